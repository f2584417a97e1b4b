"""The options of Climate Policy: the policy itself, its experiments, and where the document leaves a hole.

The numbers of a policy (tax rate, permits, prices of loopholes, grants) are parameters of an experiment; they stand
here and nowhere else, the defaults being those of the document. An option says when it has no effect: when what it
describes is not in the game. Another value that happens to change nothing (a tax of $0) is an experiment like others.
"""

from dataclasses import dataclass
from typing import Final, Literal, get_args

from keeling.kernel.messages import Message, message
from keeling.kernel.options import Options, in_vain, no_effect, option
from keeling.titles.climate_policy.alphabet import MOST_LOOPHOLES, MOST_PERMITS

Policy = Literal["1", "2", "2A", "2B", "2AB", "3", "3A", "3B", "3AB"]
POLICIES: Final[tuple[str, ...]] = get_args(Policy)
MOST_GRANT_SUM: Final = 50

# When an option has no effect
NO_TAX: Final = no_effect("why-no-tax", policy=[each for each in POLICIES if each[0] != "2"])
TAX_OF_NOTHING: Final = no_effect("why-tax-zero", tax_amount=[0], tax_rise=[0])
NO_PERMITS: Final = no_effect("why-no-permits", policy=[each for each in POLICIES if each[0] != "3"])
NO_PERMIT_AT_ALL: Final = no_effect("why-no-permits", permit_count=[0])
NO_GIFTS: Final = no_effect("why-no-gifts", permits_given=[0])
NO_EMISSIONS_YET: Final = no_effect("why-no-emissions-yet", permit_decade=[1])
NO_REVENUE: Final = no_effect("why-no-revenue", policy=["1"])
NO_GRANTS: Final = no_effect(
    "why-no-grants", grant_source=["revenue"], policy=[each for each in POLICIES if "A" not in each]
)
NO_FIXED_SUM: Final = no_effect("why-no-fixed-sum", grant_source=["revenue", "d6"])
NO_SUM: Final = no_effect("why-revenue-stays", grant_source=["revenue"])
NO_LOOPHOLES: Final = no_effect("why-no-loopholes", policy=[each for each in POLICIES if "B" not in each])
NO_LOOPHOLE_AT_ALL: Final = no_effect("why-no-loopholes", loophole_count=[0])
NEVER_LOW: Final = no_effect("why-never-low", loophole_middle_from=[0])
NO_TRADE: Final = no_effect("why-no-trade", trade_mode=["off"])
NOTHING_TO_COMPLY_WITH: Final = no_effect("why-no-trade", trade_mode=["compliance"], policy=["1"])


