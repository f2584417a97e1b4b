# ruff: noqa: N802
"""Choice of the policy and setup (document: Components, Setup)."""

from collections import Counter

import pytest

from climate_policy.positions import (
    AF,
    BIOMASS_1,
    BLUE,
    CONTENT_FILE,
    OC,
    POLICIES,
    PPM,
    RECYCLING_1,
    RED,
    SOLAR_2,
    TITLE,
    at,
    fresh,
    given,
    options_of,
    pawns,
    plants,
    play,
    question,
    row,
    stocks,
    tables_with,
)
from keeling.kernel.errors import BadOption, BadSetup
from keeling.kernel.game import SPECTATOR
from keeling.kernel.title import Setup
from keeling.titles.climate_policy.alphabet import DIRTY_KINDS, MOST_PRICE, SOURCES, SPACE_STRIDE
from keeling.titles.climate_policy.layout import COAL, EMPTY, GAS, NOBODY, OIL
from keeling.titles.climate_policy.state import ClimatePolicy
from keeling.titles.climate_policy.turn import Turn
from keeling.titles.common.alphabet import REGIONS

PRINTED = TITLE.content().tables
"""What is really played with; the tests of printed values look here."""


# The policy


@pytest.mark.rule("P-POL-01", "P-POL-02", "P-POL-03")
def test_there_are_nine_policies_and_no_others() -> None:
    for policy in POLICIES:
        assert fresh(policy=policy).rules.policy == policy
    for policy in ("1A", "1B", "1AB", "2BA", "23", "A", "", "4"):
        with pytest.raises(BadOption):
            fresh(policy=policy)
    assert TITLE.options().policy == "1"


POLICY_PARTS = {
    # taxes, permits, grants out of revenue, loopholes
    "1": (False, False, False, False),
    "2": (True, False, False, False),
    "2A": (True, False, True, False),
    "2B": (True, False, False, True),
    "2AB": (True, False, True, True),
    "3": (False, True, False, False),
    "3A": (False, True, True, False),
    "3B": (False, True, False, True),
    "3AB": (False, True, True, True),
}


@pytest.mark.rule("P-POL-02", "P-POL-03", "P-POL-04")
@pytest.mark.parametrize("policy", POLICIES)
def test_a_policy_has_its_parts_and_no_others(policy: str) -> None:
    """What can be bought says which parts there are; the upkeep is tested with each of them."""
    taxes, permits, grants, loopholes = POLICY_PARTS[policy]
    g = given(Turn(RED), policy=policy)
    assert options_of(g, "buy-permit") == ["buy-permit"] * permits
    assert options_of(g, "buy-loophole") == ["buy-loophole"] * loopholes
    shown = TITLE.view(g, SPECTATOR)["policy"]
    assert (shown["taxes"], shown["permits"], shown["loopholes"]) == (taxes, permits, loopholes)
    assert shown["grants"] == ("revenue" if grants else None)


@pytest.mark.rule("P-POL-05")
def test_two_to_five_players() -> None:
    assert list(TITLE.players) == [2, 3, 4, 5]
    for players in (0, 1, 6):
        with pytest.raises(BadSetup):
            Setup.of(TITLE, players, 1)


# Printed values


@pytest.mark.rule("P-SET-01")
def test_the_research_tracks_have_their_asterisks() -> None:
    unlock = {name: source.unlock for name, source in zip(SOURCES, PRINTED.sources, strict=True)}
    assert unlock == {
        "biomass": (3, 6),
        "recycling": (4, 5),
        "cold-fusion": (5, 7),
        "forestation": (7, 10),
        "solar": (5, 10),
    }
    for players in TITLE.players:
        shown = TITLE.view(fresh(players), SPECTATOR)["tracks"]
        assert {track["source"]: tuple(track["unlock"]) for track in shown} == unlock


LOCATIONS = {
    "AF": [1, 2, 3],
    "AS": [1, 1, 2, 2, 3, 3],
    "EU": [1, 1, 2, 2, 3],
    "SA": [1, 2, 2, 3],
    "NA": [1, 1, 2, 2, 3],
    "OC": [1, 2, 2, 3],
}


def location_costs(g: ClimatePolicy) -> dict[str, list[int]]:
    """The location costs of the spaces in play, as everybody sees them."""
    regions = TITLE.view(g, SPECTATOR)["regions"]
    return {region["region"]: [space["cost"] for space in region["spaces"]] for region in regions}


@pytest.mark.rule("P-SET-02")
@pytest.mark.parametrize("players", [4, 5])
def test_every_space_has_its_location_cost(players: int) -> None:
    assert location_costs(fresh(players)) == LOCATIONS


@pytest.mark.rule("P-SET-02", "P-SET-03")
def test_T_122_continents_are_smaller_with_two_and_three_players() -> None:
    """G-80: the rightmost spaces fall away, or the leftmost by an option."""
    three = location_costs(fresh(3))
    two = location_costs(fresh(2))
    assert three == {region: costs[:-1] for region, costs in LOCATIONS.items()}
    assert two == {region: costs[:-2] for region, costs in LOCATIONS.items()}
    assert (three["AF"], two["AF"]) == ([1, 2], [1])
    sizes = [sum(map(len, location_costs(fresh(players)).values())) for players in (2, 3, 4, 5)]
    assert sizes == [15, 21, 27, 27]
    for players, less in ((2, 2), (3, 1), (4, 0)):
        left = location_costs(fresh(players, shrink_side="left"))
        assert left == {region: costs[less:] for region, costs in LOCATIONS.items()}


