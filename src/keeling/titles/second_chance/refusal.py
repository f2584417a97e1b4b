"""Why an action of Second Chance is refused: a code for the rules, a rule id and a sentence for people."""

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
    shared.NO_CEP_THERE: ("S-MKT-08", "There is no CEP to pay with."),
    shared.NOT_CONTROLLER: ("S-CTL-07", "Only the controller of a region may spend its CEPs."),
    shared.REGION_FULL: ("S-KNO-06", "The region already holds as many CEPs as it has CEP spaces."),
    shared.TRACK_FULL: ("S-KNO-10", "The disc is at the end of this track."),
    shared.MARKET_EMPTY: ("S-MKT-04", "There is no CEP in the market."),
    shared.NO_SCIENTIST_THERE: ("S-SCI-01", "You have no scientist there."),
    shared.NO_PROJECT_THERE: ("S-SCI-01", "There is no project there."),
    shared.PLACE_OCCUPIED: ("S-SCI-07", "Another scientist is there already; each project and topic has room for one."),
    shared.NOT_FROM_HAND: ("S-SCI-09", "A summit can only be entered from a project, not from the player board."),
    shared.WRONG_TOPIC: ("S-SCI-05", "The topic is not the energy type of the scientist's project."),
    shared.NO_SUCH_TOPIC: ("S-SCI-05", "There is no such topic on this summit."),
    shared.SAME_PLACE: ("S-SCI-01", "The scientist is there already."),
    shared.ACTION_DONE: ("S-OPS-03", "You have already taken the main action of this turn."),
    shared.SLOT_TAKEN: ("S-PRO-01", "There is a project on this space already."),
    shared.NOT_ON_AGENDA: ("S-PRO-01", "The region's agenda does not ask for this energy type."),
    shared.NO_PROJECT_TILE: ("S-PRO-07", "No project tile of this type is left."),
    shared.ALREADY_INSTALLED: ("S-SCI-08", "This project has infrastructure already."),
    shared.NO_CEP_TO_PAY: ("S-MKT-09", "This costs a CEP, and you have none on your board or in a region you control."),
    shared.NOT_INSTALLED: ("S-BLD-01", "A plant can only be built on prepared infrastructure."),
    shared.NO_PLANT_TILE: ("S-BLD-07", "No power plant of this type is left."),
    shared.ONLY_GREEN_PLANTS: ("S-BLD-06", "Green plants fill the region; it can take no more."),
    shared.NOT_ENOUGH_EXPERTISE: (
        "S-KNO-13",
        "Your knowledge has not reached the space of the track that shows this level.",
    ),
    shared.NOT_ENOUGH_CUBES: ("S-BLD-02", "You have too few tech cubes for this plant."),
    shared.NOT_ENOUGH_MONEY: ("S-BLD-02", "You have too little money for this."),
    shared.CARD_DONE: ("S-CRD-01", "You have already played a card or claimed a goal in this turn."),
    shared.MOVE_DONE: ("S-OPS-04", "You have already used the scientist move of this turn."),
    shared.MARKET_DONE: ("S-MKT-01", "You have already visited the market in this turn."),
    shared.STOPPED: ("S-MKT-05", "The market has been refilled in this turn and is closed."),
    shared.MARKET_CLOSED: ("S-MKT-05", "The market has been refilled in this turn and is closed."),
    shared.NO_CEP_IN_HAND: ("S-MKT-03", "You have no CEP on your board; those in regions cannot be sold."),
    shared.NOT_YOUR_CARD: ("S-CRD-01", "You do not hold this card."),
    shared.NO_SUCH_ACTION_YET: (
        "S-CRD-03",
        "The main effect must follow immediately on the action shown on the card.",
    ),
    shared.GOAL_NOT_OPEN: ("S-UNG-05", "This UN Goal is not open on the display."),
    shared.PLANTS_MISSING: (
        "S-UNG-02",
        "Your own infrastructure does not support built plants of all the types shown.",
    ),
    shared.NO_CUBE_FOR_GOAL: ("S-UNG-04", "You have too few tech cubes for this UN Goal."),
    shared.NO_GOAL: ("SX-OPS-01", "You have no Company Goal any more."),
    shared.ACTION_FIRST: ("S-OPS-03", "You must take a main action before your turn can end."),
    shared.ACTION_POSSIBLE: ("S-OPS-03", "You can pass only if no main action is possible."),
    shared.POOL_EMPTY: ("S-SCI-16", "All your scientists are recruited."),
    shared.NOT_THIS_SCIENTIST: ("S-INF-04", "It is the scientist on the project in use that has to move."),
    shared.MUST_LEAVE: ("S-INF-04", "The scientist cannot stay on a project that gets infrastructure."),
    shared.NOT_A_TOPIC_HERE: ("S-SUM-04", "This type is not a topic of the summit."),
    shared.MORE_THAN_INCOME: ("S-INC-04", "This is more than your income."),
    shared.NOT_IN_PACK: ("S-SET-22", "This card is not in your pack."),
    shared.NO_CARD_FOR_PLANT: ("S-LOB-05", "You do not hold the lobbyist card that pays for building this type."),
    CARD_NOT_PLAYED: ("S-SCI-02", "This lobbyist card has not been played."),
    CARD_OCCUPIED: ("S-SCI-07", "A scientist stands on this lobbyist card already."),
    NO_TOKEN: ("S-INF-02", "You have no infrastructure token left."),
    NO_CONTROL_CUBE: ("S-BLD-09", "You have no control cube left."),
    NO_REGION_CUBE: ("SX-OPS-03", "The region holds no tech cube."),
    CANNOT_USE_BONUS: ("S-KNO-08", "This player could not use it."),
    NO_SUCH_PLAYER: ("S-KNO-08", "There is no such player."),
    NO_EXTRA_ACTION: ("S-OPS-03", "A second main action exists only in the game for one player, by its rules."),
    EXTRA_DONE: ("S-OPS-03", "You have already bought a second main action in this turn."),
    NO_ACTION_TO_BUY: ("S-OPS-08", "No main action is possible, so there is nothing to buy."),
    NOT_ENOUGH_POINTS: ("SO-SUP-03", "The team has too few points for this."),
    CO2_AT_FLOOR: ("SO-SUP-05", "CO2 cannot be lowered that far."),
    CO2_STILL_TOO_HIGH: ("SO-SUP-04", "CO2 must be brought down to the limit, and the team can afford it."),
    NOT_OFFERED: ("SX-SET-02", "This Company Goal was not dealt to you."),
}
