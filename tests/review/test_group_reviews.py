"""Reviews of group rounds: counts, chances and bits by trying every way the tokens may lie."""

import random
from math import floor, log2
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from keypeg.records.entries import Entry
from keypeg.records.record import Record, read
from keypeg.records.redaction import write_redacted
from keypeg.review.match_reviews import review_record
from keypeg.review.review_values import CallReview, CertainSeat, GroupAttemptReview, MistakeReview, ToldCodes
from keypeg.review.row_reviews import verdict_of
from keypeg.rules.actions import AskRow, CallMastermind, Challenge, Deal, GiveAnswer, Token
from keypeg.rules.attempts import AskedRow, WrongCall
from keypeg.rules.boxes import edition
from keypeg.rules.edition import GroupGame
from keypeg.rules.keys import Answer
from keypeg.thinking.group_beliefs import belief_of
from keypeg.thinking.group_calls import chance_of_rivals
from keypeg.thinking.group_holdings import GroupSetup
from tests.generators import play_match
from tests.review.group_tokens import CODE, DEAL, asked, asked_in_turn, codes, information
from tests.rules.twins import twin

ROWS = ["WW.W.", "K.KK.", "..GGG", "Y.RG.", ".GWW.", ".WGR."]
"""Questions in turn. After them, two codes fit what the first seat knows."""
KNOWN = asked_in_turn(ROWS)
OTHER = "Y.B.R"
"""The wrong one of the two."""
CALLED = [
    *([Entry(None, DEAL), *(Entry(row.seat, AskRow(row.row)) for row in KNOWN)]),
    Entry(0, CallMastermind(OTHER)),
    Entry(1, AskRow(CODE)),
    Entry(2, AskRow("YWB..")),
    Entry(1, CallMastermind(CODE)),
]
"""The first seat calls wrongly, and the second rightly after two more questions."""
ALL = [*KNOWN, asked(1, CODE), asked(2, "YWB..")]


def reviews(entries: list[Entry], player: int | None = None, **options: Any) -> list[GroupAttemptReview]:
    seats = 2 if options.get("boards_each") == 2 else 3
    record = Record(edition("group", options), ("Ada", "Bo", "Cy")[:seats], entries)
    found = review_record(record, player).attempts
    assert all(isinstance(attempt, GroupAttemptReview) for attempt in found)
    return [attempt for attempt in found if isinstance(attempt, GroupAttemptReview)]


def calls(attempt: GroupAttemptReview) -> dict[int, CallReview]:
    return {player.seat: player.call for player in attempt.players if player.call is not None}


def wrong_before(number: int) -> list[str]:
    """The wrong calls that lay open when a row was asked."""
    return [OTHER] if number >= len(ROWS) else []


def test_a_question_leaves_the_codes_that_trying_everything_leaves() -> None:
    (attempt,) = reviews(CALLED[: len(ROWS) + 1])
    assert attempt.outcome is None
    for player in attempt.players:
        numbers = [number for number, row in enumerate(KNOWN) if row.seat == player.seat]
        assert player.role == "asker"
        assert [row.row for row in player.rows] == [ROWS[number] for number in numbers]
        for number, row in zip(numbers, player.rows, strict=True):
            before, after = (len(codes(player.seat, KNOWN[:rows])) for rows in (number, number + 1))
            assert (row.answers, row.before, row.after) == (KNOWN[number].answers, before, after)
            assert row.bits == round(log2(before / after), 4)


def test_a_question_is_judged_by_what_its_answers_could_tell_about_the_code() -> None:
    (attempt,) = reviews(CALLED[: len(ROWS) + 1])
    assert [player.seat for player in attempt.players] == [0, 1, 2]
    for player in attempt.players:
        numbers = [number for number, row in enumerate(KNOWN) if row.seat == player.seat]
        for number, row in zip(numbers, player.rows, strict=True):
            known = KNOWN[:number]
            assert row.best is not None
            assert row.expected_bits == round(laid := information(player.seat, known, [], row.row), 4)
            assert row.best_bits == round(best := information(player.seat, known, [], row.best), 4)
            assert row.skill == floor(99 * laid / best) < 99
            assert row.verdict is verdict_of(row.skill)
        skills = [row.skill for row in player.rows if row.skill is not None]
        assert player.skill == round(sum(skills) / 2)
        assert player.verdict is verdict_of(player.skill)


