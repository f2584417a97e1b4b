"""The refusal codes of decisions that both titles share; each title gives them its own rule ids and sentences."""

from typing import Final

from keeling.kernel.game import FIRST_CODE

NO_CEP_THERE: Final = FIRST_CODE
NOT_CONTROLLER: Final = FIRST_CODE + 1
REGION_FULL: Final = FIRST_CODE + 2
TRACK_FULL: Final = FIRST_CODE + 3
MARKET_EMPTY: Final = FIRST_CODE + 4
NO_SCIENTIST_THERE: Final = FIRST_CODE + 5
NO_PROJECT_THERE: Final = FIRST_CODE + 6
PLACE_OCCUPIED: Final = FIRST_CODE + 7
NOT_FROM_HAND: Final = FIRST_CODE + 8
WRONG_TOPIC: Final = FIRST_CODE + 9
NO_SUCH_TOPIC: Final = FIRST_CODE + 10
SAME_PLACE: Final = FIRST_CODE + 11

FIRST_TITLE_CODE: Final = FIRST_CODE + 20
