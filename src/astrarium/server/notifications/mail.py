"""Letters by e-mail, where the server was told how to send them.

`ASTRARIUM_MAIL` is the address of a mail server, `smtp://user:password@host:587` (the connection is encrypted
as soon as the server offers it) or `smtps://…:465`; `ASTRARIUM_MAIL_FROM` is whom letters come from.
"""

from __future__ import annotations

import logging
import os
import re
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from ...extras import extra
from ...kernel import AstrariumError

log = logging.getLogger(__name__)
#: Seconds that a mail server has to take a letter.
PATIENCE = 20
#: An address as people have them; what it cannot be is told from what it can by writing to it.
ADDRESS = re.compile(
    r"[^\s@<>\"(),:;\[\]\\]{1,64}@(?=.{1,190}$)[^\W_]([\w-]*[^\W_])?(\.[^\W_]([\w-]*[^\W_])?)+"
)


class BadAddress(AstrariumError):
    """What nobody can write to."""


def check_address(address: str) -> str:
    """An e-mail address as it is kept."""
    clean = address.strip()
    if not clean.isprintable() or not ADDRESS.fullmatch(clean):
        raise BadAddress("server-bad-address")
    return clean


@dataclass(frozen=True, slots=True)
class Mail:
    """How letters are sent."""

    host: str
    port: int
    tls: bool
    sender: str
    user: str | None = None
    password: str | None = field(default=None, repr=False)

    async def send(self, to: str, subject: str, text: str) -> bool:
        """Send a letter; False, and a line in the log, when the mail server does not take it."""
        with extra("server"):
            import aiosmtplib

        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, to, " ".join(subject.split())
        letter["Date"], letter["Message-ID"] = (
            formatdate(),
            make_msgid(domain=self.sender.rpartition("@")[2].strip(">")),
        )
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        try:
            await aiosmtplib.send(
                letter,
                hostname=self.host,
                port=self.port,
                username=self.user,
                password=self.password,
                use_tls=self.tls,
                timeout=PATIENCE,
            )
        except (aiosmtplib.SMTPException, OSError, ValueError) as error:
            log.warning("a letter was not taken: %s", type(error).__name__)  # its text would name the reader
            return False
        return True


def mail_from_environment() -> Mail | None:
    """How letters are sent, if the server was told."""
    url = os.environ.get("ASTRARIUM_MAIL")
    if not url:
        return None
    parts = urlsplit(url)
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise AstrariumError("server-bad-mail")
    tls = parts.scheme == "smtps"
    return Mail(
        host=parts.hostname,
        port=parts.port or (465 if tls else 587),
        tls=tls,
        sender=os.environ.get("ASTRARIUM_MAIL_FROM", f"Astrarium <astrarium@{parts.hostname}>"),
        user=unquote(parts.username) if parts.username else None,
        password=unquote(parts.password) if parts.password else None,
    )
