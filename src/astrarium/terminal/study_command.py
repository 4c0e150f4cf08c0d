"""`astrarium study`: walks the tree of a study, tries answers, and writes into it."""

from __future__ import annotations

import json
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import typer

from ..kernel import AstrariumError, Choice, Game, Record, Seat, Text, text_of, write_whole
from ..localization import choose_language
from ..study import SIGNS, BadStudy, Node, Study, Walk, study_of
from ..study.analysis import Engine, picked
from ..study.tree import ROOT
from ..tables.record_validation import load_record
from ..teach.turning_points import turning_points
from .input_matching import fold, numbers
from .record_commands import voice_for
from .refusal_context import about
from .screen import Leave, Screen, open_screen

#: Maximum options listed at once, and seconds of the engine's search.
LISTED, THINKING = 40, 3.0
#: The words of each command in every language, without diacritics.
COMMANDS = {
    "help": ("help", "h", "pomoc"),
    "back": ("back", "b", "wstecz"),
    "start": ("start", "poczatek"),
    "end": ("end", "koniec"),
    "mine": ("mine", "m", "moja"),
    "turn": ("turn", "t", "zwrot"),
    "go": ("go", "idz"),
    "try": ("try", "sprobuj"),
    "best": ("best", "najlepsze"),
    "eyes": ("eyes", "oczy"),
    "open": ("open", "odkryte"),
    "deal": ("deal", "rozdaj"),
    "note": ("note", "uwaga"),
    "name": ("name", "nazwa"),
    "good": ("good", "dobry"),
    "doubtful": ("doubtful", "watpliwy"),
    "mistake": ("mistake", "blad"),
    "unmark": ("unmark", "odznacz"),
    "promote": ("promote", "awansuj"),
    "delete": ("delete", "usun"),
    "tree": ("tree", "drzewo"),
    "board": ("board", "plansza"),
    "save": ("save", "zapisz"),
    "quit": ("quit", "q", "wyjdz"),
}
#: How a marked move is shown.
MARKS = {"good": "!", "doubtful": "?!", "mistake": "?"}


def study(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A study, or the record of a game.")],
    node: Annotated[int, typer.Option("--node", metavar="ID", help="Begin at this node.")] = ROOT,
    seat: Annotated[
        int | None, typer.Option("--seat", metavar="N", help="Show what this seat knew; 0 is the first.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the tree as JSON.")] = False,
    plain: Annotated[
        bool, typer.Option("--plain", help="Output for screen readers: no boxes, no colours.")
    ] = False,
) -> None:
    """Analyse a game: go through its moves, try others, write notes, ask the engine."""
    language = choose_language()
    with about(file=file):
        game, found, walk = open_study(file)
    table = walk.table(ROOT)
    table.players = found.start.players
    voice = voice_for(table, language)
    with about(game, voice.names):
        found.node(node)
        if as_json:
            print(json.dumps(_tree(found), ensure_ascii=False))
            return
        if seat is not None:
            table.view(seat)
        StudySession(open_screen(voice, plain), walk, file, node, seat).run()


def open_study(file: Path) -> tuple[Game, Study, Walk]:
    """The study in a file, with every move checked; for a plain record, a new study of it."""
    game, record = load_record(file)
    walk = walk_of(game, record, json.loads(file.read_text(encoding="utf-8")))
    return game, walk.study, walk


def walk_of(game: Game, record: Record, data: Any) -> Walk:
    """A walk through the study in a record's JSON, or through a new study of the record."""
    if "study" not in data:
        return Walk(game, study_of(game, record))
    walk = Walk(game, Study.from_json(data))
    walk.check(retell=True)
    return walk


def _tree(study: Study) -> dict[str, Any]:
    return {
        "game": study.start.game,
        "players": study.start.players,
        "title": study.title,
        "played": study.played,
        "nodes": [
            {
                "id": node.id,
                "after": node.after,
                "moves": json.loads(json.dumps(node.moves)),
                "name": node.name,
                "sign": node.sign,
                "notes": node.notes,
                "world": node.said.get("world", "same"),
                "stale": node.stale,
            }
            for node in map(study.node, study.below(ROOT))
        ],
    }


