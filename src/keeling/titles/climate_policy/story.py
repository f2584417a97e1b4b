"""The words for what has happened, as each seat may know it: a row for each step worth a sentence."""

from collections.abc import Mapping
from typing import Any, Final

from keeling.kernel.game import Step
from keeling.kernel.words import Story, count, player_name
from keeling.titles.climate_policy.alphabet import DECLINE, DIRTY, OFFER, PUT_BACK, WITHDRAW
from keeling.titles.climate_policy.build import Build, PayForPlant, PlacePlant
from keeling.titles.climate_policy.demolish import DemolishPlant
from keeling.titles.climate_policy.develop import DevelopDirty, DrawDirtyPlants, FundProject, PutBack
from keeling.titles.climate_policy.grants import DrawSummit, PayDividend, PayGrant, RaiseGrants, ReturnGrants
from keeling.titles.climate_policy.income import Borrow, Income
from keeling.titles.climate_policy.layout import (
    BY_CHOICE,
    BY_PERMITS,
    BY_PUSH,
    BY_TAX,
    EMPTY,
    INCOME,
    NOBODY,
    dirty_plant,
    flow_place,
    is_dirty,
    project_price,
    project_source,
    region_of,
    stock_place,
)
from keeling.titles.climate_policy.market import BuyLoophole, BuyPermit
from keeling.titles.climate_policy.names import (
    a_plant,
    asked_goods,
    goods,
    offered_goods,
    plant_name,
    region_name,
    source_name,
)
from keeling.titles.climate_policy.permits import Comply, IntroducePermits, LowerPermitPrices, PayFine
from keeling.titles.climate_policy.research import NewResearch, ReduceCosts
from keeling.titles.climate_policy.scoring import CommonDefeat, FinishGame, ScoreCompany
from keeling.titles.climate_policy.sequence import CloseDecade, CloseRound, Decade, PassToken
from keeling.titles.climate_policy.setup import ChooseFirstPlayer
from keeling.titles.climate_policy.state import ClimatePolicy
from keeling.titles.climate_policy.tax import PayTax
from keeling.titles.climate_policy.trade import Answer, BeginOffer, DraftOffer, Trade
from keeling.titles.climate_policy.turn import Turn
from keeling.titles.climate_policy.upkeep import DrawEvent

REASONS: Final = {
    BY_PUSH: "is pushed out",
    BY_CHOICE: "is demolished",
    BY_TAX: "is demolished for the tax",
    BY_PERMITS: "is demolished for want of permits",
}


def told(text: str) -> Story:
    """A sentence that is always the same."""
    return lambda g, step, action, seat: text


def of_player(text: str) -> Story:
    """A sentence about the player of the step, made of its fields: `pays ${step.amount}.`"""
    return lambda g, step, action, seat: f"{player_name(step.player)} {text.format(step=step)}"


# Turns


def tell_build(g: ClimatePolicy, step: Build, action: int, seat: int) -> str:
    """Who builds what where."""
    tile = " with a loophole" if step.exempt else ""
    return f"{player_name(step.player)} builds {a_plant(g, step.plant)}{tile} in {region_name(g, step.region)}."


def tell_place(g: ClimatePolicy, step: PlacePlant, action: int, seat: int) -> str:
    """The CO2 of a new plant."""
    if step.owner == NOBODY:
        return f"{region_name(g, step.region)} gets {a_plant(g, step.plant)} of nobody; CO2 is at {g.co2} ppm."
    return f"CO2 rises to {g.co2} ppm." if is_dirty(step.plant) else ""


def tell_demolish(g: ClimatePolicy, step: DemolishPlant, action: int, seat: int) -> str:
    """Whose plant goes, and why."""
    where = region_name(g, region_of(step.place))
    whose = "Nobody" if step.owner == NOBODY else player_name(step.owner)
    what = f"{whose}'s {plant_name(g, step.plant)} plant in {where} {REASONS[step.reason]}"
    return f"{what}; CO2 falls to {g.co2} ppm." if is_dirty(step.plant) else f"{what}."


def tell_borrow(g: ClimatePolicy, step: Borrow, action: int, seat: int) -> str:
    """Who borrows how much."""
    return f"{player_name(step.player)} borrows ${g.rules.debt_money}."


