"""Works in progress in Second Chance: which plants can come of the projects, who could build them, how many by when.

A plant takes three main actions: propose, prepare, build. So the turns left say how many plants there can be, and
what players lack how many there will be. Players are looked at as if all worked together, which companies do as long
as they fear the same CO2.
"""

from typing import Final

from keeling.bots.opinions.second_chance import free_spaces, next_ppm, rounds_in, turns_left
from keeling.bots.opinions.weights import Weights
from keeling.titles.common.layout import COAL, EMPTY, REGION_COUNT, SLOT_COUNT, disc_of, region_of, space_at
from keeling.titles.common.market import payable_ceps
from keeling.titles.second_chance.rules import plant_at_level
from keeling.titles.second_chance.state import SecondChance

TO_BUILD: Final = 1  # main actions until a plant whose infrastructure is prepared
TO_PREPARE: Final = 2  # until one whose project is only proposed
TO_PROPOSE: Final = 3  # until one that is not even proposed


class Works:
    """The projects from which plants can come, prepared ones first and the cheapest first among each."""

    def __init__(self, g: SecondChance) -> None:
        rules = g.second
        project = g.project
        installed = g.installed
        self.slots: list[int] = []
        self.plants: list[int] = []  # what can be built there
        self.prepared = 0  # so many of the first slots are prepared
        room = [EMPTY] * REGION_COUNT
        for slot in range(SLOT_COUNT):
            source = project[slot]
            if source == EMPTY or g.plants_built[source] >= rules.plant_tiles[source]:
                continue
            region = region_of(slot)
            if room[region] == EMPTY:
                room[region] = free_spaces(g, region)
            if room[region] == 0:
                continue
            plant = plant_at_level(source, g.level[slot])
            price = rules.plant_money[plant]
            first = 0 if installed[slot] else self.prepared
            place = self.prepared if installed[slot] else len(self.slots)
            while place > first and rules.plant_money[self.plants[place - 1]] > price:
                place -= 1
            self.slots.insert(place, slot)
            self.plants.insert(place, plant)
            if installed[slot]:
                self.prepared += 1
        self.ppm = next_ppm(g)

    def help_of(self, g: SecondChance, region: int, taken: int, decade: int) -> int:
        """How much one more plant in the region helps the supply of the decade, in per cent of what one saves.

        Of the spaces that plants will take, so many are taken already.
        """
        first = space_at(region, 0)
        last = first + g.rules.demand_spaces[region]
        for place in range(first, last):
            if g.space[place] == EMPTY:
                if taken == 0:
                    return 100 if place - first < decade else 0
                taken -= 1
        for place in range(first, last):
            kind = g.space[place]
            if kind >= COAL:
                if taken == 0:
                    return 100 * g.rules.fossil_ppm[kind - COAL] // self.ppm
                taken -= 1
        return 0


class Lack:
    """What it takes off a plant that somebody lacks knowledge, coins, cubes and CEPs for it."""

    def __init__(self, weights: Weights) -> None:
        self.knowledge = weights.number("lack_knowledge")
        self.money = weights.number("lack_money")
        self.cube = weights.number("lack_cube")
        self.cep = weights.number("lack_cep")

    def of(self, g: SecondChance, plant: int, known: int, money: int, cubes: int, ceps: int) -> int:
        """What is lacking for a plant to somebody who knows and has so much."""
        rules = g.second
        total = 0
        short = rules.level_space[plant] - known
        if short > 0:
            total += self.knowledge * short
        short = rules.plant_money[plant] - money
        if short > 0:
            total += self.money * short
        short = rules.plant_cubes[plant] - cubes
        if short > 0:
            total += self.cube * short
        short = rules.plant_ceps[plant] - ceps
        if short > 0:
            total += self.cep * short
        return total

    def least(self, g: SecondChance, works: Works, ceps: list[int], turns: list[int], n: int) -> int:
        """What he who lacks least lacks for a plant, of all who have turns."""
        slot = works.slots[n]
        spare = 0 if n < works.prepared else 1
        found = EMPTY
        for player in range(g.players):
            if turns[player] > 0:
                known = g.expertise[disc_of(player, g.project[slot])]
                lack = self.of(g, works.plants[n], known, g.money[player], g.cube[player], ceps[player] - spare)
                if found == EMPTY or lack < found:
                    found = lack
        return max(found, 0)


