"""Receipts: a record is what was promised while it was played, not only what it promises itself."""

import json
from typing import Any

import pytest

from keypeg.records.receipts import Receipt, ReceiptCheck, check_receipt, read_receipt
from keypeg.records.refusals import RecordFault
from keypeg.records.replay import RecordRefused, read_record, replay
from keypeg.rules.refusals import Refusal, Value
from tests.records.examples import BY_HAND, CLASSIC, DUEL, GROUP, after, document
from tests.records.test_commitments import SALT, sealed, with_action, with_seals

TABLE = "p25bm5p88w2s"
NOON = "2026-11-16T12:00:00.000Z"
TWICE = after(BY_HAND, {"seat": 0, "do": "hide", "code": "RGBY"})
"""The code of the first attempt is hidden again in the second, under another salt."""


def sealed_record(record: dict[str, Any]) -> dict[str, Any]:
    """A record as a live table exports it."""
    return with_seals(record) | {"tags": {"table": TABLE}}


def receipt_for(record: dict[str, Any], *places: tuple[int, int, int | None], **changes: Any) -> dict[str, Any]:
    """What somebody who saw the whole match has: the commitments of a record at these places."""
    found = [action["commitment"] for action in record["actions"] if "commitment" in action]
    return {
        "keypeg_receipt": 1,
        "table": TABLE,
        "edition": record["edition"],
        "players": record["players"],
        "seat": 1,
        "commitments": [
            {"round": number, "attempt": attempt, "seat": seat, "commitment": commitment, "at": NOON}
            for (number, attempt, seat), commitment in zip(places, found, strict=True)
        ],
    } | changes


def checked(record: dict[str, Any], receipt: dict[str, Any]) -> ReceiptCheck:
    return check_receipt(read_record(document(record)), read_receipt(document(receipt)))


def difference(record: dict[str, Any], receipt: dict[str, Any]) -> tuple[int | None, str, dict[str, Value]]:
    """Where, why and with what values a record is refused beside a receipt."""
    with pytest.raises(RecordRefused) as caught:
        checked(record, receipt)
    return caught.value.action, caught.value.refusal.fault, caught.value.refusal.values


HONEST = sealed_record(CLASSIC)
RECEIPT = receipt_for(HONEST, (1, 1, 0), (2, 1, 1))


def swapped(record: dict[str, Any], index: int, code: str, salt: str = SALT[::-1]) -> dict[str, Any]:
    """A record in which a code was swapped together with its salt and commitment: it agrees with itself."""
    action = {name: value for name, value in record["actions"][index].items() if name not in ("salt", "commitment")}
    actions = [*record["actions"]]
    actions[index] = sealed(action | {"code": code}, code, salt)
    return record | {"actions": actions}


@pytest.mark.parametrize(
    ("record", "places"),
    [
        (CLASSIC, [(1, 1, 0), (2, 1, 1)]),
        (DUEL, [(1, 1, 0), (1, 1, 1)]),
        (GROUP, [(1, 1, None)]),
        (TWICE, [(1, 1, 0), (1, 2, 0)]),
    ],
    ids=["classic", "duel", "group", "replayed"],
)
def test_an_honest_record_agrees_with_its_receipt(record: dict[str, Any], places: list[tuple[int, int, int]]) -> None:
    honest = sealed_record(record)
    assert checked(honest, receipt_for(honest, *places)) == ReceiptCheck(len(places), len(places))


def test_a_swapped_code_passes_alone_and_fails_beside_the_receipt() -> None:
    forged = swapped(HONEST, 3, "YYBB")
    assert replay(read_record(document(forged)), verify=True).winners == (0,)
    assert difference(forged, RECEIPT) == (
        3,
        RecordFault.RECEIPT_MISMATCH,
        {
            "why": "code",
            "round": 2,
            "attempt": 1,
            "name": "Bo",
            "expected": HONEST["actions"][3]["commitment"],
            "found": forged["actions"][3]["commitment"],
        },
    )


def test_a_code_of_a_replayed_round_is_not_that_of_the_first_attempt() -> None:
    """Two attempts at one round by one codemaker: the attempt number keeps their commitments apart."""
    other = swapped(sealed_record(TWICE), 4, "RGBY")
    receipt = receipt_for(other, (1, 1, 0), (1, 2, 0))
    first, second = receipt["commitments"]
    crossed = receipt | {"commitments": [first | {"attempt": 2}, second | {"attempt": 1}]}
    assert checked(other, receipt) == ReceiptCheck(2, 2)
    assert difference(other, crossed)[:2] == (0, RecordFault.RECEIPT_MISMATCH)


def test_a_changed_deal_is_the_tables_own() -> None:
    receipt = receipt_for(sealed_record(GROUP), (1, 1, None))
    deal = sealed(GROUP["actions"][0], "B3 R2 Y1 G5", SALT[::-1])
    assert difference(sealed_record(GROUP) | {"actions": [deal, *GROUP["actions"][1:]]}, receipt) == (
        0,
        RecordFault.RECEIPT_MISMATCH,
        {
            "why": "deal",
            "round": 1,
            "attempt": 1,
            "expected": receipt["commitments"][0]["commitment"],
            "found": deal["commitment"],
        },
    )


