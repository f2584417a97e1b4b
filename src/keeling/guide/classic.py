"""The guide to the classic game."""

from itertools import groupby

from keeling.guide.family import (
    air_picture,
    benefits_grid,
    by_players,
    demand_picture,
    fossil_line,
    goals_grid,
    plants_picture,
    project_picture,
    regions_grid,
    track_picture,
    tracks_grid,
)
from keeling.guide.pieces import Cell, Grid, Section, ceps, cubes, grid, line, money, picture, points, ppm, section
from keeling.kernel.messages import message
from keeling.titles.classic.alphabet import SOURCES
from keeling.titles.classic.content import PRESETS, ClassicTables
from keeling.titles.common.layout import RANKS

WORD = "word-energy-source"


def sections(t: ClassicTables) -> list[Section]:
    """All sections in the order of reading."""
    return [*_beginning(t), *_actions(t), *_people(t), *_things(t), *_phases(t), *_ending(t)]


def _beginning(t: ClassicTables) -> list[Section]:
    return [
        section(
            "aim",
            [
                line("guide-classic-aim", "C-SCO-09 C-CON-14"),
                line("guide-classic-defeat", "C-END-05", limit=ppm(t.defeat)),
                line("guide-aim-money", "! C-SCO-03 C-SCO-06", coins=money(t.coins_per_point), point=points(1)),
            ],
            picture=air_picture(0, t.safe_zone, t.defeat),
            terms="co2 ppm green-plant fossil-plant common-defeat points",
            places="co2 score",
        ),
        section(
            "course",
            [
                line("guide-classic-course-decades", "C-FLOW-01", decades=t.decades[1], five=t.decades[-1]),
                line("guide-classic-course-phases", "C-FLOW-02 C-FLOW-03 C-FLOW-04"),
                line("guide-course-rounds", "C-FLOW-05 C-FLOW-06"),
                line("guide-classic-course-start-player", "C-FLOW-07 C-FLOW-08"),
                line("guide-classic-course-setup", "! C-SET-04 C-SET-05 C-SET-03", ceps=ceps(t.start_ceps)),
            ],
            grid=by_players(1, "decades rounds", t.decades, t.rounds),
            terms="decade round turn start-player",
            places="decade turn",
        ),
        section(
            "board",
            [
                line("guide-board-regions", "C-SET-27 C-SET-28"),
                line("guide-board-agenda", "C-SET-16 C-SET-15", kinds=RANKS),
                line("guide-board-grants", "C-SET-28"),
                fossil_line(t, "C-SET-18"),
                line("guide-classic-board-start", "C-SET-17 C-SET-18 C-SET-19"),
            ],
            picture=plants_picture(t, SOURCES),
            grid=regions_grid(t),
            terms="region demand-space project-space agenda grant cep",
            places="region: slot:",
        ),
    ]


