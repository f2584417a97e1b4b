"""The figures of a report, drawn with Altair from plain values."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from keeling.bots.intervals import Estimate
from keeling.lab.errors import needs
from keeling.lab.labels import Labels
from keeling.lab.plan import Condition

WIDTH: Final = 1080
"""What a page has room for, names of rows included."""
STEP: Final = 13
"""Between the colours of a row."""
ROW: Final = 24
"""What a row has at least."""
NAMES: Final = 400
"""The most room for the names of rows."""
BAND: Final = 0.4
"""How dark all bands of a picture are together."""
FACETS: Final = ((3, 290, 38), (2, 460, 60), (1, 960, 0))
"""How small pictures stand: how many side by side, how wide each is, and the longest name it has room for (0: any)."""
PALETTE: Final = ["#1f6f8b", "#e0a030", "#c4572e", "#7a3b69", "#3c7d4f", "#8a8f98", "#b98b5e", "#4a4e8c"]
FONT: Final = "system-ui, Segoe UI, Roboto, Helvetica, Arial, sans-serif"


class Point(NamedTuple):
    """A mean with its interval, in a row of a chart and of a colour."""

    row: str
    colour: str
    figure: Estimate


def altair() -> Any:
    """The library; NotInstalled without it."""
    try:
        import altair as library
    except ImportError:
        raise needs("altair") from None
    return library


class Axes(NamedTuple):
    """The rows of a chart, its colours, and the row and colour of each condition by its key."""

    rows: list[str]
    colours: list[str]
    places: dict[str, tuple[str, str]]


class Fan(NamedTuple):
    """A curve with its band, in the picture of a row and of a colour."""

    row: str
    colour: str
    points: list[dict[str, float]]


def axes(conditions: Sequence[Condition], factors: Sequence[str], labels: Labels) -> Axes:
    """How conditions are laid out in charts, and what they are called there.

    With two factors or more that differ the last one is the colour, and all others together are the row. Conditions of
    a list, which do not have the same factors, are a row each.
    """
    places: dict[str, tuple[str, str]] = {}
    differing = [name for name in factors if len({each.factors.get(name) for each in conditions}) > 1]
    is_listed = any(name not in each.factors for name in differing for each in conditions)
    for condition in conditions:
        if is_listed:
            places[condition.key] = (labels.condition(condition), "")
            continue
        names = [labels.part(name, condition.factors[name]) for name in differing]
        if len(names) > 1:
            places[condition.key] = (", ".join(names[:-1]), names[-1])
        else:
            places[condition.key] = (names[0] if names else labels.condition(condition), "")
    rows = list(dict.fromkeys(row for row, _ in places.values()))
    colours = list(dict.fromkeys(colour for _, colour in places.values()))
    return Axes(rows, colours, places)


def intervals(
    points: Sequence[Point], colours: Sequence[str], heading: str, percent: bool = False, zero: bool = False
) -> Any:
    """Means as dots with their intervals, a row for each value; colours stand side by side. `zero` draws its line."""
    library = altair()
    scale = 100 if percent else 1
    values = [
        {
            "row": point.row,
            "colour": point.colour,
            "mean": scale * point.figure.mean,
            "low": scale * (point.figure.mean if point.figure.low is None else point.figure.low),
            "high": scale * (point.figure.mean if point.figure.high is None else point.figure.high),
        }
        for point in points
        if point.figure.mean is not None
    ]
    rows = list(dict.fromkeys(point.row for point in points))
    base = library.Chart(library.Data(values=values)).encode(
        y=library.Y("row:N", sort=rows, title=None, axis=library.Axis(labelLimit=NAMES)),
        yOffset=library.YOffset("colour:N", sort=list(colours)),
        color=colour_of(colours),
        tooltip=[
            "row:N",
            "colour:N",
            *(library.Tooltip(f"{end}:Q", format=".1f") for end in ("mean", "low", "high")),
        ],
    )
    axis = library.Axis(tickCount=8)
    x = library.X("low:Q", title=heading, scale=library.Scale(zero=percent, nice=True), axis=axis)
    layers = [
        base.mark_rule(strokeWidth=2).encode(x=x, x2="high:Q"),
        base.mark_circle(size=42, opacity=1).encode(x=library.X("mean:Q", title=heading)),
    ]
    if zero:
        line = library.Chart(library.Data(values=[{"zero": 0}])).mark_rule(strokeDash=[4, 3], color="#888")
        layers.insert(0, line.encode(x="zero:Q"))
    return library.layer(*layers).properties(width=WIDTH, height=height_of(rows, colours), autosize=fit())


def height_of(rows: Sequence[str], colours: Sequence[str]) -> int:
    """How high a picture is in which each row has a line for each colour."""
    return len(rows) * max(ROW, STEP * (len(colours) + 1))


def fit() -> Any:
    """The width is that of the whole picture, with the names of its rows."""
    return altair().AutoSizeParams(type="fit-x", contains="padding")


def colour_of(colours: Sequence[str]) -> Any:
    """The colours in their order, with a legend where there are several."""
    library = altair()
    domain = list(colours)
    return library.Color(
        "colour:N",
        sort=domain,
        scale=library.Scale(domain=domain, range=[PALETTE[n % len(PALETTE)] for n in range(len(domain))]),
        legend=library.Legend(title=None, orient="top", columns=3, labelLimit=300, symbolOpacity=1)
        if len(domain) > 1
        else None,
    )


def fans(
    curves: Sequence[Fan], colours: Sequence[str], across: str, up: str, limit: int | None, years: Mapping[int, int]
) -> Any:
    """Curves over time in a small picture for each row: the middle as a line, eight games of ten as a band.

    `years` says in which row which year begins; without it rows are counted.
    """
    library = altair()
    if years:
        named = f"{json.dumps({str(row): str(year) for row, year in years.items()})}[datum.value]"
        axis = library.Axis(values=[*years], labelExpr=named, labelOverlap=True)
    else:
        axis = library.Axis(tickMinStep=1, tickCount=6)
    values = [
        {"facet": each.row, "colour": each.colour, "limit": limit, **point} for each in curves for point in each.points
    ]
    rows = list(dict.fromkeys(each.row for each in curves))
    base = library.Chart().encode(x=library.X("row:Q", title=across, axis=axis), color=colour_of(colours))
    layers = [
        base.mark_area(opacity=BAND / max(2, len(colours))).encode(y=library.Y("low:Q", title=up), y2="high:Q"),
        base.mark_line(strokeWidth=2).encode(y="middle:Q"),
    ]
    if limit is not None:
        layers.append(library.Chart().mark_rule(strokeDash=[4, 3], color="#b3261e").encode(y="limit:Q"))
    longest = max(map(len, rows), default=0)
    columns, width, _ = next(each for each in FACETS if longest <= each[2] or not each[2])
    return (
        library.layer(*layers)
        .properties(width=width, height=130)
        .facet(
            facet=library.Facet("facet:N", sort=rows, title=None, header=library.Header(labelLimit=width + 30)),
            columns=columns,
            data=library.Data(values=values),
        )
    )


def bars(values: Sequence[tuple[str, str, float]], colours: Sequence[str], heading: str) -> Any:
    """Shares as bars: row, colour, per cent."""
    library = altair()
    data = [{"row": row, "colour": colour, "share": 100 * share} for row, colour, share in values]
    rows = list(dict.fromkeys(row for row, _, _ in values))
    return (
        library.Chart(library.Data(values=data))
        .mark_bar()
        .encode(
            y=library.Y("row:N", sort=rows, title=None, axis=library.Axis(labelLimit=NAMES)),
            yOffset=library.YOffset("colour:N", sort=list(colours)),
            x=library.X("share:Q", title=heading, scale=library.Scale(domainMin=0), axis=library.Axis(tickCount=8)),
            color=colour_of(colours),
            tooltip=["row:N", "colour:N", library.Tooltip("share:Q", format=".1f")],
        )
        .properties(width=WIDTH, height=height_of(rows, colours), autosize=fit())
    )


def specification(chart: Any) -> dict[str, Any]:
    """The chart as Vega-Lite, in the style of the report."""
    styled = chart.configure(
        font=FONT,
        background="transparent",
    ).configure_view(stroke=None).configure_axis(
        labelFontSize=13, titleFontSize=13, titleFontWeight="normal", gridColor="#8883", domainColor="#8888",
        tickColor="#8888",
    ).configure_legend(labelFontSize=13).configure_header(labelFontSize=13, labelFontWeight="bold")  # fmt: skip
    found: dict[str, Any] = styled.to_dict()
    return found


def engine() -> str:
    """The program that draws Vega-Lite in a browser, whole; NotInstalled without it."""
    try:
        import vl_convert
    except ImportError:
        raise needs("vl-convert-python") from None
    bundle: str = vl_convert.javascript_bundle("window.vegaEmbed = vegaEmbed;")
    return bundle


def pictures(spec: dict[str, Any]) -> tuple[str, bytes]:
    """A figure as SVG and as PNG at twice its size, on white."""
    import vl_convert

    white = {**spec, "background": "white"}
    return vl_convert.vegalite_to_svg(white), vl_convert.vegalite_to_png(white, scale=2)
