"""Seeds: a short text decides all chance of a game.

Everything that follows from a seed follows by a hash with the name of what it is for. So whoever knows one stream of
a game, or all of a bot's choices, knows nothing of another stream, and a new stream of a title changes no old one.
"""

import secrets
import unicodedata
from functools import lru_cache
from hashlib import blake2b
from struct import Struct
from typing import Any

from keeling.kernel.chance import Chance
from keeling.kernel.errors import BadSetup
from keeling.kernel.generator import SEED_LIMIT
from keeling.kernel.messages import message, verbatim

LONGEST = 64
RANDOM_BYTES = 16

_three_words = Struct("<3I").unpack
_FIRST_COUNT = 1


def clean_seed(seed: object) -> str:
    """A seed as it is kept: a text, so that 7 and "7" are one; BadSetup for what can be none."""
    if isinstance(seed, bool) or not isinstance(seed, (int, str)):
        raise BadSetup(message("error-seed-type", type=verbatim(type(seed).__name__)))
    if isinstance(seed, int):
        if abs(seed) >= 10**LONGEST:
            raise BadSetup(message("error-seed-number", most=LONGEST))
        text = str(seed)
    else:
        text = unicodedata.normalize("NFC", seed.strip())
    if not text:
        raise BadSetup(message("error-seed-empty", most=LONGEST))
    if len(text) > LONGEST:
        raise BadSetup(message("error-seed-long", most=LONGEST, number=len(text)))
    if not text.isprintable():
        raise BadSetup(message("error-seed-control"))
    return text


def random_seed() -> str:
    """A seed nobody can guess: 128 random bits."""
    return secrets.token_hex(RANDOM_BYTES)


def series_seed(seed: str, index: int) -> str:
    """The seed of one game of a series, counted from 0."""
    return f"{seed}/{index}"


def check_series(seed: str, games: int) -> None:
    """BadSetup if the games of so long a series would have seeds that are too long."""
    most = LONGEST - len(series_seed("", games - 1))
    if len(seed) > most:
        raise BadSetup(message("error-seed-series", games=games, most=most, number=len(seed)))


def bot_seed(seed: str, seat: int) -> int:
    """The seed of the bot on this seat of a game, for its own chance."""
    return int.from_bytes(_hash_for("bot", str(seat), seed), "little") % SEED_LIMIT


def chance_of(seed: str, streams: tuple[str, ...]) -> Chance:
    """The streams of a game with this seed, at their beginning."""
    words: list[int] = []
    for name in streams:
        words += _three_words(_hash_for("stream", name, seed))
        words.append(_FIRST_COUNT)
    return Chance(words)


def _hash_for(purpose: str, name: str, seed: str) -> bytes:
    """96 bits for one purpose, one name and one seed; there is no character 0 in names and seeds."""
    begun = _begun_hash(purpose, name).copy()
    begun.update(seed.encode())
    return bytes(begun.digest())


@lru_cache(maxsize=256)
def _begun_hash(purpose: str, name: str) -> Any:
    return blake2b(name.encode() + b"\0", digest_size=12, person=f"keeling {purpose}".encode())
