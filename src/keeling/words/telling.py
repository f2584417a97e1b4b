"""What has happened, as people tell it: by whom or in which phase, and what it cost and brought.

The browser client draws the same entries from the same events.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from keeling.kernel.messages import Message, Part, message, seat, thing
from keeling.kernel.view import EventView
from keeling.words.speaker import Speaker

PLAYERS = "players"
"""Where a view keeps what belongs to each seat; every title calls it so."""


class Entry(NamedTuple):
    """What belongs together in a log: whose it is, or in which phase it happened, its messages, and what it changed."""

    seat: int | None
    phase: str
    messages: list[Message]
    sums: dict[str, int]
    """By how much what the seat owns has changed, by the names of its goods."""


def entries(events: Iterable[EventView], goods: Mapping[str, str], actor: int | None) -> list[Entry]:
    """Events as entries of a log: an entry for each phase, and for everybody something happened to in a turn.

    `actor` took the action they come from; what is about nobody in the middle of a turn is told under him.
    """
    made: list[Entry] = []
    for event in events:
        phase = event["phase"]
        whose = None if phase else actor if event["seat"] is None else event["seat"]
        sums = {} if whose is None else _changes(event, whose, goods)
        made.append(Entry(whose, phase, [event["message"]] if event["message"] is not None else [], sums))
    return joined(made)


def joined(apart: Iterable[Entry]) -> list[Entry]:
    """Entries with neighbours of the same person or phase made one, and those that say nothing left out."""
    made: list[Entry] = []
    for entry in apart:
        if made and (made[-1].seat, made[-1].phase) == (entry.seat, entry.phase):
            last = made.pop()
            names = [*last.sums, *(name for name in entry.sums if name not in last.sums)]
            sums = {name: last.sums.get(name, 0) + entry.sums.get(name, 0) for name in names}
            made.append(Entry(entry.seat, entry.phase, last.messages + entry.messages, sums))
        else:
            made.append(entry)
    return [entry for entry in made if entry.messages or any(entry.sums.values())]


def _changes(event: EventView, player: int, goods: Mapping[str, str]) -> dict[str, int]:
    pairs = {name: event["changes"].get(f"{PLAYERS}.{player}.{name}") for name in goods}
    return {name: pair[1] - pair[0] for name, pair in pairs.items() if pair is not None}


def balance(entry: Entry, goods: Mapping[str, str]) -> Message | None:
    """What the person of an entry paid and gained in it; None if nothing. Its form `short` stands behind a sentence."""
    if entry.seat is None:
        return None
    pays: list[Part] = [message(goods[name], amount=-change) for name, change in entry.sums.items() if change < 0]
    gains: list[Part] = [message(goods[name], amount=change) for name, change in entry.sums.items() if change > 0]
    player = seat(entry.seat)
    if pays and gains:
        return message("tell-pays-and-gains", player=player, pays=pays, gains=gains)
    if pays:
        return message("tell-pays", player=player, pays=pays)
    return message("tell-gains", player=player, gains=gains) if gains else None


def phase_of(entry: Entry) -> Message:
    """The name of the phase an entry is about."""
    return message(thing("phase", entry.phase))


def sentences(entry: Entry, goods: Mapping[str, str], speaker: Speaker, names: Sequence[str] = ()) -> str:
    """An entry in words: its messages, with what was paid and gained behind them."""
    text = " ".join(speaker.say(each, names) for each in entry.messages)
    told = balance(entry, goods)
    if told is None:
        return text
    return f"{text} ({speaker.render(told, names, 'short')})" if text else speaker.say(told, names)
