"""The names of the boxes by their machine, for type checkers. `keypeg.rules.boxes` has the boxes themselves."""

from typing import Literal

CodebreakingBox = Literal["classic", "travel", "hasbro94", "super", "custom"]
DuelBox = Literal["duel"]
GroupBox = Literal["group"]
