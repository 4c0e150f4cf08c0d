"""Starts text play: a new game, a saved game, a record or a lesson."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from .. import game as find_game
from ..bots.bot_registry import is_rating
from ..kernel import AstrariumError, BadRecord, BadSetup, Game, Record, Table, Text
from ..kernel import start as new_table
from ..kernel.data import component_files
from ..kernel.text import TextArg
from ..localization import component_name
from ..tables.player_rating import MINE, in_words
from .input_matching import fold
from .lesson_screen import Teacher
from .record_commands import read_table
from .refusal_context import about, in_file
from .saved_games import Save, new_save, unfinished
from .screen import Leave, Screen, open_screen
from .seat_arguments import BOT, YOU, check_seat_word, players_of, read_options, read_seats, usual_bot
from .session import Session
from .text_formatter import TableSpeech

#: Name of the teacher: the clockmaker who built the first astrarium.
YES, NO = ("", "y", "yes", "t", "tak"), ("n", "no", "nie")


@dataclass(frozen=True, slots=True)
class PlayRequest:
    """The arguments of the command line. None means the default."""

    game: Game
    seats: str | None = None
    hotseat: bool = False
    seed: str | None = None
    options: Sequence[str] = ()

    def words(self) -> list[str]:
        return read_seats(self.game, self.seats, self.hotseat)

    def settings(self) -> Mapping[str, Any]:
        return read_options(self.game, self.options)

    def fits(self, record: Record) -> bool:
        """Whether a saved game matches the request."""
        return (
            ((self.seats is None and not self.hotseat) or self.words() == record.players)
            and self.seed in (None, record.seed)
            and (not self.options or self.game.check_options(self.settings()) == record.options)
        )


def play(
    wanted: PlayRequest, language: str, *, plain: bool = False, new: bool = False, open_hands: bool = False
) -> None:
    """Play a new or saved game to its end or until the person leaves."""
    screen = open_screen(TableSpeech(language, wanted.game), plain)
    words, settings = wanted.words(), wanted.settings()
    found = None if new else _left(wanted, screen)
    if found is None:
        seed = secrets.token_hex(4) if wanted.seed is None else wanted.seed
        table = new_table(wanted.game, len(words), seed, settings, words)
        save = new_save(wanted.game)
        save.keep(table)
        _tell(screen, "shell-started", seed=seed)
        _tell_variant(screen, wanted.game, language)
        if wanted.game.folder.joinpath("lessons").is_dir():
            word, command = screen.voice.shell("shell-word-primer"), f"astrarium teach {wanted.game.id}"
            _tell(screen, "shell-newcomer", word=word, command=command)
        if wanted.seats is None and not wanted.hotseat:
            _tell_opponent(screen, wanted.game)
        elif wanted.seats is not None and BOT + MINE in wanted.seats:
            _tell_own_match(screen, wanted.game, words)
    else:
        save, table = found
        _tell(screen, "shell-resumed", move=table.moves)
    _start_session(table, save, screen, open_hands)


def play_from(path: Path, language: str, *, plain: bool = False, open_hands: bool = False) -> None:
    """Play on from a record; the file itself does not change."""
    table = read_table(path)
    screen = open_screen(TableSpeech(language, table.game), plain)
    with about(table.game, file=path):
        if table.over:
            raise BadRecord("error-game-over")
        if len(table.players) != table.seats:
            table.players = read_seats(table.game, str(table.seats), hotseat=False)
        for word in table.players:
            if word.startswith("bot:"):
                check_seat_word(table.game, word)
    _tell(screen, "shell-resumed", move=table.moves)
    _start_session(table, new_save(table.game), screen, open_hands)


def teach(
    game: Game,
    language: str,
    lesson: str | None = None,
    *,
    plain: bool = False,
    new: bool = False,
    stop: int | None = None,
) -> None:
    """Give a lesson of a game or resume it; with `stop`, begin it there."""
    from ..tables.lesson_table import check_stop
    from ..teach import LessonRun, begin_at, lesson_table, lessons

    known = lessons(game)
    if not known or lesson not in (None, *known):
        raise BadSetup("error-no-lesson", game=game.id, lessons=", ".join(known) or "–").of(game)
    given = known[lesson or next(iter(known))]
    screen = open_screen(TableSpeech(language, game), plain)
    deal = given.deal
    options = game.check_options(deal.options)
    words = [YOU, *[BOT + usual_bot(game)] * (deal.seats - 1)]

    def fits(record: Record) -> bool:
        same = game.check_options(record.options) == options
        return same and (record.seed, record.players) == (str(deal.seed), words)

    found = None if new or stop is not None else unfinished(game, fits, partial(_skipped, screen))
    if stop is not None:
        table = begin_at(game, given, check_stop(game, given, stop), words)
    else:
        table = lesson_table(game, given, words) if found is None else found[1]
    save = new_save(game) if found is None else found[0]
    teacher = Teacher(LessonRun(game, given, table), screen)
    if stop is None and found is None:
        teacher.open()
    elif found is not None:
        _tell(screen, "shell-resumed", move=table.moves)
    _start_session(table, save, screen, open_hands=False, teacher=teacher)


def _start_session(
    table: Table, save: Save, screen: Screen, open_hands: bool, teacher: Teacher | None = None
) -> None:
    if sys.stdin.isatty():
        _line_editing()
    players = players_of(table.game, table.players, taught=teacher is not None)
    screen.voice.names = tuple(player.name for player in players)
    people = [seat for seat, player in enumerate(players) if player.bot is None]
    screen.voice.reader = people[0] if len(people) == 1 else None
    table.discreet = len(people) > 1
    if all(player.bot is not None for player in players):
        screen.line(screen.voice.shell("shell-watching"), "quiet")
    with about(table.game, screen.voice.names):
        Session(table, players, screen, save, open_hands=open_hands, teacher=teacher).run()


def _left(wanted: PlayRequest, screen: Screen) -> tuple[Save, Table] | None:
    """The last unfinished game, if the person wants to resume it."""

    found = unfinished(wanted.game, wanted.fits, partial(_skipped, screen))
    if found is None:
        return None
    save, table = found
    _tell(screen, "shell-resume", move=table.moves)
    try:
        if _yes(screen):
            return found
    except Leave:
        raise SystemExit(0) from None
    save.close()
    return None


def _skipped(screen: Screen, path: Path, error: AstrariumError) -> None:
    screen.line(screen.voice.shell("shell-save-skipped", why=in_file(path, error)), "bad")


def _yes(screen: Screen) -> bool:
    while (word := fold(screen.read())) not in YES + NO:
        screen.line(screen.voice.shell("shell-yes-or-no"), "bad")
    return word in YES


def _tell(screen: Screen, id: str, **args: TextArg) -> None:
    screen.line(screen.voice.shell(id, game=Text("game-title"), **args), "quiet")


def _tell_variant(screen: Screen, game: Game, language: str) -> None:
    """Print that cards are changed, and which."""
    used = component_files.variant(game.id)
    if used is not None:
        names = [component_name(game, id, language) for id in used.changed]
        tables = [
            f"{table}.{name}" for table, of in used.tables.items() for name in of if isinstance(of, dict)
        ]
        _tell(screen, "shell-variant", name=used.name, changed=", ".join([*names, *tables]) or "–")


def _tell_opponent(screen: Screen, game: Game) -> None:
    """Print the default opponent and the alternatives."""
    from ..tables.bot_levels import levels

    known = levels(game.id)
    here = next((each for each in known if each.bot == usual_bot(game)), None)
    if here is None:
        return
    others = ", ".join(each.level.rpartition("-")[2] for each in known if each is not here)
    level = Text(here.level)
    _tell(screen, "shell-opponent", level=level, about=screen.voice.about(level), others=others)


def _tell_own_match(screen: Screen, game: Game, words: Sequence[str]) -> None:
    """Print the strength of an opponent chosen by rating."""
    ratings = [int(bot) for word in words if is_rating(bot := word.removeprefix(BOT))]
    if ratings:
        _tell(screen, "shell-own-match", strength=in_words(game.id, ratings[0]))


def _line_editing() -> None:
    """Enable line editing and history at the prompt, if the system supports them."""
    with suppress(ImportError):
        import_module("readline")


__all__ = ["PlayRequest", "find_game", "play", "play_from", "teach"]
