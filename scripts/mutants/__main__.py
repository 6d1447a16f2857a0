"""Look for code that no test notices: change it in small ways and run the tests that reach it. `make mutants`.

mutmut makes the changes, in a copy of the repository under build/mutants. mypy refuses many of them, and the tests
should notice the others. A mutant that survives is either explained in tests/surviving_mutants.toml, or printed at the
end; the exit status is then 1. A run that was stopped goes on where it was. Verdicts are kept in the copy, and used
again as long as the text of the function stays the same; mutants that survived are tried again when tests have changed.
"""

import hashlib
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Final

import msgspec

from scripts.mutants.mutation import ROOT, Mutant, badly_typed, copy_repository, mutate
from scripts.mutants.survivors import LIST, explained
from scripts.mutants.verdicts import SURVIVED, VERDICTS, WORK, Task, Verdict, Work

ROOMS: Final = {
    "rules": ("tests/rules", "tests/rulebooks", "tests/playthroughs", "tests/records"),
    "records": ("tests/records", "tests/playthroughs"),
    "tables": ("tests/tables",),
    "review": ("tests/review",),
}
"""The packages that are changed, and the tests that must notice."""
COPIES: Final = ROOT / "build" / "mutants"


def try_mutants(room: str, folders: tuple[str, ...], part: str) -> int:
    """Try the mutants of a package, or of a part of it. How many survived without an explanation."""
    copy = COPIES / room
    copy.mkdir(parents=True, exist_ok=True)
    copy_repository(copy)
    package = mutate(copy, room, decorated=False)
    mutants = [
        mutant
        for mutant in package.mutants
        if f"{mutant.function}.".startswith(f"keypeg.{part}.") and not mutant.harmless
    ]
    refused = badly_typed(copy, room)
    known, files = _known(copy), _test_files(copy, folders)
    tasks: dict[str, Task] = {}
    for mutant in mutants:
        verdict = known.get(mutant.key)
        survived = verdict.survived if verdict else []
        settled = verdict and (verdict.verdict not in SURVIVED or set(files.values()) <= set(survived))
        if mutant.name not in refused and not settled:
            tasks[mutant.name] = Task(mutant.key, survived)
    if tasks:
        package.write(copy)
        code = _version(*sorted((copy / "src").rglob("*.py")))
        (copy / WORK).write_bytes(msgspec.json.encode(Work(room, code, folders, files, tasks)))
        _run_tests(copy, folders)
    refusals = {mutant.key: Verdict(mutant.key, "refused by mypy") for mutant in mutants if mutant.name in refused}
    return _report(part, mutants, _known(copy) | refusals)


def _version(*paths: Path, extra: str = "") -> str:
    return hashlib.sha256(b"".join([extra.encode(), *(path.read_bytes() for path in paths)])).hexdigest()[:8]


def _test_files(copy: Path, folders: tuple[str, ...]) -> dict[str, str]:
    """The test files, each with a version that changes with it and with what it shares with others."""
    found = [
        path for folder in folders for path in sorted((copy / folder).rglob("*")) if path.suffix in (".py", ".txt")
    ]
    tests = [path for path in found if path.name.startswith("test_")]
    shared = _version(*sorted((copy / "tests").glob("[!t]*.py")), *(path for path in found if path not in tests))
    return {str(path.relative_to(copy)): _version(path, extra=shared) for path in tests}


def _known(copy: Path) -> dict[str, Verdict]:
    """The verdicts so far. A line that was cut short when a run was stopped is none."""
    found: dict[str, Verdict] = {}
    path = copy / VERDICTS
    for line in path.read_text("utf-8").splitlines() if path.exists() else ():
        try:
            verdict = msgspec.json.decode(line, type=Verdict)
        except msgspec.DecodeError:
            continue
        found[verdict.key] = verdict
    return found


def _run_tests(copy: Path, folders: tuple[str, ...]) -> None:
    paths = os.pathsep.join(map(str, (copy / "site", copy / "src", copy)))
    plugins = ("-p", "no:xdist", "-p", "no:cacheprovider", "-p", "scripts.mutants.verdicts")
    options = ("-x", "-qq", "-s", "--assert=plain", "--tb=native", *plugins)
    command = [sys.executable, "-m", "pytest", "--rootdir=.", *options, *folders]
    done = subprocess.run(command, cwd=copy, env=os.environ | {"PYTHONPATH": paths}, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def _report(part: str, mutants: list[Mutant], known: dict[str, Verdict]) -> int:
    found = [known[mutant.key] for mutant in mutants]
    counts = Counter(verdict.verdict for verdict in found)
    survivors = [mutant for mutant in mutants if known[mutant.key].verdict in SURVIVED]
    places = explained()
    new = [
        mutant
        for mutant in survivors
        if not any(place.explain(mutant.function, mutant.old, mutant.new) for place in places)
    ]
    told = ", ".join(f"{count} {verdict}" for verdict, count in counts.most_common())
    seconds = sum(verdict.seconds for verdict in found)
    print(f"{part}: {len(mutants)} mutants: {told}. The tests took {seconds:.0f} seconds of CPU time.")
    print(
        f"{part}: {len(survivors) - len(new)} survivors are explained in {LIST.relative_to(ROOT)}, {len(new)} are not"
    )
    for mutant in new:
        print(f"\n  {mutant.function}: {known[mutant.key].verdict}\n    {mutant.old} → {mutant.new}")
    for place in places:
        if place.function.startswith(f"keypeg.{part}.") and not any(
            place.explain(mutant.function, mutant.old, mutant.new) for mutant in survivors
        ):
            print(f"\n  {place.function}: what the list explains does not survive any more")
    return len(new)


def main(parts: list[str]) -> int:
    """Each part is a package, or a module of it as in `rules.group`."""
    new = 0
    for part in parts or ROOMS:
        room = part.partition(".")[0]
        new += try_mutants(room, ROOMS[room], part)
    return 1 if new else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
