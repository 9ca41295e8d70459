"""When somebody was last reminded by the others."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("notices", sa.Column("nudged", sa.BigInteger, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("notices", "nudged")
