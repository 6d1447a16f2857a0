"""Remarks: tags and notes are for people. The referee ignores them, and whoever writes a record keeps them."""

import json
from typing import Any

import pytest

from keypeg.locales import in_words, words
from keypeg.records.entries import LONGEST_NOTE
from keypeg.records.record import read, write
from keypeg.records.redaction import write_redacted
from keypeg.records.refusals import RecordFault
from keypeg.records.replay import RecordRefused, read_record, replay, summary
from keypeg.records.replay_page import replay_page
from tests.records.examples import CLASSIC, EVERY, document

TAGS = {"date": "2026-11-16", "event": "Kitchen cup", "<b>": "\u202e & more", "": ""}


def remarked(record: dict[str, Any]) -> dict[str, Any]:
    actions = [
        action | {"at": "2026-11-16T19:00:00Z", "note": f"{number}: why not?"}
        for number, action in enumerate(record["actions"])
    ]
    return record | {"actions": actions, "tags": TAGS}


@pytest.mark.parametrize("record", EVERY.values(), ids=EVERY)
def test_the_referee_ignores_remarks_and_writing_keeps_them(record: dict[str, Any]) -> None:
    found = read(document(remarked(record)))
    assert summary(replay(found)) == summary(replay(read(document(record))))
    for text in (write(found), write_redacted(found, None), write_redacted(found, 0)):
        again = json.loads(text)
        assert again["tags"] == TAGS
        assert [action["note"] for action in again["actions"]] == [
            action["note"] for action in remarked(record)["actions"]
        ]
        assert {action["at"] for action in again["actions"]} == {"2026-11-16T19:00:00Z"}
    assert json.loads(write(found)) == remarked(record)


def test_a_replay_page_shows_remarks() -> None:
    page = replay_page(read(document(remarked(CLASSIC))), None, whole=True)
    assert page.tags == TAGS
    assert [frame.note for frame in page.frames] == [None, *(f"{number}: why not?" for number in range(5))]
    assert replay_page(read(document(CLASSIC)), None, whole=True).tags == {}


@pytest.mark.parametrize("tags", [None, [], "x", 1, {"date": 2026}, {"date": None}, {"date": ["a"]}, {"a": {"b": "c"}}])
def test_tags_are_texts(tags: Any) -> None:
    with pytest.raises(RecordRefused) as caught:
        read_record(document(CLASSIC, tags=tags))
    assert (caught.value.action, caught.value.refusal.fault) == (None, RecordFault.NOT_A_RECORD)


@pytest.mark.parametrize("note", ["x" * (LONGEST_NOTE + 1), 5, [], {}, True])
def test_a_note_is_a_text_of_500_characters_at_most(note: Any) -> None:
    actions = [*CLASSIC["actions"][:2], CLASSIC["actions"][2] | {"note": note}]
    with pytest.raises(RecordRefused) as caught:
        replay(read_record(document(CLASSIC, actions=actions)))
    assert (caught.value.action, caught.value.refusal.fault) == (2, RecordFault.BAD_ACTION)
    longest = actions[2] | {"note": "é" * LONGEST_NOTE}
    assert len(read(document(CLASSIC, actions=[*actions[:2], longest])).entries) == 3


BAD: list[tuple[object, str]] = [
    ({"seat": 1, "do": "guess"}, "row"),
    ({"seat": 1, "do": "guess", "row": 7}, "row"),
    ({"seat": 1, "do": "guess", "row": "RGBY", "colour": "R"}, "colour"),
    ({"seat": 0, "do": "mark", "reds": "1", "whites": 0}, "reds"),
    ({"seat": 0, "do": "mark", "reds": 1}, "whites"),
    ({"do": "deal", "tokens": [["B"]]}, "tokens"),
    ({"do": "deal", "tokens": [["B", "3"]]}, "tokens"),
    ({"do": "deal", "tokens": [["B", 3]], "opener": "0"}, "opener"),
    ({"seat": 0, "do": "answer", "key": "grey"}, "key"),
    ({"seat": 0, "do": "answer", "key": "black", "board": 0.5}, "board"),
    ({"seat": 0, "do": "hint", "step": 0}, "step"),
]


@pytest.mark.parametrize(("action", "field"), BAD)
def test_a_bad_action_is_explained_in_the_readers_language(action: object, field: str) -> None:
    refusal = read(document(CLASSIC, actions=[action])).flaw
    assert refusal is not None
    assert (refusal.fault, refusal.values["field"]) == (RecordFault.BAD_ACTION, field)
    sentences = {
        in_words(words(language, "refusals"), refusal.fault, refusal.values) for language in ("en", "fr", "de")
    }
    assert len(sentences) == 3
    for sentence in sentences:
        assert field in sentence
        assert not {"Expected", "Object", "Invalid", "got"} & set(sentence.split())


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{",
        b"no",
        b'{"keypeg": \xff}',
        b"[]",
        b"{}",
        document(CLASSIC, result="1-0"),
        document(CLASSIC, actions={}),
    ],
)
def test_what_is_no_record_is_explained_in_the_readers_language(text: bytes) -> None:
    with pytest.raises(RecordRefused) as caught:
        read_record(text)
    refusal = caught.value.refusal
    assert len({in_words(words(lang, "refusals"), refusal.fault, refusal.values) for lang in ("en", "fr", "de")}) == 3
    assert "detail" not in refusal.values
