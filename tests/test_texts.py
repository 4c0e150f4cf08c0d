"""Texts: every id in every language, arguments and cases, and what happens when something is missing."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

import astrarium
from astrarium import localization
from astrarium.fluent_files import FluentFile
from astrarium.kernel import BadSetup, Seat, Text
from astrarium.terminal.input_matching import fold
from astrarium.terminal.typed_commands import WORDS
from common.message_faults import message_faults
from toys.comets import GAME as COMETS

SOURCE = Path(astrarium.__file__).parent
GAMES = [None, COMETS, *astrarium.games().values()]


def ids(game: astrarium.Game | None) -> str:
    return "shell" if game is None else game.id


class Said(NamedTuple):
    """A call in the source whose first argument is the id of a shell text."""

    where: str
    id: str
    given: set[str | None]


@cache
def in_the_source() -> tuple[list[Said], set[str]]:
    """Every such call, and every id of an error, however it is used."""
    calls, errors = [], set()
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                id = node.args[0].value
                if isinstance(id, str) and id.startswith(("error-", "shell-")) and not id.endswith("-"):
                    where = f"{path.relative_to(SOURCE)}:{node.lineno}"
                    calls.append(Said(where, id, {keyword.arg for keyword in node.keywords}))
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                errors |= {node.value} if node.value.startswith("error-") else set()
    return calls, errors


@pytest.mark.parametrize("language", localization.LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_both_languages_say_the_same_things(game: astrarium.Game | None, language: str) -> None:
    assert message_faults(game, language) == []


@pytest.mark.parametrize("language", localization.LANGUAGES)
def test_every_text_in_the_source_exists_and_gets_its_arguments(language: str) -> None:
    known = localization.catalogue(None, language)
    wrong = []
    for where, id, given in in_the_source()[0]:
        if not known.has(id):
            wrong.append(f"{where}: {id} is missing")
        elif None not in given:
            wrong += [
                f"{where}: {id} wants ${name}" for name in known.variables(id) if not _given(name, given)
            ]
    assert wrong == []


ROOT = SOURCE.parents[1]
#: Where texts are named. Names of families end with a hyphen before what is put in: `option-`, `card-`.
NAMING = {".py", ".ts", ".svelte", ".toml", ".json", ".html"}
FAMILY = re.compile(r"[\"'`/\[( ]([a-z][\w-]*?)-[{$]|[\"'`]([a-z][\w-]*?)-?[\"'`]")


class Named(NamedTuple):
    """What a source may name texts by: whole ids, words, and families of ids."""

    known: set[str]
    words: set[str]
    families: set[str]

    @classmethod
    def by(cls, source: str) -> Named:
        return cls(
            {*re.findall(r"[\w-]+", source)},
            {*re.findall(r"[A-Za-z0-9]+", source)},
            {name for found in FAMILY.findall(source) for name in found},
        )

    def __contains__(self, id: object) -> bool:
        """In full, or as a family and one of its words."""
        ways = [(str(id)[: at.start()], str(id)[at.end() :]) for at in re.finditer("-", str(id))]
        return id in self.known or any(
            family in self.families and (rest in self.known or self.words.issuperset(re.split("[-_]", rest)))
            for family, rest in ways
        )


@cache
def sources() -> dict[str, Named]:
    """By game, and by "" for what all games share: what the sources of package and client name."""
    read: dict[str, list[str]] = {id: [] for id in ("", *astrarium.games())}
    for folder in (SOURCE, ROOT / "web" / "src"):
        for path in sorted(folder.rglob("*")):
            if path.suffix in NAMING and path.name != "puzzles.json":
                game = next((id for id in astrarium.games() if id in path.parts), "")
                read[game].append(path.read_text(encoding="utf-8"))
    return {game: Named.by("\n".join(texts)) for game, texts in read.items()}


def unnamed(fluent: str, named: list[Named]) -> list[str]:
    """The messages of a file that neither it nor a source names."""
    here = {*re.findall(r"\{\s*-?([\w-]+)", fluent)}
    anywhere = Named(*(set[str]().union(*sets) for sets in zip(*named, strict=True)))
    ids = re.findall(r"^([a-z][\w-]*) ?=", fluent, re.MULTILINE)
    return [id for id in ids if id not in here and id not in anywhere]


TEXTS = [path for folder in (SOURCE, ROOT / "web" / "src") for path in sorted(folder.rglob("text/en.ftl"))]


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_text_is_named_somewhere(path: Path) -> None:
    game = next((id for id in astrarium.games() if id in path.parts), None)
    parts = sources().values() if game is None else [sources()[""], sources()[game]]
    assert unnamed(path.read_text(encoding="utf-8"), [*parts]) == []


def test_a_text_that_nobody_names_is_seen() -> None:
    source = """Text("won"), t(`zone-${id}`), "market", Called("card"), "tile_4" """
    texts = "won = { zone-won }\nzone-market = x\nzone-hand = x\ncard-tile_4 = x\ncard-tile_5 = x\n"
    assert unnamed(texts, [Named.by(source)]) == ["zone-hand", "card-tile_5"]


def _given(variable: str, names: set[str | None]) -> bool:
    return variable in names or variable.rpartition("-")[0] in names


@pytest.mark.parametrize("language", localization.LANGUAGES)
def test_every_error_id_in_the_source_exists(language: str) -> None:
    found = in_the_source()[1]
    assert len(found) > 30
    assert sorted(id for id in found if not localization.has(id, language)) == []


@pytest.mark.parametrize("language", localization.LANGUAGES)
def test_every_order_of_text_play_has_its_word_and_its_help(language: str) -> None:
    for name, words in WORDS.items():
        assert localization.has(f"shell-help-{name}", language)
        if name != "rule":
            assert fold(localization.say(Text(f"shell-word-{name}"), language)) in words


def test_arguments_are_said_first() -> None:
    text = Text("event-won", seat=Seat(1), points=1)
    assert localization.say(text, "en", game=COMETS, names=("Ada", "Bo")) == "Bo won 1 point."
    assert (
        localization.say(Text("option-card", comet=Text("comet", size=4)), "en", game=COMETS)
        == "The comet of size 4"
    )


def test_polish_plurals() -> None:
    said = [
        localization.say(Text("event-won", seat="Ola", points=n), "pl", game=COMETS)
        for n in (1, 2, 5, 22, 112)
    ]
    assert said == [
        "Ola zdobywa 1 punkt.",
        "Ola zdobywa 2 punkty.",
        "Ola zdobywa 5 punktów.",
        "Ola zdobywa 22 punkty.",
        "Ola zdobywa 112 punktów.",
    ]


def test_numbers_of_any_size() -> None:
    assert localization.say(Text("error-no-such-move", move=10**40, moves=3)).startswith(
        "There is no move 1000"
    )
    assert localization.say(Text("error-no-such-move", move=-2, moves=3)).startswith("There is no move -2")


def test_a_seat_without_a_name_is_a_numbered_player() -> None:
    assert localization.say(Seat(0), "en") == "Player 1"
    assert localization.say(Seat(1), "pl") == "Gracz 2"
    assert localization.say(Text("shell-won", player=Seat(2)), "pl", names=("Ada",)) == "Wygrywa Gracz 3."


class Cases:
    """A game with one message in each language, to try cases on."""

    def __init__(self, folder: Path, polish: str, english: str) -> None:
        self.id = "cases"
        self.folder = folder
        self.says: dict[str, Text] = {}
        (folder / "text").mkdir()
        (folder / "text" / "pl.ftl").write_text(polish, encoding="utf-8")
        (folder / "text" / "en.ftl").write_text(english, encoding="utf-8")


@pytest.fixture
def cases(tmp_path: Path) -> Cases:
    polish = (
        "refinery = Rafineria\n    .acc = Rafinerię\n    .text = Daje { $n } $.\n"
        "buys = { $who } kupuje { $what-acc }\nfrom = { $what } od { $who-gen }\nhalf = { $who } { $gone }\n"
        "nested = { buys }!\n"
    )
    english = "refinery = Refinery\nbuys = { $who } buys { $what }\nfrom = { $what } of { $who }\n"
    return Cases(tmp_path, polish, english)


def test_a_sentence_can_ask_for_a_case_of_its_argument(cases: Cases) -> None:
    text = Text("buys", who=Seat(0), what=Text("refinery"))
    assert localization.say(text, "pl", game=cases, names=("Ala",)) == "Ala kupuje Rafinerię"  # type: ignore[arg-type]
    assert localization.say(text, "en", game=cases, names=("Ala",)) == "Ala buys Refinery"  # type: ignore[arg-type]
    assert localization.say(Text("nested", **text.args), "pl", game=cases) == "Gracz 1 kupuje Rafinerię!"  # type: ignore[arg-type]


def test_a_missing_case_falls_back_to_the_plain_form(cases: Cases) -> None:
    assert localization.say(Text("buys", who="Ala", what="statek"), "pl", game=cases) == "Ala kupuje statek"  # type: ignore[arg-type]


def test_players_are_declined_in_polish(cases: Cases) -> None:
    text = Text("from", what=Text("refinery"), who=Seat(0))
    bot = Text("table-bot", level=Text("table-level-captain"), number=2)
    said = [localization.say(text, "pl", game=cases, names=names) for names in ((), ("Ala",), (bot,))]  # type: ignore[arg-type]
    assert said == ["Rafineria od gracza 1", "Rafineria od gracza Ala", "Rafineria od Aresa II"]


def test_attributes_can_be_said_alone(cases: Cases) -> None:
    thing = Text("refinery", n=2)
    assert localization.attribute(thing, "text", "pl", game=cases) == "Daje 2 $."  # type: ignore[arg-type]
    assert localization.attribute(thing, "text", "en", game=cases) == ""  # type: ignore[arg-type]
    assert localization.say(Text("refinery.text", n=3), "pl", game=cases) == "Daje 3 $."  # type: ignore[arg-type]


def test_what_is_missing_stands_in_brackets_and_is_found_in_strict_mode(cases: Cases) -> None:
    assert localization.say(Text("no-such-text")) == "⟦no-such-text⟧"
    assert localization.say(Text("half", who="Ala"), "pl", game=cases) == "Ala ⟦half: $gone⟧"  # type: ignore[arg-type]
    for text in (
        Text("no-such-text"),
        Text("half", who="Ala"),
        Text("from", who="Ala", what=Text("nothing")),
    ):
        with pytest.raises(localization.TextError):
            localization.say(text, "pl", game=cases, strict=True)  # type: ignore[arg-type]


def test_problems_name_what_another_language_lacks(cases: Cases) -> None:
    assert message_faults(cases, "pl") == []  # type: ignore[arg-type]
    assert message_faults(cases, "en") == [  # type: ignore[arg-type]
        "en: half is missing",
        "en: nested is missing",
        "en: refinery.text is missing",
    ]


def test_problems_find_faulty_files(tmp_path: Path) -> None:
    broken = Cases(tmp_path, "one = { two }\none = 1\n= ?\n", "one = { $three }\n")
    assert message_faults(broken, "pl") == [  # type: ignore[arg-type]
        "pl: one: written twice",
        "pl: cannot be read: = ?",
        "pl: one: refers to two",
    ]
    assert message_faults(broken, "en") == ["en: one: pl knows no $three"]  # type: ignore[arg-type]


#: What the syntax allows at the beginning of a line besides an entry, and what it does not.
ODD = """### Of the file

