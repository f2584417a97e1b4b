"""The tracks of expertise: single steps, each with its bonus, chained depth first (G-35)."""

from typing import Final

from keeling.kernel.game import LEGAL, Choice, Choices, Decision, Step
from keeling.titles.common import refusal
from keeling.titles.common.alphabet import LEARN, PLACE_CEP
from keeling.titles.common.board import Board
from keeling.titles.common.layout import (
    BONUS_ANY,
    BONUS_CUBE,
    BONUS_REGION_CEP,
    BONUS_SOURCE,
    NO_BONUS,
    SOURCE_COUNT,
    disc_of,
    track_at,
)
from keeling.titles.common.market import MarketCepToRegion


class GainExpertise(Step[Board]):
    """A disc advances by one space and takes the bonus there; at the end of the track the point is lost (C-EXP-01)."""

    def __init__(self, player: int, source: int) -> None:
        self.player = player
        self.source = source

    def run(self, g: Board) -> None:
        source = self.source
        disc = disc_of(self.player, source)
        position = g.expertise[disc] + 1
        if position > g.rules.track_length[source]:
            return  # C-EXP-09
        g.expertise[disc] = position  # C-EXP-02, S-KNO-01
        bonus = g.rules.track_bonus[track_at(source, position)]
        if bonus != NO_BONUS:
            g.rules.push_bonus(g, self.player, bonus)  # C-EXP-03, C-EXP-08, S-KNO-02
        g.rules.reach_space(g, source, position)  # pushed last: it comes before the bonus


def push_bonus(g: Board, player: int, bonus: int) -> None:
    """Push the step of a bonus for the player who receives it."""
    if bonus == BONUS_CUBE:
        g.then(BonusCube(player))
    elif bonus == BONUS_REGION_CEP:
        g.then(PlaceBonusCep(player))
    elif bonus == BONUS_ANY:
        g.then(LearnAny(player))
    else:
        g.then(GainExpertise(player, bonus - BONUS_SOURCE))  # C-EXP-04


class BonusCube(Step[Board]):
    """The bonus "resource": a tech cube."""

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, g: Board) -> None:
        g.take_cubes(self.player, 1)  # C-EXP-05


class LearnAny(Decision[Board]):
    """The bonus "expertise symbol": a point in any source that can advance (G-36)."""

    def choices(self, g: Board) -> Choices:
        return LEARN_ANY


class LearnBySymbol(Choice[Board, LearnAny]):
    """Any source whose track has room for the player."""

    def refuse(self, g: Board, decision: LearnAny, action: int) -> int:
        return g.refuse_learn(decision.player, LEARN.source(action))

    def happen(self, g: Board, decision: LearnAny, action: int) -> None:
        g.then(GainExpertise(decision.player, LEARN.source(action)))  # C-EXP-07


LEARN_ANY: Final = Choices(LearnBySymbol(LEARN))


class PlaceBonusCep(Decision[Board]):
    """The bonus "region CEP": a CEP from the market to any region with room; lost if there is none (G-34)."""

    def choices(self, g: Board) -> Choices:
        return PLACE_BONUS_CEP


class SendBonusCep(Choice[Board, PlaceBonusCep]):
    """Any region with room."""

    def refuse(self, g: Board, decision: PlaceBonusCep, action: int) -> int:
        return refuse_place_cep(g, PLACE_CEP.region(action))

    def happen(self, g: Board, decision: PlaceBonusCep, action: int) -> None:
        g.then(BonusCep(PLACE_CEP.region(action)))


PLACE_BONUS_CEP: Final = Choices(SendBonusCep(PLACE_CEP))


def refuse_place_cep(g: Board, region: int) -> int:
    """Why no CEP can be sent from the market to the region; 0 if one can."""
    if g.market == 0:
        return refusal.MARKET_EMPTY  # G-34
    if g.region_cep[region] >= g.rules.cep_limit[region]:
        return refusal.REGION_FULL  # C-EXP-06, C-CON-12
    return LEGAL


class BonusCep(MarketCepToRegion):
    """The CEP of a track bonus reaches its region."""


def leads(g: Board, player: int, source: int) -> bool:
    """Whether nobody is ahead of the player on a track he has a disc on (G-55)."""
    position = g.expertise_of(player, source)
    if position == 0:
        return False
    return all(g.expertise_of(other, source) <= position for other in range(g.players))


def income_on(g: Board, player: int, source: int, places: int) -> int:
    """What the track pays the player if only the best `places` occupied positions are paid (0: all are)."""
    position = g.expertise_of(player, source)
    if position == 0:
        return 0  # C-INC-05, S-INC-06
    if places > 0:
        ahead = 0
        reached = position
        for _ in range(places):
            # The next better occupied position, if there is one.
            better = 0
            for other in range(g.players):
                theirs = g.expertise_of(other, source)
                if theirs > reached and (better == 0 or theirs < better):
                    better = theirs
            if better == 0:
                break
            reached = better
            ahead += 1
        if ahead >= places:
            return 0  # C-INC-01, C-INC-03, S-INC-03: positions count, not players
    return g.rules.track_income[track_at(source, position)]  # C-INC-02


def income_of(g: Board, player: int, places: int) -> int:
    """The player's income from all tracks if only the best `places` occupied positions are paid (0: all are)."""
    total = 0
    for source in range(SOURCE_COUNT):
        total += income_on(g, player, source, places)
    return total
