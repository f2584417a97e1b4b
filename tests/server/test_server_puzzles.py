"""Puzzles over HTTP: the list, a table to play one on, and the verdict after the turn, never before."""

import json
from collections.abc import Iterator
from datetime import UTC, date, datetime
from typing import Any

import pytest
from serving import Client, Player, Server, serving

from keeling.puzzles import DAY_ONE, Puzzle, puzzle_of_all, puzzles_of
from keeling.titles import all_titles, title_named
from keeling.words import say

pytestmark = pytest.mark.once
"""The server, and what is below it decides the same on both builds."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("puzzles")) as running:
        yield running


@pytest.fixture
def client(server: Server) -> Client:
    return Client(server)


@pytest.fixture(scope="module")
def puzzle() -> Puzzle:
    """One whose turn asks nobody else."""
    return min(puzzles_of(title_named("classic")), key=lambda puzzle: (len(puzzle.solution), puzzle.id))


def opened(client: Client, puzzle: Puzzle) -> dict[str, Any]:
    made: dict[str, Any] = client.post("/tables/puzzle", puzzle=puzzle.id, name="Ann", status=201)
    return made


def verdict(client: Client, made: dict[str, Any], puzzle: Puzzle) -> Any:
    return client.post(f"/tables/{made['table']}/verdict", made["token"], puzzle=puzzle.id)["found"]


def play(player: Player, notations: list[str]) -> list[int]:
    """Play these actions, each as soon as the seat is asked."""
    taken = []
    for notation in notations:
        player.wait_for_turn()
        option = next(each for each in player.state["options"] if each["notation"] == notation)
        taken.append(option["action"])
        player.act(option["action"])
    return taken


def finish(player: Player, client: Client, made: dict[str, Any], puzzle: Puzzle) -> Any:
    """End the turn without the action that counts, and wait for others who answer in it; the verdict."""
    while (found := verdict(client, made, puzzle)) is None:
        player.wait_for_turn()
        notations = [each["notation"] for each in player.state["options"] if each["notation"] != puzzle.accepted]
        play(player, ["end" if "end" in notations else notations[0]])
    return found


def test_the_list_tells_no_solution(client: Client) -> None:
    listed = client.get("/puzzles")
    assert {each["title"] for each in listed["puzzles"]} >= {"classic", "second-chance-cooperative"}
    for each in listed["puzzles"]:
        assert set(each) == {"id", "title", "players", "difficulty"}
        assert each["difficulty"] in (1, 2, 3)
    today = datetime.now(UTC).date()
    assert date.fromisoformat(listed["day"]) <= today
    assert listed["today"] in {each["id"] for each in listed["puzzles"]}


def test_days_take_titles_and_their_puzzles_in_turn() -> None:
    titles = [title for title in all_titles()[0] if puzzles_of(title)]
    days = [puzzle_of_all(titles, date.fromordinal(DAY_ONE.toordinal() + n)) for n in range(2 * len(titles))]
    assert [each.title for each in days if each] == 2 * [title.name for title in titles]
    assert len({each.id for each in days if each}) == len(days)


def test_a_puzzle_is_a_table_of_its_own_without_a_host(server: Server, client: Client, puzzle: Puzzle) -> None:
    made = opened(client, puzzle)
    assert set(made) == {"table", "title", "seat", "token", "position"}
    assert made["position"] == len(puzzle.actions)
    player = Player(server, made["table"], made["token"])
    state = player.state
    assert (state["seat"], state["position"]) == (made["seat"], made["position"])
    assert state["asked"]["player"] == made["seat"]
    assert [seat["kind"] for seat in state["seats"]].count("human") == 1
    assert state["seats"][made["seat"]]["name"] == "Ann"
    refused = client.get(f"/tables/{made['table']}/record", made["token"], status=403)
    assert refused["code"] == "hidden"
    assert player.ask("hint")["code"] == "no_hints"


def test_nothing_of_the_solution_or_of_hidden_cards_comes_before_the_turn(
    server: Server, client: Client, puzzle: Puzzle
) -> None:
    made = opened(client, puzzle)
    assert verdict(client, made, puzzle) is None
    state = client.get(f"/tables/{made['table']}/state?since=0", made["token"])
    assert puzzle.seed not in json.dumps(state)
    others = [player for n, player in enumerate(state["view"]["players"]) if n != made["seat"]]
    assert all(other["hand"] is None or isinstance(other["hand"], int) for other in others if "hand" in other)
    client.post(f"/tables/{made['table']}/verdict", None, puzzle=puzzle.id, status=401)


def test_the_solution_is_right_and_comes_with_its_reason(server: Server, client: Client, puzzle: Puzzle) -> None:
    made = opened(client, puzzle)
    player = Player(server, made["table"], made["token"])
    play(player, puzzle.solution)
    found = finish(player, client, made, puzzle)
    assert (found["verdict"], found["loss"]) == ("right", 0)
    assert (found["accepted"], found["solution"]) == (puzzle.accepted, puzzle.solution)
    assert len(found["labels"]) == len(puzzle.solution)
    assert all("⟦" not in say(each) for each in [*found["labels"], *found["reason"]])
    assert found == verdict(client, made, puzzle)


def test_another_turn_is_told_what_it_loses(server: Server, client: Client, puzzle: Puzzle) -> None:
    made = opened(client, puzzle)
    player = Player(server, made["table"], made["token"])
    found = finish(player, client, made, puzzle)
    assert found["verdict"] == "not"
    assert found["loss"] > 4
    assert found["played"]
    assert puzzle.accepted not in found["played"]
    player.ask("undo", to=made["position"])
    assert verdict(client, made, puzzle) is None


def test_what_is_wrong_is_said(client: Client, puzzle: Puzzle) -> None:
    missing = client.post("/tables/puzzle", puzzle="classic-999", status=404)
    assert (missing["code"], say(missing["error"])) == ("no_puzzle", "There is no puzzle 'classic-999'.")
    assert client.post("/tables/puzzle", status=400)["code"] == "bad_request"
    made = client.make("human", "normal", title="classic")
    token = made["seats"][0]["token"]
    other = client.post(f"/tables/{made['table']}/verdict", token, puzzle=puzzle.id, status=400)
    assert "does not begin with" in say(other["error"])
    mine = opened(client, puzzle)
    wrong = puzzles_of(title_named("classic"))[-1].id
    client.post(f"/tables/{mine['table']}/verdict", mine["token"], puzzle=wrong, status=400)
