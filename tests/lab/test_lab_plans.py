"""Experiment files: what they mean, and that every mistake is named with its place."""

from pathlib import Path

import pytest
from lab_files import quick, text_of

from keeling.lab.design import BITS, MOST_SOBOL, places
from keeling.lab.errors import BadExperiment
from keeling.lab.plan import setup_of
from keeling.lab.reading import parse_plan, read_plan
from keeling.titles import title_named
from keeling.titles.climate_policy.alphabet import SOURCES

pytestmark = pytest.mark.once

SOLAR = SOURCES.index("solar")
ROOT = Path(__file__).resolve().parents[2]

WRONG = {
    "a key there is not": ({"seeds": '"1"'}, (), "seeds: there is no such name here; did you mean"),
    "no title": ({"title": ""}, (), "title: this is missing"),
    "no bots": ({"bots": ""}, (), "bots: this is missing"),
    "an unknown title": ({"title": '"chess"'}, (), "title: There is no title"),
    "an unknown bot": ({"bots": '"careless"'}, (), "bots: There is no bot 'careless'"),
    "too many players": ({"players": "7"}, (), "players: a whole number from 2 to 5"),
    "a population of another size": ({"bots": "{ careful = 2 }"}, (), "bots: 2 bots are named for 3 players"),
    "seats that are none": ({"bots": "{ careful = -1 }"}, (), "bots.careful: a whole number from 0"),
    "no replication": ({"replications": "0"}, (), "replications: a whole number from 1"),
    "a half replication": ({"replications": "1.5"}, (), "replications: a whole number from 1"),
    "a name for no file": ({"name": '"a/b"'}, (), "name: a name has letters"),
    "an unknown option": ({}, ("[options]\ntax = 3\n",), "options.tax: there is no such name"),
    "an option out of range": ({}, ("[options]\npermit_count = 999\n",), "options.permit_count: "),
    "an unknown factor": ({}, ("[factors]\npolicies = ['1']\n",), "factors.policies: there is no such name"),
    "an empty factor": ({}, ("[factors]\npolicy = []\n",), "factors.policy: a list with at least one value"),
    "a factor of equal values": ({}, ("[factors]\npolicy = ['1', '1']\n",), "factors.policy: two of these"),
    "a value out of range": ({}, ("[factors]\npolicy = ['1', '9']\n",), "factors.policy[1]: "),
    "a range without an end": ({}, ("[factors]\ntax_amount = { low = 1 }\n",), "factors.tax_amount.high: this is"),
    "fixed and varied": ({}, ("[options]\npolicy = '2'\n[factors]\npolicy = ['1']\n",), "factors.policy: this is"),
    "an option in vain": ({}, ("[options]\ntax_amount = 3\n",), "options.tax_amount: "),
    "an unknown design": ({}, ("[design]\nkind = 'random'\n",), "design.kind: there is no design 'random'"),
    "a Latin square without points": (
        {}, ("[factors]\npolicy = ['1', '2']\n[design]\nkind = 'latin'\n",), "design.points: this is missing"
    ),
    "a list without conditions": ({}, ("[design]\nkind = 'list'\n",), "design.conditions: a list of conditions"),
    "more gifts than permits": (
        {}, ("[factors]\npolicy = ['3']\npermits_given = [1, 20]\n",), "policy 3, permits_given 20: "
    ),
    "a measure there is not": ({"measures": '["ppm"]'}, (), "measures[0]: there is no such name here; "),
    "measures that are none": ({"measures": '"gini"'}, (), "measures: a list with at least one value"),
    "an unknown content": ({"content": '"lean"'}, (), "content: there is no content 'lean' here; "),
    "a content of nothing": ({}, ("[contents.lean]\n",), "contents.lean: names with values belong here"),
    "a content called own": ({}, ("[contents.own]\n'limits.defeat' = 400\n",), "contents.own: this is what the"),
    "a place there is not": ({}, ("[contents.x]\n'limits.defeats' = 400\n",), "contents.x: Content, limits.defeats: "),
    "a place that is none": ({}, ("[contents.x]\n'limits..defeat' = 400\n",), "contents.x: Content, limits..defeat: "),
    "a number too far": ({}, ("[contents.x]\n'dirty[9].ppm' = 40\n",), "contents.x: Content, dirty[9].ppm: "),
    "a mark as a value": ({}, ("[contents.x]\n'limits.provenance' = 'carried'\n",), "contents.x: "),
    "a value of another kind": ({}, ("[contents.x]\n'limits.defeat' = 'high'\n",), "contents.x: "),
    "a content that cannot be": ({}, ("[contents.x]\n'sources.solar.plants[1].cubes' = 2\n",), "contents.x: "),
    "a baseline of no factor": ({"baseline": "{ fine = 1 }"}, (), "baseline.fine: there is no such name"),
    "a cooperative rational": (
        {"title": '"second-chance-cooperative"', "bots": '"rational"'}, ("",), "bots: The character 'rational'"
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", WRONG)
def test_every_mistake_is_named_with_its_place(case: str) -> None:
    changes, tail, expected = WRONG[case]
    with pytest.raises(BadExperiment) as error:
        parse_plan(text_of(*tail, **changes), "x.toml")
    sentence = str(error.value)
    assert sentence.startswith(f"In x.toml, {expected}"), sentence
    assert "\n" not in sentence
    assert not sentence.endswith("..")
    assert "⟦" not in sentence


def test_what_is_no_toml_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadExperiment, match="not valid TOML"):
        parse_plan("name =", "x.toml")
    with pytest.raises(BadExperiment, match="cannot be read"):
        read_plan(tmp_path / "none.toml")
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadExperiment, match="not valid TOML"):
        read_plan(tmp_path / "binary.toml")


