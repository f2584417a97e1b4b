"""The words for what has happened in a game of Second Chance, as each seat may know it."""

from typing import Any

from keeling.kernel.game import Step
from keeling.titles.common.alphabet import PASS
from keeling.titles.common.board import SHEET_CUBES, SHEET_LINES, SHEET_UN_GOALS
from keeling.titles.common.construct import ScorePlant
from keeling.titles.common.layout import COAL
from keeling.titles.common.lobby import LobbyPoints
from keeling.titles.common.scoring import FinishGame, ScoreMostCubes
from keeling.titles.common.setup import DealGoals
from keeling.titles.common.story import article, shared_story
from keeling.titles.common.supply import DrawFossil, IncomePoints
from keeling.titles.common.words import (
    FOSSIL_WORDS,
    card_name,
    count,
    goal_text,
    listed,
    player_name,
    project_name,
    sentence,
    source_name,
)
from keeling.titles.second_chance.alphabet import FIRST_GOAL, GIVE, KEEP
from keeling.titles.second_chance.build import Build, TakeBuildMoney
from keeling.titles.second_chance.cards import ClaimUnGoal, PlayLobbyist
from keeling.titles.second_chance.company_goals import KeepOneGoal
from keeling.titles.second_chance.cooperative import Cooperative
from keeling.titles.second_chance.energy import PayFine, SendCepFromPlant
from keeling.titles.second_chance.environment import (
    AchieveGoal,
    AdvanceInspector,
    EndGoalsPhase,
    PayForOpenGoals,
    group_start,
    open_goals_cost,
)
from keeling.titles.second_chance.events import Event, ReshuffleEvents, UpcomingEvent
from keeling.titles.second_chance.knowledge import GiveBonus, GiveKnowledge
from keeling.titles.second_chance.pollution import EndEnergySupply, LowerCo2
from keeling.titles.second_chance.prepare import Prepare
from keeling.titles.second_chance.private_goals import ShowGoal, goals_held, is_achieved
from keeling.titles.second_chance.scoring import FinalTest, ScoreUnGoals, epithet
from keeling.titles.second_chance.setup import DealEnvironmentalGoals, KeepGoal, StackFossilTiles
from keeling.titles.second_chance.state import (
    GREEN_INSPECTOR,
    PRIVATE_GOAL_MISSED,
    SCORE_BELOW_ZERO,
    TOO_MUCH_CO2,
    VICTORY,
    SecondChance,
)
from keeling.titles.second_chance.turn import BuyExtraAction, Turn, TurnMenu
from keeling.titles.second_chance.words import bonus_text, environmental_text, private_text, un_goal_text


def describe(g: SecondChance, step: Step[Any], action: int, seat: int) -> str:
    """What just happened, as the seat may know it; empty if it is not worth a sentence."""
    text = _actions(g, step, action) or _gifts(g, step, action) or _cards(g, step, action, seat) or _energy(g, step)
    if not text and isinstance(g, Cooperative):
        text = _team(g, step) or _end_of_team(g, step)
    return text or _companies(g, step) or _shared(g, step, action, seat)


def _shared(g: SecondChance, step: Step[Any], action: int, seat: int) -> str:
    text = shared_story(g, step, action, seat)
    if g.second.cooperative and text and isinstance(step, (IncomePoints, LobbyPoints, ScorePlant)):
        return f"{text[:-1]}, for the team."
    if isinstance(step, DrawFossil) and g.end == TOO_MUCH_CO2:
        return f"{text} That is above the limit of {g.rules.defeat}: everybody loses."
    return text


def _actions(g: SecondChance, step: Step[Any], action: int) -> str:
    if isinstance(step, Turn):
        return f"{player_name(step.player)} is on turn."
    if isinstance(step, Prepare):
        return f"{player_name(step.player)} prepares infrastructure for {project_name(g, step.slot)}."
    if isinstance(step, Build):
        return f"{player_name(step.player)} builds a plant from {project_name(g, step.slot)}."
    if isinstance(step, BuyExtraAction):
        return f"{player_name(step.player)} buys a second main action; CO2 rises to {g.co2} ppm."
    if isinstance(step, TurnMenu) and PASS.holds(action):
        return f"{player_name(step.player)} can take no main action."
    return ""


def _gifts(g: SecondChance, step: Step[Any], action: int) -> str:
    """Who gives what to whom; what a player takes himself is told by what follows."""
    if isinstance(step, GiveBonus) and GIVE.player(action) != step.player:
        bonus = bonus_text(g, step.bonus)
        return f"{player_name(step.player)} gives the bonus, {bonus}, to {player_name(GIVE.player(action))}."
    if isinstance(step, GiveKnowledge) and GIVE.player(action) != step.player:
        source = source_name(g, step.source)
        return f"{player_name(step.player)} gives the point in {source} to {player_name(GIVE.player(action))}."
    return ""


