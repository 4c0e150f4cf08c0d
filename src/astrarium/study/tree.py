"""The tree of a study: its nodes, changes and file format.

A study file is a record with the additional field `study`. The record is the main line, so any program that
reads records can read it.

format   version of this layout
title    title of the study
main     node ids of the main line, each with the number of the record's moves that it takes
played   node ids of the original game, if the main line differs
nodes    data outside the record: variations (`after`, `moves`), and texts and annotations of nodes
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from ..kernel import AstrariumError, BadRecord, Record
from ..kernel.choice import freeze, thaw
from ..kernel.play.record import ABANDON, CONCEDE

FORMAT = 1
#: An entry that is no answer: deals everything unknown to a seat again, from a seed.
DEAL = "deal"
#: Marks of a move.
SIGNS = ("good", "doubtful", "mistake")
ROOT = 0
#: Maximum nodes of a study, notes at a node, and characters of a note, a name and a title.
MOST_NODES, MOST_NOTES = 4000, 20
NOTE, NAME, TITLE = 2000, 60, 80

#: A seat and its answer, or a word (concede, abandon, deal) and its argument.
Entry = tuple[Any, Any]


class BadStudy(AstrariumError):
    """The study file is invalid, or a change does not fit the tree."""


@dataclass(slots=True)
class Node:
    """A position in the tree: the entries that lead to it from its parent, and its annotations."""

    id: int
    after: int
    #: An answer and the forced ones after it, or a single entry that is no answer. At the root: the answers
    #: before the first question.
    moves: list[Entry]
    #: The revision of its rules, and the fingerprint of its position.
    rules: int
    mark: str | None = None
    #: Seat, round, texts and points. Derived from the position; stored, because later rules may not reach it.
    said: dict[str, Any] = field(default_factory=dict)
    #: The person who tried it.
    by: str = ""
    name: str = ""
    sign: str | None = None
    #: Pairs of person and text.
    notes: list[tuple[str, str]] = field(default_factory=list)
    #: The first child continues the line.
    children: list[int] = field(default_factory=list)
    #: The current rules do not lead here; it is shown as stored.
    stale: bool = False

    @property
    def dealt(self) -> bool:
        return bool(self.moves) and self.moves[0][0] == DEAL


@dataclass(slots=True)
class Study:
    """A tree of nodes by id. `start` is a record without its moves; node 0 is its position."""

    start: Record
    title: str = ""
    nodes: dict[int, Node] = field(default_factory=dict)
    #: The nodes of the original game; empty if there was none.
    played: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.nodes.setdefault(ROOT, Node(ROOT, ROOT, [], self.start.rules))

    # -- finding

    def node(self, id: int) -> Node:
        """A node; raises BadStudy if there is none."""
        if id not in self.nodes:
            raise BadStudy("error-study-node", node=str(id))
        return self.nodes[id]

    def path(self, id: int) -> list[Node]:
        """The nodes from the root (excluded) to this one."""
        found = []
        while id != ROOT:
            found.append(self.node(id))
            id = found[-1].after
        return found[::-1]

    def line(self, id: int = ROOT) -> list[int]:
        """The continuation of a line from a node: always the first child."""
        found = []
        while children := self.node(id).children:
            id = children[0]
            found.append(id)
        return found

    def below(self, id: int) -> Iterator[int]:
        """A node and its descendants, parents first."""
        left = [id]
        while left:
            here = left.pop()
            yield here
            left += reversed(self.node(here).children)

    def child(self, id: int, entry: Entry) -> Node | None:
        """The child that an entry leads to, if there is one."""
        return next(
            (self.nodes[each] for each in self.node(id).children if self.nodes[each].moves[0] == entry), None
        )

    # -- changing

    def add(self, node: Node) -> Node:
        """Append a node to its parent's children."""
        if len(self.nodes) > MOST_NODES:
            raise BadStudy("error-study-full", most=MOST_NODES)
        self.node(node.after).children.append(node.id)
        self.nodes[node.id] = node
        return node

    def next_id(self) -> int:
        return max(self.nodes) + 1

    def promote(self, id: int) -> None:
        """Make a variation its parent's first child, so that it continues the line."""
        node = self._changeable(id)
        if self.node(node.after).children[0] == id:
            raise BadStudy("error-study-first")
        siblings = self.node(node.after).children
        siblings.remove(id)
        siblings.insert(0, id)

    def delete(self, id: int) -> int:
        """Delete a variation with its descendants; returns its parent. The original game stays."""
        node = self._changeable(id)
        gone = list(self.below(id))
        if not set(gone).isdisjoint(self.played):
            raise BadStudy("error-study-played")
        self.node(node.after).children.remove(id)
        for each in gone:
            del self.nodes[each]
        return node.after

    def _changeable(self, id: int) -> Node:
        if id == ROOT:
            raise BadStudy("error-study-root")
        return self.node(id)

    def call(self, id: int, name: str) -> None:
        self.node(id).name = _words(name, NAME)

    def entitle(self, title: str) -> None:
        self.title = _words(title, TITLE)

    def mark(self, id: int, sign: str | None) -> None:
        if sign is not None and sign not in SIGNS:
            raise BadStudy("error-study-sign", signs=", ".join(SIGNS))
        self._changeable(id).sign = sign

    def note(self, id: int, by: str, text: str) -> None:
        """Replace a person's note at a node; an empty text deletes it."""
        node, words = self.node(id), _words(text, NOTE)
        left = [each for each in node.notes if each[0] != by]
        if words and len(left) >= MOST_NOTES:
            raise BadStudy("error-study-notes", most=MOST_NOTES)
        node.notes = [*left, (by, words)] if words else left

    # -- the file

    def main(self) -> list[int]:
        """The main line up to the first new deal or node of other rules, which no record can hold."""
        found = []
        for id in self.line():
            node = self.nodes[id]
            if node.dealt or node.rules != self.start.rules:
                break
            found.append(id)
        return found

    def record(self, id: int) -> Record:
        """The record of the game up to a node; raises BadStudy if the path has a new deal."""
        moves = [entry for node in (self.nodes[ROOT], *self.path(id)) for entry in node.moves]
        if any(who == DEAL for who, _ in moves):
            raise BadStudy("error-study-dealt")
        return replace(self.start, moves=moves, fingerprints=[], snapshot=None, result=None)

    def to_json(self) -> dict[str, Any]:
        main = self.main()
        as_played = main == self.played[: len(main)] and len(main) == len(self.played)
        moves = [entry for id in (ROOT, *main) for entry in self.nodes[id].moves]
        known = self.start if as_played else replace(self.start, fingerprints=[], snapshot=None, result=None)
        data = replace(known, moves=moves).to_json()
        data["study"] = {
            "format": FORMAT,
            "title": self.title,
            "main": [[id, len(self.nodes[id].moves)] for id in (ROOT, *main)],
            **({} if as_played else {"played": self.played}),
            "nodes": [self._node(self.nodes[id], id in set(main)) for id in self.below(ROOT)],
        }
        return data

    def _node(self, node: Node, main: bool) -> dict[str, Any]:
        said: dict[str, Any] = {"id": node.id}
        if not main and node.id != ROOT:
            said |= {"after": node.after, "moves": [[who, thaw(what)] for who, what in node.moves]}
        for name in ("mark", "said", "by", "name", "sign"):
            if value := getattr(node, name):
                said[name] = value
        if node.rules != self.start.rules:
            said["rules"] = node.rules
        if node.notes:
            said["notes"] = [list(note) for note in node.notes]
        return said

    @classmethod
    def from_json(cls, data: Any) -> Study:
        """Read a study file and check its layout, not its moves. Raises BadRecord or BadStudy."""
        record = Record.from_json(data)
        told = data.get("study")
        try:
            return _read(record, told)
        except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as error:
            raise BadStudy("error-study-layout", why=f"{type(error).__name__}: {error}"[:80]) from None


