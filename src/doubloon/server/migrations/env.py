"""Runs the migrations on the connection that the server has opened."""

from alembic import context

from doubloon.server.database import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
