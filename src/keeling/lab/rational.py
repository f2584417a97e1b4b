"""A company of Climate Policy that maximises its own expected final worth, which is nothing after common defeat.

What it hopes for, if the planet holds, says the opinion (`Prospects`). How likely the planet holds is no fear that it
always has: it is counted in imagined games that are played on quickly, under the policy of this very game. So where a
policy keeps the others back, it has nothing to be afraid of, and where nothing does, its own restraint saves little.

Options that leave the same CO2 behind share one estimate, made once in a turn; hopes are looked at for every option.
Numbers are whole: hopes in hundredths of a point, chances in per mille.
"""

from typing import Any, Final

from keeling.bots.bot import Peek
from keeling.bots.opinions.opinion import Opinion
from keeling.kernel.game import PLAYING
from keeling.kernel.generator import seeded
from keeling.titles.climate_policy import alphabet as a
from keeling.titles.climate_policy.continents import liable_ppm
from keeling.titles.climate_policy.layout import CLEAN_KINDS, is_dirty
from keeling.titles.climate_policy.permits import permits_for, permits_in_force
from keeling.titles.climate_policy.state import DEFEAT
from keeling.titles.climate_policy.tax import tax_on
from keeling.titles.climate_policy.turn import TurnMenu

DEALS: Final = 8
PER_MILLE: Final = 1000
SHARP: Final = 2  # chances between the counted ones are drawn towards the middle as if so many games had been even
MOST_DECISIONS: Final = 90  # of everybody in an imagined game: some four rounds of four companies
RESERVES: Final = (20, 40, 60, 80)
"""How far from the limit the imagined others stop building dirty plants, in ppm, one after the other: a company does
not know how prudent the others are."""
HEEDLESS: Final = 0
CLEAN, DIRTY, PERMIT, DRAW = 1, 2, 3, 4


def _moves() -> bytes:
    """What each action of the alphabet is to an imagined company; 0 if it never thinks of it."""
    moves = bytearray(a.ALPHABET.size)
    for action in range(a.BUILD.first, a.BUILD.first + a.BUILD.size):
        plant = a.BUILD.plant(action)
        if is_dirty(plant):
            moves[action] = DIRTY
        elif plant < CLEAN_KINDS:
            moves[action] = CLEAN
    moves[a.BUY_PERMIT.first] = PERMIT
    moves[a.DEVELOP_DIRTY.first] = DRAW
    return bytes(moves)


MOVES: Final = _moves()


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
            held = sum(self._holds(trial, deal) for deal in range(DEALS))
            known = PER_MILLE if held == DEALS else PER_MILLE * (2 * held + SHARP) // (2 * (DEALS + SHARP))
            self.chances[trial.co2] = known
        return known

    def _holds(self, trial: Any, deal: int) -> bool:
        g = trial.redetermine(trial.decision.player, deal)
        reserve = RESERVES[deal % len(RESERVES)]
        for _ in range(MOST_DECISIONS):
            if g.decision is None:
                break
            g.apply(quick_answer(g, reserve))
        return bool(g.end != DEFEAT)


def quick_answer(g: Any, reserve: int) -> int:
    """What an imagined company does: it builds a dirty plant where that pays and the limit is far enough, else a clean
    one if it can; it draws dirty plants while that makes sense, pays what it owes and makes no offers."""
    legal: list[int] = g.legal
    if not isinstance(g.decision, TurnMenu):
        return _other(legal)
    clean = dirty = permit = draw = -1
    for action in legal:
        moved = MOVES[action]
        if moved == CLEAN:
            clean = action
        elif moved == DIRTY:
            dirty = action if dirty < 0 else dirty
        elif moved == PERMIT:
            permit = action
        elif moved == DRAW:
            draw = action
    if dirty >= 0:
        ppm = g.rules.ppm[a.BUILD.plant(dirty)]
        if g.co2 + ppm + reserve < g.rules.defeat:
            worthwhile = _covered(g, ppm)
            if worthwhile:
                return dirty
            if permit >= 0 and permits_in_force(g):
                return permit
    if clean >= 0:
        return clean
    if draw >= 0 and g.co2 + reserve < g.rules.defeat and not g.rules.permits:
        return draw
    return a.END.first


def _covered(g: Any, ppm: int) -> bool:
    """Whether a company can answer for so many more ppm: by permits, or by a tax that leaves something."""
    player = g.decision.player
    if permits_in_force(g):
        return bool(g.permits[player] >= permits_for(g, liable_ppm(g, player) + ppm))
    if g.rules.taxes:
        liable = liable_ppm(g, player)
        return bool(tax_on(g, liable + ppm) - tax_on(g, liable) <= g.rules.rounds * g.rules.income_dirty)
    return True


_QUIET: Final = (a.PAY_TAX, a.COMPLY, a.NO_TRADE, a.DECLINE, a.WITHDRAW, a.PAY_FINE)


def _other(legal: list[int]) -> int:
    """The answer to anything but a turn: pay, comply, no offers; else what is named first."""
    for kind in _QUIET:
        if kind.first in legal:
            return kind.first
    first, last = a.DEMOLISH.first, a.DEMOLISH.first + a.DEMOLISH.size
    return next((action for action in legal if first <= action < last), legal[0])
