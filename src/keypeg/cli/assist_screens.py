"""The assistant in a terminal: one screen for each of its roles."""

import re
from collections.abc import Iterator
from random import SystemRandom
from typing import Final

from rich.text import Text

from keypeg.cli.assist_file import KeptRole, RoleFile, kept_role
from keypeg.cli.boards import console, pegs, row_line
from keypeg.cli.fact_sentences import listed_rows
from keypeg.cli.play_coach import board_hint_lines
from keypeg.cli.play_screen import CLEAR
from keypeg.cli.typed_input import is_command, typed_lines
from keypeg.locales import colour_letters, in_words, words
from keypeg.review.hint_values import HintStep
from keypeg.review.hints import position_hint
from keypeg.review.key_repairs import key_repairs
from keypeg.review.row_values import seat_tree
from keypeg.rules.attempts import Row
from keypeg.rules.edition import Edition
from keypeg.rules.keys import Key, can_exist, mark
from keypeg.rules.marking import impossible_key
from keypeg.rules.refusals import Refusal
from keypeg.thinking.boards import MOST_ROWS, board_too_large
from keypeg.thinking.breaker_views import board_of
from keypeg.thinking.positions import Position
from keypeg.thinking.rulebook_boards import row_limit, shapes_of

_KEY: Final = re.compile(r"(.*?)[\s=]*\b(\d{1,2})[\s,]+(\d{1,2})", re.ASCII)
MOST_REPAIRS: Final = 3


class AssistantScreen:
    """What all roles share: a board of an edition, and a language."""

    role = ""
    commands: tuple[str, ...] = ("help", "quit")

    def __init__(self, agreed: Edition, language: str, file: RoleFile, kept: KeptRole | None = None) -> None:
        self.agreed = agreed
        self.shapes = shapes_of(agreed, 0)
        if self.shapes.rows.size > MOST_ROWS:
            raise board_too_large(self.shapes.rows, agreed.paragraphs.code)
        self.board = board_of(self.shapes)
        self.limit = row_limit(agreed)
        self.say = words(language)
        self.letters = colour_letters(language)
        self.out = console()
        self.rows: list[tuple[str, Key]] = list(kept.rows) if kept else []
        self.code = kept.code if kept else None
        self._file = file

    def run(self) -> None:
        """Help until somebody leaves or there is nothing more to do."""
        box = self.say(f"box-{self.agreed.name}-title")
        self.out.print(Text(self.say(f"assist-title-{self.role}", box=box), "bold"))
        self.out.print(pegs(self.board.letters, self.say))
        self.print_help()
        self.print_rows()
        self.help()

    def print_help(self) -> None:
        commands = ", ".join(self.say(f"command-{name}") for name in self.commands)
        example = {"row": self.example} if self.role in ("adviser", "marker") else {}
        self.out.print(self.say(f"assist-help-{self.role}", commands=commands, **example))

    @property
    def example(self) -> str:
        """A row of this board."""
        return (self.shapes.rows.colours * self.board.holes)[: self.board.holes]

    def keep(self) -> None:
        """Keep everything, so that `--resume` goes on from here."""
        self._file.write(kept_role(self.agreed, self.rows, self.code))

    def forget(self) -> None:
        self._file.forget()

    def help(self) -> None:
        raise NotImplementedError

    def ask(self, message: str, **values: int) -> str | None:
        """What somebody types; None if they leave. Help is given at once."""
        for typed in typed_lines(self.say(message, **values)):
            if is_command(self.say, typed, "quit"):
                return None
            if is_command(self.say, typed, "help"):
                self.print_help()
            elif typed:
                return typed
        return None

    def tell(self, refusal: Refusal) -> None:
        self.out.print(in_words(self.say, refusal.fault, refusal.values))

    def read_row(self, typed: str) -> str:
        row = self.letters.read(typed)
        self.shapes.rows.check(row, self.agreed.paragraphs.row_shape)
        return row

    def read_key(self, reds: str, whites: str) -> Key:
        key = Key(int(reds), int(whites))
        if not can_exist(key, self.board.holes):
            raise impossible_key(self.board.holes)
        return key

    def key(self, key: Key) -> str:
        return self.say("sheet-key", reds=key.reds, whites=key.whites)

    def print_rows(self) -> None:
        for number, (row, key) in enumerate(self.rows, 1):
            self.out.print(row_line(number, Row(row, key), self.say))

    def print_contradiction(self, position: Position) -> None:
        """Which rows contradict each other, and which key may be wrong."""
        blamed = [index + 1 for index in position.contradiction()]
        self.out.print(self.say("assist-contradiction", count=len(blamed), rows=listed_rows(blamed, self.say)))
        repairs = {repair.row: repair for repair in reversed(key_repairs(position))}  # the likeliest of each row
        for repair in sorted(repairs.values(), key=lambda repair: -repair.codes)[:MOST_REPAIRS]:
            self.out.print("  " + self.say("assist-repair", row=repair.row, key=self.key(repair.key)))
        if not repairs:
            self.out.print("  " + self.say("assist-no-repair"))

    @property
    def position(self) -> Position:
        return Position(self.board, self.rows)


