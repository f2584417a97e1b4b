"""The planner plans whole turns, keeps to them, and stops when its effort is spent; levels are planners by numbers."""

import tomllib
from itertools import pairwise
from typing import Any

import pytest

from everywhere import some_positions, start
from keeling.bots.bot import Peek, RandomBot
from keeling.bots.levels import DEFAULT, FILE, LEVELS, make, numbers_in
from keeling.bots.opinions import opinion_for, opinion_name
from keeling.bots.opinions.opinion import Inattentive
from keeling.bots.planner import Effort, Planner, PlannerBot, Turn, varied
from keeling.bots.spec import bot_for
from keeling.kernel.digest import digest
from keeling.kernel.errors import BadSetup
from keeling.kernel.game import NO_TURN
from keeling.titles import title_named, title_names
from keeling.titles.nim.title import NimTitle

BOARDS = [name for name in title_names() if name != "nim"]
every_board = pytest.mark.parametrize("name", BOARDS)
every_title = pytest.mark.parametrize("name", title_names())


def in_a_turn(name: str, players: int = 2) -> Any:
    """A game in which somebody begins his first turn."""
    g: Any = start(name, players, 3)
    while g.turn_number() == NO_TURN:
        g.apply(g.legal[0])
    return g


def planner_for(name: str, effort: Effort) -> Planner:
    """A planner with the title's opinion."""
    planner = Planner(opinion_for(title_named(name), 2), effort)
    planner.begin()
    return planner


# Turns


@every_board
def test_every_turn_has_a_number_of_its_own(name: str) -> None:
    """Nobody else's turn has it, and it does not come back."""
    g: Any = start(name, 3, 5)
    chance = RandomBot(4)
    numbers: list[tuple[int, int]] = []
    while g.decision is not None:
        if g.turn_number() != NO_TURN:
            numbers.append((g.turn_number(), g.active))
        g.apply(chance.choose(Peek(g, g.decision.player)))
    turns = [one for n, one in enumerate(numbers) if n == 0 or one != numbers[n - 1]]
    assert len({number for number, _ in turns}) == len(turns) > 3
    assert all(before[1] != after[1] for before, after in pairwise(turns[:3]))


@every_board
def test_turns_are_whole_and_the_best_comes_first(name: str) -> None:
    g = in_a_turn(name)
    seat, number = g.decision.player, g.turn_number()
    turns = planner_for(name, Effort(3)).turns(g.redetermine(seat, 7), seat, 3, 5)
    assert [turn.value for turn in turns] == sorted([turn.value for turn in turns], reverse=True)
    for turn in turns:
        after = turn.game
        assert after.decision is None or after.decision.player != seat or after.turn_number() != number
        assert len(turn.path) == len(turn.legals)
        assert all(action in legal for action, legal in zip(turn.path, turn.legals, strict=True))


def test_equal_turns_are_kept_once_and_no_main_action_takes_more_than_half() -> None:
    g: Any = start("nim", 2, 1)
    turns = [Turn(g, [n], [[n]], main, value) for n, (main, value) in enumerate(
        [(1, 9), (1, 9), (1, 8), (1, 7), (2, 6), (-1, 5)]
    )]  # fmt: skip
    assert [turn.path for turn in varied(turns, 4)] == [[0], [2], [4], [5]]
    assert [turn.path for turn in varied(turns[:4], 4)] == [[0], [2], [3]], "the rest fills up"
    assert [turn.path for turn in varied(turns, 1)] == [[0]]


# Plans


def test_a_plan_is_kept_while_the_options_are_as_foreseen() -> None:
    g = in_a_turn("classic")
    seat = g.decision.player
    bot = PlannerBot(5, opinion_for(title_named("classic"), 2), Effort(4))
    g.play(bot.choose(Peek(g, seat)))
    looked_at = bot.planner.positions
    assert looked_at > 0
    assert bot.plan
    while bot.plan and g.decision.player == seat and g.legal == bot.foreseen[0]:
        g.play(bot.choose(Peek(g, seat)))
        assert bot.planner.positions == looked_at, "nothing was searched again"


