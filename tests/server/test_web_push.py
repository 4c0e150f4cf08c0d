"""Web push: encrypted for one browser, signed, one message for all turns, none at night."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from astrarium.server.accounts import login_of
from astrarium.server.app import make_services
from astrarium.server.http import bodies as b
from astrarium.server.notifications.safe_fetch import exchange
from astrarium.server.notifications.turn_reminders import AFTER
from astrarium.server.notifications.web_push import (
    BadPush,
    check_keys,
    encrypt,
    from_text,
    private_key,
    public_of,
    to_text,
)
from astrarium.server.store.database_url import sqlite_url
from astrarium.server.store.reminders import Push

from .guests import Server, error

#: The example of RFC 8291, appendix A.
MESSAGE = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
RECEIVER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
POINT = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SENT = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIg"
    "Dll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def decrypt(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What a browser makes of it."""
    salt, length = body[:16], body[20]
    theirs, cipher = body[21 : 21 + length], body[21 + length :]
    assert int.from_bytes(body[16:20]) == 4096
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    info = b"WebPush: info\0" + public_of(key) + theirs
    secret = HKDF(SHA256(), 32, auth, info).derive(shared)
    content = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
    return AESGCM(content).decrypt(nonce, cipher, None).rstrip(b"\0").removesuffix(b"\2")


def test_a_message_is_encrypted_as_the_standard_has_it() -> None:
    body = encrypt(MESSAGE, POINT, AUTH, private_key(SENDER), from_text(SALT))
    assert to_text(body) == SENT
    assert decrypt(body, private_key(RECEIVER), from_text(AUTH)) == MESSAGE


@pytest.mark.parametrize("keys", [("", ""), ("AAAA", AUTH), (POINT, "AAAA"), ("%%%", AUTH), (POINT, "ąę")])
def test_what_no_browser_sends(keys: tuple[str, str]) -> None:
    with pytest.raises(BadPush):
        check_keys(*keys)


def test_only_what_everybody_can_reach_is_told(server: Server) -> None:
    guest = server.guest()
    assert len(from_text(guest.get("/api/push")["key"])) == 65
    push = {"key": POINT, "auth": AUTH, "language": "pl"}
    for endpoint in ("http://push.example/a", "https://127.0.0.1/a", "https://10.0.0.1/"):
        assert error(guest.post("/api/push", endpoint=endpoint, **push)) == (400, "server-bad-hook")
    refused = guest.post("/api/push", **{**push, "endpoint": "https://push.example/a", "auth": "x"})
    assert error(refused) == (400, "server-bad-push")
    assert guest.post("/api/push", endpoint="https://push.example/a", **push).status_code == 200
    assert guest.get("/api/me/export")["told_by_push"][0]["endpoint"] == "https://push.example/a"
    assert guest.post("/api/push/end", endpoint="https://push.example/a").status_code == 200
    assert guest.get("/api/me/export")["told_by_push"] == []


class Service:
    """A push service on this machine."""

    def __init__(self) -> None:
        self.heard: list[tuple[dict[str, str], bytes]] = []
        self.status = 201

    async def open(self) -> None:
        self.server = await asyncio.start_server(self._hear, "127.0.0.1", 0)

    async def _hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")[1:-2]
        headers = dict(line.split(": ", 1) for line in head)
        body = await reader.readexactly(int(headers["Content-Length"]))
        self.heard.append((headers, body))
        writer.write(f"HTTP/1.1 {self.status} X\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    async def call(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        """As the server calls, but to this machine."""
        reader, writer = await asyncio.open_connection(*self.server.sockets[0].getsockname())
        try:
            return await exchange(reader, writer, urlsplit(url), body, headers)
        finally:
            writer.close()


def claims(headers: dict[str, str]) -> dict[str, Any]:
    """Who signed a message, and for whom; the signature is theirs."""
    kind, _, rest = headers["Authorization"].partition(" ")
    assert kind == "vapid"
    token, key = rest.removeprefix("t=").split(", k=")
    words, _, signature = token.rpartition(".")
    raw = from_text(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_text(key))
    public.verify(der, words.encode(), ec.ECDSA(SHA256()))
    return dict(msgspec.json.decode(from_text(words.partition(".")[2])))


async def work(folder: Path) -> None:
    services = make_services(
        sqlite_url(folder / "tables.sqlite3"), workers=1, public_url="https://games.example"
    )
    services.store.prepare()
    await services.accounts.open()
    await services.turns.open()
    assert services.turns.pusher is not None
    service = Service()
    await service.open()
    services.turns.pusher.call = service.call
    person = await services.accounts.new_guest()
    cookie = await services.accounts.begin(person, "")
    key = ec.generate_private_key(ec.SECP256R1())
    push = Push("https://push.example/one?a=b", to_text(public_of(key)), AUTH, "pl")
    await services.store.pushes.add(person.id, login_of(cookie), push)
    await services.store.reminders.set_away(person.id, {"quiet": [22, 7]})
    wish = b.NewTable(game="metallum", seats=[b.SeatWish("me"), b.SeatWish("link")])
    for _ in range(2):
        await services.lobby.create(person, wish)
    night = 1e10 - (1e10 % 86400) + 23 * 3600
    assert [await services.turns.check(night + hours * 3600) for hours in (0, 9, 10)] == [0, 1, 0]
    assert len(service.heard) == 1
    headers, body = service.heard[0]
    assert (headers["Content-Encoding"], headers["TTL"]) == ("aes128gcm", "86400")
    told = json.loads(decrypt(body, key, from_text(AUTH)))
    assert told == {"title": "Czekają na ciebie 2 stoły", "url": "/"}
    signed = claims(headers)
    assert (signed["aud"], signed["sub"]) == ("https://push.example", "https://games.example")
    # a browser that is gone is told nothing more, and neither is one that was logged out
    service.status = 410
    made = (await services.lobby.create(person, wish)).table
    assert await services.turns.check(night + 11 * 3600 + AFTER) == 1
    told = json.loads(decrypt(service.heard[1][1], key, from_text(AUTH)))
    assert told == {"title": "Czeka na ciebie stół", "url": f"/table/{made}"}
    assert await services.store.pushes.of(person.id) == []
    await services.store.pushes.add(person.id, login_of(cookie), push)
    assert await services.store.pushes.of(person.id) == [push]
    await services.accounts.end_this(person, cookie)
    assert await services.store.pushes.of(person.id) == []
    service.server.close()
    services.turns.close()
    await services.live_tables.close()
    services.workers.close()
    await services.store.close()


def test_one_message_for_all_turns_and_none_at_night(tmp_path: Path) -> None:
    asyncio.run(work(tmp_path))
