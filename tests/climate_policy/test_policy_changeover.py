"""Going on under another policy from a decade on: what is laid out, what goes back, which options can begin late."""

from typing import Any

import pytest

from climate_policy.positions import (
    BLUE,
    COAL,
    EXEMPT,
    GAS,
    POLICIES,
    RED,
    TITLE,
    given,
    plants,
)
from climate_policy.wandering import lively_moves
from keeling.kernel.changeover import merged
from keeling.kernel.digest import digest
from keeling.kernel.errors import BadOption
from keeling.kernel.title import Setup
from keeling.titles.climate_policy.changeover import CHANGEOVER
from keeling.titles.climate_policy.market import loophole_price
from keeling.titles.climate_policy.options import BEGIN_LATE, FROM_THE_START, UNTIL_LAID_OUT, PolicyOptions
from keeling.titles.climate_policy.permits import covered_by_permit
from keeling.titles.climate_policy.sequence import Decade
from keeling.titles.climate_policy.state import ClimatePolicy
from keeling.titles.climate_policy.tax import tax_due


def at_decade(decade: int, policy: str = "1", options: dict[str, object] | None = None, **state: Any) -> ClimatePolicy:
    """A position of four companies in which the decade is about to begin."""
    g = given(policy=policy, options=options, decade=decade, **state)
    g.then(Decade())
    assert CHANGEOVER.begins(g) == decade
    return g


def own_options(g: ClimatePolicy, policy: str, **options: object) -> PolicyOptions:
    """The options that such a position has."""
    return PolicyOptions.parse({"policy": policy, "trade_mode": "off", **options})


def changed(g: ClimatePolicy, own: PolicyOptions, **new: object) -> ClimatePolicy:
    """The game under other options, at the first question of the decade."""
    options = CHANGEOVER.options(g, own, new)
    assert isinstance(options, PolicyOptions)
    CHANGEOVER.change(g, TITLE.rules(g.players, options, TITLE.content().tables))
    g.advance()
    assert g.violations() == []
    return g


def change(g: ClimatePolicy, before: str, /, **new: object) -> ClimatePolicy:
    """The same, for a position whose own options are the defaults."""
    return changed(g, own_options(g, before), **new)


@pytest.mark.rule("P-EXP-04")
def test_permits_that_come_late_are_laid_out_as_at_the_start() -> None:
    g = change(at_decade(3, **plants(EU=[(COAL, RED), (GAS, BLUE)])), "1", policy="3")
    assert g.permit_market == [0, 7, 7, 7, 7, 7]
    assert (g.permit_box, g.permits) == (0, [0, 0, 0, 0])
    assert g.rules.permit_decade == 3


def test_permits_that_come_late_can_be_given_by_emissions() -> None:
    g = at_decade(3, **plants(EU=[(COAL, RED), (GAS, BLUE)]))
    change(g, "1", policy="3", permits_given=3, permits_given_by="emissions")
    assert g.permits == [8, 4, 0, 0]


def test_what_a_permit_covers_shrinks_from_the_decade_on_in_which_permits_came() -> None:
    g = change(at_decade(3), "1", policy="3", permit_shrink=1)
    assert covered_by_permit(g) == 10
    g.decade = 5
    assert covered_by_permit(g) == 8


def test_a_tax_that_rises_begins_with_its_amount() -> None:
    g = change(at_decade(3, **plants(EU=[(COAL, RED)])), "1", policy="2", tax_amount=2, tax_rise=1)
    assert tax_due(g, RED) == 2 * 2
    g.decade = 4
    assert tax_due(g, RED) == 2 * 3


def test_a_tax_that_was_there_rises_as_if_it_had_had_its_new_amount_from_the_start() -> None:
    g = at_decade(3, "2", {"tax_rise": 1}, **plants(EU=[(COAL, RED)]))
    changed(g, own_options(g, "2", tax_rise=1), tax_amount=3)
    assert tax_due(g, RED) == 2 * (3 + 2)


@pytest.mark.parametrize(("before", "after"), [("1", "2B"), ("2", "2B"), ("1", "3B"), ("3", "3B")])
def test_loophole_tiles_that_come_late_lie_ready(before: str, after: str) -> None:
    g = change(at_decade(3, before), before, policy=after)
    assert g.loophole_supply == 8
    assert loophole_price(g) == 3


@pytest.mark.parametrize(("before", "after"), [("2B", "3B"), ("3B", "2B"), ("2B", "2AB")])
def test_loophole_tiles_that_both_policies_have_stay_where_they_are(before: str, after: str) -> None:
    g = at_decade(3, before, loopholes=[1, 0, 0, 0], **plants(EU=[(COAL, RED, EXEMPT)]))
    change(g, before, policy=after)
    assert (g.loopholes, sum(g.exempt), g.loophole_supply) == ([1, 0, 0, 0], 1, 6)


