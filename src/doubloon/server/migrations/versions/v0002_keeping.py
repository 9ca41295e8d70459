"""Snapshots of tables, records of finished games, whose seats a table has, and when it last changed."""

from time import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("tokens", sa.Text, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("touched", sa.BigInteger, nullable=False, server_default="0"))
    # Nobody wrote down when they last changed. From now on counts, so that nothing is too old all at once.
    op.execute(sa.text("UPDATE tables SET touched = :now").bindparams(now=int(time())))
    op.create_index("ix_tables_touched", "tables", ["touched"])
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("made_by", sa.String(80), nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "records",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("finished", sa.BigInteger, nullable=False, index=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for name in ("pulse", "records", "snapshots"):
        op.drop_table(name)
    op.drop_index("ix_tables_touched", "tables")
    op.drop_column("tables", "touched")
    op.drop_column("tables", "tokens")
