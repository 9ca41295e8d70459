"""Who is told when it is their turn: browsers through their push services, and channels of groups."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("key", sa.String(80), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("base", sa.Text, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("zone", sa.String(80), nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_to", sa.Integer, nullable=False),
        sa.Column("question", sa.Integer, nullable=False, server_default="0"),
        sa.Column("told", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("due", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("ix_notices_due", "notices", ["due"])


def downgrade() -> None:
    op.drop_table("notices")
