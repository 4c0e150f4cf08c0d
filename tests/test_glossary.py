"""One word for one thing: rules, texts, boards, primers and lessons keep to a game's glossary."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import astrarium
from astrarium import localization
from astrarium.teach import lessons

ROOT = Path(__file__).parents[1]
GAMES = list(astrarium.games().values())
FIELDS = {"en", "pl", "not_en", "not_pl"}


def glossary(game: astrarium.Game) -> dict[str, dict[str, Any]]:
    return tomllib.loads((game.folder / "text" / "glossary.toml").read_text(encoding="utf-8"))


def values(fluent: str) -> str:
    """What a Fluent file says, without the names of its messages, of attributes and of arguments."""
    said = re.sub(r"^\s*#.*$", "", fluent, flags=re.MULTILINE)
    said = re.sub(r"^(\s*\.)?[a-zA-Z][\w-]*\s*=", "", said, flags=re.MULTILINE)
    return re.sub(r"\$[\w-]+|-term[\w-]*", "", said)


def spoken(game: astrarium.Game, language: str) -> dict[str, str]:
    """Everything a player of the game reads in a language, by where it stands."""
    web = ROOT / "web" / "src"
    shell = (web / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    messages = re.split(r"^(?=[a-z])", shell, flags=re.MULTILINE)
    about = [message for message in messages if re.match(rf"web-[\w-]*\b{game.id}\b", message)]
    about.append((web / "games" / game.id / "text" / f"{language}.ftl").read_text(encoding="utf-8"))
    return {
        "rules": "\n".join(localization.rules(game, language).values()),
        "texts": values((game.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")),
        "board": values("".join(about)),
        "lessons": "\n".join(taught(game, language)),
    }


def taught(game: astrarium.Game, language: str) -> Iterator[str]:
    """Everything that the lessons of a game say."""
    for lesson in lessons(game).values():
        for said in (lesson.opening, lesson.closing, *lesson.questions):
            yield said.line(language)
        for stop in lesson.stops:
            words = stop.words(language)
            yield from (words.title, words.say, words.astray, words.why)
            yield from (other.line(language) for other in stop.others)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_entry_is_whole(game: astrarium.Game) -> None:
    entries = glossary(game)
    assert len(entries) >= 15
    assert [id for id, entry in entries.items() if not {"en", "pl"} <= set(entry) <= FIELDS] == []


@pytest.mark.parametrize("language", localization.LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_rules_use_every_word(game: astrarium.Game, language: str) -> None:
    rules = spoken(game, language)["rules"].lower()
    words = [entry[language] for entry in glossary(game).values()]
    assert [word for word in words if word.lower() not in rules] == []


@pytest.mark.parametrize("language", localization.LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_nobody_uses_another_word(game: astrarium.Game, language: str) -> None:
    wrong = []
    for where, text in spoken(game, language).items():
        for id, entry in glossary(game).items():
            for word in entry.get(f"not_{language}", []):
                found = re.search(rf"\b{re.escape(word)}", text, re.IGNORECASE)
                if found:
                    around = text[max(0, found.start() - 40) : found.end() + 40]
                    wrong.append(f"{where}: {word!r} for {id}: …{' '.join(around.split())}…")
    assert wrong == []
