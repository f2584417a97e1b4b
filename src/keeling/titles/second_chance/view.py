"""What a seat may know of a game of Second Chance: everything a board needs, and the own cards."""

from typing import TypedDict

from keeling.titles.second_chance.competitive import Competitive
from keeling.titles.second_chance.cooperative import Cooperative

ENDS = {
    1: "victory",
    2: "too_much_co2",
    3: "score_below_zero",
    4: "private_goal_missed",
    5: "un_goals_unclaimed",
    6: "decades",
}


class CooperativeView(TypedDict):
    """A cooperative game."""

    co2: int


class CompetitiveView(TypedDict):
    """A competitive game."""

    co2: int


def cooperative_view(g: Cooperative, seat: int) -> CooperativeView:
    """The view of a seat, or of a spectator."""
    return {"co2": g.co2}


def competitive_view(g: Competitive, seat: int) -> CompetitiveView:
    """The view of a seat, or of a spectator."""
    return {"co2": g.co2}
