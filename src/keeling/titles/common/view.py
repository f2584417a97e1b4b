"""What a seat may know of the board that titles share; a title adds what is its own."""

from typing import TypedDict

from keeling.titles.common.alphabet import GRANTS, REGIONS, SLOTS
from keeling.titles.common.board import Board
from keeling.titles.common.layout import (
    BONUS_SOURCE,
    COAL,
    EMPTY,
    FOSSIL_KINDS,
    GRANT_COUNT,
    PLACE_COUNT,
    RANKS,
    SOURCE_COUNT,
    SPACE_STRIDE,
    TOPIC_STRIDE,
    TRACK_STRIDE,
)
from keeling.titles.common.places import LOBBY_PACK, NOT_PICKED
from keeling.titles.common.regions import controlled_regions, plants_by_source
from keeling.titles.common.words import BONUS_WORDS, FOSSIL_WORDS, lobby_text

PHASES = ("setup", "supply", "operations", "between_decades", "scoring")


class SpaceView(TypedDict):
    """A demand space: empty, a fossil plant with its CO2, or a green plant with its owner."""

    plant: str | None
    ppm: int | None
    owner: int | None


class SlotView(TypedDict):
    """A project space."""

    slot: str
    grant: str
    source: str | None
    installed: bool
    scientist: int | None


class RegionFrame(TypedDict):
    """A region without its spaces; its agenda stands in the order of preference."""

    region: str
    name: str
    agenda: list[str]
    ceps: int
    cep_limit: int
    cubes: int
    controller: int | None


class TopicView(TypedDict):
    """A topic of a summit, and whose scientist talks about it."""

    source: str
    scientist: int | None


class SummitView(TypedDict):
    """A summit place; without a tile it has no name and no topics."""

    name: str | None
    topics: list[TopicView]


class TrackView(TypedDict):
    """A track of a source: income and bonus by space, and the position of each player's disc (0: none)."""

    source: str
    name: str
    income: list[int]
    bonuses: list[str | None]
    discs: list[int]


class BenefitView(TypedDict):
    """What installing a project of a source gives."""

    source: str
    money: int
    cubes: int
    ceps: int


class MarketView(TypedDict):
    """The CEP market; `stop` means that it is closed for something in this turn."""

    pile: int
    bank: int
    price: int
    stop: bool


class SuppliesView(TypedDict):
    """What lies beside the board."""

    cubes: int
    projects: dict[str, int]
    fossil_deck: int
    fossil_replaced: dict[str, int]
    summit_deck: int


class EventsView(TypedDict):
    """The event on its space, the open card of the deck, and how many cards the deck has."""

    open: str | None
    next: str | None
    deck: int


class TurnView(TypedDict):
    """What the active player has done in this turn."""

    main_done: bool
    move_done: bool
    market_done: bool
    card_done: bool
    proposed: str | None
    installed: str | None
    summit_topics: list[str]
    bought: bool
    sold: bool


class GoalView(TypedDict):
    """A Company Goal and what it would give now."""

    card: int
    text: str
    points: int


class LobbyView(TypedDict):
    """A lobby card the seat can see."""

    card: int
    main: str
    minor: str


class DraftView(TypedDict):
    """The draft: its round and the seat's own pack."""

    round: int
    pack: list[LobbyView]


class PlayerFrame(TypedDict):
    """What everybody may know of a player in every title."""

    money: int
    ceps: int
    cubes: int
    scientists_in_hand: int
    scientists_in_pool: int
    lobby_cards: int
    un_goals: list[int]
    plants: dict[str, int]
    regions: int


class BoardView(TypedDict):
    """What a seat may know in every title."""

    phase: str
    decade: int
    decade_name: str
    decades: int
    round: int
    rounds: int
    round_space: int
    start_player: int
    active: int | None
    co2: int
    defeat: int
    summits: list[SummitView]
    benefits: list[BenefitView]
    market: MarketView
    hand: list[LobbyView]
    draft: DraftView | None


def board_view(g: Board, seat: int, phases: tuple[str, ...]) -> BoardView:
    """The part of the view that titles share."""
    rules = g.rules
    return {
        "phase": phases[g.phase],
        "decade": g.decade,
        "decade_name": rules.decade_names[g.decade - 1],
        "decades": rules.decades,
        "round": g.round - g.players + 1,
        "rounds": g.rules.rounds_now(g),
        "round_space": g.round,
        "start_player": g.start_player,
        "active": or_none(g.active),
        "co2": g.co2,
        "defeat": rules.defeat,
        "summits": [_summit(g, place) for place in range(PLACE_COUNT)],
        "benefits": [_benefit(g, source) for source in range(SOURCE_COUNT)],
        "market": {"pile": g.market, "bank": g.bank, "price": g.price, "stop": bool(g.stop)},
        "hand": cards_at(g, seat) if seat >= 0 else [],
        "draft": _draft(g, seat),
    }


# Words


def or_none(value: int) -> int | None:
    """A seat, or None for nobody."""
    return value if value >= 0 else None


def source_word(g: Board, source: int) -> str | None:
    """A source by its word, or None."""
    return g.rules.wording.sources[source] if source >= 0 else None


def region_word(region: int) -> str | None:
    """A region by its word, or None."""
    return REGIONS[region] if region >= 0 else None


def by_source(g: Board, counts: list[int]) -> dict[str, int]:
    """Numbers by the words of the sources."""
    return dict(zip(g.rules.wording.sources, counts, strict=True))


def _plant_word(g: Board, kind: int) -> str | None:
    return FOSSIL_WORDS[kind - COAL] if kind >= COAL else source_word(g, kind)


# The turn