def test_a_plan_is_made_anew_when_the_options_are_others() -> None:
    g = in_a_turn("classic")
    bot = PlannerBot(5, opinion_for(title_named("classic"), 2), Effort(2))
    bot.plan, bot.foreseen = [0], [[0, 1]]
    assert bot.choose(Peek(g, g.decision.player)) in g.legal
    assert bot.planner.positions > 0


# Effort


@every_board
def test_spent_effort_ends_a_search_with_a_legal_action(name: str) -> None:
    g = in_a_turn(name)
    peek = Peek(g, g.decision.player)
    opinion = opinion_for(title_named(name), 2)
    quick = PlannerBot(1, opinion, Effort(4, 3, 9, 4, positions=1))
    long = PlannerBot(1, opinion, Effort(4, 3, 9, 4))
    assert quick.choose(peek) in g.legal
    assert long.choose(peek) in g.legal
    assert quick.planner.positions < long.planner.positions


def test_a_clock_ends_a_search() -> None:
    """Every look at this clock takes a second."""
    ticks: list[int] = []

    def clock() -> int:
        ticks.append(1)
        return 1000 * len(ticks)

    g = in_a_turn("classic")
    bot = PlannerBot(1, opinion_for(title_named("classic"), 2), Effort(4, 4, 50, 4, milliseconds=3000, clock=clock))
    assert bot.clocked
    assert bot.choose(Peek(g, g.decision.player)) in g.legal
    assert 3 <= len(ticks) < 12


def test_whoever_relies_on_nobody_fears_what_is_right_after_his_turn() -> None:
    """What others may do for the planet in the turns ahead counts only as far as they are relied on."""
    name = "second-chance-competitive"
    g = in_a_turn(name)
    seat = g.decision.player
    opinion = opinion_for(title_named(name), 2)
    turn = planner_for(name, Effort(2)).turns(g.clone(), seat, 2, 1)[0]
    worth = {
        reliance: planner_for(name, Effort(2, ahead=5, reliance=reliance)).outlook(g, turn, seat)
        for reliance in (100, 50, 0)
    }
    after = g.clone()
    planner_for(name, Effort(2)).follow(after, turn, seat, g.turn_number())
    assert planner_for(name, Effort(2, reliance=0)).outlook(g, turn, seat) == opinion.value(after, seat)
    assert worth[0] != worth[100]
    assert abs(2 * worth[50] - worth[0] - worth[100]) <= 2


def test_rivals_count_for_those_who_mind_them() -> None:
    g: Any = start("classic", 2, 3)
    opinion = opinion_for(title_named("classic"), 2)
    plain = Planner(opinion, Effort(1)).value_at_end(g, 0)
    jealous = Planner(opinion, Effort(1, rivalry=50)).value_at_end(g, 0)
    assert jealous == plain - 50 * opinion.value(g, 1, 0) // 100


@pytest.mark.parametrize(
    "spec", ["planner:", "planner:0", "planner:2x0", "planner:x", "planner:-1", "planner:1x1x1x1x1x1x1x1"]
)
def test_a_planner_takes_its_effort_in_numbers(spec: str) -> None:
    with pytest.raises(BadSetup, match="is no planner"):
        bot_for(spec, 1, title_named("nim"), 2)


# Levels


def test_the_file_of_levels_has_exactly_what_a_level_needs() -> None:
    found = tomllib.loads(FILE.read_text(encoding="utf-8"))
    assert list(found) == LEVELS
    assert DEFAULT in LEVELS
    for level in LEVELS:
        own = {name: numbers for name, numbers in found[level].items() if isinstance(numbers, dict)}
        assert set(own) <= set(title_names())
        for name in ("", *own):
            bot = make(level, 1, opinion_for(title_named("nim"), 2), name)  # a number that is not known is refused
            assert isinstance(bot, PlannerBot)
            assert bot.planner.effort.width == own.get(name, {}).get("width", found[level]["width"])


