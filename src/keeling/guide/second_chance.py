"""What the guides to both modes of Second Chance share."""

from keeling.guide.family import (
    benefits_grid,
    fossil_line,
    plants_picture,
    project_picture,
    regions_grid,
    track_picture,
    tracks_grid,
)
from keeling.guide.pieces import Cell, Grid, Section, ceps, cubes, grid, line, money, picture, section
from keeling.titles.common.layout import RANKS
from keeling.titles.second_chance.alphabet import SOURCES
from keeling.titles.second_chance.tables import SecondChanceTables


def board_section(t: SecondChanceTables) -> Section:
    """The map and what lies on it."""
    return section(
        "board",
        [
            line("guide-board-regions", "S-SET-17"),
            line("guide-board-agenda", "S-SET-14 S-PRO-01", kinds=RANKS),
            line("guide-board-grants", "S-PRO-03"),
            fossil_line(t, "S-SET-16"),
            line("guide-second-board-start", "S-SET-16 S-SET-17"),
        ],
        picture=plants_picture(t, SOURCES),
        grid=regions_grid(t),
        terms="region demand-space project-space agenda grant cep",
        places="region: slot:",
    )


def actions(t: SecondChanceTables) -> list[Section]:
    """The turn and its main actions."""
    return [
        section(
            "turn",
            [
                line("guide-second-turn-action", "S-OPS-03 S-OPS-06 S-OPS-08"),
                line("guide-second-turn-executive", "S-OPS-04 S-OPS-05 S-OPS-07"),
                line("guide-second-turn-scientist", "- S-SCI-01 S-SCI-03"),
                line("guide-second-turn-market", "- S-MKT-01"),
                line("guide-second-turn-card", "- S-CRD-01"),
                line("guide-second-turn-end", "S-OPS-09"),
                line("guide-second-turn-trade", "! S-SET-23 S-OPS-10"),
            ],
            terms="turn executive-action",
            verbs="end",
            asks="TurnMenu",
            places="turn",
        ),
        section(
            "propose",
            [
                line("guide-second-propose-place", "S-PRO-01 S-PRO-07"),
                line("guide-second-propose-knowledge", "S-PRO-02 S-PRO-03"),
                line("guide-second-grant-money", "- S-PRO-04", each=money(1)),
                line("guide-grant-tech", "- S-PRO-05", cubes=cubes(t.grant_cubes)),
                line("guide-second-grant-research", "- S-PRO-06 S-SCI-15 S-SCI-16", number=t.scientists),
                line("guide-propose-nobody", "! S-PRO-09 S-PRO-08"),
            ],
            picture=project_picture(SOURCES[1], 1),
            terms="project grant agenda tech-cube knowledge",
            verbs="propose",
            asks="GrantResearch LearnByRecruiting",
            places="slot: project:",
        ),
        section(
            "prepare",
            [
                line("guide-second-prepare-pay", "S-INF-01 S-INF-02 S-INF-03", ceps=ceps(1), tokens=t.tokens),
                line("guide-second-prepare-scientist", "S-INF-04 S-INF-05 S-INF-06 S-SCI-17"),
                line("guide-second-prepare-benefit", "S-INF-07"),
                line("guide-second-prepare-token", "S-INF-08"),
            ],
            picture=project_picture(SOURCES[1], 2),
            grid=benefits_grid(t.sources, SOURCES),
            terms="infrastructure project cep",
            verbs="prepare",
            asks="LeaveProject",
            places="slot: benefit:",
        ),
        section(
            "build",
            [
                line("guide-second-build-needs", "S-BLD-01 S-BLD-02 S-KNO-13"),
                line("guide-second-build-space", "# S-BLD-04 S-BLD-14"),
                line("guide-second-build-replace", "# S-BLD-05 S-BLD-12"),
                line("guide-second-build-points", "# S-BLD-08 S-KNO-12"),
                line("guide-second-build-cube", "# S-BLD-09 S-BLD-10", cubes=t.control_cubes),
                line("guide-second-build-control", "# S-BLD-11"),
                line("guide-second-build-full", "! S-BLD-06 S-BLD-07 S-BLD-03"),
            ],
            picture=project_picture(SOURCES[1], 3),
            grid=_levels_grid(t),
            terms="green-plant knowledge level replacement",
            verbs="build",
            places="plant: slot:",
        ),
    ]


def _levels_grid(t: SecondChanceTables) -> Grid:
    """What the plants of each kind and level need, cost and give."""
    rows: list[list[Cell]] = [
        [f"source-{word}", number, level.space, level.money, level.cubes, level.ceps, level.points]
        for word, source in zip(SOURCES, t.sources, strict=True)
        for number, level in enumerate(source.levels, 1)
    ]
    return grid("energy level space money cubes ceps points", rows)


