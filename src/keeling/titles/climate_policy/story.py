"""What has happened, as each seat may know it: a row for each step worth a message.

What somebody pays or gains by what he does in his turn is no part of a message: readers are told the balance of what
the events changed (`Title.goods`).
"""

from collections.abc import Mapping
from typing import Any, Final

from keeling.kernel.game import Step
from keeling.kernel.messages import Message, Part, message, seat
from keeling.kernel.words import Story, told
from keeling.titles.climate_policy.alphabet import DECLINE, DIRTY_KINDS, END, NO_TRADE, OFFER, PUT_BACK, WITHDRAW
from keeling.titles.climate_policy.build import Build, PlacePlant
from keeling.titles.climate_policy.demolish import DemolishPlant
from keeling.titles.climate_policy.develop import DevelopDirty, DrawDirtyPlants, FundProject, PutBack
from keeling.titles.climate_policy.goods import anybody_has_goods
from keeling.titles.climate_policy.grants import DrawSummit, PayDividend, PayGrant, RaiseGrants, ReturnGrants
from keeling.titles.climate_policy.income import Borrow, Income
from keeling.titles.climate_policy.layout import (
    BY_CHOICE,
    BY_PERMITS,
    BY_PUSH,
    BY_TAX,
    DIVIDEND,
    EMPTY,
    INCOME,
    NOBODY,
    SHEET_CLEAN,
    SHEET_DEBT,
    SHEET_DIRTY,
    SHEET_MONEY,
    SHEET_PERMITS,
    dirty_plant,
    flow_place,
    is_dirty,
    project_source,
    region_of,
    sheet_place,
    stock_place,
)
from keeling.titles.climate_policy.market import BuyLoophole, BuyPermit
from keeling.titles.climate_policy.names import (
    asked_goods,
    goods,
    offered_goods,
    plant_name,
    region_name,
    source_name,
    summit_name,
)
from keeling.titles.climate_policy.permits import Comply, IntroducePermits, LowerPermitPrices, PayFine
from keeling.titles.climate_policy.research import NewResearch, ReduceCosts
from keeling.titles.climate_policy.scoring import CommonDefeat, FinishGame, ScoreCompany
from keeling.titles.climate_policy.sequence import CloseDecade, CloseRound, Decade, PassToken
from keeling.titles.climate_policy.setup import ChooseFirstPlayer
from keeling.titles.climate_policy.state import ClimatePolicy
from keeling.titles.climate_policy.tax import PayTax
from keeling.titles.climate_policy.trade import Answer, BeginOffer, DraftOffer, MakeOffers, Trade
from keeling.titles.climate_policy.turn import Turn, TurnMenu
from keeling.titles.climate_policy.upkeep import DrawEvent

DEMOLITIONS: Final = {
    BY_PUSH: "tell-policy-pushed-out",
    BY_CHOICE: "tell-policy-demolished",
    BY_TAX: "tell-policy-demolished-for-tax",
    BY_PERMITS: "tell-policy-demolished-for-permits",
}
"""What is told of a plant that goes, by the reason."""

SCORED: Final = {
    SHEET_DIRTY: "policy-scored-dirty",
    SHEET_CLEAN: "policy-scored-clean",
    SHEET_MONEY: "policy-scored-money",
    SHEET_PERMITS: "policy-scored-permits",
    SHEET_DEBT: "policy-scored-debt",
}
"""What points are scored for, by the line of the sheet."""

ROUND_PHASES: Final[Mapping[type[Step[Any]], str]] = {
    Decade: "decade",
    IntroducePermits: "decade",
    Income: "income",
    ReduceCosts: "round_end",
    NewResearch: "round_end",
    PassToken: "round_end",
    CloseRound: "round_end",
}
"""What happens to all in a round, between the turns of its companies: the phase it is told in."""


def of_player(key: str) -> Story:
    """What the player of the step does, always the same."""
    return lambda g, step, action, viewer: message(key, player=seat(step.player))


