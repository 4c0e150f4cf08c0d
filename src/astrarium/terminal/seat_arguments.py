"""Parses the seat and option arguments of the command line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ..data_folder import home
from ..kernel import AstrariumError, BadSetup, Game, Record
from ..localization import Name, player
from ..tables.bot_levels import easy, named, titles
from ..tables.player_rating import MINE, strength
from ..teach import lessons

YOU, BOT = "you", "bot:"
MOST_LETTERS = 30


@dataclass(frozen=True, slots=True)
class Player:
    """A player: its word in records, its name, and its bot if it is one."""

    word: str
    name: Name
    bot: str | None = None


def read_seats(game: Game, words: str | None, hotseat: bool) -> list[str]:
    """The words of all seats, from "you,bot:random", from a number, or by default."""
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
    """A seat word in the form of records, with the bot's own name; raises if it is invalid."""
    if word.startswith(BOT):
        return BOT + _bot(word.removeprefix(BOT), game)
    if not is_person(word) or (word != YOU and not _clean(word.removeprefix(YOU + ":"))):
        raise BadSetup("error-bad-seat-word", word=word[:40])
    return word


def _bot(word: str, game: Game) -> str:
    """The bot for a name, a level or a rating, or of about the person's own strength."""
    return own_match(game) if word == MINE else named(word, game)


def usual_bot(game: Game) -> str:
    """The default opponent: an easy bot, so that nobody meets a strong one unasked."""
    return easy(game.id)


def players_of(game: Game, words: Sequence[str], taught: bool = False) -> list[Player]:
    """The players for the seat words of a command line or record."""
    bots = {seat: word.removeprefix(BOT) for seat, word in enumerate(words) if word.startswith(BOT)}
    called = titles(game.id, bots, bots.keys() if taught else ())
    return [
        Player(word, called[seat], bots[seat])
        if seat in bots
        else Player(word, _clean(word.removeprefix(YOU).removeprefix(":")) or player(seat))
        for seat, word in enumerate(words)
    ]


def _clean(name: str) -> str:
    """A person's name without unprintable characters, cut to the maximum length."""
    return "".join(sign for sign in name if sign.isprintable()).strip()[:MOST_LETTERS]


def read_options(game: Game, words: Sequence[str]) -> dict[str, Any]:
    """Parse "name=value" settings into values of their types."""
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


def own_match(game: Game) -> str:
    """The bot of about the person's strength; an easy one if the strength is unknown."""
    rating = strength(game.id, _played(game))
    return easy(game.id) if rating is None else str(rating)


def _played(game: Game) -> Iterator[tuple[str, bool]]:
    """Each opponent and whether it was beaten, oldest game first; lessons do not count."""
    taught = {str(lesson.deal.seed) for lesson in lessons(game).values()}
    for path in sorted((home() / "finished").glob(f"{game.id}-*.json")):
        try:
            record = Record.load(path)
        except AstrariumError:
            continue
        if record.result is not None and record.seed not in taught:
            yield from _opponent_result(record)


def _opponent_result(record: Record) -> Iterator[tuple[str, bool]]:
    """The opponent of a game between one person and one or more copies of one bot."""
    people = [seat for seat, word in enumerate(record.players) if is_person(word)]
    bots = {word.removeprefix(BOT) for word in record.players if word.startswith(BOT)}
    if record.result is not None and len(people) == len(bots) == 1:
        yield bots.pop(), record.result["ranking"][0] == people
