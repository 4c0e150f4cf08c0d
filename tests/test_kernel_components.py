"""Components are read field by field, and a fault names the file, the thing and the field."""

from __future__ import annotations

from pathlib import Path

import pytest

from astrarium.kernel import BadComponents, Row
from astrarium.kernel.data import component_files

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


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text("[meta", encoding="utf-8")
    for path in (broken, tmp_path / "missing.toml"):
        with pytest.raises(BadComponents, match=path.name):
            Row.of_file(path)


def test_another_file_takes_the_place_of_the_games_own(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(component_files.IN_USE, raising=False)
    own = tmp_path / "own"
    own.mkdir()
    (own / "components.toml").write_text(CARDS.replace("3", "4"), encoding="utf-8")
    assert component_files.read("toy", own).data["cards"][0]["cost"] == 4
    assert component_files.revision("toy", 2) == 2
    assert component_files.use(file) == "toy"
    assert component_files.read("toy", own).data["cards"][0]["cost"] == 3
    assert component_files.revision("toy", 2) > 2**32
    assert component_files.revision("other", 2) == 2
