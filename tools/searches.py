"""Ways of looking ahead that `hard` does not use, against the one it uses, on the same deals and at equal CPU.

    python tools/searches.py TITLE [-p 2] [-n 50] --bots tree:8x4x30x3,deals:8x4x8x3 [-o NAME=VALUE ...]

A bot is a way and its effort: width of the beam, candidates, deals, turns ahead, their width, branches.

deals   the planner's own way: the candidates are followed over several deals, the worse half drops out
tree    tree search over information sets: every deal is one visit. Each node offers whoever is asked there his best
        few turns in this deal; he takes the most promising by upper confidence bounds, for himself. Turns that are
        equal action by action are one branch, whatever the deal.
round   a team's plan over the round: as `deals`, but each following turn keeps the best few worlds, so that a later
        player may do what an earlier one could not know to be worth it. The best world counts.

The deals are those of `held-out/searches`, on which nothing was tuned, replayed with the seats rotated as in a league.
Equal CPU is yours to find: the time per decision is printed.
"""

import argparse
import math
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple, cast

from keeling.bots.bot import Bot, Peek
from keeling.bots.intervals import Estimate
from keeling.bots.league import League, Place, Played, Player, Standings
from keeling.bots.opinions import opinion_for
from keeling.bots.planner import Effort, Planner, PlannerBot, Turn
from keeling.bots.ranges import HELD_OUT
from keeling.kernel.game import NO_TURN, Game
from keeling.kernel.generator import seeded

SEED = "searches"
CURIOSITY = 0.7  # of the upper confidence bounds, in the range of what a node's branches are worth
BRANCHES = 3


class Branch:
    """A turn that was taken at a node, what it was worth to whoever took it, and where it leads."""

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0
        self.total = 0
        self.node: Node | None = None

    @property
    def mean(self) -> float:
        """What a visit was worth on average."""
        return self.total / self.visits


class Node:
    """What somebody may do in one information set: branches by the actions of their turns."""

    def __init__(self) -> None:
        self.branches: dict[tuple[int, ...], Branch] = {}

    def choose(self, turns: list[Turn]) -> tuple[Turn, Branch]:
        """The first turn that was never taken, or the one with the highest bound."""
        offered = [(turn, self.branches.setdefault(tuple(turn.path), Branch())) for turn in turns]
        for _, branch in offered:
            branch.offered += 1
        for turn, branch in offered:
            if not branch.visits:
                return turn, branch
        means = [branch.mean for _, branch in offered]
        low, reach = min(means), max(1.0, max(means) - min(means))

        def bound(each: tuple[Turn, Branch]) -> float:
            branch = each[1]
            return (branch.mean - low) / reach + CURIOSITY * math.sqrt(math.log(branch.offered) / branch.visits)

        return max(offered, key=bound)


class World(NamedTuple):
    """A game after some turns: how many began since the own one, the number of the last, what it is worth."""

    game: Game
    begun: int
    number: int
    value: int


