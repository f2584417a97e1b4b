"""The words for what has happened in a classic game, as each seat may know it."""

from collections.abc import Mapping
from typing import Any, Final

from keeling.kernel.game import Step
from keeling.kernel.messages import Message, Part, message, seat
from keeling.kernel.words import Story
from keeling.kernel.words import told as said
from keeling.titles.classic.alphabet import FIRST_UN_GOAL
from keeling.titles.classic.auction import Bid, PayBidCoins, PayBidCube, RaiseBid
from keeling.titles.classic.cards import PlayLobbyCard, ScoreUnGoal
from keeling.titles.classic.construct import Construct
from keeling.titles.classic.ends import ENDS
from keeling.titles.classic.install import Install
from keeling.titles.classic.scientists import PayScientistOwner
from keeling.titles.classic.scoring import ScoreFinalIncome, ScoreMostUnGoals
from keeling.titles.classic.setup import PlaceFossilPlants
from keeling.titles.classic.solitaire import DrawLobbyCard, PlaceStarterProject, RemoveUnGoal, RevealUnGoal
from keeling.titles.classic.state import DEFEAT, Classic
from keeling.titles.classic.supply import BuyForSupply, Disaster, EndSupply, ExchangePoints
from keeling.titles.classic.turn import Turn, TurnMenu
from keeling.titles.common.alphabet import END, MAIN, PASS
from keeling.titles.common.board import SHEET_INCOME, SHEET_UN_GOALS
from keeling.titles.common.layout import SOURCE_COUNT
from keeling.titles.common.scoring import FinishGame
from keeling.titles.common.setup import DealGoals
from keeling.titles.common.story import points_on, tell_line, told
from keeling.titles.common.words import card_name, gift_text, goal_text, source_name


def tell_choice(g: Classic, step: TurnMenu, action: int, viewer: int) -> Message | None:
    """The end of a turn, with an action or without; whatever else is chosen is told when it happens."""
    if action == END.code():
        return message("tell-end-turn", player=seat(step.player))
    return message("tell-classic-pass", player=seat(step.player)) if action == PASS.code() else None


def tell_scientist_coin(g: Classic, step: PayScientistOwner, action: int, viewer: int) -> Message:
    """What a player pays for the scientist of another."""
    return message(
        "tell-classic-scientist-coin",
        player=seat(step.player),
        owner=seat(step.owner),
        amount=g.classic.scientist_coin,
    )


def tell_fossils(g: Classic, step: PlaceFossilPlants, action: int, viewer: int) -> Message:
    """The CO2 at the start."""
    return message("tell-classic-fossils", amount=g.co2)


# Cards


def un_goal_text(g: Classic, card: int) -> Message:
    """A UN Goal by its number and the plants it shows."""
    shown = g.classic.un_sources[card]
    sources: list[Part] = [source_name(g, source) for source in range(SOURCE_COUNT) if shown >> source & 1]
    return message("goal-classic-un", number=FIRST_UN_GOAL + card, sources=sources)


def tell_card(g: Classic, step: PlayLobbyCard, action: int, viewer: int) -> Message:
    """Which card, and what it gives."""
    effect = gift_text(g, step.card, step.effect == MAIN)
    return message("tell-play-card", player=seat(step.player), card=card_name(g, step.card), effect=effect)


def tell_un_goal(g: Classic, step: ScoreUnGoal, action: int, viewer: int) -> Message:
    """Which UN Goal, and its points."""
    return message(
        "tell-classic-un-goal",
        player=seat(step.player),
        goal=un_goal_text(g, step.card),
        amount=g.classic.un_points[step.card],
    )


def tell_goals(g: Classic, step: DealGoals, action: int, viewer: int) -> Message | None:
    """Each player's own Company Goal."""
    return message("tell-classic-goal", goal=goal_text(g, g.goal_of(viewer))) if viewer >= 0 else None


def tell_new_un_goal(g: Classic, step: RevealUnGoal, action: int, viewer: int) -> Message | None:
    """The UN Goal that is on display now, if there was one left."""
    return message("tell-classic-new-un-goal", goal=un_goal_text(g, g.un_row[-1])) if g.un_row else None


def tell_lost_un_goal(g: Classic, step: RemoveUnGoal, action: int, viewer: int) -> Message | None:
    """The UN Goal that the disaster takes away, if there was one."""
    return message("tell-classic-lost-un-goal", goal=un_goal_text(g, g.un_box[-1])) if g.un_box else None


# The auction


def tell_no_bid(g: Classic, step: Bid, action: int, viewer: int) -> Message | None:
    """Who does not bid; a bid is told when it counts."""
    return message("tell-classic-no-bid", player=seat(step.player)) if action == PASS.code() else None


def tell_bid(g: Classic, step: RaiseBid, action: int, viewer: int) -> Message:
    """How high the bid is."""
    return message("tell-classic-bid", player=seat(step.player), amount=step.value)


# The end


def tell_final_income(g: Classic, step: ScoreFinalIncome, action: int, viewer: int) -> Message:
    """What the last income gave."""
    points = points_on(g, step.player, SHEET_INCOME)
    return message("tell-classic-final-income", player=seat(step.player), amount=points)


def tell_most_un_goals(g: Classic, step: ScoreMostUnGoals, action: int, viewer: int) -> Message | None:
    """Who scores for the most UN Goals."""
    return tell_line(g, "tell-classic-most-un-goals", SHEET_UN_GOALS)


def tell_end(g: Classic, step: FinishGame, action: int, viewer: int) -> Message:
    """Why the game is over."""
    return message(f"end-classic-{ENDS[step.end]}")


def tell_defeat(g: Classic, step: EndSupply, action: int, viewer: int) -> Message | None:
    """The common defeat, if it comes."""
    return message("end-classic-defeat") if g.end == DEFEAT else None


STORIES: Final[Mapping[type[Step[Any]], Story]] = {
    Turn: told("tell-turn", "player"),
    TurnMenu: tell_choice,
    Install: told("tell-classic-install", "player", "project"),
    Construct: told("tell-classic-construct", "player", "project"),
    PayScientistOwner: tell_scientist_coin,
    PlaceFossilPlants: tell_fossils,
    ExchangePoints: told("tell-classic-exchange", "player"),
    BuyForSupply: told("tell-classic-must-buy", "player"),
    Disaster: told("tell-classic-disaster", "region"),
    PlayLobbyCard: tell_card,
    ScoreUnGoal: tell_un_goal,
    DealGoals: tell_goals,
    DrawLobbyCard: said("tell-classic-draw-card"),
    RevealUnGoal: tell_new_un_goal,
    RemoveUnGoal: tell_lost_un_goal,
    PlaceStarterProject: told("tell-classic-starter-project", "project"),
    Bid: tell_no_bid,
    RaiseBid: tell_bid,
    PayBidCube: told("tell-classic-bid-cube", "player"),
    PayBidCoins: told("tell-classic-bid-coins", "player", "amount"),
    ScoreFinalIncome: tell_final_income,
    ScoreMostUnGoals: tell_most_un_goals,
    FinishGame: tell_end,
    EndSupply: tell_defeat,
}
