"""Judging whole turns over common deals: what they are worth, and how often the planet holds after them.

Hints, reviews and puzzles compare turns in imagined games that are the same for all of them (common random numbers),
so that two turns differ by what they do and not by luck. Everybody plays on by the narrowest planner. Effort is
counted in positions: the same seed says the same on every machine.
"""

from math import isqrt
from typing import Any, Final

from keeling.bots.opinions.opinion import POINT, PRUDENT, Opinion
from keeling.bots.planner import NO_MAIN, Effort, Planner, Turn
from keeling.kernel.game import NO_TURN, PLAYING, Game
from keeling.kernel.title import AnyTitle

LOST: Final = -25_000
"""What a game that everybody has lost counts, in hundredths of a point: far below any score, and no more, because an
average over deals must still show what else differs."""

THREATS: Final = frozenset(["planet", "danger", "end", "flood", "defeat"])
"""Features that speak of losing the game, not of points."""

ENDLESS: Final = 1 << 60
MOST_TURNS: Final = 2_000  # of everybody in an imagined game; a game that takes more goes round in circles


class Judge:
    """Lets imagined games of one title be played on, and says what they are worth to a seat."""

    def __init__(self, title: AnyTitle, opinion: Opinion[Any]) -> None:
        self.title = title
        self.opinion = opinion
        self.narrow = Planner(opinion, Effort(1, positions=ENDLESS), PRUDENT)
        self.searched = 0

    @property
    def positions(self) -> int:
        """How many positions were looked at so far."""
        return self.searched + self.narrow.positions

    def turns(self, world: Game, seat: int, width: int, count: int, positions: int) -> list[Turn]:
        """At most `count` promising turns of the seat that is asked in this world, at least one, the best first."""
        planner = Planner(self.opinion, Effort(width, positions=positions), PRUDENT)
        planner.begin()
        found = planner.turns(world, seat, width, count)
        self.searched += planner.positions
        return found

    def after(self, world: Game, turn: Turn, seat: int, ahead: int) -> Game:
        """A copy of the world in which the turn was taken, and then as many turns of everybody as `ahead` says.

        What the turn did not foresee is decided by the narrow planner.
        """
        g = world.clone()
        number = g.turn_number()
        self.narrow.follow(g, turn, seat, number)
        while g.decision is not None and g.decision.player == seat and g.turn_number() == number != NO_TURN:
            self._one_turn(g)
        self.play_on(g, ahead, number)
        return g

    def play_on(self, g: Game, ahead: int, number: int = NO_TURN) -> None:
        """Play so many turns of everybody in an imagined game; a turn that has begun is ended, too.

        `number` is the turn that has just been taken: questions of others that are part of it do not count as a turn.
        """
        begun = 0
        while g.decision is not None:
            now = g.turn_number()
            if now not in (number, NO_TURN):
                if begun == ahead:
                    return
                begun += 1
                number = now
            elif ahead == 0:
                return
            self._one_turn(g)

    def to_end(self, g: Game) -> None:
        """Play an imagined game to its end."""
        self.play_on(g, MOST_TURNS)

    def _one_turn(self, g: Game) -> None:
        decision = g.decision
        assert decision is not None
        seat = decision.player
        best = self.narrow.turns(g, seat, 1, 1)[0]
        self.narrow.follow(g, best, seat, g.turn_number())

    # What positions are worth

    def value(self, g: Game, seat: int) -> int:
        """What the position is worth to the seat, in hundredths of a point; after the end, what it came to."""
        if g.end == PLAYING:
            return self.opinion.value(g, seat, PRUDENT)
        return POINT * self.title.outcome(g).scores[seat] if self.held(g) else LOST

    def points(self, g: Game, seat: int) -> int:
        """The points that the seat has and may expect if the planet holds, in hundredths."""
        if g.end != PLAYING:
            return POINT * self.title.outcome(g).scores[seat]
        named = zip(self.opinion.names, self.opinion.features(g, seat), strict=True)
        return sum(feature for name, feature in named if name not in THREATS)

    def held(self, g: Game) -> bool:
        """Whether a finished game was not lost by everybody."""
        return bool(self.title.outcome(g).winners)


def main_action(turn: Turn, g: Game) -> int:
    """What the turn is mostly about: its first main action, or its first action if it has none."""
    if turn.main != NO_MAIN:
        kind = g.alphabet.kinds[turn.main]
        for action in turn.path:
            if kind.first <= action < kind.first + kind.size:
                return action
    return turn.path[0]


def mean(values: list[int]) -> int:
    """The mean of at least one value, rounded down."""
    return sum(values) // len(values)


def error_of(values: list[int]) -> int:
    """The standard error of the mean of the values; with a single one as large as the value itself."""
    count = len(values)
    if count == 1:
        return abs(sum(values))
    squares = count * sum(value * value for value in values) - sum(values) ** 2
    return isqrt(squares // (count * count * (count - 1)))
