"""Advice beside a real group box: the hints of a table, the fewest questions at odds, and who may be wrong."""

import random
from itertools import combinations

import pytest

from keypeg.review.group_advice import MOST_LIKELY, group_advice, noted_view, wrong_answers
from keypeg.review.group_advice_values import AnswerRepair, GroupAdvice, GroupNotes, WrongAnswer
from keypeg.review.group_facts import MOST_PROOF_ROWS, group_facts
from keypeg.review.hint_values import GroupHint, HintStep
from keypeg.review.hints import hints
from keypeg.review.refusals import ReviewFault, ReviewRefusal
from keypeg.rules import edition, referee
from keypeg.rules.actions import Token
from keypeg.rules.attempts import AskedRow, WrongCall
from keypeg.rules.keys import Answer
from keypeg.rules.refusals import Fault, Refusal
from keypeg.rules.views import GroupView
from keypeg.thinking.group_beliefs import believe
from tests.generators import play_match
from tests.review.group_tokens import COLOURS, DEAL, PLACES, asked_in_turn, codes
from tests.review.group_tokens import holdings as every_holding

GROUP = edition("group")
ROWS = ["Y.BR.", "WY.K.", ".GG.Y", "Y.R.R", "G.YG."]


def notes(asked: list[AskedRow], seat: int = 0, calls: tuple[WrongCall, ...] = ()) -> GroupNotes:
    return GroupNotes(GROUP, 3, seat, (DEAL.tokens[seat],), tuple(asked), calls)


def answered(asked: AskedRow, board: int, given: Answer) -> AskedRow:
    """A question to which one board answered something else."""
    return asked._replace(answers=(*asked.answers[:board], given, *asked.answers[board + 1 :]))


@pytest.mark.parametrize("seed", range(12))
def test_advice_is_what_the_hints_of_a_table_say(seed: int) -> None:
    """The notes of a seat of a random match, rightly answered, against the view of that seat."""
    rng = random.Random(seed)
    agreed = edition("group", {"rows": rng.choice(["any", "as_code"]), "calls": rng.choice(["on_turn", "anytime"])})
    state = play_match(rng, agreed, most=rng.randint(2, 12)).state
    for seat in range(state.seats):
        view = referee.view(state, seat)
        assert isinstance(view, GroupView)
        if not view.dealt or view.out[seat] or view.winners:
            continue
        noted = GroupNotes(agreed, view.seats, seat, view.hand, view.asked, view.wrong_calls)
        found = group_advice(noted)
        count, _, question, call = hints(view, HintStep.BEST_ROW)
        assert isinstance(question, GroupHint)
        assert isinstance(call, GroupHint)
        assert (found.codes, found.question, found.bits) == (count.codes, question.row, question.bits)
        assert (found.contradiction, found.repairs, found.own) == ((), (), ())
        assert found.facts == tuple(group_facts(noted_view(noted)))
        if noted_view(noted).out == view.out:  # nobody has resigned
            assert found.call == call.call


def test_chances_are_those_of_laying_the_tokens_in_every_way() -> None:
    asked = asked_in_turn(ROWS[:2])
    found, weights = group_advice(notes(asked)), codes(0, asked)
    assert found.codes == len(weights)
    assert [round(weights[each.row] / weights.total(), 4) for each in found.likely] == [
        each.chance for each in found.likely
    ]
    assert found.likely[0].chance == round(max(weights.values()) / weights.total(), 4)
    held = list(every_holding(0, asked))
    whole = sum(weight for _, weight in held)
    for belief in found.boards:
        of_board = [(tokens[belief.board], weight) for tokens, weight in held]
        assert belief.tokens == len({token for token, _ in of_board})
        for colour in COLOURS:
            share = sum(weight for token, weight in of_board if token.colour == colour) / whole
            assert belief.colours[colour] == round(share, 4)
        for number in PLACES:
            share = sum(weight for token, weight in of_board if token.number == number) / whole
            assert belief.numbers[number - 1] == round(share, 4)
    assert [(belief.board, belief.seat) for belief in found.boards] == [(1, 1), (2, 2)]