def _actions(t: ClassicTables) -> list[Section]:
    return [
        section(
            "turn",
            [
                line("guide-classic-turn-action", "C-TURN-01"),
                line("guide-classic-turn-free", "C-TURN-02 C-TURN-03"),
                line("guide-classic-turn-free-scientist", "- C-SCI-01"),
                line("guide-classic-turn-free-market", "- C-MKT-01"),
                line("guide-classic-turn-free-card", "- C-CRD-01"),
                line("guide-classic-turn-end", "C-TURN-05 C-TURN-06"),
                line("guide-classic-turn-own", "! C-TURN-08 C-TURN-04"),
                line("guide-classic-turn-pass", "! C-TURN-07"),
            ],
            terms="turn free-move",
            verbs="end",
            asks="TurnMenu LearnFromProject",
            places="turn",
        ),
        section(
            "propose",
            [
                line("guide-classic-propose-place", "C-PRO-01 C-PRO-02"),
                line("guide-classic-propose-grant", "C-PRO-05 C-PRO-06 C-PRO-07"),
                line("guide-grant-money", "- C-PRO-05", least=money(t.grant_least_money)),
                line("guide-grant-tech", "- C-PRO-06", cubes=cubes(t.grant_cubes)),
                line("guide-classic-grant-research", "- C-PRO-07 C-PRO-09 C-PRO-13", number=t.scientists),
                line("guide-propose-nobody", "! C-PRO-03 C-PRO-04 C-PRO-14"),
            ],
            picture=project_picture(SOURCES[1], 1),
            terms="project grant agenda tech-cube",
            verbs="propose",
            asks="GrantResearch PutStarterProject ChooseStarterRegion",
            places="slot: project:",
        ),
        section(
            "install",
            [
                line("guide-classic-install-cep", "C-INS-01 C-INS-02 C-INS-03", ceps=ceps(1)),
                line("guide-classic-install-benefit", "C-INS-08 C-INS-09 C-INS-10 C-INS-11 C-INS-12 C-INS-13 C-INS-14"),
                line("guide-classic-install-order", "C-INS-18 C-INS-05 C-INS-06", coin=money(t.scientist_coin)),
                line("guide-classic-install-nobody", "! C-INS-16 C-INS-07 C-INS-17"),
            ],
            picture=project_picture(SOURCES[1], 2),
            grid=benefits_grid(t.sources, SOURCES),
            terms="project cep tech-cube",
            verbs="install",
            places="slot: benefit:",
        ),
        section(
            "construct",
            [
                line("guide-classic-construct-needs", "C-CON-01 C-CON-03 C-CON-04"),
                line("guide-classic-construct-cube", "C-CON-05"),
                line("guide-classic-construct-space", "# C-CON-08 C-CON-13"),
                line("guide-classic-construct-replace", "# C-CON-09 C-CON-10 C-CON-11", ceps=ceps(1)),
                line("guide-classic-construct-points", "# C-CON-14 C-CON-15"),
                line("guide-classic-construct-control", "# C-CON-16"),
                line("guide-classic-construct-scientist", "# C-CON-17 C-CON-18 C-CON-23 C-CON-24"),
                line("guide-classic-construct-tile", "# C-CON-19"),
                line("guide-classic-construct-forever", "! C-CON-20 C-CON-06"),
            ],
            picture=project_picture(SOURCES[1], 3),
            grid=_plants_grid(t),
            terms="green-plant expertise replacement",
            verbs="construct",
            asks="LeaveProject",
            places="plant: slot:",
        ),
    ]


def _plants_grid(t: ClassicTables) -> Grid:
    """The plants of each source as they lie in the pile: how many are alike, and what they cost and give."""
    rows: list[list[Cell]] = [
        [f"source-{word}", len(list(alike)), plant.money, plant.cubes, plant.points]
        for word, source in zip(SOURCES, t.sources, strict=True)
        for plant, alike in groupby(source.plants)
    ]
    return grid("energy tiles money cubes points", rows)


def _people(t: ClassicTables) -> list[Section]:
    coin = money(t.scientist_coin)
    return [
        section(
            "scientists",
            [
                line("guide-classic-scientists-work", "C-TURN-05 C-SCI-07"),
                line("guide-classic-scientists-move", "C-SCI-01 C-SCI-02"),
                line("guide-scientists-hand-project", "- C-SCI-01 C-SCI-04"),
                line("guide-scientists-project-project", "- C-SCI-01"),
                line("guide-scientists-project-summit", "- C-SCI-03 C-SCI-05 C-SCI-06"),
                line("guide-scientists-project-hand", "- C-SCI-01"),
                line("guide-classic-scientists-away", "C-SCI-10 C-SCI-11 C-SCI-12 C-SCI-13 C-SCI-14", coin=coin),
                line("guide-classic-scientists-recruit", "! C-PRO-13 C-PRO-09", number=t.scientists),
            ],
            picture=picture("scientists", ["source-biomass"]),
            terms="scientist expertise summit",
            verbs="scientist",
            asks="LeaveForOpponent MoveByCard",
            places="slot: summit: pool",
        ),
        section(
            "expertise",
            [
                line("guide-classic-expertise-use", "C-CON-03 C-INC-01"),
                line("guide-classic-expertise-from", "C-EXP-01"),
                line("guide-expertise-bonus", "C-EXP-03 C-EXP-08"),
                line("guide-expertise-bonus-kinds", "C-EXP-04 C-EXP-05 C-EXP-06 C-EXP-07"),
                line("guide-expertise-end", "! C-EXP-09"),
            ],
            picture=track_picture(t.sources, SOURCES, 1),
            grid=tracks_grid(t.sources, SOURCES),
            terms="expertise track bonus",
            asks="LearnAny PlaceBonusCep",
            places="track:",
        ),
        section(
            "summits",
            [
                line("guide-summits-topics", "C-SUM-01 C-SCI-05"),
                line("guide-classic-summits-full", "C-SUM-02 C-SUM-03 C-SUM-04 C-SUM-07"),
                line("guide-summits-after", "C-SUM-05 C-SUM-06"),
            ],
            picture=picture("summit", [f"source-{SOURCES[topic]}" for topic in t.summits[-1].topics]),
            terms="summit scientist expertise",
            asks="SummitPoint",
            places="summit:",
        ),
    ]


