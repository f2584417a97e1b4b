"""The options of Second Chance: where its documents differ or leave a hole, and its variants."""

from dataclasses import dataclass
from typing import Literal

from keeling.kernel.options import Options, option


@dataclass(frozen=True, kw_only=True)
class SecondChanceOptions(Options):
    """The options of both modes; the defaults are the rulings of docs/rules."""

    lobby_draft: bool = option(False, "Whether lobbyist cards are drafted.", rule="S-SET-22")
    bonus_recipient: Literal["any", "self"] = option(
        "any",
        "Who may get the bonus of a knowledge track: any one player, or only the player who reached it.",
        rule="B-22",
    )
    knowledge_recipient: Literal["self", "any"] = option(
        "self",
        "Who gets a point of knowledge: the player who earned it, or any one player he names.",
        rule="B-22",
    )
    strict_bonus_ui: bool = option(
        False,
        "Whether a player is asked who gets a bonus that has the same effect whoever gets it.",
        rule="G-37",
    )
    supply_start: Literal["home", "choice"] = option(
        "home", "Which region Energy Supply begins with: the home region, or one the start player chooses.", rule="B-32"
    )
    home_region: Literal["na", "sa", "eu", "af", "as", "oc"] = option(
        "na", "The region you are sitting in.", rule="G-40"
    )
    supply_payment: Literal["after_all", "immediate"] = option(
        "after_all",
        "When a controller pays for a fossil plant: after all regions have been looked at, or at once.",
        rule="B-27",
    )
    fossil_mix: Literal["12-10-8", "10-10-10"] = option(
        "12-10-8", "How many of the fossil plants burn gas, oil and coal.", rule="B-29"
    )
    partial_refill: bool = option(
        False, "Whether the market is refilled by a single CEP if the bank has no more.", rule="G-01"
    )
    summit_reshuffle: bool = option(
        False, "Whether discarded summit tiles form a new pile when the pile is used up.", rule="G-18"
    )
    unlimited_control_markers: bool = option(
        False, "Whether one player may control all regions, though there are markers only for some.", rule="G-32"
    )


@dataclass(frozen=True, kw_only=True)
class CooperativeOptions(SecondChanceOptions):
    """The options of the cooperative game."""

    inspectors: bool = option(
        False, "Whether UN Inspectors make some open Environmental Goals cost double.", rule="SO-VAR-01"
    )
    inspector_skips_achieved: bool = option(
        False, "Whether an inspector passes over Environmental Goals that have been achieved.", rule="G-78"
    )
    reduce_before_income: bool = option(
        False,
        "Whether the team may buy CO2 down also before income is chosen, with the points it has.",
        rule="SO-INC-02",
    )
    solo_rules: Literal["reported", "bare"] = option(
        "reported",
        "One player: with the points at the start and the second main action that players report, or by the bare text, "
        "which is practically lost.",
        rule="G-77",
    )
    solo_extra_tokens: bool = option(
        True,
        "One player: whether tokens, control cubes and control markers of other colours may be used when the own ones "
        "have run out.",
        rule="G-33",
    )


@dataclass(frozen=True, kw_only=True)
class CompetitiveOptions(SecondChanceOptions):
    """The options of the competitive game."""

    start_co2: Literal["printed", "zero"] = option(
        "printed",
        "The CO2 at the start: 50 ppm as printed, or none, which is much easier to survive.",
        rule="SX-VAR-01",
    )
    un_goal_relief: bool = option(False, "Whether each claimed UN Goal lowers the CO2 by 10 ppm.", rule="SX-VAR-02")
    winnable_stack: bool = option(
        False, "Whether the fossil plants are stacked so that the game can always be won.", rule="SX-VAR-03"
    )
    company_goals: Literal["keep_1_of_2", "keep_both"] = option(
        "keep_1_of_2", "How many of the two Company Goals a player keeps.", rule="B-21"
    )
    company_goal_discard: Literal["own_turn", "anytime"] = option(
        "own_turn",
        "When a Company Goal is exchanged for money: on the own turn and in final scoring, or also to pay at other "
        "times.",
        rule="B-24",
    )
    event_exemption: Literal["built_only", "any_infrastructure"] = option(
        "built_only",
        "Which infrastructure spares its owner an event in the region: only under a built plant, or any.",
        rule="B-25",
    )
    event_reshuffle: bool = option(
        False, "Whether discarded event tiles form a new pile when the pile is used up.", rule="G-19"
    )
