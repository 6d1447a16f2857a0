"""What is refused of a record says exactly what is wrong: its code, its rule, and the values of its sentence."""

from typing import Any

import pytest

from keypeg.records.record import read
from keypeg.records.refusals import RecordFault
from keypeg.records.replay import RecordRefused, read_record, replay
from keypeg.records.replay_page import replay_page
from keypeg.rules.refusals import Fault, Refusal
from tests.records.examples import ADA_HIDES, CLASSIC, DEAL, GROUP, after, document

SALT, DIGEST = "0" * 32, "0" * 64
ACTIONS = "hide, guess, mark, challenge, resign, deal, ask, answer, mastermind, hint"

RECORDS: list[tuple[bytes, Refusal]] = [
    (b" " * (16 * 2**20 + 1), Refusal(RecordFault.TOO_LARGE, why="record", most=16)),
    (b'{"keypeg":' + b"[" * 100_000, Refusal(RecordFault.NOT_JSON, why="nested")),
    (b'{"keypeg": 1,}', Refusal(RecordFault.NOT_JSON, why="damaged", byte="13")),
    (b"\xff", Refusal(RecordFault.NOT_JSON, why="damaged", byte="0")),
    (b'{"keypegs": 1, "\x80edition": "classic"}', Refusal(RecordFault.NOT_JSON, why="no_text")),
    (b'{"keypeg": "\xff"}', Refusal(RecordFault.NOT_JSON, why="no_text")),
    (b'{"keypeg": 1', Refusal(RecordFault.NOT_JSON, why="cut_short")),
    (b"[]", Refusal(RecordFault.NOT_A_RECORD, why="no_object")),
    (b'{"keypeg": 1, "players": []}', Refusal(RecordFault.NOT_A_RECORD, why="missing", field="edition")),
    (
        document(CLASSIC, **{"x\n" + "x" * 300: 1}),
        Refusal(RecordFault.NOT_A_RECORD, why="unknown_field", field=r"x\n" + "x" * 38 + "…"),
    ),
    (document(CLASSIC, actions={}), Refusal(RecordFault.NOT_A_RECORD, why="actions")),
    (document(CLASSIC, tags=[]), Refusal(RecordFault.NOT_A_RECORD, why="tags")),
    (document(CLASSIC, tags={"event": 1}), Refusal(RecordFault.NOT_A_RECORD, why="tags")),
    (document(CLASSIC, keypeg=2), Refusal(RecordFault.UNKNOWN_VERSION, version=1)),
    (document(CLASSIC, edition=1), Refusal(Fault.UNKNOWN_EDITION, why="no_name")),
    (document(CLASSIC, options=[]), Refusal(RecordFault.NOT_A_RECORD, why="options")),
    (document(CLASSIC, players="Ada"), Refusal(RecordFault.NOT_A_RECORD, why="players")),
    (document(CLASSIC, players=["Ada", 2]), Refusal(RecordFault.NOT_A_RECORD, why="players")),
    (document(CLASSIC, players=["Ada", "B" * 101]), Refusal(RecordFault.BAD_NAME, why="length", most=100)),
]


@pytest.mark.parametrize(("text", "refusal"), RECORDS, ids=[str(refusal) for _, refusal in RECORDS])
def test_what_is_no_record(text: bytes, refusal: Refusal) -> None:
    with pytest.raises(RecordRefused) as caught:
        read_record(text)
    assert caught.value.args == (None, refusal)
    assert (caught.value.action, caught.value.refusal) == (None, refusal)


