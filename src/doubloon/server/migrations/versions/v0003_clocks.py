"""When the next clock of a table will have run down, and when the whole house was closed."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("due", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_table(
        "rests",
        sa.Column("since", sa.BigInteger, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("rests")
    op.drop_index("ix_tables_due", "tables")
    op.drop_column("tables", "due")
