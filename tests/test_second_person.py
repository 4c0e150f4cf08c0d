"""Whoever reads is "you": in every event and in every other text that names a player, in both languages.

A text is given to a reader whose seat it names, and what comes out is held against what no sentence to "you"
may look like. A new text that forgets its reader begins with a small "you", or gives "you" the verb of
somebody else, or makes a possession "of you": each is found here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

import astrarium
from astrarium import localization
from astrarium.kernel import Seat, Table, Text
from astrarium.kernel.text import TextArg
from common.amount import sample
from common.players import by_chance

GAMES = list(astrarium.games().values())
NAME, OTHER = "Zenobia", "Boris"
#: Parts of other texts: they never begin a line.
WITHIN = {"by-seat", "attack-price"}
#: What a sentence to its reader may not hold, by language.
FAULTY = {
    "en": (
        r"\byou \w*[^\Ws]s\b",  # "you takes"
        r"\bof you\b",  # "the ship of you"
        r"\byou's\b",
    ),
    "pl": (
        r"\bty \w*[aeiy]\b",  # „ty bierze”
        r"(?<!\bu )(?<!\bdo )(?<!\bdla )(?<!\bod )(?<!\bz )(?<!\bna )(?<!\bo )\bciebie\b",  # „statek ciebie”
        r"(?<!\bprzeciw )(?<!\bo )(?<!\bna )(?<!\bw )(?<!\bprzy )\btobie\b",
        r"(?<!\bz )(?<!\bnad )(?<!\bprzed )(?<!\bza )\btobą\b",
    ),
}


def faults(words: str, language: str) -> Iterator[str]:
    """What is wrong with a sentence that names its reader."""
    if NAME in words:
        yield "says the reader's name"
    if words[:1].islower():
        yield "begins with a small letter"
    for pattern in FAULTY[language]:
        if found := re.search(pattern, words, re.IGNORECASE):
            yield f"says {found[0]!r}"
    if "⟦" in words:
        yield "lacks something"


def seats_in(game: astrarium.Game) -> set[str]:
    """The names of arguments that are seats, as the game's words say them."""
    found = {"seat"}
    for name, said in game.words.args.items():
        try:
            value = said(None, 0)
        except (AttributeError, KeyError, TypeError, IndexError):
            continue
        if isinstance(value, Seat):
            found.add(name)
    return found


def with_reader(game: astrarium.Game, language: str) -> Iterator[tuple[str, Text]]:
    """Every text of a game that names a player, given to that player; whatever else it names is a two."""
    known, seats = localization.catalogue(game, language), seats_in(game)
    shell = localization.catalogue(None, language)
    for id in known.entries:
        if id in WITHIN or id.startswith("brief-") or shell.has(id) or not known.has(id):
            continue
        variables = known.variables(id)
        bare = {name if name in seats else name.rpartition("-")[0] for name in variables}
        for reader in sorted(bare & seats):
            args: dict[str, TextArg] = {}
            for name in variables:
                args[name] = args[name.rpartition("-")[0] or name] = 2
            for seat in bare & seats:
                args = {name: value for name, value in args.items() if not name.startswith(f"{seat}-")}
                args[seat] = Seat(0 if seat == reader else 1)
            yield id, Text(id, **args)


