"""Guests: players without an account. A guest's device holds a secret token; the storage holds only its hash."""

import hashlib
import secrets
from typing import Final, NamedTuple

from keypeg.tables.log_store import GuestIdentity, LogStore

TRANSFER_LINK_MS: Final = 10 * 60 * 1000
"""How long a transfer link is valid, in milliseconds."""
UNNAMED: Final = "Guest"
"""The name of whoever has not chosen one. The pages show it in the reader's language."""


class GuestCredentials(NamedTuple):
    """A guest with a new token. The token is shown only this once."""

    guest: str
    name: str
    token: str
    bot: bool = False

    def __repr__(self) -> str:
        return f"GuestCredentials({self.guest}, {self.name})"


def new_secret() -> str:
    """A random secret for a link or a token."""
    return secrets.token_urlsafe(24)


def hash_secret(secret: str) -> bytes:
    """The hash that is stored in place of a secret. Secrets are long and random, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).digest()


async def create_guest(store: LogStore, name: str, now: int, *, bot: bool = False) -> GuestCredentials:
    """Add a guest with one token. A bot is marked as such for good."""
    guest, token = secrets.token_hex(12), new_secret()
    await store.add_guest(guest, name, hash_secret(token), now, bot=bot)
    return GuestCredentials(guest, name, token, bot)


async def authenticate(store: LogStore, token: str) -> GuestIdentity | None:
    """The guest that a token belongs to."""
    return await store.guest_of_token(hash_secret(token))


async def create_transfer_link(store: LogStore, guest: str, now: int) -> str:
    """The secret of a link that gives another device a token for this guest. It works once, for ten minutes."""
    secret = new_secret()
    await store.add_token(guest, hash_secret(secret), now + TRANSFER_LINK_MS)
    return secret


async def redeem_transfer_link(store: LogStore, secret: str, now: int) -> GuestCredentials | None:
    """Exchange the secret of a transfer link for a token; None if the link is unknown, used or expired."""
    token = new_secret()
    guest = await store.redeem_transfer(hash_secret(secret), hash_secret(token), now)
    return guest and GuestCredentials(guest.guest, guest.name, token, guest.bot)
