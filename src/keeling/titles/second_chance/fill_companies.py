"""Fills what a seat may know of a competitive game: the board, the companies and their goals, and the own cards."""

from typing import Final, cast

from keeling.kernel.chapters import Chapter
from keeling.kernel.game import PLAYING, SPECTATOR
from keeling.titles.common.alphabet import REGIONS
from keeling.titles.common.board import (
    BETWEEN_DECADES,
    SCORING,
    SETUP,
    SHEET_COINS,
    SHEET_CUBES,
    SHEET_GOAL,
    SHEET_PLAY,
    SHEET_SECOND_GOAL,
    SHEET_UN_GOALS,
    sheet_at,
)
from keeling.titles.common.fill_air import (
    AIR_READS,
    NO_SUPPLY,
    SUPPLY_READS,
    Range,
    board_air,
    supply_goes_on,
    tiles_to_come,
)
from keeling.titles.common.fill_supplies import EVENTS_READS, events_view
from keeling.titles.common.goals import goal_value
from keeling.titles.common.layout import GAS
from keeling.titles.common.places import GOAL_DISCARDED, GOAL_OFFERED, GOAL_REJECTED, GOAL_SCORED
from keeling.titles.common.scoring import winners
from keeling.titles.common.view_air import AirPart, ForecastPart
from keeling.titles.common.words import goal_text
from keeling.titles.second_chance.alphabet import FIRST_GOAL
from keeling.titles.second_chance.company_rulings import CompetitiveRulings
from keeling.titles.second_chance.competitive import Competitive
from keeling.titles.second_chance.ends import COMPETITIVE_ENDS
from keeling.titles.second_chance.fill import AFTER_OUTLOOK, COURSE, forecast_part, threats
from keeling.titles.second_chance.fill_players import PLAYER_READS, player_frame
from keeling.titles.second_chance.state import DECADES
from keeling.titles.second_chance.view_companies import (
    CompanyView,
    EndPart,
    EventsPart,
    GoalView,
    PlayersPart,
    ScalePart,
    SheetView,
)

# What lies ahead


def supply_decade(g: Competitive) -> int:
    """The decade whose Energy Supply gives out plants next: a decade begins with it (SX-FLOW-02)."""
    if g.end != PLAYING or g.phase == SCORING:
        return NO_SUPPLY
    if g.phase in (SETUP, BETWEEN_DECADES) or supply_goes_on(g):
        return g.decade
    return g.decade + 1 if g.decade < g.rules.decades else NO_SUPPLY


def next_tiles(g: Competitive, count: int) -> Range:
    """What so many tiles can bring; of a stack that was made to be drawn first everybody knows so much gas."""
    least, most = tiles_to_come(g, [g.fossil_deck, g.fossil_discard], count)
    rules = cast(CompetitiveRulings, g.second)
    left = rules.top_stack_left(g)
    if not rules.winnable or left <= 0:
        return least, most
    # A tile may have left the deck already that still counts as one of the stack.
    sure = min(max(0, min(count, left) - left + rules.gas_left_on_top(g)), g.fossil_deck.count(GAS))
    others = g.fossil_deck[:]
    for _ in range(sure):
        others.remove(GAS)
    return least, tiles_to_come(g, [[GAS] * sure, others, g.fossil_discard], count)[1]


def _air(g: Competitive) -> AirPart:
    return {"air": board_air(g, g.second.second_event)}


def _forecast(g: Competitive) -> ForecastPart:
    decade = supply_decade(g)
    regions = threats(g, decade)
    return forecast_part(g, decade, regions, next_tiles(g, len(regions)))


# Events and scales


def _events(g: Competitive) -> EventsPart:
    rules = g.second
    return {
        "events": {
            **events_view(g),
            "discarded": [REGIONS[region] for region in g.event_discard],
            "second_event": rules.second_event,
            "both": g.co2 >= rules.second_event,
        }
    }


def _scale(g: Competitive) -> ScalePart:
    return {"un_scores": g.second.un_table, "un_relief_ppm": g.second.un_relief_ppm}


# Companies


def _players(g: Competitive) -> PlayersPart:
    return {"players": [_company(g, player) for player in range(g.players)]}


def _own_players(g: Competitive, seat: int, part: PlayersPart) -> PlayersPart:
    players = part["players"][:]
    players[seat] = {**players[seat], "goals": _goals(g, seat, seat)}
    return {"players": players}


def _company(g: Competitive, player: int) -> CompanyView:
    return {
        **player_frame(g, player),
        "score": g.score[player],
        "has_goal": player in g.goal_place,
        "goal_discarded": GOAL_DISCARDED + player in g.goal_place,
        "goals": _goals(g, player, SPECTATOR),
        "sheet": _sheet(g, player) if g.end == DECADES else None,
    }


def _goals(g: Competitive, player: int, seat: int) -> list[GoalView]:
    states = {
        GOAL_OFFERED + player: "offered",
        player: "held",
        GOAL_REJECTED + player: "rejected",
        GOAL_DISCARDED + player: "discarded",
    }
    found: list[GoalView] = []
    for card, place in enumerate(g.goal_place):
        state = "scored" if place == GOAL_SCORED + player else states.get(place) if player == seat else None
        if state is not None:
            points = goal_value(g, player, card) if state in ("offered", "held") else 0
            found.append({"card": FIRST_GOAL + card, "text": goal_text(g, card), "points": points, "state": state})
    scored = [goal for goal in found if goal["state"] == "scored"]
    for goal, points in zip(scored, _goal_lines(g, player, len(scored)), strict=True):
        goal["points"] = points
    return found


def _goal_lines(g: Competitive, player: int, scored: int) -> list[int]:
    """What the scored goals gave: the lines of the sheet are in the order of the cards, those not scored are 0.

    While the player still holds a goal, its line is the second one, and has not scored yet.
    """
    first = sheet_at(player, SHEET_GOAL)
    lines = [g.breakdown[first], g.breakdown[first + SHEET_SECOND_GOAL - SHEET_GOAL]]
    if scored == len(lines):
        return lines
    return [lines[0] if player in g.goal_place else sum(lines)] * scored


def _sheet(g: Competitive, player: int) -> SheetView:
    first = sheet_at(player, 0)
    return {
        "play": g.breakdown[first + SHEET_PLAY],
        "goal": g.breakdown[first + SHEET_GOAL] + g.breakdown[first + SHEET_SECOND_GOAL],
        "coins": g.breakdown[first + SHEET_COINS],
        "cubes": g.breakdown[first + SHEET_CUBES],
        "un_goals": g.breakdown[first + SHEET_UN_GOALS],
    }


def _end(g: Competitive) -> EndPart:
    return {"end": COMPETITIVE_ENDS.get(g.end), "winners": winners(g) if g.end == DECADES else []}


END_READS: Final = ("end", "money", "project", "score", "space", "space_owner", "space_token", "token", "un_owner")
COMPETITIVE_CHAPTERS: Final[tuple[Chapter, ...]] = (
    COURSE,
    Chapter(_air, AIR_READS),
    Chapter(_forecast, SUPPLY_READS),
    *AFTER_OUTLOOK,
    Chapter(_events, (*EVENTS_READS, "co2", "event_discard")),
    Chapter(_scale, ()),
    Chapter(_players, (*PLAYER_READS, "breakdown", "end", "goal_place", "score"), _own_players),
    Chapter(_end, END_READS),
)
"""The whole board, the own cards, and after the game the scored goals of all."""
