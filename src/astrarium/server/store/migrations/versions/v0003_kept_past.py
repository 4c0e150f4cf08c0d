"""Adds stored events, for tables whose rules change in mid-game, and archives of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("earlier", sa.JSON))
    op.add_column("snapshots", sa.Column("answers", sa.Integer, nullable=False, server_default="0"))
    op.add_column("snapshots", sa.Column("events", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "told",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("event", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "archives",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("part", sa.Integer, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("archives")
    op.drop_table("told")
    for table, columns in (("snapshots", ("events", "answers")), ("tables", ("earlier",))):
        with op.batch_alter_table(table) as batch:
            for column in columns:
                batch.drop_column(column)
