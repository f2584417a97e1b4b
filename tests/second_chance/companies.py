"""Positions of the competitive game."""

from typing import Any

from keeling.kernel.game import Step
from keeling.titles.second_chance.alphabet import UN_GOAL_COUNT
from keeling.titles.second_chance.competitive import Competitive
from second_chance.positions import COMPETITIVE, NOBODY, by_region, given


def companies(*steps: Step[Any], **state: Any) -> Competitive:
    """A competitive position, see `given`."""
    return given(COMPETITIVE, *steps, **state)


def paupers(*steps: Step[Any], players: int = 2, **state: Any) -> Competitive:
    """A competitive position in which players and regions have no money, CEPs or cubes but what is given."""
    nothing: dict[str, Any] = {
        "money": [0] * players,
        "cep": [0] * players,
        "cube": [0] * players,
        "region_cep": by_region(0),
    }
    return companies(*steps, players=players, **(nothing | state))


def un_owners(*counts: int) -> list[int]:
    """`un_owner` such that each player has claimed so many UN Goals."""
    owners = [player for player, count in enumerate(counts) for _ in range(count)]
    return owners + [NOBODY] * (UN_GOAL_COUNT - len(owners))
