"""Commitments: published when a code is hidden, they prove at the reveal that it was not changed."""

import hashlib
import re
from typing import Final

from keypeg.records.entries import Entry
from keypeg.records.refusals import RecordFault
from keypeg.rules.actions import Action, Token
from keypeg.rules.refusals import Refusal
from keypeg.rules.secrecy import Until

_SALT: Final = re.compile(r"[0-9a-f]{32}", re.IGNORECASE)


def commitment(salt: str, secret: str) -> str:
    """The salted hash that is published when a code is hidden. Without the salt it tells nothing."""
    return hashlib.sha256(f"{salt}:{secret}".encode()).hexdigest()


def secret_of(action: Action) -> str | None:
    """What an action hides until the reveal, as its commitment spells it; None where it hides nothing for so long."""
    secret = action.secret
    if secret is None or secret.until is not Until.ATTEMPT_ENDED:
        return None
    hidden: str | tuple[Token, ...] = getattr(action, secret.field)
    return hidden if isinstance(hidden, str) else " ".join(f"{colour}{number}" for colour, number in hidden)


def verify(entry: Entry) -> None:
    """Refuse an entry whose secret does not match its commitment, or has none."""
    secret = secret_of(entry.action)
    if secret is None:
        return
    if entry.salt is None or entry.commitment is None:
        raise Refusal(RecordFault.COMMITMENT_MISSING)
    opened = commitment(entry.salt, secret)
    if not _SALT.fullmatch(entry.salt) or opened != entry.commitment.lower():
        raise Refusal(RecordFault.COMMITMENT_MISMATCH)
