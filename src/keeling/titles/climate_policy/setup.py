"""Setup (document, Common setup and the setups of the policies), in its order."""

from keeling.kernel.game import Step
from keeling.titles.climate_policy.develop import DrawDirtyPlants
from keeling.titles.climate_policy.layout import COAL
from keeling.titles.climate_policy.research import place_projects
from keeling.titles.climate_policy.sequence import Decade
from keeling.titles.climate_policy.state import ClimatePolicy
from keeling.titles.climate_policy.streams import FIRST_PLAYER, SUMMITS


class SetUp(Step[ClimatePolicy]):
    """Everything before the first decade. P-SET-04: what the document ignores has no place in the state."""

    def run(self, g: ClimatePolicy) -> None:
        g.then(
            ChooseFirstPlayer(),
            PlaceSupplies(),  # P-SET-05, P-SET-11, P-SET-13 to P-SET-15
            ShuffleSummits(),  # P-SET-06
            LayOutProjects(),  # P-SET-07
            EquipCompanies(),  # P-SET-08, P-SET-09
            Decade(),  # P-SET-10, P-SET-12
        )


class ChooseFirstPlayer(Step[ClimatePolicy]):
    """Chance decides who begins."""

    def run(self, g: ClimatePolicy) -> None:
        g.reveal()
        g.first_player = g.chance.below(FIRST_PLAYER, g.players)


class PlaceSupplies(Step[ClimatePolicy]):
    """Dirty pool, clean supply, bag and event cards; permits and loopholes are still in the box."""

    def run(self, g: ClimatePolicy) -> None:
        rules = g.rules
        g.dirty_pool = rules.tiles[COAL:]
        g.clean_supply = rules.tiles[:COAL]
        g.bag = rules.projects[:]
        g.event_deck = rules.event_regions
        g.permit_box = rules.permit_count


class ShuffleSummits(Step[ClimatePolicy]):
    """The summit tiles form a face-down pile (B-52: it is used for grants)."""

    def run(self, g: ClimatePolicy) -> None:
        g.reveal()
        tiles = list(range(len(g.rules.summit_size)))
        g.chance.shuffle(SUMMITS, tiles)
        g.summit_deck = tiles


class LayOutProjects(Step[ClimatePolicy]):
    """As many research projects as there are players at each price up to their number."""

    def run(self, g: ClimatePolicy) -> None:
        g.reveal()
        for price in range(1, g.players + 1):
            place_projects(g, price)


class EquipCompanies(Step[ClimatePolicy]):
    """Every company gets money by turn order and draws dirty plants."""

    def run(self, g: ClimatePolicy) -> None:
        rules = g.rules
        for n in range(g.players):
            player = (g.first_player + n) % g.players
            g.money[player] = rules.start_money[n]
            g.bank -= rules.start_money[n]
        for player in range(g.players - 1, -1, -1):
            g.then(DrawDirtyPlants(player, rules.start_plants))
