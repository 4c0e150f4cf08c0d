"""The puzzle of a study. Whoever knows nothing of it can leave it alone."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    op.add_column("studies", sa.Column("puzzle", sa.JSON(none_as_null=True)))


def downgrade() -> None:
    op.drop_column("studies", "puzzle")
