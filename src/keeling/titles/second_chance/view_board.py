"""What a seat may know of the board of Second Chance, as types: regions, tracks, plants, UN Goals, dues."""

from typing import TypedDict

from keeling.titles.common import view_places as places


class SpaceView(places.SpaceView):
    """A demand space; a green plant has its builder's control cube on it, and infrastructure below it."""

    infrastructure: int | None


class SlotView(places.SlotView):
    """A project space; `installed` means that its infrastructure is prepared, and whose token tells by whom."""

    level: int | None
    token: int | None


class RegionView(places.RegionFrame):
    """A region; its agenda stands in the order of preference."""

    spaces: list[SpaceView]
    slots: list[SlotView]


class TrackView(places.TrackView):
    """A knowledge track; with the space that each level of plants needs, and the half-way space."""

    level_spaces: list[int]
    half_way: int


class LevelView(TypedDict):
    """A level of plants: the space of the track it needs, its costs and its points."""

    level: int
    space: int
    money: int
    cubes: int
    ceps: int
    points: int


class PlantView(TypedDict):
    """The plants of a source: tiles left, the level of the next project tile, and the levels."""

    source: str
    left: int
    next_level: int | None
    levels: list[LevelView]


class UnGoalView(TypedDict):
    """A UN Goal: its plants, a source once for each plant, its price, and who has claimed it."""

    card: int
    sources: list[str]
    cubes: int
    owner: int | None


class DueView(TypedDict):
    """A region whose new fossil plant is still to be paid: by a player, or by a CEP the region has laid on it."""

    region: str
    player: int | None
