"""Install wheels as a new user would, each in an empty environment, and play: do they work, how big, how quick?

For each wheel: a new venv and an empty home in a temporary folder, `pip install`, `pip check`, the commands a new user
types first, then `keeling serve` on a free port. Its page is opened in headless Chromium and played on, if Playwright
and Chromium are here (`page` is "browser"); otherwise all files of the page are fetched ("http"). Bots play a whole
game at a table of the server. `install_seconds` is what pip takes, `page_seconds` the time from typing `keeling serve`
until the page can be used. `ok` says that everything worked; otherwise `error` says what did not, and the exit code is
1. What the wheel depends on comes from where pip finds it; `--constraint` gives the versions to try it with.

With --json one object is printed for one wheel and a list for several; otherwise a line for each.

Examples:  python tools/try_wheel.py dist/*.whl --json  |
python tools/try_wheel.py dist/keeling-*-any.whl --constraint constraints.txt
"""

import argparse
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
import venv
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

TESTS = Path(__file__).resolve().parents[1] / "tests"
PATIENCE = 300.0
"""Seconds for anything but the installation: only there to end what hangs."""
INSTALLATION = 1800.0
DECISIONS = 3
"""How many decisions are taken in the browser."""
KEPT = ("PATH", "TMPDIR", "SSL_CERT_FILE", "REQUESTS_CA_BUNDLE", "http_proxy", "https_proxy", "no_proxy")
"""What a new user's environment has of ours, besides the settings of pip."""


class Failed(Exception):
    """Something did not work; the message says what."""


def fail(sentence: str) -> NoReturn:
    """Give up on this wheel."""
    raise Failed(sentence)


class Installation:
    """An empty environment and an empty home in a folder, into which one wheel goes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.home = folder / "home"
        self.home.mkdir()
        self.python = folder / "venv" / "bin" / "python"
        self.keeling = folder / "venv" / "bin" / "keeling"
        kept = {name: value for name, value in os.environ.items() if name in KEPT or name.startswith("PIP_")}
        self.environment = {**kept, "HOME": str(self.home), "LANG": "C.UTF-8", "COLUMNS": "80"}
        try:
            venv.create(folder / "venv", with_pip=True)
        except subprocess.CalledProcessError as error:
            fail(f"there can be no venv with pip: {error}")

    def run(self, *command: str | Path, patience: float = PATIENCE) -> str:
        """What a command writes to standard output; Failed with its last words if its exit code is not 0."""
        words = [str(word) for word in command]
        shown = " ".join([Path(words[0]).name, *words[1:]])
        try:
            done = subprocess.run(
                words,
                capture_output=True,
                text=True,
                check=False,
                stdin=subprocess.DEVNULL,
                env=self.environment,
                cwd=self.home,
                timeout=patience,
            )
        except subprocess.TimeoutExpired:
            fail(f"`{shown}` took more than {patience:.0f} s")
        if done.returncode != 0:
            last = ((done.stderr or done.stdout).strip().splitlines() or ["nothing was said"])[-1]
            fail(f"`{shown}` ended with {done.returncode}: {last}")
        return done.stdout

    def install(self, wheel: Path, constraint: Path | None) -> float:
        """Install a wheel with all it needs; the seconds it took."""
        limits = ["--constraint", str(constraint.resolve())] if constraint else []
        started = time.monotonic()
        pip: list[str | Path] = [self.python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", *limits]
        self.run(*pip, wheel.resolve(), patience=INSTALLATION)
        taken = time.monotonic() - started
        self.run(self.python, "-m", "pip", "check")
        return taken

    def build(self) -> str:
        """Which build runs, by what `keeling --version` says."""
        said = self.run(self.keeling, "--version")
        found = re.search(r"\((\w+) build", said)
        return found[1] if found else fail(f"`keeling --version` names no build: {said.strip()}")

    def try_commands(self) -> None:
        """What a new user may type first."""
        if "Usage: keeling" not in self.run(self.keeling):
            fail("`keeling` without a terminal does not show its help")
        if "C-CON-05" not in self.run(self.keeling, "rules", "C-CON-05"):
            fail("`keeling rules C-CON-05` does not show the rule")
        titles = {title["name"] for title in json.loads(self.run(self.keeling, "titles", "--json"))}
        for title in sorted(titles):
            summary = json.loads(self.run(self.keeling, "simulate", title, "-n", "1", "-b", "greedy", "--json"))
            if summary["games"] != 1:
                fail(f"`keeling simulate {title}` played no game")

    @contextmanager
    def serving(self) -> Iterator[str]:
        """The address of a `keeling serve`; it must have named its tables' place, and end without a complaint."""
        command: list[str | Path] = [self.keeling, "serve", "--port", "0", "--set", "bot_delay=0"]
        complaints = self.folder / "serve.log"
        with complaints.open("w") as errors:
            server = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=errors, text=True, env=self.environment, cwd=self.home
            )
        guard = threading.Timer(INSTALLATION, server.kill)
        guard.start()
        try:
            assert server.stdout is not None
            address = re.search(r"http://\S+", server.stdout.readline())
            place = re.search(r"kept in (.+)", server.stdout.readline()) if address else None
            if not (address and place):
                fail(f"`keeling serve` does not say where it runs and keeps tables: {complaints.read_text().strip()}")
            if not (Path(place[1]).is_relative_to(self.home) and Path(place[1]).is_file()):
                fail(f"the tables are not in the home of the user, but in {place[1]}")
            yield address[0]
            server.send_signal(signal.SIGTERM)
            if server.wait(PATIENCE) != 0 or complaints.read_text():
                fail(f"`keeling serve` ended with {server.returncode}: {complaints.read_text().strip()}")
        finally:
            guard.cancel()
            server.kill()
            server.communicate()


