"""`keypeg strategy`: what it builds holds, what it is given is checked, and nothing is overwritten."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from keypeg.cli.search_stop import stopped_once
from keypeg.locales import LANGUAGES
from keypeg.thinking.objectives import NEVER
from tests.cli.command import INSTALLED, PATIENCE, environment, keypeg
from tests.cli.conftest import Ran, Run

SMALL = ("custom", "--option", "pegs=3", "--option", "colours=4")
"""A board of 64 codes whose least total is 206."""


@pytest.fixture
def small(run: Run, tmp_path: Path) -> Path:
    file = tmp_path / "small.tree"
    assert run("strategy", "build", *SMALL, "-o", str(file)).status == 0
    return file


def exported(run: Run, *words: str) -> Any:
    ran = run("strategy", "export", *words)
    assert (ran.status, ran.err) == (0, "")
    return json.loads(ran.out)


def verified(run: Run, file: Path, *words: str) -> Any:
    ran = run("strategy", "verify", str(file), "--json", *words)
    assert ran.status == 0, ran.err
    return json.loads(ran.out)


def refused(ran: Ran) -> str:
    """What a refusal says: one line, the last on standard error, with status 2."""
    assert (ran.status, ran.out) == (2, "")
    said = ran.err.splitlines()[-1]
    assert said.startswith("keypeg: ")
    return said


def test_build_and_verify_a_board(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "classic.tree"
    built = run("strategy", "build", "classic", "--objective", "points", "-o", str(file))
    assert built.status == 0
    for line in ("Board 4x6: 1,296 codes", "total 5,625", "average 4.3403", "Proven: nothing can cost less."):
        assert line in built.out.splitlines()
    checked = run("strategy", "verify", str(file))
    assert (checked.status, checked.err) == (0, "")
    for line in ("total 5,625", "average 4.3403", "worst 6", "row 1: 1", "points 5,625"):
        assert line in checked.out.splitlines()
    assert verified(run, file)["claims_proof"]
    assert "another board" in refused(run("strategy", "verify", str(file), "travel"))


def test_the_worst_case_first(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "classic.tree"
    assert run("strategy", "build", "classic", "--objective", "worst", "-o", str(file)).status == 0
    seen = verified(run, file)
    assert (seen["total"], seen["worst"], seen["points"]) == (5626, 5, None)


def test_the_worst_case_by_ledger(run: Run, tmp_path: Path) -> None:
    file, ledger = tmp_path / "worst.tree", tmp_path / "worst.ledger"
    words = ("strategy", "build", "classic", "--objective", "worst", "--ledger", str(ledger))
    assert run(*words, "-o", str(file)).status == 0
    seen = verified(run, file)
    assert (seen["total"], seen["worst"], seen["claims_proof"]) == (5626, 5, True)
    assert run(*words, "-o", str(tmp_path / "again.tree"), "--workers", "2").status == 0
    assert (tmp_path / "again.tree").read_bytes() == file.read_bytes()
    quick = run("strategy", "verify", str(ledger), "--sample", "0").out
    assert "Only strategies count that find every code within 5 rows." in quick
    assert "not always enough" not in quick
    whole = run("strategy", "verify", str(ledger), "--all").out.splitlines()
    assert "Proven: 4 rows are not always enough." in whole
    assert "Proven: nothing can cost less." in whole
    assert "best total 5,626" in whole


@pytest.mark.parametrize("words", [("--beam", "3"), ("--seconds", "0.001"), ("--beam", "2", "--seconds", "60")])
def test_a_strategy_without_proof(run: Run, tmp_path: Path, words: tuple[str, ...]) -> None:
    file = tmp_path / "some.tree"
    built = run("strategy", "build", "custom", "--option", "colours=5", *words, "-o", str(file))
    assert built.status == 0
    assert "Not proven: something better may exist." in built.out
    seen = verified(run, file)
    assert 2463 <= seen["total"] < 3000
    assert not seen["claims_proof"]


def test_ctrl_c_keeps_the_best(tmp_path: Path) -> None:
    file = tmp_path / "some.tree"
    words = ["strategy", "build", "custom", "--option", "colours=8", "--beam", "999999", "-o", str(file)]
    with subprocess.Popen(
        [INSTALLED, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
    ) as ran:
        assert ran.stderr is not None
        assert b"best" in ran.stderr.readline()
        os.kill(ran.pid, signal.SIGINT)
        out, _ = ran.communicate(timeout=PATIENCE)
    assert ran.returncode == 0
    assert b"Not proven" in out
    assert file.exists()


def test_an_audit_tells_its_time_and_what_it_checked_before_ctrl_c() -> None:
    ledger = Path(__file__).parents[2] / "proofs" / "5x6.ledger"
    with subprocess.Popen(
        [INSTALLED, "strategy", "verify", str(ledger), "--all", "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as ran:
        assert ran.stderr is not None
        assert b"110 parts are searched again; this takes about" in ran.stderr.readline()
        os.kill(ran.pid, signal.SIGINT)
        out, _ = ran.communicate(timeout=PATIENCE)
    assert ran.returncode == 130
    assert b"of 110 parts" in out
    assert b"Stopped: only what is counted above was checked." in out
    assert b"Proven if the other parts are right too" in out
    assert b"Proven: nothing can cost less." not in out


@pytest.mark.parametrize("words", [("--seconds", "600"), ("--beam", "64"), (), ("--objective", "worst")])
def test_ctrl_c_at_once_keeps_a_whole_strategy(run: Run, tmp_path: Path, words: tuple[str, ...]) -> None:
    """Twice: the second one must not disturb the writing. The search of 5 × 6 takes much longer than the test."""
    file = tmp_path / "some.tree"
    board = ("custom", "--option", "pegs=5", "--option", "colours=6")
    script = f"""
