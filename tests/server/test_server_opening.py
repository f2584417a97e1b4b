"""How the server begins for somebody who only wants to play: `keeling` in a terminal, and what can go wrong there."""

import os
import pty
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from serving import PATIENCE

from conftest import ROOT, Run

USUAL_PORT = 8570


class Terminal:
    """A command in a terminal of its own."""

    def __init__(self, folder: Path, *arguments: str, browser: str | None) -> None:
        environment = os.environ | {"PYTHONPATH": str(ROOT / "src"), "XDG_DATA_HOME": str(folder), "LANG": "C"}
        for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
            environment.pop(name, None)
        if browser is not None:
            environment["BROWSER"] = browser
        self.screen, inner = pty.openpty()
        self.printed = ""
        command = [sys.executable, "-m", "keeling.cli.main", *arguments]
        self.process = subprocess.Popen(
            command, stdin=inner, stdout=inner, stderr=inner, env=environment, start_new_session=True
        )
        os.close(inner)

    def until(self, pattern: str) -> re.Match[str]:
        """Read what is printed until this is."""
        while not (found := re.search(pattern, self.printed)):
            try:
                part = os.read(self.screen, 4096)
            except OSError:  # the end of a terminal on Linux
                part = b""
            assert part, self.printed
            self.printed += part.decode()
        return found

    def end(self) -> None:
        self.process.terminate()
        with suppress(OSError):
            while os.read(self.screen, 4096):
                pass
        assert self.process.wait(PATIENCE) == 0, self.printed
        os.close(self.screen)


@contextmanager
def terminal(folder: Path, *arguments: str, browser: str | None = None) -> Iterator[Terminal]:
    opened = Terminal(folder, *arguments, browser=browser)
    try:
        yield opened
        opened.end()
    finally:
        with suppress(ProcessLookupError):
            os.killpg(opened.process.pid, signal.SIGKILL)  # with its browser
        opened.process.wait()


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A folder with a page."""
    folder = tmp_path / "client"
    folder.mkdir()
    (folder / "index.html").write_text("<p>Keeling</p>")
    return folder


def program(folder: Path, body: str) -> str:
    """A browser: a program that is told the address."""
    file = folder / "browser"
    file.write_text(f"#!/bin/sh\n{body}\n")
    file.chmod(0o755)
    return f"{file} %s"


def test_keeling_alone_in_a_terminal_serves_on_any_port_and_says_where_the_tables_are(tmp_path: Path) -> None:
    """Also when the usual port is taken: by this test, or by whoever has it on this machine."""
    with socket.socket() as other:
        with suppress(OSError):
            other.bind(("127.0.0.1", USUAL_PORT))
            other.listen()
        with terminal(tmp_path) as opened:
            address = opened.until(r"Keeling runs at (http://127\.0\.0\.1:(\d+)/) and")
            assert int(address[2]) != USUAL_PORT
            place = opened.until(r"Its tables are kept in (\S+tables\.db)")
            assert Path(place[1]) == tmp_path / "keeling" / "tables.db"
            with urllib.request.urlopen(f"{address[1]}api/health", timeout=PATIENCE) as answer:
                assert b'"ok"' in answer.read()


def test_without_a_terminal_keeling_alone_shows_its_help(keeling_command: Run) -> None:
    done = keeling_command()
    assert done.returncode == 0
    assert "Usage" in done.stdout
    assert "serve" in done.stdout


def test_the_browser_is_opened_and_the_server_does_not_wait_for_it(tmp_path: Path, client: Path) -> None:
    told = tmp_path / "told"
    browser = program(
        tmp_path, f'echo "$1" > {told}.new; mv {told}.new {told}; exec sleep 600 < /dev/null > /dev/null 2>&1'
    )
    arguments = ("serve", "--port", "0", "--open", "--set", f"web={client}")
    with terminal(tmp_path, *arguments, browser=browser) as opened:
        address = opened.until(r"http://\S+")[0]
        end = time.monotonic() + PATIENCE
        while not told.exists():
            assert time.monotonic() < end, opened.printed
            time.sleep(0.1)
        assert told.read_text().strip() == address
        with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
            assert b"<p>Keeling</p>" in answer.read()


@pytest.mark.parametrize("browser", [None, "false %s", "/no/such/browser %s"])
def test_where_no_browser_can_be_opened_it_is_said(tmp_path: Path, client: Path, browser: str | None) -> None:
    arguments = ("serve", "--port", "0", "--open", "--set", f"web={client}")
    with terminal(tmp_path, *arguments, browser=browser) as opened:
        opened.until("There is no browser to open here")


def test_a_folder_without_a_client_is_said(tmp_path: Path) -> None:
    with terminal(tmp_path, "serve", "--port", "0", "--open", "--set", f"web={tmp_path}", browser="false %s") as opened:
        opened.until("There is no web client in ")


def test_a_place_where_nothing_can_be_written_is_named_in_a_sentence(tmp_path: Path, keeling_command: Run) -> None:
    (tmp_path / "file").write_text("")
    home = tmp_path / "file" / "share"
    done = keeling_command("serve", "--port", "0", environment={"XDG_DATA_HOME": str(home)})
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "cannot be opened for writing: Not a directory" in done.stderr
    assert str(home / "keeling" / "tables.db") in done.stderr
    assert "--db sqlite:///FILE" in done.stderr
