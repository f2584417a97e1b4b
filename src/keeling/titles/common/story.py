"""The words for what has happened on the board that titles share, as each seat may know it."""

from collections.abc import Callable, Mapping
from string import Formatter
from typing import Any, Final

from keeling.kernel.game import Step
from keeling.kernel.words import Story, count, player_name
from keeling.titles.common.alphabet import DECLINE
from keeling.titles.common.board import SHEET_COINS, SHEET_LINES, Board
from keeling.titles.common.construct import RemoveFossil, ScorePlant, UseRegionCube
from keeling.titles.common.control import TakeControl
from keeling.titles.common.decade import GiveStartTile, NextDecade
from keeling.titles.common.events import GiveCube, NeglectRegion, NextEvent
from keeling.titles.common.goals import DiscardGoal
from keeling.titles.common.install import BenefitCep, BenefitCubes, BenefitMoney
from keeling.titles.common.layout import COAL, EMPTY, OIL, SPACE_STRIDE
from keeling.titles.common.lobby import DraftPick, LobbyCep, LobbyCubes, LobbyMoney, LobbyPoints, MoveByCard, PassPacks
from keeling.titles.common.market import (
    BuyCep,
    CepToBank,
    MarketCepToRegion,
    RefillMarket,
    RegionCepToBank,
    SellCep,
)
from keeling.titles.common.propose import GrantCubes, GrantMoney, GrantResearch, Propose
from keeling.titles.common.scientists import MoveScientist, RecruitScientist
from keeling.titles.common.scoring import ScoreCoins, ScoreCompanyGoal, SellAllCeps
from keeling.titles.common.setup import ChooseStartPlayer, DealLobbyCards
from keeling.titles.common.summits import CloseSummit, DrawSummit
from keeling.titles.common.supply import DrawFossil, IncomeMoney, IncomePoints
from keeling.titles.common.tracks import BonusCube, GainExpertise
from keeling.titles.common.words import (
    FOSSIL_WORDS,
    card_name,
    card_number,
    place_name,
    project_name,
    slot_name,
    source_name,
)

PARTS: Final[Mapping[str, Callable[[Any, Any], str]]] = {
    "player": lambda g, step: player_name(step.player),
    "start_player": lambda g, step: player_name(g.start_player),
    "source": lambda g, step: source_name(g, step.source),
    "slot": lambda g, step: slot_name(g, step.slot),
    "project": lambda g, step: project_name(g, step.slot),
    "region": lambda g, step: g.rules.region_names[step.region],
    "origin": lambda g, step: place_name(g, step.origin),
    "target": lambda g, step: place_name(g, step.target),
    "card": lambda g, step: card_name(g, step.card),
    "amount": lambda g, step: str(step.amount),
    "cubes": lambda g, step: count(step.amount, "tech cube"),
    "points": lambda g, step: count(step.amount, "point"),
    "price": lambda g, step: str(g.price),
    "co2": lambda g, step: str(g.co2),
    "decade": lambda g, step: g.rules.decade_names[g.decade - 1],
    "goal_money": lambda g, step: str(g.rules.goal_money),
}
"""What a story can name: fields of its step, and the state of the game after it."""


def told(template: str) -> Story:
    """A story that is made of the parts above: `told("{player} takes control of {region}.")`."""
    parts = {name: PARTS[name] for _, name, _, _ in Formatter().parse(template) if name}
    return lambda g, step, action, seat: template.format_map({name: part(g, step) for name, part in parts.items()})


def article(kind: int) -> str:
    """The article of a fossil plant inside a sentence."""
    return "an" if kind == OIL else "a"


def points_on(g: Board, player: int, line: int) -> str:
    """The points on a line of a player's final sheet."""
    return count(g.breakdown[player * SHEET_LINES + line], "point")


# Actions and what they give


def tell_plant_points(g: Board, step: ScorePlant, action: int, seat: int) -> str:
    """The points of the plant."""
    return f"{player_name(step.player)} scores {count(g.rules.plant_points[step.plant], 'point')} for the plant."


