"""What the server writes down for whoever runs it: lines for people, or one JSON object a line for programs.

Every line that belongs to a request or a WebSocket carries its id, which the answer has as `x-request-id`. What opens a
seat, who sits there and what is hidden belongs into no line; a text that looks like a token is left out even if an
error quotes one.
"""

import json
import logging
import re
import secrets
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final

REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")
"""The id of the request that is being answered; empty for what the server does by itself."""

FORMS: Final = ("text", "json")
TOKEN: Final = re.compile(r"(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])")
HIDDEN: Final = "[token]"


def new_request_id() -> str:
    """An id nobody has chosen, so that nothing can be smuggled into the log with it."""
    return secrets.token_hex(8)


def clean(text: str) -> str:
    """The text without anything that looks like a token."""
    return TOKEN.sub(HIDDEN, text)


def when(record: logging.LogRecord) -> datetime:
    """When it was written, in UTC."""
    return datetime.fromtimestamp(record.created, UTC)


class Lines(logging.Formatter):
    """For people: time, level if it is one to look at, sentence, and the request it belongs to."""

    def format(self, record: logging.LogRecord) -> str:
        """The line, and a traceback below it if there is one."""
        level = f"{record.levelname.lower()}: " if record.levelno >= logging.WARNING else ""
        request = f" (request {REQUEST.get()})" if REQUEST.get() else ""
        trace = f"\n{self.formatException(record.exc_info)}" if record.exc_info else ""
        return clean(f"{when(record):%Y-%m-%d %H:%M:%S} {level}{record.getMessage()}{request}{trace}")


class JsonLines(logging.Formatter):
    """For programs: `time, level, logger, message`, `request` if there is one, and the facts of the line."""

    def format(self, record: logging.LogRecord) -> str:
        """One object on one line; a traceback is its `exception`."""
        values: dict[str, Any] = {
            "time": when(record).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if REQUEST.get():
            values["request"] = REQUEST.get()
        values |= getattr(record, "facts", {})
        if record.exc_info:
            values["exception"] = self.formatException(record.exc_info)
        return clean(json.dumps(values, ensure_ascii=False, default=str))


def begin_journal(form: str) -> None:
    """From now on everything that is logged in this process goes to standard error, in this form.

    The server's own lines from INFO on, those of the libraries from WARNING on.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else Lines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("keeling").setLevel(logging.INFO)
