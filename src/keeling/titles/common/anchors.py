"""The places of the board that an action touches, as titles share them.

`slot:EU-money`, `region:EU`, `project:solar` (the pile of project tiles), `summit:2:1` (place and topic),
`track:solar`, `card:5` (a lobby card, in a hand or open), `ungoal:34`, `goal`, `player:2`, `market`, `hand`, `pool`
(scientists to recruit), `money`, `cubes`, `score`, and `turn` for everything else.
"""

from keeling.kernel.alphabet import Kind
from keeling.titles.common.alphabet import (
    BEGIN,
    BUY,
    DECLINE,
    DISCARD_GOAL,
    END,
    INCOME,
    LEARN,
    PASS,
    PAY,
    PLACE_CEP,
    PROPOSE,
    RECRUIT,
    REGIONS,
    SELL,
    SLOTS,
    TAKE,
    TOPICS,
)
from keeling.titles.common.layout import GRANT_COUNT
from keeling.titles.common.scientists import FIRST_CARD, FIRST_TOPIC, IN_HAND
from keeling.titles.common.wording import Wording


def shared_anchors(action: int, wording: Wording, move: Kind, lobby: Kind, draft: Kind) -> list[str]:
    """The places of the board that an action touches, if titles share its kind; otherwise empty."""
    if PROPOSE.holds(action):
        return [slot_anchor(PROPOSE.i(action)), f"project:{wording.sources[PROPOSE.j(action)]}"]
    if move.holds(action):
        return [_place_anchor(move.i(action), wording), _place_anchor(move.j(action), wording)]
    if BUY.holds(action) or SELL.holds(action):
        return ["market"]
    if lobby.holds(action):
        return [f"card:{wording.first_lobby + lobby.i(action)}"]
    if draft.holds(action):
        return [f"card:{wording.first_lobby + draft.i(action)}"]
    if LEARN.holds(action):
        return [f"track:{wording.sources[LEARN.i(action)]}"]
    if PAY.holds(action):
        return ["hand"] if PAY.i(action) == 0 else [region_anchor(PAY.i(action) - 1)]
    if PLACE_CEP.holds(action):
        return [region_anchor(PLACE_CEP.i(action))]
    if BEGIN.holds(action):
        return [region_anchor(BEGIN.i(action))]
    if DISCARD_GOAL.holds(action):
        return ["goal"]
    if RECRUIT.holds(action):
        return ["pool"]
    if INCOME.holds(action):
        return ["money", "score"]
    if TAKE.holds(action):
        return ["money", "cubes"]
    return ["turn"] if END.holds(action) or PASS.holds(action) or DECLINE.holds(action) else []


def slot_anchor(slot: int) -> str:
    """A project space."""
    return f"slot:{SLOTS[slot]}"


def region_anchor(region: int) -> str:
    """A region."""
    return f"region:{REGIONS[region]}"


def plant_anchors(slot: int) -> list[str]:
    """The places touched by a plant that is built from a project."""
    return [slot_anchor(slot), region_anchor(slot // GRANT_COUNT)]


def _place_anchor(place: int, wording: Wording) -> str:
    if place == IN_HAND:
        return "hand"
    if place < FIRST_TOPIC:
        return slot_anchor(place - 1)
    if place >= FIRST_CARD:
        return f"card:{wording.first_lobby + place - FIRST_CARD}"
    topic = place - FIRST_TOPIC
    return f"summit:{topic // TOPICS + 1}:{topic % TOPICS + 1}"
