"""Parts of the server by themselves: the writer, slow clients, idle tables, and differences of views."""

import asyncio
import itertools
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy.engine import Connection as Database

from keeling.kernel.messages import message, verbatim
from keeling.kernel.view import differences, numbers_in
from keeling.server import play, store
from keeling.server.bot_workers import Question, Workers, answer, kept_for
from keeling.server.connection import Connection
from keeling.server.errors import LONGEST_QUOTE, Refused, Unavailable, sendable
from keeling.server.house import House, Made
from keeling.server.migrations import prepared
from keeling.server.schemas import SeatPlan
from keeling.server.settings import Settings
from keeling.server.shelf import Shelf
from keeling.server.store import Entry, TableRow
from keeling.server.writer import Conflict, Writer

leaves = st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["", "a"])
views = st.dictionaries(
    st.sampled_from("abc"),
    st.recursive(
        leaves,
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("xyz"), inner, max_size=3),
        max_leaves=8,
    ),
    max_size=3,
)


@given(views, views)
def test_differences_are_the_changes_of_all_numbers(before: dict[str, Any], after: dict[str, Any]) -> None:
    old, new = numbers_in(before), numbers_in(after)
    pairs = {path: (old.get(path, 0), new.get(path, 0)) for path in old | new}
    assert differences(before, after) == {path: pair for path, pair in pairs.items() if pair[0] != pair[1]}


def row(table_id: str) -> TableRow:
    return TableRow(table_id, "nim", 1, "0", 2, "1", {}, [], "", "", False, False, 0)


def entry(seq: int) -> Entry:
    return Entry(seq, "action", 0, {"action": "take a 1"}, None, False, 0)


def test_jobs_that_wait_together_share_a_commit_and_fail_alone(tmp_path: Path) -> None:
    """One entry that exists already spoils nothing for the others of its batch."""

    async def run() -> list[Any]:
        engine = prepared(f"sqlite:///{tmp_path / 'x.db'}")
        commits: list[int] = []
        sa.event.listen(engine, "commit", lambda connection: commits.append(1))
        writer = Writer(engine)
        await writer.do(lambda database: store.insert_table(database, row("a"), [entry(1)]))

        def append(seq: int) -> Any:
            return writer.do(lambda database: store.append_entries(database, "a", [entry(seq)]))

        before = len(commits)
        good = await asyncio.gather(*(append(seq) for seq in range(2, 60)))
        assert len(good) == 58
        assert len(commits) - before < 20
        mixed = await asyncio.gather(append(60), append(5), append(61), return_exceptions=True)

        def fail(database: Database) -> None:
            database.execute(sa.text("select * from nowhere"))

        broken = await asyncio.gather(append(62), writer.do(fail), return_exceptions=True)
        found = await writer.do(lambda database: store.load_table(database, "a"))
        assert found is not None
        assert [each.seq for each in found[1]] == list(range(1, 63))
        assert await writer.do(lambda database: store.load_table(database, "b")) is None
        await writer.close()
        return [*mixed, *broken]

    results = asyncio.run(run())
    assert results[0] is None
    assert isinstance(results[1], Conflict)
    assert results[2] is None
    assert isinstance(results[4], Unavailable)


