"""Adds clocks by days: holidays, and reminders of little time."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.create_table(
        "holidays",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("begin", sa.Float, primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.add_column("reminders", sa.Column("clock", sa.Integer, nullable=False, server_default="-1"))


def downgrade() -> None:
    with op.batch_alter_table("reminders") as batch:
        batch.drop_column("clock")
    op.drop_table("holidays")
