"""What seeing the decks is worth to a table of bots, and what fearing for the planet alone is.

    python tools/oracle.py TITLE [-p 3] [-n 100] [--bot 8x4x8x4] [--fear 1000] [-o NAME=VALUE ...] [--workers 2]

Plays the same deals (`dev/0`, `dev/1`, ...) three times with planners of the same effort at all seats: as they are;
fearful, with several times the fear of common defeat; and as oracles, which plan in the game itself instead of
imagined ones, so that they know every card and tile to come. What even oracles do not survive is not lost for want of
luck in guessing; what fearful ones survive and others do not is lost because somebody tried to win.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from keeling.bots.bot import Peek
from keeling.bots.intervals import wilson
from keeling.bots.opinions import opinion_for
from keeling.bots.opinions.opinion import PRUDENT
from keeling.bots.planner import Effort, Planner, PlannerBot
from keeling.kernel.game import Game
from keeling.kernel.title import Setup
from keeling.titles import title_named

SEED = "dev"
FEARFUL = "fearful"
ORACLES = "oracles"
KINDS = ("as they are", FEARFUL, ORACLES)


class Oracle:
    """A planner that plans in the game itself: one deal, the true one, is enough for it."""

    def __init__(self, planner: Planner) -> None:
        self.planner = planner
        self.plan: list[int] = []
        self.foreseen: list[list[int]] = []

    def choose(self, game: Game, seat: int) -> int:
        """The next action of the turn that leads furthest."""
        if not self.plan or self.foreseen[0] != game.legal:
            planner = self.planner
            planner.begin()
            turns = planner.turns(game.clone(), seat, planner.effort.width, planner.effort.candidates)
            best = max(turns, key=lambda turn: planner.outlook(game.clone(), turn, seat))
            self.plan, self.foreseen = list(best.path), list(best.legals)
        self.foreseen.pop(0)
        return self.plan.pop(0)


def survives(
    kind: str, fear: int, title_name: str, players: int, options: dict[str, str], effort: list[int], number: int
) -> bool:
    """Whether anybody wins this deal; `fear` is how much of it the fearful have, in per cent."""
    title = title_named(title_name)
    game = Setup.of(title, players, f"{SEED}/{number}", options).start()
    opinion = opinion_for(title, players)
    caution = fear if kind == FEARFUL else PRUDENT
    oracles = [Oracle(Planner(opinion, Effort(*effort), caution)) for _ in range(players)]
    bots = [PlannerBot(number * players + seat, opinion, Effort(*effort), caution) for seat in range(players)]
    while game.decision is not None:
        seat = game.decision.player
        if len(game.legal) == 1:
            game.play(game.legal[0])
        elif kind == ORACLES:
            game.play(oracles[seat].choose(game, seat))
        else:
            game.play(bots[seat].choose(Peek(game, seat)))
    return bool(title.outcome(game).winners)


def main() -> None:
    """Play and print one line for each kind of table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title")
    parser.add_argument("-p", "--players", type=int, default=3)
    parser.add_argument("-n", "--games", type=int, default=100)
    parser.add_argument("--bot", default="8x4x8x4", metavar="EFFORT", help="as in the spec planner:EFFORT")
    parser.add_argument("-o", "--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--kind", choices=KINDS, action="append", help="only this one; may be given several times")
    parser.add_argument("--fear", type=int, default=10 * PRUDENT, help="of the fearful, in per cent")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    options = dict(each.split("=", 1) for each in given.option)
    effort = [int(number) for number in given.bot.split("x")]
    with ProcessPoolExecutor(given.workers) as pool:
        for kind in given.kind or KINDS:
            play = partial(survives, kind, given.fear, given.title, given.players, options, effort)
            survived = sum(pool.map(play, range(given.first, given.first + given.games)))
            low, high = wilson(survived / given.games, given.games)
            print(
                f"{given.title} -p {given.players} {' '.join(given.option)} {given.bot}, {kind}:"
                f" {survived} of {given.games} survived ({100 * low:.0f} to {100 * high:.0f} %)",
                flush=True,
            )


if __name__ == "__main__":
    main()
