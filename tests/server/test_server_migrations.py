"""A database of an earlier form is brought to the present one, with everything in it."""

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from serving import Client, serving
from sqlalchemy.engine import Engine

from keeling.server import migrations
from keeling.server.migrations import prepared
from keeling.server.store import Entry, TableRow, insert_table, load_table, open_engine
from keeling.server.tokens import hash_of
from keeling.words import say

OLD_SEED = 2**53 - 1
NUMERALS = "12345678901234567890123456789012"

TABLE = {
    "id": "old", "title": "nim", "rules_version": 1, "content": "0", "players": 2, "seed": OLD_SEED, "options": "{}",
    "seats": '[{"kind": "human", "name": "Ann", "bot": null, "hashes": []}, '
    '{"kind": "human", "name": "Bob", "bot": null, "hashes": []}]',
    "link_hash": hash_of("link"), "host_hash": hash_of("host"), "public": False, "seed_known": False, "made": 1,
}  # fmt: skip
ENTRY = {
    "table_id": "old", "seq": 1, "kind": "start", "seat": None, "body": "{}", "digest": "0", "bot_next": False,
    "made": 1,
}  # fmt: skip


def make_old_database(url: str) -> None:
    """A database of the first form with a table that has begun."""
    engine = open_engine(url)
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    metadata = sa.MetaData()
    metadata.reflect(engine)
    with engine.begin() as connection:
        connection.execute(sa.insert(metadata.tables["tables"]), TABLE)
        connection.execute(sa.insert(metadata.tables["entries"]), ENTRY)
    engine.dispose()


def check_upgrade(url: str) -> None:
    """The old table is there with its seed as a text, and a seed of numerals stays what it is."""
    make_old_database(url)
    for _ in range(2):  # the second time there is nothing to do
        engine: Engine = prepared(url)
        with engine.begin() as connection:
            found = load_table(connection, "old")
            assert found is not None
            row, entries = found
            assert row.seed == str(OLD_SEED)
            assert (row.rules_version, row.made, len(entries), entries[0].kind) == (1, 1, 1, "start")
        engine.dispose()
    engine = prepared(url)
    with engine.begin() as connection:
        new = TableRow("new", "nim", 2, "0", 2, NUMERALS, {}, [], "", "", False, False, 0)
        insert_table(connection, new, [Entry(1, "start", None, {}, "0", False, 0)])
    with engine.begin() as connection:
        found = load_table(connection, "new")
        assert found is not None
        assert found[0].seed == NUMERALS
        kinds = {column["name"]: column["type"] for column in sa.inspect(connection).get_columns("tables")}
        assert isinstance(kinds["seed"], sa.String)
    engine.dispose()


def test_seeds_that_were_numbers_become_texts(tmp_path: Path) -> None:
    check_upgrade(f"sqlite:///{tmp_path / 'old.db'}")


def test_a_table_of_an_earlier_rules_version_stops_and_says_so(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        database = server.db
        server.stop()
        server.sockets.close()
        for path in tmp_path.glob("*.db*"):
            path.unlink()
        make_old_database(database)
        server.start()
        info = Client(server).get("/tables/old", "link")
        assert info["status"] == "stopped"
        assert "it was played by rules version 1, this program has version" in say(info["note"])
