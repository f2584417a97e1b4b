"""The words for what has happened in a classic game, as each seat may know it."""

from collections.abc import Mapping
from typing import Any, Final

from keeling.kernel.game import Step
from keeling.kernel.words import Story, count, player_name
from keeling.titles.classic.alphabet import FIRST_UN_GOAL
from keeling.titles.classic.auction import Bid, PayBidCoins, PayBidCube, RaiseBid
from keeling.titles.classic.cards import PlayLobbyCard, ScoreUnGoal
from keeling.titles.classic.construct import Construct
from keeling.titles.classic.ends import END_SENTENCES
from keeling.titles.classic.install import Install
from keeling.titles.classic.scientists import PayScientistOwner
from keeling.titles.classic.scoring import ScoreFinalIncome
from keeling.titles.classic.setup import PlaceFossilPlants
from keeling.titles.classic.solitaire import DrawLobbyCard, PlaceStarterProject, RemoveUnGoal, RevealUnGoal
from keeling.titles.classic.state import DEFEAT, Classic
from keeling.titles.classic.supply import BuyForSupply, Disaster, EndSupply, ExchangePoints
from keeling.titles.classic.turn import Turn, TurnMenu
from keeling.titles.common.alphabet import PASS
from keeling.titles.common.board import SHEET_INCOME
from keeling.titles.common.scoring import FinishGame
from keeling.titles.common.setup import DealGoals
from keeling.titles.common.story import points_on, told
from keeling.titles.common.words import goal_text


def tell_pass(g: Classic, step: TurnMenu, action: int, seat: int) -> str:
    """A turn without an action; whatever else is chosen is told when it happens."""
    return f"{player_name(step.player)} can take no action." if action == PASS.code() else ""


def tell_scientist_coin(g: Classic, step: PayScientistOwner, action: int, seat: int) -> str:
    """What a player pays for the scientist of another."""
    return f"{player_name(step.player)} pays {player_name(step.owner)} ${g.classic.scientist_coin}."


# Cards


def tell_un_goal(g: Classic, step: ScoreUnGoal, action: int, seat: int) -> str:
    """Which UN Goal, and its points."""
    points = count(g.classic.un_points[step.card], "point")
    return f"{player_name(step.player)} scores UN Goal {FIRST_UN_GOAL + step.card} for {points}."


def tell_goals(g: Classic, step: DealGoals, action: int, seat: int) -> str:
    """Each player's own Company Goal."""
    return f"Your Company Goal: {goal_text(g, g.goal_of(seat))}." if seat >= 0 else ""


def tell_new_un_goal(g: Classic, step: RevealUnGoal, action: int, seat: int) -> str:
    """The UN Goal that is on display now, if there was one left."""
    return f"UN Goal {FIRST_UN_GOAL + g.un_row[-1]} is on display." if g.un_row else ""


def tell_lost_un_goal(g: Classic, step: RemoveUnGoal, action: int, seat: int) -> str:
    """The UN Goal that the disaster takes away, if there was one."""
    return f"UN Goal {FIRST_UN_GOAL + g.un_box[-1]} is lost by the disaster." if g.un_box else ""


# The auction


def tell_no_bid(g: Classic, step: Bid, action: int, seat: int) -> str:
    """Who does not bid; a bid is told when it counts."""
    return f"{player_name(step.player)} does not bid." if action == PASS.code() else ""


def tell_bid(g: Classic, step: RaiseBid, action: int, seat: int) -> str:
    """How high the bid is."""
    return f"{player_name(step.player)} bids {step.value}."


# The end


def tell_final_income(g: Classic, step: ScoreFinalIncome, action: int, seat: int) -> str:
    """What the last income gave."""
    return f"{player_name(step.player)} scores {points_on(g, step.player, SHEET_INCOME)} of final income."


def tell_end(g: Classic, step: FinishGame, action: int, seat: int) -> str:
    """Why the game is over."""
    return END_SENTENCES[step.end]


def tell_defeat(g: Classic, step: EndSupply, action: int, seat: int) -> str:
    """The common defeat, if it comes."""
    return f"CO2 is at {g.co2} ppm: everybody loses." if g.end == DEFEAT else ""


STORIES: Final[Mapping[type[Step[Any]], Story]] = {
    Turn: told("{player} is on turn."),
    TurnMenu: tell_pass,
    Install: told("{player} installs {project}."),
    Construct: told("{player} builds from {project}."),
    PayScientistOwner: tell_scientist_coin,
    PlaceFossilPlants: told("Every region has its first fossil plant; CO2 is at {co2} ppm."),
    ExchangePoints: told("{player} exchanges points for the missing coins."),
    BuyForSupply: told("{player} has to buy a CEP."),
    Disaster: told("A disaster in {region}."),
    PlayLobbyCard: told("{player} plays {card}."),
    ScoreUnGoal: tell_un_goal,
    DealGoals: tell_goals,
    DrawLobbyCard: told("A new lobby card is drawn."),
    RevealUnGoal: tell_new_un_goal,
    RemoveUnGoal: tell_lost_un_goal,
    PlaceStarterProject: told("A starter project: {project}."),
    Bid: tell_no_bid,
    RaiseBid: tell_bid,
    PayBidCube: told("{player} pays a tech cube for the bid."),
    PayBidCoins: told("{player} pays ${amount} for the bid."),
    ScoreFinalIncome: tell_final_income,
    FinishGame: tell_end,
    EndSupply: tell_defeat,
}
