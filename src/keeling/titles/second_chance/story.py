"""The words for what has happened, as each seat may know it."""

from typing import Any

from keeling.kernel.game import Step
from keeling.titles.second_chance.state import SecondChance


def describe(g: SecondChance, step: Step[Any], action: int, seat: int) -> str:
    """What just happened, as the seat may know it; empty if it is not worth a sentence."""
    return ""