def test_a_level_has_its_own_numbers_in_a_title_and_in_those_that_extend_it() -> None:
    class Flood(NimTitle):
        name = "flood"

    values = {"width": 2, "deals": 3, "nim": {"width": 7}, "classic": {"deals": 1}}
    assert numbers_in(values, opinion_name(title_named("nim"))) == {"width": 7, "deals": 3}
    assert numbers_in(values, opinion_name(Flood())) == {"width": 7, "deals": 3}
    assert numbers_in(values, opinion_name(title_named("climate-policy"))) == {"width": 2, "deals": 3}


@every_title
def test_what_is_overlooked_are_features_and_never_the_planet(name: str) -> None:
    opinion = opinion_for(title_named(name), title_named(name).players.stop - 1)
    assert set(opinion.overlooked) <= set(opinion.names)
    if opinion.feared >= 0:
        assert opinion.names[opinion.feared] not in opinion.overlooked


@every_board
def test_somebody_in_a_hurry_sees_a_part_of_some_features(name: str) -> None:
    g = in_a_turn(name)
    opinion = opinion_for(title_named(name), 2)
    seen = Inattentive(opinion, 30).features(g, 0)
    for feature, whole, part in zip(opinion.names, opinion.features(g, 0), seen, strict=True):
        assert part == (30 * whole // 100 if feature in opinion.overlooked else whole)


@pytest.mark.once
def test_expert_decides_within_its_clock_and_legally() -> None:
    g = in_a_turn("classic")
    bot = make("expert", 1, opinion_for(title_named("classic"), 2), "classic")
    assert bot.clocked
    assert bot.choose(Peek(g, g.decision.player)) in g.legal


SHORTLY = 1000
"""Positions looked at for a turn: enough for `hard` to compare turns over some deals, too few to take long."""


@pytest.mark.once
@every_title
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_decides_by_what_its_seat_knows_until_the_end(name: str, level: str) -> None:
    """Two games that differ only in what the seat cannot know, the same bot seed: the same choice, all through a game.

    A bot that had seen more would often choose the same nevertheless, so what it plans for its turn and how much it
    looked at must be the same, too. The clock of `expert` is taken away and everybody's effort shortened, so that a
    count of positions ends it.
    """
    title = title_named(name)
    players = title.players.stop - 1
    opinion = opinion_for(title, players)
    differed = asked = 0
    for number, g in enumerate(some_positions(name, players, seed=6, every=23)):
        if g.decision is None or len(g.legal) == 1:
            continue
        seat = g.decision.player
        other = g.redetermine(seat, 17 + number)
        differed += digest(other) != digest(g)
        choices = []
        for world in (g, other):
            bot = make(level, 3, opinion, name)
            assert isinstance(bot, PlannerBot)
            bot.planner.effort.clock = None
            bot.planner.effort.positions = SHORTLY
            choices.append((bot.choose(Peek(world, seat)), bot.plan, bot.planner.positions))
        assert choices[0] == choices[1]
        asked += 1
    assert asked > 0
    assert differed == asked, "the games are not the same, or the test says nothing"


@pytest.mark.once
@pytest.mark.parametrize(("stronger", "weaker"), [("normal", "easy"), ("easy", "random")])
def test_a_level_is_stronger_than_the_one_below(stronger: str, weaker: str) -> None:
    """A few games with the seats changed; `keeling league` has the figures (docs/bots.md)."""
    title = title_named("classic")
    points = {stronger: 0, weaker: 0}
    for seed in range(10):
        g: Any = start("classic", 2, seed)
        specs = (stronger, weaker) if seed % 2 else (weaker, stronger)
        bots = [bot_for(spec, seed, title, 2) for spec in specs]
        while g.decision is not None:
            g.apply(bots[g.decision.player].choose(Peek(g, g.decision.player)))
        for seat, spec in enumerate(specs):
            points[spec] += title.outcome(g).scores[seat]
    assert points[stronger] > points[weaker]
