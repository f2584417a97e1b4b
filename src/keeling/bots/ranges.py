"""Which deals are for what: tuning, checking what was tuned, and judging never meet the same deal.

A range is the first part of a seed. Deal 7 of a league with the seed `1` has the seed `judge/1/7`; a search for
weights plays `tune/1/7` and checks what it found on `held-out/1/7`. Whoever names a range that is not theirs is
refused, so no mistake at the command line judges weights by the deals they were made for.
"""

from typing import Final

from keeling.kernel.errors import BadSetup
from keeling.kernel.messages import message, verbatim
from keeling.kernel.seeds import clean_seed

JUDGING: Final = "judge"
TUNING: Final = "tune"
HELD_OUT: Final = "held-out"
RANGES: Final = (JUDGING, TUNING, HELD_OUT)


def name_within(wanted: str, seed: int | str) -> str:
    """The seed without its range, which may be given or left out; BadSetup if it names another range."""
    text = clean_seed(seed)
    first, slash, rest = text.partition("/")
    if not slash or first not in RANGES:
        return text
    if first != wanted:
        raise BadSetup(message("error-seed-range", seed=verbatim(text), other=verbatim(first), range=verbatim(wanted)))
    return clean_seed(rest)


def seed_within(wanted: str, seed: int | str) -> str:
    """The seed with its range in front."""
    return clean_seed(f"{wanted}/{name_within(wanted, seed)}")
