"""What one action costs a server, by title, phase, number of watchers and length of the game.

One process, no sockets: a house with a database in a temporary folder, and connections that take what they are sent.
Processor time of the whole process, the thread that writes included, from the message `act` to the moment everybody
has been sent the new state. Random games; the clients take changes and ask for no previews, as `load.py`'s do.
Prints one JSON document.

Example:  python benchmarks/action_cost.py --titles classic --watchers 0 10 --games 3
"""

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections import defaultdict
from typing import Any

import keeling
from keeling.kernel.game import SPECTATOR
from keeling.server.bot_workers import Workers
from keeling.server.connection import Connection
from keeling.server.house import House
from keeling.server.messages import Act
from keeling.server.migrations import prepared
from keeling.server.schemas import SeatPlan
from keeling.server.settings import Settings
from keeling.server.shelf import Shelf
from keeling.server.tables import Table
from keeling.server.writer import Writer

LENGTHS = 100
"""Positions are counted in groups of so many, to see what grows with the game."""


class Sink:
    """A socket that takes everything at once."""

    def __init__(self) -> None:
        self.taken = asyncio.Event()

    async def send_text(self, text: str) -> None:
        """Take it."""
        self.taken.set()


class Costs:
    """Milliseconds, by what they were spent in."""

    def __init__(self) -> None:
        self.found: dict[str, list[float]] = defaultdict(list)

    def note(self, milliseconds: float, *names: str) -> None:
        """An action has cost so much."""
        for name in names:
            self.found[name].append(milliseconds)

    def means(self) -> dict[str, dict[str, float]]:
        """The mean of each, and of how many."""
        return {
            name: {"ms": round(sum(each) / len(each), 2), "actions": len(each)} for name, each in self.found.items()
        }


async def everybody_told(connections: list[Connection]) -> None:
    """Wait until everything that is due was sent."""
    while any(each.wake.is_set() or each.replies or each.state_due for each in connections):
        await asyncio.sleep(0)


async def one_game(house: House, table: Table, watchers: int, seed: int, most: int, costs: Costs) -> None:
    """Play a random game to its end, or so many actions of it."""
    seats = [*range(len(table.seats)), *[SPECTATOR] * watchers]
    connections = []
    for seat in seats:
        sink: Any = Sink()
        connection = Connection(sink, house)
        connection.seat, connection.takes_changes, connection.foresees = seat, True, False
        connection.since = 0
        connection.move_to(table)
        connection.state_is_due()
        connections.append(connection)
    senders = [asyncio.create_task(each.send_what_is_due()) for each in connections]
    await everybody_told(connections)
    chance = random.Random(seed)
    match: Any = table.match
    turns = set(match.title.turn_phases)
    while table.asked is not None and table.position < most:
        phase = table.audience.view_of(match.title, match.game, SPECTATOR).get("phase", "")
        action = chance.choice(match.game.legal)
        started = time.process_time()
        await connections[table.asked].obey(Act(type="act", id=1, seq=table.seq, action=action))
        await everybody_told(connections)
        spent = 1000 * (time.process_time() - started)
        after = table.audience.view_of(match.title, match.game, SPECTATOR).get("phase", "")
        told = "turns" if phase in turns and after in turns else "supply and other phases"
        first = table.position // LENGTHS * LENGTHS
        costs.note(spent, "all", told, f"positions {first} to {first + LENGTHS - 1}")
    for sender in senders:
        sender.cancel()
    for connection in connections:
        table.audience.go(connection)


async def opened(house: House, table: Table) -> dict[str, float]:
    """Milliseconds to open a table that is not in memory: up to the state of a seat, and then with the whole log."""
    del house.tables[table.id]
    found = {"positions": float(table.position)}
    for name, since in (("state", None), ("whole_log", 0)):
        started = time.process_time()
        again = await house.table(table.id)
        sink: Any = Sink()
        connection = Connection(sink, house)
        connection.seat, connection.since = 0, since
        connection.move_to(again)
        connection.state_is_due()
        sender = asyncio.create_task(connection.send_what_is_due())
        await sink.taken.wait()
        found[f"{name}_ms"] = round(1000 * (time.process_time() - started), 1)
        sender.cancel()
        again.audience.go(connection)
    return found


async def measure(arguments: argparse.Namespace) -> dict[str, Any]:
    """All titles and numbers of watchers."""
    result: dict[str, Any] = {"build": keeling.BUILD, "players": arguments.players}
    with tempfile.TemporaryDirectory() as folder:
        writer = Writer(prepared(f"sqlite:///{folder}/tables.db"))
        house = House(Settings(), Shelf(), writer, Workers(1, 1))
        for title in arguments.titles:
            for watchers in arguments.watchers:
                costs = Costs()
                longest: Table | None = None
                for seed in range(arguments.games):
                    setup = house.shelf.setup(title, arguments.players, seed, {})
                    plans = [SeatPlan(kind="human", bot=None)] * arguments.players
                    table = (await house.make(setup, plans, False, False)).table
                    await one_game(house, table, watchers, seed, arguments.most, costs)
                    if longest is None or table.position > longest.position:
                        longest = table
                assert longest is not None
                cold = await opened(house, longest)
                result[f"{title}, {watchers} watch"] = {"cold_table": cold, "cpu_ms_per_action": costs.means()}
        await house.close()
        await writer.close()
    return result


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    titles = [name for name in Shelf().titles if name != "nim"]
    parser.add_argument("--titles", nargs="+", default=titles, choices=list(Shelf().titles))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--watchers", type=int, nargs="+", default=[1])
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--most", type=int, default=1_000, help="actions of a game at most")
    parser.add_argument("--json", action="store_true", help="print the one JSON document, as it does anyhow")
    print(json.dumps(asyncio.run(measure(parser.parse_args())), indent=1))


if __name__ == "__main__":
    main()
