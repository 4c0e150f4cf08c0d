"""Listening sockets and their addresses."""

from __future__ import annotations

import socket
from urllib.request import urlopen

from ..kernel import AstrariumError


class CannotServe(AstrariumError):
    """The server cannot listen, or cannot open its database."""


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes a free port."""
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(kind, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(1024)
    except (OSError, OverflowError) as error:
        listening.close()
        why = getattr(error, "strerror", None) or str(error)
        raise CannotServe("server-cannot-listen", host=host, port=str(port), why=why) from None
    return listening


def somebody_serves(host: str, port: int) -> bool:
    """Whether an Astrarium server already answers at this address."""
    try:
        with urlopen(f"http://{shown_host(host)}:{port}/api/games", timeout=2) as answer:
            return b'"games"' in answer.read(20)
    except (OSError, ValueError):
        return False


def shown_host(host: str) -> str:
    """The host as written in a URL; localhost for wildcard addresses."""
    if host in ("0.0.0.0", "::", ""):
        return "localhost"
    return f"[{host}]" if ":" in host else host
