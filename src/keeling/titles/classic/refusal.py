"""Why an action of the classic game is refused: a code for the rules, a rule id and a sentence for people."""

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
    shared.NO_CEP_THERE: ("C-CEP-01", "There is no CEP to pay with."),
    shared.NOT_CONTROLLER: ("C-CTL-09", "Only the controller of a region may spend its CEPs."),
    shared.REGION_FULL: ("C-CON-12", "The region already holds as many CEPs as it has demand spaces."),
    shared.TRACK_FULL: ("C-EXP-09", "Your disc is at the end of this track."),
    shared.MARKET_EMPTY: ("C-MKT-10", "There is no CEP in the market."),
    shared.NO_SCIENTIST_THERE: ("C-SCI-01", "You have no scientist there."),
    shared.NO_PROJECT_THERE: ("C-SCI-01", "There is no project there."),
    shared.PLACE_OCCUPIED: ("C-SCI-04", "Another scientist is there already; each project and topic has room for one."),
    shared.NOT_FROM_HAND: ("C-SCI-03", "A summit can only be entered from a project, not from the hand."),
    shared.WRONG_TOPIC: ("C-SCI-03", "The topic is not the energy source of the scientist's project."),
    shared.NO_SUCH_TOPIC: ("C-SUM-01", "There is no such topic on this summit."),
    shared.SAME_PLACE: ("C-SCI-01", "The scientist is there already."),
    shared.ACTION_DONE: ("C-TURN-01", "You have already taken the action of this turn."),
    shared.SLOT_TAKEN: ("C-PRO-01", "There is a project on this space already."),
    shared.NOT_ON_AGENDA: ("C-SET-16", "The region's agenda does not ask for this energy source."),
    shared.NO_PROJECT_TILE: ("C-PRO-02", "No project tile of this source is left."),
    shared.ALREADY_INSTALLED: ("C-INS-01", "This project is installed already."),
    shared.NO_CEP_TO_PAY: ("C-INS-04", "Installing costs a CEP, and you have none in hand or in a region you control."),
    NO_COIN_FOR_SCIENTIST: ("C-INS-06", "You cannot pay the owner of the scientist on this project."),
    shared.NOT_INSTALLED: ("C-CON-01", "Only an installed project can become a power plant."),
    shared.NO_PLANT_TILE: ("C-CON-02", "No power plant of this source is left."),
    shared.ONLY_GREEN_PLANTS: ("C-CON-06", "Green plants fill the region; it can take no more."),
    shared.NOT_ENOUGH_EXPERTISE: (
        "C-CON-03",
        "Your expertise in this source is lower than the cubes printed on the plant.",
    ),
    shared.NOT_ENOUGH_CUBES: ("C-CON-04", "You have too few tech cubes for this plant."),
    shared.NOT_ENOUGH_MONEY: ("C-CON-04", "You have too little money for this."),
    OWN_SCIENTIST_STUCK: (
        "C-CON-18",
        "Your own scientist would have to leave the project, but your scientist move of this turn is used.",
    ),
    shared.NO_CARD_FOR_PLANT: ("C-LOB-08", "You do not hold the lobby card for building this source."),
    shared.CARD_DONE: ("C-CRD-01", "You have already played or scored a card in this turn."),
    shared.MOVE_DONE: ("C-TURN-02", "You have already used the scientist move of this turn."),
    shared.MARKET_DONE: ("C-MKT-01", "You have already visited the market in this turn."),
    shared.STOPPED: ("C-MKT-07", "The price has changed in this turn; nothing can be sold any more."),
    shared.MARKET_CLOSED: (
        "C-MKT-08",
        "The price has changed in this turn; by the options of this game the market is closed.",
    ),
    shared.NO_CEP_IN_HAND: ("C-MKT-06", "You have no CEP in hand; those in regions cannot be sold."),
    shared.NOT_YOUR_CARD: ("C-CRD-01", "You do not hold this card."),
    shared.NO_SUCH_ACTION_YET: (
        "C-CRD-04",
        "The main effect needs the action shown on the card to be taken in this turn.",
    ),
    shared.ONLY_WITH_CONSTRUCT: (
        "C-LOB-08",
        "The discount is only given together with the construction: use construct-lobby.",
    ),
    shared.GOAL_NOT_OPEN: ("C-UNG-02", "This UN Goal is not on display."),
    shared.PLANTS_MISSING: ("C-UNG-01", "You have not built all the kinds of plants this UN Goal shows."),
    shared.NO_CUBE_FOR_GOAL: ("C-UNG-01", "Scoring a UN Goal costs a tech cube."),
    shared.NO_GOAL: ("C-GOAL-03", "You have no Company Goal any more."),
    shared.ACTION_FIRST: ("C-TURN-01", "You must take an action before your turn can end."),
    shared.ACTION_POSSIBLE: ("C-TURN-07", "You can pass only if no action is possible."),
    shared.POOL_EMPTY: ("C-PRO-09", "All your scientists are recruited."),
    shared.NOT_THIS_SCIENTIST: ("C-SCI-11", "It is the scientist on the used project that has to leave."),
    NOT_A_PROJECT_HERE: ("C-SCI-11", "A scientist who is sent away goes to the hand or to a summit."),
    shared.MUST_LEAVE: ("C-CON-23", "Your scientist cannot stay on a project that is used up."),
    shared.NOT_A_TOPIC_HERE: ("C-SUM-04", "This source is not a topic of the summit."),
    NO_SCIENTIST_ON_SOURCE: ("C-TURN-05", "You have no scientist on a project of this source."),
    shared.MORE_THAN_INCOME: ("C-INC-06", "This is more than your income."),
    BID_TOO_LOW: ("C-VAR-06", "A bid must be higher than the highest so far."),
    BID_TOO_HIGH: ("C-VAR-08", "You could not pay this bid."),
    PAYS_TOO_MUCH: (
        "C-VAR-08",
        "With this piece you would pay more than needed, or could not pay the bid without waste.",
    ),
    NO_SUCH_PLAYER: ("C-VAR-07", "There is no such player."),
    WRONG_REGION: ("C-SOLO-04", "The project goes to another region."),
    shared.NOT_IN_PACK: ("C-VAR-10", "This card is not in your pack."),
    PAYMENT_BEGUN: ("C-GOAL-01", "The Company Goal can be discarded only before the payment."),
    NO_CUBE: ("C-VAR-08", "You have no tech cube left to pay with."),
    CEPS_FIRST: ("C-VAR-08", "CEPs are paid before tech cubes."),
}
