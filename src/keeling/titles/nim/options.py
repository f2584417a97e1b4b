"""The options of nim."""

from dataclasses import dataclass
from typing import Literal

from keeling.kernel.options import Options, option


@dataclass(frozen=True, kw_only=True)
class NimOptions(Options):
    """The variants of nim."""

    last_counter: Literal["bonus", "penalty", "nothing"] = option("bonus", rule="N-END-02")
    showing: bool = option(True, rule="N-TURN-04")
