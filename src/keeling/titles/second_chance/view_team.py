"""What a seat may know of a cooperative game, as types: the board, the team and its goals, and the own cards."""

from typing import TypedDict

from keeling.kernel.messages import Message
from keeling.titles.second_chance.view import SecondChanceView
from keeling.titles.second_chance.view_players import PlayerFrame


class PrivateGoalView(TypedDict):
    """A Private Goal the seat may see: how far its owner has come, and how far he must come."""

    card: int
    text: Message
    progress: int
    least: int
    achieved: bool
    shown: bool


class TeamPlayerView(PlayerFrame):
    """A player of the team; how many Private Goals are face down, and those the seat may see."""

    hidden_goals: int
    goals: list[PrivateGoalView]


class EnvironmentalGoalView(TypedDict):
    """An Environmental Goal by its place on the board; an inspector makes it cost double."""

    index: int
    text: Message
    kind: str
    value: str
    done: bool
    inspected: bool


class EnvironmentView(TypedDict):
    """A group of Environmental Goals."""

    group: str
    goals: list[EnvironmentalGoalView]


class InspectorView(TypedDict):
    """A UN Inspector and the index of the goal he stands on."""

    inspector: str
    index: int | None


class EpithetView(TypedDict):
    """What a victorious team may call itself: the arguments of the message `epithet`."""

    rank: str
    name: str


class StepView(TypedDict):
    """What a team with at most so much CO2 may call itself."""

    name: str
    most_ppm: int


class EnvironmentPart(TypedDict):
    """The Environmental Goals, as a chapter of a view. Rates are points for each goal or reduction, by decade."""

    score: int
    environment: list[EnvironmentView]
    goals_open: int
    goals_cost: int
    goal_rates: list[int]
    reduction_rates: list[int]
    reduction_ppm: int
    inspectors: list[InspectorView]
    un_points: int
    un_unclaimed_most: int


class PlayersPart(TypedDict):
    """All players of the team, as a chapter of a view."""

    players: list[TeamPlayerView]


class EndPart(TypedDict):
    """How the game ended, as a chapter of a view."""

    end: str | None
    winners: list[int]
    epithet: EpithetView | None


class StepsPart(TypedDict):
    """What a team may call itself, as a chapter of a view."""

    steps: list[StepView]


class CooperativeView(SecondChanceView, EnvironmentPart, PlayersPart, EndPart, StepsPart):
    """What a seat may know of a cooperative game. Rates are points for each goal or reduction, by decade."""
