"""Score sheets agree with the referee: the results of any match give its points, roles, replays and winners."""

import random
from typing import Any

import pytest

from keypeg.review.score_sheets import score_sheet
from keypeg.review.score_values import RoundResult, ScoreSheet
from keypeg.rules import BOXES, edition
from keypeg.rules.attempts import Attempt, Outcome
from keypeg.rules.codebreaking import Codebreaking
from keypeg.rules.duel import Duel
from keypeg.rules.events import AttemptEnded
from keypeg.rules.group import Group
from keypeg.rules.referee import State
from keypeg.rules.refusals import Fault, Refusal
from tests.generators import Played, every_variant, play_match, random_edition


def result_of(attempt: Attempt, state: State) -> RoundResult:
    """What whoever keeps the score notes about an attempt."""
    mistaken = tuple(sorted({mistake.marker for mistake in attempt.mistakes}))
    match state:
        case Codebreaking():
            found, resigned = attempt.outcome is Outcome.FOUND, attempt.outcome is Outcome.RESIGNED
            by = attempt.by if resigned else None
            return RoundResult(attempt.outcome, by=by, rows=max(attempt.rows) if found else None)
        case Duel():
            found = attempt.outcome in (Outcome.FOUND, Outcome.BOTH_FOUND)
            return RoundResult(attempt.outcome, attempt.by, max(attempt.rows) if found else None, mistaken)
        case Group():
            return RoundResult(attempt.outcome, attempt.by, mistaken=mistaken)


def sheet_of(played: Played) -> ScoreSheet:
    """The sheet of the attempts of a match that are over."""
    state = played.state
    opener = next((each.opener for each in played.states if isinstance(each, Group) and each.opener is not None), 0)
    results = [result_of(attempt, state) for attempt in state.past]
    return score_sheet(played.record.edition, state.seats, results, opener)


@pytest.mark.parametrize("box", BOXES)
def test_the_sheet_of_a_match_is_what_the_referee_says(box: str) -> None:
    for seed in range(40):
        played = random_match(seed, box)
        state, sheet = played.state, sheet_of(played)
        assert sheet.scores == state.scores
        assert sheet.winners == state.winners
        assert (sheet.next is None) == bool(state.winners)
        past = list(state.past)
        assert [(line.number, line.points, line.again, line.by) for line in sheet.lines] == [
            (attempt.number, attempt.points, attempt.again, attempt.by) for attempt in past
        ]
        befores = [before for before, events in zip(played.states, played.events, strict=False) if _ended(events)]
        assert [line.attempt for line in sheet.lines] == [before.attempt for before in befores]
        for line, before in zip(sheet.lines, befores, strict=True):
            assert line.codemaker == getattr(before, "codemaker", None)
            assert line.opener == getattr(before, "opener", None)
        if sheet.next is not None:
            assert (sheet.next.number, sheet.next.attempt) == (state.number, state.attempt)
            assert sheet.next.codemaker == getattr(state, "codemaker", None)
            if isinstance(state, Group):
                assert sheet.next.opener == (state.opener or 0 if not past else state.opener)
                assert sheet.next.barred == tuple(seat for seat in range(state.seats) if state.barred[seat])


def random_match(seed: int, box: str) -> Played:
    """A long match, with keys by hand more often than not: most mistakes are made there."""
    rng = random.Random(seed)
    agreed = random_edition(rng, box)
    if rng.random() < 0.5:
        agreed = edition(box, {**agreed.options, "marking": "by_hand"})
    return play_match(rng, agreed, most=400)


def _ended(events: list[Any]) -> bool:
    return any(isinstance(event, AttemptEnded) for event in events)


@pytest.mark.parametrize("box", BOXES)
def test_every_result_of_a_match_was_said_to_be_possible(box: str) -> None:
    """And what it would bring was said, too."""
    played = max((random_match(seed, box) for seed in range(40)), key=lambda each: len(each.state.past))
    state, whole = played.state, sheet_of(played)
    opener = next((line.opener for line in whole.lines if line.opener is not None), 0)
    for at, line in enumerate(whole.lines):
        before = score_sheet(played.record.edition, state.seats, [each.result for each in whole.lines[:at]], opener)
        wanted = RoundResult(line.result.outcome, line.result.by, line.result.rows, line.result.mistaken)
        if isinstance(state, Duel):
            wanted = RoundResult(line.result.outcome, line.result.by, None, line.result.mistaken)
        (found,) = [each for each in before.possible if each.result == wanted]
        last = at == len(whole.lines) - 1
        assert (found.points, found.again, found.ends) == (line.points, line.again, last and bool(whole.winners))
        assert found.rule == line.rule


