"""Tables without a server: a page is their home. Python runs in its workers, the browser keeps the games.

`host.py` is what the first worker talks to: it hears what the page asks and orders what the page has to do
(send a message to a client, keep a table, have something thought). `thinker.py` is in the second worker,
where bots and coach think. All that goes in and out is JSON; nothing here waits, and there are no threads.
"""

from __future__ import annotations

from .host import Host
from .thinker import think

__all__ = ["Host", "think"]
