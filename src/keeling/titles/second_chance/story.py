"""The words for what has happened in a game of Second Chance, as each seat may know it; some rows differ by mode."""

from collections.abc import Mapping
from typing import Any, Final

from keeling.kernel.game import Step
from keeling.kernel.messages import Message, Part, message, seat
from keeling.kernel.words import Story
from keeling.kernel.words import told as said
from keeling.titles.common.alphabet import DECLINE, END, INCOME, MAIN, PASS
from keeling.titles.common.board import SHEET_UN_GOALS
from keeling.titles.common.construct import ScorePlant
from keeling.titles.common.lobby import LobbyPoints
from keeling.titles.common.scoring import FinishGame
from keeling.titles.common.setup import DealGoals
from keeling.titles.common.story import income_parts, points_on, tell_fossil, told
from keeling.titles.common.supply import DrawFossil, SplitIncome
from keeling.titles.common.words import (
    card_name,
    fossil_name,
    gift_text,
    goal_text,
    source_name,
)
from keeling.titles.second_chance.alphabet import GIVE, KEEP, REDUCE
from keeling.titles.second_chance.build import Build
from keeling.titles.second_chance.cards import ClaimUnGoal, PlayLobbyist
from keeling.titles.second_chance.company_goals import KeepOneGoal, KeepOrGiveUp
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
from keeling.titles.second_chance.pollution import EndEnergySupply, LowerCo2, ReduceCo2
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
from keeling.titles.second_chance.texts import (
    bonus_text,
    environmental_text,
    epithet_name,
    joined,
    private_text,
    rank_name,
    un_goal_text,
)
from keeling.titles.second_chance.turn import BuyExtraAction, Turn, TurnMenu

# Both modes


def tell_menu(g: SecondChance, step: TurnMenu, action: int, viewer: int) -> Message | None:
    """The end of a turn, also of one without a main action; whatever else is chosen is told when it happens."""
    if action == PASS.code():
        return message("tell-second-pass", player=seat(step.player))
    return message("tell-end-turn", player=seat(step.player)) if action == END.code() else None


def tell_extra(g: SecondChance, step: BuyExtraAction, action: int, viewer: int) -> Message:
    """What the second main action costs."""
    return message("tell-extra", player=seat(step.player), co2=g.co2)


def tell_bonus_gift(g: SecondChance, step: GiveBonus, action: int, viewer: int) -> Message | None:
    """Who gives a bonus to whom; what a player takes himself is told by what follows."""
    receiver = GIVE.player(action)
    if receiver == step.player:
        return None
    return message(
        "tell-give-bonus", player=seat(step.player), receiver=seat(receiver), bonus=bonus_text(g, step.bonus)
    )


def tell_knowledge_gift(g: SecondChance, step: GiveKnowledge, action: int, viewer: int) -> Message | None:
    """Who gives a point to whom; what a player takes himself is told by what follows."""
    receiver = GIVE.player(action)
    if receiver == step.player:
        return None
    return message(
        "tell-give-knowledge", player=seat(step.player), receiver=seat(receiver), source=source_name(g, step.source)
    )


def tell_lobbyist(g: SecondChance, step: PlayLobbyist, action: int, viewer: int) -> Message:
    """Which card, and what it is played for."""
    effect = gift_text(g, step.card, step.effect == MAIN)
    return message("tell-play-card", player=seat(step.player), card=card_name(g, step.card), effect=effect)


def tell_claim(g: SecondChance, step: ClaimUnGoal, action: int, viewer: int) -> Message:
    """Which UN Goal."""
    return message("tell-claim", player=seat(step.player), goal=un_goal_text(g, step.card))


def tell_start_co2(g: SecondChance, step: StackFossilTiles, action: int, viewer: int) -> Message:
    """The CO2 at the start."""
    return message("tell-start-co2", co2=g.co2)


# The team


def tell_plant_of_team(g: Cooperative, step: ScorePlant, action: int, viewer: int) -> Message:
    """The points of the plant."""
    return message("tell-team-plant", player=seat(step.player), amount=g.rules.plant_points[step.plant])


def tell_income_of_team(g: Cooperative, step: SplitIncome, action: int, viewer: int) -> Message:
    """How much of the income is money, and how much is points of the team."""
    income = income_parts(step, action)
    key = "tell-team-income" if INCOME.amount(action) < step.total else "tell-income"
    return message(key, player=seat(step.player), income=income)


def tell_claim_of_team(g: Cooperative, step: ClaimUnGoal, action: int, viewer: int) -> Message:
    """Which UN Goal, and the points at once."""
    goal = un_goal_text(g, step.card)
    return message("tell-team-claim", player=seat(step.player), goal=goal, amount=g.second.un_points)


