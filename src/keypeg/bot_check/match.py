"""One match of the check: a table is opened, the bot sits down, and the others play until the end."""

import queue
import time
from collections.abc import Callable
from threading import Event
from typing import Final

from msgspec import UNSET

from keypeg.bot_check.faults import FaultKind, FoundFault
from keypeg.bot_check.http_client import CheckClient, Message
from keypeg.bot_check.opponent import Opponent
from keypeg.bot_check.scenarios import Scenario, Trick
from keypeg.rules.events import AttemptEnded, Resigned, RowAsked, RowCovered, RowLaid
from keypeg.rules.events import Event as MatchEvent
from keypeg.rules.offers import Offer
from keypeg.rules.referee import View
from keypeg.tables.messages import Snapshot
from keypeg.tables.setup import Stage

MAX_VERSIONS: Final = 1_500
LOOK_SECONDS: Final = 0.25
"""How often somebody looks whether the program still runs."""


class SeatState:
    """What the check knows at one of its seats."""

    def __init__(self, opponent: Opponent) -> None:
        self.opponent = opponent
        self.view: View | None = None
        self.offers: list[Offer] = []
        self.acted = 0
        """The version of its last action. Messages before it tell what was before it."""


class CheckMatch:
    """Plays one scenario. `program_ended` says whether the bot's program has ended, and `cut` cuts its connection."""

    def __init__(
        self,
        client: CheckClient,
        scenario: Scenario,
        seconds: float,
        program_ended: Callable[[], bool],
        cut: Callable[[str], None] | None,
        *,
        bots: bool = True,
    ) -> None:
        self._client = client
        self.scenario = scenario
        self._seconds = seconds
        self._program_ended = program_ended
        self._cut = cut
        self._bots = bots
        self._messages: queue.Queue[tuple[int, Message]] = queue.Queue()
        self._stop = Event()
        own = [seat for seat in range(scenario.players) if seat != scenario.seat]
        self._seats = {seat: SeatState(Opponent(seat + 1, scenario.trick)) for seat in own}
        self._speaker = own[0]
        """The seat whose messages count: all of them tell the same about the bot."""
        self._stage = Stage.OPEN
        self._waits_for: list[int] = []
        self._race_starts: int | None = None
        self._version = 0
        self._was_cut = False
        self._has_laid = False
        """Whether the bot has laid a row. There is more for it to do after the first one."""
        self.address = ""
        self.seated = False
        self.finished = False
        self.faults: list[FoundFault] = []

    def play(self) -> None:
        """Play the match to its end, or until the bot cannot go on."""
        scenario = self.scenario
        sitters = ["anyone" if seat == scenario.seat else "me" for seat in range(scenario.players)]
        self.address = self._client.open_table(scenario.edition, scenario.options, sitters, bots=self._bots)
        try:
            for seat in self._seats:
                self._client.follow(self.address, seat, self._messages, self._stop)
            self._play()
        finally:
            self._stop.set()
            if not self.seated:
                self._client.close_table(self.address)

    def _add(self, code: FaultKind, detail: str = "") -> None:
        if all(fault.code is not code for fault in self.faults):
            self.faults.append(FoundFault(code, self.scenario.name, 1, detail))

    def _play(self) -> None:
        waiting_since = time.monotonic()
        while self._stage is not Stage.OVER:
            try:
                seat, message = self._messages.get(timeout=LOOK_SECONDS)
            except queue.Empty:
                if self._program_ended():
                    self._add(FaultKind.CRASHED)
                    return
                if time.monotonic() - waiting_since > self._seconds:
                    self._too_slow()
                    return
                continue
            grown = message.version > self._version
            self._take(seat, message)
            if grown:
                waiting_since = time.monotonic() + self._race_pause(message)
            if self._version > MAX_VERSIONS:
                self._add(FaultKind.ENDLESS)
                return
            self._cut_once()
            self._act(seat, message)
        self.finished = True

    def _too_slow(self) -> None:
        if not self.seated:
            self._add(FaultKind.NOT_SEATED)
        elif self._was_cut:
            self._add(FaultKind.NOT_BACK)
        elif self.scenario.seat in self._waits_for:
            self._add(FaultKind.TOO_SLOW)
        else:
            self._add(FaultKind.ENDLESS)

    def _take(self, seat: int, message: Message) -> None:
        state = self._seats[seat]
        if message.view is not UNSET:
            state.view = message.view
        if message.offers is not UNSET:
            state.offers = message.offers
        if seat != self._speaker:
            return
        self._version = message.version
        if message.stage is not UNSET:
            self._stage = message.stage
        if message.waits_for is not UNSET:
            self._waits_for = message.waits_for
        if message.seats is not UNSET and message.seats[self.scenario.seat].taken:
            if not self.seated and not message.seats[self.scenario.seat].bot:
                self._add(FaultKind.NOT_MARKED)
            self.seated = True
        if not isinstance(message, Snapshot) and message.events is not UNSET:
            for event in message.events:
                self._judge(event, by_table=message.cause is not UNSET)

    def _judge(self, event: MatchEvent, *, by_table: bool) -> None:
        bot = self.scenario.seat
        match event:
            case Resigned(seat=seat) if seat == bot and not by_table:
                self._add(FaultKind.RESIGNED)
            case RowLaid(seat=seat) | RowCovered(seat=seat) | RowAsked(seat=seat) if seat == bot:
                self._has_laid = True
            case AttemptEnded(attempt=attempt):
                for mistake in attempt.mistakes:
                    if mistake.marker == bot:
                        detail = f"row {mistake.row + 1}: gave {_key(mistake.given)}, right is {_key(mistake.right)}"
                        self._add(FaultKind.WRONG_KEY, detail)

    def _race_pause(self, message: Message) -> float:
        """How many seconds pass before anybody may lay a row."""
        if message.race_starts is UNSET or message.race_starts is None:
            return 0.0
        self._race_starts = message.race_starts
        return max(0, message.race_starts - (message.now if isinstance(message, Snapshot) else message.at)) / 1000

    def _cut_once(self) -> None:
        wanted = self.scenario.trick is Trick.CUTS and self._has_laid
        if wanted and self._cut is not None and not self._was_cut:
            self._was_cut = True
            self._cut(self.address)

    def _act(self, seat: int, message: Message) -> None:
        state = self._seats[seat]
        if state.view is None or not state.offers or message.version < state.acted:
            return
        pause = self._race_pause(message)
        if getattr(state.view, "race", False) and all(getattr(state.view, "hidden", ())):
            if self._race_starts is None:
                return
            time.sleep(pause)
        if action := state.opponent.choose(state.view, state.offers):
            state.acted = self._client.act(self.address, seat, action, str(message.version))


def _key(given: object) -> str:
    return "+".join(map(str, given)) if isinstance(given, tuple) else str(given)
