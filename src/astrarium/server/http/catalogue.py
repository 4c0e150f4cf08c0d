"""The catalogue: games, texts and rulebooks."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ... import game as find_game
from ... import games, localization, tables
from ...fluent_files import SHELL
from ...kernel import AstrariumError, Game, Text
from ...tables.bot_levels import bot_names, easy, first, levels
from ...tables.server_messages import Spoken
from ...teach import lessons
from .bodies import GameInfo, Paragraph, Rules, Section, SettingInfo, TaughtGame

#: Folders with texts besides the shell's: tables and server.
TEXTS = (Path(tables.__file__).parent / "text", Path(__file__).parent.parent / "text")


#: Prefixes of texts for the terminal, operators and e-mails, and the shell's texts that pages use as well.
SAID_ELSEWHERE = ("shell-", "server-letter-", "server-doctor-", "server-admin-")
SAID_BY_PAGES = ("shell-named", "shell-player", "shell-you")


class NoSuchLanguage(AstrariumError):
    """There are no texts in this language."""


@cache
def game_list() -> tuple[GameInfo, ...]:
    """All installed games, by weight."""
    return tuple(
        GameInfo(
            id=game.id,
            title=_said(game, "game-title"),
            blurb=_said(game, "game-blurb"),
            seats=game.seats,
            minutes=game.minutes,
            weight=game.weight,
            settings=[SettingInfo(each.id, each.default, list(each.values)) for each in game.variants],
            bots=list(bot_names(game.id)),
            levels=list(levels(game.id)),
            bot=first(game.id),
            easy=easy(game.id),
            lessons=_lessons(game),
        )
        for game in sorted(games().values(), key=lambda game: (game.weight, game.minutes))
    )


@cache
def warm_up() -> None:
    """Warm the caches, then release what was needed only for that."""
    game_list()
    localization.forget_games()


def _said(game: Game, id: str) -> Spoken:
    en, pl = (
        localization.say(Text(id), language, game=game) if localization.has(id, language, game=game) else ""
        for language in localization.LANGUAGES
    )
    return Spoken(en=en, pl=pl)


def _lessons(game: Game) -> list[TaughtGame]:
    variants = [setting.id for setting in game.variants]
    found = []
    for lesson in lessons(game).values():
        deal = lesson.deal
        options = {name: value for name, value in (deal.options or {}).items() if name in variants}
        title = None if lesson.title is None else Spoken(en=lesson.title.en, pl=lesson.title.pl)
        found.append(TaughtGame(lesson.id, title, len(lesson.stops), lesson.minutes, deal.seats, options))
    return found


@cache
def fluent(language: str, game: str | None = None) -> str:
    """The Fluent source of the shell (with tables and server) or of a game."""
    _check_language(language)
    if game is not None:
        return localization.source(find_game(game), language)
    files = [folder / f"{language}.ftl" for folder in (SHELL, *TEXTS)]
    return _for_pages("\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file()))


def _for_pages(source: str) -> str:
    """Drop the texts that no page uses, for smaller downloads."""
    lines, wanted = [], True
    for line in source.splitlines(keepends=True):
        if line[0].isalpha():
            wanted = not line.startswith(SAID_ELSEWHERE) or line.split()[0] in SAID_BY_PAGES
        if wanted:
            lines.append(line)
    return "".join(lines)


@cache
def rules(game: str, language: str) -> Rules:
    """The rulebook of a game, in English if there is no translation."""
    _check_language(language)
    markdown, language = localization.rulebook(find_game(game), language)
    return read_rules(markdown, game, language)


def read_rules(markdown: str, game: str, language: str) -> Rules:
    """Parse a rulebook into chapters (`## M4 Programs`) and paragraphs (`**M4.2** …`)."""
    book = Rules(game=game, language=language, title="", intro="", sections=[])
    for line in markdown.splitlines():
        if line.startswith("# "):
            book.title = line[2:].strip()
        elif line.startswith("## "):
            id, _, title = line[3:].strip().partition(" ")
            book.sections.append(Section(id=id, title=title, intro="", paragraphs=[]))
        else:
            _add_line(book, line)
    return book


def _add_line(book: Rules, line: str) -> None:
    if not book.sections:
        book.intro = (book.intro + "\n" + line).strip("\n")
        return
    section = book.sections[-1]
    head, mark, text = line[2:].partition("**") if line.startswith("**") else ("", "", "")
    if mark and head[-1:].isdigit() and " " not in head:
        section.paragraphs.append(Paragraph(number=head, markdown=text.strip()))
    elif section.paragraphs:
        last = section.paragraphs[-1]
        last.markdown = (last.markdown + "\n" + line).rstrip()
    else:
        section.intro = (section.intro + "\n" + line).strip("\n")


def _check_language(language: str) -> None:
    if language not in localization.LANGUAGES:
        raise NoSuchLanguage(
            "error-unknown-language", language=language[:20], languages=", ".join(localization.LANGUAGES)
        )
