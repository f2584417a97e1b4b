"""The table of the independent scorer: who has what, what stands where, and the public numbers that follow from it.

Nothing of Keeling is imported here; the printed numbers come from the content file, the policy from the options.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

NONE = -1
RECEIVED = ("income", "loan", "grants", "dividend", "knowledge", "trade_balance")
PAID = ("building", "development", "research", "permit_cost", "loophole_cost", "tax", "fine")
COUNTED = ("demolished_pushed", "demolished_chosen", "demolished_tax", "demolished_permits", "permits_bought")
COMPANY_FLOWS = (*RECEIVED, *PAID, *COUNTED)
TRADES = ("trades", "trade_money", "permits_traded", "permit_trade_money", "loopholes_traded", "plants_traded")
TABLE_FLOWS = (*TRADES, "ownerless_pushed")
SHEET = ("dirty", "clean", "money", "permits", "debt")


class Plant:
    """A plant on the board: its name, its owner and whether a loophole tile lies on it."""

    def __init__(self, name: str, owner: int, exempt: bool) -> None:
        self.name = name
        self.owner = owner
        self.exempt = exempt


class Table:
    """The table as the scorer knows it."""

    def __init__(self, content: Mapping[str, Any], players: int, options: Mapping[str, Any]) -> None:
        self.content = content
        self.options = options
        self.seats = range(players)
        flow = content["flow"]
        self.decades: int = flow["decades"][players - 2]
        self.rounds: int = flow["rounds"][players - 2]
        self.region_ids = [region["id"] for region in content["regions"]]
        self.costs = [
            self._costs(region["location"], flow["spaces_less"][players - 2]) for region in content["regions"]
        ]
        self.sources = [source["id"] for source in content["sources"]]
        self.track_end = [source["unlock"][1] for source in content["sources"]]
        self.ppm = {kind["id"]: kind["ppm"] for kind in content["dirty"]}
        self.dirty = list(self.ppm)
        self.cubes: dict[str, int] = {}
        self.price: dict[str, int] = {}
        self.unlock: dict[str, tuple[int, int]] = {}
        self.left: dict[str, int] = {}
        for number, source in enumerate(content["sources"]):
            for level, plant in enumerate(source["plants"]):
                name = f"{source['id']}-{level + 1}"
                self.cubes[name] = plant["cubes"]
                self.price[name] = source["build_cost"]
                self.unlock[name] = (number, source["unlock"][level])
                self.left[name] = 0
        self.plant_names = [*self.cubes, *self.dirty]
        self.policy = str(options["policy"])
        self.taxes = self.policy.startswith("2")
        self.permit_policy = self.policy.startswith("3")
        self.begins = int(options["permit_decade"]) if self.permit_policy else 1
        self.hidden = bool(options["hidden_stock"])

        self.decade = 1
        self.first = 0
        self.money = [0] * players
        self.funding = 0
        self.debt = [0] * players
        self.permits = [0] * players
        self.loopholes = [0] * players
        self.score = [0] * players
        self.stock: list[Counter[str]] = [Counter() for _ in self.seats]
        self.stock_size = [0] * players
        self.pool: Counter[str] = Counter()
        self.pool_size = 0
        self.pawns = [[0] * players for _ in self.sources]
        self.board: list[list[Plant]] = [[] for _ in self.region_ids]
        self.open: list[Counter[str]] = [Counter() for _ in self.seats]  # research projects by price - 1
        self.bag: Counter[str] = Counter()
        self.market = [0] * (content["market"]["prices"] + 1)
        self.permit_box = 0
        self.loophole_supply = 0
        self.summits = 0
        self.offers_left = 0
        self.offer: dict[str, int] = {}
        self.offer_plants: list[str] = []
        self.flows: list[Counter[str]] = [Counter() for _ in self.seats]
        self.table_flows: Counter[str] = Counter()
        self.winners: list[int] = []

    def _costs(self, location: list[int], less: int) -> list[int]:
        """P-SET-03, G-80."""
        return location[less:] if self.options["shrink_side"] == "left" else location[: len(location) - less]

    # Questions

    def plants_of(self, seat: int) -> list[Plant]:
        """The plants of a company; NONE stands for the ownerless ones."""
        return [plant for row in self.board for plant in row if plant.owner == seat]

    def emissions(self, seat: int) -> int:
        """The ppm of a company's plants."""
        return sum(self.ppm.get(plant.name, 0) for plant in self.plants_of(seat))

    def liable(self, seat: int) -> int:
        """The ppm without those of plants with loophole tiles."""
        return sum(self.ppm.get(plant.name, 0) for plant in self.plants_of(seat) if not plant.exempt)

    @property
    def co2(self) -> int:
        """What all dirty plants emit."""
        return sum(self.emissions(seat) for seat in (NONE, *self.seats))

    def controller(self, region: int) -> int:
        """Who has strictly more plants than any other company."""
        owners = [plant.owner for plant in self.board[region]]
        counts = [owners.count(seat) for seat in self.seats]
        most = max(counts)
        return counts.index(most) if most > 0 and counts.count(most) == 1 else NONE

    def controllers(self) -> list[int]:
        """Who controls each continent."""
        return [self.controller(region) for region in range(len(self.board))]

    def income(self, seat: int) -> int:
        """P-INC-01 to P-INC-03."""
        rates = self.content["income"]
        dirty, cubes = self.dirty_and_cubes(seat)
        return int(rates["dirty"] * dirty + rates["cube"] * cubes + rates["control"] * self.controllers().count(seat))

    def dirty_and_cubes(self, seat: int) -> tuple[int, int]:
        """How many dirty plants a company has, and how many cubes on clean ones."""
        names = [plant.name for plant in self.plants_of(seat)]
        return sum(name in self.ppm for name in names), sum(self.cubes.get(name, 0) for name in names)

    def full(self, region: int) -> bool:
        """Whether a continent has no open space."""
        return len(self.board[region]) == len(self.costs[region])

    def cost(self, region: int) -> int:
        """What a place on the continent costs now."""
        return int(self.costs[region][min(len(self.board[region]), len(self.costs[region]) - 1)])

    @property
    def in_force(self) -> bool:
        """Whether the permits and loopholes of the policy are there by now."""
        return self.decade >= self.begins

    def permits_for(self, ppm: int) -> int:
        """P-CEP-01, with the cap that shrinks."""
        cover = self.content["market"]["permit_ppm"] - self.options["permit_shrink"] * (self.decade - self.begins)
        return int(-(-ppm // max(1, cover)))

    def permits_needed(self, seat: int) -> int:
        """How many permits a company must show; none before there are any."""
        return self.permits_for(self.liable(seat)) if self.permit_policy and self.in_force else 0

    def uncovered(self, seat: int) -> int:
        """The ppm of a company that its permits do not cover."""
        if not self.permit_policy or not self.in_force:
            return 0
        shrunk = self.options["permit_shrink"] * (self.decade - self.begins)
        cover = max(1, self.content["market"]["permit_ppm"] - shrunk)
        return max(0, self.liable(seat) - int(cover) * self.permits[seat])

    def tax(self, seat: int) -> int:
        """P-TAX-01."""
        if not self.taxes:
            return 0
        amount = self.options["tax_amount"] + self.options["tax_rise"] * (self.decade - 1)
        return int(amount * -(-self.liable(seat) // self.options["tax_step"]))

    def loophole_price(self) -> int:
        """P-MKT-04."""
        level = "low" if self.co2 < self.options["loophole_middle_from"] else "middle"
        if level == "middle" and self.co2 > self.options["loophole_high_above"]:
            level = "high"
        return int(self.options[f"loophole_price_{level}"])

    def lowest_price(self) -> int:
        """The price of the next permit; 0 if there is none, as in the log."""
        return next((price for price, count in enumerate(self.market) if count), 0)

    def sheet(self, seat: int) -> dict[str, int]:
        """P-SCO-01 to P-SCO-05."""
        points = self.content["scoring"]
        dirty, cubes = self.dirty_and_cubes(seat)
        return {
            "dirty": points["dirty"] * dirty,
            "clean": points["cube"] * cubes,
            "money": points["money"] * self.money[seat],
            "permits": points["permit"] * self.permits[seat],
            "debt": -self.content["debt"]["points"] * self.debt[seat],
        }

    def best(self) -> list[int]:
        """P-SCO-06, G-90."""
        tied = [seat for seat in self.seats if self.score[seat] == max(self.score)]
        if self.options["policy_tie_break"] == "fewest_ppm":
            tied = [seat for seat in tied if self.emissions(seat) == min(map(self.emissions, tied))]
        return tied

    # The public numbers

    def numbers(self) -> dict[str, int]:
        """Every public number that the scorer answers for, by path; nobody and player 0 look alike in a log."""
        found = {
            "decade": self.decade,
            "first_player": self.first,
            "co2": self.co2,
            "ownerless_ppm": self.emissions(NONE),
            "offers_left": self.offers_left,
            "dirty_pool_size": self.pool_size,
            "permits.next_price": self.lowest_price(),
            "permits.out_of_game": self.permit_box,
            "loopholes.left": self.loophole_supply,
            "loopholes.price": self.loophole_price(),
            "grants.funding_pool": self.funding,
            "grants.summits_left": self.summits,
        }
        found |= {f"permits.market.{price}": count for price, count in enumerate(self.market)}
        found |= {f"offer.{name}": value for name, value in self.offer.items()}
        found |= {f"flow.{name}": self.table_flows[name] for name in TABLE_FLOWS}
        found |= {f"plants.{n}.left": count for n, count in enumerate(self.left.values())}
        found |= {f"winners.{n}": seat for n, seat in enumerate(self.winners)}
        if not self.hidden:
            found |= {f"dirty_pool.{kind}": self.pool[kind] for kind in self.dirty}
        for n, source in enumerate(self.sources):
            found[f"research.bag.{source}"] = self.bag[source]
            found |= {f"tracks.{n}.pawns.{seat}": self.pawns[n][seat] for seat in self.seats}
            found |= {f"research.prices.{price}.sources.{source}": self.open[price][source] for price in self.seats}
        for region in range(len(self.board)):
            found |= self._region_numbers(region)
        for seat in self.seats:
            found |= self._company_numbers(seat)
        return found

    def _region_numbers(self, region: int) -> dict[str, int]:
        path = f"regions.{region}"
        found = {
            f"{path}.cost": self.cost(region),
            f"{path}.full": int(self.full(region)),
            f"{path}.controller": max(0, self.controller(region)),
        }
        for n, plant in enumerate(self.board[region]):
            found[f"{path}.spaces.{n}.ppm"] = self.ppm.get(plant.name, 0)
            found[f"{path}.spaces.{n}.cubes"] = self.cubes.get(plant.name, 0)
            found[f"{path}.spaces.{n}.owner"] = max(0, plant.owner)
            found[f"{path}.spaces.{n}.exempt"] = int(plant.exempt)
        return found

    def _company_numbers(self, seat: int) -> dict[str, int]:
        sheet = self.sheet(seat)
        plants = Counter(plant.name for plant in self.plants_of(seat))
        values = {
            "money": self.money[seat],
            "debt": self.debt[seat],
            "permits": self.permits[seat],
            "loopholes": self.loopholes[seat],
            "stock_size": self.stock_size[seat],
            "regions": self.controllers().count(seat),
            "pawns_left": self.content["players"]["pawns"] - sum(track[seat] > 0 for track in self.pawns),
            "income": self.income(seat),
            "ppm": self.emissions(seat),
            "liable_ppm": self.liable(seat),
            "unpermitted_ppm": self.uncovered(seat),
            "tax_due": self.tax(seat),
            "permits_needed": self.permits_needed(seat),
            "worth": sum(sheet.values()),
            "score": self.score[seat],
        }
        values |= {f"plants.{name}": plants[name] for name in self.plant_names}
        values |= {f"sheet.{line}": sheet[line] for line in SHEET}
        values |= {f"flow.{name}": self.flows[seat][name] for name in COMPANY_FLOWS}
        if not self.hidden:
            values |= {f"stock.{kind}": self.stock[seat][kind] for kind in self.dirty}
        return {f"players.{seat}.{name}": value for name, value in values.items()}

    def words(self) -> dict[str, str]:
        """The public texts that the scorer answers for."""
        found = {f"offer.plants.{n}": space for n, space in enumerate(self.offer_plants)}
        for region, row in enumerate(self.board):
            found |= {f"regions.{region}.spaces.{n}.plant": plant.name for n, plant in enumerate(row)}
        return found

    def closing_row(self, number: int) -> dict[str, int]:
        """What the books must say when they are closed, by path: money and ppm, and why they changed."""
        table = {
            "decade": self.decade,
            "co2": self.co2,
            "ownerless_ppm": self.emissions(NONE),
            "funding_pool": self.funding,
            "bank": -self.funding - sum(self.money),
            "permits_on_market": sum(self.market),
            "loopholes_left": self.loophole_supply,
        } | {name: self.table_flows[name] for name in TABLE_FLOWS}
        found = {f"history.table.{name}.{number}": value for name, value in table.items()}
        for seat in self.seats:
            company = {
                "money": self.money[seat],
                "debt": self.debt[seat],
                "permits": self.permits[seat],
                "ppm": self.emissions(seat),
                "liable_ppm": self.liable(seat),
                "unpermitted_ppm": self.uncovered(seat),
            } | {name: self.flows[seat][name] for name in COMPANY_FLOWS}
            found |= {f"history.companies.{seat}.{name}.{number}": value for name, value in company.items()}
        return found