def test_the_most_telling_question_has_the_highest_skill() -> None:
    (attempt,) = reviews(CALLED[: len(ROWS) + 1])
    best = attempt.players[0].rows[1].best
    assert best is not None
    (again,) = reviews([*CALLED[:4], Entry(0, AskRow(best))])
    assert (again.players[0].rows[1].skill, again.players[0].rows[1].verdict) == (99, "best")


def test_a_question_that_was_asked_before_tells_nothing() -> None:
    (attempt,) = reviews([*CALLED[:4], Entry(0, AskRow(ROWS[0]))])
    again = attempt.players[0].rows[1]
    assert (str(again.expected_bits), again.bits, again.skill, again.verdict) == ("0.0", 0, 0, "poor")


def test_who_is_certain_has_nothing_to_ask_any_more() -> None:
    (attempt, _) = reviews(CALLED)
    assert len(codes(2, ALL[:7], [OTHER])) == 1
    last = attempt.players[2].rows[2]
    assert (last.before, last.bits, last.skill, last.verdict, last.best) == (1, 0, None, None, None)
    assert attempt.players[2].skill == round(sum(row.skill or 0 for row in attempt.players[2].rows[:2]) / 2)


def test_who_has_two_codes_left_is_still_judged() -> None:
    (attempt,) = reviews([*CALLED[: len(ROWS) + 1], Entry(0, AskRow(CODE))])
    last = attempt.players[0].rows[2]
    assert (last.before, last.after, last.bits) == (2, 1, 1)
    assert last.skill is not None


def test_who_has_neither_asked_nor_called_is_left_out() -> None:
    (attempt,) = reviews(CALLED[:2])
    assert [player.seat for player in attempt.players] == [0]
    (called,) = reviews([*CALLED[:2], Entry(1, CallMastermind(OTHER))])
    (_, second) = called.players
    assert (second.seat, second.rows, second.skill, second.verdict) == (1, [], None, None)


def test_the_review_of_one_player_leaves_the_others_out() -> None:
    for seat in range(3):
        over, under_way = reviews(CALLED, player=seat)
        assert [player.seat for player in over.players] == [seat]
        assert under_way.players == []
        (open_,) = reviews(CALLED[:-1], player=seat)
        assert [player.seat for player in open_.players] == [seat]


def test_a_call_has_the_chance_that_its_caller_could_know() -> None:
    (attempt, _) = reviews(CALLED)
    assert (attempt.number, attempt.outcome, attempt.by) == (1, "mastermind", 1)
    wrong, right = calls(attempt)[0], calls(attempt)[1]
    known = codes(0, KNOWN)
    assert (wrong.row, wrong.right, wrong.certain_since) == (OTHER, False, None)
    assert wrong.chance == known[OTHER] / known.total() == 0.5
    assert wrong.codes == len(known)
    since = next(count for count in range(9) if len(codes(1, ALL[:count], wrong_before(count - 1))) == 1)
    assert (right.row, right.right, right.chance, right.certain_since) == (CODE, True, 1, since)


