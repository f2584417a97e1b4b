"""Nothing appears and nothing vanishes: money, CO2 and tiles, counted here after every step of whole games.

The invariants of the engine say the same in its own words; these counts share nothing with them.
"""

from collections import Counter
from typing import Any

import pytest

from climate_policy.positions import CONTENT, POLICIES, PPM, TITLE
from climate_policy.wandering import lively_moves
from keeling.kernel.game import PLAYING, Game, Step
from keeling.kernel.title import Setup
from keeling.titles.climate_policy.state import DEFEAT, ClimatePolicy


def count_everything(g: ClimatePolicy, options: dict[str, object]) -> None:
    """Money, CO2, plants, projects, permits and loopholes are where they must be."""
    assert sum(g.money) + g.bank + g.funding == 0
    assert min(g.money) >= 0
    assert g.funding >= 0
    assert g.co2 == sum(PPM.get(plant, 0) for plant in g.space)
    standing = Counter(g.space)
    for number, kind in enumerate(PPM):
        in_stock = sum(g.stock[number::3])
        # A plant on its way from stock or pool to the board is on the stack, in the step that places it.
        on_its_way = sum(getattr(step, "plant", -1) == kind for step in g.stack if type(step).__name__ == "PlacePlant")
        assert standing[kind] + g.dirty_pool[number] + in_stock + on_its_way == 10
    for source in range(5):
        assert sum(g.project[source * 5 : source * 5 + 5]) + g.bag[source] == 6
    assert sum(g.permits) + sum(g.permit_market) + g.permit_box == (35 if str(options["policy"])[0] == "3" else 0)
    assert min(g.permits + g.permit_market + g.loopholes + [g.loophole_supply]) >= 0


def play_counting(players: int, seed: int, options: dict[str, object]) -> ClimatePolicy:
    """A whole game in which everything is counted after every step."""
    g: ClimatePolicy = Setup.of(TITLE, players, seed, options, CONTENT).start()
    steps = 0

    def listen(game: Game, step: Step[Any], action: int) -> None:
        nonlocal steps
        steps += 1
        assert isinstance(game, ClimatePolicy)
        count_everything(game, options)
        if game.co2 >= 500 and type(step).__name__ != "CommonDefeat":
            assert [type(due).__name__ for due in game.stack] == ["CommonDefeat"]  # nothing else happens

    g.listener = listen
    for action in lively_moves(g, seed):
        g.play(action)
    assert steps > 100
    assert (g.end == DEFEAT) == (g.co2 >= 500)
    assert g.end != PLAYING
    return g


@pytest.mark.rule("P-BLD-07", "P-BLD-09", "P-BLD-10", "P-UPK-02", "P-MKT-08", "P-SEQ-08", "P-SET-05", "P-DEV-04")
@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_money_co2_and_tiles_are_conserved(policy: str, players: int) -> None:
    for seed in (players, 40 + players):
        play_counting(players, seed, {"policy": policy})


VARIANTS: list[dict[str, object]] = [
    {"policy": "2A", "dividend": True, "tax_rise": 1},
    {"policy": "2", "grant_source": "fixed", "grant_sum": 10, "d6_carry": True, "grant_rule": "equal"},
    {"policy": "3AB", "fine": 1, "permit_use": "spent", "permit_shrink": 2, "permits_given": 3},
    {"policy": "3B", "permit_decade": 3, "cep_floor": 0, "event_on_full": "skip", "shrink_side": "left"},
    {"policy": "1", "grant_source": "d6", "grant_size": 0, "grant_rule": "cubes", "hidden_stock": True},
    {
        "policy": "3A",
        "permit_check": "build",
        "grant_rule": "researchers",
        "dividend": True,
        "trade_mode": "compliance",
    },
]


@pytest.mark.rule("P-EXP-05", "P-EXP-06", "P-EXP-07", "P-EXP-03", "P-EXP-04")
@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_experiments_conserve_them_too(number: int) -> None:
    play_counting(2 + number % 4, number, VARIANTS[number])
    play_counting(5 - number % 4, number, VARIANTS[number])
