"""Routes of one's own account: guests, log-ins, e-mail, own data, reminders."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody
from msgspec import convert, to_builtins
from msgspec.structs import asdict

from ...localization import LANGUAGES
from ...tables.display_names import clean_name
from ..accounts import Accounts, login_of
from ..live_tables.loaded_tables import LiveTables
from ..live_tables.table_socket import address_of
from ..notifications.account_mail import AccountMail
from ..notifications.safe_fetch import check_webhook
from ..notifications.turn_reminders import Away, TurnReminders
from ..notifications.web_push import BadPush, check_keys
from ..origin_check import COOKIE, DEVICE, cookie, cookie_of, device_of, secure, to_move
from ..rate_limits import RateLimits
from ..store.reminders import Push
from ..store.rows import Person
from ..store.store import Store
from . import bodies as b

AnyRequest = Request[Any, Any, Any]


def account_routes(
    store: Store,
    accounts: Accounts,
    live_tables: LiveTables,
    limits: RateLimits,
    mail: AccountMail,
    turns: TurnReminders,
) -> list[Any]:
    """The route handlers."""
    return [
        *_log_ins(accounts, live_tables, limits),
        *_mail(accounts, live_tables, limits, mail),
        *_own_data(store, accounts, live_tables, limits),
        *_reminders(store, accounts),
        *_pushes(store, accounts, turns),
    ]


def _me(person: Person) -> b.Me:
    return b.Me(name=person.name, account=person.login)


def _log_ins(accounts: Accounts, live_tables: LiveTables, limits: RateLimits) -> list[Any]:
    async def new_guest(request: AnyRequest) -> Person:
        limits.new_guest(address_of(request))
        return await accounts.new_guest()

    def welcome(request: AnyRequest, person: Person, secret: str | None) -> Response[b.Me]:
        """The person, with a cookie if the browser's secret has changed."""
        answer = Response(_me(person), headers={"Cache-Control": "no-store"})
        if secret:
            answer.set_cookie(cookie(request, COOKIE, secret))
            if secure(request) and COOKIE in request.cookies:
                answer.delete_cookie(COOKIE)
        return answer

    async def begin(request: AnyRequest, person: Person) -> Response[b.Me]:
        """Start a log-in, and return the person with its cookie."""
        return welcome(request, person, await accounts.begin(person, request.headers.get("user-agent", "")))

    async def asking(request: AnyRequest) -> tuple[Person, str]:
        """The requesting person and its cookie."""
        secret = cookie_of(request) or ""
        return await accounts.known(secret), secret

    async def known_in(person: Person, secret: str) -> b.LogIns:
        """The log-ins of a person."""
        found = await accounts.logins(person, secret)
        shown = [b.LogInInfo(each.id, each.created, each.seen, each.agent, mine) for each, mine in found]
        return b.LogIns(logins=shown)

    @get("/api/me", summary="Who I am; a newcomer becomes a guest")
    async def me(request: AnyRequest) -> Response[b.Me]:
        secret = cookie_of(request)
        person = await accounts.who(secret)
        if person is None:
            return await begin(request, await new_guest(request))
        if "." in (secret or ""):
            return await begin(request, person)
        return welcome(request, person, secret if to_move(request) else None)

    @post("/api/me", status_code=200, summary="Change my name")
    async def rename(request: AnyRequest, data: JSONBody[b.Rename]) -> b.Me:
        person, _ = await asking(request)
        await accounts.rename(person, data.name)
        live_tables.renamed(person.id, person.name, person.guest)
        return _me(person)

    @post("/api/account", status_code=200, summary="Turn my guest into an account")
    async def account(request: AnyRequest, data: JSONBody[b.Credentials]) -> Response[b.Me]:
        person, secret = await asking(request)
        limits.log_in(address_of(request))
        await accounts.add_account(person, data.name, data.password)
        live_tables.renamed(person.id, person.name, person.guest)
        # The old secret of the guest must not open the account.
        secret = await accounts.rotate(person, secret, request.headers.get("user-agent", ""))
        answer = welcome(request, person, secret)
        live_tables.disconnect(person.id)
        answer.set_cookie(cookie(request, DEVICE, accounts.device(person)))
        return answer

    @post("/api/login", status_code=200, summary="Log in")
    async def login(request: AnyRequest, data: JSONBody[b.LogIn]) -> Response[b.Me]:
        tried = await accounts.attempt_key(data.name, device_of(request))
        limits.log_in(address_of(request), tried)
        secret = cookie_of(request) or ""
        guest = await accounts.who(secret)
        person = await accounts.log_in(data.name, data.password)
        for id in await accounts.hand_over(guest, person) if data.bring_seats else ():
            served = live_tables.served.get(id)
            if served is not None and guest is not None:
                await served.hand_over_seats(guest.id, person.id, person.name)
        if guest is not None:
            await accounts.end_this(guest, secret)
            live_tables.disconnect(guest.id)
        answer = await begin(request, person)
        answer.set_cookie(cookie(request, DEVICE, accounts.device(person)))
        return answer

    @post("/api/logout", status_code=200, summary="Log out, and become a new guest")
    async def logout(request: AnyRequest) -> Response[b.Me]:
        secret = cookie_of(request) or ""
        person = await accounts.who(secret)
        if person is not None:
            await accounts.end_this(person, secret)
            live_tables.disconnect(person.id)
        return await begin(request, await new_guest(request))

    @get("/api/logins", summary="My log-ins")
    async def logins(request: AnyRequest) -> b.LogIns:
        person, secret = await asking(request)
        return await known_in(person, secret)

    @post("/api/logins/end", status_code=200, summary="End one of my log-ins, or all others")
    async def end(request: AnyRequest, data: JSONBody[b.EndLogIn]) -> b.LogIns:
        person, secret = await asking(request)
        if data.id is None:
            await accounts.end_others(person, secret)
        else:
            await accounts.end(person, data.id)
        live_tables.disconnect(person.id)
        return await known_in(person, secret)

    @post("/api/password", status_code=200, summary="Change my password, and end all other log-ins")
    async def password(request: AnyRequest, data: JSONBody[b.NewPassword]) -> b.Me:
        person, secret = await asking(request)
        limits.log_in(address_of(request), person.id)
        await accounts.change_password(person, secret, data.old, data.new)
        live_tables.disconnect(person.id)
        return _me(person)

    return [me, rename, account, login, logout, logins, end, password]


