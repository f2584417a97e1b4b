"""How fast a level of bots thinks: positions looked at in a second, one judgement of a position, time per decision.

    python benchmarks/search_speed.py [TITLE ...] [--level hard] [--games 2] [--json]

For every title a table of the level plays whole games on the seeds `dev/0`, `dev/1`, ... with the usual number of
players. CPU time is counted, and only that of plans: actions that follow a plan, and those without a choice, cost
nothing. A judgement is `Opinion.value` on positions spread over the game, each asked again and again.
"""

import argparse
import json
import time
from typing import NamedTuple

import keeling
from keeling.bots.bot import Peek
from keeling.bots.levels import LEVELS, make
from keeling.bots.opinions import opinion_for
from keeling.bots.planner import PlannerBot
from keeling.kernel.game import Game
from keeling.kernel.title import Setup
from keeling.titles import title_named, title_names

MILLION = 1e6
THOUSAND = 1e3
EVERY = 10  # so many decisions lie between two positions that are judged
REPEATS = 200
PLAYERS = 3


class Speed(NamedTuple):
    """What was measured in one title."""

    title: str
    players: int
    level: str
    build: str
    plans: int
    positions_per_second: int
    value_us: float
    ms_per_plan: float
    ms_worst: float


def measure(name: str, level: str, games: int) -> Speed:
    """Play and measure one title."""
    title = title_named(name)
    players = max(title.players[0], min(PLAYERS, title.players[-1]))
    opinion = opinion_for(title, players)
    positions = plans = 0
    seconds: list[float] = []
    judged: list[Game] = []
    for number in range(games):
        game = Setup.of(title, players, f"dev/{number}", {}).start()
        bots = [make(level, number * players + seat, opinion, name) for seat in range(players)]
        decisions = 0
        while game.decision is not None:
            seat = game.decision.player
            bot = bots[seat]
            assert isinstance(bot, PlannerBot)
            if len(game.legal) == 1:
                game.play(game.legal[0])
                continue
            if decisions % EVERY == 0:
                judged.append(game.clone())
            decisions += 1
            begin = time.process_time()
            action = bot.choose(Peek(game, seat))
            took = time.process_time() - begin
            if bot.planner.positions:
                plans += 1
                positions += bot.planner.positions
                seconds.append(took)
                bot.planner.positions = 0
            game.play(action)
    begin = time.process_time()
    for game in judged:
        assert game.decision is not None
        for _ in range(REPEATS):
            opinion.value(game, game.decision.player, 100)
    value = (time.process_time() - begin) / (len(judged) * REPEATS)
    total = sum(seconds)
    return Speed(
        name,
        players,
        level,
        keeling.BUILD,
        plans,
        round(positions / total),
        round(value * MILLION, 1),
        round(total / plans * THOUSAND, 1),
        round(max(seconds) * THOUSAND),
    )


def main() -> None:
    """Measure the titles and print a line, or a JSON object, for each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", metavar="TITLE")
    parser.add_argument("--level", choices=LEVELS, default="hard")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    found = [measure(name, given.level, given.games) for name in given.titles or title_names()]
    if given.json:
        print(json.dumps([each._asdict() for each in found], indent=1))
        return
    for each in found:
        print(
            f"{each.title} -p {each.players} {each.level} ({each.build}): {each.positions_per_second} positions/s,"
            f" {each.value_us} us a judgement, {each.ms_per_plan} ms a plan, {each.ms_worst} ms at worst,"
            f" {each.plans} plans"
        )


if __name__ == "__main__":
    main()
