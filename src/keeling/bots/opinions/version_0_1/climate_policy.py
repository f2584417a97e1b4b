"""What a company thinks of a position of Climate Policy.

It hopes for itself, shares the fear for the planet, which a heedless company leaves out, and judges an offer by what
both sides would gain from it.
"""

from keeling.bots.opinions.opinion import COMMON_DEFEAT, Opinion
from keeling.bots.opinions.version_0_1.climate_policy_prospects import Prospects, expected_co2, shortage
from keeling.bots.opinions.weights import Weights
from keeling.kernel.game import PLAYING
from keeling.titles.climate_policy.continents import liable_ppm
from keeling.titles.climate_policy.permits import permits_in_force
from keeling.titles.climate_policy.state import DEFEAT, EMPTY, SCORING, ClimatePolicy
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
        self.offer_share = weights.number("offer_share")

    def features(self, g: ClimatePolicy, player: int) -> list[int]:
        """The prospects of the company, its offer if it makes one, and the planet."""
        features = self.prospects.features(g, player)
        features.append(self.hope_of_offer(g) if g.offer_from == player else 0)
        features.append(-self.danger(g, player))
        return features

    def danger(self, g: ClimatePolicy, player: int) -> int:
        """What the planet costs: the danger of common defeat, the same for everybody.

        In common defeat it is everything: no points are left that could make one defeat better than another.
        """
        if g.end == DEFEAT:
            return self.prospects.total(g, player) - COMMON_DEFEAT
        if g.end != PLAYING or g.phase == SCORING:
            return 0
        return self.prospects.dread(g, expected_co2(g))

    # Offers

    def hope_of_offer(self, g: ClimatePolicy) -> int:
        """What the open offer promises its maker: nothing, if the partner would decline it.

        An empty offer is worth a little less than none, and one that is made a little more than one in the making.
        """
        maker = g.offer_from
        partner = g.offer_to
        goods = g.offer_permits != 0 or g.offer_loopholes != 0 or len(g.offer_plants) > 0
        if not goods:
            return max(0, self.share_of(self.best_surplus(g, maker, partner))) - 1 if g.offer_money == 0 else -1
        mine = self.gain(g, maker, maker, partner, g.offer_money, g.offer_permits, g.offer_loopholes, g.offer_plants)
        theirs = self.gain(
            g, partner, maker, partner, g.offer_money, g.offer_permits, g.offer_loopholes, g.offer_plants
        )
        made = isinstance(g.decision, Answer)
        if theirs > 0:
            return max(-1, mine + (1 if made else 0))
        if not made and g.offer_money == 0 and mine + theirs > 0:
            return self.share_of(mine + theirs) - 1  # a price will make it fair
        return -1

    def share_of(self, surplus: int) -> int:
        """The part of what both sides gain together that the maker of an offer hopes for."""
        return self.offer_share * surplus // 100

    def gain(
        self,
        g: ClimatePolicy,
        player: int,
        maker: int,
        partner: int,
        money: int,
        permits: int,
        loopholes: int,
        plants: list[int],
    ) -> int:
        """By how much a trade changes the prospects of one of its two sides."""
        after = g.clone()
        exchange(after, maker, partner, money, permits, loopholes, plants)
        return self.prospects.total(after, player) - self.prospects.total(g, player)

    def best_surplus(self, g: ClimatePolicy, maker: int, partner: int) -> int:
        """The most that two companies can gain together by permits or one plant, if one of them is in trouble."""
        best = 0
        if permits_in_force(g):
            wanted = min(shortage(g, maker), g.permits[partner])
            if wanted > 0:
                best = max(best, self.surplus(g, maker, partner, -wanted, EMPTY))
            wanted = min(shortage(g, partner), g.permits[maker])
            if wanted > 0:
                best = max(best, self.surplus(g, maker, partner, wanted, EMPTY))
        maker_in_trouble = in_trouble(g, maker)
        partner_in_trouble = in_trouble(g, partner)
        if maker_in_trouble or partner_in_trouble:
            for place in range(len(g.space)):
                owner = g.owner[place]
                if (owner == maker and maker_in_trouble) or (owner == partner and partner_in_trouble):
                    best = max(best, self.surplus(g, maker, partner, 0, place))
        return best

    def surplus(self, g: ClimatePolicy, maker: int, partner: int, permits: int, place: int) -> int:
        """What both sides together gain if permits or the plant on a space change hands."""
        plants = [place] if place != EMPTY else []
        return self.gain(g, maker, maker, partner, 0, permits, 0, plants) + self.gain(
            g, partner, maker, partner, 0, permits, 0, plants
        )


def in_trouble(g: ClimatePolicy, player: int) -> bool:
    """Whether the company can neither cover its emissions nor pay for them."""
    if permits_in_force(g):
        return shortage(g, player) > 0
    return g.rules.taxes and tax_on(g, liable_ppm(g, player)) > g.money[player]


OPINION = ClimatePolicyOpinion
