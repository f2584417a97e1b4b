"""Why a turn of the competitive mode of Second Chance is good."""

from keeling.bots.reasons.second_chance import SecondChanceReasons

REASONS = SecondChanceReasons
