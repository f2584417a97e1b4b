"""The places of the board that an action touches, where the words of its fields are not enough.

`slot:EU-money`, `region:EU`, `project:solar` (the pile of project tiles), `summit:2:1` (place and topic),
`track:solar`, `card:5` (a lobby card, in a hand or open), `ungoal:34`, `goal`, `player:2`, `market`, `hand`, `pool`
(scientists to recruit), `money`, `cubes`, `score`, and `turn` for everything else.
"""

from typing import Final

from keeling.kernel.alphabet import Action
from keeling.titles.common.alphabet import PLACES, SLOTS, TOPICS

CARD_PLACE: Final = "card-"
PLACE_ANCHORS: Final = {
    "hand": "hand",
    **{slot: f"slot:{slot}" for slot in SLOTS},
    **{
        f"summit{place}-{topic}": f"summit:{place}:{topic}"
        for place in range(1, PLACES + 1)
        for topic in range(1, TOPICS + 1)
    },
}
"""By the word for a scientist's place; an open lobby card is another one."""


def move_anchors(action: Action) -> list[str]:
    """The places between which a scientist moves."""
    return [_place_anchor(str(action.fields["from"])), _place_anchor(str(action.fields["to"]))]


def _place_anchor(place: str) -> str:
    if place.startswith(CARD_PLACE):
        return f"card:{int(place.removeprefix(CARD_PLACE))}"
    return PLACE_ANCHORS[place]


def pay_anchors(action: Action) -> list[str]:
    """Where a CEP comes from: the hand or a region."""
    origin = action.fields["from"]
    return ["hand"] if origin == "hand" else [f"region:{origin}"]


def plant_anchors(action: Action) -> list[str]:
    """The places touched by a plant that is built from a project: the slot and its region."""
    slot = str(action.fields["slot"])
    return [f"slot:{slot}", f"region:{slot.split('-')[0]}"]
