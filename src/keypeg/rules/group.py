"""The group machine: every board holds a part of the code, and the players ask in turn until one calls it."""

from collections.abc import Sequence
from typing import assert_never

from msgspec.structs import replace

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
from keypeg.rules.attempts import AskedRow, GroupAttempt, Mistake, Outcome, WrongCall
from keypeg.rules.edition import Edition, GroupGame
from keypeg.rules.events import (
    AnswersGiven,
    AttemptEnded,
    Challenged,
    Dealt,
    Event,
    HintTaken,
    MastermindCalled,
    MatchEnded,
    Resigned,
    RoundBegan,
    RowAsked,
)
from keypeg.rules.history import History
from keypeg.rules.keys import Answer, answer
from keypeg.rules.marking import referee_marks
from keypeg.rules.match import Match, add_points, close, leaders, not_here
from keypeg.rules.offers import MayAskRow, MayCallMastermind, MayChallenge, MayDeal, MayGiveAnswer, MayResign, Offer
from keypeg.rules.palette import EMPTY
from keypeg.rules.refusals import Fault, Refusal
from keypeg.rules.shapes import Shape


class Group(Match, frozen=True, kw_only=True):
    """A group match. Boards are counted seat by seat."""

    game: GroupGame
    owners: tuple[int, ...]
    """The seat that each board belongs to."""
    code_shape: Shape
    row_shape: Shape
    hands: tuple[tuple[Token, ...], ...] = ()
    """The tokens of each seat; empty until they are dealt."""
    opener: int | None = None
    turn: int | None = None
    last_turn: int | None = None
    """Who took the last turn (G10)."""
    barred: tuple[bool, ...]
    """Who answered wrongly in an earlier attempt at this round, and is out of its replays (G14)."""
    out: tuple[bool, ...]
    """Who neither asks nor calls any more in this attempt; whoever is barred is out from its start."""
    asked: History[AskedRow] = History()
    """The rows that every board has answered."""
    question: AskedRow | None = None
    """The row that is being answered."""
    owing: tuple[int, ...] = ()
    """The boards that have not answered it yet."""
    mistakes: tuple[Mistake, ...] = ()
    """The wrong answers given so far. Nobody knows them before the reveal."""
    wrong_calls: tuple[WrongCall, ...] = ()

    @property
    def boards(self) -> int:
        return len(self.owners)

    @property
    def tokens(self) -> list[Token]:
        """The token of each board."""
        return [token for hand in self.hands for token in hand]

    @property
    def code(self) -> str:
        """The code: each drawn number holds the colour drawn with it, and every other place is empty (G3)."""
        places = [EMPTY] * self.game.places
        for colour, number in self.tokens:
            places[number - 1] = colour
        return "".join(places)

    @property
    def rows(self) -> tuple[AskedRow, ...]:
        """Every row on the table."""
        asked = self.asked.as_tuple()
        return asked if self.question is None else (*asked, self.question)

    def boards_of(self, seat: int) -> list[int]:
        """The boards of a seat; a seat counts its own from 0."""
        return [board for board, owner in enumerate(self.owners) if owner == seat]


def start(edition: Edition, seats: int, game: GroupGame) -> Group:
    return Group(
        edition=edition,
        seats=seats,
        scores=(0,) * seats,
        game=game,
        owners=game.owners(seats),
        code_shape=game.code_shape(seats),
        row_shape=game.row_shape(seats),
        barred=(False,) * seats,
        out=(False,) * seats,
    )


def offers(state: Group, seat: int | None) -> list[Offer]:
    if seat is None:
        return [] if _deal_refusal(state) else [_the_deal(state)]
    found: list[Offer] = []
    if not _asking_refusal(state, seat):
        found.append(MayAskRow(state.row_shape))
    if not _call_refusal(state, seat):
        found.append(MayCallMastermind(state.code_shape))
    if state.edition.by_hand and state.question:
        row, own = state.question.row, state.boards_of(seat)
        found += (MayGiveAnswer(number, row) for number, board in enumerate(own) if board in state.owing)
    if not _challenge_refusal(state, seat):
        found.append(MayChallenge())
    if not _player_refusal(state, seat):
        found.append(MayResign())
    return found


