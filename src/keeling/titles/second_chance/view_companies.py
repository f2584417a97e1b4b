"""What a seat may know of a competitive game, as types: the board, the companies and their goals, and the own cards."""

from typing import TypedDict

from keeling.titles.common import view_players as players
from keeling.titles.common import view_supplies as supplies
from keeling.titles.second_chance.view import SecondChanceView
from keeling.titles.second_chance.view_players import PlayerFrame


class GoalView(players.GoalView):
    """A Company Goal the seat may see: offered, held, rejected, discarded or scored."""

    state: str


class SheetView(TypedDict):
    """A player's final scoring."""

    play: int
    goal: int
    coins: int
    cubes: int
    un_goals: int


class CompanyView(PlayerFrame):
    """A company: what everybody may know of it, and its goals for those who may see them."""

    score: int
    has_goal: bool
    goal_discarded: bool
    goals: list[GoalView]
    sheet: SheetView | None


class EventsView(supplies.EventsView):
    """The events; from `second_event` ppm on the upcoming one takes place too."""

    discarded: list[str]
    second_event: int
    both: bool


class EventsPart(TypedDict):
    """The events, as a chapter of a view."""

    events: EventsView


class ScalePart(TypedDict):
    """What UN Goals give, as a chapter of a view; `un_scores` are the final points for 0, 1, 2 ... of them."""

    un_scores: list[int]
    un_relief_ppm: int


class PlayersPart(TypedDict):
    """All companies, as a chapter of a view."""

    players: list[CompanyView]


class EndPart(TypedDict):
    """How the game ended, as a chapter of a view."""

    end: str | None
    winners: list[int]


class CompetitiveView(SecondChanceView, EventsPart, ScalePart, PlayersPart, EndPart):
    """What a seat may know of a competitive game; `un_scores` are the final points for 0, 1, 2 ... UN Goals."""