@pytest.mark.rule("P-SET-03")
@pytest.mark.parametrize(("players", "room"), [(2, 1), (3, 2), (4, 3), (5, 3)])
def test_africa_takes_no_more_plants_than_it_has_spaces(players: int, room: int) -> None:
    for standing in range(room + 1):
        g = given(
            Turn(RED),
            players=players,
            stock=stocks(players, red=[OIL]),
            **plants(AF=[(GAS, BLUE)] * standing),
        )
        play(g, "build oil AF")
        assert len(row(g, AF)) == min(standing + 1, room)


@pytest.mark.rule("P-SET-03")
def test_the_price_of_a_place_with_two_players_depends_on_the_side() -> None:
    costs = {}
    for side in ("right", "left"):
        g = given(Turn(RED), players=2, stock=stocks(2, red=[GAS]), options={"shrink_side": side})
        costs[side] = 10 - play(g, "build gas AF").money[RED]
    assert costs == {"right": 1, "left": 3}


@pytest.mark.rule("P-SET-04", "P-BLD-15", "P-BLD-16")
def test_nothing_of_the_ignored_things_is_in_the_game() -> None:
    """No points, agendas, goals, lobby, cubes: a company has what this document gives it and no more."""
    view = TITLE.view(fresh(), SPECTATOR)
    company = view["players"][0]
    assert not {"cubes", "ceps", "lobby_cards", "goal", "un_goals", "scientists_in_hand"} & set(company)
    assert not {"summits", "un_goals", "supplies", "market"} & set(view)
    assert [player["score"] for player in view["players"]] == [0, 0, 0, 0]


# Supplies


@pytest.mark.rule("P-SET-05", "P-BLD-07")
def test_thirty_dirty_plants_ten_of_each_kind() -> None:
    assert [(kind.tiles, kind.ppm) for kind in PRINTED.dirty] == [(10, 40), (10, 30), (10, 20)]
    for players in TITLE.players:
        g = fresh(players)
        assert sum(g.dirty_pool) == 30 - 2 * players
        assert [g.dirty_pool[n] + sum(g.stock[n::DIRTY_KINDS]) for n in range(DIRTY_KINDS)] == [10, 10, 10]


@pytest.mark.rule("P-SET-05", "P-SET-08")
def test_every_company_draws_two_dirty_plants_by_chance() -> None:
    drawn: Counter[tuple[int, ...]] = Counter()
    for seed in range(120):
        g = fresh(3, seed)
        for player in range(3):
            stock = g.stock[player * DIRTY_KINDS : player * DIRTY_KINDS + DIRTY_KINDS]
            assert sum(stock) == 2
            drawn[tuple(stock)] += 1
    assert set(drawn) == {(2, 0, 0), (0, 2, 0), (0, 0, 2), (1, 1, 0), (1, 0, 1), (0, 1, 1)}
    assert drawn[1, 1, 0] > drawn[2, 0, 0]  # 200 of 435 pairs against 135 of 435


@pytest.mark.rule("P-SET-06")
def test_the_summit_tiles_are_a_shuffled_hidden_pile() -> None:
    """B-52: for the grants."""
    decks = {tuple(fresh(policy="2A", seed=seed).summit_deck) for seed in range(20)}
    assert len(decks) == 20
    assert all(sorted(deck) == list(range(18)) for deck in decks)
    assert len({deck[-1] for deck in decks}) > 8
    g = fresh(policy="2A")
    view = TITLE.view(g, RED)
    assert view["grants"] == {"funding_pool": 0, "summit": None, "topics": [], "summits_left": 18}
    others = [g.redetermine(RED, seed) for seed in range(10)]
    assert len({tuple(other.summit_deck) for other in others if isinstance(other, ClimatePolicy)}) == 10


@pytest.mark.rule("P-SET-07")
@pytest.mark.parametrize(("players", "bag"), [(2, 26), (3, 21), (4, 14), (5, 5)])
def test_T_105_projects_for_each_player_at_each_price(players: int, bag: int) -> None:
    seen = set()
    for seed in range(10):
        g = fresh(players, seed)
        for price in range(1, MOST_PRICE + 1):
            at_price = [g.project[source * MOST_PRICE + price - 1] for source in range(5)]
            assert sum(at_price) == (players if price <= players else 0)
            seen.add(tuple(at_price))
        assert sum(g.bag) == bag
        on_market = [sum(g.project[n * MOST_PRICE : n * MOST_PRICE + MOST_PRICE]) for n in range(5)]
        assert [g.bag[n] + on_market[n] for n in range(5)] == [6] * 5
    assert len(seen) > 6


