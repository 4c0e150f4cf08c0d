"""Replies that a browser may keep: an entity tag, and no second journey for what it has already."""

from __future__ import annotations

import re
from base64 import b64encode
from functools import lru_cache
from hashlib import sha256
from typing import Any

from litestar import Request, Response

#: What a page may use: what this server serves, and no script that stands in the page itself.
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'{styles}; img-src 'self' data: blob:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_STYLE = re.compile(rb"<style>(.*?)</style>", re.DOTALL)
#: For all that is served: no guessing of types, no secret link told to others, no frame, no other window.
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Content-Security-Policy": POLICY.format(styles=""),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
#: A browser asks each time whether something has changed.
ASK = "no-cache"


def reply(
    request: Request[Any, Any, Any],
    body: bytes,
    kind: str,
    keep: str = ASK,
    coding: str = "",
    plain: bytes = b"",
) -> Response[bytes]:
    """A reply with its tag; an empty one where the browser has it. `plain` is a packed page as it reads."""
    tag = f'"{sha256(body).hexdigest()[:24]}"'
    headers = {"Cache-Control": keep, "ETag": tag}
    if kind == "text/html":
        headers["Content-Security-Policy"] = policy(plain or body)
    if coding:
        headers |= {"Content-Encoding": coding, "Vary": "Accept-Encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    return Response(body, headers=headers, media_type=kind)


@lru_cache(8)
def policy(page: bytes) -> str:
    """What a page may use: of styles that stand in it, those alone that it was built with."""
    hashes = (b64encode(sha256(style).digest()).decode() for style in _STYLE.findall(page))
    return POLICY.format(styles="".join(f" 'sha256-{each}'" for each in hashes))
