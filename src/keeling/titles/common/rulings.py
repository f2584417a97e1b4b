"""Where the titles on the board differ in the middle of a shared rule: one method for each such place.

A step asks `g.rules` and knows no title. A ruling that pushes steps stands in the title's `rulings.py`, which may
import them; state and rules import none. Everything else that differs is data (`rules.py`).
"""

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from keeling.kernel.game import LEGAL
from keeling.kernel.native import mypyc_attr
from keeling.titles.common.places import LOBBY_BOX
from keeling.titles.common.rules import BoardRules

if TYPE_CHECKING:
    from keeling.titles.common.board import Board

B = TypeVar("B", bound="Board", contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class BoardRulings(BoardRules, Generic[B]):
    """What a title decides. Methods without a body change nothing."""

    # Points and CO2

    def account(self, player: int) -> int:
        """Which entry of `score` the player's points belong to: his own, or the team's."""
        return player  # SX-OPS-04, SX-INC-01

    def is_too_much(self, co2: int) -> bool:
        """Whether so much CO2 is beyond the limit, so that all is lost if it stays."""
        return co2 > self.defeat  # SO-SUP-06, SX-SUP-03

    def raise_co2(self, g: B, ppm: int) -> None:
        """CO2 rises. Must be the last thing a step does, because it may end the game."""
        g.co2 += ppm

    def lower_co2(self, g: B, ppm: int) -> None:
        """CO2 falls."""
        g.co2 -= ppm

    # The set-up

    def store_lobby_cards(self, g: B, cards: list[int]) -> int:
        """The lobby cards that nobody was dealt are put away; the place they are in now."""
        return LOBBY_BOX

    # A turn

    def push_turn(self, g: B, player: int) -> None:
        """Push a turn of the player."""
        raise NotImplementedError

    def rounds_now(self, g: B) -> int:
        """How many rounds the Operations phase of this decade has."""
        return self.rounds

    def note_proposal(self, g: B, player: int, slot: int) -> None:
        """A project was proposed; push what comes before its grant."""

    # Expertise

    def push_bonus(self, g: B, player: int, bonus: int) -> None:
        """Push the steps of a track bonus that the player's disc has reached."""
        raise NotImplementedError

    def reach_space(self, g: B, source: int, position: int) -> None:
        """A disc has reached this space of a track."""

    def refuse_earn(self, g: B, player: int, source: int) -> int:
        """Why the player cannot choose to earn a point in this source; 0 if he can."""
        return g.refuse_learn(player, source)

    def push_expertise(self, g: B, player: int, source: int) -> None:
        """Push a point of expertise that the player has earned."""
        raise NotImplementedError

    # Scientists

    def push_move(self, g: B, player: int, origin: int, target: int) -> None:
        """Push a move of the player's scientist."""
        raise NotImplementedError

    def push_recruit(self, g: B, player: int) -> None:
        """Push what recruiting a scientist brings."""
        raise NotImplementedError

    def welcomes_scientists(self, g: B, slot: int) -> bool:
        """Whether a scientist may go to the project on this slot, if nobody stands there."""
        return True

    def refuse_card_visit(self, g: B, card: int) -> int:
        """Why no scientist can go to this lobby card; 0 if one can."""
        return LEGAL

    def add_open_cards(self, g: B, targets: list[int]) -> None:
        """Append the lobby cards a scientist may go to, as targets of a move."""

    def visit_card(self, g: B, player: int, card: int) -> None:
        """A scientist of the player stands on this lobby card now."""
        raise NotImplementedError

    # Regions

    def push_charge(self, g: B, region: int) -> None:
        """Push, or note, that a CEP is due for the region's new fossil plant."""
        raise NotImplementedError

    def wins_tie(self, g: B, region: int, source: int, builder: int, holder: int) -> bool:
        """Whether the builder of a plant of this source beats a controller who supplies the region alike."""
        raise NotImplementedError

    # Goals and the end

    def compare_players(self, g: B, one: int, other: int) -> int:
        """Positive if the one is ahead in the final order, negative if the other is, 0 if they share."""
        raise NotImplementedError

    # What holds outside of any step

    def redeal(self, g: B, seat: int) -> None:
        """Deal again everything the seat cannot know, see `Game.redeal`."""
        raise NotImplementedError

    def violations(self, g: B) -> list[str]:
        """The invariants that do not hold, see `Game.violations`."""
        raise NotImplementedError


AnyRulings = BoardRulings[Any]
