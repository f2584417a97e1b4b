"""The independent scorers agree with the engine in every finished game, and object to every log that is wrong."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from goldens import CONTENTS
from independent.accountant import Result
from independent.actions import FIRST_CARD, FIRST_TOPIC
from independent.books import Objection
from keeling.kernel.game import SPECTATOR
from keeling.kernel.generator import derive
from keeling.kernel.title import Setup
from keeling.titles.common.alphabet import DISCARD_GOAL
from keeling.titles.common.tracks import GainExpertise
from keeling.titles.second_chance.alphabet import MOVE, PREPARE
from keeling.titles.second_chance.title import COMPETITIVE, COOPERATIVE
from scoring import (
    GAMES,
    PARTS,
    Played,
    events_of_match,
    everything,
    find_unnoticed,
    find_unnoticed_numbers,
    imports_of,
    report_bots,
    report_record,
    scorer_files,
)
from second_chance.goldens import GOLDENS, SECOND_CHANCE
from second_chance.independent_companies import CompanyScorer, company_scorer
from second_chance.independent_team import TeamScorer, team_scorer

pytestmark = pytest.mark.once

CONTENT = CONTENTS / "second-chance.toml"
ENDLESS = CONTENTS / "second-chance-5000.toml"
Play = Callable[[int], Played]

TEAM_PROBES = "end-victory end-un_goals_unclaimed inspectors solo-reported knowledge-any"
COMPANY_PROBES = "end-decades un-goal-relief keep-both-score winnable-4 draft"
"""Records that between them use most numbers of the content."""

TEAM_VARIANTS: list[dict[str, object]] = [
    {},
    {"inspectors": True, "supply_start": "choice", "fossil_mix": "10-10-10"},
    {"knowledge_recipient": "any", "lobby_draft": True, "reduce_before_income": True},
    {"inspectors": True, "inspector_skips_achieved": True, "supply_payment": "immediate"},
    {"bonus_recipient": "self", "solo_rules": "bare", "partial_refill": True, "summit_reshuffle": True},
    {"strict_bonus_ui": True, "home_region": "af", "unlimited_control_markers": True, "solo_extra_tokens": False},
]
COMPANY_VARIANTS: list[dict[str, object]] = [
    {},
    {"start_co2": "zero", "un_goal_relief": True, "supply_start": "choice"},
    {"winnable_stack": True, "company_goals": "keep_both", "lobby_draft": True},
    {"winnable_stack": True, "fossil_mix": "10-10-10", "supply_payment": "immediate"},
    {"company_goals": "keep_both", "company_goal_discard": "anytime", "event_exemption": "any_infrastructure"},
    {"event_reshuffle": True, "knowledge_recipient": "any", "supply_payment": "immediate"},
    {"bonus_recipient": "self", "company_goal_discard": "anytime", "partial_refill": True, "home_region": "oc"},
    {"winnable_stack": True, "start_co2": "zero", "summit_reshuffle": True, "unlimited_control_markers": True},
]


def play_team(index: int) -> Played:
    """The cooperative game with that index: players, bots, content and options follow from it."""
    content = ENDLESS if index % 3 == 0 else CONTENT
    options = TEAM_VARIANTS[index // 4 % len(TEAM_VARIANTS)]
    setup = Setup.of(COOPERATIVE, 1 + index % 4, derive(2018, index), options, COOPERATIVE.content(content))
    offer = without_waiting if index % 5 == 2 else everything
    return report_bots(setup, content, goals_seen, bots_of(index), offer)


def play_companies(index: int) -> Played:
    """The competitive game with that index."""
    content = ENDLESS if index % 4 == 0 else CONTENT
    options = COMPANY_VARIANTS[index // 3 % len(COMPANY_VARIANTS)]
    setup = Setup.of(COMPETITIVE, 2 + index % 3, derive(2019, index), options, COMPETITIVE.content(content))
    offer = (everything, without_giving_up, without_waiting)[index // 4 % 3]
    return report_bots(setup, content, goals_seen, bots_of(index), offer)


def play_for_goals() -> Played:
    """Greedy companies that keep both Company Goals to the end; one of them scores its plants after the first."""
    setup = Setup.of(COMPETITIVE, 4, 5, {"company_goals": "keep_both"}, COMPETITIVE.content(ENDLESS))
    return report_bots(setup, ENDLESS, goals_seen, ["greedy-0.1"], without_giving_up)


def bots_of(index: int) -> list[str]:
    """Mostly random bots, which try everything; greedy ones get farther."""
    return ["random", "greedy"] if index % 20 == 9 else ["random"]


def without_giving_up(g: Any) -> list[int]:
    """Nobody gives up a Company Goal, so that goals are scored in the end."""
    return [action for action in g.legal if not DISCARD_GOAL.holds(action)]


def without_waiting(g: Any) -> list[int]:
    """Scientists go to summits whenever they can, and projects where one stands are prepared first."""
    options = without_giving_up(g)
    talks = [action for action in options if MOVE.holds(action) and FIRST_TOPIC <= MOVE.j(action) < FIRST_CARD]
    visited = [n for n in options if PREPARE.holds(n) and g.project_scientist[PREPARE.i(n)] >= 0]
    visits = [action for action in options if MOVE.holds(action) and 0 < MOVE.j(action) < FIRST_TOPIC]
    return talks or visited or visits or options


def goals_seen(g: Any, seat: int) -> set[int]:
    """The Private Goals of a seat, or the Company Goals it has kept, also those it has laid aside since."""
    title = COOPERATIVE if g.second.cooperative else COMPETITIVE
    goals = title.view(g, seat)["players"][seat]["goals"]
    return {goal["card"] - 1 for goal in goals if goal.get("state", "held") in ("held", "discarded")}


def scorer(played: Played) -> TeamScorer | CompanyScorer:
    """A scorer that has seen nothing of the game yet."""
    make = team_scorer if played.setup.title is COOPERATIVE else company_scorer
    return make(played.content, played.setup.players, played.setup.options.as_dict(), played.goals)


def check(played: Played) -> Result:
    """The scorer's result, compared with the engine."""
    g = played.game
    accountant = scorer(played)
    result = accountant.follow_all(played.log)
    assert (result.reason, result.scores, result.winners) == played.setup.title.outcome(g)
    assert result.controllers == g.controller
    assert result.money == g.money
    assert result.co2 == g.co2
    view = played.setup.title.view(g, SPECTATOR)
    if isinstance(accountant, TeamScorer):
        assert accountant.done == g.env_done
        assert accountant.epithet == tuple((view["epithet"] or {"rank": "", "name": ""}).values())
    elif result.reason == "decades":
        assert result.sheets == [player["sheet"] for player in view["players"]]
    return result


