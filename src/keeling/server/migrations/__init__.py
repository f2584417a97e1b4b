"""How the database came to its present form, step by step; run at every start."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import Connection, Engine

from keeling.kernel.errors import BadSetup
from keeling.kernel.messages import message
from keeling.server.store import open_engine


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return config


VERSIONS: Final = [each.revision for each in ScriptDirectory.from_config(_config()).walk_revisions()]
"""Every form the database ever had, the newest first."""
NEWEST: Final = VERSIONS[0]


def prepared(url: str) -> Engine:
    """The database of that address, in the newest form."""
    engine = open_engine(url)
    upgrade(engine)
    return engine


def upgrade(engine: Engine) -> None:
    """Bring the database to the newest form; a new one is made whole. BadSetup if a newer program has made it."""
    config = _config()
    with engine.begin() as connection:
        if version_of(connection) not in (None, *VERSIONS):
            raise BadSetup(message("error-database-newer"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def version_of(connection: Connection) -> str | None:
    """The form a database has; None for an empty one, or one of another program."""
    return MigrationContext.configure(connection).get_current_revision()