def _mail(accounts: Accounts, live_tables: LiveTables, limits: RateLimits, mail: AccountMail) -> list[Any]:
    @get("/api/account", summary="My account")
    async def myself(request: AnyRequest) -> b.Account:
        person = await accounts.known(cookie_of(request))
        return b.Account(account=person.login, email=person.email, letters=mail.enabled, role=person.role)

    @post("/api/email", status_code=200, summary="Change my e-mail address; a confirmation is sent to it")
    async def email(request: AnyRequest, data: JSONBody[b.Address]) -> b.Nothing:
        person = await accounts.known(cookie_of(request))
        limits.log_in(address_of(request), person.id)
        await mail.request_address(person, data.password, data.email)
        return b.Nothing()

    @post("/api/email/confirm", status_code=200, summary="Confirm an e-mail address")
    async def confirm(data: JSONBody[b.LetterAnswer]) -> b.Nothing:
        await mail.confirm(data.secret)
        return b.Nothing()

    @post("/api/reset", status_code=200, summary="Request a password reset by e-mail")
    async def forgotten(request: AnyRequest, data: JSONBody[b.Forgotten]) -> b.Nothing:
        limits.log_in(address_of(request))
        await mail.request_reset(clean_name(data.name))
        return b.Nothing()

    @post("/api/reset/finish", status_code=200, summary="Set a new password with a token")
    async def reset(request: AnyRequest, data: JSONBody[b.LetterAnswer]) -> b.Nothing:
        limits.log_in(address_of(request))
        live_tables.disconnect(await mail.reset(data.secret, data.password or ""))
        return b.Nothing()

    return [myself, email, confirm, forgotten, reset]


def _own_data(store: Store, accounts: Accounts, live_tables: LiveTables, limits: RateLimits) -> list[Any]:
    @get("/api/me/export", summary="Export all data stored about me")
    async def export(request: AnyRequest) -> Response[dict[str, Any]]:
        person = await accounts.known(cookie_of(request))
        headers = {
            "Content-Disposition": 'attachment; filename="astrarium.json"',
            "Cache-Control": "no-store",
        }
        return Response(await store.moderation.export(person.id), headers=headers)

    @post(
        "/api/me/delete", status_code=200, summary="Delete my person; games with others go on without my name"
    )
    async def forget(request: AnyRequest, data: JSONBody[b.Forget]) -> b.Nothing:
        person = await accounts.known(cookie_of(request))
        if not person.guest:
            limits.log_in(address_of(request), person.id)
            await accounts.check_password(person, data.password or "")
        name = await accounts.free_name()
        await store.moderation.forget(person.id, name)
        live_tables.renamed(person.id, name, guest=True)
        live_tables.disconnect(person.id)
        return b.Nothing()

    return [export, forget]


def _reminders(store: Store, accounts: Accounts) -> list[Any]:
    @get("/api/away", summary="My reminder options")
    async def away(request: AnyRequest) -> Away:
        person = await accounts.known(cookie_of(request))
        return convert(await store.reminders.away(person.id) or {}, Away)

    @post("/api/away", status_code=200, summary="Change my reminder options")
    async def set_away(request: AnyRequest, data: JSONBody[b.Away]) -> Away:
        person = await accounts.known(cookie_of(request))
        options = Away(**asdict(data))
        if options.webhook is not None:
            options.webhook = check_webhook(options.webhook)
        nothing = options == Away(offset=options.offset) and not await store.pushes.of(person.id)
        await store.reminders.set_away(person.id, None if nothing else to_builtins(options))
        return options

    return [away, set_away]


def _pushes(store: Store, accounts: Accounts, turns: TurnReminders) -> list[Any]:
    @get("/api/push", summary="The server's public key for push services")
    async def key() -> b.PushKey:
        return b.PushKey(turns.pusher.public if turns.pusher else "")

    @post("/api/push", status_code=200, summary="Add a push subscription")
    async def add(request: AnyRequest, data: JSONBody[b.Push]) -> b.Nothing:
        cookie = cookie_of(request)
        person = await accounts.known(cookie)
        if turns.pusher is None:
            raise BadPush("server-bad-push")
        check_keys(data.key, data.auth)
        language = data.language if data.language in LANGUAGES else LANGUAGES[0]
        push = Push(check_webhook(data.endpoint), data.key, data.auth, language)
        await store.pushes.add(person.id, login_of(cookie or ""), push)
        if await store.reminders.away(person.id) is None:
            await store.reminders.set_away(person.id, to_builtins(Away()))
        return b.Nothing()

    @post("/api/push/end", status_code=200, summary="End a push subscription")
    async def end(request: AnyRequest, data: JSONBody[b.EndPush]) -> b.Nothing:
        person = await accounts.known(cookie_of(request))
        await store.pushes.end(data.endpoint, person.id)
        return b.Nothing()

    return [key, add, end]