class Adviser(AssistantScreen):
    """Rows and keys as they fall, what is left, and hints in steps."""

    role = "adviser"
    commands = ("hint", "undo", "help", "quit")

    def help(self) -> None:
        step = 0
        while (typed := self.ask("assist-prompt-row", number=len(self.rows) + 1)) is not None:
            if is_command(self.say, typed, "hint"):
                step = self._hint(step)
                continue
            step = 0
            if is_command(self.say, typed, "undo"):
                self._undo()
            elif typed:
                self._lay(typed)

    def _undo(self) -> None:
        if self.rows:
            self.rows.pop()
            self.keep()
            self.print_rows()
        else:
            self.out.print(self.say("assist-empty"))

    def _lay(self, typed: str) -> None:
        try:
            found = _KEY.fullmatch(typed)
            if found is None:
                self.out.print(self.say("assist-no-key", row=self.example))
                return
            row, reds, whites = found.groups()
            position = self.position.after(self.read_row(row), self.read_key(reds, whites))
        except Refusal as refusal:
            self.tell(refusal)
            return
        self.rows = list(position.rows)
        self.keep()
        self.print_rows()
        if not len(position):
            self.print_contradiction(position)
        elif len(position) == 1:
            self.out.print(Text(self.say("assist-only-one") + "  ").append_text(pegs(position.codes()[0], self.say)))
        else:
            self.out.print(self.say("hint-codes", count=len(position)))

    def _hint(self, step: int) -> int:
        """Give the next hint; returns its step."""
        position = self.position
        if not len(position):
            self.print_contradiction(position)
            return 0
        if position.found:
            self.out.print(self.say("analyse-found"))
            return 0
        given = position_hint(position, HintStep(min(step + 1, max(HintStep))), seat_tree(self.agreed, 0))
        for line in board_hint_lines(given, self.board.holes, self.say):
            self.out.print(line)
        return given.step


class Breaker(AssistantScreen):
    """Lays good rows, and gets keys from whoever hid a real code."""

    role = "breaker"
    commands = ("undo", "help", "quit")

    def help(self) -> None:
        while True:
            position = self.position
            if position.found:
                self.out.print(Text(self.say("assist-found-mine", rows=len(self.rows)), "bold"))
                self.forget()
                return
            if len(position):
                row = position_hint(position, HintStep.BEST_ROW, seat_tree(self.agreed, 0)).row or ""
                self.out.print(Text(f"{len(self.rows) + 1:>3}  ").append_text(pegs(row, self.say)))
            else:
                self.print_contradiction(position)
            typed = self.ask("assist-prompt-key", number=len(self.rows) + bool(len(position)))
            if typed is None:
                return
            if is_command(self.say, typed, "undo"):
                del self.rows[-1:]
                self.keep()
                self.print_rows()
            elif len(position):
                self._answered(row, typed)
            else:
                self.out.print(self.say("assist-undo-first"))

    def _answered(self, row: str, typed: str) -> None:
        found = _KEY.fullmatch(typed)
        if found is None or found[1]:
            self.out.print(self.say("assist-only-key"))
            return
        try:
            self.rows.append((row, self.read_key(found[2], found[3])))
            self.keep()
        except Refusal as refusal:
            self.tell(refusal)


