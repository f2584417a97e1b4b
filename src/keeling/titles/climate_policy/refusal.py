"""Why an action of Climate Policy is refused: a code for the rules, a rule id and a sentence for people."""

from typing import Final

from keeling.kernel.game import FIRST_CODE

MARKET_OVER: Final = FIRST_CODE
NO_PERMITS_HERE: Final = FIRST_CODE + 1
NO_PERMIT_LEFT: Final = FIRST_CODE + 2
PERMITS_PER_TURN: Final = FIRST_CODE + 3
NO_LOOPHOLES_HERE: Final = FIRST_CODE + 4
NO_LOOPHOLE_LEFT: Final = FIRST_CODE + 5
LOOPHOLES_PER_TURN: Final = FIRST_CODE + 6
TOO_LITTLE_MONEY: Final = FIRST_CODE + 7
ALREADY_BUILT: Final = FIRST_CODE + 8
BUILD_OVER: Final = FIRST_CODE + 9
NOT_IN_STOCK: Final = FIRST_CODE + 10
NOT_UNLOCKED: Final = FIRST_CODE + 11
NO_TILE_LEFT: Final = FIRST_CODE + 12
NO_LOOPHOLE_HELD: Final = FIRST_CODE + 13
PERMITS_TO_BUILD: Final = FIRST_CODE + 14
NO_PLANT_THERE: Final = FIRST_CODE + 15
NOT_YOUR_PLANT: Final = FIRST_CODE + 16
DEVELOPED_DIRTY: Final = FIRST_CODE + 17
DEVELOPED_CLEAN: Final = FIRST_CODE + 18
POOL_EMPTY: Final = FIRST_CODE + 19
NOT_TO_PUT_BACK: Final = FIRST_CODE + 20
PROJECTS_PER_TURN: Final = FIRST_CODE + 21
NO_PROJECT_THERE: Final = FIRST_CODE + 22
NO_PAWN_LEFT: Final = FIRST_CODE + 23
TRACK_FINISHED: Final = FIRST_CODE + 24
NOT_FAR_BEHIND: Final = FIRST_CODE + 25
NOT_THE_LEADER: Final = FIRST_CODE + 26
IN_DEBT: Final = FIRST_CODE + 27
PERMITS_MISSING: Final = FIRST_CODE + 28
NO_FINES: Final = FIRST_CODE + 29
NOTHING_MISSING: Final = FIRST_CODE + 30
NO_SUCH_PARTNER: Final = FIRST_CODE + 31
NO_OFFER_LEFT: Final = FIRST_CODE + 32
NOTHING_TO_TRADE: Final = FIRST_CODE + 33
ALREADY_IN_OFFER: Final = FIRST_CODE + 34
GIVER_HAS_LESS: Final = FIRST_CODE + 35
NO_GOODS: Final = FIRST_CODE + 36
BUYER_NOT_COVERED: Final = FIRST_CODE + 37

REFUSALS: Final[dict[int, tuple[str, str]]] = {
    MARKET_OVER: ("P-SEQ-04", "The market part of your turn is over once you have built or developed."),
    NO_PERMITS_HERE: ("P-SEQ-05", "There are no permits under this policy, or not yet."),
    NO_PERMIT_LEFT: ("P-MKT-08", "There is no permit left on the market."),
    PERMITS_PER_TURN: ("P-MKT-02", "You have bought as many permits as you may in one turn."),
    NO_LOOPHOLES_HERE: ("P-SEQ-05", "There are no loopholes under this policy, or not yet."),
    NO_LOOPHOLE_LEFT: ("P-MKT-07", "There is no loophole tile left."),
    LOOPHOLES_PER_TURN: ("P-MKT-03", "You have bought as many loopholes as you may in one turn."),
    TOO_LITTLE_MONEY: ("P-BLD-02", "You have too little money for this."),
    ALREADY_BUILT: ("P-BLD-01", "You have already built a plant in this turn."),
    BUILD_OVER: ("P-SEQ-04", "The build part of your turn is over once you have developed."),
    NOT_IN_STOCK: ("P-BLD-02", "You have no such dirty plant in stock."),
    NOT_UNLOCKED: ("P-BLD-05", "Your pawn has not reached the space that unlocks this plant."),
    NO_TILE_LEFT: ("P-BLD-04", "No such plant is left in the supply."),
    NO_LOOPHOLE_HELD: ("P-BLD-12", "You hold no loophole tile."),
    PERMITS_TO_BUILD: ("P-CEP-08", "By the options of this game you need permits for the plant when you build it."),
    NO_PLANT_THERE: ("P-BLD-11", "There is no plant on this space."),
    NOT_YOUR_PLANT: ("P-BLD-11", "Only your own plants are yours to demolish or to trade."),
    DEVELOPED_DIRTY: ("P-DEV-01", "You have chosen dirty development in this turn."),
    DEVELOPED_CLEAN: ("P-DEV-01", "You have chosen clean development in this turn."),
    POOL_EMPTY: ("P-DEV-11", "There is no dirty plant left to draw."),
    NOT_TO_PUT_BACK: ("P-DEV-02", "You have no such plant to put back."),
    PROJECTS_PER_TURN: ("P-DEV-04", "You have funded as many projects as you may in one turn."),
    NO_PROJECT_THERE: ("P-DEV-04", "There is no such research project at this price."),
    NO_PAWN_LEFT: ("P-DEV-06", "All your pawns stand on other tracks."),
    TRACK_FINISHED: ("P-BLD-05", "Your pawn is at the end of this track."),
    NOT_FAR_BEHIND: ("P-DEV-07", "You are not far enough behind the leader of this track."),
    NOT_THE_LEADER: ("P-DEV-07", "This company does not lead on this track."),
    IN_DEBT: ("P-DEBT-01", "You have already borrowed; it is possible only once."),
    PERMITS_MISSING: ("P-CEP-01", "You have too few permits for your plants."),
    NO_FINES: ("P-CEP-04", "There are no fines in this game; plants without permits must go."),
    NOTHING_MISSING: ("P-CEP-01", "You have enough permits; there is nothing to be fined for."),
    NO_SUCH_PARTNER: ("P-CEP-07", "An offer goes to another company of this game."),
    NO_OFFER_LEFT: ("P-CEP-07", "You have made as many offers as you may."),
    NOTHING_TO_TRADE: ("P-CEP-07", "Neither of you has a permit, a loophole or a plant to trade."),
    ALREADY_IN_OFFER: ("P-CEP-07", "The offer names this already."),
    GIVER_HAS_LESS: ("P-CEP-07", "Who would have to give it does not have so much."),
    NO_GOODS: ("P-CEP-07", "An offer must move a permit, a loophole or a plant."),
    BUYER_NOT_COVERED: ("P-CEP-05", "Who gets a plant before permits are shown must have permits for all plants."),
}