def test_a_condition_that_cannot_differ_is_warned_of_and_played_once(tmp_path: Path) -> None:
    plan = quick(tmp_path, "[factors]\npolicy = ['1', '2']\ntax_amount = [1, 3]\n")
    assert [condition.label for condition in plan.conditions] == [
        "policy 1, tax_amount 1",
        "policy 2, tax_amount 1",
        "policy 2, tax_amount 3",
    ]
    assert [warning["key"] for warning in plan.warnings] == ["say-lab-same"]


def test_an_experiment_may_change_values_of_the_content(tmp_path: Path) -> None:
    tail = "[contents.sister]\n'sources.solar.plants[1].cubes' = 3\n[factors]\ncontent = ['own', 'sister']\n"
    plan = quick(tmp_path, tail)
    own, sister = (setup_of(title_named(plan.title), each, "1").content for each in plan.conditions)
    assert [each.label for each in plan.conditions] == ["content own", "content sister"]
    assert own is title_named(plan.title).content()
    cubes = [[plant.cubes for plant in each.tables.sources[SOLAR].plants] for each in (own, sister)]
    assert cubes == [[2, 5], [2, 3]]
    assert own.digest != sister.digest
    plain = quick(tmp_path, "[factors]\npolicy = ['1', '2']\n")
    assert plan.conditions[0].key == plain.conditions[0].key  # the own content is what was always played


def test_populations_move_on_by_one_seat_from_game_to_game(tmp_path: Path) -> None:
    plan = quick(tmp_path, "", bots="{ heedless = 1, careful = 2 }", players="")
    condition = plan.conditions[0]
    assert [condition.seats(game).index("heedless") for game in range(4)] == [0, 2, 1, 0]


def test_the_key_of_a_condition_does_not_depend_on_how_it_is_written(tmp_path: Path) -> None:
    grid = quick(tmp_path, "[factors]\npolicy = ['1', '2']\n")
    listed = quick(
        tmp_path, "[[design.conditions]]\npolicy = '2'\ntax_amount = 1\n", bots="['random','random','random']"
    )
    assert listed.conditions[0].key == grid.conditions[1].key


def test_the_reference_differs_by_the_baseline_only(tmp_path: Path) -> None:
    tail = "[factors]\npolicy = ['1', '2']\nbots = ['random', 'greedy']\n[baseline]\npolicy = '1'\n"
    plan = quick(tmp_path, tail)
    found = [(each.label, getattr(plan.reference(each), "label", None)) for each in plan.conditions]
    assert found == [
        ("policy 1, random", None),
        ("policy 1, greedy", None),
        ("policy 2, random", "policy 1, random"),
        ("policy 2, greedy", "policy 1, greedy"),
    ]


@pytest.mark.parametrize("kind", ["latin", "sobol"])
def test_designs_take_every_strip_of_every_factor_once(kind: str) -> None:
    points = places(kind, [16] * MOST_SOBOL, 16, "seed")
    for factor in range(MOST_SOBOL):
        assert sorted(point[factor] for point in points) == list(range(16))
    assert points == places(kind, [16] * MOST_SOBOL, 16, "seed")
    assert len(set(points)) > 1


def test_sobol_points_fill_squares_better_than_chance() -> None:
    """Of the first two factors every elementary square of the first 64 points holds one."""
    points = places("sobol", [8, 8], 64, "")
    assert len(set(points)) == 64
    assert BITS >= 11  # a grid of more conditions is refused


def test_all_experiments_of_the_project_can_be_run() -> None:
    files = sorted((ROOT / "experiments").glob("*.toml"))
    assert files
    names = [read_plan(file).name for file in files]
    assert names == [file.stem for file in files]
