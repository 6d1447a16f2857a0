"""Views: what a seat may know of a match. A state leaves for a seat through `view` alone.

Views are built by naming what is shown. What is not named here stays hidden.
"""

from typing import Any, assert_never

from msgspec import Struct
from msgspec.structs import asdict, replace

from keypeg.rules.actions import Token
from keypeg.rules.attempts import AskedRow, Row, WrongCall
from keypeg.rules.codebreaking import Codebreaking
from keypeg.rules.duel import Boards, Duel
from keypeg.rules.edition import OptionValue
from keypeg.rules.group import Group
from keypeg.rules.match import AnyAttempt, Match
from keypeg.rules.shapes import Shape


class MatchView(Struct, frozen=True, kw_only=True, tag_field="kind"):
    """What everybody may know of a match of any kind."""

    edition: str
    options: dict[str, OptionValue]
    notes: tuple[str, ...]
    seat: int | None
    """Whose view this is; None is a spectator's."""
    seats: int
    rounds: int
    number: int
    attempt: int
    scores: tuple[int, ...]
    earlier: int
    """How many attempts ended before those in `past`."""
    past: tuple[AnyAttempt, ...]
    """The attempts that are over, or the latest of them."""
    winners: tuple[int, ...]


class CodebreakingView(MatchView, frozen=True, kw_only=True, tag="codebreaking"):
    """What a seat may know of a codebreaking match."""

    codemaker: int
    hidden: bool
    """Whether a code lies behind the shield."""
    code: str | None
    """The code, for the seat that hid it alone."""
    board: tuple[Row, ...]
    code_shape: Shape
    row_shape: Shape
    row_limit: int


class DuelView(MatchView, frozen=True, kw_only=True, tag="duel"):
    """What a seat may know of a duel."""

    hidden: tuple[bool, bool]
    """Whether each seat has hidden its code."""
    code: str | None
    """The code this seat hid."""
    down: tuple[bool, bool]
    """Whether each seat has laid its row of this turn."""
    covered: str | None
    """This seat's own row of this turn, while it waits for the other."""
    boards: Boards
    shapes: tuple[Shape, Shape]
    """The shape of the code that each seat must find, and of its rows."""
    row_limit: int
    race: bool


class GroupView(MatchView, frozen=True, kw_only=True, tag="group"):
    """What a seat may know of a group match."""

    dealt: bool
    hand: tuple[Token, ...]
    """This seat's own tokens."""
    opener: int | None
    turn: int | None
    last_turn: int | None
    out: tuple[bool, ...]
    asked: tuple[AskedRow, ...]
    owing: tuple[int, ...]
    wrong_calls: tuple[WrongCall, ...]
    barred: tuple[bool, ...]
    """Who answered wrongly in an earlier attempt at this round: the referee answers for these seats (G14)."""
    owners: tuple[int, ...]
    """The seat that each board belongs to."""
    code_shape: Shape
    row_shape: Shape


View = CodebreakingView | DuelView | GroupView


def view(state: Codebreaking | Duel | Group, seat: int | None) -> View:
    """What a seat may know, or a spectator (None), who knows least."""
    match state:
        case Codebreaking():
            return _codebreaking(state, seat)
        case Duel():
            return _duel(state, seat)
        case Group():
            return _group(state, seat)
        case _:
            assert_never(state)


def ended_since(now: View, before: Match) -> View:
    """A view whose `past` holds only the attempts that have ended since an earlier state of the match."""
    return replace(now, earlier=before.past.count, past=now.past[before.past.count - now.earlier :])


def _codebreaking(state: Codebreaking, seat: int | None) -> CodebreakingView:
    return CodebreakingView(
        **_open_to_all(state, seat),
        codemaker=state.codemaker,
        hidden=state.code is not None,
        code=state.code if seat == state.codemaker else None,
        board=state.board,
        code_shape=state.game.code,
        row_shape=state.game.row,
        row_limit=state.game.row_limit,
    )


def _duel(state: Duel, seat: int | None) -> DuelView:
    return DuelView(
        **_open_to_all(state, seat),
        hidden=(state.codes[0] is not None, state.codes[1] is not None),
        code=None if seat is None else state.codes[seat],
        down=(state.covered[0] is not None, state.covered[1] is not None),
        covered=None if seat is None else state.covered[seat],
        boards=state.boards,
        shapes=state.game.to_find,
        row_limit=state.game.row_limit,
        race=state.game.race,
    )


def _group(state: Group, seat: int | None) -> GroupView:
    return GroupView(
        **_open_to_all(state, seat),
        dealt=bool(state.hands),
        hand=state.hands[seat] if state.hands and seat is not None else (),
        opener=state.opener,
        turn=state.turn,
        last_turn=state.last_turn,
        out=state.out,
        asked=state.rows,
        owing=state.owing,
        wrong_calls=state.wrong_calls,
        barred=state.barred,
        owners=state.owners,
        code_shape=state.code_shape,
        row_shape=state.row_shape,
    )


def _open_to_all(state: Match, seat: int | None) -> dict[str, Any]:
    """The fields of `MatchView`, for the views that build on it."""
    return asdict(
        MatchView(
            edition=state.edition.name,
            options=state.edition.options,
            notes=state.edition.notes,
            seat=seat,
            seats=state.seats,
            rounds=state.edition.rounds,
            number=state.number,
            attempt=state.attempt,
            scores=state.scores,
            earlier=state.past.earlier,
            past=state.past.as_tuple(),
            winners=state.winners,
        )
    )
