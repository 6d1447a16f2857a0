"""Histories: rows by box, results against others, and the mistakes that come back."""

import pytest
from hypothesis import assume, given, settings
from msgspec.structs import replace

from keypeg.records.entries import Entry
from keypeg.records.record import Record
from keypeg.records.replay import RecordRefused
from keypeg.review.histories import Histories
from keypeg.review.history_values import MistakeKind, MistakeTally, PlayerHistory
from keypeg.review.match_reviews import review_record
from keypeg.review.review_values import AttemptReview, GroupAttemptReview
from keypeg.rules.actions import (
    Action,
    AskRow,
    CallMastermind,
    Challenge,
    Deal,
    HideCode,
    LayRow,
    MarkRow,
    Token,
)
from keypeg.rules.boxes import edition
from keypeg.rules.refusals import Fault, Refusal
from tests.generators import Played, matches
from tests.review.test_group_reviews import CALLED

Moves = list[tuple[int | None, Action]]


def match(box: str, moves: Moves, *names: str, **options: object) -> Record:
    entries = [Entry(seat, action) for seat, action in moves]
    return Record(edition(box, options), names or ("Ada", "Bo"), entries)


def classic(*rows: str, code: str = "RGBY", **options: object) -> Record:
    """Ada hides a code, and Bo looks for it."""
    moves: Moves = [(0, HideCode(code)), *((1, LayRow(row)) for row in rows)]
    return match("classic", moves, **options)


def histories(*records: Record) -> dict[str, PlayerHistory]:
    gathered = Histories()
    for record in records:
        gathered.add(record)
    assert gathered.matches == len(records)
    return {player.name: player for player in gathered.players()}


def test_rows_skill_and_luck_are_counted_by_box() -> None:
    short, long = classic("RRGG", "RGBY"), classic("RRGG", "WWKK", "RGBY")
    bo = histories(short, short, long)["Bo"]
    (box,) = bo.boxes
    assert (box.edition, box.matches, box.codes, box.found) == ("classic", 3, 3, 3)
    assert box.rows == {2: 2, 3: 1}
    assert box.average_rows == 2.3333
    reviews = [review_record(record).attempts[0] for record in (short, short, long)]
    rows = [row for review in reviews if isinstance(review, AttemptReview) for row in review.players[0].rows]
    skills, lucks = (
        [row.skill for row in rows if row.skill is not None],
        [row.luck for row in rows if row.luck is not None],
    )
    assert len(rows) == 7
    assert box.skill == round(sum(skills) / len(skills))
    assert box.luck == round(sum(lucks) / len(lucks))


def test_an_attempt_under_way_counts_for_skill_and_for_no_code() -> None:
    players = histories(classic("RRGG", "WWKK"))
    (box,) = players["Bo"].boxes
    assert (box.codes, box.found, box.rows, box.average_rows) == (0, 0, {}, None)
    assert box.skill is not None
    assert (players["Bo"].matches, players["Bo"].finished) == (1, 0)
    assert players["Bo"].opponents == []
    assert players["Ada"].boxes[0].skill is None


def test_who_laid_no_row_has_a_history_too() -> None:
    ada = histories(classic("RRGG", "RGBY"))["Ada"]
    assert [(box.edition, box.codes) for box in ada.boxes] == [("classic", 0)]
    assert ada.mistakes == []


def duel(winner: int, *names: str) -> Record:
    """One round of a duel."""
    rows = ["RYGBW", "RRRRR"]
    moves: Moves = [(0, HideCode("RYGBW")), (1, HideCode("RYGBW"))]
    moves += [(winner, LayRow(rows[0])), (1 - winner, LayRow(rows[1]))]
    return match("duel", moves, *names, rounds=1)


def test_results_are_counted_against_everybody() -> None:
    players = histories(duel(0, "Ada", "Bo"), duel(1, "Ada", "Bo"), duel(1, "Cy", "Ada"), duel(0, "Ada", "Bo"))
    ada = players["Ada"]
    assert (ada.matches, ada.finished, ada.won, ada.drawn) == (4, 4, 3, 0)
    assert [(other.name, other.matches, other.won) for other in ada.opponents] == [("Bo", 3, 2), ("Cy", 1, 1)]
    assert list(players) == ["Ada", "Bo", "Cy"]
    assert (players["Bo"].won, players["Cy"].won) == (1, 0)


