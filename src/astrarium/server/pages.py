"""The built client: its files, and its front page for every address of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.response import File

from .library import fluent

DIST = Path(__file__).parent.parent / "web_dist"
#: Files under this folder carry a hash in their name and never change.
HASHED = "assets/"
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
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Astrarium</title>
<style>body{{font:16px/1.5 system-ui,sans-serif;background:#0b1020;color:#dfe6f5;margin:15vh auto;
max-width:34em;padding:0 1em}}code{{background:#1b2440;padding:.1em .4em;border-radius:4px}}</style>
<h1>Astrarium</h1><p>{en}</p><p lang="pl">{pl}</p></html>"""


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=True)
def page(request: Request[Any, Any, Any], path: str = "") -> Response[bytes] | File:
    """A file of the client, or its front page."""
    name = path.strip("/")
    if name == "api" or name.startswith("api/"):
        raise NotFoundException
    file = _inside(name)
    if file is not None:
        return _file(file, request, forever=name.startswith(HASHED))
    if name.startswith(HASHED):
        raise NotFoundException
    front = _inside("index.html")
    if front is None:
        return Response(_not_built(), media_type="text/html; charset=utf-8", status_code=503)
    return _file(front, request, forever=False)


def _inside(name: str) -> Path | None:
    """A file of the built client; nothing outside its folder."""
    root = DIST.resolve()
    file = (root / name).resolve()
    return file if file.is_file() and file.is_relative_to(root) else None


def _file(file: Path, request: Request[Any, Any, Any], forever: bool) -> File | Response[bytes]:
    headers = {"Cache-Control": "public, max-age=31536000, immutable" if forever else "no-cache"}
    served = file
    for coding in ("br", "gzip"):
        packed = file.with_name(f"{file.name}.{'gz' if coding == 'gzip' else coding}")
        if coding in request.headers.get("accept-encoding", "") and packed.is_file():
            headers |= {"Content-Encoding": coding, "Vary": "Accept-Encoding"}
            served = packed
            break
    kind = TYPES.get(file.suffix, "application/octet-stream")
    return File(
        served, media_type=kind, headers=headers, content_disposition_type="inline", filename=file.name
    )


def _not_built() -> bytes:
    from ..texts import LANGUAGES

    words = {language: _line(fluent(language), "server-not-built") for language in LANGUAGES}
    return NOT_BUILT.format(**words).encode()


def _line(source: str, id: str) -> str:
    """A one-line message of a Fluent source."""
    return next((line.partition(" = ")[2] for line in source.splitlines() if line.startswith(f"{id} = ")), id)
