"""Adds clocks by days: holidays, and reminders of little time.

Programs of earlier layouts know no such clocks. Their tables continue there without a clock.
"""

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
    tables = sa.table("tables", *(sa.column(name, sa.JSON) for name in ("clock", "clocks")), sa.column("id"))
    database = op.get_bind()
    clocks = database.execute(sa.select(tables.c.id, tables.c.clock)).all()
    by_days = [id for id, clock in clocks if clock is not None and clock.get("pace") is not None]
    for id in by_days:
        none = sa.update(tables).where(tables.c.id == id).values(clock=sa.null(), clocks=sa.null())
        database.execute(none)
    with op.batch_alter_table("reminders") as batch:
        batch.drop_column("clock")
    op.drop_table("holidays")
