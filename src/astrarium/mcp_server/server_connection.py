"""A guest's connection to a running server: HTTP calls, and the WebSocket of one table."""

from __future__ import annotations

import json
from http.cookiejar import LWPCookieJar
from pathlib import Path
from threading import Condition, Thread
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from ..kernel import AstrariumError, Text, text_of

#: Timeout in seconds of a call or of the server's reply.
PATIENCE = 20.0
#: Maximum bytes read of a server's response.
MOST_BYTES = 4_000_000


class ServerRefused(AstrariumError):
    """The server refused something, or cannot be reached."""


class ServerConnection:
    """A guest's session at a server, for one table. Its cookie is stored, so that the seat is found again."""

    def __init__(self, url: str, kept: Path) -> None:
        self.url = url
        self._jar = LWPCookieJar(kept)
        if kept.exists():
            self._jar.load(ignore_discard=True)
        self._opener = build_opener(HTTPCookieProcessor(self._jar))
        self._news = Condition()
        self._replies: dict[int | None, dict[str, Any]] = {}
        self._count = 0
        self._socket: Any = None
        self._gone = True
        self._address = ""
        self.welcome: dict[str, Any] = {}
        self.position: dict[str, Any] = {}
        #: The events so far, and the unread lines of chat.
        self.events: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        #: Another player's open undo request, if it needs this seat's agreement.
        self.undo_asked: dict[str, Any] | None = None

    # -- HTTP

    def call_me(self, name: str) -> None:
        """Set the guest's name, and store the cookie."""
        self.call("GET", "/api/me")
        kept = Path(self._jar.filename or "")
        kept.touch(mode=0o600)
        self._jar.save(ignore_discard=True)
        self.call("POST", "/api/me", name=name)

    def call(self, method: str, path: str, **body: Any) -> Any:
        """One HTTP call; raises ServerRefused with the server's own words."""
        data = json.dumps(body).encode() if method == "POST" else None
        request = Request(self.url + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with self._opener.open(request, timeout=PATIENCE) as answer:
                return json.loads(answer.read(MOST_BYTES) or b"null")
        except HTTPError as error:
            raise ServerRefused(_refusal(error)) from None
        except (URLError, OSError, ValueError) as error:
            raise ServerRefused("shell-guest-no-server", url=self.url, why=str(error)[:100]) from None

    # -- WebSocket

    def open(self, table: str, token: str = "") -> None:
        """Connect to a table and wait for its first position."""
        parts = urlsplit(self.url)
        scheme = "wss" if parts.scheme == "https" else "ws"
        asked = f"?token={quote(token)}" if token else ""
        self._address = f"{scheme}://{parts.netloc}/api/tables/{quote(table)}/play{asked}"
        self._connect()

    def _connect(self) -> None:
        cookies = "; ".join(f"{each.name}={each.value}" for each in self._jar)
        try:
            self._socket = connect(
                self._address,
                additional_headers={"Cookie": cookies},
                max_size=None,
                open_timeout=PATIENCE,
                ping_interval=None,
            ).__enter__()  # left by `close`
        except (OSError, WebSocketException) as error:
            raise ServerRefused("shell-guest-no-server", url=self.url, why=str(error)[:100]) from None
        self._gone, self.position = False, {}
        Thread(target=self._listen, args=(self._socket,), daemon=True).start()
        with self._news:
            self._news.wait_for(lambda: self.position or self._gone, PATIENCE)
        if not self.position:
            raise ServerRefused(self._parting())

    def _listen(self, socket: Any) -> None:
        try:
            for frame in socket:
                with self._news:
                    self._receive(json.loads(frame))
                    self._news.notify_all()
        except (OSError, WebSocketException):
            pass
        with self._news:
            self._gone = True
            self._news.notify_all()

    def _receive(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "position":
            self.position = message
            del self.events[message["events_from"] :]
            self.events += message["events"]
        elif kind == "welcome":
            self.welcome = message
            self.chat += message["chat"]
        elif kind == "chat":
            self.chat.append(message)
        elif kind in ("undo_asked", "undo_settled"):
            self.undo_asked = message if message.get("reply") else None
        elif kind == "players":
            self.welcome = {**self.welcome, "players": message["players"]}
        elif "id" in message:  # null: a refusal of the connection
            self._replies[message["id"]] = message

    def ask(self, type: str, patience: float = PATIENCE, **body: Any) -> dict[str, Any]:
        """Send a message and wait for its reply; raises ServerRefused with the server's words."""
        if self._gone:
            self._connect()
        with self._news:
            self._count += 1
            id = self._count
        try:
            self._socket.send(json.dumps({"type": type, "id": id, **body}))
        except (OSError, WebSocketException):
            raise ServerRefused(self._parting()) from None
        with self._news:
            self._news.wait_for(lambda: self._gone or id in self._replies, patience)
            reply = self._replies.pop(id, None)
        if reply is None:
            raise ServerRefused(self._parting() if self._gone else Text("shell-guest-no-reply"))
        if reply["type"] == "refused":
            raise ServerRefused(text_of(reply["text"]))
        return reply

    def wait(self, holds: Any, seconds: float) -> bool:
        """Wait until a condition holds for the position; False after a timeout."""
        if self._gone:
            self._connect()
        with self._news:
            return bool(self._news.wait_for(lambda: self._gone or holds(self.position), seconds))

    def _parting(self) -> Text:
        refused = self._replies.pop(None, None)
        found = None if refused is None else text_of(refused["text"])
        return found if isinstance(found, Text) else Text("shell-guest-gone")

    def close(self) -> None:
        if self._socket is not None:
            self._socket.close()


def _refusal(error: HTTPError) -> Text:
    try:
        said = text_of(json.loads(error.read(MOST_BYTES))["error"])
        return said if isinstance(said, Text) else Text("shell-guest-gone")
    except (ValueError, LookupError, OSError):
        return Text("shell-guest-refused", status=error.code)
