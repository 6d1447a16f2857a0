"""Reviews of group rounds: counts and chances by trying every way the tokens may lie."""

import random
from itertools import permutations, product

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from keypeg.records.entries import Entry
from keypeg.records.record import Record
from keypeg.review.match_reviews import review_record
from keypeg.review.review_values import AskerReview, GroupAttemptReview
from keypeg.rules.actions import AskRow, CallMastermind, Deal, Token
from keypeg.rules.boxes import edition
from keypeg.rules.keys import answer
from tests.generators import play_match
from tests.rules.twins import twin

COLOURS, PLACES, COPIES = "WRGYKB", range(1, 6), 4
DEAL = Deal((Token("B", 3), Token("R", 2), Token("Y", 1)), 0)
ROWS = ["Y.BR.", "YRB..", ".RB.K"]


def group_record(entries: list[Entry], seats: int = 3) -> Record:
    return Record(edition("group"), ("Ada", "Bo", "Cy", "Dee")[:seats], entries)


def asked_rows(rows: list[str]) -> list[Entry]:
    return [Entry(None, DEAL), *(Entry(number % 3, AskRow(row)) for number, row in enumerate(rows))]


def codes(seat: int, rows: list[str], wrong: list[str]) -> dict[str, int]:
    """The codes that fit what a seat knows, each with its weight, by laying the tokens in every way."""
    weights: dict[str, int] = {}
    for colours in product(COLOURS, repeat=3):
        for numbers in permutations(PLACES, 3):
            held = list(map(Token, colours, numbers))
            if held[seat] != DEAL.tokens[seat]:
                continue
            fits = all(
                answer(row, *held[board]) == answer(row, *DEAL.tokens[board])
                for asker, row in enumerate(rows)
                for board in range(3)
                if board not in (asker % 3, seat)
            )
            code = "".join(dict(zip(numbers, colours, strict=True)).get(place, ".") for place in PLACES)
            if fits and code not in wrong:
                weight = 1
                for board, colour in enumerate(colours):
                    weight *= COPIES - colours[:board].count(colour)
                weights[code] = weights.get(code, 0) + weight
    return weights


def test_a_question_leaves_the_codes_that_trying_everything_leaves() -> None:
    (attempt,) = review_record(group_record(asked_rows(ROWS))).attempts
    assert isinstance(attempt, GroupAttemptReview)
    assert attempt.outcome is None
    for number, player in enumerate(attempt.players):
        (row,) = player.rows
        assert (player.seat, player.role, row.row) == (number, "asker", ROWS[number])
        assert row.before == len(codes(number, ROWS[:number], []))
        assert row.after == len(codes(number, ROWS[: number + 1], []))


def test_a_call_has_the_chance_that_its_caller_could_know() -> None:
    wrong = "Y.BR."
    entries = [*asked_rows(ROWS[:1]), Entry(1, CallMastermind(wrong)), Entry(2, CallMastermind("YRB.."))]
    (over, _) = review_record(group_record(entries)).attempts
    assert isinstance(over, GroupAttemptReview)
    calls = {player.seat: player.call for player in over.players}
    for seat, row, before, right in ((1, wrong, [], False), (2, "YRB..", [wrong], True)):
        known = codes(seat, ROWS[:1], list(before))
        call = calls[seat]
        assert call is not None
        assert (call.row, call.right) == (row, right)
        assert call.chance == round(known.get(row, 0) / sum(known.values()), 4)
        assert call.certain_since == (1 if len(known) == 1 else None)


def test_what_a_question_told_others_comes_with_the_reveal() -> None:
    (under_way,) = review_record(group_record(asked_rows(ROWS[:1]))).attempts
    assert [row.told for player in under_way.players if isinstance(player, AskerReview) for row in player.rows] == [()]
    (over, _) = review_record(group_record([*asked_rows(ROWS[:1]), Entry(1, CallMastermind("YRB.."))])).attempts
    (told,) = [row.told for player in over.players if isinstance(player, AskerReview) for row in player.rows]
    assert [(each.seat, each.after) for each in told] == [(seat, len(codes(seat, ROWS[:1], []))) for seat in range(3)]


def test_certainty_is_dated_by_the_rows_on_the_table() -> None:
    rows = ["Y.BR.", "YRB..", "YRB..", "YRB..", "YRB.."]
    entries = [*asked_rows(rows), Entry(2, CallMastermind("YRB.."))]
    (over, _) = review_record(group_record(entries)).attempts
    call = next(player.call for player in over.players if isinstance(player, AskerReview) and player.seat == 2)
    assert call is not None
    assert call.chance == 1
    since = next(count for count in range(6) if len(codes(2, rows[:count], [])) == 1)
    assert call.certain_since == since


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(["referee", "by_hand"]), st.integers(2, 4), st.randoms(use_true_random=False))
def test_a_review_shows_nothing_that_the_seat_could_not_see(marking: str, seats: int, rng: random.Random) -> None:
    played = play_match(rng, edition("group", {"marking": marking}), seats, most=rng.randint(2, 14))
    for seat in range(seats):
        if other := twin(played, seat, rng):
            one, two = (msgspec.json.encode(review_record(each.record, seat)) for each in (played, other))
            assert one == two
