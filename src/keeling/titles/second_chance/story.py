"""The words for what has happened in a game of Second Chance, as each seat may know it; some rows differ by mode."""

from collections.abc import Mapping
from typing import Any, Final

from keeling.kernel.game import Step
from keeling.kernel.words import Story, capital, count, listed, player_name
from keeling.titles.common.alphabet import PASS
from keeling.titles.common.board import SHEET_CUBES, SHEET_LINES, SHEET_UN_GOALS
from keeling.titles.common.construct import ScorePlant
from keeling.titles.common.layout import COAL
from keeling.titles.common.lobby import LobbyPoints
from keeling.titles.common.scoring import FinishGame, ScoreMostCubes
from keeling.titles.common.setup import DealGoals
from keeling.titles.common.story import SHARED_STORIES, article, points_on, tell_fossil, told
from keeling.titles.common.supply import DrawFossil, IncomePoints
from keeling.titles.common.words import FOSSIL_WORDS, goal_text, source_name
from keeling.titles.second_chance.alphabet import FIRST_GOAL, GIVE, KEEP
from keeling.titles.second_chance.build import Build, TakeBuildMoney
from keeling.titles.second_chance.cards import ClaimUnGoal, PlayLobbyist
from keeling.titles.second_chance.company_goals import KeepOneGoal
from keeling.titles.second_chance.competitive import Competitive
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
from keeling.titles.second_chance.texts import bonus_text, environmental_text, private_text, un_goal_text
from keeling.titles.second_chance.turn import BuyExtraAction, Turn, TurnMenu

# Both modes


def tell_pass(g: SecondChance, step: TurnMenu, action: int, seat: int) -> str:
    """A turn without a main action; whatever else is chosen is told when it happens."""
    return f"{player_name(step.player)} can take no main action." if action == PASS.code() else ""


def tell_bonus_gift(g: SecondChance, step: GiveBonus, action: int, seat: int) -> str:
    """Who gives a bonus to whom; what a player takes himself is told by what follows."""
    receiver = GIVE.player(action)
    if receiver == step.player:
        return ""
    return f"{player_name(step.player)} gives the bonus, {bonus_text(g, step.bonus)}, to {player_name(receiver)}."


def tell_knowledge_gift(g: SecondChance, step: GiveKnowledge, action: int, seat: int) -> str:
    """Who gives a point to whom; what a player takes himself is told by what follows."""
    receiver = GIVE.player(action)
    if receiver == step.player:
        return ""
    return f"{player_name(step.player)} gives the point in {source_name(g, step.source)} to {player_name(receiver)}."


def tell_build_money(g: SecondChance, step: TakeBuildMoney, action: int, seat: int) -> str:
    """What the card pays."""
    return f"The card gives {player_name(step.player)} ${g.rules.main_amount[step.card]} for the plant."


def tell_claim(g: SecondChance, step: ClaimUnGoal, action: int, seat: int) -> str:
    """Which UN Goal."""
    return f"{player_name(step.player)} claims {un_goal_text(g, step.card)}."


def tell_limit(g: SecondChance, step: DrawFossil, action: int, seat: int) -> str:
    """A new fossil plant, and the end of the game if it was one too many."""
    text = tell_fossil(g, step, action, seat)
    over = f" That is above the limit of {g.rules.defeat}: everybody loses." if g.end == TOO_MUCH_CO2 else ""
    return text + over


# The team


def for_the_team(story: Story) -> Story:
    """The same story with the team as the one that gets the points."""

    def tell(g: Any, step: Any, action: int, seat: int) -> str:
        text = story(g, step, action, seat)
        return f"{text[:-1]}, for the team." if text else ""

    return tell


def tell_private_goals(g: Cooperative, step: DealGoals, action: int, seat: int) -> str:
    """Each player's own Private Goals."""
    texts = [private_text(g, card) for card, place in enumerate(g.goal_place) if place == seat]
    return f"Your Private Goals: {'; or '.join(texts)}." if seat >= 0 else ""


def tell_fine_of_team(g: Cooperative, step: PayFine, action: int, seat: int) -> str:
    """Who cannot pay, and that all lose by it."""
    return f"{player_name(step.player)} has no CEP to pay: the team loses {count(g.price, 'point')}."


def tell_environment(g: Cooperative, step: DealEnvironmentalGoals, action: int, seat: int) -> str:
    """How many goals there are."""
    return f"{count(len(g.env_tile), 'Environmental Goal')} are open."


def tell_achieved(g: Cooperative, step: AchieveGoal, action: int, seat: int) -> str:
    """Which goal."""
    return f"An Environmental Goal is achieved: {environmental_text(g, g.env_tile[step.index])}."


def tell_open_goals(g: Cooperative, step: PayForOpenGoals, action: int, seat: int) -> str:
    """What the goals that are not achieved cost."""
    open_goals = count(g.env_done.count(0), "Environmental Goal")
    return f"{open_goals} still open: the team loses {count(open_goals_cost(g), 'point')}."


def tell_inspector(g: Cooperative, step: AdvanceInspector, action: int, seat: int) -> str:
    """Why an inspector moves, and where he stands now."""
    if not g.fossil_deck:
        return ""
    kind = g.fossil_deck[0]
    name = "green" if step.inspector == GREEN_INSPECTOR else "blue"
    index = group_start(g, step.inspector) + g.inspector[step.inspector]
    goal = environmental_text(g, g.env_tile[index])
    tile = capital(f"{article(kind)} {FOSSIL_WORDS[kind - COAL]} tile")
    return f"{tile} moves the {name} inspector, who stands on {goal} now."


def tell_lower_co2(g: Cooperative, step: LowerCo2, action: int, seat: int) -> str:
    """What it cost, and the CO2 now."""
    points = count(step.steps * g.second.reduce_rate[g.decade - 1], "point")
    return f"The team pays {points}, and CO2 falls to {g.co2} ppm."


