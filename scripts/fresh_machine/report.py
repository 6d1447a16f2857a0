"""What was tried, by whom, how it went and how long it took: told as it happens, and as a table at the end."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Literal

from scripts.fresh_machine.accounts import Failed


@dataclass
class Step:
    account: str
    what: str
    outcome: Literal["ok", "FAILED", "not run"] = "ok"
    seconds: float = 0.0
    note: str = ""

    def __str__(self) -> str:
        return f"{self.account:10} {self.outcome:8} {self.seconds:7.1f} s  {self.what}{self.note and f': {self.note}'}"


@dataclass
class Report:
    steps: list[Step] = field(default_factory=list)

    @property
    def failed(self) -> bool:
        return any(step.outcome == "FAILED" for step in self.steps)

    @contextmanager
    def step(self, account: str, what: str, *, needed: bool = False) -> Iterator[Step]:
        """Something that is tried. What fails is told; if all that follows needs it, the rest is not tried."""
        step = Step(account, what)
        began = time.monotonic()
        try:
            yield step
        except Failed as failed:
            step.outcome = "FAILED"
            sys.stderr.write(f"{failed}\n")
            if needed:
                raise
        finally:
            step.seconds = time.monotonic() - began
            self.steps.append(step)
            sys.stdout.write(f"{step}\n")
            sys.stdout.flush()

    def not_run(self, account: str, what: str, reason: str) -> None:
        self.steps.append(Step(account, what, "not run", note=reason))

    def table(self) -> str:
        return "\n".join(map(str, self.steps)) + "\n"
