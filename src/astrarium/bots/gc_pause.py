"""Thinking without a pause for garbage collection."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def undisturbed() -> Iterator[None]:
    """Let the collector wait until a short thought has come to its end.

    A thought holds thousands of positions, which go with it as long as none refers to itself in a circle. The
    collector takes them for things that have come to stay and looks through the whole process, again and
    again: 20 ms at a time, and a sixth of all that the bot does.
    """
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
