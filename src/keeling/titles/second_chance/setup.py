"""Setup (rulebook, Cooperative Setup and Competitive Setup), in the order of its headings."""

from typing import Final

from keeling.kernel.game import LEGAL, Choice, Choices, Decision, Step
from keeling.titles.common.layout import COAL, FOSSIL_KINDS, GAS, PLACE_COUNT
from keeling.titles.common.places import GOAL_OFFERED, GOAL_REJECTED
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
from keeling.titles.second_chance import refusal
from keeling.titles.second_chance.alphabet import COMPANY_GOAL_COUNT, KEEP, PAIR_COUNT, UN_GOAL_COUNT
from keeling.titles.second_chance.competitive import Competitive
from keeling.titles.second_chance.cooperative import Cooperative
from keeling.titles.second_chance.decade import CompetitiveDecade, CooperativeDecade
from keeling.titles.second_chance.environment import AdvanceInspectors
from keeling.titles.second_chance.rules import ENV_GROUPS
from keeling.titles.second_chance.state import INSPECTORS, SecondChance
from keeling.titles.second_chance.streams import ENVIRONMENTAL_GOALS


class SetUpTeam(Step[Cooperative]):
    """Everything before the first decade of a cooperative game."""

    def run(self, g: Cooperative) -> None:
        g.then(
            ChooseStartPlayer(),  # S-SET-06
            EquipPlayers(),  # S-SET-03, S-SET-04, S-SET-07
            PlaceSupplies(),  # S-SET-09 to S-SET-12
            LendInspectorCubes(),
            DealSummits(),  # S-SET-13
            DealAgendas(),  # S-SET-14
            StackFossilTiles(),  # S-SET-15, S-SET-16
            PlaceCeps(),  # S-SET-17, S-SET-18
            DealEnvironmentalGoals(),  # SO-SET-03
            DealUnGoals(),  # S-SET-21, SO-SET-04
            DealGoals(),  # SO-SET-05
            DealLobbyCards(),  # S-SET-19, S-SET-22
            AdvanceInspectors(),  # SO-VAR-03
            CooperativeDecade(),
        )


class SetUpCompanies(Step[Competitive]):
    """Everything before the first decade of a competitive game (SX-SET-07)."""

    def run(self, g: Competitive) -> None:
        g.then(
            ChooseStartPlayer(),  # S-SET-06
            EquipPlayers(),  # S-SET-03, S-SET-04, S-SET-07
            PlaceSupplies(),  # S-SET-09 to S-SET-12
            DealSummits(),  # S-SET-13
            DealAgendas(),  # S-SET-14
            StackFossilTiles(),  # S-SET-15, S-SET-16, SX-VAR-03, SX-VAR-04
            PlaceCeps(),  # S-SET-17, S-SET-18
            DealEvents(),  # SX-SET-05
            DealUnGoals(),  # S-SET-21, SX-SET-06
            DealGoals(),  # SX-SET-02, SX-SET-03
            OfferGoals(),  # SX-SET-02
            DealLobbyCards(),  # S-SET-19, S-SET-22
            CompetitiveDecade(),
        )


class LendInspectorCubes(Step[Cooperative]):
    """The inspectors are cubes out of the supply (SO-VAR-01, G-78)."""

    def run(self, g: Cooperative) -> None:
        if g.second.inspectors:
            g.cubes -= INSPECTORS


class DealSummits(Step[SecondChance]):
    """Each place gets any tile; the others form the pile."""

    def run(self, g: SecondChance) -> None:
        g.reveal()
        tiles = list(range(len(g.rules.summit_size)))
        g.chance.shuffle(SUMMITS, tiles)
        g.summit_tile = tiles[:PLACE_COUNT]
        g.summit_deck = tiles[PLACE_COUNT:]


class StackFossilTiles(Step[SecondChance]):
    """The fossil tiles are shuffled; with three players some gas tiles are left out (S-SET-15).

    By a variant a stack with much gas is drawn first (SX-VAR-03, SX-VAR-04).
    """

    def run(self, g: SecondChance) -> None:
        g.reveal()
        rules = g.second
        g.co2 = rules.start_co2  # SO-SET-02, SX-SET-04, SX-VAR-01
        tiles: list[int] = []
        for kind in range(FOSSIL_KINDS):
            tiles += [COAL + kind] * rules.fossil_tiles[kind]
        g.fossil_box = [GAS] * rules.gas_removed
        for tile in g.fossil_box:
            tiles.remove(tile)
        top: list[int] = []
        if rules.winnable:
            top = [GAS] * rules.winnable_gas
            for tile in top:
                tiles.remove(tile)
        g.chance.shuffle(FOSSIL_TILES, tiles)
        if rules.winnable:
            for _ in range(rules.winnable_random):
                top.append(tiles.pop())
            g.chance.shuffle(FOSSIL_TILES, top)
        g.fossil_deck = tiles + top


class DealEnvironmentalGoals(Step[Cooperative]):
    """Of each group of Environmental Goals some are drawn."""

    def run(self, g: Cooperative) -> None:
        g.reveal()
        rules = g.second
        for group in range(ENV_GROUPS):
            tiles = [tile for tile in range(len(rules.env_group)) if rules.env_group[tile] == group]
            g.chance.shuffle(ENVIRONMENTAL_GOALS, tiles)
            g.env_tile = g.env_tile + tiles[: rules.env_drawn[group]]
        g.env_done = [0] * len(g.env_tile)


class DealUnGoals(Step[SecondChance]):
    """The display of UN Goals, from two decks that are shuffled separately."""

    def run(self, g: SecondChance) -> None:
        g.reveal()
        pairs = list(range(PAIR_COUNT))
        triples = list(range(PAIR_COUNT, UN_GOAL_COUNT))
        g.chance.shuffle(UN_GOALS, pairs)
        g.chance.shuffle(UN_GOALS, triples)
        g.un_row = sorted(pairs[: g.second.un_pairs]) + sorted(triples[: g.second.un_triples])
        g.un_box = pairs[g.second.un_pairs :] + triples[g.second.un_triples :]


class OfferGoals(Step[Competitive]):
    """Each player secretly keeps one of the Company Goals dealt to him (SX-SET-02, B-21, G-38)."""

    def run(self, g: Competitive) -> None:
        if g.second.goals_kept == g.second.goals_dealt:
            return
        for card in range(COMPANY_GOAL_COUNT):
            if 0 <= g.goal_place[card] < g.players:
                g.goal_place[card] += GOAL_OFFERED
        seats = g.in_turn_order()
        for n in range(g.players - 1, -1, -1):
            g.then(KeepGoal(seats[n]))


class KeepGoal(Decision[Competitive]):
    """A player keeps one of his Company Goals; the others go into the box, unseen."""

    def choices(self, g: Competitive) -> Choices:
        return OFFERED_GOALS


class KeepOffered(Choice[Competitive, KeepGoal]):
    """One of the Company Goals dealt to the player."""

    def refuse(self, g: Competitive, decision: KeepGoal, action: int) -> int:
        offered = g.goal_place[KEEP.card(action)] == GOAL_OFFERED + decision.player
        return LEGAL if offered else refusal.NOT_OFFERED

    def happen(self, g: Competitive, decision: KeepGoal, action: int) -> None:
        player = decision.player
        for card in range(COMPANY_GOAL_COUNT):
            if g.goal_place[card] == GOAL_OFFERED + player:
                g.goal_place[card] = GOAL_REJECTED + player
        g.goal_place[KEEP.card(action)] = player


OFFERED_GOALS: Final = Choices(KeepOffered(KEEP))
