"""Adds roles, bans, mutes, blocks and reports."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("people", sa.Column("role", sa.String(10)))
    op.add_column("people", sa.Column("banned", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("other", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("about", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("settled", sa.Boolean, nullable=False, server_default=sa.false()),
    )


def downgrade() -> None:
    op.drop_table("reports")
    op.drop_table("blocks")
    with op.batch_alter_table("people") as batch:
        for name in ("muted", "banned", "role"):
            batch.drop_column(name)
