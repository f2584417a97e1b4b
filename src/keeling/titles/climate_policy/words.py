"""The words for places and plants, for what is asked, and for what an action does.

Anchors, the names of places on the board that an action touches:

    space:EU-2  region:EU     a space of a continent, counted from the left; a continent
    stock:coal                dirty plants of the own stock
    plant:solar-1             clean plants of a source and level in the supply
    project:solar-3           research projects of a source at a price
    track:solar               a research track
    permit  loophole  pool    the permit market, the loophole tiles, the pool of dirty plants
    player:2                  a company, numbered as in the notation
    money  turn  offer        the own money; the turn or window itself; the offer that is put together
"""

from typing import Final

from keeling.titles.climate_policy import alphabet as a
from keeling.titles.climate_policy.alphabet import DIRTY, PLANTS, PROJECTS, SOURCES, SPACES
from keeling.titles.climate_policy.continents import is_full, location_cost
from keeling.titles.climate_policy.develop import PutBack
from keeling.titles.climate_policy.market import loophole_price, permit_price
from keeling.titles.climate_policy.permits import ShowPermits, permits_needed
from keeling.titles.climate_policy.state import COAL, EMPTY, NOTHING, ClimatePolicy, source_of
from keeling.titles.climate_policy.tax import TaxBill, tax_due
from keeling.titles.climate_policy.trade import Answer, DraftOffer, MakeOffers
from keeling.titles.common.alphabet import REGIONS

REASON_WORDS: Final = [
    "is pushed out",
    "is demolished",
    "is demolished for the tax",
    "is demolished for want of permits",
]


# Names


