"""Why an action of Second Chance is refused: a code for the rules, a rule id and the key of a message for people."""

from typing import Final

from keeling.titles.common import refusal as shared
from keeling.titles.common.refusal import FIRST_TITLE_CODE

CARD_NOT_PLAYED: Final = FIRST_TITLE_CODE
CARD_OCCUPIED: Final = FIRST_TITLE_CODE + 1
NO_TOKEN: Final = FIRST_TITLE_CODE + 2
NO_CONTROL_CUBE: Final = FIRST_TITLE_CODE + 3
NO_REGION_CUBE: Final = FIRST_TITLE_CODE + 4
CANNOT_USE_BONUS: Final = FIRST_TITLE_CODE + 5
NO_SUCH_PLAYER: Final = FIRST_TITLE_CODE + 6
NO_EXTRA_ACTION: Final = FIRST_TITLE_CODE + 7
EXTRA_DONE: Final = FIRST_TITLE_CODE + 8
NO_ACTION_TO_BUY: Final = FIRST_TITLE_CODE + 9
NOT_ENOUGH_POINTS: Final = FIRST_TITLE_CODE + 10
CO2_AT_FLOOR: Final = FIRST_TITLE_CODE + 11
CO2_STILL_TOO_HIGH: Final = FIRST_TITLE_CODE + 12
NOT_OFFERED: Final = FIRST_TITLE_CODE + 13

REFUSALS: Final[dict[int, tuple[str, str]]] = {
    shared.NO_CEP_THERE: ("S-MKT-08", "refuse-no-cep-there"),
    shared.NOT_CONTROLLER: ("S-CTL-07", "refuse-not-controller"),
    shared.REGION_FULL: ("S-KNO-06", "refuse-second-region-full"),
    shared.TRACK_FULL: ("S-KNO-10", "refuse-second-track-full"),
    shared.MARKET_EMPTY: ("S-MKT-04", "refuse-market-empty"),
    shared.NO_SCIENTIST_THERE: ("S-SCI-01", "refuse-no-scientist-there"),
    shared.NO_PROJECT_THERE: ("S-SCI-01", "refuse-no-project-there"),
    shared.PLACE_OCCUPIED: ("S-SCI-07", "refuse-place-occupied"),
    shared.NOT_FROM_HAND: ("S-SCI-09", "refuse-second-not-from-hand"),
    shared.WRONG_TOPIC: ("S-SCI-05", "refuse-second-wrong-topic"),
    shared.NO_SUCH_TOPIC: ("S-SCI-05", "refuse-no-such-topic"),
    shared.SAME_PLACE: ("S-SCI-01", "refuse-same-place"),
    shared.ACTION_DONE: ("S-OPS-03", "refuse-second-action-done"),
    shared.SLOT_TAKEN: ("S-PRO-01", "refuse-slot-taken"),
    shared.NOT_ON_AGENDA: ("S-PRO-01", "refuse-second-not-on-agenda"),
    shared.NO_PROJECT_TILE: ("S-PRO-07", "refuse-second-no-project-tile"),
    shared.ALREADY_INSTALLED: ("S-SCI-08", "refuse-second-already-installed"),
    shared.NO_CEP_TO_PAY: ("S-MKT-09", "refuse-second-no-cep-to-pay"),
    shared.NOT_INSTALLED: ("S-BLD-01", "refuse-second-not-installed"),
    shared.NO_PLANT_TILE: ("S-BLD-07", "refuse-second-no-plant-tile"),
    shared.ONLY_GREEN_PLANTS: ("S-BLD-06", "refuse-only-green-plants"),
    shared.NOT_ENOUGH_EXPERTISE: ("S-KNO-13", "refuse-second-not-enough-expertise"),
    shared.NOT_ENOUGH_CUBES: ("S-BLD-02", "refuse-not-enough-cubes"),
    shared.NOT_ENOUGH_MONEY: ("S-BLD-02", "refuse-not-enough-money"),
    shared.CARD_DONE: ("S-CRD-01", "refuse-second-card-done"),
    shared.MOVE_DONE: ("S-OPS-04", "refuse-move-done"),
    shared.MARKET_DONE: ("S-MKT-01", "refuse-market-done"),
    shared.STOPPED: ("S-MKT-05", "refuse-second-market-closed"),
    shared.MARKET_CLOSED: ("S-MKT-05", "refuse-second-market-closed"),
    shared.NO_CEP_IN_HAND: ("S-MKT-03", "refuse-second-no-cep-in-hand"),
    shared.NOT_YOUR_CARD: ("S-CRD-01", "refuse-not-your-card"),
    shared.NO_SUCH_ACTION_YET: ("S-CRD-03", "refuse-second-no-such-action-yet"),
    shared.GOAL_NOT_OPEN: ("S-UNG-05", "refuse-second-goal-not-open"),
    shared.PLANTS_MISSING: ("S-UNG-02", "refuse-second-plants-missing"),
    shared.NO_CUBE_FOR_GOAL: ("S-UNG-04", "refuse-second-no-cube-for-goal"),
    shared.NO_GOAL: ("SX-OPS-01", "refuse-no-goal"),
    shared.ACTION_FIRST: ("S-OPS-03", "refuse-second-action-first"),
    shared.ACTION_POSSIBLE: ("S-OPS-03", "refuse-second-action-possible"),
    shared.POOL_EMPTY: ("S-SCI-16", "refuse-pool-empty"),
    shared.NOT_THIS_SCIENTIST: ("S-INF-04", "refuse-second-not-this-scientist"),
    shared.MUST_LEAVE: ("S-INF-04", "refuse-second-must-leave"),
    shared.NOT_A_TOPIC_HERE: ("S-SUM-04", "refuse-second-not-a-topic-here"),
    shared.MORE_THAN_INCOME: ("S-INC-04", "refuse-more-than-income"),
    shared.NOT_IN_PACK: ("S-SET-22", "refuse-not-in-pack"),
    shared.NO_CARD_FOR_PLANT: ("S-LOB-05", "refuse-second-no-card-for-plant"),
    CARD_NOT_PLAYED: ("S-SCI-02", "refuse-second-card-not-played"),
    CARD_OCCUPIED: ("S-SCI-07", "refuse-second-card-occupied"),
    NO_TOKEN: ("S-INF-02", "refuse-second-no-token"),
    NO_CONTROL_CUBE: ("S-BLD-09", "refuse-second-no-control-cube"),
    NO_REGION_CUBE: ("SX-OPS-03", "refuse-second-no-region-cube"),
    CANNOT_USE_BONUS: ("S-KNO-08", "refuse-second-cannot-use-bonus"),
    NO_SUCH_PLAYER: ("S-KNO-08", "refuse-no-such-player"),
    NO_EXTRA_ACTION: ("S-OPS-03", "refuse-second-no-extra-action"),
    EXTRA_DONE: ("S-OPS-03", "refuse-second-extra-done"),
    NO_ACTION_TO_BUY: ("S-OPS-08", "refuse-second-no-action-to-buy"),
    NOT_ENOUGH_POINTS: ("SO-SUP-03", "refuse-second-not-enough-points"),
    CO2_AT_FLOOR: ("SO-SUP-05", "refuse-second-co2-at-floor"),
    CO2_STILL_TOO_HIGH: ("SO-SUP-04", "refuse-second-co2-still-too-high"),
    NOT_OFFERED: ("SX-SET-02", "refuse-second-not-offered"),
}
