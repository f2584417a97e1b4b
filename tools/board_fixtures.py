"""Positions for looking at the board in the browser and for its tests: what a seat would be sent, as JSON files.

Bots play seeded games of the classic title until a situation arises; each is written to its own file. The same
code and content give the same files: they are committed and made again only when views, options or words change.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from keeling.bots.bot import Peek
from keeling.bots.spec import bot_for
from keeling.kernel.title import Setup
from keeling.titles import title_named
from keeling.titles.classic.alphabet import GOAL
from keeling.titles.classic.state import DEFEAT

FOLDER = Path(__file__).parent.parent / "web" / "src" / "board" / "fixtures"
NAMES = ["Ada", "Chidi", "Mei", "Lucía", "Tomasz"]
MOST_BYTES = 300_000
MOST_PREVIEWS = 8
SEEDS = range(1, 150)
BOTS = ["greedy", "random"]

Test = Callable[[Any, str], bool]


class Situation(NamedTuple):
    """What to look for: in which game, and when it is there (the game, and the kind of the open decision)."""

    name: str
    players: int
    test: Test
    options: dict[str, object] = {}


def turn(decade: int, choices: int = 12) -> Test:
    """A turn with its action still open, in a decade, with something to choose."""
    return lambda g, kind: kind == "TurnMenu" and g.decade >= decade and not g.main_done and len(g.legal) >= choices


def free(choices: int = 6) -> Test:
    """A turn whose action is taken, with free moves left."""
    return lambda g, kind: kind == "TurnMenu" and bool(g.main_done) and g.decade >= 2 and len(g.legal) >= choices


def scoring() -> Test:
    """A late turn in which a UN Goal can be scored."""
    return lambda g, kind: kind == "TurnMenu" and g.decade >= 4 and any(GOAL.holds(action) for action in g.legal)


def asked(*kinds: str, choices: int = 2) -> Test:
    """A decision of one of these kinds."""
    return lambda g, kind: kind in kinds and len(g.legal) >= choices


def won() -> Test:
    """The end of a game that somebody won."""
    return lambda g, kind: kind == "" and g.end != DEFEAT


def lost() -> Test:
    """The end of a game that everybody lost."""
    return lambda g, kind: kind == "" and g.end == DEFEAT


def high(co2: int) -> Test:
    """A turn under a hot sky."""
    return lambda g, kind: kind == "TurnMenu" and g.co2 >= co2 and not g.main_done and len(g.legal) >= 10


SITUATIONS = [
    Situation("start1", 1, turn(1)),
    Situation("start2", 2, turn(1)),
    Situation("start4", 4, turn(1)),
    Situation("start5", 5, turn(1)),
    Situation("mid1", 1, turn(3, 8)),
    Situation("mid2", 2, turn(3)),
    Situation("mid4", 4, turn(3)),
    Situation("mid5", 5, turn(4)),
    Situation("late4", 4, scoring()),
    Situation("late5", 5, turn(5, 8)),
    Situation("free3", 3, free()),
    Situation("hot3", 3, high(440)),
    Situation("end4", 4, won()),
    Situation("defeat3", 3, lost()),
    Situation("auction3", 3, asked("Bid"), options={"auction": True}),
    Situation("offer3", 3, asked("PayBid"), options={"auction": True}),
    Situation("name3", 3, asked("NameStartPlayer"), options={"auction": True}),
    Situation("draft4", 4, asked("DraftPick", choices=3), options={"lobby_draft": "alternate"}),
    Situation("income2", 2, asked("SplitIncome", choices=4)),
    Situation("pay3", 3, asked("PayCep")),
    Situation("bonus4", 4, asked("PlaceBonusCep", choices=3)),
    Situation("learn4", 4, asked("LearnAny")),
    Situation("research2", 2, asked("GrantResearch")),
    Situation("supply2", 2, asked("ChooseSupplyStart")),
    Situation("put1", 1, asked("PutStarterProject")),
]


def find_all(players: int, options: dict[str, object], wanted: list[Situation]) -> dict[str, dict[str, Any]]:
    """Play seeded games of one kind until all the wanted situations were there. Half of the bots are clever."""
    title = title_named("classic")
    found: dict[str, dict[str, Any]] = {}
    for seed in SEEDS:
        g = Setup.of(title, players, seed, options).start()
        specs = [BOTS[(seat * (seed % 3) + seed) % 2] for seat in range(players)]
        bots = [bot_for(spec, seed * 10 + seat) for seat, spec in enumerate(specs)]
        while True:
            kind = type(g.decision).__name__ if g.decision is not None else ""
            for situation in wanted:
                if situation.name not in found and situation.test(g, kind):
                    found[situation.name] = state(title, g, players)
                    break
            if len(found) == len(wanted):
                return found
            if g.decision is None:
                break
            player = g.decision.player
            g.play(bots[player].choose(Peek(g, player)))
    missing = [each.name for each in wanted if each.name not in found]
    raise SystemExit(f"did not arise in {len(SEEDS)} games: {', '.join(missing)}")


def state(title: Any, g: Any, players: int) -> dict[str, Any]:
    """What the seat that is asked would be sent, options as rows; after the game, what the first seat would be."""
    seat = g.decision.player if g.decision is not None else 0
    options = title.options_for(g, seat)
    return {
        "seat": seat,
        "names": NAMES[:players],
        "asked": title.asked(g),
        "options": [
            [
                option["action"],
                option["notation"],
                option["label"],
                option["anchors"],
                title.preview(g, seat, option["action"]) if number < MOST_PREVIEWS else None,
            ]
            for number, option in enumerate(options)
        ],
        "view": title.view(g, seat),
    }


def main() -> None:
    """Write all files and say how large they are."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    games: dict[str, list[Situation]] = {}
    for situation in SITUATIONS:
        games.setdefault(f"{situation.players} {situation.options}", []).append(situation)
    found: dict[str, dict[str, Any]] = {}
    for wanted in games.values():
        found.update(find_all(wanted[0].players, wanted[0].options, wanted))
    for old in FOLDER.glob("*.json"):
        old.unlink()
    size = 0
    for name, content in found.items():
        text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
        (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")
        size += len(text.encode())
        print(f"{name:12} {len(text):7,} characters", flush=True)
    print(f"{size:,} bytes")
    if size > MOST_BYTES:
        raise SystemExit(f"the fixtures must stay under {MOST_BYTES:,} bytes")


if __name__ == "__main__":
    main()