@pytest.mark.parametrize("after", ["1", "2", "2A"])
def test_permits_and_loopholes_that_the_new_policy_does_not_know_go_back_into_the_box(after: str) -> None:
    """Nobody gets anything for them: in a game without permits nobody holds one (P-POL-04, P-SCO-04)."""
    g = at_decade(3, "3B", permits=[5, 2, 0, 0], loopholes=[0, 1, 0, 0], **plants(EU=[(COAL, RED, EXEMPT)]))
    money = g.money[:]
    change(g, "3B", policy=after)
    assert (g.permits, sum(g.permit_market), g.permit_box) == ([0, 0, 0, 0], 0, 0)
    assert (g.loopholes, g.loophole_supply, sum(g.exempt)) == ([0, 0, 0, 0], 0, 0)
    assert [have - had for have, had in zip(g.money, money, strict=True)] == [2, 0, 0, 0]  # income: a plant, control


def test_permits_stay_where_they_are_when_only_an_add_on_comes() -> None:
    g = change(at_decade(3, "3", permits=[5, 2, 0, 0]), "3", policy="3A")
    assert (g.permits, sum(g.permit_market)) == ([5, 2, 0, 0], 28)


@pytest.mark.rule("P-GRA-06")
def test_what_lies_in_the_funding_pool_stays_there() -> None:
    g = change(at_decade(3, "2A", funding=7, bank=-47), "2A", policy="2")
    assert g.funding == 7


def test_own_options_without_effect_beside_the_new_ones_fall_back() -> None:
    options, other = merged(PolicyOptions(policy="2", tax_amount=3, dividend=True), {"policy": "3"})
    assert options == PolicyOptions(policy="3", dividend=True)
    assert other == ["policy"]


# Which options can begin late


def test_every_option_says_whether_it_can_begin_late() -> None:
    names = [info.name for info in PolicyOptions.describe()]
    assert sorted([*BEGIN_LATE, *UNTIL_LAID_OUT, *FROM_THE_START]) == sorted(names)


OTHER_VALUES: dict[str, object] = {
    "permit_decade": 4,
    "shrink_side": "left",
    "event_replacement": False,
    "hidden_stock": True,
    "policy_tie_break": "fewest_ppm",
}


@pytest.mark.parametrize("name", FROM_THE_START)
@pytest.mark.parametrize("decade", [1, 3])
def test_what_holds_from_the_start_is_refused_by_its_name(name: str, decade: int) -> None:
    g = at_decade(decade, "3")
    with pytest.raises(BadOption, match=f"'{name}' cannot begin late"):
        CHANGEOVER.options(g, own_options(g, "3"), {name: OTHER_VALUES[name]})


@pytest.mark.parametrize(
    ("name", "value"),
    [("permit_count", 20), ("permits_given", 1), ("permits_given_by", "emissions"), ("loophole_count", 3)],
)
def test_what_is_laid_out_cannot_be_counted_anew(name: str, value: object) -> None:
    g = at_decade(3, "3B")
    with pytest.raises(BadOption, match="already"):
        CHANGEOVER.options(g, own_options(g, "3B"), {name: value})
    first = at_decade(1, "3B")
    assert CHANGEOVER.options(first, own_options(first, "3B"), {name: value})


# Whole games


@pytest.fixture(scope="module")
def positions() -> dict[tuple[str, int], ClimatePolicy]:
    """A game of each policy at the beginning of each of its decades."""
    found: dict[tuple[str, int], ClimatePolicy] = {}
    for policy in POLICIES:
        setup = Setup.of(TITLE, 3, 11, {"policy": policy})
        g = setup.blank()

        def look(now: Any, step: object, action: int, policy: str = policy) -> None:
            if CHANGEOVER.begins(now):
                found[policy, CHANGEOVER.begins(now)] = now.clone()

        g.listener = look
        g.advance()
        for action in lively_moves(g, 5):
            g.play(action)
    assert {policy for policy, decade in found if decade >= 3} == set(POLICIES)
    return found


@pytest.mark.parametrize("after", POLICIES)
@pytest.mark.parametrize("before", POLICIES)
def test_games_go_on_soundly_from_every_policy_to_every_other(
    positions: dict[tuple[str, int], ClimatePolicy], before: str, after: str
) -> None:
    own = PolicyOptions(policy=before)  # type: ignore[arg-type]
    for (policy, decade), position in positions.items():
        if policy != before:
            continue
        was = digest(position)
        g = position.clone()
        options = CHANGEOVER.options(g, own, {"policy": after})
        assert isinstance(options, PolicyOptions)
        if after != before:
            CHANGEOVER.change(g, TITLE.rules(3, options, TITLE.content().tables))
        CHANGEOVER.draw_anew(g, f"{before} {after} {decade}")
        g.advance()
        assert g.violations() == []
        for number, action in enumerate(lively_moves(g, decade)):
            g.play(action)
            assert g.violations() == [], (decade, number)
        assert [row[:2] for row in CHANGEOVER.books(g)] == CHANGEOVER.rows(g)[: len(CHANGEOVER.books(g))]
        assert digest(position) == was
