"""The solitaire variant (rulebook, Variants): starter projects, new lobby cards, the stack of UN Goals.

Everything else is as in the base game (C-SOLO-13); the aim is the highest score (C-SOLO-12).
"""

from typing import Final

from keeling.kernel.game import LEGAL, Choice, Choices, Decision, Step
from keeling.titles.classic import refusal
from keeling.titles.classic.alphabet import PUT
from keeling.titles.classic.state import Classic
from keeling.titles.classic.streams import STARTER_PROJECTS
from keeling.titles.common import refusal as shared
from keeling.titles.common.alphabet import BEGIN
from keeling.titles.common.board import with_entry
from keeling.titles.common.layout import EMPTY, REGION_COUNT, SOURCE_COUNT, region_of
from keeling.titles.common.places import LOBBY_DECK

SOLO_PLAYER: Final = 0


class ChooseStarterRegion(Decision[Classic]):
    """The player names the region where the starter projects begin (C-SOLO-03)."""

    def choices(self, g: Classic) -> Choices:
        return STARTER_REGION


class BeginStarters(Choice[Classic, ChooseStarterRegion]):
    """Any region."""

    def happen(self, g: Classic, decision: ChooseStarterRegion, action: int) -> None:
        g.then(DrawStarterProject(BEGIN.region(action), (1 << SOURCE_COUNT) - 1))


STARTER_REGION: Final = Choices(BeginStarters(BEGIN))


class DrawStarterProject(Step[Classic]):
    """One of the remaining starter projects (bits 1 << source) is drawn for the region at hand."""

    def __init__(self, region: int, remaining: int) -> None:
        self.region = region
        self.remaining = remaining

    def run(self, g: Classic) -> None:
        g.reveal()
        sources = [source for source in range(SOURCE_COUNT) if self.remaining >> source & 1]
        source = sources[g.chance.below(STARTER_PROJECTS, len(sources))]
        remaining = self.remaining & ~(1 << source)
        region = self.region
        for _ in range(REGION_COUNT):
            if g.accepts(region, source):
                break  # C-SOLO-04
            region = (region + 1) % REGION_COUNT
        following = (region + 1) % REGION_COUNT  # G-60
        if remaining:
            g.then(DrawStarterProject(following, remaining))
        if g.accepts(region, source):
            g.then(PutStarterProject(SOLO_PLAYER, region, source))


class PutStarterProject(Decision[Classic]):
    """The player chooses the space of the region for a starter project; there is no grant (C-SOLO-05)."""

    def __init__(self, player: int, region: int, source: int) -> None:
        super().__init__(player)
        self.region = region
        self.source = source

    def choices(self, g: Classic) -> Choices:
        return STARTER_SPACE


class PutStarter(Choice[Classic, PutStarterProject]):
    """An empty space of the region."""

    def refuse(self, g: Classic, decision: PutStarterProject, action: int) -> int:
        return refuse_put(g, decision.region, PUT.slot(action))

    def happen(self, g: Classic, decision: PutStarterProject, action: int) -> None:
        g.then(PlaceStarterProject(PUT.slot(action), decision.source))


STARTER_SPACE: Final = Choices(PutStarter(PUT))


def refuse_put(g: Classic, region: int, slot: int) -> int:
    """Why a starter project for the region cannot go there; 0 if it can."""
    if region_of(slot) != region:
        return refusal.WRONG_REGION
    return LEGAL if g.project[slot] == EMPTY else shared.SLOT_TAKEN


class PlaceStarterProject(Step[Classic]):
    """A starter project is placed."""

    def __init__(self, slot: int, source: int) -> None:
        self.slot = slot
        self.source = source

    def run(self, g: Classic) -> None:
        g.project[self.slot] = self.source
        g.project_pool[self.source] -= 1


class DrawLobbyCard(Step[Classic]):
    """The player draws a lobby card; none if the deck is empty (G-63)."""

    def run(self, g: Classic) -> None:
        if g.lobby_deck:
            g.reveal()
            card = g.lobby_deck[-1]
            assert g.lobby_place[card] == LOBBY_DECK
            g.lobby_deck = g.lobby_deck[:-1]
            g.lobby_place = with_entry(g.lobby_place, card, SOLO_PLAYER)


class RevealUnGoal(Step[Classic]):
    """The top UN Goal is turned up at the right end of the row."""

    def run(self, g: Classic) -> None:
        if g.un_stack:
            g.reveal()
            g.un_row = [*g.un_row, g.un_stack[-1]]
            g.un_stack = g.un_stack[:-1]


class RemoveUnGoal(Step[Classic]):
    """A disaster removes the leftmost open UN Goal (C-SOLO-09)."""

    def run(self, g: Classic) -> None:
        if g.un_row:
            g.un_box = [*g.un_box, g.un_row[0]]
            g.un_row = g.un_row[1:]
