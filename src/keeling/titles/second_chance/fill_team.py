"""Fills what a seat may know of a cooperative game: the board, the team and its goals, and the own cards."""

from typing import Final

from keeling.kernel.chapters import Chapter
from keeling.kernel.game import PLAYING, SPECTATOR
from keeling.titles.common.board import SCORING, SUPPLY
from keeling.titles.common.fill_air import (
    AIR_READS,
    NO_SUPPLY,
    SUPPLY_READS,
    Range,
    air_view,
    supply_goes_on,
    tiles_to_come,
)
from keeling.titles.common.places import GOAL_SHOWN
from keeling.titles.common.view_air import AirPart, ForecastPart
from keeling.titles.second_chance.alphabet import FIRST_GOAL
from keeling.titles.second_chance.content import ENVIRONMENTAL_GROUPS
from keeling.titles.second_chance.cooperative import Cooperative
from keeling.titles.second_chance.ends import COOPERATIVE_ENDS
from keeling.titles.second_chance.environment import ENVIRONMENTAL_GOALS, group_start, is_inspected, open_goals_cost
from keeling.titles.second_chance.fill import AFTER_OUTLOOK, COURSE, forecast_part, threats
from keeling.titles.second_chance.fill_players import PLAYER_READS, player_frame
from keeling.titles.second_chance.private_goals import progress
from keeling.titles.second_chance.scoring import epithet
from keeling.titles.second_chance.state import VICTORY
from keeling.titles.second_chance.texts import environmental_text, epithet_name, private_text, rank_name
from keeling.titles.second_chance.view_team import (
    CostsPart,
    EndPart,
    EnvironmentalGoalView,
    EnvironmentPart,
    EnvironmentView,
    EpithetView,
    InspectorView,
    PlayersPart,
    PrivateGoalView,
    ScorePart,
    StepsPart,
    TeamPlayerView,
)

INSPECTOR_WORDS: Final = ("green", "blue")

# What lies ahead


def _air(g: Cooperative) -> AirPart:
    # Between floor and limit, with room for a step that the team buys down at either end.
    rules = g.second
    step = rules.reduce_ppm
    return {"air": air_view(g.co2, rules.co2_floor - step, rules.defeat, step, None, rules.is_too_much(g.co2))}


def supply_decade(g: Cooperative) -> int:
    """The decade whose Energy Supply gives out plants next: a decade ends with it (SO-FLOW-02)."""
    if g.end != PLAYING or g.phase == SCORING:
        return NO_SUPPLY
    if g.phase != SUPPLY or supply_goes_on(g):
        return g.decade
    return g.decade + 1 if g.decade < g.rules.decades else NO_SUPPLY


def next_tiles(g: Cooperative, count: int) -> Range:
    """What so many tiles can bring: those that inspectors have put under the deck are known, the last of them first."""
    known = [[tile] for tile in reversed(g.fossil_deck[: g.inspected])]
    return tiles_to_come(g, [g.fossil_deck[g.inspected :], *known, g.fossil_discard], count)


def _forecast(g: Cooperative) -> ForecastPart:
    decade = supply_decade(g)
    regions = threats(g, decade)
    return forecast_part(g, decade, regions, next_tiles(g, len(regions)))


# Environmental Goals


def _score(g: Cooperative) -> ScorePart:
    return {"score": g.score[0]}


def _environment(g: Cooperative) -> EnvironmentPart:
    return {"environment": [_group(g, group) for group in range(len(ENVIRONMENTAL_GROUPS))]}


def _costs(g: Cooperative) -> CostsPart:
    rules = g.second
    return {
        "goals_open": g.env_done.count(0),
        "goals_cost": open_goals_cost(g),
        "goal_rates": rules.goal_rate,
        "reduction_rates": rules.reduce_rate,
        "reduction_ppm": rules.reduce_ppm,
        "inspectors": _inspectors(g),
        "un_points": rules.un_points,
        "un_unclaimed_most": rules.un_unclaimed_most,
    }


