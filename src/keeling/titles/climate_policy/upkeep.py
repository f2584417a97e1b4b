"""Decade upkeep (document, Decade Upkeep): an event, then the carbon policy."""

from keeling.kernel.game import Step
from keeling.titles.climate_policy.build import push_placing
from keeling.titles.climate_policy.continents import is_full
from keeling.titles.climate_policy.develop import draw
from keeling.titles.climate_policy.grants import Grants, PayDividend
from keeling.titles.climate_policy.layout import NOBODY, dirty_plant
from keeling.titles.climate_policy.permits import Compliance, LowerPermitPrices, permits_in_force
from keeling.titles.climate_policy.rules import GRANTS_OFF, TRADE_OFF
from keeling.titles.climate_policy.state import UPKEEP, ClimatePolicy
from keeling.titles.climate_policy.streams import EVENT_PLANTS, EVENTS
from keeling.titles.climate_policy.tax import Taxes
from keeling.titles.climate_policy.trade import OpenTrading


class Upkeep(Step[ClimatePolicy]):
    """The upkeep of a decade, also of the last one (P-SEQ-06, P-SEQ-07)."""

    def run(self, g: ClimatePolicy) -> None:
        g.phase = UPKEEP
        g.then(
            DrawEvent(),  # P-UPK-01
            CarbonPolicy(),
        )


class DrawEvent(Step[ClimatePolicy]):
    """A random dirty plant that belongs to nobody goes to a random continent (P-UPK-01, P-UPK-02)."""

    def run(self, g: ClimatePolicy) -> None:
        g.reveal()
        card = g.chance.below(EVENTS, len(g.event_deck))
        region = g.event_deck[card]
        g.event_open = region
        if not g.rules.event_replacement:
            g.event_deck = g.event_deck[:card] + g.event_deck[card + 1 :]  # G-85
        if g.pool_size() == 0 or (is_full(g, region) and not g.rules.event_pushes):
            return  # G-83
        push_placing(g, region, dirty_plant(draw(g, EVENT_PLANTS, g.dirty_pool)), NOBODY, 0)


class CarbonPolicy(Step[ClimatePolicy]):
    """What the policy asks for at the end of a decade (P-GRA-05)."""

    def run(self, g: ClimatePolicy) -> None:
        rules = g.rules
        if rules.dividend:
            g.then(PayDividend())
        if rules.grants != GRANTS_OFF:
            g.then(Grants())
        if rules.taxes:
            g.then(Taxes())
        elif permits_in_force(g):
            g.then(Compliance(), LowerPermitPrices())
        if rules.trade_mode != TRADE_OFF and (rules.taxes or permits_in_force(g)):
            g.then(OpenTrading())  # G-91: all trades are over before the first company is tested
