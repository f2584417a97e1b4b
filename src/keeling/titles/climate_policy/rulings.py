"""Rulings of Climate Policy: what the rules of a game decide by looking at its state."""

from keeling.kernel.game import Game
from keeling.titles.climate_policy.invariants import violations
from keeling.titles.climate_policy.rules import PolicyRules
from keeling.titles.climate_policy.state import ClimatePolicy


class PolicyRulings(PolicyRules):
    """The rules as every game has them."""

    def violations(self, g: Game) -> list[str]:
        assert isinstance(g, ClimatePolicy)
        return violations(g)
