"""Whole games as a client hears of them, for the tests of what it tells: log, and views on the way, as JSON files.

Bots play a seeded game of each title. A file holds the lines that one seat would be sent, and what that seat sees after
some of them: after each of the first ones, and before and behind whatever happens between turns. The same code and
content give the same files: they are committed and made again only when views, events or words change.
"""

import json
from pathlib import Path
from typing import Any, NamedTuple

from keeling.bots.bot import Peek
from keeling.bots.spec import bot_for
from keeling.kernel.match import Match
from keeling.kernel.title import Setup
from keeling.titles import title_named

FOLDER = Path(__file__).parent.parent / "web" / "src" / "lib" / "fixtures"
NAMES = ["Ada", "Chidi", "Mei", "Lucía", "Tomasz"]
SEAT = 0
MOST_LINES = 300
EVERY_VIEW = 5  # so many of the first lines have a view each
BETWEEN_VIEWS = 7  # so many of the times between turns
MOST_BYTES = 2_000_000
START_TIME = 1_700_000_000


class Played(NamedTuple):
    """A game to be played: the name of its file, and what is set up."""

    name: str
    title: str
    players: int
    seed: int
    options: dict[str, object] = {}
    bots: str = "greedy"


GAMES = [
    Played("classic3", "classic", 3, 1),
    Played("classic-defeat4", "classic", 4, 2, {"preset": "extreme"}, "random"),
    Played("team2", "second-chance-cooperative", 2, 1),
    Played(
        "companies3",
        "second-chance-competitive",
        3,
        3,
        {"start_co2": "zero", "winnable_stack": True, "un_goal_relief": True},
    ),
    Played("policy3", "climate-policy", 3, 1, {"trade_mode": "off", "policy": "2AB"}),
]


def line(number: int, kind: str, seat: int | None, events: list[Any]) -> dict[str, Any]:
    """A line of the table's log."""
    return {
        "seq": number + 1,
        "kind": kind,
        "seat": seat,
        "position": number,
        "at": START_TIME + number,
        "events": events,
    }


def worth_seeing(lines: list[dict[str, Any]]) -> list[int]:
    """The positions whose views are kept: the first ones, those around what happens between turns, and the last."""
    between = [any(event["phase"] not in ("", "setup") for event in each["events"]) for each in lines]
    begins = [number for number in range(1, len(lines)) if between[number] and not between[number - 1]]
    positions = {*range(EVERY_VIEW + 1), len(lines) - 1}
    for begin in begins[:BETWEEN_VIEWS]:
        end = begin
        while end + 1 < len(lines) and between[end + 1]:
            end += 1
        positions |= {begin - 1, end}
    return sorted(positions)


def heard(played: Played) -> dict[str, Any]:
    """A game from its begin to its end, or as many lines of it as a file holds."""
    title = title_named(played.title)
    match = Match(Setup.of(title, played.players, played.seed, played.options), ["bot"] * played.players)
    bots = [bot_for(played.bots, played.seed * 10 + seat, title, played.players) for seat in range(played.players)]
    lines = [line(0, "start", None, match.opening[SEAT])]
    views = [title.view(match.game, SEAT)]
    while match.game.decision is not None and len(lines) < MOST_LINES:
        player = match.game.decision.player
        events = match.play(bots[player].choose(Peek(match.game, player)))
        lines.append(line(len(lines), "action", player, events[SEAT]))
        views.append(title.view(match.game, SEAT))
    return {
        "title": title.name,
        "seat": SEAT,
        "names": NAMES[: played.players],
        "over": match.game.decision is None,
        "lines": lines,
        "views": {position: views[position] for position in worth_seeing(lines)},
    }


def main() -> None:
    """Write all files, and say how large they are."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    size = 0
    for played in GAMES:
        game = heard(played)
        text = json.dumps(game, ensure_ascii=False, separators=(",", ":"))
        (FOLDER / f"{played.name}.json").write_text(text + "\n", encoding="utf-8")
        size += len(text.encode())
        print(
            f"{played.name:20} {len(text):9,} characters, {len(game['lines'])} lines, over: {game['over']}", flush=True
        )
    if size > MOST_BYTES:
        raise SystemExit(f"the fixtures must stay under {MOST_BYTES:,} bytes")


if __name__ == "__main__":
    main()
