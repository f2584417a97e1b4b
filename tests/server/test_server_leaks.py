"""Nothing hidden leaves the server: a seat is sent the same, byte for byte, whatever it cannot know.

Two tables run in lockstep. They differ only in what one seat cannot know (`redetermine`); every message the seat
gets from the one must be equal to the one it gets from the other, until something is revealed in public.
"""

import asyncio
import copy
import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from everywhere import spread
from keeling.bots.bot import Peek, RandomBot
from keeling.kernel.errors import KeelingError
from keeling.kernel.game import SPECTATOR
from keeling.kernel.match import Match
from keeling.kernel.view import numbers_in
from keeling.server.audience import Audience
from keeling.server.bot_workers import Workers
from keeling.server.connection import Connection
from keeling.server.counsel import left_for, turns_for
from keeling.server.history import chart_of, fill_events
from keeling.server.house import House
from keeling.server.live import parse
from keeling.server.log import Log
from keeling.server.migrations import prepared
from keeling.server.schemas import SeatPlan
from keeling.server.settings import Settings
from keeling.server.shelf import Shelf
from keeling.server.tables import Table
from keeling.server.writer import Writer

MORE = int(os.environ.get("KEELING_LEAK_GAMES", "1"))
CASES = [
    ("nim", 3, 5 * MORE, 4),
    ("classic", 2, MORE, 30),
    ("classic", 4, MORE, 60),
    ("climate-policy", 3, MORE, 60),
    ("second-chance-competitive", 3, MORE, 40),
    ("second-chance-cooperative", 3, MORE, 20),
]
"""Title, players, games, and at how many positions in between nothing is compared."""
HINT_POSITIONS = 60
DRAFT = {"lobby_draft": "alternate"}


