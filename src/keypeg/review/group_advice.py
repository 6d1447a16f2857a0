"""Advice beside a real group box: from one's own tokens and the answers of the others to what they tell.

The notes of a player become the view that the player would have at a table, so that hints are those of a table. Answers
of people may be wrong. Then it says which questions contradict each other, and which single answer may be wrong.
"""

from collections.abc import Iterable, Iterator
from typing import Final

import numpy as np
from msgspec.structs import replace

from keypeg.review.facts import Masks, smallest_proofs
from keypeg.review.group_advice_values import (
    AnswerRepair,
    BoardBelief,
    GroupAdvice,
    GroupNotes,
    LikelyCode,
    WrongAnswer,
)
from keypeg.review.group_facts import MOST_PROOF_ROWS, group_facts
from keypeg.review.hint_values import GroupHint, HintStep
from keypeg.review.hints import DECIMALS, hint
from keypeg.review.refusals import ReviewFault, ReviewRefusal
from keypeg.rules.actions import Token
from keypeg.rules.attempts import AskedRow
from keypeg.rules.edition import Edition, GroupGame
from keypeg.rules.group import check_tokens
from keypeg.rules.keys import answer
from keypeg.rules.refusals import Fault, Refusal
from keypeg.rules.views import GroupView
from keypeg.thinking.group_beliefs import Belief, believe
from keypeg.thinking.group_holdings import ANSWERS, Bools, GroupSetup, Holdings, Ints, answers_by_token, holdings

MOST_LIKELY: Final = 5
"""How many of the likeliest codes are listed."""
MOST_REPAIRS: Final = 5


def group_advice(notes: GroupNotes) -> GroupAdvice:
    """What follows from what a player knows."""
    game = group_game(notes.edition)
    notes.edition.check_players(notes.seats)
    nothing = GroupAdvice(
        owners=game.owners(notes.seats),
        code_shape=game.code_shape(notes.seats),
        row_shape=game.row_shape(notes.seats),
        asked=notes.asked,
        codes=0,
        likely=(),
        boards=(),
        facts=(),
        question=None,
        bits=None,
        call=None,
        contradiction=(),
        repairs=(),
        own=(),
    )
    if not notes.hand and not notes.asked and not notes.wrong_calls:
        return nothing
    view = noted_view(notes)
    belief = believe(view, view.asked)
    known = replace(nothing, asked=tuple(_with_own_answers(notes)), own=own_mistakes(notes))
    if not len(belief):
        table = _AnswerTable(view, belief.setup)
        return replace(known, contradiction=table.contradiction(), repairs=table.repairs())
    question, advised = hint(view, HintStep.GOOD_ROW), hint(view, HintStep.BEST_ROW)
    assert isinstance(question, GroupHint)
    assert isinstance(advised, GroupHint)
    return replace(
        known,
        codes=len(belief.codes),
        likely=tuple(_likely(belief)),
        boards=tuple(_board(belief, board) for board in belief.others),
        facts=tuple(group_facts(view)),
        question=question.row,
        bits=question.bits,
        call=advised.call,
    )


def noted_view(notes: GroupNotes) -> GroupView:
    """The view that the player would have at a table. Refuses notes that no round could lead to."""
    agreed, seats = notes.edition, notes.seats
    game = group_game(agreed)
    agreed.check_players(seats)
    owners = game.owners(seats)
    if not 0 <= notes.seat < seats:
        raise Refusal(Fault.UNKNOWN_SEAT, why="none_such", last=seats - 1)
    check_tokens(game, notes.hand, owners.count(notes.seat))
    check_questions(agreed, seats, notes.asked)
    if len({call.seat for call in notes.wrong_calls}) != len(notes.wrong_calls):
        raise Refusal(Fault.OUT_OF_ROUND, game.paragraphs.out, why="answers")
    for call in notes.wrong_calls:
        if not 0 <= call.seat < seats:
            raise Refusal(Fault.UNKNOWN_SEAT, why="none_such", last=seats - 1)
        game.code_shape(seats).check(call.row, agreed.paragraphs.code_shape)
    callers = {call.seat for call in notes.wrong_calls} - {notes.seat}  # advice is for somebody who still plays
    return GroupView(
        edition=agreed.name,
        options=agreed.options,
        notes=agreed.notes,
        seat=notes.seat,
        seats=seats,
        rounds=agreed.rounds,
        number=1,
        attempt=1,
        scores=(0,) * seats,
        earlier=0,
        past=(),
        winners=(),
        dealt=True,
        hand=notes.hand,
        opener=None,
        turn=notes.seat,
        last_turn=None,
        out=tuple(seat in callers for seat in range(seats)),
        asked=notes.asked,
        owing=(),
        wrong_calls=notes.wrong_calls,
        barred=(False,) * seats,
        owners=owners,
        code_shape=game.code_shape(seats),
        row_shape=game.row_shape(seats),
    )


def group_game(agreed: Edition) -> GroupGame:
    """The game of an edition, which must be one with tokens."""
    if not isinstance(agreed.game, GroupGame):
        raise ReviewRefusal(ReviewFault.NO_TOKENS, edition=agreed.name)
    return agreed.game


