"""A bot of your own, in whatever language you like: it plays over a WebSocket, seeing what its seat sees.

    astrarium admin bot-token starling          # on the server: says the token
    python examples/outside_bot.py http://localhost:8000 TOKEN

Then give a seat to the bot `outside:starling`. It accepts every challenge. A question is

    {"type": "think", "id": 7, "game": "race", "seat": 0, "seconds": 10, "options": {…}, "view": {…},
     "choice": {"prompt": …, "options": [{"option": …, "text": …, "things": […]}, …],
                "several": false, "at_least": 1, "at_most": 1, …}}

and its answer {"type": "answer", "id": 7, "answer": option}: one of the options, or a list of them where
`several` is true. Whoever takes too long, or answers what is no option, is answered for by the quick bot.
"""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


def choose(question: dict[str, Any], luck: Random) -> Any:
    """An answer: this bot likes what touches most things on the table, and else trusts its luck."""
    choice = question["choice"]
    options = sorted(choice["options"], key=lambda each: (-len(each["things"]), luck.random()))
    if not choice["several"]:
        return options[0]["option"]
    return [each["option"] for each in options[: max(1, choice["at_least"])][: choice["at_most"]]]


def play(server: str, token: str) -> int:
    """Answer whatever is asked until the server leaves; how many answers that were."""
    parts, luck, answers = urlsplit(server), Random(7), 0
    scheme = "wss" if parts.scheme == "https" else "ws"
    where = f"{scheme}://{parts.netloc}/api/bots/work"
    with connect(where, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "slots": 4, "challenges": True}))
        try:
            for message in socket:
                heard = json.loads(message)
                if heard["type"] == "challenge":
                    socket.send(json.dumps({"type": "accept", "id": heard["id"]}))
                elif heard["type"] == "think":
                    answer = {"type": "answer", "id": heard["id"], "answer": choose(heard, luck)}
                    socket.send(json.dumps(answer))
                    answers += 1
        except ConnectionClosed:
            pass
    return answers


if __name__ == "__main__":
    play(sys.argv[1], sys.argv[2])
