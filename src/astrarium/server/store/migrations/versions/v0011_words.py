"""Adds seed words."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("tables", sa.Column("words", sa.JSON(none_as_null=True)))


def downgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("words")