@pytest.mark.rule("S-CTL-01", "S-CTL-02", "S-CTL-04", "S-INC-01", "S-MKT-04", "S-MKT-07", "SO-INC-01", "SO-ENV-02")
@pytest.mark.parametrize("part", range(PARTS))
def test_the_scorer_agrees_with_the_engine_in_cooperative_games(part: int) -> None:
    for index in range(part, GAMES, PARTS):
        check(play_team(index))


@pytest.mark.rule("SX-SCO-01", "SX-SCO-02", "SX-SCO-03", "SX-SCO-04", "SX-SCO-05", "SX-SCO-06", "SX-SUP-02")
@pytest.mark.parametrize("part", range(PARTS))
def test_the_scorer_agrees_with_the_engine_in_competitive_games(part: int) -> None:
    for index in range(part, GAMES, PARTS):
        check(play_companies(index))


def told(name: str) -> Played:
    """A golden record with what spectators were told."""
    return report_record(SECOND_CHANCE.read(name), GOLDENS[name].content_file, goals_seen)


def test_the_scorer_agrees_with_the_golden_records_and_every_reason_occurs() -> None:
    """They end in every way a game can end and play every variant."""
    flows: dict[str, Counter[tuple[str, str]]] = {"cooperative": Counter(), "competitive": Counter()}
    for name in sorted(GOLDENS):
        flows[GOLDENS[name].title.name.rsplit("-", 1)[1]].update(check(told(name)).flows)
    assert set(flows["cooperative"]) == SHARED_REASONS | TEAM_REASONS
    assert set(flows["competitive"]) == SHARED_REASONS | COMPANY_REASONS


@pytest.mark.parametrize("play", [play_team, play_companies])
def test_the_scorer_reads_the_events_that_players_get(play: Play) -> None:
    played = play(4)
    assert events_of_match(played) == played.log


