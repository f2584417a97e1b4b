"""Playing a Decade (rulebook): the phases of both modes in their order."""

from keeling.kernel.game import Step
from keeling.titles.common.board import SUPPLY
from keeling.titles.common.decade import GiveStartTile, NextDecade, OperationsPhase
from keeling.titles.common.supply import DistributeIncome
from keeling.titles.second_chance.company_goals import KeepOrGiveUp
from keeling.titles.second_chance.competitive import Competitive
from keeling.titles.second_chance.cooperative import Cooperative
from keeling.titles.second_chance.energy import SupplyEnergy
from keeling.titles.second_chance.environment import AdvanceInspectors, GoalsPhase
from keeling.titles.second_chance.events import EventsPhase
from keeling.titles.second_chance.pollution import EndEnergySupply, ReduceCo2
from keeling.titles.second_chance.scoring import FinalScoring, FinalTest
from keeling.titles.second_chance.state import INCOME_PHASE, SecondChance


class IncomePhase(Step[SecondChance]):
    """The Income phase (S-INC-01; S-INC-05: nothing is shared)."""

    def run(self, g: SecondChance) -> None:
        g.phase = INCOME_PHASE
        g.then(DistributeIncome())
        g.second.before_income(g)


class PassStartToken(Step[SecondChance]):
    """The Start Player token goes to the right (SO-EOD-01, SX-EOD-01, B-43)."""

    def run(self, g: SecondChance) -> None:
        g.then(GiveStartTile((g.start_player - 1) % g.players))


# Cooperative


class CooperativeDecade(Step[Cooperative]):
    """Operations, Income, Environmental Goals, Energy Supply, End of Decade (SO-FLOW-01, SO-FLOW-02)."""

    def run(self, g: Cooperative) -> None:
        g.then(OperationsPhase(), IncomePhase(), GoalsPhase(), EnergySupplyPhase(), EndCooperativeDecade())


class EnergySupplyPhase(Step[Cooperative]):
    """Energy Supply: fossil plants, dues and fines, then buying CO2 down (SO-SUP-01, G-74)."""

    def run(self, g: Cooperative) -> None:
        g.phase = SUPPLY
        g.then(SupplyEnergy(), ReduceCo2(g.start_player), EndEnergySupply())


class EndCooperativeDecade(Step[Cooperative]):
    """End of Decade: inspectors, then the next decade or the end (SO-EOD-01, SO-VAR-03)."""

    def run(self, g: Cooperative) -> None:
        if g.decade == g.second.decades:
            g.then(FinalTest())
        else:
            g.then(NextDecade(), PassStartToken(), AdvanceInspectors(), CooperativeDecade())


# Competitive


class CompetitiveDecade(Step[Competitive]):
    """Energy Supply, Operations, Income, Events, End of Decade (SX-FLOW-01, SX-FLOW-02)."""

    def run(self, g: Competitive) -> None:
        g.phase = SUPPLY
        g.then(
            SupplyEnergy(),  # SX-SUP-01: nothing is bought down
            OfferMoneyForGoals(),
            OperationsPhase(),
            IncomePhase(),
            EventsPhase(),
            OfferMoneyForGoals(),
            EndCompetitiveDecade(),
        )


class EndCompetitiveDecade(Step[Competitive]):
    """End of Decade: the next one, or the final scoring (SX-EOD-01, SX-END-01)."""

    def run(self, g: Competitive) -> None:
        if g.decade == g.second.decades:
            g.then(FinalScoring())
        else:
            g.then(NextDecade(), PassStartToken(), CompetitiveDecade())


class OfferMoneyForGoals(Step[Competitive]):
    """By an option a Company Goal can be given up also outside the own turn: after a phase without turns (B-24)."""

    def run(self, g: Competitive) -> None:
        if g.second.goal_anytime:
            seats = g.in_turn_order()
            for n in range(g.players - 1, -1, -1):
                g.then(KeepOrGiveUp(seats[n]))
