"""What is sent through a stranger's push service: sealed for one browser (RFC 8291), signed by us (RFC 8292)."""

from __future__ import annotations

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64

import msgspec
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from doubloon.core.errors import DoubloonError

CURVE = ec.SECP256R1()
POINT_BYTES, AUTH_BYTES, SALT_BYTES, NUMBER_BYTES = 65, 16, 16, 32
RECORD = 4096  # bytes of one sealed record, which is all there is
LAST = b"\x02"  # ends the text of the last record
SIGNED_SECONDS = 12 * 3600  # a service takes no signature for more than a day


class BadKeys(DoubloonError):
    """No browser has made these keys."""


def coded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str, length: int, what: str) -> bytes:
    """The bytes that a text of a subscription stands for."""
    try:
        data = urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
    except (NotBase64, UnicodeEncodeError):
        raise BadKeys(f"{what} is no base64url") from None
    if len(data) != length:
        raise BadKeys(f"{what} has {len(data)} bytes, not {length}")
    return data


def check_keys(p256dh: str, auth: str) -> tuple[ec.EllipticCurvePublicKey, bytes]:
    """A browser's public key and its secret."""
    point, secret = decoded(p256dh, POINT_BYTES, "p256dh"), decoded(auth, AUTH_BYTES, "auth")
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point), secret
    except ValueError:
        raise BadKeys("p256dh is no point of the curve P-256") from None


def seal(
    text: bytes, p256dh: str, auth: str, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """A text that only the browser with these keys can read; key and salt of our own are drawn unless given."""
    theirs, secret = check_keys(p256dh, auth)
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(SALT_BYTES)
    ours = point_of(own.public_key())
    info = b"WebPush: info\0" + point_of(theirs) + ours
    shared = _derived(own.exchange(ec.ECDH(), theirs), secret, info, 32)
    key = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, text + LAST, None)


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


class Identity:
    """The key by which push services know this house: subscriptions are made for it."""

    def __init__(self, secret: str) -> None:
        number = int.from_bytes(decoded(secret, NUMBER_BYTES, "the key of the house"), "big")
        self._key = ec.derive_private_key(number, CURVE)
        self.public = coded(point_of(self._key.public_key()))

    def authorization(self, audience: str, contact: str, now: float) -> str:
        """The header that proves to a service who sends; `contact` is whom its people may ask."""
        claims = {"aud": audience, "exp": int(now) + SIGNED_SECONDS, "sub": contact}
        signed = ".".join(coded(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = r.to_bytes(NUMBER_BYTES, "big") + s.to_bytes(NUMBER_BYTES, "big")
        return f"vapid t={signed}.{coded(signature)}, k={self.public}"


def new_secret() -> str:
    """A key for a house that has none."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return coded(number.to_bytes(NUMBER_BYTES, "big"))
