"""Chance in streams: each kind of chance by itself, the same for all games with one seed; and what can be a seed."""

import importlib
import json
import os
import subprocess
import sys
from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conftest import ROOT, Run
from everywhere import moves, start
from keeling.bots.series import Series, play_series
from keeling.kernel.chance import Chance, Draw
from keeling.kernel.digest import digest, text_of
from keeling.kernel.errors import BadSetup
from keeling.kernel.generator import DRAW_LIMIT, SEED_LIMIT, WORD, times
from keeling.kernel.seeds import bot_seed, chance_of, clean_seed, random_seed
from keeling.kernel.title import Setup
from keeling.titles import title_named, title_names
from keeling.titles.climate_policy.options import POLICIES

NAMES = ("one", "two", "three")
ONE, TWO, THREE = range(3)


def numbers(chance: Chance, stream: int, limit: int = 1000, count: int = 12) -> list[int]:
    """The next draws of a stream."""
    return [chance.below(stream, limit) for _ in range(count)]


# Streams


def test_the_streams_of_a_seed_and_the_seeds_of_a_stream_differ() -> None:
    seen = {tuple(numbers(chance_of(seed, NAMES), stream)) for seed in ("7", "8", "7/0") for stream in range(3)}
    assert len(seen) == 9


def test_a_stream_follows_from_its_seed_and_its_name_alone() -> None:
    """Once and for all: other numbers would be other games."""
    chance = chance_of("7", ("events",))
    assert chance.words == [3430077168, 3644490624, 214411536, 1]
    assert chance_of("7", ("new", "events", "more")).words[4:8] == chance.words


def test_what_other_streams_draw_changes_nothing() -> None:
    alone = numbers(chance_of("x", NAMES), TWO)
    busy = chance_of("x", NAMES)
    found = []
    for n in range(12):
        numbers(busy, ONE, count=n)
        busy.shuffle(THREE, list(range(n)))
        found += numbers(busy, TWO, count=1)
    assert found == alone


@given(st.lists(st.integers(0, 40), max_size=8), st.lists(st.integers(0, 40), max_size=8))
def test_the_nth_draw_does_not_depend_on_how_much_was_drawn_before(sizes: list[int], others: list[int]) -> None:
    """A size of 1 to 20 is a number below it, another the order of so many items."""
    streams = chance_of("x", NAMES), chance_of("x", NAMES)
    for chance, drawn in zip(streams, (sizes, others), strict=True):
        for size in drawn + [1] * (8 - len(drawn)):
            if 0 < size <= 20:
                chance.below(ONE, size)
            else:
                chance.shuffle(ONE, list(range(size)))
    assert streams[0].words == streams[1].words
    assert numbers(streams[0], ONE) == numbers(streams[1], ONE)


def test_a_word_that_is_passed_over_takes_no_step_more() -> None:
    """2**30 - 1 divides 2**32 with a rest of 4, so a word of 0 must be passed over; 2**30 divides it."""
    beginning = [WORD, 0, 77, 1]
    passed, taken = Chance(beginning), Chance(beginning)
    assert taken.below(ONE, DRAW_LIMIT) == 0
    assert 0 < passed.below(ONE, DRAW_LIMIT - 1) < DRAW_LIMIT - 1
    assert passed.words == taken.words
    assert beginning == [WORD, 0, 77, 1], "words are replaced, never changed in place"


@pytest.mark.parametrize("limit", [0, -1, DRAW_LIMIT + 1])
def test_an_impossible_limit_is_an_error(limit: int) -> None:
    with pytest.raises(ValueError, match="limit"):
        chance_of("x", NAMES).below(ONE, limit)


def test_a_stream_that_the_title_does_not_name_is_an_error() -> None:
    with pytest.raises(ValueError, match="names no stream 3"):
        chance_of("x", NAMES).below(3, 6)


def chi_square(counts: Counter[Any], cases: int) -> float:
    expected = counts.total() / cases
    return sum((count - expected) ** 2 for count in counts.values()) / expected + (cases - len(counts)) * expected


