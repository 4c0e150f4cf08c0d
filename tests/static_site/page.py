"""A page without a browser: stores tables in a dict, thinks at once, and plays."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any

from astrarium.site import Host, think


class Store:
    """What several pages of one browser share."""

    def __init__(self) -> None:
        self.tables: dict[str, dict[str, Any]] = {}

    def keep(self, what: dict[str, Any]) -> str:
        """As the page does it: entries are appended to as many as there are, or somebody was quicker."""
        old = self.tables.get(what["table"], {"entries": [], "told": [], "kept": None})
        if len(old["entries"]) != what["number"]:
            return "conflict"
        told = old["told"][: what["since"]] + what["told"] if "told" in what else old["told"]
        fresh = {name: what[name] for name in ("sheet", "card", "lines", "notices")}
        kept = what.get("kept", old["kept"])
        new = {**fresh, "entries": old["entries"] + what["entries"], "told": told, "kept": kept}
        self.tables[what["table"]] = json.loads(json.dumps(new))
        return "kept"


class Page:
    """One tab. Orders are carried out as they come; `hold` keeps what is to be thought waiting."""

    def __init__(self, store: Store | None = None) -> None:
        self.store = store or Store()
        self._orders: list[dict[str, Any]] = []
        self.host = Host(lambda order: self._orders.append(json.loads(order)))
        self.replies: dict[int, Any] = {}
        self.heard: dict[int, list[Any]] = {}
        self.closed: dict[int, int] = {}
        self.thought = 0
        self.hold = False
        self._held: list[dict[str, Any]] = []
        self._calls = 0

    def hear(self, **said: Any) -> None:
        self.host.hear(json.dumps(said))
        while self._orders:
            self._do(self._orders.pop(0))

    def _do(self, order: dict[str, Any]) -> None:
        ticket = order.get("ticket")
        match order["do"]:
            case "keep":
                self.hear(do="granted", ticket=ticket, value=self.store.keep(order))
            case "load":
                found = deepcopy(self.store.tables.get(order["table"]))
                self.hear(do="granted", ticket=ticket, value=found)
            case "think":
                if self.hold:
                    self._held.append(order)
                else:
                    self._think(order)
            case "send":
                self.heard.setdefault(order["listener"], []).append(json.loads(order["message"]))
            case "close":
                self.closed[order["listener"]] = order["code"]
            case "reply" | "refuse":
                self.replies[order["call"]] = order

    def _think(self, order: dict[str, Any]) -> None:
        self.thought += 1
        found = json.loads(think(json.dumps({"work": order["work"], "task": order["task"]})))
        self.hear(do="granted", ticket=order["ticket"], value=found)

    def let_go(self) -> None:
        """Let be thought what was held."""
        self.hold, held = False, self._held
        self._held = []
        for order in held:
            self._think(order)

    def call(self, what: str, **wish: Any) -> Any:
        """The answer to a call; a refusal is returned as it is."""
        self._calls += 1
        self.hear(do="call", call=self._calls, what=what, **{"with": {"called": "Ada", **wish}})
        reply = self.replies[self._calls]
        return reply["value"] if reply["do"] == "reply" else reply["error"]

    def join(self, table: str, listener: int = 1) -> None:
        self.hear(do="join", listener=listener, table=table, name="Ada")

    def leave(self, listener: int = 1) -> None:
        self.hear(do="leave", listener=listener)

    def last(self, kind: str, listener: int = 1) -> Any:
        return next(each for each in reversed(self.heard[listener]) if each["type"] == kind)

    def send(self, listener: int = 1, **message: Any) -> None:
        self.hear(do="message", listener=listener, message={"id": len(self.heard[listener]), **message})

    def play(self, most: int = 10_000, seed: int = 0, listener: int = 1) -> int:
        """Answer at random until the game is over, or so many times."""
        rng = Random(seed)
        for count in range(most):
            position = self.last("position", listener)
            if position["over"]:
                return count
            if position["pass_to"] is not None:
                self.send(listener, type="pass_on")
                continue
            (choice,) = position["choices"]
            picked = rng.sample(choice["options"], choice["at_least"] if choice["several"] else 1)
            options = [each["option"] for each in picked]
            answer = options if choice["several"] else options[0]
            self.send(listener, type="answer", seat=choice["seat"], move=position["move"], answer=answer)
        return most
