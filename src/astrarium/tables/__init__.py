"""A live table without network or database: what a server and a page without one have in common.

Sight, undo between people, clocks, talk, standing in, branching, and every message as plain data. Whoever
gives a table a home (`astrarium.server` behind WebSockets; a page in a worker) carries out its deeds: a deed
is a coroutine that yields what has to be kept before anybody may see it (`wishes.py`).
"""

from __future__ import annotations

from .live import LiveTable
from .wishes import Deed

__all__ = ["Deed", "LiveTable"]
