"""The report of an experiment: one HTML file that can be mailed, with its figures and tables beside it as files."""

import csv
import os
import re
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from keeling.bots.intervals import Estimate
from keeling.kernel.messages import Arg, message, verbatim
from keeling.lab import charts, page
from keeling.lab.about import ABOUT, about, as_text, is_report
from keeling.lab.errors import BadFolder, folder_fault
from keeling.lab.findings import decade_rows, fan, gains, scenario, sensitivity, tallies
from keeling.lab.folder import Folder
from keeling.lab.labels import Labels
from keeling.lab.names import MEASURE_NAMES
from keeling.lab.plan import Plan, shown
from keeling.lab.summary import SHARES, Difference, Line, compared, summarise
from keeling.titles import title_named
from keeling.words import Speaker, language

FOLDER: Final = "report"
FILE: Final = "report.html"
SUMMED_UP: Final = ("defeat", "co2_final", "co2_peak", "worth_mean", "gini", "first_level_1")


def write_report(folder: Folder, plan: Plan, out: Path | None = None, speaker: Speaker | None = None) -> Path:
    """Write the report into its folder (that of the experiment, if no other is named) and return the path of its page.

    BadFolder for an experiment without games; NotInstalled without Altair or its engine.
    """
    charts.altair()
    lines = summarise(folder, plan)
    if not any(line.games for line in lines):
        raise BadFolder(message("error-lab-no-games", folder=verbatim(folder.path)))
    return Report(folder, plan, lines, speaker or language("en")).write(out or folder.path / FOLDER)