# Development


def tell_draw(g: ClimatePolicy, step: DrawDirtyPlants, action: int, seat: int) -> str:
    """What a stock is now, for those who may see it."""
    if g.rules.hidden_stock and step.player != seat:
        return f"{player_name(step.player)} draws dirty plants."
    return f"{player_name(step.player)} draws dirty plants; the stock is {stock_text(g, step.player)}."


def stock_text(g: ClimatePolicy, player: int) -> str:
    """The dirty plants of a stock."""
    counts = [g.stock[stock_place(player, kind)] for kind in range(len(DIRTY))]
    kinds = [f"{number} {word}" for number, word in zip(counts, DIRTY, strict=True) if number]
    return ", ".join(kinds) if kinds else "empty"


def tell_put_back(g: ClimatePolicy, step: PutBack, action: int, seat: int) -> str:
    """Which plant goes back, for those who may know it."""
    if g.rules.hidden_stock and step.player != seat:
        return f"{player_name(step.player)} puts a plant back."
    return f"{player_name(step.player)} puts {a_plant(g, dirty_plant(PUT_BACK.dirty_kind(action)))} back."


def tell_fund(g: ClimatePolicy, step: FundProject, action: int, seat: int) -> str:
    """Who funds what, with whose knowledge, and how far it goes."""
    source = project_source(step.project)
    text = f"{player_name(step.player)} funds {source_name(g, source)} research for ${project_price(step.project)}"
    if step.leader != NOBODY:
        text += f", ${g.rules.transfer_money} of it to {player_name(step.leader)} for knowledge,"
    return f"{text} and stands on space {g.pawn_of(step.player, source)}."


# Policy


def tell_permits(g: ClimatePolicy, step: IntroducePermits, action: int, seat: int) -> str:
    """What there is of permits and loopholes."""
    parts = [f"{count(sum(g.permit_market), 'permit')} on the market"] if g.rules.permits else []
    if sum(g.permits) > 0:
        parts.append(f"{count(sum(g.permits), 'permit')} given to the companies")
    if g.rules.loopholes:
        parts.append(f"{count(g.loophole_supply, 'loophole tile')} beside the board")
    return f"There are {' and '.join(parts)}."


def tell_event(g: ClimatePolicy, step: DrawEvent, action: int, seat: int) -> str:
    """Where an event strikes."""
    return f"An event: emissions grow in {region_name(g, g.event_open)}."


def tell_comply(g: ClimatePolicy, step: Comply, action: int, seat: int) -> str:
    """Who shows or spends how many permits."""
    verb = "spends" if g.rules.permits_spent else "shows"
    return f"{player_name(step.player)} {verb} {count(step.permits, 'permit')}."


def tell_raise(g: ClimatePolicy, step: RaiseGrants, action: int, seat: int) -> str:
    """How much there is for grants."""
    return f"There is ${g.funding} for grants."


def tell_summit(g: ClimatePolicy, step: DrawSummit, action: int, seat: int) -> str:
    """The summit tile that decides."""
    return f"Grants by the summit of {g.rules.summit_names[g.summit_open]}."


def tell_grant(g: ClimatePolicy, step: PayGrant, action: int, seat: int) -> str:
    """Who gets a grant, and what for."""
    what = f" for {source_name(g, step.source)}" if step.source != EMPTY else ""
    return f"{player_name(step.player)} gets a grant of ${step.amount}{what}."


def tell_return(g: ClimatePolicy, step: ReturnGrants, action: int, seat: int) -> str:
    """What is left of the grants."""
    return f"${g.funding} stays in the Funding Pool." if g.funding else ""


def tell_dividend(g: ClimatePolicy, step: PayDividend, action: int, seat: int) -> str:
    """The carbon dividend."""
    return f"The carbon dividend is paid; ${g.funding} stays in the Funding Pool."


# Trade


def tell_begin_offer(g: ClimatePolicy, step: BeginOffer, action: int, seat: int) -> str:
    """Who begins to trade with whom."""
    return f"{player_name(step.player)} begins to trade with {player_name(step.partner)}."