# Turns


def tell_turn_choice(g: ClimatePolicy, step: TurnMenu, action: int, viewer: int) -> Message | None:
    """The end of a turn; whatever else is chosen is told when it happens."""
    return message("tell-policy-end-turn", player=seat(step.player)) if action == END.code() else None


def tell_build(g: ClimatePolicy, step: Build, action: int, viewer: int) -> Message:
    """Who builds what where."""
    return message(
        "tell-policy-build-exempt" if step.exempt else "tell-policy-build",
        player=seat(step.player),
        plant=plant_name(step.plant),
        region=region_name(step.region),
    )


def tell_place(g: ClimatePolicy, step: PlacePlant, action: int, viewer: int) -> Message | None:
    """The CO2 of a new plant."""
    if step.owner == NOBODY:
        return message(
            "tell-policy-ownerless-plant", plant=plant_name(step.plant), region=region_name(step.region), co2=g.co2
        )
    return message("tell-policy-co2-rises", co2=g.co2) if is_dirty(step.plant) else None


def tell_demolish(g: ClimatePolicy, step: DemolishPlant, action: int, viewer: int) -> Message:
    """Whose plant goes, why, and by how much CO2 falls."""
    plant = plant_name(step.plant)
    region = region_name(region_of(step.place))
    if step.owner == NOBODY:
        return message("tell-policy-ownerless-pushed-out", plant=plant, region=region, co2=g.co2)
    return message(
        DEMOLITIONS[step.reason],
        player=seat(step.owner),
        plant=plant,
        region=region,
        fall=g.rules.ppm[step.plant],
        co2=g.co2,
    )


def tell_borrow(g: ClimatePolicy, step: Borrow, action: int, viewer: int) -> Message:
    """Who borrows how much."""
    return message("tell-policy-borrow", player=seat(step.player), amount=g.rules.debt_money)


# Development


def tell_draw(g: ClimatePolicy, step: DrawDirtyPlants, action: int, viewer: int) -> Message:
    """What a stock is now, for those who may see it."""
    if g.rules.hidden_stock and step.player != viewer:
        return message("tell-policy-draw", player=seat(step.player))
    return message("tell-policy-draw-seen", player=seat(step.player), stock=stock_of(g, step.player))


def stock_of(g: ClimatePolicy, player: int) -> list[Part]:
    """The dirty plants of a stock, by kind."""
    plants: list[Part] = []
    for kind in range(DIRTY_KINDS):
        amount = g.stock[stock_place(player, kind)]
        if amount > 0:
            plants.append(message("policy-in-stock", amount=amount, plant=plant_name(dirty_plant(kind))))
    return plants


def tell_put_back(g: ClimatePolicy, step: PutBack, action: int, viewer: int) -> Message:
    """Which plant goes back, for those who may know it."""
    if g.rules.hidden_stock and step.player != viewer:
        return message("tell-policy-put-back", player=seat(step.player))
    plant = plant_name(dirty_plant(PUT_BACK.dirty_kind(action)))
    return message("tell-policy-put-back-seen", player=seat(step.player), plant=plant)


def tell_fund(g: ClimatePolicy, step: FundProject, action: int, viewer: int) -> Message:
    """Who funds what, with whose knowledge, and how far it goes."""
    source = project_source(step.project)
    space = g.pawn_of(step.player, source)
    if step.leader == NOBODY:
        return message("tell-policy-fund", player=seat(step.player), source=source_name(source), space=space)
    return message(
        "tell-policy-transfer",
        player=seat(step.player),
        source=source_name(source),
        space=space,
        leader=seat(step.leader),
        amount=g.rules.transfer_money,
    )


# Policy