class Marker(AssistantScreen):
    """Gives keys and says why, or checks the keys of a codemaker."""

    role = "marker"

    def help(self) -> None:
        code = self.code = self.code or self._read_code()
        if code is not None:
            self.keep()
        while code is not None and (typed := self.ask("assist-prompt-row", number=len(self.rows) + 1)) is not None:
            found = _KEY.fullmatch(typed)
            try:
                row = self.read_row(found[1] if found else typed)
                given = self.read_key(found[2], found[3]) if found else None
            except Refusal as refusal:
                self.tell(refusal)
                continue
            self._mark(row, code, given)

    def _read_code(self) -> str | None:
        while (typed := self.ask("assist-prompt-code")) is not None:
            code = self.letters.read(typed)
            try:
                self.shapes.codes.check(code, self.agreed.paragraphs.code_shape)
            except Refusal as refusal:
                self.tell(refusal)
                continue
            if self.out.is_terminal:
                print(CLEAR, end="", flush=True)
            return code
        return None

    def _mark(self, row: str, code: str, given: Key | None) -> None:
        key = mark(row, code)
        self.rows.append((row, key))
        self.keep()
        self.out.print(row_line(len(self.rows), Row(row, key), self.say))
        if given is not None:
            wrong = self.say("assist-key-wrong", key=self.key(key))
            self.out.print(self.say("assist-key-right") if given == key else wrong)
        else:
            self.out.print(self.say("assist-key", key=self.key(key)))
        for sentence in self._reasons(row, code):
            self.out.print("     " + sentence)

    def _reasons(self, row: str, code: str) -> Iterator[str]:
        """Why a row earns its key."""
        reds = [hole for hole, (laid, hidden) in enumerate(zip(row, code, strict=True), 1) if laid == hidden]
        if reds:
            yield self.say("assist-reds", count=len(reds), holes=listed_rows(reds, self.say))
        whites = []
        for letter in dict.fromkeys(row):
            in_place = sum(laid == hidden == letter for laid, hidden in zip(row, code, strict=True))
            whites += [letter] * (min(row.count(letter), code.count(letter)) - in_place)
        if whites:
            yield self.say("assist-whites", colours=" ".join(map(self.letters.shown, whites)))
        if not reds and not whites:
            yield self.say("assist-nothing")


class Codemaker(AssistantScreen):
    """Hides a code for somebody who is alone with a box."""

    role = "codemaker"

    def help(self) -> None:
        code = self.code = self.code or self.board.code(SystemRandom().randrange(len(self.board)))
        self.keep()
        self.out.print(self.say("assist-hidden", rows=self.limit))
        while len(self.rows) < self.limit and not self.position.found:
            typed = self.ask("assist-prompt-row", number=len(self.rows) + 1)
            if typed is None:
                return
            try:
                row = self.read_row(typed)
            except Refusal as refusal:
                self.tell(refusal)
                continue
            self.rows.append((row, mark(row, code)))
            self.keep()
            self.out.print(row_line(len(self.rows), Row(*self.rows[-1]), self.say))
        self.forget()
        if self.position.found:
            self.out.print(Text(self.say("daily-found", rows=len(self.rows)), "bold"))
        else:
            self.out.print(Text(self.say("assist-not-found") + "  ").append_text(pegs(code, self.say)))


SCREENS: Final[dict[str, type[AssistantScreen]]] = {
    screen.role: screen for screen in (Adviser, Marker, Codemaker, Breaker)
}
