"""The words for goals and bonuses, for what Second Chance asks, and for what its own actions do.

Anchors beyond those of `common/anchors.py`: `goal:4` (a Company Goal to keep) and `co2` (the scale of CO2). For a team
`score` is the one score of all.
"""

from keeling.titles.common.alphabet import INCOME, REGIONS
from keeling.titles.common.anchors import plant_anchors, shared_anchors, slot_anchor
from keeling.titles.common.board import OPERATIONS, SUPPLY
from keeling.titles.common.layout import BONUS_ANY, BONUS_CUBE, BONUS_REGION_CEP, BONUS_SOURCE, EMPTY, SOURCE_COUNT
from keeling.titles.common.market import PayCep
from keeling.titles.common.scientists import LeaveProject
from keeling.titles.common.words import (
    card_name,
    count,
    goal_text,
    listed,
    player_name,
    project_name,
    shared_label,
    shared_question,
    source_name,
)
from keeling.titles.second_chance import alphabet as a
from keeling.titles.second_chance.alphabet import FIRST_GOAL, FIRST_UN_GOAL, WITH_CARD, WITH_CUBE, WORDING
from keeling.titles.second_chance.build import plant_of
from keeling.titles.second_chance.company_goals import KeepOneGoal, KeepOrGiveUp
from keeling.titles.second_chance.environment import ENVIRONMENTAL_GOALS
from keeling.titles.second_chance.knowledge import GiveBonus, GiveKnowledge, LearnByRecruiting
from keeling.titles.second_chance.pollution import ReduceCo2
from keeling.titles.second_chance.private_goals import PRIVATE_GOALS
from keeling.titles.second_chance.setup import KeepGoal
from keeling.titles.second_chance.state import SecondChance
from keeling.titles.second_chance.turn import ExtraAction

# What cards and tiles say


def private_text(g: SecondChance, card: int) -> str:
    """What a Private Goal asks for."""
    return PRIVATE_GOALS[g.second.private_kind[card]].words.replace("{n}", str(g.second.private_least[card]))


def environmental_text(g: SecondChance, tile: int) -> str:
    """What achieves an Environmental Goal."""
    kind = ENVIRONMENTAL_GOALS[g.second.env_kind[tile]]
    value = g.second.env_value[tile]
    if not kind.values:
        return kind.words.replace("{value}", str(value))
    name = g.rules.region_names[value] if kind.values is REGIONS else source_name(g, value)
    return kind.words.replace("{value}", name)


def bonus_text(g: SecondChance, bonus: int) -> str:
    """What a bonus of a knowledge track is."""
    if bonus == BONUS_CUBE:
        return "a tech cube"
    if bonus == BONUS_REGION_CEP:
        return "a CEP for a region"
    return "a point in any energy type" if bonus == BONUS_ANY else f"a point in {source_name(g, bonus - BONUS_SOURCE)}"


def un_goal_text(g: SecondChance, card: int) -> str:
    """A UN Goal with the plants it shows."""
    plants: list[str] = []
    for source in range(SOURCE_COUNT):
        plants += [source_name(g, source)] * g.second.un_needs[card * SOURCE_COUNT + source]
    return f"UN Goal {FIRST_UN_GOAL + card} ({listed(plants)})"


# What is asked


def question(g: SecondChance) -> str:
    """What the open decision asks, and why."""
    decision: object = g.decision
    if isinstance(decision, LeaveProject):
        who = "You prepare" if decision.player == g.active else f"{player_name(g.active)} prepares"
        source = source_name(g, g.project[decision.slot])
        return f"{who} the {source} project your scientist stands on. Where does your scientist go?"
    if isinstance(decision, PayCep):
        return f"{_payment(g)}: from where do you pay it?"
    if isinstance(decision, GiveBonus):
        return f"Your disc has reached a bonus, {bonus_text(g, decision.bonus)}. Who gets it?"
    if isinstance(decision, GiveKnowledge):
        return f"You have earned a point in {source_name(g, decision.source)}. Who gets it?"
    if isinstance(decision, LearnByRecruiting):
        return "Your new scientist brings knowledge: in which energy type do you gain a point?"
    if isinstance(decision, ExtraAction):
        return "You have bought a second main action: which one do you take?"
    if isinstance(decision, ReduceCo2):
        return _reduction(g)
    if isinstance(decision, KeepGoal):
        return f"{g.second.goals_dealt} Company Goals were dealt to you. Which one do you keep?"
    if isinstance(decision, KeepOneGoal):
        return f"You give up a Company Goal for ${g.rules.goal_money}. Which one do you keep?"
    if isinstance(decision, KeepOrGiveUp):
        return f"The phase is over. Do you give up a Company Goal for ${g.rules.goal_money}?"
    return shared_question(g) or _turn_question(g)


