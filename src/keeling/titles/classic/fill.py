"""Fills what a seat may know of a classic game: everything a board needs, and the own cards."""

from typing import Final

from keeling.kernel.chapters import Chapter
from keeling.kernel.game import PLAYING
from keeling.kernel.messages import message
from keeling.titles.classic.alphabet import FIRST_GOAL, FIRST_LOBBY, FIRST_UN_GOAL, GOAL_COUNT, LOBBY_COUNT, SOURCES
from keeling.titles.classic.ends import ENDS
from keeling.titles.classic.state import DEFEAT, Classic
from keeling.titles.classic.view import (
    EndPart,
    EventsPart,
    OwnPart,
    PlantsPart,
    PlantView,
    PlayersPart,
    PlayerView,
    RegionsPart,
    RegionView,
    SheetView,
    SuppliesPart,
    TracksPart,
    UnGoalsPart,
    UnGoalView,
)
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
from keeling.titles.common.fill import COURSE_READS, TURN_READS, course_part, turn_view
from keeling.titles.common.fill_air import (
    AIR_READS,
    NO_SUPPLY,
    SUPPLY_READS,
    board_air,
    supply_forecast,
    supply_goes_on,
    threatened,
    tiles_to_come,
)
from keeling.titles.common.fill_places import (
    REGION_READS,
    SUMMIT_READS,
    TRACK_READS,
    region_frame,
    slot_view,
    slots_of,
    space_view,
    spaces_of,
    summits_part,
    track_view,
)
from keeling.titles.common.fill_players import DRAFT, HAND, PLAYER_READS, player_frame
from keeling.titles.common.fill_supplies import (
    BENEFITS,
    EVENTS_READS,
    MARKET,
    SUPPLIES_READS,
    events_view,
    supplies_view,
)
from keeling.titles.common.goals import goal_value
from keeling.titles.common.layout import EMPTY, REGION_COUNT, SOURCE_COUNT, plant_at
from keeling.titles.common.places import GOAL_DISCARDED, GOAL_SCORED, LOBBY_PLAYED
from keeling.titles.common.scoring import winners
from keeling.titles.common.view import PHASES, CoursePart
from keeling.titles.common.view_air import AirPart, ForecastPart
from keeling.titles.common.view_places import SummitsPart
from keeling.titles.common.view_players import GoalView
from keeling.titles.common.words import goal_text

# What lies ahead


def supply_decade(g: Classic) -> int:
    """The decade whose Supply phase gives out plants next: a decade begins with it, but not the first (C-FLOW-03)."""
    if g.end != PLAYING or g.phase == SCORING:
        return NO_SUPPLY
    if g.phase == BETWEEN_DECADES or supply_goes_on(g):
        return g.decade
    return g.decade + 1 if g.decade < g.rules.decades else NO_SUPPLY


def _course(g: Classic) -> CoursePart:
    return course_part(g, PHASES[g.phase])


def _air(g: Classic) -> AirPart:
    return {"air": board_air(g, g.classic.safe_zone)}


def _forecast(g: Classic) -> ForecastPart:
    decade = supply_decade(g)
    regions = threatened(g, 0, decade) if decade != NO_SUPPLY else []
    ppm = tiles_to_come(g, [g.fossil_deck, g.fossil_discard], len(regions))
    return {"forecast": supply_forecast(g, PHASES[SUPPLY], decade, regions, ppm)}


def _summits(g: Classic) -> SummitsPart:
    return summits_part(g, message("summit-gives-classic"))


# The board


def _own(g: Classic) -> OwnPart:
    return {"safe_zone": g.classic.safe_zone, "turn": turn_view(g)}


def _regions(g: Classic) -> RegionsPart:
    return {"regions": [_region(g, region) for region in range(REGION_COUNT)]}


def _region(g: Classic, region: int) -> RegionView:
    return {
        **region_frame(g, region),
        "spaces": [space_view(g, place) for place in spaces_of(g, region)],
        "slots": [slot_view(g, slot) for slot in slots_of(region)],
    }


def _tracks(g: Classic) -> TracksPart:
    return {"tracks": [track_view(g, source) for source in range(SOURCE_COUNT)]}


