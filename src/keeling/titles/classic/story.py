"""The words for what has happened, as each seat may know it."""

from typing import Any

from keeling.kernel.game import Step
from keeling.titles.classic.alphabet import DRAFT, FIRST_LOBBY, FIRST_UN_GOAL, LOBBY_COUNT
from keeling.titles.classic.auction import Bid, PayBidCoins, PayBidCube, RaiseBid
from keeling.titles.classic.cards import PlayLobbyCard, ScoreUnGoal
from keeling.titles.classic.construct import Construct
from keeling.titles.classic.install import Install
from keeling.titles.classic.scientists import PayScientistOwner
from keeling.titles.classic.scoring import ScoreFinalIncome
from keeling.titles.classic.setup import PlaceFossilPlants
from keeling.titles.classic.solitaire import DrawLobbyCard, PlaceStarterProject, RemoveUnGoal, RevealUnGoal
from keeling.titles.classic.state import DECADES, DEFEAT, GREEN_REGIONS, SAFE_ZONE, Classic
from keeling.titles.classic.supply import BuyForSupply, Disaster, EndSupply, ExchangePoints
from keeling.titles.classic.turn import Turn, TurnMenu
from keeling.titles.classic.words import (
    FOSSIL_WORDS,
    count,
    goal_text,
    place_name,
    player_name,
    slot_name,
    source_name,
)
from keeling.titles.common.alphabet import DECLINE, PASS
from keeling.titles.common.board import SHEET_COINS, SHEET_GOAL, SHEET_INCOME, SHEET_LINES
from keeling.titles.common.construct import RemoveFossil, ScorePlant
from keeling.titles.common.control import TakeControl
from keeling.titles.common.decade import GiveStartTile, NextDecade
from keeling.titles.common.events import GiveCube, NeglectRegion, NextEvent
from keeling.titles.common.goals import DiscardGoal
from keeling.titles.common.install import BenefitCep, BenefitCubes, BenefitMoney
from keeling.titles.common.layout import COAL, EMPTY, OIL, SPACE_STRIDE
from keeling.titles.common.lobby import DraftPick, LobbyCep, LobbyCubes, LobbyMoney, LobbyPoints, MoveByCard, PassPacks
from keeling.titles.common.market import (
    BuyCep,
    CepToBank,
    MarketCepToRegion,
    RefillMarket,
    RegionCepToBank,
    SellCep,
)
from keeling.titles.common.propose import GrantCubes, GrantMoney, GrantResearch, Propose
from keeling.titles.common.scientists import MoveScientist, RecruitScientist
from keeling.titles.common.scoring import FinishGame, ScoreCoins, ScoreCompanyGoal, SellAllCeps
from keeling.titles.common.setup import ChooseStartPlayer, DealGoals, DealLobbyCards
from keeling.titles.common.summits import CloseSummit, DrawSummit
from keeling.titles.common.supply import DrawFossil, IncomeMoney, IncomePoints
from keeling.titles.common.tracks import BonusCube, GainExpertise


def describe(g: Classic, step: Step[Any], action: int, seat: int) -> str:
    """What just happened, as the seat may know it; empty if it is not worth a sentence."""
    return (
        _actions(g, step)
        or _pieces(g, step)
        or _phases(g, step)
        or _cards(g, step, seat)
        or _choices(g, step, action, seat)
        or _scoring(g, step)
    )


def _actions(g: Classic, step: Step[Any]) -> str:
    if isinstance(step, Turn):
        return f"{player_name(step.player)} is on turn."
    if isinstance(step, Propose):
        return f"{player_name(step.player)} proposes {source_name(g, step.source)} in {slot_name(g, step.slot)}."
    if isinstance(step, Install):
        return f"{player_name(step.player)} installs {place_name(g, step.slot + 1)}."
    if isinstance(step, Construct):
        return f"{player_name(step.player)} builds from {place_name(g, step.slot + 1)}."
    if isinstance(step, MoveScientist):
        where = place_name(g, step.target)
        return f"{player_name(step.player)}'s scientist goes from {place_name(g, step.origin)} to {where}."
    if isinstance(step, RecruitScientist):
        return f"{player_name(step.player)} recruits a scientist."
    if isinstance(step, PayScientistOwner):
        return f"{player_name(step.player)} pays {player_name(step.owner)} ${g.classic.scientist_coin}."
    if isinstance(step, ScorePlant):
        return f"{player_name(step.player)} scores {count(g.classic.plant_points[step.plant], 'point')} for the plant."
    if isinstance(step, TakeControl):
        return f"{player_name(step.player)} takes control of {g.classic.region_names[step.region]}."
    if isinstance(step, GainExpertise):
        position = g.expertise_of(step.player, step.source)
        return f"{player_name(step.player)} now stands on space {position} of {source_name(g, step.source)}."
    return ""


