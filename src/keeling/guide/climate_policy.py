"""The guide to Climate Policy; the numbers of a policy are those of its options."""

from keeling.guide.family import air_picture, by_players
from keeling.guide.pieces import Cell, Grid, Section, grid, line, money, picture, points, ppm, section, things
from keeling.kernel.messages import message
from keeling.titles.climate_policy.alphabet import DIRTY, SOURCES
from keeling.titles.climate_policy.content import PolicyTables
from keeling.titles.climate_policy.options import PolicyOptions
from keeling.titles.common.alphabet import REGIONS

"""The parameters of the document."""


def sections(t: PolicyTables) -> list[Section]:
    """All sections in the order of reading, with the numbers of the default options."""
    return sections_under(t, PolicyOptions())


def sections_under(t: PolicyTables, p: PolicyOptions) -> list[Section]:
    """The same with the numbers of these options."""
    return [*_beginning(t), *_turn(t, p), *_rounds(t), *_upkeep(t, p), *_ending(t)]


def _beginning(t: PolicyTables) -> list[Section]:
    return [
        section(
            "aim",
            [
                line("guide-policy-aim", "P-SCO-01 P-SCO-02 P-SCO-06"),
                line("guide-policy-defeat", "P-SEQ-08", limit=ppm(t.defeat)),
                line("guide-policy-policies", "P-POL-01 P-POL-03 P-POL-04"),
                line("guide-policy-add-ons", "P-POL-02"),
                line("guide-policy-order", "! P-POL-03"),
            ],
            picture=air_picture(0, 0, t.defeat),
            terms="co2 ppm company policy dirty-plant clean-plant common-defeat",
            places="co2 score",
        ),
        section(
            "course",
            [
                line("guide-policy-course-decades", "P-SEQ-01", decades=t.decades[0], five=t.decades[-1]),
                line("guide-policy-course-round", "P-SEQ-03"),
                line("guide-policy-course-turn", "P-SEQ-04"),
                line("guide-policy-course-upkeep", "P-SEQ-06 P-SEQ-07"),
                line("guide-policy-course-setup", "! P-SET-08 P-SET-09 P-SET-10", plants=t.start_plants),
            ],
            grid=by_players(2, "decades rounds spaces-less", t.decades, t.rounds, t.spaces_less),
            terms="decade round turn upkeep",
            asks="TurnMenu",
            verbs="end",
            places="decade turn",
        ),
        section(
            "board",
            [
                line("guide-policy-board-spaces", "P-SET-02 P-SET-03"),
                line(
                    "guide-policy-board-dirty",
                    "P-BLD-07",
                    **dict(zip(DIRTY, (ppm(d.ppm) for d in t.dirty), strict=True)),
                ),
                line("guide-policy-board-clean", "P-BLD-05 P-BLD-06 P-BLD-14"),
                line("guide-policy-board-free", "! P-BLD-15 P-BLD-16"),
            ],
            picture=picture("plants", things("plant", DIRTY) + things("source", SOURCES), ppm=[d.ppm for d in t.dirty]),
            grid=_location_grid(t),
            terms="continent dirty-plant clean-plant white-cube",
            places="region: space:",
        ),
        section(
            "income",
            [
                line("guide-policy-income-dirty", "- P-INC-01", money=money(t.income_dirty)),
                line("guide-policy-income-clean", "- P-INC-02", money=money(t.income_cube)),
                line("guide-policy-income-control", "- P-INC-03 P-INC-04", money=money(t.income_control)),
                line("guide-policy-income-nobody", "! P-INC-05"),
            ],
            terms="income white-cube control",
            places="money region:",
        ),
    ]


def _location_grid(t: PolicyTables) -> Grid:
    rows: list[list[Cell]] = [
        [f"region-{word}", [money(cost) for cost in each.location]]
        for word, each in zip(REGIONS, t.regions, strict=True)
    ]
    return grid("continent location", rows)