BAD_ACTIONS: list[tuple[Any, Refusal]] = [
    ([], Refusal(RecordFault.BAD_ACTION, why="no_object")),
    ({"seat": "0", "do": "resign"}, Refusal(Fault.UNKNOWN_SEAT, why="no_number")),
    ({"seat": True, "do": "resign"}, Refusal(Fault.UNKNOWN_SEAT, why="no_number")),
    ({"seat": 0, "do": "pass"}, Refusal(RecordFault.UNKNOWN_ACTION, actions=ACTIONS)),
    ({"seat": 0, "do": None}, Refusal(RecordFault.UNKNOWN_ACTION, actions=ACTIONS)),
    ({"seat": 0}, Refusal(RecordFault.UNKNOWN_ACTION, actions=ACTIONS)),
    ({"seat": 0, "do": "hide", "code": None}, Refusal(RecordFault.HIDDEN)),
    (DEAL | {"tokens": [["B", 3], None]}, Refusal(RecordFault.HIDDEN)),
    (DEAL | {"tokens": [["B", 3], [None, 1]]}, Refusal(RecordFault.HIDDEN)),
    ({"seat": 0, "do": "guess", "row": None}, Refusal(RecordFault.HIDDEN)),
    ({"seat": 0, "do": "resign", "salt": SALT}, Refusal(RecordFault.BAD_ACTION, why="no_secret")),
    ({"seat": 0, "do": "guess", "row": "R", "salt": SALT}, Refusal(RecordFault.BAD_ACTION, why="no_secret")),
    (ADA_HIDES | {"salt": 1, "commitment": DIGEST}, Refusal(RecordFault.BAD_ACTION, why="no_hex")),
    (ADA_HIDES | {"salt": SALT, "commitment": 1}, Refusal(RecordFault.BAD_ACTION, why="no_hex")),
    (
        {"seat": 0, "do": "guess"},
        Refusal(RecordFault.BAD_ACTION, why="missing", action="guess", field="row"),
    ),
    (
        {"seat": 0, "do": "resign", "x\n" + "x" * 300: 1},
        Refusal(RecordFault.BAD_ACTION, why="unknown_field", action="resign", field=r"x\n" + "x" * 38 + "…"),
    ),
    (
        {"seat": 0, "do": "guess", "row": 5},
        Refusal(RecordFault.BAD_ACTION, why="value", action="guess", field="row", example='"RGBY"'),
    ),
    (ADA_HIDES | {"note": "x" * 501}, Refusal(RecordFault.BAD_ACTION, why="note", most=500)),
]


@pytest.mark.parametrize(("action", "refusal"), BAD_ACTIONS, ids=[str(refusal)[:60] for _, refusal in BAD_ACTIONS])
def test_what_is_no_action(action: Any, refusal: Refusal) -> None:
    """The actions before it are read, those after it are not, and a replay names it."""
    record = read(document(CLASSIC, actions=[ADA_HIDES, action, ADA_HIDES]))
    assert len(record.entries) == 1
    assert record.flaw == refusal
    with pytest.raises(RecordRefused) as caught:
        replay(record)
    assert (caught.value.action, caught.value.refusal) == (1, refusal)


def test_the_first_action_of_a_record_has_the_number_0() -> None:
    with pytest.raises(RecordRefused) as caught:
        replay(read(document(CLASSIC, actions=[[]])))
    assert caught.value.action == 0


def test_what_the_referee_refuses_is_refused_with_its_number() -> None:
    with pytest.raises(RecordRefused) as caught:
        replay(read(document(after(CLASSIC, ADA_HIDES))))
    refusal = Refusal(Fault.MATCH_OVER, "C9")
    assert (caught.value.action, caught.value.refusal) == caught.value.args == (5, refusal)


@pytest.mark.parametrize(
    ("changes", "refusal"),
    [
        ({}, Refusal(RecordFault.COMMITMENT_MISSING)),
        ({"salt": SALT}, Refusal(RecordFault.COMMITMENT_MISSING)),
        ({"salt": SALT, "commitment": DIGEST}, Refusal(RecordFault.COMMITMENT_MISMATCH)),
    ],
    ids=str,
)
def test_what_does_not_verify(changes: dict[str, str], refusal: Refusal) -> None:
    record = read(document(CLASSIC, actions=[ADA_HIDES | changes]))
    replay(record)
    with pytest.raises(RecordRefused) as caught:
        replay(record, verify=True)
    assert (caught.value.action, caught.value.refusal) == (0, refusal)


def test_a_frame_names_who_acted_and_when() -> None:
    """The table has no seat. What is no text is no time."""
    first = DEAL | {"at": "2024-05-01T12:00:00Z"}
    second = GROUP["actions"][1] | {"at": 5}
    page = replay_page(read(document(GROUP, actions=[first, second])), 2, whole=False, first=0, most=3)
    assert page.players == ("Ada", "Bo", "Cy", "Dee")
    assert (page.whole, page.next) == (False, None)
    assert [(frame.number, frame.seat, frame.at) for frame in page.frames] == [
        (0, None, None),
        (1, None, "2024-05-01T12:00:00Z"),
        (2, 0, None),
    ]
    assert {frame.view.seat for frame in page.frames} == {2}
    page = replay_page(read(document(GROUP)), None, whole=True, most=2)
    assert (page.whole, page.next, len(page.frames)) == (True, 2, 2)
