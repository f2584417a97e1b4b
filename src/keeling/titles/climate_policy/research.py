"""Research infrastructure (document, Ending a Round): projects get cheaper, new ones come."""

from keeling.kernel.game import Step
from keeling.titles.climate_policy.alphabet import SOURCE_COUNT
from keeling.titles.climate_policy.develop import draw
from keeling.titles.climate_policy.layout import project_at
from keeling.titles.climate_policy.state import ClimatePolicy
from keeling.titles.climate_policy.streams import RESEARCH


class ReduceCosts(Step[ClimatePolicy]):
    """The projects of a source move down one price wherever none of them lies there (P-RES-01, P-RES-02)."""

    def run(self, g: ClimatePolicy) -> None:
        project = g.project
        for source in range(SOURCE_COUNT):
            cheapest = project_at(source, 1)
            for place in range(cheapest + 1, cheapest + g.players):
                if project[place - 1] == 0:
                    project[place - 1] = project[place]
                    project[place] = 0


class NewResearch(Step[ClimatePolicy]):
    """New projects at the highest price, as many as there are players and the bag allows (P-RES-03, P-RES-04)."""

    def run(self, g: ClimatePolicy) -> None:
        g.reveal()
        place_projects(g, g.players)


def place_projects(g: ClimatePolicy, price: int) -> None:
    """Draw as many projects as there are players and lay them at the price."""
    for _ in range(min(g.players, sum(g.bag))):  # G-86
        g.project[project_at(draw(g, RESEARCH, g.bag), price)] += 1