def _turn(t: PolicyTables, p: PolicyOptions) -> list[Section]:
    return [
        section(
            "market",
            [
                line("guide-policy-market-permits", "P-MKT-01 P-MKT-02", most=t.permits_per_turn),
                line(
                    "guide-policy-market-supply",
                    "P-SET-12 P-MKT-08",
                    permits=p.permit_count,
                    high=money(t.permit_prices),
                ),
                line(
                    "guide-policy-market-loopholes",
                    "P-MKT-03 P-MKT-04 P-MKT-07",
                    low=money(p.loophole_price_low),
                    middle=money(p.loophole_price_middle),
                    high=money(p.loophole_price_high),
                    from_ppm=ppm(p.loophole_middle_from),
                    above_ppm=ppm(p.loophole_high_above),
                    number=p.loophole_count,
                ),
                line("guide-policy-market-pays", "! P-MKT-05 P-MKT-06 P-CEP-09"),
            ],
            terms="permit loophole funding-pool",
            verbs="permits loophole",
            places="permit loophole",
        ),
        section(
            "build",
            [
                line("guide-policy-build-one", "P-BLD-01"),
                line("guide-policy-build-dirty", "- P-BLD-02 P-BLD-07"),
                line("guide-policy-build-clean", "- P-BLD-03 P-BLD-04 P-BLD-14"),
                line("guide-policy-build-full", "P-BLD-08 P-BLD-09 P-BLD-10"),
                line("guide-policy-build-loophole", "P-BLD-12"),
                line("guide-policy-build-demolish", "P-BLD-11"),
                line("guide-policy-build-control", "! P-BLD-13"),
            ],
            grid=_plants_grid(t),
            terms="dirty-plant clean-plant white-cube loophole",
            verbs="build demolish",
            places="space: stock: plant:",
        ),
        section(
            "develop",
            [
                line("guide-policy-develop-choice", "P-DEV-01"),
                line(
                    "guide-policy-develop-dirty",
                    "- P-DEV-02 P-DEV-03 P-DEV-11",
                    money=money(t.development_money),
                    draw=t.development_draw,
                    stock=t.stock_limit,
                ),
                line("guide-policy-develop-clean", "- P-DEV-04 P-DEV-05 P-DEV-10", projects=t.projects_per_turn),
                line(
                    "guide-policy-develop-transfer",
                    "P-DEV-07 P-DEV-08 P-DEV-09",
                    lead=t.transfer_lead,
                    spaces=t.transfer_spaces,
                    money=money(t.transfer_money),
                ),
                line("guide-policy-develop-pawns", "! P-DEV-06", pawns=t.pawns),
            ],
            grid=_unlock_grid(t),
            terms="research transfer stock",
            verbs="develop",
            asks="PutBack",
            places="project: track: stock: pool",
        ),
    ]


def _plants_grid(t: PolicyTables) -> Grid:
    rows: list[list[Cell]] = [
        [f"source-{word}", level, money(source.build_cost), plant.cubes]
        for word, source in zip(SOURCES, t.sources, strict=True)
        for level, plant in enumerate(source.plants, 1)
    ]
    return grid("energy level build-cost white-cubes", rows)


def _unlock_grid(t: PolicyTables) -> Grid:
    rows: list[list[Cell]] = [
        [f"source-{word}", *source.unlock] for word, source in zip(SOURCES, t.sources, strict=True)
    ]
    return grid("energy unlock-1 unlock-2", rows)


def _rounds(t: PolicyTables) -> list[Section]:
    return [
        section(
            "research",
            [
                line("guide-policy-research-cheaper", "P-RES-01 P-RES-02"),
                line("guide-policy-research-new", "P-RES-03 P-RES-04 P-SET-07"),
                line("guide-policy-research-token", "P-RES-05"),
            ],
            terms="research",
            places="project:",
        ),
        section(
            "debt",
            [
                line(
                    "guide-policy-debt", "P-DEBT-01 P-SCO-05", money=money(t.debt_money), points=points(t.debt_points)
                ),
            ],
            verbs="borrow",
            places="money",
        ),
    ]


