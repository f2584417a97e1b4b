"""What now? What the turn is for, what the goals lack, what comes in and what comes next.

How a title says it stands in the module of its name, with underscores for dashes: the class `AIMS` there. A title that
extends another says it as that one does; one without a module says what every title can.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from keeling.aims.parts import AimPart as AimPart
from keeling.aims.parts import Aims as Aims
from keeling.kernel.title import AnyTitle


def aims_of(title: AnyTitle, g: Any, seat: int) -> list[AimPart]:
    """What a seat should know now, from nothing but what it may know; nothing when the game is over."""
    for name in title.family():
        module = f"{__name__}.{name.replace('-', '_')}"
        if find_spec(module) is not None:
            made: Aims = import_module(module).AIMS()
            return made.parts(title, g, seat)
    return Aims().parts(title, g, seat)
