"""What a seat may know of a classic game: everything a board needs, and the own cards."""

from typing import TypedDict

from keeling.kernel.game import PLAYING
from keeling.titles.classic.alphabet import (
    FIRST_GOAL,
    FIRST_LOBBY,
    FIRST_UN_GOAL,
    GOAL_COUNT,
    LOBBY_COUNT,
    SOURCES,
)
from keeling.titles.classic.scoring import winners
from keeling.titles.classic.state import DEFEAT, Classic
from keeling.titles.classic.words import BONUS_WORDS, FOSSIL_WORDS, goal_text, lobby_text
from keeling.titles.common.alphabet import GRANTS, REGIONS, SLOTS
from keeling.titles.common.board import (
    SHEET_COINS,
    SHEET_CUBES,
    SHEET_GOAL,
    SHEET_INCOME,
    SHEET_LINES,
    SHEET_PLAY,
    SHEET_UN_GOALS,
)
from keeling.titles.common.goals import goal_value
from keeling.titles.common.layout import (
    COAL,
    EMPTY,
    FOSSIL_KINDS,
    GRANT_COUNT,
    PLACE_COUNT,
    PLANT_STRIDE,
    RANKS,
    REGION_COUNT,
    SOURCE_COUNT,
    SPACE_STRIDE,
    TOPIC_STRIDE,
    TRACK_STRIDE,
)
from keeling.titles.common.places import GOAL_DISCARDED, GOAL_SCORED, LOBBY_PACK, LOBBY_PLAYED, NOT_PICKED
from keeling.titles.common.regions import controlled_regions, plants_by_source

ENDS = {1: "decades", 2: "green_regions", 3: "safe_zone", 4: "defeat", 5: "solo_over"}
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


class RegionView(TypedDict):
    """A region; its agenda stands in the order of preference."""

    region: str
    name: str
    agenda: list[str]
    spaces: list[SpaceView]
    slots: list[SlotView]
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
    """A track of expertise: income and bonus by space, and the position of each player's disc (0: none)."""

    source: str
    name: str
    income: list[int]
    bonuses: list[str | None]
    discs: list[int]


class PlantView(TypedDict):
    """The pile of green plants of a source, with its top tile."""

    source: str
    left: int
    money: int | None
    cubes: int | None
    points: int | None


class BenefitView(TypedDict):
    """What installing a project of a source gives."""

    source: str
    money: int
    cubes: int
    ceps: int


class MarketView(TypedDict):
    """The CEP market."""

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
    lobby_deck: int
    lobby_played: list[int]


class UnGoalView(TypedDict):
    """A UN Goal on display."""

    card: int
    sources: list[str]
    points: int


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


class SheetView(TypedDict):
    """A player's final scoring."""

    play: int
    income: int
    goal: int
    coins: int
    cubes: int
    un_goals: int


class GoalView(TypedDict):
    """A Company Goal and what it would give now."""

    card: int
    text: str
    points: int


class PlayerView(TypedDict):
    """What everybody may know of a player, and the goal for those who may see it."""

    money: int
    ceps: int
    cubes: int
    score: int
    scientists_in_hand: int
    scientists_in_pool: int
    lobby_cards: int
    un_goals: list[int]
    plants: dict[str, int]
    regions: int
    has_goal: bool
    goal_discarded: bool
    goal: GoalView | None
    sheet: SheetView | None


class LobbyView(TypedDict):
    """A lobby card the seat can see."""

    card: int
    main: str
    minor: str


class AuctionView(TypedDict):
    """The highest bid of the auction."""

    bid: int | None
    bidder: int | None


class DraftView(TypedDict):
    """The draft: its round and the seat's own pack."""

    round: int
    pack: list[LobbyView]


class ClassicView(TypedDict):
    """What a seat may know."""

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
    safe_zone: int
    defeat: int
    turn: TurnView
    regions: list[RegionView]
    summits: list[SummitView]
    tracks: list[TrackView]
    plants: list[PlantView]
    benefits: list[BenefitView]
    market: MarketView
    supplies: SuppliesView
    un_goals: list[UnGoalView]
    un_stack: int
    events: EventsView
    players: list[PlayerView]
    hand: list[LobbyView]
    draft: DraftView | None
    auction: AuctionView | None
    end: str | None
    winners: list[int]


