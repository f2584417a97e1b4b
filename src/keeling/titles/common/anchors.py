"""The places of the board that an action touches, as titles share them.

`slot:EU-money`, `region:EU`, `project:solar` (the pile of project tiles), `summit:2:1` (place and topic),
`track:solar`, `card:5` (a lobby card, in a hand or open), `ungoal:34`, `goal`, `player:2`, `market`, `hand`, `pool`
(scientists to recruit), `money`, `cubes`, `score`, and `turn` for everything else.
"""

from keeling.titles.common.alphabet import (
    BEGIN,
    BUY,
    DECLINE,
    DISCARD_GOAL,
    END,
    FROM_HAND,
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
    CardKind,
    LobbyKind,
    MoveKind,
)
from keeling.titles.common.layout import GRANT_COUNT
from keeling.titles.common.scientists import FIRST_CARD, FIRST_TOPIC, IN_HAND
from keeling.titles.common.wording import Wording


def shared_anchors(action: int, wording: Wording, move: MoveKind, lobby: LobbyKind, draft: CardKind) -> list[str]:
    """The places of the board that an action touches, if titles share its kind; otherwise empty."""
    if PROPOSE.holds(action):
        return [slot_anchor(PROPOSE.slot(action)), f"project:{wording.sources[PROPOSE.source(action)]}"]
    if move.holds(action):
        return [_place_anchor(move.origin(action), wording), _place_anchor(move.target(action), wording)]
    if BUY.holds(action) or SELL.holds(action):
        return ["market"]
    if lobby.holds(action):
        return [f"card:{wording.first_lobby + lobby.card(action)}"]
    if draft.holds(action):
        return [f"card:{wording.first_lobby + draft.card(action)}"]
    if LEARN.holds(action):
        return [f"track:{wording.sources[LEARN.source(action)]}"]
    if PAY.holds(action):
        return ["hand"] if PAY.origin(action) == FROM_HAND else [region_anchor(PAY.origin(action) - 1)]
    if PLACE_CEP.holds(action):
        return [region_anchor(PLACE_CEP.region(action))]
    if BEGIN.holds(action):
        return [region_anchor(BEGIN.region(action))]
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
