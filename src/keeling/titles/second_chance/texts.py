"""What the goals and bonuses of Second Chance say, and what a victorious team may call itself."""

from keeling.kernel.messages import Message, Part, message, thing
from keeling.titles.common.alphabet import REGIONS
from keeling.titles.common.layout import BONUS_ANY, BONUS_CUBE, BONUS_REGION_CEP, BONUS_SOURCE, SOURCE_COUNT
from keeling.titles.common.words import region_name, source_name
from keeling.titles.second_chance.alphabet import FIRST_UN_GOAL
from keeling.titles.second_chance.environment import ENVIRONMENTAL_GOALS
from keeling.titles.second_chance.private_goals import PRIVATE_GOALS
from keeling.titles.second_chance.state import SecondChance

# Goals


def private_text(g: SecondChance, card: int) -> Message:
    """What a Private Goal asks for."""
    goal = PRIVATE_GOALS[g.second.private_kind[card]]
    return message(thing("goal-private", goal.name), amount=g.second.private_least[card])


def environmental_text(g: SecondChance, tile: int) -> Message:
    """What achieves an Environmental Goal."""
    kind = ENVIRONMENTAL_GOALS[g.second.env_kind[tile]]
    value = g.second.env_value[tile]
    key = thing("goal-environmental", kind.name)
    if not kind.values:
        return message(key, value=value)
    return message(key, value=region_name(value) if kind.values is REGIONS else source_name(g, value))


def joined(key: str, goals: list[Message]) -> Message:
    """Goals in one message: the key is of one that joins two, `either` or `both`."""
    text = goals[0]
    for goal in goals[1:]:
        text = message(key, first=text, second=goal)
    return text


def un_goal_text(g: SecondChance, card: int) -> Message:
    """A UN Goal with the plants it shows."""
    plants: list[Part] = []
    for source in range(SOURCE_COUNT):
        for _ in range(g.second.un_needs[card * SOURCE_COUNT + source]):
            plants.append(source_name(g, source))
    return message("goal-un", number=FIRST_UN_GOAL + card, plants=plants)


# Bonuses


def bonus_text(g: SecondChance, bonus: int) -> Message:
    """What a bonus of a knowledge track is."""
    if bonus == BONUS_CUBE:
        return message("gift-cube")
    if bonus == BONUS_REGION_CEP:
        return message("gift-region-cep")
    if bonus == BONUS_ANY:
        return message("gift-any")
    return message("gift-source", source=source_name(g, bonus - BONUS_SOURCE))


# The end


def rank_name(text: str) -> str:
    """The rank of a victorious team: `rank-legendary` for the content's "Legendary"."""
    return thing("rank", _word(text))


def epithet_name(text: str) -> str:
    """What a victorious team may call itself: `epithet-saviors-of-the-planet`."""
    return thing("epithet", _word(text))


def _word(text: str) -> str:
    return text.lower().replace(" ", "-")
