"""The words for what has happened on the board that titles share, as each seat may know it.

What a step only gives or takes in money, tech cubes, CEPs and points of the player who acts is not told: readers see it
from what the step changes, summed up behind the action.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from keeling.kernel.game import Step
from keeling.kernel.messages import Arg, Message, Part, message, seat
from keeling.kernel.words import Story
from keeling.titles.common.alphabet import DECLINE, FROM_HAND, INCOME
from keeling.titles.common.board import SHEET_COINS, SHEET_CUBES, SHEET_LINES, Board
from keeling.titles.common.construct import RemoveFossil, UseRegionCube
from keeling.titles.common.control import TakeControl
from keeling.titles.common.decade import GiveStartTile, NextDecade
from keeling.titles.common.events import GiveCube, NeglectRegion, NextEvent
from keeling.titles.common.goals import DiscardGoal
from keeling.titles.common.install import BenefitCubes
from keeling.titles.common.layout import COAL, EMPTY, region_of_space
from keeling.titles.common.lobby import DraftPick, LobbyCubes, MoveByCard, PassPacks
from keeling.titles.common.market import (
    BuyCep,
    CepToBank,
    CepToHand,
    MarketCepToRegion,
    RefillMarket,
    RegionCepToBank,
    SellCep,
    paying_region,
)
from keeling.titles.common.places import GOAL_SCORED
from keeling.titles.common.propose import GrantCubes, GrantResearch, Propose
from keeling.titles.common.scientists import MoveScientist, RecruitScientist
from keeling.titles.common.scoring import ScoreCoins, ScoreCompanyGoal, ScoreMostCubes, SellAllCeps
from keeling.titles.common.setup import ChooseStartPlayer, DealLobbyCards
from keeling.titles.common.summits import CloseSummit, DrawSummit
from keeling.titles.common.supply import DrawFossil, SplitIncome
from keeling.titles.common.tracks import BonusCube, GainExpertise
from keeling.titles.common.words import (
    card_name,
    card_text,
    fossil_name,
    goal_text,
    lobby_text,
    place_name,
    project_name,
    region_name,
    slot_name,
    source_name,
    summit_name,
)

PARTS: Final[Mapping[str, Callable[[Any, Any], Arg]]] = {
    "player": lambda g, step: seat(step.player),
    "source": lambda g, step: source_name(g, step.source),
    "slot": lambda g, step: slot_name(g, step.slot),
    "project": lambda g, step: project_name(g, step.slot),
    "region": lambda g, step: region_name(step.region),
    "origin": lambda g, step: place_name(g, step.origin),
    "target": lambda g, step: place_name(g, step.target),
    "card": lambda g, step: card_name(g, step.card),
    "amount": lambda g, step: step.amount,
}
"""What a story can name by the fields of its step."""


def told(key: str, *parts: str) -> Story:
    """A story that is made of the parts above: `told("tell-control", "player", "region")`."""
    named = [(name, PARTS[name]) for name in parts]
    return lambda g, step, action, viewer: message(key, **{name: part(g, step) for name, part in named})


def points_on(g: Board, player: int, line: int) -> int:
    """The points on a line of a player's final sheet."""
    return g.breakdown[player * SHEET_LINES + line]


def tell_line(g: Board, key: str, line: int) -> Message | None:
    """Who scores the same points on a line of the final sheets, if anybody does."""
    scorers: list[Part] = [seat(player) for player in range(g.players) if points_on(g, player, line) > 0]
    points = max(points_on(g, player, line) for player in range(g.players))
    return message(key, amount=points, players=scorers) if scorers else None


# Actions and what they give


def tell_expertise(g: Board, step: GainExpertise, action: int, viewer: int) -> Message:
    """Where the disc stands now."""
    position = g.expertise_of(step.player, step.source)
    return message("tell-expertise", player=seat(step.player), position=position, source=source_name(g, step.source))


def tell_no_move(g: Board, step: GrantResearch | MoveByCard, action: int, viewer: int) -> Message | None:
    """A move that was declined; others are told when they happen."""
    return message("tell-no-move", player=seat(step.player)) if action == DECLINE.code() else None


