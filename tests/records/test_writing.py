"""Writing: a record says what was done and nothing more, and reads back as it was."""

import json
from typing import Any

import pytest
from hypothesis import given

from keypeg.records.entries import Entry
from keypeg.records.record import Record, read, write
from keypeg.records.refusals import RecordFault
from keypeg.rules import edition
from keypeg.rules.actions import Deal, HideCode, Token
from keypeg.rules.refusals import Refusal
from tests.generators import Played, matches
from tests.records.examples import EVERY, document


@given(played=matches())
def test_what_was_written_reads_back_the_same(played: Played) -> None:
    assert read(write(played.record)) == played.record


@given(played=matches())
def test_writing_again_changes_no_byte(played: Played) -> None:
    written = write(played.record)
    assert write(read(written)) == written


@given(played=matches())
def test_a_record_has_the_fields_of_the_contract_in_order(played: Played) -> None:
    fields = json.loads(write(played.record))
    assert list(fields) == ["keypeg", "edition", "options", "players", "actions"]
    assert fields["keypeg"] == 1
    assert fields["edition"] == played.record.edition.name
    assert fields["players"] == list(played.record.players)
    assert len(fields["actions"]) == len(played.record.entries)


@pytest.mark.parametrize("record", EVERY.values(), ids=EVERY)
def test_a_plain_record_is_written_as_it_was(record: dict[str, Any]) -> None:
    assert json.loads(write(read(document(record)))) == record


def test_tags_are_kept_and_are_texts() -> None:
    tagged = EVERY["classic"] | {"tags": {"table": "p25bm5p88w2s", "event": "Kitchen cup"}}
    assert json.loads(write(read(document(tagged)))) == tagged
    for wrong in ({"round": 1}, ["Kitchen cup"], "Kitchen cup", None):
        with pytest.raises(Refusal) as caught:
            read(document(tagged, tags=wrong))
        assert caught.value.fault == RecordFault.NOT_A_RECORD


@given(played=matches())
def test_only_options_that_differ_are_kept(played: Played) -> None:
    agreed = played.record.edition
    defaults = edition(agreed.name).options
    differing = {name: value for name, value in agreed.options.items() if value != defaults[name]}
    assert json.loads(write(played.record))["options"] == differing


def test_what_a_live_table_adds_is_kept() -> None:
    added = {"at": "2024-05-01T12:00:00Z", "salt": "0" * 32, "commitment": "f" * 64}
    entry = Entry(0, HideCode("RGBY"), **added)
    written = write(Record(edition("classic"), ("Ada", "Bo"), [entry]))
    assert json.loads(written)["actions"] == [{"seat": 0, "do": "hide", "code": "RGBY", **added}]
    assert read(written).entries == [entry]


@pytest.mark.parametrize(("opener", "fields"), [(0, {"opener": 0}), (None, {})])
def test_a_deal_has_no_seat_and_names_the_opener_only_where_there_is_one(
    opener: int | None, fields: dict[str, int]
) -> None:
    entry = Entry(None, Deal((Token("B", 3), Token("R", 2)), opener))
    written = write(Record(edition("group"), ("Ada", "Bo"), [entry]))
    assert json.loads(written)["actions"] == [{"do": "deal", "tokens": [["B", 3], ["R", 2]], **fields}]


def test_an_action_a_line() -> None:
    lines = write(read(document(EVERY["classic"]))).decode().splitlines()
    assert [json.loads(line.strip().rstrip(","))["do"] for line in lines if '"do"' in line] == [
        "hide",
        "guess",
        "guess",
        "hide",
        "guess",
    ]


def test_a_record_before_the_first_action() -> None:
    written = write(Record(edition("classic"), ("Ada", "Bo"), []))
    assert written.decode().splitlines() == [
        "{",
        '  "keypeg": 1,',
        '  "edition": "classic",',
        '  "options": {},',
        '  "players": ["Ada","Bo"],',
        '  "actions": []',
        "}",
    ]
    assert written.endswith(b"}\n")
