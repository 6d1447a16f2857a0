"""Draws a card: the table under its lamp, the box with its rows, and what there is to say."""

import io
from typing import Final

import numpy as np
from msgspec import Struct
from PIL import Image, ImageColor, ImageDraw, ImageFilter, ImageOps

from keypeg.rules.palette import EMPTY
from keypeg.server.cards import typeface
from keypeg.server.cards.looks import BLANK, BLANK_FILL, WINNING_FILL, Look, look_of
from keypeg.server.cards.pieces import UNITS, key_peg, peg

WIDTH, HEIGHT = 1200, 630
TEXT_LEFT: Final = 64
TEXT_WIDTH: Final = 500
TILT: Final = 9
"""Degrees by which the box is turned."""
BOARD_WIDTH: Final = 450
BOARD_MIDDLE: Final = 874
BLUR: Final = 40
"""How far the shadow of the box reaches beyond it."""
FINER: Final = 2
FEWEST_ROWS: Final = 6
FOLD: Final = 0.6
"""The height of a row that is still empty, in rows."""
LOOSE_PEGS: Final = (
    (546, 108, 84, 8),
    (1164, 78, 92, 12),
    (1182, 296, 86, -8),
    (1172, 566, 92, -10),
    (584, 572, 80, -14),
)
"""Where pegs lie on the table: middle, size, and degrees."""


class CardRow(Struct, frozen=True):
    """A row on the board of a card."""

    pegs: str
    """A letter for each hole, `.` for an empty one and `?` for a peg whose colour is not told."""
    keys: tuple[str, ...]
    """`red`, `black` or `white` for each key peg, and `none` for an empty hole."""


class Card(Struct, frozen=True):
    """Everything that is on a card. Cards that are equal look alike."""

    box: str
    headline: str
    line: str
    link: str
    loose: str
    """The colours of the pegs on the table."""
    holes: int
    keys: int
    """How many key pegs a row can have."""
    row_limit: int
    rows: tuple[CardRow, ...] = ()
    won: bool = False
    """Whether the last row found the code."""


