"""Run by alembic: migrate on the connection that `upgrade` opened."""

from alembic import context

from keeling.server.store import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
