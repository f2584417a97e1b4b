"""Going on under another policy from the beginning of a decade: what becomes of everything the old one has laid out.

Only counterfactuals need this: the document has one policy for a whole game (P-POL-01). It knows one thing that comes
late, permits from a chosen decade on (P-EXP-04, G-102), and so a policy that comes late is made of the same steps:

- Permits and loophole tiles that the new policy has and the old one had not are laid out as set-up and G-102 do it,
  with the first round of the decade. Plants built before are liable like others.
- A tax that rises begins with its amount in the first decade that has it.
- What the new policy does not know goes back into the box: permits on the market and those that companies hold,
  loophole tiles, also those on plants. Nobody gets anything for them (in a game without permits nobody holds one, so
  they score nothing), and what was paid for them is spent.
- What lies in the Funding Pool stays there (P-GRA-06): the next grants or dividends take it.
"""

from collections.abc import Mapping

from keeling.kernel.changeover import Changeover, Row, cannot_begin_late, is_about_to, merged
from keeling.kernel.game import Rules
from keeling.kernel.options import Options
from keeling.kernel.seeds import chance_of
from keeling.titles.climate_policy.ledger import TABLE_COLUMNS, UPKEEP_ROUND, read_columns
from keeling.titles.climate_policy.options import BEGIN_LATE, FROM_THE_START, UNTIL_LAID_OUT, PolicyOptions
from keeling.titles.climate_policy.permits import lay_out_loopholes
from keeling.titles.climate_policy.rulings import PolicyRulings
from keeling.titles.climate_policy.sequence import Decade
from keeling.titles.climate_policy.state import DEFEAT, ClimatePolicy
from keeling.titles.climate_policy.streams import STREAMS, SUMMITS


def permits_are_out(g: ClimatePolicy) -> bool:
    """Whether permits were laid out in an earlier decade."""
    return g.rules.permits and g.decade > g.rules.permit_decade


def loopholes_are_out(g: ClimatePolicy) -> bool:
    """Whether loophole tiles were laid out in an earlier decade."""
    return g.rules.loopholes and g.decade > g.rules.permit_decade


class PolicyChangeover(Changeover):
    """From one policy to another, at the beginning of a decade."""

    def names(self, g: ClimatePolicy) -> list[str]:
        return [str(year) for year in g.rules.years[: g.rules.decades]]

    def rows(self, g: ClimatePolicy) -> list[tuple[int, int]]:
        rounds = [*range(1, g.rules.rounds + 1), UPKEEP_ROUND]
        return [(decade, each) for decade in range(1, g.rules.decades + 1) for each in rounds]

    def limit(self, g: ClimatePolicy) -> int:
        return g.rules.defeat

    def begins(self, g: ClimatePolicy) -> int:
        return g.decade if is_about_to(g, Decade) else 0

    def options(self, g: ClimatePolicy, own: Options, given: Mapping[str, object]) -> Options:
        options, other = merged(own, given)
        assert isinstance(options, PolicyOptions)
        for name in other:
            if name in FROM_THE_START:
                raise cannot_begin_late(name, FROM_THE_START[name])
            if name in UNTIL_LAID_OUT and _is_out(g, name, options):
                raise cannot_begin_late(name, UNTIL_LAID_OUT[name])
            assert name in BEGIN_LATE or name in UNTIL_LAID_OUT
        if options.policy.startswith("3") and not permits_are_out(g):
            begin = max(g.decade, options.permit_decade)  # G-102
            return PolicyOptions.parse(options.as_dict() | {"permit_decade": begin})
        return options

    def change(self, g: ClimatePolicy, rules: Rules) -> None:
        assert isinstance(rules, PolicyRulings)
        before = g.rules
        had_permits = permits_are_out(g)
        had_loopholes = loopholes_are_out(g)
        if rules.taxes and not before.taxes:
            rules.tax_decade = g.decade
        if rules.loopholes and not rules.permits:
            rules.permit_decade = before.permit_decade if had_loopholes else g.decade
        g.rules = rules
        if had_permits and not rules.permits:
            g.permits = [0] * g.players
            g.permit_market = [0] * len(g.permit_market)
            g.permit_box = 0
        elif not had_permits:
            g.permit_box = rules.permit_count
        if had_loopholes and not (rules.loopholes and g.decade >= rules.permit_decade):
            g.loophole_supply = 0
            g.loopholes = [0] * g.players
            g.exempt = [0] * len(g.exempt)
        elif rules.loopholes and g.decade > rules.permit_decade:
            lay_out_loopholes(g)  # permits are out already, so nobody else does it

    def draw_anew(self, g: ClimatePolicy, seed: str) -> None:
        g.chance = chance_of(seed, STREAMS)
        deck = sorted(g.summit_deck)
        g.chance.shuffle(SUMMITS, deck)
        g.summit_deck = deck

    def is_lost(self, g: ClimatePolicy) -> bool:
        return g.end == DEFEAT

    def books(self, g: ClimatePolicy) -> list[Row]:
        if not g.history:
            return []
        columns = read_columns(g)
        named = [columns[TABLE_COLUMNS.index(name)] for name in ("decade", "round", "co2")]
        return [Row(*row) for row in zip(*named, strict=True)]


def _is_out(g: ClimatePolicy, name: str, options: PolicyOptions) -> bool:
    """Whether what the option counts has been laid out by the old policy, and the new one goes on with it."""
    if name == "loophole_count":
        return loopholes_are_out(g) and g.decade >= (options.permit_decade if options.policy[0] == "3" else 1)
    return permits_are_out(g) and options.policy.startswith("3")


CHANGEOVER = PolicyChangeover()
