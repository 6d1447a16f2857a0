"""The coach of a node: hints, reviews and analyses are thought about in the processes of the thinkers.

What was worked out is kept for a while, what is being worked out is shared, and what waits is bounded. Whoever asks for
much gets turns like everybody else, and computers that play with people go before reviews and analyses.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Hashable
from concurrent.futures import BrokenExecutor, Executor
from typing import Final

from keypeg.rules.edition import CodebreakingGame, DuelGame, Edition, GroupGame
from keypeg.server.errors import HttpError
from keypeg.tables.thinking_turns import ThinkingTurns
from keypeg.thinking.refusals import ThinkingFault, ThinkingRefusal

MAX_KEPT_BYTES: Final = 8 * 2**20
"""How much memory the answers that are kept may take."""
MAX_PENDING: Final = 64
"""How many questions a node works on or has waiting."""
MAX_PENDING_EACH: Final = 4
"""How many of them may be on the account of one guest or network."""
RETRY_SECONDS: Final = 2
MAX_BOARD_ROWS: Final = 1 << 16
"""A board with more rows is not thought about here. Those of all rulebooks are smaller."""

Job = Callable[[], bytes]
"""Something to work out in another process: a partial of a function that can be imported."""


def review_key(table: int, attempt: int) -> Hashable:
    """The key of the review of an attempt at a table. Whoever asks for it first lets it be worked out for all."""
    return "review", table, attempt


def check_board(agreed: Edition) -> None:
    """Refuse an edition whose board is too large to be thought about here."""
    match agreed.game:
        case CodebreakingGame(row=row):
            rows = row.size
        case DuelGame(to_find=to_find):
            rows = max(shape.size for shape in to_find)
        case GroupGame():
            return
    if rows > MAX_BOARD_ROWS:
        code = agreed.paragraphs.code
        raise ThinkingRefusal(ThinkingFault.TOO_LARGE, code, why="board", rows=rows, most=MAX_BOARD_ROWS)


class Coach:
    """Answers questions. Each has a key: questions with the same key have the same answer."""

    def __init__(self, turns: ThinkingTurns, pool: Callable[[], Awaitable[Executor]] | None) -> None:
        self._turns = turns
        self._pool = pool
        """None if this node has no processes to think in."""
        self._pending: dict[Hashable, asyncio.Task[bytes]] = {}
        self._accounts: Counter[str] = Counter()
        """How many of the pending questions each account has."""
        self._kept: dict[Hashable, bytes] = {}
        """Answers, least recently used first."""
        self._kept_bytes = 0

    @property
    def present(self) -> bool:
        """Whether this node has processes to think in."""
        return self._pool is not None

    async def answer(self, account: str, key: Hashable, job: Job, *, can_wait: bool) -> bytes:
        """The answer to a question on the account of a guest or a network. Raises Refusal or HttpError."""
        kept = self._kept.pop(key, None)
        if kept is not None:
            self._kept[key] = kept
            return kept
        task = self._pending.get(key)
        if task is None:
            task = self._begin(account, key, job, can_wait=can_wait)
        # Others may wait for the same answer, so it is worked out even if this one is gone.
        return await asyncio.shield(task)

    def _begin(self, account: str, key: Hashable, job: Job, *, can_wait: bool) -> "asyncio.Task[bytes]":
        if self._pool is None:
            raise HttpError(503, "no_coach", why="none")
        if len(self._pending) >= MAX_PENDING:
            raise HttpError(503, "no_coach", RETRY_SECONDS, why="busy")
        if self._accounts[account] >= MAX_PENDING_EACH:
            raise HttpError(429, "too_fast", RETRY_SECONDS, why="coach")
        self._accounts[account] += 1
        task = asyncio.create_task(self._work(self._pool, account, job, can_wait=can_wait), name="coach")
        self._pending[key] = task

        def end(task: "asyncio.Task[bytes]") -> None:
            del self._pending[key]
            self._accounts[account] -= 1
            self._accounts += Counter()  # forget those that have none
            if not task.cancelled() and task.exception() is None:
                self._keep(key, task.result())

        task.add_done_callback(end)
        return task

    async def _work(self, pool: Callable[[], Awaitable[Executor]], account: str, job: Job, *, can_wait: bool) -> bytes:
        executor = await pool()
        async with self._turns.turn(account, can_wait=can_wait):
            try:
                return await asyncio.get_running_loop().run_in_executor(executor, job)
            except BrokenExecutor:  # the process was ended; the next question gets a new one
                raise HttpError(503, "no_coach", RETRY_SECONDS, why="busy") from None

    def _keep(self, key: Hashable, answer: bytes) -> None:
        self._kept[key] = answer
        self._kept_bytes += len(answer)
        while self._kept_bytes > MAX_KEPT_BYTES:
            self._kept_bytes -= len(self._kept.pop(next(iter(self._kept))))

    async def stop(self) -> None:
        """End all questions."""
        for task in list(self._pending.values()):
            task.cancel()
        await asyncio.gather(*self._pending.values(), return_exceptions=True)
