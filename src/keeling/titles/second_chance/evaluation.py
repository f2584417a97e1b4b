"""How good a position of Second Chance looks, for bots that look one step ahead."""

from keeling.titles.second_chance.competitive import Competitive
from keeling.titles.second_chance.cooperative import Cooperative


def estimate_team(g: Cooperative, seat: int) -> int:
    """The cooperative game, as the seat sees it."""
    return g.score[0]


def estimate_company(g: Competitive, seat: int) -> int:
    """The competitive game for the seat's company."""
    return g.score[seat]
