"""The words of Second Chance: for what it asks, for what its own actions do, and its verbs; a table for each mode.

Anchors beyond those of `common/anchors.py`: `goal:4` (a Company Goal to keep) and `co2` (the scale of CO2). For a team
`score` is the one score of all.
"""

from typing import Final, cast

from keeling.kernel.messages import Message, Part, message, seat
from keeling.kernel.words import KindWords, TurnVerb, asked, at
from keeling.titles.common.alphabet import INCOME
from keeling.titles.common.anchors import plant_anchors
from keeling.titles.common.board import OPERATIONS, SUPPLY
from keeling.titles.common.layout import EMPTY
from keeling.titles.common.market import PayCep
from keeling.titles.common.scientists import LeaveProject
from keeling.titles.common.shared_words import FREE_VERBS, SHARED_WORDS, main_verbs
from keeling.titles.common.supply import SplitIncome
from keeling.titles.common.words import card_name, goal_text, project_name, slot_name, source_name
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


def label_prepare(g: SecondChance, action: int) -> Message:
    """Which project."""
    return message("label-prepare", project=project_name(g, a.PREPARE.slot(action)))


def label_build(g: SecondChance, action: int) -> Message:
    """Which plant, what it costs and gives, and what helps to pay."""
    slot = a.BUILD.slot(action)
    if g.project[slot] == EMPTY:
        return message("label-build-nothing", slot=slot_name(g, slot))
    project = project_name(g, slot)
    price = plant_price(g, slot)
    points = message("amount-points", amount=g.second.plant_points[plant_of(g, slot)])
    helps = plant_helps(g, slot, a.BUILD.means(action))
    if helps:
        return message("label-build-helped", project=project, price=price, points=points, helps=helps)
    return message("label-build", project=project, price=price, points=points)


def plant_price(g: SecondChance, slot: int) -> list[Part]:
    """What the plant of a prepared project costs."""
    rules = g.second
    plant = plant_of(g, slot)
    price: list[Part] = []
    if rules.plant_money[plant] > 0:
        price.append(message("amount-money", amount=rules.plant_money[plant]))
    if rules.plant_cubes[plant] > 0:
        price.append(message("amount-cubes", amount=rules.plant_cubes[plant]))
    if rules.plant_ceps[plant] > 0:
        price.append(message("amount-ceps", amount=rules.plant_ceps[plant]))
    return price


def plant_helps(g: SecondChance, slot: int, means: int) -> list[Part]:
    """What helps to pay for a plant."""
    helps: list[Part] = []
    if means & WITH_CARD:
        card = g.second.build_money_card[g.project[slot]]
        helps.append(message("help-card", amount=g.rules.main_amount[card], card=card_name(g, card)))
    if means & WITH_CUBE:
        helps.append(message("help-region-cube"))
    return helps


def label_extra(g: SecondChance, action: int) -> Message:
    """What the second main action costs."""
    return message("label-extra", ppm=g.second.extra_action_ppm)


def label_claim(g: SecondChance, action: int) -> Message:
    """Which UN Goal, and what it costs."""
    card = a.CLAIM.card(action)
    return message("label-claim", goal=un_goal_text(g, card), amount=g.second.un_cubes[card])


def label_claim_for_team(g: SecondChance, action: int) -> Message:
    """The same with the points that the team gets at once."""
    card = a.CLAIM.card(action)
    points = message("amount-points", amount=g.second.un_points)
    return message("label-team-claim", goal=un_goal_text(g, card), amount=g.second.un_cubes[card], points=points)


def label_income_for_team(g: SecondChance, action: int) -> Message:
    """How much is the player's money, and how much is points of the team."""
    money = INCOME.amount(action)
    points = max(0, cast(SplitIncome, g.decision).total - money)
    return message(
        "label-team-income", money=message("amount-money", amount=money), points=message("amount-points", amount=points)
    )


def label_give(g: SecondChance, action: int) -> Message:
    """Who gets it."""
    receiver = a.GIVE.player(action)
    decision = g.decision
    if decision is not None and decision.player == receiver:
        return message("label-give-self")
    return message("label-give", player=seat(receiver))


def label_reduce(g: SecondChance, action: int) -> Message:
    """Where the CO2 will be, and for how many points."""
    steps = a.REDUCE.amount(action)
    if steps == 0:
        return message("label-reduce-none", ppm=g.co2)
    rules = g.second
    return message("label-reduce", ppm=g.co2 - steps * rules.reduce_ppm, amount=steps * rules.reduce_rate[g.decade - 1])