class Thinker:
    """A bot that looks ahead in one of the other ways; between its plans it is a planner like any other."""

    clocked = False

    def __init__(self, way: str, planner: Planner, branches: int, seed: int) -> None:
        self.look = {"tree": self.by_tree, "round": self.by_round}[way]
        self.planner = planner
        self.branches = branches
        self.random = seeded(seed)
        self.plan: list[int] = []
        self.foreseen: list[list[int]] = []

    def choose(self, peek: Peek) -> int:
        """The next action of the plan, or of a new one."""
        if not self.plan or self.foreseen[0] != peek.legal:
            effort = self.planner.effort
            self.planner.begin()
            world = peek.imagine(self.random.word())
            turns = self.planner.turns(world, peek.seat, effort.width, effort.candidates)
            best = turns[0] if len(turns) == 1 else self.look(peek, turns)
            self.plan, self.foreseen = list(best.path), list(best.legals)
        self.foreseen.pop(0)
        return self.plan.pop(0)

    # Tree search

    def by_tree(self, peek: Peek, turns: list[Turn]) -> Turn:
        """The turn that was visited most."""
        root = Node()
        for _ in range(self.planner.effort.deals):
            self.visit(root, peek.imagine(self.random.word()), turns, peek.seat)
        return max(turns, key=lambda turn: root.branches[tuple(turn.path)].visits)

    def visit(self, node: Node | None, g: Game, turns: list[Turn], seat: int) -> None:
        """Go down the tree until a new branch, play on without it, and tell all branches what came of it."""
        planner = self.planner
        taken: list[tuple[int, Branch]] = []
        number = g.turn_number()
        begun = 0
        player = seat
        while True:
            if node is None:
                turn = turns[0]
            else:
                turn, branch = node.choose(turns)
                taken.append((player, branch))
                if branch.visits and branch.node is None:
                    branch.node = Node()
                node = branch.node
            planner.follow(g, turn, player, number)
            if g.decision is None:
                break
            now = g.turn_number()
            if now not in (number, NO_TURN):
                if begun == planner.effort.ahead:
                    break
                begun += 1
                number = now
            player = g.decision.player
            turns = planner.turns(g, player, planner.effort.narrow, 1 if node is None else self.branches)
        values = {player: planner.value_at_end(g, player) for player, _ in taken}
        for player, branch in taken:
            branch.visits += 1
            branch.total += values[player]

    # A plan for the round

    def by_round(self, peek: Peek, turns: list[Turn]) -> Turn:
        """The best of the turns over several deals; the worse half drops out as in the planner."""
        left = [(0, turn) for turn in turns]
        played, goal = 0, 2
        deals = self.planner.effort.deals
        while len(left) > 1 and played < deals:
            goal = min(goal, deals) if len(left) > 2 else deals
            for _ in range(played, goal):
                world = peek.imagine(self.random.word())
                left = [(total + self.outlook(world, turn, peek.seat), turn) for total, turn in left]
            played, goal = goal, 2 * goal
            left = sorted(left, key=lambda each: -each[0])[: (len(left) + 1) // 2]
        return left[0][1]

    def outlook(self, world: Game, turn: Turn, seat: int) -> int:
        """What the best world is worth that others may make of this turn."""
        planner = self.planner
        g = world.clone()
        number = g.turn_number()
        planner.follow(g, turn, seat, number)
        open_worlds = [World(g, 0, number, 0)]
        ended: list[int] = []
        while open_worlds:
            reached: list[World] = []
            for each in open_worlds:
                self.go_on(each, seat, reached, ended)
            reached.sort(key=lambda each: -each.value)
            open_worlds = reached[: self.branches]
        return max(ended)

    def go_on(self, world: World, seat: int, reached: list[World], ended: list[int]) -> None:
        """Add what the next player may make of the world, or what it is worth if enough turns were taken."""
        g, begun, number, _ = world
        planner = self.planner
        now = g.turn_number()
        if g.decision is not None and now not in (number, NO_TURN):
            begun, number = begun + 1, now
        if g.decision is None or begun > planner.effort.ahead:
            ended.append(planner.value_at_end(g, seat))
            return
        for turn in planner.turns(g, g.decision.player, planner.effort.narrow, self.branches):
            reached.append(World(turn.game, begun, number, planner.value_at_end(turn.game, seat)))


class Table(Player):
    """A league between ways of looking ahead."""

    def bot(self, spec: str, seed: int) -> Bot:
        """A bot by its way and effort."""
        way, _, text = spec.partition(":")
        numbers = [int(number) for number in text.split("x")]
        branches = numbers.pop() if len(numbers) > 5 else BRANCHES
        opinion = opinion_for(self.title, self.league.players)
        if way == "deals":
            return PlannerBot(seed, opinion, Effort(*numbers))
        thinker = Thinker(way, Planner(opinion, Effort(*numbers)), branches, seed)
        return cast(Bot, thinker)  # a compiled bot has no interpreted subclasses


def play(league: League, place: Place) -> Played:
    """One game, in any process."""
    return Table(league, HELD_OUT).play(*place)


def told(estimate: Estimate, unit: float = 100) -> str:
    """A figure with its interval."""
    if estimate.mean is None or estimate.low is None or estimate.high is None:
        return "-"
    return f"{unit * estimate.mean:.1f} ({unit * estimate.low:.1f} to {unit * estimate.high:.1f})"


def main() -> None:
    """Play, and print a line for each bot."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title")
    parser.add_argument("-p", "--players", type=int, default=2)
    parser.add_argument("-n", "--deals", type=int, default=50)
    parser.add_argument("-o", "--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--bots", required=True, metavar="WAY:EFFORT[,...]", help="one for all seats, or one for each")
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    bots = given.bots.split(",")
    if len(bots) not in (1, given.players):
        parser.error(f"{len(bots)} bots cannot sit at {given.players} seats")
    options = dict(each.split("=", 1) for each in given.option)
    table = tuple(bots) if len(bots) > 1 else tuple(bots * given.players)
    league = League(given.title, given.players, table, given.deals, SEED, options)
    found = Standings(league, Table(league, HELD_OUT).setup)
    with ProcessPoolExecutor(given.workers) as pool:
        for game in pool.map(play, [league] * league.games, league.places):
            found.add(game)
    for each in found.standings():
        print(
            f"{given.title} -p {given.players} {' '.join(given.option)} {each.bot}, {each.games} games: wins"
            f" {told(each.wins)} %, survived {told(each.survived)} %, points {told(each.score, 1)},"
            f" {each.spent / max(1, each.decisions) / 1000:.1f} ms a decision",
            flush=True,
        )


if __name__ == "__main__":
    main()