class Slow:
    """A client that takes a message only when it is told to."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.gate = asyncio.Event()

    async def send_text(self, text: str) -> None:
        await self.gate.wait()
        self.heard.append(text)


async def a_house(tmp_path: Path, **settings: Any) -> House:
    writer = Writer(prepared(f"sqlite:///{tmp_path / 'x.db'}"))
    return House(Settings(bot_delay=0, **settings), Shelf(), writer, Workers(1, 30))


async def two_people(house: House) -> Made:
    return await house.make_new("nim", {}, 3, [SeatPlan(kind="human", bot=None)] * 2, False)


def test_a_slow_client_gets_fewer_states_and_misses_nothing(tmp_path: Path) -> None:
    async def run() -> list[str]:
        house = await a_house(tmp_path)
        table = (await two_people(house)).table
        socket: Any = Slow()
        connection = Connection(socket, house)
        connection.since = 0
        connection.move_to(table)
        sender = asyncio.create_task(connection.send_what_is_due())
        connection.state_is_due()
        await asyncio.sleep(0.01)
        assert table.match is not None
        while table.match.game.decision is not None:
            game = table.match.game
            await play.act(house, table, game.decision.player, table.seq, game.legal[0])
        socket.gate.set()
        await asyncio.sleep(0.05)
        sender.cancel()
        await house.close()
        await house.writer.close()
        heard: list[str] = socket.heard
        return heard

    heard = asyncio.run(run())
    assert len(heard) == 2
    assert '"position":0' in heard[0]
    assert '"status":"finished"' in heard[1]
    assert '"seq":2,"kind":"action"' in heard[1]


def test_idle_tables_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    async def run() -> None:
        house = await a_house(tmp_path, idle_seconds=0.05)
        await house.open()
        made = await two_people(house)
        game: Any = made.table.match.game if made.table.match else None
        await play.act(house, made.table, game.decision.player, 1, game.legal[0])
        await asyncio.sleep(0.3)
        assert house.tables == {}
        again = await house.table(made.table.id)
        assert again is not made.table
        assert again.position == 1
        await house.close()
        await house.writer.close()

    asyncio.run(run())


def test_a_database_that_fails_refuses_and_changes_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        house = await a_house(tmp_path)
        made = await two_people(house)
        await house.writer.do(lambda database: database.execute(sa.text("alter table entries rename to gone")))
        game: Any = made.table.match.game if made.table.match else None
        with pytest.raises(Unavailable, match="nothing was changed"):
            await play.act(house, made.table, game.decision.player, 1, game.legal[0])
        assert (made.table.seq, made.table.position) == (1, 0)
        await house.writer.do(lambda database: database.execute(sa.text("alter table gone rename to entries")))
        await play.act(house, made.table, game.decision.player, 1, game.legal[0])
        assert made.table.position == 1
        await house.close()
        await house.writer.close()

    asyncio.run(run())


def test_a_worker_plays_on_in_the_game_it_kept() -> None:
    question = Question("t", "nim", 2, "5", {}, [], 0, "random")
    actions: list[int] = []
    game = kept_for(question).game
    while game.decision is not None:
        asked = question._replace(actions=actions[:], seat=game.decision.player)
        action = answer(asked)
        assert action == answer(asked), "the same question gets the same answer"
        assert action in game.legal
        actions.append(action)
        assert kept_for(asked._replace(actions=actions[:])) is kept_for(asked._replace(actions=actions[:]))
        game = kept_for(asked._replace(actions=actions[:])).game
    back = kept_for(question._replace(actions=actions[:2])).game
    assert back.decisions == 2


@pytest.mark.parametrize(("spec", "actions"), [("greedy", 60), ("normal", 40), ("hard", 40)])
def test_a_bot_goes_on_with_its_turn_wherever_it_is_asked(spec: str, actions: int) -> None:
    """One worker that is asked all questions, and one that is asked each as its first, decide alike."""
    question = Question("kept", "classic", 2, "5", {}, [], 0, spec)
    played: list[int] = []
    for number in range(actions):
        game = kept_for(question._replace(actions=played[:])).game
        asked = question._replace(actions=played[:], seat=game.decision.player)
        action = answer(asked)
        assert action in game.legal
        if number % 7 == 3:
            assert answer(asked._replace(table=f"lost {number}")) == action
            assert answer(asked) == action, "asked again"
        played.append(action)


def test_a_plan_is_kept_within_a_turn_and_a_bot_is_new_in_the_next() -> None:
    question = Question("plan", "classic", 2, "6", {}, [], 0, "greedy")
    played: list[int] = []
    minds: list[tuple[int, tuple[int, ...], int]] = []
    for _ in range(40):
        kept = kept_for(question._replace(actions=played[:]))
        seat, turn = kept.game.decision.player, kept.title.turn(kept.game)
        played.append(answer(question._replace(actions=played[:], seat=seat)))
        assert kept.mind is not None
        minds.append((seat, turn, id(kept.mind.bot)))
    for before, after in itertools.pairwise(minds):
        if before[:2] != after[:2]:
            assert before[2] != after[2]
    assert any(before == after for before, after in itertools.pairwise(minds))


def test_the_games_of_a_table_stay_with_its_worker_unless_it_has_to_do() -> None:
    thinkers = Workers(3, 1)
    own = thinkers.worker_for("some table")
    assert thinkers.worker_for("some table") is own
    own.expected = 1
    other = thinkers.worker_for("some table")
    assert other is not own
    for worker in thinkers.all:
        worker.expected = 2
    assert thinkers.worker_for("some table") is own


def test_a_worker_that_thinks_for_too_long_is_given_up() -> None:
    async def run() -> None:
        workers = Workers(1, 0.0)
        with pytest.raises(Unavailable, match="does not answer"):
            await workers.choose(Question("t", "nim", 2, "5", {}, [], 0, "random"))
        workers.close()

    asyncio.run(run())


def test_what_errors_quote_is_of_bounded_length_and_encodable() -> None:
    def sent(text: str) -> object:
        inner = message("hint-did-you-mean", word=verbatim(text))
        return sendable(Refused(message("error-no-bot", bot=verbatim(text), hint=inner)))

    def quoting(text: str) -> object:
        return message("error-no-bot", bot=verbatim(text), hint=message("hint-did-you-mean", word=verbatim(text)))

    assert sent("x" * 10_000) == quoting("x" * (LONGEST_QUOTE - 1) + "…")
    assert sent("a\ud800") == quoting("a?")
