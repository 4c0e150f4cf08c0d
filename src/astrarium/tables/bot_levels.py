"""The levels of play that people choose from, and the bot of each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from .. import bots
from ..bots.bot_registry import USUAL, is_rating
from ..bots.bots_by_rating import FAST, rating_of
from ..bots.characters import TASTES
from ..bots.novices import GRADES
from ..kernel import BadSetup, Game, Text

#: Maximum thinking time of a bot in seconds per move, and in iterations.
LONGEST, MOST_ITERATIONS = 30.0, 20_000
#: Maximum seconds per move of the bots that are offered as levels.
SOON = 3.0
#: The offered bot that counts iterations. A time limit stops it too.
OFFERED = "admiral"
#: The teacher in lessons: the clockmaker who built the first astrarium.
TEACHER = "Dondi"
#: Text ids of bot names whose characters comment on the end of a game.
SPEAKING = ("table-bot", "table-bot-style", "table-bot-match", "table-bot-teacher")
#: Replaces a bot that fails.
STAND_IN = "random"
#: Iterations of Commodore and Admiral, with larger values for games with long moves.
FEW, FEW_IN = 150, {"metallum": 300, "adastra": 500}
MANY, MANY_IN = 1000, {"adastra": 2000}
#: Levels, the weakest first: a text id and the candidate bots in order of preference.
LEVELS = (
    ("table-level-cadet", ("cadet",)),
    ("table-level-ensign", ("ensign",)),
    ("table-level-lieutenant", ("lieutenant",)),
    ("table-level-commander", ("commander",)),
    ("table-level-captain", ("{game}-basic",)),
    ("table-level-commodore", ("race-learned", "captains-learned", "admiral:{few}i")),
    ("table-level-admiral", ("admiral:{many}i",)),
)
#: Levels of a game without a bot of its own.
ANYWHERE = (
    ("table-level-ensign", ("flat:0.2",)),
    ("table-level-lieutenant", ("ismcts:0.5",)),
    ("table-level-commander", ("ismcts:2",)),
)


@dataclass(frozen=True, slots=True)
class Style:
    """A character of a bot: `style` is a text id, `bot` the name in a table request."""

    style: str
    bot: str


@dataclass(frozen=True, slots=True)
class Level:
    """A level of play: `level` is a text id, `bot` the name in a table request.

    `styles` are tastes of about this strength; `rating` is its Elo rating, where it was measured.
    """

    level: str
    bot: str
    styles: tuple[Style, ...] = ()
    rating: int | None = None


@cache
def bot_names(game: str) -> tuple[str, ...]:
    return tuple(bots.names(game))


@cache
def levels(game: str) -> tuple[Level, ...]:
    """The levels of a game."""
    known = bot_names(game)
    found = []
    own = any(bots.kind_of(name).novice is not None for name in known)
    tries = {"few": FEW_IN.get(game, FEW), "many": MANY_IN.get(game, MANY)}
    for level, candidates in LEVELS if own else ANYWHERE:
        names = [candidate.format(game=game, **tries) for candidate in candidates]
        bot = next((name for name in names if name.partition(":")[0] in known), None)
        if bot is not None:
            found.append(Level(level, bot, _styles(game, bot), rating_of(bot, game)))
    return tuple(found)


def _styles(game: str, bot: str) -> tuple[Style, ...]:
    """The characters of a game at a bot's level; empty if the bot is no base of characters."""
    if bot not in (*GRADES, f"{game}-basic"):
        return ()
    behind = f":{bot}" if bot in GRADES else ""
    known = bot_names(game)
    characters = [f"{game}-{character}" for character in TASTES.get(game, ())]
    return tuple(Style(f"table-style-{name}", f"{name}{behind}") for name in characters if name in known)


def _of_level(game: str, wanted: str) -> str:
    """The bot of a level, or of the highest level of the game."""
    known = {level.level: level.bot for level in levels(game)}
    return known.get(wanted) or next(reversed(known.values()), STAND_IN)


@cache
def medium(game: str) -> str:
    """The bot that stands in for people: medium strength."""
    return _of_level(game, "table-level-lieutenant")


@cache
def easy(game: str) -> str:
    """The bot for newcomers: they beat it about half the time."""
    return _of_level(game, "table-level-ensign")


@cache
def first(game: str) -> str:
    """The default opponent: the game's own fast bot, else the medium one."""
    own = _of_level(game, "table-level-captain")
    return own if bots.kind_of(own).game == game else medium(game)


def title(game: str, bot: str, number: int = 0) -> Text:
    """The name of a bot as texts decline it: its character's, with a number if several bots share it."""
    if is_rating(bot):
        return Text("table-bot-match", rating=bot, number=number)
    for each in levels(game):
        if each.bot == bot:
            return Text("table-bot", level=Text(each.level), number=number)
        for style in each.styles:
            if style.bot == bot:
                return Text("table-bot-style", style=Text(style.style), level=Text(each.level), number=number)
    return Text("table-bot-other", bot=bot, number=number)


def titles(game: str, bots: Mapping[int, str], teaching: Collection[int] = ()) -> dict[int, Text]:
    """The names of bots by seat; equal ones are numbered. `teaching` are the seats of the teacher."""
    found: dict[int, Text] = {}
    count = Counter[Any]()
    for seat, bot in bots.items():
        plain = Text("table-bot-teacher", number=0) if seat in teaching else title(game, bot)
        who = bot if plain.id == "table-bot-other" else plain.args.get("level", plain.id)
        count[who] += 1
        found[seat] = Text(plain.id, **{**plain.args, "number": count[who] if count[who] > 1 else 0})
    return found


def last_words(name: str | Text, won: bool) -> Text | None:
    """The closing words of the character behind a name; None for other names."""
    if isinstance(name, str) or name.id not in SPEAKING:
        return None
    who = name.args.get("level", name)
    return Text(f"{who.id}.{'won' if won else 'lost'}") if isinstance(who, Text) else None


def named(word: str, game: Game) -> str:
    """The bot of a name or level word; raises BadSetup for others."""
    for level in levels(game.id):
        if word in (level.level, level.level.rpartition("-")[2]):
            return level.bot
    bots.kind_of(word, game.id)
    return word


def check_bot(word: str, game: Game) -> str:
    """Like `named`, for a shared table: refuses bots that think too long."""
    bot = named(word, game)
    if bounded(bot, LONGEST) != bot:
        raise BadSetup("table-bot-too-slow", bot=bot, most=int(LONGEST), iterations=MOST_ITERATIONS)
    return bot


def seconds_of(bot: str) -> float:
    """The thinking time of a bot in seconds per move; the maximum if iterations bound it."""
    head, _, limit = bot.partition(":")
    if is_rating(bot) and int(bot) > FAST:
        return SOON
    if limit in GRADES:
        return USUAL.seconds or 0.0
    if limit.endswith("i"):
        return SOON if head == OFFERED else LONGEST
    return min(float(limit), LONGEST) if limit else 0.0 if head == STAND_IN else USUAL.seconds or 0.0


def bounded(bot: str, seconds: float) -> str:
    """The same bot with a time limit."""
    head, _, limit = bot.partition(":")
    if limit in GRADES:
        return bot
    if limit.endswith("i"):
        return bot if int(limit[:-1]) <= MOST_ITERATIONS else f"{head}:{MOST_ITERATIONS}i"
    return bot if not limit or float(limit) <= seconds else f"{head}:{seconds:g}"
