"""Who sits where: seats, invitations, and what belongs to whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from secrets import token_urlsafe
from typing import Protocol

from ..kernel import BadSetup, Game
from .levels import check_bot, title
from .messages import Links, Player, SeatKind
from .names import clean_name
from .sheet import Place, Sheet
from .trees import TextTree

#: Seats that somebody else may take.
INVITED = ("link", "open")


class SeatWish(Protocol):
    """Who is to sit on a seat of a new table."""

    @property
    def kind(self) -> SeatKind: ...
    @property
    def bot(self) -> str | None: ...
    @property
    def name(self) -> str | None: ...


def new_token() -> str:
    """A secret that nobody guesses."""
    return token_urlsafe(18)


def place_wishes(game: Game, wishes: Sequence[SeatWish], person: str) -> list[Place]:
    """The seats of a new table as its host wants them."""
    game.check_seats(len(wishes))
    return [_place(game, seat, wish, person) for seat, wish in enumerate(wishes)]


def _place(game: Game, seat: int, wish: SeatWish, person: str) -> Place:
    name = clean_name(wish.name) if wish.name and wish.name.strip() else None
    if wish.kind == "bot":
        if wish.bot is None:
            raise BadSetup("table-which-bot", seat=seat + 1)
        return Place(seat, "bot", bot=check_bot(wish.bot, game), name=name)
    if wish.kind in INVITED:
        return Place(seat, wish.kind, token=new_token())
    return Place(seat, wish.kind, person=person, name=name)


class Seating:
    """The seats of one table."""

    def __init__(self, sheet: Sheet) -> None:
        self.game = sheet.game
        self.host = sheet.host
        self.watch = sheet.watch
        self.open = sheet.open
        self.places = sheet.places

    def held_by(self, person: str) -> tuple[int, ...]:
        """The seats of a person."""
        return tuple(place.seat for place in self.places if place.person == person)

    def people(self) -> set[str]:
        return {place.person for place in self.places if place.person is not None}

    def everybody(self) -> set[str]:
        """All who play; a seat still to be taken, and one at a shared device, is somebody else's."""
        found = set()
        for place in self.places:
            if place.kind != "bot":
                shared = place.person is None or place.kind == "hotseat"
                found.add(f"seat {place.seat}" if shared else str(place.person))
        return found

    def others(self, person: str) -> set[str]:
        """The other people who play."""
        return self.people() - {person}

    def belongs_to(self, person: str) -> bool:
        """Whether a table is a person's alone: nobody else plays there."""
        return self.host == person and not self.others(person)

    def vacant(self, seat: int) -> bool:
        place = self.places[seat]
        return place.person is None and place.bot is None

    def free(self) -> list[int]:
        """Seats that anybody may take: vacant ones of an open table, and those left open."""
        return [
            place.seat
            for place in self.places
            if self.vacant(place.seat) and (self.open or place.kind == "open")
        ]

    @property
    def complete(self) -> bool:
        return not any(self.vacant(place.seat) for place in self.places)

    def may_take(self, seat: int, token: str | None) -> bool:
        """Whether this seat may be taken: with its own invitation, or because it is free to all."""
        return seat in self.free() or (token is not None and token == self.places[seat].token)

    def may_watch(self, person: str | None, token: str | None) -> bool:
        """Whether somebody may come: the table's people, those with its link, everybody where it is open."""
        mine = person is not None and (person == self.host or bool(self.held_by(person)))
        return mine or self.open or token == self.watch

    def shared_device(self, seats: Iterable[int]) -> bool:
        """Whether people pass a device on among these seats."""
        return any(self.places[seat].kind == "hotseat" for seat in seats)

    def awaited(self, seat: int) -> bool:
        """Whether somebody else waits for the person of this seat, so that a bot may sit in."""
        place = self.places[seat]
        return place.person is not None and place.stand_in is None and bool(self.others(place.person))

    def bots(self) -> dict[int, str]:
        """The bots that play, on their own seats and for people."""
        playing = {place.seat: place.bot or place.stand_in for place in self.places}
        return {seat: bot for seat, bot in playing.items() if bot is not None}

    def names(self) -> list[str | None]:
        """How the players are called, each differently; None where nobody sits."""
        found: list[str | None] = []
        for place in self.places:
            name = place.name or place.bot or place.called
            number = 2
            while name is not None and name in found:
                name = f"{place.name or place.bot or place.called} ({number})"
                number += 1
            found.append(name)
        return found

    def name(self, seat: int) -> str | None:
        return self.names()[seat]

    def titles(self) -> dict[int, TextTree]:
        """What people call the bots that play and have no name, by seat; several of one kind are numbered."""
        bots = self.bots()
        alike, count = Counter(bots.values()), Counter[str]()
        titles = {}
        for seat, bot in bots.items():
            if self.places[seat].bot and self.places[seat].name:
                continue  # whoever has a name is called by it
            count[bot] += 1
            titles[seat] = title(self.game, bot, count[bot] if alike[bot] > 1 else 0).to_json()
        return titles

    def players(self, present: Callable[[str], bool]) -> list[Player]:
        """All seats as everybody may see them."""
        titles, names = self.titles(), self.names()
        return [
            Player(
                seat=place.seat,
                kind=place.kind,
                name=names[place.seat],
                bot=place.bot,
                stand_in=place.stand_in,
                title=titles.get(place.seat),
                taken=not self.vacant(place.seat),
                connected=place.bot is not None or (place.person is not None and present(place.person)),
                guest=place.person is not None and place.guest,
            )
            for place in self.places
        ]

    def links(self) -> Links:
        """The invitations that nobody has used yet, and the link for watching."""
        invitations = {
            str(place.seat): place.token for place in self.places if place.token and self.vacant(place.seat)
        }
        return Links(seats=invitations, watch=self.watch)
