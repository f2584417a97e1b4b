"""The table of words that titles on the board share; each extends it by its own kinds, questions and stories.

Anchors are explained in `anchors.py`. A label is made for a legal action: it may ask what the open decision is about.
"""

from typing import Final, cast

from keeling.kernel.words import KindWords, Words, asked, at, capital, count, said
from keeling.titles.common.alphabet import (
    BEGIN,
    FROM_HAND,
    INCOME,
    LEARN,
    MAIN,
    MONEY_REWARD,
    PAY,
    PLACE_CEP,
    PROPOSE,
    TAKE,
)
from keeling.titles.common.anchors import move_anchors, pay_anchors
from keeling.titles.common.board import Board
from keeling.titles.common.lobby import ChooseReward, DraftPick, MoveByCard
from keeling.titles.common.market import PayCep
from keeling.titles.common.propose import GrantResearch
from keeling.titles.common.scientists import LeaveProject
from keeling.titles.common.story import SHARED_STORIES
from keeling.titles.common.summits import SummitPoint
from keeling.titles.common.supply import ChooseSupplyStart, SplitIncome
from keeling.titles.common.tracks import LearnAny, PlaceBonusCep
from keeling.titles.common.words import card_name, card_number, lobby_text, place_name, slot_name, source_name

# What an action does


def label_propose(g: Board, action: int) -> str:
    """Which source, and where."""
    return f"Propose {source_name(g, PROPOSE.source(action))} in {slot_name(g, PROPOSE.slot(action))}"


def label_move(g: Board, action: int) -> str:
    """From where to where."""
    move = g.rules.move
    return f"Scientist from {place_name(g, move.origin(action))} to {place_name(g, move.target(action))}"


def label_buy(g: Board, action: int) -> str:
    """For how much."""
    return f"Buy a CEP for ${g.price}"


def label_sell(g: Board, action: int) -> str:
    """For how much."""
    return f"Sell a CEP for ${g.price}"


def label_lobby(g: Board, action: int) -> str:
    """Which card, and what its effect needs and gives."""
    card = g.rules.lobby.card(action)
    main = g.rules.lobby.effect(action) == MAIN
    word = "main effect" if main else "minor effect"
    return f"{capital(card_name(g, card))}, {word}: {lobby_text(g, card, main)}"


def label_learn(g: Board, action: int) -> str:
    """In which source."""
    return f"Gain a point in {source_name(g, LEARN.source(action))}"


def label_pay(g: Board, action: int) -> str:
    """From where."""
    origin = "your hand" if PAY.origin(action) == FROM_HAND else g.rules.region_names[PAY.origin(action) - 1]
    return f"Pay a CEP from {origin}"


def label_place_cep(g: Board, action: int) -> str:
    """Which region gets it."""
    return f"A CEP to {g.rules.region_names[PLACE_CEP.region(action)]}"


def label_draft(g: Board, action: int) -> str:
    """Which card, and both of its effects."""
    card = g.rules.draft.card(action)
    return f"Keep card {card_number(g, card)}: {lobby_text(g, card, True)}; or {lobby_text(g, card, False)}"


def label_income(g: Board, action: int) -> str:
    """How much of the income is money, and how much is points."""
    money = INCOME.amount(action)
    return f"Take ${money} and {count(cast(SplitIncome, g.decision).total - money, 'point')}"


def label_discard_goal(g: Board, action: int) -> str:
    """For how much."""
    return f"Give up your Company Goal for ${g.rules.goal_money}"


def label_begin(g: Board, action: int) -> str:
    """In which region."""
    return f"Begin in {g.rules.region_names[BEGIN.region(action)]}"


def label_take(g: Board, action: int) -> str:
    """Which reward."""
    return "Take the money" if TAKE.reward(action) == MONEY_REWARD else "Take the tech cubes"


# What is asked


def ask_move_by_card(g: Board, decision: MoveByCard) -> str:
    """Why there is a move."""
    return f"The {g.rules.wording.lobby_card} lets you move a scientist."


def ask_learn_any(g: Board, decision: LearnAny) -> str:
    """In which source."""
    return f"A bonus: in which {g.rules.wording.energy_source} do you gain a point?"


def ask_summit_point(g: Board, decision: SummitPoint) -> str:
    """At which summit."""
    return f"The summit at {g.rules.summit_names[g.summit_tile[decision.place]]}: one more point, in which topic?"


def ask_income(g: Board, decision: SplitIncome) -> str:
    """How high the income is."""
    return f"Your income is {decision.total}: how much of it as money?"


def ask_reward(g: Board, decision: ChooseReward) -> str:
    """What gives the reward."""
    return f"The {g.rules.wording.lobby_card} gives money or tech cubes: which?"


def ask_draft(g: Board, decision: DraftPick) -> str:
    """What is drafted."""
    return f"Which {g.rules.wording.lobby_card} do you keep?"


SHARED_WORDS: Final = Words(
    kinds={
        "propose": KindWords("propose", label_propose, at("slot:{slot}", "project:{source}")),
        "move": KindWords("scientist", label_move, move_anchors),
        "recruit": KindWords("scientist", said("Recruit a scientist"), at("pool")),
        "buy": KindWords("market", label_buy, at("market")),
        "sell": KindWords("market", label_sell, at("market")),
        "lobby": KindWords("card", label_lobby, at("card:{card}")),
        "discard-goal": KindWords("card", label_discard_goal, at("goal")),
        "pay": KindWords("pay", label_pay, pay_anchors),
        "place-cep": KindWords("choose", label_place_cep, at("region:{region}")),
        "learn": KindWords("choose", label_learn, at("track:{source}")),
        "draft": KindWords("choose", label_draft, at("card:{card}")),
        "income": KindWords("choose", label_income, at("money", "score")),
        "begin": KindWords("choose", label_begin, at("region:{region}")),
        "take": KindWords("choose", label_take, at("money", "cubes")),
        "decline": KindWords("choose", said("Decline"), at("turn")),
        "pass": KindWords("end", said("Pass"), at("turn")),
        "end": KindWords("end", said("End your turn"), at("turn")),
    },
    questions={
        GrantResearch: asked("The research grant: recruit a scientist, or move one."),
        MoveByCard: ask_move_by_card,
        LeaveProject: asked("The project is used up. Where does your scientist go?"),
        PayCep: asked("Pay a CEP: from where?"),
        PlaceBonusCep: asked("A bonus: which region gets a CEP from the market?"),
        LearnAny: ask_learn_any,
        SummitPoint: ask_summit_point,
        SplitIncome: ask_income,
        ChooseSupplyStart: asked("In which region does the energy supply begin?"),
        ChooseReward: ask_reward,
        DraftPick: ask_draft,
    },
    stories=SHARED_STORIES,
)
