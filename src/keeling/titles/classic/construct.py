"""Constructing a power plant (rulebook 2.1.3): an installed project becomes a green plant."""

from typing import Final

from keeling.kernel.game import LEGAL, Step
from keeling.titles.classic import refusal
from keeling.titles.classic.alphabet import CONSTRUCT, CONSTRUCT_LOBBY
from keeling.titles.classic.cards import PlayLobbyCard, push_after_card
from keeling.titles.classic.rules import OWN_NEEDS_FREE_MOVE
from keeling.titles.classic.scientists import SendOwnScientistAway, SendScientistAway
from keeling.titles.classic.state import Classic
from keeling.titles.common import refusal as shared
from keeling.titles.common.alphabet import MAIN
from keeling.titles.common.construct import PayForPlant, PlacePlant, ReleaseProject, ScorePlant, refuse_site
from keeling.titles.common.control import CheckControl
from keeling.titles.common.layout import EMPTY, NOBODY, SLOT_COUNT, plant_at, region_of
from keeling.titles.common.tracks import GainExpertise
from keeling.titles.common.turn import AnyDecision, MainAction


class ConstructPlant(MainAction[Classic]):
    """Any project the player can build from: he names the project (C-CON-22)."""

    def refuse_action(self, g: Classic, player: int, action: int) -> int:
        return refuse_construct(g, player, CONSTRUCT.slot(action), False)

    def add_actions(self, g: Classic, player: int, actions: list[int]) -> None:
        """Slot by slot, without and with the lobby card of its source."""
        installed = g.installed
        for slot in range(SLOT_COUNT):
            if installed[slot]:
                code = refuse_construct(g, player, slot, False)
                if code == LEGAL:
                    actions.append(CONSTRUCT.code(slot))
                # A card helps only against too little money.
                affordable = code == LEGAL or code == shared.NOT_ENOUGH_MONEY
                if affordable and refuse_construct(g, player, slot, True) == LEGAL:
                    actions.append(CONSTRUCT_LOBBY.code(slot))

    def happen(self, g: Classic, decision: AnyDecision, action: int) -> None:
        g.then(Construct(decision.player, CONSTRUCT.slot(action), EMPTY))


class ConstructWithCard(MainAction[Classic]):
    """The same with the lobby card of the project's source (C-LOB-08)."""

    def refuse_action(self, g: Classic, player: int, action: int) -> int:
        return refuse_construct(g, player, CONSTRUCT_LOBBY.slot(action), True)

    def add_actions(self, g: Classic, player: int, actions: list[int]) -> None:
        """None: each is listed behind the construction without the card."""

    def happen(self, g: Classic, decision: AnyDecision, action: int) -> None:
        slot = CONSTRUCT_LOBBY.slot(action)
        card = g.classic.discount_card[g.project[slot]]
        push_after_card(g, MAIN)
        g.then(PlayLobbyCard(decision.player, card, MAIN), Construct(decision.player, slot, card))  # G-22


CONSTRUCT_PLANT: Final = ConstructPlant(CONSTRUCT)
CONSTRUCT_WITH_CARD: Final = ConstructWithCard(CONSTRUCT_LOBBY)


def refuse_construct(g: Classic, player: int, slot: int, discounted: bool) -> int:
    """Why the player cannot build from this project, with or without the lobby card of its source; 0 if he can."""
    code = refuse_site(g, slot)
    if code != LEGAL:
        return code
    rules = g.classic
    source = g.project[slot]
    plant = plant_at(source, g.plants_built[source])
    cubes = rules.plant_cubes[plant]
    if g.expertise_of(player, source) < cubes:
        return shared.NOT_ENOUGH_EXPERTISE  # C-CON-03, C-EXP-10
    if g.cube[player] + (1 if g.region_cube[region_of(slot)] > 0 else 0) < cubes:
        return shared.NOT_ENOUGH_CUBES  # C-CON-04, C-CON-05
    if discounted:
        card = rules.discount_card[source]
        if g.card_done:
            return shared.CARD_DONE  # C-CRD-01
        if card == EMPTY or g.lobby_place[card] != player:
            return shared.NO_CARD_FOR_PLANT  # C-LOB-08
    money = plant_price(g, plant, rules.discount_card[source] if discounted else EMPTY)
    owner = g.project_scientist[slot]
    if owner != NOBODY:
        if owner != player:
            money += rules.scientist_coin  # C-CON-24, G-25
        elif g.move_done and rules.own_scientist == OWN_NEEDS_FREE_MOVE:
            return refusal.OWN_SCIENTIST_STUCK  # G-23
    if g.money[player] < money:
        return shared.NOT_ENOUGH_MONEY  # C-CON-04
    return LEGAL


def plant_price(g: Classic, plant: int, card: int) -> int:
    """What the plant costs in coins, with the discount of a lobby card (its number) or without (EMPTY)."""
    money = g.rules.plant_money[plant]
    return money if card == EMPTY else max(0, money - g.rules.main_amount[card])  # C-LOB-08, G-24


class Construct(Step[Classic]):
    """The active player builds a plant, with the discount of a lobby card (its number) or without (EMPTY)."""

    def __init__(self, player: int, slot: int, card: int) -> None:
        self.player = player
        self.slot = slot
        self.card = card

    def run(self, g: Classic) -> None:
        player = self.player
        slot = self.slot
        source = g.project[slot]
        region = region_of(slot)
        plant = plant_at(source, g.plants_built[source])
        money = plant_price(g, plant, self.card)
        giver = region if g.region_cube[region] > 0 else EMPTY
        g.main_done = 1
        g.then(
            PayForPlant(player, money, g.classic.plant_cubes[plant], giver),  # C-CON-04, C-CON-05; C-CON-07: no CEP
            PlacePlant(player, region, source),  # C-CON-08 to C-CON-13
            ScorePlant(player, plant),  # C-CON-14
            GainExpertise(player, source),  # C-CON-15, bonuses chain depth first
            CheckControl(player, region, source),  # C-CON-16, G-112
            SendScientistAway(player, slot),  # C-CON-17
            SendOwnScientistAway(player, slot),  # C-CON-18
            ReturnProject(slot),  # C-CON-19
        )
        if g.classic.evict_before:
            g.then(SendScientistAway(player, slot))  # B-07: then nobody is left to send away later


class ReturnProject(Step[Classic]):
    """The used project goes back to the pool."""

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, g: Classic) -> None:
        g.project_pool[g.project[self.slot]] += 1
        g.then(ReleaseProject(self.slot))
