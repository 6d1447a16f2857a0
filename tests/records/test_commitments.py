"""Commitments: what was hidden is what was promised."""

import hashlib
from enum import StrEnum
from typing import Any

import pytest

from keypeg.records.refusals import RecordFault
from keypeg.records.replay import RecordRefused, read_record, replay
from tests.records.examples import CLASSIC, DEAL, DUEL, GROUP, document

SALT = "00112233445566778899aabbccddeeff"


def sealed(action: dict[str, Any], secret: str, salt: str = SALT) -> dict[str, Any]:
    """An action with the commitment that the contract asks for."""
    return action | {"salt": salt, "commitment": hashlib.sha256(f"{salt}:{secret}".encode()).hexdigest()}


def with_seals(record: dict[str, Any]) -> dict[str, Any]:
    return record | {
        "actions": [
            sealed(action, action["code"]) if action["do"] == "hide" else
            sealed(action, "B3 R2 Y1 G5") if action["do"] == "deal" else action
            for action in record["actions"]
        ]
    }  # fmt: skip


def verified(record: dict[str, Any]) -> tuple[int | None, StrEnum] | None:
    """Where and why a record fails to verify."""
    try:
        replay(read_record(document(record)), verify=True)
    except RecordRefused as refused:
        return refused.action, refused.refusal.fault
    return None


def with_action(record: dict[str, Any], index: int, **changes: Any) -> dict[str, Any]:
    """A record with one action changed; None drops a field."""
    actions = list(record["actions"])
    changed = actions[index] | changes
    actions[index] = {name: value for name, value in changed.items() if value is not None}
    return record | {"actions": actions}


def test_the_digest_is_that_of_salt_colon_code() -> None:
    known = "5a8a27d3f2b48d8cd1e0f9a8d2fb3a1a"
    digest = hashlib.sha256((known + ":" + "RGBY").encode()).hexdigest()
    record = with_action(with_seals(CLASSIC), 0, salt=known, commitment=digest)
    assert verified(record) is None


@pytest.mark.parametrize("record", [CLASSIC, DUEL, GROUP], ids=["classic", "duel", "group"])
def test_records_whose_commitments_match(record: dict[str, Any]) -> None:
    assert verified(with_seals(record)) is None


@pytest.mark.parametrize("record", [CLASSIC, DUEL, GROUP], ids=["classic", "duel", "group"])
def test_commitments_may_be_missing_only_where_nobody_verifies(record: dict[str, Any]) -> None:
    assert verified(record) == (0, RecordFault.COMMITMENT_MISSING)
    assert replay(read_record(document(record))).winners


@pytest.mark.parametrize("name", ["salt", "commitment"])
def test_half_a_commitment_is_none(name: str) -> None:
    assert verified(with_action(with_seals(CLASSIC), 0, **{name: None})) == (0, RecordFault.COMMITMENT_MISSING)


@pytest.mark.parametrize(
    ("index", "changes"),
    [
        (0, {"salt": "f" * 32}),
        (3, {"salt": SALT[::-1]}),
        (0, {"commitment": "0" * 64}),
        (0, {"commitment": ""}),
        (0, {"commitment": "é" * 64}),
        (3, {"commitment": hashlib.sha256(f"{SALT}:RGBY".encode()).hexdigest()}),
        (0, {"commitment": hashlib.sha256(f"{SALT}RGBY".encode()).hexdigest()}),
    ],
)
def test_a_mismatch_is_refused_where_the_code_was_hidden(index: int, changes: dict[str, str]) -> None:
    broken = with_action(with_seals(CLASSIC), index, **changes)
    assert verified(broken) == (index, RecordFault.COMMITMENT_MISMATCH)
    assert replay(read_record(document(broken))).winners == (0,)


@pytest.mark.parametrize("salt", ["", "0" * 31, "0" * 33, "g" * 32, "é" * 32, "0" * 31 + "\n"])
def test_a_salt_is_32_hex_digits(salt: str) -> None:
    broken = with_seals(CLASSIC)
    broken = broken | {"actions": [sealed(CLASSIC["actions"][0], "RGBY", salt), *broken["actions"][1:]]}
    assert verified(broken) == (0, RecordFault.COMMITMENT_MISMATCH)


@pytest.mark.parametrize("secret", ["B3R2Y1G5", "R2 B3 Y1 G5", "B3,R2,Y1,G5", "YRB.G", "3B 2R 1Y 5G"])
def test_a_deal_is_spelled_as_its_tokens_in_order(secret: str) -> None:
    group = GROUP | {"actions": [sealed(DEAL, "B3 R2 Y1 G5")]}
    assert verified(group) is None
    assert verified(group | {"actions": [sealed(DEAL, secret)]}) == (0, RecordFault.COMMITMENT_MISMATCH)


@pytest.mark.parametrize("added", [{"salt": SALT}, {"commitment": "0" * 64}, {"salt": SALT, "commitment": "0" * 64}])
def test_only_a_hide_or_a_deal_carries_a_commitment(added: dict[str, str]) -> None:
    with pytest.raises(RecordRefused) as caught:
        replay(read_record(document(with_action(CLASSIC, 1, **added))))
    assert (caught.value.action, caught.value.refusal.fault) == (1, RecordFault.BAD_ACTION)


@pytest.mark.parametrize("name", ["salt", "commitment"])
@pytest.mark.parametrize("value", [1, True, [], {}, 0.5])
def test_salt_and_commitment_are_strings(name: str, value: Any) -> None:
    with pytest.raises(RecordRefused) as caught:
        replay(read_record(document(with_action(with_seals(CLASSIC), 0, **{name: value}))))
    assert (caught.value.action, caught.value.refusal.fault) == (0, RecordFault.BAD_ACTION)
