"""Rubbish: whatever comes in, an answer or a clear refusal goes out, in bounded time and memory."""

import json
import random
import resource
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.cli.command import keypeg
from tests.cli.conftest import Run
from tests.records.examples import ADA_HIDES, CLASSIC, EVERY, document

MANY = 100_000
LARGE = 50 * 10**6
MOST_MEMORY = 1_500 * 10**6


def little_memory() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def replayed(file: Path, *words: str) -> tuple[int, list[Any]]:
    """The exit status and the answers of the installed command, which has little memory."""
    with file.open("rb") as source:
        ran = keypeg("replay", "-", "--json", *words, source=source, prepare=little_memory)
    assert ran.stderr == b""
    assert ran.stdout.endswith(b"\n")
    return ran.returncode, [json.loads(line) for line in ran.stdout.splitlines()]


def asks() -> Iterable[Any]:
    yield {"do": "deal", "tokens": [["B", 3], ["R", 2]], "opener": 0}
    yield from ({"seat": turn % 2, "do": "ask", "row": "BR..."} for turn in range(MANY))


LONG: dict[str, tuple[str, dict[str, Any], Callable[[], Iterable[Any]]]] = {
    "hints": ("classic", {}, lambda: [{"seat": 0, "do": "hint", "step": 1}] * MANY),
    "asks": ("group", {}, asks),
    "rounds": ("classic", {"rounds": MANY}, lambda: [{"seat": 0, "do": "resign"}] * MANY),
    "challenges": ("classic", {"marking": "by_hand"}, lambda: [
        ADA_HIDES, {"seat": 1, "do": "guess", "row": "RRGG"}, {"seat": 0, "do": "mark", "reds": 1, "whites": 1},
        *[{"seat": 1, "do": "challenge"}] * MANY]),
}  # fmt: skip


@pytest.mark.parametrize("kind", LONG)
def test_a_hundred_thousand_actions(kind: str, tmp_path: Path) -> None:
    edition, options, actions = LONG[kind]
    file = tmp_path / "match.json"
    file.write_bytes(document(CLASSIC, edition=edition, options=options, actions=list(actions())))
    status, (answer,) = replayed(file)
    if status == 0:
        assert answer["finished"] is (kind == "rounds")
        assert len(answer["rounds"]) == (MANY if kind == "rounds" else 0)
    else:
        assert status == 2
        assert answer["error"]["message"]


