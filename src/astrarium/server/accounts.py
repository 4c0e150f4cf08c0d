"""Accounts and log-ins: guests, optional accounts with a password, and the secrets of browsers."""

from __future__ import annotations

import asyncio
import hmac
from hashlib import sha256
from secrets import randbelow, token_hex, token_urlsafe
from time import time

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from ..kernel import AstrariumError
from ..tables.display_names import clean_name, skeleton
from ..tables.listener import Unknown
from .store.rows import Conflict, Login, Person
from .store.store import Store

#: Minimum and maximum length of a password.
PASSWORD_LENGTH = (8, 200)
#: Default names of guests: a star and a number.
STARS = (
    "Achernar", "Aldebaran", "Altair", "Antares", "Arcturus", "Bellatrix", "Canopus", "Capella", "Castor",
    "Deneb", "Electra", "Fomalhaut", "Hadar", "Izar", "Kochab", "Maia", "Mira", "Mizar", "Polaris", "Pollux",
    "Procyon", "Regulus", "Rigel", "Sirius", "Spica", "Sulafat", "Thuban", "Vega",
)  # fmt: skip


class WrongPassword(AstrariumError):
    """Unknown account or wrong password."""


class NameTaken(AstrariumError):
    """The account name is taken."""


class NoSuchLogin(AstrariumError):
    """The log-in has ended, or belongs to somebody else."""


class Accounts:
    """Creates guests and accounts and checks log-ins."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._key = b""
        self._hasher = PasswordHasher()
        #: Concurrent password hashes; hashing is slow on purpose.
        self._hashing = asyncio.Semaphore(2)

    async def open(self) -> None:
        self._key = bytes.fromhex(await self._store.setting("cookie-key", token_hex(32)))

    # -- log-ins

    async def begin(self, person: Person, agent: str) -> str:
        """Start a log-in for a browser. Returns the secret for its cookie."""
        secret, now = token_urlsafe(32), time()
        words = "".join(char for char in agent if char.isprintable())[:200]
        await self._store.logins.add(Login(login_of(secret), person.id, now, now, words))
        await self._store.logins.exchange(person.id)
        return secret

    async def rotate(self, person: Person, cookie: str, agent: str) -> str:
        """Replace the browser's secret and end all other log-ins of the person."""
        secret = token_urlsafe(32)
        if await self._store.logins.rotate(person.id, login_of(cookie), login_of(secret)):
            return secret
        return await self.begin(person, agent)  # it still had a signed cookie

    def device(self, person: Person) -> str:
        """The value of the device cookie, set in browsers where the person has logged in."""
        nonce = token_hex(8)
        return f"{nonce}.{self._signed(person, nonce)}"

    def _signed(self, person: Person, nonce: str) -> str:
        return hmac.new(self._key, f"device/{person.id}/{nonce}".encode(), sha256).hexdigest()

    async def attempt_key(self, login: str, device: str | None) -> str:
        """The rate limit key of log-in attempts for an account.

        Browsers with a device cookie of the owner are counted separately. Strangers who guess passwords
        cannot lock the owner out.
        """
        name = clean_name(login)
        nonce, _, signature = (device or "").partition(".")
        person = await self._store.accounts.person_by_login(name) if signature else None
        right = "" if person is None else self._signed(person, nonce)
        if right and hmac.compare_digest(signature.encode(), right.encode()):
            return f"device/{nonce}"
        return skeleton(name)

    async def who(self, cookie: str | None) -> Person | None:
        """The person of a cookie; None if it is missing, forged or ended."""
        if not cookie or len(cookie) > 200:
            return None
        if "." in cookie:
            return await self._who_signed(cookie)
        return await self._store.logins.person(login_of(cookie))

    async def _who_signed(self, cookie: str) -> Person | None:
        """Check a signed cookie of an earlier version. It is valid until it is exchanged."""
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
        """The log-ins of a person; the flag marks the requesting browser."""
        own = login_of(cookie)
        return [(login, login.id == own) for login in await self._store.logins.of(person.id)]

    async def end(self, person: Person, login: str) -> None:
        """End a log-in."""
        if not await self._store.logins.end(person.id, login):
            raise NoSuchLogin("server-no-such-login")

    async def end_this(self, person: Person, cookie: str) -> None:
        """End the log-in of the requesting browser."""
        await self._store.logins.end(person.id, login_of(cookie))

    async def end_others(self, person: Person, cookie: str) -> None:
        """End all log-ins but that of the requesting browser."""
        await self._store.logins.end_others(person.id, login_of(cookie))

    async def change_password(self, person: Person, cookie: str, old: str, new: str) -> None:
        """Change the password and end all other log-ins."""
        await self.check_password(person, old)
        await self._store.accounts.change_person(person.id, password=await self.hashed(new))
        await self.end_others(person, cookie)

    async def check_password(self, person: Person, password: str) -> None:
        """Check the password again before an irreversible action."""
        if person.login is None:
            raise WrongPassword("server-no-account")
        async with self._hashing:
            right = await asyncio.to_thread(self._verify, person, password[: PASSWORD_LENGTH[1]])
        if not right:
            raise WrongPassword("server-wrong-password")

    async def hashed(self, password: str) -> str:
        least, most = PASSWORD_LENGTH
        if not least <= len(password) <= most:
            raise AstrariumError("server-password-length", least=least, most=most)
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    # -- guests and accounts

    async def new_guest(self) -> Person:
        person = Person(token_hex(12), await self.free_name())
        await self._store.accounts.add_person(person)
        return person

    async def free_name(self) -> str:
        """A neutral name that no account has."""
        name = _star()
        while await self._store.accounts.look_alike(skeleton(name)):
            name = _star()
        return name

    async def rename(self, person: Person, name: str) -> None:
        """Rename a person. Names that look like another person's account are refused."""
        name = clean_name(name)
        if await self._store.accounts.look_alike(skeleton(name)) not in (None, person.id):
            raise NameTaken("server-name-taken", name=name)
        person.name = name
        await self._store.accounts.change_person(person.id, name=name)

    async def add_account(self, person: Person, login: str, password: str) -> None:
        """Turn a guest into an account with a name and a password."""
        login = clean_name(login)
        if person.login is not None:
            raise NameTaken("server-account-already", name=person.login)
        hashed = await self.hashed(password)
        values = {"login": login, "skeleton": skeleton(login), "password": hashed, "name": login}
        try:
            await self._store.accounts.change_person(person.id, **values)
        except Conflict:
            raise NameTaken("server-name-taken", name=login) from None
        person.login, person.name = login, login

    async def log_in(self, login: str, password: str) -> Person:
        """The person with this account name and password."""
        if len(password) > PASSWORD_LENGTH[1]:
            raise WrongPassword("server-wrong-password")  # too long for any account, and costly to hash
        person = await self._store.accounts.person_by_login(clean_name(login))
        async with self._hashing:
            right = await asyncio.to_thread(self._verify, person, password)
        if person is None or not right:
            raise WrongPassword("server-wrong-password")
        if person.banned:
            raise WrongPassword("server-banned")
        return person

    async def hand_over(self, guest: Person | None, person: Person) -> list[str]:
        """Move a guest's seats to an account. Returns the affected tables."""
        if guest is None or guest.login is not None or guest.id == person.id:
            return []
        return await self._store.accounts.hand_over(guest.id, person.id)

    def _verify(self, person: Person | None, password: str) -> bool:
        """Check a password. Takes equally long without an account, against timing attacks."""
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
    """The id of a log-in: the hash of its secret."""
    return sha256(secret.encode()).hexdigest()