def test_a_draw_is_neither_won_nor_lost() -> None:
    moves: Moves = []
    for maker in (0, 1):
        moves += [(maker, HideCode("RGBY")), (1 - maker, LayRow("RRGG")), (1 - maker, LayRow("RGBY"))]
    ada = histories(match("classic", moves))["Ada"]
    assert (ada.finished, ada.won, ada.drawn) == (1, 0, 1)
    assert (ada.opponents[0].won, ada.opponents[0].drawn) == (0, 1)


def test_all_codes_of_a_match_count() -> None:
    moves: Moves = []
    for maker in (0, 1, 0, 1):
        moves += [(maker, HideCode("RGBY")), (1 - maker, LayRow("RRGG")), (1 - maker, LayRow("RGBY"))]
    for player in histories(match("classic", moves, rounds=4)).values():
        (box,) = player.boxes
        assert (box.matches, box.codes, box.found, box.rows) == (1, 2, 2, {2: 2})


def test_ones_own_history_is_that_of_the_seats_that_are_tagged_whatever_their_names() -> None:
    gathered = Histories()
    gathered.add(duel(0, "Ada", "Bo"))
    assert gathered.own() is None
    for winner, names, own in ((0, ("Ada", "Bo"), 0), (0, ("Bo", "Ida"), 1)):
        gathered.add(replace(duel(winner, *names), tags={"own_seat": str(own)}))
    mine = gathered.own()
    assert mine is not None
    assert (mine.name, mine.matches, mine.won) == ("Ida", 2, 1), "the latest name"
    assert [other.name for other in mine.opponents] == ["Bo"]


def tallies(player: PlayerHistory) -> dict[tuple[MistakeKind, int | None], int]:
    return {(tally.mistake, tally.row): tally.times for tally in player.mistakes}


def test_a_row_that_an_earlier_row_had_ruled_out_was_forgotten() -> None:
    record = classic("RRGG", "WWKK", "RGBY")  # row 1 showed red or green; WWKK has neither
    players = histories(record, record)
    assert tallies(players["Bo"])[MistakeKind.FORGOT_ROW, 1] == 2
    (tally,) = [tally for tally in players["Bo"].mistakes if tally.mistake is MistakeKind.FORGOT_ROW]
    assert tally.cost == pytest.approx(2 * 0.3125, abs=0.05)


def test_a_row_laid_again_told_nothing() -> None:
    assert tallies(histories(classic("RRGG", "RRGG", "RGBY"))["Bo"])[MistakeKind.TOLD_NOTHING, None] == 1


def test_a_row_that_could_be_the_code_may_tell_less_than_another() -> None:
    found = tallies(histories(classic("RRRR", "RGBY"))["Bo"])
    assert found == {(MistakeKind.TOLD_LESS, 1): 1}


def test_best_rows_are_no_mistakes() -> None:
    assert histories(classic("RRYG"))["Bo"].mistakes == []


def test_a_wrong_key_is_a_mistake_of_whoever_gave_it() -> None:
    moves: Moves = [(0, HideCode("RGBY")), (1, LayRow("RRGG")), (0, MarkRow(0, 0)), (1, Challenge())]
    players = histories(match("classic", moves, marking="by_hand"))
    assert players["Ada"].mistakes == [MistakeTally(MistakeKind.WRONG_KEY, None, 1, 0.0)]
    assert (MistakeKind.WRONG_KEY, None) not in tallies(players["Bo"])
    assert players["Bo"].boxes[0].codes == 0  # the round is played again


def test_a_wrong_call_is_a_mistake_of_the_caller() -> None:
    moves: Moves = [
        (None, Deal((Token("B", 3), Token("R", 2)), 0)),
        (0, AskRow("BR...")),
        (1, CallMastermind("WW...")),
    ]
    players = histories(match("group", moves))
    assert tallies(players["Bo"])[MistakeKind.CALLED_WRONG, None] == 1
    assert players["Bo"].boxes[0].luck is None


