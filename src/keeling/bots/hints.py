"""Hints: the best few whole turns for a seat that is asked, with what they promise and why.

A hint looks only at imagined games that agree with what the seat knows, as every bot does. Turns are found by the
planner's search, compared over common deals a few turns later, and the best few are played to the end in as many more
deals as the effort allows.
"""

import tomllib
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
from keeling.kernel.messages import Message
from keeling.kernel.title import AnyTitle

FILE: Final = Path(__file__).with_name("hints.toml")
PER_MILLE: Final = 1000
SEARCH_PARTS: Final = 4  # one of so many parts of the effort is for finding turns and comparing them
LEAST_DEALS: Final = 2  # that are played to the end, whatever they cost
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
    action does. `points` is what the seat may expect to have in the end if the planet holds; `survival`, in per mille,
    how often it held; both over `deals` imagined games that are the same for all turns of a hint. `points_error` and
    `survival_error` are their standard errors; the differences between turns are surer than the numbers themselves.
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
        shown = self.chosen(world, *self.ranked(found))
        ends = Ends(self, shown)
        before = self.judge.positions
        ends.play()
        while ends.deals < effort.most_deals:
            spent = self.judge.positions - before
            if ends.deals >= LEAST_DEALS and self.judge.positions + spent // ends.deals > effort.positions:
                break
            ends.play()
        return [self.advice(world, shown, n, ends) for n in range(len(shown))]

    def ranked(self, turns: list[Turn]) -> tuple[list[Turn], list[int]]:
        """The turns by what they are worth some turns later, over common deals, and how much worse than the best."""
        totals = [0] * len(turns)
        played = 0
        while len(turns) > 1 and played < self.effort.deals:
            world = self.imagine()
            for n, turn in enumerate(turns):
                g = self.judge.after(world, turn, self.seat, self.effort.ahead)
                totals[n] += self.judge.value(g, self.seat)
            played += 1
            if SEARCH_PARTS * self.judge.positions > self.effort.positions:
                break
        order = sorted(range(len(turns)), key=lambda n: (-totals[n], n))
        best = totals[order[0]]
        return [turns[n] for n in order], [(best - totals[n]) // max(1, played) for n in order]

    def chosen(self, world: Game, turns: list[Turn], losses: list[int]) -> list[Turn]:
        """The best, and the best others that begin something else: another kind of main action, then another action.

        A third one that is far worse is left out.
        """
        chosen = [0]
        kinds, mains = {turns[0].main}, {main_action(turns[0], world)}
        for by_kind in (True, False):
            for n in range(1, len(turns)):
                main, kind = main_action(turns[n], world), turns[n].main
                is_new = main not in mains and not (by_kind and (kind == NO_MAIN or kind in kinds))
                room = len(chosen) < self.effort.shown if losses[n] < FAR_WORSE else len(chosen) == 1
                if is_new and room:
                    chosen.append(n)
                    kinds.add(kind)
                    mains.add(main)
        return [turns[n] for n in sorted(chosen)]

    def advice(self, world: Game, shown: list[Turn], n: int, ends: "Ends") -> Advice:
        """What is told about one of the turns: its reasons against the next best, or the best if it is another."""
        turn = shown[n]
        other = shown[0] if n else shown[1] if len(shown) > 1 else None
        actions, labels = told_actions(self.judge, world, turn, self.seat)
        deals = ends.deals
        held = sum(ends.held[n])
        return Advice(
            actions,
            labels,
            ends.points(n) / POINT,
            error_of(ends.prospects[n]) / POINT,
            PER_MILLE * held // deals,
            share_error(held, deals),
            self.reasons(world, turn, other),
            deals,
        )

    def reasons(self, world: Game, turn: Turn, other: Turn | None) -> list[Message]:
        """Why this turn rather than the other, or than none: by what it does; if that is less, by what follows."""
        judge, seat = self.judge, self.seat
        here = judge.after(world, turn, seat, 0)
        there = world if other is None else judge.after(world, other, seat, 0)
        now = Scene(world, here, there, seat)
        if other is None or is_better(self.opinion, now):
            return reasons_for(self.title, self.opinion, now)
        here = judge.after(world, turn, seat, self.effort.ahead)
        there = judge.after(world, other, seat, self.effort.ahead)
        return later_reasons(self.opinion, Scene(world, here, there, seat), now)


class Ends:
    """The imagined games that are played to the end after each of some turns."""

    def __init__(self, adviser: Adviser, turns: list[Turn]) -> None:
        self.adviser = adviser
        self.turns = turns
        self.deals = 0
        self.prospects: list[list[int]] = [[] for _ in turns]  # points some turns later, by turn and deal
        self.held: list[list[int]] = [[] for _ in turns]  # 1 if not everybody lost
        self.scores: list[int] = []  # in the end of all games in which the planet held, in hundredths
        self.other_scores: list[int] = []  # of the others

    def play(self) -> None:
        """One more deal for all turns."""
        adviser = self.adviser
        judge, seat = adviser.judge, adviser.seat
        world = adviser.imagine()
        for n, turn in enumerate(self.turns):
            g = judge.after(world, turn, seat, adviser.effort.ahead)
            self.prospects[n].append(judge.points(g, seat))
            judge.to_end(g)
            held = judge.held(g)
            self.held[n].append(int(held))
            (self.scores if held else self.other_scores).append(judge.points(g, seat))
        self.deals += 1

    def points(self, n: int) -> int:
        """The points to be expected in the end after a turn, in hundredths.

        How high they are say the games played to the end, all turns together; by how much the turns differ says what
        the opinion sees some turns later, which varies far less from deal to deal.
        """
        every = [each for prospects in self.prospects for each in prospects]
        return mean(self.scores or self.other_scores) + mean(self.prospects[n]) - mean(every)


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
