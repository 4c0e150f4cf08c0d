"""Routes of friends, personal pages, last opponents and invitations to seats."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct, convert, to_builtins

from ...kernel import AstrariumError
from ...tables.display_names import clean_name
from ..accounts import Accounts
from ..live_tables.loaded_tables import LiveTables
from ..origin_check import cookie_of
from ..ratings import Rating
from ..store.friends import Somebody
from ..store.rows import Person
from ..store.store import Store
from . import bodies as b

AnyRequest = Request[Any, Any, Any]


class NoSuchPerson(AstrariumError):
    """There is no such person, or their page is hidden from the requester."""


class NotFriends(AstrariumError):
    """Only friends may do that, and only accounts have friends."""


class Page(Struct, forbid_unknown_fields=True):
    """A personal page, and who may see it; `asks`: whether others may send friend requests."""

    shown: Literal["nobody", "friends", "all"] = "nobody"
    mark: Annotated[int, Meta(ge=0, le=5)] = 0
    hours: Annotated[str, Meta(max_length=120)] = ""
    asks: bool = True


class Acquaintance(Struct):
    """A person in a list; `page`: whether I may see their page."""

    person: str
    name: str
    guest: bool
    page: bool
    mark: int | None
    at: float


class People(Struct):
    """My friends, friend requests to me and from me, my last opponents, and my page."""

    friends: list[Acquaintance]
    asking: list[Acquaintance]
    asked: list[Acquaintance]
    opponents: list[Acquaintance]
    mine: Page


class Approach(Struct, forbid_unknown_fields=True):
    """Send or accept a friend request (`ask`), end a friendship or drop a request (`part`), or block.

    The person is named by account name, or by id from one of my lists or a visible page.
    """

    deed: Literal["ask", "part", "block"]
    person: b.Word | None = None
    name: b.Name | None = None


class TheirGame(Struct):
    """A game on a person's page: their rating, our finished games, and how often each of us placed better."""

    game: str
    rating: int | None
    spread: int | None
    met: int
    mine: int
    theirs: int


class TheirPage(Struct):
    person: str
    name: str
    mark: int
    hours: str
    tie: Literal["me", "none", "asked", "asking", "friends"]
    games: list[TheirGame]


class AskToSeat(Struct, forbid_unknown_fields=True):
    """The friend to invite to a seat; null withdraws the invitation."""

    seat: Annotated[int, Meta(ge=0, le=20)]
    person: b.Word | None = None


class AskedToSeats(Struct):
    """My invitations, by seat."""

    asked: dict[int, b.PersonName]


def people_routes(store: Store, accounts: Accounts, live_tables: LiveTables) -> list[Any]:
    """The route handlers."""
    return [*_people(store, accounts), *_seats(store, accounts, live_tables)]


def _people(store: Store, accounts: Accounts) -> list[Any]:
    async def people_of(person: Person) -> People:
        friends, asking, asked = await store.friends.lists(person.id)
        blocked = await store.moderation.blocked_either_way(person.id)
        known = {each.person for each in friends}
        opponents = [
            each
            for each in await store.friends.opponents(person.id)
            if each.person not in known and each.person not in blocked
        ]
        return People(
            friends=[listed(each, friend=True) for each in friends],
            asking=[listed(each) for each in asking if each.person not in blocked],
            asked=[listed(each) for each in asked],
            opponents=[listed(each) for each in opponents],
            mine=convert(await store.friends.page(person.id), Page),
        )

    async def meant(person: Person, wish: Approach) -> Person:
        """The person that a request names. Ids work only for listed people and visible pages."""
        if wish.person is not None:
            known = await people_of(person)
            ids = {each.person for each in (*known.friends, *known.asking, *known.asked, *known.opponents)}
            shown = wish.person in ids or (await theirs(person, wish.person)) is not None
            found = await store.accounts.person(wish.person) if shown else None
        else:
            found = await store.accounts.person_by_login(clean_name(wish.name or ""))
        if found is None or found.id == person.id:
            raise NoSuchPerson("server-no-such-person", name=wish.name or "")
        return found

    async def theirs(person: Person, id: str) -> Page | None:
        """The page of another person, if this person may see it."""
        page = convert(await store.friends.page(id), Page)
        if id == person.id or page.shown == "nobody":
            return page if id == person.id else None
        if id in await store.moderation.blocked_either_way(person.id):
            return None
        return page if page.shown == "all" or await store.friends.are_friends(person.id, id) else None

    @get("/api/people", summary="My friends, questions, last opponents and page")
    async def people(request: AnyRequest) -> Response[People]:
        person = await accounts.known(cookie_of(request))
        return Response(await people_of(person), headers={"Cache-Control": "no-store"})

    @post("/api/people", status_code=200, summary="Ask, agree, part or block")
    async def approach(request: AnyRequest, data: JSONBody[Approach]) -> People:
        person = await accounts.known(cookie_of(request))
        other = await meant(person, data)
        if data.deed == "block":
            await store.moderation.block(person.id, other.id, blocked=True)
        elif data.deed == "part":
            await store.friends.part(person.id, other.id)
        else:
            if person.guest or other.guest:
                raise NotFriends("server-account-needed")
            asking = {each.person for each in (await store.friends.lists(person.id))[1]}
            await check_asks(store, person, other, other.id in asking)
            await store.friends.ask(person.id, other.id)
        return await people_of(person)

    @post("/api/me/page", status_code=200, summary="Change what I show of myself")
    async def set_page(request: AnyRequest, data: JSONBody[Page]) -> Page:
        person = await accounts.known(cookie_of(request))
        if person.guest:
            raise NotFriends("server-account-needed")
        data.hours = " ".join("".join(char if char.isprintable() else " " for char in data.hours).split())
        await store.friends.set_page(person.id, None if data == Page() else to_builtins(data))
        return data

    @get("/api/people/{id:str}", summary="A person's page, if they show it to me")
    async def page_of(request: AnyRequest, id: FromPath[str]) -> Response[TheirPage]:
        person = await accounts.known(cookie_of(request))
        page, other = await theirs(person, id), await store.accounts.person(id)
        if page is None or other is None:
            raise NoSuchPerson("server-no-page")
        friends, asking, asked = await store.friends.lists(person.id)
        ties = {"friends": friends, "asking": asking, "asked": asked}
        tie: Any = next(
            (tie for tie, some in ties.items() if any(id == each.person for each in some)), "none"
        )
        shown = TheirPage(
            person=id,
            name=other.name,
            mark=page.mark,
            hours=page.hours,
            tie="me" if id == person.id else tie,
            games=await _games(store, person.id, id),
        )
        return Response(shown, headers={"Cache-Control": "no-store"})

    return [people, approach, set_page, page_of]


