"""The Supply phase (rulebook 1): income, energy supply, the event."""

from typing import Final

from keeling.kernel.game import LEGAL, Choice, Choices, Decision, Step
from keeling.titles.classic.alphabet import EXCHANGE
from keeling.titles.classic.scoring import FinalScoring
from keeling.titles.classic.solitaire import RemoveUnGoal
from keeling.titles.classic.state import DEFEAT, SOLO_OVER, Classic
from keeling.titles.common.alphabet import DISCARD_GOAL, FROM_HAND
from keeling.titles.common.board import SUPPLY
from keeling.titles.common.events import ConsumeRegionCubes, NextEvent, push_relief
from keeling.titles.common.goals import DiscardGoal, refuse_discard_goal
from keeling.titles.common.layout import EMPTY
from keeling.titles.common.market import CepToBank, PayCep, payable_ceps, refill_if_empty
from keeling.titles.common.regions import owns_plant
from keeling.titles.common.supply import ChooseSupplyStart, DistributeIncome


class SupplyPhase(Step[Classic]):
    """The Supply phase of a decade (C-FLOW-04)."""

    def run(self, g: Classic) -> None:
        g.phase = SUPPLY
        g.then(
            DistributeIncome(),
            ConsumeRegionCubes(),  # C-SUP-01
            ChooseSupplyStart(g.start_player),  # C-SUP-02
            ResolveEvent(),
            EndSupply(),
        )


# 1.2 Energy supply


class PaySupply(Step[Classic]):
    """The controller pays a CEP for the new fossil plant; he buys one only if he has none at all (G-11)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: Classic) -> None:
        if payable_ceps(g, self.player) > 0:
            g.then(PayCep(self.player))  # C-SUP-09, G-43
        else:
            g.then(MustBuy(self.player))  # C-SUP-11


class MustBuy(Step[Classic]):
    """A player without CEPs has to buy one; what is missing comes from points, or from his Company Goal (G-12)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: Classic) -> None:
        if g.money[self.player] >= g.price:
            g.then(BuyForSupply(self.player))
        elif g.classic.goal_anytime and refuse_discard_goal(g, self.player) == LEGAL:
            g.then(CoverShortfall(self.player), self)
        else:
            g.then(ExchangePoints(self.player), BuyForSupply(self.player))


class CoverShortfall(Decision[Classic]):
    """Who must buy with too few coins gives up his Company Goal or points."""

    def choices(self, g: Classic) -> Choices:
        return COVER_SHORTFALL


class CoverByGoal(Choice[Classic, CoverShortfall]):
    """The Company Goal is given up; who has none is not asked."""

    def happen(self, g: Classic, decision: CoverShortfall, action: int) -> None:
        g.then(DiscardGoal(decision.player))


class CoverByPoints(Choice[Classic, CoverShortfall]):
    """Points are exchanged for the missing coins."""

    def happen(self, g: Classic, decision: CoverShortfall, action: int) -> None:
        g.then(ExchangePoints(decision.player))


COVER_SHORTFALL: Final = Choices(CoverByGoal(DISCARD_GOAL), CoverByPoints(EXCHANGE))


class ExchangePoints(Step[Classic]):
    """Points become coins, exactly as many as are missing (C-SUP-13 to C-SUP-15, G-13)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: Classic) -> None:
        missing = g.price - g.money[self.player]
        g.money[self.player] += missing
        g.score[self.player] -= missing


class BuyForSupply(Step[Classic]):
    """The compulsory purchase: the price is paid also if the market is empty (G-03)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: Classic) -> None:
        g.money[self.player] -= g.price
        if g.market > 0:
            g.market -= 1
            g.cep[self.player] += 1
            g.then(CepToBank(self.player, FROM_HAND))
            refill_if_empty(g)  # C-SUP-12


# 1.3 Events


class ResolveEvent(Step[Classic]):
    """The event happens from the limit of the safe zone on; in any case the next one comes (C-EVT-01)."""

    def run(self, g: Classic) -> None:
        g.then(NextEvent())
        if g.event_open != EMPTY and g.co2 >= g.classic.safe_zone:
            g.then(Disaster(g.event_open))


class Disaster(Step[Classic]):
    """Every player without a plant in the region gives a cube, in turn order (C-EVT-02, G-45)."""

    def __init__(self, region: int) -> None:
        self.region = region

    def run(self, g: Classic) -> None:
        if g.classic.solo and g.un_row:
            g.then(RemoveUnGoal())  # C-SOLO-09
        seats = g.in_turn_order()
        for n in range(g.players - 1, -1, -1):
            if not owns_plant(g, self.region, seats[n]):
                push_relief(g, seats[n], self.region)


class EndSupply(Step[Classic]):
    """Too much CO2 at the end of the Supply phase ends the game (C-END-05, C-END-06, C-SUP-16, B-08)."""

    def run(self, g: Classic) -> None:
        if not g.rules.is_too_much(g.co2):
            return
        if g.classic.solo:
            g.then(FinalScoring(SOLO_OVER))  # C-SOLO-10
        else:
            g.finish(DEFEAT)
