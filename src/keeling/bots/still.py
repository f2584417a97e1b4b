"""What is left to do before a turn ends: the best free thing that a player may have overlooked."""

from typing import Any, Final, NamedTuple

from keeling.bots.bot import Peek
from keeling.bots.hints import told_actions
from keeling.bots.judge import Judge, error_of, mean
from keeling.bots.opinions import opinion_for
from keeling.bots.opinions.opinion import POINT, Opinion
from keeling.bots.planner import NO_MAIN, Turn
from keeling.bots.reasons import Scene, reasons_for
from keeling.kernel.generator import seeded
from keeling.kernel.messages import Message, message
from keeling.kernel.title import END_VERB, AnyTitle

WIDTH: Final = 2  # as the level `normal` looks
TURNS: Final = 4
DEALS: Final = 6
SEARCH: Final = 1_000  # positions
LEAST: Final = POINT // 2  # less is not worth a word
SURE: Final = 2  # standard errors


class Left(NamedTuple):
    """Something free that is worth doing before the turn ends: its actions, what each does, points gained, and why."""

    actions: list[int]
    labels: list[Message]
    points: float
    reason: list[Message]


def still(title: AnyTitle, peek: Peek, players: int, seed: int = 0, opinion: Opinion[Any] | None = None) -> Left | None:
    """The best free thing that is left to the seat which is about to end its turn; None if nothing is worth a word.

    None also if the seat cannot end a turn now, because then nothing is about to be forgotten. Nothing counts that is
    a main action, and nothing whose gain is below half a point or within two standard errors over imagined deals.
    Takes some milliseconds, the same answer for the same seed.
    """
    ends = [action for action in peek.legal if title.verb(action) == END_VERB]
    if not ends or len(peek.legal) == len(ends):
        return None
    judge = Judge(title, opinion or opinion_for(title, players))
    random = seeded(seed)
    seat = peek.seat
    world = peek.imagine(random.word())
    ending = Turn(world, [ends[0]], [world.legal], NO_MAIN, 0)
    free = [
        turn
        for turn in judge.turns(world, seat, WIDTH, TURNS, SEARCH)
        if turn.main == NO_MAIN and turn.path[0] not in ends
    ]
    gains: list[list[int]] = [[] for _ in free]
    for _ in range(DEALS if free else 0):
        deal = peek.imagine(random.word())
        without = judge.value(judge.after(deal, ending, seat, 0), seat)
        for n, turn in enumerate(free):
            gains[n].append(judge.value(judge.after(deal, turn, seat, 0), seat) - without)
    sure = [n for n in range(len(free)) if mean(gains[n]) >= max(LEAST, SURE * error_of(gains[n]))]
    if not sure:
        return None
    best = max(sure, key=lambda n: mean(gains[n]))
    actions, labels = told_actions(judge, world, free[best], seat)
    kept = [n for n in range(len(actions)) if title.verb(actions[n]) != END_VERB]
    here = judge.after(world, free[best], seat, 0)
    there = judge.after(world, ending, seat, 0)
    return Left(
        [actions[n] for n in kept],
        [labels[n] for n in kept],
        mean(gains[best]) / POINT,
        reasons_for(title, judge.opinion, Scene(world, here, there, seat, message("because-without"))),
    )
