"""What can be wrong with an experiment, its folder, or what is installed to look at it."""

from keeling.kernel.errors import KeelingError
from keeling.kernel.messages import Arg, Message, message, verbatim


class BadExperiment(KeelingError):
    """A file that describes no experiment; the message names the file and the place in it."""


class BadFolder(KeelingError):
    """A folder that cannot hold an experiment's games, or holds another's."""


class NotInstalled(KeelingError):
    """A library of the extra `lab` that is not installed."""


def mistake(file: object, place: str, what: Message) -> BadExperiment:
    """What is wrong at a place of an experiment file, in words that do not end a sentence."""
    return BadExperiment(message("error-lab-place", file=verbatim(file), place=verbatim(place), what=what))


def refused(file: object, place: str, error: KeelingError) -> BadExperiment:
    """What others say, in a sentence, of what stands at a place of an experiment file."""
    return BadExperiment(message("error-lab-refused", file=verbatim(file), place=verbatim(place), what=error.message))


def folder_fault(folder: object, error: OSError) -> BadFolder:
    """What the system says about a folder or a file in it."""
    reason: Arg = verbatim(error.strerror or error)
    return BadFolder(message("error-lab-folder", folder=verbatim(folder), reason=reason))


def needs(library: str) -> NotInstalled:
    """Which library is not there, and how to get it."""
    return NotInstalled(message("error-lab-needs", library=verbatim(library)))
