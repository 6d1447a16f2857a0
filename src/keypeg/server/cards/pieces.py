"""The pieces on a card: pegs with their marks, and key pegs, lit from the upper left as on the pages.

A piece is painted three times as large as it is wanted, on a square of 116 by 116 units of which its body takes 100,
and then made smaller. The rest is for its shadow.
"""

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageColor, ImageDraw

from keypeg.server.cards.looks import PEGS

UNITS: Final = 116
"""The side of a painted square, where the body of a piece has 100."""
FINER: Final = 3

Field = NDArray[np.floating[Any]]
"""A number for each point of the square."""
Stops = Sequence[tuple[float, float, float]]
"""A gradient of light: where, white from 0 to 1, and how much of it."""

RIM: Final[Stops] = ((0, 1, 0.55), (0.45, 1, 0), (0.55, 0, 0.06), (1, 0, 0.48))
DOME: Final[Stops] = ((0, 1, 0.5), (0.4, 1, 0.08), (0.72, 0, 0), (1, 0, 0.26))
FLAT: Final[Stops] = ((0, 1, 0.32), (0.5, 1, 0.02), (0.51, 0, 0.02), (1, 0, 0.2))
DISH: Final[Stops] = ((0, 0, 0.24), (0.5, 0, 0.02), (0.51, 1, 0.02), (1, 1, 0.28))


class Canvas:
    """A square to paint on, with the distance of every point from the middle of the piece, and its direction."""

    def __init__(self, size: int) -> None:
        self.side = size * FINER
        points = (np.arange(self.side) + 0.5) * UNITS / self.side
        self.x, self.y = np.meshgrid(points, points)
        self.far = np.hypot(self.x - 50, self.y - 50)
        self.turn = np.arctan2(self.x - 50, 50 - self.y)
        self.rgb = np.zeros((self.side, self.side, 3))
        self.alpha = np.zeros((self.side, self.side))

    def paint(self, colour: Sequence[float] | Field, opacity: Field) -> None:
        """Lay a colour over what is there."""
        alpha = opacity + self.alpha * (1 - opacity)
        kept = (self.alpha * (1 - opacity))[..., None]
        tint = np.asarray(colour, dtype=float)
        with np.errstate(invalid="ignore", divide="ignore"):
            mixed = (tint * opacity[..., None] + self.rgb * kept) / alpha[..., None]
        self.rgb = np.where(alpha[..., None] > 0, mixed, 0)
        self.alpha = alpha

    def light(self, stops: Stops, along: Field, inside: NDArray[np.bool_]) -> None:
        """Lay light and shade over a part."""
        where = [stop[0] for stop in stops]
        white = np.interp(along, where, [stop[1] for stop in stops])
        opacity = np.interp(along, where, [stop[2] for stop in stops])
        self.paint(np.repeat(np.round(white)[..., None] * 255, 3, axis=2), opacity * inside)

    @property
    def slanted(self) -> Field:
        """How far a point is from the lamp, from 0 to 1."""
        far: Field = ((self.x / 100 - 0.15) * 0.7 + (self.y / 100 - 0.05) * 0.9) / 1.3
        return far

    @property
    def image(self) -> Image.Image:
        pixels = np.dstack((self.rgb, self.alpha * 255)).clip(0, 255).astype(np.uint8)
        return Image.fromarray(pixels, "RGBA").reduce(FINER)


def _polygon(corners: int, radius: float, turned: float) -> Callable[[Field], Field]:
    half = math.pi / corners

    def edge(turn: Field) -> Field:
        across: Field = np.cos((turn + half * turned) % (2 * half) - half)
        return np.asarray(radius * math.cos(half) / across)

    return edge


def _round(radius: float) -> Callable[[Field], Field]:
    return lambda turn: np.full_like(turn, radius)


_BODIES: Final[dict[str, tuple[Callable[[Field], Field], Callable[[Field], Field], Stops]]] = {
    "dome": (_round(47), _round(40), DOME),
    "pin": (_round(47), _round(38), DISH),
    "crown": (lambda turn: 44.6 + 2.4 * np.cos(14 * turn), _round(36.5), FLAT),
    "gem": (_polygon(8, 49, 1), _polygon(8, 37, 1), FLAT),
    "ring": (_round(47), _round(39), FLAT),
    "pawn": (_round(47), _round(35), DOME),
    "hexagon": (_polygon(6, 48, 0), _polygon(6, 39, 0), FLAT),
}
"""The edge of each body, the edge of its upper side, and how the light falls there."""


@lru_cache(maxsize=256)
def peg(piece: str, letter: str, size: int, fill: str = "") -> Image.Image:
    """A peg with the mark of its colour; with `fill`, one without a mark in that colour."""
    canvas = Canvas(size)
    colour, ink = (fill, "") if fill else PEGS[letter]
    body, top, light = _BODIES[piece]
    tint = ImageColor.getrgb(colour)[:3]
    shadow = np.hypot((canvas.x - 56) / 52, (canvas.y - 62) / 49)
    canvas.paint((0, 0, 0), np.interp(shadow, (0.55, 1), (0.5, 0)))
    inside = canvas.far <= body(canvas.turn)
    canvas.paint(tint, inside.astype(float))
    canvas.light(RIM, canvas.slanted, inside)
    canvas.paint((0, 0, 0), 0.28 * (inside & (canvas.far > body(canvas.turn) - 1.2)))
    upper = canvas.far <= top(canvas.turn)
    canvas.paint(tint, upper.astype(float))
    along = np.hypot(canvas.x - 36, canvas.y - 31) / 56 if light is DOME else canvas.slanted
    canvas.light(light, along, upper)
    if light is DOME:
        spot = _turned_ellipse(canvas, (35, 25), (15, 8), -38)
        canvas.paint((255, 255, 255), np.interp(spot, (0, 1), (0.85, 0)))
    if ink:
        canvas.paint(ImageColor.getrgb(ink)[:3], _mark(letter, canvas.side))
    return canvas.image


