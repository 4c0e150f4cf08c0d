"""Adds events: tournaments and duplicate, with entrants and pairings."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.create_table(
        "events",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("host", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("rules", sa.JSON, nullable=False),
        sa.Column("begins", sa.Float, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
    )
    op.create_table(
        "entrants",
        sa.Column("event", sa.String(32), sa.ForeignKey("events.id"), primary_key=True),
        sa.Column("id", sa.String(60), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id")),
        sa.Column("bot", sa.String(60)),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("number", sa.Integer),
        sa.Column("gone", sa.Boolean, nullable=False),
    )
    op.create_index("entrants_person", "entrants", ["person"])
    op.create_table(
        "pairings",
        sa.Column("event", sa.String(32), sa.ForeignKey("events.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("board", sa.Integer, primary_key=True),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("played", sa.String(32)),
        sa.Column("points", sa.JSON),
        sa.Column("corrections", sa.JSON),
    )
    op.add_column("tables", sa.Column("event", sa.String(32)))


def downgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("event")
    op.drop_table("pairings")
    op.drop_table("entrants")
    op.drop_table("events")