@pytest.mark.parametrize(("box", "variant", "seats"), list(every_variant()), ids=str)
def test_whatever_is_possible_is_accepted_in_every_variant(box: str, variant: dict[str, Any], seats: int) -> None:
    agreed = edition(box, variant)
    sheet = score_sheet(agreed, seats, [])
    rules = {rule for _, rules in BOXES[box].parts for rule in rules}
    assert sheet.possible
    for each in sheet.possible:
        after = score_sheet(agreed, seats, [each.result])
        assert after.lines[0].points == each.points == after.scores
        assert bool(after.winners) is each.ends
        assert {each.rule, after.ending} <= rules
        assert after.next is None or after.next.rule in rules


FOUND, WRONG, GONE = Outcome.FOUND, Outcome.WRONG_KEY, Outcome.NOT_FOUND


@pytest.mark.rule("C6", "C7", "C8", "C9")
def test_a_classic_match_line_by_line() -> None:
    results = [RoundResult(FOUND, rows=5), RoundResult(WRONG), RoundResult(GONE)]
    sheet = score_sheet(edition("classic"), 2, results)
    assert [(line.number, line.attempt, line.codemaker, line.rule) for line in sheet.lines] == [
        (1, 1, 0, "C6"),
        (2, 1, 1, "C8"),
        (2, 2, 1, "C7"),
    ]
    assert [line.scores for line in sheet.lines] == [(5, 0), (8, 0), (8, 11)]
    assert (sheet.winners, sheet.ending, sheet.next, sheet.possible) == ((1,), "C9", None, ())


@pytest.mark.rule("T9")
def test_a_tie_is_played_off_in_pairs() -> None:
    tie = [RoundResult(FOUND, rows=3), RoundResult(FOUND, rows=3)]
    sheet = score_sheet(edition("travel", {"rounds": 2}), 2, [*tie, RoundResult(FOUND, rows=2)])
    assert sheet.next is not None
    assert (sheet.next.number, sheet.next.extra, sheet.next.codemaker, sheet.next.rule) == (4, True, 1, "T9")
    assert score_sheet(edition("travel", {"rounds": 2, "tie_break": "draw"}), 2, tie).winners == (0, 1)


@pytest.mark.rule("D8")
def test_the_victim_of_a_wrong_key_gets_a_point_and_the_round_is_played_again() -> None:
    one = score_sheet(edition("duel"), 2, [RoundResult(WRONG, mistaken=(0,))])
    both = score_sheet(edition("duel"), 2, [RoundResult(WRONG, mistaken=(0, 1))])
    assert (one.scores, both.scores) == ((0, 1), (0, 0))
    assert one.next is not None
    assert (one.next.number, one.next.attempt, one.next.rule) == (1, 2, "D8")


@pytest.mark.rule("G14")
def test_whoever_answered_wrongly_is_out_of_the_replay() -> None:
    sheet = score_sheet(edition("group"), 3, [RoundResult(WRONG, mistaken=(1,))], opener=1)
    assert sheet.next is not None
    assert (sheet.next.opener, sheet.next.barred) == (2, (1,))
    two = score_sheet(edition("group"), 4, [RoundResult(WRONG, mistaken=(1, 2))], opener=1)
    assert two.next is not None
    assert (two.next.opener, two.next.barred) == (3, (1, 2))
    callers = [each.result.by for each in sheet.possible if each.result.outcome is Outcome.MASTERMIND]
    assert callers == [0, 2]


