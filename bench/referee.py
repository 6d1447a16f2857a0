"""How fast the referee is: actions a second over mixed editions, and the ratio to bare JSON parsing.

    python -m bench.referee

Replays the same random records twice in one process: reading and refereeing them, and only parsing their JSON with
the standard library. Prints the best of several passes of each, alternating, so that a busy machine hurts both.
"""

import json
import random
import time
from collections.abc import Callable

from keypeg.records.record import read, write
from keypeg.records.replay import replay
from keypeg.rules import BOXES
from tests.generators import play_match, random_edition

PASSES = 7
MATCHES_A_BOX = 150


def main() -> None:
    rng = random.Random(20)
    played = [play_match(rng, random_edition(rng, box)).record for box in BOXES for _ in range(MATCHES_A_BOX)]
    actions = sum(len(record.entries) for record in played)
    documents = [write(record) for record in played]

    timings: dict[str, float] = {}

    def clock(name: str, work: Callable[[], object]) -> None:
        begun = time.perf_counter()
        work()
        timings[name] = min(timings.get(name, 9e9), time.perf_counter() - begun)

    for _ in range(PASSES):
        clock("parse JSON (json.loads)", lambda: [json.loads(document) for document in documents])
        clock("read the records", lambda: [read(document) for document in documents])
        clock("referee alone", lambda: [replay(record) for record in played])
        clock("read and referee", lambda: [replay(read(document)) for document in documents])

    floor = timings["parse JSON (json.loads)"]
    print(f"{len(played)} records, {actions} actions, all boxes and options; best of {PASSES} passes")
    for name, seconds in timings.items():
        print(f"  {name:26} {actions / seconds:10,.0f} actions/s   {seconds / floor:5.1f} × bare JSON")


if __name__ == "__main__":
    main()
