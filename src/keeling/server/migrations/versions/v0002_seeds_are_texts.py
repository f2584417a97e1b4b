"""A seed is a short text; the numbers of older tables become the texts that mean the same."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

TEXT = sa.String(64)


def upgrade() -> None:
    """Change the column and what is in it."""
    if op.get_bind().dialect.name == "sqlite":
        _upgrade_sqlite()
    else:
        op.alter_column("tables", "seed", existing_type=sa.BigInteger, type_=TEXT, postgresql_using="seed::text")


def _upgrade_sqlite() -> None:
    """SQLite cannot change a column's type, and the log refers to the table, so a column takes the other's place."""
    op.execute("UPDATE tables SET seed = seed WHERE id = ''")  # changes nothing, but Python begins a transaction here
    op.add_column("tables", sa.Column("seed_text", TEXT, nullable=False, server_default=""))
    op.execute("UPDATE tables SET seed_text = CAST(seed AS TEXT)")
    op.drop_column("tables", "seed")
    op.alter_column("tables", "seed_text", new_column_name="seed")
