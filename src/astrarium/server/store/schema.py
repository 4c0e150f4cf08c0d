"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

metadata = MetaData()

#: What the server remembers about itself: the key of its cookies.
settings = Table(
    "settings",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

#: People: guests, and those with an account (`login`, `password`). `skeleton` is what an account's name looks
#: like; `signed` tells that a signed cookie of former times still counts. `email` is an address that was
#: confirmed; `role` says who looks after the server; `away` how somebody wants to hear that it is their turn.
people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", Text),
    Column("created", Float, nullable=False),
    Column("signed", Boolean, nullable=False, server_default=true()),
    Column("skeleton", String(200)),
    Column("email", String(254), index=True),
    Column("role", String(10)),
    Column("banned", Boolean, nullable=False, server_default=false()),
    Column("muted", Boolean, nullable=False, server_default=false()),
    Column("away", JSON(none_as_null=True)),
    Index("people_skeleton", "skeleton", unique=True),
)

#: Browsers that are known, by the hash of their secret.
logins = Table(
    "logins",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("agent", String(200), nullable=False),
)

#: Letters that were sent and may be answered once: by the hash of their secret, what for, and until when.
letters = Table(
    "letters",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("purpose", String(10), nullable=False),
    Column("value", String(254), nullable=False),
    Column("until", Float, nullable=False),
)

#: Of which turns people have heard: the table, and how many entries it had; and of which warning.
reminders = Table(
    "reminders",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("moves", Integer, nullable=False),
    Column("warned", Float, nullable=False, server_default="0"),
)

#: Browsers that want to be told while they are closed, and the log-in that each belongs to.
pushes = Table(
    "pushes",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("login", String(64), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("key", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(10), nullable=False),
    Column("created", Float, nullable=False),
)

#: Who wants to have nothing to do with whom.
blocks = Table(
    "blocks",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("other", String(32), ForeignKey("people.id"), primary_key=True),
)

#: What people told those who look after the server about others.
reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("about", String(32), ForeignKey("people.id"), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("settled", Boolean, nullable=False, server_default=false()),
)

#: A game in play. `rules`, `position` and `first` say from where its moves are played again;
#: `moves` counts the entries, `move` the answers that everybody knows of. `origin` names the table (none: a
#: file) and the move from which this one was played on; `heading` says where the game stood when a snapshot
#: was last kept; `earlier` how many answers and events there were before the rules changed in mid-game.
#: `lesson` is the one that is given there, `stop` the number of the last stop that was told; `votes` has the
#: people who agree to what is wished for; `puzzle` is the one that is set there; `words` has what people add
#: to the seed, until it is dealt; `warned` says when people were told that the table ends because nobody
#: plays there; `daily` is the day whose deal it is, `counted` tells that it is the try that counts.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("rules", BigInteger, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(200), nullable=False),
    Column("seeded", Boolean, nullable=False),
    Column("position", JSON(none_as_null=True)),
    Column("first", Integer, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("clock", JSON(none_as_null=True)),
    Column("clocks", JSON(none_as_null=True)),
    Column("watch", String(40), nullable=False, unique=True),
    Column("host", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("move", Integer, nullable=False),
    Column("waiting", JSON, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("result", JSON(none_as_null=True)),
    Column("name", String(40)),
    Column("absence", Integer, nullable=False, server_default="86400"),
    Column("origin", JSON(none_as_null=True)),
    Column("heading", JSON(none_as_null=True)),
    Column("earlier", JSON(none_as_null=True)),
    Column("lesson", String(60)),
    Column("stop", Integer, nullable=False, server_default="0"),
    Column("votes", JSON, nullable=False, server_default="{}"),
    Column("puzzle", String(60)),
    Column("solved", Boolean, nullable=False, server_default=false()),
    Column("words", JSON(none_as_null=True)),
    Column("warned", Float, nullable=False, server_default="0"),
    Column("daily", String(10)),
    Column("counted", Boolean, nullable=False, server_default=false()),
    Index("tables_open", "open", "over"),
)

#: Who sits where. `stand_in` is the bot that plays for the person, `seen` when the person was last there.
seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), index=True),
    Column("bot", String(60)),
    Column("name", String(40)),
    Column("token", String(40), unique=True),
    Column("stand_in", String(60)),
    Column("seen", Float, nullable=False, server_default="0"),
)

#: Answers and undos in the order they were made; only ever appended to. The primary key is the guard: nobody
#: can append a number twice.
moves = Table(
    "moves",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("entry", Text, nullable=False),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

#: The last position kept of a table: where it goes on when the rules have changed meanwhile. `answers` and
#: `events` count what went before its checkpoint.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("rules", BigInteger, nullable=False),
    Column("state", JSON, nullable=False),
    Column("answers", Integer, nullable=False, server_default="0"),
    Column("events", Integer, nullable=False, server_default="0"),
)

#: What was told at a table up to its last snapshot, to whomever: the log stays when the rules change.
told = Table(
    "told",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("event", Text, nullable=False),
    sqlite_with_rowid=False,
)

#: Finished games as they were played, in parts (`tables/archive.py`).
archives = Table(
    "archives",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("part", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

#: What finished games were for their people (`tables/outcomes.py`). `replay` is the table, which may be gone.
results = Table(
    "results",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("replay", String(32), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("opponent", String(60), nullable=False),
    Column("score", Integer, nullable=False),
    Column("margin", Integer),
    Column("place", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("gave_up", Boolean, nullable=False),
    Column("moves", Integer),
    Column("at", Float, nullable=False),
)

#: Tries at the deal of a day that count: one a person, game and day. `replay` is the table.
tries = Table(
    "tries",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(60), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("replay", String(32), nullable=False),
    Index("tries_person", "person"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

#: What happened at a table and is not of the game: a bot sits in for somebody.
notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False, index=True),
    Column("move", Integer, nullable=False),
    Column("text", JSON, nullable=False),
    Column("at", Float, nullable=False),
)