class Report:
    """Puts one report together."""

    def __init__(self, folder: Folder, plan: Plan, lines: list[Line], speaker: Speaker) -> None:
        self.folder = folder
        self.plan = plan
        self.lines = [line for line in lines if line.games]
        self.speaker = speaker
        self.title = title_named(plan.title)
        self.labels = Labels(speaker, self.title, plan.factors)
        self.gains = gains(folder, plan)
        self.rows, self.colours, self.places = charts.axes(plan.conditions, plan.factors, self.labels)
        self.called = {each.key: self.labels.condition(each) for each in plan.conditions}
        self.specs: dict[str, dict[str, Any]] = {}

    def word(self, key: str, /, **args: Arg) -> str:
        """A sentence of the report."""
        return self.speaker.say(message(key, **args))

    def name(self, measure: str) -> str:
        """What a figure is called."""
        return self.word(MEASURE_NAMES[measure])

    # Writing

    def write(self, out: Path) -> Path:
        """Page, tables and figures."""
        if out != self.folder.path / FOLDER and (out / FILE).exists() and not is_report(out):
            raise BadFolder(message("error-lab-other-page", file=verbatim(out / FILE)))
        body = "\n".join(self.parts())
        whole = page.page(self.speaker.code, self.plan.name, body, charts.engine())
        try:
            for each in (out, out / "figures", out / "tables"):
                each.mkdir(parents=True, exist_ok=True)
            for name, spec in self.specs.items():
                svg, png = charts.pictures(spec)
                (out / "figures" / f"{name}.svg").write_text(svg, encoding="utf-8")
                (out / "figures" / f"{name}.png").write_bytes(png)
            self.write_tables(out / "tables")
            self.replace(out / FILE, whole)
            # Last, so that nobody lists a report that is not there yet.
            self.replace(out / ABOUT, as_text(about(self.folder, self.plan, self.lines, self.speaker.code)))
        except OSError as error:
            raise folder_fault(out, error) from None
        return out / FILE

    @staticmethod
    def replace(file: Path, text: str) -> None:
        """Write a file whole or not at all."""
        temporary = file.with_name(f".{file.name}.new")
        temporary.write_text(text, encoding="utf-8")
        os.replace(temporary, file)

    def write_tables(self, out: Path) -> None:
        """The tables of the page as CSV, with all figures."""
        factors = self.plan.factors
        with (out / "summary.csv").open("w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            names = list(dict.fromkeys(name for line in self.lines for name in line.means))
            bots = sorted({bot for line in self.lines for bot in line.characters})
            heads = [f"{name}{end}" for name in [*names, *(f"worth_of_{bot}" for bot in bots)] for end in ENDS]
            writer.writerow(["condition", *factors, "games", *heads])
            for line in self.lines:
                figures = [line.means.get(name) for name in names] + [line.characters.get(bot) for bot in bots]
                cells = [value for figure in figures for value in (figure or (None, None, None))]
                own = [line.condition.factors.get(name, "") for name in factors]
                writer.writerow([line.condition.key, *own, line.games, *cells])
        with (out / "differences.csv").open("w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            ends = ["mean", "low", "high", "sure", "unpaired_low", "unpaired_high"]
            writer.writerow(["condition", *factors, "reference", "figure", *ends])
            for line in self.lines:
                for name, each in line.differences.items():
                    values = each.as_dict()
                    own = [line.condition.factors.get(factor, "") for factor in factors]
                    reference = line.reference.key if line.reference else ""
                    writer.writerow([line.condition.key, *own, reference, name, *(values[end] for end in ends)])

    def draw(self, name: str, caption: str, chart: Any) -> str:
        """A figure of the page, which is also kept as files."""
        self.specs[name] = charts.specification(chart)
        return page.figure(name, caption, self.specs[name])

    def section(self, heading: str, *parts: str) -> str:
        """A part of the page under a heading."""
        return page.element("h2", escape(heading)) + "".join(parts)

    # The parts in their order

    def parts(self) -> Iterator[str]:
        """What the page says."""
        plan = self.plan
        yield page.element("h1", escape(plan.name))
        if plan.question:
            yield page.paragraph(plan.question, "question")
        yield self.section(self.word("lab-report-findings"), page.points(list(self.findings()), "findings"))
        chance = page.paragraph(self.word("lab-report-chance"))
        yield self.section(self.word("lab-report-design"), chance, self.design())
        intervals = page.paragraph(self.word("lab-report-intervals"))
        yield self.section(self.word("lab-report-summary"), intervals, self.table())
        yield from self.curves()
        yield from self.means()
        yield from self.differences()
        yield from self.characters()
        yield from self.importance()
        yield from self.scenarios()
        yield self.section(self.word("lab-report-games"), *self.single_games())
        yield self.section(self.word("lab-report-limits"), page.points(self.limits()))
        yield self.section(self.word("lab-report-provenance"), self.provenance())

    def findings(self) -> Iterator[str]:
        """The report in a few sentences."""
        ranked = [line for line in self.lines if "co2_final" in line.means]
        if len(ranked) > 1:
            ranked.sort(key=lambda line: line.means["co2_final"].mean or 0)
            least, most = ranked[0], ranked[-1]
            yield self.word(
                "lab-report-air",
                least=verbatim(self.called[least.condition.key]),
                least_ppm=verbatim(told(least.means["co2_final"])),
                most=verbatim(self.called[most.condition.key]),
                most_ppm=verbatim(told(most.means["co2_final"])),
            )
        lost = [line for line in self.lines if line.means["defeat"].mean]
        if lost:
            worst = max(lost, key=lambda line: line.means["defeat"].mean or 0)
            yield self.word(
                "lab-report-lost",
                conditions=len(lost),
                all=len(self.lines),
                worst=verbatim(self.called[worst.condition.key]),
                share=verbatim(told(worst.means["defeat"], percent=True)),
            )
        else:
            yield self.word("lab-report-none-lost", games=sum(line.games for line in self.lines))
        rich = sorted(self.lines, key=lambda line: line.means["worth_mean"].mean or 0)
        if len(rich) > 1:
            yield self.word(
                "lab-report-rich",
                most=verbatim(self.called[rich[-1].condition.key]),
                most_worth=verbatim(told(rich[-1].means["worth_mean"])),
                least=verbatim(self.called[rich[0].condition.key]),
                least_worth=verbatim(told(rich[0].means["worth_mean"])),
            )
        sure = [each for each in self.gains if each.is_sure]
        if sure:
            best = max(sure, key=lambda each: abs(each.difference.mean or 0))
            more = (best.difference.mean or 0) > 0
            yield self.word(
                "lab-report-gain",
                condition=verbatim(self.called[best.condition.key]),
                bot=verbatim(self.labels.company(best.bot if more else best.other)),
                other=verbatim(self.labels.company(best.other if more else best.bot)),
                points=verbatim(told(best.difference if more else mirrored(best.difference))),
            )
        paired = self.pairing("co2_final") or self.pairing("worth_mean")
        if paired is not None:
            yield self.word("lab-report-paired", share=verbatim(f"{100 * paired:.0f}"))

    def pairing(self, name: str) -> float | None:
        """How wide paired intervals are beside unpaired ones, on average; None without any."""
        found = []
        for line in self.lines:
            each = line.differences.get(name)
            if each is not None and None not in (*each.paired, *each.unpaired):
                narrow, wide = width(each.paired), width(each.unpaired)
                if wide:
                    found.append(narrow / wide)
        return sum(found) / len(found) if found else None

    def design(self) -> str:
        """What was played."""
        plan = self.plan
        games = sum(line.games for line in self.lines)
        values = {
            self.labels.factor(name): ", ".join(
                self.labels.value(name, value)
                for value in dict.fromkeys(each.factors[name] for each in plan.conditions if name in each.factors)
            )
            for name in plan.factors
        }
        fixed = {
            name: value
            for name, value in plan.conditions[0].options.items()
            if all(each.options.get(name) == value for each in plan.conditions)
        }
        pairs = [
            (self.word("lab-report-title"), self.speaker.name(f"title-{plan.title}")),
            *((name, value) for name, value in values.items()),
        ]
        if fixed:
            told_fixed = ", ".join(self.labels.named(name, shown(value)) for name, value in fixed.items())
            pairs.append((self.word("lab-report-fixed"), told_fixed))
        pairs += [
            (self.word("lab-report-plan"), plan.design),
            (
                self.word("lab-report-size"),
                self.word(
                    "lab-report-sizes", conditions=len(plan.conditions), replications=plan.replications, games=games
                ),
            ),
        ]
        if plan.baseline:
            reference = ", ".join(self.labels.part(name, value) for name, value in plan.baseline.items())
            pairs.append((self.word("lab-report-baseline"), reference))
        return page.definitions([(name, escape(value)) for name, value in pairs])

    def table(self) -> str:
        """The summary."""
        names = [
            name
            for name in dict.fromkeys((*SUMMED_UP, *self.plan.measures))
            if any(name in line.means for line in self.lines)
        ]
        heads = [self.word("say-lab-condition"), self.word("say-lab-games"), *(self.name(name) for name in names)]
        rows = []
        for line in self.lines:
            cells = [cell(line.means.get(name), name) for name in names]
            rows.append([escape(self.called[line.condition.key]), str(line.games), *cells])
        return page.table(heads, rows)

    def curves(self) -> Iterator[str]:
        """CO2 over time."""
        found = []
        for line in self.lines:
            points = fan(self.folder, line.condition, self.plan.replications) if "co2_final" in line.means else []
            if points:
                found.append(charts.Fan(*self.places[line.condition.key], points))
        if found:
            tables = self.title.content().tables
            limit = getattr(tables, "defeat", None)
            limit = limit if isinstance(limit, int) else None
            years = dict(zip(decade_rows(self.folder, self.plan), getattr(tables, "years", ()), strict=False))
            across = self.word("lab-report-decades" if years else "lab-report-time")
            chart = charts.fans(found, self.colours, across, self.word("lab-report-ppm"), limit, years)
            yield self.section(self.word("lab-report-air-title"), self.draw("co2", self.word("lab-report-fan"), chart))

    def means(self) -> Iterator[str]:
        """What each condition came to, as pictures."""
        parts = []
        for name in compared(self.plan):
            points = [
                charts.Point(*self.places[line.condition.key], line.means[name])
                for line in self.lines
                if name in line.means
            ]
            if points and any(point.figure.mean for point in points):
                heading = self.name(name) + (" (%)" if name in SHARES else "")
                chart = charts.intervals(points, self.colours, heading, name in SHARES)
                parts.append(self.draw(name, self.name(name), chart))
        if parts:
            yield self.section(self.word("lab-report-profits"), *parts)

    def differences(self) -> Iterator[str]:
        """What differs from the reference, game by game."""
        lines = [line for line in self.lines if line.differences]
        if not lines:
            return
        names = [name for name in compared(self.plan) if any(name in line.differences for line in lines)]
        heads = [self.word("say-lab-condition"), self.word("lab-report-against"), *(self.name(name) for name in names)]
        has_cost = any(line.cost_per_ppm is not None for line in lines)
        if has_cost:
            heads.append(self.word("lab-report-cost"))
        rows = []
        for line in lines:
            cells = [self.difference_cell(line.differences.get(name), name) for name in names]
            if has_cost:
                cells.append("-" if line.cost_per_ppm is None else minus(f"{line.cost_per_ppm:z.2f}"))
            against = self.called[line.reference.key] if line.reference else "-"
            rows.append([escape(self.called[line.condition.key]), escape(against), *cells])
        points = [
            charts.Point(*self.places[line.condition.key], line.differences["co2_final"].paired)
            for line in lines
            if "co2_final" in line.differences
        ]
        drawn = ""
        if points:
            heading = self.word("lab-report-difference", measure=verbatim(self.name("co2_final")))
            drawn = self.draw("difference", heading, charts.intervals(points, self.colours, heading, zero=True))
        note = page.paragraph(self.word("lab-report-sure"), "note")
        yield self.section(
            self.word("lab-report-differences"), page.paragraph(self.word("lab-report-pairs")), drawn,
            page.table(heads, rows, "pairs"), note,
        )  # fmt: skip

    def difference_cell(self, each: Difference | None, name: str) -> str:
        """A difference; a sure one stands out, and says so."""
        text = cell(each.paired if each else None, name, signed=True)
        return page.element("td", f"{text} *", class_="sure") if each and each.is_sure else page.element("td", text)

    def characters(self) -> Iterator[str]:
        """Who gains and who loses where kinds of companies meet."""
        if not self.gains:
            return
        heads = [self.word("say-lab-condition"), self.word("lab-report-few"), self.word("lab-report-many")]
        heads.append(self.word("lab-report-more"))
        rows = []
        for each in self.gains:
            text = cell(each.difference, WORTH_NAME, signed=True)
            rows.append(
                [
                    escape(self.called[each.condition.key]),
                    f"{escape(self.labels.company(each.bot))} {cell(each.worth, WORTH_NAME)}",
                    f"{escape(self.labels.company(each.other))} {cell(each.other_worth, WORTH_NAME)}",
                    page.element("td", f"{text} *", class_="sure") if each.is_sure else text,
                ]
            )
        yield self.section(
            self.word("lab-report-who"), page.paragraph(self.word("lab-report-who-text")),
            self.draw("gains", self.word("lab-report-more"), self.gain_chart()), page.table(heads, rows),
        )  # fmt: skip

    def gain_chart(self) -> Any:
        """The advantage of the rarer kind."""
        points = [charts.Point(*self.places[each.condition.key], each.difference) for each in self.gains]
        shown = {point.colour for point in points}
        colours = [colour for colour in self.colours if colour in shown]
        return charts.intervals(points, colours, self.word("lab-report-more"), zero=True)

    def importance(self) -> Iterator[str]:
        """Which factor matters for what."""
        if len(self.plan.factors) < 2:
            return
        names = [name for name in compared(self.plan) if any(name in line.means for line in self.lines)]
        found = sensitivity(self.folder, self.plan, names)
        values = [
            (self.name(name), self.labels.factor(factor), share)
            for name, shares in found.items()
            for factor, share in shares.items()
        ]
        if values:
            chart = charts.bars(
                values, [*map(self.labels.factor, self.plan.factors)], self.word("lab-report-explained")
            )
            yield self.section(
                self.word("lab-report-matters"), self.draw("sensitivity", self.word("lab-report-matters-text"), chart)
            )

    def scenarios(self) -> Iterator[str]:
        """What leads to common defeat, in words."""
        found = scenario(tallies(self.folder, self.plan), self.plan.factors)
        if found is None:
            return
        where = "; ".join(
            f"{self.labels.factor(name)}: {', '.join(self.labels.value(name, value) for value in values)}"
            for name, values in found.values.items()
        )
        sentence = self.word(
            "lab-report-scenario",
            lost=found.all_lost,
            games=found.all_games,
            coverage=verbatim(f"{100 * found.coverage:.0f}"),
            where=verbatim(where),
            density=verbatim(f"{100 * found.density:.0f}"),
            elsewhere=verbatim(f"{100 * found.elsewhere:.1f}"),
        )
        yield self.section(self.word("lab-report-how-lost"), page.paragraph(sentence))

    def single_games(self) -> list[str]:
        """How any game is seen on the board."""
        line = max(self.lines, key=lambda each: each.means["defeat"].mean or 0)
        commands = (
            f"keeling lab game {self.folder.path} {line.condition.key} 0 -o game.json",
            "keeling replay game.json",
        )
        return [
            page.paragraph(self.word("lab-report-single")),
            *(page.element("p", page.element("code", escape(command))) for command in commands),
        ]

    def limits(self) -> list[str]:
        """What the report cannot show."""
        return [
            self.word("lab-report-limit-bots"),
            self.word("lab-report-limit-game"),
            self.word("lab-report-limit-many", comparisons=sum(len(line.differences) for line in self.lines)),
        ]

    def provenance(self) -> str:
        """With what it was made."""
        marks = self.folder.marks() or {}
        runs: Sequence[dict[str, Any]] = marks.get("runs", [])
        identity = marks.get("identity", {})
        versions = dict.fromkeys(
            "keeling {}, {}, Python {}".format(*(run.get(name, "?") for name in WITH)) for run in runs
        )
        commands = dict.fromkeys(str(run["command"]) for run in runs if run.get("command"))
        pairs = [
            (self.word("lab-report-seed"), self.plan.seed),
            (self.word("lab-report-digest"), self.folder.digest(self.plan)),
            (self.word("lab-report-versions"), "; ".join(versions)),
            (self.word("lab-report-rules"), f"{identity.get('rules_version')} / {identity.get('content')}"),
            (self.word("lab-report-commands"), "; ".join(commands) or "-"),
        ]
        whole = page.definitions([(name, escape(value)) for name, value in pairs])
        source = page.element("pre", page.element("code", escape(self.plan.source)), class_="scroll")
        return whole + page.element("details", page.element("summary", escape(self.word("lab-report-file"))) + source)


WITH: Final = ("keeling", "build", "python")
ZERO: Final = re.compile(r"(?<![\d.])[+-]0(?![\d.])")
ENDS: Final = ("", "_low", "_high")
WORTH_NAME: Final = "worth_mean"


def told(figure: Estimate, percent: bool = False) -> str:
    """`348 (344–352)` or `45 % (38–52)`; a signed end is kept apart by a word's width."""
    scale, sign = (100, " %") if percent else (1, "")
    if figure.mean is None:
        return "-"
    mean = f"{scale * figure.mean:.0f}{sign}"
    if figure.low is None or figure.high is None:
        return mean
    return f"{mean} ({scale * figure.low:.0f} … {scale * figure.high:.0f})"


def cell(figure: Estimate | None, name: str, signed: bool = False) -> str:
    """A mean with its interval in small letters, as HTML."""
    if figure is None or figure.mean is None:
        return "-"
    scale, sign = (100, " %") if name in SHARES else (1, "")
    form = "+.0f" if signed else ".0f"
    mean = f"{scale * figure.mean:{form}}{sign}"
    if figure.low is None or figure.high is None:
        return minus(mean)
    ends = f"{scale * figure.low:{form}} … {scale * figure.high:{form}}"
    return minus(f"{mean} ") + page.element("small", minus(ends))


def minus(text: str) -> str:
    """Negative numbers with a true minus, and no negative zero."""
    return ZERO.sub("0", text).replace("-", "−")


def width(figure: Estimate) -> float:
    """How wide an interval is."""
    return (figure.high or 0.0) - (figure.low or 0.0)


def mirrored(figure: Estimate) -> Estimate:
    """The difference the other way round."""
    low, high = figure.low, figure.high
    return Estimate(-(figure.mean or 0), None if high is None else -high, None if low is None else -low)
