"""What a seat may know of regions, summits and tracks; `fill_places.py` fills it."""

from typing import TypedDict

from keeling.kernel.messages import Message


class SpaceView(TypedDict):
    """A demand space: empty, a fossil plant with its CO2, or a green plant with its owner."""

    plant: str | None
    ppm: int | None
    owner: int | None


class SlotView(TypedDict):
    """A project space."""

    slot: str
    grant: str
    source: str | None
    installed: bool
    scientist: int | None


class RegionFrame(TypedDict):
    """A region without its spaces; its agenda stands in the order of preference."""

    region: str
    agenda: list[str]
    ceps: int
    cep_limit: int
    cubes: int
    controller: int | None


class TopicView(TypedDict):
    """A topic of a summit, and whose scientist talks about it."""

    source: str
    scientist: int | None


class SummitView(TypedDict):
    """A summit place: the word of its tile, and what it gives when it is complete; without one it has no topics."""

    summit: str | None
    topics: list[TopicView]
    gives: Message | None


class TrackView(TypedDict):
    """A track of a source: income and bonus by space, and the position of each player's disc (0: none)."""

    source: str
    income: list[int]
    bonuses: list[str | None]
    discs: list[int]


class SummitsPart(TypedDict):
    """All summit places, as a chapter of a view."""

    summits: list[SummitView]
