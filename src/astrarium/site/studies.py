"""Studies without a server: stored by the browser, with the same responses as a server."""

from __future__ import annotations

import json
from collections.abc import Callable
from secrets import token_hex
from time import time
from typing import Any, Protocol

from .. import game as find_game
from ..kernel import AstrariumError
from ..study import BadStudy, Study, Walk, study_of
from ..study.by_hand import Edit, asked, changed, form
from ..study.changes import Change, make
from ..study.node_puzzle import solves
from ..study.study_messages import position, reviewed, to_review, tree, welcome, words
from ..tables.archive import ArchivedTable
from ..tables.record_validation import load_record
from .cooperative_tasks import Order, Task
from .table_host import PageTable


class Host(Protocol):
    """The part of a page's host that studies use."""

    studies: dict[str, Walk]

    def find(self, id: str) -> Task: ...


def _keep(host: Host, id: str, walk: Walk) -> Task:
    host.studies[id] = walk
    study = walk.study.to_json()
    sheet = {"study": study, "title": walk.study.title, "game": study["game"], "changed": time()}
    what = {"table": id, "number": 0, "entries": [], "sheet": sheet, "card": None, "lines": [], "notices": []}
    yield Order("keep", what)
    return {"study": id}


def _walk(host: Host, id: str) -> Task:
    if id not in host.studies:
        data = yield Order("load", {"table": id})
        if data is None or "study" not in (data.get("sheet") or {}):
            raise BadStudy("error-study-gone")
        study = Study.from_json(data["sheet"]["study"])
        walk = Walk(find_game(study.start.game), study)
        if any(node.rules != walk.game.revision for node in study.nodes.values()):
            walk.check(retell=False)
        host.studies[id] = walk
    return host.studies[id]


def _of_table(host: Host, request: dict[str, Any]) -> Task:
    table: PageTable = yield from host.find(request["table"])
    if not table.live.table.over:
        raise BadStudy("error-study-not-yet")
    if isinstance(table.live.table, ArchivedTable):
        raise BadStudy("table-review-rules")
    record = table.live.record()
    game, _ = load_record(record.to_json())
    study = study_of(game, record, table.live.stored.name or "")
    # one study per table
    id = f"study-{request['table']}"
    kept = yield Order("load", {"table": id})
    if kept is None:
        yield from _keep(host, id, Walk(game, study))
    walk: Walk = yield from _walk(host, id)
    move = (request.get("move") or 0) - table.live.history.earlier.moves
    return {"study": id, "node": walk.node_at(move)}


def _of_file(host: Host, request: dict[str, Any]) -> Task:
    data = request["data"]
    game, record = load_record(data)
    if "study" in data:
        walk = Walk(game, Study.from_json(data))
        walk.check(retell=True)
    else:
        walk = Walk(game, study_of(game, record))
    return (yield from _keep(host, f"study-{token_hex(8)}", walk))


def _whole(host: Host, request: dict[str, Any]) -> Task:
    walk: Walk = yield from _walk(host, request["study"])
    return {
        "id": request["study"],
        "version": 0,
        "mine": True,
        "may": True,
        "shared": False,
        "origin": None,
        "title": walk.study.title,
        "puzzle": None,
        "welcome": welcome(walk, request["study"], time()),
        "played": walk.study.played,
        "nodes": tree(walk.study),
    }


def _node(host: Host, request: dict[str, Any]) -> Task:
    walk: Walk = yield from _walk(host, request["study"])
    return position(walk, request["node"], request.get("seat"), request.get("open"))


def _words(host: Host, request: dict[str, Any]) -> Task:
    walk: Walk = yield from _walk(host, request["study"])
    return words(walk, request["node"], request.get("seat"), request.get("open"))


def _form(host: Host, request: dict[str, Any]) -> Task:
    walk: Walk = yield from _walk(host, request["study"])
    if "edits" not in request:
        return form(walk.table(request["node"]))
    study = changed(asked(walk, request["node"]), [Edit(**each) for each in request["edits"]])
    return (yield from _keep(host, f"study-{token_hex(8)}", Walk(walk.game, study)))


def _solve(host: Host, request: dict[str, Any]) -> Task:
    walk: Walk = yield from _walk(host, request["study"])
    return {"right": solves(walk, request["node"], request["seat"], request["answer"], None)}


def _moments(host: Host, request: dict[str, Any]) -> Task:
    walk: Walk = yield from _walk(host, request["study"])
    return {"moments": (yield from _thought("moments", (json.dumps(walk.study.to_json()),)))}


def _review(host: Host, request: dict[str, Any]) -> Task:
    walk: Walk = yield from _walk(host, request["study"])
    told: dict[str, Any] = {}
    task, key = to_review(walk, request["seat"]), f"{request['study']} {request['seat']} {time()}"
    while "review" not in told:
        told = yield from _thought("review", (key, *task))
    return {"review": reviewed(walk, told["review"])}


def _best(host: Host, request: dict[str, Any]) -> Task:
    walk: Walk = yield from _walk(host, request["study"])
    asked = walk.question(request["node"], request["seat"], bool(request.get("open")))
    return (yield from _thought("best", (*asked, request.get("known") or 0)))


def _thought(work: str, task: tuple[Any, ...]) -> Task:
    outcome = yield Order("think", {"work": work, "task": task})
    if "failed" in outcome:
        raise AstrariumError("table-coach-failed")
    return outcome["found"]


def _file(host: Host, request: dict[str, Any]) -> Task:
    walk: Walk = yield from _walk(host, request["study"])
    return walk.study.to_json()


def _record(host: Host, request: dict[str, Any]) -> Task:
    walk: Walk = yield from _walk(host, request["study"])
    return walk.study.record(request["node"]).to_json()


def _change(host: Host, request: dict[str, Any]) -> Task:
    walk: Walk = yield from _walk(host, request["study"])
    known = {name: request[name] for name in ("do", "node", "seat", "answer", "text") if name in request}
    node = make(walk, Change(**known), request["called"])
    yield from _keep(host, request["study"], walk)
    return {"node": node}


CALLS: dict[str, Callable[[Any, dict[str, Any]], Task]] = {
    "study-table": _of_table,
    "study-file": _of_file,
    "study": _whole,
    "study-node": _node,
    "study-words": _words,
    "study-form": _form,
    "study-solve": _solve,
    "study-moments": _moments,
    "study-review": _review,
    "study-best": _best,
    "study-data": _file,
    "study-record": _record,
    "study-change": _change,
}
