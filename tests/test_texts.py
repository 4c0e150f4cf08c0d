"""Texts: every id in every language, arguments and cases, and what happens when something is missing."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

import astrarium
from astrarium import texts
from astrarium.fluent_files import FluentFile
from astrarium.kernel import BadSetup, Seat, Text
from astrarium.terminal.narrow import fold
from astrarium.terminal.orders import WORDS
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


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_both_languages_say_the_same_things(game: astrarium.Game | None, language: str) -> None:
    assert texts.problems(game, language) == []


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_text_in_the_source_exists_and_gets_its_arguments(language: str) -> None:
    known = texts.catalogue(None, language)
    wrong = []
    for where, id, given in in_the_source()[0]:
        if not known.has(id):
            wrong.append(f"{where}: {id} is missing")
        elif None not in given:
            wrong += [
                f"{where}: {id} wants ${name}" for name in known.variables(id) if not _given(name, given)
            ]
    assert wrong == []


def _given(variable: str, names: set[str | None]) -> bool:
    return variable in names or variable.rpartition("-")[0] in names


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_error_id_in_the_source_exists(language: str) -> None:
    found = in_the_source()[1]
    assert len(found) > 30
    assert sorted(id for id in found if not texts.has(id, language)) == []


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_order_of_text_play_has_its_word_and_its_help(language: str) -> None:
    for name, words in WORDS.items():
        assert texts.has(f"shell-help-{name}", language)
        if name != "rule":
            assert fold(texts.say(Text(f"shell-word-{name}"), language)) in words


def test_arguments_are_said_first() -> None:
    text = Text("event-won", seat=Seat(1), points=1)
    assert texts.say(text, "en", game=COMETS, names=("Ada", "Bo")) == "Bo won 1 point."
    assert (
        texts.say(Text("option-card", comet=Text("comet", size=4)), "en", game=COMETS)
        == "The comet of size 4"
    )


def test_polish_plurals() -> None:
    said = [texts.say(Text("event-won", seat="Ola", points=n), "pl", game=COMETS) for n in (1, 2, 5, 22, 112)]
    assert said == [
        "Ola zdobywa 1 punkt.",
        "Ola zdobywa 2 punkty.",
        "Ola zdobywa 5 punktów.",
        "Ola zdobywa 22 punkty.",
        "Ola zdobywa 112 punktów.",
    ]


def test_numbers_of_any_size() -> None:
    assert texts.say(Text("error-no-such-move", move=10**40, moves=3)).startswith("There is no move 1000")
    assert texts.say(Text("error-no-such-move", move=-2, moves=3)).startswith("There is no move -2")


def test_a_seat_without_a_name_is_a_numbered_player() -> None:
    assert texts.say(Seat(0), "en") == "Player 1"
    assert texts.say(Seat(1), "pl") == "Gracz 2"
    assert texts.say(Text("shell-won", player=Seat(2)), "pl", names=("Ada",)) == "Wygrywa Gracz 3."


class Cases:
    """A game with one message in each language, to try cases on."""

    def __init__(self, folder: Path, polish: str, english: str) -> None:
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
    assert texts.say(text, "pl", game=cases, names=("Ala",)) == "Ala kupuje Rafinerię"  # type: ignore[arg-type]
    assert texts.say(text, "en", game=cases, names=("Ala",)) == "Ala buys Refinery"  # type: ignore[arg-type]
    assert texts.say(Text("nested", **text.args), "pl", game=cases) == "Gracz 1 kupuje Rafinerię!"  # type: ignore[arg-type]


def test_a_missing_case_falls_back_to_the_plain_form(cases: Cases) -> None:
    assert texts.say(Text("buys", who="Ala", what="statek"), "pl", game=cases) == "Ala kupuje statek"  # type: ignore[arg-type]


def test_players_are_declined_in_polish(cases: Cases) -> None:
    text = Text("from", what=Text("refinery"), who=Seat(0))
    bot = Text("shell-bot", name="random")
    said = [texts.say(text, "pl", game=cases, names=names) for names in ((), ("Ala",), (bot,))]  # type: ignore[arg-type]
    assert said == ["Rafineria od gracza 1", "Rafineria od gracza Ala", "Rafineria od bota random"]


def test_attributes_can_be_said_alone(cases: Cases) -> None:
    thing = Text("refinery", n=2)
    assert texts.attribute(thing, "text", "pl", game=cases) == "Daje 2 $."  # type: ignore[arg-type]
    assert texts.attribute(thing, "text", "en", game=cases) == ""  # type: ignore[arg-type]
    assert texts.say(Text("refinery.text", n=3), "pl", game=cases) == "Daje 3 $."  # type: ignore[arg-type]


def test_what_is_missing_stands_in_brackets_and_is_found_in_strict_mode(cases: Cases) -> None:
    assert texts.say(Text("no-such-text")) == "⟦no-such-text⟧"
    assert texts.say(Text("half", who="Ala"), "pl", game=cases) == "Ala ⟦half: $gone⟧"  # type: ignore[arg-type]
    for text in (
        Text("no-such-text"),
        Text("half", who="Ala"),
        Text("from", who="Ala", what=Text("nothing")),
    ):
        with pytest.raises(texts.TextError):
            texts.say(text, "pl", game=cases, strict=True)  # type: ignore[arg-type]


def test_problems_name_what_another_language_lacks(cases: Cases) -> None:
    assert texts.problems(cases, "pl") == []  # type: ignore[arg-type]
    assert texts.problems(cases, "en") == [  # type: ignore[arg-type]
        "en: half is missing",
        "en: nested is missing",
        "en: refinery.text is missing",
    ]


def test_problems_find_faulty_files(tmp_path: Path) -> None:
    broken = Cases(tmp_path, "one = { two }\none = 1\n= ?\n", "one = { $three }\n")
    assert texts.problems(broken, "pl") == [  # type: ignore[arg-type]
        "pl: one: written twice",
        "pl: cannot be read: = ?",
        "pl: one: refers to two",
    ]
    assert texts.problems(broken, "en") == ["en: one: pl knows no $three"]  # type: ignore[arg-type]


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
    assert texts.choose_language() == "en"
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert texts.choose_language() == "pl"
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert texts.choose_language() == "en"
    monkeypatch.setenv("ASTRARIUM_LANG", "pl")
    assert texts.choose_language() == "pl"
    assert texts.choose_language("en") == "en"
    with pytest.raises(BadSetup):
        texts.choose_language("xx")


def test_rules_are_read_in_the_language_that_has_them() -> None:
    for game in astrarium.games().values():
        assert texts.rules(game, "pl").keys() == game.rules.keys() == texts.rules(game, "en").keys()
        if (game.folder / "RULES.pl.md").is_file():
            assert texts.rules(game, "pl") != game.rules


def test_an_error_speaks_english_by_itself() -> None:
    with pytest.raises(astrarium.AstrariumError, match="There is no game “chess”"):
        astrarium.start("chess")


def test_what_was_read_of_games_can_be_let_go_of() -> None:
    game = astrarium.game("metallum")
    before = texts.catalogue(game, "pl"), texts.say(Text("game-title"), "pl", game=game)
    texts.forget_games()
    after = texts.catalogue(game, "pl"), texts.say(Text("game-title"), "pl", game=game)
    assert before[0] is not after[0]
    assert before[1] == after[1]
