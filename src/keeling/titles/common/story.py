"""The words for what has happened on the board that titles share, as each seat may know it."""

from typing import Any

from keeling.kernel.game import Step
from keeling.titles.common.alphabet import DECLINE
from keeling.titles.common.board import SHEET_COINS, SHEET_LINES, Board
from keeling.titles.common.construct import RemoveFossil, ScorePlant, UseRegionCube
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
from keeling.titles.common.scoring import ScoreCoins, ScoreCompanyGoal, SellAllCeps
from keeling.titles.common.setup import ChooseStartPlayer, DealLobbyCards
from keeling.titles.common.summits import CloseSummit, DrawSummit
from keeling.titles.common.supply import DrawFossil, IncomeMoney, IncomePoints
from keeling.titles.common.tracks import BonusCube, GainExpertise
from keeling.titles.common.words import (
    FOSSIL_WORDS,
    card_name,
    card_number,
    count,
    place_name,
    player_name,
    slot_name,
    source_name,
)


def shared_story(g: Board, step: Step[Any], action: int, seat: int) -> str:
    """What just happened, if titles share it, as the seat may know it; empty if it is not worth a sentence."""
    return (
        _actions(g, step)
        or _pieces(g, step)
        or _market(g, step)
        or _phases(g, step)
        or _energy(g, step)
        or _cards(g, step, action, seat)
        or _scoring(g, step)
    )


def article(kind: int) -> str:
    """The article of a fossil plant inside a sentence."""
    return "an" if kind == OIL else "a"


def points_on(g: Board, player: int, line: int) -> str:
    """The points on a line of a player's final sheet."""
    return count(g.breakdown[player * SHEET_LINES + line], "point")


def _actions(g: Board, step: Step[Any]) -> str:
    if isinstance(step, Propose):
        return f"{player_name(step.player)} proposes {source_name(g, step.source)} in {slot_name(g, step.slot)}."
    if isinstance(step, MoveScientist):
        where = place_name(g, step.target)
        return f"{player_name(step.player)}'s scientist goes from {place_name(g, step.origin)} to {where}."
    if isinstance(step, RecruitScientist):
        return f"{player_name(step.player)} recruits a scientist."
    if isinstance(step, ScorePlant):
        return f"{player_name(step.player)} scores {count(g.rules.plant_points[step.plant], 'point')} for the plant."
    if isinstance(step, TakeControl):
        return f"{player_name(step.player)} takes control of {g.rules.region_names[step.region]}."
    if isinstance(step, GainExpertise):
        position = g.expertise_of(step.player, step.source)
        return f"{player_name(step.player)} now stands on space {position} of {source_name(g, step.source)}."
    return ""


def _pieces(g: Board, step: Step[Any]) -> str:
    rules = g.rules
    if isinstance(step, (BenefitCep, LobbyCep)):
        return f"{player_name(step.player)} takes a CEP from the market, if there is one."
    if isinstance(step, BenefitMoney):
        money = rules.benefit_money[step.source]
        return f"{player_name(step.player)} gets ${money} for the {rules.wording.installation}."
    if isinstance(step, BenefitCubes):
        return f"{player_name(step.player)} gets {count(rules.benefit_cubes[step.source], 'tech cube')}."
    if isinstance(step, GrantMoney):
        grant = max(g.region_cep[step.region], rules.grant_least_money)
        return f"{player_name(step.player)} gets a grant of ${grant}."
    if isinstance(step, GrantCubes):
        return f"{player_name(step.player)} gets a grant of {count(rules.grant_cubes, 'tech cube')}."
    if isinstance(step, BonusCube):
        return f"{player_name(step.player)} gets a tech cube as a bonus."
    if isinstance(step, UseRegionCube):
        return f"{rules.region_names[step.region]} gives a tech cube for the plant."
    return ""


def _market(g: Board, step: Step[Any]) -> str:
    if isinstance(step, RefillMarket):
        return f"The market is refilled; the price is ${g.price}."
    if isinstance(step, BuyCep):
        return f"{player_name(step.player)} buys a CEP."
    if isinstance(step, SellCep):
        return f"{player_name(step.player)} sells a CEP; the price is ${g.price}."
    if isinstance(step, CepToBank):
        origin = "from hand" if step.origin == 0 else f"from {g.rules.region_names[step.origin - 1]}"
        return f"{player_name(step.player)} pays a CEP {origin}."
    if isinstance(step, RegionCepToBank):
        return f"{g.rules.region_names[step.region]} pays a CEP."
    if isinstance(step, MarketCepToRegion):
        return f"A CEP goes to {g.rules.region_names[step.region]}."
    return ""


