"""What the goals and bonuses of Second Chance say."""

from typing import Final

from keeling.kernel.words import count, listed
from keeling.titles.common.layout import BONUS_ANY, BONUS_CUBE, BONUS_REGION_CEP, BONUS_SOURCE, SOURCE_COUNT
from keeling.titles.common.words import source_name
from keeling.titles.second_chance.alphabet import FIRST_UN_GOAL
from keeling.titles.second_chance.rules import ENV_HALF_WAY, ENV_REGION, ENV_SIZE, ENV_SOURCE, ENV_TOP
from keeling.titles.second_chance.state import SecondChance

PRIVATE_WORDS: Final = [  # by what a Private Goal asks for
    "{n} CEPs in your hand",
    "{n} CEPs in one region you control",
    "complete a summit of {n} topics alone",
    "{n} tech cubes",
    "{n} scientists recruited, the first one included",
    "${n}",
    "the end of {n} knowledge tracks",
    "control of {n} regions",
    "{n} infrastructures of one energy type",
    "infrastructure of {n} different energy types",
    "{n} infrastructures in one region",
    "infrastructure in {n} different regions",
    "{n} plants of one energy type",
    "plants of {n} different energy types",
    "{n} plants in one region",
    "plants in {n} different regions",
]


def private_text(g: SecondChance, card: int) -> str:
    """What a Private Goal asks for."""
    return PRIVATE_WORDS[g.second.private_kind[card]].replace("{n}", str(g.second.private_least[card]))


def environmental_text(g: SecondChance, tile: int) -> str:
    """What achieves an Environmental Goal."""
    kind = g.second.env_kind[tile]
    value = g.second.env_value[tile]
    if kind == ENV_REGION:
        return f"a plant in {g.rules.region_names[value]}"
    if kind == ENV_SIZE:
        return f"a summit of {count(value, 'topic')}"
    source = source_name(g, value)
    if kind == ENV_SOURCE:
        return f"a plant of {source}"
    if kind == ENV_TOP:
        return f"the end of the {source} track"
    return f"half-way on the {source} track" if kind == ENV_HALF_WAY else f"a summit about {source}"


def bonus_text(g: SecondChance, bonus: int) -> str:
    """What a bonus of a knowledge track is."""
    if bonus == BONUS_CUBE:
        return "a tech cube"
    if bonus == BONUS_REGION_CEP:
        return "a CEP for a region"
    return "a point in any energy type" if bonus == BONUS_ANY else f"a point in {source_name(g, bonus - BONUS_SOURCE)}"


def un_goal_text(g: SecondChance, card: int) -> str:
    """A UN Goal with the plants it shows."""
    plants: list[str] = []
    for source in range(SOURCE_COUNT):
        plants += [source_name(g, source)] * g.second.un_needs[card * SOURCE_COUNT + source]
    return f"UN Goal {FIRST_UN_GOAL + card} ({listed(plants)})"
