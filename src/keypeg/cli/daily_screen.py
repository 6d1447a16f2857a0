"""The code of the day for people: the board, what it came to, and a text to share."""

from datetime import date
from hashlib import sha256
from typing import Final

from rich.text import Text

from keypeg.cli.boards import bar, console, pegs, row_line
from keypeg.cli.daily_file import DailyFile, DailyGame
from keypeg.cli.typed_input import is_command, typed_lines, with_meant
from keypeg.locales import Words, colour_letters, in_words, words
from keypeg.review.best_plays import best_play
from keypeg.review.daily import daily_code, daily_edition, daily_text, share_lines
from keypeg.review.row_reviews import review_rows
from keypeg.review.row_values import seat_tree
from keypeg.rules.attempts import Row
from keypeg.rules.palette import EMPTY
from keypeg.rules.refusals import Refusal
from keypeg.thinking.breaker_views import board_of
from keypeg.thinking.rulebook_boards import shapes_of

COMMANDS: Final = ("help", "quit")


class DailyScreen:
    """One daily code in a terminal."""

    def __init__(self, file: DailyFile, game: DailyGame, now: date, language: str) -> None:
        self.file = file
        self.game = game
        self.now = now
        self.say = words(language)
        self.letters = colour_letters(language)
        self.out = console()

    def show(self, *, ask: bool) -> None:
        """Show how the game stands, and go on with it if somebody wants to."""
        _print_title(self.game.box, self.game.day, self.say)
        if ask and not self.game.over:
            self._print_help()
        self._print_board()
        if ask and not self.game.over:
            self._ask()
        if self.game.over:
            self._print_end()
        elif ask:
            self.out.print(self.say("daily-later", day=str(self.game.day)))
        if self.game.rows:
            self.out.print(self.say("daily-kept", file=str(self.file.path)))

    def _print_help(self) -> None:
        shape = shapes_of(daily_edition(self.game.box), 0).rows
        self.out.print(pegs(shape.colours + (EMPTY if shape.most_empty else ""), self.say))
        rows = self.game.limit - len(self.game.rows)
        commands = ", ".join(self.say(f"command-{name}") for name in COMMANDS)
        self.out.print(self.say("daily-help", rows=rows, commands=commands))

    def _print_board(self) -> None:
        for number, (row, key) in enumerate(self.game.marked, 1):
            self.out.print(row_line(number, Row(row, key), self.say))

    def _ask(self) -> None:
        """Let somebody lay rows until the game is over or they leave."""
        while not self.game.over:
            number, limit = len(self.game.rows) + 1, self.game.limit
            typed = next(typed_lines(self.say("daily-prompt", number=number, limit=limit)), None)
            if typed is None or is_command(self.say, typed, "quit"):
                return
            if is_command(self.say, typed, "help"):
                self._print_help()
            elif typed:
                self._lay(typed)

    def _lay(self, typed: str) -> None:
        row = self.letters.read(typed)
        try:
            self.game.check_row(row)
        except Refusal as refusal:  # nothing is laid: what was typed is no row
            why = in_words(self.say, refusal.fault, refusal.values)
            self.out.print(with_meant(self.say, why, typed, COMMANDS))
            return
        self.game, laid = self.file.lay(self.game, row)
        if laid:
            number, (_, key) = len(self.game.rows), self.game.marked[-1]
            self.out.print(row_line(number, Row(row, key), self.say))
        else:
            self.out.print(self.say("daily-elsewhere"))
            self._print_board()

    def _print_end(self) -> None:
        say, game = self.say, self.game
        if game.found:
            self.out.print(Text(say("daily-found", rows=len(game.rows)), "bold"))
        else:
            self.out.print(Text(say("daily-not-found") + "  ", "bold").append_text(pegs(game.code, say)))
        self._print_worth()
        self.out.print()
        self.out.print(say("daily-share-heading"))
        for line in share_text(game, say):
            self.out.print(line)
        self.out.print()
        self._print_score()

    def _print_worth(self) -> None:
        """Skill and luck over all rows, and how soon the best strategy would have found the code."""
        agreed = daily_edition(self.game.box)
        rows = [Row(row, key) for row, key in self.game.marked]
        reviews = list(review_rows(board_of(shapes_of(agreed, 0)), rows, seat_tree(agreed, 0)))
        skills = [review.skill for review in reviews if review.skill is not None]
        lucks = [review.luck for review in reviews if review.luck is not None]
        if skills and lucks:
            skill, luck = round(sum(skills) / len(skills)), round(sum(lucks) / len(lucks))
            self.out.print(self.say("review-player", skill=skill, luck=luck))
        if best := best_play(agreed, self.game.code):
            self.out.print(self.say("daily-best-rows", rows=len(best)))

    def _print_score(self) -> None:
        say, score = self.say, self.file.score(self.game.box, self.now)
        self.out.print(Text(say("daily-score-heading"), "bold"))
        self.out.print(say("daily-score", played=score.played, found=score.found))
        self.out.print(say("daily-streak", streak=score.streak, longest=score.longest_streak))
        most = max(score.rows.values(), default=1)
        for rows, count in score.rows.items():
            self.out.print(f"{rows:>4}  {bar(count, most)} {count}")


def share_text(game: DailyGame, say: Words) -> list[str]:
    """What a game came to, without saying anything about the code."""
    rows = str(len(game.rows)) if game.found else "X"
    box = say(f"box-{game.box}-title")
    title = say("daily-share", box=box, day=str(game.day), rows=rows, limit=game.limit)
    return [title, *share_lines([key for _, key in game.marked], len(game.code))]


def print_revealed(box: str, day: date, language: str) -> None:
    """Print the code of a day that is over, how it follows from the date, and how it is found best."""
    say, out, code = words(language), console(), daily_code(box, day)
    _print_title(box, day, say)
    out.print(Text(say("daily-reveal") + "  ").append_text(pegs(code, say)))
    text = daily_text(box, day)
    out.print(say("daily-check", text=text, sha=sha256(text.encode()).hexdigest()))
    if rows := best_play(daily_edition(box), code):
        out.print(say("daily-best-play", rows=len(rows)))
        for number, (row, key) in enumerate(rows, 1):
            out.print(row_line(number, Row(row, key), say))


def _print_title(box: str, day: date, say: Words) -> None:
    title = say("daily-title", box=say(f"box-{box}-title"), day=str(day))
    console().print(Text(title, "bold"))