def _cards(g: SecondChance, step: Step[Any], action: int, seat: int) -> str:
    if isinstance(step, PlayLobbyist):
        return f"{player_name(step.player)} plays {card_name(g, step.card)}."
    if isinstance(step, TakeBuildMoney):
        return f"The card gives {player_name(step.player)} ${g.rules.main_amount[step.card]} for the plant."
    if isinstance(step, ClaimUnGoal):
        return f"{player_name(step.player)} claims {un_goal_text(g, step.card)}."
    if isinstance(step, DealGoals) and seat >= 0:
        return _dealt_goals(g, seat)
    if isinstance(step, KeepGoal):
        if step.player == seat:
            return f"You keep Company Goal {FIRST_GOAL + KEEP.card(action):02}."
        return f"{player_name(step.player)} has chosen a Company Goal."
    if isinstance(step, KeepOneGoal):
        kept = f"; you keep Company Goal {FIRST_GOAL + KEEP.card(action):02}" if step.player == seat else ""
        return f"{player_name(step.player)} gives up a Company Goal for ${g.rules.goal_money}{kept}."
    return ""


def _dealt_goals(g: SecondChance, seat: int) -> str:
    cards = [card for card, place in enumerate(g.goal_place) if place == seat]
    if g.second.cooperative:
        return f"Your Private Goals: {'; or '.join([private_text(g, card) for card in cards])}."
    return f"Your Company Goals: {'; '.join([goal_text(g, card) for card in cards])}."


def _energy(g: SecondChance, step: Step[Any]) -> str:
    if isinstance(step, StackFossilTiles):
        return f"CO2 is at {g.co2} ppm."
    if isinstance(step, SendCepFromPlant):
        return f"{g.rules.region_names[step.region]} pays for its fossil plant with a CEP of its own."
    if isinstance(step, PayFine):
        loses = ": the team loses" if g.second.cooperative else " and loses"
        return f"{player_name(step.player)} has no CEP to pay{loses} {count(g.price, 'point')}."
    return ""


def _team(g: Cooperative, step: Step[Any]) -> str:
    if isinstance(step, DealEnvironmentalGoals):
        return f"{count(len(g.env_tile), 'Environmental Goal')} are open."
    if isinstance(step, AchieveGoal):
        return f"An Environmental Goal is achieved: {environmental_text(g, g.env_tile[step.index])}."
    if isinstance(step, PayForOpenGoals):
        open_goals = count(g.env_done.count(0), "Environmental Goal")
        return f"{open_goals} still open: the team loses {count(open_goals_cost(g), 'point')}."
    if isinstance(step, AdvanceInspector) and g.fossil_deck:
        return _inspector_moves(g, step.inspector)
    if isinstance(step, LowerCo2):
        points = count(step.steps * g.second.reduce_rate[g.decade - 1], "point")
        return f"The team pays {points}, and CO2 falls to {g.co2} ppm."
    if isinstance(step, ShowGoal):
        return f"{player_name(step.player)} shows a Private Goal: {private_text(g, step.card)}."
    return ""


def _inspector_moves(g: Cooperative, inspector: int) -> str:
    kind = g.fossil_deck[0]
    name = "green" if inspector == GREEN_INSPECTOR else "blue"
    index = group_start(g, inspector) + g.inspector[inspector]
    goal = environmental_text(g, g.env_tile[index])
    tile = sentence(f"{article(kind)} {FOSSIL_WORDS[kind - COAL]} tile")
    return f"{tile} moves the {name} inspector, who stands on {goal} now."


def _end_of_team(g: Cooperative, step: Step[Any]) -> str:
    if isinstance(step, (EndGoalsPhase, EndEnergySupply)):
        if g.end == SCORE_BELOW_ZERO:
            return "The score of the team is below zero: everybody loses."
        if g.end == TOO_MUCH_CO2:
            return f"CO2 is at {g.co2} ppm, above the limit of {g.rules.defeat}: everybody loses."
    if not isinstance(step, FinalTest):
        return ""
    if g.end == VICTORY:
        return f"The team has won. You are {epithet(g)}."
    if g.end == PRIVATE_GOAL_MISSED:
        missed = [
            player_name(player)
            for player in range(g.players)
            if not any(is_achieved(g, player, card) for card in goals_held(g, player))
        ]
        return f"{listed(missed)} achieved no Private Goal: everybody loses."
    return f"{count(len(g.un_row), 'UN Goal')} are unclaimed, too many: everybody loses."


def _companies(g: SecondChance, step: Step[Any]) -> str:
    if isinstance(step, Event):
        return f"An event in {g.rules.region_names[step.region]}."
    if isinstance(step, UpcomingEvent) and g.co2 >= g.second.second_event and g.event_deck:
        return f"At {g.co2} ppm the upcoming event takes place too."
    if isinstance(step, ReshuffleEvents) and g.event_deck and not g.event_discard:
        return "The event tiles are shuffled again."
    if isinstance(step, ScoreMostCubes):
        return _line(g, SHEET_CUBES, "the most tech cubes")
    if isinstance(step, ScoreUnGoals):
        return _line(g, SHEET_UN_GOALS, "UN Goals")
    if isinstance(step, FinishGame):
        return "The last decade is over."
    return ""


def _line(g: SecondChance, line: int, what: str) -> str:
    """Who scores on a line of the final sheets."""
    scores = [
        f"{player_name(player)} scores {count(g.breakdown[player * SHEET_LINES + line], 'point')}"
        for player in range(g.players)
        if g.breakdown[player * SHEET_LINES + line] > 0
    ]
    return f"For {what}, {listed(scores)}." if scores else ""