class Ears:
    """The client's end of a connection: keeps what is sent."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    async def send_text(self, text: str) -> None:
        self.heard.append(text)


async def make(house: House, title: str, players: int, seed: int, options: Mapping[str, object] | None = None) -> Table:
    setup = house.shelf.setup(title, players, seed, options or {})
    made = await house.make(setup, [SeatPlan(kind="human", bot=None)] * players, False, False)
    return made.table


def put(table: Table, like: Table, game: Any) -> None:
    """The table stands where the other one does, with a game of its own."""
    assert table.match is not None
    assert like.match is not None
    match = Match(table.match.setup, table.match.seats, game)
    match.actions = like.match.actions[:]
    match._marks = like.match._marks[:]
    table.match = match
    table.log = log = Log(table.row)
    for name in ("begun", "seq", "position_seq", "standing", "taken", "undone", "lines", "undos", "proposal"):
        setattr(log, name, copy.copy(getattr(like.log, name)))
    table.labels = {}
    table.checkpoints = {}
    table.audience = audience = Audience()
    audience.events = dict(like.audience.events)
    audience.opening = like.opening()
    audience.edition = like.audience.edition
    audience.charts = copy.deepcopy(like.audience.charts)
    audience.charts.back_to(like.position - 1)


def apply(table: Table, seat: int, action: int) -> None:
    """The action is taken, at no time."""
    change = table.action(seat, action)
    table.apply(change._replace(entry=change.entry._replace(made=0)))


async def everything_sent(house: House, table: Table, seat: int, since: int, why: bool = True) -> list[str]:
    """Every kind of message a connection of the seat can get at this moment; why things are refused if it asks."""
    assert table.match is not None
    ears: Any = Ears()
    connection = Connection(ears, house)
    connection.seat = seat
    connection.since = since
    connection.table = table
    sender = asyncio.create_task(connection.send_what_is_due())
    title = table.match.title
    numbers = list(numbers_in(title.view(table.match.game, SPECTATOR)))
    asks: list[dict[str, Any]] = [
        {"type": "chart", "id": 1, "paths": None},
        {"type": "chart", "id": 7, "paths": numbers[:: len(numbers) // 60 + 1]},
        {"type": "tale", "id": 8},
        {"type": "refresh", "id": 9},
        {"type": "aim", "id": 11},
        {"type": "preview", "id": 10, "actions": table.match.game.legal[:8]},
        *({"type": "look", "id": 20 + back, "position": table.position - back} for back in range(2) if table.position),
        {"type": "undo", "id": 2, "to": 9999},
        *([{"type": "redo", "id": 6}, {"type": "consent", "id": 3, "yes": True}] if why else []),
        {"type": "act", "id": 4, "seq": 0, "action": 0},
        {"type": "act", "id": 5, "seq": table.seq, "action": title.alphabet.size},
    ]
    illegal = [action for action in spread(title, 24) if action not in table.match.game.legal]
    if why:
        asks += [{"type": "explain", "id": 100 + action, "action": action} for action in spread(title, 24)]
    if why and table.match.game.decision is not None and table.match.game.decision.player == seat:
        asks += [{"type": "act", "id": 9000 + each, "seq": table.seq, "action": each} for each in illegal[:5]]
    connection.welcome(None)
    connection.state_is_due()
    await quiet(connection)
    for ask in asks:
        message = parse(json.dumps(ask))
        try:
            await connection.obey(message)
        except KeelingError as error:
            connection.refuse(message.id, error)
        while ask["type"] == "preview" and '"type":"previewed"' not in ears.heard[-1]:
            await asyncio.sleep(0)
        await quiet(connection)  # so that the order does not depend on how long something takes
    connection.takes_changes = True
    if why and table.match.game.decision is not None and table.match.game.decision.player == seat:
        await house.previewer.make(table)
        connection.previews_are_due()
        await quiet(connection)
        connection.state_is_due()
        await quiet(connection)
    sender.cancel()
    return [text.replace(table.id, "TABLE") for text in ears.heard]


def advice_for(table: Table, seat: int) -> Any:
    """What the workers answer to the seat that asks for a hint, and for what is left of its turn."""
    assert table.match is not None
    title, game = table.match.title, table.match.game
    if game.decision is None or game.decision.player != seat:
        return None
    return turns_for(title, game, seat, HINT_POSITIONS), left_for(title, game, seat)


async def quiet(connection: Connection) -> None:
    """Wait until everything that is due was sent."""
    while connection.wake.is_set() or connection.replies or connection.state_due or connection.previews_due:
        await asyncio.sleep(0)
    await asyncio.sleep(0)


def asked(game: Any) -> tuple[str, int]:
    return (type(game.decision).__name__, game.decision.player) if game.decision is not None else ("", SPECTATOR)


def back_and_forth(table: Table, player: int) -> Iterator[None]:
    """The last action is proposed to be taken back, refused, taken back after all, and played again."""
    position, taken = table.position, table.log.taken[-1]
    other = (player + 1) % len(table.seats)
    waiting = table.log.other_humans(other)
    one_after_the_other: list[list[tuple[str, int, dict[str, Any]]]] = [
        [("propose", other, {"to": position - 1, "waiting": waiting})],
        [("consent", waiting[0], {"yes": False})],
        [("propose", other, {"to": position - 1, "waiting": waiting})],
        [("undo", other, {"to": position - 1, "agreed": waiting, "peek": False})],
    ]
    for entries in one_after_the_other:
        for kind, seat, body in entries:
            game = table.game_at(position - 1) if kind == "undo" else None
            change = table.change(kind, seat, body, game=game)
            table.apply(change._replace(entry=change.entry._replace(made=0)))
        yield
    assert table.match is not None
    change = table.change("redo", player, {"count": 1, "last": True})
    table.apply(change._replace(entry=change.entry._replace(made=0)))
    apply(table, player, table.match.title.alphabet.parse(taken.notation))
    yield


class Compared:
    """Two tables that differ in nothing that a seat may know, and what it is sent by each."""

    def __init__(self, house: House, here: Table, there: Table) -> None:
        self.house = house
        self.tables = (here, there)
        self.positions = 0
        self.messages = 0

    async def compare(self, seat: int, since: int, why: bool = True) -> None:
        """All that the seat is sent is equal."""
        one, two = [await everything_sent(self.house, table, seat, since, why) for table in self.tables]
        assert one == two
        if why:
            advice = [advice_for(table, seat) for table in self.tables]
            assert advice[0] == advice[1]
        self.positions += 1
        self.messages += len(one)

    def games(self) -> list[Any]:
        """The two positions."""
        return [table.match.game for table in self.tables if table.match is not None]

    async def play_on(self, seat: int, since: int, player: int, action: int) -> None:
        """Compare, take the action at both tables, go back and forth, and compare at every step, as far as the two
        games are the same in public.
        """
        await self.compare(seat, since)
        one, two = self.games()
        if action not in two.legal:
            return
        reveals = one.reveals, two.reveals
        for table in self.tables:
            apply(table, player, action)
        one, two = self.games()
        if (one.reveals, two.reveals) != reveals or asked(one) != asked(two):
            return  # from here on the two games differ in public
        await self.compare(seat, since)
        for _ in zip(*(back_and_forth(table, player) for table in self.tables), strict=True):
            await self.compare(seat, since, why=False)


async def compare_a_game(house: House, title: str, players: int, seed: int, every: int) -> tuple[int, int]:
    """How many positions and how many messages were compared."""
    main = await make(house, title, players, seed)
    here, there = await make(house, title, players, seed), await make(house, title, players, seed)
    there.row = here.row._replace(id=there.id)
    assert main.match is not None
    bot = RandomBot(seed)
    compared = Compared(house, here, there)
    number = 0
    while main.match.game.decision is not None:
        game = main.match.game
        player = game.decision.player
        action = bot.choose(Peek(game, player))
        if number % every == 0:
            await chart_of(main, (), house.lane)
            for seat in [*range(players), SPECTATOR]:
                other = game.redetermine(seat, 1_000_000 + seed)
                if asked(other) != asked(game) or other.decisions != game.decisions:
                    continue  # the other seat's question vanished with its cards: that is another moment
                put(here, main, game.clone())
                put(there, main, other)
                await compared.play_on(seat, max(0, main.seq - 1), player, action)
        apply(main, player, action)
        number += 1
    return compared.positions, compared.messages


@pytest.mark.parametrize(("title", "players", "games", "every"), CASES)
def test_no_message_tells_what_a_seat_cannot_know(
    tmp_path: Path, title: str, players: int, games: int, every: int
) -> None:
    async def run() -> tuple[int, int]:
        writer = Writer(prepared(f"sqlite:///{tmp_path / 'x.db'}"))
        house = House(Settings(), Shelf(), writer, Workers(1, 1))
        compared = [await compare_a_game(house, title, players, seed, every) for seed in range(games)]
        await house.close()
        await writer.close()
        return sum(each[0] for each in compared), sum(each[1] for each in compared)

    positions, messages = asyncio.run(run())
    print(f"{title} for {players}: {games} games, {positions} positions, {messages} pairs of messages, none differ")
    assert positions > 3 * games


def test_a_secret_choice_is_told_to_nobody_else(tmp_path: Path) -> None:
    """In the draft everybody keeps a card in secret: whichever it is, the others are sent the same."""

    async def run() -> int:
        writer = Writer(prepared(f"sqlite:///{tmp_path / 'x.db'}"))
        house = House(Settings(), Shelf(), writer, Workers(1, 1))
        compared = 0
        for seed in range(5):
            main = await make(house, "classic", 3, seed, DRAFT)
            here, there = await make(house, "classic", 3, seed, DRAFT), await make(house, "classic", 3, seed, DRAFT)
            assert main.match is not None
            while asked(main.match.game)[0] == "DraftPick":
                game = main.match.game
                player, actions = game.decision.player, game.legal
                for table, action in ((here, actions[0]), (there, actions[-1])):
                    put(table, main, game.clone())
                    apply(table, player, action)
                assert here.match is not None
                if here.match.game.reveals == game.reveals:
                    for seat in [*(each for each in range(3) if each != player), SPECTATOR]:
                        one = await everything_sent(house, here, seat, main.seq)
                        assert one == await everything_sent(house, there, seat, main.seq)
                        compared += 1
                apply(main, player, actions[0])
        await house.close()
        await writer.close()
        return compared

    assert asyncio.run(run()) > 20


def test_the_comparison_would_find_a_leak(tmp_path: Path) -> None:
    """The same test with a game that differs in something the seat does know finds it at once."""

    async def run() -> bool:
        writer = Writer(prepared(f"sqlite:///{tmp_path / 'x.db'}"))
        house = House(Settings(), Shelf(), writer, Workers(1, 1))
        here, there = await make(house, "nim", 2, 1), await make(house, "nim", 2, 1)
        assert here.match is not None
        other = here.match.game.clone()
        other.card = [(card + 1) % 3 for card in other.card]
        put(there, here, other)
        seen = [await everything_sent(house, table, 0, 0) for table in (here, there)]
        await house.close()
        await writer.close()
        return seen[0] == seen[1]

    assert asyncio.run(run()) is False


def test_events_of_the_past_are_the_same_after_a_restart(tmp_path: Path) -> None:
    """Events that are made again after a restart are those of live play, for every seat."""

    async def run() -> None:
        writer = Writer(prepared(f"sqlite:///{tmp_path / 'x.db'}"))
        house = House(Settings(), Shelf(), writer, Workers(1, 1))
        table = await make(house, "classic", 3, 4)
        assert table.match is not None
        bot = RandomBot(4)
        while table.match.game.decision is not None:
            player = table.match.game.decision.player
            action = bot.choose(Peek(table.match.game, player))
            async with table.lock:
                await house.commit(table, table.action(player, action))
        live = dict(table.audience.events)
        house.tables.clear()
        again = await house.table(table.id)
        assert again.audience.events == {}
        await fill_events(again, 0, house.lane)
        assert again.audience.events == live
        assert len((await chart_of(again, ("co2",), house.lane))["co2"]) == again.position + 1
        await house.close()
        await writer.close()

    asyncio.run(run())
