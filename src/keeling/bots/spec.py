"""Bot specs: the text by which people name a bot (`random`, `greedy`, `greedy:heedless`, `greedy:50`).

A greedy bot takes how much it fears common defeat, in per cent, behind a colon; `heedless` is 0. In a title without
common defeat all of them play alike. `greedy-0.1` is the greedy bot of version 0.1, kept to compare others with.
"""

from keeling.bots.bot import Bot, RandomBot
from keeling.bots.greedy import HEEDLESS, GreedyBot
from keeling.bots.opinions import opinion_for
from keeling.bots.opinions.opinion import PRUDENT
from keeling.kernel.alphabet import suggest
from keeling.kernel.errors import BadSetup
from keeling.kernel.messages import message, verbatim
from keeling.kernel.title import AnyTitle

NAMES = ["random", "greedy", "greedy:heedless"]
"""The bots that people are offered."""
FIRST_GREEDY = "greedy-0.1"
ALL_NAMES = [*NAMES, FIRST_GREEDY]
GREEDY = ("greedy", FIRST_GREEDY)
MOST_CAUTION = 1000


def check_spec(spec: str) -> str:
    """The spec itself if it names a bot; BadSetup otherwise."""
    if spec not in ALL_NAMES and _caution(spec) < 0:
        name = spec.partition(":")[0]
        if name in GREEDY:
            raise BadSetup(message("error-bot-caution", bot=verbatim(spec), name=verbatim(name), most=MOST_CAUTION))
        if name in NAMES:
            raise BadSetup(message("error-bot-bare", bot=verbatim(spec), name=verbatim(name)))
        raise BadSetup(message("error-no-bot", bot=verbatim(spec), hint=suggest(spec, ALL_NAMES)))
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


def bot_for(spec: str, seed: int, title: AnyTitle, players: int) -> Bot:
    """A bot for one seat of one game of the title; equal specs and seeds decide alike."""
    if check_spec(spec) == "random":
        return RandomBot(seed)
    opinion = opinion_for(title, players)
    settles = opinion.settled_in_0_1 if spec.partition(":")[0] == FIRST_GREEDY else True
    return GreedyBot(seed, opinion, _caution(spec), settles)


def seats_for(specs: str, players: int) -> list[str]:
    """A comma-separated list of specs, one for each player; a single one stands for all."""
    given = [spec.strip() for spec in specs.split(",")]
    if len(given) == 1:
        given = given * players
    if len(given) != players:
        raise BadSetup(message("error-bots", bots=len(given), players=players))
    return [check_spec(spec) for spec in given]