def test_the_scorers_share_no_code_with_the_rules() -> None:
    files = scorer_files("second_chance")
    assert len(files) > 8
    modules = imports_of(files)
    assert "independent.books" in modules
    assert all(module.startswith(("independent.", "second_chance.independent_")) for module in modules)


# The scorers can fail

NOT_ACCOUNTED = {"active", "round", "rounds", "round_space", "draft.round", "events.both", "market.stop"}
NOT_ACCOUNTED_IN = ("turn.", "supplies.fossil_replaced", "un_claimed.")
NOT_ACCOUNTED_OF = (".index", ".shown", ".owner", ".cubes")


def accounted(path: str) -> bool:
    """Whether the scorer answers for a number; it leaves counters of the flow and what is printed on cards aside."""
    if path.endswith(".amount") or path in NOT_ACCOUNTED or path.startswith(NOT_ACCOUNTED_IN):
        return False
    return not path.endswith(NOT_ACCOUNTED_OF) or path.startswith(("players.", "regions."))


@pytest.mark.parametrize(("play", "index"), [(play_team, 3), (play_team, 6), (play_companies, 4)])
def test_the_scorer_objects_to_every_wrong_log(play: Play, index: int) -> None:
    """Every event that changes an account is left out once, every number of it is changed once."""
    played = play(index)
    tried, unnoticed = find_unnoticed(scorer(played), played.log, accounted)
    assert unnoticed == []
    assert tried > 500