@pytest.mark.parametrize("imagined", [False, True])
def test_draws_and_orders_are_even_and_independent(imagined: bool) -> None:
    """Each sum stays below what all but one of a thousand fair streams would reach."""
    chance = chance_of("even", NAMES)
    if imagined:
        chance.imagine(1)
    dice: Counter[int] = Counter()
    orders: Counter[tuple[int, ...]] = Counter()
    pairs: Counter[tuple[int, int, int]] = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        before = chance.below(ONE, 6)
        chance.shuffle(ONE, items)
        dice[before] += 1
        orders[tuple(items)] += 1
        pairs[before, items[3], chance.below(ONE, 6)] += 1
    assert chi_square(dice, 6) < 20.5
    assert set(orders) == set(permutations(range(4)))
    assert chi_square(orders, 24) < 49.7
    assert chi_square(pairs, 144) < 197.5


def test_the_beginnings_of_imagined_streams_are_even() -> None:
    """Neighbouring seeds and streams have nothing in common: first draws of 24,000 imagined games."""
    firsts: Counter[tuple[int, int]] = Counter()
    chance = chance_of("x", NAMES)
    for seed in range(24_000):
        chance.imagine(seed)
        firsts[chance.below(ONE, 6), chance.below(TWO, 6)] += 1
    assert chi_square(firsts, 36) < 66.6


def test_a_copy_draws_alike_and_apart_and_an_imagined_chance_forgets_the_real_one() -> None:
    chance = chance_of("x", NAMES)
    copy = chance.copy()
    assert copy.words is chance.words
    assert numbers(copy, ONE) == numbers(chance, ONE)
    numbers(copy, ONE, count=1)
    assert text_of(copy) != text_of(chance)
    others = [chance, chance_of("y", NAMES), copy]
    for other, seed in zip(others, (5, 5, 6), strict=True):
        other.imagine(seed)
        other.dealer = None
    assert text_of(others[0]) == text_of(others[1]) != text_of(others[2])


def test_the_log_of_draws_is_no_state() -> None:
    g = start("nim", 3, 1)
    log: list[Draw] = []
    before = digest(g)
    g.chance.write_to(log)
    assert digest(g) == before
    for copy in (g.clone(), g.redetermine(0, 1)):
        copy.chance.below(0, 5)
        assert log == []
    g.chance.below(0, 1)
    assert log == [(0, 0)]


# Titles


@pytest.mark.parametrize("name", title_names())
def test_the_numbers_of_streams_are_those_of_their_names(name: str) -> None:
    streams = title_named(name).streams
    package = type(title_named(name)).__module__.rpartition(".")[0]
    module = importlib.import_module(f"{package}.streams")
    modules = [module, getattr(module, "shared", module)]
    named = {key.lower(): value for each in modules for key, value in vars(each).items() if isinstance(value, int)}
    assert named == {stream: number for number, stream in enumerate(streams)}


def drawn_in(setup: Setup, seed: int) -> dict[str, list[Any]]:
    """What chance draws in a game of random players, by stream."""
    log: list[Draw] = []
    g = setup.blank()
    g.chance.write_to(log)
    g.advance()
    for action in moves(g, seed):
        g.play(action)
    return setup.title.by_stream(log)


@pytest.mark.parametrize("name", title_names())
def test_other_play_meets_the_same_set_up_and_a_game_is_dealt_again_alike(name: str) -> None:
    title = title_named(name)
    setup = Setup.of(title, title.players.start, "same")
    one, other = drawn_in(setup, 1), drawn_in(setup, 2)
    assert drawn_in(setup, 1) == one
    begun = [stream for stream in title.streams if one[stream]]
    assert len(begun) > 3
    assert all(one[stream][0] == other[stream][0] for stream in begun if other[stream])


