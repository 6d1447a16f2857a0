"""How long puzzles take over HTTP: one that has to be made, one that is kept, and an answer that is judged and stored.

    python -m bench.puzzle_server [COUNT]

Sends COUNT requests of each kind (40 by default), one after the other, to a server of its own with one thinker. The
floor is the smallest request that the same server answers.
"""

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import httpx

from tests.server.running import UNLIMITED, running


def milliseconds(send: Callable[[int], httpx.Response], count: int) -> list[float]:
    """How long each request took, seed by seed."""
    times = []
    for seed in range(1, count + 1):
        began = time.perf_counter()
        answer = send(seed)
        times.append(1000 * (time.perf_counter() - began))
        assert answer.status_code == 200, answer.text
    return times


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "tables.db", *UNLIMITED, log=Path(folder) / "log") as server,
    ):
        ada = server.guest("Ada")
        ada.get("/api/puzzles/classic/1/0")  # the thinker starts, and lists the codes
        floor = milliseconds(lambda _: ada.get("/api/me"), count)
        kinds: dict[str, Callable[[int], httpx.Response]] = {
            "classic, grade 1, made": lambda seed: ada.get(f"/api/puzzles/classic/1/{seed}"),
            "classic, grade 1, kept": lambda seed: ada.get(f"/api/puzzles/classic/1/{seed}"),
            "classic, grade 5, made": lambda seed: ada.get(f"/api/puzzles/classic/5/{seed}"),
            "classic, the best row, made": lambda seed: ada.get(f"/api/puzzles/classic/best-row/{seed}"),
            "a wrong answer": lambda seed: ada.post(f"/api/puzzles/classic/1/{seed}/answer", {"code": "RRRR"}),
            "the solution": lambda seed: ada.post(f"/api/puzzles/classic/1/{seed}/solution"),
        }
        for name, send in kinds.items():
            times = milliseconds(send, count)
            ratio = median(times) / median(floor)
            print(f"{name:<28} {median(times):7.1f} ms   longest {max(times):7.1f} ms   {ratio:5.1f} × the floor")


if __name__ == "__main__":
    main()