def _phases(g: Board, step: Step[Any]) -> str:
    rules = g.rules
    if isinstance(step, ChooseStartPlayer):
        return f"{player_name(g.start_player)} is start player."
    if isinstance(step, NextDecade):
        return f"The decade {rules.decade_names[g.decade - 1]} begins."
    if isinstance(step, GiveStartTile):
        return f"{player_name(step.player)} is start player."
    if isinstance(step, IncomeMoney):
        return f"{player_name(step.player)} takes ${step.amount} of income." if step.amount else ""
    if isinstance(step, IncomePoints):
        return f"{player_name(step.player)} takes {count(step.amount, 'point')} of income." if step.amount else ""
    if isinstance(step, CloseSummit):
        return f"The summit at {rules.summit_names[g.summit_discard[-1]]} is over."
    if isinstance(step, DrawSummit):
        tile = g.summit_tile[step.place]
        return f"A new summit: {rules.summit_names[tile]}." if tile != EMPTY else ""
    return ""


def _energy(g: Board, step: Step[Any]) -> str:
    rules = g.rules
    if isinstance(step, DrawFossil):
        kind = g.space[step.place]
        if kind < COAL:
            return ""
        region = rules.region_names[step.place // SPACE_STRIDE]
        return f"{region} gets {article(kind)} {FOSSIL_WORDS[kind - COAL]} plant; CO2 is at {g.co2} ppm."
    if isinstance(step, RemoveFossil):
        start = article(step.kind).capitalize()
        return f"{start} {FOSSIL_WORDS[step.kind - COAL]} plant leaves the game; CO2 falls to {g.co2} ppm."
    if isinstance(step, GiveCube):
        return f"{player_name(step.player)} sends a tech cube to {rules.region_names[step.region]}."
    if isinstance(step, NeglectRegion):
        return f"{player_name(step.player)} cannot help and loses {count(rules.disaster_points, 'point')}."
    if isinstance(step, NextEvent):
        return f"The next event threatens {rules.region_names[g.event_open]}." if g.event_open != EMPTY else ""
    return ""


def _cards(g: Board, step: Step[Any], action: int, seat: int) -> str:
    if isinstance(step, LobbyMoney):
        return f"{player_name(step.player)} gets ${step.amount} by the card."
    if isinstance(step, LobbyCubes):
        return f"{player_name(step.player)} gets {count(step.amount, 'tech cube')} by the card."
    if isinstance(step, LobbyPoints):
        return f"{player_name(step.player)} gets {count(step.amount, 'point')} by the card."
    if isinstance(step, DiscardGoal):
        return f"{player_name(step.player)} gives up a Company Goal for ${g.rules.goal_money}."
    if isinstance(step, DealLobbyCards) and seat >= 0 and not g.rules.draft_picks:
        numbers = [card_number(g, card) for card, place in enumerate(g.lobby_place) if place == seat]
        return f"Your {g.rules.wording.lobby_card}s: {', '.join(numbers)}."
    if isinstance(step, PassPacks):
        return "The packs are passed on." if g.draft_round == step.number else "The draft is over."
    if isinstance(step, DraftPick):
        if step.player == seat:
            return f"You keep {card_name(g, g.rules.draft.card(action))}."
        return f"{player_name(step.player)} keeps a {g.rules.wording.lobby_card}."
    if isinstance(step, (GrantResearch, MoveByCard)) and DECLINE.holds(action):
        return f"{player_name(step.player)} moves no scientist."
    return ""


def _scoring(g: Board, step: Step[Any]) -> str:
    if isinstance(step, SellAllCeps):
        return f"{player_name(step.player)} sells all CEPs at ${g.price}."
    if isinstance(step, ScoreCompanyGoal):
        return f"{player_name(step.player)} scores {points_on(g, step.player, step.line)} for the Company Goal."
    if isinstance(step, ScoreCoins):
        return f"{player_name(step.player)} scores {points_on(g, step.player, SHEET_COINS)} for coins."
    return ""