def contradicting(seed: int, rows: int) -> list[AskedRow]:
    """Questions in turn, some answers of which are changed until they contradict each other."""
    rng = random.Random(seed)
    asked = asked_in_turn([rng.choice(["Y.BR.", "WY.K.", ".GG.Y", "Y.R.R", "G.YG.", "WW.W."]) for _ in range(rows)])
    while codes(0, asked):
        at = rng.randrange(rows)
        boards = [board for board in (1, 2) if asked[at].answers[board] is not None]
        answers: list[Answer] = ["black", "white", "none"]
        asked[at] = answered(asked[at], rng.choice(boards), rng.choice(answers))
    return asked


@pytest.mark.parametrize("seed", [*range(8), 22, 41])  # in the last two, a larger set comes later
def test_a_contradiction_names_the_fewest_questions(seed: int) -> None:
    asked = contradicting(seed, 5)
    found = group_advice(notes(asked))
    assert found.codes == 0
    assert not codes(0, [asked[number - 1] for number in found.contradiction])
    for fewer in combinations(asked, len(found.contradiction) - 1):
        assert codes(0, fewer)


@pytest.mark.parametrize("seed", range(8))
def test_a_repair_is_every_single_answer_that_would_mend_it(seed: int) -> None:
    asked = contradicting(seed, 4)
    repairs = []
    for at, question in enumerate(asked):
        for board in (1, 2):
            for given in ("black", "white", "none"):
                if question.answers[board] in (None, given):
                    continue
                mended = codes(0, [*asked[:at], answered(question, board, given), *asked[at + 1 :]])
                repairs += [(at + 1, board, given, len(mended))] if mended else []
    found = [(each.row, each.board, each.answer, each.codes) for each in group_advice(notes(asked)).repairs]
    assert set(found) <= set(repairs)
    assert len(found) == min(5, len(repairs))
    assert [each[3] for each in found] == sorted((each[3] for each in repairs), reverse=True)[:5]


def test_in_a_long_round_no_fewer_of_the_named_questions_contradict_each_other() -> None:
    asked = asked_in_turn(["WW.W."] * (MOST_PROOF_ROWS + 4))
    asked[15] = answered(asked[15], 1, "black")
    found = group_advice(notes(asked))
    assert 16 in found.contradiction
    assert len(found.contradiction) == 2
    assert found.repairs == (AnswerRepair(16, 1, "none", len(codes(0, asked_in_turn(["WW.W."] * 3)))),)


def test_before_the_tokens_are_drawn_the_boards_are_known() -> None:
    found = group_advice(GroupNotes(edition("group", {"second_board": 1}), 2, 0, ()))
    assert (found.owners, found.code_shape.fewest_empty, found.codes, found.contradiction) == ((0, 1, 1), 2, 0, ())


def test_own_answers_are_filled_in() -> None:
    asked = asked_in_turn(ROWS[:3])
    without = [question._replace(answers=(None, *question.answers[1:])) for question in asked]
    assert group_advice(notes(without)).asked == tuple(asked)


def test_own_wrong_answers_are_named_and_tell_nothing() -> None:
    asked = asked_in_turn(["Y.BR.", "YRB..", "YRB.."])
    asked[1] = answered(asked[1], 0, "none")
    found = group_advice(notes(asked))
    assert found.own == (WrongAnswer(2, 0, "none", "black"),)
    assert found.codes == len(codes(0, asked))
    assert found.contradiction == ()


def test_the_marker_names_every_wrong_answer() -> None:
    asked = asked_in_turn(ROWS)
    tokens = dict(enumerate(DEAL.tokens))
    assert wrong_answers(tokens, asked) == []
    asked[0] = answered(asked[0], 2, "none")
    assert wrong_answers(tokens, asked) == [WrongAnswer(1, 2, "none", "black")]


def refused(wrong: GroupNotes) -> tuple[str, str | None]:
    with pytest.raises(Refusal) as found:
        group_advice(wrong)
    return str(found.value.fault), found.value.rule


