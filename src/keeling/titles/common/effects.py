"""What lobby cards need and give, and what Company Goals count: a row for each, with its name and its deed.

The rows stand beside the steps they push, in `lobby.py` and `goals.py`. A title lists its own in its edition
(`content.py`); in the tables and rules they are numbered as listed there. An extension lists more. What people read of
them stands in the catalogues by their names: `need-propose`, `effect-money`, `count-un_goals`.
"""

from typing import TYPE_CHECKING

from keeling.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from keeling.titles.common.board import Board


@mypyc_attr(allow_interpreted_subclasses=True)
class Need:
    """What must have happened in this turn before a lobby card's main effect can be used.

    `name` is its word in content files. `goes_with` says which keys a card with this need has: `region or grant`,
    `source`, or none; its message is given them as `$place` and `$source`.
    """

    def __init__(self, name: str, goes_with: str) -> None:
        self.name = name
        self.goes_with = goes_with

    def is_met(self, g: "Board", card: int) -> bool:
        """Whether the active player has done it, while the card can follow it."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """What a lobby card gives.

    `name` is its word in content files; its message is given the `$amount`, and the `$source` of the card if it is
    `of_source`. Only a card of a source can give such an effect. An effect that is `attached` counts only together with
    the action it needs, and does nothing by itself.
    """

    def __init__(self, name: str, of_source: bool = False, attached: bool = False) -> None:
        self.name = name
        self.of_source = of_source
        self.attached = attached

    def push(self, g: "Board", player: int, card: int, amount: int) -> None:
        """Push the steps that give the player so much of it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class GoalCount:
    """What a Company Goal counts.

    `name` is its word in content files; its message is given what the title calls an energy source as `$type`.
    """

    def __init__(self, name: str) -> None:
        self.name = name

    def count(self, g: "Board", player: int) -> int:
        """How many of these the player has."""
        raise NotImplementedError
