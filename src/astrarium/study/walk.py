"""Plays the tree of a study: the position of every node, and new variations.

A node is one answer and the forced answers after it. A variation keeps the seed of the game. Once its draws
differ from those of the original game, its nodes are marked "another world".
"""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from ..kernel import (
    AstrariumError,
    BadRecord,
    Chance,
    Game,
    IllegalAnswer,
    Record,
    Table,
    Together,
    replay,
)
from ..kernel.choice import thaw
from ..kernel.play.record import ABANDON, CONCEDE
from ..kernel.play.table_factory import enter
from ..tables.position_fingerprints import agree, encode, mark_of
from .tree import DEAL, ROOT, BadStudy, Entry, Node, Study

#: Maximum positions in the LRU cache.
KEPT = 24
#: The draws of a node compared with the original game: the same, others, or a new deal.
SAME, OTHER, DEALT = "same", "other", "dealt"


def study_of(game: Game, record: Record, title: str = "") -> Study:
    """The study of a record, after a replay of every answer. Undone answers are left out."""
    if record.rules != game.revision:
        raise BadRecord("error-record-unverifiable", rules=record.rules, known=game.revision)
    table = replay(game, record)
    flat: list[Entry] = [(move.seat, move.answer) for move in table.history]
    for at, entry in _other_entries(game, record, table):
        flat.insert(at, entry)
    clean = replace(record, moves=flat, fingerprints=[], snapshot=None, result=None)
    again = replay(game, clean).record
    again.players = record.players
    study = Study(replace(again, moves=[]), title)
    Walk(game, study).grow(flat)
    study.played = study.line()
    return study


def _other_entries(game: Game, record: Record, whole: Table) -> Iterator[tuple[int, Entry]]:
    """The concede and abandon entries of a record, each with the number of entries before it."""
    count = 0
    for place, (who, what) in enumerate(record.moves):
        if who in (CONCEDE, ABANDON):
            past = replace(record, moves=record.moves[:place], fingerprints=[], snapshot=None, result=None)
            moves = len(replay(game, past).history)
            yield min(moves, len(whole.history)) + count, (who, what)
            count += 1


