"""When a step is done: a number or word of the view compared, or an event of the learner. The client does the same.

`{ path = "regions.3.controller", op = "==", value = 0 }` looks at the view of the learner; `op = "set"` asks only
whether anything is there. `{ event = "ScoreUnGoal" }` asks whether the learner has had such an event since the step
began. A path that leads nowhere is not met.
"""

from collections.abc import Callable, Iterable, Mapping
from operator import eq, ge, gt, le, lt, ne
from typing import Any, Final, NamedTuple

Plain = int | str | bool

COMPARED: Final[Mapping[str, Callable[[Any, Any], bool]]] = {"==": eq, "!=": ne, "<": lt, "<=": le, ">": gt, ">=": ge}
SET: Final = "set"


class Condition(NamedTuple):
    """Either an event, or a path of the view with what it is compared to."""

    event: str | None = None
    path: str | None = None
    op: str | None = None
    value: Plain | None = None

    def met(self, view: Any, events: Iterable[str]) -> bool:
        """Whether it holds, with these events of the learner since the step began."""
        if self.event is not None:
            return self.event in events
        assert self.path is not None
        found = at_path(view, self.path)
        if found is None:
            return False
        return self.op == SET or COMPARED[self.op or ""](found, self.value)


def condition_of(values: Mapping[str, Any]) -> Condition:
    """A condition from a file; ValueError if it is neither of the two forms."""
    given = set(values)
    if given == {"event"}:
        return Condition(event=values["event"])
    compared = given == {"path", "op", "value"} and values["op"] in COMPARED
    if compared or (given == {"path", "op"} and values["op"] == SET):
        return Condition(**values)
    raise ValueError(f"no condition: {dict(values)}")


def at_path(view: Any, path: str) -> Any:
    """What stands at a path of a view, `players.0.score`; None if it leads nowhere."""
    found = view
    for part in path.split("."):
        if isinstance(found, Mapping):
            found = found.get(part)
        elif isinstance(found, list) and part.isdigit() and int(part) < len(found):
            found = found[int(part)]
        else:
            return None
    return found
