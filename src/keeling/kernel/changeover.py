"""Changing over to other options in the middle of a game: what a title says of itself that allows it.

Rules hold for a whole game, and so no game does this by itself. It is for questions of the kind *what if*: a clone at
the beginning of a period goes on as if the other options held from then on.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from keeling.kernel.errors import BadOption
from keeling.kernel.game import Game, Rules, Step
from keeling.kernel.messages import message, verbatim
from keeling.kernel.options import Options


class Row(NamedTuple):
    """A row of the books: the period, the round in it (0 for what comes after its rounds), and the CO2 at its end."""

    period: int
    round: int
    co2: int


class Changeover:
    """What a title gives so that its games can go on under other options. `g` is always a game of that title."""

    def names(self, g: Any) -> Sequence[str]:
        """What the periods of a whole game are called, from the first on."""
        raise NotImplementedError

    def rows(self, g: Any) -> list[tuple[int, int]]:
        """The period and round of all rows that the books of a whole game have; one that ends early has fewer."""
        raise NotImplementedError

    def limit(self, g: Any) -> int:
        """The CO2 with which everybody loses."""
        raise NotImplementedError

    def begins(self, g: Any) -> int:
        """The number of the period that begins with the next step, from 1; 0 if none does.

        Nothing of the period has happened then, and nothing else is due: the moment at which options can change.
        """
        raise NotImplementedError

    def options(self, g: Any, own: Options, given: Mapping[str, object]) -> Options:
        """The options under which this game, at such a moment, is to go on: those given, and otherwise its own.

        Own options that have no effect beside those given have their defaults. BadOption for an option that cannot
        begin late, with a sentence that names it; the caller checks whether the options go together.
        """
        raise NotImplementedError

    def change(self, g: Any, rules: Rules) -> None:
        """Bring this game, at such a moment, under rules that were made of what `options` has given.

        They must be new: what depends on when they begin is written into them.
        """
        raise NotImplementedError

    def draw_anew(self, g: Any, seed: str) -> None:
        """Let chance go another way from now on, the same one for the same seed, whatever the options are.

        What companies hold stays as it is, also what nobody sees.
        """
        raise NotImplementedError

    def is_lost(self, g: Any) -> bool:
        """Whether the game has ended with everybody's defeat."""
        raise NotImplementedError

    def books(self, g: Any) -> list[Row]:
        """The rows of the books so far."""
        raise NotImplementedError


def merged(own: Options, given: Mapping[str, object]) -> tuple[Options, list[str]]:
    """Own options with others in place of some, checked one by one, and the names of those that are really other.

    Own options that have no effect any more fall back to their defaults; whether those given have one is not asked.
    """
    kind = type(own)
    asked = kind.parse(given).as_dict()
    before = own.as_dict()
    values = before | {name: asked[name] for name in given}
    for info in kind.describe():
        in_vain = any(all(values[name] in told for name, told in each.where.items()) for each in info.no_effect)
        if info.name not in given and in_vain:
            values[info.name] = info.default
    return kind.parse(values), [name for name in given if values[name] != before[name]]


def cannot_begin_late(name: str, why: str) -> BadOption:
    """The error for an option that cannot begin late; `why` is the key of a message."""
    return BadOption(message("error-whatif-late", option=verbatim(name), reason=message(why)))


def is_about_to(g: Game, step: type[Step[Any]]) -> bool:
    """Whether a step of this kind is all that is due."""
    return g.decision is None and len(g.stack) == 1 and isinstance(g.stack[0], step)
