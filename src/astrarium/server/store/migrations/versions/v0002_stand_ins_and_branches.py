"""Adds stand-in bots, names and origins of tables, and notices."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("name", sa.String(40)))
    op.add_column("tables", sa.Column("absence", sa.Integer, nullable=False, server_default="86400"))
    op.add_column("tables", sa.Column("origin", sa.JSON))
    op.add_column("tables", sa.Column("heading", sa.JSON))
    op.add_column("seats", sa.Column("stand_in", sa.String(60)))
    op.add_column("seats", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("move", sa.Integer, nullable=False),
        sa.Column("text", sa.JSON, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_notices_table_id", "notices", ["table_id"])


def downgrade() -> None:
    op.drop_table("notices")
    op.drop_index("ix_tables_host", "tables")
    for table, columns in (
        ("seats", ("seen", "stand_in")),
        ("tables", ("heading", "origin", "absence", "name")),
    ):
        with op.batch_alter_table(table) as batch:
            for column in columns:
                batch.drop_column(column)
