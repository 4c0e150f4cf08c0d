"""Seats of a table: players, invitations and permissions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from secrets import token_urlsafe
from typing import Protocol

from ..kernel import BadSetup, Game
from .bot_levels import TEACHER, check_bot, titles
from .display_names import clean_name
from .server_messages import Links, Player, SeatKind, TextTree
from .stored_table import Place, StoredTable

#: Kinds of seats that other people may take.
INVITED = ("link", "open")


class SeatWish(Protocol):
    """The requested player of a seat."""

    @property
    def kind(self) -> SeatKind: ...
    @property
    def bot(self) -> str | None: ...
    @property
    def name(self) -> str | None: ...


def new_token() -> str:
    """A random secret token."""
    return token_urlsafe(18)


def assign_seats(game: Game, wishes: Sequence[SeatWish], person: str) -> list[Place]:
    """The seats of a new table from its request."""
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

    def __init__(self, stored: StoredTable) -> None:
        self.game = stored.game
        self.host = stored.host
        self.watch = stored.watch
        self.open = stored.open
        self.group = stored.group_id
        self.places = stored.places

    def held_by(self, person: str) -> tuple[int, ...]:
        """The seats of a person."""
        return tuple(place.seat for place in self.places if place.person == person)

    def people(self) -> set[str]:
        return {place.person for place in self.places if place.person is not None}

    def everybody(self) -> set[str]:
        """All players; a vacant seat and a seat at a shared device count as persons of their own."""
        found = set()
        for place in self.places:
            if place.kind != "bot":
                shared = place.person is None or place.kind == "hotseat"
                found.add(f"seat {place.seat}" if shared else str(place.person))
        return found

    def others(self, person: str) -> set[str]:
        """The other people at the table."""
        return self.people() - {person}

    def belongs_to(self, person: str) -> bool:
        """Whether a person set the table up and nobody else plays there."""
        return self.host == person and not self.others(person)

    def vacant(self, seat: int) -> bool:
        place = self.places[seat]
        return place.person is None and place.bot is None

    def free(self) -> list[int]:
        """Seats that may be taken without an invitation: open ones, and all of an open table or a group's."""
        every = self.open or self.group is not None
        return [
            place.seat for place in self.places if self.vacant(place.seat) and (every or place.kind == "open")
        ]

    @property
    def complete(self) -> bool:
        return not any(self.vacant(place.seat) for place in self.places)

    def may_take(self, seat: int, token: str | None, member: bool = False) -> bool:
        """Whether a seat may be taken, because it is free or by its invitation; `member` of its group."""
        free = seat in self.free() and (member or self.group is None)
        return free or (token is not None and token == self.places[seat].token)

    def may_watch(self, person: str | None, token: str | None) -> bool:
        """Whether a person may watch: its players, holders of the link, anybody if it is open.

        The host lets the members of its group watch as well.
        """
        mine = person is not None and (person == self.host or bool(self.held_by(person)))
        return mine or self.open or token == self.watch

    def shared_device(self, seats: Iterable[int]) -> bool:
        """Whether one of these seats is played on a shared device."""
        return any(self.places[seat].kind == "hotseat" for seat in seats)

    def awaited(self, seat: int) -> bool:
        """Whether other people wait for the person of this seat, so that a bot may stand in."""
        place = self.places[seat]
        return place.person is not None and place.stand_in is None and bool(self.others(place.person))

    def bots(self) -> dict[int, str]:
        """The bots by seat, stand-ins included."""
        playing = {place.seat: place.bot or place.stand_in for place in self.places}
        return {seat: bot for seat, bot in playing.items() if bot is not None}

    def names(self) -> list[str | None]:
        """The unique display names by seat; None for a vacant seat."""
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
        """The titles of bots by seat. One with a name of its own has none; the teacher has."""
        named = {place.seat: place.name for place in self.places if place.bot and place.name}
        teaching = [seat for seat, name in named.items() if name == TEACHER]
        untitled = named.keys() - teaching
        bots = {seat: bot for seat, bot in self.bots().items() if seat not in untitled}
        return {seat: text.to_json() for seat, text in titles(self.game, bots, teaching).items()}

    def players(self, present: Callable[[str], bool]) -> list[Player]:
        """All seats as public messages."""
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
        """The unused invitations and the link for spectators."""
        invitations = {
            str(place.seat): place.token for place in self.places if place.token and self.vacant(place.seat)
        }
        return Links(seats=invitations, watch=self.watch)