class Walk:
    """The positions of a study under the current rules."""

    def __init__(self, game: Game, study: Study) -> None:
        self.game = game
        self.study = study
        self._tables: OrderedDict[int, Table] = OrderedDict()
        #: The table at the end of the main line; its nodes are forks at earlier moves.
        self._stem: Table | None = None
        self._stem_ids: dict[int, int] = {}
        #: The draws of the original game by node.
        self._luck: dict[int, Luck] = {}
        self._root = self._begin()

    def _begin(self) -> Table:
        start = self.study.start
        moves = self.study.nodes[ROOT].moves
        record = replace(
            start, moves=moves, rules=self.game.revision, fingerprints=[], snapshot=None, result=None
        )
        table = replay(self.game, record)
        table.analysis = True
        table.discreet = True  # the tree includes forced answers, in their order
        return table

    # -- positions

    def table(self, id: int) -> Table:
        """The table at a node; raises BadStudy for a stale one. It is cached: callers play on a fork."""
        if self.study.node(id).stale:
            raise BadStudy("error-study-stale")
        if id == ROOT:
            return self._root
        if id in self._tables:
            self._tables.move_to_end(id)
            return self._tables[id]
        table = self._from_stem(id) or self._from_above(id)
        self._tables[id] = table
        if len(self._tables) > KEPT:
            self._tables.popitem(last=False)
        return table

    def _from_stem(self, id: int) -> Table | None:
        """A node of the main line, forked from its end; None for other nodes."""
        if self._stem is None:
            self._grow_stem()
        assert self._stem is not None
        at = self._stem_ids.get(id)
        if at is None:
            return None
        table = self._stem.at(at)
        table.analysis = True
        return table

    def _grow_stem(self) -> None:
        """Play the main line up to the first entry that is no answer or breaks the current rules."""
        table = self._root.fork()
        self._stem, self._stem_ids = table, {}
        for id in self.study.line():
            node = self.study.nodes[id]
            if node.stale or not isinstance(node.moves[0][0], int):
                break
            try:
                table.feed(node.moves)
            except AstrariumError:  # played under other rules; `check` reports it
                self._stem = (
                    self._root.fork() if not self._stem_ids else self._stem.at(max(self._stem_ids.values()))
                )
                break
            self._stem_ids[id] = table.moves

    def _from_above(self, id: int) -> Table:
        """Any node, played from the nearest cached position."""
        path = self.study.path(id)
        place = len(path) - 1
        while place and path[place - 1].id not in self._tables and path[place - 1].id not in self._stem_ids:
            place -= 1
        table = self.table(path[place - 1].id if place else ROOT).fork()
        for node in path[place:]:
            table = step(table, node.moves)
        return table

    def forget(self) -> None:
        """Clear the cached positions after a change of the tree."""
        self._tables.clear()
        self._stem = None

    def node_at(self, move: int) -> int:
        """The first node of the original game after at least `move` answers."""
        count, id = self._root.moves, ROOT
        for each in self.study.played:
            if count >= move:
                break
            id = each
            count += sum(isinstance(who, int) for who, _ in self.study.nodes[each].moves)
        return id

    def question(self, id: int, seat: int, open: bool) -> tuple[str, str, str, int, bool, str]:
        """The arguments of `analysis.best` for a node: its position, and the answers tried there."""
        table, nodes = self.table(id), self.study.nodes
        if table.choice(seat) is None:
            raise IllegalAnswer("error-not-your-choice", seat=seat)
        tried = [nodes[each].moves[0] for each in self.study.node(id).children if not nodes[each].stale]
        also = [thaw(what) for who, what in tried if who == seat]
        return self.game.id, encode(table.options), encode(table.position()), seat, open, encode(also)

    def played_out(self) -> Table | None:
        """The table at the end of the original game; None if there is none or its end is stale."""
        played = self.study.played
        if not played or self.study.nodes[played[-1]].stale:
            return None
        return self.table(played[-1])

    # -- new nodes

    def answer(self, id: int, seat: int, answer: Any, by: str = "") -> Node:
        """Try an answer at a node; returns the existing node or a new variation."""
        past = self.table(id)
        choice = past.choice(seat)
        table = past.fork()
        table.analysis = table.discreet = True
        before = table.moves
        table.answer(seat, answer)
        _give_forced(table)
        moves = [(move.seat, move.answer) for move in table.answers_since(before)]
        assert choice is not None
        return self._enter(id, moves, table, self._said(past, moves[0]), by)

    def deal(self, id: int, seat: int, seed: str, by: str = "") -> Node:
        """Add a node with a new deal of everything unknown to a seat."""
        past = self.table(id)
        if past.over:
            raise BadStudy("error-study-over")
        moves: list[Entry] = [(DEAL, (seat, seed[:40]))]
        return self._enter(id, moves, step(past, moves), {"seat": seat, "texts": []}, by)

    def _enter(self, id: int, moves: list[Entry], table: Table, said: dict[str, Any], by: str) -> Node:
        known = self.study.child(id, moves[0])
        if known is not None and not known.stale:
            return known
        node = Node(self.study.next_id(), id, moves, self.game.revision, mark_of(table), by=by[:60])
        self.study.add(node)
        self._tables[node.id] = table
        node.said = said | self._after(node, table)
        return node

    def grow(self, moves: list[Entry]) -> None:
        """Create the nodes of a main line from its entries."""
        study, table = self.study, self._root.fork()
        given = len(table.history)
        study.nodes[ROOT].moves = moves[:given]
        study.nodes[ROOT].mark = mark_of(table)
        study.nodes[ROOT].said = {"texts": []} | self._standing(table)
        last, left = ROOT, moves[given:]
        while left:
            said = self._said(table, left[0])
            if isinstance(left[0][0], int):
                taken = table.moves
                table.feed(left[:1])
                count = table.moves - taken
                while (
                    isinstance(table.question, Together)
                    and count < len(left)
                    and self._forced(table, left[count])
                ):
                    table.feed(left[count : count + 1])
                    count = table.moves - taken
            else:
                table, count = step(table, left[:1]), 1
            node = Node(study.next_id(), last, left[:count], self.game.revision, mark_of(table))
            node.said = said | self._standing(table)
            last, left = study.add(node).id, left[count:]

    def _forced(self, table: Table, entry: Entry) -> bool:
        choice = table.choice(entry[0]) if isinstance(entry[0], int) else None
        return choice is not None and choice.forced() is not None

    # -- in words

    def _said(self, table: Table, entry: Entry) -> dict[str, Any]:
        """The texts of an entry, at the table before it."""
        who, what = entry
        if who in (CONCEDE, ABANDON):
            return {"seat": what, "texts": [], "end": who}
        choice = table.choice(who)
        if choice is None:
            raise IllegalAnswer("error-not-your-choice", seat=who)
        said = {
            "seat": who,
            "prompt": table.say(choice).to_json(),
            "texts": [
                table.say(choice, option).to_json() for option in (what if choice.several else (what,))
            ],
        }
        if choice.forced() is not None:
            said["forced"] = True
        return said

    def _standing(self, table: Table) -> dict[str, Any]:
        """Round and points of a position."""
        points = [round(float(each), 1) for each in table.game.standing(table.state)]
        return {
            "round": getattr(table.state, "round", 0),
            "points": [int(each) if each == int(each) else each for each in points],
            **({"over": True} if table.over else {}),
        }

    def _after(self, node: Node, table: Table) -> dict[str, Any]:
        return self._standing(table) | {"world": self._world(node, table)}

    # -- another world

    def _world(self, node: Node, table: Table) -> str:
        """Compare the draws since the node's line left the original game: SAME, OTHER or DEALT."""
        if node.dealt:
            return DEALT
        before = self.study.nodes[node.after].said.get("world", SAME)
        if before != SAME:
            return str(before)
        played = set(self.study.played)
        path = self.study.path(node.id)
        left = next((place for place, each in enumerate(path) if each.id not in played), len(path))
        if left == len(path) or not self.study.played:
            return SAME
        here, luck = Luck(table), self._played_luck()
        at = self.study.played.index(path[left - 1].id) + 1 if left else 0
        for id in (path[left - 1].id if left else ROOT, *self.study.played[at:]):
            if id not in luck or here.fewer(luck[id]):
                break
            if here.fits(luck[id]):
                return SAME
        return OTHER

    def _played_luck(self) -> dict[int, Luck]:
        """The draws of the original game by node, computed in one replay and cached."""
        if not self._luck:
            table = self._root.fork()
            self._luck[ROOT] = Luck(table)
            for id in self.study.played:
                moves = self.study.nodes[id].moves
                if self.study.nodes[id].stale or not isinstance(moves[0][0], int):
                    break
                table.feed(moves)
                self._luck[id] = Luck(table)
        return self._luck

    # -- reading a stored tree

    def check(self, retell: bool) -> list[int]:
        """Play the whole tree; returns the stale nodes.

        An illegal move in a node of the current rules raises AstrariumError. A node of other rules becomes
        stale, with its descendants, if it no longer leads to its position. `retell`: derive the texts and
        fingerprints again, because the file comes from outside.
        """
        study, stale = self.study, list[int]()
        for id in study.below(ROOT):
            node = study.nodes[id]
            if id == ROOT:
                continue
            node.stale = study.nodes[node.after].stale
            if not node.stale:
                node.stale = not self._comes_out(node, retell)
            if node.stale:
                stale.append(id)
        if stale:
            self.forget()
        return stale

    def _comes_out(self, node: Node, retell: bool) -> bool:
        own = node.rules == self.game.revision
        past = self.table(node.after)
        try:
            table = step(past, node.moves)
            said = {"texts": []} if node.dealt else self._said(past, node.moves[0])
            if _count(table, past, node) != len(node.moves):
                raise BadRecord("error-record-too-long", move=table.moves)
        except (AstrariumError, AttributeError, LookupError, TypeError, ValueError) as error:
            if own:
                refusal = (
                    error
                    if isinstance(error, AstrariumError)
                    else BadStudy("error-study-node", node=str(node.id))
                )
                raise refusal from None
            return False
        if not own and not agree(mark_of(table), [node.mark]):
            return False
        self._tables[node.id] = table
        if len(self._tables) > KEPT:
            self._tables.popitem(last=False)
        if retell and own:
            if node.dealt:
                said = {"seat": node.moves[0][1][0], "texts": []}
            node.mark = mark_of(table)
            node.said = said | (
                self._standing(table) if node.id in self.study.played else self._after(node, table)
            )
        return True


