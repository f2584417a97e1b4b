"""What a seat may know of a game of Second Chance: everything a board needs, and the own cards."""

from typing import TypedDict

from keeling.titles.common import view as shared
from keeling.titles.common.alphabet import REGIONS
from keeling.titles.common.board import (
    SHEET_COINS,
    SHEET_CUBES,
    SHEET_GOAL,
    SHEET_LINES,
    SHEET_PLAY,
    SHEET_SECOND_GOAL,
    SHEET_UN_GOALS,
)
from keeling.titles.common.goals import goal_value
from keeling.titles.common.layout import REGION_COUNT, SOURCE_COUNT
from keeling.titles.common.places import (
    GOAL_DISCARDED,
    GOAL_OFFERED,
    GOAL_REJECTED,
    GOAL_SCORED,
    GOAL_SHOWN,
    LOBBY_OPEN,
)
from keeling.titles.common.rules import UNLIMITED
from keeling.titles.common.scoring import winners
from keeling.titles.common.view import by_source, or_none, region_word, source_word
from keeling.titles.common.words import goal_text
from keeling.titles.second_chance.alphabet import FIRST_GOAL, FIRST_UN_GOAL, LEVELS, SOURCES
from keeling.titles.second_chance.competitive import Competitive
from keeling.titles.second_chance.content import ENVIRONMENTAL_GROUPS
from keeling.titles.second_chance.cooperative import Cooperative
from keeling.titles.second_chance.environment import ENVIRONMENTAL_GOALS, group_start, is_inspected, open_goals_cost
from keeling.titles.second_chance.private_goals import is_achieved, progress
from keeling.titles.second_chance.scoring import epithet
from keeling.titles.second_chance.state import DECADES, ENDS, PAID_BY_REGION, VICTORY, SecondChance
from keeling.titles.second_chance.words import environmental_text, private_text

PHASES = (*shared.PHASES, "income", "environmental_goals", "events")
INSPECTOR_WORDS = ("green", "blue")


class SpaceView(shared.SpaceView):
    """A demand space; a green plant has its builder's control cube on it, and infrastructure below it."""

    infrastructure: int | None


class SlotView(shared.SlotView):
    """A project space; `installed` means that its infrastructure is prepared, and whose token tells by whom."""

    level: int | None
    token: int | None


class RegionView(shared.RegionFrame):
    """A region; its agenda stands in the order of preference."""

    spaces: list[SpaceView]
    slots: list[SlotView]


class TrackView(shared.TrackView):
    """A knowledge track; with the space that each level of plants needs, and the half-way space."""

    level_spaces: list[int]
    half_way: int


class LevelView(TypedDict):
    """A level of plants: the space of the track it needs, its costs and its points."""

    level: int
    space: int
    money: int
    cubes: int
    ceps: int
    points: int


class PlantView(TypedDict):
    """The plants of a source: tiles left, the level of the next project tile, and the levels."""

    source: str
    left: int
    next_level: int | None
    levels: list[LevelView]


class TurnView(shared.TurnView):
    """What the active player has done in this turn; `extra_possible` in games with a second main action."""

    built: str | None
    extra_possible: bool
    extra_done: bool


class UnGoalView(TypedDict):
    """A UN Goal: its plants, a source once for each plant, its price, and who has claimed it."""

    card: int
    sources: list[str]
    cubes: int
    owner: int | None


class OpenCardView(shared.LobbyView):
    """A lobbyist card that was played and lies open: what it gives, how much, and the scientist who stands on it."""

    gives: str
    amount: int
    scientist: int | None


class DueView(TypedDict):
    """A region whose new fossil plant is still to be paid: by a player, or by a CEP the region has laid on it."""

    region: str
    player: int | None


class PlayerFrame(shared.PlayerFrame):
    """What everybody may know of a player in both modes; pieces that cannot run out are None."""

    open_cards: list[OpenCardView]
    prepared: dict[str, int]
    supported: dict[str, int]
    tokens: int | None
    control_cubes: int | None
    control_markers: int | None


