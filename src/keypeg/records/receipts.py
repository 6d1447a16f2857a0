"""Receipts: the commitments of a match as somebody saw them published, to check its record against.

A record alone proves only that it agrees with itself: whoever changes a code can change its commitment too. A receipt
was saved before or beside the record, so it shows such a change.
"""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from keypeg.records.commitments import secret_of
from keypeg.records.record import LONGEST_NAME, MOST_BYTES, Record
from keypeg.records.refusals import RecordFault
from keypeg.records.replay import RecordRefused, steps
from keypeg.rules.refusals import Refusal, shown

TABLE_TAG: Final = "table"
"""The tag that has the address of the table in a record from a live table."""

_FromOne = Annotated[int, Meta(ge=1)]
_Seat = Annotated[int, Meta(ge=0)]
_Digest = Annotated[str, Meta(pattern="^[0-9a-fA-F]{64}\\Z")]
_Place = tuple[int, int, int | None]
"""Round, attempt and seat. A seat hides one code in an attempt at most, and a deal has no seat."""


class PublishedCommitment(Struct, frozen=True, forbid_unknown_fields=True):
    """A commitment as it was published."""

    round: _FromOne
    attempt: _FromOne
    seat: _Seat | None
    """Who hid a code; None for a deal."""
    commitment: _Digest
    at: str
    """When it was published, for people."""

    @property
    def place(self) -> _Place:
        """Where it belongs in the match."""
        return self.round, self.attempt, self.seat


class Receipt(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody saw published at a table, all of it or from some moment on."""

    keypeg_receipt: Literal[1]
    table: str
    edition: str
    players: tuple[str, ...]
    seat: int | None
    """Whose receipt it is; None is an onlooker's."""
    commitments: tuple[PublishedCommitment, ...]


class ReceiptCheck(Struct, frozen=True):
    """A record agrees with a receipt."""

    checked: int
    """How many codes and deals the receipt vouches for."""
    hidden: int
    """How many the record has. It has more if the receipt's owner came late."""


_decode = msgspec.json.Decoder(Receipt).decode


def read_receipt(document: bytes) -> Receipt:
    """A receipt from its JSON, or a Refusal."""
    if len(document) > MOST_BYTES:
        raise Refusal(RecordFault.TOO_LARGE, why="receipt", most=MOST_BYTES // 2**20)
    try:
        receipt = _decode(document)
    except RecursionError:
        raise Refusal(RecordFault.NOT_A_RECEIPT, why="nested") from None
    except msgspec.ValidationError:
        raise Refusal(RecordFault.NOT_A_RECEIPT, why="fields") from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Refusal(RecordFault.NOT_A_RECEIPT, why="no_json") from None
    if len({each.place for each in receipt.commitments}) < len(receipt.commitments):
        raise Refusal(RecordFault.NOT_A_RECEIPT, why="twice")
    return receipt


def check_receipt(record: Record, receipt: Receipt) -> ReceiptCheck:
    """Verify a record, and check it against a receipt. Raises RecordRefused at the first difference."""
    _check_match(record, receipt)
    promised = {each.place: each.commitment.lower() for each in receipt.commitments}
    checked = hidden = 0
    for index, step in enumerate(steps(record, verify=True)):
        entry = step.entry
        if secret_of(entry.action) is None:
            continue
        hidden += 1
        found = (entry.commitment or "").lower()
        # The state after the action will do: nothing that hides something ends an attempt.
        place = step.state.number, step.state.attempt, entry.seat
        expected = promised.pop(place, None)
        if expected is None:
            continue
        if expected != found:
            raise RecordRefused(index, _mismatch(record, place, expected, found))
        checked += 1
    for place in promised:
        raise RecordRefused(None, _missing(record, place))
    return ReceiptCheck(checked, hidden)


def _check_match(record: Record, receipt: Receipt) -> None:
    """Refuse a receipt that is plainly of another match. Names are not compared: a record may be made anonymous."""
    table = record.tags.get(TABLE_TAG, receipt.table)
    if table != receipt.table:
        refusal = Refusal(RecordFault.OTHER_MATCH, why="table", receipt=shown(receipt.table), record=shown(table))
    elif record.edition.name != receipt.edition:
        edition = shown(receipt.edition)
        refusal = Refusal(RecordFault.OTHER_MATCH, why="edition", receipt=edition, record=record.edition.name)
    elif len(record.players) != len(receipt.players):
        there, here = len(receipt.players), len(record.players)
        refusal = Refusal(RecordFault.OTHER_MATCH, why="players", receipt=there, record=here)
    else:
        return
    raise RecordRefused(None, refusal)


def _mismatch(record: Record, place: _Place, expected: str, found: str) -> Refusal:
    number, attempt, seat = place
    if seat is None:
        return Refusal(
            RecordFault.RECEIPT_MISMATCH, why="deal", round=number, attempt=attempt, expected=expected, found=found
        )
    return Refusal(
        RecordFault.RECEIPT_MISMATCH,
        why="code",
        round=number,
        attempt=attempt,
        name=_name(record, seat),
        expected=expected,
        found=found,
    )


def _missing(record: Record, place: _Place) -> Refusal:
    number, attempt, seat = place
    if seat is None:
        return Refusal(RecordFault.NOT_IN_RECORD, why="deal", round=number, attempt=attempt)
    return Refusal(RecordFault.NOT_IN_RECORD, why="code", round=number, attempt=attempt, name=_name(record, seat))


def _name(record: Record, seat: int) -> str:
    """The player at a seat. A receipt may speak of a seat that the match does not have."""
    return shown(record.players[seat], LONGEST_NAME) if seat < len(record.players) else f"#{seat}"
