"""The files of the client, and its front page for all other paths."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

from ... import game as find_game
from ...kernel import AstrariumError
from ..origin_check import cookie_of
from .catalogue import fluent
from .response_headers import ASK, policy, reply

DIST = Path(__file__).parent.parent.parent / "web_dist"
#: Files in this folder have a hash in their name and never change.
HASHED = "assets/"
FOREVER = "public, max-age=31536000, immutable"
TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".txt": "text/plain",
    ".map": "application/json",
}
#: The board of a third-party game.
BOARD = re.compile(r"games/([a-z][a-z0-9_]{1,30})/board\.js")
NO_BOARD = b"export default null\n"
#: Paths whose page preloads what a table needs.
TABLES = ("table/", "replay/")
PACKED = {"br": ".br", "gzip": ".gz"}
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Astrarium</title>
<style>body{{font:16px/1.5 system-ui,sans-serif;background:#0b1020;color:#dfe6f5;margin:15vh auto;
max-width:34em;padding:0 1em}}code{{background:#1b2440;padding:.1em .4em;border-radius:4px}}</style>
<h1>Astrarium</h1><p>{en}</p><p lang="pl">{pl}</p></html>"""


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the client, or its front page."""
    name = str(request.path_params.get("path", "")).strip("/")
    if name == "api" or name.startswith("api/"):
        raise NotFoundException
    return await asyncio.to_thread(_find, request, name)


def _find(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    if board := BOARD.fullmatch(name):
        return _board(request, board[1])
    file = _inside(name)
    if file is not None:
        return _file(request, file, FOREVER if name.startswith(HASHED) else ASK)
    if name.startswith(HASHED):
        raise NotFoundException
    front = _ahead(request, name) or _inside("index.html")
    if front is None:
        words = _not_built()
        headers = {"Content-Security-Policy": policy(words)}
        return Response(words, media_type="text/html", status_code=503, headers=headers)
    return _file(request, front, ASK)


def _ahead(request: Request[Any, Any, Any], name: str) -> Path | None:
    """A faster front page: of a table, or the prerendered lobby for browsers without a log-in."""
    kind = "table" if name.startswith(TABLES) else "lobby"
    if kind == "lobby" and (name or cookie_of(request) is not None):
        return None
    wanted = request.headers.get("accept-language", "").lower()
    return _inside(f"{kind}.{'pl' if wanted.startswith('pl') else 'en'}.html")


def _board(request: Request[Any, Any, Any], game: str) -> Response[bytes]:
    """The board module of a game's package; empty if it has none."""
    try:
        file = find_game(game).folder / "board.js"
    except AstrariumError:
        raise NotFoundException from None
    return reply(request, file.read_bytes() if file.is_file() else NO_BOARD, TYPES[".js"])


def _inside(name: str) -> Path | None:
    """A file of the built client. Paths outside its folder are refused."""
    root = DIST.resolve()
    try:
        file = (root / name).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except (OSError, ValueError):  # a name that the system cannot hold
        return None


def _file(request: Request[Any, Any, Any], file: Path, keep: str) -> Response[bytes]:
    """A file, precompressed if the browser accepts that."""
    kind = TYPES.get(file.suffix, "application/octet-stream")
    for coding, ending in PACKED.items():
        packed = file.with_name(file.name + ending)
        if coding in request.headers.get("accept-encoding", "") and packed.is_file():
            plain = file.read_bytes() if kind == "text/html" else b""
            return reply(request, packed.read_bytes(), kind, keep, coding, plain)
    return reply(request, file.read_bytes(), kind, keep)


def _not_built() -> bytes:
    from ...localization import LANGUAGES

    words = {language: _line(fluent(language), "server-not-built") for language in LANGUAGES}
    return NOT_BUILT.format(**words).encode()


def _line(source: str, id: str) -> str:
    """A one-line message of a Fluent source."""
    return next((line.partition(" = ")[2] for line in source.splitlines() if line.startswith(f"{id} = ")), id)
