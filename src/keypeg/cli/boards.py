"""Boards for the terminal: pegs with their letter and mark, keys by shape, rows of both."""

import re
import sys

from rich import _wrap
from rich.console import Console
from rich.style import Style
from rich.text import Text

from keypeg.locales import Words
from keypeg.locales.plain_text import NO_BREAK
from keypeg.rules.attempts import AskedRow, Row
from keypeg.rules.keys import Answer, Key
from keypeg.rules.palette import EMPTY, PALETTE

PIPE_WIDTH = 130
LONGEST_BAR = 40
_ANSWERS: dict[Answer | None, str] = {"black": "■", "white": "□", "none": "·", None: " "}


_wrap.re_word = re.compile(rf"[^\S{NO_BREAK}]*(?:\S|[{NO_BREAK}])+[^\S{NO_BREAK}]*")
"""What Rich keeps on one line. Its own pattern breaks lines at no-break spaces, too: before a colon in French."""


class _Output(Console):
    def on_broken_pipe(self) -> None:
        """Nobody reads any more. Rich would exit with a status of its own."""
        raise BrokenPipeError


def console() -> Console:
    """Where everything is printed: colours in a terminal, plain letters and marks elsewhere."""
    terminal = sys.stdout.isatty()
    width = None if terminal else PIPE_WIDTH
    return _Output(file=sys.stdout, width=width, soft_wrap=not terminal, highlight=False, emoji=False, markup=False)


def peg(letter: str, say: Words) -> Text:
    """One code peg."""
    if letter == EMPTY:
        return Text(" ·· ")
    colour = PALETTE[letter]
    red, green, blue = (int(colour.rgb[at : at + 2], 16) for at in (1, 3, 5))
    ink = "black" if red * 3 + green * 6 + blue > 1250 else "white"
    return Text(f" {say(f'letter-{letter}')}{colour.mark} ", Style(color=ink, bgcolor=colour.rgb, bold=True))


def pegs(row: str, say: Words) -> Text:
    """A row of code pegs."""
    return Text(" ").join(peg(letter, say) for letter in row)


def key_pegs(key: Key | None, holes: int) -> Text:
    """The key pegs beside a row: filled is red, hollow is white, a dot is no peg."""
    if key is None:
        return Text("?" * holes)
    text = Text("●" * key.reds, "bold red")
    return text.append("○" * key.whites, "bold").append("·" * (holes - sum(key)), "dim")


def bar(count: int, most: int) -> str:
    """A bar as long as a count. The longest one stands for `most`, and has a block for each if there is room."""
    return "█" * (count if most <= LONGEST_BAR else max(1, LONGEST_BAR * count // most))


def row_line(number: int, row: Row, say: Words) -> Text:
    """A row on a board with its number and key."""
    line = Text(f"{number:>3}  ").append_text(pegs(row.row, say))
    return line.append("   ").append_text(key_pegs(row.key, len(row.row)))


def asked_line(number: int, asked: AskedRow, name: str, names: list[str], say: Words) -> Text:
    """A row of the group edition with what each board answered."""
    line = Text(f"{number:>3}  ").append_text(pegs(asked.row, say)).append("   ")
    for board, given in enumerate(asked.answers):
        if given is not None:
            line.append(f"{names[board]} {_ANSWERS[given]}  ")
    return line.append(f"({name})", "dim")


def token(colour: str, number: int, say: Words) -> Text:
    """A token of the group edition."""
    return Text(say("table-line", head=str(number), cell="").rstrip(" ")).append_text(peg(colour, say))
