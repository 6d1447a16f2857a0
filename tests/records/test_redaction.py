"""A record as its reader may see it while the match goes on, and whole once it is over."""

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from keypeg.records.commitments import commitment, secret_of
from keypeg.records.entries import Entry
from keypeg.records.record import Record, read, write
from keypeg.records.redaction import write_redacted
from keypeg.records.refusals import RecordFault
from keypeg.records.replay import RecordRefused, replay
from keypeg.rules import edition
from keypeg.rules.actions import Deal, HideCode, LayRow, Token
from tests.generators import Played, matches
from tests.records.examples import CLASSIC, document
from tests.rules.twins import twin


def exported(record: Record, seat: int | None) -> list[dict[str, Any]]:
    actions: list[dict[str, Any]] = json.loads(write_redacted(record, seat))["actions"]
    return actions


@given(matches(most=40), st.randoms(use_true_random=False))
@settings(max_examples=150, deadline=None)
def test_an_export_does_not_depend_on_what_its_reader_cannot_see(played: Played, rng: random.Random) -> None:
    for seat in (None, *range(played.state.seats)):
        if other := twin(played, seat, rng):
            assert write_redacted(played.record, seat) == write_redacted(other.record, seat)


@given(matches(most=120))
@settings(max_examples=100, deadline=None)
def test_an_export_is_whole_between_attempts_and_after_the_match(played: Played) -> None:
    for seat in (None, *range(played.state.seats)):
        text = write_redacted(played.record, seat)
        if played.state.winners:
            assert text == write(played.record)
        try:
            assert replay(read(text)) == played.state
        except RecordRefused as refused:
            assert refused.refusal.fault is RecordFault.HIDDEN  # noqa: PT017 - either it replays, or for this reason not


def test_the_owner_sees_a_code_and_others_see_that_there_is_one() -> None:
    record = Record(edition("classic"), ("Ada", "Bo"), [Entry(0, HideCode("RGBY"), salt="ab" * 16, commitment="c")])
    assert exported(record, 0) == [{"seat": 0, "do": "hide", "code": "RGBY", "salt": "ab" * 16, "commitment": "c"}]
    for other in (None, 1):
        assert exported(record, other) == [{"seat": 0, "do": "hide", "code": None, "salt": None, "commitment": "c"}]


def test_the_rest_of_a_match_is_exported_as_in_the_whole() -> None:
    whole = read(document(CLASSIC, actions=CLASSIC["actions"][:4]))  # Bo has just hidden the second code
    opened, last = whole.entries[:3], whole.entries[3:]
    start = replay(Record(whole.edition, whole.players, opened))
    rest = Record(whole.edition, whole.players, last)
    for seat in (None, 0, 1):
        assert write_redacted(rest, seat, opened=opened, start=start) == write_redacted(whole, seat)
    assert [action.get("code") for action in exported(whole, 0)] == ["RGBY", None, None, None]


@pytest.mark.rule("D3")
def test_a_covered_row_is_withheld_until_both_are_down() -> None:
    record = Record(edition("duel"), ("Ada", "Bo"), [Entry(0, HideCode("RGBYY")), Entry(1, HideCode("WWWWW"))])
    record.entries.append(Entry(0, LayRow("KKKKK")))
    assert exported(record, 0)[-1]["row"] == "KKKKK"
    assert exported(record, 1)[-1]["row"] is None
    record.entries.append(Entry(1, LayRow("OOOOO")))
    assert [action["row"] for action in exported(record, 1)[2:]] == ["KKKKK", "OOOOO"]


@pytest.mark.rule("G2")
def test_a_player_sees_the_tokens_of_their_own_boards() -> None:
    tokens = (Token("W", 1), Token("R", 2), Token("R", 3), Token("B", 5))
    record = Record(edition("group", {"boards_each": 2}), ("Ada", "Bo"), [Entry(None, Deal(tokens, 0))])
    assert exported(record, 1)[0]["tokens"] == [None, None, ["R", 3], ["B", 5]]
    assert exported(record, None)[0]["tokens"] == [None] * 4


def test_the_salt_of_a_deal_stays_with_the_table() -> None:
    """With the salt, the tokens of others could be found by trying them all."""
    deal = Deal((Token("W", 1), Token("R", 2)), 0)
    sealed = commitment("ab" * 16, secret_of(deal) or "")
    record = Record(edition("group"), ("Ada", "Bo"), [Entry(None, deal, salt="ab" * 16, commitment=sealed)])
    assert exported(record, 0)[0]["salt"] is None
    assert exported(record, 0)[0]["commitment"] == sealed
