"""The words for what has happened in a classic game, as each seat may know it."""

from typing import Any

from keeling.kernel.game import Step
from keeling.titles.classic.alphabet import FIRST_UN_GOAL
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
from keeling.titles.common.alphabet import PASS
from keeling.titles.common.board import SHEET_INCOME
from keeling.titles.common.scoring import FinishGame
from keeling.titles.common.setup import DealGoals
from keeling.titles.common.story import points_on, shared_story
from keeling.titles.common.words import card_name, count, goal_text, player_name, project_name


def describe(g: Classic, step: Step[Any], action: int, seat: int) -> str:
    """What just happened, as the seat may know it; empty if it is not worth a sentence."""
    return (
        _actions(g, step, action)
        or _supply(g, step)
        or _cards(g, step, seat)
        or _auction(step, action)
        or _end(g, step)
        or shared_story(g, step, action, seat)
    )


def _actions(g: Classic, step: Step[Any], action: int) -> str:
    if isinstance(step, Turn):
        return f"{player_name(step.player)} is on turn."
    if isinstance(step, Install):
        return f"{player_name(step.player)} installs {project_name(g, step.slot)}."
    if isinstance(step, Construct):
        return f"{player_name(step.player)} builds from {project_name(g, step.slot)}."
    if isinstance(step, PayScientistOwner):
        return f"{player_name(step.player)} pays {player_name(step.owner)} ${g.classic.scientist_coin}."
    if isinstance(step, TurnMenu) and PASS.holds(action):
        return f"{player_name(step.player)} can take no action."
    return ""


def _supply(g: Classic, step: Step[Any]) -> str:
    if isinstance(step, PlaceFossilPlants):
        return f"Every region has its first fossil plant; CO2 is at {g.co2} ppm."
    if isinstance(step, ExchangePoints):
        return f"{player_name(step.player)} exchanges points for the missing coins."
    if isinstance(step, BuyForSupply):
        return f"{player_name(step.player)} has to buy a CEP."
    if isinstance(step, Disaster):
        return f"A disaster in {g.classic.region_names[step.region]}."
    return ""


def _cards(g: Classic, step: Step[Any], seat: int) -> str:
    if isinstance(step, PlayLobbyCard):
        return f"{player_name(step.player)} plays {card_name(g, step.card)}."
    if isinstance(step, ScoreUnGoal):
        points = count(g.classic.un_points[step.card], "point")
        return f"{player_name(step.player)} scores UN Goal {FIRST_UN_GOAL + step.card} for {points}."
    if isinstance(step, DealGoals) and seat >= 0:
        return f"Your Company Goal: {goal_text(g, g.goal_of(seat))}."
    if isinstance(step, DrawLobbyCard):
        return "A new lobby card is drawn."
    if isinstance(step, RevealUnGoal) and g.un_row:
        return f"UN Goal {FIRST_UN_GOAL + g.un_row[-1]} is on display."
    if isinstance(step, RemoveUnGoal) and g.un_box:
        return f"UN Goal {FIRST_UN_GOAL + g.un_box[-1]} is lost by the disaster."
    if isinstance(step, PlaceStarterProject):
        return f"A starter project: {project_name(g, step.slot)}."
    return ""


def _auction(step: Step[Any], action: int) -> str:
    if isinstance(step, Bid) and PASS.holds(action):
        return f"{player_name(step.player)} does not bid."
    if isinstance(step, RaiseBid):
        return f"{player_name(step.player)} bids {step.value}."
    if isinstance(step, PayBidCube):
        return f"{player_name(step.player)} pays a tech cube for the bid."
    if isinstance(step, PayBidCoins):
        return f"{player_name(step.player)} pays ${step.amount} for the bid."
    return ""


def _end(g: Classic, step: Step[Any]) -> str:
    if isinstance(step, ScoreFinalIncome):
        return f"{player_name(step.player)} scores {points_on(g, step.player, SHEET_INCOME)} of final income."
    if isinstance(step, FinishGame):
        return {
            DECADES: "The last decade is over.",
            GREEN_REGIONS: "Green plants fill enough regions: the game is over.",
            SAFE_ZONE: "CO2 is back in the safe zone: the game is over.",
        }.get(step.end, "There is too much CO2: the game is over.")
    if isinstance(step, EndSupply) and g.end == DEFEAT:
        return f"CO2 is at {g.co2} ppm: everybody loses."
    return ""