def tell_draft(g: ClimatePolicy, step: DraftOffer, action: int, seat: int) -> str:
    """An offer that is made or withdrawn; its elements are told when it is made."""
    if action == OFFER.code():
        return f"{player_name(step.player)} offers {player_name(g.offer_to)} {offered_goods(g)} for {asked_goods(g)}."
    return f"{player_name(step.player)} withdraws the offer." if action == WITHDRAW.code() else ""


def tell_answer(g: ClimatePolicy, step: Answer, action: int, seat: int) -> str:
    """An offer that is declined; a trade is told when it happens."""
    return f"{player_name(step.player)} declines." if action == DECLINE.code() else ""


def tell_trade(g: ClimatePolicy, step: Trade, action: int, seat: int) -> str:
    """Who gives whom what.

    The plants have changed hands already, so each is told as given by its new owner's partner.
    """
    gives = goods(g, step.partner, step.money, step.permits, step.loopholes, step.plants)
    gets = goods(g, step.player, -step.money, -step.permits, -step.loopholes, step.plants)
    return f"{player_name(step.player)} gives {player_name(step.partner)} {gives} for {gets}."


# Time


def tell_first_player(g: ClimatePolicy, step: Step[Any], action: int, seat: int) -> str:
    """Who has the First Player token now."""
    return f"{player_name(g.first_player)} is first player."


def tell_decade(g: ClimatePolicy, step: Decade, action: int, seat: int) -> str:
    """A decade by its name."""
    return f"The decade {g.rules.decade_names[g.decade - 1]} begins."


def tell_income(g: ClimatePolicy, step: Income, action: int, seat: int) -> str:
    """What all companies earn, if any does."""
    incomes = [g.flow[flow_place(player, INCOME)] for player in range(g.players)]
    if max(incomes) == 0:
        return ""
    return "Income: " + ", ".join([f"{player_name(n)} ${income}" for n, income in enumerate(incomes)]) + "."


def tell_score(g: ClimatePolicy, step: ScoreCompany, action: int, seat: int) -> str:
    """A company's points."""
    return f"{player_name(step.player)} scores {count(g.score[step.player], 'point')}."


def tell_defeat(g: ClimatePolicy, step: CommonDefeat, action: int, seat: int) -> str:
    """The common defeat."""
    return f"CO2 is at {g.co2} ppm: everybody loses."


STORIES: Final[Mapping[type[Step[Any]], Story]] = {
    Turn: of_player("is on turn."),
    BuyPermit: of_player("buys a permit for ${step.price}."),
    BuyLoophole: of_player("buys a loophole for ${step.price}."),
    Build: tell_build,
    PayForPlant: of_player("pays ${step.amount} for the plant."),
    PlacePlant: tell_place,
    DemolishPlant: tell_demolish,
    Borrow: tell_borrow,
    DevelopDirty: of_player("develops dirty energy."),
    DrawDirtyPlants: tell_draw,
    PutBack: tell_put_back,
    FundProject: tell_fund,
    ReduceCosts: told("Research gets cheaper where it was bought."),
    NewResearch: told("New research projects are laid out."),
    IntroducePermits: tell_permits,
    DrawEvent: tell_event,
    PayTax: of_player("pays ${step.amount} of carbon tax."),
    Comply: tell_comply,
    PayFine: of_player("pays a fine of ${step.amount}."),
    LowerPermitPrices: told("Permits on the market get cheaper."),
    RaiseGrants: tell_raise,
    DrawSummit: tell_summit,
    PayGrant: tell_grant,
    ReturnGrants: tell_return,
    PayDividend: tell_dividend,
    BeginOffer: tell_begin_offer,
    DraftOffer: tell_draft,
    Answer: tell_answer,
    Trade: tell_trade,
    ChooseFirstPlayer: tell_first_player,
    Decade: tell_decade,
    Income: tell_income,
    PassToken: tell_first_player,
    CloseRound: told("The round is over."),
    CloseDecade: told("The upkeep of the decade is over."),
    ScoreCompany: tell_score,
    FinishGame: told("The last decade is over."),
    CommonDefeat: tell_defeat,
}
