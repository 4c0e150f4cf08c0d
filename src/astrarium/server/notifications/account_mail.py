"""E-mails about accounts: address confirmation and password reset."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from secrets import token_urlsafe
from time import time
from typing import Literal

from ...kernel import AstrariumError, Text
from ...localization import LANGUAGES, say
from ..accounts import Accounts
from ..rate_limits import RateLimits
from ..store.rows import MailToken, Person
from ..store.store import Store
from .mail import Mailer, check_address

Purpose = Literal["reset", "email"]
#: Lifetime of a token in seconds, and the client's page that redeems it.
LASTS = {"reset": 3600.0, "email": 86400.0}
PAGES = {"reset": "reset", "email": "confirm"}


class NoMail(AstrariumError):
    """This server cannot send e-mail."""


class ExpiredToken(AstrariumError):
    """The token was used, has expired or never existed."""


class AccountMail:
    """Sends account e-mails and redeems their tokens. Links use the public URL."""

    def __init__(
        self, store: Store, accounts: Accounts, limits: RateLimits, mail: Mailer | None, url: str | None
    ) -> None:
        self._store, self._accounts, self._limits, self._mail = store, accounts, limits, mail
        self._sending: set[asyncio.Task[bool]] = set()
        self._url = (url or "").rstrip("/")

    @property
    def enabled(self) -> bool:
        """Whether the server can send e-mail: it needs a mail server and a public URL."""
        return self._mail is not None and bool(self._url)

    async def request_address(self, person: Person, password: str, address: str) -> None:
        """Send a confirmation to a new address; requires the password."""
        if not self.enabled:
            raise NoMail("server-no-mail")
        await self._accounts.check_password(person, password)
        await self._send(person, "email", check_address(address), check_address(address))

    async def confirm(self, secret: str) -> None:
        """Confirm the address of a token."""
        token = await self._redeem(secret, "email")
        await self._store.accounts.change_person(token.person, email=token.value)

    async def request_reset(self, name: str) -> None:
        """Send a password reset, without revealing whether the account exists."""
        if not self.enabled:
            raise NoMail("server-no-mail")
        person = await self._store.accounts.person_by_login(name)
        if person is not None and person.email is not None:
            await self._send(person, "reset", "", person.email)

    async def reset(self, secret: str, password: str) -> str:
        """Set a password by a token and end all log-ins. Returns the person's id."""
        hashed = await self._accounts.hashed(password)
        token = await self._redeem(secret, "reset")
        await self._store.accounts.change_person(token.person, password=hashed)
        await self._store.logins.end_others(token.person, "")
        return token.person

    async def _send(self, person: Person, purpose: Purpose, value: str, to: str) -> None:
        assert self._mail is not None
        if not self._limits.mail(person.id):
            return  # one was sent recently
        secret = token_urlsafe(32)
        await self._store.mail_tokens.add(
            MailToken(_hash(secret), person.id, purpose, value, time() + LASTS[purpose])
        )
        link = f"{self._url}/{PAGES[purpose]}/{secret}"
        words = Text(f"server-letter-{purpose}", name=person.login or person.name, link=link)
        message = in_all_languages(Text(f"server-letter-{purpose}-subject"), words)
        # Sent in the background: the response time must not reveal whether the account exists.
        sending = asyncio.create_task(self._mail.send(to, *message))
        self._sending.add(sending)
        sending.add_done_callback(self._sending.discard)

    async def _redeem(self, secret: str, purpose: Purpose) -> MailToken:
        token = await self._store.mail_tokens.redeem(_hash(secret), purpose)
        if token is None:
            raise ExpiredToken("server-old-letter")
        return token


def in_all_languages(subject: Text, *words: Text) -> tuple[str, str]:
    """Subject and text of an e-mail, in all languages: the reader's language is unknown."""
    subjects = [say(subject, language) for language in LANGUAGES]
    message = ["\n\n".join(say(each, language) for each in words) for language in LANGUAGES]
    return " · ".join(subjects), "\n\n— — —\n\n".join(message) + "\n"


def _hash(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
