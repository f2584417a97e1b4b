"""What a seat may know of a classic game, as types: all that a board needs, and the own cards; `fill.py` fills them."""

from typing import TypedDict

from keeling.titles.common.view import BoardView, TurnView
from keeling.titles.common.view_places import RegionFrame, SlotView, SpaceView, TrackView
from keeling.titles.common.view_players import GoalView, PlayerFrame
from keeling.titles.common.view_supplies import EventsView
from keeling.titles.common.view_supplies import SuppliesView as SharedSupplies


class RegionView(RegionFrame):
    """A region; its agenda stands in the order of preference."""

    spaces: list[SpaceView]
    slots: list[SlotView]


class PlantView(TypedDict):
    """The pile of green plants of a source, with its top tile."""

    source: str
    left: int
    money: int | None
    cubes: int | None
    points: int | None


class SuppliesView(SharedSupplies):
    """What lies beside the board, with the lobby cards that are left and those that were played."""

    lobby_deck: int
    lobby_played: list[int]


class UnGoalView(TypedDict):
    """A UN Goal on display."""

    card: int
    sources: list[str]
    points: int


class SheetView(TypedDict):
    """A player's final scoring."""

    play: int
    income: int
    goal: int
    coins: int
    cubes: int
    un_goals: int


class PlayerView(PlayerFrame):
    """What everybody may know of a player, and the goal for those who may see it."""

    score: int
    has_goal: bool
    goal_discarded: bool
    goal: GoalView | None
    sheet: SheetView | None


class AuctionView(TypedDict):
    """The highest bid of the auction."""

    bid: int | None
    bidder: int | None


class OwnPart(TypedDict):
    """The safe zone and the turn, as a chapter of a view."""

    safe_zone: int
    turn: TurnView


class RegionsPart(TypedDict):
    """All regions, as a chapter of a view."""

    regions: list[RegionView]


class TracksPart(TypedDict):
    """All tracks, as a chapter of a view."""

    tracks: list[TrackView]


class PlantsPart(TypedDict):
    """The piles of green plants, as a chapter of a view."""

    plants: list[PlantView]


class SuppliesPart(TypedDict):
    """What lies beside the board, as a chapter of a view."""

    supplies: SuppliesView


class UnGoalsPart(TypedDict):
    """The UN Goals, as a chapter of a view."""

    un_goals: list[UnGoalView]
    un_stack: int


class EventsPart(TypedDict):
    """The events, as a chapter of a view."""

    events: EventsView


class PlayersPart(TypedDict):
    """All players, as a chapter of a view."""

    players: list[PlayerView]


class EndPart(TypedDict):
    """The auction, and how the game ended, as a chapter of a view."""

    auction: AuctionView | None
    end: str | None
    winners: list[int]


class ClassicView(
    BoardView,
    OwnPart,
    RegionsPart,
    TracksPart,
    PlantsPart,
    SuppliesPart,
    UnGoalsPart,
    EventsPart,
    PlayersPart,
    EndPart,
):
    """What a seat may know."""
