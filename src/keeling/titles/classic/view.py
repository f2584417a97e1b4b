"""What a seat may know of a classic game: everything a board needs, and the own cards."""

from typing import TypedDict

from keeling.kernel.game import PLAYING
from keeling.kernel.messages import message
from keeling.titles.classic.alphabet import FIRST_GOAL, FIRST_LOBBY, FIRST_UN_GOAL, GOAL_COUNT, LOBBY_COUNT, SOURCES
from keeling.titles.classic.ends import ENDS
from keeling.titles.classic.state import DEFEAT, Classic
from keeling.titles.common.board import (
    BETWEEN_DECADES,
    SCORING,
    SHEET_COINS,
    SHEET_CUBES,
    SHEET_GOAL,
    SHEET_INCOME,
    SHEET_PLAY,
    SHEET_UN_GOALS,
    SUPPLY,
    sheet_at,
)
from keeling.titles.common.goals import goal_value
from keeling.titles.common.layout import EMPTY, REGION_COUNT, SOURCE_COUNT, plant_at
from keeling.titles.common.places import GOAL_DISCARDED, GOAL_SCORED, LOBBY_PLAYED
from keeling.titles.common.scoring import winners
from keeling.titles.common.view import PHASES, BoardView, Outlook, TurnView, board_view, turn_view
from keeling.titles.common.view_air import (
    NO_SUPPLY,
    board_air,
    supply_forecast,
    supply_goes_on,
    threatened,
    tiles_to_come,
)
from keeling.titles.common.view_places import (
    RegionFrame,
    SlotView,
    SpaceView,
    TrackView,
    region_frame,
    slot_view,
    slots_of,
    space_view,
    spaces_of,
    track_view,
)
from keeling.titles.common.view_players import GoalView, PlayerFrame, player_frame
from keeling.titles.common.view_supplies import EventsView, events_view, supplies_view
from keeling.titles.common.view_supplies import SuppliesView as SharedSupplies
from keeling.titles.common.words import goal_text


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


class ClassicView(BoardView):
    """What a seat may know."""

    safe_zone: int
    turn: TurnView
    regions: list[RegionView]
    tracks: list[TrackView]
    plants: list[PlantView]
    supplies: SuppliesView
    un_goals: list[UnGoalView]
    un_stack: int
    events: EventsView
    players: list[PlayerView]
    auction: AuctionView | None
    end: str | None
    winners: list[int]


def view(g: Classic, seat: int) -> ClassicView:
    """The whole board, the own cards, and after the game the scored goals of all."""
    return {
        **board_view(g, seat, PHASES, outlook(g)),
        "safe_zone": g.classic.safe_zone,
        "turn": turn_view(g),
        "regions": [_region(g, region) for region in range(REGION_COUNT)],
        "tracks": [track_view(g, source) for source in range(SOURCE_COUNT)],
        "plants": [_plants(g, source) for source in range(SOURCE_COUNT)],
        "supplies": {
            **supplies_view(g),
            "lobby_deck": len(g.lobby_deck),
            "lobby_played": [FIRST_LOBBY + card for card in range(LOBBY_COUNT) if g.lobby_place[card] == LOBBY_PLAYED],
        },
        "un_goals": [_un_goal(g, card) for card in g.un_row],
        "un_stack": len(g.un_stack),
        "events": events_view(g),
        "players": [_player(g, player, seat) for player in range(g.players)],
        "auction": {"bid": g.bid, "bidder": g.bidder} if g.bid != EMPTY else None,
        "end": ENDS.get(g.end),
        "winners": winners(g) if g.end not in (PLAYING, DEFEAT) else [],
    }


def outlook(g: Classic) -> Outlook:
    """The air, where events strike beyond the safe zone, the next Supply phase, and what summits give."""
    decade = supply_decade(g)
    regions = threatened(g, 0, decade) if decade != NO_SUPPLY else []
    ppm = tiles_to_come(g, [g.fossil_deck, g.fossil_discard], len(regions))
    return Outlook(
        board_air(g, g.classic.safe_zone),
        supply_forecast(g, PHASES[SUPPLY], decade, regions, ppm),
        message("summit-gives-classic"),
    )


def supply_decade(g: Classic) -> int:
    """The decade whose Supply phase gives out plants next: a decade begins with it, but not the first (C-FLOW-03)."""
    if g.end != PLAYING or g.phase == SCORING:
        return NO_SUPPLY
    if g.phase == BETWEEN_DECADES or supply_goes_on(g):
        return g.decade
    return g.decade + 1 if g.decade < g.rules.decades else NO_SUPPLY


def _region(g: Classic, region: int) -> RegionView:
    return {
        **region_frame(g, region),
        "spaces": [space_view(g, place) for place in spaces_of(g, region)],
        "slots": [slot_view(g, slot) for slot in slots_of(region)],
    }


def _plants(g: Classic, source: int) -> PlantView:
    rules = g.classic
    left = rules.plant_tiles[source] - g.plants_built[source]
    tile = plant_at(source, g.plants_built[source])
    return {
        "source": SOURCES[source],
        "left": left,
        "money": rules.plant_money[tile] if left else None,
        "cubes": rules.plant_cubes[tile] if left else None,
        "points": rules.plant_points[tile] if left else None,
    }


def _un_goal(g: Classic, card: int) -> UnGoalView:
    return {
        "card": FIRST_UN_GOAL + card,
        "sources": [word for source, word in enumerate(SOURCES) if g.classic.un_sources[card] >> source & 1],
        "points": g.classic.un_points[card],
    }


def _player(g: Classic, player: int, seat: int) -> PlayerView:
    return {
        **player_frame(g, player),
        "score": g.score[player],
        "has_goal": player in g.goal_place,
        "goal_discarded": GOAL_DISCARDED + player in g.goal_place,
        "goal": _goal(g, player, seat),
        "sheet": _sheet(g, player) if g.end not in (PLAYING, DEFEAT) else None,
    }


def _goal(g: Classic, player: int, seat: int) -> GoalView | None:
    for card in range(GOAL_COUNT):
        place = g.goal_place[card]
        if place == GOAL_SCORED + player:
            points = g.breakdown[sheet_at(player, SHEET_GOAL)]
            return {"card": FIRST_GOAL + card, "text": goal_text(g, card), "points": points}
        if player == seat and place == player:
            return {"card": FIRST_GOAL + card, "text": goal_text(g, card), "points": goal_value(g, player, card)}
        if player == seat and place == GOAL_DISCARDED + player:
            return {"card": FIRST_GOAL + card, "text": goal_text(g, card), "points": 0}
    return None


def _sheet(g: Classic, player: int) -> SheetView:
    first = sheet_at(player, 0)
    return {
        "play": g.breakdown[first + SHEET_PLAY],
        "income": g.breakdown[first + SHEET_INCOME],
        "goal": g.breakdown[first + SHEET_GOAL],
        "coins": g.breakdown[first + SHEET_COINS],
        "cubes": g.breakdown[first + SHEET_CUBES],
        "un_goals": g.breakdown[first + SHEET_UN_GOALS],
    }