def _the_deal(state: Group) -> MayDeal:
    game = state.game
    return MayDeal(state.boards, game.colours, game.copies, game.places, names_opener=state.opener is None)


def _deal_refusal(state: Group) -> Refusal | None:
    if state.hands:
        return Refusal(Fault.ALREADY_DEALT, state.game.paragraphs.deal)
    return None


def _player_refusal(state: Group, seat: int) -> Refusal | None:
    """What stops a player from asking, calling, challenging and resigning."""
    if not state.hands:
        return Refusal(Fault.NOT_DEALT, state.game.paragraphs.deal)
    if refusal := _barred_refusal(state, seat):
        return refusal
    if state.out[seat]:
        return Refusal(Fault.OUT_OF_ROUND, state.game.paragraphs.out, why="answers")
    return None


def _barred_refusal(state: Group, seat: int) -> Refusal | None:
    """Whoever answered wrongly is out of the replays, and the referee answers for its boards (G14)."""
    return Refusal(Fault.OUT_OF_ROUND, state.game.paragraphs.replay, why="barred") if state.barred[seat] else None


def _asking_refusal(state: Group, seat: int) -> Refusal | None:
    if refusal := _player_refusal(state, seat):
        return refusal
    if state.owing:
        return Refusal(Fault.NOT_YOUR_TURN, state.game.paragraphs.answer, why="answers_awaited")
    assert state.turn is not None  # the tokens are drawn, so somebody opened
    if state.turn != seat:
        return Refusal(Fault.NOT_YOUR_TURN, state.edition.paragraphs.key, why="turn_of", seat=state.turn)
    return None


def _call_refusal(state: Group, seat: int) -> Refusal | None:
    refusal = _asking_refusal(state, seat)
    if refusal is None or refusal.fault is not Fault.NOT_YOUR_TURN:
        return refusal
    if not state.game.calls_anytime:
        return Refusal(Fault.NOT_YOUR_TURN, state.game.paragraphs.call_on_turn, why="call_on_turn")
    if state.last_turn == seat:
        return Refusal(Fault.NOT_YOUR_TURN, state.game.paragraphs.call_off_turn, why="took_last_turn")
    return None


def _challenge_refusal(state: Group, seat: int) -> Refusal | None:
    if not state.edition.by_hand:
        return referee_marks(state.edition)
    if refusal := _player_refusal(state, seat):
        return refusal
    if not (state.asked or (state.question and any(state.question.answers))):
        return Refusal(Fault.NOTHING_TO_CHALLENGE, state.edition.paragraphs.marking.by_hand, why="answers")
    return None


def decide(state: Group, seat: int | None, action: Action) -> list[Event]:
    if seat is None:
        assert isinstance(action, Deal)  # the table does nothing else, and nobody else deals
        return _deal(state, action)
    match action:
        case AskRow(row=row):
            return _ask(state, seat, row)
        case GiveAnswer(key=key, board=board):
            return [AnswersGiven(((_owing_board(state, seat, board), key),))]
        case CallMastermind(row=row):
            return _call(state, seat, row)
        case Challenge():
            return _challenge(state, seat)
        case Resign():
            if refusal := _player_refusal(state, seat):
                raise refusal
            return [Resigned(seat), *_after_leaving(state, seat, state.wrong_calls)]
        case Deal():
            raise Refusal(Fault.NOT_YOUR_TURN, state.game.paragraphs.deal, why="table_deals")
        case HideCode() | LayRow() | MarkRow() | TakeHint():
            raise not_here(state.edition, action)
        case _:
            assert_never(action)


def _deal(state: Group, deal: Deal) -> list[Event]:
    if refusal := _deal_refusal(state):
        raise refusal
    game, tokens, opener = state.game, deal.tokens, deal.opener
    check_tokens(game, tokens, state.boards)
    if state.opener is not None:
        if opener is not None:
            raise Refusal(Fault.IMPOSSIBLE_DEAL, game.paragraphs.next_opener, why="second_opener")
        opener = state.opener
    elif opener is None or not 0 <= opener < state.seats:
        raise Refusal(Fault.IMPOSSIBLE_DEAL, game.paragraphs.opener, why="no_opener")
    hands = tuple(tuple(tokens[board] for board in state.boards_of(seat)) for seat in range(state.seats))
    return [Dealt(hands, opener)]


