"""Hints, what is left before a turn ends, and what now: to the seat that asks, counted, and only where they may be."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from serving import Client, Player, Server, serving

from keeling.aims import aims_of
from keeling.server.advising import hint_rule
from keeling.server.bot_workers import Workers
from keeling.server.counsel import left_for, turns_for
from keeling.server.errors import NotNow, TooMuch
from keeling.server.house import House
from keeling.server.log import Role
from keeling.server.messages import SERVER
from keeling.server.migrations import prepared
from keeling.server.schemas import SeatPlan
from keeling.server.settings import Settings
from keeling.server.shelf import Shelf
from keeling.server.tables import Table
from keeling.server.writer import Writer
from keeling.titles import title_named, title_names
from keeling.words import say
from test_hints import decisions_of_every_kind

pytestmark = pytest.mark.once

QUICK = "hint_positions=300"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("hints"), QUICK) as running:
        yield running


@pytest.fixture
def client(server: Server) -> Client:
    return Client(server)


def alone(server: Server, client: Client, title: str = "nim", **more: Any) -> tuple[Any, Player]:
    """Somebody against a bot, who is asked, and what the table's making gave."""
    made = client.make("human", "random", title=title, seed=3, **more)
    player = Player(server, made["table"], made["seats"][0]["token"], host=made["host"])
    assert player.wait_for_turn()
    return made, player


def hints_in(player: Player) -> list[Any]:
    """All hints that the log told the player of."""
    states = [each for each in player.heard if each["type"] == "state"]
    return [line for state in states for line in state["log"] if line["kind"] == "hint"]


def test_a_hint_goes_to_the_seat_that_asks_and_is_counted_once(tmp_path: Path) -> None:
    with serving(tmp_path, QUICK) as server:
        client = Client(server)
        made, ann = alone(server, client, "classic")
        watcher = Player(server, made["table"], made["link"])
        assert ann.state["hints"] == {"on": True, "off_by_host": False, "used": [0, 0]}
        first = ann.ask("hint")
        assert first["type"] == "hinted"
        assert 1 <= len(first["turns"]) <= 3
        legal = {option["action"]: option for option in ann.state["options"]}
        for turn in first["turns"]:
            step = turn["steps"][0]
            assert step == {name: legal[step["action"]][name] for name in step}
            assert turn["reason"]
            assert 0 <= turn["survival"] <= 1000
        again = ann.ask("hint")
        assert again["turns"] == first["turns"]
        ann.reach(first["seq"] + 1)
        watcher.reach(ann.state["seq"])
        assert ann.state["hints"]["used"] == watcher.state["hints"]["used"] == [1, 0]
        assert [line["seat"] for line in hints_in(watcher)] == [0]
        assert "hinted" not in {each["type"] for each in watcher.heard}
        server.kill()
        server.start()
        back = Player(server, made["table"], made["seats"][0]["token"])
        assert back.state["hints"]["used"] == [1, 0]
        assert back.ask("hint")["turns"] == first["turns"]  # thought out once more, and not counted
        assert back.state["hints"]["used"] == [1, 0]
        assert back.act(first["turns"][0]["steps"][0]["action"])["type"] == "ack"


def test_the_host_can_do_without_hints(server: Server, client: Client) -> None:
    made, ann = alone(server, client, hints=False)
    assert ann.state["hints"]["on"] is False
    refused = ann.ask("hint")
    assert (refused["code"], refused["error"]["key"]) == ("no_hints", "error-hints-off")
    assert ann.ask("still")["left"] is None
    guest = Player(server, made["table"], made["seats"][0]["token"])
    assert guest.ask("hints", on=True)["code"] == "no_hints"
    assert ann.ask("hints", on=True)["pending"] is False
    assert ann.ask("hint")["type"] == "hinted"
    assert ann.ask("hints", on=False)["type"] == "ack"
    assert ann.ask("hint")["code"] == "no_hints"
    over = client.post(f"/tables/{made['table']}/start", made["host"], status=409)
    assert over["code"] == "not_now"


