"""Group matches brought to a moment, for tests of what a player does there."""

from keypeg.rules import edition, referee
from keypeg.rules.actions import Action, AskRow, Deal, Token
from keypeg.rules.offers import Offer
from keypeg.rules.referee import State
from keypeg.rules.views import GroupView


def hold(*tokens: str, **options: object) -> State:
    """A round in which the boards hold these tokens, such as `R1`; seat 0 opens."""
    seats = len(tokens) // int(str(options.get("boards_each", 1)))
    state = referee.start(edition("group", options), seats)
    deal = Deal(tuple(Token(token[0], int(token[1])) for token in tokens), 0)
    return referee.play(state, None, deal)[0]


def go_on(state: State, *actions: tuple[int, Action]) -> State:
    """The match after these actions."""
    for seat, action in actions:
        state, _ = referee.play(state, seat, action)
    return state


def ask(state: State, *rows: str) -> State:
    """The match after seats have asked these rows in turn, seat 0 first."""
    return go_on(state, *((turn % state.seats, AskRow(row)) for turn, row in enumerate(rows)))


def look(state: State, seat: int) -> tuple[GroupView, list[Offer]]:
    """What a seat sees, and what it may do."""
    view = referee.view(state, seat)
    assert isinstance(view, GroupView)
    return view, referee.offers(state, seat)
