"""What a table sends goes to the network as it is: whole frames, those of one deed together."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from astrarium.server.loop.frames import DIRECT, SOCKET, framed
from astrarium.server.table.socket import QUEUE, SLOW, Connection


class Network:
    """A connection that takes what is written, or does not for a while."""

    def __init__(self) -> None:
        self.ready = True
        self.writes: list[list[bytes]] = []
        self.resumed: Any = None

    def write(self, messages: list[bytes]) -> None:
        self.writes.append(messages)


def connect() -> tuple[Connection, Network]:
    network = Network()
    socket: Any = SimpleNamespace(scope={"extensions": {DIRECT: {SOCKET: network}}})
    return Connection(socket, "somebody", "Somebody"), network


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_frame_is_what_others_read(size: int) -> None:
    reader = StreamReader()
    reader.feed_data(framed(b"x" * size))
    reading = Frame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as read:
        next(reading)
    frame = read.value.value
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, b"x" * size)


def test_what_one_deed_tells_is_written_once() -> None:
    async def tell() -> list[list[bytes]]:
        connection, network = connect()
        for number in (1, 2):
            connection.listener.send({"type": "done", "id": number})
        await asyncio.sleep(0)
        connection.listener.send({"type": "done", "id": 3})
        await asyncio.sleep(0)
        return network.writes

    assert [len(messages) for messages in asyncio.run(tell())] == [2, 1]


def test_what_waits_for_a_slow_client_is_sent_later_and_too_much_drops_it() -> None:
    async def tell() -> None:
        connection, network = connect()
        network.ready = False
        for number in range(QUEUE):
            connection.listener.send({"type": "done", "id": number})
            await asyncio.sleep(0)
        assert network.writes == []
        assert not connection.closing.done()
        connection.listener.send({"type": "done", "id": QUEUE})
        assert await connection.closing == SLOW
        network.ready = True
        network.resumed()
        assert [len(messages) for messages in network.writes] == [QUEUE]

    asyncio.run(tell())
