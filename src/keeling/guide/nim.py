"""The guide to Nim with secrets."""

from keeling.guide.pieces import Section, line, points, section
from keeling.titles.nim.content import NimTables


def sections(t: NimTables) -> list[Section]:
    """All sections in the order of reading."""
    return [
        section(
            "aim",
            [
                line("guide-nim-aim", "N-TURN-03 N-END-04"),
                line("guide-nim-secret", "N-SET-03 N-END-03"),
                line("guide-nim-flood", "N-REF-03"),
            ],
        ),
        section(
            "turn",
            [
                line("guide-nim-take", "- N-TURN-02 N-TURN-03", most=t.take_max),
                line("guide-nim-show", "- N-TURN-04", points=points(t.show_points)),
            ],
            verbs="take show",
            asks="Turn",
            places="heap:",
        ),
        section(
            "refill",
            [line("guide-nim-refill", "N-REF-01 N-REF-02")],
            verbs="refill",
            asks="ChooseRefill",
            places="heap:",
        ),
        section(
            "scoring",
            [line("guide-nim-end", "N-END-01 N-END-02", points=points(t.last_counter_points))],
        ),
    ]
