"""Why a turn of Second Chance is good: what both modes share."""

from keeling.bots.opinions.second_chance import waiting_by_source
from keeling.bots.reasons.board import BoardReasons
from keeling.bots.reasons.works import EXPERTISE
from keeling.kernel.messages import Message
from keeling.titles.common.layout import EMPTY, SOURCE_COUNT
from keeling.titles.common.market import payable_ceps
from keeling.titles.second_chance.rules import need_at, plant_at_level
from keeling.titles.second_chance.state import SecondChance
from keeling.titles.second_chance.texts import un_goal_text


class SecondChanceReasons(BoardReasons):
    """A project is ready once its infrastructure is prepared; UN Goals show plants of several types."""

    def is_ready(self, g: SecondChance, slot: int, player: int) -> bool:
        """A prepared project with the player's own infrastructure."""
        return g.project[slot] != EMPTY and g.token[slot] == player

    def lacks(self, g: SecondChance, slot: int, player: int) -> dict[str, int]:
        """Knowledge, coins, cubes and CEPs; one CEP more while the infrastructure is missing."""
        source, rules = g.project[slot], g.second
        if g.plants_built[source] >= rules.plant_tiles[source]:
            return {}
        plant = plant_at_level(source, g.level[slot])
        spare = 0 if g.installed[slot] else 1
        return {
            EXPERTISE: rules.level_space[plant] - g.expertise_of(player, source),
            "amount-cubes": rules.plant_cubes[plant] - g.cube[player],
            "amount-money": rules.plant_money[plant] - g.money[player],
            "amount-ceps": rules.plant_ceps[plant] + spare - payable_ceps(g, player),
        }

    def under_way(self, g: SecondChance, player: int) -> list[int]:
        """The supported plants, and the infrastructure that waits for one."""
        waiting = waiting_by_source(g, player)
        return [has + more for has, more in zip(self.has(g, player), waiting, strict=True)]

    def goal_name(self, g: SecondChance, card: int) -> Message:
        """By its number and plants."""
        return un_goal_text(g, card)

    def needs(self, g: SecondChance, card: int) -> list[int]:
        """The plants that are shown."""
        return [g.second.un_needs[need_at(card, source)] for source in range(SOURCE_COUNT)]

    def has(self, g: SecondChance, player: int) -> list[int]:
        """The plants the player's infrastructure supports."""
        return g.supported_by_source(player)
