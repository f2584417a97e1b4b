"""Whether one turn of a position is clearly best: found by a search, confirmed by a deeper one."""

from typing import Any, Final, NamedTuple

from keeling.bots.bot import Peek
from keeling.bots.hints import told_actions, why
from keeling.bots.judge import Judge, error_of, main_action, mean
from keeling.bots.opinions import opinion_for
from keeling.bots.opinions.opinion import POINT
from keeling.bots.planner import NO_MAIN, Turn
from keeling.kernel.game import Game
from keeling.kernel.generator import seeded
from keeling.kernel.messages import Message, message
from keeling.kernel.title import AnyTitle

GLANCE: Final = 5 * POINT  # by how much the best turn must beat others right after it, to be looked at again
CLEAR: Final = 4 * POINT  # and over deals
SURE: Final = 4  # standard errors
LEAST_IDEAS: Final = 3  # different main actions to choose from
TRIAL: Final = 2  # deals that say whether more are worth it
RIVALS: Final = 3  # other turns that are compared with the best
NARROW: Final = 3  # to complete a turn that begins with a certain main action
WIDE: Final = 24
ENDLESS: Final = 1 << 40


class Answer(NamedTuple):
    """The clearly best turn: the action that counts, all actions, by how much it is better, and why."""

    accepted: int
    actions: list[int]
    margin: int
    error: int
    reason: list[Message]


