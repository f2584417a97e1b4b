"""An independent scorer: recomputes a game of Climate Policy from its events alone, without the rules of the engine.

From the log it takes what people choose and what chance brings. Everything else it works out for itself, by the
document and the content file: prices, income, taxes, permits, grants, CO2, control, scores and winners. After each
event all public numbers that follow from it must have changed as the log says, and no others.
"""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from fractions import Fraction
from pathlib import Path
from typing import Any, NamedTuple, Self

from climate_policy.independent_table import NONE, Plant, Table
from independent.books import Objection

Event = Mapping[str, Any]

EVENT, TRADE, DUTY, PRICES, GRANTS, DIVIDEND = range(6)
"""The parts of an upkeep, in order."""
PUSH, CHOICE, BY_TAX, BY_PERMITS = range(4)
CAUSES = ("demolished_pushed", "demolished_chosen", "demolished_tax", "demolished_permits")
ROUND_END = ("ReduceCosts", "NewResearch", "PassToken", "CloseRound")
SETUP = ("ChooseFirstPlayer", "PlaceSupplies", "ShuffleSummits", "LayOutProjects", "EquipCompanies")
NOT_ACCOUNTED = ("turn.", "history.", "policy.", "active", "round", "permits.in_force", "permits.per_", "loopholes.in_")


class Result(NamedTuple):
    """What the scorer found: how the game ended, the scores, who won, the money and the CO2."""

    reason: str
    scores: list[int]
    winners: list[int]
    money: list[int]
    funding: int
    co2: int


def accounted(path: str) -> bool:
    """Whether the scorer answers for a public number."""
    return not path.startswith(NOT_ACCOUNTED)


