"""Build a Power Plant (rulebook 1.2c): prepared infrastructure moves to a demand space and becomes a plant."""

from typing import Final

from keeling.kernel.game import LEGAL, Step
from keeling.titles.common import refusal as shared
from keeling.titles.common.alphabet import MAIN
from keeling.titles.common.board import with_entry
from keeling.titles.common.construct import (
    PayForPlant,
    PlacePlant,
    ReleaseProject,
    ScorePlant,
    building_place,
    refuse_site,
)
from keeling.titles.common.control import CheckControl
from keeling.titles.common.layout import EMPTY, NOBODY, SLOT_COUNT, region_of
from keeling.titles.common.market import PayCep, payable_ceps
from keeling.titles.common.regions import plant_count
from keeling.titles.common.turn import AnyDecision, MainAction
from keeling.titles.second_chance import refusal
from keeling.titles.second_chance.alphabet import BUILD, PLAIN, WITH_CARD, WITH_CUBE
from keeling.titles.second_chance.cards import PlayLobbyist
from keeling.titles.second_chance.rules import plant_at_level
from keeling.titles.second_chance.state import SecondChance


def plant_of(g: SecondChance, slot: int) -> int:
    """The plant that can be built on this slot, by type and level."""
    return plant_at_level(g.project[slot], g.level[slot])


class BuildPlant(MainAction[SecondChance]):
    """Any prepared infrastructure, own or foreign alike; those ways with a cube of the region come first (B-33)."""

    def refuse_action(self, g: SecondChance, player: int, action: int) -> int:
        return refuse_build(g, player, BUILD.slot(action), BUILD.means(action))

    def add_actions(self, g: SecondChance, player: int, actions: list[int]) -> None:
        installed = g.installed
        for slot in range(SLOT_COUNT):
            if installed[slot] and knows_plant(g, player, slot):
                first = WITH_CUBE if g.region_cube[region_of(slot)] > 0 else PLAIN
                for cube in range(first, PLAIN - 1, -WITH_CUBE):
                    for card in (PLAIN, WITH_CARD):
                        if refuse_build(g, player, slot, cube + card) == LEGAL:
                            actions.append(BUILD.code(slot, cube + card))

    def happen(self, g: SecondChance, decision: AnyDecision, action: int) -> None:
        g.then(Build(decision.player, BUILD.slot(action), BUILD.means(action)))


BUILD_PLANT: Final = BuildPlant(BUILD)


def knows_plant(g: SecondChance, player: int, slot: int) -> bool:
    """Whether the player's disc has reached the space that shows the level of the plant."""
    return g.expertise_of(player, g.project[slot]) >= g.second.level_space[plant_of(g, slot)]


def refuse_build(g: SecondChance, player: int, slot: int, means: int) -> int:
    """Why the player cannot build here with a card, a cube of the region, both or neither; 0 if he can."""
    code = refuse_site(g, slot)
    if code != LEGAL:
        return code
    rules = g.second
    source = g.project[slot]
    plant = plant_of(g, slot)
    if not knows_plant(g, player, slot):
        return shared.NOT_ENOUGH_EXPERTISE  # S-BLD-01, S-KNO-13, B-46
    if payable_ceps(g, player) < rules.plant_ceps[plant]:
        return shared.NO_CEP_TO_PAY  # S-BLD-02, S-MKT-09
    if plant_count(g, player) >= rules.control_cubes:
        return refusal.NO_CONTROL_CUBE  # S-BLD-09, G-33
    cubes = g.cube[player]
    if means & WITH_CUBE:
        if g.region_cube[region_of(slot)] == 0:
            return refusal.NO_REGION_CUBE  # SX-OPS-03
        cubes += 1
    if cubes < rules.plant_cubes[plant]:
        return shared.NOT_ENOUGH_CUBES  # S-BLD-02
    money = g.money[player]
    if means & WITH_CARD:
        card = rules.build_money_card[source]
        if g.card_done:
            return shared.CARD_DONE  # S-CRD-01
        if card == EMPTY or g.lobby_place[card] != player:
            return shared.NO_CARD_FOR_PLANT  # S-LOB-05
        money += rules.main_amount[card]
    if money < rules.plant_money[plant]:
        return shared.NOT_ENOUGH_MONEY  # S-BLD-02
    return LEGAL


class Build(Step[SecondChance]):
    """The active player builds a plant, own or foreign infrastructure alike (S-BLD-01; S-KNO-12: no knowledge)."""

    def __init__(self, player: int, slot: int, means: int) -> None:
        self.player = player
        self.slot = slot
        self.means = means

    def run(self, g: SecondChance) -> None:
        rules = g.second
        player = self.player
        slot = self.slot
        source = g.project[slot]
        region = region_of(slot)
        plant = plant_of(g, slot)
        g.main_done = 1
        g.built_source = source
        giver = region if self.means & WITH_CUBE else EMPTY
        g.then(
            PayForPlant(player, rules.plant_money[plant], rules.plant_cubes[plant], giver),  # S-BLD-02, SX-OPS-03
            PlacePlant(player, region, source),  # S-BLD-07, S-BLD-09: the owner's mark is his control cube
            MoveInfrastructure(slot, building_place(g, region)),  # S-BLD-04, S-BLD-05
            ReleaseProject(slot),  # S-BLD-14
            ScorePlant(player, plant),  # S-BLD-08
            CheckControl(player, region, source),  # S-BLD-11
            CompletePlant(region, source),
        )
        for _ in range(rules.plant_ceps[plant]):
            g.then(PayCep(player))  # S-BLD-03, G-113: before control may change
        if self.means & WITH_CARD:
            card = rules.build_money_card[source]
            g.then(PlayLobbyist(player, card, MAIN), TakeBuildMoney(player, card))  # S-LOB-05, G-22


class TakeBuildMoney(Step[SecondChance]):
    """A lobbyist card gives money for the plant it is played with."""

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def run(self, g: SecondChance) -> None:
        g.money[self.player] += g.rules.main_amount[self.card]


class MoveInfrastructure(Step[SecondChance]):
    """The infrastructure moves, with the token that tells who prepared it, to where the plant stands.

    After the plant: a token without one would belong to no source.
    """

    def __init__(self, slot: int, place: int) -> None:
        self.slot = slot
        self.place = place

    def run(self, g: SecondChance) -> None:
        g.space_token = with_entry(g.space_token, self.place, g.token[self.slot])
        g.token = with_entry(g.token, self.slot, NOBODY)
        g.level = with_entry(g.level, self.slot, 0)


class CompletePlant(Step[SecondChance]):
    """The plant stands: in cooperative play it may achieve Environmental Goals."""

    def __init__(self, region: int, source: int) -> None:
        self.region = region
        self.source = source

    def run(self, g: SecondChance) -> None:
        g.second.complete_plant(g, self.region, self.source)
