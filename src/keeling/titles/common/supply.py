"""Income and energy supply: the tracks pay, and regions that lack energy get fossil plants."""

from typing import Final

from keeling.kernel.game import LEGAL, Choice, Choices, Decision, Step
from keeling.titles.common import refusal
from keeling.titles.common.alphabet import BEGIN, INCOME
from keeling.titles.common.board import Board, with_entry
from keeling.titles.common.layout import COAL, EMPTY, REGION_COUNT, region_of_space, space_at
from keeling.titles.common.streams import FOSSIL_TILES
from keeling.titles.common.tracks import income_of


def next_income(g: Board, player: int) -> int:
    """What an Income phase would pay the player now: the best positions of each track (C-INC-01, S-INC-01)."""
    return income_of(g, player, g.rules.income_places)


class DistributeIncome(Step[Board]):
    """The best positions of each track are paid; the players choose in turn order.

    C-INC-01, C-INC-07, G-44, S-INC-01.
    """

    def run(self, g: Board) -> None:
        seats = g.in_turn_order()
        for n in range(g.players - 1, -1, -1):
            total = next_income(g, seats[n])
            if total > 0:
                g.then(SplitIncome(seats[n], total))


class SplitIncome(Decision[Board]):
    """A player splits his income between money and points (C-INC-06, S-INC-04)."""

    def __init__(self, player: int, total: int) -> None:
        super().__init__(player)
        self.total = total

    def choices(self, g: Board) -> Choices:
        return SPLIT_INCOME


class TakeAsMoney(Choice[Board, SplitIncome]):
    """So much of the income as money, the rest as points."""

    def add(self, g: Board, decision: SplitIncome, actions: list[int]) -> None:
        for money in range(decision.total + 1):
            actions.append(INCOME.code(money))

    def refuse(self, g: Board, decision: SplitIncome, action: int) -> int:
        return LEGAL if INCOME.amount(action) <= decision.total else refusal.MORE_THAN_INCOME

    def happen(self, g: Board, decision: SplitIncome, action: int) -> None:
        money = INCOME.amount(action)
        g.then(IncomeMoney(decision.player, money), IncomePoints(decision.player, decision.total - money))


SPLIT_INCOME: Final = Choices(TakeAsMoney(INCOME))


class IncomeMoney(Step[Board]):
    """A player takes income as money."""

    def __init__(self, player: int, amount: int) -> None:
        self.player = player
        self.amount = amount

    def run(self, g: Board) -> None:
        g.money[self.player] += self.amount


class IncomePoints(Step[Board]):
    """A player takes income as points."""

    def __init__(self, player: int, amount: int) -> None:
        self.player = player
        self.amount = amount

    def run(self, g: Board) -> None:
        g.score[g.rules.account(self.player)] += self.amount


# Energy supply


class ChooseSupplyStart(Decision[Board]):
    """The start player says in which region the energy supply begins (G-40)."""

    def choices(self, g: Board) -> Choices:
        return SUPPLY_START


class BeginSupply(Choice[Board, ChooseSupplyStart]):
    """Any region."""

    def happen(self, g: Board, decision: ChooseSupplyStart, action: int) -> None:
        supply_regions(g, BEGIN.region(action))


SUPPLY_START: Final = Choices(BeginSupply(BEGIN))


def space_to_supply(g: Board, region: int, decade: int) -> int:
    """The demand space of the region that the supply of a decade fills, as things stand; EMPTY if it fills none."""
    if decade > g.rules.demand_spaces[region]:
        return EMPTY  # C-SUP-04, G-119, S-SUP-08
    place = space_at(region, decade - 1)
    return place if g.space[place] == EMPTY else EMPTY  # C-SUP-05, S-SUP-02


def supply_regions(g: Board, first: int) -> None:
    """Push the supply of all regions, clockwise from the first."""
    for n in range(REGION_COUNT - 1, -1, -1):
        g.then(SupplyRegion((first + n) % REGION_COUNT))


class SupplyRegion(Step[Board]):
    """A region whose demand space of this decade is empty gets a fossil plant (C-SUP-03 to C-SUP-06, S-SUP-03)."""

    def __init__(self, region: int) -> None:
        self.region = region

    def run(self, g: Board) -> None:
        place = space_to_supply(g, self.region, g.decade)
        if place != EMPTY:
            g.then(DrawFossil(place))


class DrawFossil(Step[Board]):
    """The top fossil plant is placed; without tiles the replaced ones are shuffled, or the space stays empty."""

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, g: Board) -> None:
        if not g.fossil_deck and not g.fossil_discard:
            return  # G-17
        g.reveal()
        if not g.fossil_deck:
            deck = g.fossil_discard[:]
            g.chance.shuffle(FOSSIL_TILES, deck)
            g.fossil_deck = deck
            g.fossil_discard = []
        kind = g.fossil_deck[-1]
        g.fossil_deck = g.fossil_deck[:-1]
        g.space = with_entry(g.space, self.place, kind)  # C-SUP-06
        g.rules.push_charge(g, region_of_space(self.place))  # C-SUP-08, C-SUP-10, S-SUP-04, S-SUP-05
        g.rules.raise_co2(g, g.rules.fossil_ppm[kind - COAL])  # C-SUP-07
