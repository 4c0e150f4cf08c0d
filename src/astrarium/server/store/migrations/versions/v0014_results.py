"""Adds results of finished games, and daily deals."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("tables", sa.Column("daily", sa.String(10)))
    op.add_column("tables", sa.Column("counted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "results",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("replay", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("opponent", sa.String(60), nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("margin", sa.Integer),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("gave_up", sa.Boolean, nullable=False),
        sa.Column("moves", sa.Integer),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "tries",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(60), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("replay", sa.String(32), nullable=False),
    )
    op.create_index("tries_person", "tries", ["person"])
    _enter_finished()


def _enter_finished() -> None:
    """Fill the results from the stored games."""
    connection = op.get_bind()
    tables = sa.table(
        "tables",
        *(sa.column(name) for name in ("id", "game", "over", "changed", "lesson", "puzzle", "origin")),
        sa.column("result", sa.JSON(none_as_null=True)),
    )
    seats = sa.table(
        "seats", *(sa.column(name) for name in ("table_id", "seat", "person", "bot", "stand_in"))
    )
    columns = (
        "person", "replay", "game", "opponent", "score", "margin", "place", "won", "gave_up", "moves", "at"
    )  # fmt: skip
    results = sa.table("results", *(sa.column(name) for name in columns))
    over = sa.select(tables.c.id, tables.c.game, tables.c.changed, tables.c.result).where(
        tables.c.over == sa.true(), tables.c.result.is_not(None),
        tables.c.lesson.is_(None), tables.c.puzzle.is_(None), tables.c.origin.is_(None),
    )  # fmt: skip
    for id, game, changed, result in connection.execute(over).all():
        sat = connection.execute(sa.select(seats).where(seats.c.table_id == id).order_by(seats.c.seat)).all()
        for values in _results(result, sat):
            connection.execute(
                sa.insert(results).values(replay=id, game=game, moves=None, at=changed, **values)
            )


def _results(result: dict[str, Any], sat: Any) -> list[dict[str, Any]]:
    """The result of a game for each of its people, as far as the stored data allow."""
    if not result or result.get("decided_by") == "abandoned":
        return []
    found = []
    ranking = result["ranking"]
    for row in sat:
        people = [each.person for each in sat]
        if row.person is None or people.count(row.person) > 1 or row.stand_in is not None:
            continue
        score = result["scores"][str(row.seat)]
        others = [points for seat, points in result["scores"].items() if seat != str(row.seat)]
        rank = next(rank for rank, tied in enumerate(ranking) if row.seat in tied)
        gave_up = result.get("decided_by") == "conceded" and rank == len(ranking) - 1
        bots = {each.bot or "people" for each in sat if each.seat != row.seat}
        one = "several" if len(bots) > 1 else next(iter(bots), "nobody")
        found.append(
            {
                "person": row.person,
                "opponent": "people" if "people" in bots else one,
                "score": score,
                "margin": score - max(others) if others else None,
                "place": 1 + sum(len(tied) for tied in ranking[:rank]),
                "won": bool(others) and ranking[0] == [row.seat] and not gave_up,
                "gave_up": gave_up,
            }
        )
    return found


def downgrade() -> None:
    op.drop_index("tries_person", "tries")
    op.drop_table("tries")
    op.drop_table("results")
    with op.batch_alter_table("tables") as batch:
        for column in ("counted", "daily"):
            batch.drop_column(column)
