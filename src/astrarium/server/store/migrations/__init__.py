"""Schema migrations; they run when the server starts."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from ....kernel import AstrariumError

HEAD = "0023"
#: The oldest schema version whose programs can use the newest schema.
WORKS_WITH = "0014"
#: The setting that tells this to older programs.
KEY = "works-with"


class OtherLayout(AstrariumError):
    """The schema version is unknown to this program. The texts are those of the server."""

    game = SimpleNamespace(id="server", folder=Path(__file__).parents[2], says={})


def upgrade(connection: Connection) -> None:
    """Migrate to the newest schema. A newer, compatible schema is left as it is."""
    found = layout(connection)
    if found is not None and found > HEAD:
        query = text("SELECT value FROM settings WHERE key = :key")
        if (connection.scalar(query, {"key": KEY}) or found) > HEAD:
            raise OtherLayout("server-newer-layout", layout=found, known=HEAD)
        return
    bring_to(connection, HEAD)
    connection.execute(text("DELETE FROM settings WHERE key = :key"), {"key": KEY})
    connection.execute(
        text("INSERT INTO settings (key, value) VALUES (:key, :value)"), {"key": KEY, "value": WORKS_WITH}
    )


def bring_to(connection: Connection, target: str) -> None:
    """Migrate to a schema version, up or down."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    if target < (layout(connection) or ""):
        command.downgrade(config, target)
    else:
        command.upgrade(config, target)


def layout(connection: Connection) -> str | None:
    """The schema version of a database; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()
