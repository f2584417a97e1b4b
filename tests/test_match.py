"""Matches: events, undo and records as terminal and server use them."""

from pathlib import Path

import pytest

from keeling.kernel.digest import digest
from keeling.kernel.errors import BadRecord, CannotUndo, IllegalAction
from keeling.kernel.game import SPECTATOR
from keeling.kernel.match import Match
from keeling.kernel.record import parse_record, read_record
from keeling.kernel.title import Setup
from keeling.titles import title_named

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
    assert taken["text"] == f"Player {seat + 1} takes 2 from heap a."
    assert taken["changes"]["heaps.0"] == (before, before - 2)
    assert taken["changes"][f"players.{seat}.score"] == (0, 2)


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
    assert NIM.preview(g, seat, NIM.alphabet.parse("show")) == {}
    assert NIM.preview(g, seat, NIM.alphabet.parse("take b 1")).keys() == {
        "heaps.1",
        f"players.{seat}.score",
        f"players.{seat}.taken.1",
    }
    assert g.sealed is False


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
