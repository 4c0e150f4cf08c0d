"""Web Push: encrypted notifications to closed browsers.

Messages are encrypted for one browser (RFC 8291), and the server signs its requests (VAPID, RFC 8292).
"""

from __future__ import annotations

import asyncio
import logging
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Mapping
from secrets import token_bytes
from time import time
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from ...extras import extra
from ...kernel import AstrariumError
from .safe_fetch import BadWebhook, call

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

    from ..store.reminders import Push

log = logging.getLogger(__name__)
#: Time to live of a message at the push service, and lifetime of a signature, in seconds.
KEPT, SIGNED = 86400, 12 * 3600
#: Record size of the encryption, in bytes.
RECORD = 4096
#: Statuses of a cancelled subscription.
GONE = (404, 410)


class BadPush(AstrariumError):
    """The subscription keys are invalid."""


def to_text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A new private key, encoded for the settings."""
    with extra("server"):
        from cryptography.hazmat.primitives.asymmetric import ec

    return to_text(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32))


def private_key(encoded: str) -> EllipticCurvePrivateKey:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(from_text(encoded)), ec.SECP256R1())


def public_of(key: EllipticCurvePrivateKey) -> bytes:
    """The public key as an uncompressed point, as browsers expect it."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def check_keys(key: str, auth: str) -> None:
    """Check the keys of a subscription. Raises BadPush."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_text(key))
        fits = len(from_text(auth)) == 16
    except ValueError:
        fits = False
    if not fits:
        raise BadPush("server-bad-push")


def encrypt(
    message: bytes,
    key: str,
    auth: str,
    own: EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Encrypt a message for one browser: `aes128gcm` of RFC 8188 with the keys of RFC 8291."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
        return HKDF(SHA256(), length, salt, info).derive(secret)

    own = own or ec.generate_private_key(ec.SECP256R1())
    salt = salt or token_bytes(16)
    theirs, ours = from_text(key), public_of(own)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    secret = derived(from_text(auth), shared, b"WebPush: info\0" + theirs + ours, 32)
    content = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4) + bytes([len(ours)]) + ours
    return head + AESGCM(content).encrypt(nonce, message + b"\2", None)


def signature(key: EllipticCurvePrivateKey, endpoint: str, contact: str, now: float) -> str:
    """The VAPID header for the push service of an endpoint."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + SIGNED, "sub": contact}
    segments = [{"typ": "JWT", "alg": "ES256"}, claims]
    words = ".".join(to_text(msgspec.json.encode(each)) for each in segments)
    r, s = decode_dss_signature(key.sign(words.encode(), ec.ECDSA(SHA256())))
    return f"vapid t={words}.{to_text(r.to_bytes(32) + s.to_bytes(32))}, k={to_text(public_of(key))}"


class WebPush:
    """Sends web push messages."""

    def __init__(self, encoded: str, contact: str) -> None:
        self._key, self._contact = private_key(encoded), contact
        self.call: Callable[..., Any] = call

    @property
    def public(self) -> str:
        """The public VAPID key."""
        return to_text(public_of(self._key))

    async def send(self, push: Push, message: Mapping[str, Any]) -> bool:
        """Send a message; False if the subscription is gone."""
        body = await asyncio.to_thread(encrypt, msgspec.json.encode(message), push.key, push.auth)
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT),
            "Topic": "turns",
            "Authorization": signature(self._key, push.endpoint, self._contact, time()),
        }
        try:
            return await self.call(push.endpoint, body, headers) not in GONE
        except (BadWebhook, OSError, TimeoutError, ValueError) as error:
            log.warning("a push service failed: %s", type(error).__name__)
            return True