def tell_shown_goal(g: Cooperative, step: ShowGoal, action: int, seat: int) -> str:
    """Which Private Goal."""
    return f"{player_name(step.player)} shows a Private Goal: {private_text(g, step.card)}."


def tell_defeat(g: Cooperative, step: EndGoalsPhase | EndEnergySupply, action: int, seat: int) -> str:
    """A common defeat, if it comes."""
    if g.end == SCORE_BELOW_ZERO:
        return "The score of the team is below zero: everybody loses."
    if g.end == TOO_MUCH_CO2:
        return f"CO2 is at {g.co2} ppm, above the limit of {g.rules.defeat}: everybody loses."
    return ""


def tell_final_test(g: Cooperative, step: FinalTest, action: int, seat: int) -> str:
    """Whether the team has won, and if not, why."""
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


# The companies


def tell_company_goals(g: Competitive, step: DealGoals, action: int, seat: int) -> str:
    """Each player's own Company Goals."""
    texts = [goal_text(g, card) for card, place in enumerate(g.goal_place) if place == seat]
    return f"Your Company Goals: {'; '.join(texts)}." if seat >= 0 else ""


def tell_kept_goal(g: Competitive, step: KeepGoal, action: int, seat: int) -> str:
    """A choice of which only its owner knows what was chosen."""
    if step.player == seat:
        return f"You keep Company Goal {FIRST_GOAL + KEEP.card(action):02}."
    return f"{player_name(step.player)} has chosen a Company Goal."


def tell_given_goal(g: SecondChance, step: KeepOneGoal, action: int, seat: int) -> str:
    """That a goal is given up, and to its owner which one is left."""
    kept = f"; you keep Company Goal {FIRST_GOAL + KEEP.card(action):02}" if step.player == seat else ""
    return f"{player_name(step.player)} gives up a Company Goal for ${g.rules.goal_money}{kept}."


def tell_fine(g: Competitive, step: PayFine, action: int, seat: int) -> str:
    """Who cannot pay, and what he loses."""
    return f"{player_name(step.player)} has no CEP to pay and loses {count(g.price, 'point')}."


def tell_second_event(g: Competitive, step: UpcomingEvent, action: int, seat: int) -> str:
    """Why there are two events, if there are."""
    if g.co2 < g.second.second_event or not g.event_deck:
        return ""
    return f"At {g.co2} ppm the upcoming event takes place too."


def tell_shuffled_events(g: Competitive, step: ReshuffleEvents, action: int, seat: int) -> str:
    """That all events can come again, if it was time for it."""
    return "The event tiles are shuffled again." if g.event_deck and not g.event_discard else ""


def tell_most_cubes(g: Competitive, step: ScoreMostCubes, action: int, seat: int) -> str:
    """Who scores for tech cubes."""
    return _line(g, SHEET_CUBES, "the most tech cubes")


def tell_un_goals(g: Competitive, step: ScoreUnGoals, action: int, seat: int) -> str:
    """Who scores for UN Goals."""
    return _line(g, SHEET_UN_GOALS, "UN Goals")


def _line(g: Competitive, line: int, what: str) -> str:
    """Who scores on a line of the final sheets."""
    scores = [
        f"{player_name(player)} scores {points_on(g, player, line)}"
        for player in range(g.players)
        if g.breakdown[player * SHEET_LINES + line] > 0
    ]
    return f"For {what}, {listed(scores)}." if scores else ""


STORIES: Final[Mapping[type[Step[Any]], Story]] = {
    Turn: told("{player} is on turn."),
    TurnMenu: tell_pass,
    Prepare: told("{player} prepares infrastructure for {project}."),
    Build: told("{player} builds a plant from {project}."),
    BuyExtraAction: told("{player} buys a second main action; CO2 rises to {co2} ppm."),
    GiveBonus: tell_bonus_gift,
    GiveKnowledge: tell_knowledge_gift,
    PlayLobbyist: told("{player} plays {card}."),
    TakeBuildMoney: tell_build_money,
    ClaimUnGoal: tell_claim,
    StackFossilTiles: told("CO2 is at {co2} ppm."),
    DrawFossil: tell_limit,
    SendCepFromPlant: told("{region} pays for its fossil plant with a CEP of its own."),
}

COOPERATIVE_STORIES: Final[Mapping[type[Step[Any]], Story]] = {
    ScorePlant: for_the_team(SHARED_STORIES[ScorePlant]),
    IncomePoints: for_the_team(SHARED_STORIES[IncomePoints]),
    LobbyPoints: for_the_team(SHARED_STORIES[LobbyPoints]),
    DealGoals: tell_private_goals,
    PayFine: tell_fine_of_team,
    DealEnvironmentalGoals: tell_environment,
    AchieveGoal: tell_achieved,
    PayForOpenGoals: tell_open_goals,
    AdvanceInspector: tell_inspector,
    LowerCo2: tell_lower_co2,
    ShowGoal: tell_shown_goal,
    EndGoalsPhase: tell_defeat,
    EndEnergySupply: tell_defeat,
    FinalTest: tell_final_test,
}

COMPETITIVE_STORIES: Final[Mapping[type[Step[Any]], Story]] = {
    DealGoals: tell_company_goals,
    KeepGoal: tell_kept_goal,
    KeepOneGoal: tell_given_goal,
    PayFine: tell_fine,
    Event: told("An event in {region}."),
    UpcomingEvent: tell_second_event,
    ReshuffleEvents: tell_shuffled_events,
    ScoreMostCubes: tell_most_cubes,
    ScoreUnGoals: tell_un_goals,
    FinishGame: told("The last decade is over."),
}
