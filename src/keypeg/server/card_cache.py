"""Drawn cards: the latest ones are kept, and one is drawn at a time, in a thread of its own."""

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from keypeg.server.cards.drawing import Card

MOST_CARDS: Final = 64
"""Each has about 200 kB."""


class CardCache:
    """The pictures of cards. Equal cards have one picture."""

    def __init__(self) -> None:
        self._pictures: OrderedDict[Card, bytes] = OrderedDict()
        self._turn = asyncio.Lock()

    def __len__(self) -> int:
        """How many pictures are kept."""
        return len(self._pictures)

    async def picture(self, card: "Card") -> bytes:
        """The picture of a card, as a PNG."""
        if card not in self._pictures:
            async with self._turn:
                if card not in self._pictures:
                    # Imported here because a server that nobody asks for a card does without Pillow.
                    from keypeg.server.cards.drawing import draw

                    self._pictures[card] = await asyncio.to_thread(draw, card)
                    if len(self._pictures) > MOST_CARDS:
                        self._pictures.popitem(last=False)
        self._pictures.move_to_end(card)
        return self._pictures[card]