def draw(card: Card) -> bytes:
    """The card as a PNG."""
    look = look_of(card.box)
    picture = _table(look)
    box = _box(card, look).rotate(TILT, Image.Resampling.BICUBIC, expand=True).reduce(FINER)
    left = BOARD_MIDDLE - box.width // 2
    top = min((HEIGHT - box.height) // 2, HEIGHT + 10 - box.height)  # the first row is in sight, if not the last
    picture.paste("#000", (left + 14 - BLUR, top + 22 - BLUR), _shadow(box))
    picture.paste(box, (left, top), box)
    for (x, y, size, degrees), letter in zip(LOOSE_PEGS, card.loose, strict=False):
        piece = peg(look.piece, letter, size * UNITS // 100).rotate(degrees, Image.Resampling.BICUBIC)
        picture.paste(piece, (x - piece.width // 2, y - piece.height // 2), piece)
    _write(picture, card, look)
    out = io.BytesIO()
    # Messengers skip large pictures. 256 colours, mixed where there is none that fits, take half of the bytes.
    colours = picture.quantize(256, Image.Quantize.FASTOCTREE)
    picture.quantize(palette=colours, dither=Image.Dither.FLOYDSTEINBERG).save(out, "PNG")
    return out.getvalue()


def _table(look: Look) -> Image.Image:
    """The table: light at the upper left."""
    x, y = np.meshgrid(np.arange(WIDTH) / WIDTH, np.arange(HEIGHT) / HEIGHT)
    far = np.clip(np.hypot((x - 0.18) / 1.1, y / 1.2) / 0.8, 0, 1)[..., None]
    near, away = (np.array(ImageColor.getrgb(colour)[:3], dtype=float) for colour in look.table)
    lit = near + (255 - near) * 0.18 * np.clip(1 - 2 * far, 0, 1)
    return Image.fromarray((lit + (away - lit) * far).astype(np.uint8), "RGB")


def _shadow(box: Image.Image) -> Image.Image:
    """The shadow of the box. It is blurred small, which is as good and much faster."""
    mask = ImageOps.expand(box.getchannel("A"), BLUR)
    small = mask.reduce(8).filter(ImageFilter.GaussianBlur(BLUR / 20))
    return small.resize(mask.size, Image.Resampling.BICUBIC).point([value * 9 // 20 for value in range(256)])


class _Plan:
    """The measures of a board, in pixels of the finer picture."""

    def __init__(self, card: Card) -> None:
        self.rows = max(len(card.rows), min(card.row_limit, max(FEWEST_ROWS, len(card.rows) + 5)))
        self.columns = (card.keys + 1) // 2 if card.keys <= 10 else card.keys
        self.across = 0.75 + card.holes + 0.44 * self.columns + 0.35
        height = 0.9 * HEIGHT if len(card.rows) > 6 else HEIGHT
        laid = max(1, len(card.rows))
        unit = min(84.0, BOARD_WIDTH / self.across, height / (laid + 0.8))
        self.unit = round(unit * FINER)
        ahead = self.rows - len(card.rows)
        self.width = round(self.unit * (self.across + 0.5))
        self.height = round(self.unit * (len(card.rows) + FOLD * ahead + 0.8))


def _box(card: Card, look: Look) -> Image.Image:
    """The box with its rows, the first at the bottom."""
    plan = _Plan(card)
    unit = plan.unit
    image = Image.new("RGBA", (plan.width, plan.height))
    image.paste(_slope(image.size, look.mat[0], look.mat[2]), (0, 0), _rounded(image.size, round(unit * 0.5)))
    rim = round(unit * 0.25)
    deck = (plan.width - 2 * rim, plan.height - 2 * rim)
    image.paste(_slope(deck, *look.deck), (rim, rim), _rounded(deck, round(unit * 0.32)))
    pen = ImageDraw.Draw(image)
    bottom = float(plan.height - rim - unit * 0.15)
    for number in range(plan.rows):
        row = card.rows[number] if number < len(card.rows) else None
        high = unit if row else unit * FOLD
        bottom -= high
        if row and card.won and number == len(card.rows) - 1:
            _plate(image, (rim - unit * 0.1, bottom, plan.width - rim + unit * 0.1, bottom + high))
        elif number:
            pen.line((rim, bottom + high, plan.width - rim, bottom + high), fill=look.deck[1], width=FINER)
        _row(image, card, look, plan, number, bottom + high / 2)
    return image


def _row(image: Image.Image, card: Card, look: Look, plan: _Plan, number: int, middle: float) -> None:
    pen, unit = ImageDraw.Draw(image), plan.unit
    row = card.rows[number] if number < len(card.rows) else None
    lit = card.won and number == len(card.rows) - 1
    x = unit * 0.58
    face = typeface.font(max(9, round(unit * 0.26)), 700)
    pen.text((x, middle), str(number + 1), fill="#241003" if lit else look.print, font=face, anchor="mm")
    x = unit * 1.5
    for hole in range(card.holes):
        letter = row.pegs[hole] if row else EMPTY
        if letter == EMPTY:
            _hole(pen, x, middle, unit * 0.15, look.shade)
        else:
            fill = "" if letter != BLANK else WINNING_FILL if lit else BLANK_FILL
            piece = peg(look.piece, letter, round(unit * 0.86 * UNITS / 100), fill)
            offset = round(unit * 0.43)
            image.alpha_composite(piece, (round(x) - offset, round(middle) - offset))
        x += unit
    x += unit * -0.5 + unit * 0.34
    for at in range(card.keys):
        kind = row.keys[at] if row and at < len(row.keys) else "none"
        column, line = (at // 2, at % 2) if card.keys <= 10 else (at, 0)
        spread = 0.21 if row else 0.14
        level = middle + unit * spread * (2 * line - 1) if card.keys <= 10 and card.keys > 1 else middle
        at_x = x + column * unit * 0.44
        if kind == "none":
            _hole(pen, at_x, level, unit * 0.055, look.shade)
        else:
            size = round(unit * 0.3 * UNITS / 100)
            image.alpha_composite(key_peg(kind, size), (round(at_x - unit * 0.15), round(level - unit * 0.15)))


def _hole(pen: ImageDraw.ImageDraw, x: float, y: float, radius: float, shade: str) -> None:
    pen.ellipse((x - radius, y - radius + FINER, x + radius, y + radius + FINER), fill=(255, 255, 255, 40))
    pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=shade)


def _plate(image: Image.Image, area: tuple[float, float, float, float]) -> None:
    """The lit row."""
    left, top, right, bottom = map(round, area)
    size = (right - left, bottom - top)
    image.paste(_slope(size, "#fff4e2", "#f6c891"), (left, top), _rounded(size, size[1] // 4))


def _slope(size: tuple[int, int], light: str, dark: str) -> Image.Image:
    """A surface under the lamp."""
    x, y = np.meshgrid(np.linspace(0, 1, size[0]), np.linspace(0, 1, size[1]))
    down = (0.3 * x + 0.7 * y)[..., None]
    first, last = (np.array(ImageColor.getrgb(colour)[:3], dtype=float) for colour in (light, dark))
    return Image.fromarray((first + (last - first) * down).astype(np.uint8), "RGB")


def _rounded(size: tuple[int, int], radius: int) -> Image.Image:
    mask = Image.new("L", size)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, size[0] - 1, size[1] - 1), radius, fill=255)
    return mask


def _write(picture: Image.Image, card: Card, look: Look) -> None:
    """The name of the site, the headline, the line under it, and the link."""
    pen = ImageDraw.Draw(picture)
    _logo(picture)
    pen.text((TEXT_LEFT + 66, 81), "Keypeg", fill=look.ink, font=typeface.font(32, 800), anchor="lm")
    headline, line = typeface.drawable(card.headline), typeface.drawable(card.line)
    for size in range(104, 40, -6):
        face = typeface.font(size, 800)
        lines = typeface.lines_of(headline, face, TEXT_WIDTH)
        if len(lines) <= 3 and len(lines) * size <= 250 and all(face.getlength(each) <= TEXT_WIDTH for each in lines):
            break
    small = typeface.font(28, 600)
    told = typeface.lines_of(line, small, TEXT_WIDTH)
    if len(told) > 4:
        told = [*told[:3], typeface.cut(" ".join(told[3:]), small, TEXT_WIDTH)]
    y = 500 - 36 * len(told) - 0.96 * size * len(lines)
    for each in lines[:3]:
        pen.text((TEXT_LEFT, y), typeface.cut(each, face, TEXT_WIDTH), fill=look.ink, font=face, anchor="lt")
        y += 0.96 * size
    y += 6
    for each in told:
        pen.text((TEXT_LEFT, y), each, fill=look.ink, font=small, anchor="lt")
        y += 36
    if card.link:
        face = typeface.font(24, 680)
        text = typeface.cut(card.link, face, TEXT_WIDTH - 60)
        pen.rounded_rectangle((TEXT_LEFT, 522, TEXT_LEFT + face.getlength(text) + 60, 582), 20, fill="#1d1826")
        pen.text((TEXT_LEFT + 30, 552), text, fill="#fff6e6", font=face, anchor="lm")


def _logo(picture: Image.Image) -> None:
    """A keyhole on red."""
    size = 50 * 4
    logo = Image.new("RGBA", (size, size))
    logo.paste(_slope((size, size), "#dc4a55", "#bb2935"), (0, 0), _rounded((size, size), 60))
    pen = ImageDraw.Draw(logo)
    pen.polygon([(86, 110), (114, 110), (132, 172), (68, 172)], fill="#fff7ea")
    pen.ellipse((54, 32, 146, 124), fill="#fff7ea")
    pen.ellipse((82, 60, 118, 96), fill="#8d1420")
    logo = logo.reduce(4)
    picture.paste(logo, (TEXT_LEFT, 56), logo)