def test_the_history_of_a_group_round_is_that_of_its_reviews() -> None:
    """The first seat calls wrongly and the second rightly; the third only asks."""
    record = Record(edition("group"), ("Ada", "Bo", "Cy"), CALLED)
    reviewed = review_record(record).attempts[0]
    assert isinstance(reviewed, GroupAttemptReview)
    players = histories(record)
    for review, name, found in zip(reviewed.players, ("Ada", "Bo", "Cy"), (False, True, False), strict=True):
        (box,) = players[name].boxes
        skills = [row.skill for row in review.rows if row.skill is not None]
        assert len(skills) > 1
        assert box.skill == round(sum(skills) / len(skills))
        assert (box.codes, box.found, box.rows) == (1, found, {len(review.rows): 1} if found else {})
        weak = [row for row in review.rows if row.verdict in ("weak", "poor")]
        assert weak
        asked = [MistakeTally(MistakeKind.ASKED_LESS, None, len(weak), 0.0)]
        called = [MistakeTally(MistakeKind.CALLED_WRONG, None, 1, 0.0)] if name == "Ada" else []
        assert players[name].mistakes == asked + called
    again = Record(edition("group"), ("Bo", "Ada", "Cy"), [*CALLED[:2], Entry(1, CallMastermind("WW.W."))])
    kinds = [(tally.mistake, tally.times) for tally in histories(record, again)["Ada"].mistakes]
    assert kinds == [(MistakeKind.CALLED_WRONG, 2), (MistakeKind.ASKED_LESS, 1)], "what comes back comes first"


def test_the_costliest_mistakes_come_first_and_of_two_alike_that_of_the_earlier_row() -> None:
    def custom(*rows: str) -> Record:
        return match("custom", [(0, HideCode("RYG")), *((1, LayRow(row)) for row in rows)], pegs=3, colours=4)

    # What is known after the two rows is the same in either order, and RGY forgets RYR.
    found = histories(custom("RYY", "RYR", "RGY", "RYG"), custom("RYR", "RYY", "RGY", "RYG"))["Bo"].mistakes
    assert found == [
        MistakeTally(MistakeKind.FORGOT_ROW, 1, 1, 0.5),
        MistakeTally(MistakeKind.FORGOT_ROW, 2, 1, 0.5),
        MistakeTally(MistakeKind.TOLD_LESS, 2, 2, 0.2222),
    ]


def test_a_row_that_costs_a_tenth_of_a_row_is_a_mistake() -> None:
    moves: Moves = [(0, HideCode("GGR")), (1, LayRow("RRY")), (1, LayRow("RGB"))]
    (found,) = histories(match("custom", moves, pegs=3, colours=5))["Bo"].mistakes
    assert found == MistakeTally(MistakeKind.FORGOT_ROW, 1, 1, 0.1)


def test_a_record_that_breaks_a_rule_is_refused_and_counts_nowhere() -> None:
    gathered = Histories()
    with pytest.raises(RecordRefused) as caught:
        gathered.add(classic("RRGG", "RG"))
    assert caught.value.action == 2
    assert (gathered.matches, gathered.players()) == (0, [])


def test_a_board_that_is_too_large_is_refused() -> None:
    record = match("custom", [(0, HideCode("R" * 8)), (1, LayRow("R" * 8))], pegs=8, colours=12)
    gathered = Histories()
    with pytest.raises(Refusal) as caught:
        gathered.add(record)
    assert caught.value.fault == Fault.TOO_LARGE
    assert (gathered.matches, gathered.players()) == (0, [])


@settings(max_examples=25, deadline=None)
@given(matches(most=40))
def test_any_match_has_a_history_that_adds_up(played: Played) -> None:
    assume(played.record.edition.name != "custom")  # its board may be too large
    players = histories(played.record)
    assert set(players) == set(played.record.players)
    for player in players.values():
        assert player.matches == 1
        assert player.won + player.drawn <= player.finished
        for box in player.boxes:
            assert box.found == sum(box.rows.values()) <= box.codes
        assert [tally.cost for tally in player.mistakes] == sorted(
            (tally.cost for tally in player.mistakes), reverse=True
        )
    assert sum(player.won for player in players.values()) <= 1
