"""A finished game told by the rules: what a tale is made of."""

from typing import Literal, TypedDict

from keeling.kernel.messages import Message

MomentKind = Literal["first-plant", "worst-supply", "danger", "defeat", "fall", "lead", "control", "goal"]


class Moment(TypedDict):
    """A moment of the game: after which action, whose it was (null: nobody's), and the CO2 before and after it."""

    position: int
    kind: MomentKind
    seat: int | None
    decade: int
    decade_name: str
    title: Message
    detail: Message
    before: int
    after: int


class PlantBuilt(TypedDict):
    """A plant that a company built: what it is, where, and the plant it replaced."""

    position: int
    seat: int
    source: str
    region: str
    replaced: str | None


class GoalTaken(TypedDict):
    """A goal that somebody (null: the team) has reached or scored."""

    position: int
    seat: int | None
    kind: str
    name: Message


class PointsPart(TypedDict):
    """So many points from one source."""

    source: str
    name: Message
    amount: int


class PointsOf(TypedDict):
    """Where a company's points come from; together they are its final score."""

    seat: int
    parts: list[PointsPart]


class AirOf(TypedDict):
    """The ppm somebody caused and avoided; without a seat: supply and events."""

    seat: int | None
    caused: int
    avoided: int


class Tale(TypedDict):
    """The whole story: at most five moments in order, plants, goals, points by source, and whose ppm they were."""

    moments: list[Moment]
    plants: list[PlantBuilt]
    goals: list[GoalTaken]
    points: list[PointsOf]
    air: list[AirOf]
