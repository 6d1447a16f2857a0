"""A key that stands twice in one object is refused, at any depth, and the action that holds it is named."""

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from keypeg.records import entries
from keypeg.records import record as records
from keypeg.records.record import read
from keypeg.records.refusals import RecordFault
from keypeg.records.repeated_keys import colons_in
from keypeg.records.replay import RecordRefused, read_record, replay
from keypeg.rules.refusals import Fault, Refusal
from tests.records.examples import ADA_HIDES, CLASSIC, EVERY, document

TEXTS = st.text(st.sampled_from('a:{}[], "'))
VALUES: st.SearchStrategy[object] = st.recursive(
    st.none() | st.integers() | TEXTS,
    lambda parts: st.lists(parts, max_size=4) | st.dictionaries(TEXTS, parts, max_size=4),
    max_leaves=12,
)


class Doubled(dict[str, Any]):
    """An object that is written with one of its keys twice."""

    def __init__(self, fields: dict[str, Any], key: str, first: object) -> None:
        super().__init__(fields)
        self.pairs = [(key, first), *fields.items()]


def written(value: object) -> str:
    match value:
        case Doubled(pairs=pairs):
            return "{" + ", ".join(f"{json.dumps(key)}: {written(part)}" for key, part in pairs) + "}"
        case dict():
            return "{" + ", ".join(f"{json.dumps(key)}: {written(part)}" for key, part in value.items()) + "}"
        case list():
            return "[" + ", ".join(map(written, value)) + "]"
        case _:
            return json.dumps(value)


def refused(text: str) -> tuple[int | None, str, object]:
    with pytest.raises(RecordRefused) as caught:
        replay(read_record(text.encode()))
    refusal = caught.value.refusal
    assert refusal.fault is RecordFault.NOT_A_RECORD
    return caught.value.action, str(refusal.values["why"]), refusal.values["key"]


@pytest.mark.parametrize("key", CLASSIC)
def test_in_the_record_itself(key: str) -> None:
    assert refused(written(Doubled(CLASSIC, key, CLASSIC[key]))) == (None, "repeated_key", key)


def test_in_options_and_tags() -> None:
    assert refused(written(CLASSIC | {"options": Doubled({"rounds": 2}, "rounds", 1)})) == (
        None,
        "repeated_key",
        "rounds",
    )
    assert refused(written(CLASSIC | {"tags": Doubled({"": "a"}, "", "b")})) == (None, "repeated_key", "")


@pytest.mark.parametrize(
    ("key", "first"), [("seat", 1), ("do", "guess"), ("code", "WWWW"), ("code", "W:W"), ("code", {})]
)
def test_in_an_action(key: str, first: object) -> None:
    actions = [*CLASSIC["actions"][:3], Doubled(CLASSIC["actions"][3], key, first)]
    assert refused(written(CLASSIC | {"actions": actions})) == (3, "repeated_key", key)


def test_deep_inside_an_action() -> None:
    deep = ADA_HIDES | {"at": [{"a": [Doubled({"b": 1}, "b", 2)]}]}
    assert refused(written(CLASSIC | {"actions": [deep]})) == (0, "repeated_key", "b")


def test_an_earlier_fault_is_found_first() -> None:
    actions = [CLASSIC["actions"][1], Doubled(ADA_HIDES, "code", "WWWW")]
    with pytest.raises(RecordRefused) as caught:
        replay(read_record(written(CLASSIC | {"actions": actions}).encode()))
    assert (caught.value.action, caught.value.refusal.fault) == (0, "code_not_hidden")


@pytest.mark.parametrize("key", [r"do", r"\u0064o", r"d\u006f"])
def test_however_it_is_spelled(key: str) -> None:
    text = document(CLASSIC).decode().replace('"do": "hide"', f'"do": "hide", "{key}": "hide"', 1)
    assert refused(text) == (0, "repeated_key", "do")


