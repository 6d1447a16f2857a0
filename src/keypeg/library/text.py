"""A match as plain text, as a seat or a spectator sees it."""

from collections.abc import Sequence

from keypeg.locales.plain_text import plain
from keypeg.rules.attempts import BoardAttempt, GroupAttempt, Row
from keypeg.rules.referee import View
from keypeg.rules.views import CodebreakingView, DuelView, GroupView


def render_text(view: View, names: Sequence[str]) -> str:
    """The score and the round under way; the last one, until the next has begun. A key is written reds,whites."""
    again = f", attempt {view.attempt}" if view.attempt > 1 else ""
    scores = " : ".join(map(str, view.scores))
    lines = [f"{view.edition}, round {view.number} of {view.rounds}{again}, {scores}"]
    if ended := last_ended(view):
        lines += _ended(ended, names)
    if view.winners:
        lines.append("won by " + ", ".join(names[seat] for seat in view.winners))
    else:
        lines += _under_way(view, names)
    return "\n".join(map(plain, lines)) + "\n"


def last_ended(view: View) -> BoardAttempt | GroupAttempt | None:
    """The last round, as long as nothing has been hidden or dealt for the next one."""
    match view:
        case CodebreakingView(hidden=begun) | GroupView(dealt=begun):
            pass
        case DuelView(hidden=hidden):
            begun = any(hidden)
    return view.past[-1] if view.past and not begun else None


def _under_way(view: View, names: Sequence[str]) -> list[str]:
    lines = []
    match view:
        case CodebreakingView():
            hidden = "has hidden a code" if view.hidden else "makes the code"
            lines.append(f"{names[view.codemaker]} {hidden}{_known(view.code)}")
            lines += map(_marked, view.board)
        case DuelView():
            for seat, board in enumerate(view.boards):
                hidden = "has hidden a code" if view.hidden[seat] else "makes a code"
                known = _known(view.code) if seat == view.seat else ""
                lines.append(f"{names[seat]} {hidden}{known}{', a row is down' if view.down[seat] else ''}")
                lines += map(_marked, board)
        case GroupView():
            if view.hand and view.seat is not None:
                hand = " ".join(f"{token.colour}{token.number}" for token in view.hand)
                lines.append(f"{names[view.seat]} holds {hand}")
            for asked in view.asked:
                lines.append(f"{names[asked.seat]} asks {asked.row}  {_answers(asked.answers)}")
            lines += (f"{names[call.seat]} is out: {call.row} is wrong" for call in view.wrong_calls)
            if view.turn is not None:
                lines.append(f"{names[view.turn]} is on turn")
    return lines


def _ended(attempt: BoardAttempt | GroupAttempt, names: Sequence[str]) -> list[str]:
    lines: list[str] = []
    match attempt:
        case BoardAttempt():
            lines += (f"{names[seat]} hid {code}" for seat, code in enumerate(attempt.codes) if code)
            for seat, board in enumerate(attempt.boards):
                if board:
                    lines += (f"{names[seat]} laid", *map(_marked, board))
        case GroupAttempt():
            lines.append(f"the code is {attempt.code}")
            lines += (f"{names[asked.seat]} asks {asked.row}  {_answers(asked.answers)}" for asked in attempt.asked)
            lines += (f"{names[call.seat]} is out: {call.row} is wrong" for call in attempt.wrong_calls)
    return lines


def _known(code: str | None) -> str:
    return f", {code}" if code else ""


def _answers(answers: Sequence[str | None]) -> str:
    return " ".join("-" if answer is None else answer for answer in answers)


def _marked(row: Row) -> str:
    return f"  {row.row}  {'-' if row.key is None else f'{row.key.reds},{row.key.whites}'}"