@dataclass(frozen=True, kw_only=True)
class PolicyOptions(Options):
    """The policy and its parameters; the defaults are the document's and the rulings of docs/rules."""

    policy: Policy = option(
        "1",
        rule="P-POL-03",
    )

    # Policy 2
    tax_amount: int = option(1, rule="P-EXP-01", low=0, high=20, no_effect=[NO_TAX])
    tax_step: int = option(
        20,
        rule="P-EXP-01",
        low=1,
        high=500,
        no_effect=[NO_TAX, TAX_OF_NOTHING],
    )
    tax_rise: int = option(
        0,
        rule="P-EXP-01",
        low=0,
        high=10,
        no_effect=[NO_TAX],
    )

    # Policy 3
    permit_count: int = option(35, rule="P-EXP-02", low=0, high=MOST_PERMITS, no_effect=[NO_PERMITS])
    permits_given: int = option(
        0,
        rule="P-EXP-03",
        low=0,
        high=20,
        no_effect=[NO_PERMITS],
    )
    permits_given_by: Literal["equal", "emissions"] = option(
        "equal",
        rule="G-109",
        no_effect=[NO_PERMITS, NO_GIFTS, NO_EMISSIONS_YET],
    )
    permit_decade: int = option(
        1,
        rule="P-EXP-04",
        low=1,
        high=6,
        no_effect=[NO_PERMITS],
    )
    permit_check: Literal["upkeep", "build"] = option(
        "upkeep",
        rule="B-62",
        no_effect=[NO_PERMITS],
    )
    permit_use: Literal["shown", "spent"] = option(
        "shown",
        rule="G-107",
        no_effect=[NO_PERMITS, NO_PERMIT_AT_ALL],
    )
    cep_floor: int = option(
        1,
        rule="G-84",
        low=0,
        high=1,
        no_effect=[NO_PERMITS, NO_PERMIT_AT_ALL],
    )
    permit_shrink: int = option(
        0,
        rule="P-EXP-02",
        low=0,
        high=2,
        no_effect=[NO_PERMITS],
    )
    fine: int = option(
        0,
        rule="P-CEP-04",
        low=0,
        high=50,
        no_effect=[NO_PERMITS],
    )
    dividend: bool = option(
        False,
        rule="P-TAX-05",
        no_effect=[NO_REVENUE],
    )

    # Add-on A
    grant_source: Literal["revenue", "d6", "fixed"] = option(
        "revenue",
        rule="P-EXP-05",
    )
    grant_sum: int = option(
        5,
        rule="P-EXP-06",
        low=0,
        high=MOST_GRANT_SUM,
        no_effect=[NO_FIXED_SUM],
    )
    grant_size: int = option(
        3,
        rule="P-EXP-07",
        low=0,
        high=20,
        no_effect=[NO_GRANTS],
    )
    grant_rule: Literal["leader", "researchers", "cubes", "equal"] = option(
        "leader",
        rule="P-EXP-07",
        no_effect=[NO_GRANTS],
    )
    d6_carry: bool = option(
        False,
        rule="G-101",
        no_effect=[NO_SUM],
    )

    # Add-on B
    loophole_count: int = option(
        8,
        rule="P-EXP-08",
        low=0,
        high=MOST_LOOPHOLES,
        no_effect=[NO_LOOPHOLES],
    )
    loophole_price_low: int = option(
        3,
        rule="P-EXP-09",
        low=0,
        high=30,
        no_effect=[NO_LOOPHOLES, NO_LOOPHOLE_AT_ALL, NEVER_LOW],
    )
    loophole_price_middle: int = option(
        5,
        rule="P-EXP-09",
        low=0,
        high=30,
        no_effect=[NO_LOOPHOLES, NO_LOOPHOLE_AT_ALL],
    )
    loophole_price_high: int = option(
        7,
        rule="P-EXP-09",
        low=0,
        high=30,
        no_effect=[NO_LOOPHOLES, NO_LOOPHOLE_AT_ALL],
    )
    loophole_middle_from: int = option(
        300,
        rule="P-EXP-09",
        low=0,
        high=500,
        no_effect=[NO_LOOPHOLES, NO_LOOPHOLE_AT_ALL],
    )
    loophole_high_above: int = option(
        400,
        rule="P-EXP-09",
        low=0,
        high=500,
        no_effect=[NO_LOOPHOLES, NO_LOOPHOLE_AT_ALL],
    )

    # Trading
    trade_mode: Literal["free", "compliance", "off"] = option(
        "free",
        rule="B-55",
    )
    trade_offers: int = option(
        2,
        rule="G-91",
        low=1,
        high=5,
        no_effect=[NO_TRADE, NOTHING_TO_COMPLY_WITH],
    )

    # Where the document leaves a hole
    shrink_side: Literal["right", "left"] = option("right", rule="G-80")
    event_on_full: Literal["push", "skip"] = option("push", rule="G-83")
    event_replacement: bool = option(True, rule="G-85")
    hidden_stock: bool = option(False, rule="G-97")
    policy_tie_break: Literal["shared", "fewest_ppm"] = option("shared", rule="G-90")

    def objection_for(self, players: int, decades: int) -> Message | None:
        """Why nobody can play this with so many players and decades; None if everybody can."""
        if not self.policy.startswith("3"):
            return None
        gifts = self.permits_given * players
        if gifts > self.permit_count:  # P-EXP-03, G-109
            return message(
                "error-policy-gifts",
                number=self.permits_given,
                players=players,
                gifts=gifts,
                amount=self.permit_count,
            )
        if self.permit_decade > decades:  # P-EXP-04, G-102
            return message("error-policy-never", number=self.permit_decade, players=players, decades=decades)
        if self.permit_decade == decades:
            for name in ("permit_shrink", "cep_floor"):
                if getattr(self, name) != getattr(PolicyOptions, name):
                    return in_vain(name, {"permit_decade": decades}, "why-no-decade-follows")
        return None


BEGIN_LATE: Final = frozenset(
    [
        "policy",
        "tax_amount",
        "tax_step",
        "tax_rise",
        "permit_check",
        "permit_use",
        "cep_floor",
        "permit_shrink",
        "fine",
        "dividend",
        "grant_source",
        "grant_sum",
        "grant_size",
        "grant_rule",
        "d6_carry",
        "loophole_price_low",
        "loophole_price_middle",
        "loophole_price_high",
        "loophole_middle_from",
        "loophole_high_above",
        "trade_mode",
        "trade_offers",
        "event_on_full",
    ]
)
"""Options that can begin with any decade of a game (`changeover.py`): nothing was laid out by them before."""

UNTIL_LAID_OUT: Final[dict[str, str]] = {
    "permit_count": "why-permits-are-out",
    "permits_given": "why-permits-are-out",
    "permits_given_by": "why-permits-are-out",
    "loophole_count": "why-loopholes-are-out",
}
"""Options that can begin late only together with what they count; and why not later."""

FROM_THE_START: Final[dict[str, str]] = {
    "permit_decade": "why-decade-says-it",
    "shrink_side": "why-board-is-laid",
    "event_replacement": "why-deck-is-played",
    "hidden_stock": "why-stocks-were-seen",
    "policy_tie_break": "why-scoring-is-known",
}
"""Options that hold from the start of a game or not at all; and why."""