def tell_expertise(g: Board, step: GainExpertise, action: int, seat: int) -> str:
    """Where the disc stands now."""
    position = g.expertise_of(step.player, step.source)
    return f"{player_name(step.player)} now stands on space {position} of {source_name(g, step.source)}."


def tell_benefit_money(g: Board, step: BenefitMoney, action: int, seat: int) -> str:
    """The money for an installation."""
    money = g.rules.benefit_money[step.source]
    return f"{player_name(step.player)} gets ${money} for the {g.rules.wording.installation}."


def tell_benefit_cubes(g: Board, step: BenefitCubes, action: int, seat: int) -> str:
    """The tech cubes for an installation."""
    return f"{player_name(step.player)} gets {count(g.rules.benefit_cubes[step.source], 'tech cube')}."


def tell_grant_money(g: Board, step: GrantMoney, action: int, seat: int) -> str:
    """How much the region gives."""
    grant = max(g.region_cep[step.region], g.rules.grant_least_money)
    return f"{player_name(step.player)} gets a grant of ${grant}."


def tell_grant_cubes(g: Board, step: GrantCubes, action: int, seat: int) -> str:
    """How many tech cubes."""
    return f"{player_name(step.player)} gets a grant of {count(g.rules.grant_cubes, 'tech cube')}."


def tell_no_move(g: Board, step: GrantResearch | MoveByCard, action: int, seat: int) -> str:
    """A move that was declined; others are told when they happen."""
    return f"{player_name(step.player)} moves no scientist." if action == DECLINE.code() else ""


def tell_payment(g: Board, step: CepToBank, action: int, seat: int) -> str:
    """Where the CEP comes from."""
    origin = "from hand" if step.origin == 0 else f"from {g.rules.region_names[step.origin - 1]}"
    return f"{player_name(step.player)} pays a CEP {origin}."


# Phases


def tell_income_money(g: Board, step: IncomeMoney, action: int, seat: int) -> str:
    """Income as money, if any."""
    return f"{player_name(step.player)} takes ${step.amount} of income." if step.amount else ""


def tell_income_points(g: Board, step: IncomePoints, action: int, seat: int) -> str:
    """Income as points, if any."""
    return f"{player_name(step.player)} takes {count(step.amount, 'point')} of income." if step.amount else ""


def tell_summit_over(g: Board, step: CloseSummit, action: int, seat: int) -> str:
    """Which summit is over."""
    return f"The summit at {g.rules.summit_names[g.summit_discard[-1]]} is over."


def tell_new_summit(g: Board, step: DrawSummit, action: int, seat: int) -> str:
    """The new summit, if there is a tile."""
    tile = g.summit_tile[step.place]
    return f"A new summit: {g.rules.summit_names[tile]}." if tile != EMPTY else ""


