"""What a seat may know of a cooperative game: the board, the team and its goals, and the own cards."""

from typing import TypedDict

from keeling.kernel.game import PLAYING
from keeling.kernel.messages import Message
from keeling.titles.common.board import SCORING, SUPPLY
from keeling.titles.common.places import GOAL_SHOWN
from keeling.titles.common.view_air import NO_SUPPLY, AirView, Range, air_view, supply_goes_on, tiles_to_come
from keeling.titles.second_chance.alphabet import FIRST_GOAL
from keeling.titles.second_chance.content import ENVIRONMENTAL_GROUPS
from keeling.titles.second_chance.cooperative import Cooperative
from keeling.titles.second_chance.ends import COOPERATIVE_ENDS
from keeling.titles.second_chance.environment import ENVIRONMENTAL_GOALS, group_start, is_inspected, open_goals_cost
from keeling.titles.second_chance.private_goals import is_achieved, progress
from keeling.titles.second_chance.scoring import epithet
from keeling.titles.second_chance.state import VICTORY
from keeling.titles.second_chance.texts import environmental_text, epithet_name, private_text, rank_name
from keeling.titles.second_chance.view import SecondChanceView, outlook, second_chance_view
from keeling.titles.second_chance.view_players import PlayerFrame, player_frame

INSPECTOR_WORDS = ("green", "blue")


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


class CooperativeView(SecondChanceView):
    """What a seat may know of a cooperative game. Rates are points for each goal or reduction, by decade."""

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
    players: list[TeamPlayerView]
    end: str | None
    winners: list[int]
    epithet: EpithetView | None
    steps: list[StepView]


def cooperative_view(g: Cooperative, seat: int) -> CooperativeView:
    """The whole board, the own cards, and after the final test the Private Goals of all."""
    rules = g.second
    return {
        **second_chance_view(g, seat, outlook(g, supply_decade(g), team_air(g), lambda count: next_tiles(g, count))),
        "score": g.score[0],
        "environment": [_environment(g, group) for group in range(len(ENVIRONMENTAL_GROUPS))],
        "goals_open": g.env_done.count(0),
        "goals_cost": open_goals_cost(g),
        "goal_rates": rules.goal_rate,
        "reduction_rates": rules.reduce_rate,
        "reduction_ppm": rules.reduce_ppm,
        "inspectors": _inspectors(g),
        "un_points": rules.un_points,
        "un_unclaimed_most": rules.un_unclaimed_most,
        "players": [_team_player(g, player, seat) for player in range(g.players)],
        "end": COOPERATIVE_ENDS.get(g.end),
        "winners": list(range(g.players)) if g.end == VICTORY else [],
        "epithet": _epithet(g) if g.end == VICTORY else None,
        "steps": [
            {"name": epithet_name(name), "most_ppm": ppm}
            for name, ppm in zip(rules.epithet_titles, rules.epithet_ppm, strict=True)
        ],
    }


def team_air(g: Cooperative) -> AirView:
    """The air between floor and limit, with room for a step that the team buys down at either end."""
    rules = g.second
    step = rules.reduce_ppm
    return air_view(g.co2, rules.co2_floor - step, rules.defeat, step, None, rules.is_too_much(g.co2))


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


def _environment(g: Cooperative, group: int) -> EnvironmentView:
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


def _epithet(g: Cooperative) -> EpithetView:
    rank, name = epithet(g)
    return {"rank": rank_name(rank), "name": epithet_name(name)}


def _team_player(g: Cooperative, player: int, seat: int) -> TeamPlayerView:
    return {
        **player_frame(g, player),
        "hidden_goals": g.goal_place.count(player),
        "goals": [
            {
                "card": FIRST_GOAL + card,
                "text": private_text(g, card),
                "progress": progress(g, player, card),
                "least": g.second.private_least[card],
                "achieved": is_achieved(g, player, card),
                "shown": place >= GOAL_SHOWN,
            }
            for card, place in enumerate(g.goal_place)
            if place == GOAL_SHOWN + player or (place == player and player == seat)
        ],
    }
