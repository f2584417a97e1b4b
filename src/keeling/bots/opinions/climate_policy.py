"""What a company thinks of a position of Climate Policy.

It hopes for itself, shares the fear for the planet, which a heedless company leaves out, and judges an offer by what
both sides would gain from it.
"""

from keeling.bots.opinions.climate_policy_lifetimes import PER_MILLE
from keeling.bots.opinions.climate_policy_prospects import Prospects, expected_co2, shortage
from keeling.bots.opinions.opinion import COMMON_DEFEAT, POINT, Opinion
from keeling.bots.opinions.weights import Weights
from keeling.kernel.game import PLAYING
from keeling.titles.climate_policy.continents import liable_ppm
from keeling.titles.climate_policy.permits import permits_in_force
from keeling.titles.climate_policy.state import DEFEAT, SCORING, ClimatePolicy
from keeling.titles.climate_policy.tax import tax_on
from keeling.titles.climate_policy.trade import Answer, exchange


class ClimatePolicyOpinion(Opinion[ClimatePolicy]):
    """Prospects less fear; whoever puts an offer together hopes for what it may bring.

    Nothing is settled: the only follow-up, which plant goes back after a draw, was answered in advance in 120 games
    under three policies, and nobody won more often.
    """

    def __init__(self, weights: Weights) -> None:
        self.prospects = Prospects(weights)
        super().__init__([*self.prospects.names, "offer", "planet"], "planet")
        self.overlooked = ["builds to come", "research", "loopholes", "grants"]
        self.survival = weights.numbers("survival")
        self.survival_step = weights.number("survival_step", 1)
        self.offer_share = weights.number("offer_share")

    def features(self, g: ClimatePolicy, player: int) -> list[int]:
        """The prospects of the company, its offer if it makes one, and the planet."""
        features = self.prospects.features(g, player)
        features.append(self.hope_of_offer(g) if g.offer_from == player else 0)
        hope = 0
        for feature in features:
            hope += feature
        features.append(-self.danger(g, hope))
        return features

    def danger(self, g: ClimatePolicy, hope: int) -> int:
        """What the planet costs: the part of what a company hopes for that is lost with the chance of survival.

        In common defeat it is everything: no points are left that could make one defeat better than another.
        """
        if g.end == DEFEAT:
            return hope - COMMON_DEFEAT
        if g.end != PLAYING or g.phase == SCORING or hope <= 0:
            return 0
        return hope * (PER_MILLE - self.survival_at(g.rules.defeat - expected_co2(g))) // PER_MILLE

    def survival_at(self, margin: int) -> int:
        """The chance that the planet holds with so many ppm to the limit, in per mille."""
        if margin <= 0:
            return self.survival[0]
        place = margin // self.survival_step
        if place + 1 >= len(self.survival):
            return self.survival[-1]
        more = self.survival[place + 1] - self.survival[place]
        return self.survival[place] + more * (margin % self.survival_step) // self.survival_step

    # Offers

    def hope_of_offer(self, g: ClimatePolicy) -> int:
        """What the open offer promises its maker: nothing, if the partner would decline it.

        Only sales are thought of: permits, loophole tiles or one plant for money. An offer that leads nowhere is worth
        a little less than none, and one that is made a little more than one in the making.
        """
        maker = g.offer_from
        partner = g.offer_to
        goods = len(g.offer_plants) + (1 if g.offer_permits != 0 else 0) + (1 if g.offer_loopholes != 0 else 0)
        if goods > 1 or (goods == 0 and g.offer_money != 0):
            return -1
        if goods == 0:
            return self.best_share(g, maker, partner) - 1
        mine = self.gain(g, maker)
        theirs = self.gain(g, partner)
        if theirs > 0 and mine > 0:
            return mine + (1 if isinstance(g.decision, Answer) else 0)
        return self.share_of(g, maker, mine, partner, theirs) - 1 if g.offer_money == 0 else -1

    def gain(self, g: ClimatePolicy, player: int) -> int:
        """By how much the open offer would change the prospects of one of its two sides."""
        before = self.prospects.total(g, player)
        maker = g.offer_from
        partner = g.offer_to
        exchange(g, maker, partner, g.offer_money, g.offer_permits, g.offer_loopholes, g.offer_plants)
        after = self.prospects.total(g, player)
        exchange(g, maker, partner, -g.offer_money, -g.offer_permits, -g.offer_loopholes, g.offer_plants)
        return after - before

    def share_of(self, g: ClimatePolicy, maker: int, mine: int, partner: int, theirs: int) -> int:
        """What the maker hopes for of what both sides gain together; nothing if no price makes it good for both."""
        winner = maker if mine > theirs else partner
        price = max(0, -min(mine, theirs)) // POINT + 1
        if max(mine, theirs) <= POINT * price or g.money[winner] < price:
            return 0
        return self.offer_share * (mine + theirs) // 100

    def best_share(self, g: ClimatePolicy, maker: int, partner: int) -> int:
        """The most that the maker can hope for from permits or one plant, if one of the two is in trouble."""
        best = 0
        if permits_in_force(g):
            wanted = min(shortage(g, maker), g.permits[partner])
            if wanted > 0:
                best = max(best, self.share_with(g, maker, partner, -wanted, []))
            wanted = min(shortage(g, partner), g.permits[maker])
            if wanted > 0:
                best = max(best, self.share_with(g, maker, partner, wanted, []))
        maker_in_trouble = in_trouble(g, maker)
        partner_in_trouble = in_trouble(g, partner)
        if maker_in_trouble or partner_in_trouble:
            for place in range(len(g.space)):
                owner = g.owner[place]
                if (owner == maker and maker_in_trouble) or (owner == partner and partner_in_trouble):
                    best = max(best, self.share_with(g, maker, partner, 0, [place]))
        return best

    def share_with(self, g: ClimatePolicy, maker: int, partner: int, permits: int, plants: list[int]) -> int:
        """What the maker can hope for if the empty offer had these goods in it."""
        g.offer_permits = permits
        g.offer_plants = plants
        share = self.share_of(g, maker, self.gain(g, maker), partner, self.gain(g, partner))
        g.offer_permits = 0
        g.offer_plants = []
        return share


def in_trouble(g: ClimatePolicy, player: int) -> bool:
    """Whether the company can neither cover its emissions nor pay for them."""
    if permits_in_force(g):
        return shortage(g, player) > 0
    return g.rules.taxes and tax_on(g, liable_ppm(g, player)) > g.money[player]


OPINION = ClimatePolicyOpinion
