"""The table of words that titles on the board share; each extends it by its own kinds, questions and stories.

Anchors are explained in `anchors.py`. A label is made for an action of a kind that is asked for, legal or refused: it
may ask what the open decision is about.
"""

from typing import Final, cast

from keeling.kernel.messages import Message, message
from keeling.kernel.words import KindWords, TurnVerb, Words, asked, at, said
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
from keeling.titles.common.market import PayCep, paying_region
from keeling.titles.common.propose import GrantResearch
from keeling.titles.common.scientists import LeaveProject
from keeling.titles.common.story import SHARED_STORIES
from keeling.titles.common.summits import SummitPoint
from keeling.titles.common.supply import ChooseSupplyStart, SplitIncome
from keeling.titles.common.tracks import LearnAny, PlaceBonusCep
from keeling.titles.common.words import (
    card_name,
    effect_text,
    lobby_text,
    place_name,
    region_name,
    slot_name,
    source_name,
    summit_name,
)

# What an action does


def label_propose(g: Board, action: int) -> Message:
    """Which source, and where."""
    source, slot = PROPOSE.source(action), PROPOSE.slot(action)
    return message("label-propose", source=source_name(g, source), slot=slot_name(g, slot))


def label_move(g: Board, action: int) -> Message:
    """From where to where."""
    move = g.rules.move
    origin, target = move.origin(action), move.target(action)
    return message("label-move", origin=place_name(g, origin), target=place_name(g, target))


def label_buy(g: Board, action: int) -> Message:
    """For how much."""
    return message("label-buy", amount=g.price)


def label_sell(g: Board, action: int) -> Message:
    """For how much."""
    return message("label-sell", amount=g.price)


def label_lobby(g: Board, action: int) -> Message:
    """Which card, and what its effect needs and gives."""
    card = g.rules.lobby.card(action)
    main = g.rules.lobby.effect(action) == MAIN
    key = "label-lobby-main" if main else "label-lobby-minor"
    return message(key, card=card_name(g, card), effect=lobby_text(g, card, main))


def label_learn(g: Board, action: int) -> Message:
    """In which source."""
    return message("label-learn", source=source_name(g, LEARN.source(action)))


def label_pay(g: Board, action: int) -> Message:
    """From where."""
    origin = PAY.origin(action)
    if origin == FROM_HAND:
        return message("label-pay-hand")
    return message("label-pay-region", region=region_name(paying_region(origin)))


def label_place_cep(g: Board, action: int) -> Message:
    """Which region gets it."""
    return message("label-place-cep", region=region_name(PLACE_CEP.region(action)))


def label_draft(g: Board, action: int) -> Message:
    """Which card, and both of its effects."""
    card = g.rules.draft.card(action)
    return message(
        "label-draft", card=card_name(g, card), main=lobby_text(g, card, True), minor=lobby_text(g, card, False)
    )


def label_income(g: Board, action: int) -> Message:
    """How much of the income is money, and how much is points."""
    money = INCOME.amount(action)
    points = max(0, cast(SplitIncome, g.decision).total - money)
    return message(
        "label-income", money=message("amount-money", amount=money), points=message("amount-points", amount=points)
    )


def label_discard_goal(g: Board, action: int) -> Message:
    """For how much."""
    return message("label-discard-goal", amount=g.rules.goal_money)


def label_begin(g: Board, action: int) -> Message:
    """In which region."""
    return message("label-begin", region=region_name(BEGIN.region(action)))


def label_take(g: Board, action: int) -> Message:
    """Which reward of the card."""
    main, other = _rewards(g, cast(ChooseReward, g.decision).card)
    return message("label-take", effect=main if TAKE.reward(action) == MONEY_REWARD else other)


def _rewards(g: Board, card: int) -> tuple[Message, Message]:
    """What a card gives one of."""
    rules = g.rules
    return (
        effect_text(g, card, rules.main_kind[card], rules.main_amount[card]),
        effect_text(g, card, rules.other_kind[card], rules.other_amount[card]),
    )


# What is asked


def ask_move_by_card(g: Board, decision: MoveByCard) -> Message:
    """Why there is a move."""
    return message("ask-move-by-card", card=g.rules.wording.lobby_card)


def ask_learn_any(g: Board, decision: LearnAny) -> Message:
    """In which source."""
    return message("ask-learn-any", type=g.rules.wording.energy_source)


def ask_summit_point(g: Board, decision: SummitPoint) -> Message:
    """At which summit."""
    return message("ask-summit-point", summit=summit_name(g, g.summit_tile[decision.place]))


def ask_income(g: Board, decision: SplitIncome) -> Message:
    """How high the income is."""
    return message("ask-income", amount=decision.total)


def ask_reward(g: Board, decision: ChooseReward) -> Message:
    """What gives the reward."""
    main, other = _rewards(g, decision.card)
    return message("ask-reward", card=card_name(g, decision.card), first=main, second=other)


def ask_draft(g: Board, decision: DraftPick) -> Message:
    """What is drafted."""
    return message("ask-draft", card=g.rules.wording.lobby_card)


# The verbs of a turn


def action_done(g: Board) -> bool:
    """Whether the one main action of the turn is taken."""
    return bool(g.main_done)


def main_verbs(*verbs: str) -> list[TurnVerb]:
    """The verbs of the main action (C-TURN-01, S-OPS-03)."""
    return [TurnVerb(verb, done=action_done) for verb in verbs]


FREE_VERBS: Final = [TurnVerb(verb, free=True) for verb in ("scientist", "market", "card", "goal")]
"""What may be done beside it, each in its own limits (C-TURN-02, S-OPS-04)."""


SHARED_WORDS: Final = Words(
    kinds={
        "propose": KindWords("propose", label_propose, at("slot:{slot}", "project:{source}")),
        "move": KindWords("scientist", label_move, move_anchors),
        "recruit": KindWords("scientist", said("label-recruit"), at("pool")),
        "buy": KindWords("market", label_buy, at("market")),
        "sell": KindWords("market", label_sell, at("market")),
        "lobby": KindWords("card", label_lobby, at("card:{card}")),
        "discard-goal": KindWords("goal", label_discard_goal, at("goal")),
        "pay": KindWords("pay", label_pay, pay_anchors),
        "place-cep": KindWords("choose", label_place_cep, at("region:{region}")),
        "learn": KindWords("choose", label_learn, at("track:{source}")),
        "draft": KindWords("choose", label_draft, at("card:{card}")),
        "income": KindWords("choose", label_income, at("money", "score")),
        "begin": KindWords("choose", label_begin, at("region:{region}")),
        "take": KindWords("choose", label_take, at("money", "cubes")),
        "decline": KindWords("choose", said("label-decline"), at("turn")),
        "pass": KindWords("end", said("label-pass"), at("turn")),
        "end": KindWords("end", said("label-end"), at("turn")),
    },
    questions={
        GrantResearch: asked("ask-grant-research"),
        MoveByCard: ask_move_by_card,
        LeaveProject: asked("ask-leave-project"),
        PayCep: asked("ask-pay-cep"),
        PlaceBonusCep: asked("ask-place-cep"),
        LearnAny: ask_learn_any,
        SummitPoint: ask_summit_point,
        SplitIncome: ask_income,
        ChooseSupplyStart: asked("ask-supply-start"),
        ChooseReward: ask_reward,
        DraftPick: ask_draft,
    },
    stories=SHARED_STORIES,
)
