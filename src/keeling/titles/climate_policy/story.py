"""The words for what has happened, as each seat may know it."""

from typing import Any

from keeling.kernel.game import Step
from keeling.titles.climate_policy import alphabet as a
from keeling.titles.climate_policy.alphabet import DECLINE, MOST_PRICE, OFFER, PUT_BACK, WITHDRAW
from keeling.titles.climate_policy.build import Build, PayForPlant, PlacePlant
from keeling.titles.climate_policy.demolish import DemolishPlant
from keeling.titles.climate_policy.develop import DevelopDirty, DrawDirtyPlants, FundProject, PutBack
from keeling.titles.climate_policy.grants import DrawSummit, PayDividend, PayGrant, RaiseGrants, ReturnGrants
from keeling.titles.climate_policy.income import Borrow, Income
from keeling.titles.climate_policy.market import BuyLoophole, BuyPermit
from keeling.titles.climate_policy.permits import Comply, IntroducePermits, LowerPermitPrices, PayFine
from keeling.titles.climate_policy.research import NewResearch, ReduceCosts
from keeling.titles.climate_policy.scoring import CommonDefeat, FinishGame, ScoreCompany
from keeling.titles.climate_policy.sequence import CloseDecade, CloseRound, Decade, PassToken
from keeling.titles.climate_policy.setup import ChooseFirstPlayer
from keeling.titles.climate_policy.state import (
    COAL,
    COMPANY_FLOWS,
    EMPTY,
    INCOME,
    NOBODY,
    ClimatePolicy,
)
from keeling.titles.climate_policy.tax import PayTax
from keeling.titles.climate_policy.trade import Answer, BeginOffer, DraftOffer, Trade
from keeling.titles.climate_policy.turn import Turn
from keeling.titles.climate_policy.upkeep import DrawEvent
from keeling.titles.climate_policy.words import (
    REASON_WORDS,
    a_plant,
    asked_goods,
    count,
    goods,
    offered_goods,
    plant_name,
    player_name,
    region_name,
    source_name,
)


def describe(g: ClimatePolicy, step: Step[Any], action: int, seat: int) -> str:
    """What just happened, as the seat may know it; empty if it is not worth a sentence."""
    return (
        _turns(g, step)
        or _development(g, step, action, seat)
        or _policy(g, step)
        or _trade(g, step, action)
        or _time(g, step)
    )


