"""The planner: looks for the best whole turn in imagined games, by a beam over everything the turn allows.

Single actions say little in these games: what counts is the main action together with the moves, sales and cards
around it. So positions within a turn only guide the search, and only positions after it are compared; the best few
turns again after some turns of everybody, over several deals. Nothing here knows a title: which decisions belong to
one turn says `Game.turn_number`, what a turn is mostly about `Choice.is_main`, which questions are details of an
action and how they are answered the opinion.

Effort is counted in positions looked at, so the same seed plays the same game on every machine. A clock, which cannot
promise that, is there for those who play against people.
"""

from collections.abc import Callable
from typing import Any, Final

from keeling.bots.bot import Bot, Peek
from keeling.bots.opinions.opinion import PRUDENT, Opinion, settle
from keeling.kernel.game import NO_TURN, Game
from keeling.kernel.generator import seeded

NO_MAIN: Final = -1
MOST_STEPS: Final = 40  # of a turn; more would be a turn that goes round in circles
MOST_ANSWERS: Final = 40  # of others within a turn
FIRST_DEALS: Final = 2  # before the first half of the turns is dropped


class Effort:
    """How hard a planner thinks about one turn."""

    def __init__(
        self,
        width: int,
        candidates: int = 1,
        deals: int = 0,
        ahead: int = 0,
        narrow: int = 1,
        rivalry: int = 0,
        reliance: int = 100,
        positions: int = 30_000,
        *,
        milliseconds: int = 0,
        clock: Callable[[], int] | None = None,
    ) -> None:
        self.width = width  # how many beginnings of a turn are followed
        self.candidates = candidates  # how many whole turns are compared over several deals
        self.deals = deals  # over how many
        self.ahead = ahead  # how many turns of anybody are played in each before it is looked at
        self.narrow = narrow  # the width by which these are found
        self.rivalry = rivalry  # how much of the best other's value is taken off, in per cent
        self.reliance = reliance  # on others to make up for what the turn does to the planet, in per cent
        self.positions = positions  # so many are looked at for a turn, or a few more
        self.milliseconds = milliseconds  # by the clock, if there is one
        self.clock = clock


class Turn:
    """A turn, or the beginning of one: its actions, what could have been chosen each time, and where it leads."""

    def __init__(self, game: Game, path: list[int], legals: list[list[int]], main: int, value: int) -> None:
        self.game = game
        self.path = path
        self.legals = legals
        self.main = main  # the number of the kind of its first main action, or NO_MAIN
        self.value = value


class Planner:
    """Looks for turns with one opinion; `caution` is the share of its fear of common defeat, in per cent."""

    def __init__(self, opinion: Opinion[Any], effort: Effort, caution: int = PRUDENT) -> None:
        self.opinion = opinion
        self.effort = effort
        self.caution = caution
        self.positions = 0
        self.deadline = 0

    def begin(self) -> None:
        """A new turn is to be planned: nothing of the effort is spent yet."""
        self.positions = 0
        clock = self.effort.clock
        self.deadline = clock() + self.effort.milliseconds if clock is not None else 0

    def is_spent(self) -> bool:
        """Whether the effort for this turn is spent."""
        if self.positions >= self.effort.positions:
            return True
        clock = self.effort.clock
        return clock is not None and clock() >= self.deadline

    def turns(self, world: Game, seat: int, width: int, count: int) -> list[Turn]:
        """At most `count` turns from here, at least one, the best first; in the world the seat is asked.

        They are whole unless the effort was spent before any turn came to its end.
        """
        number = world.turn_number()
        beam = [Turn(world, [], [], NO_MAIN, 0)]
        whole: list[Turn] = []
        for _ in range(MOST_STEPS):
            begun: list[Turn] = []
            for turn in beam:
                self.extend(turn, seat, number, begun, whole)
            if not begun:
                break
            begun.sort(key=by_value)
            beam = varied(begun, width)
            if self.is_spent():
                break
        whole.sort(key=by_value)
        return varied(whole or beam, count)

    def extend(self, turn: Turn, seat: int, number: int, begun: list[Turn], whole: list[Turn]) -> None:
        """Try every option that the turn has now; turns that end by it are added to `whole`, others to `begun`."""
        g = turn.game
        decision = g.decision
        assert decision is not None
        choices = decision.choices(g)
        for action in g.legal:
            trial = g.clone()
            trial.apply(action)
            self.answer_for_others(trial, seat, number)
            main = turn.main
            if main == NO_MAIN:
                choice = choices.find(g, action)
                if choice is not None and choice.is_main():
                    main = choice.kind.number
            follow = trial.decision
            is_over = follow is None or follow.player != seat or trial.turn_number() != number
            value = self.value_at_end(trial, seat) if is_over else self.value_within(trial, seat)
            longer = Turn(trial, [*turn.path, action], [*turn.legals, g.legal], main, value)
            if is_over:
                whole.append(longer)
            else:
                begun.append(longer)

    def answer_for_others(self, g: Game, seat: int, number: int) -> None:
        """Whoever is asked for a detail in the middle of the seat's turn answers in the simplest way."""
        opinion = self.opinion
        for _ in range(MOST_ANSWERS):
            decision = g.decision
            if decision is None or decision.player == seat or g.turn_number() != number:
                return
            if opinion.is_beginning(g, decision):
                return
            g.apply(opinion.answer(g, decision))

    def value_within(self, g: Game, seat: int) -> int:
        """What a position within a turn is worth, with the details of its last action answered."""
        self.positions += 1
        decision = g.decision
        if decision is not None and not self.opinion.is_beginning(g, decision):
            g = g.clone()
            settle(g, self.opinion)
        return self.opinion.value(g, seat, self.caution)

    def value_at_end(self, g: Game, seat: int) -> int:
        """What a position after a turn is worth to the seat: its value, less a part of the best other's."""
        self.positions += 1
        opinion = self.opinion
        value = opinion.value(g, seat, self.caution)
        rivalry = self.effort.rivalry
        if rivalry == 0 or g.players == 1:
            return value
        best = NOTHING_YET
        for other in range(g.players):
            if other != seat:
                best = max(best, opinion.value(g, other, HEEDLESS))
        return value - rivalry * best // 100

    # Beyond the own turn

    def outlook(self, world: Game, turn: Turn, seat: int) -> int:
        """What the turn is worth in this deal, once some more turns of everybody are played by a narrow beam.

        The imagined others make up for what the turn does to the planet. A table at which everybody relies on that is
        lost, so as much of the fear of common defeat as is not left to them is that right after the turn.
        """
        opinion = self.opinion
        reliance = self.effort.reliance
        g = world.clone()
        number = g.turn_number()
        self.follow(g, turn, seat, number)
        fear = opinion.fear(g, seat) if reliance < 100 else 0
        begun = 0
        while g.decision is not None:
            now = g.turn_number()
            if now != number and now != NO_TURN:
                if begun == self.effort.ahead:
                    break
                begun += 1
                number = now
            player = g.decision.player
            self.follow(g, self.turns(g, player, self.effort.narrow, 1)[0], player, now)
        value = self.value_at_end(g, seat)
        if reliance < 100:
            value += (100 - reliance) * self.caution * (opinion.fear(g, seat) - fear) // 10_000
        return value

    def follow(self, g: Game, turn: Turn, seat: int, number: int) -> None:
        """Play the turn as far as everything is as it was foreseen."""
        for n in range(len(turn.path)):
            if g.decision is None or g.legal != turn.legals[n]:
                return
            g.apply(turn.path[n])
            self.answer_for_others(g, seat, number)


