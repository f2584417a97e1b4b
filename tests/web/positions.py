"""Games that bots have played in this process, to open them in a browser at a certain moment."""

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from serving import Client, Server, seats

from keeling.bots.bot import Peek
from keeling.bots.spec import bot_for
from keeling.kernel.match import Match
from keeling.kernel.title import Setup
from keeling.titles import title_named

SEEDS = range(1, 100)

Moment = Callable[[Any, str], bool]


class Played(NamedTuple):
    """A record, how many of its actions were taken by the moment, and who is asked and who is on turn then."""

    record: dict[str, Any]
    at: int
    asked: int
    active: int


def played_until(title_name: str, players: int, moment: Moment, **options: object) -> Played:
    """The first moment of its kind in seeded games of bots: a test of the game and of the kind of its decision."""
    title = title_named(title_name)
    for seed in SEEDS:
        match = Match(Setup.of(title, players, seed, options), ["human"] * players)
        bots = [bot_for("random", seed + seat, title, players) for seat in range(players)]
        while match.game.decision is not None:
            g = match.game
            player = g.decision.player
            if moment(g, type(g.decision).__name__):
                return Played(json.loads(match.record().to_json()), len(match.actions), player, g.active)
            match.play(bots[player].choose(Peek(g, player)))
    raise AssertionError(f"this did not happen in {len(SEEDS)} games of {title_name}")


class Opened(NamedTuple):
    """A table by its addresses: those of the seats, and the one to watch."""

    seats: list[str]
    link: str


def open_table(server: Server, played: Played) -> Opened:
    """A table at that moment, all seats taken by people."""
    people = seats(*["human"] * played.record["players"])
    made = Client(server).post("/tables/import", record=played.record, at=played.at, seats=people)
    address = f"/table/{made['table']}#"
    return Opened([address + seat["token"] for seat in made["seats"]], address + made["link"])
