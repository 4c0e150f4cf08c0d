"""The host of all tables of a page: hears what the page asks, and orders what the page has to do."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from typing import Any

from ..kernel import AstrariumError, IllegalAnswer, Text
from ..tables import asked, deeds
from ..tables import messages as m
from ..tables.listener import Listener
from ..tables.live import entries as answers_of
from ..tables.opening import Opened
from . import calls
from .hosted import ME, HostedTable
from .stored import Stored, Unreadable, read
from .works import Order, Work, Works

log = logging.getLogger(__name__)
#: As a server closes a connection: to come again, or because there is no such table.
COME_AGAIN, MISSING = 1012, 4404


class Host:
    """All tables of one page. `order` gets every order, as JSON."""

    def __init__(self, order: Callable[[str], Any]) -> None:
        self._say = order
        self.works = Works(self._order)
        self.tables: dict[str, HostedTable] = {}
        self.listeners: dict[int, tuple[Listener, HostedTable]] = {}

    def _order(self, ticket: int, order: Order) -> None:
        self._tell(order.do, ticket=ticket, **order.what)

    def _tell(self, do: str, **what: Any) -> None:
        self._say(json.dumps({"do": do, **what}))

    def hear(self, said: str) -> None:
        """What the page asks, or what came of an order."""
        what = json.loads(said)
        match what.pop("do"):
            case "granted":
                self.works.granted(what["ticket"], what.get("value"))
            case "call":
                self.works.begin(self._call(what["call"], what["what"], what.get("with") or {}))
            case "join":
                self.works.begin(self._join(what["listener"], what["table"], what.get("name", "")))
            case "leave":
                self._leave(what["listener"])
            case "message":
                self.works.begin(self._carry_out(what["listener"], what["message"]))
            case "changed":
                table = self.tables.get(what["table"])
                if table is not None:
                    self.works.begin(table.changed_elsewhere(what["number"]))
        self.works.go_on()

    # -- tables

    def read(self, id: str) -> Work:
        """What the browser has kept of a table; raises Unreadable."""
        data = yield Order("load", {"table": id})
        if data is None:
            raise Unreadable("server-no-such-table")
        return read(data)

    def find(self, id: str) -> Work:
        """A table, from memory or from what is kept; raises Unreadable."""
        if id not in self.tables:
            stored: Stored = yield from self.read(id)
            self.tables.setdefault(id, HostedTable(self, stored))
        return self.tables[id]

    def admit(self, opened: Opened) -> Work:
        """A new table, as soon as it is kept."""
        entered = answers_of(opened.entered)
        table = HostedTable(self, Stored(opened.sheet, entered), calls.live_of(opened))
        self.tables[table.id] = table
        yield from table.first_keep()
        return table

    # -- what the page asks

    def _call(self, number: int, what: str, wish: dict[str, Any]) -> Work:
        try:
            value = yield from calls.CALLS[what](self, wish)
            self._tell("reply", call=number, value=value)
        except AstrariumError as error:
            self._tell("refuse", call=number, error=error.text.to_json())
        except Exception:
            log.exception("%s failed", what)
            self._tell("refuse", call=number, error=Text("table-try-again").to_json())

    def _join(self, number: int, id: str, name: str) -> Work:
        def send(message: m.ServerMessage) -> None:
            self._tell("send", listener=number, message=json.dumps(message))

        def close(code: int) -> None:
            self._tell("close", listener=number, code=code)

        listener = Listener(ME, name, send, close)
        try:
            table: HostedTable = yield from self.find(id)
            self.listeners[number] = listener, table
            yield from table.carry_out(deeds.join(table.live, listener))
        except AstrariumError as error:
            send(m.Refused(type="refused", id=None, text=error.text.to_json()))
            close(MISSING)
        except Exception:
            log.exception("table %s", id)
            close(MISSING)

    def _leave(self, number: int) -> None:
        """Somebody leaves; a table that nobody looks at any more is read again when it is needed."""
        listener, table = self.listeners.pop(number, (None, None))
        if listener is None or table is None:
            return
        table.live.room.leave(listener)
        if not table.live.room.audience and not table.turn.taken:
            self.tables.pop(table.id, None)

    def _carry_out(self, number: int, data: dict[str, Any]) -> Work:
        """Carry out one message; a refusal goes to this client alone and changes nothing."""
        listener, table = self.listeners.get(number, (None, None))
        if listener is None or table is None:
            return
        try:
            yield from table.carry_out(deeds.do(table.live, listener, read_message(data)))
        except AstrariumError as error:
            refused = m.Refused(type="refused", id=data.get("id"), text=error.text.to_json())
            if rule := getattr(error, "rule", None):
                refused["rule"] = rule
            listener.send(refused)
        except Exception:
            log.exception("table %s", table.id)
            text = Text("table-try-again").to_json()
            listener.send(m.Refused(type="refused", id=data.get("id"), text=text))


def read_message(data: dict[str, Any]) -> asked.ClientMessage:
    """What a client sent; raises IllegalAnswer."""
    values = dict(data)
    kind = asked.FROM_CLIENT.get(values.pop("type", ""))
    try:
        if kind is None:
            raise TypeError("type")
        message: Any = kind(**values)
    except TypeError as error:
        raise IllegalAnswer("server-malformed", why=str(error)[:200]) from None
    return message  # type: ignore[no-any-return]