def test_the_last_of_many_actions_is_named(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(document(CLASSIC, actions=[*[{"seat": 0, "do": "hint", "step": 1}] * MANY, 7]))
    status, (answer,) = replayed(file)
    assert (status, answer["error"]["action"], answer["error"]["code"]) == (2, MANY, "bad_action")


def fill(piece: bytes) -> bytes:
    return piece * (LARGE // len(piece))


RUBBISH: dict[str, Callable[[], bytes]] = {
    "random bytes": lambda: random.Random(1).randbytes(LARGE),
    "lists in lists": lambda: b"[" * LARGE,
    "objects in objects": lambda: fill(b'{"a":'),
    "one string": lambda: b'"' + b"x" * LARGE + b'"',
    "a string without end": lambda: b'"' + b"x" * LARGE,
    "a long name": lambda: b'{"keypeg": 1, "edition": "' + b"x" * LARGE + b'"}',
    "numbers as actions": lambda: document(CLASSIC, actions=[]).replace(b"[]", b"[" + fill(b"1,") + b"1]"),
    "spaces": lambda: b" " * LARGE,
    "zeros": lambda: bytes(LARGE),
}


@pytest.mark.parametrize("kind", RUBBISH)
@pytest.mark.parametrize("words", [(), ("--lines",)], ids=["record", "lines"])
def test_fifty_megabytes(kind: str, words: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "rubbish"
    # As lines it is one record after another that happens to be huge; random bytes hold ends of lines of their own.
    rubbish = RUBBISH[kind]()
    file.write_bytes(rubbish.replace(b"\n", b"!") + b"\n" + document(CLASSIC) if words else rubbish)
    status, answers = replayed(file, *words)
    assert status == 2
    assert answers[0]["error"]["action"] is None
    assert len(answers[0]["error"]["message"]) < 400
    assert [list(answer)[0] for answer in answers] == (["error", "edition"] if words else ["error"])  # noqa: RUF015


SMALLER: dict[str, Callable[[], bytes]] = {
    "numbers as actions": lambda: document(CLASSIC, actions=[1] * 3_000_000),
    "lists as actions": lambda: document(CLASSIC, actions=[[]] * 3_000_000),
    "lists in an action": lambda: document(CLASSIC, actions=[]).replace(
        b"[]", b"[" + b"[" * 10**6 + b"]" * 10**6 + b"]"
    ),
    "lists in a time": lambda: document(CLASSIC, actions=[]).replace(
        b"[]", b'[{"at": ' + b"[" * 10**6 + b"]" * 10**6 + b"}]"
    ),
    "a long row": lambda: document(CLASSIC, actions=[ADA_HIDES | {"code": "R" * 10**7}]),
    "many players": lambda: document(CLASSIC, players=["Ada"] * 10**6),
    "a long list as an option": lambda: document(CLASSIC, options={"rounds": [0] * 3_000_000}),
    "many options": lambda: document(CLASSIC, options={f"o{number}": 1 for number in range(500_000)}),
    "many tokens": lambda: document(
        EVERY["group"], actions=[{"do": "deal", "tokens": [["B", 1]] * 10**6, "opener": 0}]
    ),
}


@pytest.mark.parametrize("kind", SMALLER)
def test_rubbish_that_is_not_too_large_to_look_at(kind: str, tmp_path: Path) -> None:
    file = tmp_path / "rubbish"
    file.write_bytes(SMALLER[kind]())
    status, (answer,) = replayed(file)
    assert status == 2
    assert len(answer["error"]["message"]) < 400


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(["RGBY", "hide", "group"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
FUZZ = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=100)
WORDS = st.sampled_from([(), ("--lines",), ("--verify",)])


def check(run: Run, given: bytes, words: tuple[str, ...]) -> None:
    """An answer a record, and a status that fits it."""
    ran = run("replay", "-", "--json", *words, given=given)
    # Not splitlines, which also cuts at rarer characters that a message may repeat.
    *lines, rest = ran.out.split("\n")
    answers = [json.loads(line) for line in lines]
    assert (rest, ran.err) == ("", "")
    if "--lines" not in words:
        assert len(answers) == 1
    refused = ["error" in answer for answer in answers]
    assert ran.status == (2 if any(refused) else 0)


@FUZZ
@given(data=st.data(), words=WORDS)
def test_any_value_in_place_of_any_field(run: Run, data: st.DataObject, words: tuple[str, ...]) -> None:
    record = json.loads(document(EVERY[data.draw(st.sampled_from(sorted(EVERY)))]))
    target: Any = record
    if data.draw(st.booleans()):
        target = data.draw(st.sampled_from(record["actions"]))
    names = (
        st.sampled_from(sorted(target))
        | st.sampled_from(["at", "note", "salt", "commitment", "tags"])
        | st.text(max_size=8)
    )
    target[data.draw(names)] = data.draw(JSON)
    check(run, json.dumps(record).encode(), words)


@FUZZ
@given(record=JSON, words=WORDS)
def test_any_value_in_place_of_a_record(run: Run, record: Any, words: tuple[str, ...]) -> None:
    check(run, json.dumps(record).encode(), words)


@FUZZ
@given(rubbish=st.binary(max_size=300), words=WORDS)
def test_any_bytes(run: Run, rubbish: bytes, words: tuple[str, ...]) -> None:
    check(run, rubbish, words)


@FUZZ
@given(data=st.data(), words=WORDS)
def test_any_edit_of_a_record(run: Run, data: st.DataObject, words: tuple[str, ...]) -> None:
    given = document(EVERY[data.draw(st.sampled_from(sorted(EVERY)))])
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(given)))
        end = data.draw(st.integers(start, min(len(given), start + 5)))
        piece = data.draw(st.binary(max_size=4) | st.sampled_from([b"null", b"-1", b"1e9", b'"', b"{}", b"[", b"\n"]))
        given = given[:start] + piece + given[end:]
    check(run, given, words)


@FUZZ
@given(data=st.data())
def test_people_get_no_traceback_either(run: Run, data: st.DataObject) -> None:
    record = json.loads(document(EVERY[data.draw(st.sampled_from(sorted(EVERY)))]))
    record["players"] = [data.draw(st.text(max_size=20)) for _ in record["players"]]
    record["actions"] = record["actions"][: data.draw(st.integers(0, 5))]
    ran = run("replay", "-", given=json.dumps(record).encode())
    assert (ran.status, ran.err) == (0, "")
    assert all(character.isprintable() or character in "\n\u00a0\u202f" for character in ran.out)
