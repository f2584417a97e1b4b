"""A company of Climate Policy that maximises its own expected final worth, which is nothing after common defeat.

What it hopes for, if the planet holds, says the opinion (`Prospects`). How likely the planet holds is no fear that it
always has: it is counted in imagined games that are played on quickly, under the policy of this very game. So where a
policy keeps the others back, it has nothing to be afraid of, and where nothing does, its own restraint saves little.

Options that leave the same CO2 behind share one estimate, made once in a turn; hopes are looked at for every option.
Numbers are whole: hopes in hundredths of a point, chances in per mille.
"""

from typing import Any, Final

from keeling.bots.bot import Peek
from keeling.bots.endurance import holds
from keeling.bots.opinions.opinion import Opinion
from keeling.kernel.game import PLAYING
from keeling.kernel.generator import seeded
from keeling.titles.climate_policy.state import DEFEAT

DEALS: Final = 8
PER_MILLE: Final = 1000
SHARP: Final = 2  # chances between the counted ones are drawn towards the middle as if so many games had been even
MOST_DECISIONS: Final = 90  # of everybody in an imagined game: some four rounds of four companies
RESERVES: Final = (20, 40, 60, 80)
"""How far from the limit the imagined others stop building dirty plants, in ppm, one after the other: a company does
not know how prudent the others are."""
HEEDLESS: Final = 0


class Rational:
    """Chooses for one seat of one game; equal options are broken by the seed."""

    def __init__(self, seed: int, opinion: Opinion[Any]) -> None:
        self.random = seeded(seed)
        self.opinion = opinion
        self.turn = -1
        self.chances: dict[int, int] = {}
        """How likely the planet holds, by the CO2 that an option leaves, in this turn."""

    def choose(self, peek: Peek) -> int:
        """The option with the best hope times the chance that it comes true."""
        seat = peek.seat
        world: Any = peek.imagine(self.random.word())
        turn = world.turn_number()
        if turn != self.turn or world.active != seat:
            self.turn = turn
            self.chances = {}
        tried: list[tuple[int, int, Any]] = []
        for action in peek.legal:
            trial = world.clone()
            trial.apply(action)
            hope = 0 if trial.end == DEFEAT else self.opinion.value(trial, seat, HEEDLESS)
            tried.append((hope, action, trial))
        tried.sort(key=lambda each: -each[0])
        if all(trial.co2 == tried[0][2].co2 for _, _, trial in tried):
            return self._any([action for hope, action, _ in tried if hope == tried[0][0]])
        best_value: int | None = None
        best: list[int] = []
        for hope, action, trial in tried:
            if best_value is not None and hope <= best_value // PER_MILLE:
                break
            value = hope * self._chance(peek, trial)
            if best_value is None or value > best_value:
                best_value, best = value, [action]
            elif value == best_value:
                best.append(action)
        return self._any(best)

    def _any(self, actions: list[int]) -> int:
        return actions[self.random.below(len(actions))]

    def _chance(self, peek: Peek, trial: Any) -> int:
        """How likely the planet holds after an option, in per mille: counted over deals the same for all options."""
        if trial.end != PLAYING:
            return 0 if trial.end == DEFEAT else PER_MILLE
        known = self.chances.get(trial.co2)
        if known is None:
            seat = trial.decision.player
            held = sum(
                holds(trial, seat, deal, RESERVES[deal % len(RESERVES)], MOST_DECISIONS) for deal in range(DEALS)
            )
            known = PER_MILLE if held == DEALS else PER_MILLE * (2 * held + SHARP) // (2 * (DEALS + SHARP))
            self.chances[trial.co2] = known
        return known
