"""The coach at `keypeg play`: hints that say more each time, and the review of the match at its end."""

from collections.abc import Iterator
from typing import assert_never

from rich.console import Console
from rich.text import Text

from keypeg.cli.boards import pegs
from keypeg.cli.fact_sentences import fact_sentence
from keypeg.cli.numbers import Numbers
from keypeg.cli.review_sheet import ReviewSheet
from keypeg.locales import Words
from keypeg.records.record import Record
from keypeg.review.fact_values import Fact
from keypeg.review.hint_values import BoardHint, GroupHint, Hint, HintStep
from keypeg.review.hints import hint
from keypeg.rules import referee
from keypeg.rules.referee import State, View
from keypeg.rules.refusals import Fault, Refusal
from keypeg.rules.views import CodebreakingView, DuelView, GroupView
from keypeg.tables.hint_grants import SeatHints, granted_step, with_hint


class PlayCoach:
    """Gives hints to the players at one screen, and reviews their match."""

    def __init__(self, seats: int, say: Words, out: Console) -> None:
        self._taken = (SeatHints(),) * seats
        self._say = say
        self._out = out

    def next_hint(self, state: State, seat: int) -> Hint:
        """The next hint for a seat: one step further than the last one in the same position."""
        if not state.edition.hints:
            raise Refusal(Fault.HINTS_FORBIDDEN)
        step = min(granted_step(self._taken, state, seat) + 1, max(HintStep))
        return hint(referee.view(state, seat), HintStep(step))

    def give(self, state: State, seat: int, given: Hint) -> None:
        """Show a hint that was taken."""
        self._taken = with_hint(self._taken, state, seat, given.step)
        view = referee.view(state, seat)
        best = isinstance(given, BoardHint) and given.step is HintStep.BEST_ROW
        good = hint(view, HintStep.GOOD_ROW).row if best else None
        for line in self._lines(given, _holes(view), good):
            self._out.print(line)
        if given.step is not HintStep.BEST_ROW:
            self._out.print(self._say("hint-more", command=self._say("command-hint")))

    def review(self, record: Record) -> None:
        """Show what every row of a match was worth."""
        ReviewSheet(record, self._say, self._out).print(None)

    def _lines(self, given: Hint, holes: int, good: str | None) -> Iterator[Text | str]:
        match given:
            case BoardHint():
                yield from board_hint_lines(given, holes, self._say, good)
            case GroupHint():
                yield from group_hint_lines(given, holes, self._say)
            case _:
                assert_never(given)


def board_hint_lines(given: BoardHint, holes: int, say: Words, good: str | None = None) -> Iterator[Text | str]:
    """A hint for a codebreaker, whose code has so many holes. `good` is the row that the hint before it named."""
    match given.step:
        case HintStep.CODES_LEFT:
            yield say("hint-codes", count=given.codes)
        case HintStep.DEDUCTION:
            yield _fact(given.fact, holes, say)
        case HintStep.GOOD_ROW:
            yield _with_row(say("hint-good-row", keys=given.keys or 0), given.row, say)
        case HintStep.BEST_ROW:
            rows = Numbers(say).decimal(given.rows_to_go or 0)
            if given.row == good:
                message = "hint-same-row" if given.exact else "hint-same-known"
            else:
                message = "hint-best-row" if given.exact else "hint-best-known"
            yield _with_row(say(message, rows=rows), given.row, say)
        case _:
            assert_never(given.step)


def group_hint_lines(given: GroupHint, holes: int, say: Words) -> Iterator[Text | str]:
    """A hint for a player of the group box, whose code has so many places."""
    numbers = Numbers(say)
    match given.step:
        case HintStep.CODES_LEFT:
            yield say("hint-codes", count=given.codes)
        case HintStep.DEDUCTION:
            yield _fact(given.fact, holes, say)
        case HintStep.GOOD_ROW if given.row is None:
            yield say("hint-certain")
        case HintStep.GOOD_ROW:
            codes = numbers.codes_after(given.codes, given.bits)
            yield _with_row(say("hint-question", all=numbers.count(given.codes), codes=codes), given.row, say)
        case HintStep.BEST_ROW if given.call is not None:
            call = given.call
            message = "hint-call" if call.call else "hint-wait"
            yield _with_row(say(message, chance=numbers.percent(call.chance)), call.row, say)
            yield say("hint-rivals", chance=numbers.percent(call.rivals))


def _fact(fact: Fact | None, holes: int, say: Words) -> str:
    return say("hint-no-fact") if fact is None else fact_sentence(fact, holes, say)


def _with_row(sentence: str, row: str | None, say: Words) -> Text:
    return Text(sentence + "  ").append_text(pegs(row or "", say))


def _holes(view: View) -> int:
    """The holes of the code that the seat of a view looks for."""
    match view:
        case CodebreakingView() | GroupView():
            return view.code_shape.holes
        case DuelView(seat=seat, shapes=shapes):
            return shapes[seat or 0].holes
        case _:
            assert_never(view)
