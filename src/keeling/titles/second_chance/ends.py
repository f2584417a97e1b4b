"""How a game of Second Chance can end: the word for each end, by mode."""

from typing import Final

from keeling.titles.second_chance.state import (
    DECADES,
    PRIVATE_GOAL_MISSED,
    SCORE_BELOW_ZERO,
    TOO_MUCH_CO2,
    UN_GOALS_UNCLAIMED,
    VICTORY,
)

COOPERATIVE_ENDS: Final = {
    VICTORY: "victory",
    TOO_MUCH_CO2: "too_much_co2",
    SCORE_BELOW_ZERO: "score_below_zero",
    PRIVATE_GOAL_MISSED: "private_goal_missed",
    UN_GOALS_UNCLAIMED: "un_goals_unclaimed",
}
COMPETITIVE_ENDS: Final = {TOO_MUCH_CO2: "too_much_co2", DECADES: "decades"}
