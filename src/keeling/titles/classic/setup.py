"""Setup (rulebook, Setup), in the order of its headings."""

from keeling.kernel.game import Step
from keeling.titles.classic.alphabet import GOAL_COUNT, LOBBY_COUNT, UN_GOAL_COUNT
from keeling.titles.classic.decade import Decade
from keeling.titles.classic.draft import DraftRound
from keeling.titles.classic.rules import DRAFT_OFF
from keeling.titles.classic.solitaire import SOLO_PLAYER, ChooseStarterRegion
from keeling.titles.classic.state import GOAL_BOX, GOAL_REMOVED, LOBBY_BOX, LOBBY_DECK, LOBBY_PACK, Classic
from keeling.titles.common.board import COAL, FOSSIL_KINDS, PLACE_COUNT, RANKS, REGION_COUNT, SPACE_STRIDE


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
            DealCompanyGoals(),  # C-SET-22, C-SET-23
            DealUnGoals(),  # C-SET-24
            DealEvents(),  # C-SET-25
            DealLobbyCards(),  # C-SET-26, C-SET-29
            PlaceStarterProjects(),
            Decade(),
        )


class ChooseStartPlayer(Step[Classic]):
    """Chance decides who begins."""

    def run(self, g: Classic) -> None:
        g.reveal()
        g.start_player = g.random.below(g.players)


class EquipPlayers(Step[Classic]):
    """Every player gets money by his seat, CEPs and scientists."""

    def run(self, g: Classic) -> None:
        rules = g.classic
        for n in range(g.players):
            player = (g.start_player + n) % g.players
            g.money[player] = rules.start_money[n]  # C-SET-04
            g.cep[player] = rules.start_ceps  # C-SET-05
            g.cube[player] = rules.start_cubes  # C-SET-07
            g.hand_scientists[player] = rules.scientists_in_hand  # C-SET-03
            g.pool_scientists[player] = rules.scientists - rules.scientists_in_hand


class PlaceSupplies(Step[Classic]):
    """Counters, tech cubes and project tiles."""

    def run(self, g: Classic) -> None:
        g.decade = 1
        g.round = g.players  # C-SET-08, B-19
        g.cubes = g.classic.cube_total - sum(g.cube)  # C-SET-09
        g.project_pool = g.classic.projects[:]  # C-SET-11


class DealSummits(Step[Classic]):
    """Each place gets a tile of two topics; all others form the pile."""

    def run(self, g: Classic) -> None:
        g.reveal()
        sizes = g.rules.summit_size
        small = [tile for tile in range(len(sizes)) if sizes[tile] == 2]
        g.random.shuffle(small)
        g.summit_tile = small[:PLACE_COUNT]  # C-SET-13
        g.summit_deck = small[PLACE_COUNT:] + [tile for tile in range(len(sizes)) if sizes[tile] > 2]
        g.random.shuffle(g.summit_deck)  # C-SET-14


class DealAgendas(Step[Classic]):
    """Each region gets a Regional Agenda; the rest leaves the game."""

    def run(self, g: Classic) -> None:
        g.reveal()
        tiles = list(range(len(g.classic.agendas) // RANKS))
        g.random.shuffle(tiles)
        for region in range(REGION_COUNT):
            first = tiles[region] * RANKS
            for rank in range(RANKS):
                g.agenda[region * RANKS + rank] = g.classic.agendas[first + rank]


class PlaceFossilPlants(Step[Classic]):
    """Each region gets a fossil plant, drawn or from a preset, and the CO2 of all is added up."""

    def run(self, g: Classic) -> None:
        g.reveal()
        rules = g.classic
        deck: list[int] = []
        first: list[int] = []
        for kind in range(FOSSIL_KINDS):
            tiles = rules.fossil_tiles[kind]
            if rules.preset >= 0:
                on_board = rules.preset_board[rules.preset * FOSSIL_KINDS + kind]
                removed = rules.preset_removed[rules.preset * FOSSIL_KINDS + kind]
                first += [COAL + kind] * on_board  # C-VAR-01 to C-VAR-04
                g.fossil_box += [COAL + kind] * removed
                tiles -= on_board + removed
            deck += [COAL + kind] * tiles
        g.random.shuffle(deck)
        g.random.shuffle(first)
        for region in range(REGION_COUNT):
            kind = first.pop() if first else deck.pop()
            g.space[region * SPACE_STRIDE] = kind  # C-SET-17
            g.co2 += rules.fossil_ppm[kind - COAL]  # C-SET-18
        g.fossil_deck = deck  # C-VAR-11


class PlaceCeps(Step[Classic]):
    """CEPs for the regions and the market; the rest is the bank."""

    def run(self, g: Classic) -> None:
        rules = g.classic
        for region in range(REGION_COUNT):
            g.region_cep[region] = rules.demand_spaces[region] - 1  # C-SET-19
        g.market = rules.pile  # C-SET-20
        g.price = rules.start_price
        g.bank = rules.ceps - sum(g.region_cep) - sum(g.cep) - g.market  # C-SET-21


class DealCompanyGoals(Step[Classic]):
    """Each player secretly gets a Company Goal; some are taken out before."""

    def run(self, g: Classic) -> None:
        g.reveal()
        removed = g.classic.goals_removed
        cards = [card for card in range(GOAL_COUNT) if card not in removed]
        g.random.shuffle(cards)
        g.goal_place = [GOAL_REMOVED] * GOAL_COUNT  # C-SET-22
        for n, card in enumerate(cards):
            g.goal_place[card] = n if n < g.players else GOAL_BOX  # C-SET-23


class DealUnGoals(Step[Classic]):
    """The display of UN Goals; in solitaire all are a face-down stack."""

    def run(self, g: Classic) -> None:
        g.reveal()
        cards = list(range(UN_GOAL_COUNT))
        g.random.shuffle(cards)
        if g.classic.solo:
            g.un_stack = cards  # C-SOLO-02
        else:
            g.un_row = sorted(cards[: g.classic.un_display])  # C-SET-24
            g.un_box = cards[g.classic.un_display :]


class DealEvents(Step[Classic]):
    """Two events are visible: one on its space, one on top of the deck."""

    def run(self, g: Classic) -> None:
        g.reveal()
        g.event_deck = g.classic.event_regions[:]
        g.random.shuffle(g.event_deck)
        g.event_open = g.event_deck.pop()  # C-SET-25


class DealLobbyCards(Step[Classic]):
    """Each player gets lobby cards, or a pack to draft from; the rest leaves the game, or is the solitaire's deck."""

    def run(self, g: Classic) -> None:
        g.reveal()
        rules = g.classic
        cards = list(range(LOBBY_COUNT))
        g.random.shuffle(cards)
        for player in range(g.players):
            for _ in range(rules.lobby_hand):
                card = cards.pop()
                if rules.draft != DRAFT_OFF:
                    g.lobby_place[card] = LOBBY_PACK + player  # C-VAR-10
                    g.lobby_pack[card] = player
                else:
                    g.lobby_place[card] = player  # C-SET-26
        for card in cards:
            g.lobby_place[card] = LOBBY_DECK if rules.solo else LOBBY_BOX
        if rules.solo:
            g.lobby_deck = cards  # G-63
        if rules.draft != DRAFT_OFF and rules.lobby_hand > 0:
            g.then(DraftRound(0))


class PlaceStarterProjects(Step[Classic]):
    """In solitaire five projects are on the board before the first decade."""

    def run(self, g: Classic) -> None:
        if g.classic.solo:
            g.then(ChooseStarterRegion(SOLO_PLAYER))  # C-SOLO-03
