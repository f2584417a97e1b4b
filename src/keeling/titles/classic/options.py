"""The options of the classic game: where its two documents differ or leave a hole, and its variants."""

from dataclasses import dataclass
from typing import Literal

from keeling.kernel.options import Options, option


@dataclass(frozen=True, kw_only=True)
class ClassicOptions(Options):
    """The variants of the classic game; the defaults are the rulings of docs/rules."""

    preset: Literal["off", "beginner", "normal", "expert", "extreme"] = option(
        "off", "Which fossil plants stand on the board at the start; off draws them.", rule="C-VAR-01"
    )
    auction: bool = option(
        False, "Whether the start player of the next decade is found by an auction.", rule="C-VAR-05"
    )
    lobby_draft: Literal["off", "alternate", "right"] = option(
        "off", "Whether lobby cards are drafted, and which way the packs go.", rule="B-05"
    )
    safe_zone_end: Literal["from_fourth_decade", "any_decade", "off"] = option(
        "from_fourth_decade", "After which decades a return to the safe zone ends the game.", rule="B-01"
    )
    final_income: Literal["all_positions", "first_second"] = option(
        "all_positions", "Which positions on the tracks are paid in final scoring.", rule="B-03"
    )
    own_scientist_on_construct: Literal["needs_free_move", "free_to_hand", "free_move"] = option(
        "needs_free_move",
        "Your own scientist on the project you build, after your free scientist move: forbids it, goes to your "
        "hand, or moves freely.",
        rule="G-23",
    )
    eviction_timing: Literal["step7", "before"] = option(
        "step7", "When another player's scientist leaves a project that is built.", rule="B-07"
    )
    stop_blocks: Literal["sell", "both"] = option(
        "sell", "What the STOP mark of the market forbids for the rest of a turn.", rule="B-10"
    )
    lobby09_main: Literal["money3", "move_scientist"] = option(
        "money3", "The main effect of lobby card 09, on which the documents differ.", rule="B-12"
    )
    partial_refill: bool = option(
        False, "Whether the market is refilled by a single CEP if the bank has no more.", rule="G-01"
    )
    company_goal_discard: Literal["anytime", "own_turn"] = option(
        "anytime",
        "When a Company Goal is exchanged for coins: also to pay in the Supply phase or an auction, or only on the "
        "own turn and in final scoring.",
        rule="G-12",
    )
    classic_limits: bool = option(True, "Whether the number of tech cubes is limited.", rule="G-14")
    summit_reshuffle: bool = option(
        False, "Whether discarded summit tiles form a new pile when the pile is used up.", rule="G-18"
    )
    solo_limit: Literal["gt500", "ge500"] = option(
        "gt500", "Whether a solitaire game ends above the limit of CO2, or already at it.", rule="B-09"
    )
