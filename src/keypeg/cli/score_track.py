"""The score track of a box, as its board has one (H12): a line a player, with a red peg or a white one."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from keypeg.rules.boxes import BOXES
from keypeg.rules.edition import CodebreakingGame, Edition
from keypeg.rules.referee import State

FIFTH = 5
"""Every fifth notch is marked, so that they can be counted."""


class TrackPlace(NamedTuple):
    """Where a total stands on a track."""

    notch: int | None
    """The notch of the peg, from 1; None at zero, before the first notch."""
    carried: int
    """What the notch does not count: the laps past the end of the track, or below zero."""


def place_of(points: int, notches: int) -> TrackPlace:
    """Past the last notch the peg starts again; below zero it runs backwards from the last notch."""
    if not points:
        return TrackPlace(None, 0)
    carried = (points - 1) // notches * notches
    return TrackPlace(points - carried, carried)


def score_track(state: State, names: Sequence[str]) -> list[Text]:
    """The track with the totals of a match; nothing where the box has none."""
    return track_lines(state.edition, state.scores, names)


def track_lines(agreed: Edition, scores: Sequence[int], names: Sequence[str]) -> list[Text]:
    """The track of a box with these totals; nothing where the box has none."""
    notches, game = BOXES[agreed.name].score_track, agreed.game
    if notches is None or not isinstance(game, CodebreakingGame):
        return []
    width = max(map(len, names))
    lines = []
    for seat, (name, points) in enumerate(zip(names, scores, strict=True)):
        peg, style = ("●", "bold red") if seat == game.first_codemaker else ("○", "bold")
        notch, carried = place_of(points, notches)
        line = Text(f"  {name:<{width}} ").append(*((peg, style) if notch is None else (" ", "")))
        for each in range(1, notches + 1):
            if each == notch:
                line.append(peg, style)
            else:
                line.append("+" if each % FIFTH == 0 else "·", "dim")
        lines.append(line.append(f"  {points}" + (f" ({carried:+d})" if carried else "")))
    return lines
