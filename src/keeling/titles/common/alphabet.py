"""The words for the places of the board, and the kinds of action that both titles ask for.

Shared decisions code their actions with the kinds below. Therefore every title's alphabet begins with
`shared_kinds` of its own words, in this order: then the numbers agree, whatever the sources are called.
Kinds whose fields differ in size (moving a scientist, lobby cards) are the title's; shared decisions find
them in its rules: `g.rules.move`, `g.rules.lobby`, `g.rules.draft`.
"""

from typing import Final

from keeling.kernel.alphabet import Alphabet, Field, Kind, numbers

REGIONS: Final = ["NA", "SA", "EU", "AF", "AS", "OC"]  # clockwise round the globe, G-40
GRANTS: Final = ["money", "tech", "research"]
SOURCE_COUNT: Final = 5
PLACES: Final = 6
TOPICS: Final = 4

SLOTS: Final = [f"{region}-{grant}" for region in REGIONS for grant in GRANTS]
SUMMITS: Final = [f"summit{place}-{topic}" for place in range(1, PLACES + 1) for topic in range(1, TOPICS + 1)]


MOST_INCOME: Final = 60

# The effects of a lobby card
MAIN: Final = 0
MINOR: Final = 1


def shared_kinds(sources: list[str]) -> list[Kind]:
    """The kinds every title's alphabet begins with, for its words of the sources."""
    return [
        Kind("pay", Field("from", ["hand", *REGIONS])),
        Kind("place-cep", Field("region", REGIONS)),
        Kind("learn", Field("source", sources)),
        Kind("propose", Field("slot", SLOTS), Field("source", sources)),
        Kind("buy"),
        Kind("sell"),
        Kind("discard-goal"),
        Kind("end"),
        Kind("pass"),
        Kind("recruit"),
        Kind("decline"),
        Kind("take", Field("reward", ["money", "cubes"])),
        Kind("income", numbers("money", 0, MOST_INCOME)),
        Kind("begin", Field("region", REGIONS)),
    ]


_SHARED: Final = shared_kinds([str(source) for source in range(SOURCE_COUNT)])
Alphabet(*_SHARED)

PAY: Final = _SHARED[0]
PLACE_CEP: Final = _SHARED[1]
LEARN: Final = _SHARED[2]
PROPOSE: Final = _SHARED[3]
BUY: Final = _SHARED[4]
SELL: Final = _SHARED[5]
DISCARD_GOAL: Final = _SHARED[6]
END: Final = _SHARED[7]
PASS: Final = _SHARED[8]
RECRUIT: Final = _SHARED[9]
DECLINE: Final = _SHARED[10]
TAKE: Final = _SHARED[11]
INCOME: Final = _SHARED[12]
BEGIN: Final = _SHARED[13]