@pytest.mark.parametrize("language", localization.LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_text_that_names_its_reader_speaks_to_him(game: astrarium.Game, language: str) -> None:
    wrong, events = [], set()
    for id, text in with_reader(game, language):
        words = localization.say(text, language, game=game, names=[NAME, OTHER], reader=0)
        wrong += [f"{id}: {words}: {fault}" for fault in faults(words, language)]
        if id.startswith("event-"):
            events.add(id)
    assert wrong == []
    assert len(events) > 15


@pytest.mark.parametrize("language", localization.LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_others_read_names_whoever_acts(game: astrarium.Game, language: str) -> None:
    """Where the reader is not in it, the same text says the name, and never “you”."""
    for id, text in with_reader(game, language):
        if id.startswith("event-"):
            words = localization.say(text, language, game=game, names=[NAME, OTHER], reader=2)
            assert NAME in words, id
            assert not re.search(r"\b(you|yours?|ty|twój|twoja|twoje|ciebie)\b", words, re.IGNORECASE), words


def played(game: astrarium.Game, seed: int) -> Table:
    fewest, most = game.seats
    table = astrarium.start(game.id, seats=fewest + seed % (most - fewest + 1), seed=seed)
    choose = by_chance(seed)
    while not table.over:
        choice = table.pending[0]
        table.answer(choice.seat, choose(table.state, choice))
    return table


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(sample(1, 3)))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_log_of_a_game_speaks_to_each_of_its_players(game: astrarium.Game, seed: int) -> None:
    """Everything that is told: to whom it is about, to the others, and where somebody is called “You”."""
    table = played(game, seed)
    seats = len(table.result.scores) if table.result else 0
    told = 0
    for reader in range(seats):
        others = [f"{OTHER}{seat}" for seat in range(seats)]
        names = [NAME if seat == reader else name for seat, name in enumerate(others)]
        for event in table.events(seat=reader):
            for language, you in (("en", "You"), ("pl", "Ty")):
                words = localization.say(
                    event.text, language, game=game, names=names, reader=reader, strict=True
                )
                assert not list(faults(words, language)), words
                called = [you if seat == reader else name for seat, name in enumerate(others)]
                assert localization.say(event.text, language, game=game, names=called) == words
                if event.seat == reader:
                    third = localization.say(event.text, language, game=game, names=names, strict=True)
                    first = third.split()[0].rstrip(":,")
                    assert (first == NAME) <= (third != words), words
                    told += 1
    assert told > 20


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "you takes 2 cards."),
        ("en", "You takes 2 cards."),
        ("en", "First: you goes."),
        ("en", "The ship of you went to Alpha."),
        ("en", "You took a card of Zenobia."),
        ("pl", "ty bierze 2 karty."),
        ("pl", "Rundę zaczyna Zenobia."),
        ("pl", "Statek ciebie leci na Alphę."),
        ("pl", "Podaj tobie kartę."),
    ],
)
def test_sentences_that_forget_their_reader_are_found(language: str, words: str) -> None:
    assert list(faults(words, language))


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "You take 2 cards."),
        ("en", "Boris attacked you: 2 fleet for 2 VP."),
        ("en", "Boris removed a robot of yours from Delta."),
        ("pl", "Bierzesz 2 karty."),
        ("pl", "Bitwa o układ Sol III: ty przeciw graczowi Boris."),
        ("pl", "Boris traci ambasadę u ciebie."),
    ],
)
def test_sentences_to_their_reader_pass(language: str, words: str) -> None:
    assert not list(faults(words, language))


#: Where texts lie that are no game's: those of a table, the server's, the page's own, and of its boards and parts.
ROOT = Path(astrarium.__file__).parent
PAGE = ROOT.parent.parent / "web" / "src"
BOARDS = {
    file.parents[1].name: file.parents[1]
    for folder in ("games/*", "*")
    for file in sorted(PAGE.glob(f"{folder}/text/en.ftl"))
}
PLACES = {"tables": ROOT / "tables", "server": ROOT / "server", "page": PAGE, **BOARDS}
#: Texts whose seat is a number.
NUMBERED = {"table-not-your-seat", "table-which-bot"}
#: How the page hands a player to a text of its own.
HANDED = re.compile(r"text: '(web-[a-z-]+)', args: \{ (\w+): \{ seat")


def handed(folder: Path) -> dict[str, str]:
    """The texts of a place that name a player, and as what."""
    known = localization.catalogue(place(folder), "en")
    if folder.is_relative_to(PAGE):
        return {id: name for id, name in handed_by_the_page().items() if known.has(id)}
    named = (id for id in known.entries if id not in NUMBERED and id.partition("-")[0] in ("table", "server"))
    return {id: "seat" for id in named if any(name.split("-")[0] == "seat" for name in known.variables(id))}


def handed_by_the_page() -> dict[str, str]:
    sources = [*PAGE.rglob("*.svelte"), *PAGE.rglob("*.ts")]
    return dict(pair for each in sources for pair in HANDED.findall(each.read_text(encoding="utf-8")))


def test_all_that_the_page_hands_a_player_lies_somewhere() -> None:
    assert set(handed_by_the_page()) == {id for folder in (PAGE, *BOARDS.values()) for id in handed(folder)}


def place(folder: Path) -> astrarium.Game:
    """A folder with texts, as if it were a game's."""
    return cast(astrarium.Game, SimpleNamespace(folder=folder, says=None, id=""))


@pytest.mark.parametrize("language", localization.LANGUAGES)
@pytest.mark.parametrize("where", PLACES)
def test_what_is_no_games_speaks_to_its_reader_too(where: str, language: str) -> None:
    game = place(PLACES[where])
    known, wrong = localization.catalogue(game, language), []
    found = handed(PLACES[where])
    for id, name in found.items():
        args: dict[str, TextArg] = {each: 2 for each in known.variables(id) if each.split("-")[0] != name}
        text = Text(id, **args, **{name: Seat(0)})
        words = localization.say(text, language, game=game, names=[NAME], reader=0)
        if localization.say(text, language, game=game, names=[NAME])[0].islower():
            words = words.capitalize()  # a part of something else, whoever reads it
        wrong += [f"{id}: {words}: {fault}" for fault in faults(words, language)]
    assert wrong == []
    assert found or where in BOARDS  # not every board names somebody