def test_between_people_all_must_agree_and_anybody_can_end_it(server: Server, client: Client) -> None:
    made = client.make("human", "human", "human", seed=3)
    people = [Player(server, made["table"], seat["token"]) for seat in made["seats"]]
    asked = next(each for each in people if each.state["options"])
    assert asked.ask("hint")["error"]["key"] == "error-hints-people"
    assert people[0].ask("hints", on=True)["pending"] is True
    watcher = Player(server, made["table"], made["link"])
    assert watcher.ask("hints", on=True)["code"] == "spectator"
    proposal = watcher.state["proposal"]
    assert (proposal["what"], proposal["by"], proposal["waiting"]) == ("hints", 0, [1, 2])
    people[1].ask("consent", yes=True)
    assert asked.ask("hint")["code"] == "no_hints"
    action = asked.state["options"][0]["action"]  # a move takes no time away from those who have not answered
    asked.reach(people[1].state["seq"])
    assert asked.act(action)["type"] == "ack"
    last = people[2].ask("consent", yes=True)
    for each in people:
        each.reach(last["seq"])
        assert each.state["hints"]["on"] is True
        assert each.state["proposal"] is None
    now = next(each for each in people if each.state["options"])
    assert now.ask("hint")["type"] == "hinted"
    assert people[1].ask("hints", on=False)["pending"] is False
    assert now.ask("hint")["code"] == "no_hints"


def test_a_no_leaves_everything_as_it_was(server: Server, client: Client) -> None:
    made = client.make("human", "human", seed=3)
    people = [Player(server, made["table"], seat["token"]) for seat in made["seats"]]
    assert people[0].ask("hints", on=True)["pending"] is True
    seq = people[1].ask("consent", yes=False)["seq"]
    people[0].reach(seq)
    assert people[0].state["proposal"] is None
    assert people[0].state["hints"]["on"] is False


def test_who_comes_later_has_not_agreed(server: Server, client: Client) -> None:
    made = client.make("human", "open", seed=3)
    ann = Player(server, made["table"], made["seats"][0]["token"], host=made["host"])
    assert ann.state["hints"]["on"] is True
    client.post(f"/tables/{made['table']}/join", made["link"], name="Bob")
    while ann.state["hints"]["on"]:
        ann.hear()
    assert ann.state["status"] == "playing"


def test_only_who_is_asked_gets_advice(server: Server, client: Client) -> None:
    made, ann = alone(server, client)
    watcher = Player(server, made["table"], made["link"])
    for kind in ("hint", "still", "aim"):
        assert watcher.ask(kind)["code"] == "spectator"
    aimed = ann.ask("aim")
    assert [part["kind"] for part in aimed["parts"]] == ["turn", "goals", "aim"]
    while ann.wait_for_turn():
        ann.act(ann.state["options"][0]["action"])
    assert ann.ask("hint")["code"] == "finished"
    assert ann.ask("still")["code"] == "finished"
    assert ann.ask("aim")["parts"] == []


@pytest.mark.parametrize("title", ["classic", "second-chance-competitive", "climate-policy"])
def test_what_is_left_is_told_where_a_turn_can_be_ended(server: Server, client: Client, title: str) -> None:
    """A person who takes the first option each time is told now and then, and what is told can be done."""
    _, ann = alone(server, client, title)
    asked = 0
    for _ in range(40):
        if not ann.wait_for_turn() or asked >= 6:
            break
        ends = any(option["verb"] == "end" for option in ann.state["options"])
        if ends:
            asked += 1
            answer = ann.ask("still")
            assert answer["type"] == "still"
            if answer["left"] is not None:
                assert answer["left"]["tenths"] >= 5
                legal = [option["action"] for option in ann.state["options"]]
                assert answer["left"]["steps"][0]["action"] in legal
                assert all(say(each) for each in answer["left"]["reason"])
        ann.act(ann.state["options"][0]["action"])
    assert asked