def view(g: Classic, seat: int) -> ClassicView:
    """The whole board, the own cards, and after the game the scored goals of all."""
    rules = g.classic
    return {
        "phase": PHASES[g.phase],
        "decade": g.decade,
        "decade_name": rules.decade_names[g.decade - 1],
        "decades": rules.decades,
        "round": g.round - g.players + 1,
        "rounds": rules.rounds,
        "round_space": g.round,
        "start_player": g.start_player,
        "active": _or_none(g.active),
        "co2": g.co2,
        "safe_zone": rules.safe_zone,
        "defeat": rules.defeat,
        "turn": _turn(g),
        "regions": [_region(g, region) for region in range(REGION_COUNT)],
        "summits": [_summit(g, place) for place in range(PLACE_COUNT)],
        "tracks": [_track(g, source) for source in range(SOURCE_COUNT)],
        "plants": [_plants(g, source) for source in range(SOURCE_COUNT)],
        "benefits": [_benefit(g, source) for source in range(SOURCE_COUNT)],
        "market": {"pile": g.market, "bank": g.bank, "price": g.price, "stop": bool(g.stop)},
        "supplies": _supplies(g),
        "un_goals": [_un_goal(g, card) for card in g.un_row],
        "un_stack": len(g.un_stack),
        "events": {
            "open": _region_word(g.event_open),
            "next": _region_word(g.event_deck[-1]) if g.event_deck else None,
            "deck": len(g.event_deck),
        },
        "players": [_player(g, player, seat) for player in range(g.players)],
        "hand": _cards_at(g, seat),
        "draft": _draft(g, seat),
        "auction": {"bid": g.bid, "bidder": g.bidder} if g.bid != EMPTY else None,
        "end": ENDS.get(g.end),
        "winners": winners(g) if g.end not in (PLAYING, DEFEAT) else [],
    }


def _or_none(value: int) -> int | None:
    return value if value >= 0 else None


def _source_word(source: int) -> str | None:
    return SOURCES[source] if source >= 0 else None


def _region_word(region: int) -> str | None:
    return REGIONS[region] if region >= 0 else None


def _turn(g: Classic) -> TurnView:
    return {
        "main_done": bool(g.main_done),
        "move_done": bool(g.move_done),
        "market_done": bool(g.market_done),
        "card_done": bool(g.card_done),
        "proposed": SLOTS[g.proposed_slot] if g.proposed_slot != EMPTY else None,
        "installed": _source_word(g.installed_source),
        "summit_topics": [word for source, word in enumerate(SOURCES) if g.summit_sources >> source & 1],
        "bought": bool(g.bought),
        "sold": bool(g.sold),
    }


def _region(g: Classic, region: int) -> RegionView:
    rules = g.classic
    first = region * SPACE_STRIDE
    slots = range(region * GRANT_COUNT, region * GRANT_COUNT + GRANT_COUNT)
    return {
        "region": REGIONS[region],
        "name": rules.region_names[region],
        "agenda": [
            SOURCES[g.agenda[rank]] for rank in range(region * RANKS, region * RANKS + RANKS) if g.agenda[rank] >= 0
        ],
        "spaces": [
            {
                "plant": _plant_word(g.space[place]),
                "ppm": rules.fossil_ppm[g.space[place] - COAL] if g.space[place] >= COAL else None,
                "owner": _or_none(g.space_owner[place]),
            }
            for place in range(first, first + rules.demand_spaces[region])
        ],
        "slots": [
            {
                "slot": SLOTS[slot],
                "grant": GRANTS[slot % GRANT_COUNT],
                "source": _source_word(g.project[slot]),
                "installed": bool(g.installed[slot]),
                "scientist": _or_none(g.project_scientist[slot]),
            }
            for slot in slots
        ],
        "ceps": g.region_cep[region],
        "cep_limit": rules.cep_limit[region],
        "cubes": g.region_cube[region],
        "controller": _or_none(g.controller[region]),
    }


def _plant_word(kind: int) -> str | None:
    if kind == EMPTY:
        return None
    return FOSSIL_WORDS[kind - COAL] if kind >= COAL else SOURCES[kind]


def _summit(g: Classic, place: int) -> SummitView:
    tile = g.summit_tile[place]
    if tile == EMPTY:
        return {"name": None, "topics": []}
    return {
        "name": g.classic.summit_names[tile],
        "topics": [
            {
                "source": SOURCES[g.rules.summit_topics[tile * TOPIC_STRIDE + number]],
                "scientist": _or_none(g.summit_scientist[place * TOPIC_STRIDE + number]),
            }
            for number in range(g.rules.summit_size[tile])
        ],
    }


