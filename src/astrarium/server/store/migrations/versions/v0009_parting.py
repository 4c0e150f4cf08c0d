"""Adds votes and puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("votes", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("puzzle", sa.String(60)))
    op.add_column("tables", sa.Column("solved", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        for column in ("solved", "puzzle", "votes"):
            batch.drop_column(column)