import os, signal, sys
from keypeg.research import anytime_search
from keypeg.cli import main
check = anytime_search.check_tree
def interrupted(*args):
    os.kill(os.getpid(), signal.SIGINT)
    os.kill(os.getpid(), signal.SIGINT)
    return check(*args)
anytime_search.check_tree = interrupted
sys.exit(main({["strategy", "build", *board, *words, "--json", "-o", str(file)]!r}))
"""
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, env=environment(), timeout=PATIENCE)
    assert ran.returncode == 0, ran.stderr
    built = json.loads(ran.stdout)
    assert not built["exact"]
    assert 0 < built["at_least"] <= built["total"]
    seen = verified(run, file)
    assert (seen["total"], seen["claims_proof"]) == (built["total"], False)


@pytest.mark.parametrize("words", [("--seconds", "600"), (), ("--objective", "worst"), ("--ledger", "some.ledger")])
def test_a_single_ctrl_c_at_once_is_never_worse_than_looking_one_row_ahead(
    run: Run, tmp_path: Path, words: tuple[str, ...]
) -> None:
    """It comes while the first strategy is being made. The search of 5 × 6 takes much longer than the test."""
    file = tmp_path / "some.tree"
    script = f"""
import os, signal, sys
from keypeg.research import anytime_search
from keypeg.cli import main
rule = anytime_search.one_step_tree
def interrupted(*args):
    if args[1] is anytime_search.QUICK_RULES[0]:
        os.kill(os.getpid(), signal.SIGINT)
    return rule(*args)
anytime_search.one_step_tree = interrupted
sys.exit(main(["strategy", "build", "custom", "--option", "pegs=5", *{words!r}, "--json", "-o", {str(file)!r}]))
"""
    command = [sys.executable, "-c", script]
    ran = subprocess.run(command, capture_output=True, env=environment(), timeout=PATIENCE, cwd=tmp_path)
    assert ran.returncode == 0, ran.stderr
    assert not json.loads(ran.stdout)["exact"]
    assert verified(run, file)["total"] <= 37087


@pytest.mark.parametrize("name", ["average", "worst"])
def test_ctrl_c_with_a_ledger_that_has_no_tree_beside_it(run: Run, tmp_path: Path, name: str) -> None:
    file, ledger = tmp_path / "some.tree", tmp_path / "some.ledger"
    script = f"""
