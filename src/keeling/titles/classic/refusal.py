"""Why an action of the classic game is refused: a code for the rules, a rule id and the key of a message for people."""

from typing import Final

from keeling.titles.common import refusal as shared
from keeling.titles.common.refusal import FIRST_TITLE_CODE

NO_COIN_FOR_SCIENTIST: Final = FIRST_TITLE_CODE
OWN_SCIENTIST_STUCK: Final = FIRST_TITLE_CODE + 1
NOT_A_PROJECT_HERE: Final = FIRST_TITLE_CODE + 2
NO_SCIENTIST_ON_SOURCE: Final = FIRST_TITLE_CODE + 3
BID_TOO_LOW: Final = FIRST_TITLE_CODE + 4
BID_TOO_HIGH: Final = FIRST_TITLE_CODE + 5
PAYS_TOO_MUCH: Final = FIRST_TITLE_CODE + 6
NO_SUCH_PLAYER: Final = FIRST_TITLE_CODE + 7
WRONG_REGION: Final = FIRST_TITLE_CODE + 8
PAYMENT_BEGUN: Final = FIRST_TITLE_CODE + 9
NO_CUBE: Final = FIRST_TITLE_CODE + 10
CEPS_FIRST: Final = FIRST_TITLE_CODE + 11

REFUSALS: Final[dict[int, tuple[str, str]]] = {
    shared.NO_CEP_THERE: ("C-CEP-01", "refuse-no-cep-there"),
    shared.NOT_CONTROLLER: ("C-CTL-09", "refuse-not-controller"),
    shared.REGION_FULL: ("C-CON-12", "refuse-classic-region-full"),
    shared.TRACK_FULL: ("C-EXP-09", "refuse-classic-track-full"),
    shared.MARKET_EMPTY: ("C-MKT-10", "refuse-market-empty"),
    shared.NO_SCIENTIST_THERE: ("C-SCI-01", "refuse-no-scientist-there"),
    shared.NO_PROJECT_THERE: ("C-SCI-01", "refuse-no-project-there"),
    shared.PLACE_OCCUPIED: ("C-SCI-04", "refuse-place-occupied"),
    shared.NOT_FROM_HAND: ("C-SCI-03", "refuse-classic-not-from-hand"),
    shared.WRONG_TOPIC: ("C-SCI-03", "refuse-classic-wrong-topic"),
    shared.NO_SUCH_TOPIC: ("C-SUM-01", "refuse-no-such-topic"),
    shared.SAME_PLACE: ("C-SCI-01", "refuse-same-place"),
    shared.ACTION_DONE: ("C-TURN-01", "refuse-classic-action-done"),
    shared.SLOT_TAKEN: ("C-PRO-01", "refuse-slot-taken"),
    shared.NOT_ON_AGENDA: ("C-SET-16", "refuse-classic-not-on-agenda"),
    shared.NO_PROJECT_TILE: ("C-PRO-02", "refuse-classic-no-project-tile"),
    shared.ALREADY_INSTALLED: ("C-INS-01", "refuse-classic-already-installed"),
    shared.NO_CEP_TO_PAY: ("C-INS-04", "refuse-classic-no-cep-to-pay"),
    NO_COIN_FOR_SCIENTIST: ("C-INS-06", "refuse-classic-no-coin-for-scientist"),
    shared.NOT_INSTALLED: ("C-CON-01", "refuse-classic-not-installed"),
    shared.NO_PLANT_TILE: ("C-CON-02", "refuse-classic-no-plant-tile"),
    shared.ONLY_GREEN_PLANTS: ("C-CON-06", "refuse-only-green-plants"),
    shared.NOT_ENOUGH_EXPERTISE: ("C-CON-03", "refuse-classic-not-enough-expertise"),
    shared.NOT_ENOUGH_CUBES: ("C-CON-04", "refuse-not-enough-cubes"),
    shared.NOT_ENOUGH_MONEY: ("C-CON-04", "refuse-not-enough-money"),
    OWN_SCIENTIST_STUCK: ("C-CON-18", "refuse-classic-own-scientist-stuck"),
    shared.NO_CARD_FOR_PLANT: ("C-LOB-08", "refuse-classic-no-card-for-plant"),
    shared.CARD_DONE: ("C-CRD-01", "refuse-classic-card-done"),
    shared.MOVE_DONE: ("C-TURN-02", "refuse-move-done"),
    shared.MARKET_DONE: ("C-MKT-01", "refuse-market-done"),
    shared.STOPPED: ("C-MKT-07", "refuse-classic-stopped"),
    shared.MARKET_CLOSED: ("C-MKT-08", "refuse-classic-market-closed"),
    shared.NO_CEP_IN_HAND: ("C-MKT-06", "refuse-classic-no-cep-in-hand"),
    shared.NOT_YOUR_CARD: ("C-CRD-01", "refuse-not-your-card"),
    shared.NO_SUCH_ACTION_YET: ("C-CRD-04", "refuse-classic-no-such-action-yet"),
    shared.ONLY_WITH_CONSTRUCT: ("C-LOB-08", "refuse-classic-only-with-construct"),
    shared.GOAL_NOT_OPEN: ("C-UNG-02", "refuse-classic-goal-not-open"),
    shared.PLANTS_MISSING: ("C-UNG-01", "refuse-classic-plants-missing"),
    shared.NO_CUBE_FOR_GOAL: ("C-UNG-01", "refuse-classic-no-cube-for-goal"),
    shared.NO_GOAL: ("C-GOAL-03", "refuse-no-goal"),
    shared.ACTION_FIRST: ("C-TURN-01", "refuse-classic-action-first"),
    shared.ACTION_POSSIBLE: ("C-TURN-07", "refuse-classic-action-possible"),
    shared.POOL_EMPTY: ("C-PRO-09", "refuse-pool-empty"),
    shared.NOT_THIS_SCIENTIST: ("C-SCI-11", "refuse-classic-not-this-scientist"),
    NOT_A_PROJECT_HERE: ("C-SCI-11", "refuse-classic-not-a-project-here"),
    shared.MUST_LEAVE: ("C-CON-23", "refuse-classic-must-leave"),
    shared.NOT_A_TOPIC_HERE: ("C-SUM-04", "refuse-classic-not-a-topic-here"),
    NO_SCIENTIST_ON_SOURCE: ("C-TURN-05", "refuse-classic-no-scientist-on-source"),
    shared.MORE_THAN_INCOME: ("C-INC-06", "refuse-more-than-income"),
    BID_TOO_LOW: ("C-VAR-06", "refuse-classic-bid-too-low"),
    BID_TOO_HIGH: ("C-VAR-08", "refuse-classic-bid-too-high"),
    PAYS_TOO_MUCH: ("C-VAR-08", "refuse-classic-pays-too-much"),
    NO_SUCH_PLAYER: ("C-VAR-07", "refuse-no-such-player"),
    WRONG_REGION: ("C-SOLO-04", "refuse-classic-wrong-region"),
    shared.NOT_IN_PACK: ("C-VAR-10", "refuse-not-in-pack"),
    PAYMENT_BEGUN: ("C-GOAL-01", "refuse-classic-payment-begun"),
    NO_CUBE: ("C-VAR-08", "refuse-classic-no-cube"),
    CEPS_FIRST: ("C-VAR-08", "refuse-classic-ceps-first"),
}