def check_questions(agreed: Edition, seats: int, asked: Iterable[AskedRow]) -> None:
    """Refuse questions that nobody could ask, and answers of boards that do not answer."""
    game = group_game(agreed)
    owners, shape = game.owners(seats), game.row_shape(seats)
    for question in asked:
        if not 0 <= question.seat < seats:
            raise Refusal(Fault.UNKNOWN_SEAT, why="none_such", last=seats - 1)
        shape.check(question.row, agreed.paragraphs.row_shape)
        answered = [given is not None for given in question.answers]
        if len(answered) != len(owners) or any(
            given and owner == question.seat for given, owner in zip(answered, owners, strict=True)
        ):
            raise Refusal(Fault.NOTHING_TO_ANSWER, game.paragraphs.answer)


def own_mistakes(notes: GroupNotes) -> tuple[WrongAnswer, ...]:
    """The answers that this player gave wrongly."""
    return tuple(wrong_answers(_own_tokens(notes), notes.asked))


def _own_tokens(notes: GroupNotes) -> dict[int, Token]:
    owners = group_game(notes.edition).owners(notes.seats)
    own = [board for board, owner in enumerate(owners) if owner == notes.seat]
    return dict(zip(own, notes.hand, strict=True))


def _with_own_answers(notes: GroupNotes) -> Iterator[AskedRow]:
    """The questions, with what this player answers where nothing is noted."""
    own = _own_tokens(notes)
    for question in notes.asked:
        answers = list(question.answers)
        for board, token in own.items() if question.seat != notes.seat else ():
            answers[board] = answers[board] or answer(question.row, *token)
        yield question._replace(answers=tuple(answers))


def wrong_answers(tokens: dict[int, Token], asked: Iterable[AskedRow]) -> list[WrongAnswer]:
    """The answers that do not fit the tokens of these boards."""
    return [
        WrongAnswer(number, board, given, right)
        for number, question in enumerate(asked, 1)
        for board, token in tokens.items()
        if (given := question.answers[board]) is not None and given != (right := answer(question.row, *token))
    ]


def _likely(belief: Belief) -> list[LikelyCode]:
    best = np.argsort(-belief.code_probability, kind="stable")[:MOST_LIKELY]
    return [
        LikelyCode(belief.setup.code_row(int(belief.codes[at])), round(float(belief.code_probability[at]), DECIMALS))
        for at in best
    ]


def _board(belief: Belief, board: int) -> BoardBelief:
    setup, held = belief.setup, belief.held[:, board]
    chances = np.bincount(held, belief.probability, setup.tokens).reshape(len(setup.colours), setup.places)
    return BoardBelief(
        board=board,
        seat=setup.owners[board],
        tokens=int((chances > 0).sum()),
        colours={
            colour: round(float(chance), DECIMALS)
            for colour, chance in zip(setup.colours, chances.sum(axis=1), strict=True)
        },
        numbers=tuple(round(float(chance), DECIMALS) for chance in chances.sum(axis=0)),
    )


class _AnswerTable:
    """Every way in which the tokens may lie, and which answers each of them gainsays."""

    def __init__(self, view: GroupView, setup: GroupSetup) -> None:
        assert view.seat is not None
        own = setup.of_seat(view.seat)
        everything = holdings(setup, tuple(zip(own, view.hand, strict=True)))
        not_called: Bools = np.ones(len(everything.code), dtype=np.bool_)
        for call in view.wrong_calls:
            not_called &= everything.code != setup.code_number(call.row)
        self.setup = setup
        self.held: Holdings = everything.only(not_called)
        self.asked = view.asked
        self.given = [
            (row, board, given)
            for row, question in enumerate(view.asked)
            for board, given in enumerate(question.answers)
            if given is not None and board not in own
        ]

    def _answers(self, row: int, board: int) -> Ints:
        """What a board would answer, in each way in which the tokens may lie."""
        found: Ints = answers_by_token(self.setup, self.asked[row].row)[self.held.held[:, board]]
        return found

    def contradiction(self) -> tuple[int, ...]:
        """The fewest questions whose answers contradict each other. In a long round, no fewer of them do."""
        fits: list[Bools] = [np.ones(len(self.held.code), dtype=np.bool_) for _ in self.asked]
        for row, board, given in self.given:
            fits[row] &= self._answers(row, board) == ANSWERS.index(given)
        kept = list(range(len(fits)))
        for row in range(len(fits)):
            others = [other for other in kept if other != row]
            if len(kept) > MOST_PROOF_ROWS and not np.logical_and.reduce([fits[other] for other in others]).any():
                kept = others
        fitting: Masks = np.zeros(len(self.held.code), dtype=np.uint64)
        for bit, row in enumerate(kept):
            fitting |= fits[row].astype(np.uint64) << np.uint64(bit)
        (proof,) = smallest_proofs(fitting, [np.ones(len(fitting), dtype=np.bool_)], len(kept))
        return tuple(kept[number - 1] + 1 for number in proof)

    def repairs(self) -> tuple[AnswerRepair, ...]:
        """Where the tokens may lie so that one answer alone is wrong, what that answer should have been."""
        wrong = np.zeros(len(self.held.code), dtype=np.int64)
        for row, board, given in self.given:
            wrong += self._answers(row, board) != ANSWERS.index(given)
        found = []
        for row, board, given in self.given:
            answers = self._answers(row, board)
            for number, other in enumerate(ANSWERS):
                codes = np.unique(self.held.code[(wrong == 1) & (answers == number)]) if other != given else ()
                if len(codes):
                    found.append(AnswerRepair(row + 1, board, other, len(codes)))
        return tuple(sorted(found, key=lambda repair: -repair.codes)[:MOST_REPAIRS])
