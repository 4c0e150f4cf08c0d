"""Adds reminders of turns."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("people", sa.Column("away", sa.JSON(none_as_null=True)))
    op.create_table(
        "reminders",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("moves", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("reminders")
    with op.batch_alter_table("people") as batch:
        batch.drop_column("away")
