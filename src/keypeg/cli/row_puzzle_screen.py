"""A puzzle of the best row for people: a position, three rows to choose from, and what each of them is worth."""

from rich.text import Text

from keypeg.cli.boards import console, pegs, row_line
from keypeg.cli.numbers import Numbers
from keypeg.cli.options import spelled_options
from keypeg.cli.typed_input import is_command, typed_lines
from keypeg.locales import words
from keypeg.review.puzzle_values import RowPuzzle
from keypeg.rules.attempts import Row


class RowPuzzleScreen:
    """One puzzle of the best row in a terminal."""

    def __init__(self, puzzle: RowPuzzle, language: str) -> None:
        self.puzzle = puzzle
        self.say = words(language)
        self.numbers = Numbers(self.say)
        self.out = console()

    def show(self, *, ask: bool) -> None:
        """Show the puzzle, let somebody choose, and show what the rows are worth."""
        say, puzzle = self.say, self.puzzle
        box = say(f"box-{puzzle.edition}-title")
        self.out.print(Text(say("puzzle-row-title", box=box, seed=str(puzzle.seed)), "bold"))
        for number, (row, key) in enumerate(puzzle.rows, 1):
            self.out.print(row_line(number, Row(row, key), say))
        self.out.print(say("puzzle-row-task", codes=puzzle.codes))
        for number, choice in enumerate(puzzle.choices, 1):
            self.out.print(Text(f"  {number})  ").append_text(pegs(choice.row, say)))
        if not ask or self._choose():
            self._print_worth()
        options = " ".join([puzzle.edition, *spelled_options(puzzle.options)])
        self.out.print(say("puzzle-again", command=f"keypeg puzzle {options} --best-row --seed {puzzle.seed}"))

    def _choose(self) -> bool:
        """Whether somebody chose a row."""
        puzzle = self.puzzle
        for typed in typed_lines(self.say("puzzle-row-prompt", last=len(puzzle.choices))):
            if is_command(self.say, typed, "quit"):
                return False
            if is_command(self.say, typed, "solution"):
                return True
            if typed in map(str, range(1, len(puzzle.choices) + 1)):
                cost = puzzle.choices[int(typed) - 1].cost
                right = self.say("puzzle-row-right")
                wrong = self.say("puzzle-row-wrong", cost=self.numbers.decimal(cost))
                self.out.print(Text(wrong if cost else right, "bold"))
                return True
            if typed:
                self._print_help()
        return False

    def _print_help(self) -> None:
        commands = ", ".join(self.say(f"command-{name}") for name in ("solution", "quit"))
        self.out.print(self.say("puzzle-row-help", last=len(self.puzzle.choices), commands=commands))

    def _print_worth(self) -> None:
        for number, choice in enumerate(self.puzzle.choices, 1):
            star = " *" if number == self.puzzle.best else "  "
            self.out.print(Text(f"  {number})  ").append_text(pegs(choice.row, self.say)).append(star))
            worth = self.say(
                "puzzle-row-worth",
                rows=self.numbers.decimal(choice.rows_to_go),
                codes=self.numbers.codes(choice.codes_after),
                keys=choice.keys,
            )
            may_be = self.say("puzzle-row-may-be-code" if choice.may_be_code else "puzzle-row-not-code")
            self.out.print(f"      {worth} {may_be}")