def test_an_escaped_colon_does_not_cover_a_second_key() -> None:
    """The colons would add up if escaped ones were counted: one key too many, one colon too few."""
    hide = r'{"seat": 0, "seat": 0, "do": "hide", "code": "RGBY", "at": "12\u003a00"}'
    assert refused(document(CLASSIC, actions=0).decode().replace('"actions": 0', f'"actions": [{hide}]')) == (
        0,
        "repeated_key",
        "seat",
    )
    names = document(CLASSIC, players=["A:a", "Bo"]).decode().replace("A:a", r"A\u003aa")
    assert refused(names.replace('"keypeg": 1', '"keypeg": 1, "keypeg": 1')) == (None, "repeated_key", "keypeg")


@pytest.mark.parametrize("record", EVERY.values(), ids=EVERY)
def test_colons_elsewhere_do_no_harm(record: dict[str, Any]) -> None:
    texts = ["12:00", '":', r"\":", "::", r"\u003a", "{}", '{"a": 1, "a": 2}']
    rng = random.Random(7)
    actions = [action | {"at": rng.choice(texts), "note": rng.choice(texts)} for action in record["actions"]]
    players = [f"{name}{rng.choice(texts)}" for name in record["players"]]
    full = record | {"actions": actions, "players": players, "tags": {text: text for text in texts}}
    for text in (json.dumps(full), json.dumps(full, ensure_ascii=False, separators=(" ,", " : "))):
        found = read(text.encode())
        assert (found.flaw, found.tags) == (None, full["tags"])
        assert [entry.note for entry in found.entries] == [action["note"] for action in actions]


def test_the_same_key_in_two_objects_is_none() -> None:
    assert read(document(CLASSIC, tags={"edition": "first", "do": "it"})).tags == {"edition": "first", "do": "it"}


@pytest.mark.parametrize("tag", ["plain", r"\\", r"\u003a"])
def test_an_action_that_is_no_text_is_refused_when_it_is_read(tag: str) -> None:
    """An escaped character elsewhere has the record read twice, and changes nothing else."""
    text = document(CLASSIC, tags={"event": "?"}, actions=[ADA_HIDES, {"code": "!"}]).decode()
    record = read(text.replace("?", tag).encode().replace(b"!", b"\xff"))
    assert len(record.entries) == 1
    assert record.flaw == Refusal(RecordFault.BAD_ACTION, why="no_object")


def test_a_number_that_is_too_long_to_be_converted_does_no_harm() -> None:
    text = document(CLASSIC, actions=[ADA_HIDES | {"note": "a\n"}, {"at": 0}]).decode()
    record = read(text.replace('"at": 0', f'"at": {"9" * 5_000}').encode())
    assert len(record.entries) == 1
    assert record.flaw == Refusal(RecordFault.BAD_ACTION, why="no_object")


def test_a_record_that_must_be_read_twice_may_be_nested_to_any_depth() -> None:
    """The second reading has less of the stack left, so it refuses some depths that the first one does not."""
    text = document(CLASSIC, edition=1, options=0).decode().replace("Ada", r"Ad\u0061")
    refusals = set()
    for depth in range(1, 1_100):
        with pytest.raises(Refusal) as caught:
            read(text.replace('"options": 0', f'"options": {"[" * depth}{"]" * depth}').encode())
        refusals.add(str(caught.value))
    nested, no_name = Refusal(RecordFault.NOT_JSON, why="nested"), Refusal(Fault.UNKNOWN_EDITION, why="no_name")
    assert refusals == {str(nested), str(no_name)}


@given(VALUES)
def test_a_value_needs_as_many_colons_as_it_is_written_with(value: object) -> None:
    assert colons_in(value) == json.dumps(value).count(":")


def test_a_record_without_escapes_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second reading is slow. Colons in texts do not bring it about."""

    def second_reading(document: bytes, **options: object) -> None:
        raise AssertionError(f"read again with {options}: {document!r}")

    monkeypatch.setattr(records, "refuse_repeated_keys", second_reading)
    monkeypatch.setattr(entries, "refuse_repeated_keys", second_reading)
    actions = [action | {"at": "12:00"} for action in CLASSIC["actions"]]
    assert read(document(CLASSIC, actions=actions, tags={"a:b": "c:d"})).flaw is None
    assert read(document(CLASSIC)).flaw is None
