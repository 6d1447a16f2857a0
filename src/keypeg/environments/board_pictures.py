"""A match as an array of pixels, in the colours of its box. All pictures of one edition have the same size."""

from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from keypeg.environments.solo_board import LaidRow, SoloBoard
from keypeg.library.text import last_ended
from keypeg.rules.attempts import AskedRow, BoardAttempt, GroupAttempt, Row
from keypeg.rules.keys import Key
from keypeg.rules.palette import EMPTY
from keypeg.rules.referee import View
from keypeg.rules.views import CodebreakingView, DuelView, GroupView
from keypeg.server.cards.looks import BLANK_FILL, Look, look_of
from keypeg.server.cards.pieces import UNITS, key_peg, peg
from keypeg.server.cards.typeface import Font, cut, font

UNIT: Final = 40
"""From one hole to the next, and from one row to the next, in pixels."""
MARGIN: Final = 16
HEADLINE: Final = 34
TITLE: Final = 28
KEY_PITCH: Final = 17
NUMBERS: Final = 34
"""The width of the column with the number of a row."""
FEWEST_PIXELS: Final = 320
"""The least width of a board, so that its title can be read."""
ROWS_DRAWN: Final = 16
"""How many of the last rows of the group edition are in the picture; the edition itself has no limit."""

Pixels = NDArray[np.uint8]


class PictureRow(Struct, frozen=True):
    """A row in a picture: its number, its pegs, and its key pegs by name."""

    number: int
    pegs: str
    keys: Sequence[str]


class PictureBoard(Struct, frozen=True, kw_only=True):
    """A board in a picture. A code of None is hidden, and an empty one is not there yet."""

    title: str
    holes: int
    keys: int
    lines: int
    rows: Sequence[PictureRow]
    code: str | None


def draw_board(solo: SoloBoard, rows: Sequence[LaidRow]) -> Pixels:
    """The board of a single codebreaker."""
    holes = solo.board.holes
    title = f"row {len(rows)} of {solo.row_limit}"
    board = PictureBoard(
        title=title, holes=holes, keys=holes, lines=solo.row_limit, rows=_marked(rows, holes), code=None
    )
    return draw(solo.edition.name, f"{solo.edition.name}, {solo.shapes.name}", [board])


def draw_view(view: View, names: Sequence[str]) -> Pixels:
    """The round under way, or the last one until the next has begun."""
    scores = " : ".join(map(str, view.scores))
    if view.winners:
        won = ", ".join(names[seat] for seat in view.winners)
        headline = f"{view.edition}, {scores}, {'drawn' if len(view.winners) == len(names) else f'won by {won}'}"
    else:
        headline = f"{view.edition}, round {view.number} of {view.rounds}, {scores}"
    return draw(view.edition, headline, _boards(view, names))


def draw(box: str, headline: str, boards: Sequence[PictureBoard]) -> Pixels:
    """Boards side by side under a headline."""
    look = look_of(box)
    width = sum(map(_width, boards)) + MARGIN * (len(boards) + 1)
    height = HEADLINE + TITLE + UNIT * (1 + max(board.lines for board in boards)) + 2 * MARGIN
    image = Image.new("RGBA", (width, height), look.table[0])
    pen = ImageDraw.Draw(image)
    face = _headline_face(headline, width - 2 * MARGIN)
    pen.text((MARGIN, HEADLINE / 2 + 4), cut(headline, face, width - 2 * MARGIN), fill=look.ink, font=face, anchor="lm")
    left = MARGIN
    for board in boards:
        _draw_board(image, look, board, left)
        left += _width(board) + MARGIN
    return np.asarray(image.convert("RGB")).copy()


def _headline_face(headline: str, width: int) -> Font:
    """The largest typeface in which the headline fits, as long as it can still be read."""
    faces = [font(size, 700) for size in range(12, 18)]
    return max(
        (face for face in faces if face.getlength(headline) <= width), default=faces[0], key=lambda face: face.size
    )


def _width(board: PictureBoard) -> int:
    return max(FEWEST_PIXELS, NUMBERS + board.holes * UNIT + board.keys * KEY_PITCH + 2 * MARGIN)


