"""Energy Supply (rulebook 4): regions that lack energy get fossil plants, and every one of them costs a CEP."""

from keeling.kernel.game import Step
from keeling.titles.common.market import PayCep, payable_ceps, refill_if_empty
from keeling.titles.common.supply import ChooseSupplyStart, supply_regions
from keeling.titles.second_chance.state import PAID_BY_REGION, SecondChance


class SupplyEnergy(Step[SecondChance]):
    """All regions in turn, from the home region or from one the start player chooses (S-SUP-01, B-32)."""

    def run(self, g: SecondChance) -> None:
        g.then(SettleDues())
        if g.second.choose_supply_start:
            g.then(ChooseSupplyStart(g.start_player))
        else:
            supply_regions(g, g.second.home_region)


class SettleDues(Step[SecondChance]):
    """After all regions the CEPs are paid, in the order in which the regions were supplied (S-SUP-06, G-41)."""

    def run(self, g: SecondChance) -> None:
        if not g.dues:
            return
        g.then(self)
        due = g.dues[0]
        if due >= PAID_BY_REGION:
            g.then(SendCepFromPlant(due - PAID_BY_REGION))
        else:
            g.dues = g.dues[1:]
            g.then(PayForFossil(g.controller[due]))


class SendCepFromPlant(Step[SecondChance]):
    """The CEP that the region has laid on its new plant goes to the bank (S-SUP-04)."""

    def __init__(self, region: int) -> None:
        self.region = region

    def run(self, g: SecondChance) -> None:
        g.dues = g.dues[1:]
        g.bank += 1
        refill_if_empty(g)


class PayForFossil(Step[SecondChance]):
    """The controller pays a CEP for a fossil plant, or the fine if he has none at all (S-CTL-08, S-SUP-07, G-43)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: SecondChance) -> None:
        push_cep_or_fine(g, self.player)


def push_cep_or_fine(g: SecondChance, player: int) -> None:
    """Push the payment of a CEP; only who has none pays the fine (S-MKT-10, B-39)."""
    if payable_ceps(g, player) > 0:
        g.then(PayCep(player))
    else:
        g.then(PayFine(player))


class PayFine(Step[SecondChance]):
    """Points for a CEP that goes from the market to the bank; they are due also if the market is empty (G-03)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: SecondChance) -> None:
        g.score[g.rules.account(self.player)] -= g.price  # G-132, SO-SUP-02, SX-SUP-02
        if g.market > 0:
            g.market -= 1
            g.bank += 1
            refill_if_empty(g)