def tell_fossil(g: Board, step: DrawFossil, action: int, seat: int) -> str:
    """A new fossil plant, if there was one, and the CO2."""
    kind = g.space[step.place]
    if kind < COAL:
        return ""
    region = g.rules.region_names[step.place // SPACE_STRIDE]
    return f"{region} gets {article(kind)} {FOSSIL_WORDS[kind - COAL]} plant; CO2 is at {g.co2} ppm."


def tell_fossil_gone(g: Board, step: RemoveFossil, action: int, seat: int) -> str:
    """A fossil plant that was replaced, and the CO2."""
    start = article(step.kind).capitalize()
    return f"{start} {FOSSIL_WORDS[step.kind - COAL]} plant leaves the game; CO2 falls to {g.co2} ppm."


def tell_neglect(g: Board, step: NeglectRegion, action: int, seat: int) -> str:
    """What it costs not to help."""
    return f"{player_name(step.player)} cannot help and loses {count(g.rules.disaster_points, 'point')}."


def tell_next_event(g: Board, step: NextEvent, action: int, seat: int) -> str:
    """Where the next event will be, if there is one."""
    return f"The next event threatens {g.rules.region_names[g.event_open]}." if g.event_open != EMPTY else ""


# Cards and scoring


def tell_lobby_cards(g: Board, step: DealLobbyCards, action: int, seat: int) -> str:
    """Each player's own cards, unless they are drafted."""
    if seat < 0 or g.rules.draft_picks:
        return ""
    numbers = [card_number(g, card) for card, place in enumerate(g.lobby_place) if place == seat]
    return f"Your {g.rules.wording.lobby_card}s: {', '.join(numbers)}."


def tell_packs(g: Board, step: PassPacks, action: int, seat: int) -> str:
    """How the draft goes on."""
    return "The packs are passed on." if g.draft_round == step.number else "The draft is over."


def tell_pick(g: Board, step: DraftPick, action: int, seat: int) -> str:
    """A drafted card, which only its owner knows."""
    if step.player == seat:
        return f"You keep {card_name(g, g.rules.draft.card(action))}."
    return f"{player_name(step.player)} keeps a {g.rules.wording.lobby_card}."


def tell_company_goal(g: Board, step: ScoreCompanyGoal, action: int, seat: int) -> str:
    """What the goal gave."""
    return f"{player_name(step.player)} scores {points_on(g, step.player, step.line)} for the Company Goal."


def tell_coins(g: Board, step: ScoreCoins, action: int, seat: int) -> str:
    """What the coins gave."""
    return f"{player_name(step.player)} scores {points_on(g, step.player, SHEET_COINS)} for coins."


SHARED_STORIES: Final[Mapping[type[Step[Any]], Story]] = {
    Propose: told("{player} proposes {source} in {slot}."),
    GrantMoney: tell_grant_money,
    GrantCubes: tell_grant_cubes,
    GrantResearch: tell_no_move,
    BenefitMoney: tell_benefit_money,
    BenefitCubes: tell_benefit_cubes,
    BenefitCep: told("{player} takes a CEP from the market, if there is one."),
    ScorePlant: tell_plant_points,
    UseRegionCube: told("{region} gives a tech cube for the plant."),
    RemoveFossil: tell_fossil_gone,
    TakeControl: told("{player} takes control of {region}."),
    MoveScientist: told("{player}'s scientist goes from {origin} to {target}."),
    RecruitScientist: told("{player} recruits a scientist."),
    GainExpertise: tell_expertise,
    BonusCube: told("{player} gets a tech cube as a bonus."),
    RefillMarket: told("The market is refilled; the price is ${price}."),
    BuyCep: told("{player} buys a CEP."),
    SellCep: told("{player} sells a CEP; the price is ${price}."),
    CepToBank: tell_payment,
    RegionCepToBank: told("{region} pays a CEP."),
    MarketCepToRegion: told("A CEP goes to {region}."),
    ChooseStartPlayer: told("{start_player} is start player."),
    NextDecade: told("The decade {decade} begins."),
    GiveStartTile: told("{player} is start player."),
    IncomeMoney: tell_income_money,
    IncomePoints: tell_income_points,
    CloseSummit: tell_summit_over,
    DrawSummit: tell_new_summit,
    DrawFossil: tell_fossil,
    GiveCube: told("{player} sends a tech cube to {region}."),
    NeglectRegion: tell_neglect,
    NextEvent: tell_next_event,
    LobbyMoney: told("{player} gets ${amount} by the card."),
    LobbyCubes: told("{player} gets {cubes} by the card."),
    LobbyPoints: told("{player} gets {points} by the card."),
    LobbyCep: told("{player} takes a CEP from the market, if there is one."),
    MoveByCard: tell_no_move,
    DiscardGoal: told("{player} gives up a Company Goal for ${goal_money}."),
    DealLobbyCards: tell_lobby_cards,
    DraftPick: tell_pick,
    PassPacks: tell_packs,
    SellAllCeps: told("{player} sells all CEPs at ${price}."),
    ScoreCompanyGoal: tell_company_goal,
    ScoreCoins: tell_coins,
}
