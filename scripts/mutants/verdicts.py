"""Verdicts: which mutants the tests notice. A plugin of pytest, which runs in the copy.

The tests are collected once. Each mutant gets a process of its own, forked from there, and in it the tests that reach
the changed function, the quickest first, until one fails. A function that runs while its module is imported gets a new
interpreter as well.

Whatever a mutant changes must happen inside a test, and be the same in every run. So each test starts with empty
caches, and Hypothesis tries the same examples every time. Because thousands of mutants are tried, it tries few examples
and does not make a failing one smaller. The longest tests are left out, and those on PostgreSQL.
"""

import gc
import os
import pkgutil
import resource
import shutil
import signal
import sys
import tempfile
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from functools import _lru_cache_wrapper
from importlib import import_module
from pathlib import Path
from time import monotonic, process_time, sleep
from typing import IO, Any, Final

import msgspec
import pytest
from hypothesis import Phase, settings
from msgspec import Struct
from mutmut.state import state

CHILDREN: Final = 2
"""How many processes are at work at a time."""
MOST_CHILDREN: Final = 8
"""How many there are at a time, those included that sleep."""
MOST_EXAMPLES: Final = 30
MOST_MEMORY: Final = 4 << 30
SHORT_SLEEP: Final = 1.0
"""A process that has slept for so many seconds in all leaves its place to another."""
LONGEST_SLEEP: Final = 20.0
"""A process that has slept for so many seconds in all is stopped: it waits for something that never comes."""
LEFT_OUT: Final = (
    "test_sources.py",  # it reads the code, and finds the texts of the mutants there
    "test_killed.py",
    "test_at_every_step_of_matches_in_every_variant",
    "test_computers_think_in_other_processes",
    "test_no_byte_of_thousands_of_matches_depends_on_a_secret",
)
SWITCH: Final = "MUTANT_UNDER_TEST"
WORK: Final = Path("work.json")
VERDICTS: Final = Path("verdicts.jsonl")
SURVIVED: Final = ("survived", "no test")
MEMORY: Final = Path("/dev/shm")


class Task(Struct):
    """A mutant to try."""

    key: str
    """Under which its verdict is kept."""
    survived: list[str] = []
    """The versions of test files that it has survived. They are not run again."""


class Work(Struct):
    """What is asked of the plugin."""

    room: str
    code: str
    """The version of the code. With another one, tests reach other functions."""
    folders: tuple[str, ...]
    files: dict[str, str]
    """The test files, and the version of each."""
    tasks: dict[str, Task]
    """By the names of the mutants."""


class Verdict(Struct, omit_defaults=True):
    """What became of a mutant."""

    key: str
    verdict: str
    """killed, survived, timeout, or no test."""
    seconds: float = 0.0
    """CPU time."""
    survived: list[str] = []
    """The versions of test files that did not notice it."""


class Reached(Struct):
    """What a test reaches, and how long it takes."""

    version: str
    seconds: float
    functions: set[str]


class Child(Struct):
    """A process that tries a mutant."""

    mutant: str
    folder: Path
    anew: bool
    """Whether in a new interpreter."""
    slept: float = 0.0
    """For how many seconds it was seen asleep."""


settings.register_profile(
    "mutants", derandomize=True, database=None, deadline=None, phases=[Phase.explicit, Phase.generate]
)
settings.load_profile("mutants")
_caches: "list[_lru_cache_wrapper[Any]]" = []
_imported: set[str] = set()
"""The functions that were called while the modules were imported."""
_one_mutant = SWITCH in os.environ
"""Whether this is the new interpreter for one mutant."""


def pytest_configure() -> None:
    os.environ.setdefault(SWITCH, "stats")  # in this mode each changed function notes that it was called
    room = import_module(f"keypeg.{_work().room}")
    for module in pkgutil.walk_packages(room.__path__, f"{room.__name__}."):
        import_module(module.name)
    _imported.update(state()._stats)


def _work() -> Work:
    return msgspec.json.decode(WORK.read_bytes(), type=Work)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    left_out = [
        item
        for item in items
        if any(name in item.nodeid for name in LEFT_OUT)
        or {"postgres", "own_postgres"} & set(getattr(item, "fixturenames", ()))
    ]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]
    for item in items:
        _try_few_examples(item)


