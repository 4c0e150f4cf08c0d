"""What processes on one SQLite file tell each other: Unix sockets in a folder beside the file.

Each process that listens has a socket there, named after it, and every other one is connected to it. What is
written is told after its commit, in the store's thread: whoever hears of a move finds it in the file, and
nobody hears of what was rolled back. Nobody waits for a neighbour: one that does not keep up is disconnected.
The end of a connection says that something may have been missed, also when its process was killed between a
commit and its telling: whoever listens compares then.
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

from .channel import Moves, News, encode
from .files import FOLDER

#: What a socket is called before it can be connected to.
UNREADY = ".new"
#: Bytes that may be under way to a neighbour (the system has a limit of its own), and messages that wait
#: there to be taken in. Who has more to hear is cut off.
BUFFER, WAITING = 1 << 20, 10_000


class Neighbours:
    """One process among others on the same file."""

    def __init__(self, file: Path) -> None:
        self.me = token_hex(6)
        self._folder = file.with_name(f"{file.name}-processes")
        self._news: list[News] = []
        self._connected: dict[str, socket.socket] = {}

    # -- telling, in the store's thread

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """What is told meanwhile is sent afterwards, unless something is raised."""
        self._news = []
        yield
        if self._news:
            self._send(self._news)

    def tell_moves(self, connection: Connection, moves: Iterable[Moves]) -> None:
        """Tell of tables that are changed by this transaction."""
        self.tell(connection, News(self.me, moves=list(moves)))

    def tell(self, _: Connection, news: News) -> None:
        self._news.append(news)

    def _send(self, news: list[News]) -> None:
        others = self._others()
        for gone in self._connected.keys() - others:
            self._connected.pop(gone).close()
        if others:
            data = b"".join(encode(each) + b"\n" for each in news)
            for name in others:
                self._send_to(name, data)

    def _others(self) -> set[str]:
        try:
            names = os.listdir(self._folder)
        except OSError:  # nobody has listened yet; or nobody can be told, and all are to compare
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
            if isinstance(error, ConnectionRefusedError):  # it was killed
                (self._folder / name).unlink(missing_ok=True)
            raise
        return made

    def close(self) -> None:
        for each in self._connected.values():
            each.close()
        self._connected.clear()

    # -- listening, in the event loop

    async def listen(self) -> AsyncGenerator[News | None, None]:
        """What the others tell; None: something may have been missed until now.

        Raises OSError where there can be no socket.
        """
        heard: asyncio.Queue[News | None] = asyncio.Queue(WAITING)
        heard.put_nowait(None)
        hearing: set[asyncio.Task[None]] = set()

        def begin(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            task = asyncio.get_running_loop().create_task(_hear(reader, writer, heard))
            hearing.add(task)
            task.add_done_callback(hearing.discard)

        server = await asyncio.start_unix_server(begin, sock=self._open(), limit=BUFFER)
        try:
            while True:
                yield await heard.get()
        finally:
            (self._folder / self.me).unlink(missing_ok=True)
            server.close()
            for task in hearing:
                task.cancel()

    def _open(self) -> socket.socket:
        """A socket that others find; they find it when it can be connected to, and no sooner."""
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


async def _hear(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, heard: asyncio.Queue[News | None]
) -> None:
    """Hear what one neighbour tells, until it is gone or has cut us off."""
    sender = ""
    try:
        await heard.put(None)
        with suppress(OSError, ValueError):  # not a whole message
            while (line := await reader.readline()).endswith(b"\n"):
                news = msgspec.json.decode(line, type=News)
                sender = news.sender
                await heard.put(news)
    finally:
        writer.close()
    await heard.put(News(sender, bye=True))
    await heard.put(None)


@contextmanager
def _reachable(folder: Path) -> Iterator[str]:
    """A name of a folder that is short enough for a socket's address, where the system has one."""
    if not os.path.isdir("/proc/self/fd"):
        yield str(folder)
        return
    opened = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        yield f"/proc/self/fd/{opened}"
    finally:
        os.close(opened)
