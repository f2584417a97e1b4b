"""Bot specs: the text by which people name a bot (`random`, `greedy`)."""

from keeling.bots.bot import Bot, RandomBot
from keeling.bots.greedy import GreedyBot
from keeling.kernel.alphabet import suggest
from keeling.kernel.errors import BadSetup

NAMES = ["random", "greedy"]


def check_spec(spec: str) -> str:
    """The spec itself if it names a bot; BadSetup otherwise."""
    if spec not in NAMES:
        raise BadSetup(f"There is no bot '{spec}'{suggest(spec, NAMES)}.")
    return spec


def bot_for(spec: str, seed: int) -> Bot:
    """A bot for one seat of one game; equal specs and seeds decide alike."""
    if check_spec(spec) == "greedy":
        return GreedyBot(seed)
    return RandomBot(seed)


def seats_for(specs: str, players: int) -> list[str]:
    """A comma-separated list of specs, one for each player; a single one stands for all."""
    given = [spec.strip() for spec in specs.split(",")]
    if len(given) == 1:
        given = given * players
    if len(given) != players:
        raise BadSetup(f"{len(given)} bots are named for {players} players; name one for all, or one for each.")
    return [check_spec(spec) for spec in given]
