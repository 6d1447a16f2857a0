"""What is on the card of a page: a box, a table as an onlooker may see it, or a match that is over.

A match that is over is shown by its keys, without the colours unless somebody asks for them.
"""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from keypeg.rules.attempts import BoardAttempt, GroupAttempt
from keypeg.rules.boxes import BOXES, DEFAULT_BOX, edition
from keypeg.rules.edition import DuelGame, Edition, GroupGame
from keypeg.rules.keys import Key, mark
from keypeg.rules.palette import EMPTY
from keypeg.rules.referee import State
from keypeg.rules.shapes import Shape
from keypeg.server.cards.drawing import Card, CardRow
from keypeg.server.cards.looks import BLANK
from keypeg.server.cards.texts import (
    FOUND,
    best_attempt,
    board_of,
    match_texts,
    preview_words,
    short_name,
    table_names,
    table_texts,
)
from keypeg.server.cards.typeface import is_drawable
from keypeg.tables.table_state import TableState

GROUP_ROWS: Final = 10
"""The most rows on the card of a box that has no limit."""
LOOSE_PEGS: Final = 5


def home_card(language: str, link: str) -> Card:
    """The card of the front page."""
    say = preview_words(language)
    return _with_scene(DEFAULT_BOX, say("preview-home-headline"), say("preview-home-line"), link)


def box_card(box: str, language: str, link: str) -> Card:
    """The card of a box."""
    say = preview_words(language)
    return _with_scene(box, say(f"box-{box}-title"), say(f"box-{box}-line"), link)


def table_card(state: TableState, language: str, link: str, *, colours: bool) -> Card:
    """The card of a table."""
    say = preview_words(language)
    if state.match.winners:
        return match_card(state.match, table_names(state, say), language, link, colours=colours)
    title, line = table_texts(state, say)
    if not is_drawable(title):  # the text beside the picture has the names
        title = say(f"box-{state.setup.edition}-title") if state.begun else say("preview-seat-title")
    return _bare(state.match.edition, len(state.seats), title, line, link)


def match_card(match: State, names: Sequence[str], language: str, link: str, *, colours: bool) -> Card:
    """The card of a match that is over."""
    drawn = [name if is_drawable(name) else BLANK for name in names]
    headline, line = match_texts(match, drawn, preview_words(language))
    card = _bare(match.edition, len(names), headline, line, link)
    attempt = best_attempt(match)
    if attempt is None:
        return card
    card = replace(card, rows=_rows(attempt, colours=colours), won=attempt.outcome in FOUND)
    if isinstance(attempt, BoardAttempt) and card.rows:  # with a handicap, the boards differ
        card = replace(card, holes=len(card.rows[0].pegs), keys=len(card.rows[0].keys))
    return card


def record_card(match: State, names: Sequence[str], language: str, link: str, *, colours: bool) -> Card:
    """The card of a stored record, which may end before its match does."""
    names = [short_name(name) for name in names]
    if match.winners:
        return match_card(match, names, language, link, colours=colours)
    say = preview_words(language)
    return _bare(match.edition, len(names), say("preview-record-title"), say(f"box-{match.edition.name}-title"), link)


def _rows(attempt: BoardAttempt | GroupAttempt, *, colours: bool) -> tuple[CardRow, ...]:
    if isinstance(attempt, BoardAttempt):
        return tuple(
            CardRow(_pegs(row, colours=colours), _key_pegs(key or Key(0, 0), len(row)))
            for row, key in board_of(attempt)
        )
    return tuple(
        CardRow(_pegs(asked.row, colours=colours), tuple(answer or "none" for answer in asked.answers))
        for asked in attempt.asked[-GROUP_ROWS:]
    )


def _pegs(row: str, *, colours: bool) -> str:
    return row if colours else "".join(EMPTY if letter == EMPTY else BLANK for letter in row)


def _key_pegs(key: Key, holes: int) -> tuple[str, ...]:
    return ("red",) * key.reds + ("white",) * key.whites + ("none",) * (holes - sum(key))


def _bare(agreed: Edition, players: int, headline: str, line: str, link: str) -> Card:
    """A card with an empty board."""
    game, shape = agreed.game, _shape(agreed, players)
    if isinstance(game, GroupGame):
        keys, limit = len(game.owners(players)), GROUP_ROWS
    else:
        keys, limit = shape.holes, game.row_limit
    return Card(agreed.name, headline, line, link, shape.colours[:LOOSE_PEGS], shape.holes, keys, limit)


def _shape(agreed: Edition, players: int) -> Shape:
    game = agreed.game
    if isinstance(game, DuelGame):
        return game.to_find[0]
    return game.code_shape(players) if isinstance(game, GroupGame) else game.code


def _with_scene(box: str, headline: str, line: str, link: str) -> Card:
    """A card with the beginning of a match, whose code is made up from the colours of the box."""
    agreed, players = edition(box), BOXES[box].usual_players
    card, shape = _bare(agreed, players, headline, line, link), _shape(agreed, players)
    if isinstance(agreed.game, GroupGame):
        answers = ("black", "none", "white", "none", "black", "white")
        return replace(card, rows=tuple(CardRow(_asked(shape, at), answers[at:][: card.keys]) for at in range(3)))
    code = _laid(shape, 1)
    rows = tuple(
        CardRow(row, _key_pegs(mark(row, code), shape.holes)) for row in (_laid(shape, at) for at in (4, 2, 0))
    )
    return replace(card, rows=rows)


def _laid(shape: Shape, first: int) -> str:
    """Colours of the box in their order, from one of them on."""
    turned = shape.colours[first:] + shape.colours[:first]
    return (turned * shape.holes)[: shape.holes]


def _asked(shape: Shape, first: int) -> str:
    """A row with as many pegs as the code has."""
    pegs = _laid(shape, first)[: shape.holes - shape.fewest_empty]
    return (EMPTY * first + pegs).ljust(shape.holes, EMPTY)[: shape.holes]
