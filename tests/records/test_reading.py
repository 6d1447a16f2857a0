"""Reading: what is a record, what is none, and what is wrong with it."""

import json
from enum import StrEnum
from typing import Any

import pytest

from keypeg.records.record import LONGEST_NAME, MOST_BYTES, read
from keypeg.records.refusals import RecordFault
from keypeg.records.replay import RecordRefused, read_record
from keypeg.rules.refusals import Fault
from tests.records.examples import CLASSIC, EVERY, document

NO_ROUNDS: tuple[Any, ...] = (0, -1, True, False, "2", 2.0, 2.5, None, [2], {}, 10**30)


def refused(document: bytes) -> RecordRefused:
    with pytest.raises(RecordRefused) as caught:
        read_record(document)
    assert caught.value.action is None
    return caught.value


def fault_of(document: bytes) -> StrEnum:
    return refused(document).refusal.fault


@pytest.mark.parametrize("record", EVERY.values(), ids=EVERY)
def test_reads_every_action(record: dict[str, Any]) -> None:
    read_back = read(document(record))
    assert read_back.flaw is None
    assert read_back.edition.name == record["edition"]
    assert list(read_back.players) == record["players"]
    assert len(read_back.entries) == len(record["actions"])
    assert [entry.seat for entry in read_back.entries] == [action.get("seat") for action in record["actions"]]


def test_options_may_be_left_out() -> None:
    bare = {name: value for name, value in CLASSIC.items() if name != "options"}
    assert read(document(bare)).edition == read(document(CLASSIC)).edition


@pytest.mark.parametrize(
    "rubbish",
    [
        b"",
        b" \n",
        b"not JSON",
        b"{",
        b'{"keypeg": 1,}',
        b"\xff\xfe",
        document(CLASSIC) + b"}",
        document(CLASSIC) * 2,
        document(CLASSIC).decode().encode("utf-16"),
        document(CLASSIC, players=["\ud800", "Bo"]),
        b'{"keypeg":' + b"[" * 100_000,
        b'{"keypeg":' + b'{"a":' * 100_000,
    ],
    ids=lambda rubbish: repr(rubbish[:20]),
)
def test_what_is_not_json(rubbish: bytes) -> None:
    assert fault_of(rubbish) is RecordFault.NOT_JSON


@pytest.mark.parametrize(
    "text",
    [
        "[]",
        "null",
        "1",
        '"classic"',
        "{}",
        document(CLASSIC, actions={}).decode(),
        document(CLASSIC, actions=None).decode(),
        document(CLASSIC, options=[]).decode(),
        document(CLASSIC, options=None).decode(),
        document(CLASSIC, players="Ada").decode(),
        document(CLASSIC, players={"Ada": 0, "Bo": 1}).decode(),
        document(CLASSIC, players=["Ada", 2]).decode(),
        document(CLASSIC, players=["Ada", None]).decode(),
        document(CLASSIC, result="1-0").decode(),
        *(json.dumps({name: value for name, value in CLASSIC.items() if name != left_out}) for left_out in
          ("keypeg", "edition", "players", "actions")),
    ],
)  # fmt: skip
def test_what_is_json_but_no_record(text: str) -> None:
    assert fault_of(text.encode()) is RecordFault.NOT_A_RECORD


@pytest.mark.parametrize("version", [0, 2, True, 1.0, "1", None, [1]])
def test_other_versions(version: Any) -> None:
    assert fault_of(document(CLASSIC, keypeg=version)) is RecordFault.UNKNOWN_VERSION


@pytest.mark.parametrize("name", ["chess", "", "Classic", "classic ", None, 1, ["classic"]])
def test_unknown_editions(name: Any) -> None:
    assert fault_of(document(CLASSIC, edition=name)) is Fault.UNKNOWN_EDITION


@pytest.mark.parametrize(
    ("edition", "option"),
    [("classic", "colours"), ("classic", "Rounds"), ("classic", ""), ("travel", "doubles"), ("hasbro94", "tie_break"),
     ("hasbro94", "colours"), ("duel", "first_codemaker"), ("group", "guesses"), ("custom", "rings")],
)  # fmt: skip
def test_unknown_options(edition: str, option: str) -> None:
    assert fault_of(document(CLASSIC, edition=edition, options={option: 1})) is Fault.UNKNOWN_OPTION


@pytest.mark.parametrize(
    ("edition", "option", "value"),
    [
        *(("classic", "rounds", value) for value in NO_ROUNDS),
        *(("classic", "first_codemaker", value) for value in (2, -1, True, False, "0", None, 0.0)),
        ("classic", "marking", "By_hand"),
        ("classic", "marking", True),
        ("classic", "hints", False),
        ("travel", "colours", 5),
        ("travel", "colours", 9),
        ("travel", "tie_break", "sudden_death"),
        ("travel", "guesses", None),
        ("hasbro94", "doubles", 1),
        ("hasbro94", "doubles", "true"),
        ("hasbro94", "ninth_colour", 0),
        ("hasbro94", "penalty", "codebreaker"),
        ("duel", "rings", 6),
        ("duel", "rings", "5"),
        ("duel", "handicap", 2),
        ("duel", "handicap", False),
        ("duel", "handicap", True),
        ("duel", "race", 1),
        ("group", "rounds", 8),
        ("group", "boards_each", 3),
        ("group", "boards_each", True),
        ("group", "second_board", 2),
        ("group", "second_board", False),
        ("group", "rows", "all"),
        ("group", "calls", "never"),
        ("custom", "pegs", 0),
        ("custom", "pegs", 9),
        ("custom", "colours", 1),
        ("custom", "colours", 13),
        ("custom", "row_limit", 0),
        ("custom", "row_limit", 21),
        ("custom", "bonus", -1),
        ("custom", "repeats", 1),
        ("custom", "mistake", "none"),
    ],
)
def test_values_that_an_option_does_not_take(edition: str, option: str, value: Any) -> None:
    refusal = refused(document(CLASSIC, edition=edition, options={option: value})).refusal
    assert refusal.fault is Fault.BAD_OPTION
    assert refusal.values["option"] == option
    assert refusal.rule or option == "hints"  # no rulebook speaks of hints