@pytest.mark.parametrize(
    ("box", "results", "why"),
    [
        ("classic", [RoundResult(FOUND, rows=11)], "rows"),
        ("classic", [RoundResult(FOUND)], "rows"),
        ("classic", [RoundResult(GONE, rows=10)], "needless_rows"),
        ("classic", [RoundResult(Outcome.MASTERMIND)], "outcome"),
        ("classic", [RoundResult(WRONG, mistaken=(0,))], "seat"),
        ("classic", [RoundResult(Outcome.RESIGNED)], "seat"),
        ("duel", [RoundResult(FOUND, by=2)], "seat"),
        ("duel", [RoundResult(FOUND)], "seat"),
        ("duel", [RoundResult(FOUND, by=0, out=(1,))], "seat"),
        ("duel", [RoundResult(Outcome.ALL_OUT)], "outcome"),
        ("group", [RoundResult(Outcome.MASTERMIND)], "seat"),
        ("group", [RoundResult(WRONG)], "seat"),
        ("group", [RoundResult(GONE)], "outcome"),
        ("duel", [RoundResult(FOUND, by=0, rows=13)], "rows"),
        ("duel", [RoundResult(WRONG)], "seat"),
        ("duel", [RoundResult(WRONG, mistaken=(0, 0))], "seat"),
        ("group", [RoundResult(WRONG, mistaken=(0,)), RoundResult(Outcome.MASTERMIND, by=0)], "barred"),
        ("group", [RoundResult(WRONG, mistaken=(0,)), RoundResult(WRONG, mistaken=(1,))], "unasked"),
        ("group", [RoundResult(Outcome.MASTERMIND, by=0, out=(0,))], "out"),
        ("group", [RoundResult(Outcome.MASTERMIND, by=0, rows=3)], "needless_rows"),
    ],
)
def test_a_result_that_cannot_be_is_refused(box: str, results: list[RoundResult], why: str) -> None:
    with pytest.raises(Refusal) as refused:
        score_sheet(edition(box), 2, results)
    most = {"most": 12 if box == "duel" else 10} if why == "rows" else {}
    assert (refused.value.fault, refused.value.values) == ("impossible_result", {"why": why, **most})


def test_a_group_is_opened_by_somebody_who_plays() -> None:
    with pytest.raises(Refusal) as refused:
        score_sheet(edition("group"), 3, [], opener=3)
    assert refused.value == Refusal(Fault.UNKNOWN_SEAT, why="none_such", last=2)


def test_in_whatever_order_all_are_out_nobody_scores() -> None:
    for out in ((), (1, 2), (2, 1, 0)):
        (line,) = score_sheet(edition("group"), 3, [RoundResult(Outcome.ALL_OUT, out=out)]).lines
        assert (line.points, line.by, line.result.out) == ((0, 0, 0), None, out)


def test_a_sheet_says_what_is_next_and_by_which_paragraph() -> None:
    found, called = RoundResult(FOUND, rows=5), RoundResult(Outcome.MASTERMIND, by=1)
    sheets = [
        *(score_sheet(edition("classic"), 2, results) for results in ([], [found])),
        *(score_sheet(edition("group"), 3, results) for results in ([], [called])),
    ]
    assert [(sheet.next and (sheet.next.number, sheet.next.extra, sheet.next.rule)) for sheet in sheets] == [
        (1, False, "C1"),
        (2, False, "C6"),
        (1, False, "G4"),
        (2, False, "G12"),
    ]
    assert [sheet.next and sheet.next.opener for sheet in sheets] == [None, None, 0, 1]
    assert [score_sheet(edition(box), 2, []).row_limit for box in ("classic", "duel", "group")] == [10, 12, None]


@pytest.mark.parametrize("holes", [1, 2, 3])
def test_a_code_without_repeats_can_be_missed_on_the_smallest_boards(holes: int) -> None:
    agreed = edition("custom", {"pegs": holes, "colours": 3, "repeats": False})
    assert score_sheet(agreed, 2, [RoundResult(GONE)]).scores == (11, 0)
    assert score_sheet(agreed, 2, [RoundResult(WRONG)]).lines[0].again


def test_a_race_cannot_end_for_both_at_once() -> None:
    sheet = score_sheet(edition("duel", {"race": True}), 2, [])
    assert Outcome.BOTH_FOUND not in {each.result.outcome for each in sheet.possible}


def test_nothing_is_scored_after_the_end() -> None:
    with pytest.raises(Refusal) as refused:
        score_sheet(edition("classic", {"rounds": 1}), 2, [RoundResult(FOUND, rows=5)] * 2)
    assert (refused.value.fault, refused.value.rule) == ("match_over", "C9")
