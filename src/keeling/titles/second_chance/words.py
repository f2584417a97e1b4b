"""The words for cards and places, for what is asked, and for what an action does."""

from keeling.titles.second_chance.alphabet import ALPHABET
from keeling.titles.second_chance.state import SecondChance


def question(g: SecondChance) -> str:
    """What the open decision asks."""
    return "What do you do?"


def label(g: SecondChance, action: int) -> str:
    """What an action does, as a few words for a button."""
    return ALPHABET.notation(action)


def anchors(action: int) -> list[str]:
    """The places of the board that an action touches."""
    return []
