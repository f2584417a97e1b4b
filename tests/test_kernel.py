"""The parts of the kernel that no title can show by itself."""

import pickle
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from everywhere import finished, start
from keeling.kernel.alphabet import Alphabet, Field, Kind, numbers
from keeling.kernel.content import Table, read_content
from keeling.kernel.digest import text_of
from keeling.kernel.errors import BadContent, BadOption, BadSetup, UnknownAction
from keeling.kernel.generator import SEED_LIMIT, Generator, derive, seeded
from keeling.kernel.options import OptionInfo, Options, no_effect, option
from keeling.kernel.title import Setup
from keeling.kernel.view import differences
from keeling.titles import title_named
from keeling.titles.nim.options import NimOptions
from keeling.words import say

# The generator


def test_sfc32_gives_the_published_numbers() -> None:
    """Seeded with a = 0, b = 12345, c = 0, counter 1 and warmed up by 12 rounds, as other libraries list it."""
    generator = seeded(12345 << 32)
    published = [235160590, 2967261163, 116171463, 2882324903, 362604721, 4227106926, 1933307004, 1608300071]
    assert [generator.word() for _ in published] == published


def test_the_counter_and_the_words_wrap_at_32_bits() -> None:
    generator = Generator(0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF)
    assert generator.word() == 0xFFFFFFFD
    assert (generator.a, generator.b, generator.c, generator.count) == (0xFF800000, 0xFFFFFFF7, 0xFFFFFFFC, 0)


@given(st.integers(0, SEED_LIMIT - 1), st.integers(1, 1 << 30))
def test_draws_stay_below_their_limit(seed: int, limit: int) -> None:
    generator = seeded(seed)
    assert all(0 <= generator.below(limit) < limit for _ in range(20))


def test_draws_are_even() -> None:
    """Chi-square over 6 values and 60,000 draws: below 20.5 in all but one of a thousand fair generators."""
    generator = seeded(1)
    counts = [0] * 6
    for _ in range(60_000):
        counts[generator.below(6)] += 1
    assert sum((count - 10_000) ** 2 for count in counts) / 10_000 < 20.5


def test_a_limit_that_does_not_divide_the_range_draws_again() -> None:
    """2**30 - 1 divides 2**32 with a rest of 4, so a word of 0 must be passed over."""
    limit = (1 << 30) - 1
    generator = Generator(0, 0, 0, 0)
    assert generator.copy().word() == 0
    second = generator.copy()
    second.word()
    assert generator.below(limit) == (second.word() * limit) >> 32


@pytest.mark.parametrize("limit", [0, -1, (1 << 30) + 1])
def test_an_impossible_limit_is_an_error(limit: int) -> None:
    with pytest.raises(ValueError, match="limit"):
        seeded(1).below(limit)


@pytest.mark.parametrize("seed", [-1, SEED_LIMIT])
def test_a_seed_outside_its_range_is_an_error(seed: int) -> None:
    with pytest.raises(ValueError, match="seed"):
        seeded(seed)


@given(st.integers(0, SEED_LIMIT - 1), st.lists(st.integers(0, 50), max_size=30))
def test_shuffling_keeps_the_items(seed: int, items: list[int]) -> None:
    shuffled = items[:]
    seeded(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_copies_continue_alike_and_apart() -> None:
    one = seeded(3)
    two = one.copy()
    assert [one.word() for _ in range(5)] == [two.word() for _ in range(5)]
    one.word()
    assert one.word() != two.word()


def test_derived_seeds_are_valid_and_different() -> None:
    derived = {derive(seed, index) for seed in range(40) for index in range(40)}
    assert len(derived) == 1600
    assert all(0 <= seed < SEED_LIMIT for seed in derived)


# Alphabets


def test_an_alphabet_of_four_fields_counts_every_combination() -> None:
    kind = Kind("move", Field("who", ["x", "y"]), numbers("a", 1, 3), numbers("b", 0, 1), numbers("c", 5, 8))
    plain = Kind("stop")
    alphabet = Alphabet(plain, kind)
    assert alphabet.size == 1 + 2 * 3 * 2 * 4
    assert alphabet.notation(kind.code(1, 2, 0, 3)) == "move y 3 0 8"
    assert alphabet.value(kind.code(1, 2, 0, 3)).fields == {"who": "y", "a": 3, "b": 0, "c": 8}
    assert {alphabet.parse(alphabet.notation(action)) for action in range(alphabet.size)} == set(range(alphabet.size))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "empty"),
        ("tkae a 1", "did you mean 'take'"),
        ("take a", "should read 'take HEAP COUNT'"),
        ("take d 1", "'d' is no heap; there is a, b, c"),
        ("take a 9", "'9' is no count"),
    ],
)
def test_a_misspelt_action_is_answered_with_what_would_be_right(text: str, message: str) -> None:
    with pytest.raises(UnknownAction, match=message):
        title_named("nim").alphabet.parse(text)


