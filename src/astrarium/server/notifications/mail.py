"""Sends e-mail over SMTP, if configured.

`ASTRARIUM_MAIL` is the URL of the mail server: `smtp://user:password@host:587` (STARTTLS if offered) or
`smtps://…:465`. `ASTRARIUM_MAIL_FROM` is the sender.
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
#: Timeout of the mail server, in seconds.
PATIENCE = 20
#: Rough syntax of an e-mail address; only the confirmation proves it.
ADDRESS = re.compile(
    r"[^\s@<>\"(),:;\[\]\\]{1,64}@(?=.{1,190}$)[^\W_]([\w-]*[^\W_])?(\.[^\W_]([\w-]*[^\W_])?)+"
)


class BadAddress(AstrariumError):
    """The e-mail address is invalid."""


def check_address(address: str) -> str:
    """The normalised e-mail address. Raises BadAddress."""
    clean = address.strip()
    if not clean.isprintable() or not ADDRESS.fullmatch(clean):
        raise BadAddress("server-bad-address")
    return clean


@dataclass(frozen=True, slots=True)
class Mailer:
    """An SMTP account."""

    host: str
    port: int
    tls: bool
    sender: str
    user: str | None = None
    password: str | None = field(default=None, repr=False)

    async def send(self, to: str, subject: str, text: str) -> bool:
        """Send an e-mail; False, with a log line, if the mail server refuses."""
        with extra("server"):
            import aiosmtplib

        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, to, " ".join(subject.split())
        message["Date"], message["Message-ID"] = (
            formatdate(),
            make_msgid(domain=self.sender.rpartition("@")[2].strip(">")),
        )
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        try:
            await aiosmtplib.send(
                message,
                hostname=self.host,
                port=self.port,
                username=self.user,
                password=self.password,
                use_tls=self.tls,
                timeout=PATIENCE,
            )
        except (aiosmtplib.SMTPException, OSError, ValueError) as error:
            log.warning(
                "the mail server refused a message: %s", type(error).__name__
            )  # the error's text would name the recipient
            return False
        return True


def mail_from_environment() -> Mailer | None:
    """The mailer that the environment configures, if any."""
    url = os.environ.get("ASTRARIUM_MAIL")
    if not url:
        return None
    parts = urlsplit(url)
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise AstrariumError("server-bad-mail")
    tls = parts.scheme == "smtps"
    return Mailer(
        host=parts.hostname,
        port=parts.port or (465 if tls else 587),
        tls=tls,
        sender=os.environ.get("ASTRARIUM_MAIL_FROM", f"Astrarium <astrarium@{parts.hostname}>"),
        user=unquote(parts.username) if parts.username else None,
        password=unquote(parts.password) if parts.password else None,
    )
