"""Response headers: ETag caching and the content security policy."""

from __future__ import annotations

import re
from base64 import b64encode
from functools import lru_cache
from hashlib import sha256
from typing import Any

from litestar import Request, Response

#: The content security policy: own resources only, no inline scripts.
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'{styles}; img-src 'self' data: blob:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors {ancestors}"
)
_STYLE = re.compile(rb"<style>(.*?)</style>", re.DOTALL)
#: Security headers of every response.
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Content-Security-Policy": POLICY.format(styles="", ancestors="'none'"),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
#: Browsers revalidate each time.
ASK = "no-cache"


def reply(
    request: Request[Any, Any, Any],
    body: bytes,
    kind: str,
    keep: str = ASK,
    coding: str = "",
    plain: bytes = b"",
) -> Response[bytes]:
    """A response with its ETag; 304 if the browser has it. `plain` is the page before compression."""
    tag = f'"{sha256(body).hexdigest()[:24]}"'
    headers = {"Cache-Control": keep, "ETag": tag}
    if kind == "text/html":
        headers["Content-Security-Policy"] = policy(plain or body, _framed(request))
    if coding:
        headers |= {"Content-Encoding": coding, "Vary": "Accept-Encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    return Response(body, headers=headers, media_type=kind)


def _framed(request: Request[Any, Any, Any]) -> bool:
    """Whether other sites may frame this page: only the read-only view of a study."""
    return str(request.scope["path"]).startswith("/study/") and "embed" in request.query_params


@lru_cache(8)
def policy(page: bytes, framed: bool = False) -> str:
    """The policy of a page: inline styles are allowed by their hashes."""
    hashes = (b64encode(sha256(style).digest()).decode() for style in _STYLE.findall(page))
    styles = "".join(f" 'sha256-{each}'" for each in hashes)
    return POLICY.format(styles=styles, ancestors="*" if framed else "'none'")
