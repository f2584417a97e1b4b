"""The words of Second Chance: for what it asks, for what its own actions do, and its verbs; a table for each mode.

Anchors beyond those of `common/anchors.py`: `goal:4` (a Company Goal to keep) and `co2` (the scale of CO2). For a team
`score` is the one score of all.
"""

from typing import Final

from keeling.kernel.words import KindWords, asked, at, count, listed, player_name
from keeling.titles.common.anchors import plant_anchors
from keeling.titles.common.board import OPERATIONS, SUPPLY
from keeling.titles.common.layout import EMPTY
from keeling.titles.common.market import PayCep
from keeling.titles.common.scientists import LeaveProject
from keeling.titles.common.shared_words import SHARED_WORDS, label_income
from keeling.titles.common.words import card_name, goal_text, project_name, source_name
from keeling.titles.second_chance import alphabet as a
from keeling.titles.second_chance.alphabet import FIRST_GOAL, WITH_CARD, WITH_CUBE
from keeling.titles.second_chance.build import plant_of
from keeling.titles.second_chance.company_goals import KeepOneGoal, KeepOrGiveUp
from keeling.titles.second_chance.cooperative import Cooperative
from keeling.titles.second_chance.knowledge import GiveBonus, GiveKnowledge, LearnByRecruiting
from keeling.titles.second_chance.pollution import ReduceCo2, ReduceEarly
from keeling.titles.second_chance.setup import KeepGoal
from keeling.titles.second_chance.state import SecondChance
from keeling.titles.second_chance.story import COMPETITIVE_STORIES, COOPERATIVE_STORIES, STORIES
from keeling.titles.second_chance.texts import bonus_text, un_goal_text
from keeling.titles.second_chance.turn import ExtraAction, TurnMenu

# What an action does


def label_prepare(g: SecondChance, action: int) -> str:
    """Which project."""
    return f"Prepare {project_name(g, a.PREPARE.slot(action))}"


def label_build(g: SecondChance, action: int) -> str:
    """Which plant, what it costs and gives, and what helps to pay."""
    slot = a.BUILD.slot(action)
    return f"Build {_plant(g, slot)}{_means(g, slot, a.BUILD.means(action))}"


def _plant(g: SecondChance, slot: int) -> str:
    if not g.installed[slot]:
        return project_name(g, slot)
    rules = g.second
    plant = plant_of(g, slot)
    cost = [f"${rules.plant_money[plant]}", count(rules.plant_cubes[plant], "cube")]
    if rules.plant_ceps[plant] > 0:
        cost.append(count(rules.plant_ceps[plant], "CEP"))
    cost.append(count(rules.plant_points[plant], "point"))
    return f"{project_name(g, slot)} ({', '.join(cost)})"


def _means(g: SecondChance, slot: int, means: int) -> str:
    """What helps to pay for a plant."""
    helps: list[str] = []
    if means & WITH_CARD and g.project[slot] != EMPTY:
        card = g.second.build_money_card[g.project[slot]]
        if card != EMPTY:
            helps.append(f"${g.rules.main_amount[card]} of {card_name(g, card)}")
    if means & WITH_CUBE:
        helps.append("a cube of the region")
    return " with " + listed(helps) if helps else ""


def label_extra(g: SecondChance, action: int) -> str:
    """What the second main action costs."""
    return f"Buy a second main action: CO2 rises by {g.second.extra_action_ppm} ppm"


def label_claim(g: SecondChance, action: int) -> str:
    """Which UN Goal, and what it costs."""
    card = a.CLAIM.card(action)
    return f"Claim {un_goal_text(g, card)} for {count(g.second.un_cubes[card], 'cube')}"


def label_claim_for_team(g: SecondChance, action: int) -> str:
    """The same with the points that the team gets at once."""
    return f"{label_claim(g, action)}, {count(g.second.un_points, 'point')}"


def label_income_for_team(g: SecondChance, action: int) -> str:
    """How much is the player's money, and how much is points of the team."""
    return f"{label_income(g, action)} for the team"


def label_give(g: SecondChance, action: int) -> str:
    """Who gets it."""
    receiver = a.GIVE.player(action)
    decision = g.decision
    if decision is not None and decision.player == receiver:
        return "Take it yourself"
    return f"Give it to {player_name(receiver)}"


def label_reduce(g: SecondChance, action: int) -> str:
    """Where the CO2 will be, and for how many points."""
    steps = a.REDUCE.amount(action)
    if steps == 0:
        return f"Leave CO2 at {g.co2} ppm"
    rules = g.second
    ppm = steps * rules.reduce_ppm
    points = count(steps * rules.reduce_rate[g.decade - 1], "point")
    return f"Lower CO2 to {g.co2 - ppm} ppm for {points}"


