"""Fills what a seat may know of regions, summits and tracks."""

from typing import Final

from keeling.kernel.messages import Message
from keeling.titles.common.alphabet import GRANTS, REGIONS, SLOTS
from keeling.titles.common.board import Board
from keeling.titles.common.fill_words import bonus_word, or_none, plant_word, source_word
from keeling.titles.common.layout import (
    COAL,
    EMPTY,
    PLACE_COUNT,
    agenda_at,
    grant_of,
    slot_at,
    space_at,
    topic_at,
    track_at,
)
from keeling.titles.common.view_places import RegionFrame, SlotView, SpaceView, SummitsPart, SummitView, TrackView
from keeling.titles.common.words import summit_word

REGION_READS: Final = (
    "agenda",
    "controller",
    "installed",
    "project",
    "project_scientist",
    "region_cep",
    "region_cube",
    "space",
    "space_owner",
)
SUMMIT_READS: Final = ("summit_scientist", "summit_tile")
TRACK_READS: Final = ("expertise",)


def region_frame(g: Board, region: int) -> RegionFrame:
    """A region without its spaces."""
    ranks = range(agenda_at(region, 0), agenda_at(region + 1, 0))
    sources = g.rules.wording.sources
    return {
        "region": REGIONS[region],
        "agenda": [sources[g.agenda[rank]] for rank in ranks if g.agenda[rank] >= 0],
        "ceps": g.region_cep[region],
        "cep_limit": g.rules.cep_limit[region],
        "cubes": g.region_cube[region],
        "controller": or_none(g.controller[region]),
    }


def spaces_of(g: Board, region: int) -> range:
    """The demand spaces of a region."""
    return range(space_at(region, 0), space_at(region, g.rules.demand_spaces[region]))


def slots_of(region: int) -> range:
    """The project spaces of a region."""
    return range(slot_at(region, 0), slot_at(region + 1, 0))


def space_view(g: Board, place: int) -> SpaceView:
    """A demand space."""
    kind = g.space[place]
    return {
        "plant": plant_word(g, kind),
        "ppm": g.rules.fossil_ppm[kind - COAL] if kind >= COAL else None,
        "owner": or_none(g.space_owner[place]),
    }


def slot_view(g: Board, slot: int) -> SlotView:
    """A project space."""
    return {
        "slot": SLOTS[slot],
        "grant": GRANTS[grant_of(slot)],
        "source": source_word(g, g.project[slot]),
        "installed": bool(g.installed[slot]),
        "scientist": or_none(g.project_scientist[slot]),
    }


def summit_view(g: Board, place: int, gives: Message) -> SummitView:
    """A summit place; a complete summit gives this."""
    tile = g.summit_tile[place]
    if tile == EMPTY:
        return {"summit": None, "topics": [], "gives": None}
    return {
        "summit": summit_word(g.rules.summit_names[tile]),
        "topics": [
            {
                "source": g.rules.wording.sources[g.rules.summit_topics[topic_at(tile, number)]],
                "scientist": or_none(g.summit_scientist[topic_at(place, number)]),
            }
            for number in range(g.rules.summit_size[tile])
        ],
        "gives": gives,
    }


def track_view(g: Board, source: int) -> TrackView:
    """The track of a source."""
    rules = g.rules
    spaces = range(track_at(source, 1), track_at(source, 1 + rules.track_length[source]))
    return {
        "source": rules.wording.sources[source],
        "income": [rules.track_income[space] for space in spaces],
        "bonuses": [bonus_word(g, rules.track_bonus[space]) for space in spaces],
        "discs": [g.expertise_of(player, source) for player in range(g.players)],
    }


def summits_part(g: Board, gives: Message) -> SummitsPart:
    """All summit places; each complete summit gives this."""
    return {"summits": [summit_view(g, place, gives) for place in range(PLACE_COUNT)]}