NOTHING_YET: Final = -(1 << 40)
HEEDLESS: Final = 0


def by_value(turn: Turn) -> int:
    """The best first."""
    return -turn.value


def varied(turns: list[Turn], width: int) -> list[Turn]:
    """The best of sorted turns, equal ones once, and no kind of main action more than half while there are others."""
    chosen: list[Turn] = []
    rest: list[Turn] = []
    seen: set[tuple[int, int]] = set()
    counts: dict[int, int] = {}
    share = (width + 1) // 2
    for turn in turns:
        mark = (turn.value, turn.main)
        if mark in seen:
            continue
        seen.add(mark)
        count = counts.get(turn.main, 0)
        if count >= share:
            rest.append(turn)
            continue
        counts[turn.main] = count + 1
        chosen.append(turn)
        if len(chosen) == width:
            return chosen
    return chosen + rest[: width - len(chosen)]


class PlannerBot(Bot):
    """Plays the best turn the planner finds, and keeps to it while the options are as foreseen."""

    def __init__(self, seed: int, opinion: Opinion[Any], effort: Effort, caution: int = PRUDENT) -> None:
        self.quick = False
        self.random = seeded(seed)
        self.planner = Planner(opinion, effort, caution)
        self.clocked = effort.clock is not None
        self.plan: list[int] = []
        self.foreseen: list[list[int]] = []

    def choose(self, peek: Peek) -> int:
        """The next action of the plan; a new plan where there is none or things went otherwise."""
        if not self.plan or self.foreseen[0] != peek.legal:
            best = self.best_turn(peek)
            self.plan = best.path
            self.foreseen = best.legals
        action = self.plan[0]
        self.plan = self.plan[1:]
        self.foreseen = self.foreseen[1:]
        return action

    def best_turn(self, peek: Peek) -> Turn:
        """The best turn from here."""
        planner = self.planner
        effort = planner.effort
        planner.begin()
        world = peek.imagine(self.random.word())
        turns = planner.turns(world, peek.seat, effort.width, effort.candidates)
        return turns[0] if len(turns) == 1 else self.best_over_deals(peek, turns)

    def best_over_deals(self, peek: Peek, turns: list[Turn]) -> Turn:
        """The best of some turns by what they lead to over several deals, the same for all.

        The worse half is dropped again and again, and twice as many deals are played with the others.
        """
        planner = self.planner
        deals = planner.effort.deals
        totals = [0] * len(turns)
        played = 0
        goal = FIRST_DEALS
        while len(turns) > 1 and played < deals and not planner.is_spent():
            goal = min(goal, deals) if len(turns) > 2 else deals
            while played < goal and not planner.is_spent():
                world = peek.imagine(self.random.word())
                for n in range(len(turns)):
                    totals[n] += planner.outlook(world, turns[n], peek.seat)
                played += 1
            order = sorted([(-totals[n], n) for n in range(len(turns))])
            kept = order[: (len(order) + 1) // 2]
            turns = [turns[n] for _, n in kept]
            totals = [-total for total, _ in kept]
            goal *= 2
        return turns[0]