@pytest.mark.parametrize("name", title_names())
def test_advice_at_every_kind_of_decision_fits_the_messages(name: str) -> None:
    """What hints say at every kind of decision is tested where they are made; here some of them must do."""
    title = title_named(name)
    for number, (kind, game) in enumerate(decisions_of_every_kind(name, 4).items()):
        seat = game.decision.player
        turns = turns_for(title, game, seat, 1) if number % 4 == 0 else []
        assert all(turn["steps"][0]["action"] in game.legal for turn in turns), kind
        for message in (
            {"type": "hinted", "id": 1, "seq": 1, "turns": turns},
            {"type": "still", "id": 1, "seq": 1, "left": left_for(title, game, seat)},
            {"type": "aim", "id": 1, "seq": 1, "parts": aims_of(title, game, seat)},
        ):
            assert SERVER.validate_json(json.dumps(message)) == message, kind


# Within the server


def in_a_house(folder: Path, work: Callable[[House, Table], Awaitable[None]]) -> None:
    """Do something with a table of two people in a server without a network."""

    async def run() -> None:
        writer = Writer(prepared(f"sqlite:///{folder / 'x.db'}"))
        house = House(Settings(hint_positions=200), Shelf(), writer, Workers(1, 60))
        plans = [SeatPlan(kind="human", bot=None)] * 2
        setup = house.shelf.setup("nim", len(plans), "hints", {})
        made = await house.make(setup, plans, False, False)
        house.bots.tasks.clear()
        try:
            await work(house, made.table)
        finally:
            await house.close()
            await writer.close()

    asyncio.run(run())


async def alone_with_hints(table: Table) -> int:
    """Everybody agrees, so that whoever is asked may have a hint."""
    table.log.hints_agreed = True
    assert table.asked is not None
    return table.asked


def test_a_question_whose_position_is_gone_is_dropped_before_anybody_thinks(tmp_path: Path) -> None:
    async def work(house: House, table: Table) -> None:
        seat = await alone_with_hints(table)
        await house.desk.room.acquire()
        waits = asyncio.create_task(house.desk.hint(table, seat, "here"))
        while not house.desk.waiting:
            await asyncio.sleep(0)
        assert table.match is not None
        async with table.lock:
            await house.commit(table, table.action(seat, table.match.game.legal[0]))
        house.desk.room.release()
        with pytest.raises(NotNow) as error:
            await waits
        assert error.value.code == "stale"
        assert house.thinkers.running == 0
        assert table.log.hints_used == [0, 0]

    in_a_house(tmp_path, work)


def test_who_asks_twice_waits_for_one_answer_and_pays_once(tmp_path: Path) -> None:
    async def work(house: House, table: Table) -> None:
        seat = await alone_with_hints(table)
        both = await asyncio.gather(*(house.desk.hint(table, seat, "here") for _ in range(2)))
        assert both[0] == both[1]
        assert table.log.hints_used == [int(n == seat) for n in range(2)]
        level = house.desk.work.addresses.of("here").level
        assert level < house.settings.hint_burst
        await house.desk.hint(table, seat, "here")
        assert house.desk.work.addresses.of("here").level >= level
        assert not house.desk.under_way

    in_a_house(tmp_path, work)


def test_hints_have_a_budget_while_others_are_here(tmp_path: Path) -> None:
    async def work(house: House, table: Table) -> None:
        seat = await alone_with_hints(table)
        house.desk.work.charge(1_000.0, "here", table.id)
        house.desk.work.charge(0.1, "there", "another")
        with pytest.raises(TooMuch):
            await house.desk.hint(table, seat, "here")
        house.desk.work.tables.buckets.clear()
        house.desk.waiting = 99
        with pytest.raises(TooMuch):
            await house.desk.hint(table, seat, "there")

    in_a_house(tmp_path, work)


def test_nobody_agrees_for_somebody_whose_seat_a_bot_plays(tmp_path: Path) -> None:
    async def work(house: House, table: Table) -> None:
        assert hint_rule(table, Role(0, False)).change == "consent"
        async with table.lock:
            await house.commit(table, table.change("handover", 1, {"bot": "random", "by": "host"}))
        house.bots.tasks.clear()
        rule = hint_rule(table, Role(0, True))
        assert (rule.on, rule.change) == (False, "no")
        assert rule.why is not None
        assert rule.why["key"] == "error-hints-absent"

    in_a_house(tmp_path, work)
