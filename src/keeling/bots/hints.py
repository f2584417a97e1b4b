"""Hints: the best few whole turns for a seat that is asked, with what they promise and why.

A hint looks only at imagined games that agree with what the seat knows, as every bot does. Turns are found by the
planner's search, compared over common deals a few turns later, and the best few are played to the end in as many more
deals as the effort allows. All of these deals rank them, and the points that are told differ by what ranks them.
"""

import tomllib
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from math import isqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

from keeling.bots.bot import Peek
from keeling.bots.judge import Judge, error_of, main_action, mean
from keeling.bots.opinions import opinion_for
from keeling.bots.opinions.opinion import POINT, Opinion
from keeling.bots.planner import NO_MAIN, Turn
from keeling.bots.reasons import Scene, is_better, later_reasons, reasons_for
from keeling.kernel.errors import Sealed
from keeling.kernel.game import Game
from keeling.kernel.generator import seeded
from keeling.kernel.messages import Message, message
from keeling.kernel.title import AnyTitle

FILE: Final = Path(__file__).with_name("hints.toml")
PER_MILLE: Final = 1000
SEARCH_PARTS: Final = 4  # one of so many parts of the effort is for finding turns and comparing them
LEAST_DEALS: Final = 2  # that are played to the end, whatever they cost
LATER_DEALS: Final = 4  # in which it is looked at what follows a turn that is no better at once
FAR_WORSE: Final = 10 * POINT  # a third turn that is worse by so much is not told


class HintEffort(NamedTuple):
    """How hard a hint thinks; the numbers of `hints.toml`, where they are explained."""

    width: int
    candidates: int
    deals: int
    ahead: int
    shown: int
    most_deals: int
    positions: int


class Advice(NamedTuple):
    """A whole turn that is worth considering.

    `actions` ends where the turn makes something known: what comes after depends on it. `labels` says what each
    action does. `points` of the best turn is what the seat may expect to have in the end if the planet holds; of every
    other one as many fewer as it is worse, the danger to the planet counted, but not below 0 unless the best is. So
    no turn promises more than one before it. `survival`, in per mille, is how often the planet held, over `deals`
    imagined games that are the same for all turns of a hint. `points_error` is the standard error of the best turn's
    prospects, and of by how much another one is worse; `survival_error` that of the share.
    """

    actions: list[int]
    labels: list[Message]
    points: float
    points_error: float
    survival: int
    survival_error: int
    reason: list[Message]
    deals: int


@cache
def hint_effort(title: AnyTitle) -> HintEffort:
    """The effort for a title: that of the nearest title it extends that the file names, or the default."""
    values: dict[str, Any] = tomllib.loads(FILE.read_text(encoding="utf-8"))
    own: dict[str, Any] = next((values[name] for name in title.family() if name in values), {})
    return HintEffort(**(values["default"] | own))


def hints(
    title: AnyTitle,
    peek: Peek,
    players: int,
    effort: HintEffort | None = None,
    seed: int = 0,
    opinion: Opinion[Any] | None = None,
) -> list[Advice]:
    """The best two or three turns for the seat that is asked, the best first; different main actions are preferred.

    Where the open question is no turn (a draft, an answer to somebody else), a turn is whatever the seat decides until
    another one is asked. If there is only one sensible thing to do, there is only one. Equal seeds and efforts say
    the same.
    """
    return Adviser(title, peek, effort or hint_effort(title), seed, opinion or opinion_for(title, players)).advise()


