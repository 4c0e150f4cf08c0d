"""A live table in memory: no network, no database, no event loop."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random
from time import time
from typing import Any

import pytest

from astrarium.games.captains import GAME as CAPTAINS
from astrarium.kernel import AstrariumError, Game, replay, start
from astrarium.kernel.choice import freeze
from astrarium.kernel.play.record import Record
from astrarium.tables import Command, LiveTable, client_messages, commands, stand_in
from astrarium.tables import server_messages as m
from astrarium.tables.history import EarlierRules, GameHistory
from astrarium.tables.host_calls import Entry, HostCall, LastSeen, LastTalk, StoreChatLine, StoreMoves
from astrarium.tables.listener import Listener
from astrarium.tables.live_table import entries
from astrarium.tables.stored_table import Place, StoredTable
from toys.beacons import GAME as BEACONS
from toys.comets import GAME as COMETS


class Home:
    """Keeps what a table wishes in lists."""

    def __init__(self, game: Game, places: list[Place], seed: int) -> None:
        table = start(game, len(places), seed)
        sheet = StoredTable(
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
        #: When everybody was here last.
        self.seen = 0.0

    def carry_out(self, deed: Command) -> None:
        granted: Any = None
        try:
            while True:
                granted = self._grant(deed.send(granted))
        except StopIteration:
            return

    def _grant(self, wish: HostCall) -> Any:
        match wish:
            case StoreMoves():
                self.moves += json.loads(json.dumps(wish.entries))
            case StoreChatLine():
                self.lines.append(wish.line)
            case LastTalk():
                return self.lines[-wish.most :], []
            case LastSeen():
                return self.seen
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
        home.carry_out(commands.join(home.live, screen))
    home.carry_out(commands.run(home.live, screens[0], client_messages.Say(id=1, text="hello")))
    assert home.lines[0]["text"] == "hello"
    rng, taken = Random(1), 0
    while not home.live.table.over:
        screen = next(screen for screen in screens if screen.now["choices"])
        seat, move = screen.mine[0], screen.now["move"]
        given = client_messages.Answer(
            seat=seat, move=move, answer=random_answer(screen.now["choices"][0], rng)
        )
        home.carry_out(commands.run(home.live, screen, given))
        if rng.random() < 0.3 and not home.live.table.over:
            try:
                home.carry_out(
                    commands.run(home.live, screen, client_messages.Undo(seat=seat, move=screen.now["move"]))
                )
                taken += screen.said[-1] == "position"
            except AstrariumError:
                pass
    assert taken
    assert screens[1].now["result"] == json.loads(json.dumps(home.live.stored.result))
    table = home.live.table
    moves = [(who, freeze(what)) for who, what in home.moves]
    record = Record(game.id, game.revision, 2, dict(table.options), home.live.stored.seed, moves)
    assert replay(game, record).result == table.result


@pytest.mark.parametrize("latest", ["seen", "changed", "started"])
def test_absence_counts_from_whatever_was_last(latest: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody was here, something changed at the table, the program began to run: all that long ago."""
    home = Home(COMETS, [Place(seat, "me", person=f"p{seat}") for seat in range(2)], 5)
    screen, now = Screen("p0"), time()
    home.carry_out(commands.join(home.live, screen))
    home.live.stored.absence = 100
    for ago, early in ((90, True), (110, False)):
        moments = {name: now - (ago if name == latest else 1000) for name in ("seen", "changed", "started")}
        home.seen, home.live.stored.changed = moments["seen"], moments["changed"]
        monkeypatch.setattr(stand_in, "STARTED", moments["started"])
        deed = commands.run(home.live, screen, client_messages.StandIn(seat=1))
        if early:
            with pytest.raises(stand_in.NoStandIn):
                home.carry_out(deed)
        else:
            home.carry_out(deed)
        assert (home.live.place(1).stand_in is None) == early


def test_a_whole_turn_is_taken_back_to_what_was_revealed_last() -> None:
    """Alone everything may be taken back, but each time no further than to the last news."""
    home, rng = Home(CAPTAINS, [Place(0, "me", person="p0")], 5), Random(1)
    screen = Screen("p0")
    home.carry_out(commands.join(home.live, screen))
    while home.live.table.moves < 12:
        given = random_answer(screen.now["choices"][0], rng)
        message = client_messages.Answer(seat=0, move=screen.now["move"], answer=given)
        home.carry_out(commands.run(home.live, screen, message))
    history = [move for move in home.live.table.history if not move.forced]
    same = sum(move.news == history[-1].news for move in history)
    assert 1 < same < len(history)
    undo = client_messages.Undo(seat=0, move=screen.now["move"], whole_turn=True)
    home.carry_out(commands.run(home.live, screen, undo))
    assert [move for move in home.live.table.history if not move.forced] == history[:-same]


def test_what_one_seat_was_told_under_earlier_rules_stays_its_own() -> None:
    text: m.TextTree = {"text": "event-drew", "args": {}}
    told = [m.ToldEvent(to=to, move=1, name="drew", seat=0, args={}, text=text) for to in (None, 0, 1)]
    history = GameHistory(start(COMETS, 2, 5), EarlierRules(3, told))
    now = history.table.told
    for seat in (0, 1, None):
        own = sum(event.to in (None, seat) for event in now)
        assert history.known(seat) == own + (1 if seat is None else 2)
        assert len(history.news(seat, 0)) == history.known(seat)


def test_a_message_that_is_refused_changes_nothing() -> None:
    home = Home(COMETS, [Place(0, "me", person="p0"), Place(1, "me", person="p1")], 5)
    screen = Screen("p0")
    home.carry_out(commands.join(home.live, screen))
    before = list(home.moves)
    for message in (
        client_messages.Answer(seat=1, move=0, answer=["card", 1]),
        client_messages.Answer(seat=0, move=99, answer=["card", 1]),
        client_messages.Answer(seat=0, move=0, answer=["nothing of the kind"]),
        client_messages.Look(move=-1),
        client_messages.UndoReply(agree=True),
    ):
        with pytest.raises(AstrariumError):
            home.carry_out(commands.run(home.live, screen, message))
    assert home.moves == before


def test_a_live_table_needs_nothing_that_a_page_has_not() -> None:
    look = "import sys, astrarium.tables.commands, astrarium.tables.branch; print(*sys.modules)"
    found = subprocess.run(
        [sys.executable, "-c", look], capture_output=True, text=True, check=True
    ).stdout.split()
    assert not {"msgspec", "litestar", "sqlalchemy", "uvicorn", "asyncio", "multiprocessing"} & set(found)
