"""Refusals are values: they can be compared, and they can leave the process that raised them."""

import pickle

import pytest

from keypeg.arena.refusals import ArenaFault, ArenaRefusal
from keypeg.rules import edition
from keypeg.rules.refusals import Fault, Refusal
from keypeg.tables.refusals import TableFault, TableRefusal
from keypeg.thinking.analysis import RowRefused

REFUSALS = [
    Refusal(Fault.MATCH_OVER, "C9"),
    Refusal(Fault.WRONG_LENGTH, "C2", row="RRR", letters=3, holes=4),
    TableRefusal(TableFault.BAD_ID, most=120),
    RowRefused(2, Refusal(Fault.EMPTY_HOLE, "C2", row="RR.R", holes=4)),
    ArenaRefusal(ArenaFault.WRONG_ENTRANT_COUNT, most=20),
]


@pytest.mark.parametrize("refusal", REFUSALS, ids=lambda refusal: type(refusal).__name__)
def test_a_refusal_survives_pickling(refusal: Refusal) -> None:
    restored = pickle.loads(pickle.dumps(refusal))
    assert type(restored) is type(refusal)
    assert restored == refusal
    assert restored.__dict__ == refusal.__dict__
    assert str(restored) == str(refusal)


@pytest.mark.parametrize(("value", "said"), [(1.5, "1.5"), ([[1]], "[…]"), ({"a": 1}, "{…}"), (None, "null")])
def test_a_bad_option_is_repeated_without_what_is_inside_it(value: object, said: str) -> None:
    with pytest.raises(Refusal) as refused:
        edition("classic", {"rounds": value})
    assert refused.value.values["value"] == said


def test_a_refusal_has_its_code_and_its_sentence() -> None:
    refused = Refusal(Fault.WRONG_LENGTH, "C2", row="RGB", letters=3, holes=4)
    assert refused.code == "wrong_length"
    assert type(refused.code) is str
    assert refused.message == "“RGB” has 3 letters; this takes 4."