one = { $n ->
[one] A comet
*[other] { -comet(kind: "ice =") }
}
.acc = two = 2
-comet=Comet

    over lines
# Of three
three = {
one }
no entry
four
= 4
five =
"""


@pytest.mark.parametrize("path", [None, *sorted(SOURCE.rglob("*.ftl"))], ids=lambda path: path and path.name)
def test_a_file_read_entry_by_entry_says_the_same_as_read_whole(path: Path | None) -> None:
    text = path.read_text(encoding="utf-8") if path else ODD
    body = FluentParser(with_spans=False).parse(text).body
    whole = {
        f"-{each.id.name}" if isinstance(each, Term) else each.id.name: each
        for each in body
        if isinstance(each, Message | Term)
    }
    file = FluentFile(text)
    found = {id: entry for id in file.ids if (entry := file.entry(id))}
    assert found.keys() == whole.keys()
    assert [id for id in whole if not whole[id].equals(found[id], ignored_fields=["span", "comment"])] == []


def test_the_language_of_a_run(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("ASTRARIUM_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert localization.choose_language() == "en"
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert localization.choose_language() == "pl"
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert localization.choose_language() == "en"
    monkeypatch.setenv("ASTRARIUM_LANG", "pl")
    assert localization.choose_language() == "pl"
    assert localization.choose_language("en") == "en"
    with pytest.raises(BadSetup):
        localization.choose_language("xx")


def test_rules_are_read_in_the_language_that_has_them() -> None:
    for game in astrarium.games().values():
        assert (
            localization.rules(game, "pl").keys()
            == game.rules.keys()
            == localization.rules(game, "en").keys()
        )
        if (game.folder / "RULES.pl.md").is_file():
            assert localization.rules(game, "pl") != game.rules


def test_an_error_speaks_english_by_itself() -> None:
    with pytest.raises(astrarium.AstrariumError, match="There is no game “chess”"):
        astrarium.start("chess")


def test_what_was_read_of_games_can_be_let_go_of() -> None:
    game = astrarium.game("metallum")
    before = localization.catalogue(game, "pl"), localization.say(Text("game-title"), "pl", game=game)
    localization.forget_games()
    after = localization.catalogue(game, "pl"), localization.say(Text("game-title"), "pl", game=game)
    assert before[0] is not after[0]
    assert before[1] == after[1]
