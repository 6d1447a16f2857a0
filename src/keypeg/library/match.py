"""A match to play with: the referee, with the memory of what was played."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import TYPE_CHECKING, Generic, Self, cast, overload

from keypeg.library.pictures import draw_svg
from keypeg.library.text import render_text
from keypeg.records.entries import Entry
from keypeg.records.record import Record, check_names
from keypeg.records.replay import Step
from keypeg.rules import referee
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
    TakeHint,
    Token,
)
from keypeg.rules.attempts import AskedRow, BoardAttempt, GroupAttempt, Row
from keypeg.rules.boxes import DEFAULT_BOX, edition
from keypeg.rules.codebreaking import Codebreaking
from keypeg.rules.duel import Duel
from keypeg.rules.edition import Edition, OptionValue
from keypeg.rules.events import AttemptEnded, Challenged, Event, MastermindCalled
from keypeg.rules.group import Group
from keypeg.rules.keys import Answer
from keypeg.rules.offers import (
    MayAskRow,
    MayCallMastermind,
    MayChallenge,
    MayDeal,
    MayGiveAnswer,
    MayHideCode,
    MayLayRow,
    MayMarkRow,
    MayResign,
    MayTakeHint,
    Offer,
    is_awaited,
)
from keypeg.rules.referee import State, View
from keypeg.rules.refusals import Fault, Refusal
from keypeg.rules.rulebooks.names import CodebreakingBox, DuelBox, GroupBox
from keypeg.rules.views import CodebreakingView, DuelView, GroupView

if TYPE_CHECKING:
    from typing_extensions import TypeVar  # which type checkers know without a package

    SeatView = TypeVar("SeatView", bound=View, default=View, covariant=True)
else:
    from typing import TypeVar

    SeatView = TypeVar("SeatView")


class Match(Generic[SeatView]):
    """A match of any edition, refereed. What the rules forbid raises `Refusal` and changes nothing.

    Seats are counted from 0. An action without a seat is that of the first seat that may take it.

        >>> match = keypeg.Match("classic", players=["Ada", "Bo"])
        >>> match.hide("RGBY")
        >>> match.guess("RRGG").key
        Key(reds=1, whites=1)
        >>> print(match)
        classic, round 1 of 2, 0 : 0
        Ada has hidden a code
          RRGG  1,1
        <BLANKLINE>

    `print` shows what a spectator sees, and a notebook draws the same as a picture. `len(match)` is how many actions
    were played.
    """

    # Type checkers learn from the name of a box what its views hold.

    @overload
    def __init__(
        self: "Match[CodebreakingView]",
        box: CodebreakingBox = ...,
        *,
        players: int | Sequence[str] | None = None,
        seed: int | None = None,
        **options: OptionValue,
    ) -> None: ...

    @overload
    def __init__(
        self: "Match[DuelView]",
        box: DuelBox,
        *,
        players: int | Sequence[str] | None = None,
        seed: int | None = None,
        **options: OptionValue,
    ) -> None: ...

    @overload
    def __init__(
        self: "Match[GroupView]",
        box: GroupBox,
        *,
        players: int | Sequence[str] | None = None,
        seed: int | None = None,
        **options: OptionValue,
    ) -> None: ...

    @overload
    def __init__(
        self,
        box: str | Edition,
        *,
        players: int | Sequence[str] | None = None,
        seed: int | None = None,
        **options: OptionValue,
    ) -> None: ...

    def __init__(
        self,
        box: str | Edition = DEFAULT_BOX,
        *,
        players: int | Sequence[str] | None = None,
        seed: int | None = None,
        **options: OptionValue,
    ) -> None:
        """A new match of a box with these options.

        `players` is how many play, or their names; as few as possible if it is left out. `seed` repeats the draws of
        `deal`. Options are keyword arguments, as `keypeg editions` lists them:

            >>> keypeg.Match("duel", players=["Ada", "Bo"], rings=4, rounds=1)
            <keypeg.Match duel, 0 actions, 0 : 0>
        """
        self.edition = edition(box, options) if isinstance(box, str) else box
        if players is None:
            players = self.edition.players[0]
        count = players if isinstance(players, int) else len(players)
        names = [f"Player {seat + 1}" for seat in range(count)] if isinstance(players, int) else players
        self.players = tuple(names)
        self._start = referee.start(self.edition, count)
        check_names(self.players)
        self._steps: list[Step] = []
        self._random = Random(seed)

    @classmethod
    def from_record(cls, record: Record) -> Self:
        """The match of a record, as far as it goes. Each of its actions can be taken back."""
        match = cls(record.edition, players=record.players)
        for number, entry in enumerate(record.entries):
            try:
                match._append(entry)
            except Refusal as refusal:
                refusal.add_note(f"at action {number} of the record")
                raise
        if record.flaw:
            raise record.flaw
        return match

    # How it stands

    @property
    def state(self) -> State:
        """The state of the match with all its secrets, for `keypeg.rules`."""
        return self._steps[-1].state if self._steps else self._start

    @property
    def turn(self) -> tuple[int, ...]:
        """The seats that the match waits for. In a duel both seats may be."""
        return tuple(seat for seat in range(len(self.players)) if is_awaited(self.offers(seat)))

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each seat."""
        return self.state.scores

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; empty while the match goes on."""
        return self.state.winners

    @property
    def rounds(self) -> tuple[BoardAttempt | GroupAttempt, ...]:
        """The rounds that are over, with their codes. A round that was replayed is there several times."""
        return tuple(self.state.past)

    def view(self, seat: int | None = None) -> SeatView:
        """What a seat may know, or without a seat a spectator, who knows least.

        >>> match = keypeg.Match("classic")
        >>> match.hide("RGBY")
        >>> match.view(seat=0).code, match.view(seat=1).code, match.view().code
        ('RGBY', None, None)
        """
        return cast("SeatView", referee.view(self.state, self._known(seat)))

    def offers(self, seat: int | None = None) -> list[Offer]:
        """What a seat may do now. Without a seat: what the table may do, which is to deal."""
        return referee.offers(self.state, self._known(seat))

    def _known(self, seat: int | None) -> int | None:
        """A seat that there is, or None. A negative one would count from the end, and show what is somebody else's."""
        if seat is not None and seat not in range(len(self.players)):
            raise Refusal(Fault.UNKNOWN_SEAT, why="none_such", last=len(self.players) - 1)
        return seat

    # What one does

    def hide(self, code: str, seat: int | None = None) -> None:
        """Hide a code: a letter for each peg, such as "RGBY", and "." for an empty hole where one is allowed."""
        self.play(HideCode(code), self._seat(seat, MayHideCode))

    def guess(self, row: str, seat: int | None = None) -> Row:
        """Lay a row. Returns it with its key, which is None until it is marked.

        In a duel both rows of a turn are marked together, and keys may be given by hand: see `mark`.
        """
        seat = self._seat(seat, MayLayRow)
        for event in self.play(LayRow(row), seat):
            if isinstance(event, AttemptEnded) and isinstance(event.attempt, BoardAttempt):
                return event.attempt.boards[seat][-1]
        match self.state:
            case Codebreaking(board=board):
                return board[-1]
            case Duel(boards=boards, covered=covered) if covered[seat] is None:
                return boards[seat][-1]
            case _:
                return Row(row)

    def mark(self, reds: int, whites: int, seat: int | None = None) -> None:
        """Give a key by hand, to the oldest row without one.

        >>> match = keypeg.Match("classic", marking="by_hand")
        >>> match.hide("RGBY")
        >>> match.guess("RRGG").key is None
        True
        >>> match.mark(reds=1, whites=1)
        >>> match.view().board[0].key
        Key(reds=1, whites=1)
        """
        self.play(MarkRow(reds, whites), self._seat(seat, MayMarkRow))

    def challenge(self, seat: int | None = None) -> bool:
        """Claim that a key given by hand is wrong. Returns whether it is."""
        events = self.play(Challenge(), self._seat(seat, MayChallenge))
        return any(isinstance(event, Challenged) and event.upheld for event in events)

    def resign(self, seat: int | None = None) -> None:
        """Give the round up."""
        self.play(Resign(), self._seat(seat, MayResign))

    def hint(self, step: int = 1, seat: int | None = None) -> None:
        """Note that help was used."""
        self.play(TakeHint(step), self._seat(seat, MayTakeHint))

    def deal(self, tokens: Iterable[tuple[str, int]] | None = None, opener: int | None = None) -> None:
        """Deal the tokens of a group match: those given, board by board, or drawn ones.

        >>> match = keypeg.Match("group", players=["Ada", "Bo"])
        >>> match.deal([("B", 3), ("R", 2)], opener=0)
        >>> match.ask(".RY..").answers
        (None, 'black')
        >>> match.ask(".RB..").answers
        ('black', None)
        >>> match.call(".RB..")
        True
        """
        if tokens is not None:
            self.play(Deal(tuple(Token(*token) for token in tokens), opener), None)
            return
        for offer in self.offers():
            if isinstance(offer, MayDeal):
                # Imported here because only a draw needs it.
                from keypeg.players.random_draws import draw_tokens

                self.play(draw_tokens(offer, len(self.players), self._random), None)
                return
        self.play(Deal(()), None)  # there is nothing to deal: the referee says why

    def ask(self, row: str, seat: int | None = None) -> AskedRow:
        """Lay a row of a group match and ask the other boards. Returns it with their answers."""
        seat = self._seat(seat, MayAskRow)
        self.play(AskRow(row), seat)
        state = self.state
        assert isinstance(state, Group)  # nobody else is allowed to ask
        return state.rows[-1]

    def answer(self, key: Answer, board: int = 0, seat: int | None = None) -> None:
        """Answer by hand, for one of the boards of a seat: "black", "white" or "none"."""
        self.play(GiveAnswer(key, board), self._seat(seat, MayGiveAnswer))

    def call(self, row: str, seat: int | None = None) -> bool:
        """Call MASTERMIND with the whole code. Returns whether it is right."""
        events = self.play(CallMastermind(row), self._seat(seat, MayCallMastermind))
        return any(isinstance(event, MastermindCalled) and event.right for event in events)

    def play(self, action: Action, seat: int | None) -> list[Event]:
        """Take any action at a seat, or at the table (None). Returns what followed, with all secrets."""
        return self._append(Entry(seat, action))

    def undo(self) -> Action:
        """Take the last action back, whoever's it was, and return it. Raises IndexError if there is none.

        >>> match = keypeg.Match("classic")
        >>> match.hide("RGBY")
        >>> match.undo()
        HideCode(code='RGBY')
        >>> len(match)
        0
        """
        if not self._steps:
            raise IndexError("there is nothing to take back")
        return self._steps.pop().entry.action

    def _append(self, entry: Entry) -> list[Event]:
        state, events = referee.play(self.state, entry.seat, entry.action)
        self._steps.append(Step(entry, events, state))
        return events

    def _seat(self, seat: int | None, offer: type[Offer]) -> int:
        """The seat that is meant. If none may take such an action, the referee says why to the first one."""
        if seat is not None:
            return seat
        for each in range(len(self.players)):
            if any(isinstance(one, offer) for one in self.offers(each)):
                return each
        return self.turn[0] if self.turn else 0

    # How it is shown and kept

    def record(self) -> Record:
        """The record of what was played so far. `record().to_json()` is what a file holds."""
        return Record(self.edition, self.players, [step.entry for step in self._steps])

    def text(self, seat: int | None = None) -> str:
        """The match as text, as a seat sees it."""
        return render_text(self.view(seat), self.players)

    def svg(self, seat: int | None = None) -> str:
        """The round under way, or the last one, as a picture, as a seat sees it."""
        return draw_svg(self.view(seat), self.players)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        scores = " : ".join(map(str, self.scores))
        return f"<keypeg.Match {self.edition.name}, {len(self._steps)} actions, {scores}>"

    def __len__(self) -> int:
        """How many actions were played."""
        return len(self._steps)

    def __bool__(self) -> bool:
        return True

    def _repr_svg_(self) -> str:
        return self.svg()
