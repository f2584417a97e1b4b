"""Development part (document, Development phase): dirty plants for the stock, or research projects."""

from typing import Final

from keeling.kernel.game import LEGAL, Choice, Choices, Decision, Step
from keeling.titles.climate_policy import refusal
from keeling.titles.climate_policy.alphabet import DEVELOP_DIRTY, FUND, PUT_BACK, SOURCE_COUNT, TRANSFER
from keeling.titles.climate_policy.layout import (
    DEVELOPMENT,
    KNOWLEDGE,
    NOBODY,
    RESEARCH,
    flow_place,
    pawn_place,
    project_at,
    project_price,
    project_source,
    stock_place,
    with_change,
)
from keeling.titles.climate_policy.state import CLEAN_DEVELOPMENT, DIRTY_DEVELOPMENT, ClimatePolicy
from keeling.titles.climate_policy.streams import DIRTY_PLANTS


def draw(g: ClimatePolicy, stream: int, tiles: list[int]) -> int:
    """By this stream, take a random tile out of a mixed pool or bag that is not empty; returns its kind."""
    number = g.chance.below(stream, sum(tiles))
    kind = 0
    while number >= tiles[kind]:
        number -= tiles[kind]
        kind += 1
    tiles[kind] -= 1
    return kind


# Dirty development


class DevelopDirtyEnergy(Choice[ClimatePolicy, Decision[ClimatePolicy]]):
    """Dirty development, once in a turn."""

    def __init__(self) -> None:
        super().__init__(DEVELOP_DIRTY)

    def refuse(self, g: ClimatePolicy, decision: Decision[ClimatePolicy], action: int) -> int:
        if g.developed == DIRTY_DEVELOPMENT:
            return refusal.DEVELOPED_DIRTY  # P-DEV-01
        if g.developed == CLEAN_DEVELOPMENT:
            return refusal.DEVELOPED_CLEAN
        if g.pool_size() == 0:
            return refusal.POOL_EMPTY  # P-DEV-11, G-106
        return LEGAL if g.money[decision.player] >= g.rules.development_money else refusal.TOO_LITTLE_MONEY

    def happen(self, g: ClimatePolicy, decision: Decision[ClimatePolicy], action: int) -> None:
        g.then(DevelopDirty(decision.player), decision)


