"""The options of the classic game: where its two documents differ or leave a hole, and its variants."""

from dataclasses import dataclass
from typing import Literal

from keeling.kernel.options import Options, option


@dataclass(frozen=True, kw_only=True)
class ClassicOptions(Options):
    """The variants of the classic game; the defaults are the rulings of docs/rules."""

    preset: Literal["off", "beginner", "normal", "expert", "extreme"] = option("off", rule="C-VAR-01")
    auction: bool = option(False, rule="C-VAR-05")
    lobby_draft: Literal["off", "alternate", "right"] = option("off", rule="B-05")
    safe_zone_end: Literal["from_fourth_decade", "any_decade", "off"] = option("from_fourth_decade", rule="B-01")
    final_income: Literal["all_positions", "first_second"] = option("all_positions", rule="B-03")
    own_scientist_on_construct: Literal["needs_free_move", "free_to_hand", "free_move"] = option(
        "needs_free_move", rule="G-23"
    )
    eviction_timing: Literal["step7", "before"] = option("step7", rule="B-07")
    stop_blocks: Literal["sell", "both"] = option("sell", rule="B-10")
    lobby09_main: Literal["money3", "move_scientist"] = option("money3", rule="B-12")
    partial_refill: bool = option(False, rule="G-01")
    company_goal_discard: Literal["anytime", "own_turn"] = option("anytime", rule="G-12")
    classic_limits: bool = option(True, rule="G-14")
    summit_reshuffle: bool = option(False, rule="G-18")
    solo_limit: Literal["gt500", "ge500"] = option("gt500", rule="B-09")
