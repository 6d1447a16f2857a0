"""Stand-in rounds: the last moments of a round that would end as a real one did.

Whoever keeps the score of a real box notes how a round ended, and no codes. So the referee gets a position with codes
of our own, one step before that ending, and plays the rest. All points, roles and winners are the referee's.
"""

from functools import reduce
from typing import Final, assert_never

from msgspec.structs import replace

from keypeg.review.refusals import ReviewFault, ReviewRefusal
from keypeg.review.score_values import RoundResult
from keypeg.rules import referee
from keypeg.rules.actions import Action, CallMastermind, Challenge, Deal, MarkRow, Resign, Token
from keypeg.rules.attempts import AskedRow, Mistake, Outcome, Row
from keypeg.rules.codebreaking import Codebreaking
from keypeg.rules.duel import Boards, Duel
from keypeg.rules.group import Group
from keypeg.rules.history import History
from keypeg.rules.keys import Key, can_exist, mark
from keypeg.rules.palette import EMPTY
from keypeg.rules.referee import State
from keypeg.rules.refusals import Fault, Refusal
from keypeg.rules.shapes import Shape

Moves = list[tuple[int, Action]]

BOTH: Final = (0, 1)


def play_result(state: State, result: RoundResult) -> State:
    """The match after an attempt that ended like this. Keys are given by hand in `state`, and no code is hidden yet."""
    if state.winners:
        raise Refusal(Fault.MATCH_OVER, state.edition.paragraphs.ending)
    moment, moves = _last_moment(state, result)
    return reduce(lambda before, move: referee.play(before, *move)[0], moves, moment)


def opened(state: Group, opener: int) -> Group:
    """A group match before its first deal, with the player who opens it."""
    if not 0 <= opener < state.seats:
        raise Refusal(Fault.UNKNOWN_SEAT, why="none_such", last=state.seats - 1)
    return replace(state, opener=opener)


def _last_moment(state: State, result: RoundResult) -> tuple[State, Moves]:
    _check_seats(state, result)
    match state:
        case Codebreaking():
            return _codebreaking(state, result)
        case Duel():
            return _duel(state, result)
        case Group():
            return _group(state, result)
        case _:
            assert_never(state)


def _check_seats(state: State, result: RoundResult) -> None:
    """Refuse seats that do not exist, or that stand twice in a list."""
    named = [result.mistaken, result.out, () if result.by is None else (result.by,)]
    for seats in named:
        if len(set(seats)) != len(seats) or not set(seats) <= set(range(state.seats)):
            raise ReviewRefusal(ReviewFault.IMPOSSIBLE_RESULT, why="seat")


def _codebreaking(state: Codebreaking, result: RoundResult) -> tuple[State, Moves]:
    maker, breaker = state.codemaker, 1 - state.codemaker
    code, other = _stand_ins(state.game.code)
    usual = Row(other, mark(other, code))
    limit = state.game.row_limit
    if result.mistaken or result.out or (result.by is not None) != (result.outcome is Outcome.RESIGNED):
        raise ReviewRefusal(ReviewFault.IMPOSSIBLE_RESULT, why="seat")
    match result.outcome:
        case Outcome.FOUND:
            rows = _checked_rows(result, limit)
            board = (*(usual,) * (rows - 1), Row(code))
            return replace(state, code=code, board=board), [(maker, MarkRow(*mark(code, code)))]
        case Outcome.NOT_FOUND:
            _no_rows(result)
            board = (*(usual,) * (limit - 1), Row(other))
            return replace(state, code=code, board=board), [(maker, MarkRow(*mark(other, code)))]
        case Outcome.WRONG_KEY:
            _no_rows(result)
            return replace(state, code=code, board=(_wrongly_marked(other, code),)), [(breaker, Challenge())]
        case Outcome.RESIGNED if result.by is not None:
            _no_rows(result)
            return state, [(result.by, Resign())]
        case _:
            raise ReviewRefusal(ReviewFault.IMPOSSIBLE_RESULT, why="outcome")


def _duel(state: Duel, result: RoundResult) -> tuple[State, Moves]:
    limit, race = state.game.row_limit, state.game.race
    first, second = (_stand_ins(state.game.to_find[seat]) for seat in BOTH)
    pairs = (first, second)
    ready = replace(state, codes=(second[0], first[0]))  # each hides what the other must find
    by_whom = {Outcome.FOUND, Outcome.RESIGNED}
    if result.out or (result.by is None) == (result.outcome in by_whom):
        raise ReviewRefusal(ReviewFault.IMPOSSIBLE_RESULT, why="seat")
    if bool(result.mistaken) != (result.outcome is Outcome.WRONG_KEY):
        raise ReviewRefusal(ReviewFault.IMPOSSIBLE_RESULT, why="seat")
    if result.outcome not in (Outcome.FOUND, Outcome.BOTH_FOUND):
        _no_rows(result)
    match result.outcome:
        case Outcome.FOUND | Outcome.BOTH_FOUND if not (race and result.by is None):
            rows = 1 if result.rows is None else _checked_rows(result, limit)
            finders = BOTH if result.by is None else (result.by,)
            return _last_turn(ready, rows, finders, pairs)
        case Outcome.OUT_OF_ROWS:
            return _last_turn(ready, limit, (), pairs)
        case Outcome.WRONG_KEY:
            usual = [Row(other, mark(other, code)) for code, other in pairs]
            wrong = [_wrongly_marked(other, code) for code, other in pairs]
            one, two = (wrong[seat] if 1 - seat in result.mistaken else usual[seat] for seat in BOTH)
            return replace(ready, boards=((one,), (two,))), [(1 - result.mistaken[0], Challenge())]
        case Outcome.RESIGNED if result.by is not None:
            return ready, [(result.by, Resign())]
        case _:
            raise ReviewRefusal(ReviewFault.IMPOSSIBLE_RESULT, why="outcome")


