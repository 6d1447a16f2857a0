"""The assistant in a terminal for the group box: advice for one player, and a marker who knows all tokens."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from keypeg.cli.boards import asked_line, console, pegs
from keypeg.cli.fact_sentences import listed_rows
from keypeg.cli.play_coach import group_hint_lines
from keypeg.cli.play_screen import CLEAR
from keypeg.cli.typed_input import ANSWERS, example_row, is_command, typed_lines
from keypeg.locales import colour_letters, in_words, words
from keypeg.locales.plain_text import plain
from keypeg.review.group_advice import check_questions, group_advice, group_game, noted_view, wrong_answers
from keypeg.review.group_advice_values import GroupAdvice, GroupNotes, WrongAnswer
from keypeg.review.hint_values import GroupHint, HintStep
from keypeg.review.hints import hint
from keypeg.rules.actions import Token
from keypeg.rules.attempts import AskedRow, WrongCall
from keypeg.rules.edition import Edition
from keypeg.rules.group import check_tokens
from keypeg.rules.keys import Answer, answer
from keypeg.rules.refusals import Refusal

MOST_REPAIRS: Final = 3


class GroupScreen:
    """What both roles share: the players at the table, and questions as they are typed."""

    role = ""
    commands: tuple[str, ...] = ("undo", "help", "quit")

    def __init__(self, agreed: Edition, names: Sequence[str], language: str) -> None:
        self.agreed = agreed
        self.game = group_game(agreed)
        agreed.check_players(len(names))
        self.names = [plain(name) for name in names]
        self.owners = self.game.owners(len(names))
        self.boards = [
            self.names[owner] + (f"/{self.owners[: board + 1].count(owner)}" if self.owners.count(owner) > 1 else "")
            for board, owner in enumerate(self.owners)
        ]
        self.say = words(language)
        self.letters = colour_letters(language)
        self.out = console()
        self.asked: list[AskedRow] = []
        self.calls: list[WrongCall] = []
        self.earlier: list[tuple[list[AskedRow], list[WrongCall]]] = []
        """What was noted before each step, for those who take it back."""

    def run(self) -> None:
        """Help until somebody leaves."""
        box = self.say(f"box-{self.agreed.name}-title")
        self.out.print(Text(self.say(f"assist-title-group-{self.role}", box=box), "bold"))
        self.out.print(pegs(self.game.colours, self.say))
        self.print_help()
        self.help()

    def print_help(self) -> None:
        commands = ", ".join(self.say(f"command-{name}") for name in self.commands)
        example = example_row(self.game.row_shape(len(self.names)))
        answers = " ".join("-" for _ in self.answering(1))
        name = self.names[1]
        self.out.print(
            self.say(f"assist-help-group-{self.role}", name=name, row=example, answers=answers, commands=commands)
        )

    def help(self) -> None:
        raise NotImplementedError

    def answering(self, asker: int | None) -> list[int]:
        """The boards whose answers to this asker are typed."""
        return [board for board, owner in enumerate(self.owners) if owner != asker]

    def ask(self, message: str, **values: str | int) -> str | None:
        """What somebody types; None if they leave."""
        for typed in typed_lines(self.say(message, **values)):
            if is_command(self.say, typed, "quit"):
                return None
            if is_command(self.say, typed, "help"):
                self.print_help()
            elif typed:
                return typed
        return None

    def tell(self, refusal: Refusal) -> None:
        rule = f" [{refusal.rule}]" if refusal.rule else ""
        self.out.print(in_words(self.say, refusal.fault, refusal.values) + rule)

    def read_tokens(self, boards: Sequence[int]) -> tuple[Token, ...] | None:
        """The tokens of some boards, such as R2; None if somebody leaves."""
        tokens: list[Token] = []
        while len(tokens) < len(boards):
            typed = self.ask("assist-prompt-token", name=self.boards[boards[len(tokens)]])
            if typed is None:
                return None
            read = self.letters.read(typed)
            token = Token(read[:1], int(read[1:]) if read[1:].isdecimal() and len(read) < 4 else 0)
            try:
                check_tokens(self.game, [*tokens, token], len(tokens) + 1)
            except Refusal as refusal:
                self.tell(refusal)
            else:
                tokens.append(token)
        return tuple(tokens)

    def seat(self, typed: str) -> int | None:
        """The player with this name, or with a name that begins so."""
        folded = typed.casefold()
        whole = [seat for seat, name in enumerate(self.names) if name.casefold() == folded]
        some = [seat for seat, name in enumerate(self.names) if folded and name.casefold().startswith(folded)]
        seats = whole or some
        return seats[0] if len(seats) == 1 else None

    def read_answer(self, typed: str) -> Answer | None:
        """An answer, a word for it or the beginning of one; - is nothing."""
        folded = typed.casefold()
        if folded in ("-", "."):
            return "none"
        for spelled in (self._answer, str):  # the language of the player goes before English
            found = [each for each in ANSWERS if folded and spelled(each).casefold().startswith(folded)]
            if len(found) == 1:
                return found[0]
        return None

    def _answer(self, given: Answer) -> str:
        return self.say(f"sheet-answer-{given}")

    def print_asked(self) -> None:
        for number, asked in enumerate(self.asked, 1):
            self.out.print(asked_line(number, asked, self.names[asked.seat], self.boards, self.say))

    def print_wrong(self, wrong: WrongAnswer) -> None:
        name, right = self.boards[wrong.board], self._answer(wrong.right)
        self.out.print(self.say("assist-answer-wrong", name=name, row=wrong.row, right=right))

    def note(self, asked: list[AskedRow], calls: list[WrongCall]) -> None:
        """Note a question or a call."""
        self.earlier.append((self.asked, self.calls))
        self.asked, self.calls = asked, calls

    def undo(self) -> None:
        if self.earlier:
            self.asked, self.calls = self.earlier.pop()
            self.print_asked()
        else:
            self.out.print(self.say("assist-empty"))


class GroupAdviser(GroupScreen):
    """Questions and answers as they fall, and what they tell the first of the players."""

    role = "adviser"
    commands = ("hint", "wrong", "undo", "help", "quit")

    def answering(self, asker: int | None) -> list[int]:
        return [board for board in super().answering(asker) if self.owners[board]]  # one's own answer is known

    def help(self) -> None:
        own = [board for board, owner in enumerate(self.owners) if owner == 0]
        hand = self.read_tokens(own)
        if hand is None:
            return
        self.hand, step = hand, 0
        while (typed := self.ask("assist-prompt-question", number=len(self.asked) + 1)) is not None:
            if is_command(self.say, typed, "hint"):
                step = self._hint(step)
                continue
            step = 0
            if is_command(self.say, typed, "undo"):
                self.undo()
            elif is_command(self.say, typed, "wrong"):
                self._call(typed.split()[1:])
            elif typed:
                self._ask(typed)

    def _notes(self, asked: Sequence[AskedRow], calls: Sequence[WrongCall]) -> GroupNotes:
        return GroupNotes(self.agreed, len(self.names), 0, self.hand, tuple(asked), tuple(calls))

    def _ask(self, typed: str) -> None:
        first, *rest = typed.split()
        asker = self.seat(first)
        answering = self.answering(asker)
        given = [self.read_answer(word) for word in rest[1:]]
        if asker is None or not rest or len(given) != len(answering) or None in given:
            self.out.print(self.say("play-unclear"))
            return
        row = self.letters.read(rest[0])
        own = dict(zip((board for board, owner in enumerate(self.owners) if owner == 0), self.hand, strict=True))
        answers: list[Answer | None] = [None] * len(self.boards)
        for board, each in zip(answering, given, strict=True):
            answers[board] = each
        try:
            check_questions(self.agreed, len(self.names), [AskedRow(asker, row, tuple(answers))])
            if asker:
                for board, token in own.items():
                    answers[board] = answer(row, *token)
            asked = [*self.asked, AskedRow(asker, row, tuple(answers))]
            advice = group_advice(self._notes(asked, self.calls))
        except Refusal as refusal:
            self.tell(refusal)
            return
        self.note(asked, self.calls)
        self.print_asked()
        self._print(advice)

    def _call(self, typed: Sequence[str]) -> None:
        """Note a wrong call of MASTERMIND."""
        caller = self.seat(typed[0]) if len(typed) == 2 else None
        if caller is None:
            self.out.print(self.say("play-unclear"))
            return
        calls = [*self.calls, WrongCall(caller, self.letters.read(typed[1]))]
        try:
            advice = group_advice(self._notes(self.asked, calls))
        except Refusal as refusal:
            self.tell(refusal)
            return
        self.note(self.asked, calls)
        self._print(advice)

    def _print(self, advice: GroupAdvice) -> None:
        if advice.contradiction:
            self._print_contradiction(advice)
        elif advice.codes == 1:
            only = Text(self.say("assist-only-one") + "  ").append_text(pegs(advice.likely[0].row, self.say))
            self.out.print(only)
        else:
            self.out.print(self.say("hint-codes", count=advice.codes))

    def _print_contradiction(self, advice: GroupAdvice) -> None:
        blamed = advice.contradiction
        rows = listed_rows(list(blamed), self.say)
        self.out.print(self.say("assist-answers-contradict", count=len(blamed), rows=rows))
        for repair in advice.repairs[:MOST_REPAIRS]:
            name, given = self.boards[repair.board], self._answer(repair.answer)
            self.out.print("  " + self.say("assist-answer-repair", row=repair.row, name=name, answer=given))
        if not advice.repairs:
            self.out.print("  " + self.say("assist-no-answer-repair"))

    def _hint(self, step: int) -> int:
        """Give the next hint; returns its step."""
        notes = self._notes(self.asked, self.calls)
        advice = group_advice(notes)
        if advice.contradiction:
            self._print_contradiction(advice)
            return 0
        given = hint(noted_view(notes), HintStep(min(step + 1, max(HintStep))))
        assert isinstance(given, GroupHint)
        for line in group_hint_lines(given, self.game.places, self.say):
            self.out.print(line)
        return given.step


class GroupMarker(GroupScreen):
    """Knows all tokens: gives the answers to a question, or checks those that were given."""

    role = "marker"

    def help(self) -> None:
        tokens = self.read_tokens(range(len(self.boards)))
        if tokens is None:
            return
        if self.out.is_terminal:
            print(CLEAR, end="", flush=True)
        while (typed := self.ask("assist-prompt-question", number=len(self.asked) + 1)) is not None:
            if is_command(self.say, typed, "undo"):
                self.undo()
            elif typed:
                self._mark(typed, tokens)

    def _mark(self, typed: str, tokens: Sequence[Token]) -> None:
        first, *rest = typed.split()
        asker = self.seat(first)
        answering = self.answering(asker)
        given = [self.read_answer(word) for word in rest[1:]]
        if asker is None or not rest or None in given or len(given) not in (0, len(answering)):
            self.out.print(self.say("play-unclear"))
            return
        row = self.letters.read(rest[0])
        blank = (None,) * len(self.boards)
        try:
            check_questions(self.agreed, len(self.names), [AskedRow(asker, row, blank)])
        except Refusal as refusal:
            self.tell(refusal)
            return
        right = dict.fromkeys(range(len(self.boards)))
        found: dict[int, Answer | None] = right | {board: answer(row, *tokens[board]) for board in answering}
        if given:
            found |= dict(zip(answering, given, strict=True))
        self.note([*self.asked, AskedRow(asker, row, tuple(found.values()))], [])
        self.print_asked()
        if given:
            number = len(self.asked)
            wrong = [each for each in wrong_answers(dict(enumerate(tokens)), self.asked) if each.row == number]
            for each in wrong:
                self.print_wrong(each)
            if not wrong:
                self.out.print(self.say("assist-answers-right"))


GROUP_SCREENS: Final[dict[str, type[GroupScreen]]] = {screen.role: screen for screen in (GroupAdviser, GroupMarker)}
