"""Adds warnings before a table expires."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("tables", sa.Column("warned", sa.Float, nullable=False, server_default="0"))
    op.add_column("reminders", sa.Column("warned", sa.Float, nullable=False, server_default="0"))


def downgrade() -> None:
    for table in ("reminders", "tables"):
        with op.batch_alter_table(table) as batch:
            batch.drop_column("warned")