def _read(record: Record, told: Any) -> Study:
    if not isinstance(told.get("format"), int) or told["format"] > FORMAT:
        raise BadStudy("error-study-newer", format=str(told.get("format"))[:20], known=FORMAT)
    study = Study(replace(record, moves=[]), _words(told["title"], TITLE))
    moves, last = list(record.moves), ROOT
    for id, count in told["main"]:
        taken, moves = moves[: _whole(count)], moves[count:]
        if id == ROOT:
            study.nodes[ROOT].moves = taken
        else:
            last = _put(study, Node(_whole(id), last, taken, record.rules))
    if moves:
        raise BadRecord("error-record-layout", where="moves")
    for each in told["nodes"]:
        id = _whole(each["id"])
        if "moves" in each:
            entries = [_entry(entry) for entry in each["moves"]]
            _put(study, Node(id, _whole(each["after"]), entries, record.rules))
        node = study.node(id)
        node.rules = _whole(each.get("rules", record.rules))
        node.mark = _optional(each.get("mark"), 24)
        node.said = _plain(each.get("said", {}))
        node.by, node.name = _words(each.get("by", ""), NAME), _words(each.get("name", ""), NAME)
        if each.get("sign"):
            study.mark(id, each["sign"])
        for by, text in each.get("notes", []):
            study.note(id, _words(by, NAME), text)
    study.played = [study.node(_whole(id)).id for id in told.get("played", study.main())]
    return study