import os, signal, sys
from keypeg.research import strategy_builder
from keypeg.cli import main
def interrupted(*_, **__):
    os.kill(os.getpid(), signal.SIGINT)
strategy_builder.prove_and_write_out = interrupted
words = ["strategy", "build", "custom", "--option", "pegs=3", "--option", "colours=5", "--objective", {name!r}]
sys.exit(main([*words, "--json", "--ledger", {str(ledger)!r}, "-o", {str(file)!r}]))
"""
    costs = {"average": "", "worst": "1,2,3,4,5"}[name]
    shape = '{"holes":3,"colours":"RGBYO","repeats":true,"fewest_empty":0,"most_empty":0}'
    reached = f'"reached":460,"costs":[{costs}],"failure":{NEVER}'
    ledger.write_text(f'{{"codes":{shape},"rows":{shape},{reached}}}\n')
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, env=environment(), timeout=PATIENCE)
    assert ran.returncode == 0, ran.stderr
    assert not json.loads(ran.stdout)["exact"]
    assert 451 <= verified(run, file)["total"] < 500


def test_ctrl_c_during_a_proof_keeps_what_a_narrow_beam_found(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "some.tree"
    words = ["strategy", "build", "custom", "--option", "pegs=5", "--option", "colours=6", "--lang", "en"]
    with subprocess.Popen(
        [INSTALLED, *words, "-o", str(file)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()
    ) as ran:
        assert ran.stderr is not None
        assert b"to beat" in ran.stderr.readline()
        os.kill(ran.pid, signal.SIGINT)
        out, _ = ran.communicate(timeout=PATIENCE)
    assert ran.returncode == 0
    assert b"Not proven: something better may exist.\nno strategy below" in out
    assert verified(run, file)["total"] < 38_000


def test_ctrl_c_during_a_proof_by_ledger_keeps_the_best_known(run: Run, tmp_path: Path) -> None:
    file, ledger = tmp_path / "some.tree", tmp_path / "some.ledger"
    words = ["strategy", "build", "custom", "--option", "pegs=5", "--option", "colours=6", "--workers", "1"]
    with subprocess.Popen(
        [INSTALLED, *words, "--ledger", str(ledger), "-o", str(file)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as ran:
        assert ran.stderr is not None
        assert b"best" in ran.stderr.readline()
        os.kill(ran.pid, signal.SIGINT)
        out, _ = ran.communicate(timeout=PATIENCE)
    assert ran.returncode == 0
    assert b"Not proven" in out
    seen = verified(run, file)
    assert seen["total"] < 38_000
    assert not seen["claims_proof"]


def test_time_is_up_only_when_there_is_a_strategy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.monotonic", lambda: 0.0)
    with stopped_once(5) as has_strategy:
        has_strategy()
        monkeypatch.setattr("time.monotonic", lambda: 5.0)
        with pytest.raises(KeyboardInterrupt):
            has_strategy()
        has_strategy()  # it stops once


def test_ctrl_c_waits_for_a_strategy_unless_it_is_pressed_twice() -> None:
    with stopped_once() as has_strategy:
        signal.raise_signal(signal.SIGINT)
        with pytest.raises(KeyboardInterrupt):
            has_strategy()
        signal.raise_signal(signal.SIGINT)  # it stops once
    with stopped_once():
        signal.raise_signal(signal.SIGINT)
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    with stopped_once() as has_strategy:
        has_strategy()
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)


def test_codes_that_are_not_found_within_the_rows_are_counted(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "short.tree"
    words = ("strategy", "build", "custom", "--option", "row_limit=3", "--objective", "points", "-o", str(file))
    seen = run(*words).out
    built = json.loads(run(*words, "--force", "--json").out)
    assert f"{built['not_found']:,} codes are not found within the 3 rows." in seen
    assert built["not_found"] == verified(run, file, "custom", "--option", "row_limit=3")["not_found"] > 500


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--beam", "2", "--ledger", "x.ledger"), "--beam and --ledger exclude each other"),
        (("--seconds", "2", "--ledger", "x.ledger"), "--seconds and --ledger exclude each other"),
        (("--workers", "2"), "--workers works only with --ledger FILE"),
        (("--workers", "2", "--ledger", "x.ledger", "--dask", "tcp://x"), "--workers and --dask exclude each other"),
    ],
)
def test_options_that_would_be_ignored_are_refused(
    run: Run, tmp_path: Path, words: tuple[str, ...], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run("strategy", "build", "classic", *words, "-o", "new.tree")
    assert ran.status == 2
    assert f"(ignored_option): {message}" in ran.err
    assert not list(tmp_path.iterdir())


def test_options_for_ledgers_are_refused_with_a_tree(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "some.tree"
    assert run("strategy", "build", *SMALL, "-o", str(file)).status == 0
    for words in (("--all",), ("--sample", "0"), ("--tree", str(file))):
        assert f"{words[0]} is for ledgers" in refused(run("strategy", "verify", str(file), *words))
    both = run("strategy", "verify", str(file), "--all", "--sample", "3")
    assert "(ignored_option): --sample and --all exclude each other" in refused(both)


def test_a_proof_by_ledger_is_kept_and_checked(run: Run, tmp_path: Path) -> None:
    file, ledger = tmp_path / "some.tree", tmp_path / "some.ledger"
    words = ("strategy", "build", *SMALL, "--ledger", str(ledger), "-o", str(file))
    built = run(*words)
    assert built.status == 0
    assert "total 206" in built.out
    kept = ledger.read_bytes()
    assert run(*words, "--force").status == 0
    assert ledger.read_bytes() == kept
    whole = run("strategy", "verify", str(ledger), "--all")
    assert "best total 206" in whole.out
    assert "no strategy below 206" in whole.out
    assert "Proven: nothing can cost less." in whole.out
    assert "A strategy that costs 206 was replayed code by code." in whole.out
    seen = verified(run, ledger, "--sample", "3")
    assert (seen["claimed"], seen["proven"], seen["open_parts"], seen["searched_again"]) == (True, False, 0, 3)
    assert seen["pass_probability"] == pytest.approx(1 - 3 / seen["parts"])
    some = run("strategy", "verify", str(ledger), "--sample", "3")
    percent = round(100 * seen["pass_probability"])
    assert f"a ledger with one false part passes with probability {percent}%" in some.out
    assert "Proven if the other parts are right too" in some.out
    assert verified(run, ledger, "--sample", "0")["searched_again"] == 0
    assert "another board" in refused(run("strategy", "verify", str(ledger), "classic"))

    header, *lines = kept.splitlines(keepends=True)
    ledger.write_bytes(kept[:-5])
    assert f"line {len(lines) + 1}: cut short" in refused(run("strategy", "verify", str(ledger)))
    assert ledger.read_bytes() == kept[:-5]
    exact = next(line for line in lines if b"true" in line)
    line = json.loads(exact)
    line["least"] -= 1
    ledger.write_bytes(header.replace(b"206", b"207") + json.dumps(line).encode() + b"\n")
    assert "(bad_ledger): “" in refused(run("strategy", "verify", str(ledger)))
    ledger.write_bytes(header + json.dumps(line).encode() + b"\n")
    place = f"it says of {line['row']} {line['key'][0]},{line['key'][1]} that the cost is = {line['least']}"
    assert place in refused(run("strategy", "verify", str(ledger)))
    ledger.write_bytes(header + b"".join(lines[:3]))
    seen = verified(run, ledger)
    assert not seen["proven"]
    assert seen["open_parts"] > 0
    assert seen["least"] < seen["reached"]


def test_nothing_is_overwritten(run: Run, small: Path) -> None:
    before = small.read_bytes()
    words = ("strategy", "build", "custom", "--option", "pegs=2", "-o", str(small))
    assert "is there already" in refused(run(*words))
    assert "is there already" in refused(run("strategy", "export", "classic", "-o", str(small)))
    assert small.read_bytes() == before
    assert run(*words, "--force").status == 0
    assert small.read_bytes() != before
    assert [file.name for file in small.parent.iterdir()] == [small.name]
    assert "no file can be written there" in refused(run("strategy", "build", "classic", "-o", str(small.parent)))
    nowhere = str(small.parent / "nowhere" / "x.tree")
    assert "no file can be written there" in refused(run("strategy", "build", "classic", "-o", nowhere))


def test_a_file_that_cannot_be_written_is_named_before_any_work(run: Run, tmp_path: Path) -> None:
    (tmp_path / "x.tree.unfinished").mkdir()  # in the way of root, too
    where = str(tmp_path / "x.tree")
    for words in (("build", "super"), ("export", "classic")):  # the first would take minutes
        ran = run("strategy", *words, "-o", where)
        assert ran.status == 2
        assert f"(not_writable): “{where}”" in ran.err


def test_a_pipe_stays_a_pipe(run: Run, tmp_path: Path) -> None:
    """As `/dev/null` stays what it is, where root writes."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for words in (("export", "custom"), ("build", "custom", "--json")):
        reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
        try:
            small = ("--option", "pegs=2", "--option", "colours=2", "--force", "-o", str(pipe))
            assert run("strategy", *words, *small).status == 0
            assert os.read(reader, 10) != b""
        finally:
            os.close(reader)
        assert pipe.is_fifo()
    assert [file.name for file in tmp_path.iterdir()] == ["pipe"]


