"""Adds lessons."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.String(60)))
    op.add_column("tables", sa.Column("stop", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("stop")
        batch.drop_column("lesson")
