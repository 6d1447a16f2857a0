"""The ledgers kept in the repository: whole, without contradictions, and proving what we say they prove."""

from pathlib import Path

import pytest

from keypeg.research.ledger_audit import audit_ledger

PROOFS = Path(__file__).parents[2] / "proofs"


@pytest.mark.parametrize(("ledger", "total"), [("5x6.ledger", 36721), ("5x7.ledger", 85645)])
def test_what_is_proven(ledger: str, total: int) -> None:
    found = audit_ledger(PROOFS / ledger, None, sample=0)
    assert found.claimed
    assert found.replayed
    assert (found.lower_bound, found.incumbent, found.open_parts) == (total, total, 0)


def test_how_far_the_duel_is() -> None:
    found = audit_ledger(PROOFS / "5x8.ledger", None, sample=0)
    assert found.codes == 32_768
    assert found.lower_bound <= found.incumbent <= 178_454