@pytest.mark.rule("P-SET-08", "P-SET-09", "P-SET-10")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_T_111_money_by_turn_order_no_co2_and_two_plants_each(players: int) -> None:
    first_players = set()
    for seed in range(40):
        g = fresh(players, seed)
        first_players.add(g.first_player)
        clockwise = [g.money[(g.first_player + n) % players] for n in range(players)]
        assert clockwise == [8, 9, 9, 10, 10][:players]
        assert [g.stock_of(player) for player in range(players)] == [2] * players
        assert (g.co2, g.decade, g.round) == (0, 1, players)
        assert set(g.space) == {EMPTY}
        assert set(g.owner) == {NOBODY}
        assert set(g.pawn) == {0}
        assert g.active == g.first_player
        assert g.bank == -sum(g.money)
    assert first_players == set(range(players))
    assert TITLE.view(fresh(players), SPECTATOR)["decade_name"] == "1970"


@pytest.mark.rule("P-SET-08")
def test_every_company_has_four_pawns() -> None:
    assert [player["pawns_left"] for player in TITLE.view(fresh(3), SPECTATOR)["players"]] == [4, 4, 4]


@pytest.mark.rule("P-SET-11")
def test_there_is_an_event_card_for_each_continent() -> None:
    assert sorted(fresh().event_deck) == list(range(len(REGIONS)))
    assert fresh().event_open == EMPTY


@pytest.mark.rule("P-SET-12")
@pytest.mark.parametrize("policy", ["3", "3A", "3B", "3AB"])
def test_T_112_thirty_five_permits_seven_at_each_price(policy: str) -> None:
    g = fresh(policy=policy)
    assert g.permit_market == [0, 7, 7, 7, 7, 7]
    assert (g.permits, g.permit_box) == ([0] * 4, 0)
    assert sum(g.permit_market) * PRINTED.permit_ppm == 350


@pytest.mark.rule("P-SET-12", "P-POL-04")
@pytest.mark.parametrize("policy", ["1", "2", "2A", "2B", "2AB"])
def test_other_policies_have_no_permits(policy: str) -> None:
    g = fresh(policy=policy)
    assert sum(g.permit_market) + sum(g.permits) + g.permit_box == 0


@pytest.mark.rule("P-SET-13")
def test_the_funding_pool_begins_empty() -> None:
    for policy in POLICIES:
        assert fresh(policy=policy).funding == 0


@pytest.mark.rule("P-SET-14", "P-MKT-07")
@pytest.mark.parametrize("policy", POLICIES)
def test_with_loopholes_there_are_eight_tiles(policy: str) -> None:
    g = fresh(policy=policy)
    assert g.loophole_supply == (8 if "B" in policy else 0)
    assert g.loopholes == [0] * 4


@pytest.mark.rule("P-SET-15", "P-BLD-06")
def test_twenty_five_clean_plants_are_sorted_by_source_and_level() -> None:
    g = fresh()
    assert sum(g.clean_supply) == 25
    assert [g.clean_supply[n * 2] + g.clean_supply[n * 2 + 1] for n in range(5)] == [5] * 5
    shown = TITLE.view(g, SPECTATOR)["plants"]
    assert [plant["left"] for plant in shown] == g.clean_supply
    for source in range(5):
        low, high = shown[source * 2 : source * 2 + 2]
        assert low["plant"] == f"{SOURCES[source]}-1"
        assert 1 <= low["cubes"] < high["cubes"]  # B-56: at least one cube on each


@pytest.mark.rule("P-SET-15", "P-BLD-03")
def test_build_costs_are_the_printed_ones() -> None:
    costs = {name: source.build_cost for name, source in zip(SOURCES, PRINTED.sources, strict=True)}
    assert costs == {"biomass": 1, "recycling": 1, "cold-fusion": 3, "forestation": 5, "solar": 5}


def test_the_frozen_content_has_the_form_of_the_real_one() -> None:
    """It may differ in reconstructed values only; a printed one never changes."""
    frozen = TITLE.content(CONTENT_FILE).tables
    for field in frozen._fields:
        if field not in ("sources", "summits"):
            assert getattr(frozen, field) == getattr(PRINTED, field)
    for one, two in zip(frozen.sources, PRINTED.sources, strict=True):
        assert one._replace(plants=()) == two._replace(plants=())


def test_given_positions_are_consistent() -> None:
    """The helper that builds positions leaves no invariant broken."""
    for policy in POLICIES:
        g = given(
            Turn(RED),
            policy=policy,
            players=3,
            pawn=pawns(3, solar=[3, 0, 1]),
            stock=stocks(3, red=[COAL, GAS], blue=[OIL]),
            **plants(OC=[GAS, (BIOMASS_1, RED)], NA=[(RECYCLING_1, BLUE), (SOLAR_2, BLUE), (COAL, RED)]),
        )
        assert g.violations() == []
        assert question(g) == "TurnMenu"
    assert row(g, OC) == [(GAS, NOBODY), (BIOMASS_1, RED)]
    assert g.space[at("NA-3")] == COAL
    assert tables_with(defeat=7).defeat == 7
    assert {COAL + n: kind.ppm for n, kind in enumerate(PRINTED.dirty)} == PPM
    assert len(g.space) == len(REGIONS) * SPACE_STRIDE