class Scorer:
    """Follows a log, event by event."""

    def __init__(self, content: Mapping[str, Any], players: int, options: Mapping[str, Any]) -> None:
        self.table = Table(content, players, options)
        self.players = players
        self.options = options
        self.content = content
        self.setup = list(SETUP) + ["DrawDirtyPlants"] * players + ["Decade"]
        self.pending: list[str] = []
        self.turns: list[int] = []
        self.round = 0
        self.active = NONE
        self.income_due = False
        self.introduction_due = False
        self.round_end: list[str] = []
        self.part = NONE
        self.struck = 0  # where the last event struck
        self.coming = (Plant("", NONE, False), 0)
        self.rows = 0
        self.offering = NONE  # who may make offers
        self.windows: list[int] = []  # who will be asked for offers later in this upkeep
        self.answered: set[int] = set()
        self.fined = NONE
        self.prices_due = False
        self.grants: list[tuple[int, int, int]] = []
        self.grants_due = False
        self.pool_before = 0
        self.dividend_due = False
        self.accepted: dict[str, int] = {}
        self.accepted_plants: list[str] = []
        self.scored: list[int] = []
        self.ended = ""
        self.before = self.table.numbers()
        self.words = self.table.words()
        self.new_turn(NONE)

    def fork(self) -> Self:
        """A copy that goes on by itself."""
        return deepcopy(self, {id(self.content): self.content, id(self.options): self.options})

    def new_turn(self, player: int) -> None:
        self.active = player
        self.bought = self.loopholes_bought = self.funded = 0
        self.built = self.dirty = False

    # Following

    def follow(self, event: Event) -> None:
        """Take the next event; Objection if it cannot have happened, or changes what it cannot have changed."""
        kind = event["kind"]
        if self.ended:
            raise Objection(f"{kind} after the end")
        expected = self.setup or self.pending
        if expected and kind != expected[0]:
            raise Objection(f"{kind} instead of {expected[0]}")
        if expected:
            expected.pop(0)
        self.must(not self.table.offer or kind in ("DraftOffer", "Answer"), f"{kind} while an offer is open")
        HANDLERS.get(kind, Scorer.nothing)(self, event)
        if self.table.co2 >= self.content["limits"]["defeat"] and not self.ended:
            self.pending = ["CommonDefeat"]  # P-SEQ-08
        self.compare(event)

    def compare(self, event: Event) -> None:
        """The public numbers have changed exactly as the log says."""
        after, words = self.table.numbers(), self.table.words()
        ours = changes(self.before, after, 0)
        theirs = {path: tuple(pair) for path, pair in event["changes"].items() if accounted(path)}
        if ours != theirs:
            wrong = sorted(set(ours.items()) ^ set(theirs.items()))
            raise Objection(f"{event['kind']} {event['facts']}: {wrong[:4]}")
        our_words = changes(self.words, words, "")
        names = ("regions.", "offer.")
        their_words = {path: tuple(pair) for path, pair in event["words"].items() if path.startswith(names)}
        if our_words != their_words:
            raise Objection(f"{event['kind']}: {our_words} is told as {their_words}")
        self.before, self.words = after, words

    def follow_all(self, log: Sequence[Event]) -> Result:
        """Follow a log to the end of the game; an Objection names the event it cannot agree with."""
        for number, event in enumerate(log):
            try:
                self.follow(event)
            except Objection as objection:
                raise Objection(f"event {number}, {event['kind']} {dict(event['facts'])}: {objection}") from None
        return self.result()

    def result(self) -> Result:
        """How the game ended; Objection if it has not."""
        if not self.ended:
            raise Objection("the log ends before the game")
        t = self.table
        return Result(self.ended, t.score, t.winners, t.money, t.funding, t.co2)

    def must(self, condition: bool, why: str) -> None:
        """Object unless the condition holds."""
        if not condition:
            raise Objection(why)

    def nothing(self, event: Event) -> None:
        """Moves nothing the scorer answers for."""

    # Setup

    def choose_first_player(self, event: Event) -> None:
        self.table.first = event["changes"].get("first_player", (0, 0))[1]
        self.must(self.table.first in self.table.seats, "a first player who does not play")

    def place_supplies(self, event: Event) -> None:
        t = self.table
        for source in self.content["sources"]:
            t.bag[source["id"]] = source["projects"]
            for level, plant in enumerate(source["plants"]):
                t.left[f"{source['id']}-{level + 1}"] = plant["tiles"]
        for kind in self.content["dirty"]:
            t.pool[kind["id"]] = kind["tiles"]
        t.pool_size = sum(t.pool.values())
        t.permit_box = self.options["permit_count"] if t.permit_policy else 0

    def shuffle_summits(self, event: Event) -> None:
        self.table.summits = len(self.content["summits"]["tiles"])

    def lay_out_projects(self, event: Event) -> None:
        for price in self.table.seats:
            self.take_projects(event, price)

    def take_projects(self, event: Event, price: int) -> None:
        """New projects at a price, as many as there are players and the bag allows; which ones is chance."""
        t = self.table
        wanted = min(self.players, sum(t.bag.values()))
        drawn = 0
        for source in t.sources:
            before, after = event["changes"].get(f"research.prices.{price}.sources.{source}", (0, 0))
            self.must(after >= before, "a project vanishes")
            t.open[price][source] += after - before
            t.bag[source] -= after - before
            drawn += after - before
        self.must(drawn == wanted, f"{drawn} new projects, not {wanted}")

    def equip_companies(self, event: Event) -> None:
        for n, seat in enumerate(self.clockwise()):
            self.table.money[seat] = self.content["players"]["start_money"][n]

    def clockwise(self) -> list[int]:
        """All companies from the first player on."""
        return [(self.table.first + n) % self.players for n in range(self.players)]

    def draw_dirty_plants(self, event: Event) -> None:
        t, seat = self.table, event["facts"]["player"]
        at_start = "Decade" in self.setup
        self.must(at_start or seat == self.active, "somebody else draws")
        wanted = self.content["players"]["start_plants"] if at_start else self.content["dirty_development"]["draw"]
        count = min(wanted, t.pool_size)
        if not t.hidden:
            drawn = {kind: pair[0] - pair[1] for kind, pair in self.pool_changes(event).items()}
            self.must(sum(drawn.values()) == count and min(drawn.values(), default=0) >= 0, "other tiles are drawn")
            t.stock[seat].update(drawn)
            t.pool.subtract(drawn)
        t.stock_size[seat] += count
        t.pool_size -= count

    def pool_changes(self, event: Event) -> dict[str, tuple[int, int]]:
        prefix = "dirty_pool."
        return {path.removeprefix(prefix): pair for path, pair in event["changes"].items() if path.startswith(prefix)}

    def put_back(self, event: Event) -> None:
        t, seat = self.table, event["facts"]["player"]
        self.must(seat == self.active and self.dirty, "nobody puts a plant back now")
        self.must(t.stock_size[seat] > self.content["dirty_development"]["stock"], "no plant is too much")
        if not t.hidden:
            (kind,) = self.pool_changes(event) or ("",)
            self.must(t.stock[seat][kind] > 0, "a plant that is not in stock is put back")
            t.stock[seat][kind] -= 1
            t.pool[kind] += 1
        t.stock_size[seat] -= 1
        t.pool_size += 1

    # Decades and rounds

    def begin_decade(self, event: Event) -> None:
        t = self.table
        self.round = 0
        self.introduction_due = t.decade == t.begins and (t.permit_policy or "B" in t.policy)
        self.begin_round()

    def introduce_permits(self, event: Event) -> None:
        t, options = self.table, self.options
        self.must(self.introduction_due, "permits come at another time")
        self.introduction_due = False
        t.loophole_supply = options["loophole_count"] if "B" in t.policy else 0
        if t.permit_policy:
            count = options["permit_count"]
            t.permits = self.gifts()
            count -= sum(t.permits)
            prices = self.content["market"]["prices"]
            t.market = [0, *(count // prices + (n < count % prices) for n in range(prices))]
        t.permit_box = 0

    def gifts(self) -> list[int]:
        """G-109: the same for all, or by emissions, exact parts first and then the largest remainders."""
        t, all_there_are = self.table, self.options["permits_given"] * self.players
        ppm = [t.liable(seat) for seat in t.seats]
        if self.options["permits_given_by"] == "equal" or not any(ppm):
            return [self.options["permits_given"]] * self.players
        exact = [Fraction(all_there_are * own, sum(ppm)) for own in ppm]
        gifts = [int(part) for part in exact]
        by_rest = sorted(self.clockwise(), key=lambda seat: gifts[seat] - exact[seat])
        for seat in by_rest[: all_there_are - sum(gifts)]:
            gifts[seat] += 1
        return gifts

    def begin_round(self) -> None:
        self.round += 1
        self.turns = self.clockwise()
        self.income_due = any(self.table.income(seat) for seat in self.table.seats)
        self.round_end = list(ROUND_END)

    def take_income(self, event: Event) -> None:
        self.must(self.income_due and len(self.turns) == self.players, "income at another time")
        self.income_due = False
        for seat in self.table.seats:
            self.receive(seat, self.table.income(seat), "income")

    def begin_turn(self, event: Event) -> None:
        self.must(not self.income_due and not self.introduction_due, "income or permits are due before the turns")
        self.must(bool(self.turns) and self.turns.pop(0) == event["facts"]["player"], "somebody else's turn")
        self.check_stocks()
        self.new_turn(event["facts"]["player"])

    def check_stocks(self) -> None:
        limit = self.content["dirty_development"]["stock"]
        self.must(max(self.table.stock_size) <= limit, "somebody has too many plants in stock")

    def end_of_round(self, kind: str) -> None:
        self.must(not self.turns and not self.income_due, f"{kind} before all have played")
        self.must(bool(self.round_end) and self.round_end.pop(0) == kind, f"{kind} at another time")
        self.active = NONE
        self.check_stocks()

    def reduce_costs(self, event: Event) -> None:
        self.end_of_round("ReduceCosts")
        t = self.table
        for source in t.sources:
            for price in range(1, self.players):
                if t.open[price - 1][source] == 0:
                    t.open[price - 1][source], t.open[price][source] = t.open[price][source], 0

    def new_research(self, event: Event) -> None:
        self.end_of_round("NewResearch")
        self.take_projects(event, self.players - 1)

    def pass_token(self, event: Event) -> None:
        self.end_of_round("PassToken")
        self.table.first = (self.table.first + 1) % self.players

    def close_round(self, event: Event) -> None:
        self.end_of_round("CloseRound")
        self.close_books(event)
        if self.round < self.table.rounds:
            self.begin_round()
        else:
            self.part = EVENT
            self.pending = ["Upkeep", "DrawEvent"]

    def close_books(self, event: Event) -> None:
        t = self.table
        row = {path: (0, value) for path, value in t.closing_row(self.rows).items()}
        told = {path: tuple(pair) for path, pair in event["changes"].items() if path in row}
        self.must(told == {path: pair for path, pair in row.items() if pair[1]}, "the books say something else")
        self.rows += 1
        for flows in (*t.flows, t.table_flows):
            flows.clear()

    def close_decade(self, event: Event) -> None:
        t = self.table
        self.must(self.part != NONE, "no upkeep is open")
        for seat in t.seats:
            duty = t.tax(seat) or t.permits_needed(seat)
            self.must(not duty or seat in self.answered, f"company {seat} has not answered for its emissions")
        self.no_equal_grants()
        self.must(not (self.prices_due or self.grants or self.grants_due or self.dividend_due), "something is left out")
        self.close_books(event)
        self.part = NONE
        if t.decade < t.decades:
            t.decade += 1
            self.pending = ["Decade"]
        else:
            self.pending = ["FinalScoring", *["ScoreCompany"] * self.players, "FinishGame"]

    # Money

    def receive(self, seat: int, amount: int, reason: str) -> None:
        self.must(amount >= 0, f"{reason} of {amount}")
        self.table.money[seat] += amount
        self.table.flows[seat][reason] += amount

    def pay(self, seat: int, amount: int, reason: str) -> None:
        self.must(0 <= amount <= self.table.money[seat], f"{reason} of {amount} with ${self.table.money[seat]}")
        self.table.money[seat] -= amount
        self.table.flows[seat][reason] += amount

    def pay_policy(self, seat: int, amount: int, reason: str) -> None:
        """P-TAX-05, P-MKT-06: with grants out of the revenue, or a dividend, it goes to the Funding Pool."""
        self.pay(seat, amount, reason)
        by_revenue = "A" in self.table.policy and self.options["grant_source"] == "revenue"
        if by_revenue or self.options["dividend"]:
            self.table.funding += amount

    def borrow(self, event: Event) -> None:
        t, seat = self.table, event["facts"]["player"]
        self.must(not t.debt[seat], "a second loan")
        if seat in self.windows or (seat == self.offering and t.offers_left > 0):
            self.make_offers(seat)  # G-89: while it makes offers
        elif seat != self.active:
            self.enter(DUTY)  # G-89: or before it answers for its emissions
            due = t.tax(seat) > 0 or t.permits_needed(seat) > 0
            self.must(due and seat not in self.answered, "a loan at another time")
        t.debt[seat] = 1
        self.receive(seat, self.content["debt"]["money"], "loan")

    # A turn

    def in_turn(self, event: Event) -> int:
        """The player of an event that belongs to the own turn."""
        seat = int(event["facts"]["player"])
        self.must(seat == self.active, f"{event['kind']} of somebody who is not on turn")
        return seat

    def buy_permit(self, event: Event) -> None:
        t, seat = self.table, self.in_turn(event)
        self.bought += 1
        self.must(t.permit_policy and t.in_force and not self.built and not self.funded, "no market now")
        self.must(self.bought <= self.content["market"]["permits_per_turn"], "too many permits in a turn")
        self.must(sum(t.market) > 0, "the market is sold out")
        price = t.lowest_price()
        t.market[price] -= 1
        t.permits[seat] += 1
        t.flows[seat]["permits_bought"] += 1
        self.pay_policy(seat, price, "permit_cost")

    def buy_loophole(self, event: Event) -> None:
        t, seat = self.table, self.in_turn(event)
        self.loopholes_bought += 1
        self.must("B" in t.policy and t.in_force and not self.built and not self.funded, "no market now")
        self.must(self.loopholes_bought <= self.content["market"]["loopholes_per_turn"], "too many loopholes")
        self.must(t.loophole_supply > 0, "no loophole is left")
        price = t.loophole_price()
        t.loophole_supply -= 1
        t.loopholes[seat] += 1
        self.pay(seat, price, "loophole_cost")

    def build(self, event: Event) -> None:
        t, seat, facts = self.table, self.in_turn(event), event["facts"]
        name = t.plant_names[facts["plant"]]
        self.must(not (self.built or self.funded or self.dirty), "no building now")
        self.built = True
        if name in t.ppm:
            self.must(t.stock_size[seat] > 0 and (t.hidden or t.stock[seat][name] > 0), "a plant that is not in stock")
            t.stock[seat][name] -= 1
            t.stock_size[seat] -= 1
        else:
            source, space = t.unlock[name]
            self.must(t.pawns[source][seat] >= space and t.left[name] > 0, "a plant that cannot be built")
            t.left[name] -= 1
        if facts["exempt"]:
            self.must(t.loopholes[seat] > 0, "a loophole that nobody holds")
            t.loopholes[seat] -= 1
        self.expect_plant(Plant(name, seat, bool(facts["exempt"])), facts["region"], ["PayForPlant"])

    def expect_plant(self, plant: Plant, region: int, first: list[str]) -> None:
        """The plant is to be placed; on a full continent the leftmost one has to go before."""
        self.coming = (plant, region)
        self.pending = [*first, *["DemolishPlant"] * self.table.full(region), "PlacePlant"]

    def pay_for_plant(self, event: Event) -> None:
        t, seat = self.table, self.in_turn(event)
        plant, region = self.coming
        self.pay(seat, t.cost(region) + t.price.get(plant.name, 0), "building")

    def place_plant(self, event: Event) -> None:
        t, facts = self.table, event["facts"]
        plant, region = self.coming
        told = (t.plant_names[facts["plant"]], facts["owner"], bool(facts["exempt"]), facts["region"])
        if plant.owner == NONE and t.hidden:
            plant.name = told[0]  # an event: chance, told only now
        self.must(told == (plant.name, plant.owner, plant.exempt, region), "another plant is placed")
        t.board[region].append(plant)

    def demolish(self, event: Event) -> None:
        t, facts = self.table, event["facts"]
        region, number = divmod(facts["place"], 6)
        self.must(number < len(t.board[region]), "no plant stands there")
        plant = t.board[region].pop(number)
        reason = facts["reason"]
        self.must((t.plant_names[facts["plant"]], facts["owner"]) == (plant.name, plant.owner), "another plant")
        if reason == PUSH:
            self.must(self.pending == ["PlacePlant"] and (region, number) == (self.coming[1], 0), "no push here")
        elif reason == CHOICE:
            self.must(plant.owner == self.active, "a foreign plant is demolished")
        else:
            self.enter(DUTY)
            wanted = t.taxes if reason == BY_TAX else t.permit_policy and t.in_force
            self.must(wanted and plant.owner not in self.answered, "a demolition without duty")
        if plant.owner != NONE:
            t.flows[plant.owner][CAUSES[reason]] += 1
        else:
            t.table_flows["ownerless_pushed"] += 1
        t.loophole_supply += plant.exempt
        if plant.name in t.ppm:
            t.pool[plant.name] += 1
            t.pool_size += 1
        else:
            t.left[plant.name] += 1

    def develop_dirty(self, event: Event) -> None:
        seat = self.in_turn(event)
        self.must(not self.dirty and not self.funded and self.table.pool_size > 0, "no dirty development now")
        self.dirty = True
        self.pay(seat, self.content["dirty_development"]["money"], "development")
        self.pending = ["DrawDirtyPlants"]

    def fund_project(self, event: Event) -> None:
        t, seat, research = self.table, self.in_turn(event), self.content["research"]
        source, price = divmod(event["facts"]["project"], 5)
        leader = event["facts"]["leader"]
        track = t.pawns[source]
        self.funded += 1
        self.must(not self.dirty and self.funded <= research["projects_per_turn"], "no research now")
        self.must(t.open[price][t.sources[source]] > 0, "no such project")
        spaces = 1
        self.pay(seat, price + 1, "research")
        if leader != NONE:
            best = max(position for other, position in enumerate(track) if other != seat)
            self.must(leader != seat and track[leader] == best, "knowledge of somebody who does not lead")
            self.must(best - track[seat] >= research["transfer_lead"], "not far enough behind")
            spaces = research["transfer_spaces"]
            self.receive(leader, research["transfer_money"], "knowledge")
        track[seat] += spaces
        used = sum(pawns[seat] > 0 for pawns in t.pawns)
        self.must(track[seat] <= t.track_end[source] and used <= self.content["players"]["pawns"], "no pawn, no space")
        t.open[price][t.sources[source]] -= 1
        t.bag[t.sources[source]] += 1

    # Upkeep

    def enter(self, part: int) -> None:
        """An upkeep goes through its parts in order."""
        self.must(self.part != NONE and part >= self.part, f"part {part} of an upkeep after part {self.part}")
        self.part = part

    def draw_event(self, event: Event) -> None:
        t = self.table
        self.enter(EVENT)
        self.answered = set()
        self.offering = NONE
        duties = t.taxes or (t.permit_policy and t.in_force)
        self.windows = self.clockwise() if duties and self.options["trade_mode"] != "off" else []  # G-91
        self.prices_due = t.permit_policy and t.in_force
        source = self.options["grant_source"]
        self.grants_due = source != "revenue" or "A" in t.policy
        self.dividend_due = bool(self.options["dividend"]) and (t.taxes or t.permit_policy)
        if "events.last" in event["words"]:  # the same continent again is no change
            self.struck = t.region_ids.index(event["words"]["events.last"][1])
        region = self.struck
        if t.pool_size > 0 and (not t.full(region) or self.options["event_on_full"] == "push"):
            t.pool_size -= 1
            kind = "" if t.hidden else next(iter(self.pool_changes(event)), "")
            self.must(t.hidden or t.pool[kind] > 0, "an event without a plant")
            t.pool[kind] -= 1
            self.expect_plant(Plant(kind, NONE, False), region, [])

    def pay_tax(self, event: Event) -> None:
        seat = event["facts"]["player"]
        self.enter(DUTY)
        self.must(self.table.tax(seat) > 0 and seat not in self.answered, "no tax is due")
        self.pay_policy(seat, self.table.tax(seat), "tax")
        self.answered.add(seat)

    def pay_fine(self, event: Event) -> None:
        t, seat = self.table, event["facts"]["player"]
        self.enter(DUTY)
        missing = t.permits_needed(seat) - t.permits[seat]
        self.must(missing > 0 and self.options["fine"] > 0, "no fine is due")
        self.pay_policy(seat, missing * self.options["fine"], "fine")
        self.fined = seat
        self.pending = ["Comply"]

    def comply(self, event: Event) -> None:
        t, seat = self.table, event["facts"]["player"]
        self.enter(DUTY)
        needed = t.permits_needed(seat)
        self.must(needed > 0 and seat not in self.answered, "nothing to comply with")
        self.must(t.permits[seat] >= needed or self.fined == seat, "too few permits")
        shown = min(needed, t.permits[seat])
        self.must(event["facts"]["permits"] == shown, "other permits are shown")
        if self.options["permit_use"] == "spent":
            t.permits[seat] -= shown
            t.permit_box += shown
        self.answered.add(seat)
        self.fined = NONE

    def lower_prices(self, event: Event) -> None:
        self.enter(PRICES)
        self.must(self.prices_due, "prices fall at another time")
        self.prices_due = False
        market, floor = self.table.market, self.options["cep_floor"]
        lowest = market[floor] + market[floor + 1]
        self.table.market = [*market[:floor], lowest, *market[floor + 2 :], 0]

    def raise_grants(self, event: Event) -> None:
        self.enter(GRANTS)
        before, after = event["changes"].get("grants.funding_pool", (0, 0))
        fixed = self.options["grant_source"] == "fixed"
        allowed = [self.options["grant_sum"]] if fixed else range(1, self.content["grants"]["die"] + 1)
        self.must(after - before in allowed, f"${after - before} for grants")
        self.pool_before = self.table.funding
        self.table.funding += after - before

    def draw_summit(self, event: Event) -> None:
        self.enter(GRANTS)
        self.must(self.grants_due and self.options["grant_rule"] != "equal", "a summit at another time")
        self.grants_due = False
        t = self.table
        t.summits -= 1
        word = event["words"]["grants.summit"][1]
        tiles = self.content["summits"]["tiles"]
        tile = next(tile for tile in tiles if tile["name"].replace(" ", "-").lower() == word)
        left = t.funding - self.not_for_grants()
        size = self.options["grant_size"] or left // len(tile["topics"])
        for topic in tile["topics"]:
            source = t.sources.index(topic)
            claims = self.claims(source)
            if sum(claims):
                amount = min(size, left)
                shares = [amount * claim // sum(claims) for claim in claims]
                left -= sum(shares)
                self.grants += [(seat, source, share) for seat, share in enumerate(shares) if share]

    def not_for_grants(self) -> int:
        """What of the pool waits for the dividend while grants have a sum of their own (G-101)."""
        own_sum = self.options["grant_source"] != "revenue"
        return self.pool_before if own_sum and self.dividend_due else 0

    def claims(self, source: int) -> list[int]:
        """By which weights the companies share a grant for a source."""
        t, rule = self.table, self.options["grant_rule"]
        track = t.pawns[source]
        if rule == "cubes":
            names = [[plant.name for plant in t.plants_of(seat)] for seat in t.seats]
            return [sum(t.cubes[n] for n in own if n.startswith(t.sources[source] + "-")) for own in names]
        if rule == "researchers":
            return [int(position > 0) for position in track]
        return [int(position == max(track) > 0) for position in track]

    def pay_grant(self, event: Event) -> None:
        facts, t = event["facts"], self.table
        self.enter(GRANTS)
        if facts["source"] == NONE and self.grants_due and self.options["grant_rule"] == "equal":
            self.share_equally()
        self.must(bool(self.grants), "a grant for nobody")
        seat, source, amount = self.grants.pop(0)
        self.must((facts["player"], facts["source"]) == (seat, source), "a grant for somebody else")
        t.funding -= amount
        self.receive(seat, amount, "grants")

    def share_equally(self) -> None:
        """The grants of the rule without a tile."""
        self.grants_due = False
        share = (self.table.funding - self.not_for_grants()) // self.players
        share = min(share, self.options["grant_size"] or share)
        self.grants = [(seat, NONE, share) for seat in self.table.seats if share]

    def no_equal_grants(self) -> None:
        """Equal grants that have not come by now were too small for whole dollars."""
        if self.grants_due and self.options["grant_rule"] == "equal":
            self.share_equally()
            self.must(not self.grants, "equal grants are left out")

    def return_grants(self, event: Event) -> None:
        self.enter(GRANTS)
        self.no_equal_grants()
        left = self.table.funding - self.pool_before
        if left > 0 and not self.options["d6_carry"]:
            self.table.funding -= left

    def pay_dividend(self, event: Event) -> None:
        self.enter(DIVIDEND)
        self.no_equal_grants()
        self.must(self.dividend_due, "a dividend at another time")
        self.dividend_due = False
        share = self.table.funding // self.players
        for seat in self.table.seats:
            self.table.funding -= share
            self.receive(seat, share, "dividend")

    # Trading

    def allow_offers(self, event: Event) -> None:
        self.must(self.options["trade_mode"] != "off", "no trade in this game")
        seat = event["facts"]["player"]
        if self.active == NONE:
            self.open_window(seat)
        else:
            self.must(self.options["trade_mode"] == "free" and seat == self.active, "no trade now")
            self.offering = seat
        self.table.offers_left = self.options["trade_offers"]

    def open_window(self, seat: int) -> None:
        """In upkeep one company after the other makes offers; those before it had nothing to trade, or are done."""
        self.enter(TRADE)
        self.must(seat in self.windows, "offers at another time")
        self.windows = self.windows[self.windows.index(seat) + 1 :]
        self.offering = seat

    def make_offers(self, seat: int) -> None:
        """A company may make offers now. That it may is told only if the number of offers left has changed by it."""
        if self.active != NONE:
            self.must(seat == self.active, "offers of somebody who is not on turn")
        elif seat != self.offering:
            self.must(self.table.offers_left == self.options["trade_offers"], "no offer is left")
            self.open_window(seat)

    def no_more_offers(self, event: Event) -> None:
        self.make_offers(event["facts"]["player"])
        self.offering = NONE

    def begin_offer(self, event: Event) -> None:
        t, facts = self.table, event["facts"]
        self.make_offers(facts["player"])
        t.offers_left -= 1
        self.must(t.offers_left >= 0, "one offer too many")
        self.must(facts["player"] != facts["partner"], "an offer to oneself")
        t.offer = {"maker": facts["player"], "partner": facts["partner"], "money": 0, "permits": 0, "loopholes": 0}

    def draft_offer(self, event: Event) -> None:
        t, changed = self.table, event["changes"]
        if "offer.maker" in changed or "offer.partner" in changed:  # withdrawn
            self.clear_offer()
            return
        for name in ("money", "permits", "loopholes"):
            if f"offer.{name}" in changed:
                t.offer[name] = changed[f"offer.{name}"][1]
        t.offer_plants += [after for path, (_, after) in event["words"].items() if path.startswith("offer.plants.")]

    def answer(self, event: Event) -> None:
        self.accepted, self.accepted_plants = self.table.offer, self.table.offer_plants
        self.clear_offer()

    def clear_offer(self) -> None:
        self.table.offer = {}
        self.table.offer_plants = []

    def trade(self, event: Event) -> None:
        t, offer = self.table, self.accepted
        facts = {"maker": event["facts"]["player"]} | event["facts"]
        self.must(bool(offer) and all(facts[name] == value for name, value in offer.items()), "another trade")
        maker, partner = offer["maker"], offer["partner"]
        for name, held in (("money", t.money), ("permits", t.permits), ("loopholes", t.loopholes)):
            held[maker] -= offer[name]
            held[partner] += offer[name]
            self.must(min(held) >= 0, f"more {name} than there are")
        buyers = [self.sell(space, maker, partner) for space in self.accepted_plants]
        for buyer in buyers if self.part != NONE and t.permit_policy else []:
            self.must(
                buyer == NONE or t.permits[buyer] >= t.permits_needed(buyer), "a buyer without permits"
            )  # P-CEP-05
        t.flows[maker]["trade_balance"] -= offer["money"]
        t.flows[partner]["trade_balance"] += offer["money"]
        goods = {"permits": offer["permits"], "loopholes": offer["loopholes"], "plants": len(self.accepted_plants)}
        self.must(any(goods.values()), "a trade without goods")
        t.table_flows.update({f"{name}_traded": abs(count) for name, count in goods.items()})
        t.table_flows.update({"trades": 1, "trade_money": abs(offer["money"])})
        if goods["permits"] and not goods["loopholes"] and not goods["plants"]:
            t.table_flows["permit_trade_money"] += abs(offer["money"])
        self.accepted = {}

    def sell(self, space: str, maker: int, partner: int) -> int:
        """A plant changes hands; returns who has to answer for its emissions now, NONE if there are none."""
        region, number = space.split("-")
        plant = self.table.board[self.table.region_ids.index(region)][int(number) - 1]
        self.must(plant.owner in (maker, partner), "a plant of somebody else")
        plant.owner = partner if plant.owner == maker else maker
        return plant.owner if plant.name in self.table.ppm and not plant.exempt else NONE

    # The end

    def score_company(self, event: Event) -> None:
        seat = event["facts"]["player"]
        self.must(self.part == NONE, "an upkeep is still open")
        self.must(seat not in self.scored, "a company scores twice")
        self.scored.append(seat)
        self.table.score[seat] = sum(self.table.sheet(seat).values())

    def finish_game(self, event: Event) -> None:
        self.table.winners = self.table.best()
        self.ended = "decades"

    def common_defeat(self, event: Event) -> None:
        self.must(self.table.co2 >= self.content["limits"]["defeat"], "defeat below the limit")
        self.close_books(event)
        self.ended = "defeat"


def changes(before: Mapping[str, Any], after: Mapping[str, Any], absent: Any) -> dict[str, tuple[Any, Any]]:
    """What differs, by path; what appears or vanishes counts as absent on the other side."""
    pairs = {path: (before.get(path, absent), after.get(path, absent)) for path in {**before, **after}}
    return {path: pair for path, pair in pairs.items() if pair[0] != pair[1]}


def scorer_for(content: Path, players: int, options: Mapping[str, Any]) -> Scorer:
    """A scorer for a game with that content file."""
    return Scorer(tomllib.loads(content.read_text(encoding="utf-8")), players, options)


HANDLERS: dict[str, Callable[[Scorer, Event], None]] = {
    "ChooseFirstPlayer": Scorer.choose_first_player,
    "PlaceSupplies": Scorer.place_supplies,
    "ShuffleSummits": Scorer.shuffle_summits,
    "LayOutProjects": Scorer.lay_out_projects,
    "EquipCompanies": Scorer.equip_companies,
    "DrawDirtyPlants": Scorer.draw_dirty_plants,
    "PutBack": Scorer.put_back,
    "Decade": Scorer.begin_decade,
    "IntroducePermits": Scorer.introduce_permits,
    "Income": Scorer.take_income,
    "Turn": Scorer.begin_turn,
    "ReduceCosts": Scorer.reduce_costs,
    "NewResearch": Scorer.new_research,
    "PassToken": Scorer.pass_token,
    "CloseRound": Scorer.close_round,
    "CloseDecade": Scorer.close_decade,
    "Borrow": Scorer.borrow,
    "BuyPermit": Scorer.buy_permit,
    "BuyLoophole": Scorer.buy_loophole,
    "Build": Scorer.build,
    "PayForPlant": Scorer.pay_for_plant,
    "PlacePlant": Scorer.place_plant,
    "DemolishPlant": Scorer.demolish,
    "DevelopDirty": Scorer.develop_dirty,
    "FundProject": Scorer.fund_project,
    "DrawEvent": Scorer.draw_event,
    "PayTax": Scorer.pay_tax,
    "PayFine": Scorer.pay_fine,
    "Comply": Scorer.comply,
    "LowerPermitPrices": Scorer.lower_prices,
    "RaiseGrants": Scorer.raise_grants,
    "DrawSummit": Scorer.draw_summit,
    "PayGrant": Scorer.pay_grant,
    "ReturnGrants": Scorer.return_grants,
    "PayDividend": Scorer.pay_dividend,
    "AllowOffers": Scorer.allow_offers,
    "MakeOffers": Scorer.no_more_offers,
    "BeginOffer": Scorer.begin_offer,
    "DraftOffer": Scorer.draft_offer,
    "Answer": Scorer.answer,
    "Trade": Scorer.trade,
    "ScoreCompany": Scorer.score_company,
    "FinishGame": Scorer.finish_game,
    "CommonDefeat": Scorer.common_defeat,
}
"""What each kind of event means."""
