"""Adds log-ins, and skeletons of account names against look-alikes."""

import sqlalchemy as sa
from alembic import op

from astrarium.tables.display_names import skeleton

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "logins",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("agent", sa.String(200), nullable=False),
    )
    op.create_index("ix_logins_person", "logins", ["person"])
    # People of earlier versions have a signed cookie, which is exchanged once.
    op.add_column("people", sa.Column("signed", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("people", sa.Column("skeleton", sa.String(200)))
    _fill_skeletons()
    op.create_index("people_skeleton", "people", ["skeleton"], unique=True)


def _fill_skeletons() -> None:
    """Among look-alike names, only the first account gets the skeleton."""
    people = sa.table(
        "people", sa.column("id"), sa.column("login"), sa.column("skeleton"), sa.column("created")
    )
    connection, taken = op.get_bind(), set()
    query = (
        sa.select(people.c.id, people.c.login).where(people.c.login.is_not(None)).order_by(people.c.created)
    )
    for id, login in connection.execute(query).all():
        bones = skeleton(login)
        if bones not in taken:
            taken.add(bones)
            connection.execute(sa.update(people).where(people.c.id == id).values(skeleton=bones))


def downgrade() -> None:
    op.drop_index("people_skeleton", "people")
    with op.batch_alter_table("people") as batch:
        batch.drop_column("skeleton")
        batch.drop_column("signed")
    op.drop_table("logins")