def label_keep(g: SecondChance, action: int) -> Message:
    """Which Company Goal."""
    card = a.KEEP.card(action)
    return message("label-keep", number=FIRST_GOAL + card, goal=goal_text(g, card))


# What is asked


def ask_turn(g: SecondChance, decision: TurnMenu) -> Message:
    """What is left of the turn."""
    return message("ask-second-turn-rest" if g.main_done else "ask-second-turn")


def ask_leave(g: SecondChance, decision: LeaveProject) -> Message:
    """Who prepares which project."""
    source = source_name(g, g.project[decision.slot])
    if decision.player == g.active:
        return message("ask-second-leave-own", source=source)
    return message("ask-second-leave", player=seat(g.active), source=source)


def ask_pay(g: SecondChance, decision: PayCep) -> Message:
    """What the CEP is for."""
    if g.preparing != EMPTY:
        return message("ask-second-pay-prepare", project=project_name(g, g.preparing))
    if g.phase == OPERATIONS:
        return message("ask-second-pay-plant")
    return message("ask-second-pay-fossil" if g.phase == SUPPLY else "ask-second-pay-event")


def ask_give_bonus(g: SecondChance, decision: GiveBonus) -> Message:
    """What the bonus is."""
    return message("ask-give-bonus", bonus=bonus_text(g, decision.bonus))


def ask_give_knowledge(g: SecondChance, decision: GiveKnowledge) -> Message:
    """What the point is in."""
    return message("ask-give-knowledge", source=source_name(g, decision.source))


def ask_reduce(g: Cooperative, decision: ReduceCo2) -> Message:
    """How high the CO2 is, and what it costs to lower it."""
    rules = g.second
    score = message("amount-points", amount=g.score[0])
    price = message("amount-points", amount=rules.reduce_rate[g.decade - 1])
    if g.co2 > rules.defeat:
        return message(
            "ask-reduce-limit", co2=g.co2, limit=rules.defeat, score=score, ppm=rules.reduce_ppm, price=price
        )
    return message("ask-reduce", co2=g.co2, score=score, ppm=rules.reduce_ppm, price=price)


def ask_keep(g: SecondChance, decision: KeepGoal) -> Message:
    """How many goals there are to choose from."""
    return message("ask-keep-goal", amount=g.second.goals_dealt)


def ask_keep_one(g: SecondChance, decision: KeepOneGoal) -> Message:
    """What the other goal gives."""
    return message("ask-keep-one-goal", amount=g.rules.goal_money)


def ask_give_up(g: SecondChance, decision: KeepOrGiveUp) -> Message:
    """What the goal gives."""
    return message("ask-give-up-goal", amount=g.rules.goal_money)


def extra_done(g: SecondChance) -> bool:
    """Whether the second main action of a lone player is bought."""
    return bool(g.extra_done)


def has_extra(g: SecondChance) -> bool:
    """Whether there is a second main action to buy in this game (G-77)."""
    return g.second.extra_action_ppm > 0


EXTRA_VERB: Final = TurnVerb("extra", free=True, done=extra_done, offered=has_extra)

WORDS: Final = SHARED_WORDS.extended(
    kinds={
        "prepare": KindWords("prepare", label_prepare, at("slot:{slot}")),
        "build": KindWords("build", label_build, plant_anchors),
        "extra": KindWords("extra", label_extra, at("co2")),
        "claim": KindWords("goal", label_claim, at("ungoal:{goal}")),
        "give": KindWords("choose", label_give, at("player:{player}")),
        "reduce": KindWords("choose", label_reduce, at("co2", "score")),
        "keep": KindWords("choose", label_keep, at("goal:{goal}")),
    },
    questions={
        TurnMenu: ask_turn,
        ExtraAction: asked("ask-extra-action"),
        LeaveProject: ask_leave,
        PayCep: ask_pay,
        GiveBonus: ask_give_bonus,
        GiveKnowledge: ask_give_knowledge,
        LearnByRecruiting: asked("ask-learn-by-recruiting"),
        ReduceCo2: ask_reduce,
        ReduceEarly: ask_reduce,
        KeepGoal: ask_keep,
        KeepOneGoal: ask_keep_one,
        KeepOrGiveUp: ask_give_up,
    },
    stories=STORIES,
    turns={TurnMenu: [*main_verbs("propose", "prepare", "build"), EXTRA_VERB, *FREE_VERBS]},
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
