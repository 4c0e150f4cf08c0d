"""Adds rated games and their rating changes."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "ratings",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("replay", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id")),
        sa.Column("bot", sa.String(60)),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.Column("weight", sa.Float, nullable=False),
        sa.Column("was", sa.Float, nullable=False),
        sa.Column("was_sigma", sa.Float, nullable=False),
        sa.Column("points", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ratings_seat", "ratings", ["replay", "seat"], unique=True)
    op.create_index("ratings_person", "ratings", ["person", "game"])


def downgrade() -> None:
    op.drop_table("ratings")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("rated")
