"""The tables of Second Chance, for both modes, as `content.py` makes them of a content file."""

from dataclasses import dataclass
from typing import NamedTuple

from keeling.titles.common.content import BoardTables, Source


class Level(NamedTuple):
    """A level of a source's plants: the space of the track it needs, its costs and its points."""

    space: int
    money: int
    cubes: int
    ceps: int
    points: int


@dataclass(frozen=True, kw_only=True)
class SecondChanceSource(Source):
    """An energy source with its levels; of its projects the first are of level 1, the others of level 2."""

    level_one_projects: int
    plants: int
    half_way: int
    levels: tuple[Level, ...]


class UnGoal(NamedTuple):
    """A UN Goal card: the sources of its plants, a source once for each plant, and its price."""

    plants: tuple[int, ...]
    cubes: int


class PrivateGoal(NamedTuple):
    """A Private Goal of the cooperative game: key in PRIVATE_GOALS, and how many it takes by number of players."""

    goal: int
    least: tuple[int, ...]


class EnvironmentalGoal(NamedTuple):
    """An Environmental Goal tile: its group, key in ENVIRONMENTAL_GOALS, and its region, source or size."""

    group: int
    goal: int
    value: int


class Epithet(NamedTuple):
    """A name for the winners, up to an amount of CO2."""

    most_ppm: int
    name: str


class Cooperative(NamedTuple):
    """The numbers of the cooperative game. Lists by number of players begin with one player."""

    decades: int
    last_rounds: tuple[int, ...]
    start_co2: int
    lowest_co2: int
    start_score: int
    goal_rates: tuple[int, ...]
    reduction_rates: tuple[int, ...]
    reduction_ppm: int
    un_points: int
    un_unclaimed: int
    un_pairs: tuple[int, ...]
    un_triples: tuple[int, ...]
    solo_start_score: int
    solo_extra_action_ppm: int
    inspector_spaces: tuple[int, ...]
    private_goals_dealt: int
    private_goals: tuple[PrivateGoal, ...]
    environmental_drawn: tuple[int, ...]
    environmental_goals: tuple[EnvironmentalGoal, ...]
    epithet_ranks: tuple[str, ...]
    epithets: tuple[Epithet, ...]


class Competitive(NamedTuple):
    """The numbers of the competitive game. Lists by number of players begin with one player."""

    decades: int
    start_co2: int
    second_event: int
    un_pairs: int
    un_triples: int
    un_scores: tuple[int, ...]
    goals_dealt: int
    goals_kept: int
    variant_start_co2: int
    un_relief_ppm: int
    winnable_gas: tuple[int, ...]
    winnable_others: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class SecondChanceTables(BoardTables):
    """Every number, tile and card of both modes. Lists by number of players begin with one player."""

    tokens: int
    control_cubes: int
    control_markers: int
    gas_removed: tuple[int, ...]
    even_tiles: tuple[int, ...]  # coal, oil, gas
    summit_points: int
    sources: tuple[SecondChanceSource, ...]
    un_goals: tuple[UnGoal, ...]
    lobby_draft: tuple[int, ...]
    cooperative: Cooperative
    competitive: Competitive
