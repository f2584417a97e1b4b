"""What can go wrong because of a bot that somebody wrote."""

from keeling.kernel.errors import KeelingError


class BotFailed(KeelingError):
    """A bot of somebody's raised an error, answered with what is no legal action, or did not answer in time."""