def tell_permits(g: ClimatePolicy, step: IntroducePermits, action: int, viewer: int) -> Message:
    """What there is of permits and loopholes."""
    supplies: list[Part] = []
    if g.rules.permits:
        supplies.append(message("policy-permits-on-market", amount=sum(g.permit_market)))
    if sum(g.permits) > 0:
        supplies.append(message("policy-permits-given", amount=sum(g.permits)))
    if g.rules.loopholes:
        supplies.append(message("policy-loopholes-left", amount=g.loophole_supply))
    return message("tell-policy-introduced", supplies=supplies)


def tell_event(g: ClimatePolicy, step: DrawEvent, action: int, viewer: int) -> Message:
    """Where an event strikes."""
    return message("tell-policy-event", region=region_name(g.event_open))


def tell_tax(g: ClimatePolicy, step: PayTax, action: int, viewer: int) -> Message:
    """Who pays how much tax."""
    return message("tell-policy-tax", player=seat(step.player), amount=step.amount)


def tell_comply(g: ClimatePolicy, step: Comply, action: int, viewer: int) -> Message:
    """Who shows or spends how many permits."""
    key = "tell-policy-permits-spent" if g.rules.permits_spent else "tell-policy-permits-shown"
    return message(key, player=seat(step.player), amount=step.permits)


def tell_fine(g: ClimatePolicy, step: PayFine, action: int, viewer: int) -> Message:
    """Who pays how much for missing permits."""
    return message("tell-policy-fine", player=seat(step.player), amount=step.amount)


def tell_raise(g: ClimatePolicy, step: RaiseGrants, action: int, viewer: int) -> Message:
    """How much there is for grants."""
    return message("tell-policy-grants-raised", amount=g.funding)


def tell_summit(g: ClimatePolicy, step: DrawSummit, action: int, viewer: int) -> Message:
    """The summit tile that decides, and the sources it has grants for."""
    tile = g.summit_open
    topics: list[Part] = [source_name(g.rules.topic(tile, number)) for number in range(g.rules.summit_size[tile])]
    return message("tell-policy-summit", summit=summit_name(g, tile), sources=topics)


def tell_grant(g: ClimatePolicy, step: PayGrant, action: int, viewer: int) -> Message:
    """Who gets a grant, and what for."""
    if step.source == EMPTY:
        return message("tell-policy-grant", player=seat(step.player), amount=step.amount)
    source = source_name(step.source)
    return message("tell-policy-grant-for-source", player=seat(step.player), amount=step.amount, source=source)


def tell_return(g: ClimatePolicy, step: ReturnGrants, action: int, viewer: int) -> Message | None:
    """What is left of the grants."""
    return message("tell-policy-pool-left", amount=g.funding) if g.funding else None


def tell_dividend(g: ClimatePolicy, step: PayDividend, action: int, viewer: int) -> Message:
    """The carbon dividend, the same for all."""
    left = message("amount-money", amount=g.funding)
    return message("tell-policy-dividend", amount=g.flow[flow_place(0, DIVIDEND)], left=left)


# Trade


def tell_partner(g: ClimatePolicy, step: MakeOffers, action: int, viewer: int) -> Message | None:
    """Who makes no offer though he could; an offer is told when it is begun."""
    if action != NO_TRADE.code() or g.offers_left == 0 or not anybody_has_goods(g):
        return None
    key = "tell-policy-no-offer" if g.offers_left == g.rules.trade_offers else "tell-policy-no-more-offers"
    return message(key, player=seat(step.player))


def tell_begin_offer(g: ClimatePolicy, step: BeginOffer, action: int, viewer: int) -> Message:
    """Who begins to trade with whom."""
    return message("tell-policy-begin-offer", player=seat(step.player), partner=seat(step.partner))


def tell_draft(g: ClimatePolicy, step: DraftOffer, action: int, viewer: int) -> Message | None:
    """An offer that is made or withdrawn; its elements are told when it is made."""
    if action == WITHDRAW.code():
        return message("tell-policy-withdraw", player=seat(step.player))
    if action != OFFER.code():
        return None
    return message(
        "tell-policy-offer",
        player=seat(step.player),
        partner=seat(g.offer_to),
        given=offered_goods(g),
        asked=asked_goods(g),
    )