def test_kinds_and_words_must_be_unique() -> None:
    with pytest.raises(ValueError, match="two kinds"):
        Alphabet(Kind("go"), Kind("go"))
    with pytest.raises(ValueError, match="different"):
        Field("heap", ["a", "a"])
    with pytest.raises(ValueError, match="four fields"):
        Kind("go", *(numbers(f"n{i}", 0, 1) for i in range(5)))


# State


def test_games_are_not_pickled() -> None:
    with pytest.raises(TypeError, match="record"):
        pickle.dumps(start("nim", 2, 1))


def test_a_foreign_value_in_the_state_is_an_error() -> None:
    with pytest.raises(TypeError, match="ints"):
        text_of({"not": "state"})


def test_a_position_refuses_fields_the_title_does_not_have() -> None:
    with pytest.raises(AttributeError, match="heaps"):
        title_named("nim").position(2, heaps=[1, 2, 3])


# Views


def test_differences_name_what_differs_by_its_path() -> None:
    before = {"heaps": [3, 4], "players": [{"score": 1, "name": "x", "shown": False}]}
    after = {"heaps": [3, 2], "players": [{"score": 3, "name": "x", "shown": True}], "extra": 5}
    assert differences(before, after) == {
        "heaps.1": (4, 2),
        "players.0.score": (1, 3),
        "players.0.shown": (0, 1),
        "extra": (0, 5),
    }


# Options


@dataclass(frozen=True, kw_only=True)
class Variants(Options):
    """Options of every kind."""

    edition: Literal["1", "2AB"] = option("1", rule="X-01")
    rounds: int = option(4, low=1, high=9)
    open_cards: bool = option(False)
    joker: bool = option(
        False,
        no_effect=[
            no_effect("why-no-trade", edition=["1"]),
            no_effect("why-no-gifts", rounds=range(1, 3), open_cards=[True]),
        ],
    )


def test_options_are_read_from_texts() -> None:
    assert NimOptions.parse({"last_counter": "Penalty", "showing": "off"}) == NimOptions(
        last_counter="penalty", showing=False
    )
    assert NimOptions.parse({"showing": True}).as_dict() == {"last_counter": "bonus", "showing": True}
    assert Variants.parse({"edition": " 2ab", "rounds": "3"}) == Variants(edition="2AB", rounds=3)


def test_options_are_described_by_what_they_take() -> None:
    edition, rounds, open_cards, joker = Variants.describe()
    assert edition == OptionInfo("edition", "1", "choice", ["1", "2AB"], None, None, "X-01", [])
    assert rounds == OptionInfo("rounds", 4, "int", [], 1, 9, "", [])
    assert open_cards == OptionInfo("open_cards", False, "bool", [], None, None, "", [])
    assert [info.values for info in Variants.describe()] == ["1 | 2AB", "1 to 9", "true | false", "true | false"]
    assert [reason.where for reason in joker.no_effect] == [
        {"edition": ["1"]},
        {"rounds": [1, 2], "open_cards": [True]},
    ]
    with pytest.raises(BadOption, match="Option 'rounds' cannot be '10'; it takes 1 to 9"):
        Variants.parse({"rounds": "10"})


