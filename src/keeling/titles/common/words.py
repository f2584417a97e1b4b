"""The words that titles on the board share: names, what cards say, questions and labels."""

from typing import Final

from keeling.titles.common.alphabet import (
    BEGIN,
    BUY,
    DECLINE,
    DISCARD_GOAL,
    END,
    FROM_HAND,
    GRANTS,
    INCOME,
    LEARN,
    MAIN,
    MONEY_REWARD,
    PASS,
    PAY,
    PLACE_CEP,
    PROPOSE,
    RECRUIT,
    SELL,
    TAKE,
)
from keeling.titles.common.board import Board
from keeling.titles.common.layout import EMPTY, GRANT_COUNT, TOPIC_STRIDE
from keeling.titles.common.lobby import ChooseReward, DraftPick, MoveByCard
from keeling.titles.common.market import PayCep
from keeling.titles.common.propose import GrantResearch
from keeling.titles.common.scientists import FIRST_CARD, FIRST_TOPIC, IN_HAND, LeaveProject
from keeling.titles.common.summits import SummitPoint
from keeling.titles.common.supply import ChooseSupplyStart, SplitIncome
from keeling.titles.common.tracks import LearnAny, PlaceBonusCep

FOSSIL_WORDS: Final = ["coal", "oil", "gas"]
BONUS_WORDS: Final = [None, "cube", "region-cep", "any"]


# Names