class StudySession:
    """The dialogue about one study."""

    def __init__(self, screen: Screen, walk: Walk, file: Path, node: int, seat: int | None) -> None:
        self.screen, self.voice = screen, screen.voice
        self.walk, self.study = walk, walk.study
        self.file, self.at, self.seat = file, node, seat
        self._turns: list[int] | None = None

    def run(self) -> None:
        say = self.voice.shell
        title = self.study.title or self.voice.say(Text("game-title"))
        count = len(self.study.nodes) - 1
        self.screen.line(say("shell-study", title=title, moves=len(self.study.played), nodes=count), "title")
        self.screen.line(say("shell-study-keys"), "quiet")
        self._show(board=True)
        try:
            while True:
                typed = self.screen.read().strip()
                try:
                    self.obey(typed)
                except AstrariumError as error:
                    self.screen.line(self.voice.say(error.text), "bad")
        except Leave:
            return

    # -- showing

    def _show(self, board: bool = False) -> None:
        node, say = self.study.node(self.at), self.voice.shell
        self.screen.line()
        self.screen.line(self._where(node), "title")
        for by, text in node.notes:
            self.screen.line(f"{by}: {text}" if by else text)
        if node.said.get("world", "same") != "same":
            self.screen.line(say(f"shell-study-{node.said['world']}"), "quiet")
        if node.stale:
            self.screen.line(say("shell-study-stale", rules=node.rules), "bad")
        elif board:
            table = self.walk.table(self.at)
            seen = table.view(self.seat, reveal=self.seat is None)
            self.screen.map(table.game.hex_map(seen, self.seat))
            self.screen.blocks(list(table.game.outline(seen, self.seat)), wholly=False, reader=self.seat)
        if (choice := self._choice()) is not None:
            asked = say(
                "shell-study-asked", name=Seat(choice.seat), prompt=self.walk.table(self.at).say(choice)
            )
            self.screen.line(asked, "question")
        self.screen.pairs(
            [(str(n), self._line(self.study.nodes[id])) for n, id in enumerate(node.children, 1)]
        )

    def _where(self, node: Node) -> str:
        if node.id == ROOT:
            return self.voice.shell("shell-study-start")
        round = node.said.get("round", 0)
        return self.voice.shell("shell-study-at", node=str(node.id), round=round, move=self._line(node))

    def _line(self, node: Node) -> str:
        """A move in one line: who, what, its sign and name, and whether it was played."""
        said, say = node.said, self.voice.shell
        if node.dealt:
            words = say("shell-study-deal")
        elif "end" in said:
            words = say(f"shell-study-{said['end']}")
        else:
            words = ", ".join(self.voice.say(text_of(each)) for each in said["texts"]) or say(
                "shell-hint-nothing"
            )
        name = "" if said.get("seat") is None else f"{self.voice.say(Seat(said['seat']))}: "
        mark = f" {MARKS[node.sign]}" if node.sign else ""
        extra = [node.name] if node.name else []
        if (
            self.study.played
            and node.id in self.study.played
            and len(self.study.nodes[node.after].children) > 1
        ):
            extra.append(say("shell-study-played"))
        return f"{name}{words}{mark}" + (f" ({', '.join(extra)})" if extra else "")

    def _choice(self) -> Choice | None:
        """The open choice of the viewing seat, else of the first seat that is asked."""
        if self.study.node(self.at).stale:
            return None
        pending = self.walk.table(self.at).pending
        return next((each for each in pending if each.seat == self.seat), pending[0] if pending else None)

    # -- commands

    def obey(self, typed: str) -> None:
        word, _, rest = typed.partition(" ")
        picks = numbers(typed)
        if not typed or picks is not None:
            self._on((picks or [1])[0])
            return
        command = next((name for name, words in COMMANDS.items() if fold(word) in words), None)
        if command is None:
            self.screen.line(self.voice.shell("shell-study-keys"), "quiet")
            return
        if command in SIGNS or command == "unmark":
            self.study.mark(self.at, None if command == "unmark" else command)
            self._show()
            return
        getattr(self, f"_{command}")(rest.strip())

    def _on(self, number: int) -> None:
        children = self.study.node(self.at).children
        if not 1 <= number <= len(children):
            raise BadStudy("error-study-no-way", count=len(children))
        self._to(children[number - 1])

    def _to(self, id: int) -> None:
        self.at = self.study.node(id).id
        self._show()

    def _help(self, rest: str) -> None:
        self.screen.line(self.voice.shell("shell-study-help"))

    def _back(self, rest: str) -> None:
        self._to(self.study.node(self.at).after)

    def _start(self, rest: str) -> None:
        self._to(ROOT)

    def _end(self, rest: str) -> None:
        self._to((self.study.line(self.at) or [self.at])[-1])

    def _go(self, rest: str) -> None:
        if not rest.isdecimal():
            raise BadStudy("error-study-node", node=rest[:9])
        self._to(int(rest[:9]))

    def _mine(self, rest: str) -> None:
        """Go to the next position in which the viewing seat has a choice."""
        seat = self.seat or 0
        for id in self.study.line(self.at):
            node = self.study.nodes[id]
            if node.said.get("seat") == seat and not node.said.get("forced") and node.after != self.at:
                return self._to(node.after)
        raise BadStudy("error-study-none")

    def _turn(self, rest: str) -> None:
        """Go to the next turning point of the game."""
        if self._turns is None:
            whole = self.walk.played_out()
            found = [] if whole is None else turning_points(whole)
            self._turns = [self.walk.node_at(each.move) for each in found]
        line = self.study.line(self.at)
        for id in self._turns:
            if id in line:
                return self._to(id)
        raise BadStudy("error-study-none")

    def _try(self, rest: str) -> None:
        """List the answers, or try one of them."""
        choice = self._choice()
        if choice is None:
            raise BadStudy("error-study-over")
        table = self.walk.table(self.at)
        picks = numbers(rest) if rest else None
        if picks is None:
            wanted = fold(rest)
            labels = [self.voice.head(table.say(choice, option)) for option in choice.options]
            listed = [(str(n), label) for n, label in enumerate(labels, 1) if wanted in fold(label)]
            self.screen.pairs(listed[:LISTED])
            return
        options = [choice.options[n - 1] for n in picks if 0 < n <= len(choice.options)]
        answer: Any = tuple(options) if choice.several else (options or [()])[0]
        self._to(self.walk.answer(self.at, choice.seat, answer).id)

    def _best(self, rest: str) -> None:
        """Print the engine's answers."""
        choice = self._choice()
        if choice is None:
            raise BadStudy("error-study-over")
        table, say = self.walk.table(self.at), self.voice.shell
        engine = Engine(table, choice.seat, open=self.seat is None)
        with self.screen.thinking(choice.seat):
            engine.go_on(10_000, perf_counter() + THINKING)
        for number, each in enumerate(engine.judged(), 1):
            words = ", ".join(
                self.voice.say(table.say(choice, option)) for option in picked(choice, each.answer)
            )
            args = {"lead": _signed(each.lead), "width": f"{each.width:.1f}"}
            told = say("shell-study-best", number=number, answer=words or say("shell-hint-nothing"), **args)
            self.screen.line(told + (f" {say('shell-study-equal')}" if each.equal else ""), "question")
            if each.line:
                self.screen.line(say("shell-hint-facts", what=" ".join(map(self.voice.say, each.line))))
            for kind, text in (("now", each.now), ("later", each.later), ("against", each.against)):
                if text is not None:
                    self.screen.line(say(f"shell-hint-{kind}", what=text))
        self.screen.line(say("shell-study-worlds", worlds=engine.worlds), "quiet")

    def _eyes(self, rest: str) -> None:
        """View the position with a seat's knowledge."""
        seat = int(rest) - 1 if rest.isdecimal() and len(rest) < 3 else 0
        self.walk.table(self.at).view(seat)
        self.seat = seat
        self._show(board=True)

    def _open(self, rest: str) -> None:
        self.seat = None
        self._show(board=True)

    def _deal(self, rest: str) -> None:
        """Redeal everything that the deciding seat does not know."""
        choice = self._choice()
        if choice is None:
            raise BadStudy("error-study-over")
        seed = rest or str(len(self.study.nodes))
        self._to(self.walk.deal(self.at, choice.seat, seed).id)

    def _note(self, rest: str) -> None:
        self.study.note(self.at, "", rest)
        self._show()

    def _name(self, rest: str) -> None:
        self.study.call(self.at, rest)
        self._show()

    def _promote(self, rest: str) -> None:
        self.study.promote(self.at)
        self.walk.forget()
        self._show()

    def _delete(self, rest: str) -> None:
        self.at = self.study.delete(self.at)
        self.walk.forget()
        self._show()

    def _board(self, rest: str) -> None:
        self._show(board=True)

    def _tree(self, rest: str) -> None:
        """Print the nodes where lines branch or that have annotations."""
        for id in self.study.below(ROOT):
            node = self.study.nodes[id]
            parts = id != ROOT and len(self.study.nodes[node.after].children) > 1
            if parts or node.name or node.sign or node.notes:
                deep = sum(
                    self.study.nodes[each.after].children[0] != each.id for each in self.study.path(id)
                )
                self.screen.line(
                    f"{'  ' * deep}{id}. {self._line(node) if id else self.voice.shell('shell-study-start')}"
                )

    def _save(self, rest: str) -> None:
        """Write the study to its file, or to another."""
        data: Any = json.loads(self.file.read_text(encoding="utf-8")) if self.file.is_file() else {}
        beside = self.file if "study" in data else self.file.with_name(f"{self.file.stem}-study.json")
        path = Path(rest) if rest else beside
        write_whole(path, json.dumps(self.study.to_json(), ensure_ascii=False, separators=(",", ":")) + "\n")
        self.screen.line(self.voice.shell("shell-study-saved", file=str(path)), "good")

    def _quit(self, rest: str) -> None:
        raise Leave


def _signed(value: float) -> str:
    return f"{value + 0.0:+.1f}".replace("-", "−")
