"""How competitive games of Second Chance are read."""

from typing import ClassVar

from keeling.chronicle.board import SHARED_POINTS, BoardReading
from keeling.titles.common.scoring import ScoreCompanyGoal
from keeling.titles.second_chance.cards import ClaimUnGoal
from keeling.titles.second_chance.energy import PayFine
from keeling.titles.second_chance.scoring import ScoreUnGoals


class CompetitiveReading(BoardReading):
    """UN Goals and Company Goals are goals; fines cost points."""

    points: ClassVar = SHARED_POINTS | {
        ScoreUnGoals.__name__: "points-un-goals",
        PayFine.__name__: "points-fines",
    }
    goals: ClassVar = {ClaimUnGoal.__name__: "un-goal", ScoreCompanyGoal.__name__: "company-goal"}


READING = CompetitiveReading
