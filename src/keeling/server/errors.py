"""What the server refuses: a message for people, a word for programs, and the HTTP status that fits."""

from typing import Any, cast

from keeling.kernel.errors import KeelingError
from keeling.kernel.messages import Message, Verbatim, message, verbatim

LONGEST_QUOTE = 200


class Refused(KeelingError):
    """Something the server does not do. `code` is stable; the message is for people and holds nothing hidden."""

    status = 400
    code = "refused"

    def __init__(self, message: Message, code: str = "", rule: str = "") -> None:
        super().__init__(message, rule)
        self.code = code or self.code


class NoToken(Refused):
    """A token is needed and none was given."""

    status = 401
    code = "no_token"


class WrongToken(Refused):
    """The token does not open this."""

    status = 403
    code = "wrong_token"


class NoSuchTable(Refused):
    """The table does not exist."""

    status = 404
    code = "no_table"


class NoSuchRule(Refused):
    """There is no rule of that id."""

    status = 404
    code = "no_rule"


class NoSuchGuide(Refused):
    """There is no guide to a title of that name."""

    status = 404
    code = "no_guide"


class NotNow(Refused):
    """Right in itself, but not in the present state of the table."""

    status = 409
    code = "not_now"


class TooMuch(Refused):
    """A limit of the server is reached."""

    status = 429
    code = "too_much"


class Unavailable(Refused):
    """The server cannot do it at the moment."""

    status = 503
    code = "unavailable"


class Damaged(Unavailable):
    """What is stored cannot be read."""


def sendable(error: KeelingError) -> Message:
    """The message of an error as it may be sent: whatever it quotes is of bounded length and encodable."""
    return _sendable(error.message)


def _sendable(told: Message) -> Message:
    return message(told["key"], **{name: _part(value) for name, value in told.get("args", {}).items()})


def _part(value: Any) -> Any:
    if isinstance(value, list):
        return [_part(each) for each in value]
    if not isinstance(value, dict):
        return value
    return clipped(value["literal"]) if "literal" in value else _sendable(cast(Message, value))


def clipped(text: object) -> Verbatim:
    """What somebody sent, as it may be sent back."""
    short = str(text)
    if len(short) > LONGEST_QUOTE:
        short = short[: LONGEST_QUOTE - 1] + "…"
    return verbatim(short.encode("utf-8", "replace").decode("utf-8"))
