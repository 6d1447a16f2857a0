"""Reviews in sentences: why a row was better, how hard a code was, what a wrong key cost."""

from collections.abc import Iterator
from typing import Final

from keypeg.cli.numbers import LEAST_SHARE, Numbers
from keypeg.locales import Words
from keypeg.review.review_values import CertainSeat, CodeReview, MistakeReview, Reason, RowReview

NOTABLE_ROWS: Final = 0.05
"""By this much a code must be harder or easier than the average one for a sentence to say so."""


def reason_sentence(row: RowReview, say: Words) -> str | None:
    """Why the best row was better than the one that was laid; None if it was not."""
    laid, best, numbers = row.outlook, row.best_outlook, Numbers(say)
    if row.why is None or laid is None or best is None:
        return None
    same = numbers.codes(best.codes) == numbers.codes(laid.codes)
    match row.why:
        case Reason.FEWER_CODES if same:  # the difference is too small to be told
            more = best.keys > laid.keys
            return say("review-why-keys", keys=best.keys, laid_keys=laid.keys) if more else say("review-why-later")
        case Reason.FEWER_CODES if best.keys > laid.keys:
            return say(
                "review-why-both",
                codes=numbers.codes(best.codes),
                laid=numbers.codes(laid.codes),
                keys=best.keys,
                laid_keys=laid.keys,
            )
        case Reason.FEWER_CODES:
            return say("review-why-codes", codes=numbers.codes(best.codes), laid=numbers.codes(laid.codes))
        case Reason.MORE_KEYS:
            return say("review-why-keys", keys=best.keys, laid_keys=laid.keys)
        case Reason.MAY_BE_CODE:
            return say("review-why-code")
        case Reason.LATER:
            return say("review-why-later")


def share_of(first: float, seat: int) -> float:
    """The share of one of two seats, by that of the first, so that both as they are shown make a whole."""
    if not seat:
        return first
    return 1 - (round(first, 2) if LEAST_SHARE <= first <= 1 - LEAST_SHARE else first)


def code_sentences(code: CodeReview, breaker: str, say: Words, *, rows_are_said: bool) -> Iterator[str]:
    """How soon a code was found, unless that is said already, and how hard it is for the best strategy."""
    if not rows_are_said or code.average_rows is None:
        yield say("review-code-found" if code.found else "review-code-not-found", name=breaker, rows=code.rows)
    if code.hardness is not None and code.best_rows is not None and code.average_rows is not None:
        numbers = Numbers(say)
        best, average = numbers.decimal(code.best_rows), numbers.decimal(code.average_rows)
        if abs(code.best_rows - code.average_rows) < NOTABLE_ROWS:
            yield say("review-code-average", average=average)
        else:
            yield say("review-code-hard", hardness=code.hardness, best=best, average=average)


def mistake_sentence(mistake: MistakeReview, say: Words) -> str | None:
    """What a wrong key cost, if that is known."""
    if mistake.left is None or mistake.left_if_right is None:
        return None
    left, right = Numbers(say).count(mistake.left), Numbers(say).count(mistake.left_if_right)
    return say("review-mistake-cost", left=left, right=right, rows=mistake.rows_after)


def certain_sentence(seats: list[CertainSeat], names: list[str], say: Words) -> str:
    """From when on each seat could know the code."""
    found = [
        say("review-certain-never", name=names[each.seat])
        if each.rows is None
        else say("review-certain-after", name=names[each.seat], rows=each.rows)
        for each in seats
    ]
    return say("review-certain-seats", players=", ".join(found))