def _count(table: Table, past: Table, node: Node) -> int:
    """The number of entries that a node took."""
    return table.moves - past.moves if isinstance(node.moves[0][0], int) else len(node.moves)


def step(table: Table, moves: list[Entry]) -> Table:
    """A fork of a table after the entries of a node."""
    who, what = moves[0]
    if who == DEAL:
        seat, seed = what
        if seat >= table.seats:
            raise BadStudy("error-study-layout", why=f"seat {seat}")
        dealt = table.fork(observer=seat, chance=Chance(seed))
        dealt.discreet = True
        return dealt
    after = table.fork()
    after.analysis = after.discreet = True
    if who in (CONCEDE, ABANDON):
        enter(after, who, what)
    else:
        after.feed(moves)
    return after


def _give_forced(table: Table) -> None:
    """Play the forced answers of simultaneous choices."""
    while isinstance(table.question, Together):
        choice = next((each for each in table.pending if each.forced() is not None), None)
        if choice is None:
            return
        forced = choice.forced()
        assert forced is not None
        table.play(choice.seat, forced)


class Luck:
    """The draws at a table: faces seen by anybody, who saw them, and the number of draws by stream."""

    __slots__ = ("faces", "seen", "streams")

    def __init__(self, table: Table) -> None:
        cards, chance = table.state.cards, table.state.chance
        self.seen = list(cards.seen)
        self.faces = [face if mask else None for face, mask in zip(cards.face, cards.seen, strict=True)]
        self.streams = json.dumps(chance.streams, sort_keys=True)

    def fits(self, other: Luck) -> bool:
        """Whether the draws are equal, and each seen face has a common observer in both."""
        return (
            self.streams == other.streams
            and self.faces == other.faces
            and all(one & two for one, two in zip(self.seen, other.seen, strict=True) if one)
        )

    def fewer(self, other: Luck) -> bool:
        """Whether fewer faces were seen than in the other."""
        return sum(map(bool, self.seen)) < sum(map(bool, other.seen))
