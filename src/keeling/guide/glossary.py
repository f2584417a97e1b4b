"""The glossary: words of the games that are not words of every day, and the rules that bring them in.

A word is `term-...` in the catalogue, its form `help` says what it means. A word that no guide names is in no glossary.
"""

from collections.abc import Iterable
from typing import Final, TypedDict

from keeling.guide.pieces import Guide

TERMS: Final[dict[str, str]] = {
    "term-agenda": "C-SET-16 S-SET-14",
    "term-bank": "C-MKT-11 S-MKT-07",
    "term-bonus": "C-EXP-03 S-KNO-02",
    "term-carbon-tax": "P-TAX-01",
    "term-cep": "C-CEP-01 S-MKT-07",
    "term-clean-plant": "P-BLD-03",
    "term-co2": "C-SET-18 S-SUP-03 P-BLD-07",
    "term-common-defeat": "C-END-05 SX-SUP-03 SO-SUP-06 P-SEQ-08",
    "term-company": "P-SET-08",
    "term-company-goal": "C-SET-23 SX-SET-02",
    "term-continent": "P-INC-04",
    "term-control": "C-CTL-01 S-CTL-01 P-INC-04",
    "term-decade": "C-FLOW-01 SO-FLOW-01 SX-FLOW-01 P-SEQ-01",
    "term-demand-space": "C-SET-27 S-BLD-04",
    "term-dirty-plant": "P-BLD-02",
    "term-environmental-goal": "SO-ENV-01",
    "term-epithet": "SO-END-05",
    "term-event": "C-EVT-01 SX-EVT-02 P-UPK-01",
    "term-executive-action": "S-OPS-07",
    "term-expertise": "C-EXP-01",
    "term-fine": "S-MKT-10",
    "term-fossil-plant": "C-SET-17 S-SET-16",
    "term-free-move": "C-TURN-02",
    "term-funding-pool": "P-SET-13",
    "term-grant": "C-SET-28 S-PRO-03",
    "term-green-plant": "C-CON-20 S-SET-12",
    "term-income": "C-INC-01 S-INC-01 P-INC-01",
    "term-infrastructure": "S-INF-08",
    "term-knowledge": "S-KNO-01",
    "term-level": "S-KNO-13",
    "term-lobby-card": "C-CRD-01",
    "term-lobbyist-card": "S-CRD-01",
    "term-loophole": "P-BLD-12",
    "term-main-effect": "C-CRD-03 S-CRD-03",
    "term-market": "C-MKT-01 S-MKT-01",
    "term-permit": "P-CEP-01",
    "term-points": "C-SCO-09 SO-SET-01 SX-SCO-06 P-SCO-06",
    "term-policy": "P-POL-01",
    "term-ppm": "C-SET-18 S-SUP-03 P-BLD-07",
    "term-private-goal": "SO-SET-05",
    "term-project": "C-PRO-01 S-PRO-01",
    "term-project-space": "C-SET-28",
    "term-region": "C-SET-27 S-SET-14",
    "term-replacement": "C-CON-09 S-BLD-05",
    "term-research": "P-DEV-04",
    "term-round": "C-FLOW-06 S-OPS-02 P-SEQ-03",
    "term-safe-zone": "C-END-03",
    "term-scientist": "C-SCI-01 S-SCI-01",
    "term-start-player": "C-FLOW-06 S-OPS-02",
    "term-stock": "P-DEV-03",
    "term-summit": "C-SUM-01 S-SUM-01",
    "term-tech-cube": "C-CON-04 S-BLD-02",
    "term-track": "C-EXP-02 S-KNO-01",
    "term-transfer": "P-DEV-07",
    "term-turn": "C-TURN-01 S-OPS-03 P-SEQ-04",
    "term-un-goal": "C-UNG-01 S-UNG-01",
    "term-upkeep": "P-SEQ-06",
    "term-white-cube": "P-INC-02",
}
"""By key of the catalogue, in alphabetical order: ids of rules with spaces between."""


class Term(TypedDict):
    """A word of the glossary: its key in the catalogue, the rules that bring it in, and where guides use it.

    `sections` are the first section of each guide that uses it, as `TITLE/SECTION`.
    """

    key: str
    rules: list[str]
    sections: list[str]


def glossary(guides: Iterable[Guide]) -> list[Term]:
    """The words that these guides use, in alphabetical order of their keys."""
    found: dict[str, list[str]] = {}
    for guide in guides:
        used: set[str] = set()
        for section in guide["sections"]:
            for key in map(key_of, section["terms"]):
                if key not in used:
                    found.setdefault(key, []).append(f"{guide['title']}/{section['name']}")
                    used.add(key)
    return [
        {"key": key, "rules": rules.split(), "sections": found[key]} for key, rules in TERMS.items() if key in found
    ]


def key_of(term: str) -> str:
    """The key of a word as sections name it."""
    return f"term-{term}"