def tell_private_goals(g: Cooperative, step: DealGoals, action: int, viewer: int) -> Message | None:
    """Each player's own Private Goals."""
    goals = [private_text(g, card) for card, place in enumerate(g.goal_place) if place == viewer]
    return message("tell-private-goals", goals=joined("either", goals)) if goals else None


def tell_fine_of_team(g: Cooperative, step: PayFine, action: int, viewer: int) -> Message:
    """Who cannot pay, and that all lose by it."""
    return message("tell-team-fine", player=seat(step.player), amount=g.price)


def tell_environment(g: Cooperative, step: DealEnvironmentalGoals, action: int, viewer: int) -> Message:
    """How many goals there are."""
    return message("tell-environment", amount=len(g.env_tile))


def tell_achieved(g: Cooperative, step: AchieveGoal, action: int, viewer: int) -> Message:
    """Which goal."""
    return message("tell-achieved", goal=environmental_text(g, g.env_tile[step.index]))


def tell_open_goals(g: Cooperative, step: PayForOpenGoals, action: int, viewer: int) -> Message:
    """What the goals that are not achieved cost."""
    open_goals = g.env_done.count(0)
    if open_goals == 0:
        return message("tell-no-open-goals")
    return message("tell-open-goals", amount=open_goals, points=message("amount-points", amount=open_goals_cost(g)))


def tell_inspector(g: Cooperative, step: AdvanceInspector, action: int, viewer: int) -> Message | None:
    """Why an inspector moves, and where he stands now."""
    position = g.inspector[step.inspector]
    if not g.fossil_deck or position < 0:
        return None
    goal = environmental_text(g, g.env_tile[group_start(g, step.inspector) + position])
    key = "tell-green-inspector" if step.inspector == GREEN_INSPECTOR else "tell-blue-inspector"
    return message(key, plant=fossil_name(g.fossil_deck[0]), goal=goal)


def tell_no_reduction(g: Cooperative, step: ReduceCo2, action: int, viewer: int) -> Message | None:
    """That the team keeps its points; what it pays is told when it happens."""
    return message("tell-no-reduction", co2=g.co2) if REDUCE.amount(action) == 0 else None


def tell_lower_co2(g: Cooperative, step: LowerCo2, action: int, viewer: int) -> Message:
    """What it cost, and the CO2 now."""
    return message("tell-lower-co2", amount=step.steps * g.second.reduce_rate[g.decade - 1], co2=g.co2)


def tell_shown_goal(g: Cooperative, step: ShowGoal, action: int, viewer: int) -> Message:
    """Which Private Goal."""
    return message("tell-shown-goal", player=seat(step.player), goal=private_text(g, step.card))


def tell_defeat(g: Cooperative, step: EndGoalsPhase | EndEnergySupply, action: int, viewer: int) -> Message | None:
    """A common defeat, if it comes."""
    if g.end == SCORE_BELOW_ZERO:
        return message("end-second-chance-cooperative-score_below_zero")
    return message("tell-team-limit", co2=g.co2, limit=g.rules.defeat) if g.end == TOO_MUCH_CO2 else None


def tell_final_test(g: Cooperative, step: FinalTest, action: int, viewer: int) -> Message:
    """Whether the team has won, and if not, why."""
    if g.end == VICTORY:
        rank, name = epithet(g)
        return message("tell-team-victory", rank=rank_name(rank), name=epithet_name(name))
    if g.end == PRIVATE_GOAL_MISSED:
        missed: list[Part] = [
            seat(player)
            for player in range(g.players)
            if not any(is_achieved(g, player, card) for card in goals_held(g, player))
        ]
        return message("tell-goal-missed", players=missed)
    return message("tell-un-goals-unclaimed", amount=len(g.un_row))


# The companies


def tell_claim_of_company(g: Competitive, step: ClaimUnGoal, action: int, viewer: int) -> Message:
    """Which UN Goal, and by a variant that the CO2 falls."""
    if g.second.un_relief_ppm == 0:
        return tell_claim(g, step, action, viewer)
    return message("tell-claim-relief", player=seat(step.player), goal=un_goal_text(g, step.card), co2=g.co2)


def tell_limit(g: Competitive, step: DrawFossil, action: int, viewer: int) -> Message | None:
    """A new fossil plant, and the end of the game if it was one too many."""
    plant = tell_fossil(g, step, action, viewer)
    if plant is None or g.end != TOO_MUCH_CO2:
        return plant
    return message("tell-companies-limit", plant=plant, limit=g.rules.defeat)


