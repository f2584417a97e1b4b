"""The words for what is asked and for what an action does.

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

from keeling.kernel.alphabet import Action
from keeling.kernel.words import Anchors, KindWords, Label, Words, at, count, player_name, said
from keeling.titles.climate_policy import alphabet as a
from keeling.titles.climate_policy.alphabet import DIRTY, PROJECTS, SOURCES, AmountKind, SpaceKind
from keeling.titles.climate_policy.continents import is_full, location_cost
from keeling.titles.climate_policy.develop import PutBack
from keeling.titles.climate_policy.layout import dirty_plant, first_space, project_source
from keeling.titles.climate_policy.market import loophole_price, permit_price
from keeling.titles.climate_policy.names import (
    a_plant,
    asked_goods,
    offered_goods,
    place_name,
    plant_name,
    project_name,
    region_name,
)
from keeling.titles.climate_policy.permits import ShowPermits, permits_missing, permits_needed
from keeling.titles.climate_policy.state import NOTHING, ClimatePolicy
from keeling.titles.climate_policy.story import STORIES
from keeling.titles.climate_policy.tax import TaxBill, tax_due
from keeling.titles.climate_policy.trade import Answer, DraftOffer, MakeOffers
from keeling.titles.climate_policy.turn import TurnMenu

# What is asked


def ask_put_back(g: ClimatePolicy, decision: PutBack) -> str:
    """How many plants are too many."""
    over = g.stock_of(decision.player) - g.rules.stock_limit
    return f"Your stock has {count(over, 'plant')} too many: which one goes back?"


def ask_tax(g: ClimatePolicy, decision: TaxBill) -> str:
    """How much is due."""
    return f"Your carbon tax is ${tax_due(g, decision.player)}: pay it, or demolish plants."


def ask_permits(g: ClimatePolicy, decision: ShowPermits) -> str:
    """What is needed and what is there."""
    needed = count(permits_needed(g, decision.player), "permit")
    return f"Your plants need {needed} and you have {g.permits[decision.player]}: comply, or demolish plants."


def ask_partner(g: ClimatePolicy, decision: MakeOffers) -> str:
    """How many offers are left."""
    return f"Trade: you may make {count(g.offers_left, 'more offer')}. To whom?"


def ask_element(g: ClimatePolicy, decision: DraftOffer) -> str:
    """The offer so far."""
    return f"Your offer to {player_name(g.offer_to)}: you give {offered_goods(g)} and get {asked_goods(g)}. What else?"


def ask_answer(g: ClimatePolicy, decision: Answer) -> str:
    """The offer as its partner sees it."""
    return (
        f"{player_name(g.offer_from)} offers a trade: "
        f"you give {asked_goods(g)} and get {offered_goods(g)}. Do you accept?"
    )


def ask_turn(g: ClimatePolicy, decision: TurnMenu) -> str:
    """Which parts of the turn are still to come."""
    if g.developed != NOTHING:
        return "Your turn: go on developing, or end it."
    if g.built:
        return "Your turn: develop dirty or clean energy, or end it."
    return "Your turn: buy, build, develop, in this order; every part is optional."


# What an action does


def label_build(g: ClimatePolicy, action: int) -> str:
    """A plant without a loophole tile."""
    return build_text(g, a.BUILD.plant(action), a.BUILD.region(action), "")


def label_build_exempt(g: ClimatePolicy, action: int) -> str:
    """A plant with a loophole tile."""
    return build_text(g, a.BUILD_EXEMPT.plant(action), a.BUILD_EXEMPT.region(action), " with a loophole")


def build_text(g: ClimatePolicy, plant: int, region: int, tile: str) -> str:
    """What building a plant on a continent costs, and whom it pushes out."""
    cost = location_cost(g, region) + g.rules.build_cost[plant]
    pushed = f", pushing out {plant_name(g, g.space[first_space(region)])}" if is_full(g, region) else ""
    return f"Build {plant_name(g, plant)} in {region_name(g, region)}{tile} for ${cost}{pushed}"


def label_fund(g: ClimatePolicy, action: int) -> str:
    """A project and its price."""
    return f"Fund {project_name(g, a.FUND.project(action))}"


def label_transfer(g: ClimatePolicy, action: int) -> str:
    """A project, and whose knowledge helps how much."""
    spaces = count(g.rules.transfer_spaces, "space")
    leader = player_name(a.TRANSFER.leader(action))
    return f"Fund {project_name(g, a.TRANSFER.project(action))} and move {spaces} with knowledge of {leader}"


def label_put_back(g: ClimatePolicy, action: int) -> str:
    """The plant that leaves the stock."""
    return f"Put back {a_plant(g, dirty_plant(a.PUT_BACK.dirty_kind(action)))}"


def label_buy_permit(g: ClimatePolicy, action: int) -> str:
    """The price of the cheapest one."""
    return f"Buy a permit for ${max(0, permit_price(g))}"


def label_buy_loophole(g: ClimatePolicy, action: int) -> str:
    """The price of the moment."""
    return f"Buy a loophole for ${loophole_price(g)}"


def label_develop_dirty(g: ClimatePolicy, action: int) -> str:
    """How many plants for how much."""
    return f"Draw {count(g.rules.development_draw, 'dirty plant')} for ${g.rules.development_money}"


def label_borrow(g: ClimatePolicy, action: int) -> str:
    """What a loan brings and costs."""
    return f"Borrow ${g.rules.debt_money} ({g.rules.debt_points} points less in the end)"


def asked_player(g: ClimatePolicy) -> int:
    """Who is asked; some seat, if nobody is."""
    return g.decision.player if g.decision is not None else 0


def label_pay_tax(g: ClimatePolicy, action: int) -> str:
    """How much."""
    return f"Pay ${tax_due(g, asked_player(g))} of tax"


def label_comply(g: ClimatePolicy, action: int) -> str:
    """How many permits, and whether they are gone then."""
    needed = count(permits_needed(g, asked_player(g)), "permit")
    return f"Spend {needed}" if g.rules.permits_spent else f"Show {needed}"


def label_pay_fine(g: ClimatePolicy, action: int) -> str:
    """How much, and for how many permits."""
    missing = max(0, permits_missing(g, asked_player(g)))
    return f"Pay a fine of ${missing * g.rules.fine} for {count(missing, 'permit')}"


def label_trade(g: ClimatePolicy, action: int) -> str:
    """To whom."""
    return f"Make an offer to {player_name(a.TRADE.partner(action))}"


def money_label(verb: str, kind: AmountKind, unit: int = 1) -> Label:
    """What is done with so much money."""
    return lambda g, action: f"{verb} ${kind.amount(action) * unit}"


def amount_label(verb: str, kind: AmountKind, thing: str) -> Label:
    """What is done with so many of something."""
    return lambda g, action: f"{verb} {count(kind.amount(action), thing)}"


def place_label(verb: str, kind: SpaceKind) -> Label:
    """What is done with the plant on a space."""
    return lambda g, action: f"{verb} {place_name(g, kind.space(action))}"


# Where an action happens


def with_plant(*others: str) -> Anchors:
    """Where a plant comes from when it is built, and other places."""
    rest = at(*others)
    return lambda action: [plant_anchor(str(action.fields["plant"])), *rest(action)]


def plant_anchor(plant: str) -> str:
    """The stock for a dirty plant, the supply for a clean one."""
    return f"stock:{plant}" if plant in DIRTY else f"plant:{plant}"


def with_project(*others: str) -> Anchors:
    """A research project, its track, and other places."""
    rest = at(*others)
    return lambda action: [*project_anchors(action), *rest(action)]


def project_anchors(action: Action) -> list[str]:
    """A research project and its track."""
    project = str(action.fields["project"])
    return [f"project:{project}", f"track:{SOURCES[project_source(PROJECTS.index(project))]}"]


WORDS: Final = Words(
    kinds={
        "buy-permit": KindWords("permits", label_buy_permit, at("permit")),
        "buy-loophole": KindWords("loophole", label_buy_loophole, at("loophole")),
        "build": KindWords("build", label_build, with_plant("region:{region}")),
        "build-exempt": KindWords("build", label_build_exempt, with_plant("region:{region}", "loophole")),
        "develop-dirty": KindWords("develop", label_develop_dirty, at("pool")),
        "put-back": KindWords("develop", label_put_back, at("stock:{plant}")),
        "fund": KindWords("develop", label_fund, with_project()),
        "transfer": KindWords("develop", label_transfer, with_project("player:{player}")),
        "borrow": KindWords("borrow", label_borrow, at("money")),
        "demolish": KindWords("demolish", place_label("Demolish", a.DEMOLISH), at("space:{space}")),
        "end": KindWords("end", said("End your turn"), at("turn")),
        "pay-tax": KindWords("tax", label_pay_tax, at("money")),
        "comply": KindWords("permits", label_comply, at("permit")),
        "pay-fine": KindWords("permits", label_pay_fine, at("money")),
        "trade": KindWords("trade", label_trade, at("player:{player}")),
        "no-trade": KindWords("end", said("Make no more offers"), at("turn")),
        "give-money": KindWords("trade", money_label("Give", a.GIVE_MONEY), at("offer", "money")),
        "ask-money": KindWords("trade", money_label("Ask for", a.ASK_MONEY), at("offer", "money")),
        "give-permits": KindWords("trade", amount_label("Give", a.GIVE_PERMITS, "permit"), at("offer", "permit")),
        "ask-permits": KindWords("trade", amount_label("Ask for", a.ASK_PERMITS, "permit"), at("offer", "permit")),
        "give-loopholes": KindWords(
            "trade", amount_label("Give", a.GIVE_LOOPHOLES, "loophole"), at("offer", "loophole")
        ),
        "ask-loopholes": KindWords(
            "trade", amount_label("Ask for", a.ASK_LOOPHOLES, "loophole"), at("offer", "loophole")
        ),
        "give-plant": KindWords("trade", place_label("Give", a.GIVE_PLANT), at("offer", "space:{space}")),
        "ask-plant": KindWords("trade", place_label("Ask for", a.ASK_PLANT), at("offer", "space:{space}")),
        "offer": KindWords("trade", said("Make this offer"), at("offer")),
        "withdraw": KindWords("trade", said("Withdraw the offer"), at("offer")),
        "accept": KindWords("trade", said("Accept"), at("offer")),
        "decline": KindWords("trade", said("Decline"), at("offer")),
        "give-hundreds": KindWords("trade", money_label("Give", a.GIVE_HUNDREDS, a.HUNDRED), at("offer", "money")),
        "ask-hundreds": KindWords("trade", money_label("Ask for", a.ASK_HUNDREDS, a.HUNDRED), at("offer", "money")),
    },
    questions={
        TurnMenu: ask_turn,
        PutBack: ask_put_back,
        TaxBill: ask_tax,
        ShowPermits: ask_permits,
        MakeOffers: ask_partner,
        DraftOffer: ask_element,
        Answer: ask_answer,
    },
    stories=STORIES,
)
