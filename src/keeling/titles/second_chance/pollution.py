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
    """So many steps down, or none."""

    def add(self, g: Cooperative, decision: ReduceCo2, actions: list[int]) -> None:
        for steps in range(most_steps(g) + 1):
            if self.refuse(g, decision, REDUCE.code(steps)) == LEGAL:
                actions.append(REDUCE.code(steps))

    def refuse(self, g: Cooperative, decision: ReduceCo2, action: int) -> int:
        rules = g.second
        steps = REDUCE.amount(action)
        if steps * rules.reduce_rate[g.decade - 1] > max(0, g.score[0]):
            return refusal.NOT_ENOUGH_POINTS  # SO-SUP-03
        if g.co2 - steps * rules.reduce_ppm < rules.co2_floor:
            return refusal.CO2_AT_FLOOR  # SO-SUP-05
        most = most_steps(g)
        if g.co2 - most * rules.reduce_ppm <= rules.defeat < g.co2 - steps * rules.reduce_ppm:
            return refusal.CO2_STILL_TOO_HIGH  # SO-SUP-04
        return LEGAL

    def happen(self, g: Cooperative, decision: ReduceCo2, action: int) -> None:
        if REDUCE.amount(action) > 0:
            g.then(LowerCo2(REDUCE.amount(action)))


REDUCTIONS: Final = Choices(BuyCo2Down(REDUCE))


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
        elif g.co2 > g.second.defeat:
            g.finish(TOO_MUCH_CO2)