def tell_answer(g: ClimatePolicy, step: Answer, action: int, viewer: int) -> Message | None:
    """An offer that is declined; a trade is told when it happens."""
    return message("tell-policy-decline", player=seat(step.player)) if action == DECLINE.code() else None


def tell_trade(g: ClimatePolicy, step: Trade, action: int, viewer: int) -> Message:
    """Who gives whom what.

    The plants have changed hands already, so each is told as given by its new owner's partner.
    """
    return message(
        "tell-policy-trade",
        player=seat(step.player),
        partner=seat(step.partner),
        given=goods(g, step.partner, step.money, step.permits, step.loopholes, step.plants),
        asked=goods(g, step.player, -step.money, -step.permits, -step.loopholes, step.plants),
    )


# Time


def tell_first_player(g: ClimatePolicy, step: Step[Any], action: int, viewer: int) -> Message:
    """Who has the First Player token now."""
    return message("tell-policy-first-player", player=seat(g.first_player))


def tell_decade(g: ClimatePolicy, step: Decade, action: int, viewer: int) -> Message:
    """A decade by its first year."""
    return message("tell-policy-decade", year=g.rules.years[g.decade - 1])


def tell_income(g: ClimatePolicy, step: Income, action: int, viewer: int) -> Message | None:
    """What all companies earn, if any does."""
    incomes: list[Part] = []
    total = 0
    for player in range(g.players):
        amount = g.flow[flow_place(player, INCOME)]
        total += amount
        incomes.append(message("policy-income", player=seat(player), amount=amount))
    return message("tell-policy-income", incomes=incomes) if total > 0 else None


def tell_score(g: ClimatePolicy, step: ScoreCompany, action: int, viewer: int) -> Message:
    """A company's points, and what they are for."""
    lines: list[Part] = []
    for line, key in SCORED.items():
        points = g.sheet[sheet_place(step.player, line)]
        if points != 0:
            lines.append(message(key, points=points))
    if not lines:
        return message("tell-policy-score-nothing", player=seat(step.player))
    return message("tell-policy-score", player=seat(step.player), amount=g.score[step.player], lines=lines)


STORIES: Final[Mapping[type[Step[Any]], Story]] = {
    Turn: of_player("tell-policy-turn"),
    TurnMenu: tell_turn_choice,
    BuyPermit: of_player("tell-policy-buy-permit"),
    BuyLoophole: of_player("tell-policy-buy-loophole"),
    Build: tell_build,
    PlacePlant: tell_place,
    DemolishPlant: tell_demolish,
    Borrow: tell_borrow,
    DevelopDirty: of_player("tell-policy-develop-dirty"),
    DrawDirtyPlants: tell_draw,
    PutBack: tell_put_back,
    FundProject: tell_fund,
    ReduceCosts: told("tell-policy-reduce-costs"),
    NewResearch: told("tell-policy-new-research"),
    IntroducePermits: tell_permits,
    DrawEvent: tell_event,
    PayTax: tell_tax,
    Comply: tell_comply,
    PayFine: tell_fine,
    LowerPermitPrices: told("tell-policy-permits-cheaper"),
    RaiseGrants: tell_raise,
    DrawSummit: tell_summit,
    PayGrant: tell_grant,
    ReturnGrants: tell_return,
    PayDividend: tell_dividend,
    MakeOffers: tell_partner,
    BeginOffer: tell_begin_offer,
    DraftOffer: tell_draft,
    Answer: tell_answer,
    Trade: tell_trade,
    ChooseFirstPlayer: tell_first_player,
    Decade: tell_decade,
    Income: tell_income,
    PassToken: tell_first_player,
    CloseRound: told("tell-policy-round-over"),
    CloseDecade: told("tell-policy-decade-over"),
    ScoreCompany: tell_score,
    FinishGame: told("end-climate-policy-decades"),
    CommonDefeat: told("end-climate-policy-defeat"),
}
