"""A server of its own process, with toy games beside the real ones: `toy_server.py FOLDER [IDLE]`."""

from __future__ import annotations

import os
import socket
import sys
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

import astrarium
from server.toy_comets import COMETS, RENAMED
from toys.beacons import GAME as BEACONS

REAL = dict(astrarium.games())
#: A test may pretend that the rules have changed since a table was kept.
REVISION = int(os.environ.get("TOY_REVISION", "1"))
astrarium.games = lambda: {  # type: ignore[assignment]
    **REAL,
    "beacons": BEACONS,
    "comets": replace(RENAMED if "TOY_RENAMED" in os.environ else COMETS, revision=REVISION),
}


def main() -> None:
    from astrarium.server.running import make_server

    listening = socket.create_server(("127.0.0.1", 0))
    idle = float(sys.argv[2]) if len(sys.argv) > 2 else None
    trusted = os.environ.get("TOY_PROXY")
    server = make_server(Path(sys.argv[1]), workers=1, idle=idle, trusted_proxy=trusted)
    print(listening.getsockname()[1], flush=True)
    server.run(sockets=[listening])


if __name__ == "__main__":
    main()