def _try_few_examples(item: pytest.Item) -> None:
    # A property keeps its settings in the first place, a state machine in the second.
    places = (
        (getattr(item, "obj", None), "_hypothesis_internal_use_settings"),
        (getattr(item, "cls", None), "settings"),
    )
    for holder, name in places:
        agreed = getattr(holder, name, None)
        if isinstance(agreed, settings) and agreed.max_examples > MOST_EXAMPLES:
            setattr(holder, name, settings(agreed, max_examples=MOST_EXAMPLES))


def pytest_collection_finish() -> None:
    modules = [module for name, module in sys.modules.items() if name.startswith("keypeg.")]
    _caches[:] = [
        found for module in modules for found in vars(module).values() if isinstance(found, _lru_cache_wrapper)
    ]


def pytest_runtest_setup() -> None:
    for cache in _caches:
        cache.cache_clear()


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed and os.environ[SWITCH] == "stats":
        print(report.nodeid, report.longreprtext, sep="\n")


def pytest_runtestloop(session: pytest.Session) -> bool | None:
    if _one_mutant:
        return None
    gc.freeze()
    work = _work()
    survey = _survey(session, work)
    running: dict[int, Child] = {}
    with VERDICTS.open("a", encoding="utf-8") as file:
        try:
            for done, (verdict, survived) in enumerate(_verdicts(session, work, survey, running), 1):
                note(file, verdict)
                print(f"\r{work.room}: {done} of {len(work.tasks)} tried, {survived} survived ", end="", flush=True)
        finally:
            for pid, child in running.items():
                os.kill(pid, signal.SIGKILL)
                os.waitpid(pid, 0)
                shutil.rmtree(child.folder, ignore_errors=True)
    print()
    return True


def _verdicts(
    session: pytest.Session, work: Work, survey: dict[str, Reached], running: dict[int, Child]
) -> Iterator[tuple[Verdict, int]]:
    """Try the mutants, a few at a time. Gives each verdict, and how many have survived so far."""
    chosen = {name: _tests(survey, work, name) for name in work.tasks}
    seconds = {name: sum(survey[test].seconds for test in tests) for name, tests in chosen.items()}
    # The quickest first; a new interpreter takes longest.
    names = sorted(work.tasks, key=lambda name: (not chosen[name] and _function(name) in _imported, seconds[name]))
    waiting = deque((name, False) for name in names)
    survived = 0
    while waiting or running:
        spent = 0.0
        if waiting and _has_place(running):
            name, anew = waiting.popleft()
            if chosen[name] or anew or _function(name) in _imported:
                pid, child = _start(session, work, name, chosen[name], seconds[name], anew=anew or not chosen[name])
                running[pid] = child
                continue
            reached = any(_function(name) in test.functions for test in survey.values())
            verdict = "survived" if reached else "no test"
        else:
            ended = _wait(running, more=bool(waiting))
            if ended is None:
                continue
            pid, status, usage = ended
            child = running.pop(pid)
            shutil.rmtree(child.folder, ignore_errors=True)
            code = os.waitstatus_to_exitcode(status)
            if code == -signal.SIGINT:
                raise KeyboardInterrupt
            if code == 0 and not child.anew and _function(child.mutant) in _imported:
                waiting.append((child.mutant, True))
                continue
            stopped = -code in (signal.SIGALRM, signal.SIGXCPU)
            verdict = "survived" if code == 0 else "timeout" if stopped else "killed"
            name, spent = child.mutant, usage.ru_utime + usage.ru_stime
        versions = list(work.files.values()) if verdict in SURVIVED else []
        survived += verdict in SURVIVED
        yield Verdict(work.tasks[name].key, verdict, round(spent, 2), versions), survived


def _has_place(running: dict[int, Child]) -> bool:
    """Whether one more process may be started."""
    return len(running) < MOST_CHILDREN and sum(child.slept < SHORT_SLEEP for child in running.values()) < CHILDREN


