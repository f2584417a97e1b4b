"""Golden records, playthroughs and counted move trees of Second Chance, both modes: what there is."""

from goldens import Collection, Golden, Tree

ENDLESS = "second-chance-5000"


def team(players: int, content: str = ENDLESS, end: str = "", seats: str = "random", **options: object) -> Golden:
    """A golden record of the cooperative game."""
    return Golden("second-chance-cooperative", players, content, end, options, seats)


def companies(players: int, content: str = ENDLESS, end: str = "", seats: str = "random", **options: object) -> Golden:
    """A golden record of the competitive game."""
    return Golden("second-chance-competitive", players, content, end, options, seats)


TEAM_GOLDENS = {
    "end-victory": team(2, "second-chance", "victory", "greedy"),
    "end-too_much_co2": team(4, "second-chance", "too_much_co2", "greedy"),
    "end-score_below_zero": team(3, "second-chance", "score_below_zero"),
    "end-private_goal_missed": team(3, "second-chance", "private_goal_missed", "greedy"),
    "end-un_goals_unclaimed": team(3, "second-chance", "un_goals_unclaimed", "greedy"),
    "victory-4": team(4, end="victory", seats="greedy"),
    "solo-reported": team(1, seats="greedy"),
    "solo-bare": team(1, solo_rules="bare", solo_extra_tokens=False),
    "inspectors": team(4, inspectors=True),
    "inspectors-skip": team(2, seats="greedy", inspectors=True, inspector_skips_achieved=True),
    "draft": team(4, lobby_draft=True),
    "knowledge-any": team(3, knowledge_recipient="any", strict_bonus_ui=True),
    "supply-choice": team(3, supply_start="choice"),
    "supply-immediate": team(2, supply_payment="immediate", home_region="as"),
}
COMPANY_GOLDENS = {
    "end-decades": companies(
        2, "second-chance", "decades", "greedy", winnable_stack=True, start_co2="zero", un_goal_relief=True
    ),
    "end-too_much_co2": companies(3, "second-chance", "too_much_co2", "greedy"),
    "winnable-2": companies(2, winnable_stack=True),
    "winnable-3": companies(3, winnable_stack=True),
    "winnable-4": companies(4, winnable_stack=True),
    "start-zero": companies(4, "second-chance", start_co2="zero"),
    "un-goal-relief": companies(3, seats="greedy", un_goal_relief=True),
    "keep-both": companies(4, company_goals="keep_both"),
    "anytime": companies(2, company_goals="keep_both", company_goal_discard="anytime"),
    "draft": companies(3, lobby_draft=True),
    "knowledge-any": companies(4, knowledge_recipient="any", bonus_recipient="self"),
    "supply-choice": companies(3, supply_start="choice"),
    "supply-immediate": companies(4, supply_payment="immediate", home_region="eu"),
    "events-exempt": companies(4, event_exemption="any_infrastructure"),
    "events-reshuffle": companies(3, seats="greedy", event_reshuffle=True),
}
GOLDENS = {f"second-chance-cooperative-{name}": golden for name, golden in TEAM_GOLDENS.items()}
GOLDENS |= {f"second-chance-competitive-{name}": golden for name, golden in COMPANY_GOLDENS.items()}

TREE_POSITIONS = {
    "cooperative opening": Tree("second-chance-cooperative-end-victory", "TurnMenu", depth=3),
    "cooperative gift": Tree("second-chance-cooperative-victory-4", "GiveBonus"),
    "cooperative knowledge": Tree("second-chance-cooperative-knowledge-any", "GiveKnowledge", decade=2),
    "cooperative summit": Tree("second-chance-cooperative-draft", "SummitPoint"),
    "cooperative second action": Tree("second-chance-cooperative-solo-reported", "ExtraAction", depth=3),
    "cooperative reduction": Tree("second-chance-cooperative-end-victory", "ReduceCo2"),
    "cooperative late": Tree("second-chance-cooperative-end-un_goals_unclaimed", "TurnMenu", decade=4, depth=3),
    "competitive goals": Tree("second-chance-competitive-end-too_much_co2", "KeepGoal"),
    "competitive draft": Tree("second-chance-competitive-draft", "DraftPick"),
    "competitive opening": Tree("second-chance-competitive-end-decades", "TurnMenu", depth=3),
    "competitive eviction": Tree("second-chance-competitive-keep-both", "LeaveProject"),
    "competitive income": Tree("second-chance-competitive-winnable-3", "SplitIncome", decade=3),
    "competitive supply": Tree("second-chance-competitive-supply-choice", "ChooseSupplyStart", decade=4),
    "competitive anytime": Tree("second-chance-competitive-anytime", "KeepOrGiveUp"),
    "competitive late": Tree("second-chance-competitive-un-goal-relief", "TurnMenu", decade=5, depth=3),
}

SECOND_CHANCE = Collection(
    "second-chance",
    GOLDENS,
    told={
        "second-chance-cooperative": "second-chance-cooperative-end-victory",
        "second-chance-competitive": "second-chance-competitive-end-decades",
    },
    trees=TREE_POSITIONS,
    choosers={},
)
