"""The computers in a match at the terminal, and the pace that they keep in a race."""

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


def seat_computers(first: int, levels: list[str]) -> dict[int, Computer]:
    """Computers for the seats after those of people, each with a secret random seed."""
    chance = SystemRandom()
    return {first + place: Computer(LEVELS[level], chance.getrandbits(64)) for place, level in enumerate(levels)}


def computer_names(levels: list[str], say: Words) -> tuple[str, ...]:
    """The names of the computers: their levels, with a number where two have the same level."""
    names: list[str] = []
    for place, level in enumerate(levels):
        earlier = levels[:place].count(level)
        names.append(say(f"level-{level}") + (f" {earlier + 1}" if earlier else ""))
    return tuple(names)


class Opponents:
    """Computers at some of the seats."""

    def __init__(self, players: Mapping[int, Computer], clock: Callable[[], float] = time.monotonic) -> None:
        self.players = players
        self._clock = clock
        self._ready: dict[tuple[int, ...], float] = {}
        """When each row of a race may be laid, by seat, round, attempt and rows laid."""

    def next(self, state: State, *, people_wait: bool) -> tuple[int, Action] | None:
        """The next action of a computer, if any. In a race they keep their pace, unless all people wait for them."""
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
