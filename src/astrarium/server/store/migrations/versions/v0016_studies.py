"""Adds studies. Older versions can ignore them."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "studies",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("origin", sa.String(32)),
        sa.Column("shared", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("version", sa.Integer, nullable=False, server_default="0"),
        sa.Column("moments", sa.JSON(none_as_null=True)),
    )
    op.create_index("ix_studies_person", "studies", ["person"])


def downgrade() -> None:
    op.drop_table("studies")