def _wait(running: dict[int, Child], *, more: bool) -> tuple[int, int, resource.struct_rusage] | None:
    """Wait until a process ends or, if there is more to do, until another may be started (None).

    A process that only waits for something that never comes is stopped.
    """
    looked = monotonic()
    while True:
        pid, status, usage = os.wait4(-1, os.WNOHANG)
        if pid:
            return pid, status, usage
        sleep(0.02)
        before, looked = looked, monotonic()
        for pid, child in running.items():
            if _is_asleep(pid):
                child.slept += looked - before
                if child.slept > LONGEST_SLEEP:
                    os.kill(pid, signal.SIGALRM)
        if more and _has_place(running):
            return None


def _is_asleep(pid: int) -> bool:
    """Whether no thread of a process works. One that waits for the CPU is at work."""
    states = set()
    for stat in Path(f"/proc/{pid}/task").glob("*/stat"):
        with suppress(OSError):  # the thread has ended
            states.add(stat.read_text("ascii", errors="replace").rpartition(")")[2].split()[0])
    return states == {"S"}


def note(file: IO[str], verdict: Verdict) -> None:
    file.write(msgspec.json.encode(verdict).decode() + "\n")
    file.flush()


def _function(mutant: str) -> str:
    return mutant.partition("__mutmut_")[0]


def _file(test: str) -> str:
    return test.partition("::")[0]


def _tests(survey: dict[str, Reached], work: Work, mutant: str) -> list[str]:
    """The tests that reach a mutant and that it has not survived yet, the quickest first."""
    function, survived = _function(mutant), work.tasks[mutant].survived
    found = [
        test for test, reached in survey.items() if function in reached.functions and reached.version not in survived
    ]
    return sorted(found, key=lambda test: survey[test].seconds)


def _survey(session: pytest.Session, work: Work) -> dict[str, Reached]:
    """What each test reaches. Tests that were not run with this code yet are run, without a mutant."""
    path = Path(f"survey-{work.code}.json")
    known = msgspec.json.decode(path.read_bytes(), type=dict[str, Reached]) if path.exists() else {}
    items = [
        item
        for item in session.items
        if item.nodeid not in known or known[item.nodeid].version != work.files[_file(item.nodeid)]
    ]
    names = {item.nodeid for item in session.items}
    known = {name: reached for name, reached in known.items() if name in names}
    if not items:
        return known
    print(f"{work.room}: running {len(items)} tests to see what each reaches", flush=True)
    folder = _new_folder()
    pid = os.fork()
    if pid == 0:
        os.environ["PYTEST_DEBUG_TEMPROOT"] = str(folder)
        for item, following in zip(items, [*items[1:], None], strict=True):
            state()._stats.clear()
            start = process_time()
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            known[item.nodeid] = Reached(work.files[_file(item.nodeid)], process_time() - start, state()._stats.copy())
        if not session.testsfailed:
            path.write_bytes(msgspec.json.encode(known))
        os._exit(1 if session.testsfailed else 0)
    _, status = os.waitpid(pid, 0)
    shutil.rmtree(folder, ignore_errors=True)
    print()
    if status:
        pytest.exit("the tests do not pass even without a mutant", returncode=3)
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Reached])


def _new_folder() -> Path:
    """Where the temporary files of a process cost no disk."""
    return Path(tempfile.mkdtemp(prefix="mutant", dir=MEMORY if MEMORY.is_dir() else None))


def _start(
    session: pytest.Session, work: Work, mutant: str, tests: list[str], seconds: float, *, anew: bool
) -> tuple[int, Child]:
    """Try a mutant in a new process, which is stopped when it takes far longer than the tests do without it."""
    folder = _new_folder()
    pid = os.fork()
    if pid:
        return pid, Child(mutant, folder, anew)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    os.environ |= {SWITCH: mutant, "PYTEST_DEBUG_TEMPROOT": str(folder)}
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    if anew:
        files = [name for name, version in work.files.items() if version not in work.tasks[mutant].survived]
        os.execv(sys.executable, [*sys.orig_argv[: -len(work.folders)], *files])
    limit = int(5 + 10 * seconds)
    resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 1))
    try:
        items = {item.nodeid: item for item in session.items}
        chosen = [items[test] for test in tests]
        for item, following in zip(chosen, [*chosen[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if session.testsfailed:
                break
        os._exit(1 if session.testsfailed else 0)
    except BaseException:  # whatever it is, the mutant brought it about
        os._exit(1)
