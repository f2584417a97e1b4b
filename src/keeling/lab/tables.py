"""Parquet of complete conditions, made by DuckDB where it is installed: a row for each game, and one for each game and
round. Everything the lab itself shows comes from the lines of JSON, so nothing is lost without it."""

from pathlib import Path
from typing import Any, Final

from keeling.kernel.messages import message, verbatim
from keeling.lab.errors import BadFolder, needs
from keeling.lab.folder import Folder
from keeling.lab.plan import Condition

FOLDER: Final = "tables"


def connection() -> Any:
    """DuckDB in memory; NotInstalled without it."""
    try:
        import duckdb
    except ImportError:
        raise needs("duckdb") from None
    return duckdb.connect(config={"threads": 1})


def is_installed() -> bool:
    """Whether DuckDB is there."""
    from importlib.util import find_spec

    return find_spec("duckdb") is not None


def table_files(folder: Folder, condition: Condition) -> tuple[Path, Path]:
    """The Parquet files of a condition: games, and rounds."""
    path = folder.path / FOLDER
    return path / f"games-{condition.key}.parquet", path / f"rounds-{condition.key}.parquet"


def make_tables(folder: Folder, condition: Condition, replications: int) -> None:
    """Write the Parquet files of a complete condition, unless they are newer than its games, or DuckDB is not there."""
    if not is_installed():
        return
    files = table_files(folder, condition)
    source = folder.rows_file(condition)
    if all(file.exists() and file.stat().st_mtime >= source.stat().st_mtime for file in files):
        return
    files[0].parent.mkdir(exist_ok=True)
    figures, rounds, nested = Types(), Types(), set()
    for line in folder.lines(condition):
        figures.add(line["figures"])
        rounds.add(line["rounds"])
        nested |= {name for name, values in line["rounds"].items() if values and isinstance(values[0], list)}
    curves = f", rounds: 'STRUCT({rounds.text()})'" if rounds.types else ""
    columns = f"{{game: 'BIGINT', figures: 'STRUCT({figures.text()})'{curves}}}"
    with connection() as database:
        read = f"read_json({quoted(source)}, format='newline_delimited', columns={columns})"
        chosen = f"FROM {read} WHERE game < {replications} ORDER BY game"
        _copy(database, f"SELECT {quoted(condition.key)} AS condition, game, figures.* {chosen}", files[0])
        if rounds.types:
            parts = ", ".join(
                f'list_transform(rounds."{name}", lambda x: x[place]) AS "{name}"'
                if name in nested
                else f'rounds."{name}"[place] AS "{name}"'
                for name in rounds.types
            )
            places = f'unnest(range(1, len(rounds."{next(iter(rounds.types))}") + 1)) AS place'
            inner = f"SELECT game, rounds, {places} {chosen}"
            query = f"SELECT {quoted(condition.key)} AS condition, game, place AS row, {parts} FROM ({inner})"
            _copy(database, query, files[1])


def _copy(database: Any, query: str, file: Path) -> None:
    temporary = file.with_name(f".{file.name}.new")
    import duckdb

    try:
        database.execute(f"COPY ({query}) TO {quoted(temporary)} (FORMAT parquet)")
    except duckdb.IOException as error:
        temporary.unlink(missing_ok=True)
        raise BadFolder(
            message("error-lab-folder", folder=verbatim(file.parent), reason=verbatim(str(error).partition("\n")[0]))
        ) from None
    temporary.replace(file)


class Types:
    """The types of the fields of many rows; a field that never has a value is a number."""

    def __init__(self) -> None:
        self.types: dict[str, str] = {}

    def add(self, row: dict[str, Any]) -> None:
        """Learn from one more row."""
        for name, value in row.items():
            found = kind(value)
            if found and self.types.get(name, "") in ("", "BIGINT", "BIGINT[]"):
                self.types[name] = found
            self.types.setdefault(name, "")

    def text(self) -> str:
        """The fields of a struct."""
        return ", ".join(f'"{name}" {given or "DOUBLE"}' for name, given in self.types.items())


def kind(value: Any) -> str:
    """What a value is for DuckDB; empty if it does not tell."""
    if isinstance(value, list):
        inner = next((found for found in map(kind, value) if found), "")
        return f"{inner or 'BIGINT'}[]"
    if isinstance(value, bool | int):
        return "BIGINT"
    if isinstance(value, float):
        return "DOUBLE"
    return "VARCHAR" if isinstance(value, str) else ""


def quoted(text: object) -> str:
    """A text in SQL."""
    return "'" + str(text).replace("'", "''") + "'"
