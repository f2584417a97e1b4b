"""The words for the places of the board, and the kinds of action that both titles ask for.

Shared decisions code their actions with the kinds below. Therefore every title's alphabet begins with
`shared_kinds` of its own words, in this order: then the numbers agree, whatever the sources are called.
"""

from typing import Final

from keeling.kernel.alphabet import Alphabet, Field, Kind

REGIONS: Final = ["NA", "SA", "EU", "AF", "AS", "OC"]  # clockwise round the globe, G-40
GRANTS: Final = ["money", "tech", "research"]
SOURCE_COUNT: Final = 5
PLACES: Final = 6
TOPICS: Final = 4

SLOTS: Final = [f"{region}-{grant}" for region in REGIONS for grant in GRANTS]
SUMMITS: Final = [f"summit{place}-{topic}" for place in range(1, PLACES + 1) for topic in range(1, TOPICS + 1)]


def shared_kinds(sources: list[str]) -> list[Kind]:
    """The kinds every title's alphabet begins with: pay a CEP, place a CEP, learn a source."""
    return [
        Kind("pay", Field("from", ["hand", *REGIONS])),
        Kind("place-cep", Field("region", REGIONS)),
        Kind("learn", Field("source", sources)),
    ]


_SHARED: Final = shared_kinds([str(source) for source in range(SOURCE_COUNT)])
Alphabet(*_SHARED)

PAY: Final = _SHARED[0]
PLACE_CEP: Final = _SHARED[1]
LEARN: Final = _SHARED[2]
