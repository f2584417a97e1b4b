"""How good a position of Climate Policy looks for a company, for bots that look one step ahead."""

from keeling.titles.climate_policy.scoring import worth
from keeling.titles.climate_policy.state import ClimatePolicy


def estimate(g: ClimatePolicy, player: int) -> int:
    """The points as things stand."""
    return 100 * worth(g, player)


def fear(g: ClimatePolicy, player: int) -> int:
    """None yet."""
    return 0
