"""How classic games are read."""

from typing import ClassVar

from keeling.chronicle.board import SHARED_POINTS, BoardReading
from keeling.titles.classic.cards import ScoreUnGoal
from keeling.titles.classic.scoring import ScoreFinalIncome, ScoreMostUnGoals
from keeling.titles.classic.supply import ExchangePoints
from keeling.titles.common.scoring import ScoreCompanyGoal


class ClassicReading(BoardReading):
    """UN Goals and Company Goals are goals."""

    points: ClassVar = SHARED_POINTS | {
        ScoreUnGoal.__name__: "points-un-goals",
        ScoreMostUnGoals.__name__: "points-most-un-goals",
        ScoreFinalIncome.__name__: "points-final-income",
        ExchangePoints.__name__: "points-exchanged",
    }
    goals: ClassVar = {ScoreUnGoal.__name__: "un-goal", ScoreCompanyGoal.__name__: "company-goal"}


READING = ClassicReading
