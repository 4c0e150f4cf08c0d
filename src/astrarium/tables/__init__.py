"""A live table without network or database, shared by the server and the page.

It covers views, undo among people, clocks, chat, stand-ins, branches and all messages as plain data. A host
runs the table's commands: `astrarium.server` behind WebSockets, `astrarium.site` in a page's worker. A command
is a generator. It yields host calls, such as storing moves, before anybody sees the change (`host_calls.py`).
"""

from __future__ import annotations

from .host_calls import Command
from .live_table import LiveTable

__all__ = ["Command", "LiveTable"]
