"""Playthroughs: a whole game as text, so that a change of rules shows up as a readable difference.

For each decision: who is asked what, every option in notation, the one taken, every event with what it changed in
the public view (numbers and texts, before > after), and what changed in a seat's own view only. Messages are printed
as keys and arguments, so that a better sentence changes nothing here.
"""

from collections.abc import Callable
from textwrap import wrap
from typing import Any, cast

from keeling.kernel.game import SPECTATOR
from keeling.kernel.match import Match
from keeling.kernel.messages import Arg, Message, Verbatim
from keeling.kernel.view import EventView, differences

WIDTH = 118


def playthrough(match: Match, choose: Callable[[Any], int]) -> str:
    """Play a fresh match to its end and tell all of it; `choose` takes the game and says which action is taken."""
    title = match.title
    setup = match.setup
    options = setup.options.as_dict()
    defaults = title.options().as_dict()
    changed = [f"{name}={value}" for name, value in options.items() if value != defaults[name]]
    lines = [
        f"{title.name}, {setup.players} player(s), seed {setup.seed}, content {setup.content.digest[:12]}",
        f"options: {', '.join(changed) or 'all as usual'}; seats: {', '.join(match.seats)}",
        "",
        "Set-up",
    ]
    lines += tell(match.opening[SPECTATOR])
    for seat in range(setup.players):
        lines += folded(f"only seat {seat} sees: ", as_text(secrets(match, seat, None)))
    number = 0
    while match.game.decision is not None:
        g = match.game
        number += 1
        asked = title.asked(g)
        assert asked is not None
        lines += ["", f"{number}. Seat {asked['player']} is asked {asked['kind']}: {spelled(asked['question'])}"]
        lines += options_text(match)
        before = [title.view(g, seat) for seat in [*range(setup.players), SPECTATOR]]
        action = choose(g)
        lines.append(f"> {title.alphabet.notation(action)}")
        lines += tell(match.play(action)[SPECTATOR])
        for seat in range(setup.players):
            own = secrets(match, seat, before)
            if own:
                lines += folded(f"only seat {seat} sees: ", as_text(own))
    outcome = title.outcome(match.game)
    lines += ["", f"The end: {outcome.reason}; scores {outcome.scores}; winners {outcome.winners}"]
    lines.append(f"digest {match.record().digest}")
    return "\n".join(lines) + "\n"


def options_text(match: Match) -> list[str]:
    """The options, one line for each kind: `propose: EU-money solar/biomass, EU-tech solar`."""
    kinds: dict[str, dict[str, list[str]]] = {}
    for action in match.game.legal:
        words = match.title.alphabet.notation(action).split()
        last = words[-1] if len(words) > 1 else ""
        kinds.setdefault(words[0], {}).setdefault(" ".join(words[1:-1]), []).append(last)
    lines = []
    for kind, groups in kinds.items():
        texts = [f"{first} {'/'.join(lasts)}".strip() for first, lasts in groups.items()]
        lines += folded(f"{kind}: " if any(texts) else kind, texts)
    return lines


def tell(events: list[EventView]) -> list[str]:
    """Each event in a line or more: its message, or the name of its step, and what it changed."""
    lines = []
    for event in events:
        texts = as_text(event["changes"])
        texts += [f"{path} {before or '-'}>{after or '-'}" for path, (before, after) in event["words"].items()]
        head = spelled(event["message"]) if event["message"] else event["kind"]
        lines += folded(f"{head} [" if texts else head, texts, "]" if texts else "")
    return lines


def spelled(message: Message) -> str:
    """A message by its key and its arguments: `tell-install player=seat-1 source=source-solar`."""
    args = [f"{name}={_argument(value)}" for name, value in message.get("args", {}).items()]
    return " ".join([message["key"], *args])


def _argument(value: Arg) -> str:
    if isinstance(value, list):
        return f"[{', '.join(_argument(each) for each in value)}]"
    if isinstance(value, int | str):
        return str(value)
    if "literal" in value:
        return repr(cast(Verbatim, value)["literal"])
    return f"({spelled(value)})"


def as_text(changes: dict[str, tuple[int, int]]) -> list[str]:
    """Changes as `path before>after`."""
    return [f"{path} {before}>{after}" for path, (before, after) in changes.items()]


def secrets(match: Match, seat: int, before: list[Any] | None) -> dict[str, tuple[int, int]]:
    """The numbers that changed in the seat's own view and not in the public one; without `before`, all of them."""
    title, g = match.title, match.game
    if before is None:
        return differences(title.view(g, SPECTATOR), title.view(g, seat))
    public = differences(before[SPECTATOR], title.view(g, SPECTATOR))
    own = differences(before[seat], title.view(g, seat))
    return {path: pair for path, pair in own.items() if public.get(path) != pair}


def folded(head: str, texts: list[str], end: str = "") -> list[str]:
    """The texts behind a head, indented, in lines of limited width."""
    text = head + ", ".join(texts) + end
    return wrap(text, WIDTH, initial_indent="  ", subsequent_indent="      ", break_on_hyphens=False)
