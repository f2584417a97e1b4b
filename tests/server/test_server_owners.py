"""The three parts of a table: nobody but the owner of a part writes to it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import keeling.server

SOURCES = sorted(Path(keeling.server.__file__).parent.glob("*.py"))
OWNERS = {"log": "log.py", "audience": "audience.py", "table": "tables.py", "match": "tables.py"}
CHANGING = ("append", "extend", "insert", "pop", "remove", "clear", "update", "setdefault", "add", "discard")


def written(tree: ast.AST) -> Iterator[ast.expr]:
    """Every place that something is assigned to, deleted, or changed by one of the usual methods."""
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=targets) | ast.Delete(targets=targets):
                yield from targets
            case ast.AugAssign(target=target) | ast.AnnAssign(target=target):
                yield target
            case ast.Call(func=ast.Attribute(value=value, attr=attr)) if attr in CHANGING:
                yield ast.copy_location(ast.Attribute(value, attr), node)


def names_in(place: ast.expr) -> list[str]:
    """`table.log.seats[0]` is table, log, seats."""
    match place:
        case ast.Attribute(value=value, attr=attr):
            return [*names_in(value), attr]
        case ast.Subscript(value=value):
            return names_in(value)
        case ast.Name(id=name):
            return [name]
        case _:
            return []


def trespasses(source: str, name: str) -> list[str]:
    """Where a module writes to a part that is not its own."""
    found = []
    for place in written(ast.parse(source)):
        names = names_in(place)
        owned = [OWNERS[part] for part in names[:-1] if part in OWNERS]
        if owned and owned[-1] != name:
            found.append(f"{name}:{place.lineno} {'.'.join(names)}")
    return found


def test_nobody_but_its_owner_writes_to_a_part_of_a_table() -> None:
    assert len(SOURCES) > 20
    assert [each for path in SOURCES for each in trespasses(path.read_text(encoding="utf-8"), path.name)] == []


def test_the_scan_finds_who_writes_to_what_is_not_theirs() -> None:
    for line in (
        "table.audience.note = None",
        "table.log.seats[0].kind = 'bot'",
        "del table.checkpoints[3]",
        "self.table.match.actions.append(3)",
        "table.log.undos += 1",
    ):
        assert trespasses(line, "play.py"), line
    assert trespasses("table.audience.note = None", "audience.py") == []
    assert trespasses("note = table.audience.note", "play.py") == []
