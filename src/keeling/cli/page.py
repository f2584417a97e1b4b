"""Tables in pages of the documentation that a command writes: what stands between two marks belongs to the command.

A section is a table of leagues. The first cell of a league's first row is what was typed behind `keeling league`; the
rows below it with an empty first cell belong to it. Writing a league again replaces its rows and leaves the others.
"""

from pathlib import Path
from typing import Final

from keeling.bots.intervals import percent, points
from keeling.bots.league import MILLISECOND, Standing, Standings
from keeling.bots.ranges import JUDGING, name_within
from keeling.kernel.errors import KeelingError
from keeling.kernel.messages import message, verbatim

COLUMNS: Final = (
    "`keeling league ...`",
    "bot",
    "games",
    "wins",
    "survived",
    "points",
    "lead",
    "ms",
    "at most",
    "digest",
)
SHORT: Final = 10  # milliseconds below which parts of one are told
DIGITS: Final = 8  # of a digest: enough to see whether two leagues were the same
SEPARATOR: Final = "|---|---|--:|--:|--:|--:|--:|--:|--:|---|"


class BadPage(KeelingError):
    """A page that cannot be read or written, or does not have the section."""


def marks(section: str) -> tuple[str, str]:
    """The lines between which a section stands."""
    return f"<!-- league: {section} -->", f"<!-- end of league: {section} -->"


def typed(found: Standings, options: list[str]) -> str:
    """What is to be typed behind `keeling league` to play it, without the number of deals and the files it writes."""
    league = found.league
    bots = league.bots if len(set(league.bots)) > 1 else league.bots[:1]
    words = [league.title, "-p", str(league.players), "--bots", ",".join(bots)]
    words += ["--seed", name_within(JUDGING, league.seed)]
    for option in options:
        words += ["-o", option]
    if league.content is not None:
        words += ["--content", league.content.name]
    return " ".join(words)


def write_section(page: Path, section: str, found: Standings, options: list[str]) -> None:
    """Put the rows of a league into a section of a page; BadPage if there is no such section."""
    try:
        lines = page.read_text(encoding="utf-8").splitlines()
        begin, end = marks(section)
        if begin not in lines or end not in lines[lines.index(begin) :]:
            raise BadPage(
                message(
                    "error-page-section",
                    file=verbatim(page),
                    name=verbatim(section),
                    begin=verbatim(begin),
                    end=verbatim(end),
                )
            )
        first = lines.index(begin) + 1
        last = lines.index(end, first)
        leagues = rows_by_league(lines[first:last])
        leagues[key_of(typed(found, options))] = rows(found, options)
        table = [row(COLUMNS), SEPARATOR, *(line for league in leagues.values() for line in league)]
        lines[first:last] = ["", *table, ""]
        page.write_text("\n".join(lines) + "\n", encoding="utf-8")
    except OSError as error:
        raise BadPage(
            message("error-page-unread", file=verbatim(page), reason=verbatim(error.strerror or error))
        ) from None


def rows_by_league(lines: list[str]) -> dict[str, list[str]]:
    """The rows of a table by what was typed for them, without the number of deals."""
    found: dict[str, list[str]] = {}
    key = ""
    for line in lines:
        cell = line.strip("|").split("|")[0].strip()
        if not line.startswith("|") or line == SEPARATOR or cell == COLUMNS[0]:
            continue
        key = key_of(cell) if cell else key
        found.setdefault(key, []).append(line)
    return found


def key_of(cell: str) -> str:
    """What tells leagues apart: all that was typed, but for the number of deals."""
    return cell.strip("`").partition(" --deals ")[0]


def rows(found: Standings, options: list[str]) -> list[str]:
    """A league as rows of a table in Markdown."""
    command = f"`{typed(found, options)} --deals {len(found.deals())}`"
    digest = f"`{found.digest()[:DIGITS]}`"
    lines = []
    for standing in found.standings():
        lines.append(row((command, *cells(standing), digest)))
        command = digest = ""
    return lines


def cells(standing: Standing) -> tuple[str, ...]:
    """The figures of a bot for people: shares in per cent, with their intervals."""
    return (
        standing.bot,
        str(standing.games),
        percent(standing.wins),
        percent(standing.survived),
        points(standing.score),
        points(standing.lead),
        milliseconds(standing.spent / max(1, standing.decisions)),
        milliseconds(standing.worst),
    )


def milliseconds(microseconds: float) -> str:
    """CPU time for people."""
    time = microseconds / MILLISECOND
    return f"{time:.2f}" if time < SHORT else f"{time:.0f}"


def row(found: tuple[str, ...]) -> str:
    """A row of a table in Markdown."""
    return f"| {' | '.join(found)} |".replace("|  |", "| |")