def _things(t: ClassicTables) -> list[Section]:
    return [
        section(
            "ceps",
            [
                line("guide-ceps-what", "C-CEP-01 C-CEP-02"),
                line("guide-ceps-pay", "C-CEP-01 C-CTL-09"),
                line("guide-ceps-market", "C-MKT-01 C-MKT-02 C-MKT-06", low=money(t.lowest_price)),
                line(
                    "guide-ceps-empty",
                    "C-MKT-03 C-MKT-04 C-MKT-10",
                    refill=ceps(t.refill),
                    high=money(t.highest_price),
                ),
                line("guide-classic-ceps-stop", "C-MKT-07 C-MKT-08 C-MKT-13"),
                line("guide-ceps-region", "! C-MKT-09 C-CON-12"),
            ],
            picture=picture("market", price=[t.price], prices=[t.lowest_price, t.highest_price], pile=[t.pile]),
            terms="cep market bank",
            verbs="market pay",
            asks="PayCep",
            places="market",
        ),
        section(
            "cards",
            [
                line("guide-classic-cards-hand", "C-SET-26 C-CRD-02 C-CRD-07", cards=t.lobby_hand),
                line("guide-cards-main", "- C-CRD-03 C-CRD-04"),
                line("guide-cards-minor", "- C-CRD-05 C-CRD-06"),
                line("guide-classic-cards-discount", "! C-LOB-08"),
            ],
            terms="lobby-card main-effect free-move",
            verbs="card",
            asks="ChooseReward DraftPick",
            places="card: hand",
        ),
        section(
            "goals",
            [
                line("guide-classic-goals-un", "C-UNG-01 C-UNG-02 C-UNG-04", cubes=cubes(t.un_goal_cubes)),
                line("guide-classic-goals-most", "C-UNG-03 C-SCO-08", points=points(t.most_un_goals)),
                line("guide-classic-goals-company", "C-SET-23 C-GOAL-02"),
                line("guide-goals-sell", "C-GOAL-01 C-GOAL-03", money=money(t.goal_money)),
            ],
            grid=goals_grid(t, WORD),
            terms="un-goal company-goal",
            verbs="goal",
            places="ungoal: goal",
        ),
        section(
            "control",
            [
                line("guide-control-when", "C-CTL-01 C-CTL-02"),
                line("guide-control-most", "# C-CTL-03"),
                line("guide-classic-control-rank", "# C-CTL-04"),
                line("guide-classic-control-expertise", "# C-CTL-05"),
                line("guide-control-builder", "# C-CTL-06 C-CTL-12"),
                line("guide-control-gives", "C-CTL-09 C-CTL-11"),
                line("guide-control-costs", "C-CTL-10"),
                line("guide-control-stays", "! C-CTL-07 C-CTL-08"),
            ],
            picture=picture("control", [f"source-{SOURCES[each]}" for each in t.agendas[0]]),
            terms="control agenda cep",
            places="region:",
        ),
    ]


