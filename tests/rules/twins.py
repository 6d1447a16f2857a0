"""Twins: two histories that differ only in what one seat cannot see.

What a seat cannot see is worked out here from the rulebook, not from the code under test: a hidden code could as well
be any other code that earns the same keys; a covered row any other row; the tokens of others any that answer alike.
"""

import random
from collections.abc import Iterator

from keypeg.records.entries import Entry
from keypeg.rules import referee
from keypeg.rules.actions import Challenge, Deal, HideCode, LayRow, Token
from keypeg.rules.attempts import Row
from keypeg.rules.codebreaking import Codebreaking
from keypeg.rules.duel import Duel
from keypeg.rules.events import AttemptEnded
from keypeg.rules.group import Group
from keypeg.rules.keys import answer, mark
from keypeg.rules.referee import State
from keypeg.rules.shapes import Shape
from tests.generators import Played, random_row

TRIES = 300


def twin(played: Played, seat: int | None, rng: random.Random) -> Played | None:
    """The same match with other secrets in the attempt under way; None if none was found."""
    start = _attempt_start(played)
    for _ in range(TRIES):
        entries = _other_secrets(played, start, seat, rng)
        if entries is not None:
            return None if entries == played.record.entries else _play_again(played, entries)
    return None


def _attempt_start(played: Played) -> int:
    """The index of the first action of the attempt under way."""
    ends = [index + 1 for index, events in enumerate(played.events) if any(isinstance(e, AttemptEnded) for e in events)]
    return ends[-1] if ends else 0


def _play_again(played: Played, entries: list[Entry]) -> Played:
    state = referee.start(played.record.edition, len(played.record.players))
    again = Played(type(played.record)(played.record.edition, played.record.players, entries), [state], [])
    for entry in entries:
        state, events = referee.play(state, entry.seat, entry.action)
        again.states.append(state)
        again.events.append(events)
    return again


def _other_secrets(played: Played, start: int, seat: int | None, rng: random.Random) -> list[Entry] | None:
    """The record's actions with fresh secrets that the seat could not tell apart, or None if these do not fit."""
    state = played.state
    entries = list(played.record.entries)
    for index in range(start, len(entries)):
        entry = entries[index]
        owner = entry.seat
        match entry.action, state:
            case HideCode(), Codebreaking() if owner != seat:
                code = _other_code(state, state.game.code, owner, rng)
                if not _code_fits(played, start, code, owner):
                    return None
                entries[index] = Entry(owner, HideCode(code))
            case HideCode(), Duel() if owner != seat and owner is not None:
                code = _other_code(state, state.game.to_find[1 - owner], owner, rng)
                if not _code_fits(played, start, code, owner):
                    return None
                entries[index] = Entry(owner, HideCode(code))
            case LayRow(), Duel() if owner != seat and owner is not None and _is_covered(played, index, owner):
                entries[index] = Entry(owner, LayRow(random_row(rng, state.game.to_find[owner])))
            case Deal() as deal, Group():
                tokens = _other_tokens(state, deal, seat, rng)
                if not _tokens_fit(played, start, tokens):
                    return None
                entries[index] = Entry(None, Deal(tokens, deal.opener))
    return entries


def _other_code(state: State, shape: Shape, owner: int | None, rng: random.Random) -> str:
    """A code to try: any, or the row that waits for its key, which may be right for all that its player knows."""
    assert owner is not None
    board = _board(state, 1 - owner)
    if board and board[-1].key is None and rng.random() < 0.3:
        row = board[-1].row
        if shape.repeats or len(set(row)) == len(row):
            return row
    return random_row(rng, shape)


def _is_covered(played: Played, index: int, seat: int) -> bool:
    """Whether the row laid by this action still waits for the other player's."""
    state = played.state
    if not isinstance(state, Duel) or state.covered[seat] is None:
        return False
    later = played.record.entries[index + 1 :]
    return not any(entry.seat == seat and isinstance(entry.action, LayRow) for entry in later)


def _boards_at_challenges(played: Played, start: int) -> Iterator[tuple[int, State]]:
    """The states in which a challenge of the attempt under way found nothing wrong."""
    for state, entry in zip(played.states[start:-1], played.record.entries[start:], strict=True):
        if isinstance(entry.action, Challenge):
            assert entry.seat is not None
            yield entry.seat, state


def _code_fits(played: Played, start: int, code: str, owner: int | None) -> bool:
    """Whether a code could lie behind the owner's shield for all that others have seen."""
    state = played.state
    assert owner is not None
    breaker = 1 - owner
    if not state.edition.by_hand:
        return all(row.key in (None, mark(row.row, code)) for row in _board(state, breaker))
    for challenger, then in _boards_at_challenges(played, start):
        if challenger == breaker and not all(row.key in (None, mark(row.row, code)) for row in _board(then, breaker)):
            return False
    # A right row ends the attempt once it is marked, or once both rows of its turn are.
    return all(row.row != code for row in _settled(state, breaker))


def _board(state: State, breaker: int) -> tuple[Row, ...]:
    assert not isinstance(state, Group)
    return state.board if isinstance(state, Codebreaking) else state.boards[breaker]


def _settled(state: State, breaker: int) -> tuple[Row, ...]:
    board = _board(state, breaker)
    if isinstance(state, Duel) and not state.game.race:
        turns = [all(row.key is not None for row in rows) for rows in zip(*state.boards, strict=True)]
        return board[: sum(turns)]
    return tuple(row for row in board if row.key is not None)


def _other_tokens(state: Group, deal: Deal, seat: int | None, rng: random.Random) -> tuple[Token, ...]:
    own = {board: token for board, token in enumerate(deal.tokens) if state.owners[board] == seat}
    taken = {token.number for token in own.values()}
    numbers = [number for number in range(1, state.game.places + 1) if number not in taken]
    rng.shuffle(numbers)
    return tuple(
        own[board] if board in own else Token(rng.choice(state.game.colours), numbers.pop())
        for board in range(len(deal.tokens))
    )


def _tokens_fit(played: Played, start: int, tokens: tuple[Token, ...]) -> bool:
    state = played.state
    assert isinstance(state, Group)
    code = ["."] * state.game.places
    for colour, number in tokens:
        code[number - 1] = colour
    if any(call.row == "".join(code) for call in state.wrong_calls):
        return False
    checked = [then for _, then in _boards_at_challenges(played, start)] if state.edition.by_hand else [state]
    return all(
        given in (None, answer(asked.row, *tokens[board]))
        for then in checked
        if isinstance(then, Group)
        for asked in then.rows
        for board, given in enumerate(asked.answers)
    ) and all(
        # Where the referee answers for a seat (G14), everybody knows that it is right.
        given in (None, answer(asked.row, *tokens[board]))
        for asked in state.rows
        for board, given in enumerate(asked.answers)
        if state.barred[state.owners[board]]
    )


def prefixes(played: Played) -> Iterator[Played]:
    """The match as it stood after each of its actions."""
    for count in range(len(played.events) + 1):
        record = type(played.record)(played.record.edition, played.record.players, played.record.entries[:count])
        yield Played(record, played.states[: count + 1], played.events[:count])
