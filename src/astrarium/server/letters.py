"""Letters that people answer: to confirm an address, and to choose another password."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from secrets import token_urlsafe
from time import time
from typing import Any, Literal

from ..kernel import AstrariumError, Text
from ..texts import LANGUAGES, say
from .away.mail import Mail, check_address
from .limits import Limits
from .people import People
from .running import CannotServe
from .store.rows import Letter, Person
from .store.store import Store

Purpose = Literal["reset", "email"]
#: Seconds in which a letter is to be answered, and the page of the client that does.
LASTS = {"reset": 3600.0, "email": 86400.0}
PAGES = {"reset": "reset", "email": "confirm"}


class NoMail(AstrariumError):
    """This server sends no letters."""


class OldLetter(AstrariumError):
    """A letter that was answered, took too long, or was never sent."""


class Letters:
    """Sends letters and takes their answers. Links lead to where people reach the server, as it was told."""

    def __init__(
        self, store: Store, people: People, limits: Limits, mail: Mail | None, url: str | None
    ) -> None:
        self._store, self._people, self._limits, self._mail = store, people, limits, mail
        self._sending: set[asyncio.Task[bool]] = set()
        self._url = (url or "").rstrip("/")

    @property
    def sent_here(self) -> bool:
        """Whether this server sends letters: it needs a mail server, and has to know its own address."""
        return self._mail is not None and bool(self._url)

    async def ask_address(self, person: Person, password: str, address: str) -> None:
        """Write to an address whether it is this person's; whoever has the password may say so."""
        if not self.sent_here:
            raise NoMail("server-no-mail")
        await self._people.check_password(person, password)
        await self._send(person, "email", check_address(address), check_address(address))

    async def confirm(self, secret: str) -> None:
        """The address is the person's: the letter has come back."""
        letter = await self._answered(secret, "email")
        await self._store.people.change_person(letter.person, email=letter.value)

    async def ask_reset(self, name: str) -> None:
        """Somebody forgot a password. Whether there is such an account is told to nobody."""
        if not self.sent_here:
            raise NoMail("server-no-mail")
        person = await self._store.people.person_by_login(name)
        if person is not None and person.email is not None:
            await self._send(person, "reset", "", person.email)

    async def reset(self, secret: str, password: str) -> str:
        """Another password by a letter; all log-ins end. Whose it is."""
        hashed = await self._people.hashed(password)
        letter = await self._answered(secret, "reset")
        await self._store.people.change_person(letter.person, password=hashed)
        await self._store.logins.end_others(letter.person, "")
        return letter.person

    async def _send(self, person: Person, purpose: Purpose, value: str, to: str) -> None:
        assert self._mail is not None
        if not self._limits.letter(person.id):
            return  # there is one on its way
        secret = token_urlsafe(32)
        await self._store.letters.add(
            Letter(_hash(secret), person.id, purpose, value, time() + LASTS[purpose])
        )
        link = f"{self._url}/{PAGES[purpose]}/{secret}"
        words = Text(f"server-letter-{purpose}", name=person.login or person.name, link=link)
        told = in_all_languages(Text(f"server-letter-{purpose}-subject"), words)
        # How long that takes tells nobody whether there is such an account.
        sending = asyncio.create_task(self._mail.send(to, *told))
        self._sending.add(sending)
        sending.add_done_callback(self._sending.discard)

    async def _answered(self, secret: str, purpose: Purpose) -> Letter:
        letter = await self._store.letters.answer(_hash(secret), purpose)
        if letter is None:
            raise OldLetter("server-old-letter")
        return letter


def in_all_languages(subject: Text, *words: Text) -> tuple[str, str]:
    """Subject and text of a letter; we do not know its reader's language, so it is in all of them."""
    subjects = [in_language(subject, language) for language in LANGUAGES]
    told = ["\n\n".join(in_language(each, language) for each in words) for language in LANGUAGES]
    return " · ".join(subjects), "\n\n— — —\n\n".join(told) + "\n"


def in_language(words: Text, language: str) -> str:
    """What the server says itself, in one language."""
    own: Any = CannotServe.game
    return say(words, language, game=own)


def _hash(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
