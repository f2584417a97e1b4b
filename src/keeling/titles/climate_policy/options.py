"""The options of Climate Policy: the policy itself, its experiments, and where the document leaves a hole.

The numbers of a policy (tax rate, permits, prices of loopholes, grants) are parameters of an experiment; they stand
here and nowhere else, the defaults being those of the document. An option says when it has no effect: when what it
describes is not in the game. Another value that happens to change nothing (a tax of $0) is an experiment like others.
"""

from dataclasses import dataclass
from typing import Final, Literal, get_args

from keeling.kernel.options import Options, in_vain, no_effect, option
from keeling.titles.climate_policy.alphabet import MOST_LOOPHOLES, MOST_PERMITS

Policy = Literal["1", "2", "2A", "2B", "2AB", "3", "3A", "3B", "3AB"]
POLICIES: Final[tuple[str, ...]] = get_args(Policy)
MOST_GRANT_SUM: Final = 50

# When an option has no effect
NO_TAX: Final = no_effect("there is no tax", policy=[each for each in POLICIES if each[0] != "2"])
TAX_OF_NOTHING: Final = no_effect("the tax is $0 in every decade", tax_amount=[0], tax_rise=[0])
NO_PERMITS: Final = no_effect("there are no permits", policy=[each for each in POLICIES if each[0] != "3"])
NO_PERMIT_AT_ALL: Final = no_effect("there are no permits", permit_count=[0])
NO_GIFTS: Final = no_effect("no permits are given", permits_given=[0])
NO_EMISSIONS_YET: Final = no_effect("nobody emits anything before the first decade", permit_decade=[1])
NO_REVENUE: Final = no_effect("there is no revenue to pay back", policy=["1"])
NO_GRANTS: Final = no_effect(
    "there are no grants", grant_source=["revenue"], policy=[each for each in POLICIES if "A" not in each]
)
NO_FIXED_SUM: Final = no_effect("grants are not a fixed sum", grant_source=["revenue", "d6"])
NO_SUM: Final = no_effect("what is left of the revenue always stays", grant_source=["revenue"])
NO_LOOPHOLES: Final = no_effect("there are no loopholes", policy=[each for each in POLICIES if "B" not in each])
NO_LOOPHOLE_AT_ALL: Final = no_effect("there are no loopholes", loophole_count=[0])
NEVER_LOW: Final = no_effect("CO2 is never so low", loophole_middle_from=[0])
NO_TRADE: Final = no_effect("nobody trades", trade_mode=["off"])
NOTHING_TO_COMPLY_WITH: Final = no_effect("nobody trades", trade_mode=["compliance"], policy=["1"])