@pytest.mark.parametrize(
    ("given_options", "message"),
    [
        ({"last_conter": "bonus"}, "did you mean 'last_counter'"),
        ({"last_counter": "twice"}, "bonus | penalty | nothing"),
        ({"showing": "maybe"}, "true | false"),
        ({"showing": 1}, "true | false"),
        ({"last_counter": True}, "bonus"),
    ],
)
def test_a_wrong_option_is_answered_with_what_would_be_right(given_options: dict[str, object], message: str) -> None:
    with pytest.raises(BadOption, match=message.replace("|", r"\|")):
        NimOptions.parse(given_options)


def test_an_option_that_is_chosen_in_vain_says_why() -> None:
    def objection(**given: object) -> str:
        told = Variants.parse(given).objection()
        return say(told) if told is not None else ""

    assert objection() == ""
    assert objection(joker=True, edition="2AB") == ""
    assert objection(joker=True, edition="2AB", rounds=2) == ""
    assert objection(joker=True) == "Option 'joker' has no effect under edition 1: nobody trades."
    vain = objection(joker=True, edition="2AB", rounds=2, open_cards=True)
    assert vain == "Option 'joker' has no effect under rounds 2 and open_cards true: no permits are given."


# Content


def read_pair(table: Table) -> tuple[int, ...]:
    inner = table.table("pair")
    values = (inner.whole("one", 1, 9), *inner.wholes("more", 0, 9, 2), inner.word("kind", ["x", "y"]))
    inner.done()
    return values


GOOD = """
[pair]
provenance = { "*" = "printed", more = "reconstructed" }
one = 1
more = [2, 3]
kind = "y"
"""


def test_content_values_marks_and_digest(tmp_path: Path) -> None:
    file = tmp_path / "content.toml"
    file.write_text(GOOD)
    content = read_content(file, read_pair)
    assert content.tables == (1, 2, 3, 1)
    assert content.marks == {"pair": {"printed": 2, "carried": 0, "inferred": 0, "reconstructed": 2}}
    file.write_text(GOOD.replace('{ "*" = "printed", more = "reconstructed" }', '"inferred"') + "\n# a comment\n")
    assert read_content(file, read_pair).digest == content.digest
    file.write_text(GOOD.replace("one = 1", "one = 2"))
    assert read_content(file, read_pair).digest != content.digest


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("one = 1", "one = 12"), "pair.one: must be a whole number from 1 to 9"),
        (("one = 1", "one = true"), "pair.one: must be a whole number"),
        (("one = 1", "one = 1.0"), "pair.one: must be a whole number"),
        (("one = 1", ""), "pair.one: is missing"),
        (("one = 1", "one = 1\ntwo = 2"), "pair.two: is not known"),
        (("[2, 3]", "[2]"), "pair.more: must have 2 values"),
        (("[2, 3]", "[2, 'x']"), "pair.more: must be a list of whole numbers"),
        (('"y"', '"z"'), "pair.kind: must be one of x, y"),
        (('"*" = "printed", ', ""), "has no provenance"),
        (('"printed"', '"guessed"'), "provenance: must be one of"),
        (('more = "recon', 'les = "recon'), "provenance.les: there is no such key"),
        (("[pair]", "[pair"), "not valid TOML"),
        (("[pair]", "top = 1\n[pair]"), "outside a table"),
    ],
)
def test_a_wrong_content_is_answered_with_its_place(tmp_path: Path, change: tuple[str, str], message: str) -> None:
    assert change[0] in GOOD
    file = tmp_path / "content.toml"
    file.write_text(GOOD.replace(*change))
    with pytest.raises(BadContent) as caught:
        read_content(file, read_pair)
    assert message in str(caught.value)


def test_a_content_that_cannot_be_read_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="cannot be read"):
        read_content(tmp_path / "missing.toml", read_pair)
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadContent, match="not valid TOML"):
        read_content(tmp_path / "binary.toml", read_pair)


def test_the_number_of_players_is_checked() -> None:
    with pytest.raises(BadSetup, match="2 to 4 players, not 5"):
        Setup.of(title_named("nim"), 5, 1)


def test_a_finished_game_has_nothing_due() -> None:
    g = finished("nim", 2, 1)
    assert g.stack == []
    assert g.legal == []
