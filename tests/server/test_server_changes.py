"""What has changed instead of whole states, and previews when they are asked for."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from serving import Client, Player, serving
from test_server_leaks import Ears, quiet
from test_server_parts import a_house

from keeling.kernel.game import SPECTATOR
from keeling.server import play, seating
from keeling.server.connection import Connection
from keeling.server.house import House
from keeling.server.live import parse
from keeling.server.log import Role
from keeling.server.patches import patch_between, patched
from keeling.server.schemas import SeatPlan
from keeling.server.tables import Table

Message = dict[str, Any]

PLAIN = st.recursive(
    st.none() | st.integers(-2, 2) | st.sampled_from(["", "a", "b"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("abc"), inner, max_size=3),
    max_leaves=12,
)


@given(PLAIN, PLAIN)
def test_a_patch_makes_the_one_value_of_the_other(before: Any, after: Any) -> None:
    patch = patch_between(before, after)
    if patch is None:
        assert before == after
        return
    kept = json.dumps(before)
    assert patched(before, json.loads(json.dumps(patch))) == after
    assert json.dumps(before) == kept, "the old value is not changed"


def test_a_patch_names_only_what_has_changed() -> None:
    before = {"heaps": [{"size": 5}, {"size": 4}], "asked": {"player": 0}, "more": [1, 2]}
    after = {"heaps": [{"size": 5}, {"size": 3}], "asked": None, "more": [1]}
    assert patch_between(before, after) == {"heaps": {"1": {"size": [3]}}, "asked": [None], "more": [[1]]}


class Holder:
    """A client that takes changes, beside one that takes whole states."""

    def __init__(self, house: House, table: Table, seat: int) -> None:
        self.ears: list[Any] = [Ears(), Ears()]
        self.connections = [Connection(each, house) for each in self.ears]
        for connection in self.connections:
            connection.seat = seat
            connection.since = 0
            connection.move_to(table)
        self.connections[1].takes_changes = True
        self.tasks = [asyncio.create_task(each.send_what_is_due()) for each in self.connections]
        self.states: list[Message] = [{}, {}]
        self.lines: list[dict[int, Message]] = [{}, {}]
        self.changes = 0

    async def compare(self) -> None:
        """Both have the same state now."""
        for connection in self.connections:
            connection.state_is_due()
            await quiet(connection)
        for which, ears in enumerate(self.ears):
            for message in map(json.loads, ears.heard):
                self.hear(which, message)
            ears.heard.clear()
        assert self.states[0] == self.states[1]
        assert self.lines[0] == self.lines[1]

    def hear(self, which: int, message: Message) -> None:
        """Take a message as a client does."""
        if message["type"] == "change":
            self.changes += 1
            assert message["base"] == self.states[which]["edition"]
            state = patched(self.states[which], message["patch"]) | {"edition": message["edition"]}
        elif message["type"] == "state":
            state = {name: value for name, value in message.items() if name not in ("since", "log")}
        else:
            return
        self.states[which] = state
        self.lines[which] |= {line["seq"]: line for line in message["log"]}

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()


async def a_table(house: House, title: str, players: int, seed: int) -> Table:
    setup = house.shelf.setup(title, players, seed, {})
    return (await house.make(setup, [SeatPlan(kind="human", bot=None)] * players, False, False)).table


@pytest.mark.parametrize(
    ("title", "players"),
    [
        ("nim", 3),
        ("classic", 4),
        ("climate-policy", 3),
        ("second-chance-competitive", 3),
        ("second-chance-cooperative", 2),
    ],
)
def test_who_takes_changes_has_what_everybody_has(tmp_path: Path, title: str, players: int) -> None:
    """Over a game with undo, proposals, redo and handovers: for every seat and a spectator, and for one who is slow."""

    async def run() -> int:
        house = await a_house(tmp_path)
        house.previewer.close()  # a preview would come between the two
        table = await a_table(house, title, players, 5)
        holders = [Holder(house, table, seat) for seat in [*range(players), SPECTATOR]]
        slow = Holder(house, table, 0)
        chance = random.Random(7)
        for number in range(60):
            match: Any = table.match
            if table.asked is None:
                break
            seat = table.asked
            await play.act(house, table, seat, table.seq, chance.choice(match.game.legal))
            if number % 7 == 3:
                await play.undo(house, table, seat, None)
                if table.log.proposal is not None:
                    for holder in holders:
                        await holder.compare()
                    for other in list(table.log.proposal.waiting):
                        await play.consent(house, table, other, True)
                elif number % 2:
                    await play.redo(house, table, seat)
            if number == 20:
                await seating.handover(house, table, Role(1, False), 1, "bot", "random")
                await seating.handover(house, table, Role(1, False), 1, "human", None)
            for holder in holders:
                await holder.compare()
        await slow.compare()
        changes = [holder.changes for holder in holders]
        for holder in [*holders, slow]:
            holder.close()
        await house.close()
        await house.writer.close()
        return min(changes)

    assert asyncio.run(run()) > 5


def test_a_whole_state_comes_when_it_is_asked_for(tmp_path: Path) -> None:
    async def run() -> list[Message]:
        house = await a_house(tmp_path)
        table = await a_table(house, "nim", 2, 5)
        ears: Any = Ears()
        connection = Connection(ears, house)
        connection.since, connection.takes_changes = 0, True
        connection.move_to(table)
        sender = asyncio.create_task(connection.send_what_is_due())
        for ask in (False, False, True):
            if ask:
                await connection.obey(parse('{"type":"refresh","id":1}'))
            connection.state_is_due()
            await quiet(connection)
        sender.cancel()
        await house.close()
        await house.writer.close()
        return [json.loads(text) for text in ears.heard]

    heard = asyncio.run(run())
    assert [message["type"] for message in heard] == ["state", "change", "ack", "state"]
    assert heard[3]["view"] == heard[0]["view"]


def test_previews_are_made_for_whoever_asks(tmp_path: Path) -> None:
    """Without `previews` in hello none are made; those that are asked for are those that others are sent."""
    with serving(tmp_path) as server:
        made = Client(server).make("human", "human", title="classic", seed=4)
        tokens = [seat["token"] for seat in made["seats"]]
        quiet_one = Player(server, made["table"], tokens[0], previews=False)
        other = Player(server, made["table"], tokens[1], previews=False)
        asked, waits = (quiet_one, other) if quiet_one.state["options"] else (other, quiet_one)
        actions = [option["action"] for option in asked.state["options"]]
        answer = asked.ask("preview", actions=[*actions[:3], 10**6, actions[0]])
        assert list(answer["previews"]) == [str(action) for action in actions[:3]]
        assert answer["seq"] == asked.state["seq"]
        assert waits.ask("preview", actions=actions)["previews"] == {}, "what others could do is theirs"
        assert not [message for message in asked.heard if message["type"] == "previews"]
        eager = Player(server, made["table"], tokens[asked.state["seat"]])
        everything = eager.await_previews()
        assert {action: everything[action] for action in answer["previews"]} == answer["previews"]
