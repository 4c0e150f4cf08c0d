"""Groups with members and tables of their own; leagues, whose divisions are events."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.create_table(
        "groups",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("about", sa.String(300), nullable=False),
        sa.Column("shown", sa.Boolean, nullable=False),
    )
    op.create_table(
        "members",
        sa.Column("group_id", sa.String(32), sa.ForeignKey("groups.id"), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("role", sa.String(10), nullable=False),
        sa.Column("by", sa.String(32)),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("members_person", "members", ["person"])
    op.add_column("tables", sa.Column("group_id", sa.String(32)))
    op.create_index("tables_group", "tables", ["group_id"])
    op.add_column("events", sa.Column("group_id", sa.String(32)))
    op.add_column("events", sa.Column("parent", sa.String(32)))


def downgrade() -> None:
    # leagues keep a state that older versions neither list nor advance
    with op.batch_alter_table("events") as batch:
        batch.drop_column("parent")
        batch.drop_column("group_id")
    op.drop_index("tables_group", "tables")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("group_id")
    op.drop_table("members")
    op.drop_table("groups")
