"""How fast a server on one core tells everybody at a table what somebody did: many tables, many connections.

Loopback only, bounded, and stops by itself. Prints one JSON document: the time from sending an action to the moment
the last connection of its table has the new state, what it costs the server, and the server's memory. The clients take
changes and ask for no previews; with `--whole` they take whole states, and previews of everything.
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from keeling.server.patches import patched

ROOT = Path(__file__).resolve().parents[1]
SETTINGS = {
    "http_rate": 1e6,
    "http_burst": 1e6,
    "create_rate": 1e6,
    "create_burst": 1e6,
    "connections_per_address": 1000000,
    "bot_delay": 0,
}


class Watched:
    """A table with all its connections."""

    def __init__(self, made: dict[str, Any], arguments: argparse.Namespace) -> None:
        self.made = made
        self.whole = arguments.whole
        self.compression = "deflate" if arguments.compression else None
        self.tokens = [seat["token"] for seat in made["seats"]] + [made["link"]] * arguments.spectators
        self.sockets: list[ClientConnection] = []
        self.states: list[dict[str, Any]] = [{} for _ in self.tokens]
        self.received = 0
        self.changed = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self, port: int, gate: asyncio.Semaphore) -> None:
        """Connect everybody."""
        url = f"ws://127.0.0.1:{port}/api/tables/{self.made['table']}/live"
        for number, token in enumerate(self.tokens):
            hello = {"type": "hello", "token": token, "since": None, "changes": not self.whole, "previews": self.whole}
            async with gate:
                socket = await connect(url, compression=self.compression, ping_interval=None, max_size=None)
                await socket.send(json.dumps(hello))
            self.sockets.append(socket)
            self.tasks.append(asyncio.create_task(self.listen(number, socket)))

    async def listen(self, number: int, socket: ClientConnection) -> None:
        """Keep the newest state of one connection."""
        async for text in socket:
            self.received += len(text)
            message = json.loads(text)
            if message["type"] == "state":
                self.states[number] = message
                self.changed.set()
            elif message["type"] == "change":
                before = self.states[number]
                if before["edition"] != message["base"]:
                    raise SystemExit("a change does not fit")
                self.states[number] = patched(before, message["patch"]) | {"edition": message["edition"]}
                self.changed.set()
            elif message["type"] == "refused":
                raise SystemExit(text)

    def is_open(self) -> bool:
        """Whether everybody has a state."""
        return all(self.states)

    async def act(self, chance: random.Random) -> float | None:
        """One action; seconds until everybody knows. None when the game is over."""
        asked = self.states[-1]["asked"]
        if asked is None:
            return None
        state = self.states[asked["player"]]
        action = chance.choice(state["options"])["action"]
        started = time.perf_counter()
        socket = self.sockets[asked["player"]]
        await socket.send(json.dumps({"type": "act", "id": 1, "seq": state["seq"], "action": action}))
        while min(each["seq"] for each in self.states) <= state["seq"]:
            self.changed.clear()
            await self.changed.wait()
        return time.perf_counter() - started

    async def close(self) -> None:
        """Disconnect everybody."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*(socket.close() for socket in self.sockets), return_exceptions=True)


async def one_table(table: Watched, first: float, until: float, pause: float, found: list[float], seed: int) -> None:
    """Act every `pause` seconds from a time of its own."""
    chance = random.Random(seed)
    due = first
    while due < until:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        seconds = await table.act(chance)
        if seconds is None:
            return
        found.append(seconds)
        due += pause


async def measure(arguments: argparse.Namespace, port: int, process: int) -> dict[str, Any]:
    """Open everything, act, and report."""
    seats = [{"kind": "human"}] * arguments.players
    body = {"title": arguments.title, "seats": seats}
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        made = [(await client.post("/api/tables", json=body)).json() for _ in range(arguments.tables)]
    tables = [Watched(each, arguments) for each in made]
    gate = asyncio.Semaphore(20)
    await asyncio.gather(*(table.open(port, gate) for table in tables))
    deadline = time.perf_counter() + 60
    while not all(table.is_open() for table in tables):
        if time.perf_counter() > deadline:
            raise SystemExit("not everybody got a state")
        await asyncio.sleep(0.1)
    await asyncio.sleep(1)
    for table in tables:
        table.received = 0
    before = cpu_seconds(process)
    begin = time.perf_counter()
    found: list[float] = []
    chance = random.Random(1)
    await asyncio.gather(
        *(
            one_table(
                table, begin + chance.random() * arguments.pause, begin + arguments.seconds, arguments.pause, found, n
            )
            for n, table in enumerate(tables)
        )
    )
    spent = time.perf_counter() - begin
    busy = cpu_seconds(process) - before
    memory = memory_of(process)
    await asyncio.gather(*(table.close() for table in tables))
    found.sort()
    return {
        "title": arguments.title,
        "tables": arguments.tables,
        "connections": sum(len(table.sockets) for table in tables),
        "actions": len(found),
        "actions_per_second": round(len(found) / spent, 1),
        "p50_ms": round(1000 * found[len(found) // 2], 1),
        "p90_ms": round(1000 * found[len(found) * 90 // 100], 1),
        "p99_ms": round(1000 * found[len(found) * 99 // 100], 1),
        "max_ms": round(1000 * found[-1], 1),
        "server_cpu_share": round(busy / spent, 2),
        "cpu_ms_per_action": round(1000 * busy / len(found), 2),
        "bytes_per_action": round(sum(table.received for table in tables) / len(found)),
        "memory_mb": memory,
        "load_average": os.getloadavg()[0],
    }


def cpu_seconds(process: int) -> float:
    """Processor time a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(process: int) -> dict[str, int]:
    """Resident memory of the server now and at most, in megabytes."""
    values = dict(line.split(":", 1) for line in Path(f"/proc/{process}/status").read_text().splitlines())
    return {"now": int(values["VmRSS"].split()[0]) // 1024, "most": int(values["VmHWM"].split()[0]) // 1024}


def main() -> None:
    """Start a server on one core, measure from the others, stop it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--title", default="classic")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--spectators", type=int, default=1)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--pause", type=float, default=2.0, help="seconds between two actions of a table")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--whole", action="store_true", help="whole states and all previews, instead of changes")
    parser.add_argument("--compression", action="store_true", help="let the client offer permessage-deflate")
    parser.add_argument("--json", action="store_true", help="print the one JSON document, as it does anyhow")
    parser.add_argument("--profile", metavar="FILE", help="profile the server into a file (cProfile)")
    arguments = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as folder:
        profiler = ["-m", "cProfile", "-o", arguments.profile] if arguments.profile else []
        command = [sys.executable, *profiler, "-m", "keeling.cli.main", "serve", "--port", "0"]
        command += ["--db", f"sqlite:///{folder}/tables.db"]
        for name, value in SETTINGS.items():
            command += ["--set", f"{name}={value}"]
        os.sched_setaffinity(0, {cores[0]})
        environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        os.sched_setaffinity(0, set(cores[1:]) or {cores[0]})
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            port = int(line.split("/")[2].split(":")[1])
            result = asyncio.run(measure(arguments, port, server.pid))
        finally:
            server.terminate()
            server.wait(timeout=30)
    print(json.dumps(result, indent=1))


if __name__ == "__main__":
    main()