class SecondChanceView(shared.BoardView):
    """What a seat may know in both modes; CO2 never falls below `floor`."""

    floor: int
    home_region: str | None
    turn: TurnView
    regions: list[RegionView]
    tracks: list[TrackView]
    plants: list[PlantView]
    supplies: shared.SuppliesView
    un_goals: list[UnGoalView]
    un_claimed: list[UnGoalView]
    dues: list[DueView]


# Cooperative


class PrivateGoalView(TypedDict):
    """A Private Goal the seat may see: how far its owner has come, and how far he must come."""

    card: int
    text: str
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
    text: str
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
    epithet: str | None


# Competitive


class GoalView(shared.GoalView):
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


class EventsView(shared.EventsView):
    """The events; from `second_event` ppm on the upcoming one takes place too."""

    discarded: list[str]
    second_event: int
    both: bool


class CompetitiveView(SecondChanceView):
    """What a seat may know of a competitive game; `un_scores` are the final points for 0, 1, 2 ... UN Goals."""

    events: EventsView
    un_scores: list[int]
    un_relief_ppm: int
    players: list[CompanyView]
    end: str | None
    winners: list[int]


def cooperative_view(g: Cooperative, seat: int) -> CooperativeView:
    """The whole board, the own cards, and after the final test the Private Goals of all."""
    rules = g.second
    return {
        **_second_chance(g, seat),
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
        "end": ENDS.get(g.end),
        "winners": list(range(g.players)) if g.end == VICTORY else [],
        "epithet": epithet(g) if g.end == VICTORY else None,
    }


def competitive_view(g: Competitive, seat: int) -> CompetitiveView:
    """The whole board, the own cards, and after the game the scored goals of all."""
    rules = g.second
    return {
        **_second_chance(g, seat),
        "events": {
            **shared.events_view(g),
            "discarded": [REGIONS[region] for region in g.event_discard],
            "second_event": rules.second_event,
            "both": g.co2 >= rules.second_event,
        },
        "un_scores": rules.un_table,
        "un_relief_ppm": rules.un_relief_ppm,
        "players": [_company(g, player, seat) for player in range(g.players)],
        "end": ENDS.get(g.end),
        "winners": winners(g) if g.end == DECADES else [],
    }


def _second_chance(g: SecondChance, seat: int) -> SecondChanceView:
    rules = g.second
    return {
        **shared.board_view(g, seat, PHASES),
        "floor": rules.co2_floor,
        "home_region": None if rules.choose_supply_start else region_word(rules.home_region),
        "turn": {
            **shared.turn_view(g),
            "built": source_word(g, g.built_source),
            "extra_possible": rules.extra_action_ppm > 0,
            "extra_done": bool(g.extra_done),
        },
        "regions": [_region(g, region) for region in range(REGION_COUNT)],
        "tracks": [_track(g, source) for source in range(SOURCE_COUNT)],
        "plants": [_plants(g, source) for source in range(SOURCE_COUNT)],
        "supplies": shared.supplies_view(g),
        "un_goals": [_un_goal(g, card) for card in g.un_row],
        "un_claimed": [_un_goal(g, card) for card, owner in enumerate(g.un_owner) if owner >= 0],
        "dues": [_due(g, due) for due in g.dues],
    }


# The board


def _region(g: SecondChance, region: int) -> RegionView:
    return {
        **shared.region_frame(g, region),
        "spaces": [
            {**shared.space_view(g, place), "infrastructure": or_none(g.space_token[place])}
            for place in shared.spaces_of(g, region)
        ],
        "slots": [
            {**shared.slot_view(g, slot), "level": g.level[slot] or None, "token": or_none(g.token[slot])}
            for slot in shared.slots_of(region)
        ],
    }


