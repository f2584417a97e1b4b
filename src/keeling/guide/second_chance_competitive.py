"""The guide to the competitive game of Second Chance."""

from keeling.guide.family import air_picture, by_players, demand_picture, goals_grid
from keeling.guide.pieces import Cell, Grid, Section, ceps, cubes, grid, line, money, points, ppm, section
from keeling.guide.second_chance import (
    actions,
    board_section,
    cards_section,
    ceps_section,
    control_section,
    income_section,
    people,
)
from keeling.titles.second_chance.tables import SecondChanceTables

WORD = "word-energy-type"


def sections(t: SecondChanceTables) -> list[Section]:
    """All sections in the order of reading."""
    return [
        *_beginning(t),
        board_section(t),
        *actions(t),
        *people(t),
        ceps_section(t),
        cards_section(t),
        *_goals(t),
        control_section(t),
        *_phases(t),
        *_ending(t),
    ]


def _beginning(t: SecondChanceTables) -> list[Section]:
    mode = t.competitive
    return [
        section(
            "aim",
            [
                line("guide-companies-aim", "SX-SCO-06 SX-OPS-04"),
                line("guide-companies-defeat", "SX-SUP-03", limit=ppm(t.defeat)),
                line("guide-aim-money", "! SX-SCO-01 SX-SCO-03", coins=money(t.coins_per_point), point=points(1)),
            ],
            picture=air_picture(0, mode.second_event, t.defeat),
            terms="co2 ppm green-plant fossil-plant common-defeat points",
            places="co2 score",
        ),
        section(
            "course",
            [
                line("guide-companies-course-decades", "SX-FLOW-01 SX-END-01", decades=mode.decades),
                line("guide-companies-course-supply", "# SX-FLOW-02", start=ppm(mode.start_co2)),
                line("guide-companies-course-operations", "# S-OPS-01 S-OPS-02"),
                line("guide-companies-course-income", "# SX-INC-01"),
                line("guide-companies-course-events", "# SX-EVT-02"),
                line("guide-companies-course-end", "# SX-EOD-01"),
                line(
                    "guide-second-course-setup",
                    "! S-SET-04 S-SET-07",
                    ceps=ceps(t.start_ceps),
                    cubes=cubes(t.start_cubes),
                ),
            ],
            grid=by_players(2, "rounds", t.rounds[1:]),
            terms="decade round turn start-player",
            places="decade turn",
        ),
    ]


def _goals(t: SecondChanceTables) -> list[Section]:
    mode = t.competitive
    return [
        section(
            "goals",
            [
                line("guide-second-goals-un", "S-UNG-01 S-UNG-02 S-UNG-03 S-UNG-04 S-UNG-05"),
                line("guide-companies-goals-un", "SX-OPS-02 SX-SCO-05", scores=list(mode.un_scores)),
                line(
                    "guide-companies-goals-company",
                    "SX-SET-02 SX-GOAL-11 B-21",
                    dealt=mode.goals_dealt,
                    kept=mode.goals_kept,
                ),
                line("guide-goals-sell", "SX-OPS-01 B-24", money=money(t.goal_money)),
            ],
            grid=goals_grid(t, WORD),
            terms="un-goal company-goal",
            verbs="goal",
            asks="KeepGoal KeepOneGoal KeepOrGiveUp",
            places="ungoal: goal",
        ),
    ]


def _phases(t: SecondChanceTables) -> list[Section]:
    return [
        section(
            "supply",
            [
                line("guide-second-supply-space", "S-SUP-01"),
                line("guide-supply-nothing", "- S-SUP-02 S-SUP-08"),
                line("guide-supply-fossil", "- S-SUP-03"),
                line("guide-second-supply-cep", "S-SUP-04 S-SUP-05 S-SUP-06", ceps=ceps(1)),
                line("guide-companies-supply-fine", "S-SUP-07 SX-SUP-02"),
                line("guide-companies-supply-defeat", "SX-SUP-03 SX-SUP-01", limit=ppm(t.defeat)),
            ],
            picture=demand_picture(t),
            terms="demand-space fossil-plant cep fine",
            asks="ChooseSupplyStart",
            places="supply region:",
        ),
        income_section("SX-INC-01"),
        section(
            "events",
            [
                line("guide-companies-events-cubes", "# SX-EVT-01"),
                line("guide-companies-events-now", "# SX-EVT-02 SX-EVT-03 B-25"),
                line(
                    "guide-companies-events-pay", "# SX-EVT-04 SX-EVT-05", ceps=ceps(1), loss=points(t.disaster_points)
                ),
                line("guide-companies-events-second", "# SX-EVT-06", limit=ppm(t.competitive.second_event)),
                line("guide-events-cubes", "SX-EVT-08 SX-OPS-03"),
            ],
            terms="event tech-cube fine",
            places="event",
        ),
    ]


def _ending(t: SecondChanceTables) -> list[Section]:
    mode = t.competitive
    return [
        section(
            "scoring",
            [
                line("guide-companies-scoring-ceps", "# SX-SCO-01"),
                line("guide-classic-scoring-goal", "# SX-SCO-02", money=money(t.goal_money)),
                line("guide-scoring-money", "# SX-SCO-03", coins=money(t.coins_per_point), point=points(1)),
                line("guide-companies-scoring-cubes", "# SX-SCO-04", cubes=points(t.most_cubes)),
                line("guide-companies-scoring-un", "# SX-SCO-05"),
                line("guide-companies-scoring-tie", "! SX-SCO-06"),
            ],
            grid=_un_grid(mode.un_scores),
            terms="points company-goal un-goal",
            places="score",
        ),
        section(
            "variants",
            [
                line("guide-companies-variants-zero", "SX-VAR-01", start=ppm(mode.variant_start_co2)),
                line("guide-companies-variants-relief", "SX-VAR-02", fall=ppm(mode.un_relief_ppm)),
                line("guide-companies-variants-stack", "SX-VAR-03 SX-VAR-04"),
                line("guide-variants-draft", "S-SET-22 SX-VAR-05"),
                line("guide-variants-rulings", "! B-21 B-22 B-24 B-25 B-27 B-29 B-32 G-01 G-18 G-19 G-32 G-37 G-40"),
            ],
            verbs="extra",
            asks="ReduceCo2 ExtraAction",
        ),
    ]


def _un_grid(scores: tuple[int, ...]) -> Grid:
    rows: list[list[Cell]] = [[number, points(score)] for number, score in enumerate(scores, 1)]
    return grid("un-goals points", rows)
