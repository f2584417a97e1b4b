"""The guide to the cooperative game of Second Chance."""

from keeling.guide.family import air_picture, by_players, demand_picture
from keeling.guide.pieces import (
    Cell,
    Grid,
    Section,
    ceps,
    cubes,
    grid,
    line,
    points,
    ppm,
    section,
)
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
        income_section("SO-INC-01"),
        *_phases(t),
        *_ending(t),
    ]


def _beginning(t: SecondChanceTables) -> list[Section]:
    team = t.cooperative
    return [
        section(
            "aim",
            [
                line("guide-team-aim", "SO-SET-01 SO-OPS-01 SO-END-05"),
                line("guide-team-aim-points", "SO-ENV-02 SO-SUP-03"),
                line("guide-team-aim-lose", "SO-END-02 SO-SUP-06 SO-END-03 SO-END-04"),
                line("guide-team-aim-points-low", "- SO-END-02 SO-ENV-03"),
                line("guide-team-aim-co2", "- SO-SUP-06", limit=ppm(t.defeat)),
                line("guide-team-aim-private", "- SO-END-03"),
                line("guide-team-aim-un", "- SO-END-04", most=team.un_unclaimed),
            ],
            picture=air_picture(team.lowest_co2, 0, t.defeat),
            terms="co2 ppm points environmental-goal private-goal un-goal",
            places="co2 score",
        ),
        section(
            "course",
            [
                line("guide-team-course-decades", "SO-FLOW-01 SO-FLOW-02", decades=team.decades),
                line("guide-team-course-operations", "# S-OPS-01 S-OPS-02"),
                line("guide-team-course-income", "# S-INC-01"),
                line("guide-team-course-environment", "# SO-ENV-01"),
                line("guide-team-course-supply", "# SO-SUP-01"),
                line("guide-team-course-end", "# SO-EOD-01"),
                line("guide-team-course-last", "! SO-FLOW-03"),
                line(
                    "guide-second-course-setup",
                    "! S-SET-04 S-SET-07",
                    ceps=ceps(t.start_ceps),
                    cubes=cubes(t.start_cubes),
                ),
            ],
            grid=by_players(1, "rounds rounds-last", t.rounds, team.last_rounds),
            terms="decade round turn start-player",
            places="decade turn",
        ),
    ]


def _goals(t: SecondChanceTables) -> list[Section]:
    team = t.cooperative
    return [
        section(
            "goals",
            [
                line("guide-second-goals-un", "S-UNG-01 S-UNG-02 S-UNG-03 S-UNG-04 S-UNG-05"),
                line("guide-team-goals-un", "SO-OPS-02 SO-END-04", points=points(team.un_points)),
                line("guide-team-goals-private", "SO-SET-05 SO-GOAL-00 SO-END-03", goals=team.private_goals_dealt),
            ],
            terms="un-goal private-goal",
            verbs="goal",
            asks="KeepGoal KeepOneGoal KeepOrGiveUp",
            places="ungoal: goal",
        ),
    ]


def _rates_grid(t: SecondChanceTables) -> Grid:
    """By decade: what an open Environmental Goal costs, and what lowering the CO2 costs."""
    team = t.cooperative
    rows: list[list[Cell]] = [
        [year, points(goal), points(reduction)]
        for year, goal, reduction in zip(t.years, team.goal_rates, team.reduction_rates, strict=False)
    ]
    return grid("decade-name open-goal reduction", rows)


def _phases(t: SecondChanceTables) -> list[Section]:
    team = t.cooperative
    return [
        section(
            "environment",
            [
                line("guide-team-environment-goals", "SO-SET-03 SO-ENV-01", goals=sum(team.environmental_drawn)),
                line("guide-team-environment-plants", "- SO-ENV-04 SO-ENV-05"),
                line("guide-team-environment-knowledge", "- SO-ENV-06 SO-ENV-07"),
                line("guide-team-environment-summits", "- SO-ENV-08 SO-ENV-09"),
                line("guide-team-environment-lose", "SO-ENV-02 SO-ENV-03"),
                line("guide-team-environment-twice", "! SO-ENV-10"),
            ],
            grid=_rates_grid(t),
            terms="environmental-goal",
            places="env: environment",
        ),
        section(
            "supply",
            [
                line("guide-second-supply-space", "S-SUP-01"),
                line("guide-supply-nothing", "- S-SUP-02 S-SUP-08"),
                line("guide-supply-fossil", "- S-SUP-03"),
                line("guide-second-supply-cep", "S-SUP-04 S-SUP-05 S-SUP-06", ceps=ceps(1)),
                line("guide-team-supply-fine", "S-SUP-07 SO-SUP-02"),
                line(
                    "guide-team-supply-reduce",
                    "SO-SUP-03 SO-SUP-05",
                    step=ppm(team.reduction_ppm),
                    low=ppm(team.lowest_co2),
                ),
                line("guide-team-supply-must", "SO-SUP-04 SO-SUP-06", limit=ppm(t.defeat)),
                line("guide-team-supply-floor", "! SO-OPS-04", low=ppm(team.lowest_co2)),
            ],
            picture=demand_picture(t),
            terms="demand-space fossil-plant cep fine",
            asks="ChooseSupplyStart ReduceCo2",
            places="supply region:",
        ),
    ]


def _ending(t: SecondChanceTables) -> list[Section]:
    team = t.cooperative
    return [
        section(
            "end",
            [
                line(
                    "guide-team-end",
                    "SO-END-01 SO-END-02 SO-END-03 SO-END-04",
                    decades=team.decades,
                    most=team.un_unclaimed,
                ),
                line("guide-team-end-epithet", "SO-END-05"),
            ],
            terms="common-defeat epithet",
            places="decade score",
        ),
        section(
            "solo",
            [
                line("guide-team-solo", "G-77", points=points(team.solo_start_score)),
                line("guide-team-solo-extra", "G-77", rise=ppm(team.solo_extra_action_ppm)),
                line("guide-team-solo-tokens", "G-33"),
            ],
            verbs="extra",
            asks="ExtraAction",
        ),
        section(
            "variants",
            [
                line("guide-team-variants-inspectors", "SO-VAR-01 SO-VAR-02 SO-VAR-03 SO-VAR-04 G-78"),
                line("guide-team-variants-early", "SO-INC-02"),
                line("guide-variants-draft", "S-SET-22"),
                line("guide-variants-rulings", "! B-22 B-27 B-29 B-32 G-01 G-18 G-32 G-37 G-40"),
            ],
        ),
    ]
