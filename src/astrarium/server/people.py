"""People: guests with a signed cookie, and optional accounts to play on from another device."""

from __future__ import annotations

import asyncio
import hmac
from hashlib import sha256
from secrets import randbelow, token_hex

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from ..kernel import AstrariumError
from ..tables.listener import Unknown
from ..tables.names import clean_name
from .store.rows import Conflict, Person
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

    # -- cookies

    def cookie(self, person: Person) -> str:
        return f"{person.id}.{self._sign(person.id)}"

    def _sign(self, id: str) -> str:
        return hmac.new(self._key, id.encode(), sha256).hexdigest()

    async def who(self, cookie: str | None) -> Person | None:
        """The person behind a cookie; None when it is missing or forged."""
        id, _, signature = (cookie or "").partition(".")
        if not id or not hmac.compare_digest(signature.encode(), self._sign(id).encode()):
            return None
        return await self._store.people.person(id)

    async def known(self, cookie: str | None) -> Person:
        person = await self.who(cookie)
        if person is None:
            raise Unknown("server-who-are-you")
        return person

    # -- guests and accounts

    async def new_guest(self) -> Person:
        person = Person(token_hex(12), f"{STARS[randbelow(len(STARS))]} {randbelow(900) + 100}")
        await self._store.people.add_person(person)
        return person

    async def rename(self, person: Person, name: str) -> None:
        person.name = clean_name(name)
        await self._store.people.change_person(person.id, name=person.name)

    async def add_account(self, person: Person, login: str, password: str) -> None:
        """Let a guest come back from other devices by a name and a password."""
        login = clean_name(login)
        least, most = PASSWORD_LENGTH
        if not least <= len(password) <= most:
            raise AstrariumError("server-password-length", least=least, most=most)
        if person.login is not None:
            raise NameTaken("server-account-already", name=person.login)
        async with self._few:
            hashed = await asyncio.to_thread(self._hasher.hash, password)
        try:
            await self._store.people.change_person(person.id, login=login, password=hashed, name=login)
        except Conflict:
            raise NameTaken("server-name-taken", name=login) from None
        person.login, person.name = login, login

    async def log_in(self, guest: Person | None, login: str, password: str) -> tuple[Person, list[str]]:
        """The person with this account; a guest's seats become theirs (the tables concerned are returned)."""
        if len(password) > PASSWORD_LENGTH[1]:
            raise WrongPassword("server-wrong-password")  # nobody has one as long, and hashing it takes time
        person = await self._store.people.person_by_login(clean_name(login))
        async with self._few:
            right = await asyncio.to_thread(self._verify, person, password)
        if person is None or not right:
            raise WrongPassword("server-wrong-password")
        if guest is None or guest.login is not None or guest.id == person.id:
            return person, []
        return person, await self._store.people.hand_over(guest.id, person.id)

    def _verify(self, person: Person | None, password: str) -> bool:
        """Whether the password is right; takes as long where there is no such account."""
        try:
            if person is None or person.password is None:
                self._hasher.hash(password)
                return False
            return self._hasher.verify(person.password, password)
        except (Argon2Error, InvalidHashError):
            return False
