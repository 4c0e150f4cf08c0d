"""The host of all tables of a page: receives requests and sends orders."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from typing import Any

from ..kernel import AstrariumError, IllegalAnswer, Text
from ..study import Walk
from ..tables import client_messages, commands
from ..tables import server_messages as m
from ..tables.listener import Listener
from ..tables.live_table import entries as answers_of
from ..tables.table_creation import Opened
from . import page_api
from .cooperative_tasks import Order, Task, TaskRunner
from .saved_tables import SavedTable, Unreadable, read
from .table_host import ME, PageTable

log = logging.getLogger(__name__)
#: WebSocket close codes, as a server sends them: reconnect; no such table.
COME_AGAIN, MISSING = 1012, 4404


class Host:
    """All tables of one page. `order` receives every order as JSON."""

    def __init__(self, order: Callable[[str], Any]) -> None:
        self._say = order
        self.tasks = TaskRunner(self._order)
        self.tables: dict[str, PageTable] = {}
        self.studies: dict[str, Walk] = {}
        self.listeners: dict[int, tuple[Listener, PageTable]] = {}

    def _order(self, ticket: int, order: Order) -> None:
        self._tell(order.do, ticket=ticket, **order.what)

    def _tell(self, do: str, **what: Any) -> None:
        self._say(json.dumps({"do": do, **what}))

    def hear(self, said: str) -> None:
        """Handle a request of the page or the result of an order."""
        what = json.loads(said)
        match what.pop("do"):
            case "granted":
                self.tasks.resume(what["ticket"], what.get("value"))
            case "call":
                self.tasks.start(self._call(what["call"], what["what"], what.get("with") or {}))
            case "join":
                self.tasks.start(self._join(what["listener"], what["table"], what.get("name", "")))
            case "leave":
                self._leave(what["listener"])
            case "message":
                self.tasks.start(self._run_message(what["listener"], what["message"]))
            case "changed":
                table = self.tables.get(what["table"])
                if table is not None:
                    self.tasks.start(table.reload_if_changed(what["number"]))
        self.tasks.run()

    # -- tables

    def read(self, id: str) -> Task:
        """Load the stored data of a table; raises Unreadable."""
        data = yield Order("load", {"table": id})
        if data is None:
            raise Unreadable("server-no-such-table")
        return read(data)

    def find(self, id: str) -> Task:
        """A table from memory or from storage; raises Unreadable."""
        if id not in self.tables:
            saved: SavedTable = yield from self.read(id)
            self.tables.setdefault(id, PageTable(self, saved))
        return self.tables[id]

    def admit(self, opened: Opened) -> Task:
        """Store a new table and return it."""
        entered = answers_of(opened.entered)
        table = PageTable(self, SavedTable(opened.stored, entered), page_api.live_table(opened))
        self.tables[table.id] = table
        yield from table.save_new()
        return table

    # -- requests of the page

    def _call(self, number: int, what: str, request: dict[str, Any]) -> Task:
        try:
            value = yield from page_api.CALLS[what](self, request)
            self._tell("reply", call=number, value=value)
        except AstrariumError as error:
            self._tell("refuse", call=number, error=error.text.to_json())
        except Exception:
            log.exception("%s failed", what)
            self._tell("refuse", call=number, error=Text("table-try-again").to_json())

    def _join(self, number: int, id: str, name: str) -> Task:
        def send(message: m.ServerMessage) -> None:
            self._tell("send", listener=number, message=json.dumps(message))

        def close(code: int) -> None:
            self._tell("close", listener=number, code=code)

        listener = Listener(ME, name, send, close)
        try:
            table: PageTable = yield from self.find(id)
            self.listeners[number] = listener, table
            yield from table.carry_out(commands.join(table.live, listener))
        except AstrariumError as error:
            send(m.Refused(type="refused", id=None, text=error.text.to_json()))
            close(MISSING)
        except Exception:
            log.exception("table %s", id)
            close(MISSING)

    def _leave(self, number: int) -> None:
        """Disconnect a listener. A table without listeners leaves memory."""
        listener, table = self.listeners.pop(number, (None, None))
        if listener is None or table is None:
            return
        table.live.room.leave(listener)
        if not table.live.room.audience and not table.lock.taken:
            self.tables.pop(table.id, None)

    def _run_message(self, number: int, data: dict[str, Any]) -> Task:
        """Run one client message. A refusal changes nothing and goes to this client only."""
        listener, table = self.listeners.get(number, (None, None))
        if listener is None or table is None:
            return
        try:
            yield from table.carry_out(commands.run(table.live, listener, read_message(data)))
        except AstrariumError as error:
            refused = m.Refused(type="refused", id=data.get("id"), text=error.text.to_json())
            if rule := getattr(error, "rule", None):
                refused["rule"] = rule
            listener.send(refused)
        except Exception:
            log.exception("table %s", table.id)
            text = Text("table-try-again").to_json()
            listener.send(m.Refused(type="refused", id=data.get("id"), text=text))


def read_message(data: dict[str, Any]) -> client_messages.ClientMessage:
    """Parse a client message; raises IllegalAnswer."""
    values = dict(data)
    kind = client_messages.FROM_CLIENT.get(values.pop("type", ""))
    try:
        if kind is None:
            raise TypeError("type")
        message: Any = kind(**values)
    except TypeError as error:
        raise IllegalAnswer("server-malformed", why=str(error)[:200]) from None
    return message  # type: ignore[no-any-return]