@lru_cache(maxsize=64)
def key_peg(kind: str, size: int) -> Image.Image:
    """A key peg: a square with a pip for the right place, a ring for the right colour."""
    canvas = Canvas(size)
    if kind == "white":
        canvas.paint((0, 0, 0), 0.4 * (np.hypot(canvas.x - 54, canvas.y - 58) <= 45))
        inside = canvas.far <= 45
        canvas.paint((251, 247, 238), inside.astype(float))
        canvas.light(RIM, canvas.slanted, inside)
        canvas.paint((42, 28, 18), 0.55 * ((canvas.far <= 45.5) & (canvas.far > 42.5)))
        canvas.paint((42, 28, 18), (canvas.far <= 17.5).astype(float))
        return canvas.image
    canvas.paint((0, 0, 0), 0.4 * (_rounded_square(canvas, (54, 58), 42, 20) <= 0))
    edge = _rounded_square(canvas, (50, 50), 42, 20)
    canvas.paint((224, 50, 61) if kind == "red" else (43, 41, 52), (edge <= 0).astype(float))
    canvas.light(RIM, canvas.slanted, edge <= 0)
    canvas.paint((255, 233, 228), 0.82 * ((edge <= 0) & (edge > -6)))
    canvas.paint((255, 255, 255), (canvas.far <= 13).astype(float))
    return canvas.image


def _rounded_square(canvas: Canvas, middle: tuple[float, float], half: float, corner: float) -> Field:
    """The distance of every point from the edge of a rounded square; inside it is negative."""
    x, y = abs(canvas.x - middle[0]) - half + corner, abs(canvas.y - middle[1]) - half + corner
    return np.hypot(np.maximum(x, 0), np.maximum(y, 0)) + np.minimum(np.maximum(x, y), 0) - corner


def _turned_ellipse(canvas: Canvas, middle: tuple[float, float], radii: tuple[float, float], degrees: float) -> Field:
    """The distance of every point from the middle of an ellipse, where its edge is 1."""
    angle = math.radians(degrees)
    x, y = canvas.x - middle[0], canvas.y - middle[1]
    along, across = x * math.cos(angle) + y * math.sin(angle), y * math.cos(angle) - x * math.sin(angle)
    return np.hypot(along / radii[0], across / radii[1])


_STAR: Final = [(12 + radius * math.sin(at * math.pi / 5), 12.4 - radius * math.cos(at * math.pi / 5))
                for at in range(10) for radius in [(10.2, 4.2)[at % 2]]]  # fmt: skip
_PLUS: Final = [(9.4, 2.8), (14.6, 2.8), (14.6, 9.4), (21.2, 9.4), (21.2, 14.6), (14.6, 14.6), (14.6, 21.2),
                (9.4, 21.2), (9.4, 14.6), (2.8, 14.6), (2.8, 9.4), (9.4, 9.4)]  # fmt: skip
_CROSS: Final = [(6.2, 3), (12, 8.8), (17.8, 3), (21, 6.2), (15.2, 12), (21, 17.8), (17.8, 21), (12, 15.2), (6.2, 21),
                 (3, 17.8), (8.8, 12), (3, 6.2)]  # fmt: skip
_POLYGONS: Final[dict[str, list[tuple[float, float]]]] = {
    "R": [(12, 2.8), (22, 20.2), (2, 20.2)],
    "Y": _STAR,
    "G": [(3.8, 3.8), (20.2, 3.8), (20.2, 20.2), (3.8, 20.2)],
    "K": _CROSS,
    "O": [(12, 1.6), (22.4, 12), (12, 22.4), (1.6, 12)],
    "P": _PLUS,
    "N": [(2, 3.8), (22, 3.8), (12, 21.2)],
    "M": [(3.4, 11.2), (20.6, 11.2), (12, 21)],
    "L": [(11, 13), (13, 13), (14.8, 21.5), (9.2, 21.5)],
}
_DISCS: Final[dict[str, list[tuple[float, float, float]]]] = {
    "B": [(12, 12, 8.6)],
    "W": [(12, 12, 9)],
    "M": [(7.5, 8.4, 4.8), (16.5, 8.4, 4.8)],
    "L": [(12, 6.6, 4.2), (7.4, 12.9, 4.2), (16.6, 12.9, 4.2), (12, 11, 2.6)],
}
"""Marks in a box of 24 by 24, as `web/src/board/palette.ts` has them."""


def _mark(letter: str, side: int) -> Field:
    """The mark of a colour, 46 of the 100 units of its peg wide."""
    image = Image.new("L", (side, side))
    pen = ImageDraw.Draw(image)

    def at(value: float) -> float:
        return (27 + 1.917 * value) * side / UNITS

    def disc(x: float, y: float, radius: float, fill: int) -> None:
        pen.ellipse((at(x - radius), at(y - radius), at(x + radius), at(y + radius)), fill=fill)

    if letter in _POLYGONS:
        pen.polygon([(at(x), at(y)) for x, y in _POLYGONS[letter]], fill=255)
    for x, y, radius in _DISCS.get(letter, ()):
        disc(x, y, radius, 255)
    if letter == "W":
        disc(12, 12, 3.8, 0)
    if letter == "T":
        pen.pieslice((at(2.6), at(2.6), at(21.4), at(21.4)), -90, 90, fill=255)
    return np.asarray(image, dtype=float) / 255