def check_tokens(game: GroupGame, tokens: Sequence[Token], boards: int) -> None:
    """Refuse tokens that so many boards cannot have drawn (G2)."""
    rule = game.paragraphs.deal
    numbers = {token.number for token in tokens}
    if len(tokens) != boards:
        raise Refusal(Fault.IMPOSSIBLE_DEAL, rule, why="count", boards=boards)
    if len(numbers) != len(tokens) or not numbers <= set(range(1, game.places + 1)):
        raise Refusal(Fault.IMPOSSIBLE_DEAL, rule, why="numbers", last=game.places)
    if any(len(token.colour) != 1 or token.colour not in game.colours for token in tokens):
        raise Refusal(Fault.IMPOSSIBLE_DEAL, rule, why="colours", colours=" ".join(game.colours))


def _ask(state: Group, seat: int, row: str) -> list[Event]:
    if refusal := _asking_refusal(state, seat):
        raise refusal
    state.row_shape.check(row, state.edition.paragraphs.row_shape)
    answers = tuple(
        (board, answer(row, *token))
        for board, (owner, token) in enumerate(zip(state.owners, state.tokens, strict=True))
        if owner != seat and (state.barred[owner] or not state.edition.by_hand)
    )
    return [RowAsked(seat, row), AnswersGiven(answers)] if answers else [RowAsked(seat, row)]


def _owing_board(state: Group, seat: int, own: int) -> int:
    """The board that a seat answers for by hand."""
    if not state.edition.by_hand:
        raise referee_marks(state.edition)
    if refusal := _barred_refusal(state, seat):
        raise refusal
    boards = state.boards_of(seat)
    if not 0 <= own < len(boards):
        raise Refusal(Fault.UNKNOWN_BOARD, state.game.paragraphs.boards, boards=len(boards))
    if boards[own] not in state.owing:
        raise Refusal(Fault.NOTHING_TO_ANSWER, state.game.paragraphs.answer)
    return boards[own]


def _call(state: Group, seat: int, row: str) -> list[Event]:
    if refusal := _call_refusal(state, seat):
        raise refusal
    state.code_shape.check(row, state.edition.paragraphs.code_shape)
    if row == state.code:
        right = MastermindCalled(seat, row, right=True)
        return [right, *_reveal(state, Outcome.MASTERMIND, state.wrong_calls, point_to=seat)]
    wrong_calls = (*state.wrong_calls, WrongCall(seat, row))
    return [MastermindCalled(seat, row, right=False), *_after_leaving(state, seat, wrong_calls)]


def _after_leaving(state: Group, seat: int, wrong_calls: tuple[WrongCall, ...]) -> list[Event]:
    """A player is out. When all are, the round is over, and nobody has won it (G11)."""
    if any(not out for other, out in enumerate(state.out) if other != seat):
        return []
    return _reveal(state, Outcome.ALL_OUT, wrong_calls)


def _challenge(state: Group, seat: int) -> list[Event]:
    if refusal := _challenge_refusal(state, seat):
        raise refusal
    if not state.mistakes:
        return [Challenged(seat, upheld=False)]
    return [Challenged(seat, upheld=True), *_reveal(state, Outcome.WRONG_KEY, state.wrong_calls)]


def _reveal(
    state: Group, outcome: Outcome, wrong_calls: tuple[WrongCall, ...], *, point_to: int | None = None
) -> list[Event]:
    """The tokens are shown. A wrong answer makes the round void (G14); otherwise the winner, if any, gets a point."""
    if state.mistakes:
        outcome, point_to = Outcome.WRONG_KEY, None
    # If everybody has answered wrongly, nobody is left to play the round again.
    again = bool(state.mistakes) and not all(_barred_after(state, state.mistakes))
    seats, rows = range(state.seats), state.rows
    attempt = GroupAttempt(
        number=state.number,
        outcome=outcome,
        by=point_to,
        points=tuple(int(seat == point_to) for seat in seats),
        rows=tuple(sum(asked.seat == seat for asked in rows) for seat in seats),
        again=again,
        mistakes=state.mistakes,
        code=state.code,
        hands=state.hands,
        asked=rows,
        wrong_calls=wrong_calls,
    )
    over = not attempt.again and state.number == state.edition.rounds
    winners = leaders(add_points(state.scores, attempt.points)) if over else ()
    return close(state, attempt, winners)


