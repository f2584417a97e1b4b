"""Summaries and reports: what they say is right, and the page needs nothing but itself."""

import csv
import json
import random
from html import unescape
from pathlib import Path

import pytest
from lab_files import quick

from conftest import Run
from keeling.bots.intervals import Estimate
from keeling.lab import charts
from keeling.lab.experiment import Experiment
from keeling.lab.findings import Tally, scenario, sensitivity
from keeling.lab.folder import Folder
from keeling.lab.measures import gini
from keeling.lab.policy_measures import concentration
from keeling.lab.power import tables
from keeling.lab.report import cell, told, write_report
from keeling.lab.summary import difference, summarise, welch
from keeling.words import language

pytestmark = pytest.mark.once


def test_pairing_takes_away_what_chance_gives_to_both() -> None:
    chance = random.Random(1)
    luck = {game: chance.gauss(0, 50) for game in range(60)}
    ours = {game: value + 10 + chance.gauss(0, 2) for game, value in luck.items()}
    found = difference(ours, luck)
    assert found is not None
    assert found.is_sure
    assert found.paired.mean == pytest.approx(10, abs=2)
    assert found.unpaired.low is not None
    assert found.unpaired.high is not None
    assert found.unpaired.low < 0 < found.unpaired.high
    assert difference({1: 2.0}, {2: 2.0}) is None
    assert welch([1.0, 1.0], [1.0, 1.0]) == Estimate(0.0, 0.0, 0.0)


def test_power_counts_the_tables_that_show_an_effect() -> None:
    """As the tables of Cohen (1988) say: 64 in each of two groups for half a standard deviation, 34 pairs."""
    assert tables(2.0, 0.5, 0.8, 2) == 64
    assert tables(1.0, 0.5, 0.8, 1) in (33, 34)
    assert tables(2.0, 2.0, 0.8, 2) in (5, 6)
    assert tables(0.0, 1.0, 0.8, 1) is None
    assert tables(1.0, 1e-9, 0.8, 1) is None


def test_inequality_and_concentration() -> None:
    assert [gini([5, 5, 5]), gini([0, 0, 9]), gini([-3, 0]), gini([])] == [0, 666, 0, 0]
    assert [concentration([4, 0, 0]), concentration([1, 1]), concentration([0, 0])] == [1000, 500, None]


def test_a_scenario_names_what_the_lost_games_share() -> None:
    counts = [
        Tally({"policy": policy, "bots": bots}, 100, 60 if (policy, bots) == ("1", "bad") else 1)
        for policy in ("1", "2", "3")
        for bots in ("good", "bad")
    ]
    found = scenario(counts, ["policy", "bots"])
    assert found is not None
    assert found.values == {"policy": ["1"], "bots": ["bad"]}
    assert (found.lost, found.all_lost, found.density) == (60, 65, 0.6)
    assert found.elsewhere == pytest.approx(5 / 500)
    assert scenario([Tally({"policy": "1"}, 10, 0)], ["policy"]) is None


def test_numbers_are_written_with_their_intervals() -> None:
    assert told(Estimate(0.25, 0.1, 0.4), percent=True) == "25 % (10 … 40)"
    assert cell(Estimate(-3.4, -5.0, 2.0), "worth_mean", signed=True) == "−3 <small>−5 … +2</small>"
    assert cell(None, "gini") == "-"


def test_factors_that_matter_explain_more(tmp_path: Path) -> None:
    tail = "[factors]\npolicy = ['1', '3']\nbots = [{ passing = 3 }, { random = 3 }]\n"
    experiment = Experiment(quick(tmp_path, tail, players="", bots="", replications="12"))
    experiment.run(tmp_path / "out")
    found = sensitivity(Folder(tmp_path / "out"), experiment.plan, ["decisions"])["decisions"]
    assert found["bots"] > 0.5 > found["policy"]


@pytest.fixture(scope="module")
def reported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of an experiment with its report, written once."""
    folder = tmp_path_factory.mktemp("reported")
    tail = "[factors]\npolicy = ['1', '3']\nbots = [{ passing = 1, greedy = 1 }, { random = 2 }]\n"
    changes = {"players": "", "bots": "", "question": '"Does <b>it</b> work?"', "baseline": "{ policy = '1' }"}
    experiment = Experiment(quick(folder, tail, **changes))
    experiment.run(folder / "out")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(charts, "engine", lambda: "/* engine */ </script>")
        assert experiment.report() == folder / "out" / "report" / "report.html"
        write_report(Folder(folder / "out"), experiment.plan, folder / "german", language("de"))
    return folder


def test_the_report_needs_nothing_from_elsewhere(reported: Path) -> None:
    raw = (reported / "out" / "report" / "report.html").read_text(encoding="utf-8")
    page = unescape(raw)
    assert "default-src 'none'" in page
    assert not any(f'{place}="http' in page for place in ("src", "href"))
    assert "Does &lt;b&gt;it&lt;/b&gt; work?" in raw
    assert page.count("</script>") == page.count("<script")
    assert "⟦" not in page
    digest = Folder.opened(reported / "out")[0].digest(Folder.opened(reported / "out")[1])
    assert digest in page
    assert "Kurz gesagt" in (reported / "german" / "report.html").read_text(encoding="utf-8")
    assert "⟦" not in (reported / "german" / "report.html").read_text(encoding="utf-8")


def test_figures_and_tables_lie_beside_the_page(reported: Path) -> None:
    report = reported / "out" / "report"
    svg = sorted(path.stem for path in (report / "figures").glob("*.svg"))
    assert svg == sorted(path.stem for path in (report / "figures").glob("*.png"))
    assert {"co2", "worth_mean", "difference", "gains", "sensitivity"} <= set(svg)
    with (report / "tables" / "summary.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    lines = summarise(*Folder.opened(reported / "out"))
    assert [float(row["co2_final"]) for row in rows] == [line.means["co2_final"].mean for line in lines]
    with (report / "tables" / "differences.csv").open(encoding="utf-8") as file:
        assert {row["figure"] for row in csv.DictReader(file)} == {"defeat", "co2_final", "worth_mean", "gini"}


def test_show_tells_programs_and_people(reported: Path, keeling_command: Run) -> None:
    shown = keeling_command("lab", "show", str(reported / "out"), "--json")
    told = json.loads(shown.stdout)
    assert [each["games"] for each in told["conditions"]] == [4] * 4
    assert set(told["conditions"][0]["characters"]) == {"passing", "greedy"}
    assert told["conditions"][2]["reference"] == told["conditions"][0]["condition"]
    power = keeling_command("lab", "power", str(reported / "out"), "-m", "worth_mean", "-e", "10", "--json")
    assert [each["effect"] for each in json.loads(power.stdout)["conditions"]] == [10.0, 10.0]
    people = keeling_command("lab", "show", str(reported / "out"), "--language", "de")
    assert people.returncode == 0
    assert "CO2 am" in people.stdout


def test_an_experiment_without_games_has_no_report(tmp_path: Path, keeling_command: Run) -> None:
    plan = quick(tmp_path)
    Folder.claimed(tmp_path / "out", plan, {}).close()
    done = keeling_command("lab", "report", str(tmp_path / "out"))
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "has no games yet" in done.stderr


def test_the_engine_draws_in_a_page_by_itself() -> None:
    assert "vegaEmbed" in charts.engine()
