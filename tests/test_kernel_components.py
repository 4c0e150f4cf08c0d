"""Components are read field by field, and a fault names the file, the thing and the field."""

from __future__ import annotations

from pathlib import Path

import pytest

from astrarium.kernel import BadComponents, Row, components

CARDS = """
[meta]
id = "toy"
[[cards]]
id = "comet"
cost = 3
tags = ["ice"]
rare = true
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "cards.toml"
    path.write_text(CARDS, encoding="utf-8")
    return path


def card(file: Path) -> Row:
    return Row.of_file(file).rows("cards")[0]


def test_fields_are_asked_for_by_name_and_kind(file: Path) -> None:
    row = card(file)
    assert (row.text("id"), row.number("cost", least=0, most=9), row.flag("rare")) == ("comet", 3, True)
    assert row.texts("tags", one_of=("ice", "rock")) == ("ice",)
    assert (row.number("points", 1), row.numbers("limits", ()), row.flag("big")) == (1, (), False)
    assert row.row("bonus", optional=True).data == {}
    assert row.rows("steps", optional=True) == []
    row.done()


@pytest.mark.parametrize(
    ("ask", "field"),
    [
        (lambda row: row.text("title"), "title"),
        (lambda row: row.number("id"), "id"),
        (lambda row: row.number("rare"), "rare"),
        (lambda row: row.number("cost", most=2), "cost"),
        (lambda row: row.text("id", one_of=("moon",)), "id"),
        (lambda row: row.texts("tags", one_of=("rock",)), "tags"),
        (lambda row: row.numbers("tags"), "tags"),
        (lambda row: row.rows("tags"), "tags"),
        (lambda row: row.row("cost"), "cost"),
    ],
)
def test_a_fault_names_the_thing_and_the_field(file: Path, ask: object, field: str) -> None:
    with pytest.raises(BadComponents) as caught:
        ask(card(file))  # type: ignore[operator]
    assert "cards.toml: comet, " in str(caught.value)
    assert f"field {field}" in str(caught.value)


def test_a_field_nobody_asks_for_is_a_fault(file: Path) -> None:
    row = card(file)
    row.text("id")
    with pytest.raises(BadComponents, match=r"field cost: .*\(\? id, rare, tags\)"):
        row.done(ignore=("tags", "rare"))


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text("[meta", encoding="utf-8")
    for path in (broken, tmp_path / "missing.toml"):
        with pytest.raises(BadComponents, match=path.name):
            Row.of_file(path)


def test_another_file_takes_the_place_of_the_games_own(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(components.IN_USE, raising=False)
    own = tmp_path / "own"
    own.mkdir()
    (own / "components.toml").write_text(CARDS.replace("3", "4"), encoding="utf-8")
    assert components.read("toy", own).rows("cards")[0].number("cost") == 4
    assert components.revision("toy", 2) == 2
    assert components.use(file) == "toy"
    assert components.read("toy", own).rows("cards")[0].number("cost") == 3
    assert components.revision("toy", 2) > 2**32
    assert components.revision("other", 2) == 2
