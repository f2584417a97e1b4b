"""The front door: what `import keeling` offers to programs, loaded when it is first used.

It stands on top of everything else and adds no rule: names, sentences and types for people who write Python.
`docs/library.md` documents all of it.
"""

from keeling.bots.errors import BotFailed as BotFailed
from keeling.bots.view import Action as Action
from keeling.bots.view import AnyBot as AnyBot
from keeling.bots.view import Imagined as Imagined
from keeling.bots.view import Option as Option
from keeling.bots.view import Outcome as Outcome
from keeling.bots.view import Peek as Peek
from keeling.bots.view import Position as Position
from keeling.bots.view import Refusal as Refusal
from keeling.bots.view import Value as Value
from keeling.bots.view import View as View
from keeling.kernel.errors import BadContent as BadContent
from keeling.kernel.errors import BadOption as BadOption
from keeling.kernel.errors import BadRecord as BadRecord
from keeling.kernel.errors import BadSetup as BadSetup
from keeling.kernel.errors import CannotUndo as CannotUndo
from keeling.kernel.errors import IllegalAction as IllegalAction
from keeling.kernel.errors import KeelingError as KeelingError
from keeling.kernel.errors import UnknownAction as UnknownAction
from keeling.library.advice import Hint as Hint
from keeling.library.advice import hint as hint
from keeling.library.catalogue import RuleOption as RuleOption
from keeling.library.catalogue import TitleInfo as TitleInfo
from keeling.library.catalogue import title as title
from keeling.library.catalogue import title_names as title_names
from keeling.library.happenings import Event as Event
from keeling.library.happenings import Moment as Moment
from keeling.library.match import Match as Match
from keeling.library.match import load as load
from keeling.library.match import new as new
from keeling.library.reviews import Chances as Chances
from keeling.library.reviews import Credit as Credit
from keeling.library.reviews import Decision as Decision
from keeling.library.reviews import Ppm as Ppm
from keeling.library.reviews import Review as Review
from keeling.library.reviews import Saving as Saving
from keeling.library.reviews import Swing as Swing
from keeling.library.reviews import TurningPoint as TurningPoint
from keeling.library.reviews import review as review
from keeling.library.series import Comparison as Comparison
from keeling.library.series import Game as Game
from keeling.library.series import Results as Results
from keeling.library.series import Standing as Standing
from keeling.library.series import compare as compare
from keeling.library.series import simulate as simulate
from keeling.library.whatif import Continuations as Continuations
from keeling.library.whatif import Estimate as Estimate
from keeling.library.whatif import Figures as Figures
from keeling.library.whatif import WhatIf as WhatIf
from keeling.library.whatif import what_if as what_if
