"""Positions for looking at the boards in the browser and for their tests: what a seat would be sent, as JSON files.

Bots play seeded games until a situation arises; each is written to its own file. Every kind of decision that Second
Chance and Climate Policy ask is among them. The same code and content give the same files: they are committed and
made again only when views, options or words change. With names as arguments only those are made again.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from keeling.bots.bot import Bot, Peek
from keeling.bots.spec import bot_for
from keeling.kernel.title import Setup
from keeling.titles import title_named
from keeling.titles.classic import alphabet as classic
from keeling.titles.climate_policy import alphabet as policy
from keeling.titles.common.alphabet import MAIN
from keeling.titles.second_chance import alphabet as second

SOURCE = Path(__file__).parent.parent / "web" / "src"
FOLDER = SOURCE / "board" / "fixtures"
NAMES = ["Ada", "Chidi", "Mei", "Lucía", "Tomasz"]
MOST_BYTES = 1_400_000  # labels and questions are messages with named arguments, longer than the sentences they become
MOST_PREVIEWS = 8
SEEDS = range(1, 150)
BOTS = ["greedy", "random"]
EAGER = "eager"  # random, but plays the main effect of a lobbyist card whenever it can

CLASSIC = "classic"
TEAM = "second-chance-cooperative"
COMPANIES = "second-chance-competitive"
POLICY = "climate-policy"
FOLDERS = {POLICY: SOURCE / "policy" / "fixtures"}
"""Where the fixtures of titles with a board of their own are."""
QUIET: dict[str, object] = {"trade_mode": "off"}
GENTLE: dict[str, object] = {"start_co2": "zero", "winnable_stack": True, "un_goal_relief": True}

AMOUNTS = [policy.GIVE_MONEY, policy.ASK_MONEY, policy.GIVE_PERMITS, policy.ASK_PERMITS]
TILES = [policy.GIVE_LOOPHOLES, policy.ASK_LOOPHOLES, policy.ASK_PLANT]

Test = Callable[[Any, str], bool]


class Situation(NamedTuple):
    """What to look for: in which game, and when it is there (the game, and the kind of the open decision)."""

    name: str
    title: str
    players: int
    test: Test
    options: dict[str, object] = {}
    bots: list[str] = BOTS


def turn(decade: int, choices: int = 12) -> Test:
    """A turn with its action still open, in a decade, with something to choose."""
    return lambda g, kind: kind == "TurnMenu" and g.decade >= decade and not g.main_done and len(g.legal) >= choices


def free(choices: int = 6) -> Test:
    """A turn whose action is taken, with free moves left."""
    return lambda g, kind: kind == "TurnMenu" and bool(g.main_done) and g.decade >= 2 and len(g.legal) >= choices


def can(*kinds: Any, decade: int = 1) -> Test:
    """A turn in which actions of all these kinds are possible."""
    return lambda g, kind: (
        kind == "TurnMenu" and g.decade >= decade and all(any(map(each.holds, g.legal)) for each in kinds)
    )


def asked(*kinds: str, choices: int = 2) -> Test:
    """A decision of one of these kinds."""
    return lambda g, kind: kind in kinds and len(g.legal) >= choices


def foreign(kind: str) -> Test:
    """A decision of this kind that is asked of somebody in the turn of somebody else."""
    return lambda g, now: now == kind and g.active not in (-1, g.decision.player)


def won() -> Test:
    """The end of a game that somebody won."""
    return lambda g, kind: kind == "" and bool(title_of(g).outcome(g).winners)


def lost() -> Test:
    """The end of a game that everybody lost."""
    return lambda g, kind: kind == "" and not title_of(g).outcome(g).winners


def title_of(g: Any) -> Any:
    """The title of a game."""
    names = {"Classic": CLASSIC, "Cooperative": TEAM, "Competitive": COMPANIES, "ClimatePolicy": POLICY}
    return title_named(names[type(g).__name__])


def company(decade: int, *kinds: Any) -> Test:
    """A turn of Climate Policy from a decade on in which actions of all these kinds are possible."""
    return lambda g, kind: (
        kind == "TurnMenu" and g.decade >= decade and all(any(map(each.holds, g.legal)) for each in kinds)
    )


def offered(kind: str, *actions: Any) -> Test:
    """A decision of this kind in which actions of all these kinds are possible."""
    return lambda g, now: now == kind and all(any(map(each.holds, g.legal)) for each in actions)


def draft(elements: int, choices: int) -> Test:
    """An offer that has so many elements already and could be made, with something left to choose."""
    return lambda g, kind: (
        kind == "DraftOffer"
        and bool(g.offer_money) + bool(g.offer_permits) + bool(g.offer_loopholes) + len(g.offer_plants) >= elements
        and any(map(policy.OFFER.holds, g.legal))
        and len(g.legal) >= choices
    )


def high(co2: int) -> Test:
    """A turn under a hot sky."""
    return lambda g, kind: kind == "TurnMenu" and g.co2 >= co2 and not g.main_done and len(g.legal) >= 10


SITUATIONS = [
    Situation("start1", CLASSIC, 1, turn(1)),
    Situation("start2", CLASSIC, 2, turn(1)),
    Situation("start4", CLASSIC, 4, turn(1)),
    Situation("start5", CLASSIC, 5, turn(1)),
    Situation("mid1", CLASSIC, 1, turn(3, 8)),
    Situation("mid2", CLASSIC, 2, turn(3)),
    Situation("mid4", CLASSIC, 4, turn(3)),
    Situation("mid5", CLASSIC, 5, turn(4)),
    Situation("late4", CLASSIC, 4, can(classic.GOAL, decade=4)),
    Situation("late5", CLASSIC, 5, turn(5, 8)),
    Situation("free3", CLASSIC, 3, free()),
    Situation("hot3", CLASSIC, 3, high(440)),
    Situation("end4", CLASSIC, 4, won()),
    Situation("defeat3", CLASSIC, 3, lost()),
    Situation("auction3", CLASSIC, 3, asked("Bid"), {"auction": True}),
    Situation("offer3", CLASSIC, 3, asked("PayBid"), {"auction": True}),
    Situation("name3", CLASSIC, 3, asked("NameStartPlayer"), {"auction": True}),
    Situation("draft4", CLASSIC, 4, asked("DraftPick", choices=3), {"lobby_draft": "alternate"}),
    Situation("income2", CLASSIC, 2, asked("SplitIncome", choices=4)),
    Situation("pay3", CLASSIC, 3, asked("PayCep")),
    Situation("bonus4", CLASSIC, 4, asked("PlaceBonusCep", choices=3)),
    Situation("learn4", CLASSIC, 4, asked("LearnAny")),
    Situation("research2", CLASSIC, 2, asked("GrantResearch")),
    Situation("supply2", CLASSIC, 2, asked("ChooseSupplyStart")),
    Situation("put1", CLASSIC, 1, asked("PutStarterProject")),
    # The team of Second Chance
    Situation("team-start1", TEAM, 1, can(second.EXTRA)),
    Situation("team-start4", TEAM, 4, turn(1), {"inspectors": True}),
    Situation("team-mid2", TEAM, 2, can(second.MOVE, second.PREPARE, decade=2), bots=["greedy-0.1"]),
    Situation("team-mid4", TEAM, 4, can(second.MOVE, second.BUILD, decade=2), {"inspectors": True}, ["greedy-0.1"]),
    Situation("team-late3", TEAM, 3, can(second.CLAIM, decade=4), bots=["greedy-0.1"]),
    Situation("team-victory3", TEAM, 3, won(), bots=["greedy-0.1"]),
    Situation("team-defeat2", TEAM, 2, lost()),
    Situation("team-extra1", TEAM, 1, asked("ExtraAction")),
    Situation("team-reduce4", TEAM, 4, asked("ReduceCo2", choices=4), {"inspectors": True}, ["greedy-0.1"]),
    Situation("team-early4", TEAM, 4, asked("ReduceEarly"), {"reduce_before_income": True}, ["greedy-0.1"]),
    Situation("team-income4", TEAM, 4, asked("SplitIncome", choices=4), {"inspectors": True}, ["greedy-0.1"]),
    Situation("team-leave4", TEAM, 4, foreign("LeaveProject"), {"inspectors": True}),
    Situation("team-bonus4", TEAM, 4, asked("GiveBonus"), {"inspectors": True}),
    Situation("team-recruit4", TEAM, 4, asked("LearnByRecruiting"), {"inspectors": True}),
    Situation("team-any2", TEAM, 2, asked("LearnAny")),
    Situation("team-region-cep2", TEAM, 2, asked("PlaceBonusCep")),
    Situation("team-research2", TEAM, 2, asked("GrantResearch")),
    Situation("team-knowledge3", TEAM, 3, asked("GiveKnowledge"), {"knowledge_recipient": "any"}),
    # The companies of Second Chance
    Situation("companies-goal2", COMPANIES, 2, asked("KeepGoal")),
    Situation("companies-start4", COMPANIES, 4, turn(1)),
    Situation("companies-mid4", COMPANIES, 4, can(second.BUILD, decade=3), bots=["greedy-0.1"]),
    Situation("companies-late3", COMPANIES, 3, can(second.CLAIM), GENTLE, ["greedy-0.1"]),
    Situation("companies-end3", COMPANIES, 3, won(), GENTLE, ["greedy-0.1"]),
    Situation("companies-defeat2", COMPANIES, 2, lost()),
    Situation("companies-pay2", COMPANIES, 2, asked("PayCep")),
    Situation("companies-summit4", COMPANIES, 4, asked("SummitPoint")),
    Situation("companies-card4", COMPANIES, 4, asked("MoveByCard")),
    Situation("companies-reward2", COMPANIES, 2, asked("ChooseReward"), bots=[EAGER]),
    Situation("companies-draft3", COMPANIES, 3, asked("DraftPick", choices=3), {"lobby_draft": True}),
    Situation("companies-supply3", COMPANIES, 3, asked("ChooseSupplyStart"), {"supply_start": "choice"}),
    Situation("companies-two2", COMPANIES, 2, asked("KeepOneGoal"), {"company_goals": "keep_both"}),
    Situation("companies-money2", COMPANIES, 2, asked("KeepOrGiveUp"), {"company_goal_discard": "anytime"}),
    # Climate Policy
    Situation("policy-start2", POLICY, 2, company(1, policy.BUILD, policy.FUND, policy.DEVELOP_DIRTY), QUIET),
    Situation("policy-start5", POLICY, 5, company(1, policy.BUILD), {**QUIET, "policy": "2"}),
    Situation("policy-tax3", POLICY, 3, asked("TaxBill"), {**QUIET, "policy": "2AB"}),
    Situation("policy-mid3", POLICY, 3, company(2, policy.BUY_LOOPHOLE, policy.BUILD), {**QUIET, "policy": "2AB"}),
    Situation("policy-transfer3", POLICY, 3, company(1, policy.TRANSFER), {**QUIET, "policy": "2AB"}),
    Situation("policy-mid5", POLICY, 5, company(3, policy.BUY_PERMIT, policy.BUILD), {**QUIET, "policy": "3AB"}),
    Situation("policy-exempt5", POLICY, 5, company(2, policy.BUILD_EXEMPT), {**QUIET, "policy": "3AB"}),
    Situation(
        "policy-show5", POLICY, 5, offered("ShowPermits", policy.COMPLY, policy.DEMOLISH), {**QUIET, "policy": "3AB"}
    ),
    Situation("policy-back4", POLICY, 4, asked("PutBack"), {"policy": "3"}),
    Situation("policy-trade4", POLICY, 4, asked("MakeOffers", choices=4), {"policy": "3"}),
    Situation("policy-begin4", POLICY, 4, offered("DraftOffer", *AMOUNTS, policy.GIVE_PLANT), {"policy": "3"}),
    Situation("policy-tiles3", POLICY, 3, offered("DraftOffer", *TILES), {"policy": "2B"}),
    Situation("policy-draft4", POLICY, 4, draft(1, 6), {"policy": "3"}),
    Situation("policy-answer4", POLICY, 4, asked("Answer"), {"policy": "3"}),
    Situation("policy-fine3", POLICY, 3, offered("ShowPermits", policy.PAY_FINE), {**QUIET, "policy": "3", "fine": 2}),
    Situation("policy-hidden4", POLICY, 4, company(2, policy.BUILD), {**QUIET, "hidden_stock": True}),
    Situation("policy-end3", POLICY, 3, won(), {"policy": "3AB", "dividend": True}, ["greedy-0.1"]),
    Situation("policy-defeat4", POLICY, 4, lost(), QUIET, ["greedy-0.1:heedless", "random"]),
]


def choose(g: Any, spec: str, bot: Bot) -> int:
    """What a bot does."""
    for action in g.legal if spec == EAGER else ():
        if second.LOBBY.holds(action) and second.LOBBY.j(action) == MAIN:
            return int(action)
    return bot.choose(Peek(g, g.decision.player))


class Found(NamedTuple):
    """Where a situation arose: the game as it stands, its set-up, and the actions that led there."""

    setup: Setup
    game: Any
    actions: tuple[int, ...]


def games_of(wanted: list[Situation]) -> list[list[Situation]]:
    """The situations in groups that arise in the same games."""
    games: dict[str, list[Situation]] = {}
    for situation in wanted:
        _, title, players, _, options, bots = situation
        games.setdefault(f"{title} {players} {options} {bots}", []).append(situation)
    return list(games.values())


def find_all(wanted: list[Situation]) -> dict[str, Found]:
    """Play seeded games of one kind until all the wanted situations were there."""
    _, title_name, players, _, options, specs = wanted[0]
    title = title_named(title_name)
    found: dict[str, Found] = {}
    for seed in SEEDS:
        setup = Setup.of(title, players, seed, options)
        g = setup.start()
        actions: list[int] = []
        seated = [specs[(seat * (seed % 3) + seed) % len(specs)] for seat in range(players)]
        bots = [
            bot_for("random" if spec == EAGER else spec, seed * 10 + seat, title, players)
            for seat, spec in enumerate(seated)
        ]
        while True:
            kind = type(g.decision).__name__ if g.decision is not None else ""
            for situation in wanted:
                if situation.name not in found and situation.test(g, kind):
                    found[situation.name] = Found(setup, g.clone(), tuple(actions))
                    break
            if len(found) == len(wanted):
                return found
            if g.decision is None:
                break
            player = g.decision.player
            actions.append(choose(g, seated[player], bots[player]))
            g.play(actions[-1])
    missing = [each.name for each in wanted if each.name not in found]
    raise SystemExit(f"did not arise in {len(SEEDS)} games: {', '.join(missing)}")


def state(title: Any, g: Any, players: int) -> dict[str, Any]:
    """What the seat that is asked would be sent, options as rows; after the game, what the first seat would be."""
    seat = g.decision.player if g.decision is not None else 0
    options = title.options_for(g, seat)
    return {
        "title": title.name,
        "seat": seat,
        "names": NAMES[:players],
        "asked": title.asked(g),
        "options": [
            [
                option["action"],
                option["notation"],
                option["label"],
                option["anchors"],
                title.preview(g, seat, option["action"]) if number < MOST_PREVIEWS else None,
                option["verb"],
            ]
            for number, option in enumerate(options)
        ],
        "view": title.view(g, seat),
    }


def main() -> None:
    """Write all files, or those that are named, and say how large they are."""
    folders = [FOLDER, *FOLDERS.values()]
    for folder in folders:
        folder.mkdir(parents=True, exist_ok=True)
    named = sys.argv[1:]
    for wanted in games_of([each for each in SITUATIONS if not named or each.name in named]):
        for name, (setup, game, _) in find_all(wanted).items():
            content = state(setup.title, game, setup.players)
            text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
            folder = FOLDERS.get(content["title"], FOLDER)
            (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")
            print(f"{name:20} {len(text):7,} characters", flush=True)
    known = {situation.name for situation in SITUATIONS}
    files = [file for folder in folders for file in folder.glob("*.json")]
    for old in files:
        if old.stem not in known:
            old.unlink()
    size = sum(file.stat().st_size for file in files if file.stem in known)
    print(f"{size:,} bytes")
    if size > MOST_BYTES:
        raise SystemExit(f"the fixtures must stay under {MOST_BYTES:,} bytes")


if __name__ == "__main__":
    main()