def tell_empty_supply(
    g: Board, step: BenefitCubes | GrantCubes | LobbyCubes, action: int, viewer: int
) -> Message | None:
    """That there are no more tech cubes, if it is so: then the player may have got fewer."""
    return message("tell-no-cubes") if g.cubes == 0 and g.rules.cubes_limited else None


def tell_empty_market(g: Board, step: CepToHand, action: int, viewer: int) -> Message | None:
    """That there is no more CEP, if it is so: then the player may have got none."""
    return message("tell-no-ceps") if g.market == 0 else None


def tell_refill(g: Board, step: RefillMarket, action: int, viewer: int) -> Message:
    """The new price."""
    return message("tell-refill", amount=g.price)


def tell_sell(g: Board, step: SellCep, action: int, viewer: int) -> Message:
    """The new price."""
    return message("tell-sell", player=seat(step.player), amount=g.price)


def tell_payment(g: Board, step: CepToBank, action: int, viewer: int) -> Message | None:
    """Where the CEP comes from; one of the active player's own is seen in what his action changes."""
    if step.origin != FROM_HAND:
        region = region_name(paying_region(step.origin))
        return message("tell-pay-region", player=seat(step.player), region=region)
    return None if step.player == g.active else message("tell-pay-hand", player=seat(step.player))


def tell_discard_goal(g: Board, step: DiscardGoal, action: int, viewer: int) -> Message:
    """What the goal gives."""
    return message("tell-discard-goal", player=seat(step.player), amount=g.rules.goal_money)


# Phases


def tell_start_player(g: Board, step: ChooseStartPlayer, action: int, viewer: int) -> Message:
    """Who begins."""
    return message("tell-start-player", player=seat(g.start_player))


def tell_decade(g: Board, step: NextDecade, action: int, viewer: int) -> Message:
    """Which decade begins."""
    return message("tell-decade", year=g.rules.years[g.decade - 1])


def tell_income(g: Board, step: SplitIncome, action: int, viewer: int) -> Message:
    """How much of the income is money, and how much is points."""
    return message("tell-income", player=seat(step.player), income=income_parts(step, action))


def income_parts(step: SplitIncome, action: int) -> list[Part]:
    """The income as amounts of money and points, as far as there are some of each."""
    money = INCOME.amount(action)
    parts: list[Part] = []
    if money > 0:
        parts.append(message("amount-money", amount=money))
    if money < step.total:
        parts.append(message("amount-points", amount=step.total - money))
    return parts


def tell_summit_over(g: Board, step: CloseSummit, action: int, viewer: int) -> Message:
    """Which summit is over."""
    return message("tell-summit-over", summit=summit_name(g, g.summit_discard[-1]))


def tell_new_summit(g: Board, step: DrawSummit, action: int, viewer: int) -> Message | None:
    """The new summit, if there is a tile."""
    tile = g.summit_tile[step.place]
    return message("tell-new-summit", summit=summit_name(g, tile)) if tile != EMPTY else None


def tell_fossil(g: Board, step: DrawFossil, action: int, viewer: int) -> Message | None:
    """A new fossil plant, if there was one, and the CO2."""
    kind = g.space[step.place]
    if kind < COAL:
        return None
    region = region_name(region_of_space(step.place))
    return message("tell-fossil", region=region, plant=fossil_name(kind), amount=g.co2)


def tell_fossil_gone(g: Board, step: RemoveFossil, action: int, viewer: int) -> Message:
    """A fossil plant that was replaced, and the CO2."""
    return message("tell-fossil-gone", plant=fossil_name(step.kind), amount=g.co2)


def tell_neglect(g: Board, step: NeglectRegion, action: int, viewer: int) -> Message:
    """What it costs not to help."""
    return message("tell-neglect", player=seat(step.player), amount=g.rules.disaster_points)


def tell_next_event(g: Board, step: NextEvent, action: int, viewer: int) -> Message | None:
    """Where the next event will be, if there is one."""
    return message("tell-next-event", region=region_name(g.event_open)) if g.event_open != EMPTY else None


# Cards and scoring


