"""What the goals and bonuses of Second Chance say."""

from keeling.kernel.words import listed
from keeling.titles.common.alphabet import REGIONS
from keeling.titles.common.layout import BONUS_ANY, BONUS_CUBE, BONUS_REGION_CEP, BONUS_SOURCE, SOURCE_COUNT
from keeling.titles.common.words import source_name
from keeling.titles.second_chance.alphabet import FIRST_UN_GOAL
from keeling.titles.second_chance.environment import ENVIRONMENTAL_GOALS
from keeling.titles.second_chance.private_goals import PRIVATE_GOALS
from keeling.titles.second_chance.state import SecondChance


def private_text(g: SecondChance, card: int) -> str:
    """What a Private Goal asks for."""
    return PRIVATE_GOALS[g.second.private_kind[card]].words.replace("{n}", str(g.second.private_least[card]))


def environmental_text(g: SecondChance, tile: int) -> str:
    """What achieves an Environmental Goal."""
    kind = ENVIRONMENTAL_GOALS[g.second.env_kind[tile]]
    value = g.second.env_value[tile]
    if not kind.values:
        return kind.words.replace("{value}", str(value))
    name = g.rules.region_names[value] if kind.values is REGIONS else source_name(g, value)
    return kind.words.replace("{value}", name)


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
