"""The layout of an observation: which part of the vector of whole numbers means what."""

from collections.abc import Iterable
from math import prod
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from gymnasium.spaces import Box
from numpy.typing import NDArray

Vector: TypeAlias = NDArray[np.int32]
ANY: Final = int(np.iinfo(np.int32).max)


class Field(NamedTuple):
    """A named part, with the bounds of its numbers."""

    name: str
    shape: tuple[int, ...]
    high: int
    low: int = 0


class Layout:
    """Fields one after the other in one vector."""

    def __init__(self, fields: Iterable[Field]) -> None:
        self.fields = tuple(fields)
        self.size = sum(prod(field.shape) for field in self.fields)

    def space(self) -> Box:
        low, high = np.zeros(self.size, np.int32), np.zeros(self.size, np.int32)
        lows, highs = self.parts(low), self.parts(high)
        for field in self.fields:
            lows[field.name][...] = field.low
            highs[field.name][...] = field.high
        return Box(low, high, dtype=np.int32)

    def parts(self, vector: Vector) -> dict[str, Vector]:
        """The fields of a vector by name; they share its memory."""
        found, start = {}, 0
        for field in self.fields:
            end = start + prod(field.shape)
            found[field.name] = vector[start:end].reshape(field.shape)
            start = end
        return found
