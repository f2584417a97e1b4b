"""Games that bots have played in this process, to open them in a browser at a certain moment."""

import json
import os
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from serving import Client, Server, seats

from keeling.bots.bot import Peek
from keeling.bots.spec import bot_for
from keeling.kernel.match import Match
from keeling.kernel.title import Setup
from keeling.titles import title_named

SEEDS = range(1, 100)
WHOLE_GAMES = "KEELING_WHOLE_GAMES" in os.environ

Moment = Callable[[Any, str], bool]


class Played(NamedTuple):
    """A record, how many of its actions were taken by the moment, and who is asked and who is on turn then."""

    record: dict[str, Any]
    at: int
    asked: int
    active: int


def game_of_bots(title_name: str, players: int, seed: int, options: dict[str, object]) -> Iterator[Match]:
    """A game of random bots, before each of their decisions and after the last."""
    title = title_named(title_name)
    match = Match(Setup.of(title, players, seed, options), ["human"] * players)
    bots = [bot_for("random", seed + seat, title, players) for seat in range(players)]
    yield match
    while match.game.decision is not None:
        player = match.game.decision.player
        match.follow(bots[player].choose(Peek(match.game, player)))
        yield match


def played_until(title_name: str, players: int, moment: Moment, first: int = SEEDS[0], **options: object) -> Played:
    """The first moment of its kind in seeded games of bots: a test of the game and of the kind of its decision.

    `first` is the seed to look at first, for moments that are rare.
    """
    for seed in (first, *SEEDS):
        for match in game_of_bots(title_name, players, seed, options):
            g = match.game
            if g.decision is not None and moment(g, type(g.decision).__name__):
                return Played(json.loads(match.record().to_json()), len(match.actions), g.decision.player, g.active)
    raise AssertionError(f"this did not happen in {len(SEEDS)} games of {title_name}")


def near_the_end(title_name: str, players: int, left: int, seed: int = 1, **options: object) -> Played:
    """A game of bots so many decisions before its end; at its first one in the long checks."""
    asked = [
        (match.game.decision.player, getattr(match.game, "active", match.game.decision.player))
        for match in game_of_bots(title_name, players, seed, options)
        if match.game.decision is not None
    ]
    *_, last = game_of_bots(title_name, players, seed, options)
    at = 0 if WHOLE_GAMES else max(0, len(last.actions) - left)
    return Played(json.loads(last.record().to_json()), at, *asked[at])


class Opened(NamedTuple):
    """A table by its addresses: those of the seats, and the one to watch."""

    seats: list[str]
    link: str


def open_table(server: Server, played: Played, others: str = "human") -> Opened:
    """A table at that moment; the seats besides the one that is asked are taken by such bots, or by people."""
    people = seats(*("human" if seat == played.asked else others for seat in range(played.record["players"])))
    made = Client(server).post("/tables/import", record=played.record, at=played.at, seats=people)
    address = f"/table/{made['table']}#"
    return Opened([address + (seat["token"] or "") for seat in made["seats"]], address + made["link"])
