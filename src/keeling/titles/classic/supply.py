"""The Supply phase (rulebook 1): income, energy supply, the event."""

from keeling.kernel.game import LEGAL, NOT_ASKED, Decision, Step
from keeling.titles.classic import refusal
from keeling.titles.classic.alphabet import BEGIN, DISCARD_GOAL, EXCHANGE, INCOME
from keeling.titles.classic.cards import DiscardGoal, refuse_discard_goal
from keeling.titles.classic.scoring import FinalScoring
from keeling.titles.classic.solitaire import RemoveUnGoal
from keeling.titles.classic.state import DEFEAT, SOLO_OVER, Classic, region_ring
from keeling.titles.common.board import COAL, EMPTY, NOBODY, REGION_COUNT, SPACE_STRIDE, SUPPLY
from keeling.titles.common.market import CepToBank, PayCep, RegionCepToBank, payable_ceps, refill_if_empty
from keeling.titles.common.regions import owns_plant
from keeling.titles.common.tracks import income_of


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


# 1.1 Income


class DistributeIncome(Step[Classic]):
    """The best positions of each track are paid; the players choose in turn order (C-INC-01, C-INC-07, G-44)."""

    def run(self, g: Classic) -> None:
        for n in range(g.players - 1, -1, -1):
            player = (g.start_player + n) % g.players
            total = income_of(g, player, g.classic.income_places)
            if total > 0:
                g.then(SplitIncome(player, total))


class SplitIncome(Decision[Classic]):
    """A player splits his income between money and points (C-INC-06)."""

    def __init__(self, player: int, total: int) -> None:
        super().__init__(player)
        self.total = total

    def options(self, g: Classic) -> list[int]:
        return [INCOME.code(money) for money in range(self.total + 1)]

    def refuse(self, g: Classic, action: int) -> int:
        if not INCOME.holds(action):
            return NOT_ASKED
        return LEGAL if INCOME.i(action) <= self.total else refusal.MORE_THAN_INCOME

    def choose(self, g: Classic, action: int) -> None:
        money = INCOME.i(action)
        g.then(IncomeMoney(self.player, money), IncomePoints(self.player, self.total - money))


class IncomeMoney(Step[Classic]):
    """A player takes income as money."""

    def __init__(self, player: int, amount: int) -> None:
        self.player = player
        self.amount = amount

    def run(self, g: Classic) -> None:
        g.money[self.player] += self.amount


class IncomePoints(Step[Classic]):
    """A player takes income as points."""

    def __init__(self, player: int, amount: int) -> None:
        self.player = player
        self.amount = amount

    def run(self, g: Classic) -> None:
        g.score[self.player] += self.amount


# 1.2 Energy supply


class ConsumeRegionCubes(Step[Classic]):
    """Each region that holds tech cubes returns one to the supply."""

    def run(self, g: Classic) -> None:
        for region in range(REGION_COUNT):
            if g.region_cube[region] > 0:
                g.region_cube[region] -= 1
                g.cubes += 1


class ChooseSupplyStart(Decision[Classic]):
    """The start player says in which region the energy supply begins (G-40)."""

    def options(self, g: Classic) -> list[int]:
        return [BEGIN.code(region) for region in range(REGION_COUNT)]

    def refuse(self, g: Classic, action: int) -> int:
        return LEGAL if BEGIN.holds(action) else NOT_ASKED

    def choose(self, g: Classic, action: int) -> None:
        ring = region_ring(BEGIN.i(action))
        for n in range(REGION_COUNT - 1, -1, -1):
            g.then(SupplyRegion(ring[n]))


class SupplyRegion(Step[Classic]):
    """A region whose demand space of this decade is empty gets a fossil plant (C-SUP-03 to C-SUP-06)."""

    def __init__(self, region: int) -> None:
        self.region = region

    def run(self, g: Classic) -> None:
        if g.decade > g.rules.demand_spaces[self.region]:
            return  # C-SUP-04, G-119
        place = self.region * SPACE_STRIDE + g.decade - 1
        if g.space[place] == EMPTY:  # C-SUP-05
            g.then(DrawFossil(place))


class DrawFossil(Step[Classic]):
    """The top fossil plant is placed; without tiles the replaced ones are shuffled, or the space stays empty."""

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, g: Classic) -> None:
        if not g.fossil_deck and not g.fossil_discard:
            return  # G-17
        g.reveal()
        if not g.fossil_deck:
            g.fossil_deck = g.fossil_discard
            g.fossil_discard = []
            g.random.shuffle(g.fossil_deck)
        kind = g.fossil_deck.pop()
        region = self.place // SPACE_STRIDE
        g.space[self.place] = kind  # C-SUP-06
        g.co2 += g.rules.fossil_ppm[kind - COAL]  # C-SUP-07
        if g.controller[region] == NOBODY:
            g.then(RegionCepToBank(region))  # C-SUP-10
        else:
            g.then(PaySupply(g.controller[region]))  # C-SUP-08, C-CTL-10


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

    def options(self, g: Classic) -> list[int]:
        return [DISCARD_GOAL.code(), EXCHANGE.code()]

    def refuse(self, g: Classic, action: int) -> int:
        return LEGAL if DISCARD_GOAL.holds(action) or EXCHANGE.holds(action) else NOT_ASKED

    def choose(self, g: Classic, action: int) -> None:
        if DISCARD_GOAL.holds(action):
            g.then(DiscardGoal(self.player))
        else:
            g.then(ExchangePoints(self.player))


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
            g.then(CepToBank(self.player, 0))
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
        for n in range(g.players - 1, -1, -1):
            player = (g.start_player + n) % g.players
            if not owns_plant(g, self.region, player):
                if g.cube[player] > 0:
                    g.then(GiveCube(player, self.region))  # C-EVT-04
                else:
                    g.then(NeglectRegion(player))  # C-EVT-03


class GiveCube(Step[Classic]):
    """A player gives a cube to the region of the disaster, where it stays (C-EVT-05)."""

    def __init__(self, player: int, region: int) -> None:
        self.player = player
        self.region = region

    def run(self, g: Classic) -> None:
        g.cube[self.player] -= 1
        g.region_cube[self.region] += 1


class NeglectRegion(Step[Classic]):
    """A player who cannot help loses points."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: Classic) -> None:
        g.score[self.player] -= g.classic.disaster_points


class NextEvent(Step[Classic]):
    """The event is discarded, the open card of the deck takes its place, and the next one is turned up."""

    def run(self, g: Classic) -> None:
        if len(g.event_deck) > 1:
            g.reveal()  # C-EVT-06; G-19: the last card has none below it
        if g.event_open != EMPTY:
            g.event_discard.append(g.event_open)
            g.event_open = EMPTY
        if g.event_deck:
            g.event_open = g.event_deck.pop()


class EndSupply(Step[Classic]):
    """Too much CO2 at the end of the Supply phase ends the game (C-END-05, C-END-06, C-SUP-16, B-08)."""

    def run(self, g: Classic) -> None:
        rules = g.classic
        if rules.solo:
            if g.co2 > rules.defeat or (g.co2 == rules.defeat and rules.solo_ends_at_limit):
                g.then(FinalScoring(SOLO_OVER))  # C-SOLO-10, B-09
        elif g.co2 >= rules.defeat:
            g.finish(DEFEAT)
