"""Records with null for what their reader may not see: stand-ins let the referee check the rest, and nothing more."""

import json
from typing import Any

import pytest

from keypeg.records.record import read
from keypeg.records.refusals import RecordFault
from keypeg.records.replay import RecordRefused
from keypeg.records.withheld import withheld_match
from keypeg.rules.codebreaking import Codebreaking
from keypeg.rules.duel import Duel
from keypeg.rules.group import Group

HIDDEN = {"seat": 0, "do": "hide", "code": None, "salt": None, "commitment": "0" * 64}


def document(*actions: Any, box: str = "classic", players: int = 2, **options: Any) -> bytes:
    names = ["Ada", "Bo", "Cy"][:players]
    return json.dumps({"keypeg": 1, "edition": box, "options": options, "players": names, "actions": actions}).encode()


def guess(seat: int, row: str | None) -> dict[str, Any]:
    return {"seat": seat, "do": "guess", "row": row}


def refused(*actions: Any, box: str = "classic", **options: Any) -> tuple[int | None, str]:
    with pytest.raises(RecordRefused) as refusal:
        withheld_match(read(document(*actions, box=box, **options)))
    return refusal.value.action, refusal.value.refusal.fault


def test_a_stand_in_is_a_code_that_nobody_laid() -> None:
    rows = ("RRRR", "RRRG", "RRRY")
    played, seats = withheld_match(read(document(HIDDEN, *(guess(1, row) for row in rows))))
    assert seats == {0}
    assert isinstance(played.state, Codebreaking)
    assert played.state.code is not None
    assert played.state.code not in rows
    assert [laid.row for laid in played.state.board] == list(rows)


def test_the_rest_of_the_attempt_is_refereed() -> None:
    assert refused(HIDDEN, guess(0, "RRRR")) == (1, "not_your_turn")
    assert refused(HIDDEN, guess(1, "RRR")) == (1, "wrong_length")
    assert refused(HIDDEN, guess(1, "RRRR"), {"seat": 1, "do": "dance"}) == (2, "unknown_action")
    assert refused(HIDDEN, "RRRR") == (1, "bad_action")


def test_an_attempt_that_is_over_withholds_nothing() -> None:
    mark = {"seat": 0, "do": "mark", "reds": 4, "whites": 0}
    for actions, options in (
        ([HIDDEN, *(guess(1, "RRGG") for _ in range(10))], {}),
        ([HIDDEN, guess(1, "RRGG"), mark], {"marking": "by_hand"}),
        ([HIDDEN, {"seat": 1, "do": "resign"}], {}),
    ):
        assert refused(*actions, **options) == (0, RecordFault.HIDDEN)


def test_a_challenge_that_was_not_upheld_changes_nothing() -> None:
    mark = {"seat": 0, "do": "mark", "reds": 1, "whites": 0}
    record = read(document(HIDDEN, guess(1, "KKKK"), mark, {"seat": 1, "do": "challenge"}, marking="by_hand"))
    state = withheld_match(record).played.state
    assert isinstance(state, Codebreaking)
    assert state.board == (("KKKK", (1, 0)),)


def test_a_row_that_is_still_covered_may_be_withheld_and_no_other() -> None:
    hidden = [{"seat": 0, "do": "hide", "code": "RGBYW"}, HIDDEN | {"seat": 1}]
    covered = [*hidden, guess(0, "RRRRR"), guess(1, "GGGGG"), guess(1, None)]
    played, seats = withheld_match(read(document(*covered, box="duel")))
    assert seats == {1}
    assert isinstance(played.state, Duel)
    assert [len(board) for board in played.state.boards] == [1, 1]
    assert refused(*covered, guess(0, "RRRRR"), box="duel") == (1, RecordFault.HIDDEN)
    assert refused(*hidden, guess(1, None), box="duel", race=True) == (2, RecordFault.HIDDEN)
    assert refused(HIDDEN, guess(1, None)) == (1, RecordFault.HIDDEN)


@pytest.mark.parametrize("beginner", [0, 1])
def test_stand_ins_have_the_rings_that_each_seat_must_find(beginner: int) -> None:
    rings = [4 if seat == beginner else 5 for seat in (0, 1)]
    hidden = [HIDDEN, HIDDEN | {"seat": 1}]
    for seat in (0, 1):
        played, seats = withheld_match(read(document(*hidden, guess(seat, None), box="duel", handicap=beginner)))
        assert seats == {0, 1}
        assert isinstance(played.state, Duel)
        assert [len(code or "") for code in played.state.codes] == rings[::-1]
        assert [len(row or "") for row in played.state.covered] == [rings[0] * (seat == 0), rings[1] * (seat == 1)]
        # The other seat knows its own code. A row that lies open may not be withheld, whatever is covered after it.
        own = [{"seat": 1 - seat, "do": "hide", "code": "W" * rings[seat]}, hidden[seat]][:: 1 if seat else -1]
        turn = [guess(seat, None), guess(1 - seat, "RYGBW"[: rings[1 - seat]]), guess(1 - seat, None)]
        assert refused(*own, *turn, box="duel", handicap=beginner) == (seat, RecordFault.HIDDEN)


def test_tokens_of_others_get_stand_ins_that_make_a_code_nobody_called() -> None:
    deal = {"do": "deal", "tokens": [["R", 1], None, None], "opener": 0}
    call = {"seat": 0, "do": "mastermind", "row": "RBB.."}
    played, seats = withheld_match(read(document(deal, call, box="group", players=3)))
    assert seats == {1, 2}
    assert isinstance(played.state, Group)
    assert played.state.hands[0] == (("R", 1),)
    assert played.state.code != "RBB.."
    no_tokens = (None, [["R", 7], None, None], ["R", None, None], [["R", [1]], None, None], [["R", 1, 2], None, None])
    for tokens in ([["R", 1], None], [["R", 1], [None, 2], None], *no_tokens):
        with pytest.raises(RecordRefused):
            withheld_match(read(document(deal | {"tokens": tokens}, box="group", players=3)))


@pytest.mark.parametrize("numbers", [(1, 5), (2, 3)])
def test_tokens_that_make_the_only_code_nobody_asked_about(numbers: tuple[int, int]) -> None:
    """Every number and colour that is left can be the stand-in, whatever the others hold."""
    known = [["R", numbers[0]], ["G", numbers[1]]]
    possible = [[colour, number] for colour in "WRGYKB" for number in range(1, 6) if number not in numbers]

    def stand_in(*asked: list[Any]) -> list[Any]:
        rows = [{number: colour for colour, number in [*known, token]} for token in asked]
        texts = ["".join(row.get(number, ".") for number in range(1, 6)) for row in rows]
        asks = [{"seat": turn % 3, "do": "ask", "row": text} for turn, text in enumerate(texts)]
        deal = {"do": "deal", "tokens": [*known, None], "opener": 0}
        state = withheld_match(read(document(deal, *asks, box="group", players=3))).played.state
        assert isinstance(state, Group)
        return list(state.tokens[2])

    for token in possible:
        assert stand_in(*(other for other in possible if other != token)) == token
    assert stand_in(*possible) in possible


def test_what_has_no_place_for_a_stand_in_is_refused() -> None:
    assert refused(HIDDEN, box="group") == (0, RecordFault.HIDDEN)
    assert refused(HIDDEN | {"seat": 5}) == (0, RecordFault.HIDDEN)
    rows = [guess(1, row) for row in ("R", "G")]
    assert refused(HIDDEN, *rows, box="custom", pegs=1, colours=2) == (0, RecordFault.HIDDEN)
