"""Golden records, playthroughs and counted move trees of Second Chance, both modes: what there is."""

from typing import Any

from goldens import Collection, Golden, Tree, choose_by_bot
from keeling.bots.bot import Bot, Peek
from keeling.titles.common.alphabet import DISCARD_GOAL, PAY, SELL

REAL = "second-chance"
ENDLESS = "second-chance-5000"


def team(
    players: int, shows: str = "", content: str = ENDLESS, end: str = "", seats: str = "random", **options: object
) -> Golden:
    """A golden record of the cooperative game."""
    return Golden("second-chance-cooperative", players, content, end, options, seats, tuple(shows.split()))


def companies(
    players: int, shows: str = "", content: str = ENDLESS, end: str = "", seats: str = "random", **options: object
) -> Golden:
    """A golden record of the competitive game."""
    return Golden("second-chance-competitive", players, content, end, options, seats, tuple(shows.split()))


TEAM_GOLDENS = {
    "end-victory": team(2, "LowerCo2 ClaimUnGoal TakeControl GiveBonus", REAL, "victory", "greedy"),
    "end-too_much_co2": team(4, "Build", REAL, "too_much_co2", "greedy"),
    "end-score_below_zero": team(3, "PayForOpenGoals", REAL, "score_below_zero"),
    "end-private_goal_missed": team(3, "TakeBuildMoney", REAL, "private_goal_missed", "greedy"),
    "end-un_goals_unclaimed": team(3, "LowerCo2", REAL, "un_goals_unclaimed", "greedy"),
    "victory-4": team(4, "ClaimUnGoal", end="victory", seats="greedy"),
    "fine": team(4, "PayFine LobbyPoints", seats="wasteful"),
    "lone-summit": team(1, "NoteLoneSummit ShowGoal", seats="greedy"),
    "solo-reported": team(1, "BuyExtraAction ExtraAction", seats="greedy"),
    "solo-bare": team(1, solo_rules="bare", solo_extra_tokens=False),
    "inspectors": team(4, "LendInspectorCubes AdvanceInspector AchieveGoal", inspectors=True),
    "inspectors-skip": team(2, "AdvanceInspector", seats="greedy", inspectors=True, inspector_skips_achieved=True),
    "draft": team(4, "DraftPick PassPacks", lobby_draft=True),
    "knowledge-any": team(3, "GiveKnowledge GiveBonus", knowledge_recipient="any", strict_bonus_ui=True),
    "supply-choice": team(3, "ChooseSupplyStart", supply_start="choice", bonus_recipient="self"),
    "supply-immediate": team(2, "RegionCepToBank CepToBank", supply_payment="immediate", home_region="as"),
    "reduce-early": team(2, "LowerCo2", seats="greedy", reduce_before_income=True),
    "even-mix": team(3, "LowerCo2", fossil_mix="10-10-10"),
}
COMPANY_GOLDENS = {
    "end-decades": companies(
        2,
        "ScoreUnGoals ClaimUnGoal UseRegionCube",
        REAL,
        "decades",
        "patient",
        winnable_stack=True,
        start_co2="zero",
        un_goal_relief=True,
    ),
    "end-too_much_co2": companies(3, "KeepGoal Build", REAL, "too_much_co2", "greedy"),
    "winnable-2": companies(2, winnable_stack=True),
    "winnable-3": companies(3, "DiscardGoal LobbyPoints", winnable_stack=True),
    "winnable-4": companies(4, "NeglectRegion PayFine", winnable_stack=True),
    "start-zero": companies(4, content=REAL, start_co2="zero"),
    "un-goal-relief": companies(3, "ClaimUnGoal", seats="patient", un_goal_relief=True),
    "keep-both": companies(4, "KeepOneGoal", company_goals="keep_both"),
    "keep-both-score": companies(3, "ScoreCompanyGoal", seats="patient", company_goals="keep_both"),
    "anytime": companies(2, "KeepOrGiveUp DiscardGoal", company_goal_discard="anytime"),
    "draft": companies(3, "DraftPick PassPacks", lobby_draft=True),
    "knowledge-any": companies(4, "GiveKnowledge", knowledge_recipient="any", bonus_recipient="self"),
    "supply-choice": companies(3, "ChooseSupplyStart", supply_start="choice"),
    "supply-immediate": companies(
        4, "RegionCepToBank GiveBonus", supply_payment="immediate", home_region="eu", strict_bonus_ui=True
    ),
    "events-exempt": companies(4, "SufferEvent", event_exemption="any_infrastructure"),
    "events-reshuffle": companies(3, "ReshuffleEvents", event_reshuffle=True),
    "even-mix": companies(3, winnable_stack=True, fossil_mix="10-10-10"),
}
GOLDENS = {f"second-chance-cooperative-{name}": golden for name, golden in TEAM_GOLDENS.items()}
GOLDENS |= {f"second-chance-competitive-{name}": golden for name, golden in COMPANY_GOLDENS.items()}

TREE_POSITIONS = {
    "cooperative opening": Tree("second-chance-cooperative-end-victory", "TurnMenu", depth=3),
    "cooperative gift": Tree("second-chance-cooperative-victory-4", "GiveBonus"),
    "cooperative knowledge": Tree("second-chance-cooperative-knowledge-any", "GiveKnowledge", decade=2),
    "cooperative summit": Tree("second-chance-cooperative-end-un_goals_unclaimed", "SummitPoint"),
    "cooperative second action": Tree("second-chance-cooperative-solo-reported", "ExtraAction", depth=3),
    "cooperative reduction": Tree("second-chance-cooperative-end-victory", "ReduceCo2"),
    "cooperative late": Tree("second-chance-cooperative-end-un_goals_unclaimed", "TurnMenu", decade=4, depth=3),
    "competitive goals": Tree("second-chance-competitive-end-too_much_co2", "KeepGoal"),
    "competitive draft": Tree("second-chance-competitive-draft", "DraftPick"),
    "competitive opening": Tree("second-chance-competitive-end-decades", "TurnMenu", depth=3),
    "competitive eviction": Tree("second-chance-competitive-keep-both-score", "LeaveProject"),
    "competitive income": Tree("second-chance-competitive-winnable-3", "SplitIncome", decade=3),
    "competitive supply": Tree("second-chance-competitive-supply-choice", "ChooseSupplyStart", decade=4),
    "competitive anytime": Tree("second-chance-competitive-anytime", "KeepOrGiveUp"),
    "competitive late": Tree("second-chance-competitive-un-goal-relief", "TurnMenu", decade=5, depth=3),
}


def choose_patiently(g: Any, bot: Bot) -> int:
    """What the bot does, but nobody gives up a Company Goal, so that goals are scored in the end."""
    peek = Peek(g, g.decision.player)
    peek.legal = [action for action in g.legal if not DISCARD_GOAL.holds(action)]
    return bot.choose(peek)


def choose_wastefully(g: Any, bot: Bot) -> int:
    """Everybody sells CEPs and pays with those of his regions, so that fines are due; otherwise what the bot does."""
    for action in reversed(g.legal):
        if SELL.holds(action) or PAY.holds(action):
            return int(action)
    return choose_by_bot(g, bot)


SECOND_CHANCE = Collection(
    "second-chance",
    GOLDENS,
    told={
        "second-chance-cooperative": "second-chance-cooperative-end-victory",
        "second-chance-competitive": "second-chance-competitive-end-decades",
    },
    trees=TREE_POSITIONS,
    choosers={"patient": ("greedy", choose_patiently), "wasteful": ("greedy", choose_wastefully)},
    late="second-chance-5000",
)