def _plants(g: Classic) -> PlantsPart:
    return {"plants": [_pile(g, source) for source in range(SOURCE_COUNT)]}


def _pile(g: Classic, source: int) -> PlantView:
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


def _supplies(g: Classic) -> SuppliesPart:
    return {
        "supplies": {
            **supplies_view(g),
            "lobby_deck": len(g.lobby_deck),
            "lobby_played": [FIRST_LOBBY + card for card in range(LOBBY_COUNT) if g.lobby_place[card] == LOBBY_PLAYED],
        }
    }


def _un_goals(g: Classic) -> UnGoalsPart:
    return {"un_goals": [_un_goal(g, card) for card in g.un_row], "un_stack": len(g.un_stack)}


def _un_goal(g: Classic, card: int) -> UnGoalView:
    return {
        "card": FIRST_UN_GOAL + card,
        "sources": [word for source, word in enumerate(SOURCES) if g.classic.un_sources[card] >> source & 1],
        "points": g.classic.un_points[card],
    }


def _events(g: Classic) -> EventsPart:
    return {"events": events_view(g)}


# Players


def _players(g: Classic) -> PlayersPart:
    return {"players": [_player(g, player) for player in range(g.players)]}


def _player(g: Classic, player: int) -> PlayerView:
    return {
        **player_frame(g, player),
        "score": g.score[player],
        "has_goal": player in g.goal_place,
        "goal_discarded": GOAL_DISCARDED + player in g.goal_place,
        "goal": _scored_goal(g, player),
        "sheet": _sheet(g, player) if _is_scored(g) else None,
    }


def _own_players(g: Classic, seat: int, part: PlayersPart) -> PlayersPart:
    goal = _own_goal(g, seat)
    if goal is None:
        return part
    players = part["players"][:]
    players[seat] = {**players[seat], "goal": goal}
    return {"players": players}


def _scored_goal(g: Classic, player: int) -> GoalView | None:
    for card in range(GOAL_COUNT):
        if g.goal_place[card] == GOAL_SCORED + player:
            points = g.breakdown[sheet_at(player, SHEET_GOAL)]
            return {"card": FIRST_GOAL + card, "text": goal_text(g, card), "points": points}
    return None


def _own_goal(g: Classic, player: int) -> GoalView | None:
    """The goal that only the player sees: the one in his hand, or the one he has laid aside."""
    for card in range(GOAL_COUNT):
        place = g.goal_place[card]
        if place == player:
            return {"card": FIRST_GOAL + card, "text": goal_text(g, card), "points": goal_value(g, player, card)}
        if place == GOAL_DISCARDED + player:
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


# The end


def _is_scored(g: Classic) -> bool:
    return g.end not in (PLAYING, DEFEAT)


def _end(g: Classic) -> EndPart:
    return {
        "auction": {"bid": g.bid, "bidder": g.bidder} if g.bid != EMPTY else None,
        "end": ENDS.get(g.end),
        "winners": winners(g) if _is_scored(g) else [],
    }


CHAPTERS: Final[tuple[Chapter, ...]] = (
    Chapter(_course, COURSE_READS),
    Chapter(_air, AIR_READS),
    Chapter(_forecast, SUPPLY_READS),
    Chapter(_summits, SUMMIT_READS),
    BENEFITS,
    MARKET,
    HAND,
    DRAFT,
    Chapter(_own, TURN_READS),
    Chapter(_regions, REGION_READS),
    Chapter(_tracks, TRACK_READS),
    Chapter(_plants, ("plants_built",)),
    Chapter(_supplies, (*SUPPLIES_READS, "lobby_deck", "lobby_place")),
    Chapter(_un_goals, ("un_row", "un_stack")),
    Chapter(_events, EVENTS_READS),
    Chapter(_players, (*PLAYER_READS, "breakdown", "end", "goal_place", "score"), _own_players),
    Chapter(_end, ("bid", "bidder", "controller", "end", "expertise", "score", "space_owner")),
)
"""The whole board, the own cards, and after the game the scored goals of all."""
