"""Audit lines: who used a right that others at the table do not have, or that shows what may be hidden.

A line names the table, the seat and the right, never a person, a token or anything of the game.
"""

import logging
from collections.abc import Sequence
from typing import Any, Final

from keeling.server.metrics import count_entries
from keeling.server.store import Entry

log = logging.getLogger("keeling.audit")

SENTENCES: Final = {
    "start": "The game of table {table} has begun.",
    "handover": "At table {table} seat {seat} was handed to {to} by {by}.",
    "reissue": "At table {table} the host made a new link for seat {seat}.",
    "download": "The record of table {table}, with all that is hidden, was handed out before its end.",
    "undo": "At table {table} seat {seat} went back to position {position} {how}.",
    "rematch": "A rematch of table {table} was made.",
}


def note_written(table: str, title: str, entries: Sequence[Entry]) -> None:
    """Entries have been committed: count them, and write down those that use a right."""
    count_entries(title, entries)
    for entry in entries:
        if entry.kind in SENTENCES:
            note(table, entry)


def note(table: str, entry: Entry) -> None:
    """Write an entry down. Going back is a right only where something was revealed since, or others agreed."""
    facts: dict[str, Any] = {"event": entry.kind, "table": table, "seq": entry.seq}
    if entry.seat is not None:
        facts["seat"] = entry.seat + 1
    match entry.kind:
        case "handover":
            facts |= {"to": "a bot" if entry.body["bot"] else "people", "by": f"the {entry.body.get('by', 'host')}"}
        case "undo":
            how = "over what had been revealed" if entry.body.get("peek") else "with the consent of the others"
            if not entry.body.get("peek") and not entry.body.get("agreed"):
                return
            facts |= {"position": entry.body["to"], "how": how}
    log.info(SENTENCES[entry.kind].format(**facts), extra={"facts": facts})
