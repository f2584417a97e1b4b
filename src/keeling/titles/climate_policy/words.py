"""What is asked and what an action does, as messages.

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
from keeling.kernel.game import LEGAL
from keeling.kernel.messages import Message, message, seat
from keeling.kernel.words import Anchors, KindWords, Label, TurnVerb, Words, at, said
from keeling.titles.climate_policy import alphabet as a
from keeling.titles.climate_policy.alphabet import DIRTY, PROJECTS, SOURCES, AmountKind, SpaceKind
from keeling.titles.climate_policy.build import refuse_build_part
from keeling.titles.climate_policy.continents import is_full, location_cost
from keeling.titles.climate_policy.develop import PutBack
from keeling.titles.climate_policy.layout import dirty_plant, first_space, project_price, project_source
from keeling.titles.climate_policy.market import loophole_price, market_over, permit_price
from keeling.titles.climate_policy.names import (
    asked_goods,
    offered_goods,
    place_name,
    plant_name,
    region_name,
    source_name,
)
from keeling.titles.climate_policy.permits import (
    ShowPermits,
    loopholes_in_force,
    permits_in_force,
    permits_missing,
    permits_needed,
)
from keeling.titles.climate_policy.state import NOTHING, ClimatePolicy
from keeling.titles.climate_policy.story import STORIES
from keeling.titles.climate_policy.tax import TaxBill, tax_due
from keeling.titles.climate_policy.trade import Answer, DraftOffer, MakeOffers
from keeling.titles.climate_policy.turn import TurnMenu

# What is asked


def ask_put_back(g: ClimatePolicy, decision: PutBack) -> Message:
    """How many plants are too many."""
    return message("ask-policy-put-back", amount=g.stock_of(decision.player) - g.rules.stock_limit)


def ask_tax(g: ClimatePolicy, decision: TaxBill) -> Message:
    """How much is due."""
    return message("ask-policy-tax", amount=tax_due(g, decision.player))


def ask_permits(g: ClimatePolicy, decision: ShowPermits) -> Message:
    """What is needed and what is there."""
    needed = permits_needed(g, decision.player)
    return message("ask-policy-permits", amount=needed, held=g.permits[decision.player])


def ask_partner(g: ClimatePolicy, decision: MakeOffers) -> Message:
    """How many offers are left."""
    return message("ask-policy-partner", amount=g.offers_left)


def ask_element(g: ClimatePolicy, decision: DraftOffer) -> Message:
    """The offer so far."""
    return message("ask-policy-element", partner=seat(g.offer_to), given=offered_goods(g), asked=asked_goods(g))


def ask_answer(g: ClimatePolicy, decision: Answer) -> Message:
    """The offer as its partner sees it."""
    return message("ask-policy-answer", maker=seat(g.offer_from), given=asked_goods(g), gained=offered_goods(g))


def ask_turn(g: ClimatePolicy, decision: TurnMenu) -> Message:
    """Which parts of the turn are still to come."""
    if g.developed != NOTHING:
        return message("ask-policy-turn-developed")
    if g.built:
        return message("ask-policy-turn-built")
    market = permits_in_force(g) or loopholes_in_force(g)  # P-SEQ-05
    return message("ask-policy-turn-market" if market else "ask-policy-turn")


# What an action does


def label_build(g: ClimatePolicy, action: int) -> Message:
    """A plant without a loophole tile."""
    keys = ("label-policy-build", "label-policy-build-pushing")
    return build_label(g, a.BUILD.plant(action), a.BUILD.region(action), keys)


def label_build_exempt(g: ClimatePolicy, action: int) -> Message:
    """A plant with a loophole tile."""
    keys = ("label-policy-build-exempt", "label-policy-build-exempt-pushing")
    return build_label(g, a.BUILD_EXEMPT.plant(action), a.BUILD_EXEMPT.region(action), keys)


def build_label(g: ClimatePolicy, plant: int, region: int, keys: tuple[str, str]) -> Message:
    """What building a plant on a continent costs; the second key is for a full one, where it pushes a plant out."""
    cost = location_cost(g, region) + g.rules.build_cost[plant]
    if not is_full(g, region):
        return message(keys[0], plant=plant_name(plant), region=region_name(region), amount=cost)
    pushed = plant_name(g.space[first_space(region)])
    return message(keys[1], plant=plant_name(plant), region=region_name(region), amount=cost, pushed=pushed)


def label_fund(g: ClimatePolicy, action: int) -> Message:
    """A project and its price."""
    project = a.FUND.project(action)
    return message("label-policy-fund", source=source_name(project_source(project)), amount=project_price(project))


def label_transfer(g: ClimatePolicy, action: int) -> Message:
    """A project and its price, and whose knowledge helps how much."""
    project = a.TRANSFER.project(action)
    return message(
        "label-policy-transfer",
        source=source_name(project_source(project)),
        amount=project_price(project),
        spaces=g.rules.transfer_spaces,
        leader=seat(a.TRANSFER.leader(action)),
    )


def label_put_back(g: ClimatePolicy, action: int) -> Message:
    """The plant that leaves the stock."""
    return message("label-policy-put-back", plant=plant_name(dirty_plant(a.PUT_BACK.dirty_kind(action))))


def label_buy_permit(g: ClimatePolicy, action: int) -> Message:
    """The price of the cheapest one."""
    return message("label-policy-buy-permit", amount=max(0, permit_price(g)))


def label_buy_loophole(g: ClimatePolicy, action: int) -> Message:
    """The price of the moment."""
    return message("label-policy-buy-loophole", amount=loophole_price(g))


def label_develop_dirty(g: ClimatePolicy, action: int) -> Message:
    """How many plants for how much."""
    return message("label-policy-develop-dirty", plants=g.rules.development_draw, amount=g.rules.development_money)


def label_borrow(g: ClimatePolicy, action: int) -> Message:
    """What a loan brings and costs."""
    return message("label-policy-borrow", amount=g.rules.debt_money, points=g.rules.debt_points)


def asked_player(g: ClimatePolicy) -> int:
    """Who is asked; some seat, if nobody is."""
    return g.decision.player if g.decision is not None else 0


def label_pay_tax(g: ClimatePolicy, action: int) -> Message:
    """How much."""
    return message("label-policy-pay-tax", amount=tax_due(g, asked_player(g)))


def label_comply(g: ClimatePolicy, action: int) -> Message:
    """How many permits, and whether they are gone then."""
    key = "label-policy-spend-permits" if g.rules.permits_spent else "label-policy-show-permits"
    return message(key, amount=permits_needed(g, asked_player(g)))


def label_pay_fine(g: ClimatePolicy, action: int) -> Message:
    """How much, and for how many permits."""
    missing = max(0, permits_missing(g, asked_player(g)))
    return message("label-policy-pay-fine", amount=missing * g.rules.fine, permits=missing)


def label_trade(g: ClimatePolicy, action: int) -> Message:
    """To whom."""
    return message("label-policy-trade", partner=seat(a.TRADE.partner(action)))


def amount_label(key: str, kind: AmountKind, unit: int = 1) -> Label:
    """What is done with so much of something."""
    return lambda g, action: message(key, amount=kind.amount(action) * unit)


def place_label(key: str, kind: SpaceKind) -> Label:
    """What is done with the plant on a space."""
    return lambda g, action: message(key, place=place_name(g, kind.space(action)))


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


# The verbs of a turn (P-SEQ-04)


def has_permits(g: ClimatePolicy) -> bool:
    """Whether the policy has permits, by now or later."""
    return g.rules.permits


def has_loopholes(g: ClimatePolicy) -> bool:
    """Whether the policy has loophole tiles, by now or later."""
    return g.rules.loopholes


def build_over(g: ClimatePolicy) -> bool:
    """Whether the build part of the turn is over."""
    return refuse_build_part(g) != LEGAL


def develop_over(g: ClimatePolicy) -> bool:
    """Whether nothing can be developed any more."""
    return g.developed != NOTHING


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
        "demolish": KindWords("demolish", place_label("label-policy-demolish", a.DEMOLISH), at("space:{space}")),
        "end": KindWords("end", said("label-policy-end-turn"), at("turn")),
        "pay-tax": KindWords("tax", label_pay_tax, at("money")),
        "comply": KindWords("permits", label_comply, at("permit")),
        "pay-fine": KindWords("permits", label_pay_fine, at("money")),
        "trade": KindWords("trade", label_trade, at("player:{player}")),
        "no-trade": KindWords("end", said("label-policy-no-trade"), at("turn")),
        "give-money": KindWords("trade", amount_label("label-policy-give-money", a.GIVE_MONEY), at("offer", "money")),
        "ask-money": KindWords("trade", amount_label("label-policy-ask-money", a.ASK_MONEY), at("offer", "money")),
        "give-permits": KindWords(
            "trade", amount_label("label-policy-give-permits", a.GIVE_PERMITS), at("offer", "permit")
        ),
        "ask-permits": KindWords(
            "trade", amount_label("label-policy-ask-permits", a.ASK_PERMITS), at("offer", "permit")
        ),
        "give-loopholes": KindWords(
            "trade", amount_label("label-policy-give-loopholes", a.GIVE_LOOPHOLES), at("offer", "loophole")
        ),
        "ask-loopholes": KindWords(
            "trade", amount_label("label-policy-ask-loopholes", a.ASK_LOOPHOLES), at("offer", "loophole")
        ),
        "give-plant": KindWords(
            "trade", place_label("label-policy-give-plant", a.GIVE_PLANT), at("offer", "space:{space}")
        ),
        "ask-plant": KindWords(
            "trade", place_label("label-policy-ask-plant", a.ASK_PLANT), at("offer", "space:{space}")
        ),
        "offer": KindWords("trade", said("label-policy-offer"), at("offer")),
        "withdraw": KindWords("trade", said("label-policy-withdraw"), at("offer")),
        "accept": KindWords("trade", said("label-policy-accept"), at("offer")),
        "decline": KindWords("trade", said("label-policy-decline"), at("offer")),
        "give-hundreds": KindWords(
            "trade", amount_label("label-policy-give-money", a.GIVE_HUNDREDS, a.HUNDRED), at("offer", "money")
        ),
        "ask-hundreds": KindWords(
            "trade", amount_label("label-policy-ask-money", a.ASK_HUNDREDS, a.HUNDRED), at("offer", "money")
        ),
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
    turns={
        TurnMenu: [
            TurnVerb("permits", done=market_over, offered=has_permits),
            TurnVerb("loophole", done=market_over, offered=has_loopholes),
            TurnVerb("build", done=build_over),
            TurnVerb("develop", done=develop_over),
            TurnVerb("demolish", free=True),  # G-98
            TurnVerb("borrow", free=True),  # G-89
        ]
    },
)