class Search:
    """Looks at one position, only through the eyes of the seat that is asked."""

    def __init__(self, title: AnyTitle, peek: Peek, players: int, seed: int = 0, rivals: int = RIVALS) -> None:
        self.title = title
        self.rivals = rivals
        self.peek = peek
        self.players = players
        self.judge = Judge(title, opinion_for(title, players))
        self.random = seeded(seed)

    def imagine(self) -> Game:
        """The next imagined game."""
        return self.peek.imagine(self.random.word())

    def by_idea(self, width: int) -> list[Turn]:
        """The best turn of each main action that the search finds, the best first."""
        world = self.imagine()
        best: dict[int, Turn] = {}
        for turn in self.judge.turns(world, self.peek.seat, width, 3 * width, ENDLESS):
            best.setdefault(main_action(turn, world), turn)
        return sorted(best.values(), key=lambda turn: -turn.value)

    def glance(self) -> Answer | None:
        """What might be clearly best after a quick look, with nothing to be sure of yet; None if nothing is."""
        found = self.by_idea(8)
        best = found[0]
        is_idea = best.main != NO_MAIN or not any(turn.main != NO_MAIN for turn in found)
        if len(found) < LEAST_IDEAS or not is_idea or best.value - found[1].value < GLANCE:
            return None
        world = self.imagine()
        wanted = main_action(best, world)
        others = [turn.value for turn in self.every(world, []) if main_action(turn, world) != wanted]
        if others and best.value - max(others) < GLANCE:
            return None
        return self.answer(best, found[1], 0, 0)

    def confirm(self, width: int, deals: int) -> Answer | None:
        """The turn that is clearly best over so many deals, each played on for another time; None if there is none."""
        found = self.by_idea(width)[: self.rivals + 1]
        if len(found) == 1:
            return None
        values = self.values(found, TRIAL)
        first = max(range(len(found)), key=lambda n: sum(values[n]))
        if any(sum(values[first]) - sum(other) < TRIAL * CLEAR // 2 for n, other in enumerate(values) if n != first):
            return None  # not worth more deals
        for row, more in zip(values, self.values(found, deals - TRIAL, TRIAL), strict=True):
            row.extend(more)
        order = sorted(range(len(found)), key=lambda n: -sum(values[n]))
        best = order[0]
        margin, error = CLEAR, 0
        for rank, n in enumerate(order[1:]):
            gains = [a - b for a, b in zip(values[best], values[n], strict=True)]
            if mean(gains) < max(CLEAR, SURE * error_of(gains)):
                return None
            if rank == 0:
                margin, error = mean(gains), error_of(gains)
        return self.answer(found[best], found[order[1]], margin, error)

    def compared(self, width: int, deals: int) -> tuple[list[Turn], list[list[int]]]:
        """The best few turns with different main actions, and what each is worth in each deal."""
        found = self.by_idea(width)[: self.rivals + 1]
        return found, self.values(found, deals)

    def values(self, found: list[Turn], deals: int, first: int = 0) -> list[list[int]]:
        """What each turn is worth in each of so many deals; the number of the first says how far they are played on."""
        seat = self.peek.seat
        values: list[list[int]] = [[] for _ in found]
        for deal in range(first, first + deals):
            world = self.imagine()
            ahead = 1 + deal % (2 * self.players)
            for n, turn in enumerate(found):
                values[n].append(self.judge.value(self.judge.after(world, turn, seat, ahead), seat))
        return values

    def best(self, width: int, deals: int) -> int:
        """The main action of the turn that is best over so many deals, clearly or not."""
        found, values = self.compared(width, deals)
        n = max(range(len(found)), key=lambda n: sum(values[n]))
        return main_action(found[n], self.peek.imagine(0))

    def withstands(self, accepted: int, prefix: list[int], deals: int) -> bool:
        """Whether the best turn with this main action beats the best turns with every other that is legal.

        A beam leaves out what does not look good at once; here each main action of the menu is taken and the turn
        completed, at once and after the actions of `prefix`. The turn must be the best right after it, so that somebody
        can see why, and by as much as in `confirm` over twice as many deals as are given; half of them may say no.
        """
        world = self.imagine()
        best: dict[int, Turn] = {}
        turns = [*self.every(world, []), *(self.every(world, prefix) if prefix else [])]
        turns += self.judge.turns(world, self.peek.seat, WIDE, 3 * WIDE, ENDLESS)
        for turn in sorted(turns, key=lambda turn: -turn.value):
            best.setdefault(main_action(turn, world), turn)
        found = list(best.values())
        if not found or main_action(found[0], world) != accepted:
            return False
        compared = found[: self.rivals + 1]
        values = self.values(compared, deals)
        if leads(values, 0):
            for row, more in zip(values, self.values(compared, deals, deals), strict=True):
                row.extend(more)
        return len(found) > 1 and leads(values, SURE)

    def every(self, world: Game, prefix: list[int]) -> list[Turn]:
        """For each main action that is legal after the prefix a turn that begins so, completed by a narrow search."""
        start = self.walked(Turn(world.clone(), [], [], NO_MAIN, 0), prefix)
        if start is None or not self.goes_on(start.game, world.turn_number()):
            return []
        g: Any = start.game
        choices = g.decision.choices(g)
        found = []
        for action in g.legal:
            choice = choices.find(g, action)
            if choice is None or not choice.is_main():
                continue
            begun = Turn(g.clone(), list(start.path), list(start.legals), choice.kind.number, 0)
            turn = self.walked(begun, [action])
            if turn is None:
                continue
            if self.goes_on(turn.game, world.turn_number()):
                rest = self.judge.turns(turn.game, self.peek.seat, NARROW, 1, ENDLESS)[0]
                turn = Turn(
                    rest.game, [*turn.path, *rest.path], [*turn.legals, *rest.legals], choice.kind.number, rest.value
                )
            else:
                turn.value = self.judge.value(turn.game, self.peek.seat)
            found.append(turn)
        return found

    def walked(self, turn: Turn, actions: list[int]) -> Turn | None:
        """The turn with these actions taken in its own game; None if one of them cannot be taken there."""
        g: Any = turn.game
        number = g.turn_number()
        for action in actions:
            if not self.goes_on(g, number) or action not in g.legal:
                return None
            turn.path.append(action)
            turn.legals.append(g.legal)
            g.apply(action)
            self.judge.narrow.answer_for_others(g, self.peek.seat, number)
        return turn

    def goes_on(self, g: Any, number: int) -> bool:
        """Whether the seat is still asked in that turn."""
        return g.decision is not None and g.decision.player == self.peek.seat and g.turn_number() == number

    def answer(self, best: Turn, second: Turn, margin: int, error: int) -> Answer:
        """The best turn in words, against the second."""
        world = self.imagine()
        judge, seat = self.judge, self.peek.seat
        against = message("because-other-turn")
        reason = why(judge, world, best, second, seat, self.players, [world], against)
        actions, _ = told_actions(judge, world, best, seat)
        return Answer(main_action(best, world), actions, margin, error, reason)


def leads(values: list[list[int]], errors: int) -> bool:
    """Whether the first turn beats each other by enough points, and by so many standard errors."""
    for others in values[1:]:
        gains = [a - b for a, b in zip(values[0], others, strict=True)]
        if mean(gains) < max(CLEAR, errors * error_of(gains)):
            return False
    return True
