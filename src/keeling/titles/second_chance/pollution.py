"""Reducing pollution levels (rulebook 4): the team may buy CO2 down with points, and must if it is too high."""

from typing import Final

from keeling.kernel.game import LEGAL, Choice, Choices, Decision, Step
from keeling.titles.second_chance import refusal
from keeling.titles.second_chance.alphabet import MOST_REDUCTION, REDUCE
from keeling.titles.second_chance.cooperative import Cooperative
from keeling.titles.second_chance.state import SCORE_BELOW_ZERO, TOO_MUCH_CO2


class ReduceCo2(Decision[Cooperative]):
    """The team decides how far it lowers CO2; the start player's seat answers for all (SO-SUP-03, G-73)."""

    def choices(self, g: Cooperative) -> Choices:
        return REDUCTIONS


class BuyCo2Down(Choice[Cooperative, ReduceCo2]):
    """So many steps down, or none; if it can be done, at least to the limit."""

    def add(self, g: Cooperative, decision: ReduceCo2, actions: list[int]) -> None:
        for steps in range(most_steps(g) + 1):
            if self.refuse(g, decision, REDUCE.code(steps)) == LEGAL:
                actions.append(REDUCE.code(steps))

    def refuse(self, g: Cooperative, decision: ReduceCo2, action: int) -> int:
        rules = g.second
        steps = REDUCE.amount(action)
        code = refuse_steps(g, steps)
        if code != LEGAL:
            return code
        most = most_steps(g)
        if g.co2 - most * rules.reduce_ppm <= rules.defeat < g.co2 - steps * rules.reduce_ppm:
            return refusal.CO2_STILL_TOO_HIGH  # SO-SUP-04
        return LEGAL

    def happen(self, g: Cooperative, decision: ReduceCo2, action: int) -> None:
        if REDUCE.amount(action) > 0:
            g.then(LowerCo2(REDUCE.amount(action)))


class ReduceEarly(ReduceCo2):
    """By an option the team may lower CO2 before income is chosen, too, at the rate of the decade (SO-INC-02)."""

    def choices(self, g: Cooperative) -> Choices:
        return EARLY_REDUCTIONS


class BuyCo2DownEarly(BuyCo2Down):
    """So many steps down, or none; the limit is tested only after the supply."""

    def refuse(self, g: Cooperative, decision: ReduceCo2, action: int) -> int:
        return refuse_steps(g, REDUCE.amount(action))


REDUCTIONS: Final = Choices(BuyCo2Down(REDUCE))
EARLY_REDUCTIONS: Final = Choices(BuyCo2DownEarly(REDUCE))


def refuse_steps(g: Cooperative, steps: int) -> int:
    """Why the team cannot pay for so many steps; 0 if it can."""
    rules = g.second
    if steps * rules.reduce_rate[g.decade - 1] > max(0, g.score[0]):
        return refusal.NOT_ENOUGH_POINTS  # SO-SUP-03
    if g.co2 - steps * rules.reduce_ppm < rules.co2_floor:
        return refusal.CO2_AT_FLOOR  # SO-SUP-05
    return LEGAL


def most_steps(g: Cooperative) -> int:
    """How many steps the team could lower CO2: as far as its points reach, and not below the floor."""
    rules = g.second
    affordable = max(0, g.score[0]) // rules.reduce_rate[g.decade - 1]
    return min(affordable, (g.co2 - rules.co2_floor) // rules.reduce_ppm, MOST_REDUCTION)


class LowerCo2(Step[Cooperative]):
    """The team pays points, and CO2 falls."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def run(self, g: Cooperative) -> None:
        g.score[0] -= self.steps * g.second.reduce_rate[g.decade - 1]
        g.rules.lower_co2(g, self.steps * g.second.reduce_ppm)


class EndEnergySupply(Step[Cooperative]):
    """A team below zero, or CO2 above the limit, means defeat (SO-SUP-06, SO-END-02, B-38)."""

    def run(self, g: Cooperative) -> None:
        if g.score[0] < 0:
            g.finish(SCORE_BELOW_ZERO)
        elif g.rules.is_too_much(g.co2):
            g.finish(TOO_MUCH_CO2)
