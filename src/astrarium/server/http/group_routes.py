"""Routes of groups: members, invitations, their own tables and events."""

from __future__ import annotations

from secrets import token_hex
from typing import Annotated, Any, Literal

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from ...kernel import AstrariumError
from ...tables.display_names import clean_name
from ...tables.lobby_entry import TableCard
from ..accounts import Accounts
from ..origin_check import cookie_of
from ..store.groups import IN, WAITING, Group, NotInGroup
from ..store.rows import Person
from ..store.store import Store
from . import bodies as b
from .event_routes import EventCard, card
from .lobby import Lobby
from .people_routes import Acquaintance, NoSuchPerson, check_asks, listed

AnyRequest = Request[Any, Any, Any]


class NoSuchGroup(AstrariumError):
    """There is no such group, or it is hidden from the requester."""


class NewGroup(Struct, forbid_unknown_fields=True):
    """A new group; `shown`: listed for everybody with an account, who may then ask to join."""

    name: b.Name
    about: Annotated[str, Meta(max_length=300)] = ""
    shown: bool = False


class GroupDeed(Struct, forbid_unknown_fields=True):
    """Join (accept an invitation or ask for one) or part from a group.

    Moderators also ask or admit a person (`ask`), take somebody out (`part` with a person), appoint a
    moderator or the other way round, and change name, text and whether the group is shown. An invited person
    is named by account name.
    """

    deed: Literal["join", "part", "ask", "appoint", "change"]
    person: b.Word | None = None
    name: b.Name | None = None
    about: Annotated[str, Meta(max_length=300)] = ""
    shown: bool = False


class GroupCard(Struct):
    """A group; `role` is mine: moderator, member, asked, asking or null."""

    id: str
    name: str
    about: str
    shown: bool
    members: int
    role: str | None


class GroupMember(Acquaintance):
    """A member, or a person with an open request; `you`: myself."""

    role: str
    you: bool


class GroupPage(Struct):
    """A group. Only members get its people, tables and events; only moderators the open requests."""

    group: GroupCard
    people: list[GroupMember]
    tables: list[TableCard]
    events: list[EventCard]


class Groups(Struct):
    """My groups, invitations and requests, and the shown groups."""

    groups: list[GroupCard]


def group_routes(store: Store, accounts: Accounts, lobby: Lobby) -> list[Any]:
    """The route handlers."""

    async def groups_of(person: Person) -> Groups:
        if person.guest:
            return Groups([])
        blocked = await store.moderation.blocked_either_way(person.id)
        found = await store.groups.listed(person.id)
        seen = [each for each in found if each.role != "asked" or each.by not in blocked]
        return Groups([GroupCard(*each[:-1]) for each in seen])

    async def found(id: str, person: Person) -> Group:
        group = None if person.guest else await store.groups.group(id, person.id)
        if group is None or not (group.shown or group.role is not None):
            raise NoSuchGroup("server-not-found")
        return group

    async def page_of(id: str, person: Person) -> GroupPage:
        group = await found(id, person)
        page = GroupPage(GroupCard(*group[:-1]), [], [], [])
        if group.role in IN:
            page.people = [
                GroupMember(**_plain(listed(each)), role=role, you=each.person == person.id)
                for role, each in await store.groups.people(id)
                if group.role == "moderator" or role not in WAITING
            ]
            page.tables = await lobby.tables_of_group(id, person)
            page.events = [card(event, count) for event, count in await store.events.listed(None, id)]
        return page

    @get("/api/groups", summary="My groups, and those that are shown")
    async def groups(request: AnyRequest) -> Response[Groups]:
        found = await groups_of(await accounts.known(cookie_of(request)))
        return Response(found, headers={"Cache-Control": "no-store"})

    @post("/api/groups", status_code=201, summary="Create a group")
    async def create(request: AnyRequest, data: JSONBody[NewGroup]) -> GroupPage:
        person = await accounts.known(cookie_of(request))
        if person.guest:
            raise NotInGroup("server-account-needed")
        id = token_hex(8)
        await store.groups.add(id, clean_name(data.name), _line(data.about), data.shown, person.id)
        return await page_of(id, person)

    @get("/api/groups/{id:str}", summary="A group: members, tables, events")
    async def group(request: AnyRequest, id: FromPath[str]) -> Response[GroupPage]:
        page = await page_of(id, await accounts.known(cookie_of(request)))
        return Response(page, headers={"Cache-Control": "no-store"})

    @post("/api/groups/{id:str}", status_code=200, summary="Join or part; as a moderator ask, admit, appoint")
    async def act(request: AnyRequest, id: FromPath[str], data: JSONBody[GroupDeed]) -> Groups:
        person = await accounts.known(cookie_of(request))
        group = await found(id, person)
        own = data.deed == "join" or (data.deed == "part" and data.person in (None, person.id))
        if not own and group.role != "moderator":
            raise NotInGroup("server-group-role")
        if data.deed == "join":
            await store.groups.join(id, person.id)
        elif data.deed == "part":
            await store.groups.part(id, data.person or person.id)
        elif data.deed == "change":
            name = clean_name(data.name or group.name)
            await store.groups.change(id, name=name, about=_line(data.about), shown=data.shown)
        elif data.deed == "appoint":
            people = {each.person: role for role, each in await store.groups.people(id)}
            now = people.get(data.person or "")
            await store.groups.appoint(id, data.person or "", "member" if now == "moderator" else "moderator")
        else:
            await ask(id, person, data)
        return await groups_of(person)

    async def ask(id: str, person: Person, data: GroupDeed) -> None:
        """Invite somebody by account name, or admit somebody who asks."""
        if data.person is not None:
            asking = {each.person for role, each in await store.groups.people(id) if role == "asking"}
            other = await store.accounts.person(data.person) if data.person in asking else None
        else:
            other = await store.accounts.person_by_login(clean_name(data.name or ""))
        if other is None or other.id == person.id:
            raise NoSuchPerson("server-no-such-person", name=data.name or "")
        await check_asks(store, person, other, data.person is not None)
        await store.groups.ask(id, other.id, person.id)

    return [groups, create, group, act]


def _plain(each: Acquaintance) -> dict[str, Any]:
    return {name: getattr(each, name) for name in each.__struct_fields__}


def _line(text: str) -> str:
    """A text on one line, of printable characters."""
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())