def people(t: SecondChanceTables) -> list[Section]:
    """Scientists, knowledge and summits."""
    return [
        section(
            "scientists",
            [
                line("guide-second-scientists-learn", "S-SCI-12 S-SCI-13"),
                line("guide-scientists-hand-project", "- S-SCI-01 S-SCI-07 S-SCI-08"),
                line("guide-scientists-project-project", "- S-SCI-03"),
                line("guide-scientists-project-summit", "- S-SCI-05 S-SCI-09 S-SCI-10"),
                line("guide-second-scientists-card", "- S-SCI-02 S-SCI-04 S-SCI-11 S-SCI-14"),
                line("guide-scientists-project-hand", "- S-SCI-06"),
                line("guide-second-scientists-recruit", "! S-SCI-15 S-SCI-16", number=t.scientists),
            ],
            picture=picture("scientists", ["source-hydro"]),
            terms="scientist knowledge summit",
            verbs="scientist",
            asks="MoveByCard GiveKnowledge",
            places="slot: summit: card: pool",
        ),
        section(
            "knowledge",
            [
                line("guide-second-knowledge-use", "S-KNO-13 S-INC-01"),
                line("guide-second-knowledge-from", "S-KNO-11 S-KNO-12"),
                line("guide-expertise-bonus", "S-KNO-02 S-KNO-09"),
                line("guide-expertise-bonus-kinds", "S-KNO-03 S-KNO-04 S-KNO-05 S-KNO-06 S-KNO-07"),
                line("guide-second-knowledge-give", "S-KNO-08 B-22 G-37"),
                line("guide-expertise-end", "! S-KNO-10"),
            ],
            picture=track_picture(t.sources, SOURCES, 1),
            grid=tracks_grid(t.sources, SOURCES),
            terms="knowledge track bonus",
            asks="LearnAny PlaceBonusCep GiveBonus",
            places="track:",
        ),
        section(
            "summits",
            [
                line("guide-summits-topics", "S-SCI-07 S-SUM-01"),
                line("guide-second-summits-full", "S-SUM-04 S-SUM-07", points=t.summit_points),
                line("guide-summits-after", "S-SUM-03 S-SUM-05 S-SUM-06"),
            ],
            picture=picture("summit", [f"source-{SOURCES[topic]}" for topic in t.summits[-1].topics]),
            terms="summit scientist knowledge",
            asks="SummitPoint",
            places="summit:",
        ),
    ]


def ceps_section(t: SecondChanceTables) -> Section:
    """What CEPs are for, and their market."""
    return section(
        "ceps",
        [
            line("guide-ceps-what", "S-MKT-06 S-MKT-07"),
            line("guide-ceps-pay", "S-MKT-08 S-MKT-09"),
            line("guide-ceps-market", "S-MKT-01 S-MKT-02 S-MKT-03", low=money(t.lowest_price)),
            line("guide-ceps-empty", "S-MKT-04", refill=ceps(t.refill), high=money(t.highest_price)),
            line("guide-second-ceps-closed", "S-MKT-05 G-01"),
            line("guide-second-ceps-fine", "S-MKT-10"),
            line("guide-ceps-region", "! S-CTL-07 S-KNO-06"),
        ],
        picture=picture("market", price=[t.price], prices=[t.lowest_price, t.highest_price], pile=[t.pile]),
        terms="cep market bank fine",
        verbs="market pay",
        asks="PayCep",
        places="market",
    )


def cards_section(t: SecondChanceTables) -> Section:
    """Lobbyist cards."""
    return section(
        "cards",
        [
            line("guide-second-cards-hand", "S-SET-19 S-SET-20 S-CRD-02", cards=t.lobby_hand),
            line("guide-second-cards-main", "- S-CRD-03"),
            line("guide-cards-minor", "- S-CRD-04 S-CRD-05"),
            line("guide-second-cards-scientist", "S-CRD-06 S-SCI-14"),
            line("guide-second-cards-build", "! S-LOB-05 S-CRD-07"),
        ],
        terms="lobbyist-card main-effect executive-action",
        verbs="card",
        asks="ChooseReward DraftPick",
        places="card: hand",
    )


def control_section(t: SecondChanceTables) -> Section:
    """Who controls a region, and what that means."""
    return section(
        "control",
        [
            line("guide-control-when", "S-CTL-01 S-CTL-10"),
            line("guide-control-most", "# S-CTL-02"),
            line("guide-second-control-rank", "# S-CTL-03"),
            line("guide-second-control-knowledge", "# S-CTL-04"),
            line("guide-control-builder", "# S-CTL-05"),
            line("guide-second-control-gives", "S-CTL-07"),
            line("guide-control-costs", "S-CTL-08"),
            line("guide-second-control-markers", "! S-CTL-06 S-CTL-09 G-32 G-33", markers=t.control_markers),
        ],
        picture=picture("control", [f"source-{SOURCES[each]}" for each in t.agendas[0]]),
        terms="control agenda cep",
        places="region:",
    )


def income_section(rules: str) -> Section:
    """Who gets income; `rules` are those of the mode."""
    return section(
        "income",
        [
            line("guide-income-tracks", "S-INC-01 S-INC-03"),
            line("guide-income-split", f"S-INC-04 S-INC-05 {rules}"),
            line("guide-income-two", "! S-INC-02 S-INC-06"),
        ],
        terms="income knowledge track",
        verbs="choose",
        asks="SplitIncome ReduceEarly",
        places="track: money score",
    )
