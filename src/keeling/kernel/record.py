"""Records: a whole game as a JSON file of its set-up and its unforced actions in notation.

A record replays to the same digest, always; everything durable is one. There are no snapshots.
"""

import json
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from keeling.kernel.digest import digest
from keeling.kernel.errors import BadRecord, IllegalAction, KeelingError
from keeling.kernel.messages import Arg, Message, message, thing, verbatim
from keeling.kernel.title import AnyTitle, Setup

FORMAT = "keeling-record-2"
EARLIER_FORMATS = ("keeling-record-1",)
SIZE_LIMIT = 5_000_000
KEYS = ("format", "title", "rules_version", "players", "seats", "seed", "options", "content", "actions", "digest")


@dataclass(frozen=True)
class Record:
    """A set-up, who sat where, the unforced actions in notation, and the digest of the position they lead to."""

    setup: Setup
    seats: tuple[str, ...]
    actions: tuple[str, ...]
    digest: str

    def to_json(self) -> str:
        """The text of the record's file."""
        setup = self.setup
        values = {
            "format": FORMAT,
            "title": setup.title.name,
            "rules_version": setup.title.rules_version,
            "players": setup.players,
            "seats": list(self.seats),
            "seed": setup.seed,
            "options": setup.options.as_dict(),
            "content": setup.content.digest,
            "actions": list(self.actions),
            "digest": self.digest,
        }
        return json.dumps(values, indent=1) + "\n"

    def write(self, path: Path) -> None:
        """Write the file whole or not at all; BadRecord if it cannot be written."""
        try:
            temporary = path.parent / f".{path.name}.{os.getpid()}.new"
            try:
                with temporary.open("x", encoding="utf-8") as file:
                    file.write(self.to_json())
                    file.flush()
                    os.fsync(file.fileno())
                os.replace(temporary, path)
            except BaseException:
                temporary.unlink(missing_ok=True)
                raise
        except OSError as error:
            raise BadRecord(
                message("error-record-unwritten", file=verbatim(path), reason=verbatim(error.strerror or error))
            ) from None

    def replay(self) -> Any:
        """The game after all actions; BadRecord if one is not legal or the digest differs."""
        game = self.setup.start()
        self.verify(game, game.play)
        return game

    def verify(self, game: Any, play: Callable[[int], object]) -> None:
        """Have `play` take all actions in this new game of the set-up; BadRecord as for `replay`."""
        parse = self.setup.title.alphabet.parse
        for number, text in enumerate(self.actions, 1):
            try:
                play(parse(text))
            except KeelingError as error:
                reason = self._why_not(game, text, error)
                raise BadRecord(
                    message("error-record-breaks", number=number, action=verbatim(text), reason=reason)
                ) from None
        if digest(game) != self.digest:
            raise BadRecord(message("error-record-edited"))

    def _why_not(self, game: Any, text: str, error: KeelingError) -> Message:
        """Why an action cannot be taken: the reason of the rules, where it is one."""
        title = self.setup.title
        refusal = title.explain(game, title.alphabet.parse(text)) if isinstance(error, IllegalAction) else None
        return error.message if refusal is None else refusal.message


def read_record(path: Path, title_named: Callable[[str], AnyTitle], content_file: Path | None = None) -> Record:
    """Read a record file, without replaying it; `title_named` finds a title.

    BadRecord for a file that is no record, is cut off, is of other rules or of another content than that of
    the file given (without one: than the title's own).
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadRecord(
            message("error-record-unread", file=verbatim(path), reason=verbatim(error.strerror or error))
        ) from None
    return parse_record(data, title_named, content_file, str(path))


def parse_record(
    data: bytes,
    title_named: Callable[[str], AnyTitle],
    content_file: Path | None = None,
    source: str | None = None,
) -> Record:
    """`read_record` for bytes that are already here; `source` names them in messages."""
    file: Arg = message("the-record") if source is None else verbatim(source)

    def bad(key: str, **args: Arg) -> BadRecord:
        return BadRecord(message(key, file=file, **args))

    if len(data) > SIZE_LIMIT:
        raise bad("error-record-large", limit=SIZE_LIMIT)
    try:
        values = json.loads(data.decode("utf-8"))
    except (UnicodeDecodeError, ValueError, RecursionError):
        raise bad("error-record-json") from None
    if isinstance(values, dict) and values.get("format") in EARLIER_FORMATS:
        raise bad("error-record-earlier", old=verbatim(values["format"]), new=verbatim(FORMAT))
    if not isinstance(values, dict) or values.get("format") != FORMAT:
        raise bad("error-record-format", format=verbatim(FORMAT))
    for key in KEYS:
        if key not in values:
            raise bad("error-record-incomplete", name=verbatim(key))
    if not isinstance(values["title"], str):
        raise bad("error-record-title")
    title = title_named(values["title"])
    if values["rules_version"] != title.rules_version:
        raise bad(
            "error-record-rules",
            old=verbatim(values["rules_version"]),
            title=thing("title", title.name),
            new=title.rules_version,
        )
    _check_types(values, file)
    content = title.content(content_file)
    if values["content"] != content.digest:
        raise bad("error-record-content", content=verbatim(content.source))
    try:
        setup = Setup.of(title, values["players"], values["seed"], values["options"], content)
    except KeelingError as error:
        raise bad("error-record-damaged", reason=error.message) from None
    return Record(setup, tuple(values["seats"]), tuple(values["actions"]), values["digest"])


def _check_types(values: dict[str, Any], source: Arg) -> None:
    texts = ("seed", "content", "digest")
    lists = ("seats", "actions")
    right = (
        isinstance(values["players"], int)
        and not isinstance(values["players"], bool)
        and all(isinstance(values[key], str) for key in texts)
        and all(isinstance(values[key], list) and all(isinstance(v, str) for v in values[key]) for key in lists)
        and isinstance(values["options"], dict)
        and len(values["seats"]) == values["players"]
    )
    if not right:
        raise BadRecord(message("error-record-types", file=source))
