"""The things of the board that messages name by ids made from words: each has a name in the catalogue."""

from collections.abc import Sequence

from keeling.kernel.messages import thing
from keeling.titles.common.alphabet import GRANTS, REGIONS
from keeling.titles.common.content import FOSSILS, BoardTables
from keeling.titles.common.words import summit_word


def board_things(tables: BoardTables, sources: Sequence[str], phases: Sequence[str]) -> list[str]:
    """The ids of what a title has on the board, of its phases, and of what its cards need, give and count."""
    kinds: list[tuple[str, Sequence[str]]] = [
        ("region", REGIONS),
        ("source", sources),
        ("plant", FOSSILS),
        ("grant", GRANTS),
        ("summit", [summit_word(tile.name) for tile in tables.summits]),
        ("phase", phases),
        ("need", [need.name for need in tables.needs]),
        ("effect", [effect.name for effect in tables.effects]),
        ("count", [count.name for count in tables.counts]),
    ]
    return [thing(kind, word) for kind, words in kinds for word in words]
