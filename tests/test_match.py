"""Matches: events, undo and records as terminal and server use them."""

from contextlib import suppress
from pathlib import Path

import pytest

from everywhere import moves
from keeling.kernel.digest import digest, text_of
from keeling.kernel.errors import BadRecord, CannotUndo, IllegalAction, Sealed
from keeling.kernel.game import SPECTATOR
from keeling.kernel.match import Match
from keeling.kernel.messages import message
from keeling.kernel.record import parse_record, read_record
from keeling.kernel.title import Setup
from keeling.kernel.view import numbers_in
from keeling.titles import title_named, title_names

NIM = title_named("nim")


def match_with(players: int = 2, seed: int = 3) -> Match:
    return Match(Setup.of(NIM, players, seed), ["human"] * players)


def play(match: Match, text: str) -> None:
    match.play(NIM.alphabet.parse(text))


def test_events_tell_what_happened_and_what_it_changed() -> None:
    match = match_with()
    seat = match.game.decision.player
    before = match.game.heap[0]
    events = match.play(NIM.alphabet.parse("take a 2"))
    assert len(events) == 3
    taken = next(event for event in events[SPECTATOR] if event["kind"] == "Take")
    assert taken["message"] == message("tell-nim-take", player=f"seat-{seat}", amount=2, heap="heap-a")
    assert (taken["seat"], taken["phase"]) == (seat, "")
    assert taken["changes"]["heaps.0"] == (before, before - 2)
    assert taken["changes"][f"players.{seat}.score"] == (0, 2)


def test_events_carry_the_fields_of_their_step_and_the_texts_that_changed() -> None:
    match = match_with()
    seat = match.game.decision.player
    events = match.play(NIM.alphabet.parse("take a 2"))
    taken = next(event for event in events[SPECTATOR] if event["kind"] == "Take")
    assert taken["facts"] == {"count": 2, "heap": 0, "player": seat}
    assert all(isinstance(value, int) for event in events[SPECTATOR] for value in event["facts"].values())
    classic = Match(Setup.of(title_named("classic"), 3, 1), ["human"] * 3)
    begun = next(event for event in classic.opening[SPECTATOR] if event["kind"] == "OperationsPhase")
    assert begun["words"] == {"phase": ("setup", "operations")}


@pytest.mark.parametrize("name", title_names())
def test_the_opening_tells_each_seat_the_set_up_as_far_as_it_may_know(name: str) -> None:
    """All changes of the set-up together lead from the empty table to the first position."""
    title = title_named(name)
    players = title.players.stop - 1
    setup = Setup.of(title, players, 4)
    match = Match(setup, ["human"] * players)
    assert digest(match.game) == digest(setup.start())
    assert match.actions == []
    assert len(match.opening) == players + 1
    numbers = numbers_in(title.view(setup.blank(), SPECTATOR))
    for event in match.opening[SPECTATOR]:
        for path, (before, after) in event["changes"].items():
            assert numbers.get(path, 0) == before
            numbers[path] = after
    first = numbers_in(title.view(match.game, SPECTATOR))
    follows = [path for path in [*first, *numbers] if title.outlook is not None and title.outlook.match(path)]
    assert {p: v for p, v in numbers.items() if v and p not in follows} == {
        p: v for p, v in first.items() if v and p not in follows
    }
    for seat in range(players):
        changed = [event["changes"] for event in match.opening[seat] if event["changes"]]
        assert changed == [event["changes"] for event in match.opening[SPECTATOR] if event["changes"]]


def test_the_facts_of_events_do_not_depend_on_what_a_seat_cannot_know() -> None:
    """Steps carry nothing hidden, so their fields may be told: the same until the first reveal, whatever is hidden."""
    compared = 0
    for name in title_names():
        title = title_named(name)
        g = Setup.of(title, 3, 5).start()
        for number, action in enumerate(moves(g, 5)):
            seat = g.decision.player
            if number % 7 == 0:
                logs = []
                for game in (g.clone(), g.redetermine(seat, 77)):
                    log: list[str] = []
                    game.seal(seat)
                    game.listener = lambda now, step, act, log=log: log.append(text_of(step))
                    with suppress(Sealed):
                        game.play(action)
                    logs.append(log)
                assert logs[0] == logs[1]
                compared += len(logs[0])
            g.play(action)
    assert compared > 100


def test_a_refused_action_says_why_and_changes_nothing() -> None:
    match = match_with()
    before = digest(match.game)
    with pytest.raises(IllegalAction, match=r"So many counters cannot be taken at once. \(N-TURN-02\)"):
        play(match, "take a 5")
    assert digest(match.game) == before
    assert match.actions == []


def test_undo_takes_back_the_own_last_decision() -> None:
    match = match_with()
    before = digest(match.game)
    seat = match.game.decision.player
    play(match, "take a 1")
    match.undo(seat)
    assert digest(match.game) == before
    assert match.record().actions == ()
    with pytest.raises(CannotUndo, match="nothing to take back"):
        match.undo(seat)


def test_undo_stops_at_the_decision_of_somebody_else() -> None:
    match = match_with()
    seat = match.game.decision.player
    play(match, "take a 1")
    play(match, "take b 1")
    with pytest.raises(CannotUndo, match="Somebody else has decided"):
        match.undo(seat)
    match.undo(1 - seat)
    assert len(match.actions) == 1


def test_undo_stops_at_a_reveal_unless_it_is_free() -> None:
    match = match_with()
    before = digest(match.game)
    seat = match.game.decision.player
    play(match, "show")
    with pytest.raises(CannotUndo, match="revealed"):
        match.undo(seat)
    play(match, "take b 1")
    match.undo(seat, freely=True)
    assert digest(match.game) == before


def test_previews_stop_before_what_is_unknown() -> None:
    match = match_with()
    g = match.game
    seat = g.decision.player
    shown = NIM.preview(g, seat, NIM.alphabet.parse("show"))
    assert shown == {f"players.{seat}.score": (0, 2), f"players.{seat}.shown": (0, 1)}, "his own card is known to him"
    assert NIM.preview(g, seat, NIM.alphabet.parse("take b 1")).keys() == {
        "heaps.1",
        f"players.{seat}.score",
        f"players.{seat}.taken.1",
    }


def test_a_record_is_written_whole_and_read_back(tmp_path: Path) -> None:
    match = match_with()
    play(match, "take a 1")
    file = tmp_path / "game.json"
    file.write_text("old")
    match.record().write(file)
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]
    record = read_record(file, title_named)
    assert record == match.record()
    assert digest(record.replay()) == digest(match.game)


def test_a_record_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot be written"):
        match_with().record().write(tmp_path / "no" / "game.json")
    with pytest.raises(BadRecord, match="cannot be written"):
        match_with().record().write(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_huge_file_is_no_record() -> None:
    with pytest.raises(BadRecord, match="larger than"):
        parse_record(b" " * 6_000_000, title_named)


@pytest.mark.parametrize("name", ["nim-cleared", "nim-flooded"])
def test_golden_records_replay(name: str) -> None:
    """One for each way a game of nim can end; written once, true for ever."""
    here = Path(__file__).parent
    record = read_record(here / "records" / f"{name}.json", title_named, here / "content" / "nim.toml")
    g = record.replay()
    assert f"nim-{NIM.outcome(g).reason}" == name
