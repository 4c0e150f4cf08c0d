"""A server that watches its own event loop: `python -m tools.bench.loop_watch_server FOLDER [DATABASE]`.

It prints its port, and writes a line of JSON four times a second into `pauses` in the folder: since when
(`perf_counter`, the same for all processes of a machine), the longest time that the loop did not come round,
and the longest that it worked without coming round.
"""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser
from pathlib import Path
from time import perf_counter, thread_time

import msgspec

from astrarium.server.listening_sockets import listen
from astrarium.server.uvicorn_server import make_server

#: Seconds between two samples, and between two lines.
BEAT = 0.002
LINE = 0.25


class Pauses(msgspec.Struct):
    """The longest pause since `at` in ms, and the longest CPU time in one; else other processes ran."""

    at: float
    pause_ms: float = 0.0
    work_ms: float = 0.0


def read_pauses(folder: Path) -> list[Pauses]:
    """The pauses that a server wrote."""
    lines = (folder / "pauses").read_bytes().splitlines()
    return [msgspec.json.decode(line, type=Pauses) for line in lines]


async def beat(folder: Path) -> None:
    """Sample the event loop continuously, and write the longest pauses."""
    worst = Pauses(perf_counter())
    with (folder / "pauses").open("wb", buffering=0) as file:
        while True:
            began, worked = perf_counter(), thread_time()
            await asyncio.sleep(BEAT)
            now = perf_counter()
            worst.pause_ms = max(worst.pause_ms, 1000 * (now - began - BEAT))
            worst.work_ms = max(worst.work_ms, 1000 * (thread_time() - worked))
            if now - worst.at >= LINE:
                file.write(msgspec.json.encode(worst) + b"\n")
                worst = Pauses(now)


async def _serve(folder: Path, database: str | None) -> None:
    server = make_server(folder, database=database)
    with listen("127.0.0.1", 0) as listening:
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:
            await asyncio.sleep(0.02)
        print(listening.getsockname()[1], flush=True)
        beating = asyncio.create_task(beat(folder))
        await serving
        beating.cancel()


def main(folder: Path, database: str | None) -> None:
    import uvicorn

    factory = uvicorn.Config("").get_loop_factory()
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(_serve(folder, database))


if __name__ == "__main__":
    parser = ArgumentParser(
        prog="python -m tools.bench.loop_watch_server", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("folder", type=Path, help="where tables are kept, and the pauses written")
    parser.add_argument("database", nargs="?", help="postgresql://…; else a file in the folder")
    wish = parser.parse_args()
    main(wish.folder, wish.database)
