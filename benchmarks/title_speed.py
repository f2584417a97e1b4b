"""How many unforced decisions per second random bots make in a title, and how long it takes to clone a game, to view
it from a seat, to tell the events of an action, to preview an action and to digest a position.
"""

import argparse
import json
import time
from collections.abc import Callable
from functools import partial
from itertools import count
from typing import Any

import keeling
from keeling.bots.bot import Bot, Peek, RandomBot
from keeling.bots.playout import play_some
from keeling.kernel.digest import digest
from keeling.kernel.generator import derive
from keeling.kernel.match import Match
from keeling.kernel.title import AnyTitle, Setup
from keeling.titles import title_named

CLONES = 2000
ROUNDS = 5
POSITIONS = 20
PREVIEWS = 6  # at a position
SEED = 7


def main() -> None:
    """Measure and print one JSON document."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    arguments = parser.parse_args()
    title = title_named(arguments.title)
    options = dict(option.split("=", 1) for option in arguments.option)
    setup = Setup.of(title, min(arguments.players, title.players.stop - 1), 0, options)
    decisions = 0
    spent = 0.0
    for number in count():
        seed = derive(SEED, number)
        started = time.perf_counter()
        g = title.blank(setup.players, seed, setup.options, setup.content.tables)
        title.begin(g)
        g.advance()
        bots: list[Bot] = [RandomBot(derive(seed, seat)) for seat in range(setup.players)]
        while g.decision is not None:
            play_some(g, bots, 100, False)
        spent += time.perf_counter() - started
        decisions += g.decisions
        if spent >= arguments.seconds:
            break
    g = setup.start()
    play_some(g, bots, 5, False)
    clone_us = microseconds(g.clone, CLONES)
    rate = decisions / spent
    values = {
        "title": title.name,
        "build": keeling.BUILD,
        "players": setup.players,
        "games": number + 1,
        "per_second": rate,
        "unforced_per_second": rate,
        "clone_us": clone_us,
        **over_a_game(setup),
    }
    print(json.dumps(values))


def microseconds(work: Callable[[], object], times: int) -> float:
    """How long the work takes, the best of several rounds of so many times."""
    best = float("inf")
    for _ in range(ROUNDS):
        started = time.perf_counter()
        for _ in range(times):
            work()
        best = min(best, time.perf_counter() - started)
    return 1e6 * best / times


def over_a_game(setup: Setup) -> dict[str, float]:
    """What positions and actions cost on average over a whole game of random bots.

    Views are those of the seat that is asked, at positions spread evenly over the game; events are those of all
    actions, for every seat and spectators, as a match tells them; previews those of some options of that seat, the
    public view they share included.
    """
    title = setup.title
    events_us = float("inf")
    for _ in range(ROUNDS):
        bots = [RandomBot(derive(SEED, seat)) for seat in range(setup.players)]
        match = Match(setup, ["random"] * setup.players)
        told = 0.0
        while match.game.decision is not None:
            seat = match.game.decision.player
            action = bots[seat].choose(Peek(match.game, seat))
            started = time.perf_counter()
            match.play(action)
            told += time.perf_counter() - started
        events_us = min(events_us, 1e6 * told / len(match.actions))
    positions = spread_over(match)
    views = [microseconds(partial(title.view, g, g.decision.player), POSITIONS) for g in positions]
    digests = [microseconds(partial(digest, g), POSITIONS) for g in positions]
    previews = [microseconds(partial(preview, title, g), 1) / len(some_options(g)) for g in positions]
    return {
        "view_us": sum(views) / len(views),
        "events_us": events_us,
        "preview_us": sum(previews) / len(previews),
        "digest_us": sum(digests) / len(digests),
    }


def some_options(g: Any) -> list[int]:
    """Options of a position, evenly spread."""
    every = max(1, len(g.legal) // PREVIEWS)
    options: list[int] = g.legal[::every][:PREVIEWS]
    return options


def preview(title: AnyTitle, g: Any) -> None:
    """Preview some options of the seat that is asked, as a server does."""
    seat = g.decision.player
    public = title.public(g)
    before = public.seen_by(g, seat)
    for action in some_options(g):
        title.preview(g, seat, action, before, public)


def spread_over(match: Match) -> list[Any]:
    """Positions of a game, evenly spread from its first decision to its last."""
    g = match.setup.start()
    every = max(1, len(match.actions) // POSITIONS)
    positions = []
    for number, action in enumerate(match.actions):
        if number % every == 0:
            positions.append(g.clone())
        g.play(action)
    return positions


if __name__ == "__main__":
    main()