def test_export_and_verify_agree(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "classic.json"
    assert run("strategy", "export", "classic", "-o", str(file)).status == 0
    assert json.loads(file.read_bytes()) == exported(run, "classic")
    for words in ((), ("classic",), ("classic", "--objective", "points")):
        seen = verified(run, file, *words)
        assert (seen["board"], seen["codes"], seen["total"], seen["worst"]) == ("4x6", 1296, 5625, 6)
        assert sum(seen["depths"].values()) == 1296
        assert sum(int(row) * count for row, count in seen["depths"].items()) == 5625
    assert verified(run, file, "classic", "--objective", "points")["points"] == 5625


@pytest.mark.parametrize(
    ("board", "words"),
    [
        ("4x6-no-repeats-any-row", ("travel", "--option", "colours=6")),
        ("4x8-no-repeats-any-row", ("travel",)),
        ("4x8-no-repeats", ("hasbro94", "--option", "guesses=as_code")),
        ("4x8-empties-no-repeats-any-row", ("hasbro94", "--option", "ninth_colour=true")),
        ("4x8-empties", ("hasbro94", "--option", "ninth_colour=true", "--option", "doubles=true")),
        ("4x8", ("duel", "--option", "handicap=0", "--seat", "0")),
        ("5x8", ("duel", "--option", "handicap=0", "--seat", "1")),
    ],
)
def test_the_board_of_a_tree_is_found_out(run: Run, tmp_path: Path, board: str, words: tuple[str, ...]) -> None:
    file = tmp_path / "tree.json"
    assert run("strategy", "export", *words, "-o", str(file)).status == 0
    seen = verified(run, file)
    assert seen["board"] == board
    edition, *options = words
    assert verified(run, file, edition, *options)["total"] == seen["total"]


def test_a_box_of_ones_own_is_built_where_none_is_shipped(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "tree.json"
    file.write_text(run("strategy", "export", *SMALL).out, encoding="utf-8")
    assert verified(run, file, *SMALL)["total"] == 206
    assert "name the edition after the file" in refused(run("strategy", "verify", str(file)))
    file.write_text(run("strategy", "export", "custom").out, encoding="utf-8")
    assert verified(run, file, "custom")["total"] == 5625


def branch(tree: Any, *keys: str) -> Any:
    for key in keys:
        tree = tree["next"][key]
    return tree


def test_faults_of_a_tree_are_named_by_their_place(run: Run, tmp_path: Path) -> None:
    good = json.dumps(exported(run, "classic"))
    first = json.loads(good)["row"]
    file = tmp_path / "tree.json"

    def fault(change: Any) -> str:
        tree = json.loads(good)
        change(tree)
        file.write_text(json.dumps(tree), encoding="utf-8")
        as_json = run("strategy", "verify", str(file), "--json")
        assert as_json.status == 2
        said = refused(run("strategy", "verify", str(file)))
        error = json.loads(as_json.out)["error"]
        assert list(error) == ["branch", "code", "rule", "message"]
        place = f"after {' '.join(error['branch'])}" if error["branch"] else "at the first row"
        assert said == f"keypeg: refused {place} (bad_tree): {error['message']}"
        return said

    def again(tree: Any) -> None:
        part = branch(tree, "0,0")
        part["next"] = {key: {"row": part["row"], "next": part["next"]} for key in part["next"]}

    assert f"after {first}=1,1 (bad_tree): No row follows" in fault(lambda tree: tree["next"].pop("1,1"))
    assert f"after {first}=0,0 " in fault(lambda tree: branch(tree, "0,0")["next"].popitem())
    assert f"after {first}=0,0 " in fault(again)
    assert f"after {first}=1,0 (bad_tree): " in fault(lambda tree: branch(tree, "1,0").pop("row"))
    assert f"after {first}=1,0 (bad_tree): " in fault(lambda tree: branch(tree, "1,0").update(next=[]))
    assert f"after {first}=1,0 (bad_tree): There is an unknown field “nxt”" in fault(
        lambda tree: branch(tree, "1,0").update(nxt={})
    )
    assert "earns no key “3,1”" in fault(lambda tree: tree["next"].update({"3,1": {"row": first}}))
    assert "earns no key “1 2”" in fault(lambda tree: tree["next"].update({"1 2": {"row": first}}))
    assert "wins; nothing follows" in fault(lambda tree: tree["next"].update({"4,0": {"row": first}}))
    strange = json.loads(good)
    branch(strange, "0,1")["row"] = "RGBO"
    file.write_text(json.dumps(strange), encoding="utf-8")
    said = refused(run("strategy", "verify", str(file), "classic"))
    assert f"after {first}=0,1 (colour_not_in_box): “O” is not a colour of this box" in said


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"", "no tree in JSON"),
        (b'{"row": "RRGB", "next": {"1,2', "no tree in JSON"),
        (b"[1, 2]", "at the first row (bad_tree): A tree has to be an object"),
        (b"\xff\xfe\x00", "no tree in JSON"),
        (b'{"row":"RRYG","next":{"0,0":' * 5000, "nested too deeply"),
        (b'{"row": ""}', "A tree has to be an object"),
        (b'{"codes":', "line 1: the header is missing"),
        (b'{"codes":1}\n', "line 1: $.codes is missing, unknown or of the wrong type"),
        (b"KEYPEGTREE1\n{}", "cut short within the header"),
        (b"KEYPEGTREE1\n{}\n", "is damaged at $.codes"),
    ],
)
def test_files_that_are_no_trees(run: Run, tmp_path: Path, content: bytes, fault: str) -> None:
    file = tmp_path / "rubbish"
    file.write_bytes(content)
    assert fault in refused(run("strategy", "verify", str(file)))