class Pools:
    """Listens to a game of Climate Policy: every event, and every draw with the pool it was drawn from."""

    SEEN_BY = {"research": "bag", "dirty_plants": "dirty_pool", "event_plants": "dirty_pool"}

    def __init__(self, policy: str, seed: str) -> None:
        self.events: list[int] = []
        self.draws: dict[str, list[tuple[tuple[int, ...], int]]] = {stream: [] for stream in self.SEEN_BY}
        self.log: list[Draw] = []
        setup = Setup.of(title_named("climate-policy"), 3, seed, {"policy": policy})
        self.title = setup.title
        g = setup.blank()
        self.before = self.pools(g)
        g.chance.write_to(self.log)
        g.listener = self.listen
        g.advance()
        for action in moves(g, 5):
            g.play(action)

    def pools(self, g: Any) -> dict[str, list[int]]:
        return {"bag": g.bag[:], "dirty_pool": g.dirty_pool[:]}

    def listen(self, g: Any, step: Any, action: int) -> None:
        if type(step).__name__ == "DrawEvent":
            self.events.append(g.event_open)
        for stream, drawn in self.log:
            name = self.title.streams[stream]
            if name in self.SEEN_BY:
                assert isinstance(drawn, int)
                pool = self.before[self.SEEN_BY[name]]
                self.draws[name].append((tuple(pool), drawn))
                pool[tile_of(pool, drawn)] -= 1
        self.log.clear()
        self.before = self.pools(g)


def tile_of(pool: list[int], number: int) -> int:
    """The kind of the tile with this number, the pool in the order of its kinds."""
    return [kind for kind, count in enumerate(pool) for _ in range(count)][number]


def test_all_policies_meet_the_same_events_and_draw_alike_from_equal_pools() -> None:
    compared: Counter[str] = Counter()
    for seed in ("a", "b", "c"):
        games = [Pools(policy, seed) for policy in POLICIES]
        assert len(games) == 9
        longest = max((game.events for game in games), key=len)
        assert len(longest) > 2
        assert all(game.events == longest[: len(game.events)] for game in games)
        assert len({len(game.draws["research"]) for game in games}) > 1, "the games are different ones"
        for stream in Pools.SEEN_BY:
            found: dict[tuple[int, tuple[int, ...]], int] = {}
            for game in games:
                for number, (pool, drawn) in enumerate(game.draws[stream]):
                    if (number, pool) in found:
                        compared[stream] += 1
                    assert found.setdefault((number, pool), drawn) == drawn
    assert min(compared.values()) > 30, compared


# Seeds


@pytest.mark.parametrize(
    ("given_seed", "seed"),
    [
        (7, "7"),
        ("7", "7"),
        (" 7 ", "7"),
        (0, "0"),
        (-3, "-3"),
        (10**63, str(10**63)),
        ("Zürich", "Zürich"),
        ("Zu\u0308rich", "Zürich"),
        ("spring term, class 9b/3", "spring term, class 9b/3"),
        ("気候", "気候"),
        ("x" * 64, "x" * 64),
    ],
)
def test_a_seed_is_a_short_text(given_seed: int | str, seed: str) -> None:
    assert clean_seed(given_seed) == seed
    assert clean_seed(seed) == seed


@pytest.mark.parametrize(
    ("bad", "message"),
    [
        (True, "not a bool"),
        (1.0, "not a float"),
        (None, "not a NoneType"),
        (b"7", "not a bytes"),
        ("", "this one is empty"),
        (" \t\n", "this one is empty"),
        ("x" * 65, "at most 64 characters, not 65"),
        (10**64, "at most 64 characters"),
        pytest.param(10**5000, "at most 64 characters", id="a huge number"),
        ("a\x00b", "control characters"),
        ("a\tb", "control characters"),
        ("a\u202eb", "control characters"),
        ("a\ud800", "control characters"),
    ],
)
def test_anything_else_is_refused_in_a_sentence(bad: Any, message: str) -> None:
    with pytest.raises(BadSetup, match=message) as caught:
        Setup.of(title_named("nim"), 2, bad)
    assert str(caught.value).endswith(".")


def test_a_number_and_its_text_are_one_seed() -> None:
    assert digest(start("nim", 3, 7)) == digest(start("nim", 3, "7")) == digest(start("nim", 3, " 7"))
    assert digest(start("nim", 3, 7)) != digest(start("nim", 3, "07"))


def test_random_seeds_have_128_bits() -> None:
    seeds = {random_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(seed) == 32 and clean_seed(seed) == seed for seed in seeds)


def test_bots_have_seeds_of_their_own() -> None:
    seeds = {bot_seed(seed, seat) for seed in ("7", "7/0", "8") for seat in range(12)}
    assert len(seeds) == 36
    assert all(0 <= seed < SEED_LIMIT for seed in seeds)


