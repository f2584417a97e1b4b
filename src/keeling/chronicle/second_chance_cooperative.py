"""How cooperative games of Second Chance are read."""

from typing import ClassVar

from keeling.chronicle.board import BoardReading
from keeling.titles.second_chance.cards import ClaimUnGoal
from keeling.titles.second_chance.environment import AchieveGoal
from keeling.titles.second_chance.private_goals import ShowGoal


class CooperativeReading(BoardReading):
    """UN Goals, Environmental Goals and Private Goals are goals; nobody has points of his own."""

    goals: ClassVar = {
        ClaimUnGoal.__name__: "un-goal",
        AchieveGoal.__name__: "environmental-goal",
        ShowGoal.__name__: "private-goal",
    }


READING = CooperativeReading
