"""The schema of the database."""

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

#: Settings of the server, such as the key of its cookies.
settings = Table(
    "settings",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

#: People: guests, and accounts (`login`, `password`). `skeleton` is the look-alike form of the account name;
#: `signed`: a signed cookie of an earlier version is still valid; `email` is confirmed; `role` is a
#: moderator's; `away` holds the reminder options, `page` the personal page.
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
    Column("page", JSON(none_as_null=True)),
    Index("people_skeleton", "skeleton", unique=True),
)

#: Log-ins of browsers, by the hash of their secret.
logins = Table(
    "logins",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("agent", String(200), nullable=False),
)

#: Tokens of account e-mails, by the hash of their secret.
letters = Table(
    "letters",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("purpose", String(10), nullable=False),
    Column("value", String(254), nullable=False),
    Column("until", Float, nullable=False),
)

#: Sent reminders: the table's entries at that time, the last warning, and the entries when time was short.
reminders = Table(
    "reminders",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("moves", Integer, nullable=False),
    Column("warned", Float, nullable=False, server_default="0"),
    Column("clock", Integer, nullable=False, server_default="-1"),
)

#: Holidays, which stop the clocks of a person's tables by days.
holidays = Table(
    "holidays",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("begin", Float, primary_key=True),
    Column("until", Float, nullable=False),
)

#: Push subscriptions, with their log-in.
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

#: Blocks: `person` has blocked `other`.
blocks = Table(
    "blocks",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("other", String(32), ForeignKey("people.id"), primary_key=True),
)

#: Friendships: `person` asked `other` to be friends; `since` is when that one agreed, or null.
friends = Table(
    "friends",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("other", String(32), ForeignKey("people.id"), primary_key=True),
    Column("asked", Float, nullable=False),
    Column("since", Float),
    Index("friends_other", "other"),
)

#: Searches for an opponent. `rating` is the person's strength, `seen` the last poll, `found` the table.
searches = Table(
    "searches",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("pace", String(10), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("rating", Float, nullable=False),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("found", String(32)),
)

#: Reports to the moderators.
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

#: Tables. `rules`, `position` and `first` define where the replay of the moves begins; `moves` counts the
#: entries, `move` the public answers. `origin` is the table (or none: a file) and move that it was branched
#: from; `heading` is its heading at the last snapshot; `earlier` counts the answers and events before a
#: change of rules. `lesson` and `stop` are the lesson and its last stop; `votes` the consents to proposals;
#: `puzzle` the puzzle; `words` the seed words until the deal; `warned` when its players were warned of its
#: expiry; `daily` the day of its deal, and `counted` whether it is the counted try; `rated` whether the game
#: is rated; `event` the event that it counts for; `group_id` the group whose members may join and watch.
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
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("event", String(32)),
    Column("group_id", String(32)),
    Index("tables_open", "open", "over"),
    Index("tables_group", "group_id"),
)

#: Seats. `stand_in` is the bot that plays for the person, `seen` when the person was last there,
#: `asked` the invited friend.
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
    Column("asked", String(32)),
    Index("seats_asked", "asked"),
)

#: Answers and undos in order, append-only. The primary key prevents two entries with one number. `mark` is
#: the fingerprint of the resulting position (`tables/position_fingerprints.py`).
moves = Table(
    "moves",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("entry", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("mark", String(24)),
    sqlite_with_rowid=False,
)

#: The last snapshot of a table, from which it resumes after a change of rules. `answers` and `events` count
#: what preceded its checkpoint.
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

#: Events of a table up to its last snapshot, for every audience. They survive a change of rules.
told = Table(
    "told",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("event", Text, nullable=False),
    sqlite_with_rowid=False,
)

#: Finished games in parts (`tables/archive.py`).
archives = Table(
    "archives",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("part", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

#: Results of finished games (`tables/player_outcomes.py`). `replay` is the table, which may be deleted.
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

#: Seats of finished rated games in rating order (`server/ratings.py`): the place, and the rating before and
#: after. Bots have fixed ratings (sigma 0), programs do not. `replay` is the table, which may be deleted.
ratings = Table(
    "ratings",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("replay", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("game", String(60), nullable=False),
    Column("person", String(32), ForeignKey("people.id")),
    Column("bot", String(60)),
    Column("place", Integer, nullable=False),
    Column("gone", Boolean, nullable=False),
    Column("weight", Float, nullable=False),
    Column("was", Float, nullable=False),
    Column("was_sigma", Float, nullable=False),
    Column("points", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("at", Float, nullable=False),
    Index("ratings_seat", "replay", "seat", unique=True),
    Index("ratings_person", "person", "game"),
)

#: Counted tries at daily deals. `replay` is the table.
tries = Table(
    "tries",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(60), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("replay", String(32), nullable=False),
    Index("tries_person", "person"),
)

#: Studies (`study/tree.py`). `origin` is the table it was made of; `shared`: everyone with the link may
#: change it; `version` counts the changes; `moments` caches turning points and reviews of its game.
studies = Table(
    "studies",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
    Column("game", String(60), nullable=False),
    Column("title", String(80), nullable=False),
    Column("data", JSON, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("origin", String(32)),
    Column("shared", Boolean, nullable=False, server_default=false()),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("moments", JSON(none_as_null=True)),
    Column("puzzle", JSON(none_as_null=True)),
)

#: Groups of people with a lobby of their own. A `shown` group is listed, and people may ask to join it.
groups = Table(
    "groups",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("about", String(300), nullable=False),
    Column("shown", Boolean, nullable=False),
)

#: Members of groups, and open requests. `role`: moderator, member, asked (invited `by` a moderator) or asking.
members = Table(
    "members",
    metadata,
    Column("group_id", String(32), ForeignKey("groups.id"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("role", String(10), nullable=False),
    Column("by", String(32)),
    Column("since", Float, nullable=False),
    Index("members_person", "person"),
)

#: Events (`server/event_watch.py`). `rules` are fixed at creation. `group_id`: for members of that group alone;
#: `parent`: the league of a division.
events = Table(
    "events",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("host", String(32), ForeignKey("people.id"), nullable=False),
    Column("rules", JSON, nullable=False),
    Column("begins", Float, nullable=False),
    Column("state", String(10), nullable=False),
    Column("round", Integer, nullable=False),
    Column("group_id", String(32)),
    Column("parent", String(32)),
)

#: Entrants of events: people (`id` is theirs) or bots. `number` is set by strength when the event begins.
entrants = Table(
    "entrants",
    metadata,
    Column("event", String(32), ForeignKey("events.id"), primary_key=True),
    Column("id", String(60), primary_key=True),
    Column("person", String(32), ForeignKey("people.id")),
    Column("bot", String(60)),
    Column("rating", Float, nullable=False),
    Column("number", Integer),
    Column("gone", Boolean, nullable=False),
    Index("entrants_person", "person"),
)

#: Pairings of events: entrants by seat, the table (`played`), the points, and the arbiter's corrections. Of a
#: league: a season's divisions, their events, and the places.
pairings = Table(
    "pairings",
    metadata,
    Column("event", String(32), ForeignKey("events.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("seats", JSON, nullable=False),
    Column("played", String(32)),
    Column("points", JSON(none_as_null=True)),
    Column("corrections", JSON(none_as_null=True)),
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

#: Notices at tables that are not events of the game, such as stand-ins.
notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False, index=True),
    Column("move", Integer, nullable=False),
    Column("text", JSON, nullable=False),
    Column("at", Float, nullable=False),
)
