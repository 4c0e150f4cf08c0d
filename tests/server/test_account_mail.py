"""E-mails to accounts: address confirmation and password reset, over a real SMTP server."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator

import pytest

from astrarium.server.notifications.mail import BadAddress, Mailer, check_address

from .guests import PASSWORD, Server, error
from .mailbox import Box

URL = "http://games.example"


@pytest.fixture(scope="module")
def mailing(tmp_path_factory: pytest.TempPathFactory, box: Box) -> Iterator[Server]:
    server = Server(
        tmp_path_factory.mktemp("letters") / "data",
        ASTRARIUM_MAIL=f"smtp://127.0.0.1:{box.port}",
        ASTRARIUM_MAIL_FROM="Astrarium <table@games.example>",
        TOY_URL=URL,
    )
    yield server
    server.stop()


def secret_of(text: str, page: str) -> str:
    found = re.findall(rf"{URL}/{page}/(\S+)", text)
    assert len(set(found)) == 1
    return found[0]


def test_a_forgotten_password(mailing: Server, box: Box) -> None:
    member = mailing.guest()
    member.post("/api/account", name="Merak", password=PASSWORD)
    assert member.get("/api/account") == {"account": "Merak", "email": None, "letters": True, "role": None}
    refused = member.post("/api/email", email="merak@games.example", password="another one")
    assert error(refused) == (403, "server-wrong-password")
    assert error(member.post("/api/email", email="no address", password=PASSWORD))[1] == "server-bad-address"
    assert member.post("/api/email", email="merak@games.example", password=PASSWORD).status_code == 200
    to, subject, text = box.next()
    assert to == ["merak@games.example"]
    assert subject == "Is this your address? · Czy to twój adres?"
    secret = secret_of(text, "confirm")
    mailing.secrets.add(secret)
    stranger = mailing.guest()
    assert error(stranger.post("/api/email/confirm", secret="x" * 43)) == (410, "server-old-letter")
    assert member.get("/api/account")["email"] is None
    assert stranger.post("/api/email/confirm", secret=secret).status_code == 200
    assert error(stranger.post("/api/email/confirm", secret=secret)) == (410, "server-old-letter")
    assert member.get("/api/account")["email"] == "merak@games.example"

    assert stranger.post("/api/reset", name="Nobody at all").json() == {}
    assert stranger.post("/api/reset", name="MERAK").json() == {}
    to, _, text = box.next()
    assert to == ["merak@games.example"]
    secret = secret_of(text, "reset")
    mailing.secrets |= {secret, "quite another"}
    short = stranger.post("/api/reset/finish", secret=secret, password="short")
    assert error(short) == (400, "server-password-length")
    assert error(stranger.post("/api/email/confirm", secret=secret)) == (410, "server-old-letter")
    assert stranger.post("/api/reset/finish", secret=secret, password="quite another").status_code == 200
    assert error(stranger.post("/api/reset/finish", secret=secret, password="quite another"))[0] == 410
    assert member.http.get("/api/tables").status_code == 401
    assert error(stranger.post("/api/login", name="Merak", password=PASSWORD))[0] == 403
    assert stranger.post("/api/login", name="Merak", password="quite another").json()["account"] == "Merak"


def test_without_a_mail_server_there_are_no_letters(server: Server) -> None:
    member = server.guest()
    member.post("/api/account", name="Merak", password=PASSWORD)
    assert member.get("/api/account")["letters"] is False
    assert error(member.post("/api/reset", name="Merak")) == (404, "server-no-mail")
    refused = member.post("/api/email", email="merak@games.example", password=PASSWORD)
    assert error(refused) == (404, "server-no-mail")


def test_a_mail_server_that_is_not_there_is_no_fault(caplog: pytest.LogCaptureFixture) -> None:
    mail = Mailer("127.0.0.1", 1, False, "table@games.example", "u", "hush-hush")
    assert not asyncio.run(mail.send("merak@games.example", "a", "b"))
    assert "hush-hush" not in caplog.text + repr(mail)
    assert "merak" not in caplog.text


@pytest.mark.parametrize(
    "address", ["a@b", "a b@c.de", "a@b.c\r\nTo: d@e.fg", "<a@b.cd>", "a@b@c.de", "", "@b.cd"]
)
def test_what_is_no_address(address: str) -> None:
    with pytest.raises(BadAddress):
        check_address(address)
    assert check_address(" ann.o'neil+games@mail.example ") == "ann.o'neil+games@mail.example"
