"""The options of Second Chance: where its documents differ or leave a hole, and its variants."""

from dataclasses import dataclass
from typing import Literal

from keeling.kernel.options import Options, option


@dataclass(frozen=True, kw_only=True)
class SecondChanceOptions(Options):
    """The options of both modes; the defaults are the rulings of docs/rules."""

    lobby_draft: bool = option(False, rule="S-SET-22")
    bonus_recipient: Literal["any", "self"] = option(
        "any",
        rule="B-22",
    )
    knowledge_recipient: Literal["self", "any"] = option(
        "self",
        rule="B-22",
    )
    strict_bonus_ui: bool = option(
        False,
        rule="G-37",
    )
    supply_start: Literal["home", "choice"] = option("home", rule="B-32")
    home_region: Literal["na", "sa", "eu", "af", "as", "oc"] = option("na", rule="G-40")
    supply_payment: Literal["after_all", "immediate"] = option(
        "after_all",
        rule="B-27",
    )
    fossil_mix: Literal["12-10-8", "10-10-10"] = option("12-10-8", rule="B-29")
    partial_refill: bool = option(False, rule="G-01")
    summit_reshuffle: bool = option(False, rule="G-18")
    unlimited_control_markers: bool = option(False, rule="G-32")


@dataclass(frozen=True, kw_only=True)
class CooperativeOptions(SecondChanceOptions):
    """The options of the cooperative game."""

    inspectors: bool = option(False, rule="SO-VAR-01")
    inspector_skips_achieved: bool = option(False, rule="G-78")
    reduce_before_income: bool = option(
        False,
        rule="SO-INC-02",
    )
    solo_rules: Literal["reported", "bare"] = option(
        "reported",
        rule="G-77",
    )
    solo_extra_tokens: bool = option(
        True,
        rule="G-33",
    )


@dataclass(frozen=True, kw_only=True)
class CompetitiveOptions(SecondChanceOptions):
    """The options of the competitive game."""

    start_co2: Literal["printed", "zero"] = option(
        "printed",
        rule="SX-VAR-01",
    )
    un_goal_relief: bool = option(False, rule="SX-VAR-02")
    winnable_stack: bool = option(False, rule="SX-VAR-03")
    company_goals: Literal["keep_1_of_2", "keep_both"] = option("keep_1_of_2", rule="B-21")
    company_goal_discard: Literal["own_turn", "anytime"] = option(
        "own_turn",
        rule="B-24",
    )
    event_exemption: Literal["built_only", "any_infrastructure"] = option(
        "built_only",
        rule="B-25",
    )
    event_reshuffle: bool = option(False, rule="G-19")
