"""Who sits at a table, and with which set-up: reading the words of the command line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..kernel import BadSetup, Game, Text
from ..texts import Name, player

YOU, BOT = "you", "bot:"
MOST_LETTERS = 30


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody at the table: the word for it in records, its name, the bot it is if it is one."""

    word: str
    name: Name
    bot: str | None = None


def read_seats(game: Game, words: str | None, hotseat: bool) -> list[str]:
    """The words for all seats: "you,bot:random", a bare number, or what is usual for the game."""
    given = [word.strip() for word in words.split(",")] if words is not None else [str(game.seats[0])]
    if len(given) == 1 and given[0].isdecimal() and len(given[0]) < 4:
        count = game.check_seats(int(given[0]))
        others = YOU if hotseat else BOT + usual_bot(game)
        return [YOU] + [others] * (count - 1)
    given = [check_seat_word(game, word) for word in given]
    for word in given:
        if hotseat and not is_person(word):
            raise BadSetup("error-seats-and-hotseat", word=word)
    game.check_seats(len(given))
    return given


def is_person(word: str) -> bool:
    return word == YOU or word.startswith(YOU + ":")


def check_seat_word(game: Game, word: str) -> str:
    """A word for a seat as records have it, a bot by its own name; raises what is wrong with it."""
    if word.startswith(BOT):
        return BOT + _bot(word.removeprefix(BOT), game)
    if not is_person(word) or (word != YOU and not _clean(word.removeprefix(YOU + ":"))):
        raise BadSetup("error-bad-seat-word", word=word[:40])
    return word


def _bot(word: str, game: Game) -> str:
    """A bot by its name, its level, its rating, or as strong as whoever plays here."""
    from ..tables.levels import named
    from ..tables.strength import MINE

    if word == MINE:
        from .strength import own_match

        return own_match(game)
    return named(word, game)


def usual_bot(game: Game) -> str:
    """The bot to play against when nobody says which: nobody meets a strong one unasked."""
    from ..tables.levels import easy

    return easy(game.id)


def seated(game: Game, words: Sequence[str]) -> list[Player]:
    """The players for these words, as the command line or a record has them."""
    doubled = {word for word, count in Counter(words).items() if count > 1}
    return [_player(game, seat, word, word in doubled) for seat, word in enumerate(words)]


def _player(game: Game, seat: int, word: str, doubled: bool) -> Player:
    if word.startswith(BOT):
        name = word.removeprefix(BOT)
        called = _called(game, name)
        if doubled:
            called = Text("shell-numbered", what=called, number=str(seat + 1))
        return Player(word, Text("shell-bot", name=called), name)
    own = _clean(word.removeprefix(YOU).removeprefix(":"))
    return Player(word, own or player(seat))


def _called(game: Game, bot: str) -> Name:
    """A bot by its level, where it has one."""
    from ..tables.levels import levels

    return next((Text(f"{each.level}.low") for each in levels(game.id) if each.bot == bot), bot)


def _clean(name: str) -> str:
    """A person's name without anything that could upset a terminal."""
    return "".join(sign for sign in name if sign.isprintable()).strip()[:MOST_LETTERS]


def read_options(game: Game, words: Sequence[str]) -> dict[str, Any]:
    """The settings of "name=value" words, each value in the type that its setting takes."""
    options: dict[str, Any] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise BadSetup("error-option-form", option=word[:40])
        options[name] = _value(game, name, value)
    game.check_options(options)
    return options


def _value(game: Game, name: str, value: str) -> Any:
    allowed = [each for setting in game.settings if setting.id == name for each in setting.values]
    return next((each for each in allowed if str(each).lower() == value.lower()), value)