def count(number: int, thing: str) -> str:
    """`1 CEP`, `2 CEPs`."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def listed(things: list[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return things[0] if len(things) == 1 else ", ".join(things[:-1]) + " and " + things[-1]


def player_name(player: int) -> str:
    """How a seat is called."""
    return f"Player {player + 1}"


def source_name(g: Board, source: int) -> str:
    """A source as a word inside a sentence."""
    return g.rules.source_names[source].lower()


def slot_name(g: Board, slot: int) -> str:
    """A project space by region and grant."""
    return f"{g.rules.region_names[slot // GRANT_COUNT]} ({GRANTS[slot % GRANT_COUNT]})"


def project_name(g: Board, slot: int) -> str:
    """A project by its source, if there is one, and its space."""
    source = g.project[slot]
    return (source_name(g, source) + " in " if source != EMPTY else "") + slot_name(g, slot)


def place_name(g: Board, place: int) -> str:
    """Where a scientist comes from or goes to: the hand, a project, a summit topic, an open lobby card."""
    if place == IN_HAND:
        return "hand"
    if place < FIRST_TOPIC:
        return project_name(g, place - 1)
    if place >= FIRST_CARD:
        card = place - FIRST_CARD
        return f"{card_name(g, card)} ({lobby_text(g, card, False)})"
    topic = place - FIRST_TOPIC
    tile = g.summit_tile[topic // TOPIC_STRIDE]
    number = topic % TOPIC_STRIDE
    if tile == EMPTY or number >= g.rules.summit_size[tile]:
        return f"summit {topic // TOPIC_STRIDE + 1}, topic {number + 1}"
    source = g.rules.summit_topics[tile * TOPIC_STRIDE + number]
    return f"the {g.rules.summit_names[tile]} summit ({source_name(g, source)})"


def card_number(g: Board, card: int) -> str:
    """The number printed on a lobby card."""
    return f"{g.rules.wording.first_lobby + card:02}"


def card_name(g: Board, card: int) -> str:
    """A lobby card by its number."""
    return f"{g.rules.wording.lobby_card} {card_number(g, card)}"


# What cards say


def effect_text(g: Board, card: int, kind: int, amount: int) -> str:
    """What an effect of a lobby card gives."""
    text = g.rules.effects[kind].words.replace("{n}", str(amount))
    if "{source}" in text:
        text = text.replace("{source}", f"{source_name(g, g.rules.lobby_source[card])} {g.rules.wording.expertise}")
    return text[:-1] if amount == 1 and text[-1] == "s" and text[0] == "1" else text


def lobby_text(g: Board, card: int, main: bool) -> str:
    """The main or minor effect of a lobby card, with what it needs."""
    rules = g.rules
    if not main:
        return effect_text(g, card, rules.minor_kind[card], rules.minor_amount[card])
    needs = rules.needs[rules.lobby_needs[card]].words
    if rules.lobby_region[card] != EMPTY:
        needs += " in " + rules.region_names[rules.lobby_region[card]]
    if rules.lobby_grant[card] != EMPTY:
        needs += f" on a {GRANTS[rules.lobby_grant[card]]} space"
    if rules.lobby_source[card] != EMPTY:
        needs += " " + source_name(g, rules.lobby_source[card])
    gives = effect_text(g, card, rules.main_kind[card], rules.main_amount[card])
    if rules.other_kind[card] != EMPTY:
        gives += " or " + effect_text(g, card, rules.other_kind[card], rules.other_amount[card])
    return f"{needs}: {gives}"


def goal_text(g: Board, card: int) -> str:
    """What a Company Goal asks for."""
    rules = g.rules
    each = count(rules.goal_points[card], "point")
    what = rules.counts[rules.goal_counts[card]].words.replace("{type}", rules.wording.energy_source)
    return f"{each} for {what}, at most {rules.goal_most[card]}"


# What is asked


def shared_question(g: Board) -> str:
    """What the open decision asks, if titles share it; otherwise empty."""
    decision: object = g.decision
    if isinstance(decision, GrantResearch):
        return "The research grant: recruit a scientist, or move one."
    if isinstance(decision, MoveByCard):
        return f"The {g.rules.wording.lobby_card} lets you move a scientist."
    if isinstance(decision, LeaveProject):
        return "The project is used up. Where does your scientist go?"
    if isinstance(decision, PayCep):
        return "Pay a CEP: from where?"
    if isinstance(decision, PlaceBonusCep):
        return "A bonus: which region gets a CEP from the market?"
    if isinstance(decision, LearnAny):
        return f"A bonus: in which {g.rules.wording.energy_source} do you gain a point?"
    if isinstance(decision, SummitPoint):
        return f"The summit at {g.rules.summit_names[g.summit_tile[decision.place]]}: one more point, in which topic?"
    if isinstance(decision, SplitIncome):
        return f"Your income is {decision.total}: how much of it as money?"
    if isinstance(decision, ChooseSupplyStart):
        return "In which region does the energy supply begin?"
    if isinstance(decision, ChooseReward):
        return f"The {g.rules.wording.lobby_card} gives money or tech cubes: which?"
    if isinstance(decision, DraftPick):
        return f"Which {g.rules.wording.lobby_card} do you keep?"
    return ""


# What an action does


def shared_label(g: Board, action: int) -> str:
    """What an action does, in a few words, if titles share its kind; otherwise empty."""
    rules = g.rules
    if PROPOSE.holds(action):
        return f"Propose {source_name(g, PROPOSE.source(action))} in {slot_name(g, PROPOSE.slot(action))}"
    if rules.move.holds(action):
        return (
            f"Scientist from {place_name(g, rules.move.origin(action))} to {place_name(g, rules.move.target(action))}"
        )
    if BUY.holds(action):
        return f"Buy a CEP for ${g.price}"
    if SELL.holds(action):
        return f"Sell a CEP for ${g.price}"
    if rules.lobby.holds(action):
        main = rules.lobby.effect(action) == MAIN
        word = "main effect" if main else "minor effect"
        name = card_name(g, rules.lobby.card(action))
        return f"{sentence(name)}, {word}: {lobby_text(g, rules.lobby.card(action), main)}"
    if LEARN.holds(action):
        return f"Gain a point in {source_name(g, LEARN.source(action))}"
    if PAY.holds(action):
        origin = "your hand" if PAY.origin(action) == FROM_HAND else rules.region_names[PAY.origin(action) - 1]
        return f"Pay a CEP from {origin}"
    if PLACE_CEP.holds(action):
        return f"A CEP to {rules.region_names[PLACE_CEP.region(action)]}"
    if rules.draft.holds(action):
        card = rules.draft.card(action)
        return f"Keep card {card_number(g, card)}: {lobby_text(g, card, True)}; or {lobby_text(g, card, False)}"
    return _rare_label(g, action)


def _rare_label(g: Board, action: int) -> str:
    if INCOME.holds(action):
        decision: object = g.decision
        money = INCOME.amount(action)
        total = decision.total if isinstance(decision, SplitIncome) else money
        return f"Take ${money} and {count(total - money, 'point')}"
    if DISCARD_GOAL.holds(action):
        return f"Give up your Company Goal for ${g.rules.goal_money}"
    if BEGIN.holds(action):
        return f"Begin in {g.rules.region_names[BEGIN.region(action)]}"
    if TAKE.holds(action):
        return "Take the money" if TAKE.reward(action) == MONEY_REWARD else "Take the tech cubes"
    if RECRUIT.holds(action):
        return "Recruit a scientist"
    if END.holds(action):
        return "End your turn"
    if PASS.holds(action):
        return "Pass"
    return "Decline" if DECLINE.holds(action) else ""


def sentence(text: str) -> str:
    """The text with a capital letter at its beginning."""
    return text[0].upper() + text[1:]