def _phases(t: ClassicTables) -> list[Section]:
    return [
        section(
            "income",
            [
                line("guide-income-tracks", "C-INC-01 C-INC-02 C-INC-03"),
                line("guide-income-split", "C-INC-06"),
                line("guide-income-two", "! C-INC-04 C-INC-05"),
            ],
            terms="income expertise track",
            verbs="choose",
            asks="SplitIncome",
            places="track: money score",
        ),
        section(
            "supply",
            [
                line("guide-classic-supply-cubes", "C-SUP-01"),
                line("guide-classic-supply-space", "C-SUP-02 C-SUP-03"),
                line("guide-supply-nothing", "- C-SUP-04 C-SUP-05"),
                line("guide-supply-fossil", "- C-SUP-06 C-SUP-07"),
                line("guide-classic-supply-cep", "C-SUP-08 C-SUP-09 C-SUP-10", ceps=ceps(1)),
                line("guide-classic-supply-buy", "C-SUP-11 C-SUP-13 C-SUP-15"),
                line("guide-classic-supply-build", "! C-SUP-05 C-CON-08"),
            ],
            picture=demand_picture(t),
            terms="demand-space fossil-plant cep control",
            asks="ChooseSupplyStart CoverShortfall",
            places="supply region:",
        ),
        section(
            "events",
            [
                line("guide-classic-events-when", "C-EVT-01 C-EVT-06", limit=ppm(t.safe_zone)),
                line("guide-classic-events-pay", "C-EVT-02 C-EVT-03 C-EVT-04", loss=points(t.disaster_points)),
                line("guide-events-cubes", "C-EVT-05 C-EVT-07 C-EVT-08"),
            ],
            terms="event tech-cube",
            places="event",
        ),
    ]


def _ending(t: ClassicTables) -> list[Section]:
    return [
        section(
            "end",
            [
                line("guide-classic-end-tested", "C-END-04"),
                line("guide-classic-end-decades", "- C-END-01", decades=t.decades[1], five=t.decades[-1]),
                line("guide-classic-end-green", "- C-END-02", regions=t.green_regions),
                line("guide-classic-end-safe", "- C-END-03", limit=ppm(t.safe_zone), decade=t.safe_zone_decade),
                line("guide-classic-end-defeat", "! C-END-05 C-END-06", limit=ppm(t.defeat)),
            ],
            terms="common-defeat safe-zone",
            places="decade",
        ),
        section(
            "scoring",
            [
                line("guide-classic-scoring-ceps", "# C-SCO-02 C-SCO-03 C-SCO-01"),
                line("guide-classic-scoring-income", "# C-SCO-04"),
                line("guide-classic-scoring-goal", "# C-SCO-05", money=money(t.goal_money)),
                line("guide-scoring-money", "# C-SCO-06", coins=money(t.coins_per_point), point=points(1)),
                line(
                    "guide-classic-scoring-most",
                    "# C-SCO-07 C-SCO-08",
                    cubes=points(t.most_cubes),
                    goals=points(t.most_un_goals),
                ),
                line("guide-classic-scoring-tie", "! C-SCO-09 C-SCO-10"),
            ],
            terms="points company-goal",
            places="score",
        ),
        section(
            "solo",
            [
                line(
                    "guide-classic-solo",
                    "C-SOLO-01 C-SOLO-03 C-SOLO-05 C-SOLO-12",
                    turns=t.rounds[0],
                    projects=len(SOURCES),
                ),
                line("guide-classic-solo-goals", "C-SOLO-02 C-SOLO-07 C-SOLO-08 C-SOLO-09"),
                line("guide-classic-solo-end", "C-SOLO-10 C-SOLO-11 B-09", limit=ppm(t.defeat)),
            ],
        ),
        section(
            "variants",
            [
                line(
                    "guide-classic-variants-preset",
                    "C-VAR-01 C-VAR-02 C-VAR-03 C-VAR-04",
                    gas=t.presets[-1].removed[-1],
                ),
                line(
                    "guide-classic-variants-auction",
                    "C-VAR-05 C-VAR-06 C-VAR-07 C-VAR-08",
                    cube=money(t.auction_cube_value),
                ),
                line("guide-variants-draft", "C-VAR-10 B-05"),
                line("guide-variants-rulings", "! B-01 B-03 B-06 B-07 B-10 B-12 G-01 G-12 G-14 G-18 G-23"),
            ],
            grid=_presets_grid(t),
            asks="Bid PayBid NameStartPlayer",
            places="auction",
        ),
    ]


def _presets_grid(t: ClassicTables) -> Grid:
    rows: list[list[Cell]] = [
        [
            message(f"difficulty-classic-{name}"),
            *preset.board,
            ppm(sum(tiles * fossil.ppm for tiles, fossil in zip(preset.board, t.fossils, strict=True))),
        ]
        for name, preset in zip(PRESETS, t.presets, strict=True)
    ]
    return grid("preset coal oil gas co2", rows)
