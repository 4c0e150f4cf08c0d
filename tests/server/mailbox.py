"""A mail server for tests."""

from __future__ import annotations

import email
import email.policy
import socket
from queue import Queue
from typing import Any

from aiosmtpd.controller import Controller

from .guests import PATIENCE


class Box:
    """A mail server on this machine that keeps what it gets."""

    def __init__(self) -> None:
        self.letters: Queue[tuple[list[str], Any]] = Queue()
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self._server = Controller(self, hostname="127.0.0.1", port=self.port)
        self._server.start()

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        letter = email.message_from_bytes(envelope.content, policy=email.policy.default)
        self.letters.put((envelope.rcpt_tos, letter))
        return "250 OK"

    def next(self) -> tuple[list[str], str, str]:
        """Whom the next letter is for, its subject and its text."""
        to, letter = self.letters.get(timeout=PATIENCE)
        return to, str(letter["Subject"]), letter.get_content()

    def close(self) -> None:
        self._server.stop()