def test_a_call_has_the_chance_that_a_rival_who_is_still_in_calls_first() -> None:
    game = edition("group").game
    assert isinstance(game, GroupGame)
    setup = GroupSetup(game.colours, game.copies, game.places, game.owners(3))
    known = tuple(asked_in_turn(["WY.K.", ".GG.Y", "Y.R.R", "G.YG.", "B.B.G", "KYK.."]))
    entries = [Entry(None, DEAL), *(Entry(row.seat, AskRow(row.row)) for row in known)]
    entries += (Entry(seat, CallMastermind("WWW..")) for seat in range(3))
    (attempt, _) = reviews(entries)
    for seat, rivals in ((0, [1, 2]), (1, [2]), (2, [])):
        wrong = tuple(WrongCall(before, "WWW..") for before in range(seat))
        belief = belief_of(setup, seat, (DEAL.tokens[seat],), known, wrong)
        assert calls(attempt)[seat].rivals == round(chance_of_rivals(belief, known, wrong, rivals), 4)
    assert 1 > calls(attempt)[0].rivals > calls(attempt)[1].rivals > calls(attempt)[2].rivals == 0


def test_a_right_call_is_right_even_if_a_wrong_answer_makes_the_round_void() -> None:
    entries = [*by_hand([(asked(0, ROWS[0]), {1: "white"})]), Entry(1, CallMastermind(CODE))]
    attempt = reviews(entries, marking="by_hand")[0]
    assert attempt.outcome == "wrong_key"
    assert calls(attempt)[1].right


def test_what_a_question_told_others_comes_with_the_reveal() -> None:
    (under_way,) = reviews(CALLED[:-1])
    assert {row.told for player in under_way.players for row in player.rows} == {()}
    (attempt, _) = reviews(CALLED)
    for player in attempt.players:
        numbers = [number for number, row in enumerate(ALL) if row.seat == player.seat]
        for number, row in zip(numbers, player.rows, strict=True):
            assert row.told == tuple(
                ToldCodes(seat, *(len(codes(seat, ALL[:rows], wrong_before(number))) for rows in (number, number + 1)))
                for seat in range(3)
            )


def test_certainty_is_dated_by_the_rows_on_the_table() -> None:
    (attempt, _) = reviews(CALLED)
    # The wrong call came after the sixth row and left one code to the first seat: it tells when the seventh is asked.
    counts = [[len(codes(seat, ALL[:rows], wrong_before(rows))) for rows in range(9)] for seat in range(3)]
    assert attempt.certain == [CertainSeat(seat, of_seat.index(1)) for seat, of_seat in enumerate(counts)]
    assert [seat.rows for seat in attempt.certain] == [6, 7, 7]
    (nobody, _) = reviews([*CALLED[:2], *(Entry(seat, CallMastermind(OTHER)) for seat in (1, 2, 0))])
    assert (nobody.outcome, nobody.certain) == ("all_out", [CertainSeat(seat, None) for seat in range(3)])


def by_hand(rows: list[tuple[AskedRow, dict[int, Answer]]]) -> list[Entry]:
    """Questions that are answered by hand; some boards answer wrongly."""
    entries = [Entry(None, DEAL)]
    for row, wrong in rows:
        entries.append(Entry(row.seat, AskRow(row.row)))
        for board, right in enumerate(row.answers):
            if right is not None:
                entries.append(Entry(board, GiveAnswer(wrong.get(board, right))))
    return entries


def test_a_wrong_answer_is_named_with_the_codes_that_it_left() -> None:
    entries = by_hand([(row, {1: "black"} if number == 3 else {}) for number, row in enumerate([*KNOWN, *KNOWN])])
    attempt = reviews([*entries, Entry(0, Challenge())], marking="by_hand")[0]
    told = [*KNOWN[:3], KNOWN[3]._replace(answers=(None, "black", "black"))]
    left, left_if_right = len(codes(0, told)), len(codes(0, KNOWN[:4]))
    assert 0 < left != left_if_right
    assert attempt.mistakes == [MistakeReview(1, 0, 3, "black", "white", left, left_if_right, rows_after=2)]


