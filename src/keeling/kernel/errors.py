"""What can go wrong because of something a person or another program handed in.

Every error carries a message whose sentence names what was wrong and what would be right. The command line prints it in
the reader's language and exits with 2; the server sends it to the client. A programming error is never one of these.
"""

from keeling.kernel.messages import Message, in_english


class KeelingError(Exception):
    """Something handed in is wrong; `message` is for people, and printed as an English sentence by Python."""

    def __init__(self, message: Message, rule: str = "") -> None:
        super().__init__(message, rule)
        self.message = message
        self.rule = rule

    def __str__(self) -> str:
        return in_english(self.message) + (f" ({self.rule})" if self.rule else "")


class IllegalAction(KeelingError):
    """An action the open decision does not allow; `rule` is the id of the rule against it."""


class UnknownAction(KeelingError):
    """A text or a number that is no action of the title."""


class BadRecord(KeelingError):
    """A record that cannot be read or does not replay."""


class BadContent(KeelingError):
    """A content file that cannot be read or breaks a constraint."""


class BadOption(KeelingError):
    """An option that does not exist, a value it does not take, or one that has no effect with the others."""


class BadSetup(KeelingError):
    """A number of players, a seat or a seed that the title does not take."""


class CannotUndo(KeelingError):
    """There is nothing to take back, or something became known since."""


class Sealed(Exception):
    """Raised inside a preview where something unknown would be revealed. Never reaches a person."""
