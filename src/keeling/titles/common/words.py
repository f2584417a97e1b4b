"""The words that titles on the board share: names, and what cards say."""

from typing import Final

from keeling.kernel.words import count
from keeling.titles.common.alphabet import GRANTS
from keeling.titles.common.board import Board
from keeling.titles.common.layout import EMPTY, GRANT_COUNT, TOPIC_STRIDE
from keeling.titles.common.scientists import FIRST_CARD, FIRST_TOPIC, IN_HAND

FOSSIL_WORDS: Final = ["coal", "oil", "gas"]
BONUS_WORDS: Final = [None, "cube", "region-cep", "any"]


# Names


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
