"""Adds friends, personal pages and seat invitations."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.create_table(
        "friends",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("other", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("since", sa.Float),
    )
    op.create_index("friends_other", "friends", ["other"])
    op.add_column("people", sa.Column("page", sa.JSON))
    op.add_column("seats", sa.Column("asked", sa.String(32)))
    op.create_index("seats_asked", "seats", ["asked"])


def downgrade() -> None:
    op.drop_index("seats_asked", "seats")
    with op.batch_alter_table("seats") as batch:
        batch.drop_column("asked")
    with op.batch_alter_table("people") as batch:
        batch.drop_column("page")
    op.drop_table("friends")