def fetch(address: str, **body: Any) -> bytes:
    """What the server answers, to a POST if something is sent; Failed if it refuses."""
    token = body.pop("token", "")
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    request = urllib.request.Request(address, json.dumps(body).encode() if body else None, headers)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            read: bytes = answer.read()
            return read
    except OSError as error:
        fail(f"{address} is not answered: {error}")


def fetch_page(address: str, shown: Callable[[], None]) -> None:
    """The page with all files it names, as far as that can be seen without a browser."""
    page = fetch(address).decode()
    files = re.findall(r'(?:src|href)="\.?/([^"]+)"', page)
    if not any(name.endswith(".js") for name in files):
        fail("the page is not the web client")
    for name in files:
        fetch(address + name)
    shown()


def play_in_browser(address: str, shown: Callable[[], None]) -> None:
    """Open the page, sit down to a game against bots, and take some decisions by clicking."""
    from playwright.sync_api import Error, sync_playwright

    from web.browsing import launch, person

    try:
        with sync_playwright() as playwright:
            browser = launch(playwright)
            with person(browser, address.rstrip("/")) as user:
                user.go()
                user.page.wait_for_selector(".window.open")
                shown()
                user.play(2)
                for _ in range(DECISIONS):
                    user.wait_for_turn()
                    user.click_through()
            browser.close()
    except (AssertionError, Error) as error:
        fail(f"the page cannot be played: {error}")


def way_to_play() -> tuple[str, Callable[[str, Callable[[], None]], None]]:
    """In a browser if there is one, with the helpers of the tests."""
    sys.path[:0] = [str(TESTS), str(TESTS / "server")]
    try:
        from web.browsing import chromium

        chromium()
    except (ModuleNotFoundError, FileNotFoundError):
        return "http", fetch_page
    return "browser", play_in_browser


def let_bots_play(address: str) -> None:
    """A whole game of bots at a table of the server."""
    seats = [{"kind": "bot", "bot": "easy"}] * 2
    table = json.loads(fetch(f"{address}api/tables", title="nim", seats=seats, seed="7"))
    end = time.monotonic() + PATIENCE
    while True:
        state = json.loads(fetch(f"{address}api/tables/{table['table']}/state?since=0", token=table["link"]))
        if state["status"] == "finished":
            return
        if time.monotonic() > end:
            fail(f"the bots are still playing at position {state['position']}: {state['status']}")
        time.sleep(0.3)


def tried(wheel: Path, constraint: Path | None) -> dict[str, Any]:
    """Try one wheel; what there is to say about it."""
    said: dict[str, Any] = {"wheel": wheel.name, "build": None, "size": None, "install_seconds": None}
    said |= {"page": None, "page_seconds": None, "ok": False}
    try:
        if wheel.suffix != ".whl" or not wheel.is_file():
            fail(f"there is no wheel {wheel}; `make wheel` makes some in dist")
        said["size"] = wheel.stat().st_size
        with tempfile.TemporaryDirectory(prefix="keeling-wheel-") as folder:
            installation = Installation(Path(folder).resolve())
            said["install_seconds"] = round(installation.install(wheel, constraint), 1)
            said["build"] = installation.build()
            if said["build"] != ("pure" if wheel.stem.endswith("-none-any") else "compiled"):
                fail(f"the {said['build']} build runs")
            installation.try_commands()
            said["page"], play = way_to_play()
            started = time.monotonic()

            def shown() -> None:
                said["page_seconds"] = round(time.monotonic() - started, 1)

            with installation.serving() as address:
                play(address, shown)
                let_bots_play(address)
        said["ok"] = True
    except Failed as failure:
        said["error"] = str(failure)
    return said


def main() -> int:
    """Try the wheels one after another."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("wheels", nargs="+", type=Path, metavar="WHEEL", help="wheel files")
    parser.add_argument("--constraint", type=Path, metavar="FILE", help="versions of what the wheels depend on")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    arguments = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))  # leaves neither a server nor a folder behind
    results = []
    for wheel in arguments.wheels:
        said = tried(wheel, arguments.constraint)
        results.append(said)
        if not arguments.json:
            verdict = f"works, installed in {said['install_seconds']} s, page after {said['page_seconds']} s"
            print(f"{wheel.name}: {said['build']} build, {verdict if said['ok'] else said['error']}", flush=True)
    if arguments.json:
        print(json.dumps(results[0] if len(results) == 1 else results, indent=2))
    return 0 if all(said["ok"] for said in results) else 1


if __name__ == "__main__":
    sys.exit(main())