def test_a_record_that_does_not_match_its_own_commitments_is_refused_as_ever() -> None:
    broken = with_action(HONEST, 0, code="RRRR")
    assert difference(broken, RECEIPT)[:2] == (0, RecordFault.COMMITMENT_MISMATCH)
    assert difference(CLASSIC, RECEIPT)[:2] == (0, RecordFault.COMMITMENT_MISSING)


def test_whoever_came_late_has_fewer_commitments_and_is_told_so() -> None:
    late = RECEIPT | {"commitments": RECEIPT["commitments"][1:]}
    assert checked(HONEST, late) == ReceiptCheck(1, 2)
    assert checked(HONEST, RECEIPT | {"commitments": []}) == ReceiptCheck(0, 2)


def test_a_record_that_was_cut_short_lacks_what_the_receipt_has() -> None:
    short = HONEST | {"actions": HONEST["actions"][:3]}
    assert difference(short, RECEIPT) == (
        None,
        RecordFault.NOT_IN_RECORD,
        {"why": "code", "round": 2, "attempt": 1, "name": "Bo"},
    )
    group = sealed_record(GROUP)
    assert difference(group | {"actions": []}, receipt_for(group, (1, 1, None))) == (
        None,
        RecordFault.NOT_IN_RECORD,
        {"why": "deal", "round": 1, "attempt": 1},
    )


def test_a_receipt_may_name_a_seat_that_there_is_not() -> None:
    for seat in (2, 7):
        elsewhere = RECEIPT | {"commitments": [RECEIPT["commitments"][0] | {"seat": seat}]}
        assert difference(HONEST, elsewhere)[2]["name"] == f"#{seat}"


def test_the_longest_name_is_shown_in_full() -> None:
    short = HONEST | {"players": ["Ada", "B" * 100], "actions": HONEST["actions"][:3]}
    assert difference(short, RECEIPT)[2]["name"] == "B" * 100


@pytest.mark.parametrize(
    ("changes", "values"),
    [
        ({"table": "another"}, {"why": "table", "receipt": "another", "record": TABLE}),
        ({"edition": "travel"}, {"why": "edition", "receipt": "travel", "record": "classic"}),
        ({"players": ["Ada"]}, {"why": "players", "receipt": 1, "record": 2}),
    ],
)
def test_a_receipt_of_another_match(changes: dict[str, Any], values: dict[str, Value]) -> None:
    assert difference(HONEST, RECEIPT | changes) == (None, RecordFault.OTHER_MATCH, values)


def test_a_record_without_a_table_is_checked_by_its_commitments_alone() -> None:
    untagged = {name: value for name, value in HONEST.items() if name != "tags"}
    assert checked(untagged, RECEIPT) == ReceiptCheck(2, 2)
    assert difference(swapped(untagged, 0, "RGBY"), RECEIPT)[:2] == (0, RecordFault.RECEIPT_MISMATCH)


def test_names_and_the_case_of_digits_do_not_matter() -> None:
    upper = [each | {"commitment": each["commitment"].upper()} for each in RECEIPT["commitments"]]
    assert checked(HONEST | {"players": ["A", "B"]}, RECEIPT | {"commitments": upper}) == ReceiptCheck(2, 2)


FIRST = RECEIPT["commitments"][0]


@pytest.mark.parametrize(
    ("broken", "why"),
    [
        (b"", "no_json"),
        (b"rubbish", "no_json"),
        (b"\xff", "no_json"),
        (b'{"table": "\xff"}', "no_json"),
        (b"[]", "fields"),
        (b"{}", "fields"),
        (b"[" * 100_000, "fields"),
        (document(CLASSIC), "fields"),
        (document(RECEIPT, keypeg_receipt=2), "fields"),
        (document(RECEIPT, more=1), "fields"),
        (document(RECEIPT, commitments=[FIRST, FIRST]), "twice"),
        *(
            (document(RECEIPT, commitments=[FIRST | change]), "fields")
            for change in (
                {"round": 0},
                {"attempt": True},
                {"seat": -1},
                {"commitment": "0" * 63},
                {"commitment": "0" * 64 + "\n"},
                {"commitment": "g" * 64},
                {"at": None},
                {"more": 1},
            )
        ),
    ],
)
def test_what_is_no_receipt_is_refused(broken: bytes, why: str) -> None:
    with pytest.raises(Refusal) as caught:
        read_receipt(broken)
    assert caught.value == Refusal(RecordFault.NOT_A_RECEIPT, why=why)


def test_a_receipt_that_is_too_large() -> None:
    largest = document(RECEIPT).ljust(16 * 2**20)
    assert read_receipt(largest).table == TABLE
    with pytest.raises(Refusal) as caught:
        read_receipt(largest + b" ")
    assert caught.value == Refusal(RecordFault.TOO_LARGE, why="receipt", most=16)


def test_the_receipt_is_read_as_it_is_written() -> None:
    receipt = read_receipt(json.dumps(RECEIPT).encode())
    assert isinstance(receipt, Receipt)
    assert (receipt.table, receipt.seat, receipt.commitments[1].seat) == (TABLE, 1, 1)
