"""What conditions are called in a report: options and their values in the reader's words, companies by their kind."""

import re
from collections.abc import Sequence
from typing import Final

from keeling.kernel.messages import message, verbatim
from keeling.kernel.title import AnyTitle
from keeling.lab.plan import BOTS, CONTENT, NO_OPTIONS, PLAYERS, Condition
from keeling.words import Speaker
from keeling.words.keys import option_key, value_form

BESIDE: Final = {BOTS: "lab-factor-bots", PLAYERS: "lab-factor-players", CONTENT: "lab-factor-content"}
TRUTH: Final = {"true": "lab-yes", "false": "lab-no"}
COMPANIES: Final = {
    "rational": "lab-company-rational",
    "heedless": "lab-company-heedless",
    "careful": "lab-company-careful",
    "passing": "lab-company-passing",
}
COMPANY: Final = re.compile(r"(\d+) (.+)")


class Labels:
    """The words for the factors of one title, in one language.

    Where a single option varies and its values have words of their own, those will do; else its name stands before.
    """

    def __init__(self, speaker: Speaker, title: AnyTitle, factors: Sequence[str]) -> None:
        self.speaker = speaker
        self.title = title
        self.is_alone = len([name for name in factors if name not in NO_OPTIONS]) == 1

    def factor(self, name: str) -> str:
        """What a factor is called."""
        return self.speaker.name(BESIDE.get(name) or option_key(self.title, name))

    def value(self, name: str, value: str) -> str:
        """A value of a factor in words; a code stands behind what it means: `carbon taxes (2)`."""
        if name == BOTS:
            return self._companies(value)
        if name in BESIDE:
            return value
        key = option_key(self.title, name)
        form = value_form(value)
        if self.speaker.has(key, form):
            worded = self.speaker.name(key, form)
            return worded if form == value.lower() else f"{worded} ({value})"
        return self.speaker.name(TRUTH[value]) if value in TRUTH else value

    def part(self, name: str, value: str) -> str:
        """A factor with its value, as a part of a label."""
        worded = self.value(name, value)
        if name == BOTS or (self.is_alone and name not in BESIDE and worded != value and value not in TRUTH):
            return worded
        return self.named(name, value)

    def named(self, name: str, value: str) -> str:
        """A factor or a fixed option with its value."""
        worded = self.value(name, value)
        return self.speaker.say(message("lab-factor", name=verbatim(self.factor(name)), value=verbatim(worded)))

    def condition(self, condition: Condition) -> str:
        """What a condition is called."""
        parts = [self.part(name, value) for name, value in condition.factors.items()]
        return ", ".join(parts) or condition.label

    def company(self, bot: str) -> str:
        """What a kind of company is called, as part of a sentence; any other bot by its spec."""
        return self.speaker.name(COMPANIES[bot]) if bot in COMPANIES else bot

    def _companies(self, value: str) -> str:
        """A population: `1 heedless + 3 careful`; a bot or seats as they are named."""
        parts = [COMPANY.fullmatch(part) for part in value.split(" + ")]
        if not all(parts):
            return " ".join(map(self.company, value.split(" ")))
        return " + ".join(f"{part[1]} {self.company(part[2])}" for part in parts if part is not None)