def test_a_tree_file_that_promises_too_much(run: Run, small: Path) -> None:
    content = small.read_bytes()
    small.write_bytes(content.replace(b'"total":206', b'"total":205'))
    assert "promises a total of 205, and its rows come to 206" in refused(run("strategy", "verify", str(small)))
    small.write_bytes(content[:-7])
    assert "cut short" in refused(run("strategy", "verify", str(small)))
    small.write_bytes(content.replace(b'"costs":[]', b'"costs":[9,2]'))
    assert "is damaged at $.costs, $.failure" in refused(run("strategy", "verify", str(small)))


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (("build", "group", "-o", "new.tree"), "every board answers for itself"),
        (("show", "group"), "every board answers for itself"),
        (("export", "duel", "--option", "handicap=1"), "say which seat"),
        (("export", "duel", "--seat", "5"), "no such seat"),
        (("show", "classic", "--option", "pegs=3"), "classic has no option “pegs”"),
        (("build", "custom", "--option", "pegs=8", "--option", "colours=12", "-o", "new.tree"), "429,981,696 rows"),
        (("build", "classic", "--dask", "tcp://127.0.0.1:1", "-o", "new.tree"), "give --ledger FILE as well"),
        (("build", "classic", "--objective", "worst", "--beam", "2", "-o", "new.tree"), "needs a proof"),
        (
            ("show", "classic", "--row", "BBBB=1,0"),
            "at the first row (off_the_tree): This strategy lays RRYG, not BBBB",
        ),
        (("show", "classic", "--row", "RRYX=1,0"), "“RRYX” may not be laid on this board"),
        (("show", "classic", "--row", "RRYG=3,1"), "after RRYG=3,1 (no_code_fits): No code fits these rows"),
        (
            ("show", "classic", "--row", "RRYG=4,0", "--row", "RRYG=4,0"),
            "after RRYG=4,0 (off_the_tree): Nothing is left to lay",
        ),
        (("show", "classic", "--tree", "missing.tree"), "There is no file “missing.tree”"),
        (("verify", "missing.tree"), "There is no file “missing.tree”"),
        (("verify", "."), "is a folder"),
        (("verify", "x", "--option", "colours=6"), "name it after the file"),
        (("show", "classic", "--row", "RRGB"), "(bad_action): “RRGB” is not a row and its key"),
        (("show", "classic", "--row", "RRGB=1"), "(bad_action): “RRGB=1” is not a row and its key"),
    ],
)
def test_what_cannot_be_done_is_refused_clearly(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], fault: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert fault in refused(run("strategy", *words))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "words",
    [(), ("grow",), ("build", "classic"), ("show", "chess"), ("build", "classic", "-o", "x", "--beam", "0"),
     ("build", "classic", "-o", "x", "--seconds", "nan"), ("build", "classic", "-o", "x", "--workers", "-1")],
)  # fmt: skip
def test_words_that_mean_nothing(run: Run, words: tuple[str, ...]) -> None:
    ran = run("strategy", *words)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.startswith("keypeg: refused (")
    assert ran.err.count("\n") == 1


