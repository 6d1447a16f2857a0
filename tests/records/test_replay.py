"""Replay: the referee goes over a record, and refuses it at its first bad action."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from keypeg.records.record import Record, read, write
from keypeg.records.refusals import RecordFault
from keypeg.records.replay import RecordRefused, read_record, replay, steps, summary
from keypeg.rules.refusals import Fault
from tests.generators import Played, matches
from tests.records.examples import (
    BY_HAND,
    CLASSIC,
    CLASSIC_ANSWER,
    DEAL,
    DUEL,
    EVERY,
    GROUP,
    HAND_DEAL,
    after,
    document,
)

GUESS: dict[str, Any] = {"seat": 1, "do": "guess", "row": "RRGG"}
NO_NAMES: tuple[Any, ...] = ("Guess", "", "pass", None, 1, ["guess"], {}, True)
NO_SEATS: tuple[Any, ...] = (2, -1, True, False, "0", 1.0, None, [1], 10**30)
NO_ROWS: tuple[Any, ...] = (1, True, ["R", "R", "G", "G"], {})
NO_TOKENS: tuple[Any, ...] = (
    1,
    "B3 R2 Y1 G5",
    {},
    [["B", 3, 1]] * 4,
    [["B"]] * 4,
    [["B", True]] * 4,
    [["B", "3"]] * 4,
    ["B3"] * 4,
)


def answered(record: dict[str, Any]) -> Any:
    return json.loads(msgspec.json.encode(summary(replay(read_record(document(record))))))


def refused(record: dict[str, Any]) -> RecordRefused:
    with pytest.raises(RecordRefused) as caught:
        replay(read_record(document(record)))
    return caught.value


@given(played=matches())
def test_a_match_replays_to_the_state_it_was_played_to(played: Played) -> None:
    assert replay(read(write(played.record))) == played.state


@given(played=matches(), cut=st.integers(0, 120))
def test_a_record_cut_anywhere_replays_so_far(played: Played, cut: int) -> None:
    cut = min(cut, len(played.record.entries))
    beginning = Record(played.record.edition, played.record.players, played.record.entries[:cut])
    state = replay(beginning)
    assert state == played.states[cut]
    stands = summary(state)
    assert stands.finished == bool(stands.winners)
    if cut < len(played.record.entries):
        assert not stands.finished


@given(played=matches())
def test_scores_are_the_sum_of_the_attempts(played: Played) -> None:
    stands = summary(played.state)
    assert stands.scores == tuple(
        sum(past.points[seat] for past in stands.rounds) for seat in range(played.state.seats)
    )


@given(played=matches())
def test_steps_show_every_state(played: Played) -> None:
    taken = list(steps(played.record))
    assert [step.state for step in taken] == played.states[1:]
    assert [step.events for step in taken] == played.events


def test_the_answer_of_a_finished_match() -> None:
    stands = answered(CLASSIC)
    assert stands == CLASSIC_ANSWER
    assert list(stands) == list(CLASSIC_ANSWER)
    assert list(stands["rounds"][0]) == ["number", "outcome", "points", "rows"]


@pytest.mark.parametrize(
    ("record", "rounds", "winners"),
    [
        (DUEL, [{"number": 1, "outcome": "found", "points": [1, 0], "rows": [1, 1]}], [0]),
        (GROUP, [{"number": 1, "outcome": "mastermind", "points": [0, 0, 1, 0], "rows": [1, 0, 0, 0]}], [2]),
        (BY_HAND, [{"number": 1, "outcome": "wrong_key", "points": [0, 3], "rows": [0, 1]}], []),
        (HAND_DEAL, [], []),
    ],
    ids=["duel", "group", "wrong key", "under way"],
)
def test_answers(record: dict[str, Any], rounds: list[Any], winners: list[int]) -> None:
    stands = answered(record)
    assert (stands["rounds"], stands["winners"], stands["finished"]) == (rounds, winners, bool(winners))


def test_a_replay_is_a_new_attempt_by_the_same_codemaker() -> None:
    again = after(BY_HAND, {"seat": 0, "do": "hide", "code": "WWWW"}, {"seat": 1, "do": "resign"})
    assert [(past["number"], past["outcome"]) for past in answered(again)["rounds"]] == [
        (1, "wrong_key"),
        (1, "resigned"),
    ]


@pytest.mark.parametrize("record", EVERY.values(), ids=EVERY)
@pytest.mark.parametrize("at", ["2024-05-01T12:00:00Z", "yesterday", 5, None, [], {"a": 1}], ids=str)
def test_the_time_is_ignored(record: dict[str, Any], at: Any) -> None:
    timed = record | {"actions": [action | {"at": at} for action in record["actions"]]}
    assert answered(timed) == answered(record)


MALFORMED: list[tuple[Any, Fault | RecordFault]] = [
    *((action, RecordFault.BAD_ACTION) for action in (None, 1, "guess", [], [1], True)),
    ({}, RecordFault.UNKNOWN_ACTION),
    ({"seat": 1}, RecordFault.UNKNOWN_ACTION),
    *(({"seat": 1, "do": do}, RecordFault.UNKNOWN_ACTION) for do in NO_NAMES),
    *((GUESS | {"seat": seat}, Fault.UNKNOWN_SEAT) for seat in NO_SEATS),
    ({"do": "guess", "row": "RRGG"}, Fault.UNKNOWN_SEAT),
    ({"seat": 1, "do": "guess"}, RecordFault.BAD_ACTION),
    *((GUESS | {"row": row}, RecordFault.BAD_ACTION) for row in NO_ROWS),
    (GUESS | {"colour": "R"}, RecordFault.BAD_ACTION),
    (GUESS | {"code": "RGBY"}, RecordFault.BAD_ACTION),
    (GUESS | {"row": None}, RecordFault.HIDDEN),
    (GUESS | {"row": "RRG"}, Fault.WRONG_LENGTH),
    (GUESS | {"row": ""}, Fault.WRONG_LENGTH),
    (GUESS | {"row": "RRGGR"}, Fault.WRONG_LENGTH),
    (GUESS | {"row": "rrgg"}, Fault.UNKNOWN_LETTER),
    (GUESS | {"row": "RRG\x00"}, Fault.UNKNOWN_LETTER),
    (GUESS | {"row": "RR.G"}, Fault.EMPTY_HOLE),
    (GUESS | {"row": "RROG"}, Fault.COLOUR_NOT_IN_BOX),
    (GUESS | {"seat": 0}, Fault.NOT_YOUR_TURN),
    ({"seat": 0, "do": "hide", "code": None}, RecordFault.HIDDEN),
    ({"seat": 0, "do": "hide", "code": "RGBY"}, Fault.CODE_ALREADY_HIDDEN),
    ({"seat": 0, "do": "hide", "row": "RGBY"}, RecordFault.BAD_ACTION),
    ({"seat": 0, "do": "mark", "reds": 1, "whites": 0}, Fault.NOT_BY_HAND),
    ({"seat": 0, "do": "mark", "reds": True, "whites": 0}, RecordFault.BAD_ACTION),
    ({"seat": 0, "do": "mark", "reds": 1}, RecordFault.BAD_ACTION),
    ({"seat": 0, "do": "mark", "reds": 1.5, "whites": "0"}, RecordFault.BAD_ACTION),
    ({"seat": 1, "do": "challenge"}, Fault.NOT_BY_HAND),
    ({"seat": 1, "do": "challenge", "row": 0}, RecordFault.BAD_ACTION),
    ({"seat": 1, "do": "resign", "why": "tired"}, RecordFault.BAD_ACTION),
    *(({"seat": 1, "do": "hint", "step": step}, RecordFault.BAD_ACTION) for step in (0, -1, True, "1", None, 1.5)),
    ({"seat": 1, "do": "hint"}, RecordFault.BAD_ACTION),
    ({"seat": 1, "do": "ask", "row": "RRGG"}, Fault.NOT_IN_THIS_EDITION),
    ({"seat": 1, "do": "mastermind", "row": "RRGG"}, Fault.NOT_IN_THIS_EDITION),
    ({"seat": 1, "do": "answer", "key": "black"}, Fault.NOT_IN_THIS_EDITION),
    (DEAL, Fault.NOT_IN_THIS_EDITION),
]


@pytest.mark.parametrize(("action", "fault"), MALFORMED, ids=lambda value: str(value)[:60])
@pytest.mark.parametrize("hints", [0, 3])
def test_the_first_bad_action_is_named(action: Any, fault: Fault | RecordFault, hints: int) -> None:
    before = [CLASSIC["actions"][0], *[{"seat": 1, "do": "hint", "step": 1}] * hints]
    caught = refused(CLASSIC | {"actions": [*before, action, GUESS, {"do": "nonsense"}]})
    assert (caught.action, caught.refusal.fault) == (1 + hints, fault)


@pytest.mark.parametrize(
    ("deal", "fault"),
    [
        (DEAL | {"tokens": None}, RecordFault.HIDDEN),
        (DEAL | {"tokens": [None, ["R", 2], ["Y", 1], ["G", 5]]}, RecordFault.HIDDEN),
        (DEAL | {"tokens": [None] * 4}, RecordFault.HIDDEN),
        *((DEAL | {"tokens": tokens}, RecordFault.BAD_ACTION) for tokens in NO_TOKENS),
        (DEAL | {"tokens": []}, Fault.IMPOSSIBLE_DEAL),
        (DEAL | {"tokens": [["B", 3], ["R", 2], ["Y", 1]]}, Fault.IMPOSSIBLE_DEAL),
        (DEAL | {"tokens": [["B", 3], ["R", 3], ["Y", 1], ["G", 5]]}, Fault.IMPOSSIBLE_DEAL),
        (DEAL | {"tokens": [["B", 0], ["R", 2], ["Y", 1], ["G", 5]]}, Fault.IMPOSSIBLE_DEAL),
        (DEAL | {"tokens": [["B", 6], ["R", 2], ["Y", 1], ["G", 5]]}, Fault.IMPOSSIBLE_DEAL),
        (DEAL | {"tokens": [["P", 3], ["R", 2], ["Y", 1], ["G", 5]]}, Fault.IMPOSSIBLE_DEAL),
        (DEAL | {"tokens": [["", 3], ["R", 2], ["Y", 1], ["G", 5]]}, Fault.IMPOSSIBLE_DEAL),
        (DEAL | {"tokens": [["RG", 3], ["R", 2], ["Y", 1], ["G", 5]]}, Fault.IMPOSSIBLE_DEAL),
        (DEAL | {"opener": 4}, Fault.IMPOSSIBLE_DEAL),
        (DEAL | {"opener": -1}, Fault.IMPOSSIBLE_DEAL),
        (DEAL | {"opener": None}, Fault.IMPOSSIBLE_DEAL),
        (DEAL | {"opener": True}, RecordFault.BAD_ACTION),
        (DEAL | {"opener": "0"}, RecordFault.BAD_ACTION),
        (DEAL | {"seat": 0}, Fault.NOT_YOUR_TURN),
    ],
    ids=lambda value: str(value)[:90],
)  # fmt: skip
def test_deals_that_cannot_be(deal: Any, fault: Fault | RecordFault) -> None:
    caught = refused(GROUP | {"actions": [deal]})
    assert (caught.action, caught.refusal.fault) == (0, fault)


@pytest.mark.parametrize(
    ("record", "action", "fault", "rule"),
    [
        (CLASSIC, GUESS, Fault.MATCH_OVER, "C9"),
        (CLASSIC | {"actions": []}, GUESS, Fault.CODE_NOT_HIDDEN, "C2"),
        (BY_HAND | {"actions": BY_HAND["actions"][:3]}, BY_HAND["actions"][2], Fault.NOTHING_TO_MARK, "C4"),
        (BY_HAND | {"actions": BY_HAND["actions"][:2]}, GUESS, Fault.NOT_YOUR_TURN, "C4"),
        (BY_HAND | {"actions": BY_HAND["actions"][:2]},
         {"seat": 0, "do": "mark", "reds": 3, "whites": 1}, Fault.IMPOSSIBLE_KEY, "M2"),
        (DUEL | {"actions": DUEL["actions"][:3]}, GUESS | {"row": "RRGGB"}, Fault.NOT_YOUR_TURN, "D3"),
        (GROUP | {"actions": GROUP["actions"][:3]},
         {"seat": 3, "do": "ask", "row": "RRB.G"}, Fault.NOT_YOUR_TURN, "G4"),
        (HAND_DEAL, {"seat": 1, "do": "answer", "key": "grey"}, RecordFault.BAD_ACTION, None),
        (HAND_DEAL, {"seat": 1, "do": "answer", "key": None}, RecordFault.BAD_ACTION, None),
        (HAND_DEAL, {"seat": 1, "do": "answer", "key": "black", "board": 1}, Fault.UNKNOWN_BOARD, "G1"),
        (HAND_DEAL, {"seat": 1, "do": "answer", "key": "black"}, Fault.NOTHING_TO_ANSWER, "G5"),
        (CLASSIC | {"options": {"hints": "forbidden"}, "actions": []},
         {"seat": 0, "do": "hint", "step": 1}, Fault.HINTS_FORBIDDEN, None),
    ],
)  # fmt: skip
def test_a_rule_that_is_broken_is_named(
    record: dict[str, Any], action: Any, fault: Fault | RecordFault, rule: str | None
) -> None:
    caught = refused(after(record, action))
    assert (caught.action, caught.refusal.fault, caught.refusal.rule) == (len(record["actions"]), fault, rule)


@pytest.mark.parametrize("number", [int("9" * 4_000), -int("9" * 4_000)], ids=["large", "small"])
def test_what_is_said_about_numbers_stays_short(number: int) -> None:
    marked = BY_HAND | {"actions": [*BY_HAND["actions"][:2], {"seat": 0, "do": "mark", "reds": number, "whites": 0}]}
    assert all(len(str(value)) < 250 for value in refused(marked).refusal.values.values())