async def _games(store: Store, person: str, other: str) -> list[TheirGame]:
    """The games of a page: rated ones, and those that both people have played together."""
    ratings: dict[str, Rating] = {}
    for each in await store.ratings.of(other):
        ratings.setdefault(each.game, Rating(each.points, each.sigma))
    met = {} if person == other else await store.friends.against(person, other)
    games = []
    for game in sorted(ratings.keys() | met.keys()):
        rating = ratings.get(game)
        points, spread = (round(rating.points), round(rating.spread)) if rating else (None, None)
        games.append(TheirGame(game, points, spread, *met.get(game, (0, 0, 0))))
    return games


def listed(each: Somebody, friend: bool = False) -> Acquaintance:
    """A person in a list, with what strangers or friends may see."""
    page = convert(each.page or {}, Page)
    shown = page.shown == "all" or (friend and page.shown == "friends")
    return Acquaintance(each.person, each.name, each.guest, shown, page.mark if shown else None, each.at)


def _seats(store: Store, accounts: Accounts, live_tables: LiveTables) -> list[Any]:
    async def mine(request: AnyRequest, table: str) -> tuple[Person, Any]:
        """The host of a table, and the table."""
        person = await accounts.known(cookie_of(request))
        served = await live_tables.get(table)
        if served.live.seating.host != person.id:
            raise NotFriends("server-ask-host")
        return person, served.live.seating

    async def asked_to(table: str) -> AskedToSeats:
        found = await store.friends.asked_to(table)
        return AskedToSeats({seat: b.PersonName(each.person, each.name) for seat, each in found.items()})

    @get("/api/tables/{table:str}/asked", summary="Whom I have asked to the seats of my table")
    async def asked(request: AnyRequest, table: FromPath[str]) -> AskedToSeats:
        await mine(request, table)
        return await asked_to(table)

    @post("/api/tables/{table:str}/ask", status_code=200, summary="Ask a friend to a seat of my table")
    async def ask(request: AnyRequest, table: FromPath[str], data: JSONBody[AskToSeat]) -> AskedToSeats:
        person, seating = await mine(request, table)
        if data.seat >= len(seating.places) or not seating.vacant(data.seat):
            raise NotFriends("server-link-taken")
        if data.person is not None:
            await check_friend(store, person, data.person)
        await store.friends.ask_to_seat(table, data.seat, data.person)
        return await asked_to(table)

    @post("/api/tables/{table:str}/decline", status_code=200, summary="Decline a friend's invitation")
    async def decline(request: AnyRequest, table: FromPath[str]) -> b.Nothing:
        person = await accounts.known(cookie_of(request))
        await store.friends.decline(table, person.id)
        return b.Nothing()

    return [asked, ask, decline]


async def check_asks(store: Store, person: Person, other: Person, answered: bool = False) -> None:
    """Check that a person takes requests of another one. Raises NotFriends."""
    blocked = {id for id, _ in await store.moderation.blocked(person.id)}
    asks = answered or convert(await store.friends.page(other.id), Page).asks
    if other.id in blocked or not asks:
        raise NotFriends("server-friends-closed", name=other.name)


async def check_friend(store: Store, person: Person, friend: str) -> None:
    """Check that two people are friends. Raises NotFriends."""
    if not await store.friends.are_friends(person.id, friend):
        raise NotFriends("server-ask-friend")
