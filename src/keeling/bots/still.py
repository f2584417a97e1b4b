"""What is left to do before a turn ends: the best free thing that a player may have overlooked."""

from typing import Any, Final, NamedTuple

from keeling.bots.bot import Peek
from keeling.bots.hints import told_actions
from keeling.bots.judge import MOST_TURNS, Judge, error_of, mean
from keeling.bots.opinions import opinion_for
from keeling.bots.opinions.opinion import POINT, Opinion
from keeling.bots.planner import NO_MAIN, Turn
from keeling.bots.reasons import Scene, reasons_for
from keeling.kernel.game import Game
from keeling.kernel.generator import seeded
from keeling.kernel.messages import Message, message
from keeling.kernel.title import END_VERB, AnyTitle

WIDTH: Final = 2  # as the level `normal` looks
TURNS: Final = 4
DEALS: Final = 6
SEARCH: Final = 1_000  # positions
LEAST: Final = POINT  # less is not worth a word
SURE: Final = 2  # standard errors by which it must be better at once
KEPT: Final = 1  # standard errors by which it must still be better a round later
CASH: Final = frozenset(["buy", "sell", "borrow"])
"""Kinds of actions by which one thing only becomes another: money, CEPs, debt."""
SALE: Final = "sell"
"""The one of them that may be worth something by itself: when money is points, and there is nothing more to pay for."""


class Left(NamedTuple):
    """Something free that is worth doing before the turn ends: its actions, what each does, points gained, and why."""

    actions: list[int]
    labels: list[Message]
    points: float
    reason: list[Message]


def still(title: AnyTitle, peek: Peek, players: int, seed: int = 0, opinion: Opinion[Any] | None = None) -> Left | None:
    """The best free thing that is left to the seat which is about to end its turn; None if nothing is worth a word.

    None also if the seat cannot end a turn now, because then nothing is about to be forgotten. Nothing counts that is
    a main action, and nothing whose gain is below a point or within two standard errors over imagined deals, or
    is gone a round later. Buying and borrowing are told only with what they pay for; a sale by itself, if it still
    gains in the end. Takes some milliseconds, some tenths of a second if there is something. Equal seeds say the same.
    """
    ends = [action for action in peek.legal if title.verb(action) == END_VERB]
    if not ends or len(peek.legal) == len(ends):
        return None
    seeker = Seeker(title, peek, seed, opinion or opinion_for(title, players))
    return seeker.best(ends) if seeker.is_end(ends[0]) else None


class Seeker:
    """Looks for what is left in one position."""

    def __init__(self, title: AnyTitle, peek: Peek, seed: int, opinion: Opinion[Any]) -> None:
        self.title = title
        self.peek = peek
        self.seat = peek.seat
        self.judge = Judge(title, opinion)
        self.random = seeded(seed)
        self.world = self.imagine()

    def imagine(self) -> Game:
        """The next imagined game."""
        return self.peek.imagine(self.random.word())

    def is_end(self, action: int) -> bool:
        """Whether the seat's turn is over after the action: to make no more offers is only a part of one."""
        g = self.world.clone()
        g.apply(action)
        follow = g.decision
        return follow is None or follow.player != self.seat or g.turn_number() != self.world.turn_number()

    def best(self, ends: list[int]) -> Left | None:
        """What is best beside ending the turn by the first of these actions."""
        judge, seat, world = self.judge, self.seat, self.world
        ending = Turn(world, [ends[0]], [world.legal], NO_MAIN, 0)
        free = [
            self.trimmed(turn)
            for turn in judge.turns(world, seat, WIDTH, TURNS, SEARCH)
            if turn.main == NO_MAIN and turn.path[0] not in ends
        ]
        deals = [self.imagine() for _ in range(DEALS if free else 0)]
        gains = [self.gains(deals, turn, ending, 0) for turn in free]
        sure = [n for n in range(len(free)) if is_gain(gains[n], SURE)]
        for n in sorted(sure, key=lambda n: -mean(gains[n])):
            if self.lasts(deals, free[n], ending):
                return self.told(free[n], ending, mean(gains[n]))
        return None

    def gains(self, deals: list[Game], turn: Turn, ending: Turn, ahead: int) -> list[int]:
        """By how much the turn is better than ending, deal by deal, so many turns of anybody later."""
        judge, seat = self.judge, self.seat
        return [
            judge.value(judge.after(deal, turn, seat, ahead), seat)
            - judge.value(judge.after(deal, ending, seat, ahead), seat)
            for deal in deals
        ]

    def lasts(self, deals: list[Game], turn: Turn, ending: Turn) -> bool:
        """Whether it is still better a round later; of sales alone, in the end; buying and borrowing alone never."""
        free = [action for action in turn.path if self.title.verb(action) != END_VERB]
        kinds = {self.kind(action) for action in free}
        if not kinds <= CASH:
            return is_gain(self.gains(deals, turn, ending, self.world.players), KEPT)
        return kinds == {SALE} and is_gain(self.gains(deals, turn, ending, MOST_TURNS), SURE)

    def kind(self, action: int) -> str:
        """The kind of an action, as its notation begins."""
        return self.title.alphabet.notation(action).partition(" ")[0]

    def trimmed(self, turn: Turn) -> Turn:
        """The turn without buying, selling and borrowing that it can do as well without."""
        for n in range(len(turn.path) - 1, -1, -1):
            if self.kind(turn.path[n]) in CASH:
                shorter = self.walked(turn.path[:n] + turn.path[n + 1 :])
                if shorter is not None and turn.value - shorter.value < LEAST:
                    turn = shorter
        return turn

    def walked(self, path: list[int]) -> Turn | None:
        """A turn of these actions in the world; None if they cannot be taken one after the other, or are none."""
        g = self.world.clone()
        number = g.turn_number()
        legals: list[list[int]] = []
        for action in path:
            if g.decision is None or g.decision.player != self.seat or action not in g.legal:
                return None
            legals.append(g.legal)
            g.apply(action)
            self.judge.narrow.answer_for_others(g, self.seat, number)
        if all(self.title.verb(action) == END_VERB for action in path):
            return None
        return Turn(g, path, legals, NO_MAIN, self.judge.value(g, self.seat))

    def told(self, turn: Turn, ending: Turn, gain: int) -> Left:
        """It in words, with why."""
        judge, seat, world = self.judge, self.seat, self.world
        actions, labels = told_actions(judge, world, turn, seat)
        kept = [n for n in range(len(actions)) if self.title.verb(actions[n]) != END_VERB]
        here, there = (judge.after(world, each, seat, 0) for each in (turn, ending))
        scene = Scene(world, here, there, seat, message("because-without"))
        return Left(
            [actions[n] for n in kept],
            [labels[n] for n in kept],
            gain / POINT,
            reasons_for(self.title, judge.opinion, scene),
        )


def is_gain(gains: list[int], errors: int) -> bool:
    """Whether this is worth a word, and more than so many standard errors."""
    return mean(gains) >= max(LEAST, errors * error_of(gains))