def test_show_tells_the_row_and_what_follows(run: Run) -> None:
    ran = run("strategy", "show", "classic", "--row", "rryg=1,1")
    assert (ran.status, ran.err) == (0, "")
    assert "Codes left: 230" in ran.out
    seen = json.loads(run("strategy", "show", "classic", "--row", "RRYG=1,1", "--json").out)
    assert seen["remaining"] == 230 == sum(one["codes"] for one in seen["next"].values())
    assert seen["row"] in ran.out
    assert seen["next"]["4,0"] == {"codes": 1, "row": None}
    for key, one in seen["next"].items():
        assert f" {key} " in ran.out
        assert one["row"] is None or one["row"] in ran.out
    found = run("strategy", "show", "classic", "--row", "RRYG=4,0")
    assert "Nothing left to lay. Codes left: 1" in found.out


def test_show_from_a_file(run: Run, small: Path) -> None:
    seen = json.loads(run("strategy", "show", *SMALL, "--tree", str(small), "--json").out)
    assert seen["remaining"] == 64
    assert "another board" in refused(run("strategy", "show", "classic", "--tree", str(small)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_are_spoken_to_in_their_language(run: Run, small: Path, language: str) -> None:
    board = {"en": "Board 3x4", "fr": "Plateau 3x4", "de": "Brett 3x4"}[language]
    assert board in run("strategy", "verify", str(small), "--lang", language).out
    assert board in run("strategy", "show", *SMALL, "--lang", language).out


def test_export_through_a_pipe_is_one_line() -> None:
    ran = keypeg("strategy", "export", "classic")
    assert (ran.returncode, ran.stderr, ran.stdout.count(b"\n")) == (0, b"", 1)


def test_a_strategy_that_is_not_the_best_says_so(run: Run) -> None:
    """A large custom board comes with none: people get good play at once, and are told what it is."""
    ran = run("strategy", "show", "custom", "--option", "colours=7")
    assert ran.status == 0
    assert "looks a single row ahead" in ran.err
