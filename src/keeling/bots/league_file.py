"""The file of a league: a line that says which league it is, then a line of JSON for each game as it was played.

A line counts when its end is written, so a process that was killed loses at most the game it was about to write. Lines
stand in no order, and a game that stands there twice counts once.
"""

import errno
import json
import os
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from keeling.bots.league import Played, Player
from keeling.kernel.errors import KeelingError
from keeling.kernel.messages import Arg, message, verbatim

FORMAT: Final = "keeling-league-1"


class BadLeague(KeelingError):
    """A file that is none of a league, or of another one, or of bots that have changed since."""


class LeagueFile:
    """A league's file while the league is played. `games` are those that stand in it."""

    def __init__(self, path: Path, player: Player) -> None:
        self.path = path
        self.player = player
        self.games: list[Played] = []
        try:
            self.file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)
        except OSError as error:
            raise self._bad("error-league-unopened", reason=verbatim(error.strerror or error)) from None
        try:
            self._read()
        except BaseException:
            os.close(self.file)
            raise

    def __enter__(self) -> "LeagueFile":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        os.close(self.file)

    def _read(self) -> None:
        data = self.path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        lines = whole.splitlines()
        if lines:
            self._check_header(lines[0])
            self.games = [self._parse(number, line) for number, line in enumerate(lines[1:], 2)]
        elif data and not self._first_line().startswith(data):
            raise self._bad("error-league-format", format=verbatim(FORMAT))
        if len(whole) < len(data):
            os.ftruncate(self.file, len(whole))
        if not lines:
            self._write(self._first_line())

    def _first_line(self) -> bytes:
        return encoded({"format": FORMAT} | self.player.header())

    def _check_header(self, line: bytes) -> None:
        header = parsed(line)
        if not isinstance(header, dict) or header.get("format") != FORMAT:
            raise self._bad("error-league-format", format=verbatim(FORMAT))
        for name, here in self.player.header().items():
            there = header.get(name)
            if there != here:
                old, new = (verbatim(json.dumps(value)) for value in (there, here))
                raise self._bad("error-league-other", name=verbatim(name), old=old, new=new)

    def _parse(self, number: int, line: bytes) -> Played:
        values = parsed(line)
        if not isinstance(values, dict) or not self._is_game(values):
            raise self._bad("error-league-line", number=number)
        return Played(**values)

    def _is_game(self, values: dict[str, Any]) -> bool:
        by_seat = ("scores", "decisions", "spent", "worst")
        return (
            list(values) == list(Played._fields)
            and all(isinstance(values[name], int) for name in ("deal", "rotation"))
            and all(isinstance(values[name], str) for name in ("reason", "digest"))
            and all(isinstance(values[name], list) for name in ("winners", *by_seat))
            and all(isinstance(entry, int) for name in ("winners", *by_seat) for entry in values[name])
            and all(len(values[name]) == self.player.league.players for name in by_seat)
        )

    def check_bots(self) -> None:
        """BadLeague if the bots are not those that played the games: the quickest one is played again.

        Bots with a clock may play otherwise each time; of them nothing is asked.
        """
        league = self.player.league
        known = [game for game in self.games if game.rotation < len(league.rotations)]
        if not known or any(bot.clocked for bot in self.player.bots(0, 0)):
            return
        game = min(known, key=lambda game: sum(game.spent))
        if self.player.play(game.deal, game.rotation).digest != game.digest:
            raise self._bad("error-league-bots", deal=game.deal, rotation=game.rotation)

    def append(self, game: Played) -> None:
        """Write a game, whole."""
        self._write(encoded(game._asdict()))

    def _write(self, line: bytes) -> None:
        try:
            written = os.write(self.file, line)
        except OSError as error:
            raise self._bad("error-league-unopened", reason=verbatim(error.strerror or error)) from None
        if written < len(line):
            raise self._bad("error-league-unopened", reason=verbatim(os.strerror(errno.ENOSPC)))

    def _bad(self, key: str, **args: Arg) -> BadLeague:
        return BadLeague(message(key, file=verbatim(self.path), **args))


def encoded(values: dict[str, Any]) -> bytes:
    """A line of the file."""
    return json.dumps(values, separators=(",", ":")).encode() + b"\n"


def parsed(line: bytes) -> Any:
    """What stands in a line; None if it is no JSON."""
    try:
        return json.loads(line)
    except ValueError:
        return None