class Adviser:
    """Thinks about one question."""

    def __init__(self, title: AnyTitle, peek: Peek, effort: HintEffort, seed: int, opinion: Opinion[Any]) -> None:
        self.title = title
        self.peek = peek
        self.seat = peek.seat
        self.effort = effort
        self.opinion = opinion
        self.judge = Judge(title, opinion)
        self.random = seeded(seed)

    def imagine(self) -> Game:
        """The next imagined game."""
        return self.peek.imagine(self.random.word())

    def advise(self) -> list[Advice]:
        """See `hints`."""
        effort = self.effort
        world = self.imagine()
        found = self.judge.turns(
            world, self.seat, effort.width, effort.candidates, max(1, effort.positions // SEARCH_PARTS)
        )
        ends = Ends(self, self.chosen(world, self.ranked(found)))
        before = self.judge.positions
        ends.play()
        while ends.deals < effort.most_deals:
            spent = self.judge.positions - before
            if ends.deals >= LEAST_DEALS and self.judge.positions + spent // ends.deals > effort.positions:
                break
            ends.play()
        order = ends.order()
        return [self.advice(world, order, rank, ends) for rank in range(len(order))]

    def ranked(self, turns: list[Turn]) -> list["Ranked"]:
        """The turns by what they are worth some turns later, over common deals, the best first."""
        values: list[list[int]] = [[] for _ in turns]
        while len(turns) > 1 and len(values[0]) < self.effort.deals:
            world = self.imagine()
            for n, turn in enumerate(turns):
                g = self.judge.after(world, turn, self.seat, self.effort.ahead)
                values[n].append(self.judge.value(g, self.seat))
            if SEARCH_PARTS * self.judge.positions > self.effort.positions:
                break
        found = [Ranked(turn, values[n]) for n, turn in enumerate(turns)]
        return sorted(found, key=lambda each: -sum(each.values))

    def chosen(self, world: Game, found: list["Ranked"]) -> list["Ranked"]:
        """The best, and the best others that begin something else: another kind of main action, then another action.

        A third one that is far worse is left out.
        """
        turns = [each.turn for each in found]
        chosen = [0]
        kinds, mains = {turns[0].main}, {main_action(turns[0], world)}
        for by_kind in (True, False):
            for n in range(1, len(turns)):
                main, kind = main_action(turns[n], world), turns[n].main
                is_new = main not in mains and not (by_kind and (kind == NO_MAIN or kind in kinds))
                is_far = mean(found[0].values) - mean(found[n].values) >= FAR_WORSE
                room = len(chosen) == 1 if is_far else len(chosen) < self.effort.shown
                if is_new and room:
                    chosen.append(n)
                    kinds.add(kind)
                    mains.add(main)
        return [found[n] for n in sorted(chosen)]

    def advice(self, world: Game, order: list[int], rank: int, ends: "Ends") -> Advice:
        """What is told about one of the turns: its reasons against the next best, or the best if it is another."""
        n = order[rank]
        turn = ends.turns[n]
        others = [ends.turns[each] for each in order if each != n]
        other = others[0] if others else None
        actions, labels = told_actions(self.judge, world, turn, self.seat)
        deals = ends.deals
        held = sum(ends.held[n])
        return Advice(
            actions,
            labels,
            ends.points(order[0], n) / POINT,
            ends.error(order[0], n) / POINT,
            PER_MILLE * held // deals,
            share_error(held, deals),
            self.reasons(world, turn, other, 1 if rank else 2),
            deals,
        )

    def reasons(self, world: Game, turn: Turn, other: Turn | None, number: int) -> list[Message]:
        """Why this turn rather than the other one, which is told as this number, or than none."""
        judge, seat = self.judge, self.seat
        if other is None:
            here = judge.after(world, turn, seat, 0)
            return reasons_for(self.title, self.opinion, Scene(world, here, world, seat))
        against = message("because-turn", number=number)
        deals = [self.imagine() for _ in range(LATER_DEALS)]
        return why(judge, world, turn, other, seat, self.effort.ahead, deals, against)


class Ranked(NamedTuple):
    """A turn, and what the position was worth to the seat some turns later, deal by deal, in hundredths."""

    turn: Turn
    values: list[int]


class Ends:
    """The imagined games that are played to the end after each of some turns."""

    def __init__(self, adviser: Adviser, found: list[Ranked]) -> None:
        self.adviser = adviser
        self.turns = [each.turn for each in found]
        self.deals = 0
        self.values = [list(each.values) for each in found]  # some turns later, by turn and deal: all that rank them
        self.prospects: list[list[int]] = [[] for _ in found]  # the same without what threatens the planet
        self.held: list[list[int]] = [[] for _ in found]  # 1 if not everybody lost
        self.scores: list[int] = []  # in the end of all games in which the planet held, in hundredths
        self.other_scores: list[int] = []  # of the others

    def play(self) -> None:
        """One more deal for all turns."""
        adviser = self.adviser
        judge, seat = adviser.judge, adviser.seat
        world = adviser.imagine()
        for n, turn in enumerate(self.turns):
            g = judge.after(world, turn, seat, adviser.effort.ahead)
            self.values[n].append(judge.value(g, seat))
            self.prospects[n].append(judge.points(g, seat))
            judge.to_end(g)
            held = judge.held(g)
            self.held[n].append(int(held))
            (self.scores if held else self.other_scores).append(judge.points(g, seat))
        self.deals += 1

    def order(self) -> list[int]:
        """The turns by what they are worth over all deals so far, the best first."""
        return sorted(range(len(self.turns)), key=lambda n: -sum(self.values[n]))

    def points(self, best: int, n: int) -> int:
        """The points that are told of a turn, in hundredths: those of the best one, less by how much it is worse.

        How high the best turn's are say the games played to the end, all turns together, and by how much its prospects
        differ from theirs, which vary far less from deal to deal.
        """
        every = [each for prospects in self.prospects for each in prospects]
        most = mean(self.scores or self.other_scores) + mean(self.prospects[best]) - mean(every)
        return most if n == best else max(most - mean(self.gaps(best, n)), min(most, 0))

    def error(self, best: int, n: int) -> int:
        """The standard error of the best turn's prospects, or of by how much another one is worse."""
        return error_of(self.prospects[best] if n == best else self.gaps(best, n))

    def gaps(self, best: int, n: int) -> list[int]:
        """By how much a turn is worse than the best one in each deal."""
        return [a - b for a, b in zip(self.values[best], self.values[n], strict=True)]


def why(
    judge: Judge, world: Game, turn: Turn, other: Turn, seat: int, ahead: int, deals: Sequence[Game], against: Message
) -> list[Message]:
    """Why a turn rather than another: by what it does in this world; if that is no more, by what follows in others.

    `against` is what the other turn is called, `ahead` how many turns of anybody later these deals are looked at.
    """
    now = Scene(world, judge.after(world, turn, seat, 0), judge.after(world, other, seat, 0), seat, against)
    if is_better(judge.opinion, now):
        return reasons_for(judge.title, judge.opinion, now)
    laters = [
        Scene(deal, judge.after(deal, turn, seat, ahead), judge.after(deal, other, seat, ahead), seat, against)
        for deal in deals
    ]
    return later_reasons(judge.title, judge.opinion, laters, now)


def share_error(held: int, deals: int) -> int:
    """The standard error of a share, in per mille; as if one more of each kind had been seen, so that it is never 0."""
    return isqrt(PER_MILLE * PER_MILLE * (held + 1) * (deals - held + 1) // (deals + 2) ** 3)


def told_actions(judge: Judge, world: Game, turn: Turn, seat: int) -> tuple[list[int], list[Message]]:
    """The actions of a turn with what each does, up to the first one by which the seat learns something."""
    g = world.clone()
    g.seal(seat)
    number = g.turn_number()
    actions: list[int] = []
    labels: list[Message] = []
    with suppress(Sealed):
        for action, legal in zip(turn.path, turn.legals, strict=True):
            if g.legal != legal:
                break
            actions.append(action)
            labels.append(judge.title.label(g, action))
            g.apply(action)
            judge.narrow.answer_for_others(g, seat, number)
    return actions, labels
