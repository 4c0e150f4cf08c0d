"""The built client's files, served from a folder of the test."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from astrarium.server.app import make_app
from astrarium.server.http import static_files


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    dist = tmp_path / "dist"
    (dist / "assets").mkdir(parents=True)
    monkeypatch.setattr(static_files, "DIST", dist)
    (tmp_path / "secret.txt").write_text("secret")
    return dist


@pytest.fixture
def client(folder: Path, tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    with TestClient(make_app(tmp_path / "data", workers=1)) as client:
        yield client


def test_not_built_yet(client: Any) -> None:
    answer = client.get("/")
    assert answer.status_code == 503
    assert "make client" in answer.text
    assert "przeglądarce" in answer.text


def test_files_and_the_front_page(client: Any, folder: Path) -> None:
    (folder / "index.html").write_text("<p>front</p>")
    (folder / "assets" / "app-1.js").write_text("let x = 1\n" * 500)
    (folder / "icon.svg").write_text("<svg/>")
    script = client.get("/assets/app-1.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    assert script.text.startswith("let x")
    assert client.get("/icon.svg").headers["content-type"].startswith("image/svg+xml")
    for path in ("/", "/table/x", "/join/y", "/index.html"):
        front = client.get(path)
        assert front.text == "<p>front</p>"
        assert front.headers["cache-control"] == "no-cache"
    again = client.get("/", headers={"If-None-Match": client.get("/").headers["etag"]})
    assert again.status_code == 304
    assert client.get("/assets/none.js").status_code == 404


def test_a_newcomer_gets_the_lobby_that_was_written_ahead(client: Any, folder: Path) -> None:
    """In the browser's language; whoever is known has tables of their own, and waits for those."""
    (folder / "index.html").write_text("<p>front</p>")
    for language in ("en", "pl"):
        (folder / f"lobby.{language}.html").write_text(f"<p>{language}</p>")
    assert client.get("/", headers={"Accept-Language": "pl-PL,pl;q=0.9,en"}).text == "<p>pl</p>"
    assert client.get("/", headers={"Accept-Language": "de"}).text == "<p>en</p>"
    assert client.get("/table/x").text == "<p>front</p>"
    client.get("/api/me")
    assert client.get("/").text == "<p>front</p>"


def test_a_table_gets_a_page_that_preloads_its_parts(client: Any, folder: Path) -> None:
    (folder / "index.html").write_text("<p>front</p>")
    for language in ("en", "pl"):
        (folder / f"table.{language}.html").write_text(f"<p>{language}</p>")
    for path in ("/table/x", "/replay/x"):
        assert client.get(path, headers={"Accept-Language": "pl"}).text == "<p>pl</p>"
        assert client.get(path).text == "<p>en</p>"
    assert client.get("/table").text == "<p>front</p>"


def test_packed_files(client: Any, folder: Path) -> None:
    (folder / "assets" / "app-2.js").write_text("plain")
    (folder / "assets" / "app-2.js.gz").write_bytes(gzip.compress(b"packed" * 1000))
    packed = client.get("/assets/app-2.js", headers={"Accept-Encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.text == "packed" * 1000
    assert client.get("/assets/app-2.js", headers={"Accept-Encoding": "identity"}).text == "plain"


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/%00"]
)
def test_nothing_outside_the_folder(client: Any, folder: Path, path: str) -> None:
    (folder / "index.html").write_text("front")
    assert "secret" not in client.get(path).text


def test_the_board_that_a_game_brings(client: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A module from the package, an empty one where it brings none, nothing of a game that is not there."""
    answer = client.get("/games/race/board.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.text == "export default null\n"
    (tmp_path / "board.js").write_text("export default {}")
    monkeypatch.setattr(static_files, "find_game", lambda id: SimpleNamespace(folder=tmp_path))
    assert client.get("/games/stars/board.js").text == "export default {}"
    monkeypatch.undo()
    assert client.get("/games/chess/board.js").status_code == 404