def _put(study: Study, node: Node) -> int:
    if node.id in study.nodes or not node.moves:
        raise BadStudy("error-study-node", node=str(node.id))
    return study.add(node).id


def _whole(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 2**53:
        raise TypeError(f"{value!r:.40} is no number of a node")
    return value


def _optional(value: Any, most: int) -> str | None:
    if value is not None and (not isinstance(value, str) or len(value) > most):
        raise TypeError(f"{value!r:.40}")
    return value


def _words(text: Any, most: int) -> str:
    """A person's text without control characters other than line breaks."""
    if not isinstance(text, str):
        raise BadStudy("error-study-layout", why=f"{text!r:.40}")
    words = "".join(sign if sign == "\n" or sign.isprintable() else " " for sign in text).strip()
    if len(words) > most:
        raise BadStudy("error-study-long", most=most)
    return words


def _entry(entry: Any) -> Entry:
    who, what = entry
    if who == DEAL:
        seat, seed = what
        if not isinstance(seat, int) or isinstance(seat, bool) or not isinstance(seed, str) or len(seed) > 40:
            raise TypeError("deal")
        return DEAL, (seat, seed)
    if who in (CONCEDE, ABANDON):
        return who, what
    return _whole(who), freeze(what)


#: Maximum depth of a text tree, and maximum number of arguments and of texts.
DEEP, WIDE = 60, 24


def _plain(said: Any) -> dict[str, Any]:
    """The known fields of a node's `said`, validated. Text ids without a message are shown in brackets."""
    found: dict[str, Any] = {"texts": [_text(each) for each in said.get("texts", [])[:WIDE]]}
    for name in ("seat", "round"):
        if name in said:
            found[name] = _whole(said[name])
    if "prompt" in said:
        found["prompt"] = _text(said["prompt"])
    if "points" in said:
        found["points"] = [each for each in said["points"][:WIDE] if type(each) in (int, float)]
    for name in ("over", "forced"):
        if said.get(name) is True:
            found[name] = True
    for name, known in (("world", ("same", "other", "dealt")), ("end", (CONCEDE, ABANDON))):
        if said.get(name) in known:
            found[name] = said[name]
    return found


def _text(tree: Any, depth: int = DEEP) -> Any:
    """A text tree, validated."""
    if type(tree) is int or (isinstance(tree, str) and len(tree) <= NOTE):
        return tree
    if depth and isinstance(tree, dict) and set(tree) == {"seat"}:
        return {"seat": _whole(tree["seat"])}
    if depth and isinstance(tree, dict) and set(tree) <= {"text", "args"} and isinstance(tree["text"], str):
        args = tree.get("args", {})
        if len(args) <= WIDE and "id" not in args and "self" not in args:
            return {
                "text": tree["text"][:NOTE],
                "args": {str(name): _text(arg, depth - 1) for name, arg in args.items()},
            }
    raise TypeError(f"{tree!r:.40} is no text")
