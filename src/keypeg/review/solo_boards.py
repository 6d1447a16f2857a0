"""Boards for one person: the board of a box on which somebody breaks a code alone, without a match around it."""

from typing import assert_never

from msgspec.structs import replace

from keypeg.review.refusals import ReviewFault, ReviewRefusal
from keypeg.rules.edition import CodebreakingGame, DuelGame, Edition, GroupGame
from keypeg.rules.shapes import Shape


def solo_board(agreed: Edition, *, no_repeats: bool = False) -> CodebreakingGame:
    """What a person alone looks for and may lay. In a duel that is what the first seat does.

    With `no_repeats` no colour stands twice in a code. Rows may be laid as before.
    """
    match agreed.game:
        case CodebreakingGame() as board:
            pass
        case DuelGame(to_find=(shape, _), row_limit=limit):
            board = CodebreakingGame(
                code=shape,
                row=shape,
                row_limit=limit,
                bonus=0,
                mistake=(0, 0),
                maker_resigned=(0, 0),
                first_codemaker=0,
                extra_rounds=False,
                roles=agreed.paragraphs.players,
            )
        case GroupGame():
            raise ReviewRefusal(ReviewFault.NO_SOLO, agreed.paragraphs.players)
        case game:
            assert_never(game)
    return replace(board, code=_without_repeats(board.code)) if no_repeats else board


def solo_edition(agreed: Edition, *, no_repeats: bool = False) -> Edition:
    """The edition with such a board: its code is reviewed like that of a codemaker."""
    return replace(agreed, game=solo_board(agreed, no_repeats=no_repeats))


def _without_repeats(shape: Shape) -> Shape:
    return Shape(
        shape.holes, shape.colours, repeats=False, fewest_empty=shape.fewest_empty, most_empty=shape.most_empty
    )