def _track(g: SecondChance, source: int) -> TrackView:
    rules = g.second
    return {
        **shared.track_view(g, source),
        "level_spaces": rules.level_space[source * LEVELS : source * LEVELS + LEVELS],
        "half_way": rules.half_way[source],
    }


def _plants(g: SecondChance, source: int) -> PlantView:
    rules = g.second
    proposed = rules.projects[source] - g.project_pool[source]
    next_level = 1 if proposed < rules.level_one_tiles[source] else 2
    return {
        "source": SOURCES[source],
        "left": rules.plant_tiles[source] - g.plants_built[source],
        "next_level": next_level if g.project_pool[source] else None,
        "levels": [
            {
                "level": plant % LEVELS + 1,
                "space": rules.level_space[plant],
                "money": rules.plant_money[plant],
                "cubes": rules.plant_cubes[plant],
                "ceps": rules.plant_ceps[plant],
                "points": rules.plant_points[plant],
            }
            for plant in range(source * LEVELS, source * LEVELS + LEVELS)
        ],
    }


def _un_goal(g: SecondChance, card: int) -> UnGoalView:
    needs = g.second.un_needs[card * SOURCE_COUNT : card * SOURCE_COUNT + SOURCE_COUNT]
    return {
        "card": FIRST_UN_GOAL + card,
        "sources": [word for word, plants in zip(SOURCES, needs, strict=True) for _ in range(plants)],
        "cubes": g.second.un_cubes[card],
        "owner": or_none(g.un_owner[card]),
    }


def _due(g: SecondChance, due: int) -> DueView:
    if due >= PAID_BY_REGION:
        return {"region": REGIONS[due - PAID_BY_REGION], "player": None}
    return {"region": REGIONS[due], "player": or_none(g.controller[due])}


def _player(g: SecondChance, player: int) -> PlayerFrame:
    frame = shared.player_frame(g, player)
    return {
        **frame,
        "open_cards": [
            {
                **shared.card_view(g, card),
                "gives": g.rules.effects[g.rules.minor_kind[card]].name,
                "amount": g.rules.minor_amount[card],
                "scientist": or_none(g.lobby_scientist[card]),
            }
            for card, place in enumerate(g.lobby_place)
            if place == LOBBY_OPEN + player
        ],
        "prepared": by_source(g, g.prepared_by_source(player)),
        "supported": by_source(g, g.supported_by_source(player)),
        "tokens": g.tokens_left(player) if g.second.tokens != UNLIMITED else None,
        "control_cubes": _left(g.second.control_cubes, sum(frame["plants"].values())),
        "control_markers": _left(g.second.control_markers, frame["regions"]),
    }


def _left(pieces: int, used: int) -> int | None:
    return pieces - used if pieces != UNLIMITED else None


# Cooperative


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


def _team_player(g: Cooperative, player: int, seat: int) -> TeamPlayerView:
    return {
        **_player(g, player),
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


# Competitive


def _company(g: Competitive, player: int, seat: int) -> CompanyView:
    return {
        **_player(g, player),
        "score": g.score[player],
        "has_goal": player in g.goal_place,
        "goal_discarded": GOAL_DISCARDED + player in g.goal_place,
        "goals": _goals(g, player, seat),
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
    first = player * SHEET_LINES + SHEET_GOAL
    lines = [g.breakdown[first], g.breakdown[first + SHEET_SECOND_GOAL - SHEET_GOAL]]
    if scored == len(lines):
        return lines
    return [lines[0] if player in g.goal_place else sum(lines)] * scored


def _sheet(g: Competitive, player: int) -> SheetView:
    first = player * SHEET_LINES
    return {
        "play": g.breakdown[first + SHEET_PLAY],
        "goal": g.breakdown[first + SHEET_GOAL] + g.breakdown[first + SHEET_SECOND_GOAL],
        "coins": g.breakdown[first + SHEET_COINS],
        "cubes": g.breakdown[first + SHEET_CUBES],
        "un_goals": g.breakdown[first + SHEET_UN_GOALS],
    }
