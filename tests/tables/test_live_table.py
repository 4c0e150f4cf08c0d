"""A table at home in plain memory: no network, no database, no event loop."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random
from typing import Any

import pytest

from astrarium.kernel import AstrariumError, Game, replay, start
from astrarium.kernel.choice import freeze
from astrarium.kernel.record import Record
from astrarium.tables import Deed, LiveTable, asked, deeds
from astrarium.tables import messages as m
from astrarium.tables.listener import Listener
from astrarium.tables.live import entries
from astrarium.tables.sheet import Place, Sheet
from astrarium.tables.wishes import Entry, KeepLine, KeepMoves, LastTalk, Wish
from toys.beacons import GAME as BEACONS
from toys.comets import GAME as COMETS


class Home:
    """Keeps what a table wishes in lists."""

    def __init__(self, game: Game, places: list[Place], seed: int) -> None:
        table = start(game, len(places), seed)
        sheet = Sheet(
            "t",
            game.id,
            game.revision,
            len(places),
            dict(table.options),
            str(seed),
            True,
            False,
            "w",
            "p0",
            1,
            1,
        )
        sheet.places = places
        self.live = LiveTable(sheet, table)
        self.moves: list[Entry] = entries(table.history)
        self.lines: list[m.ChatLine] = []

    def carry_out(self, deed: Deed) -> None:
        granted: Any = None
        try:
            while True:
                granted = self._grant(deed.send(granted))
        except StopIteration:
            return

    def _grant(self, wish: Wish) -> Any:
        match wish:
            case KeepMoves():
                self.moves += json.loads(json.dumps(wish.entries))
            case KeepLine():
                self.lines.append(wish.line)
            case LastTalk():
                return self.lines[-wish.most :], []
        return None


class Screen(Listener):
    def __init__(self, person: str) -> None:
        super().__init__(person, person, self._see, lambda code: None)
        self.now: dict[str, Any] = {}
        self.said: list[str] = []

    def _see(self, message: m.ServerMessage) -> None:
        shown = json.loads(json.dumps(message))
        self.said.append(shown["type"])
        if shown["type"] == "position":
            self.now = shown


def random_answer(choice: dict[str, Any], rng: Random) -> Any:
    options = [each["option"] for each in choice["options"]]
    return rng.sample(options, choice["at_least"]) if choice["several"] else rng.choice(options)


@pytest.mark.parametrize("game", [BEACONS, COMETS], ids=lambda game: game.id)
def test_people_play_a_whole_game_and_take_back(game: Game) -> None:
    home = Home(game, [Place(seat, "me", person=f"p{seat}", called=f"p{seat}") for seat in range(2)], 5)
    screens = [Screen("p0"), Screen("p1")]
    for screen in screens:
        home.carry_out(deeds.join(home.live, screen))
    home.carry_out(deeds.do(home.live, screens[0], asked.Say(id=1, text="hello")))
    assert home.lines[0]["text"] == "hello"
    rng, taken = Random(1), 0
    while not home.live.table.over:
        screen = next(screen for screen in screens if screen.now["choices"])
        seat, move = screen.mine[0], screen.now["move"]
        given = asked.Answer(seat=seat, move=move, answer=random_answer(screen.now["choices"][0], rng))
        home.carry_out(deeds.do(home.live, screen, given))
        if rng.random() < 0.3 and not home.live.table.over:
            try:
                home.carry_out(deeds.do(home.live, screen, asked.Undo(seat=seat, move=screen.now["move"])))
                taken += screen.said[-1] == "position"
            except AstrariumError:
                pass
    assert taken
    assert screens[1].now["result"] == json.loads(json.dumps(home.live.sheet.result))
    table = home.live.table
    moves = [(who, freeze(what)) for who, what in home.moves]
    record = Record(game.id, game.revision, 2, dict(table.options), home.live.sheet.seed, moves)
    assert replay(game, record).result == table.result


def test_a_message_that_is_refused_changes_nothing() -> None:
    home = Home(COMETS, [Place(0, "me", person="p0"), Place(1, "me", person="p1")], 5)
    screen = Screen("p0")
    home.carry_out(deeds.join(home.live, screen))
    before = list(home.moves)
    for message in (
        asked.Answer(seat=1, move=0, answer=["card", 1]),
        asked.Answer(seat=0, move=99, answer=["card", 1]),
        asked.Answer(seat=0, move=0, answer=["nothing of the kind"]),
        asked.Look(move=-1),
        asked.UndoReply(agree=True),
    ):
        with pytest.raises(AstrariumError):
            home.carry_out(deeds.do(home.live, screen, message))
    assert home.moves == before


def test_a_live_table_needs_nothing_that_a_page_has_not() -> None:
    look = "import sys, astrarium.tables.deeds, astrarium.tables.branching; print(*sys.modules)"
    found = subprocess.run(
        [sys.executable, "-c", look], capture_output=True, text=True, check=True
    ).stdout.split()
    assert not {"msgspec", "litestar", "sqlalchemy", "uvicorn", "asyncio", "multiprocessing"} & set(found)