def tell_lobby_cards(g: Board, step: DealLobbyCards, action: int, viewer: int) -> Message | None:
    """Each player's own cards, unless they are drafted."""
    if viewer < 0 or g.rules.draft_picks:
        return None
    cards: list[Part] = [card_text(g, card) for card, place in enumerate(g.lobby_place) if place == viewer]
    return message("tell-lobby-cards", card=g.rules.wording.lobby_card, cards=cards)


def tell_packs(g: Board, step: PassPacks, action: int, viewer: int) -> Message:
    """How the draft goes on."""
    return message("tell-packs-passed" if g.draft_round == step.number else "tell-draft-over")


def tell_pick(g: Board, step: DraftPick, action: int, viewer: int) -> Message:
    """A drafted card, which only its owner knows."""
    if step.player != viewer:
        return message("tell-draft", player=seat(step.player), card=g.rules.wording.lobby_card)
    card = g.rules.draft.card(action)
    return message(
        "tell-draft-own", card=card_name(g, card), main=lobby_text(g, card, True), minor=lobby_text(g, card, False)
    )


def tell_sell_all(g: Board, step: SellAllCeps, action: int, viewer: int) -> Message:
    """For how much each."""
    return message("tell-sell-all", player=seat(step.player), amount=g.price)


def tell_company_goal(g: Board, step: ScoreCompanyGoal, action: int, viewer: int) -> Message:
    """Which goal, and what it gave."""
    points = points_on(g, step.player, step.line)
    if points == 0:
        return message("tell-no-company-goal", player=seat(step.player))
    scored = [card for card, place in enumerate(g.goal_place) if place == GOAL_SCORED + step.player]
    goal = goal_text(g, scored[-1])  # who has two scores them in the order of their numbers
    return message("tell-company-goal", player=seat(step.player), amount=points, goal=goal)


def tell_coins(g: Board, step: ScoreCoins, action: int, viewer: int) -> Message:
    """What the coins gave."""
    return message("tell-coins", player=seat(step.player), amount=points_on(g, step.player, SHEET_COINS))


def tell_most_cubes(g: Board, step: ScoreMostCubes, action: int, viewer: int) -> Message | None:
    """Who scores for the most tech cubes."""
    return tell_line(g, "tell-most-cubes", SHEET_CUBES)


SHARED_STORIES: Final[Mapping[type[Step[Any]], Story]] = {
    Propose: told("tell-propose", "player", "source", "slot"),
    GrantCubes: tell_empty_supply,
    GrantResearch: tell_no_move,
    BenefitCubes: tell_empty_supply,
    UseRegionCube: told("tell-region-cube", "region"),
    RemoveFossil: tell_fossil_gone,
    TakeControl: told("tell-control", "player", "region"),
    MoveScientist: told("tell-move", "player", "origin", "target"),
    RecruitScientist: told("tell-recruit", "player"),
    GainExpertise: tell_expertise,
    BonusCube: told("tell-bonus-cube", "player"),
    RefillMarket: tell_refill,
    CepToHand: tell_empty_market,
    BuyCep: told("tell-buy", "player"),
    SellCep: tell_sell,
    CepToBank: tell_payment,
    RegionCepToBank: told("tell-region-pays", "region"),
    MarketCepToRegion: told("tell-region-cep", "region"),
    ChooseStartPlayer: tell_start_player,
    NextDecade: tell_decade,
    GiveStartTile: told("tell-start-player", "player"),
    SplitIncome: tell_income,
    CloseSummit: tell_summit_over,
    DrawSummit: tell_new_summit,
    DrawFossil: tell_fossil,
    GiveCube: told("tell-give-cube", "player", "region"),
    NeglectRegion: tell_neglect,
    NextEvent: tell_next_event,
    LobbyCubes: tell_empty_supply,
    MoveByCard: tell_no_move,
    DiscardGoal: tell_discard_goal,
    DealLobbyCards: tell_lobby_cards,
    DraftPick: tell_pick,
    PassPacks: tell_packs,
    SellAllCeps: tell_sell_all,
    ScoreCompanyGoal: tell_company_goal,
    ScoreCoins: tell_coins,
    ScoreMostCubes: tell_most_cubes,
}
