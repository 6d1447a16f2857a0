"""Scripts: a match written down as what the players do, one verb a line, played through the public protocol."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from keypeg.locales import in_words, words
from keypeg.rules import Event, Fault, Key, Refusal, edition, offers, play, start, view
from keypeg.rules.actions import (
    Action,
    AskRow,
    CallMastermind,
    Challenge,
    Deal,
    GiveAnswer,
    HideCode,
    LayRow,
    MarkRow,
    Resign,
    Token,
)
from keypeg.rules.attempts import BoardAttempt, GroupAttempt
from keypeg.rules.events import AttemptEnded, RowMarked
from keypeg.rules.keys import Answer
from keypeg.rules.views import CodebreakingView, DuelView, GroupView

Result = tuple[str, tuple[int, ...], tuple[int, ...]]
"""How an attempt ended: outcome, points and rows, by seat."""

CODE = "RGBY"
WRONG = "GBYR"
"""Every peg of CODE out of place: a row that any box of four holes takes, and that never finds CODE."""


@contextmanager
def refused(fault: Fault, rule: str | None) -> Iterator[None]:
    """What stands under this is refused, for this reason, by this rule."""
    with pytest.raises(Refusal) as caught:
        yield
    assert (caught.value.fault, caught.value.rule) == (fault, rule)
    assert in_words(words("en", "refusals"), fault, caught.value.values)


class Script:
    """What players of every box do."""

    def __init__(self, box: str, seats: int = 2, /, **options: object) -> None:
        self.state = start(edition(box, options), seats)
        self.happened: list[Event] = []
        """What the last action brought."""

    def do(self, seat: int | None, action: Action) -> None:
        offered = self.may(seat)
        self.state, self.happened = play(self.state, seat, action)
        assert action.__struct_config__.tag in offered, "the referee took what it had not offered"

    def may(self, seat: int | None) -> set[str]:
        return {str(offer.__struct_config__.tag) for offer in offers(self.state, seat)}

    def challenge(self, seat: int) -> None:
        self.do(seat, Challenge())

    def resign(self, seat: int) -> None:
        self.do(seat, Resign())

    @property
    def results(self) -> list[Result]:
        return [(attempt.outcome, attempt.points, attempt.rows) for attempt in self.state.past]

    @property
    def under_way(self) -> tuple[int, int]:
        """The round, and which attempt at it."""
        return self.state.number, self.state.attempt

    @property
    def scores(self) -> tuple[int, ...]:
        return self.state.scores

    @property
    def winners(self) -> tuple[int, ...]:
        return self.state.winners


class Boards(Script):
    """What players of boxes with codes and keys do."""

    def hide(self, seat: int, code: str) -> None:
        self.do(seat, HideCode(code))

    def guess(self, seat: int, row: str, times: int = 1) -> None:
        for _ in range(times):
            self.do(seat, LayRow(row))

    def mark(self, seat: int, reds: int, whites: int) -> None:
        self.do(seat, MarkRow(reds, whites))

    def guess_marked(self, seat: int, row: str, reds: int, whites: int) -> None:
        """A row, and the key that the other seat gives it by hand."""
        self.guess(seat, row)
        self.mark(1 - seat, reds, whites)

    @property
    def keys(self) -> list[Key]:
        """The keys that the last action brought."""
        return [event.key for event in self.happened if isinstance(event, RowMarked)]

    @property
    def revealed(self) -> BoardAttempt:
        """The attempt that the last action ended."""
        (attempt,) = (event.attempt for event in self.happened if isinstance(event, AttemptEnded))
        assert isinstance(attempt, BoardAttempt)
        return attempt


class Match(Boards):
    """One hides, the other breaks."""

    def view(self, seat: int | None) -> CodebreakingView:
        shown = view(self.state, seat)
        assert isinstance(shown, CodebreakingView)
        return shown

    @property
    def codemaker(self) -> int:
        return self.view(None).codemaker

    def found_in(self, rows: int) -> None:
        """A round in which the code is found in the last of so many rows."""
        breaker = 1 - self.codemaker
        self.hide(self.codemaker, CODE)
        self.guess(breaker, WRONG, rows - 1)
        self.guess(breaker, CODE)

    def not_found_in(self, rows: int) -> None:
        """So many wrong rows."""
        breaker = 1 - self.codemaker
        self.hide(self.codemaker, CODE)
        self.guess(breaker, WRONG, rows)

    def mistaken(self) -> None:
        """An attempt in which the codemaker marks the first row wrongly, and the codebreaker shows it."""
        breaker = 1 - self.codemaker
        self.hide(self.codemaker, CODE)
        self.guess_marked(breaker, WRONG, 0, 3)
        self.challenge(breaker)


class Duel(Boards):
    """Both hide, both break."""

    def __init__(self, **options: object) -> None:
        super().__init__("duel", **options)

    def view(self, seat: int | None) -> DuelView:
        shown = view(self.state, seat)
        assert isinstance(shown, DuelView)
        return shown

    def hide_both(self, first: str, second: str) -> None:
        """Codes of seat 0 and seat 1."""
        self.hide(0, first)
        self.hide(1, second)

    def turn(self, first: str, second: str, times: int = 1) -> None:
        """Rows of seat 0 and seat 1."""
        for _ in range(times):
            self.guess(0, first)
            self.guess(1, second)


class Group(Script):
    """Everyone holds a part of the code."""

    def __init__(self, seats: int, /, **options: object) -> None:
        super().__init__("group", seats, **options)

    def view(self, seat: int | None) -> GroupView:
        shown = view(self.state, seat)
        assert isinstance(shown, GroupView)
        return shown

    def deal(self, tokens: str, opener: int | None = None) -> None:
        """Tokens board by board: "B3 R2"."""
        self.do(None, Deal(tuple(Token(token[0], int(token[1:])) for token in tokens.split()), opener))

    def ask(self, seat: int, row: str) -> None:
        self.do(seat, AskRow(row))

    def answer(self, seat: int, key: Answer, board: int = 0) -> None:
        self.do(seat, GiveAnswer(key, board))

    def call(self, seat: int, row: str) -> None:
        self.do(seat, CallMastermind(row))

    @property
    def answers(self) -> tuple[Answer | None, ...]:
        """What each board said to the last row."""
        return self.view(None).asked[-1].answers

    @property
    def revealed(self) -> GroupAttempt:
        """The attempt that the last action ended."""
        (attempt,) = (event.attempt for event in self.happened if isinstance(event, AttemptEnded))
        assert isinstance(attempt, GroupAttempt)
        return attempt
