"""The parts of the set-up that both titles have."""

from keeling.kernel.game import Step
from keeling.titles.common.board import Board
from keeling.titles.common.goals import deal_goals
from keeling.titles.common.layout import RANKS, REGION_COUNT, agenda_at
from keeling.titles.common.lobby import DraftRound
from keeling.titles.common.places import LOBBY_PACK
from keeling.titles.common.streams import AGENDAS, EVENTS, LOBBY_CARDS, START_PLAYER


class ChooseStartPlayer(Step[Board]):
    """Chance decides who begins (C-SET-02, S-SET-06)."""

    def run(self, g: Board) -> None:
        g.reveal()
        g.start_player = g.chance.below(START_PLAYER, g.players)


class EquipPlayers(Step[Board]):
    """Every player gets money by his seat, CEPs, tech cubes and scientists."""

    def run(self, g: Board) -> None:
        rules = g.rules
        g.pool_scientists = [rules.scientists - rules.scientists_in_hand] * g.players
        for n, player in enumerate(g.in_turn_order()):
            g.money[player] = rules.start_money[n]  # C-SET-04, S-SET-07
            g.cep[player] = rules.start_ceps  # C-SET-05, S-SET-04
            g.cube[player] = rules.start_cubes  # C-SET-07, S-SET-04
            g.hand_scientists[player] = rules.scientists_in_hand  # C-SET-03, S-SET-04


class PlaceSupplies(Step[Board]):
    """Counters, tech cubes and project tiles."""

    def run(self, g: Board) -> None:
        g.decade = 1
        g.round = g.players  # C-SET-08, B-19, S-SET-09
        g.cubes = g.rules.cube_total - sum(g.cube)  # C-SET-09, S-SET-10
        g.project_pool = g.rules.projects[:]  # C-SET-11, S-SET-11


class DealAgendas(Step[Board]):
    """Each region gets a Regional Agenda; the rest leaves the game (C-SET-15, S-SET-14)."""

    def run(self, g: Board) -> None:
        g.reveal()
        tiles = list(range(len(g.rules.agendas) // RANKS))
        g.chance.shuffle(AGENDAS, tiles)
        agenda: list[int] = []
        for tile in tiles[:REGION_COUNT]:
            agenda += g.rules.agendas[agenda_at(tile, 0) : agenda_at(tile + 1, 0)]
        g.agenda = agenda


class PlaceCeps(Step[Board]):
    """CEPs for the regions and the market; the rest is the bank."""

    def run(self, g: Board) -> None:
        rules = g.rules
        g.region_cep = rules.region_start_ceps[:]  # C-SET-19, S-SET-17
        g.market = rules.pile  # C-SET-20, S-SET-18
        g.price = rules.start_price
        g.bank = rules.ceps - sum(g.region_cep) - sum(g.cep) - g.market  # C-SET-21


class DealGoals(Step[Board]):
    """Each player secretly gets Company Goals or Private Goals (C-SET-23, SO-SET-05, SX-SET-02)."""

    def run(self, g: Board) -> None:
        g.reveal()
        deal_goals(g, g.rules.goals_dealt)


class DealEvents(Step[Board]):
    """Two events are visible: one on its space, one on top of the deck (C-SET-25, SX-SET-05)."""

    def run(self, g: Board) -> None:
        g.reveal()
        tiles = g.rules.event_regions[:]
        g.chance.shuffle(EVENTS, tiles)
        g.event_open = tiles.pop()
        g.event_deck = tiles


class DealLobbyCards(Step[Board]):
    """Each player gets lobby cards, or a pack to draft from; the rest is put away."""

    def run(self, g: Board) -> None:
        g.reveal()
        rules = g.rules
        cards = list(range(len(g.lobby_place)))
        g.chance.shuffle(LOBBY_CARDS, cards)
        place, pack = g.lobby_place[:], g.lobby_pack[:]
        for player in range(g.players):
            for _ in range(rules.lobby_hand):
                card = cards.pop()
                if rules.draft_picks:
                    place[card] = LOBBY_PACK + player  # C-VAR-10, S-SET-22
                    pack[card] = player
                else:
                    place[card] = player  # C-SET-26, S-SET-19
        store = rules.store_lobby_cards(g, cards)
        for card in cards:
            place[card] = store
        g.lobby_place, g.lobby_pack = place, pack
        if rules.draft_picks:
            g.then(DraftRound(0))
