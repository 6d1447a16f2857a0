"""The table's own chance: it draws the tokens of the group edition, and codes that nobody has thought of."""

from random import Random

from keypeg.rules.actions import Deal, Token
from keypeg.rules.offers import MayDeal
from keypeg.rules.palette import EMPTY
from keypeg.rules.refusals import Refusal
from keypeg.rules.shapes import Shape


def draw_tokens(offer: MayDeal, seats: int, chance: Random) -> Deal:
    """A token for each board, without replacement (G2), and who opens where that is still open (G4)."""
    colours = chance.sample(offer.colours, offer.boards, counts=[offer.copies] * len(offer.colours))
    numbers = chance.sample(range(1, offer.places + 1), offer.boards)
    opener = chance.randrange(seats) if offer.names_opener else None
    return Deal(tuple(map(Token, colours, numbers)), opener)


def draw_code(shape: Shape, chance: Random) -> str:
    """Any code of the shape, every one as likely as any other."""
    letters = shape.colours + (EMPTY if shape.most_empty else "")
    while True:
        code = "".join(chance.choices(letters, k=shape.holes))
        try:
            shape.check(code)
        except Refusal:
            continue
        return code