def test_an_option_nested_to_any_depth_is_refused() -> None:
    for depth in range(1, 1_100):
        nested = b'{"rounds": ' + b"[" * depth + b"]" * depth + b"}"
        broken = document(CLASSIC, options=0).replace(b'"options": 0', b'"options": ' + nested)
        assert fault_of(broken) in (Fault.BAD_OPTION, RecordFault.NOT_JSON)


@pytest.mark.parametrize(
    ("edition", "options", "players", "fault", "rule"),
    [
        ("duel", {"rings": 4, "handicap": 0}, 2, Fault.CONTRADICTORY_OPTIONS, "D10"),
        ("duel", {"rings": 4, "handicap": 1}, 2, Fault.CONTRADICTORY_OPTIONS, "D10"),
        ("duel", {"rounds": 2}, 2, Fault.CONTRADICTORY_OPTIONS, "D1"),
        ("duel", {"rounds": 100}, 2, Fault.CONTRADICTORY_OPTIONS, "D1"),
        ("group", {"boards_each": 2}, 3, Fault.WRONG_PLAYER_COUNT, "G1"),
        ("group", {"boards_each": 2}, 4, Fault.WRONG_PLAYER_COUNT, "G1"),
        ("group", {"second_board": 0}, 3, Fault.WRONG_PLAYER_COUNT, "G1"),
        ("group", {"second_board": 0, "boards_each": 2}, 2, Fault.CONTRADICTORY_OPTIONS, "G1"),
        ("custom", {"pegs": 5, "colours": 4, "repeats": False}, 2, Fault.IMPOSSIBLE_SHAPE, "X1"),
    ],
)
def test_options_that_contradict_each_other(
    edition: str, options: dict[str, Any], players: int, fault: Fault, rule: str
) -> None:
    names = ["Ada", "Bo", "Cy", "Dee"][:players]
    refusal = refused(document(CLASSIC, edition=edition, options=options, players=names, actions=[])).refusal
    assert (refusal.fault, refusal.rule) == (fault, rule)


@pytest.mark.parametrize(
    ("edition", "options"),
    [("duel", {"rings": 4}), ("duel", {"handicap": 1}), ("duel", {"rings": 5, "handicap": 0}),
     ("duel", {"rounds": 5}), ("group", {"boards_each": 2}), ("custom", {"pegs": 5, "colours": 5, "repeats": False}),
     ("custom", {"pegs": 5, "colours": 4, "repeats": False, "empties": True})],
)  # fmt: skip
def test_neighbours_of_contradictions_are_fine(edition: str, options: dict[str, Any]) -> None:
    agreed = read_record(document(CLASSIC, edition=edition, options=options, actions=[])).edition
    assert options.items() <= agreed.options.items()


@pytest.mark.parametrize(
    ("edition", "count", "rule"),
    [("classic", 0, "C1"), ("classic", 1, "C1"), ("classic", 3, "C1"), ("travel", 1, "T1"), ("hasbro94", 3, "H1"),
     ("duel", 3, "D1"), ("group", 1, "G1"), ("group", 5, "G1"), ("custom", 3, "C1")],
)  # fmt: skip
def test_a_wrong_number_of_players(edition: str, count: int, rule: str) -> None:
    refusal = refused(document(CLASSIC, edition=edition, players=["Ada"] * count, actions=[])).refusal
    assert (refusal.fault, refusal.rule) == (Fault.WRONG_PLAYER_COUNT, rule)


def test_a_name_has_a_longest_length() -> None:
    longest = "é" * LONGEST_NAME
    assert read(document(CLASSIC, players=["Ada", longest])).players == ("Ada", longest)
    assert fault_of(document(CLASSIC, players=["Ada", longest + "é"])) is RecordFault.BAD_NAME


def test_a_record_has_a_greatest_size() -> None:
    full = document(CLASSIC).ljust(MOST_BYTES)
    assert len(read(full).entries) == len(CLASSIC["actions"])
    assert fault_of(full + b" ") is RecordFault.TOO_LARGE


@pytest.mark.parametrize(
    "broken",
    [
        document(CLASSIC, edition="x" * 10_000),
        document(CLASSIC, options={"x" * 10_000: 1}),
        document(CLASSIC, options={"rounds": "x" * 10_000}),
        document(CLASSIC, options={"rounds": int("9" * 4_000)}),
        document(CLASSIC, **{"x" * 10_000: 1}),
    ],
)
def test_messages_stay_short(broken: bytes) -> None:
    assert all(len(str(value)) < 250 for value in refused(broken).refusal.values.values())