def test_rows_after_a_wrong_answer_count_even_if_the_asker_is_alone() -> None:
    entries = by_hand([(asked(0, ROWS[0]), {})])
    entries += [Entry(seat, CallMastermind(OTHER)) for seat in (1, 2)]
    entries += by_hand([(asked(0, ROWS[3]), {1: "black"}), (asked(0, ROWS[1]), {})])[1:]
    attempt = reviews([*entries, Entry(0, Challenge())], marking="by_hand")[0]
    assert [(mistake.row, mistake.rows_after) for mistake in attempt.mistakes] == [(1, 1)]


def test_answers_that_contradict_each_other_leave_nothing_to_judge() -> None:
    rows = [*KNOWN[:3], *KNOWN[:3], KNOWN[0]]
    entries = by_hand([(row, {1: "black"} if number == 3 else {}) for number, row in enumerate(rows)])
    (attempt,) = reviews(entries, marking="by_hand")
    first, contradictory, *later = attempt.players[0].rows
    assert first.bits is not None
    assert (contradictory.after, contradictory.bits) == (0, None)
    assert contradictory.skill is not None  # the question itself was fair
    assert [(row.before, row.after, row.bits, row.skill) for row in later] == [(0, 0, None, None)]


def test_of_a_withheld_round_only_answers_by_hand_are_judged() -> None:
    """The first seat reads the record while the round goes on, and the tokens of the others are withheld."""

    def read_by_first(entries: list[Entry], marking: str, player: int | None = None) -> GroupAttemptReview:
        whole = Record(edition("group", {"marking": marking}), ("Ada", "Bo", "Cy"), entries)
        (found,) = review_record(read(write_redacted(whole, 0)), player).attempts
        assert isinstance(found, GroupAttemptReview)
        return found

    entries = by_hand([(row, {}) for row in KNOWN])
    (whole,) = reviews(entries, marking="by_hand")
    known = read_by_first(entries, "by_hand")
    assert (known.players, known.without_keys) == (whole.players[:1], 0)
    for player, rows in ((None, 6), (0, 2), (1, 2)):
        unknown = read_by_first(CALLED[: len(ROWS) + 1], "referee", player)
        assert (unknown.players, unknown.without_keys) == ([], rows)


@pytest.mark.parametrize("mistaken", [0, 1])
def test_of_two_boards_the_one_that_answered_wrongly_is_put_right(mistaken: int) -> None:
    hand = [Token("K", 5), Token("K", 5)]
    hand[mistaken] = Token("Y", 1)
    deal = Deal((Token("B", 3), Token("R", 2), *hand), 0)

    def answered(second: Answer) -> list[Entry]:
        """Two questions about the hand, the second of which the board with the yellow token answers like this."""
        entries = [Entry(None, deal)]
        questions: list[tuple[str, Answer]] = [("Y.WWG", "black"), ("GY.GG", second)]
        for row, key in questions:
            answers: list[Answer] = ["none", "none"]
            answers[mistaken] = key
            entries += [Entry(0, AskRow(row)), *(Entry(1, GiveAnswer(each, at)) for at, each in enumerate(answers))]
            entries += [Entry(1, AskRow("WWWW.")), *(Entry(0, GiveAnswer("none", at)) for at in range(2))]
        return entries

    voided = reviews([*answered("none"), Entry(0, Challenge())], marking="by_hand", boards_each=2)[0]
    (honest,) = reviews(answered("white"), marking="by_hand", boards_each=2)
    (mistake,) = voided.mistakes
    assert (mistake.given, mistake.right, mistake.rows_after) == ("none", "white", 0)
    assert mistake.left_if_right == honest.players[0].rows[1].after


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(["referee", "by_hand"]), st.integers(2, 4), st.randoms(use_true_random=False))
def test_a_review_shows_nothing_that_the_seat_could_not_see(marking: str, seats: int, rng: random.Random) -> None:
    played = play_match(rng, edition("group", {"marking": marking}), seats, most=rng.randint(2, 14))
    for seat in range(seats):
        if other := twin(played, seat, rng):
            one, two = (msgspec.json.encode(review_record(each.record, seat)) for each in (played, other))
            assert one == two