def _pieces(g: Classic, step: Step[Any]) -> str:
    rules = g.classic
    if isinstance(step, RefillMarket):
        return f"The market is refilled; the price is ${g.price}."
    if isinstance(step, BuyCep):
        return f"{player_name(step.player)} buys a CEP."
    if isinstance(step, SellCep):
        return f"{player_name(step.player)} sells a CEP; the price is ${g.price}."
    if isinstance(step, CepToBank):
        origin = "from hand" if step.origin == 0 else f"from {rules.region_names[step.origin - 1]}"
        return f"{player_name(step.player)} pays a CEP {origin}."
    if isinstance(step, RegionCepToBank):
        return f"{rules.region_names[step.region]} pays a CEP."
    if isinstance(step, MarketCepToRegion):
        return f"A CEP goes to {rules.region_names[step.region]}."
    if isinstance(step, (BenefitCep, LobbyCep)):
        return f"{player_name(step.player)} takes a CEP from the market, if there is one."
    if isinstance(step, BenefitMoney):
        return f"{player_name(step.player)} gets ${rules.benefit_money[step.source]} for the installation."
    if isinstance(step, BenefitCubes):
        return f"{player_name(step.player)} gets {count(rules.benefit_cubes[step.source], 'tech cube')}."
    if isinstance(step, GrantMoney):
        grant = max(g.region_cep[step.region], rules.grant_least_money)
        return f"{player_name(step.player)} gets a grant of ${grant}."
    if isinstance(step, GrantCubes):
        return f"{player_name(step.player)} gets a grant of {count(rules.grant_cubes, 'tech cube')}."
    if isinstance(step, BonusCube):
        return f"{player_name(step.player)} gets a tech cube as a bonus."
    if isinstance(step, RemoveFossil):
        article = "An" if step.kind == OIL else "A"
        return f"{article} {FOSSIL_WORDS[step.kind - COAL]} plant leaves the game; CO2 falls to {g.co2} ppm."
    return ""