def _track(g: Classic, source: int) -> TrackView:
    rules = g.classic
    spaces = range(source * TRACK_STRIDE + 1, source * TRACK_STRIDE + 1 + rules.track_length[source])
    return {
        "source": SOURCES[source],
        "name": rules.source_names[source],
        "income": [rules.track_income[space] for space in spaces],
        "bonuses": [BONUS_WORDS[rules.track_bonus[space]] for space in spaces],
        "discs": [g.expertise_of(player, source) for player in range(g.players)],
    }


def _plants(g: Classic, source: int) -> PlantView:
    rules = g.classic
    left = rules.plant_tiles[source] - g.plants_built[source]
    tile = source * PLANT_STRIDE + g.plants_built[source]
    return {
        "source": SOURCES[source],
        "left": left,
        "money": rules.plant_money[tile] if left else None,
        "cubes": rules.plant_cubes[tile] if left else None,
        "points": rules.plant_points[tile] if left else None,
    }


def _benefit(g: Classic, source: int) -> BenefitView:
    rules = g.classic
    return {
        "source": SOURCES[source],
        "money": rules.benefit_money[source],
        "cubes": rules.benefit_cubes[source],
        "ceps": rules.benefit_ceps[source],
    }


def _supplies(g: Classic) -> SuppliesView:
    return {
        "cubes": g.cubes,
        "projects": dict(zip(SOURCES, g.project_pool, strict=True)),
        "fossil_deck": len(g.fossil_deck),
        "fossil_replaced": {FOSSIL_WORDS[kind]: g.fossil_discard.count(COAL + kind) for kind in range(FOSSIL_KINDS)},
        "summit_deck": len(g.summit_deck),
        "lobby_deck": len(g.lobby_deck),
        "lobby_played": [FIRST_LOBBY + card for card in range(LOBBY_COUNT) if g.lobby_place[card] == LOBBY_PLAYED],
    }


def _un_goal(g: Classic, card: int) -> UnGoalView:
    return {
        "card": FIRST_UN_GOAL + card,
        "sources": [word for source, word in enumerate(SOURCES) if g.classic.un_sources[card] >> source & 1],
        "points": g.classic.un_points[card],
    }


def _player(g: Classic, player: int, seat: int) -> PlayerView:
    return {
        "money": g.money[player],
        "ceps": g.cep[player],
        "cubes": g.cube[player],
        "score": g.score[player],
        "scientists_in_hand": g.hand_scientists[player],
        "scientists_in_pool": g.pool_scientists[player],
        "lobby_cards": g.lobby_place.count(player),
        "un_goals": [FIRST_UN_GOAL + card for card, owner in enumerate(g.un_owner) if owner == player],
        "plants": dict(zip(SOURCES, plants_by_source(g, player), strict=True)),
        "regions": controlled_regions(g, player),
        "has_goal": player in g.goal_place,
        "goal_discarded": GOAL_DISCARDED + player in g.goal_place,
        "goal": _goal(g, player, seat),
        "sheet": _sheet(g, player) if g.end not in (PLAYING, DEFEAT) else None,
    }


def _goal(g: Classic, player: int, seat: int) -> GoalView | None:
    for card in range(GOAL_COUNT):
        place = g.goal_place[card]
        if place == GOAL_SCORED + player:
            points = g.breakdown[player * SHEET_LINES + SHEET_GOAL]
            return {"card": FIRST_GOAL + card, "text": goal_text(g, card), "points": points}
        if player == seat and place == player:
            return {"card": FIRST_GOAL + card, "text": goal_text(g, card), "points": goal_value(g, player, card)}
        if player == seat and place == GOAL_DISCARDED + player:
            return {"card": FIRST_GOAL + card, "text": goal_text(g, card), "points": 0}
    return None


def _sheet(g: Classic, player: int) -> SheetView:
    first = player * SHEET_LINES
    return {
        "play": g.breakdown[first + SHEET_PLAY],
        "income": g.breakdown[first + SHEET_INCOME],
        "goal": g.breakdown[first + SHEET_GOAL],
        "coins": g.breakdown[first + SHEET_COINS],
        "cubes": g.breakdown[first + SHEET_CUBES],
        "un_goals": g.breakdown[first + SHEET_UN_GOALS],
    }


def _cards_at(g: Classic, place: int) -> list[LobbyView]:
    return [
        {"card": FIRST_LOBBY + card, "main": lobby_text(g, card, True), "minor": lobby_text(g, card, False)}
        for card in range(LOBBY_COUNT)
        if place >= 0 and g.lobby_place[card] == place
    ]


def _draft(g: Classic, seat: int) -> DraftView | None:
    if g.draft_round == NOT_PICKED:
        return None
    return {"round": g.draft_round + 1, "pack": _cards_at(g, LOBBY_PACK + seat) if seat >= 0 else []}
