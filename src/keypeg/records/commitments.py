"""Commitments: proof, in public before the reveal, that a hidden code was not changed afterwards."""

import hashlib
import re
from typing import Final

from keypeg.records.entries import Entry
from keypeg.rules.actions import Action, Deal, HideCode
from keypeg.rules.refusals import Fault, Refusal

_SALT: Final = re.compile(r"[0-9a-f]{32}", re.IGNORECASE)


def commitment(salt: str, secret: str) -> str:
    """What is published when a code is hidden: it binds, and with the salt unknown it tells nothing."""
    return hashlib.sha256(f"{salt}:{secret}".encode()).hexdigest()


def secret_of(action: Action) -> str | None:
    """What an action hides, as its commitment spells it; None where it hides nothing."""
    match action:
        case HideCode(code=code):
            return code
        case Deal(tokens=tokens):
            return " ".join(f"{colour}{number}" for colour, number in tokens)
        case _:
            return None


def verify(entry: Entry) -> None:
    """Refuse an entry that hides something other than what was committed to, or was never committed to."""
    secret = secret_of(entry.action)
    if secret is None:
        return
    if entry.salt is None or entry.commitment is None:
        raise Refusal(Fault.COMMITMENT_MISSING)
    opened = commitment(entry.salt, secret)
    if not _SALT.fullmatch(entry.salt) or opened != entry.commitment.lower():
        raise Refusal(Fault.COMMITMENT_MISMATCH)
