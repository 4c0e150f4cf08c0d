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
    """A bot by its name, its level, its rating, or of about your own strength."""
    return own_match(game) if word == MINE else named(word, game)


def usual_bot(game: Game) -> str:
    """The bot to play against when nobody says which: nobody meets a strong one unasked."""
    return easy(game.id)


def players_of(game: Game, words: Sequence[str], taught: bool = False) -> list[Player]:
    """The players for these words, as the command line or a record has them."""
    bots = {seat: word.removeprefix(BOT) for seat, word in enumerate(words) if word.startswith(BOT)}
    called = titles(game.id, bots, bots.keys() if taught else ())
    return [
        Player(word, called[seat], bots[seat])
        if seat in bots
        else Player(word, _clean(word.removeprefix(YOU).removeprefix(":")) or player(seat))
        for seat, word in enumerate(words)
    ]


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


def own_match(game: Game) -> str:
    """The bot of about that strength; the one for newcomers in a game that has no ratings."""
    rating = strength(game.id, _played(game))
    return easy(game.id) if rating is None else str(rating)


def _played(game: Game) -> Iterator[tuple[str, bool]]:
    """Against which bot, and whether it was beaten, the oldest game first: lessons prove nothing."""
    taught = {str(lesson.deal.seed) for lesson in lessons(game).values()}
    for path in sorted((home() / "finished").glob(f"{game.id}-*.json")):
        try:
            record = Record.load(path)
        except AstrariumError:
            continue
        if record.result is not None and record.seed not in taught:
            yield from _opponent_result(record)


def _opponent_result(record: Record) -> Iterator[tuple[str, bool]]:
    """The bot that one person played against, where all others were this one."""
    people = [seat for seat, word in enumerate(record.players) if is_person(word)]
    bots = {word.removeprefix(BOT) for word in record.players if word.startswith(BOT)}
    if record.result is not None and len(people) == len(bots) == 1:
        yield bots.pop(), record.result["ranking"][0] == people
