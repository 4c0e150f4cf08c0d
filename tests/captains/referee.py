"""A second referee for effects: reads the short notation of printed_components.py and keeps its own simple books.

It plays as `greedy` does: always the first thing offered, never declining. It knows one scene only (`scene`):
pirates that bring an artifact and a medal on all routes of Aldara and the Home Station, no events, side A.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from astrarium.kernel import Table

from .printed_components import TRACKS
from .table import lay_out

TRACK_NAMES = ("nian", "cooperative", "tincan")
NEAR = {
    "aldara": ("home-aldara", "aldara-brontis", "hadrika-aldara"),
    "home": ("home-aldara", "home-dunmarrow", "home-fennix"),
}
ROUTES = tuple(dict.fromkeys(route for routes in NEAR.values() for route in routes))


def scene(**more: object) -> Table:
    """The position in which the referee keeps its books."""
    position: dict[str, object] = {
        "at": {0: "aldara", 1: "home"},
        "pirates": dict.fromkeys(ROUTES, "green_artifact"),
        "cargo": {0: "purple_android red_blue", 1: "yellow_blue"},
        "events": {},
        "resolved": 2,
        "deck": "brig",
        "omegas": "harmonic_grid",
        "display": "simulator maintenance_bay - signal_lab prototype_kit artifact_models roll_red log_red",
    }
    return lay_out(**{**position, **more})  # type: ignore[arg-type]


def greedy(table: Table, seat: int, side: int = 0) -> Table:
    """Answer with the first option until the turn of this seat is over; `side` of a choice."""
    while not table.over:
        choice = table.pending[0]
        if choice.prompt in ("after", "turn"):
            return table
        at = side if choice.prompt == "choose" else 0
        table.answer(choice.seat, choice.options[at])
    return table


@dataclass
class Books:
    """What the referee writes down about one player."""

    at: str
    ready: list[str]
    queue: list[str]
    medals: int
    bays: int
    slots: int
    cargo: list[str]
    progress: dict[str, int]
    installed: int = 0
    log: list[str] = field(default_factory=list)


class Referee:
    """Resolves printed effects by hand, so to speak."""

    def __init__(self, table: Table, side: int = 0) -> None:
        g = table.state
        self.side = side
        self.pirates = list(g.pirates)
        self.books = [
            Books(
                at=g.at[seat],
                ready=list(ship.ready),
                queue=list(ship.queue),
                medals=ship.medals,
                bays=ship.bays,
                slots=ship.slots.count(-2),
                cargo=["pirate" if "_a" in token else "artifact" for token in ship.cargo],
                progress=dict(zip(TRACK_NAMES, ship.progress, strict=True)),
            )
            for seat, ship in enumerate(g.ships)
        ]

    def resolve(self, printed: str, seat: int = 0) -> None:
        """A list of effects."""
        if " | " in printed:
            printed = printed.split(" | ")[self.side]
        for effect in split(printed):
            self._effect(effect, seat)

    def _effect(self, effect: str, seat: int) -> None:
        mine = self.books[seat]
        head, _, inner = effect.partition(" (")
        inner = inner[:-1]
        word, *rest = head.split()
        if word == "each":
            for step in range(len(self.books)):
                self.resolve(inner, (seat + step) % len(self.books))
        elif word == "pay":
            if self._pay(mine, rest[0]):
                self.resolve(inner, seat)
        elif word == "per":
            for _ in range(min(int(rest[-1]), mine.ready.count("android") + mine.log.count("android"))):
                self.resolve(inner, seat)
        elif word == "take":
            mine.installed += 1
        elif word in (*TRACK_NAMES, "any"):
            self._advance(mine, seat, "nian" if word == "any" else word, int(rest[0]))
        elif word == "jump":
            mine.at = "aldara" if mine.at == "home" else "home"
        elif word not in ("ambush", "peek"):
            for _ in range(int(rest[0])):
                getattr(self, f"_{word}")(mine)

    def _pay(self, mine: Books, what: str) -> bool:
        if what == "this_card":
            return True
        if what == "medal":
            mine.medals -= 1
            return True
        kinds = ("pirate", "artifact") if what == "cargo" else (what,)
        for token in mine.cargo:
            if token in kinds:
                mine.cargo.remove(token)
                return True
        return False

    def _advance(self, mine: Books, seat: int, track: str, steps: int) -> None:
        start = mine.progress[track]
        mine.progress[track] += steps
        for at in range(start + 1, start + steps + 1):
            bonus = TRACKS[track, "A"][at % 9]
            if bonus and bonus != "event":
                self.resolve(bonus, seat)

    def _move(self, mine: Books) -> None:
        mine.at = "aldara" if mine.at == "home" else "home"
        if "home-aldara" in self.pirates:
            self._damage(mine)

    def _fight(self, mine: Books) -> None:
        routes = [route for route in NEAR[mine.at] if route in self.pirates]
        if routes:
            self._damage(mine)
            self.pirates.remove(routes[0])
            self._load(mine, "pirate")
            self._artifact(mine)
            self._medal(mine)

    def _damage(self, mine: Books) -> None:
        mine.bays += 1
        self._shed(mine)

    def _load(self, mine: Books, token: str) -> None:
        mine.cargo.append(token)
        self._shed(mine)

    def _shed(self, mine: Books) -> None:
        while len(mine.cargo) > 8 - mine.bays:
            del mine.cargo[0]

    def _repair(self, mine: Books) -> None:
        if mine.bays:
            mine.bays -= 1
        else:
            mine.slots -= 1

    def _medal(self, mine: Books) -> None:
        mine.medals += 1

    def _artifact(self, mine: Books) -> None:
        self._load(mine, "artifact")

    def _pirate(self, mine: Books) -> None:
        self._load(mine, "pirate")

    def _android(self, mine: Books) -> None:
        mine.ready.append("android")

    def _ready(self, mine: Books) -> None:
        if mine.queue:
            mine.ready.append(mine.queue.pop(0))

    def compare(self, table: Table) -> None:
        """The true table and the books say the same."""
        g = table.state
        for seat, mine in enumerate(self.books):
            ship = g.ships[seat]
            events = [event for event in table.events() if event.seat == seat]
            assert g.at[seat] == mine.at
            assert ship.medals == mine.medals
            assert (ship.bays, ship.slots.count(-2)) == (mine.bays, mine.slots)
            assert ["pirate" if "_a" in token else "artifact" for token in ship.cargo] == mine.cargo
            assert dict(zip(TRACK_NAMES, ship.progress, strict=True)) == mine.progress
            assert (sorted(ship.ready), ship.queue) == (sorted(mine.ready), mine.queue)
            assert len([event for event in events if event.name == "installed"]) == mine.installed
        assert list(g.pirates) == self.pirates


def split(printed: str) -> list[str]:
    """The effects of a list: commas outside of brackets."""
    found, depth, start = [], 0, 0
    for at, letter in enumerate(printed):
        depth += (letter == "(") - (letter == ")")
        if letter == "," and not depth:
            found.append(printed[start:at].strip())
            start = at + 1
    return [*found, printed[start:].strip()]
