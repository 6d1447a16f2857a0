"""The computers at a terminal match, and the clock they play by in a race."""

import time
from collections.abc import Callable, Mapping
from random import SystemRandom

from keypeg.locales import Words
from keypeg.players import LEVELS
from keypeg.players.computer import Computer
from keypeg.rules import referee
from keypeg.rules.actions import Action, LayRow
from keypeg.rules.referee import State
from keypeg.rules.views import DuelView


def seated(first: int, levels: list[str]) -> dict[int, Computer]:
    """Computers for the seats after the people's, each with a seed that nobody can guess."""
    chance = SystemRandom()
    return {first + place: Computer(LEVELS[level], chance.getrandbits(64)) for place, level in enumerate(levels)}


def named(levels: list[str], say: Words) -> tuple[str, ...]:
    """What the computers are called: their levels, with a number where two are alike."""
    names: list[str] = []
    for place, level in enumerate(levels):
        alike = levels[:place].count(level)
        names.append(say(f"level-{level}") + (f" {alike + 1}" if alike else ""))
    return tuple(names)


class Opponents:
    """Computers at some of the seats."""

    def __init__(self, players: Mapping[int, Computer], clock: Callable[[], float] = time.monotonic) -> None:
        self.players = players
        self._clock = clock
        self._ready: dict[tuple[int, ...], float] = {}
        """When each row of a race will have been thought about long enough."""

    def next(self, state: State, *, people_wait: bool) -> tuple[int, Action] | None:
        """What one of them does now, if any. In a race they take their time, unless everybody waits for them."""
        for seat, player in self.players.items():
            if not (offers := referee.offers(state, seat)):
                continue
            view = referee.view(state, seat)
            action = player.choose(view, offers)
            if action is None:
                continue
            if isinstance(action, LayRow) and isinstance(view, DuelView) and view.race:
                moment = (seat, view.number, view.attempt, len(view.boards[seat]))
                ready = self._ready.setdefault(moment, self._clock() + player.pace_seconds(view))
                if self._clock() < ready and not people_wait:
                    continue
            return seat, action
        return None
