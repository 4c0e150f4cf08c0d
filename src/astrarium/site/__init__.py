"""Tables without a server: Python runs in a page's workers, the browser stores the games.

`host.py` runs in the first worker. It receives requests from the page and sends orders to it: send a message
to a client, store a table, run a bot. `bot_worker.py` runs bots and coach in the second worker. All input and
output is JSON. There are no threads, and no call blocks.
"""

from __future__ import annotations

from .bot_worker import think
from .page_host import Host

__all__ = ["Host", "think"]
