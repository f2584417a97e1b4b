"""The words that titles on the board share: the ids of things that have a name, and messages for what has none."""

from typing import Final

from keeling.kernel.messages import Arg, Message, message, thing
from keeling.titles.common.alphabet import GRANTS, REGIONS
from keeling.titles.common.board import Board
from keeling.titles.common.layout import COAL, EMPTY, TOPIC_STRIDE, grant_of, region_of
from keeling.titles.common.scientists import FIRST_CARD, FIRST_TOPIC, IN_HAND

FOSSIL_WORDS: Final = ["coal", "oil", "gas"]
BONUS_WORDS: Final = [None, "cube", "region-cep", "any"]


# Things that have a name


def source_name(g: Board, source: int) -> str:
    """A source."""
    return thing("source", g.rules.wording.sources[source])


def region_name(region: int) -> str:
    """A region."""
    return thing("region", REGIONS[region])


def grant_name(grant: int) -> str:
    """The grant of a project space."""
    return thing("grant", GRANTS[grant])


def fossil_name(kind: int) -> str:
    """A fossil plant, as demand spaces number it: from COAL on."""
    return thing("plant", FOSSIL_WORDS[kind - COAL])


def summit_word(name: str) -> str:
    """The word of a summit tile, made from the name in the content: `buenos-aires`."""
    return name.lower().replace(" ", "-")


def summit_name(g: Board, tile: int) -> str:
    """A summit tile."""
    return thing("summit", summit_word(g.rules.summit_names[tile]))


# Places


def slot_name(g: Board, slot: int) -> Message:
    """A project space by region and grant."""
    return message("slot", region=region_name(region_of(slot)), grant=grant_name(grant_of(slot)))


def project_name(g: Board, slot: int) -> Message:
    """A project by its source, if there is one, and its space."""
    source = g.project[slot]
    if source == EMPTY:
        return slot_name(g, slot)
    return message(
        "project",
        source=source_name(g, source),
        region=region_name(region_of(slot)),
        grant=grant_name(grant_of(slot)),
    )


def place_name(g: Board, place: int) -> Message:
    """Where a scientist comes from or goes to: the hand, a project, a summit topic, an open lobby card."""
    if place == IN_HAND:
        return message("place-hand")
    if place < FIRST_TOPIC:
        return project_name(g, place - 1)
    if place >= FIRST_CARD:
        card = place - FIRST_CARD
        return message("place-card", card=card_name(g, card), effect=lobby_text(g, card, False))
    topic = place - FIRST_TOPIC
    tile = g.summit_tile[topic // TOPIC_STRIDE]
    number = topic % TOPIC_STRIDE
    if tile == EMPTY or number >= g.rules.summit_size[tile]:
        return message("place-no-topic", place=topic // TOPIC_STRIDE + 1, topic=number + 1)
    source = g.rules.summit_topics[tile * TOPIC_STRIDE + number]
    return message("place-topic", summit=summit_name(g, tile), source=source_name(g, source))


# Cards


def card_number(g: Board, card: int) -> int:
    """The number printed on a lobby card."""
    return g.rules.wording.first_lobby + card


def card_name(g: Board, card: int) -> Message:
    """A lobby card by its number."""
    return message("card", card=g.rules.wording.lobby_card, number=card_number(g, card))


def effect_text(g: Board, card: int, kind: int, amount: int) -> Message:
    """What an effect of a lobby card gives."""
    effect = g.rules.effects[kind]
    key = thing("effect", effect.name)
    if effect.of_source:
        return message(key, amount=amount, source=source_name(g, g.rules.lobby_source[card]))
    return message(key, amount=amount)


def need_text(g: Board, card: int) -> Message:
    """What must have been done in the turn before the main effect of a lobby card can be used."""
    rules = g.rules
    args: dict[str, Arg] = {}
    if rules.lobby_region[card] != EMPTY:
        args["place"] = region_name(rules.lobby_region[card])
    if rules.lobby_grant[card] != EMPTY:
        args["place"] = message("space-of-grant", grant=grant_name(rules.lobby_grant[card]))
    if rules.lobby_source[card] != EMPTY:
        args["source"] = source_name(g, rules.lobby_source[card])
    return message(thing("need", rules.needs[rules.lobby_needs[card]].name), **args)


def lobby_text(g: Board, card: int, main: bool) -> Message:
    """The main or minor effect of a lobby card, with what it needs."""
    gives = gift_text(g, card, main)
    return message("lobby-main", need=need_text(g, card), effect=gives) if main else gives


def gift_text(g: Board, card: int, main: bool) -> Message:
    """What the main or minor effect of a lobby card gives."""
    rules = g.rules
    if not main:
        return effect_text(g, card, rules.minor_kind[card], rules.minor_amount[card])
    gives = effect_text(g, card, rules.main_kind[card], rules.main_amount[card])
    if rules.other_kind[card] == EMPTY:
        return gives
    other = effect_text(g, card, rules.other_kind[card], rules.other_amount[card])
    return message("either", first=gives, second=other)


def card_text(g: Board, card: int) -> Message:
    """A lobby card by its number and both of its effects."""
    return message(
        "card-effects",
        number=card_number(g, card),
        main=lobby_text(g, card, True),
        minor=lobby_text(g, card, False),
    )


def goal_text(g: Board, card: int) -> Message:
    """What a Company Goal asks for."""
    rules = g.rules
    counted = message(thing("count", rules.counts[rules.goal_counts[card]].name), type=rules.wording.energy_source)
    return message("goal-company", amount=rules.goal_points[card], what=counted, most=rules.goal_most[card])