class DevelopDirty(Step[ClimatePolicy]):
    """The player pays, draws dirty plants, and puts back what is too much (P-DEV-02)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: ClimatePolicy) -> None:
        g.developed = DIRTY_DEVELOPMENT
        g.pay(self.player, g.rules.development_money, DEVELOPMENT)
        g.then(DrawDirtyPlants(self.player, g.rules.development_draw), PutBack(self.player))


class DrawDirtyPlants(Step[ClimatePolicy]):
    """A player draws dirty plants into his stock, as far as the pool reaches (P-DEV-11)."""

    def __init__(self, player: int, count: int) -> None:
        self.player = player
        self.count = count

    def run(self, g: ClimatePolicy) -> None:
        g.reveal()
        for _ in range(min(self.count, g.pool_size())):
            g.stock[stock_place(self.player, draw(g, DIRTY_PLANTS, g.dirty_pool))] += 1


class PutBack(Decision[ClimatePolicy]):
    """With too many dirty plants in stock a player puts back one of his choice, until he has no more than he may."""

    def choices(self, g: ClimatePolicy) -> Choices:
        return TOO_MANY if g.stock_of(self.player) > g.rules.stock_limit else NOT_TOO_MANY  # P-DEV-03


class PutPlantBack(Choice[ClimatePolicy, PutBack]):
    """A plant of the own stock goes back into the pool.

    No step of its own: a step would tell everybody which plant it was (G-97).
    """

    def refuse(self, g: ClimatePolicy, decision: PutBack, action: int) -> int:
        in_stock = g.stock[stock_place(decision.player, PUT_BACK.dirty_kind(action))] > 0
        return LEGAL if in_stock else refusal.NOT_TO_PUT_BACK

    def happen(self, g: ClimatePolicy, decision: PutBack, action: int) -> None:
        kind = PUT_BACK.dirty_kind(action)
        g.stock[stock_place(decision.player, kind)] -= 1
        g.dirty_pool[kind] += 1
        g.then(decision)


TOO_MANY: Final = Choices(PutPlantBack(PUT_BACK))
NOT_TOO_MANY: Final = Choices()


# Clean development


def refuse_research(g: ClimatePolicy) -> int:
    """Why the active player cannot fund any project; 0 if he can go on (P-DEV-10: of any type, one after the other)."""
    if g.developed == DIRTY_DEVELOPMENT:
        return refusal.DEVELOPED_DIRTY  # P-DEV-01
    return LEGAL if g.funded < g.rules.projects_per_turn else refusal.PROJECTS_PER_TURN  # P-DEV-04


def refuse_source(g: ClimatePolicy, player: int, source: int, used: int) -> int:
    """Why the player, who has used so many pawns, cannot research this source; 0 if he can."""
    position = g.pawn_of(player, source)
    if position >= g.rules.track_length[source]:
        return refusal.TRACK_FINISHED  # G-88
    if position == 0 and used >= g.rules.pawns:
        return refusal.NO_PAWN_LEFT  # P-DEV-06
    return LEGAL


def refuse_fund(g: ClimatePolicy, player: int, project: int) -> int:
    """Why the player cannot fund this project; 0 if he can."""
    code = refuse_research(g)
    if code == LEGAL:
        code = refuse_source(g, player, project_source(project), pawns_used(g, player))
    if code != LEGAL:
        return code
    if g.project[project] == 0:
        return refusal.NO_PROJECT_THERE
    return LEGAL if g.money[player] >= project_price(project) else refusal.TOO_LITTLE_MONEY


def refuse_transfer(g: ClimatePolicy, player: int, project: int, leader: int) -> int:
    """Why the player cannot fund this project with knowledge of the leader; 0 if he can.

    P-DEV-08: the leader is not asked. G-87: among several leaders the payer chooses.
    """
    code = refuse_fund(g, player, project)
    if code != LEGAL:
        return code
    source = project_source(project)
    best = foremost(g, player, source)
    if best - g.pawn_of(player, source) < g.rules.transfer_lead:
        return refusal.NOT_FAR_BEHIND  # P-DEV-07
    if leader >= g.players or leader == player or g.pawn_of(leader, source) != best:
        return refusal.NOT_THE_LEADER
    return LEGAL


def pawns_used(g: ClimatePolicy, player: int) -> int:
    """How many tracks the player has a pawn on."""
    count = 0
    for source in range(SOURCE_COUNT):
        if g.pawn_of(player, source) > 0:
            count += 1
    return count


def foremost(g: ClimatePolicy, player: int, source: int) -> int:
    """The furthest position of the other players on the track."""
    best = 0
    for other in range(g.players):
        if other != player:
            best = max(best, g.pawn_of(other, source))
    return best


class FundOpenProject(Choice[ClimatePolicy, Decision[ClimatePolicy]]):
    """A research project, without knowledge of others."""

    def __init__(self) -> None:
        super().__init__(FUND)

    def add(self, g: ClimatePolicy, decision: Decision[ClimatePolicy], actions: list[int]) -> None:
        """Every project the player can fund, each without and then with a knowledge transfer."""
        player = decision.player
        prices = min(g.money[player], g.players)  # P-RES-03: none is dearer
        if prices <= 0 or refuse_research(g) != LEGAL:
            return
        used = pawns_used(g, player)
        for source in range(SOURCE_COUNT):
            if refuse_source(g, player, source, used) != LEGAL:
                continue
            best = 0
            cheapest = project_at(source, 1)
            for project in range(cheapest, cheapest + prices):
                if g.project[project] == 0:
                    continue
                actions.append(FUND.of(project))
                if best == 0:
                    best = foremost(g, player, source)
                if best - g.pawn_of(player, source) >= g.rules.transfer_lead:
                    for leader in range(g.players):
                        if leader != player and g.pawn_of(leader, source) == best:
                            actions.append(TRANSFER.of(project, leader))

    def refuse(self, g: ClimatePolicy, decision: Decision[ClimatePolicy], action: int) -> int:
        return refuse_fund(g, decision.player, FUND.project(action))

    def happen(self, g: ClimatePolicy, decision: Decision[ClimatePolicy], action: int) -> None:
        g.then(FundProject(decision.player, FUND.project(action), NOBODY), decision)


class FundWithKnowledge(Choice[ClimatePolicy, Decision[ClimatePolicy]]):
    """A research project with knowledge of the leader; FundOpenProject lists it beside the same project without."""

    def __init__(self) -> None:
        super().__init__(TRANSFER)

    def add(self, g: ClimatePolicy, decision: Decision[ClimatePolicy], actions: list[int]) -> None:
        pass

    def refuse(self, g: ClimatePolicy, decision: Decision[ClimatePolicy], action: int) -> int:
        return refuse_transfer(g, decision.player, TRANSFER.project(action), TRANSFER.leader(action))

    def happen(self, g: ClimatePolicy, decision: Decision[ClimatePolicy], action: int) -> None:
        g.then(FundProject(decision.player, TRANSFER.project(action), TRANSFER.leader(action)), decision)


class FundProject(Step[ClimatePolicy]):
    """The player pays a project, which goes back into the bag, and advances; NOBODY means no knowledge transfer."""

    def __init__(self, player: int, project: int, leader: int) -> None:
        self.player = player
        self.project = project
        self.leader = leader

    def run(self, g: ClimatePolicy) -> None:
        rules = g.rules
        player = self.player
        source = project_source(self.project)
        g.developed = CLEAN_DEVELOPMENT
        g.funded += 1
        g.project[self.project] -= 1
        g.bag[source] += 1
        g.pay(player, project_price(self.project), RESEARCH)
        spaces = 1  # P-DEV-05
        if self.leader != NOBODY:
            spaces = rules.transfer_spaces
            g.bank -= rules.transfer_money  # P-DEV-09: part of the price
            g.money[self.leader] += rules.transfer_money
            g.flow[flow_place(self.leader, KNOWLEDGE)] += rules.transfer_money
        advance = min(spaces, rules.track_length[source] - g.pawn_of(player, source))
        g.pawn = with_change(g.pawn, pawn_place(player, source), advance)