def tell_company_goals(g: Competitive, step: DealGoals, action: int, viewer: int) -> Message | None:
    """Each player's own Company Goals."""
    goals = [goal_text(g, card) for card, place in enumerate(g.goal_place) if place == viewer]
    return message("tell-company-goals", goals=joined("both", goals)) if goals else None


def tell_kept_goal(g: Competitive, step: KeepGoal, action: int, viewer: int) -> Message:
    """A choice of which only its owner knows what was chosen."""
    if step.player == viewer:
        return message("tell-keep-goal-own", goal=goal_text(g, KEEP.card(action)))
    return message("tell-keep-goal", player=seat(step.player))


def tell_given_goal(g: SecondChance, step: KeepOneGoal, action: int, viewer: int) -> Message:
    """That a goal is given up, and to its owner which one is left."""
    money = g.rules.goal_money
    if step.player == viewer:
        return message("tell-keep-one-own", amount=money, goal=goal_text(g, KEEP.card(action)))
    return message("tell-discard-goal", player=seat(step.player), amount=money)


def tell_kept_all(g: SecondChance, step: KeepOrGiveUp, action: int, viewer: int) -> Message | None:
    """That no goal is given up; one that is, is told when it happens."""
    return message("tell-keep-all", player=seat(step.player)) if action == DECLINE.code() else None


def tell_fine(g: Competitive, step: PayFine, action: int, viewer: int) -> Message:
    """Who cannot pay, and what he loses."""
    return message("tell-companies-fine", player=seat(step.player), amount=g.price)


def tell_second_event(g: Competitive, step: UpcomingEvent, action: int, viewer: int) -> Message | None:
    """Why there are two events, if there are."""
    if g.co2 < g.second.second_event or not g.event_deck:
        return None
    return message("tell-second-event", co2=g.co2)


def tell_shuffled_events(g: Competitive, step: ReshuffleEvents, action: int, viewer: int) -> Message | None:
    """That all events can come again, if it was time for it."""
    return message("tell-shuffled-events") if g.event_deck and not g.event_discard else None


def tell_un_goals(g: Competitive, step: ScoreUnGoals, action: int, viewer: int) -> Message | None:
    """Who scores for UN Goals."""
    scores: list[Part] = [
        message("scored-by", player=seat(player), amount=points_on(g, player, SHEET_UN_GOALS))
        for player in range(g.players)
        if points_on(g, player, SHEET_UN_GOALS) > 0
    ]
    return message("tell-companies-un-goals", scores=scores) if scores else None


STORIES: Final[Mapping[type[Step[Any]], Story]] = {
    Turn: told("tell-turn", "player"),
    TurnMenu: tell_menu,
    Prepare: told("tell-prepare", "player", "project"),
    Build: told("tell-build", "player", "project"),
    BuyExtraAction: tell_extra,
    GiveBonus: tell_bonus_gift,
    GiveKnowledge: tell_knowledge_gift,
    PlayLobbyist: tell_lobbyist,
    StackFossilTiles: tell_start_co2,
    SendCepFromPlant: told("tell-own-cep", "region"),
}

COOPERATIVE_STORIES: Final[Mapping[type[Step[Any]], Story]] = {
    ScorePlant: tell_plant_of_team,
    SplitIncome: tell_income_of_team,
    LobbyPoints: told("tell-team-card", "player", "amount"),
    ClaimUnGoal: tell_claim_of_team,
    DealGoals: tell_private_goals,
    PayFine: tell_fine_of_team,
    DealEnvironmentalGoals: tell_environment,
    AchieveGoal: tell_achieved,
    PayForOpenGoals: tell_open_goals,
    AdvanceInspector: tell_inspector,
    ReduceCo2: tell_no_reduction,
    LowerCo2: tell_lower_co2,
    ShowGoal: tell_shown_goal,
    EndGoalsPhase: tell_defeat,
    EndEnergySupply: tell_defeat,
    FinalTest: tell_final_test,
}

COMPETITIVE_STORIES: Final[Mapping[type[Step[Any]], Story]] = {
    ClaimUnGoal: tell_claim_of_company,
    DrawFossil: tell_limit,
    DealGoals: tell_company_goals,
    KeepGoal: tell_kept_goal,
    KeepOneGoal: tell_given_goal,
    KeepOrGiveUp: tell_kept_all,
    PayFine: tell_fine,
    Event: told("tell-companies-event", "region"),
    UpcomingEvent: tell_second_event,
    ReshuffleEvents: tell_shuffled_events,
    ScoreUnGoals: tell_un_goals,
    FinishGame: said("end-second-chance-competitive-decades"),
}
