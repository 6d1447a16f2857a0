"""Guests: players without an account. A token is known to their device alone; here there is only its hash."""

import hashlib
import secrets
from typing import Final, NamedTuple

from keypeg.tables.log_store import Identity, LogStore

TRANSFER: Final = 10 * 60 * 1000
"""How long a transfer link can be used, in milliseconds."""


class IssuedToken(NamedTuple):
    """A guest with a token that nobody is shown again."""

    guest: str
    name: str
    token: str

    def __repr__(self) -> str:
        return f"IssuedToken({self.guest}, {self.name})"


def new_secret() -> str:
    """A secret for a link, a device or an address that cannot be guessed."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> bytes:
    """What is kept of a secret. It is long and random, so that a plain hash cannot be searched."""
    return hashlib.sha256(secret.encode()).digest()


async def welcome(store: LogStore, name: str, now: int) -> IssuedToken:
    """A new guest."""
    guest, token = secrets.token_hex(12), new_secret()
    await store.add_guest(guest, name, hashed(token), now)
    return IssuedToken(guest, name, token)


async def recognise(store: LogStore, token: str) -> Identity | None:
    """Whose a device's token is."""
    return await store.device(hashed(token))


async def transfer(store: LogStore, guest: str, now: int) -> str:
    """The secret of a link that makes another device this guest's, once and soon."""
    secret = new_secret()
    await store.add_token(guest, hashed(secret), now + TRANSFER)
    return secret


async def arrive(store: LogStore, secret: str, now: int) -> IssuedToken | None:
    """Follow a transfer link to another device."""
    token = new_secret()
    device = await store.redeem(hashed(secret), hashed(token), now)
    return device and IssuedToken(device.guest, device.name, token)
