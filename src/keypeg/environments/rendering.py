"""Rendering: a match as plain text, as a spectator sees it."""

from keypeg.rules.attempts import Row
from keypeg.rules.referee import View
from keypeg.rules.views import CodebreakingView, DuelView, GroupView


def render_text(view: View) -> str:
    """The current state of the match; a key is written reds,whites."""
    again = f", attempt {view.attempt}" if view.attempt > 1 else ""
    scores = " : ".join(map(str, view.scores))
    lines = [f"{view.edition}, round {view.number} of {view.rounds}{again}, {scores}"]
    match view:
        case CodebreakingView():
            lines.append(f"seat_{view.codemaker} {'has hidden a code' if view.hidden else 'makes the code'}")
            lines += map(_marked, view.board)
        case DuelView():
            for seat, board in enumerate(view.boards):
                hidden = "has hidden a code" if view.hidden[seat] else "makes a code"
                lines.append(f"seat_{seat} {hidden}{', a row is down' if view.down[seat] else ''}")
                lines += map(_marked, board)
        case GroupView():
            for asked in view.asked:
                answers = " ".join("-" if answer is None else answer for answer in asked.answers)
                lines.append(f"seat_{asked.seat} asks {asked.row}  {answers}")
            lines += (f"seat_{call.seat} is out: {call.row} is wrong" for call in view.wrong_calls)
            if view.turn is not None:
                lines.append(f"seat_{view.turn} is on turn")
    if view.winners:
        lines.append("won by " + ", ".join(f"seat_{seat}" for seat in view.winners))
    return "\n".join(lines) + "\n"


def _marked(row: Row) -> str:
    return f"  {row.row}  {'-' if row.key is None else f'{row.key.reds},{row.key.whites}'}"
