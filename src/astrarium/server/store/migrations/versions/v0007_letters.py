"""Adds e-mail addresses and tokens; computes the skeletons of account names again."""

import sqlalchemy as sa
from alembic import op

from astrarium.tables.display_names import skeleton

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("people", sa.Column("email", sa.String(254)))
    op.create_index("ix_people_email", "people", ["email"])
    op.create_table(
        "letters",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("purpose", sa.String(10), nullable=False),
        sa.Column("value", sa.String(254), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("ix_letters_person", "letters", ["person"])
    _look_again()


def _look_again() -> None:
    """More letters count as look-alikes. Among equal skeletons, only the first account keeps it."""
    people = sa.table(
        "people", sa.column("id"), sa.column("login"), sa.column("skeleton"), sa.column("created")
    )
    connection, taken = op.get_bind(), set()
    known = people.c.login.is_not(None)
    connection.execute(sa.update(people).where(known).values(skeleton=None))
    for id, login in connection.execute(
        sa.select(people.c.id, people.c.login).where(known).order_by(people.c.created)
    ).all():
        bones = skeleton(login)
        if bones not in taken:
            taken.add(bones)
            connection.execute(sa.update(people).where(people.c.id == id).values(skeleton=bones))


def downgrade() -> None:
    op.drop_table("letters")
    op.drop_index("ix_people_email", "people")
    with op.batch_alter_table("people") as batch:
        batch.drop_column("email")
