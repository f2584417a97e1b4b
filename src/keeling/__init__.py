"""Keeling: the CO2 board-game family as software.

Importing this package decides which build runs, and nothing else: what it offers to programs (`keeling.new`, ...;
`docs/library.md`) is loaded when it is first used.

Kernel, titles and bots exist twice: as the Python sources beside this file, and, where a C compiler was found, as
extension modules (`build/compiled` in a checkout, beside the sources in an installation).
`KEELING_BUILD=pure|compiled` chooses; without it the compiled build runs if it is there and current. Everything else
(command line, server, types of views, contents) always runs from the sources.
"""

from typing import TYPE_CHECKING

from keeling import _build
from keeling._version import __version__ as __version__

if TYPE_CHECKING:
    from keeling.library import Action as Action
    from keeling.library import AnyBot as AnyBot
    from keeling.library import BadContent as BadContent
    from keeling.library import BadOption as BadOption
    from keeling.library import BadRecord as BadRecord
    from keeling.library import BadSetup as BadSetup
    from keeling.library import BotFailed as BotFailed
    from keeling.library import CannotUndo as CannotUndo
    from keeling.library import Chances as Chances
    from keeling.library import Comparison as Comparison
    from keeling.library import Continuations as Continuations
    from keeling.library import Credit as Credit
    from keeling.library import Decision as Decision
    from keeling.library import Estimate as Estimate
    from keeling.library import Event as Event
    from keeling.library import Figures as Figures
    from keeling.library import Game as Game
    from keeling.library import Hint as Hint
    from keeling.library import IllegalAction as IllegalAction
    from keeling.library import Imagined as Imagined
    from keeling.library import KeelingError as KeelingError
    from keeling.library import Match as Match
    from keeling.library import Moment as Moment
    from keeling.library import Option as Option
    from keeling.library import Outcome as Outcome
    from keeling.library import Peek as Peek
    from keeling.library import Position as Position
    from keeling.library import Ppm as Ppm
    from keeling.library import Refusal as Refusal
    from keeling.library import Results as Results
    from keeling.library import Review as Review
    from keeling.library import RuleOption as RuleOption
    from keeling.library import Saving as Saving
    from keeling.library import Standing as Standing
    from keeling.library import Swing as Swing
    from keeling.library import TitleInfo as TitleInfo
    from keeling.library import TurningPoint as TurningPoint
    from keeling.library import UnknownAction as UnknownAction
    from keeling.library import Value as Value
    from keeling.library import View as View
    from keeling.library import WhatIf as WhatIf
    from keeling.library import compare as compare
    from keeling.library import hint as hint
    from keeling.library import load as load
    from keeling.library import new as new
    from keeling.library import review as review
    from keeling.library import simulate as simulate
    from keeling.library import title as title
    from keeling.library import title_names as title_names
    from keeling.library import what_if as what_if

BUILD, BUILD_NOTE = _build.select()

__all__ = [
    "BUILD",
    "BUILD_NOTE",
    "Action",
    "AnyBot",
    "BadContent",
    "BadOption",
    "BadRecord",
    "BadSetup",
    "BotFailed",
    "CannotUndo",
    "Chances",
    "Comparison",
    "Continuations",
    "Credit",
    "Decision",
    "Estimate",
    "Event",
    "Figures",
    "Game",
    "Hint",
    "IllegalAction",
    "Imagined",
    "KeelingError",
    "Match",
    "Moment",
    "Option",
    "Outcome",
    "Peek",
    "Position",
    "Ppm",
    "Refusal",
    "Results",
    "Review",
    "RuleOption",
    "Saving",
    "Standing",
    "Swing",
    "TitleInfo",
    "TurningPoint",
    "UnknownAction",
    "Value",
    "View",
    "WhatIf",
    "__version__",
    "compare",
    "hint",
    "load",
    "new",
    "review",
    "simulate",
    "title",
    "title_names",
    "what_if",
]

if not TYPE_CHECKING:  # a type checker knows the names above, and that there are no others

    def __getattr__(name):
        """What the library offers, when somebody first asks for it."""
        if name.startswith("__") or name not in __all__:
            raise AttributeError(f"module 'keeling' has no attribute '{name}'")
        from importlib import import_module

        found = globals()[name] = getattr(import_module("keeling.library"), name)
        return found

    def __dir__():
        """All names, loaded or not."""
        return sorted({*globals(), *__all__})