def count(number: int, thing: str) -> str:
    """`1 permit`, `2 permits`."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def player_name(player: int) -> str:
    """How a seat is called."""
    return f"Player {player + 1}"


def source_name(g: ClimatePolicy, source: int) -> str:
    """A source as a word inside a sentence."""
    return g.rules.source_names[source].lower()


def plant_name(g: ClimatePolicy, plant: int) -> str:
    """A plant as words inside a sentence: `coal`, `solar (level 2)`."""
    if plant >= COAL:
        return DIRTY[plant - COAL]
    return f"{source_name(g, source_of(plant))} (level {plant % a.LEVELS + 1})"


def a_plant(g: ClimatePolicy, plant: int) -> str:
    """A plant with its article: `an oil plant`."""
    name = plant_name(g, plant)
    return f"{'an' if name[0] in 'aeiou' else 'a'} {name} plant"


def region_name(g: ClimatePolicy, region: int) -> str:
    """A continent by its name."""
    return g.rules.region_names[region]


def place_name(g: ClimatePolicy, place: int) -> str:
    """The plant on a space and where it is: `coal in Europe (EU-2)`."""
    plant = g.space[place]
    name = plant_name(g, plant) if plant != EMPTY else "nothing"
    tile = " with a loophole" if g.exempt[place] else ""
    return f"{name}{tile} in {region_name(g, place // a.SPACE_STRIDE)} ({SPACES[place]})"


def project_name(g: ClimatePolicy, project: int) -> str:
    """A research project with its price."""
    return f"{source_name(g, project // a.MOST_PRICE)} for ${project % a.MOST_PRICE + 1}"


def offer_text(g: ClimatePolicy, maker: bool) -> str:
    """The open offer in words: what one gives and gets, seen from its maker or from the partner."""
    given, asked = offered_goods(g), asked_goods(g)
    return f"you give {given} and get {asked}" if maker else f"you give {asked} and get {given}"


def offered_goods(g: ClimatePolicy) -> str:
    """What the maker of the open offer would give."""
    return goods(g, g.offer_from, g.offer_money, g.offer_permits, g.offer_loopholes, g.offer_plants)


def asked_goods(g: ClimatePolicy) -> str:
    """What the maker of the open offer would get."""
    return goods(g, g.offer_to, -g.offer_money, -g.offer_permits, -g.offer_loopholes, g.offer_plants)


def goods(g: ClimatePolicy, giver: int, money: int, permits: int, loopholes: int, plants: list[int]) -> str:
    """What one side of an offer gives; numbers that are not positive are given by the other side."""
    parts = [f"${money}"] if money > 0 else []
    if permits > 0:
        parts.append(count(permits, "permit"))
    if loopholes > 0:
        parts.append(count(loopholes, "loophole"))
    parts += [place_name(g, place) for place in plants if g.owner[place] == giver]
    return ", ".join(parts) if parts else "nothing"


# What is asked


def question(g: ClimatePolicy) -> str:
    """What the open decision asks."""
    decision: object = g.decision
    if isinstance(decision, PutBack):
        over = g.stock_of(decision.player) - g.rules.stock_limit
        return f"Your stock has {count(over, 'plant')} too many: which one goes back?"
    if isinstance(decision, TaxBill):
        return f"Your carbon tax is ${tax_due(g, decision.player)}: pay it, or demolish plants."
    if isinstance(decision, ShowPermits):
        needed = count(permits_needed(g, decision.player), "permit")
        return f"Your plants need {needed} and you have {g.permits[decision.player]}: comply, or demolish plants."
    if isinstance(decision, MakeOffers):
        return f"Trade: you may make {count(g.offers_left, 'more offer')}. To whom?"
    if isinstance(decision, DraftOffer):
        return f"Your offer to {player_name(g.offer_to)}: {offer_text(g, True)}. What else?"
    if isinstance(decision, Answer):
        return f"{player_name(g.offer_from)} offers a trade: {offer_text(g, False)}. Do you accept?"
    if g.developed != NOTHING:
        return "Your turn: go on developing, or end it."
    if g.built:
        return "Your turn: develop dirty or clean energy, or end it."
    return "Your turn: buy, build, develop, in this order; every part is optional."


# What an action does


def label(g: ClimatePolicy, action: int) -> str:
    """What an action does, in a few words."""
    if a.BUILD.holds(action):
        return build_label(g, a.BUILD.i(action), a.BUILD.j(action), "")
    if a.BUILD_EXEMPT.holds(action):
        return build_label(g, a.BUILD_EXEMPT.i(action), a.BUILD_EXEMPT.j(action), " with a loophole")
    if a.FUND.holds(action):
        return f"Fund {project_name(g, a.FUND.i(action))}"
    if a.TRANSFER.holds(action):
        spaces = count(g.rules.transfer_spaces, "space")
        leader = player_name(a.TRANSFER.j(action))
        return f"Fund {project_name(g, a.TRANSFER.i(action))} and move {spaces} with knowledge of {leader}"
    if a.DEMOLISH.holds(action):
        return f"Demolish {place_name(g, a.DEMOLISH.i(action))}"
    if a.PUT_BACK.holds(action):
        return f"Put back {a_plant(g, COAL + a.PUT_BACK.i(action))}"
    if a.BUY_PERMIT.holds(action):
        return f"Buy a permit for ${max(0, permit_price(g))}"
    if a.BUY_LOOPHOLE.holds(action):
        return f"Buy a loophole for ${loophole_price(g)}"
    if a.DEVELOP_DIRTY.holds(action):
        draws = count(g.rules.development_draw, "dirty plant")
        return f"Draw {draws} for ${g.rules.development_money}"
    if a.BORROW.holds(action):
        return f"Borrow ${g.rules.debt_money} ({g.rules.debt_points} points less in the end)"
    if a.END.holds(action):
        return "End your turn"
    return policy_label(g, action)


def build_label(g: ClimatePolicy, plant: int, region: int, tile: str) -> str:
    """What building a plant on a continent costs, and whom it pushes out."""
    cost = location_cost(g, region) + g.rules.build_cost[plant]
    pushed = ""
    if is_full(g, region):
        pushed = f", pushing out {plant_name(g, g.space[region * a.SPACE_STRIDE])}"
    return f"Build {plant_name(g, plant)} in {region_name(g, region)}{tile} for ${cost}{pushed}"


def policy_label(g: ClimatePolicy, action: int) -> str:
    """What an action of the upkeep or of a trade does."""
    asked = g.decision.player if g.decision is not None else 0
    if a.PAY_TAX.holds(action):
        return f"Pay ${tax_due(g, asked)} of tax"
    if a.COMPLY.holds(action):
        needed = count(permits_needed(g, asked), "permit")
        return f"Spend {needed}" if g.rules.permits_spent else f"Show {needed}"
    if a.PAY_FINE.holds(action):
        missing = max(0, permits_needed(g, asked) - g.permits[asked])
        return f"Pay a fine of ${missing * g.rules.fine} for {count(missing, 'permit')}"
    if a.TRADE.holds(action):
        return f"Make an offer to {player_name(a.TRADE.i(action))}"
    if a.NO_TRADE.holds(action):
        return "Make no more offers"
    if a.GIVE_MONEY.holds(action):
        return f"Give ${a.GIVE_MONEY.i(action) + 1}"
    if a.ASK_MONEY.holds(action):
        return f"Ask for ${a.ASK_MONEY.i(action) + 1}"
    if a.GIVE_PERMITS.holds(action):
        return f"Give {count(a.GIVE_PERMITS.i(action) + 1, 'permit')}"
    if a.ASK_PERMITS.holds(action):
        return f"Ask for {count(a.ASK_PERMITS.i(action) + 1, 'permit')}"
    if a.GIVE_LOOPHOLES.holds(action):
        return f"Give {count(a.GIVE_LOOPHOLES.i(action) + 1, 'loophole')}"
    if a.ASK_LOOPHOLES.holds(action):
        return f"Ask for {count(a.ASK_LOOPHOLES.i(action) + 1, 'loophole')}"
    if a.GIVE_PLANT.holds(action):
        return f"Give {place_name(g, a.GIVE_PLANT.i(action))}"
    if a.ASK_PLANT.holds(action):
        return f"Ask for {place_name(g, a.ASK_PLANT.i(action))}"
    if a.OFFER.holds(action):
        return "Make this offer"
    if a.WITHDRAW.holds(action):
        return "Withdraw the offer"
    return "Accept" if a.ACCEPT.holds(action) else "Decline"


# Where an action happens


def anchors(action: int) -> list[str]:
    """The places of the board that an action touches."""
    if a.BUILD.holds(action):
        return [plant_anchor(a.BUILD.i(action)), f"region:{REGIONS[a.BUILD.j(action)]}"]
    if a.BUILD_EXEMPT.holds(action):
        region = f"region:{REGIONS[a.BUILD_EXEMPT.j(action)]}"
        return [plant_anchor(a.BUILD_EXEMPT.i(action)), region, "loophole"]
    if a.DEMOLISH.holds(action):
        return [f"space:{SPACES[a.DEMOLISH.i(action)]}"]
    if a.FUND.holds(action):
        return project_anchors(a.FUND.i(action))
    if a.TRANSFER.holds(action):
        return [*project_anchors(a.TRANSFER.i(action)), f"player:{a.TRANSFER.j(action) + 1}"]
    if a.PUT_BACK.holds(action):
        return [f"stock:{DIRTY[a.PUT_BACK.i(action)]}"]
    if a.DEVELOP_DIRTY.holds(action):
        return ["pool"]
    if a.BUY_PERMIT.holds(action) or a.COMPLY.holds(action):
        return ["permit"]
    if a.BUY_LOOPHOLE.holds(action):
        return ["loophole"]
    if a.BORROW.holds(action) or a.PAY_TAX.holds(action) or a.PAY_FINE.holds(action):
        return ["money"]
    if a.TRADE.holds(action):
        return [f"player:{a.TRADE.i(action) + 1}"]
    return offer_anchors(action)


def offer_anchors(action: int) -> list[str]:
    """The places that an element of an offer touches."""
    if a.GIVE_MONEY.holds(action) or a.ASK_MONEY.holds(action):
        return ["offer", "money"]
    if a.GIVE_PERMITS.holds(action) or a.ASK_PERMITS.holds(action):
        return ["offer", "permit"]
    if a.GIVE_LOOPHOLES.holds(action) or a.ASK_LOOPHOLES.holds(action):
        return ["offer", "loophole"]
    if a.GIVE_PLANT.holds(action):
        return ["offer", f"space:{SPACES[a.GIVE_PLANT.i(action)]}"]
    if a.ASK_PLANT.holds(action):
        return ["offer", f"space:{SPACES[a.ASK_PLANT.i(action)]}"]
    return ["turn"] if a.END.holds(action) or a.NO_TRADE.holds(action) else ["offer"]


def plant_anchor(plant: int) -> str:
    """Where a plant comes from when it is built."""
    return f"stock:{DIRTY[plant - COAL]}" if plant >= COAL else f"plant:{PLANTS[plant]}"


def project_anchors(project: int) -> list[str]:
    """A research project and its track."""
    return [f"project:{PROJECTS[project]}", f"track:{SOURCES[project // a.MOST_PRICE]}"]