def _payment(g: SecondChance) -> str:
    """Why a CEP is due."""
    if g.preparing != EMPTY:
        return f"Preparing {project_name(g, g.preparing)} costs a CEP"
    if g.phase == OPERATIONS:
        return "The plant costs a CEP"
    return "A fossil plant in a region you control costs a CEP" if g.phase == SUPPLY else "The event costs you a CEP"


def _reduction(g: SecondChance) -> str:
    rules = g.second
    above = f", above the limit of {rules.defeat}" if g.co2 > rules.defeat else ""
    rate = count(rules.reduce_rate[g.decade - 1], "point")
    return (
        f"CO2 is at {g.co2} ppm{above}, and the team has {count(g.score[0], 'point')}. "
        f"To lower it by {rules.reduce_ppm} ppm costs {rate}: how far do you go?"
    )


def _turn_question(g: SecondChance) -> str:
    if g.main_done:
        return "Take executive actions, or end your turn."
    return "Your turn: take a main action, and executive actions before or after it."


# What an action does


def label(g: SecondChance, action: int) -> str:
    """What an action does, in a few words."""
    if a.PREPARE.holds(action):
        return f"Prepare {project_name(g, a.PREPARE.slot(action))}"
    if a.BUILD.holds(action):
        return f"Build {_plant(g, a.BUILD.slot(action))}{_means(g, a.BUILD.slot(action), a.BUILD.means(action))}"
    if a.EXTRA.holds(action):
        return f"Buy a second main action: CO2 rises by {g.second.extra_action_ppm} ppm"
    if a.CLAIM.holds(action):
        card = a.CLAIM.card(action)
        points = f", {count(g.second.un_points, 'point')}" if g.second.cooperative else ""
        return f"Claim {un_goal_text(g, card)} for {count(g.second.un_cubes[card], 'cube')}{points}"
    if a.GIVE.holds(action):
        decision = g.decision
        if decision is not None and decision.player == a.GIVE.player(action):
            return "Take it yourself"
        return f"Give it to {player_name(a.GIVE.player(action))}"
    if a.REDUCE.holds(action):
        return _reduce_label(g, a.REDUCE.amount(action))
    if a.KEEP.holds(action):
        return f"Keep Company Goal {FIRST_GOAL + a.KEEP.card(action):02}: {goal_text(g, a.KEEP.card(action))}"
    text = shared_label(g, action)
    return f"{text} for the team" if INCOME.holds(action) and g.second.cooperative else text


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


def _reduce_label(g: SecondChance, steps: int) -> str:
    if steps == 0:
        return f"Leave CO2 at {g.co2} ppm"
    rules = g.second
    ppm = steps * rules.reduce_ppm
    points = count(steps * rules.reduce_rate[g.decade - 1], "point")
    return f"Lower CO2 to {g.co2 - ppm} ppm for {points}"


# Where an action happens


def anchors(action: int) -> list[str]:
    """The places of the board that an action touches."""
    if a.PREPARE.holds(action):
        return [slot_anchor(a.PREPARE.slot(action))]
    if a.BUILD.holds(action):
        return plant_anchors(a.BUILD.slot(action))
    if a.EXTRA.holds(action):
        return ["co2"]
    if a.CLAIM.holds(action):
        return [f"ungoal:{FIRST_UN_GOAL + a.CLAIM.card(action)}"]
    if a.GIVE.holds(action):
        return [f"player:{a.GIVE.player(action) + 1}"]
    if a.REDUCE.holds(action):
        return ["co2", "score"]
    if a.KEEP.holds(action):
        return [f"goal:{FIRST_GOAL + a.KEEP.card(action)}"]
    return shared_anchors(action, WORDING, a.MOVE, a.LOBBY, a.DRAFT)