def turn_view(g: Board) -> TurnView:
    """What has been done in this turn."""
    return {
        "main_done": bool(g.main_done),
        "move_done": bool(g.move_done),
        "market_done": bool(g.market_done),
        "card_done": bool(g.card_done),
        "proposed": SLOTS[g.proposed_slot] if g.proposed_slot != EMPTY else None,
        "installed": source_word(g, g.installed_source),
        "summit_topics": [
            word for source, word in enumerate(g.rules.wording.sources) if g.summit_sources >> source & 1
        ],
        "bought": bool(g.bought),
        "sold": bool(g.sold),
    }


# Regions, summits, tracks


def region_frame(g: Board, region: int) -> RegionFrame:
    """A region without its spaces."""
    ranks = range(region * RANKS, region * RANKS + RANKS)
    sources = g.rules.wording.sources
    return {
        "region": REGIONS[region],
        "name": g.rules.region_names[region],
        "agenda": [sources[g.agenda[rank]] for rank in ranks if g.agenda[rank] >= 0],
        "ceps": g.region_cep[region],
        "cep_limit": g.rules.cep_limit[region],
        "cubes": g.region_cube[region],
        "controller": or_none(g.controller[region]),
    }


def spaces_of(g: Board, region: int) -> range:
    """The demand spaces of a region."""
    return range(region * SPACE_STRIDE, region * SPACE_STRIDE + g.rules.demand_spaces[region])


def slots_of(region: int) -> range:
    """The project spaces of a region."""
    return range(region * GRANT_COUNT, region * GRANT_COUNT + GRANT_COUNT)


def space_view(g: Board, place: int) -> SpaceView:
    """A demand space."""
    kind = g.space[place]
    return {
        "plant": _plant_word(g, kind),
        "ppm": g.rules.fossil_ppm[kind - COAL] if kind >= COAL else None,
        "owner": or_none(g.space_owner[place]),
    }


def slot_view(g: Board, slot: int) -> SlotView:
    """A project space."""
    return {
        "slot": SLOTS[slot],
        "grant": GRANTS[slot % GRANT_COUNT],
        "source": source_word(g, g.project[slot]),
        "installed": bool(g.installed[slot]),
        "scientist": or_none(g.project_scientist[slot]),
    }


def _summit(g: Board, place: int) -> SummitView:
    tile = g.summit_tile[place]
    if tile == EMPTY:
        return {"name": None, "topics": []}
    return {
        "name": g.rules.summit_names[tile],
        "topics": [
            {
                "source": g.rules.wording.sources[g.rules.summit_topics[tile * TOPIC_STRIDE + number]],
                "scientist": or_none(g.summit_scientist[place * TOPIC_STRIDE + number]),
            }
            for number in range(g.rules.summit_size[tile])
        ],
    }


def track_view(g: Board, source: int) -> TrackView:
    """The track of a source."""
    rules = g.rules
    spaces = range(source * TRACK_STRIDE + 1, source * TRACK_STRIDE + 1 + rules.track_length[source])
    return {
        "source": rules.wording.sources[source],
        "name": rules.source_names[source],
        "income": [rules.track_income[space] for space in spaces],
        "bonuses": [_bonus_word(g, rules.track_bonus[space]) for space in spaces],
        "discs": [g.expertise_of(player, source) for player in range(g.players)],
    }


def _bonus_word(g: Board, bonus: int) -> str | None:
    return source_word(g, bonus - BONUS_SOURCE) if bonus >= BONUS_SOURCE else BONUS_WORDS[bonus]


def _benefit(g: Board, source: int) -> BenefitView:
    rules = g.rules
    return {
        "source": rules.wording.sources[source],
        "money": rules.benefit_money[source],
        "cubes": rules.benefit_cubes[source],
        "ceps": rules.benefit_ceps[source],
    }


def supplies_view(g: Board) -> SuppliesView:
    """What lies beside the board."""
    return {
        "cubes": g.cubes,
        "projects": by_source(g, g.project_pool),
        "fossil_deck": len(g.fossil_deck),
        "fossil_replaced": {FOSSIL_WORDS[kind]: g.fossil_discard.count(COAL + kind) for kind in range(FOSSIL_KINDS)},
        "summit_deck": len(g.summit_deck),
    }


def events_view(g: Board) -> EventsView:
    """The two events everybody sees."""
    return {
        "open": region_word(g.event_open),
        "next": region_word(g.event_deck[-1]) if g.event_deck else None,
        "deck": len(g.event_deck),
    }


# Players and cards


def player_frame(g: Board, player: int) -> PlayerFrame:
    """A player without points and goals."""
    first = g.rules.wording.first_un_goal
    return {
        "money": g.money[player],
        "ceps": g.cep[player],
        "cubes": g.cube[player],
        "scientists_in_hand": g.hand_scientists[player],
        "scientists_in_pool": g.pool_scientists[player],
        "lobby_cards": g.lobby_place.count(player),
        "un_goals": [first + card for card, owner in enumerate(g.un_owner) if owner == player],
        "plants": by_source(g, plants_by_source(g, player)),
        "regions": controlled_regions(g, player),
    }


def card_view(g: Board, card: int) -> LobbyView:
    """A lobby card."""
    return {
        "card": g.rules.wording.first_lobby + card,
        "main": lobby_text(g, card, True),
        "minor": lobby_text(g, card, False),
    }


def cards_at(g: Board, place: int) -> list[LobbyView]:
    """The lobby cards in a place."""
    return [card_view(g, card) for card, where in enumerate(g.lobby_place) if where == place]


def _draft(g: Board, seat: int) -> DraftView | None:
    if g.draft_round == NOT_PICKED:
        return None
    return {"round": g.draft_round + 1, "pack": cards_at(g, LOBBY_PACK + seat) if seat >= 0 else []}