@dataclass(frozen=True, kw_only=True)
class PolicyOptions(Options):
    """The policy and its parameters; the defaults are the document's and the rulings of docs/rules."""

    policy: Policy = option(
        "1",
        "The policy: 1 do nothing, 2 carbon taxes, 3 emission permits; with A grants for research, with B loopholes.",
        rule="P-POL-03",
    )

    # Policy 2
    tax_amount: int = option(
        1, "Policy 2: dollars for each started step of ppm.", rule="P-EXP-01", low=0, high=20, no_effect=[NO_TAX]
    )
    tax_step: int = option(
        20,
        "Policy 2: the step of ppm that the tax amount is for.",
        rule="P-EXP-01",
        low=1,
        high=500,
        no_effect=[NO_TAX, TAX_OF_NOTHING],
    )
    tax_rise: int = option(
        0,
        "An addition to the document, policy 2: dollars by which the tax amount rises with each decade.",
        rule="P-EXP-01",
        low=0,
        high=10,
        no_effect=[NO_TAX],
    )

    # Policy 3
    permit_count: int = option(
        35, "Policy 3: how many permits there are.", rule="P-EXP-02", low=0, high=MOST_PERMITS, no_effect=[NO_PERMITS]
    )
    permits_given: int = option(
        0,
        "Policy 3: permits each company gets for nothing, out of the permits there are.",
        rule="P-EXP-03",
        low=0,
        high=20,
        no_effect=[NO_PERMITS],
    )
    permits_given_by: Literal["equal", "emissions"] = option(
        "equal",
        "An addition to the document, policy 3: whether the permits given are the same for every company, or as many "
        "in all by what each emits when permits come into force.",
        rule="G-109",
        no_effect=[NO_PERMITS, NO_GIFTS, NO_EMISSIONS_YET],
    )
    permit_decade: int = option(
        1,
        "Policy 3: the decade from which on there are permits and loopholes.",
        rule="P-EXP-04",
        low=1,
        high=6,
        no_effect=[NO_PERMITS],
    )
    permit_check: Literal["upkeep", "build"] = option(
        "upkeep",
        "Policy 3: whether permits are needed only in upkeep, or to build a dirty plant, too.",
        rule="B-62",
        no_effect=[NO_PERMITS],
    )
    permit_use: Literal["shown", "spent"] = option(
        "shown",
        "Policy 3: whether the permits a company needs in upkeep are shown and kept, or spent.",
        rule="G-107",
        no_effect=[NO_PERMITS, NO_PERMIT_AT_ALL],
    )
    cep_floor: int = option(
        1,
        "Policy 3: the price at which permits on the market stop getting cheaper.",
        rule="G-84",
        low=0,
        high=1,
        no_effect=[NO_PERMITS, NO_PERMIT_AT_ALL],
    )
    permit_shrink: int = option(
        0,
        "An addition to the document, policy 3: ppm by which a permit covers less with each decade.",
        rule="P-EXP-02",
        low=0,
        high=2,
        no_effect=[NO_PERMITS],
    )
    fine: int = option(
        0,
        "An addition to the document, policy 3: dollars for each missing permit that may be paid instead of "
        "demolishing; 0 for no fines.",
        rule="P-CEP-04",
        low=0,
        high=50,
        no_effect=[NO_PERMITS],
    )
    dividend: bool = option(
        False,
        "An addition to the document, policies 2 and 3: whether taxes, fines and the money for permits are paid back "
        "to all companies in equal whole dollars, after the grants.",
        rule="P-TAX-05",
        no_effect=[NO_REVENUE],
    )

    # Add-on A
    grant_source: Literal["revenue", "d6", "fixed"] = option(
        "revenue",
        "Where grants come from: by add-on A out of the revenue, or under any policy a die or a fixed sum.",
        rule="P-EXP-05",
    )
    grant_sum: int = option(
        5,
        "The sum of grants that are fixed, in dollars.",
        rule="P-EXP-06",
        low=0,
        high=MOST_GRANT_SUM,
        no_effect=[NO_FIXED_SUM],
    )
    grant_size: int = option(
        3,
        "Dollars for each energy source on the summit tile; 0 divides all there is among them.",
        rule="P-EXP-07",
        low=0,
        high=20,
        no_effect=[NO_GRANTS],
    )
    grant_rule: Literal["leader", "researchers", "cubes", "equal"] = option(
        "leader",
        "Who gets a grant: the research leader; all who research the source; owners of its plants by their cubes; "
        "or all companies alike, without a summit tile.",
        rule="P-EXP-07",
        no_effect=[NO_GRANTS],
    )
    d6_carry: bool = option(
        False,
        "Whether what is left of a die or a fixed sum stays for the next decade; a dividend pays it out.",
        rule="G-101",
        no_effect=[NO_SUM],
    )

    # Add-on B
    loophole_count: int = option(
        8,
        "Add-on B: how many loophole tiles there are.",
        rule="P-EXP-08",
        low=0,
        high=MOST_LOOPHOLES,
        no_effect=[NO_LOOPHOLES],
    )
    loophole_price_low: int = option(
        3,
        "Add-on B: the price of a loophole at low CO2.",
        rule="P-EXP-09",
        low=0,
        high=30,
        no_effect=[NO_LOOPHOLES, NO_LOOPHOLE_AT_ALL, NEVER_LOW],
    )
    loophole_price_middle: int = option(
        5,
        "Add-on B: the price of a loophole at middle CO2.",
        rule="P-EXP-09",
        low=0,
        high=30,
        no_effect=[NO_LOOPHOLES, NO_LOOPHOLE_AT_ALL],
    )
    loophole_price_high: int = option(
        7,
        "Add-on B: the price of a loophole at high CO2.",
        rule="P-EXP-09",
        low=0,
        high=30,
        no_effect=[NO_LOOPHOLES, NO_LOOPHOLE_AT_ALL],
    )
    loophole_middle_from: int = option(
        300,
        "Add-on B: the middle price holds from so many ppm on.",
        rule="P-EXP-09",
        low=0,
        high=500,
        no_effect=[NO_LOOPHOLES, NO_LOOPHOLE_AT_ALL],
    )
    loophole_high_above: int = option(
        400,
        "Add-on B: the high price holds above so many ppm.",
        rule="P-EXP-09",
        low=0,
        high=500,
        no_effect=[NO_LOOPHOLES, NO_LOOPHOLE_AT_ALL],
    )

    # Trading
    trade_mode: Literal["free", "compliance", "off"] = option(
        "free",
        "When companies may trade: at the start of each turn and before taxes or permits are due, only then, or never.",
        rule="B-55",
    )
    trade_offers: int = option(
        2,
        "How many offers a company may make each time it may trade.",
        rule="G-91",
        low=1,
        high=5,
        no_effect=[NO_TRADE, NOTHING_TO_COMPLY_WITH],
    )

    # Where the document leaves a hole
    shrink_side: Literal["right", "left"] = option(
        "right", "Which spaces of a continent fall away with two or three players.", rule="G-80"
    )
    event_on_full: Literal["push", "skip"] = option(
        "push", "What an event does on a full continent: it pushes out a plant, or nothing.", rule="G-83"
    )
    event_replacement: bool = option(
        True, "Whether an event card goes back into the deck after each decade.", rule="G-85"
    )
    hidden_stock: bool = option(False, "Whether dirty plants in stock are hidden from the others.", rule="G-97")
    policy_tie_break: Literal["shared", "fewest_ppm"] = option(
        "shared", "Who wins a tie: all who are tied, or who of them emits least.", rule="G-90"
    )

    def objection_for(self, players: int, decades: int) -> str:
        """Why nobody can play this with so many players and decades, as a sentence; empty if everybody can."""
        if not self.policy.startswith("3"):
            return ""
        gifts = self.permits_given * players
        if gifts > self.permit_count:  # P-EXP-03, G-109
            return (
                f"Option 'permits_given' cannot be {self.permits_given}: for {players} companies that is {gifts} "
                f"permits, and there are {self.permit_count} (permit_count)."
            )
        if self.permit_decade > decades:  # P-EXP-04, G-102
            return (
                f"Option 'permit_decade' cannot be {self.permit_decade}: with {players} players there are {decades} "
                f"decades, and permits would never come into force."
            )
        if self.permit_decade == decades:
            for name in ("permit_shrink", "cep_floor"):
                if getattr(self, name) != getattr(PolicyOptions, name):
                    return in_vain(name, {"permit_decade": decades}, "no decade with permits follows")
        return ""
