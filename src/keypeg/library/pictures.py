"""A match as a picture: SVG that shows itself in a notebook. Every colour has its mark, and keys differ by shape."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from keypeg.library.text import last_ended
from keypeg.locales.plain_text import plain
from keypeg.rules.attempts import AskedRow, BoardAttempt, GroupAttempt, Row
from keypeg.rules.keys import Key
from keypeg.rules.palette import EMPTY, PALETTE
from keypeg.rules.referee import View
from keypeg.rules.views import CodebreakingView, DuelView, GroupView

PITCH: Final = 36
"""From one hole to the next, and from one row to the next, in pixels."""
MARGIN: Final = 18
LINE: Final = 26
"""The height of a line of text."""
BOARD: Final = "#4a3328"
HOLE: Final = "#2f1f18"
INK: Final = "#f6efe4"
FAINT: Final = "#cdb9a4"
_ANSWER_WORDS: Final = {"black": "■", "white": "□", "none": "·", None: ""}


def _xml(text: str) -> str:
    """Text inside an SVG, which may not hold control characters."""
    return escape(plain(text))


class _Sheet:
    """Draws from top to bottom, and knows how large the picture has become."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.width, self.height = 0, MARGIN

    def line(self, text: str, *, bold: bool = False) -> None:
        weight = ' font-weight="600"' if bold else ""
        self.parts.append(f'<text x="{MARGIN}" y="{self.height + 16}" fill="{INK}"{weight}>{_xml(text)}</text>')
        self.width = max(self.width, MARGIN * 2 + len(text) * (9 if bold else 8))
        self.height += LINE

    def row(self, pegs: str, number: int | None = None, key: Key | None = None, after: str = "") -> None:
        middle = self.height + PITCH // 2
        if number is not None:
            self._text(MARGIN + 8, middle, str(number), FAINT)
        x = MARGIN + 40
        for letter in pegs:
            self._peg(x, middle, letter)
            x += PITCH
        if key is not None:
            for index in range(len(pegs)):
                self._key_peg(x + 4 + index * 16, middle, index, key)
            x += len(pegs) * 16
        if after:
            self._text(x + 4, middle, after, INK, anchor="start")
            x += 9 * len(after)
        self.width = max(self.width, x + MARGIN)
        self.height += PITCH

    def _peg(self, x: int, y: int, letter: str) -> None:
        if letter == EMPTY:
            self.parts.append(f'<circle cx="{x}" cy="{y}" r="6" fill="{HOLE}"/>')
            return
        colour = PALETTE[letter]
        red, green, blue = (int(colour.rgb[at : at + 2], 16) for at in (1, 3, 5))
        ink = "#1d1a18" if red * 3 + green * 6 + blue > 1250 else "#ffffff"
        name = f"<title>{colour.name}</title>"
        self.parts.append(f'<circle cx="{x}" cy="{y}" r="15" fill="{colour.rgb}" stroke="#00000055">{name}</circle>')
        self._text(x, y, colour.mark, ink)

    def _key_peg(self, x: int, y: int, index: int, key: Key) -> None:
        if index < key.reds:
            self.parts.append(f'<circle cx="{x}" cy="{y}" r="6" fill="#e0483e"/>')
        elif index < sum(key):
            self.parts.append(f'<circle cx="{x}" cy="{y}" r="5" fill="none" stroke="{INK}" stroke-width="2.5"/>')
        else:
            self.parts.append(f'<circle cx="{x}" cy="{y}" r="2" fill="{HOLE}"/>')

    def _text(self, x: int, y: int, text: str, fill: str, anchor: str = "middle") -> None:
        self.parts.append(f'<text x="{x}" y="{y + 5}" fill="{fill}" text-anchor="{anchor}">{_xml(text)}</text>')

    def svg(self, title: str) -> str:
        width, height = self.width, self.height + MARGIN
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
            f'role="img" font-family="system-ui, sans-serif" font-size="15"><title>{_xml(title)}</title>'
            f'<rect width="{width}" height="{height}" rx="14" fill="{BOARD}"/>{"".join(self.parts)}</svg>'
        )


def draw_svg(view: View, names: Sequence[str]) -> str:
    """The round under way, or the last one until the next has begun, as the seat of the view sees it."""
    sheet = _Sheet()
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, view.scores, strict=True))
    title = f"{view.edition}, round {view.number} of {view.rounds}: {scores}"
    sheet.line(title, bold=True)
    if ended := last_ended(view):
        _draw_ended(sheet, ended, names)
    if view.winners:
        sheet.line("Won by " + ", ".join(names[seat] for seat in view.winners), bold=True)
    elif not ended:
        _draw_under_way(sheet, view, names)
    return sheet.svg(title)


def _draw_under_way(sheet: _Sheet, view: View, names: Sequence[str]) -> None:
    match view:
        case CodebreakingView():
            sheet.line(f"{names[view.codemaker]} {'has hidden a code' if view.hidden else 'makes the code'}")
            _draw_code(sheet, view.code)
            _draw_rows(sheet, view.board)
        case DuelView():
            for seat, board in enumerate(view.boards):
                sheet.line(f"{names[seat]} {'has hidden a code' if view.hidden[seat] else 'makes a code'}")
                _draw_code(sheet, view.code if seat == view.seat else None)
                _draw_rows(sheet, board)
        case GroupView():
            if view.hand:
                sheet.line("Your tokens: " + ", ".join(f"{PALETTE[one.colour].name} {one.number}" for one in view.hand))
            _draw_asked(sheet, view.asked, names)


def _draw_ended(sheet: _Sheet, attempt: BoardAttempt | GroupAttempt, names: Sequence[str]) -> None:
    match attempt:
        case BoardAttempt():
            for seat, code in enumerate(attempt.codes):
                if code:
                    sheet.line(f"{names[seat]} hid")
                    _draw_code(sheet, code)
            for seat, board in enumerate(attempt.boards):
                if board:
                    sheet.line(f"{names[seat]} laid")
                    _draw_rows(sheet, board)
        case GroupAttempt():
            sheet.line("The code")
            _draw_code(sheet, attempt.code)
            _draw_asked(sheet, attempt.asked, names)


def _draw_code(sheet: _Sheet, code: str | None) -> None:
    if code:
        sheet.row(code)


def _draw_rows(sheet: _Sheet, rows: Iterable[Row]) -> None:
    for number, row in enumerate(rows, 1):
        sheet.row(row.row, number, row.key)


def _draw_asked(sheet: _Sheet, asked: Iterable[AskedRow], names: Sequence[str]) -> None:
    for number, row in enumerate(asked, 1):
        answers = " ".join(_ANSWER_WORDS[answer] for answer in row.answers if answer)
        sheet.row(row.row, number, after=f"{names[row.seat]}  {answers}")