def test_a_game_of_a_series_has_a_seed_that_can_be_typed() -> None:
    summary = play_series(Series("nim", 2, ("random", "random"), 1, "spring", draws=True))
    assert summary.draws is not None
    g = start("nim", 2, "spring/0")
    assert summary.draws["heap_sizes"][0][:3] == g.heap  # type: ignore[index]
    assert summary.as_dict()["seed"] == "spring"
    assert play_series(Series("nim", 2, ("random", "random"), 1, "1")).as_dict()["seed"] == "1"


def test_the_seed_of_a_series_leaves_room_for_the_number_of_the_game() -> None:
    bots = ("random", "random")
    play_series(Series("nim", 2, bots, 10, "x" * 62))
    with pytest.raises(BadSetup, match="a series of 11 games has at most 61 characters, not 62"):
        play_series(Series("nim", 2, bots, 11, "x" * 62))


# The command line

SIMULATE = ("simulate", "climate-policy", "-p", "3", "--seed", "x", "--draws")


def test_draws_are_shown_by_stream(keeling_command: Run) -> None:
    done = keeling_command(*SIMULATE, "-n", "1", "-o", "policy=1", "--json")
    draws = json.loads(done.stdout)["draws"]
    assert list(draws) == list(title_named("climate-policy").streams)
    assert sorted(draws["summits"][0]) == list(range(len(draws["summits"][0])))
    assert all(isinstance(number, int) for number in draws["research"])
    other = json.loads(keeling_command(*SIMULATE, "-n", "1", "-o", "policy=3AB", "--json").stdout)["draws"]
    shared = min(len(draws["events"]), len(other["events"]))
    assert shared > 0
    assert other["events"][:shared] == draws["events"][:shared]
    shown = keeling_command(*SIMULATE, "-n", "1", "-o", "policy=1").stdout
    assert "event_plants" in shown
    assert f"[{draws['summits'][0][0]} " in shown
    assert "draws" not in json.loads(keeling_command("simulate", "nim", "-n", "1", "--json").stdout)


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (("-n", "2"), "The draws of one game can be shown, not those of 2; play one."),
        (("-n", "1", "-w", "2"), "The draws of a game are shown by the process that plays it; leave out --workers."),
        (("-n", "1", "-s", "x" * 65), "A seed has at most 64 characters, not 65."),
        (("-n", "1", "-s", ""), "A seed is a text of 1 to 64 characters; this one is empty."),
    ],
)
def test_what_cannot_be_shown_or_played_is_said_in_a_sentence(
    more: tuple[str, ...], sentence: str, keeling_command: Run
) -> None:
    done = keeling_command(*SIMULATE, *more)
    assert done.returncode == 2
    assert done.stderr == f"keeling: {sentence}\n"
    assert done.stdout == ""


def test_a_number_and_its_text_are_one_series(keeling_command: Run) -> None:
    printed = [
        json.loads(keeling_command("simulate", "nim", "-n", "5", "--seed", seed, "--json").stdout)
        for seed in ("7", " 7 ", "[bold]7")
    ]
    assert printed[0]["digest"] == printed[1]["digest"] != printed[2]["digest"]
    assert [each["seed"] for each in printed] == ["7", "7", "[bold]7"]
    assert "[bold]7" in keeling_command("simulate", "nim", "-n", "5", "--seed", "[bold]7").stdout


@given(st.integers(0, WORD), st.integers(1, DRAW_LIMIT))
def test_a_product_in_halves_is_the_product(word: int, limit: int) -> None:
    assert times(word, limit) == word * limit


INTERRUPTIONS = """
import signal

from keeling.kernel.generator import seeded

class Interrupted(Exception):
    pass

def interrupt(number, frame):
    raise Interrupted

signal.signal(signal.SIGALRM, interrupt)
generator, items, count = seeded(1), list(range(200)), 0
while count < 200:
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.0005)
        while True:
            generator.shuffle(items)
    except Interrupted:
        count += 1
"""


def test_an_interruption_in_the_middle_of_a_draw_is_only_that() -> None:
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTIONS], env=environment, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
