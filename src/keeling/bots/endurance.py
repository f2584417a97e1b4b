"""Whether the planet holds in Climate Policy if everybody plays on quickly: what rational companies count.

It is compiled like all that runs in a hot loop: a choice of a rational company asks it for thousands of imagined turns.
The policy of the game at hand rules there as well, so where it keeps companies back it keeps these back.
"""

from typing import Final, cast

from keeling.titles.climate_policy import alphabet as a
from keeling.titles.climate_policy.continents import liable_ppm
from keeling.titles.climate_policy.layout import CLEAN_KINDS, is_dirty
from keeling.titles.climate_policy.permits import permits_for, permits_in_force
from keeling.titles.climate_policy.state import DEFEAT, ClimatePolicy
from keeling.titles.climate_policy.tax import tax_on
from keeling.titles.climate_policy.turn import TurnMenu

CLEAN: Final = 1
DIRTY: Final = 2
PERMIT: Final = 3
DRAW: Final = 4
NONE: Final = -1


def _moves() -> list[int]:
    """What each action of the alphabet is to an imagined company; 0 if it never thinks of it."""
    moves = [0] * a.ALPHABET.size
    for action in range(a.BUILD.first, a.BUILD.first + a.BUILD.size):
        plant = a.BUILD.plant(action)
        if is_dirty(plant):
            moves[action] = DIRTY
        elif plant < CLEAN_KINDS:
            moves[action] = CLEAN
    moves[a.BUY_PERMIT.first] = PERMIT
    moves[a.DEVELOP_DIRTY.first] = DRAW
    return moves


MOVES: Final = _moves()
QUIET: Final = [kind.first for kind in (a.PAY_TAX, a.COMPLY, a.NO_TRADE, a.DECLINE, a.WITHDRAW, a.PAY_FINE)]
"""Answers to what is no turn: pay, comply, no offers."""


def holds(trial: ClimatePolicy, seat: int, deal: int, reserve: int, decisions: int) -> bool:
    """Whether there is no common defeat in so many decisions, in one deal of what the seat cannot know.

    `reserve` is how far from the limit, in ppm, the imagined companies stop building dirty plants.
    """
    g = cast(ClimatePolicy, trial.redetermine(seat, deal))
    for _ in range(decisions):
        if g.decision is None:
            break
        g.apply(quick_action(g, reserve))
    return g.end != DEFEAT


def quick_action(g: ClimatePolicy, reserve: int) -> int:
    """What an imagined company does; somebody must be asked."""
    return quick_turn(g, reserve) if isinstance(g.decision, TurnMenu) else quick_answer(g.legal)


def quick_turn(g: ClimatePolicy, reserve: int) -> int:
    """What an imagined company does in its turn: it builds a dirty plant where that pays and the limit is far enough,
    else a clean one if it can; it draws dirty plants while that makes sense."""
    clean = dirty = permit = draw = NONE
    for action in g.legal:
        moved = MOVES[action]
        if moved == CLEAN:
            clean = action
        elif moved == DIRTY and dirty == NONE:
            dirty = action
        elif moved == PERMIT:
            permit = action
        elif moved == DRAW:
            draw = action
    rules = g.rules
    if dirty != NONE:
        ppm = rules.ppm[a.BUILD.plant(dirty)]
        if g.co2 + ppm + reserve < rules.defeat:
            if is_covered(g, ppm):
                return dirty
            if permit != NONE and permits_in_force(g):
                return permit
    if clean != NONE:
        return clean
    if draw != NONE and g.co2 + reserve < rules.defeat and not rules.permits:
        return draw
    return a.END.first


def is_covered(g: ClimatePolicy, ppm: int) -> bool:
    """Whether a company can answer for so many more ppm: by permits, or by a tax that leaves something."""
    player = g.active
    rules = g.rules
    if permits_in_force(g):
        return g.permits[player] >= permits_for(g, liable_ppm(g, player) + ppm)
    if rules.taxes:
        liable = liable_ppm(g, player)
        return tax_on(g, liable + ppm) - tax_on(g, liable) <= rules.rounds * rules.income_dirty
    return True


def quick_answer(legal: list[int]) -> int:
    """The answer to anything but a turn: pay, comply, no offers; else a plant is given up, or what is named first."""
    for answer in QUIET:
        if answer in legal:
            return answer
    first, last = a.DEMOLISH.first, a.DEMOLISH.first + a.DEMOLISH.size
    for action in legal:
        if first <= action < last:
            return action
    return legal[0]
