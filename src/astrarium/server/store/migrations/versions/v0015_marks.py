"""Adds fingerprints of positions. Older versions can ignore them."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("moves", sa.Column("mark", sa.String(24)))


def downgrade() -> None:
    op.drop_column("moves", "mark")
