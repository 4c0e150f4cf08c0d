"""Renames the ids of stored notices: the texts of tables moved out of the server."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

#: Ids of notices that were renamed. Others with the same prefix are still texts of the server.
MOVED = (
    *("notice-time-up", "notice-away", "notice-back", "bot"),
    *("level-beginner", "level-easy", "level-medium", "level-hard"),
)


def upgrade() -> None:
    _renamed("server", "table")


def downgrade() -> None:
    _renamed("table", "server")


def _renamed(old: str, new: str) -> None:
    notices = sa.table("notices", sa.column("id", sa.Integer), sa.column("text", sa.JSON))
    database = op.get_bind()
    for id, text in database.execute(sa.select(notices.c.id, notices.c.text)).all():
        words = said = json.dumps(text)
        for name in MOVED:
            said = said.replace(f'"{old}-{name}"', f'"{new}-{name}"')
        if said != words:
            change = sa.update(notices).where(notices.c.id == id).values(text=json.loads(said))
            database.execute(change)
