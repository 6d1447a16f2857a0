"""The score sheet: a match for people. Boards, keys, points, and who won and why."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from keypeg.cli.boards import asked_line, console, pegs, row_line, token
from keypeg.cli.score_track import score_track
from keypeg.locales import Words, words
from keypeg.locales.plain_text import plain
from keypeg.records.bot_seats import read_bot_seats
from keypeg.records.entries import Entry
from keypeg.records.record import Record
from keypeg.records.replay import steps
from keypeg.rules import referee
from keypeg.rules.attempts import AskedRow, BoardAttempt, GroupAttempt, Mistake, Row, WrongCall
from keypeg.rules.codebreaking import Codebreaking
from keypeg.rules.duel import Duel
from keypeg.rules.group import Group
from keypeg.rules.keys import Answer, Key
from keypeg.rules.referee import State, View
from keypeg.rules.views import CodebreakingView, DuelView, GroupView

YOU: Final = "you"
"""In the place of a name, this chooses the sentence that speaks to the reader."""


def print_match(record: Record, language: str, *, verify: bool) -> None:
    """Print a whole match, or as far as it goes."""
    say, bots = words(language), read_bot_seats(record.tags)
    names = [say("bot-name", name=name) if seat in bots else name for seat, name in enumerate(record.players)]
    sheet = Sheet(names, say)
    state = referee.start(record.edition, len(record.players))
    notes: list[list[Text]] = [[]]
    for number, step in enumerate(steps(record, verify=verify)):
        if step.entry.note:
            notes[-1].append(sheet.note(number, step.entry))
        state = step.state
        notes += ([] for _ in range(len(state.past) + 1 - len(notes)))
    out = console()
    for line in sheet.match(state, record.tags, notes):
        out.print(line)


class Sheet:
    """Turns attempts and views into lines, with the players' names."""

    def __init__(self, players: Sequence[str], say: Words, *, you: int | None = None) -> None:
        self.titles = [plain(name) for name in players]
        """The names as they are listed."""
        self.names = [YOU if seat == you else name for seat, name in enumerate(self.titles)]
        """The names in sentences, which speak to whoever is `you`."""
        self.say = say

    def match(self, state: State, tags: Mapping[str, str], notes: Sequence[list[Text]]) -> list[Text]:
        """Everything that happened, and how it stands. `notes` has the notes of each attempt."""
        box = self.say(f"box-{state.edition.name}-title")
        lines = [Text(self.say("sheet-title", box=box, players=", ".join(self.titles)), "bold")]
        lines += (Text(self.say("table-line", head=plain(name), cell=plain(text))) for name, text in tags.items())
        lines += (Text(self.say(f"sheet-note-{note}")) for note in state.edition.notes)
        attempt_number = 1
        for attempt, remarks in zip(state.past, notes, strict=False):
            lines += (Text(), self.heading(attempt.number, attempt_number), *self.attempt(attempt), *remarks)
            attempt_number = attempt_number + 1 if attempt.again else 1
        if not state.winners and (_has_begun(state) or notes[-1]):
            heading = self.heading(state.number, state.attempt)
            lines += (Text(), heading, *self.under_way(referee.view(state, None)), *notes[-1])
        return [*lines, Text(), *self.standing(state)]

    def note(self, number: int, entry: Entry) -> Text:
        """A comment on an action, which is named by its number in the record."""
        return Text(self.say("sheet-note", action=number, note=plain(entry.note or "")), "italic")

    def heading(self, number: int, attempt: int) -> Text:
        if attempt == 1:
            return Text(self.say("sheet-round", number=number), "bold")
        return Text(self.say("sheet-attempt", number=number, attempt=attempt), "bold")

    def attempt(self, attempt: BoardAttempt | GroupAttempt) -> list[Text]:
        """An attempt that is over."""
        if isinstance(attempt, BoardAttempt):
            lines = self._boards(attempt.codes, attempt.boards)
        else:
            lines = [self.code("sheet-code", attempt.code)]
            lines += self._hands(attempt.hands)
            lines += self._asked(attempt.asked, attempt.wrong_calls, [len(hand) for hand in attempt.hands])
        lines.append(Text(self._outcome(attempt) + " " + self._points(attempt.points)))
        lines += (self._mistake(mistake) for mistake in attempt.mistakes)
        if attempt.again:
            lines.append(Text(self.say("sheet-again")))
        return lines

    def _outcome(self, attempt: BoardAttempt | GroupAttempt) -> str:
        outcome = f"outcome-{attempt.outcome.value}"
        return self.say(outcome) if attempt.by is None else self.say(outcome, name=self.names[attempt.by])

    def under_way(self, seen: View) -> list[Text]:
        """The attempt under way, as far as the view shows it."""
        match seen:
            case CodebreakingView():
                breaker = 1 - seen.codemaker
                maker = Text(self.say("sheet-maker", name=self.names[seen.codemaker]))
                return [maker, *self._rows(breaker, seen.board)]
            case DuelView():
                return [line for seat in (0, 1) for line in self._rows(seat, seen.boards[seat])]
            case GroupView():
                opens = [] if seen.opener is None else [Text(self.say("sheet-opens", name=self.names[seen.opener]))]
                opens += (
                    Text(self.say("sheet-barred", name=name))
                    for name, barred in zip(self.names, seen.barred, strict=True)
                    if barred
                )
                return [
                    *opens,
                    *self._asked(seen.asked, seen.wrong_calls, [seen.owners.count(seat) for seat in range(seen.seats)]),
                ]

    def standing(self, state: State) -> list[Text]:
        """The score, and who won."""
        scores = ", ".join(f"{name} {score}" for name, score in zip(self.titles, state.scores, strict=True))
        lines = [Text(self.say("sheet-score", scores=scores), "bold"), *score_track(state, self.titles)]
        if not state.winners:
            lines.append(Text(self.say("sheet-unfinished", number=state.number, rounds=state.edition.rounds)))
        elif len(state.winners) == 1:
            won = self.say("sheet-won", name=self.names[state.winners[0]], rule=state.edition.paragraphs.ending)
            lines.append(Text(won, "bold"))
        else:
            shared = ", ".join(self.titles[seat] for seat in state.winners)
            lines.append(Text(self.say("sheet-draw", names=shared, rule=state.edition.paragraphs.ending), "bold"))
        return lines

    def _boards(self, codes: Sequence[str | None], boards: Sequence[tuple[Row, ...]]) -> list[Text]:
        lines: list[Text] = []
        for seat, code in enumerate(codes):
            if code is not None:
                lines.append(self.code("sheet-code-of", code, name=self.names[seat]))
        for seat, board in enumerate(boards):
            lines += self._rows(seat, board)
        return lines

    def _rows(self, seat: int, board: tuple[Row, ...]) -> list[Text]:
        if not board:
            return []
        rows = [row_line(number, row, self.say) for number, row in enumerate(board, 1)]
        return [Text(self.say("sheet-rows-of", name=self.names[seat])), *rows]

    def code(self, message: str, code: str, **values: str | int) -> Text:
        """A code, and whose it is."""
        head = self.say("table-line", head=self.say(message, **values), cell="")
        return Text(head).append_text(pegs(code, self.say))

    def _hands(self, hands: Sequence[tuple[tuple[str, int], ...]]) -> list[Text]:
        lines = []
        for seat, hand in enumerate(hands):
            line = Text(self.say("sheet-token", name=self.names[seat]) + " ")
            for held in hand:
                line.append_text(token(*held, self.say)).append(" ")
            lines.append(line)
        return lines

    def _asked(self, asked: Sequence[AskedRow], calls: Sequence[WrongCall], boards_of: Sequence[int]) -> list[Text]:
        """`boards_of` says how many boards each seat has."""
        boards = [
            name if count == 1 else f"{name}/{board + 1}"
            for name, count in zip(self.titles, boards_of, strict=True)
            for board in range(count)
        ]
        lines = [
            asked_line(number, row, self.titles[row.seat], boards, self.say) for number, row in enumerate(asked, 1)
        ]
        return lines + [
            Text(self.say("sheet-call", name=self.names[call.seat]) + "  ").append_text(pegs(call.row, self.say))
            for call in calls
        ]

    def _points(self, points: Sequence[int]) -> str:
        scored = [
            self.say("sheet-points", name=name, points=f"{point:+d}")
            for name, point in zip(self.titles, points, strict=True)
            if point
        ]
        return f"({', '.join(scored) or self.say('sheet-no-points')})"

    def _mistake(self, mistake: Mistake) -> Text:
        given, right = self._key(mistake.given), self._key(mistake.right)
        name = self.names[mistake.marker]
        return Text(self.say("sheet-mistake", name=name, row=mistake.row + 1, given=given, right=right))

    def _key(self, key: Key | Answer) -> str:
        if isinstance(key, Key):
            return self.say("sheet-key", reds=key.reds, whites=key.whites)
        return self.say(f"sheet-answer-{key}")


def _has_begun(state: State) -> bool:
    """Whether the attempt under way has anything to show."""
    match state:
        case Codebreaking():
            return state.code is not None
        case Duel():
            return any(state.codes)
        case Group():
            return bool(state.hands)
