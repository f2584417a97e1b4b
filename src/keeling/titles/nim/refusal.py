"""Why an action of nim is refused: a code for the rules, a rule id and the key of a message for people."""

from typing import Final

from keeling.kernel.game import FIRST_CODE

TOO_MANY: Final = FIRST_CODE
HEAP_TOO_SMALL: Final = FIRST_CODE + 1
CARD_SHOWN: Final = FIRST_CODE + 2
NO_SHOWING: Final = FIRST_CODE + 3

REFUSALS: Final[dict[int, tuple[str, str]]] = {
    TOO_MANY: ("N-TURN-02", "refuse-nim-too-many"),
    HEAP_TOO_SMALL: ("N-TURN-02", "refuse-nim-heap-too-small"),
    CARD_SHOWN: ("N-TURN-04", "refuse-nim-card-shown"),
    NO_SHOWING: ("N-TURN-04", "refuse-nim-no-showing"),
}