def _barred_after(state: Group, mistakes: tuple[Mistake, ...]) -> tuple[bool, ...]:
    """Who is out of the replays after an attempt with these wrong answers."""
    markers = {mistake.marker for mistake in mistakes}
    return tuple(barred or seat in markers for seat, barred in enumerate(state.barred))


def _next_in(out: tuple[bool, ...], seat: int) -> int:
    """The next player clockwise who is still in; the same seat if it is alone."""
    seats = len(out)
    return next((other for step in range(1, seats + 1) if not out[other := (seat + step) % seats]), seat)


def _leave(state: Group, seat: int) -> Group:
    """A player is out. If it was its turn, the turn passes on."""
    out = (*state.out[:seat], True, *state.out[seat + 1 :])
    on_turn = state.turn == seat and not state.owing
    return replace(state, out=out, turn=_next_in(out, seat) if on_turn else state.turn)


def _fill(state: Group, answers: tuple[tuple[int, Answer], ...]) -> Group:
    """Boards have answered; after the last of them the turn passes on."""
    question = state.question
    assert question is not None
    filled = list(question.answers)
    mistakes = state.mistakes
    for board, given in answers:
        filled[board] = given
        if state.edition.by_hand and given != (right := answer(question.row, *state.tokens[board])):
            mistake = Mistake(state.owners[board], question.seat, len(state.asked), given, right)
            mistakes = (*mistakes, mistake)
    question = question._replace(answers=tuple(filled))
    if owing := tuple(board for board in state.owing if filled[board] is None):
        return replace(state, question=question, owing=owing, mistakes=mistakes)
    asked, turn = state.asked.appended(question), _next_in(state.out, question.seat)
    return replace(state, asked=asked, question=None, owing=(), mistakes=mistakes, turn=turn)


def evolve(state: Group, event: Event) -> Group:
    match event:
        case RowAsked(seat=seat, row=row):
            return replace(
                state,
                question=AskedRow(seat, row, (None,) * state.boards),
                owing=tuple(board for board, owner in enumerate(state.owners) if owner != seat),
                last_turn=seat,
            )
        case AnswersGiven(answers=answers):
            return _fill(state, answers)
        case MastermindCalled(seat=seat, row=row, right=False):
            on_turn = state.turn == seat and not state.owing
            called = replace(
                state,
                wrong_calls=(*state.wrong_calls, WrongCall(seat, row)),
                last_turn=seat if on_turn else state.last_turn,
            )
            return _leave(called, seat)
        case Resigned(seat=seat):
            return _leave(state, seat)
        case Dealt(hands=hands, opener=opener):
            dealt = tuple(hand for hand in hands if hand is not None)
            return replace(state, hands=dealt, opener=opener, turn=opener)
        case AttemptEnded(attempt=attempt):
            barred = _barred_after(state, attempt.mistakes) if attempt.again else (False,) * state.seats
            return replace(
                state,
                scores=add_points(state.scores, attempt.points),
                past=state.past.appended(attempt),
                hands=(),
                turn=None,
                last_turn=None,
                barred=barred,
                out=barred,
                asked=History(),
                question=None,
                owing=(),
                mistakes=(),
                wrong_calls=(),
            )
        case RoundBegan(number=number, attempt=count):
            assert state.opener is not None  # there was an attempt before
            # The left neighbour opens a new round (G12). A replay has the same opener, unless it is barred (G14).
            stays = count > 1 and not state.barred[state.opener]
            opener = state.opener if stays else _next_in(state.barred, state.opener)
            return replace(state, number=number, attempt=count, opener=opener)
        case MatchEnded(winners=winners):
            return replace(state, winners=winners)
        case Challenged() | HintTaken() | MastermindCalled():
            return state
        case _:
            raise TypeError(f"{type(event).__name__} does not happen in a group match")