def _draw_board(image: Image.Image, look: Look, board: PictureBoard, left: int) -> None:
    pen = ImageDraw.Draw(image)
    top = HEADLINE
    bottom = image.height - MARGIN // 2
    pen.rounded_rectangle((left, top, left + _width(board), bottom), 12, fill=look.deck[0], outline=look.mat[1])
    face = font(14, 500)
    title = cut(board.title, face, _width(board) - 2 * MARGIN)
    pen.text((left + MARGIN, top + TITLE / 2 + 2), title, fill=look.print, font=face, anchor="lm")
    first = left + NUMBERS + UNIT // 2
    middle = top + TITLE + UNIT // 2
    for hole in range(board.holes):
        letter = board.code[hole] if board.code else EMPTY
        if board.code is None:
            _paste(image, peg(look.piece, "?", _painted(30), BLANK_FILL), first + hole * UNIT, middle, 30)
            pen.text((first + hole * UNIT, middle), "?", fill="#2a1a08", font=face, anchor="mm")
        else:
            _draw_peg(image, look, letter, first + hole * UNIT, middle)
    pen.line((left + MARGIN, middle + UNIT / 2, left + _width(board) - MARGIN, middle + UNIT / 2), fill=look.print)
    for line in range(board.lines):
        middle += UNIT
        row = board.rows[line] if line < len(board.rows) else None
        number = row.number if row else line + 1
        pen.text((left + NUMBERS / 2 + 4, middle), str(number), fill=look.print, font=face, anchor="mm")
        for hole in range(board.holes):
            _draw_peg(image, look, row.pegs[hole] if row else EMPTY, first + hole * UNIT, middle)
        for place in range(board.keys):
            kind = row.keys[place] if row and place < len(row.keys) else "none"
            x = first + board.holes * UNIT - 4 + place * KEY_PITCH
            if kind == "none":
                pen.ellipse((x - 2, middle - 2, x + 2, middle + 2), fill=look.shade)
            else:
                _paste(image, key_peg(kind, _painted(13)), x, middle, 13)


def _draw_peg(image: Image.Image, look: Look, letter: str, x: int, y: int) -> None:
    if letter == EMPTY:
        ImageDraw.Draw(image).ellipse((x - 6, y - 6, x + 6, y + 6), fill=look.shade)
    else:
        _paste(image, peg(look.piece, letter, _painted(33)), x, y, 33)


def _painted(body: int) -> int:
    """The side of a painted piece whose body is so wide; the rest is for its shadow."""
    return body * UNITS // 100


def _paste(image: Image.Image, piece: Image.Image, x: int, y: int, body: int) -> None:
    image.alpha_composite(piece, (x - body // 2, y - body // 2))


def _marked(rows: Iterable[Row | LaidRow], holes: int) -> list[PictureRow]:
    return [PictureRow(number, row, _keys(key, holes)) for number, (row, key) in enumerate(rows, 1)]


def _keys(key: Key | None, holes: int) -> list[str]:
    if key is None:
        return []
    return ["red"] * key.reds + ["white"] * key.whites + ["none"] * (holes - sum(key))


def _boards(view: View, names: Sequence[str]) -> list[PictureBoard]:
    ended = last_ended(view)
    match view:
        case CodebreakingView():
            assert ended is None or isinstance(ended, BoardAttempt)
            maker = view.codemaker if ended is None else next(seat for seat, code in enumerate(ended.codes) if code)
            board = view.board if ended is None else ended.boards[1 - maker]
            code = _code(view.code, hidden=view.hidden) if ended is None else ended.codes[maker]
            title = f"{names[1 - maker]} breaks the code of {names[maker]}"
            return [_board(title, board, code, view.row_limit, view.row_shape.holes)]
        case DuelView():
            assert ended is None or isinstance(ended, BoardAttempt)
            boards = []
            for seat in (0, 1):
                board = view.boards[seat] if ended is None else ended.boards[seat]
                known = view.code if view.seat == 1 - seat else None
                code = _code(known, hidden=view.hidden[1 - seat]) if ended is None else ended.codes[1 - seat]
                title = f"{names[seat]} breaks the code of {names[1 - seat]}"
                boards.append(_board(title, board, code, view.row_limit, view.shapes[seat].holes))
            return boards
        case GroupView():
            assert ended is None or isinstance(ended, GroupAttempt)
            asked = view.asked if ended is None else ended.asked
            code = (None if view.dealt else "") if ended is None else ended.code
            title = "the round is over" if view.turn is None or ended else f"{names[view.turn]} is on turn"
            keys = len(view.owners)
            rows = [_asked(number, row) for number, row in enumerate(asked, 1)][-ROWS_DRAWN:]
            holes = view.code_shape.holes
            return [PictureBoard(title=title, holes=holes, keys=keys, lines=ROWS_DRAWN, rows=rows, code=code)]


def _board(title: str, rows: Sequence[Row], code: str | None, limit: int, holes: int) -> PictureBoard:
    return PictureBoard(title=title, holes=holes, keys=holes, lines=limit, rows=_marked(rows, holes), code=code)


def _code(code: str | None, *, hidden: bool) -> str | None:
    return code if hidden else ""


def _asked(number: int, row: AskedRow) -> PictureRow:
    """The answers by board: black, white, or nothing."""
    return PictureRow(number, row.row, ["none" if answer in (None, "none") else str(answer) for answer in row.answers])
