"""What bots of version 0.1 looked at in both modes of Second Chance: projects, and what players lack for plants."""

from keeling.bots.opinions.opinion import POINT
from keeling.bots.opinions.second_chance import free_spaces, turns_left
from keeling.titles.common.layout import EMPTY, NOBODY, REGION_COUNT, SLOT_COUNT, region_of, topic_at
from keeling.titles.common.market import payable_ceps
from keeling.titles.second_chance.build import plant_of
from keeling.titles.second_chance.state import SecondChance


def lacking(g: SecondChance, player: int, slot: int, ceps: int, prices: list[int]) -> int:
    """What the player, who has so many payable CEPs, lacks for the plant of this slot.

    The prices are those of a point of knowledge, a coin, a tech cube and a CEP.
    """
    rules = g.second
    plant = plant_of(g, slot)
    total = 0
    knowledge = rules.level_space[plant] - g.expertise_of(player, g.project[slot])
    if knowledge > 0:
        total += prices[0] * knowledge
    coins = rules.plant_money[plant] - g.money[player]
    if coins > 0:
        total += prices[1] * coins
    cubes = rules.plant_cubes[plant] - g.cube[player]
    if cubes > 0:
        total += prices[2] * cubes
    needed = rules.plant_ceps[plant] - ceps
    if not g.installed[slot]:
        needed += 1
    if needed > 0:
        total += prices[3] * needed
    return total


class Pipeline:
    """The projects from which plants can come, and what each player lacks to build them."""

    def __init__(self, g: SecondChance, last: int, prices: list[int]) -> None:
        seats = range(g.players)
        ceps = [payable_ceps(g, player) for player in seats]
        self.turns = [turns_left(g, player, last) for player in seats]  # until the end of the decade `last`
        self.room = [free_spaces(g, region) for region in range(REGION_COUNT)]
        self.slots = [slot for slot in range(SLOT_COUNT) if has_project(g, slot) and self.room[region_of(slot)] > 0]
        self.points = [POINT * g.second.plant_points[plant_of(g, slot)] for slot in self.slots]
        self.lack = [lacking(g, player, slot, ceps[player], prices) for slot in self.slots for player in seats]

    def builder(self, n: int, turns: list[int]) -> int:
        """Who of those with turns lacks least for this plant; EMPTY if nobody has turns."""
        players = len(turns)
        best = EMPTY
        for player in range(players):
            if turns[player] > 0 and (best == EMPTY or self.lack[n * players + player] < self.lack[n * players + best]):
                best = player
        return best

    def short(self, n: int, player: int) -> int:
        """What the player lacks for this plant."""
        return self.lack[n * len(self.turns) + player]


def has_project(g: SecondChance, slot: int) -> bool:
    """Whether there are a project and a plant tile for this slot."""
    source = g.project[slot]
    return source != EMPTY and g.plants_built[source] < g.rules.plant_tiles[source]


def is_vacant(g: SecondChance, place: int, source: int) -> bool:
    """Whether the summit still waits for a scientist of the source."""
    tile = g.summit_tile[place]
    for number in range(g.rules.summit_size[tile]):
        if g.rules.summit_topics[topic_at(tile, number)] == source:
            return g.summit_scientist[topic_at(place, number)] == NOBODY
    return False
