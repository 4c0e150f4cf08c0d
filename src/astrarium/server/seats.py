"""Who sits where: seats, invitations, and what belongs to whom."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from secrets import token_urlsafe

from ..kernel import BadSetup, Game
from .bodies import Links, Player, SeatWish
from .bots import check_bot
from .store import SeatRow

#: Seats that somebody else may take.
INVITED = ("link", "open")


def new_token() -> str:
    """A secret that nobody guesses."""
    return token_urlsafe(18)


def place_wishes(game: Game, wishes: list[SeatWish], person: str) -> list[SeatRow]:
    """The seats of a new table as its host wants them."""
    game.check_seats(len(wishes))
    return [_place(game, seat, wish, person) for seat, wish in enumerate(wishes)]


def _place(game: Game, seat: int, wish: SeatWish, person: str) -> SeatRow:
    name = wish.name.strip() or None if wish.name else None
    if wish.kind == "bot":
        if wish.bot is None:
            raise BadSetup("server-which-bot", seat=seat + 1)
        return SeatRow(seat, "bot", bot=check_bot(wish.bot, game), name=name)
    if wish.kind in INVITED:
        return SeatRow(seat, wish.kind, token=new_token())
    return SeatRow(seat, wish.kind, person=person, name=name)


class Seating:
    """The seats of one table."""

    def __init__(self, host: str, watch: str, open: bool, places: list[SeatRow]) -> None:
        self.host = host
        self.watch = watch
        self.open = open
        self.places = places

    def held_by(self, person: str) -> tuple[int, ...]:
        """The seats of a person."""
        return tuple(place.seat for place in self.places if place.person == person)

    def people(self) -> set[str]:
        return {place.person for place in self.places if place.person is not None}

    def others(self, person: str) -> set[str]:
        """The other people who play."""
        return self.people() - {person}

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

    def shared_device(self, seats: Iterable[int]) -> bool:
        """Whether people pass a device on among these seats."""
        return any(self.places[seat].kind == "hotseat" for seat in seats)

    def bots(self) -> dict[int, str]:
        return {place.seat: place.bot for place in self.places if place.bot is not None}

    def name(self, seat: int) -> str | None:
        """How the player of a seat is called; None where nobody sits."""
        place = self.places[seat]
        return place.name or place.bot or place.called

    def players(self, present: Callable[[str], bool]) -> list[Player]:
        """All seats as everybody may see them."""
        return [
            Player(
                seat=place.seat,
                kind=place.kind,  # type: ignore[arg-type]
                name=self.name(place.seat),
                bot=place.bot,
                taken=not self.vacant(place.seat),
                connected=place.bot is not None or (place.person is not None and present(place.person)),
            )
            for place in self.places
        ]

    def links(self) -> Links:
        """The invitations that nobody has used yet, and the link for watching."""
        invitations = {
            str(place.seat): place.token for place in self.places if place.token and self.vacant(place.seat)
        }
        return Links(seats=invitations, watch=self.watch)
