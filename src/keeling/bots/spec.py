"""Bot specs: the text by which people name a bot (`normal`, `random`, `greedy`, `greedy:heedless`, `greedy:50`).

A level is what people are offered (`levels.py`); the others are there to compare with.
A greedy bot takes how much it fears common defeat, in per cent, behind a colon; `heedless` is 0. In a title without
common defeat all of them play alike. `greedy-0.1` is the greedy bot of version 0.1, kept to compare others with.

A planner (`planner:8`, `planner:8x4x16x4`) takes the first numbers of its `Effort`: width, candidates, deals, turns
ahead, their width, rivalry, reliance.

Anything else may be somebody's own bot (`foreign.py`): `mine.py:choose`, or the name of an entry point.
"""

from typing import Any

from keeling.bots import foreign
from keeling.bots.bot import Bot, RandomBot
from keeling.bots.greedy import HEEDLESS, GreedyBot
from keeling.bots.levels import LEVELS, make
from keeling.bots.opinions import first_opinion_for, opinion_for, opinion_name
from keeling.bots.opinions.opinion import PRUDENT, Opinion
from keeling.bots.planner import Effort, PlannerBot
from keeling.kernel.alphabet import suggest
from keeling.kernel.errors import BadSetup
from keeling.kernel.messages import message, verbatim
from keeling.kernel.title import AnyTitle

FIRST_GREEDY = "greedy-0.1"
ALL_NAMES = [*LEVELS, "random", "greedy", "greedy:heedless", FIRST_GREEDY]
GREEDY = ("greedy", FIRST_GREEDY)
WITHOUT_OPINION = ("random",)
MOST_CAUTION = 1000
PLANNER = "planner"
MOST_NUMBERS = 7
LONGEST_NUMBER = 4
DIGITS = frozenset("0123456789")


def is_own(spec: str) -> bool:
    """Whether the spec names a bot of this program."""
    return spec in ALL_NAMES or _caution(spec) >= 0 or bool(_effort(spec))


def check_any(spec: str) -> str:
    """The spec itself if it names a bot of this program or somebody's own, which is loaded; BadSetup otherwise.

    Only for those whose machine this is: a bot of somebody's runs what stands in its file.
    """
    if not is_own(spec) and (spec.endswith(foreign.SUFFIX) or foreign.is_foreign(spec)):
        return foreign.check(spec)
    return check_spec(spec)


def check_spec(spec: str) -> str:
    """The spec itself if it names a bot of this program, or one that its operator has offered; BadSetup otherwise."""
    if not is_own(spec) and spec not in foreign.offered():
        name = spec.partition(":")[0]
        if name == PLANNER:
            raise BadSetup(message("error-bot-effort", bot=verbatim(spec)))
        if name in GREEDY:
            raise BadSetup(message("error-bot-caution", bot=verbatim(spec), name=verbatim(name), most=MOST_CAUTION))
        if name in ALL_NAMES:
            raise BadSetup(message("error-bot-bare", bot=verbatim(spec), name=verbatim(name)))
        known = [*ALL_NAMES, *foreign.offered()]
        raise BadSetup(message("error-no-bot", bot=verbatim(spec), hint=suggest(spec, known)))
    return spec


def _caution(spec: str) -> int:
    """How cautious the spec makes a greedy bot; negative for any other spec."""
    name, colon, value = spec.partition(":")
    if name not in GREEDY:
        return -1
    if not colon:
        return PRUDENT
    if value == "heedless":
        return HEEDLESS
    if not value.isascii() or not value.isdigit() or len(value) > len(str(MOST_CAUTION)):
        return -1
    return int(value) if int(value) <= MOST_CAUTION else -1


def _effort(spec: str) -> list[int]:
    """The numbers of a planner's effort; none for any other spec, or if they cannot be that."""
    name, _, value = spec.partition(":")
    parts = value.split("x")
    if name != PLANNER or len(parts) > MOST_NUMBERS:
        return []
    if not all(part and DIGITS.issuperset(part) and len(part) <= LONGEST_NUMBER for part in parts):
        return []
    numbers = [int(part) for part in parts]
    return numbers if all(numbers[:2]) else []


def bot_for(
    spec: str,
    seed: int,
    title: AnyTitle,
    players: int,
    opinion: Opinion[Any] | None = None,
    seconds: int = foreign.DEFAULT_SECONDS,
) -> Bot:
    """A bot for one seat of one game of the title; equal specs and seeds decide alike.

    It has the title's opinion, unless it is given another one to try. Somebody's own bot has so many seconds for a
    decision, 0 for any time.
    """
    if not is_own(spec) and foreign.is_foreign(spec):
        return foreign.make(spec, seed, title, seconds)
    if check_spec(spec) == "random":
        return RandomBot(seed)
    opinion = opinion or opinion_for(title, players)
    if spec in LEVELS:
        return make(spec, seed, opinion, opinion_name(title))
    effort = _effort(spec)
    if effort:
        return PlannerBot(seed, opinion, Effort(*effort))
    if spec.partition(":")[0] == FIRST_GREEDY:
        first = first_opinion_for(title, players)
        return GreedyBot(seed, first, _caution(spec), first.settled_in_0_1)
    return GreedyBot(seed, opinion, _caution(spec))


def seats_for(specs: str, players: int) -> list[str]:
    """A comma-separated list of specs, one for each player; a single one stands for all. Anybody's bots are loaded."""
    given = [spec.strip() for spec in specs.split(",")]
    if len(given) == 1:
        given = given * players
    if len(given) != players:
        raise BadSetup(message("error-bots", bots=len(given), players=players))
    return [check_any(spec) for spec in given]