def label_keep(g: SecondChance, action: int) -> str:
    """Which Company Goal."""
    card = a.KEEP.card(action)
    return f"Keep Company Goal {FIRST_GOAL + card:02}: {goal_text(g, card)}"


# What is asked


def ask_turn(g: SecondChance, decision: TurnMenu) -> str:
    """What is left of the turn."""
    if g.main_done:
        return "Take executive actions, or end your turn."
    return "Your turn: take a main action, and executive actions before or after it."


def ask_leave(g: SecondChance, decision: LeaveProject) -> str:
    """Who prepares which project."""
    who = "You prepare" if decision.player == g.active else f"{player_name(g.active)} prepares"
    source = source_name(g, g.project[decision.slot])
    return f"{who} the {source} project your scientist stands on. Where does your scientist go?"


def ask_pay(g: SecondChance, decision: PayCep) -> str:
    """What the CEP is for."""
    return f"{_payment(g)}: from where do you pay it?"


def _payment(g: SecondChance) -> str:
    """Why a CEP is due."""
    if g.preparing != EMPTY:
        return f"Preparing {project_name(g, g.preparing)} costs a CEP"
    if g.phase == OPERATIONS:
        return "The plant costs a CEP"
    return "A fossil plant in a region you control costs a CEP" if g.phase == SUPPLY else "The event costs you a CEP"


def ask_give_bonus(g: SecondChance, decision: GiveBonus) -> str:
    """What the bonus is."""
    return f"Your disc has reached a bonus, {bonus_text(g, decision.bonus)}. Who gets it?"


def ask_give_knowledge(g: SecondChance, decision: GiveKnowledge) -> str:
    """What the point is in."""
    return f"You have earned a point in {source_name(g, decision.source)}. Who gets it?"


def ask_reduce(g: Cooperative, decision: ReduceCo2) -> str:
    """How high the CO2 is, and what it costs to lower it."""
    rules = g.second
    above = f", above the limit of {rules.defeat}" if g.co2 > rules.defeat else ""
    rate = count(rules.reduce_rate[g.decade - 1], "point")
    return (
        f"CO2 is at {g.co2} ppm{above}, and the team has {count(g.score[0], 'point')}. "
        f"To lower it by {rules.reduce_ppm} ppm costs {rate}: how far do you go?"
    )


def ask_keep(g: SecondChance, decision: KeepGoal) -> str:
    """How many goals there are to choose from."""
    return f"{g.second.goals_dealt} Company Goals were dealt to you. Which one do you keep?"


def ask_keep_one(g: SecondChance, decision: KeepOneGoal) -> str:
    """What the other goal gives."""
    return f"You give up a Company Goal for ${g.rules.goal_money}. Which one do you keep?"


def ask_give_up(g: SecondChance, decision: KeepOrGiveUp) -> str:
    """What the goal gives."""
    return f"The phase is over. Do you give up a Company Goal for ${g.rules.goal_money}?"


WORDS: Final = SHARED_WORDS.extended(
    kinds={
        "prepare": KindWords("prepare", label_prepare, at("slot:{slot}")),
        "build": KindWords("build", label_build, plant_anchors),
        "extra": KindWords("extra", label_extra, at("co2")),
        "claim": KindWords("card", label_claim, at("ungoal:{goal}")),
        "give": KindWords("choose", label_give, at("player:{player}")),
        "reduce": KindWords("choose", label_reduce, at("co2", "score")),
        "keep": KindWords("choose", label_keep, at("goal:{goal}")),
    },
    questions={
        TurnMenu: ask_turn,
        ExtraAction: asked("You have bought a second main action: which one do you take?"),
        LeaveProject: ask_leave,
        PayCep: ask_pay,
        GiveBonus: ask_give_bonus,
        GiveKnowledge: ask_give_knowledge,
        LearnByRecruiting: asked("Your new scientist brings knowledge: in which energy type do you gain a point?"),
        ReduceCo2: ask_reduce,
        ReduceEarly: ask_reduce,
        KeepGoal: ask_keep,
        KeepOneGoal: ask_keep_one,
        KeepOrGiveUp: ask_give_up,
    },
    stories=STORIES,
)

COOPERATIVE_WORDS: Final = WORDS.extended(
    kinds={
        "claim": WORDS.kinds["claim"]._replace(label=label_claim_for_team),
        "income": WORDS.kinds["income"]._replace(label=label_income_for_team),
    },
    questions={},
    stories=COOPERATIVE_STORIES,
)

COMPETITIVE_WORDS: Final = WORDS.extended(kinds={}, questions={}, stories=COMPETITIVE_STORIES)
