"""Why an action of Climate Policy is refused: a code for the rules, a rule id and the key of a message for people."""

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
    MARKET_OVER: ("P-SEQ-04", "refuse-policy-market-over"),
    NO_PERMITS_HERE: ("P-SEQ-05", "refuse-policy-no-permits-here"),
    NO_PERMIT_LEFT: ("P-MKT-08", "refuse-policy-no-permit-left"),
    PERMITS_PER_TURN: ("P-MKT-02", "refuse-policy-permits-per-turn"),
    NO_LOOPHOLES_HERE: ("P-SEQ-05", "refuse-policy-no-loopholes-here"),
    NO_LOOPHOLE_LEFT: ("P-MKT-07", "refuse-policy-no-loophole-left"),
    LOOPHOLES_PER_TURN: ("P-MKT-03", "refuse-policy-loopholes-per-turn"),
    TOO_LITTLE_MONEY: ("P-BLD-02", "refuse-policy-too-little-money"),
    ALREADY_BUILT: ("P-BLD-01", "refuse-policy-already-built"),
    BUILD_OVER: ("P-SEQ-04", "refuse-policy-build-over"),
    NOT_IN_STOCK: ("P-BLD-02", "refuse-policy-not-in-stock"),
    NOT_UNLOCKED: ("P-BLD-05", "refuse-policy-not-unlocked"),
    NO_TILE_LEFT: ("P-BLD-04", "refuse-policy-no-tile-left"),
    NO_LOOPHOLE_HELD: ("P-BLD-12", "refuse-policy-no-loophole-held"),
    PERMITS_TO_BUILD: ("P-CEP-08", "refuse-policy-permits-to-build"),
    NO_PLANT_THERE: ("P-BLD-11", "refuse-policy-no-plant-there"),
    NOT_YOUR_PLANT: ("P-BLD-11", "refuse-policy-not-your-plant"),
    DEVELOPED_DIRTY: ("P-DEV-01", "refuse-policy-developed-dirty"),
    DEVELOPED_CLEAN: ("P-DEV-01", "refuse-policy-developed-clean"),
    POOL_EMPTY: ("P-DEV-11", "refuse-policy-pool-empty"),
    NOT_TO_PUT_BACK: ("P-DEV-02", "refuse-policy-not-to-put-back"),
    PROJECTS_PER_TURN: ("P-DEV-04", "refuse-policy-projects-per-turn"),
    NO_PROJECT_THERE: ("P-DEV-04", "refuse-policy-no-project-there"),
    NO_PAWN_LEFT: ("P-DEV-06", "refuse-policy-no-pawn-left"),
    TRACK_FINISHED: ("P-BLD-05", "refuse-policy-track-finished"),
    NOT_FAR_BEHIND: ("P-DEV-07", "refuse-policy-not-far-behind"),
    NOT_THE_LEADER: ("P-DEV-07", "refuse-policy-not-the-leader"),
    IN_DEBT: ("P-DEBT-01", "refuse-policy-in-debt"),
    PERMITS_MISSING: ("P-CEP-01", "refuse-policy-permits-missing"),
    NO_FINES: ("P-CEP-04", "refuse-policy-no-fines"),
    NOTHING_MISSING: ("P-CEP-01", "refuse-policy-nothing-missing"),
    NO_SUCH_PARTNER: ("P-CEP-07", "refuse-policy-no-such-partner"),
    NO_OFFER_LEFT: ("P-CEP-07", "refuse-policy-no-offer-left"),
    NOTHING_TO_TRADE: ("P-CEP-07", "refuse-policy-nothing-to-trade"),
    ALREADY_IN_OFFER: ("P-CEP-07", "refuse-policy-already-in-offer"),
    GIVER_HAS_LESS: ("P-CEP-07", "refuse-policy-giver-has-less"),
    NO_GOODS: ("P-CEP-07", "refuse-policy-no-goods"),
    BUYER_NOT_COVERED: ("P-CEP-05", "refuse-policy-buyer-not-covered"),
}

SIDE_REASONS: Final = (
    NOT_IN_STOCK,
    NOT_UNLOCKED,
    NO_LOOPHOLE_HELD,
    NO_PLANT_THERE,
    NO_PROJECT_THERE,
    NOT_FAR_BEHIND,
    NOT_THE_LEADER,
)
"""What is wrong with a place or a piece that nobody meant: worth telling only where nothing else is in the way."""
