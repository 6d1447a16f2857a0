"""What the coach is asked for, as functions that run in the processes of the thinkers and return JSON.

Each imports what it needs when it runs: the solver is loaded in those processes, and not in the server.
"""

from typing import Final

import msgspec

from keypeg.records.entries import Entry
from keypeg.records.played_attempts import PlayedAttempt
from keypeg.review.group_advice_values import GroupNotes
from keypeg.rules.edition import Edition
from keypeg.rules.keys import Key
from keypeg.rules.referee import State, View
from keypeg.server.coach_schemas import PositionRequest, RowsRequest

encode: Final = msgspec.json.Encoder().encode


def hints_of(view: View, step: int) -> bytes:
    """The hints for the seat of a view, up to a step."""
    from keypeg.review.hint_values import HintStep
    from keypeg.review.hints import hints

    return encode(hints(view, HintStep(step)))


def review_of(agreed: Edition, played: PlayedAttempt) -> bytes:
    """The review of an attempt that is over."""
    from keypeg.review.match_reviews import review_attempt

    return encode(review_attempt(agreed, played))


def review_under_way(state: State, entries: list[Entry]) -> bytes:
    """The review of the attempt under way in a record, which is open to its reader."""
    from keypeg.review.match_reviews import review_attempt_under_way

    return encode(review_attempt_under_way(state, entries))


def rows_review_of(agreed: Edition, request: RowsRequest) -> bytes:
    """The review of rows that lie on a board."""
    from keypeg.review.board_reviews import review_laid_rows

    rows = [(each.row, Key(each.reds, each.whites)) for each in request.rows]
    return encode(review_laid_rows(agreed, rows, request.seat))


def analysis_of(agreed: Edition, request: PositionRequest, seconds: float) -> bytes:
    """The analysis of a position, after thinking for so long."""
    from keypeg.review.position_analyses import analyse_position

    found = analyse_position(
        agreed,
        [(each.row, Key(each.reds, each.whites)) for each in request.rows],
        objective=request.objective,
        seat=request.seat,
        best=request.best,
        codes=request.codes,
        weighed=request.row,
        seconds=seconds,
    )
    return encode(found)


def best_play_of(agreed: Edition, code: str) -> bytes:
    """The rows by which the strategy that comes with Keypeg finds a code."""
    from keypeg.review.best_plays import best_play

    return encode(best_play(agreed, code))


def group_advice_of(notes: GroupNotes) -> bytes:
    """What follows from the notes of a player of the group box."""
    from keypeg.review.group_advice import group_advice

    return encode(group_advice(notes))
