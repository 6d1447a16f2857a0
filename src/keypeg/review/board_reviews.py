"""Board reviews: one attempt of a codebreaking match or a duel, for each player."""

from collections.abc import Sequence
from typing import assert_never

from keypeg.review.code_reviews import review_code
from keypeg.review.duel_reviews import review_turns
from keypeg.review.review_values import AttemptReview, CodeReview, MistakeReview, PlayerReview, RowReview
from keypeg.review.row_reviews import review_rows, verdict_of
from keypeg.review.row_values import seat_tree
from keypeg.rules.attempts import BoardAttempt, Mistake, Row
from keypeg.rules.codebreaking import Codebreaking
from keypeg.rules.duel import Duel
from keypeg.rules.edition import DuelGame, Edition
from keypeg.rules.keys import Key
from keypeg.thinking.analysis import check_rows
from keypeg.thinking.boards import MOST_ROWS, Board, board_too_large
from keypeg.thinking.breaker_views import board_of
from keypeg.thinking.positions import Position
from keypeg.thinking.rulebook_boards import shapes_of


def review_board_attempt(agreed: Edition, attempt: BoardAttempt, player: int | None = None) -> AttemptReview:
    """Review an attempt that is over."""
    turns = list(review_turns(agreed, attempt.boards)) if isinstance(agreed.game, DuelGame) else []
    return AttemptReview(
        attempt.number,
        attempt.outcome,
        _players(agreed, attempt.boards, player),
        [_mistake(agreed, attempt, mistake) for mistake in attempt.mistakes],
        _codes(agreed, attempt, player),
        turns,
        attempt.by,
    )


def review_open_boards(state: Codebreaking | Duel, player: int | None = None) -> AttemptReview:
    """Review the rows that lie open in the attempt under way."""
    return AttemptReview(state.number, None, _players(state.edition, _open_boards(state), player))


def review_withheld_boards(
    state: Codebreaking | Duel, makers: frozenset[int], player: int | None = None
) -> AttemptReview:
    """Review the attempt under way, though the codes of some codemakers are not known.

    Keys that were given by hand are. Those of the referee are not, and only the first row needs none to be judged.
    """
    boards = _open_boards(state)
    unknown = [] if state.edition.by_hand else [1 - maker for maker in makers]
    known = tuple(
        tuple(Row(laid.row) for laid in rows) if seat in unknown else rows for seat, rows in enumerate(boards)
    )
    without_keys = sum(len(boards[seat]) for seat in unknown if player in (None, seat))
    return AttemptReview(state.number, None, _players(state.edition, known, player), without_keys=without_keys)


def review_laid_rows(agreed: Edition, rows: Sequence[tuple[str, Key]], seat: int = 0) -> PlayerReview:
    """Review rows that lie on a board, wherever they were laid; there is at least one."""
    check_rows(agreed, rows, seat)
    return _player(agreed, seat, [Row(*laid) for laid in rows])


def _open_boards(state: Codebreaking | Duel) -> tuple[tuple[Row, ...], ...]:
    match state:
        case Codebreaking(codemaker=codemaker, board=board):
            return tuple(() if seat == codemaker else board for seat in range(state.seats))
        case Duel(boards=boards):
            return boards
        case _:
            assert_never(state)


def _players(agreed: Edition, boards: Sequence[Sequence[Row]], player: int | None) -> list[PlayerReview]:
    return [_player(agreed, seat, rows) for seat, rows in enumerate(boards) if rows and player in (None, seat)]


def _player(agreed: Edition, seat: int, laid: Sequence[Row]) -> PlayerReview:
    rows = list(review_rows(_board(agreed, seat), laid, seat_tree(agreed, seat)))
    skill = _mean([row.skill for row in rows if row.skill is not None])
    luck = _mean([row.luck for row in rows if row.luck is not None])
    verdict = None if skill is None else verdict_of(skill)
    return PlayerReview(seat, "codebreaker", skill, luck, rows, verdict, _costliest(rows))


def _board(agreed: Edition, seat: int) -> Board:
    shapes = shapes_of(agreed, seat)
    if shapes.rows.size > MOST_ROWS:
        raise board_too_large(shapes.rows, agreed.paragraphs.code)
    return board_of(shapes)


def _mean(numbers: Sequence[int]) -> int | None:
    return round(sum(numbers) / len(numbers)) if numbers else None


def _costliest(rows: Sequence[RowReview]) -> int | None:
    cost, number = max((row.cost or 0, -number) for number, row in enumerate(rows, 1))
    return -number if cost else None


def _codes(agreed: Edition, attempt: BoardAttempt, player: int | None) -> list[CodeReview]:
    return [
        review_code(agreed, seat, code, 1 - seat, attempt.boards[1 - seat])
        for seat, code in enumerate(attempt.codes)
        if code is not None and player in (None, seat)
    ]


def _mistake(agreed: Edition, attempt: BoardAttempt, mistake: Mistake) -> MistakeReview:
    """A wrong key, with how many codes it left, and how many the right one would have left."""
    rows = attempt.boards[mistake.breaker]
    believed = [(row, key) for row, key in rows[: mistake.row] if key is not None]
    board, row = _board(agreed, mistake.breaker), rows[mistake.row].row
    left, left_if_right = (
        len(Position(board, [*believed, (row, key)])) for key in (mistake.given, mistake.right) if isinstance(key, Key)
    )
    after = len(rows) - mistake.row - 1
    return MistakeReview(*mistake, left=left, left_if_right=left_if_right, rows_after=after)
