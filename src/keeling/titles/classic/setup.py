"""Setup (rulebook, Setup), in the order of its headings."""

from keeling.kernel.game import Step
from keeling.titles.classic.decade import Decade
from keeling.titles.classic.solitaire import SOLO_PLAYER, ChooseStarterRegion
from keeling.titles.classic.state import Classic
from keeling.titles.common.layout import COAL, FOSSIL_KINDS, PLACE_COUNT, REGION_COUNT, space_at
from keeling.titles.common.setup import (
    ChooseStartPlayer,
    DealAgendas,
    DealEvents,
    DealGoals,
    DealLobbyCards,
    EquipPlayers,
    PlaceCeps,
    PlaceSupplies,
)
from keeling.titles.common.streams import FOSSIL_TILES, SUMMITS, UN_GOALS


class SetUp(Step[Classic]):
    """Everything before the first decade."""

    def run(self, g: Classic) -> None:
        g.then(
            ChooseStartPlayer(),  # C-SET-02
            EquipPlayers(),  # C-SET-03 to C-SET-07
            PlaceSupplies(),  # C-SET-08 to C-SET-12
            DealSummits(),  # C-SET-13, C-SET-14
            DealAgendas(),  # C-SET-15
            PlaceFossilPlants(),  # C-SET-17, C-SET-18
            PlaceCeps(),  # C-SET-19 to C-SET-21
            DealGoals(),  # C-SET-22, C-SET-23
            DealUnGoals(),  # C-SET-24
            DealEvents(),  # C-SET-25
            DealLobbyCards(),  # C-SET-26, C-SET-29
            PlaceStarterProjects(),
            Decade(),
        )


class DealSummits(Step[Classic]):
    """Each place gets a tile of two topics; all others form the pile."""

    def run(self, g: Classic) -> None:
        g.reveal()
        sizes = g.rules.summit_size
        small = [tile for tile in range(len(sizes)) if sizes[tile] == 2]
        g.chance.shuffle(SUMMITS, small)
        g.summit_tile = small[:PLACE_COUNT]  # C-SET-13
        deck = small[PLACE_COUNT:] + [tile for tile in range(len(sizes)) if sizes[tile] > 2]
        g.chance.shuffle(SUMMITS, deck)  # C-SET-14
        g.summit_deck = deck


class PlaceFossilPlants(Step[Classic]):
    """Each region gets a fossil plant, drawn or from a preset, and the CO2 of all is added up."""

    def run(self, g: Classic) -> None:
        g.reveal()
        rules = g.classic
        deck: list[int] = []
        first: list[int] = []
        box: list[int] = []
        for kind in range(FOSSIL_KINDS):
            tiles = rules.fossil_tiles[kind]
            if rules.preset >= 0:
                on_board = rules.preset_board[rules.preset * FOSSIL_KINDS + kind]
                removed = rules.preset_removed[rules.preset * FOSSIL_KINDS + kind]
                first += [COAL + kind] * on_board  # C-VAR-01 to C-VAR-04
                box += [COAL + kind] * removed
                tiles -= on_board + removed
            deck += [COAL + kind] * tiles
        g.chance.shuffle(FOSSIL_TILES, deck)
        g.chance.shuffle(FOSSIL_TILES, first)
        space = g.space[:]
        for region in range(REGION_COUNT):
            kind = first.pop() if first else deck.pop()
            space[space_at(region, 0)] = kind  # C-SET-17
            g.co2 += rules.fossil_ppm[kind - COAL]  # C-SET-18
        g.space = space
        g.fossil_box = box
        g.fossil_deck = deck  # C-VAR-11


class DealUnGoals(Step[Classic]):
    """The display of UN Goals; in solitaire all are a face-down stack."""

    def run(self, g: Classic) -> None:
        g.reveal()
        cards = list(range(g.rules.un_count))
        g.chance.shuffle(UN_GOALS, cards)
        if g.classic.solo:
            g.un_stack = cards  # C-SOLO-02
        else:
            g.un_row = sorted(cards[: g.classic.un_display])  # C-SET-24
            g.un_box = cards[g.classic.un_display :]


class PlaceStarterProjects(Step[Classic]):
    """In solitaire five projects are on the board before the first decade."""

    def run(self, g: Classic) -> None:
        if g.classic.solo:
            g.then(ChooseStarterRegion(SOLO_PLAYER))  # C-SOLO-03