@pytest.mark.parametrize("play", [play_team, play_companies])
def test_the_scorer_objects_to_a_log_that_is_cut_off_or_goes_on(play: Play) -> None:
    played = play(0)
    for log in (played.log[:-1], played.log[: len(played.log) // 2], played.log + played.log[-1:]):
        with pytest.raises(Objection):
            scorer(played).follow_all(log)


WRONG_NUMBERS = [
    ("tokens = 8 ", "tokens = 7 "),
    ("control_cubes = 8", "control_cubes = 7"),
    ("control_markers = 5", "control_markers = 4"),
    ("start_money = [3, 4, 4, 5]", "start_money = [4, 4, 4, 5]"),
    ("gas_removed = [0, 0, 6, 0]", "gas_removed = [0, 0, 5, 0]"),
    ("refill = 2", "refill = 3"),
    ("least_money = 0", "least_money = 1"),
    ("level_one_projects = 2", "level_one_projects = 3"),
    ("points = 2                              # S-SUM-04", "points = 1                              # S-SUM-04"),
    (
        "space = 3, money = 12, cubes = 3, ceps = 1, points = 10",
        "space = 3, money = 12, cubes = 3, ceps = 1, points = 9",
    ),
    ("space = 1, money = 7, cubes = 1, ceps = 1, points = 5", "space = 1, money = 7, cubes = 1, ceps = 2, points = 5"),
    ("income = [1, 3, 4, 4, 5, 5]", "income = [1, 2, 3, 4, 5, 5]"),
    ("benefit = { money = 3, cubes = 1, ceps = 1 }", "benefit = { money = 3, cubes = 2, ceps = 1 }"),
]
WRONG_FOR_TEAMS = [
    ("start_co2 = 400", "start_co2 = 390"),
    ("lowest_co2 = 400", "lowest_co2 = 450"),
    ("goal_rates = [1, 2, 3, 4]", "goal_rates = [1, 2, 3, 5]"),
    ("reduction_rates = [1, 2, 3, 4]", "reduction_rates = [1, 2, 2, 4]"),
    ("un_points = 2 ", "un_points = 3 "),
    ("un_unclaimed = 3", "un_unclaimed = 6"),
    ("spaces = [4, 3, 2]", "spaces = [5, 5, 5]"),
    ("half_way = 3", "half_way = 2"),
    ("extra_action_ppm = 10", "extra_action_ppm = 20"),
    ("last_rounds = [4, 4, 2, 2]", "last_rounds = [4, 4, 3, 2]"),
    ("least = [5, 4, 3, 3]", "least = [1, 1, 1, 1]"),
    ('ranks = ["Legendary", "Renowned", "Credible", "Humble"]', 'ranks = ["Great", "Great", "Great", "Great"]'),
]
WRONG_FOR_COMPANIES = [
    ("start_co2 = 50 ", "start_co2 = 60 "),
    ("second_event = 400", "second_event = 600"),
    ("disaster_points = 2", "disaster_points = 3"),
    ("coins_per_point = 2", "coins_per_point = 3"),
    ("most_cubes = 3", "most_cubes = 4"),
    ("un_goals = [6, 10, 15, 21]", "un_goals = [7, 11, 15, 21]"),
    ("un_relief_ppm = 10", "un_relief_ppm = 20"),
    ("winnable_others = [0, 6, 8, 6]", "winnable_others = [0, 2, 2, 2]"),
    ('counts = "plants_after_first", points = 3', 'counts = "plants_after_first", points = 4'),
    ("money = 8 ", "money = 6 "),
]


@pytest.mark.parametrize(
    ("mode", "names", "numbers"),
    [
        ("cooperative", TEAM_PROBES, WRONG_NUMBERS + WRONG_FOR_TEAMS),
        ("competitive", COMPANY_PROBES, WRONG_NUMBERS + WRONG_FOR_COMPANIES),
    ],
)
def test_the_scorer_objects_if_the_engine_plays_with_other_numbers(
    mode: str, names: str, numbers: list[tuple[str, str]], tmp_path: Path
) -> None:
    """Each of these printed numbers decides something that the scorer works out for itself."""
    games = [told(f"second-chance-{mode}-{name}") for name in names.split()]
    games.append(play_team(69) if mode == "cooperative" else play_for_goals())  # a grant of no coins; a goal
    assert find_unnoticed_numbers(games, scorer, numbers, tmp_path) == []


@pytest.mark.rule("SO-ENV-07", "SO-ENV-10")
def test_two_discs_that_reach_a_space_in_one_chain_achieve_two_goals() -> None:
    """Each disc turns a tile of its own, also where the second is moved by the bonus of the first."""
    tables = COOPERATIVE.content(CONTENT).tables
    half_way = next(
        n for n, tile in enumerate(tables.cooperative.environmental_goals) if (tile.goal, tile.value) == (3, 0)
    )
    g = COOPERATIVE.position(
        2,
        GainExpertise(0, 0),
        tables=tables,
        expertise=[4, 0, 0, 0, 0, 4, 0, 0, 0, 0],
        env_tile=[half_way, half_way],
        env_done=[0, 0],
    )
    assert g.env_done == [1, 0]
    g.play(COOPERATIVE.alphabet.parse("give 2"))
    g.play(COOPERATIVE.alphabet.parse("learn forestation"))
    assert g.env_done == [1, 1]


SHARED_REASONS = {
    ("ceps", "benefit"),
    ("ceps", "bonus"),
    ("ceps", "energy supply"),
    ("ceps", "fine"),
    ("ceps", "lobby card"),
    ("ceps", "market purchase"),
    ("ceps", "market sale"),
    ("ceps", "plant"),
    ("ceps", "prepare"),
    ("ceps", "refill"),
    ("ceps", "start"),
    ("coins", "benefit"),
    ("coins", "grant"),
    ("coins", "income"),
    ("coins", "lobby card"),
    ("coins", "market purchase"),
    ("coins", "market sale"),
    ("coins", "plant"),
    ("coins", "start"),
    ("cubes", "UN Goal"),
    ("cubes", "benefit"),
    ("cubes", "bonus"),
    ("cubes", "grant"),
    ("cubes", "lobby card"),
    ("cubes", "plant"),
    ("cubes", "start"),
    ("points", "fine"),
    ("points", "income"),
    ("points", "lobby card"),
    ("points", "plant"),
}
TEAM_REASONS = {
    ("cubes", "inspectors"),
    ("points", "UN Goal"),
    ("points", "open goals"),
    ("points", "reduction"),
    ("points", "start"),
}
COMPANY_REASONS = {
    ("ceps", "event"),
    ("ceps", "final sale"),
    ("ceps", "final scoring"),
    ("coins", "Company Goal"),
    ("coins", "final sale"),
    ("cubes", "disaster"),
    ("cubes", "regions use cubes"),
    ("points", "Company Goal"),
    ("points", "UN Goals"),
    ("points", "coins"),
    ("points", "disaster"),
    ("points", "most_cubes"),
}