def _turns(g: ClimatePolicy, step: Step[Any]) -> str:
    if isinstance(step, Turn):
        return f"{player_name(step.player)} is on turn."
    if isinstance(step, BuyPermit):
        return f"{player_name(step.player)} buys a permit for ${step.price}."
    if isinstance(step, BuyLoophole):
        return f"{player_name(step.player)} buys a loophole for ${step.price}."
    if isinstance(step, Build):
        tile = " with a loophole" if step.exempt else ""
        where = region_name(g, step.region)
        return f"{player_name(step.player)} builds {a_plant(g, step.plant)}{tile} in {where}."
    if isinstance(step, PayForPlant):
        return f"{player_name(step.player)} pays ${step.amount} for the plant."
    if isinstance(step, PlacePlant):
        if step.owner == NOBODY:
            return f"{region_name(g, step.region)} gets {a_plant(g, step.plant)} of nobody; CO2 is at {g.co2} ppm."
        return f"CO2 rises to {g.co2} ppm." if step.plant >= COAL else ""
    if isinstance(step, DemolishPlant):
        where = region_name(g, step.place // a.SPACE_STRIDE)
        whose = "Nobody" if step.owner == NOBODY else player_name(step.owner)
        what = f"{whose}'s {plant_name(g, step.plant)} plant in {where} {REASON_WORDS[step.reason]}"
        return f"{what}; CO2 falls to {g.co2} ppm." if step.plant >= COAL else f"{what}."
    if isinstance(step, Borrow):
        return f"{player_name(step.player)} borrows ${g.rules.debt_money}."
    return ""


def _development(g: ClimatePolicy, step: Step[Any], action: int, seat: int) -> str:
    if isinstance(step, DevelopDirty):
        return f"{player_name(step.player)} develops dirty energy."
    if isinstance(step, DrawDirtyPlants):
        if g.rules.hidden_stock and step.player != seat:
            return f"{player_name(step.player)} draws dirty plants."
        return f"{player_name(step.player)} draws dirty plants; the stock is {_stock(g, step.player)}."
    if isinstance(step, PutBack):
        if g.rules.hidden_stock and step.player != seat:
            return f"{player_name(step.player)} puts a plant back."
        return f"{player_name(step.player)} puts {a_plant(g, COAL + PUT_BACK.i(action))} back."
    if isinstance(step, FundProject):
        source = step.project // MOST_PRICE
        position = g.pawn_of(step.player, source)
        text = (
            f"{player_name(step.player)} funds {source_name(g, source)} research for ${step.project % MOST_PRICE + 1}"
        )
        if step.leader != NOBODY:
            text += f", ${g.rules.transfer_money} of it to {player_name(step.leader)} for knowledge,"
        return f"{text} and stands on space {position}."
    if isinstance(step, ReduceCosts):
        return "Research gets cheaper where it was bought."
    if isinstance(step, NewResearch):
        return "New research projects are laid out."
    return ""


def _stock(g: ClimatePolicy, player: int) -> str:
    kinds = [
        f"{g.stock[player * a.DIRTY_KINDS + kind]} {word}"
        for kind, word in enumerate(a.DIRTY)
        if g.stock[player * a.DIRTY_KINDS + kind]
    ]
    return ", ".join(kinds) if kinds else "empty"


def _policy(g: ClimatePolicy, step: Step[Any]) -> str:
    rules = g.rules
    if isinstance(step, IntroducePermits):
        parts = [f"{count(sum(g.permit_market), 'permit')} on the market"] if rules.permits else []
        if rules.loopholes:
            parts.append(f"{count(g.loophole_supply, 'loophole tile')} beside the board")
        return f"There are {' and '.join(parts)}."
    if isinstance(step, DrawEvent):
        return f"An event: emissions grow in {region_name(g, g.event_open)}."
    if isinstance(step, PayTax):
        return f"{player_name(step.player)} pays ${step.amount} of carbon tax."
    if isinstance(step, Comply):
        verb = "spends" if rules.permits_spent else "shows"
        return f"{player_name(step.player)} {verb} {count(step.permits, 'permit')}."
    if isinstance(step, PayFine):
        return f"{player_name(step.player)} pays a fine of ${step.amount}."
    if isinstance(step, LowerPermitPrices):
        return "Permits on the market get cheaper."
    if isinstance(step, RaiseGrants):
        return f"There is ${g.funding} for grants."
    if isinstance(step, DrawSummit):
        return f"Grants by the summit of {rules.summit_names[g.summit_open]}."
    if isinstance(step, PayGrant):
        what = f" for {source_name(g, step.source)}" if step.source != EMPTY else ""
        return f"{player_name(step.player)} gets a grant of ${step.amount}{what}."
    if isinstance(step, ReturnGrants):
        return f"${g.funding} stays in the Funding Pool." if g.funding else ""
    if isinstance(step, PayDividend):
        return f"The carbon dividend is paid; ${g.funding} stays in the Funding Pool."
    return ""


def _trade(g: ClimatePolicy, step: Step[Any], action: int) -> str:
    if isinstance(step, BeginOffer):
        return f"{player_name(step.player)} begins to trade with {player_name(step.partner)}."
    if isinstance(step, DraftOffer) and OFFER.holds(action):
        return f"{player_name(step.player)} offers {player_name(g.offer_to)} {offered_goods(g)} for {asked_goods(g)}."
    if isinstance(step, DraftOffer) and WITHDRAW.holds(action):
        return f"{player_name(step.player)} withdraws the offer."
    if isinstance(step, Answer) and DECLINE.holds(action):
        return f"{player_name(step.player)} declines."
    if isinstance(step, Trade):
        # The plants have changed hands already, so each is told as given by its new owner's partner.
        gives = goods(g, step.partner, step.money, step.permits, step.loopholes, step.plants)
        gets = goods(g, step.player, -step.money, -step.permits, -step.loopholes, step.plants)
        return f"{player_name(step.player)} gives {player_name(step.partner)} {gives} for {gets}."
    return ""


def _time(g: ClimatePolicy, step: Step[Any]) -> str:
    rules = g.rules
    if isinstance(step, ChooseFirstPlayer):
        return f"{player_name(g.first_player)} is first player."
    if isinstance(step, Decade):
        return f"The decade {rules.decade_names[g.decade - 1]} begins."
    if isinstance(step, Income):
        incomes = [g.flow[player * COMPANY_FLOWS + INCOME] for player in range(g.players)]
        if max(incomes) == 0:
            return ""
        return "Income: " + ", ".join([f"{player_name(n)} ${income}" for n, income in enumerate(incomes)]) + "."
    if isinstance(step, PassToken):
        return f"{player_name(g.first_player)} is first player."
    if isinstance(step, CloseRound):
        return "The round is over."
    if isinstance(step, CloseDecade):
        return "The upkeep of the decade is over."
    if isinstance(step, ScoreCompany):
        return f"{player_name(step.player)} scores {count(g.score[step.player], 'point')}."
    if isinstance(step, FinishGame):
        return "The last decade is over."
    if isinstance(step, CommonDefeat):
        return f"CO2 is at {g.co2} ppm: everybody loses."
    return ""