class Prospect:
    """What may be expected of the turns until some supply, in hundredths."""

    def __init__(self) -> None:
        self.plants = 0
        self.helpful = 0  # those that help the supply
        self.points = 0  # the points of all plants


class Pace:
    """How many plants may be expected by the end of a decade."""

    def __init__(self, weights: Weights, lack: Lack) -> None:
        self.lack = lack
        self.will_prepared = weights.number("will_prepared")
        self.will_proposed = weights.number("will_proposed")
        self.will_new = weights.number("will_new")
        self.will_turn = weights.number("will_turn")
        self.will_lack = weights.number("will_lack")
        self.patience = weights.number("patience", 1)
        self.new_points = weights.number("new_points")

    def plants(self, g: SecondChance, works: Works, ceps: list[int], turns: list[int], decade: int) -> Prospect:
        """The plants that will come of so many main actions of each player, and help the supply of the decade.

        What is prepared comes first. Each plant is built by whoever lacks least for it, and then he has less. A plant
        beyond the spaces that the supply fills does not help; one that replaces a fossil plant of much CO2 does more.
        `turns` is used up.
        """
        players = g.players
        rules = g.second
        left = 0
        for number in turns:
            left += number
        slowness = 100 * (self.patience + left)
        money = g.money[:]
        cubes = g.cube[:]
        ceps = ceps[:]
        taken = [0] * REGION_COUNT
        prospect = Prospect()
        for n in range(len(works.slots)):
            slot = works.slots[n]
            plant = works.plants[n]
            source = g.project[slot]
            is_prepared = n < works.prepared
            actions = TO_BUILD if is_prepared else TO_PREPARE
            if left < actions:
                break
            spare = 0 if is_prepared else 1  # the CEP for the infrastructure
            builder = EMPTY
            least = 0
            for player in range(players):
                if turns[player] > 0:
                    lack = self.lack.of(
                        g,
                        plant,
                        g.expertise[disc_of(player, source)],
                        money[player],
                        cubes[player],
                        ceps[player] - spare,
                    )
                    if builder == EMPTY or lack < least:
                        builder = player
                        least = lack
            if builder == EMPTY:
                break
            chance = (self.will_prepared if is_prepared else self.will_proposed) - self.will_lack * least // slowness
            if chance > 0:
                region = region_of(slot)
                prospect.plants += chance
                prospect.helpful += chance * works.help_of(g, region, taken[region], decade) // 100
                prospect.points += chance * rules.plant_points[plant]
                taken[region] += 1
                turns[builder] -= 1
                left -= actions
                money[builder] -= rules.plant_money[plant]
                cubes[builder] -= rules.plant_cubes[plant]
                ceps[builder] -= rules.plant_ceps[plant] + spare
        begun = left % TO_PROPOSE
        new = self.will_new * (left // TO_PROPOSE) + self.will_turn * begun
        prospect.plants += new
        prospect.helpful += new
        prospect.points += new * self.new_points
        return prospect


def team_turns(g: SecondChance) -> list[int]:
    """The main actions that each player has left in this decade."""
    return [turns_left(g, player, g.decade) for player in range(g.players)]


def turns_until(g: SecondChance, turns: list[int], decade: int) -> list[int]:
    """The main actions until the end of a later decade, of players who have so many in this one."""
    more = 0
    for later in range(g.decade + 1, decade + 1):
        more += rounds_in(g, later)
    return [number + more for number in turns]


def team_ceps(g: SecondChance) -> list[int]:
    """The CEPs that each player can pay."""
    return [payable_ceps(g, player) for player in range(g.players)]
