"""Positions of the cooperative game: Environmental Goals by what they ask for."""

from collections.abc import Sequence
from typing import Any

from keeling.kernel.game import Step
from keeling.titles.second_chance.cooperative import Cooperative
from keeling.titles.second_chance.rules import ENV_HALF_WAY, ENV_REGION, ENV_SIZE, ENV_SOURCE, ENV_TOP, ENV_TOPIC
from second_chance.positions import COOPERATIVE, TABLES, given


def team(*steps: Step[Any], **state: Any) -> Cooperative:
    """A cooperative position, see `given`."""
    return given(COOPERATIVE, *steps, **state)


def goal(kind: int, value: int, copy: int = 1) -> int:
    """The Environmental Goal tile that asks for this; of two alike the first or the second."""
    found = [
        n for n, tile in enumerate(TABLES.cooperative.environmental_goals) if (tile.goal, tile.value) == (kind, value)
    ]
    return found[copy - 1]


def region_goal(region: int, copy: int = 1) -> int:
    """Build a plant in the region."""
    return goal(ENV_REGION, region, copy)


def type_goal(source: int, copy: int = 1) -> int:
    """Build a plant of the type."""
    return goal(ENV_SOURCE, source, copy)


def top_goal(source: int) -> int:
    """Reach the top of the track."""
    return goal(ENV_TOP, source)


def middle_goal(source: int) -> int:
    """Reach the middle space of the track."""
    return goal(ENV_HALF_WAY, source)


def size_goal(size: int, copy: int = 1) -> int:
    """Complete a summit of this size."""
    return goal(ENV_SIZE, size, copy)


def topic_goal(source: int, copy: int = 1) -> int:
    """Complete a summit with this topic."""
    return goal(ENV_TOPIC, source, copy)


def goals(*tiles: int, achieved: Sequence[int] = ()) -> dict[str, Any]:
    """The Environmental Goals on display: `goals(region_goal(NA), achieved=[type_goal(SOLAR)])`."""
    shown = sorted([*tiles, *achieved])
    assert len(set(shown)) == len(shown), shown
    return {"env_tile": shown, "env_done": [int(tile in achieved) for tile in shown]}


ALL_GOALS = [*range(8), *range(22, 27), *range(32, 40)]
"""A display as the set-up deals it: 8 power-plant goals, 5 knowledge goals, 8 summit goals."""


def all_goals(*achieved: int) -> dict[str, Any]:
    """A whole display; the tiles in these places of it, counted from 0, are achieved."""
    return {"env_tile": ALL_GOALS[:], "env_done": [int(place in achieved) for place in range(len(ALL_GOALS))]}


def open_tiles(g: Cooperative) -> list[int]:
    """The tiles of the goals still open."""
    return [tile for tile, done in zip(g.env_tile, g.env_done, strict=True) if not done]
