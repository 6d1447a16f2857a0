"""A puzzle for people: its rows, answers with what speaks against them, hints step by step, and the solution."""

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from keypeg.cli.boards import console, pegs, row_line
from keypeg.cli.fact_sentences import fact_sentence
from keypeg.cli.options import spelled_options
from keypeg.cli.typed_input import is_command, typed_lines, with_meant
from keypeg.locales import colour_letters, in_words, words
from keypeg.review.puzzle_answers import objections
from keypeg.review.puzzle_values import Puzzle
from keypeg.review.puzzles import puzzle_board, solution
from keypeg.rules.attempts import Row
from keypeg.rules.edition import Edition
from keypeg.rules.keys import Key
from keypeg.rules.palette import EMPTY
from keypeg.rules.refusals import Refusal

COMMANDS: Final = ("hint", "solution", "help", "quit")


class PuzzleScreen:
    """One puzzle in a terminal."""

    def __init__(self, agreed: Edition, puzzle: Puzzle, language: str) -> None:
        self.agreed = agreed
        self.puzzle = puzzle
        self.shape = puzzle_board(agreed).codes
        self.say = words(language)
        self.letters = colour_letters(language)
        self.out = console()
        self.steps = solution(puzzle)
        self.shown = 0
        """How many steps have been shown."""

    def show(self, *, ask: bool) -> None:
        """Show the puzzle, and let somebody solve it or show its solution."""
        say, puzzle = self.say, self.puzzle
        box = say(f"box-{puzzle.edition}-title")
        self.out.print(Text(say("puzzle-title", box=box, seed=str(puzzle.seed), grade=puzzle.grade), "bold"))
        for number, (row, key) in enumerate(puzzle.rows, 1):
            self.out.print(row_line(number, Row(row, key), say))
        self.out.print(say("puzzle-task"))
        if ask:
            self._ask()
        else:
            self._print_solution()
        self.out.print(say("puzzle-again", command=self._command()))

    def _ask(self) -> None:
        """Read answers and commands until the code is found, or nobody types any more."""
        say = self.say
        empty = EMPTY if self.shape.most_empty else ""
        self.out.print(Text(say("puzzle-colours") + " ").append_text(pegs(self.shape.colours + empty, say)))
        self._print_help()
        for typed in typed_lines(say("puzzle-prompt")):
            if is_command(say, typed, "quit"):
                return
            if is_command(say, typed, "solution"):
                self._print_solution()
                return
            if is_command(say, typed, "hint"):
                self._hint()
            elif is_command(say, typed, "help"):
                self._print_help()
            elif typed and self._is_answer(typed):
                self.out.print(Text(say("puzzle-right"), "bold"))
                return

    def _print_help(self) -> None:
        commands = ", ".join(self.say(f"command-{name}") for name in COMMANDS)
        self.out.print(self.say("puzzle-help", commands=commands))

    def _is_answer(self, typed: str) -> bool:
        """Whether the answer was typed. Otherwise it is said what is wrong with what was typed."""
        code = self.letters.read(typed)
        try:
            self.shape.check(code, self.agreed.paragraphs.code_shape)
        except Refusal as refusal:
            why = in_words(self.say, refusal.fault, refusal.values)
            self.out.print(with_meant(self.say, why, typed, COMMANDS))
            return False
        against = objections(self.puzzle, code)
        for row, earned in against:
            given = self.puzzle.rows[row - 1][1]
            self.out.print(self.say("puzzle-objection", row=row, earned=self._key(earned), given=self._key(given)))
        return not against

    def _key(self, key: Key) -> str:
        return self.say("sheet-key", reds=key.reds, whites=key.whites)

    def _hint(self) -> None:
        """Show the next step of the proof."""
        if self.shown < len(self.steps):
            self.shown += 1
            for line in self._step(self.shown):
                self.out.print(line)
        if self.shown == len(self.steps):
            self.out.print(self.say("puzzle-all-steps"))

    def _print_solution(self) -> None:
        self.out.print(Text(self.say("puzzle-solution"), "bold"))
        for number in range(1, len(self.steps) + 1):
            for line in self._step(number):
                self.out.print(line)
        self.out.print(Text(self.say("puzzle-answer") + "  ").append_text(pegs(self.puzzle.answer, self.say)))

    def _step(self, number: int) -> Iterator[str]:
        step = self.steps[number - 1]
        yield self.say("puzzle-step-known" if step.with_known else "puzzle-step", number=number)
        for fact in step.facts:
            yield "  " + fact_sentence(fact, self.shape.holes, self.say)

    def _command(self) -> str:
        """What to type to get this puzzle again."""
        puzzle = self.puzzle
        options = " ".join([puzzle.edition, *spelled_options(puzzle.options)])
        return f"keypeg puzzle {options} --grade {puzzle.grade} --seed {puzzle.seed}"