def _last_turn(
    state: Duel, rows: int, finders: tuple[int, ...], pairs: tuple[tuple[str, str], tuple[str, str]]
) -> tuple[State, Moves]:
    """Both have laid so many rows, and the keys of the last ones are still due. In a race one key is."""
    marked_later = finders or (1,) if state.game.race else BOTH
    boards: list[tuple[Row, ...]] = []
    moves: Moves = []
    for seat, (code, other) in enumerate(pairs):
        usual = Row(other, mark(other, code))
        last = code if seat in finders else other
        if seat in marked_later:
            boards.append((*(usual,) * (rows - 1), Row(last)))
            moves.append((1 - seat, MarkRow(*mark(last, code))))
        else:
            boards.append((usual,) * rows)
    laid: Boards = (boards[0], boards[1])
    return replace(state, boards=laid), moves


def _group(state: Group, result: RoundResult) -> tuple[State, Moves]:
    players = [seat for seat in range(state.seats) if not state.barred[seat]]
    _no_rows(result)
    if (result.by is not None) != (result.outcome is Outcome.MASTERMIND):
        raise ReviewRefusal(ReviewFault.IMPOSSIBLE_RESULT, why="seat")
    if bool(result.mistaken) != (result.outcome is Outcome.WRONG_KEY):
        raise ReviewRefusal(ReviewFault.IMPOSSIBLE_RESULT, why="seat")
    if not {*result.out, *result.mistaken, *(() if result.by is None else (result.by,))} <= set(players):
        raise ReviewRefusal(ReviewFault.IMPOSSIBLE_RESULT, why="barred")
    if result.by in result.out:
        raise ReviewRefusal(ReviewFault.IMPOSSIBLE_RESULT, why="out")
    dealt = _dealt(state)
    match result.outcome:
        case Outcome.MASTERMIND if result.by is not None:
            return _turn_of(dealt, result.by, result.out), [(result.by, CallMastermind(dealt.code))]
        case Outcome.ALL_OUT:
            *before, last = sorted(players, key=lambda seat: result.out.index(seat) if seat in result.out else -1)
            return _turn_of(dealt, last, tuple(before)), [(last, Resign())]
        case Outcome.WRONG_KEY:
            if len(players) == 1:
                raise ReviewRefusal(ReviewFault.IMPOSSIBLE_RESULT, why="unasked")
            mistakes = tuple(Mistake(seat, players[0], 0, "black", "none") for seat in result.mistaken)
            asked = History((), (AskedRow(players[0], dealt.code, (None,) * state.boards),))
            return replace(dealt, mistakes=mistakes, asked=asked), [(players[0], Challenge())]
        case _:
            raise ReviewRefusal(ReviewFault.IMPOSSIBLE_RESULT, why="outcome")


def _dealt(state: Group) -> Group:
    tokens = tuple(Token(state.game.colours[0], number) for number in range(1, state.boards + 1))
    dealt = referee.play(state, None, Deal(tokens))[0]
    assert isinstance(dealt, Group)
    return dealt


def _turn_of(state: Group, seat: int, out: tuple[int, ...]) -> Group:
    """It is a player's turn, and these are out, beside those who were out from the start."""
    gone = tuple(state.out[other] or other in out for other in range(state.seats))
    return replace(state, turn=seat, out=gone)


def _checked_rows(result: RoundResult, limit: int) -> int:
    if result.rows is None or not 1 <= result.rows <= limit:
        raise ReviewRefusal(ReviewFault.IMPOSSIBLE_RESULT, why="rows", most=limit)
    return result.rows


def _no_rows(result: RoundResult) -> None:
    if result.rows is not None:
        raise ReviewRefusal(ReviewFault.IMPOSSIBLE_RESULT, why="needless_rows")


def _stand_ins(shape: Shape) -> tuple[str, str]:
    """A code of a shape, and another one."""
    holes, colours = shape.holes, shape.colours
    if shape.repeats:
        return colours[0] * holes, colours[1] * holes
    code = colours[:holes].ljust(holes, EMPTY)
    return code, colours[1] if holes == 1 else code[::-1]


def _wrongly_marked(row: str, code: str) -> Row:
    """A row with a key that it does not earn. It has one peg less or one more, so that it may be of any length."""
    reds, whites = mark(row, code)
    choices = (Key(reds - 1, whites), Key(reds + 1, whites), Key(reds, whites - 1))
    return Row(row, next(key for key in choices if can_exist(key, len(row))))
