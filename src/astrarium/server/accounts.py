"""People: guests, whose browsers are known by a secret, and optional accounts to play on from elsewhere."""

from __future__ import annotations

import asyncio
import hmac
from hashlib import sha256
from secrets import randbelow, token_hex, token_urlsafe
from time import time

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from ..kernel import AstrariumError
from ..tables.listener import Unknown
from ..tables.names import clean_name, skeleton
from .store.rows import Conflict, Login, Person
from .store.store import Store

COOKIE = "astrarium"
#: Characters of a password, at least and at most.
PASSWORD_LENGTH = (8, 200)
#: A cookie lasts a year.
COOKIE_SECONDS = 365 * 86400
#: What a guest is called before choosing a name: a star and a number.
STARS = (
    "Achernar", "Aldebaran", "Altair", "Antares", "Arcturus", "Bellatrix", "Canopus", "Capella", "Castor",
    "Deneb", "Electra", "Fomalhaut", "Hadar", "Izar", "Kochab", "Maia", "Mira", "Mizar", "Polaris", "Pollux",
    "Procyon", "Regulus", "Rigel", "Sirius", "Spica", "Sulafat", "Thuban", "Vega",
)  # fmt: skip


class WrongPassword(AstrariumError):
    """No account of that name, or another password."""


class NameTaken(AstrariumError):
    """Somebody else has an account of that name."""


class NoSuchLogin(AstrariumError):
    """A log-in that was ended already, or is somebody else's."""


class People:
    """Knows who is who."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._key = b""
        self._hasher = PasswordHasher()
        #: Hashing is slow on purpose: few at a time.
        self._few = asyncio.Semaphore(2)

    async def open(self) -> None:
        self._key = bytes.fromhex(await self._store.setting("cookie-key", token_hex(32)))

    # -- log-ins

    async def begin(self, person: Person, agent: str) -> str:
        """Know a browser from now on: the secret that it is to keep as a cookie."""
        secret, now = token_urlsafe(32), time()
        words = "".join(char for char in agent if char.isprintable())[:200]
        await self._store.logins.add(Login(login_of(secret), person.id, now, now, words))
        await self._store.logins.exchange(person.id)
        return secret

    async def who(self, cookie: str | None) -> Person | None:
        """The person behind a cookie; None when it is missing, forged or ended."""
        if not cookie or len(cookie) > 200:
            return None
        if "." in cookie:
            return await self._who_signed(cookie)
        return await self._store.logins.person(login_of(cookie))

    async def _who_signed(self, cookie: str) -> Person | None:
        """Cookies of former times were signed, and could not be ended: each counts until it is exchanged."""
        id, _, signature = cookie.partition(".")
        signed = hmac.new(self._key, id.encode(), sha256).hexdigest()
        if not hmac.compare_digest(signature.encode(), signed.encode()):
            return None
        return await self._store.logins.by_signature(id)

    async def known(self, cookie: str | None) -> Person:
        person = await self.who(cookie)
        if person is None:
            raise Unknown("table-who-are-you")
        return person

    async def logins(self, person: Person, cookie: str) -> list[tuple[Login, bool]]:
        """The browsers of a person, and whether it is the one that asks."""
        own = login_of(cookie)
        return [(login, login.id == own) for login in await self._store.logins.of(person.id)]

    async def end(self, person: Person, login: str) -> None:
        """End one log-in."""
        if not await self._store.logins.end(person.id, login):
            raise NoSuchLogin("server-no-such-login")

    async def end_this(self, person: Person, cookie: str) -> None:
        """End the log-in of the browser that asks."""
        await self._store.logins.end(person.id, login_of(cookie))

    async def end_others(self, person: Person, cookie: str) -> None:
        """End all log-ins but that of the browser that asks."""
        await self._store.logins.end_others(person.id, login_of(cookie))

    async def change_password(self, person: Person, cookie: str, old: str, new: str) -> None:
        """Another password for an account; whoever is logged in elsewhere is so no longer."""
        await self.check_password(person, old)
        await self._store.people.change_person(person.id, password=await self.hashed(new))
        await self.end_others(person, cookie)

    async def check_password(self, person: Person, password: str) -> None:
        """Whoever does something that cannot be undone gives the password once more."""
        if person.login is None:
            raise WrongPassword("server-no-account")
        async with self._few:
            right = await asyncio.to_thread(self._verify, person, password[: PASSWORD_LENGTH[1]])
        if not right:
            raise WrongPassword("server-wrong-password")

    async def hashed(self, password: str) -> str:
        least, most = PASSWORD_LENGTH
        if not least <= len(password) <= most:
            raise AstrariumError("server-password-length", least=least, most=most)
        async with self._few:
            return await asyncio.to_thread(self._hasher.hash, password)

    # -- guests and accounts

    async def new_guest(self) -> Person:
        person = Person(token_hex(12), await self.free_name())
        await self._store.people.add_person(person)
        return person

    async def free_name(self) -> str:
        """A name that says nothing, and is no account's."""
        name = _star()
        while await self._store.people.looks_like(skeleton(name)):
            name = _star()
        return name

    async def rename(self, person: Person, name: str) -> None:
        """Change a name; nobody may be called like somebody else's account."""
        name = clean_name(name)
        if await self._store.people.looks_like(skeleton(name)) not in (None, person.id):
            raise NameTaken("server-name-taken", name=name)
        person.name = name
        await self._store.people.change_person(person.id, name=name)

    async def add_account(self, person: Person, login: str, password: str) -> None:
        """Let a guest come back from other devices by a name and a password."""
        login = clean_name(login)
        if person.login is not None:
            raise NameTaken("server-account-already", name=person.login)
        hashed = await self.hashed(password)
        values = {"login": login, "skeleton": skeleton(login), "password": hashed, "name": login}
        try:
            await self._store.people.change_person(person.id, **values)
        except Conflict:
            raise NameTaken("server-name-taken", name=login) from None
        person.login, person.name = login, login

    async def log_in(self, login: str, password: str) -> Person:
        """The person with this account."""
        if len(password) > PASSWORD_LENGTH[1]:
            raise WrongPassword("server-wrong-password")  # nobody has one as long, and hashing it takes time
        person = await self._store.people.person_by_login(clean_name(login))
        async with self._few:
            right = await asyncio.to_thread(self._verify, person, password)
        if person is None or not right:
            raise WrongPassword("server-wrong-password")
        if person.banned:
            raise WrongPassword("server-banned")
        return person

    async def hand_over(self, guest: Person | None, person: Person) -> list[str]:
        """Give a guest's seats to somebody with an account; the tables concerned."""
        if guest is None or guest.login is not None or guest.id == person.id:
            return []
        return await self._store.people.hand_over(guest.id, person.id)

    def _verify(self, person: Person | None, password: str) -> bool:
        """Whether the password is right; takes as long where there is no such account."""
        try:
            if person is None or person.password is None:
                self._hasher.hash(password)
                return False
            return self._hasher.verify(person.password, password)
        except (Argon2Error, InvalidHashError):
            return False


def _star() -> str:
    return f"{STARS[randbelow(len(STARS))]} {randbelow(900) + 100}"


def login_of(secret: str) -> str:
    """What a log-in is known by: the hash of the secret that its browser keeps."""
    return sha256(secret.encode()).hexdigest()
