"""How the database came to its present form, step by step; run at every start."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy.engine import Engine

from keeling.server.store import open_engine


def prepared(url: str) -> Engine:
    """The database of that address, in the newest form."""
    engine = open_engine(url)
    upgrade(engine)
    return engine


def upgrade(engine: Engine) -> None:
    """Bring the database to the newest form; a new one is made whole."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
