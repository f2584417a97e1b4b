"""Reasons: why a turn is better than another, in messages made of the named features in which the two differ.

How a title's features are explained says the module of its name, with underscores for dashes: the class `REASONS`
there turns a feature into something that can be seen on the board (which source, which UN Goal, which opponent). A
title that extends another is explained as that one; where there is nothing to see, the feature is named.
"""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from keeling.bots.opinions.opinion import Opinion
from keeling.bots.reasons.reasons import Reasons as Reasons
from keeling.bots.reasons.reasons import Scene as Scene
from keeling.bots.reasons.reasons import is_better as is_better
from keeling.kernel.messages import Message
from keeling.kernel.title import AnyTitle


def reasons_for(title: AnyTitle, opinion: Opinion[Any], scene: Scene) -> list[Message]:
    """Why the turn of the scene is better than the other one, the weightiest reason first; at least one message."""
    return reasons_of(title).tell(opinion, scene, title.team)


def later_reasons(title: AnyTitle, opinion: Opinion[Any], laters: Sequence[Scene], now: Scene) -> list[Message]:
    """What speaks for a turn that brings nothing more at once: what it does, and what comes of it some turns later.

    `laters` are a few imagined deals, some turns later; what can be seen in most of them is told. If nothing comes of
    it, what the other turn has instead. At least one message.
    """
    return reasons_of(title).later(opinion, laters, now)


def reasons_of(title: AnyTitle) -> Reasons:
    """What explains the features of a title."""
    for name in title.family():
        module = f"{__name__}.{name.replace('-', '_')}"
        if find_spec(module) is not None:
            made: Reasons = import_module(module).REASONS()
            return made
    return Reasons()
