"""What the server refuses: a sentence for people, a word for programs, and the HTTP status that fits."""

from keeling.kernel.errors import KeelingError

LONGEST_SENTENCE = 400


class Refused(KeelingError):
    """Something the server does not do. `code` is stable; the sentence is for people and holds nothing hidden."""

    status = 400
    code = "refused"

    def __init__(self, sentence: str, code: str = "", rule: str = "") -> None:
        super().__init__(sentence)
        self.code = code or self.code
        self.rule = rule


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


def sentence_of(error: KeelingError) -> str:
    """The sentence of an error as it may be sent: of bounded length and encodable, whatever it quotes."""
    text = str(error)
    if len(text) > LONGEST_SENTENCE:
        text = text[: LONGEST_SENTENCE - 3] + "..."
    return text.encode("utf-8", "replace").decode("utf-8")