def _upkeep(t: PolicyTables, p: PolicyOptions) -> list[Section]:
    return [
        section(
            "event",
            [line("guide-policy-event", "P-UPK-01 P-UPK-02")],
            terms="upkeep dirty-plant",
            places="event",
        ),
        section(
            "tax",
            [
                line("guide-policy-tax", "P-TAX-01 P-TAX-02", money=money(p.tax_amount), step=ppm(p.tax_step)),
                line("guide-policy-tax-short", "P-TAX-03 P-TAX-04"),
                line("guide-policy-tax-money", "! P-TAX-05"),
            ],
            terms="carbon-tax loophole funding-pool",
            verbs="tax",
            asks="TaxBill",
            places="space:",
        ),
        section(
            "permits",
            [
                line("guide-policy-permits", "P-CEP-01 P-CEP-03", ppm=ppm(t.permit_ppm)),
                line("guide-policy-permits-shown", "P-CEP-02 G-107"),
                line("guide-policy-permits-short", "P-CEP-04 P-CEP-05"),
                line("guide-policy-permits-cheaper", "P-CEP-06 G-84", one=money(1)),
                line("guide-policy-permits-building", "! P-CEP-08 P-CEP-09 B-62"),
            ],
            grid=_permit_grid(t),
            terms="permit",
            asks="ShowPermits",
            places="permit space:",
        ),
        section(
            "trade",
            [
                line("guide-policy-trade-what", "P-CEP-07 P-TAX-04"),
                line("guide-policy-trade-how", "B-55 G-91", offers=p.trade_offers),
            ],
            terms="permit loophole",
            verbs="trade",
            asks="MakeOffers DraftOffer Answer",
            places="offer",
        ),
        section(
            "grants",
            [
                line("guide-policy-grants", "P-GRA-01 P-GRA-04", money=money(p.grant_size)),
                line("guide-policy-grants-ties", "P-GRA-02"),
                line("guide-policy-grants-pool", "P-GRA-03 P-GRA-05 P-GRA-06"),
            ],
            terms="funding-pool research",
            places="funding",
        ),
    ]


def _permit_grid(t: PolicyTables) -> Grid:
    """How many permits a plant needs; what is left over of one counts as a whole."""
    rows: list[list[Cell]] = [
        [f"plant-{word}", ppm(dirty.ppm), -(-dirty.ppm // t.permit_ppm)]
        for word, dirty in zip(DIRTY, t.dirty, strict=True)
    ]
    return grid("plant co2 permits", rows)


def _ending(t: PolicyTables) -> list[Section]:
    rows: list[list[Cell]] = [
        [message("guide-policy-score-dirty"), points(t.points_dirty)],
        [message("guide-policy-score-clean"), points(t.points_cube)],
        [message("guide-policy-score-money", money=money(1)), points(t.points_money)],
        [message("guide-policy-score-permit"), points(t.points_permit)],
        [message("guide-policy-score-debt"), points(-t.debt_points)],
    ]
    return [
        section(
            "scoring",
            [
                line("guide-policy-scoring", "P-SCO-01 P-SCO-02 P-SCO-03 P-SCO-04 P-SCO-05 P-SCO-06"),
                line("guide-policy-scoring-nothing", "! P-SCO-07 G-90"),
            ],
            grid=grid("counts points", rows),
            terms="points permit",
            places="score",
        ),
        section(
            "variants",
            [
                line("guide-policy-variants-tax", "P-EXP-01 P-TAX-05"),
                line("guide-policy-variants-permits", "P-EXP-02 P-EXP-03 P-EXP-04 P-CEP-04 G-109 G-102"),
                line("guide-policy-variants-grants", "P-EXP-05 P-EXP-06 P-EXP-07 G-101", die=t.die),
                line("guide-policy-variants-loopholes", "P-EXP-08 P-EXP-09"),
                line("guide-variants-rulings", "! G-80 G-83 G-85 G-86 G-89 G-97 G-98 G-106"),
            ],
        ),
    ]
