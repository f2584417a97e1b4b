"""What has happened, as people tell it: by whom or in which phase, and what it cost and brought.

The browser client draws the same entries from the same events.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from keeling.kernel.messages import Message, Part, message, thing
from keeling.kernel.view import EventView

PLAYERS = "players"
"""Where a view keeps what belongs to each seat; every title calls it so."""


class Entry(NamedTuple):
    """What belongs together in a log: whose it is, or in which phase it happened, its messages, and the balance."""

    seat: int | None
    phase: str
    messages: list[Message]
    balance: Message | None


def entries(events: Iterable[EventView], goods: Mapping[str, str], actor: int | None) -> list[Entry]:
    """Events as entries of a log: an entry for each phase, and for everybody something happened to in a turn.

    `actor` took the action they come from; what is about nobody in the middle of a turn is told under him.
    """
    groups: list[tuple[int | None, str, list[EventView]]] = []
    for event in events:
        phase = event["phase"]
        whose = None if phase else actor if event["seat"] is None else event["seat"]
        if groups and groups[-1][0] == whose and groups[-1][1] == phase:
            groups[-1][2].append(event)
        else:
            groups.append((whose, phase, [event]))
    made = [
        Entry(
            whose,
            phase,
            [event["message"] for event in group if event["message"] is not None],
            balance(group, whose, goods) if whose is not None else None,
        )
        for whose, phase, group in groups
    ]
    return [entry for entry in made if entry.messages or entry.balance]


def balance(events: Iterable[EventView], player: int, goods: Mapping[str, str]) -> Message | None:
    """What a player paid and gained in these events; None if nothing."""
    sums = dict.fromkeys(goods, 0)
    for event in events:
        for name in goods:
            before, after = event["changes"].get(f"{PLAYERS}.{player}.{name}", (0, 0))
            sums[name] += after - before
    pays: list[Part] = [message(goods[name], amount=-change) for name, change in sums.items() if change < 0]
    gains: list[Part] = [message(goods[name], amount=change) for name, change in sums.items() if change > 0]
    if pays and gains:
        return message("tell-pays-and-gains", pays=pays, gains=gains)
    if pays:
        return message("tell-pays", pays=pays)
    return message("tell-gains", gains=gains) if gains else None


def phase_of(entry: Entry) -> Message:
    """The name of the phase an entry is about."""
    return message(thing("phase", entry.phase))
