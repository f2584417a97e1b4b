"""The options of Climate Policy: the policy itself, its experiments, and where the document leaves a hole.

The numbers of a policy (tax rate, permits, prices of loopholes, grants) are parameters of an experiment; they stand
here and nowhere else, the defaults being those of the document.
"""

from dataclasses import dataclass
from typing import Final, Literal, get_args

from keeling.kernel.options import Options, option

Policy = Literal["1", "2", "2A", "2B", "2AB", "3", "3A", "3B", "3AB"]
POLICIES: Final[tuple[str, ...]] = get_args(Policy)


@dataclass(frozen=True, kw_only=True)
class PolicyOptions(Options):
    """The policy and its parameters; the defaults are the document's and the rulings of docs/rules."""

    policy: Policy = option("1", rule="P-POL-03")

    # Policy 2
    tax_amount: int = option(1, rule="P-EXP-01", low=0, high=20)
    tax_step: int = option(20, rule="P-EXP-01", low=1, high=500)
    tax_rise: int = option(0, rule="P-EXP-01", low=0, high=10)

    # Policy 3
    permit_count: int = option(35, rule="P-EXP-02", low=0, high=200)
    permits_given: int = option(0, rule="P-EXP-03", low=0, high=20)
    permit_decade: int = option(1, rule="P-EXP-04", low=1, high=6)
    permit_check: Literal["upkeep", "build"] = option("upkeep", rule="B-62")
    permit_use: Literal["shown", "spent"] = option("shown", rule="G-107")
    cep_floor: int = option(1, rule="G-84", low=0, high=1)
    permit_shrink: int = option(0, rule="P-EXP-02", low=0, high=2)
    fine: int = option(0, rule="P-CEP-04", low=0, high=50)
    dividend: bool = option(False, rule="P-TAX-05")

    # Add-on A
    grant_source: Literal["revenue", "d6", "fixed"] = option("revenue", rule="P-EXP-05")
    grant_sum: int = option(5, rule="P-EXP-06", low=0, high=50)
    grant_size: int = option(3, rule="P-EXP-07", low=0, high=20)
    grant_rule: Literal["leader", "researchers", "cubes", "equal"] = option("leader", rule="P-EXP-07")
    d6_carry: bool = option(False, rule="G-101")

    # Add-on B
    loophole_count: int = option(8, rule="P-EXP-08", low=0, high=30)
    loophole_price_low: int = option(3, rule="P-EXP-09", low=0, high=30)
    loophole_price_middle: int = option(5, rule="P-EXP-09", low=0, high=30)
    loophole_price_high: int = option(7, rule="P-EXP-09", low=0, high=30)
    loophole_middle_from: int = option(300, rule="P-EXP-09", low=0, high=500)
    loophole_high_above: int = option(400, rule="P-EXP-09", low=0, high=500)

    # Trading
    trade_mode: Literal["free", "compliance", "off"] = option("free", rule="B-55")
    trade_offers: int = option(2, rule="G-91", low=1, high=5)

    # Where the document leaves a hole
    shrink_side: Literal["right", "left"] = option("right", rule="G-80")
    event_on_full: Literal["push", "skip"] = option("push", rule="G-83")
    event_replacement: bool = option(True, rule="G-85")
    hidden_stock: bool = option(False, rule="G-97")
    policy_tie_break: Literal["shared", "fewest_ppm"] = option("shared", rule="G-90")