def _phases(g: Classic, step: Step[Any]) -> str:
    rules = g.classic
    if isinstance(step, ChooseStartPlayer):
        return f"{player_name(g.start_player)} is start player."
    if isinstance(step, PlaceFossilPlants):
        return f"Every region has its first fossil plant; CO2 is at {g.co2} ppm."
    if isinstance(step, NextDecade):
        return f"The decade {rules.decade_names[g.decade - 1]} begins."
    if isinstance(step, GiveStartTile):
        return f"{player_name(step.player)} is start player."
    if isinstance(step, IncomeMoney):
        return f"{player_name(step.player)} takes ${step.amount} of income." if step.amount else ""
    if isinstance(step, IncomePoints):
        return f"{player_name(step.player)} takes {count(step.amount, 'point')} of income." if step.amount else ""
    if isinstance(step, DrawFossil):
        kind = g.space[step.place]
        if kind < COAL:
            return ""
        region = rules.region_names[step.place // SPACE_STRIDE]
        article = "an" if kind == OIL else "a"
        return f"{region} gets {article} {FOSSIL_WORDS[kind - COAL]} plant; CO2 is at {g.co2} ppm."
    if isinstance(step, ExchangePoints):
        return f"{player_name(step.player)} exchanges points for the missing coins."
    if isinstance(step, BuyForSupply):
        return f"{player_name(step.player)} has to buy a CEP."
    if isinstance(step, Disaster):
        return f"A disaster in {rules.region_names[step.region]}."
    if isinstance(step, GiveCube):
        return f"{player_name(step.player)} sends a tech cube to {rules.region_names[step.region]}."
    if isinstance(step, NeglectRegion):
        return f"{player_name(step.player)} cannot help and loses {count(rules.disaster_points, 'point')}."
    if isinstance(step, NextEvent):
        return f"The next event threatens {rules.region_names[g.event_open]}." if g.event_open != EMPTY else ""
    if isinstance(step, CloseSummit):
        return f"The summit at {rules.summit_names[g.summit_discard[-1]]} is over."
    if isinstance(step, DrawSummit):
        tile = g.summit_tile[step.place]
        return f"A new summit: {rules.summit_names[tile]}." if tile != EMPTY else ""
    return ""


def _cards(g: Classic, step: Step[Any], seat: int) -> str:
    rules = g.classic
    if isinstance(step, PlayLobbyCard):
        return f"{player_name(step.player)} plays lobby card {FIRST_LOBBY + step.card:02}."
    if isinstance(step, LobbyMoney):
        return f"{player_name(step.player)} gets ${step.amount} by the card."
    if isinstance(step, LobbyCubes):
        return f"{player_name(step.player)} gets {count(step.amount, 'tech cube')} by the card."
    if isinstance(step, LobbyPoints):
        return f"{player_name(step.player)} gets {count(step.amount, 'point')} by the card."
    if isinstance(step, ScoreUnGoal):
        points = count(rules.un_points[step.card], "point")
        return f"{player_name(step.player)} scores UN Goal {FIRST_UN_GOAL + step.card} for {points}."
    if isinstance(step, DiscardGoal):
        return f"{player_name(step.player)} gives up a Company Goal for ${rules.goal_money}."
    if isinstance(step, DealGoals) and seat >= 0:
        return f"Your Company Goal: {goal_text(g, g.goal_of(seat))}."
    if isinstance(step, DealLobbyCards) and seat >= 0 and not rules.draft_picks:
        return f"Your lobby cards: {_numbers(g, seat)}."
    if isinstance(step, PassPacks):
        return "The packs are passed on." if g.draft_round == step.number else "The draft is over."
    if isinstance(step, DrawLobbyCard):
        return "A new lobby card is drawn."
    if isinstance(step, RevealUnGoal) and g.un_row:
        return f"UN Goal {FIRST_UN_GOAL + g.un_row[-1]} is on display."
    if isinstance(step, RemoveUnGoal) and g.un_box:
        return f"UN Goal {FIRST_UN_GOAL + g.un_box[-1]} is lost by the disaster."
    if isinstance(step, PlaceStarterProject):
        return f"A starter project: {place_name(g, step.slot + 1)}."
    return ""


def _numbers(g: Classic, place: int) -> str:
    return ", ".join([f"{FIRST_LOBBY + card:02}" for card in range(LOBBY_COUNT) if g.lobby_place[card] == place])


def _choices(g: Classic, step: Step[Any], action: int, seat: int) -> str:
    if isinstance(step, DraftPick):
        if step.player == seat:
            return f"You keep lobby card {FIRST_LOBBY + DRAFT.i(action):02}."
        return f"{player_name(step.player)} keeps a lobby card."
    if isinstance(step, TurnMenu) and PASS.holds(action):
        return f"{player_name(step.player)} can take no action."
    if isinstance(step, (GrantResearch, MoveByCard)) and DECLINE.holds(action):
        return f"{player_name(step.player)} moves no scientist."
    if isinstance(step, Bid) and PASS.holds(action):
        return f"{player_name(step.player)} does not bid."
    if isinstance(step, RaiseBid):
        return f"{player_name(step.player)} bids {step.value}."
    if isinstance(step, PayBidCube):
        return f"{player_name(step.player)} pays a tech cube for the bid."
    if isinstance(step, PayBidCoins):
        return f"{player_name(step.player)} pays ${step.amount} for the bid."
    return ""


def _scoring(g: Classic, step: Step[Any]) -> str:
    if isinstance(step, SellAllCeps):
        return f"{player_name(step.player)} sells all CEPs at ${g.price}."
    if isinstance(step, ScoreFinalIncome):
        return f"{player_name(step.player)} scores {_line(g, step.player, SHEET_INCOME)} of final income."
    if isinstance(step, ScoreCompanyGoal):
        return f"{player_name(step.player)} scores {_line(g, step.player, SHEET_GOAL)} for the Company Goal."
    if isinstance(step, ScoreCoins):
        return f"{player_name(step.player)} scores {_line(g, step.player, SHEET_COINS)} for coins."
    if isinstance(step, FinishGame):
        return {
            DECADES: "The last decade is over.",
            GREEN_REGIONS: "Green plants fill enough regions: the game is over.",
            SAFE_ZONE: "CO2 is back in the safe zone: the game is over.",
        }.get(step.end, "There is too much CO2: the game is over.")
    if isinstance(step, EndSupply) and g.end == DEFEAT:
        return f"CO2 is at {g.co2} ppm: everybody loses."
    return ""


def _line(g: Classic, player: int, line: int) -> str:
    return count(g.breakdown[player * SHEET_LINES + line], "point")