def test_notes_that_no_round_leads_to_are_refused() -> None:
    (asked,) = asked_in_turn(["Y.BR."])
    hand = (Token("B", 3),)
    assert refused(GroupNotes(edition("classic"), 2, 0, hand)) == ("no_tokens", None)
    assert refused(GroupNotes(GROUP, 5, 0, hand)) == ("wrong_player_count", "G1")
    assert refused(GroupNotes(GROUP, 3, 3, hand)) == ("unknown_seat", None)
    assert refused(GroupNotes(GROUP, 3, 0, (), (asked,))) == ("impossible_deal", "G2")
    assert refused(GroupNotes(GROUP, 3, 0, (Token("B", 6),))) == ("impossible_deal", "G2")
    assert refused(GroupNotes(GROUP, 3, 0, (Token("P", 3),))) == ("impossible_deal", "G2")
    assert refused(notes([asked._replace(row="Y.BRR")])) == ("wrong_peg_count", "G5")
    assert refused(notes([asked._replace(seat=3)])) == ("unknown_seat", None)
    assert refused(notes([answered(asked, 0, "black")])) == ("nothing_to_answer", "G5")
    assert refused(notes([asked._replace(answers=(None, "black"))])) == ("nothing_to_answer", "G5")
    assert refused(notes([], calls=(WrongCall(1, "Y.BRR"),))) == ("wrong_peg_count", "G3")
    assert refused(notes([], calls=(WrongCall(5, "Y.BR."),))) == ("unknown_seat", None)
    assert refused(notes([], calls=(WrongCall(1, "Y.BR."), WrongCall(1, "YRB..")))) == ("out_of_round", "G8")


def test_a_refusal_of_notes_says_what_is_possible() -> None:
    (asked,) = asked_in_turn(["Y.BR."])
    calls = (WrongCall(1, "Y.BR."), WrongCall(1, "YRB.."))
    nobody = Refusal(Fault.UNKNOWN_SEAT, why="none_such", last=2)
    for wrong, refusal in (
        (GroupNotes(GROUP, 3, 3, (Token("B", 3),)), nobody),
        (notes([asked._replace(seat=3)]), nobody),
        (notes([], calls=(WrongCall(3, "Y.BR."),)), nobody),
        (notes([], calls=calls), Refusal(Fault.OUT_OF_ROUND, "G8", why="answers")),
        (GroupNotes(edition("classic"), 2, 0, ()), ReviewRefusal(ReviewFault.NO_TOKENS, edition="classic")),
    ):
        with pytest.raises(Refusal) as found:
            group_advice(wrong)
        assert found.value == refusal


def test_notes_are_the_view_of_somebody_whose_turn_it_is_in_a_first_round() -> None:
    view = noted_view(notes([], seat=1))
    assert (view.seat, view.turn, view.number, view.attempt, view.earlier) == (1, 1, 1, 1, 0)
    assert (view.scores, view.barred) == ((0, 0, 0), (False, False, False))


def test_of_codes_that_are_equally_likely_the_first_are_listed() -> None:
    view = noted_view(notes([]))
    belief = believe(view, view.asked)
    order = sorted(range(len(belief.codes)), key=lambda at: -belief.code_probability[at])
    best = [belief.setup.code_row(int(belief.codes[at])) for at in order[:MOST_LIKELY]]
    assert [each.row for each in group_advice(notes([])).likely] == best


def test_a_repair_leaves_no_code_that_was_called_wrongly() -> None:
    asked = contradicting(1, 4)
    first = group_advice(notes(asked)).repairs[0]
    mended = answered(asked[first.row - 1], first.board, first.answer)
    left = list(codes(0, [*asked[: first.row - 1], mended, *asked[first.row :]]))
    assert len(left) == first.codes > 2
    calls = tuple(WrongCall(seat, row) for seat, row in zip((1, 2), left, strict=False))
    (again,) = [
        each
        for each in group_advice(notes(asked, calls=calls)).repairs
        if (each.row, each.board, each.answer) == (first.row, first.board, first.answer)
    ]
    assert again.codes == first.codes - 2


def test_a_wrong_call_rules_its_code_out_and_its_caller() -> None:
    plain = group_advice(notes([]))
    called = group_advice(notes([], calls=(WrongCall(1, "YRB.."),)))
    assert called.codes == plain.codes - 1
    assert isinstance(called, GroupAdvice)
    assert noted_view(notes([], calls=(WrongCall(1, "YRB.."),))).out == (False, True, False)
