"""Notifications between server processes on SQLite: Unix sockets beside the database file.

Each listening process has a socket in a folder, and all others connect to it. Messages are sent after the
commit, from the writer thread: receivers find the written rows, and rolled-back changes are never announced.
Sending never blocks: a process that does not keep up is disconnected. After a disconnect messages may be
missing, also when a process was killed between commit and message. The receiver then compares its tables with
the database.
"""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import AsyncGenerator, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex

import msgspec
from sqlalchemy import Connection

from .notify_postgres import ProcessMessage, TableChange, encode
from .private_files import FOLDER

#: Suffix of a socket that does not accept connections yet.
UNREADY = ".new"
#: Socket buffer in bytes (the system may limit it), and queued messages. A process that exceeds them is
#: disconnected.
BUFFER, WAITING = 1 << 20, 10_000


class SqliteNotify:
    """The notification channel of one process."""

    def __init__(self, file: Path) -> None:
        self.me = token_hex(6)
        self._folder = file.with_name(f"{file.name}-processes")
        self._messages: list[ProcessMessage] = []
        self._connected: dict[str, socket.socket] = {}

    # -- sending, in the writer thread

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Send the messages of a transaction after its commit."""
        self._messages = []
        yield
        if self._messages:
            self._send(self._messages)

    def send_changes(self, connection: Connection, moves: Iterable[TableChange]) -> None:
        """Announce changed tables with this transaction."""
        self.send(connection, ProcessMessage(self.me, moves=list(moves)))

    def send(self, _: Connection, message: ProcessMessage) -> None:
        self._messages.append(message)

    def _send(self, message: list[ProcessMessage]) -> None:
        others = self._others()
        for gone in self._connected.keys() - others:
            self._connected.pop(gone).close()
        if others:
            data = b"".join(encode(each) + b"\n" for each in message)
            for name in others:
                self._send_to(name, data)

    def _others(self) -> set[str]:
        try:
            names = os.listdir(self._folder)
        except OSError:  # no process has listened yet, or the folder is unreadable
            return set()
        return {name for name in names if name != self.me and not name.endswith(UNREADY)}

    def _send_to(self, name: str, data: bytes) -> None:
        try:
            if name not in self._connected:
                self._connected[name] = self._connect(name)
            whole = self._connected[name].send(data) == len(data)
        except OSError:
            whole = False
        if not whole and (cut := self._connected.pop(name, None)):
            cut.close()

    def _connect(self, name: str) -> socket.socket:
        made = socket.socket(socket.AF_UNIX)
        made.setblocking(False)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, BUFFER)
        try:
            with _reachable(self._folder) as folder:
                made.connect(f"{folder}/{name}")
        except OSError as error:
            made.close()
            if isinstance(error, ConnectionRefusedError):  # its process was killed
                (self._folder / name).unlink(missing_ok=True)
            raise
        return made

    def close(self) -> None:
        for each in self._connected.values():
            each.close()
        self._connected.clear()

    # -- listening, in the event loop

    async def listen(self) -> AsyncGenerator[ProcessMessage | None, None]:
        """Messages of other processes; None: earlier ones may have been missed.

        Raises OSError if no socket can be opened.
        """
        queue: asyncio.Queue[ProcessMessage | None] = asyncio.Queue(WAITING)
        queue.put_nowait(None)
        receiving: set[asyncio.Task[None]] = set()

        def begin(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            task = asyncio.get_running_loop().create_task(_receive(reader, writer, queue))
            receiving.add(task)
            task.add_done_callback(receiving.discard)

        server = await asyncio.start_unix_server(begin, sock=self._open(), limit=BUFFER)
        try:
            while True:
                yield await queue.get()
        finally:
            (self._folder / self.me).unlink(missing_ok=True)
            server.close()
            for task in receiving:
                task.cancel()

    def _open(self) -> socket.socket:
        """Open the socket. The rename publishes it when it accepts connections."""
        self._folder.mkdir(mode=FOLDER, exist_ok=True)
        own, unready = self._folder / self.me, f"{self.me}{UNREADY}"
        made = socket.socket(socket.AF_UNIX)
        try:
            with _reachable(self._folder) as folder:
                made.bind(f"{folder}/{unready}")
            made.listen()
            (self._folder / unready).rename(own)
        except OSError:
            made.close()
            raise
        return made


async def _receive(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, queue: asyncio.Queue[ProcessMessage | None]
) -> None:
    """Receive from one process until it disconnects."""
    sender = ""
    try:
        await queue.put(None)
        with suppress(OSError, ValueError):  # an incomplete message
            while (line := await reader.readline()).endswith(b"\n"):
                message = msgspec.json.decode(line, type=ProcessMessage)
                sender = message.sender
                await queue.put(message)
    finally:
        writer.close()
    await queue.put(ProcessMessage(sender, bye=True))
    await queue.put(None)


@contextmanager
def _reachable(folder: Path) -> Iterator[str]:
    """A path of the folder that fits into a socket address, if the system has one."""
    if not os.path.isdir("/proc/self/fd"):
        yield str(folder)
        return
    opened = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        yield f"/proc/self/fd/{opened}"
    finally:
        os.close(opened)
