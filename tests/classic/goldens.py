"""Golden records, playthroughs and counted move trees of the classic game: what there is."""

from typing import Any

from goldens import Collection, Golden, Tree, choose_by_bot
from keeling.bots.bot import Bot
from keeling.titles import title_named

TITLE = title_named("classic")


def golden(players: int, content: str = "classic", end: str = "", seats: str = "greedy", **options: object) -> Golden:
    """A golden record of the classic game."""
    return Golden("classic", players, content, end, options, seats)


GOLDENS = {
    "classic-end-decades": golden(4, end="decades", preset="beginner"),
    "classic-end-green_regions": golden(3, "classic-5000", "green_regions", seats="focused"),
    "classic-end-safe_zone": golden(4, end="safe_zone", preset="beginner"),
    "classic-end-defeat": golden(5, end="defeat"),
    "classic-end-solo_over": golden(1, end="solo_over"),
    "classic-preset-beginner": golden(2, "classic-5000", preset="beginner"),
    "classic-preset-normal": golden(3, "classic-5000", preset="normal"),
    "classic-preset-expert": golden(4, "classic-5000", preset="expert"),
    "classic-preset-extreme": golden(5, "classic-5000", preset="extreme"),
    "classic-auction": golden(3, "classic-5000", seats="random", auction=True),
    "classic-draft-alternate": golden(4, "classic-5000", lobby_draft="alternate"),
    "classic-draft-right": golden(5, "classic-5000", seats="random", lobby_draft="right"),
    "classic-solitaire": golden(1, "classic-5000", "decades"),
}

TREE_POSITIONS = {
    "opening": Tree("classic-preset-beginner", "TurnMenu"),
    "draft": Tree("classic-draft-alternate", "DraftPick"),
    "solitaire": Tree("classic-end-solo_over", "ChooseStarterRegion"),
    "income": Tree("classic-preset-expert", "SplitIncome", decade=3),
    "auction": Tree("classic-auction", "Bid", decade=3),
    "eviction": Tree("classic-end-safe_zone", "LeaveForOpponent"),
    "summit": Tree("classic-preset-normal", "SummitPoint"),
    "late": Tree("classic-preset-extreme", "TurnMenu", decade=6),
}


def choose_focused(g: Any, bot: Bot) -> int:
    """Everybody builds in the two smallest regions; otherwise what the bot does.

    No bot fills two regions with green plants by itself, and a golden record must.
    """
    for kind in ("construct", "construct-lobby", "install", "propose"):
        for action in g.legal:
            words = TITLE.alphabet.notation(action).split()
            if words[0] == kind and words[1].startswith(("AF", "SA")):
                return int(action)
    return choose_by_bot(g, bot)


CLASSIC = Collection(
    "classic",
    GOLDENS,
    told={"classic-2p": "classic-preset-beginner", "classic-solo": "classic-end-solo_over"},
    trees=TREE_POSITIONS,
    choosers={"focused": ("greedy", choose_focused)},
    late="classic-5000",
)
