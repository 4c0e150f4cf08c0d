"""The bots that people choose from, by their level of play."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from .. import bots
from ..bots.characters import TASTES
from ..bots.novices import GRADES
from ..bots.rated import FAST, is_rating
from ..bots.registry import USUAL
from ..kernel import BadSetup, Game, Text

#: The longest that a bot may be asked to think, in seconds a move, and in iterations.
LONGEST, MOST_ITERATIONS = 30.0, 20_000
#: The same for bots that people are offered, in seconds.
SOON = 3.0
#: The bot that counts its work and is offered as a level: it stops in time, however much it was to do.
OFFERED = "admiral"
#: Plays for a bot that fails, so that the others need not wait for ever.
STAND_IN = "random"
#: Decisions that a Commodore tries and an Admiral, and where moves are so long that they need more for it.
FEW, FEW_IN = 150, {"metallum": 300, "adastra": 500}
MANY, MANY_IN = 1000, {"adastra": 2000}
#: Levels that people choose from, the weakest first: a text id and, in order of preference, what plays so.
LEVELS = (
    ("table-level-cadet", ("cadet",)),
    ("table-level-ensign", ("ensign",)),
    ("table-level-lieutenant", ("lieutenant",)),
    ("table-level-commander", ("commander",)),
    ("table-level-captain", ("{game}-basic",)),
    ("table-level-commodore", ("race-learned", "captains-learned", "admiral:{few}i")),
    ("table-level-admiral", ("admiral:{many}i",)),
)
#: The same in a game that no bot of its own knows.
ANYWHERE = (
    ("table-level-ensign", ("flat:0.2",)),
    ("table-level-lieutenant", ("ismcts:0.5",)),
    ("table-level-commander", ("ismcts:2",)),
)


@dataclass(frozen=True, slots=True)
class Style:
    """How a bot likes to play: `style` is a text id, `bot` what a table is asked for."""

    style: str
    bot: str


@dataclass(frozen=True, slots=True)
class Level:
    """How strong a bot is, as people choose it: `level` is a text id, `bot` what a table is asked for.

    `styles` are bots of about this strength with a taste of their own.
    """

    level: str
    bot: str
    styles: tuple[Style, ...] = ()


@cache
def bot_names(game: str) -> tuple[str, ...]:
    return tuple(bots.names(game))


@cache
def levels(game: str) -> tuple[Level, ...]:
    """The levels of play that this game has."""
    known = bot_names(game)
    found = []
    own = any(bots.kind_of(name).novice is not None for name in known)
    tries = {"few": FEW_IN.get(game, FEW), "many": MANY_IN.get(game, MANY)}
    for level, candidates in LEVELS if own else ANYWHERE:
        names = [candidate.format(game=game, **tries) for candidate in candidates]
        bot = next((name for name in names if name.partition(":")[0] in known), None)
        if bot is not None:
            found.append(Level(level=level, bot=bot, styles=_styles(game, bot)))
    return tuple(found)


def _styles(game: str, bot: str) -> tuple[Style, ...]:
    """The characters of a game at the level of a bot; none where it is not one that they are made of."""
    if bot not in (*GRADES, f"{game}-basic"):
        return ()
    behind = f":{bot}" if bot in GRADES else ""
    known = bot_names(game)
    characters = [f"{game}-{character}" for character in TASTES.get(game, ())]
    return tuple(Style(f"table-style-{name}", f"{name}{behind}") for name in characters if name in known)


def _of_level(game: str, wanted: str) -> str:
    """The bot of a level; where the game does not have it, of the highest that it has."""
    known = {level.level: level.bot for level in levels(game)}
    return known.get(wanted) or next(reversed(known.values()), STAND_IN)


@cache
def medium(game: str) -> str:
    """The bot that plays on for people, neither much better nor much worse than they do."""
    return _of_level(game, "table-level-lieutenant")


@cache
def easy(game: str) -> str:
    """The bot for somebody who is new: one that a newcomer beats about half the time."""
    return _of_level(game, "table-level-ensign")


@cache
def first(game: str) -> str:
    """The bot for somebody who knows the game: its own quick one; else one that plays on for people."""
    own = _of_level(game, "table-level-captain")
    return own if bots.kind_of(own).game == game else medium(game)


def title(game: str, bot: str, number: int = 0) -> Text:
    """How people call a bot: by its level where it has one; with a number where there are several such."""
    for each in levels(game):
        if each.bot == bot:
            return Text("table-bot", level=Text(each.level), number=number)
        for style in each.styles:
            if style.bot == bot:
                return Text("table-bot-style", style=Text(style.style), level=Text(each.level), number=number)
    return Text("table-bot", level=bot, number=number)


def named(word: str, game: Game) -> str:
    """The name of a bot by its name or its level; raises what is wrong with it."""
    for level in levels(game.id):
        if word in (level.level, level.level.rpartition("-")[2]):
            return level.bot
    bots.kind_of(word, game.id)
    return word


def check_bot(word: str, game: Game) -> str:
    """The same for a table that others share: nobody may be asked to wait for long."""
    bot = named(word, game)
    if bounded(bot, LONGEST) != bot:
        raise BadSetup("table-bot-too-slow", bot=bot, most=int(LONGEST), iterations=MOST_ITERATIONS)
    return bot


def seconds_of(bot: str) -> float:
    """How long a bot thinks about a move; where iterations bound it, the longest that any may."""
    head, _, limit = bot.partition(":")
    if is_rating(bot) and int(bot) > FAST:
        return SOON
    if limit in GRADES:
        return USUAL.seconds or 0.0
    if limit.endswith("i"):
        return SOON if head == OFFERED else LONGEST
    return min(float(limit), LONGEST) if limit else 0.0 if head == STAND_IN else USUAL.seconds or 0.0


def bounded(bot: str, seconds: float) -> str:
    """The same bot, thinking for so many seconds at most."""
    head, _, limit = bot.partition(":")
    if limit in GRADES:
        return bot
    if limit.endswith("i"):
        return bot if int(limit[:-1]) <= MOST_ITERATIONS else f"{head}:{MOST_ITERATIONS}i"
    return bot if not limit or float(limit) <= seconds else f"{head}:{seconds:g}"