def _group(g: Cooperative, group: int) -> EnvironmentView:
    indices = [index for index, tile in enumerate(g.env_tile) if g.second.env_group[tile] == group]
    return {
        "group": ENVIRONMENTAL_GROUPS[group][0],
        "goals": [_environmental_goal(g, index, g.env_tile[index]) for index in indices],
    }


def _environmental_goal(g: Cooperative, index: int, tile: int) -> EnvironmentalGoalView:
    kind = ENVIRONMENTAL_GOALS[g.second.env_kind[tile]]
    value = g.second.env_value[tile]
    return {
        "index": index,
        "text": environmental_text(g, tile),
        "kind": kind.name,
        "value": kind.values[value] if kind.values else str(value),
        "done": bool(g.env_done[index]),
        "inspected": is_inspected(g, index),
    }


def _inspectors(g: Cooperative) -> list[InspectorView]:
    if not g.second.inspectors:
        return []
    return [
        {
            "inspector": INSPECTOR_WORDS[inspector],
            "index": group_start(g, inspector) + position if position >= 0 else None,
        }
        for inspector, position in enumerate(g.inspector)
    ]


# The end


def _epithet(g: Cooperative) -> EpithetView:
    rank, name = epithet(g)
    return {"rank": rank_name(rank), "name": epithet_name(name)}


def _end(g: Cooperative) -> EndPart:
    won = g.end == VICTORY
    return {
        "end": COOPERATIVE_ENDS.get(g.end),
        "winners": list(range(g.players)) if won else [],
        "epithet": _epithet(g) if won else None,
    }


def _steps(g: Cooperative) -> StepsPart:
    rules = g.second
    return {
        "steps": [
            {"name": epithet_name(name), "most_ppm": ppm}
            for name, ppm in zip(rules.epithet_titles, rules.epithet_ppm, strict=True)
        ]
    }


# The team


def _players(g: Cooperative) -> PlayersPart:
    return {"players": [_team_player(g, player) for player in range(g.players)]}


def _own_players(g: Cooperative, seat: int, part: PlayersPart) -> PlayersPart:
    players = part["players"][:]
    players[seat] = {**players[seat], "goals": _goals(g, seat, seat)}
    return {"players": players}


def _team_player(g: Cooperative, player: int) -> TeamPlayerView:
    return {
        **player_frame(g, player),
        "hidden_goals": g.goal_place.count(player),
        "goals": _goals(g, player, SPECTATOR),
    }


def _goals(g: Cooperative, player: int, seat: int) -> list[PrivateGoalView]:
    return [
        _goal(g, player, card)
        for card, place in enumerate(g.goal_place)
        if place == GOAL_SHOWN + player or (place == player and player == seat)
    ]


def _goal(g: Cooperative, player: int, card: int) -> PrivateGoalView:
    reached = progress(g, player, card)
    least = g.second.private_least[card]
    return {
        "card": FIRST_GOAL + card,
        "text": private_text(g, card),
        "progress": reached,
        "least": least,
        "achieved": reached >= least,
        "shown": g.goal_place[card] >= GOAL_SHOWN,
    }


COOPERATIVE_CHAPTERS: Final[tuple[Chapter, ...]] = (
    COURSE,
    Chapter(_air, AIR_READS),
    Chapter(_forecast, (*SUPPLY_READS, "inspected")),
    *AFTER_OUTLOOK,
    Chapter(_score, ("score",)),
    Chapter(_environment, ("env_done", "env_tile", "inspector")),
    Chapter(_costs, ("decade", "env_done", "env_tile", "inspector")),
    Chapter(_players, (*PLAYER_READS, "alone", "goal_place", "region_cep"), _own_players),
    Chapter(_end, ("co2", "end", "un_row")),
    Chapter(_steps, ()),
)
"""The whole board, the own cards, and after the final test the Private Goals of all."""
