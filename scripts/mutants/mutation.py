"""Mutants: the changed code in a copy of the repository, what each mutant changes, and which of them mypy refuses."""

import ast
import hashlib
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from difflib import unified_diff
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from mutmut.mutation.file_mutation import MutatedFile, mutate_file_contents

import keypeg.thinking._native as native

ROOT: Final = Path(__file__).parent.parent.parent
NO_EDITABLE_INSTALL: Final = """import sys

# The editable install would import the code of the repository instead of the changed copy.
sys.meta_path[:] = [finder for finder in sys.meta_path if "ScikitBuild" not in type(finder).__name__]
"""
MYPY: Final = (
    *("-m", "mypy", "--output=json", "--config-file=", "--strict"),
    # What is said about the way in which a change is written, and not about the change.
    *("--no-warn-unused-ignores", "--no-warn-return-any"),
    *("--disable-error-code=has-type", "--disable-error-code=var-annotated", "--disable-error-code=no-redef"),
)
_STRICT: Final = re.compile(r",( strict=\w+| )?\)")
_NEVER: Final = re.compile(r"(case \w+: )?assert_never\([\w.]+\)")


class Mutant(Struct, frozen=True):
    """One change of one function."""

    name: str
    """What mutmut calls it. The number in it depends on the code around it."""
    function: str
    """The function with its module, as Python names it."""
    old: str
    """The lines that are changed."""
    new: str
    digest: str
    """Stands for the whole text of the function."""

    @property
    def key(self) -> str:
        """Under which its verdict is kept from run to run."""
        return f"{self.name} {self.digest} {self.old} → {self.new}"

    @property
    def harmless(self) -> bool:
        """Whether no test could notice it.

        Either mypy has proved that the changed line is never reached. Or a `zip` is no longer strict: that it is strict
        is an assertion, like any other, about values that are always equally long.
        """
        if _STRICT.sub(")", self.old) == _STRICT.sub(")", self.new):
            return self.new.count("strict=True") <= self.old.count("strict=True")
        return _NEVER.fullmatch(self.old) is not None


def copy_repository(copy: Path) -> None:
    """Make the copy what the repository is."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True)
    names = {name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()}
    for path in (copy / "src", copy / "tests"):
        for old in path.rglob("*.py"):
            if str(old.relative_to(copy)) not in names:
                old.unlink()
    for name in names:
        source, target = ROOT / name, copy / name
        if not (target.is_file() and target.read_bytes() == source.read_bytes()):
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)
    core = Path(native.__file__)
    shutil.copyfile(core, copy / "src" / "keypeg" / "thinking" / core.name)
    (copy / "site").mkdir(exist_ok=True)
    (copy / "site" / "sitecustomize.py").write_text(NO_EDITABLE_INSTALL, encoding="utf-8")


class MutatedPackage(Struct):
    """A package in which each function can be switched to any of its mutants."""

    mutants: list[Mutant]
    code: dict[str, str]
    """The text of each module, by its path below src."""

    def write(self, copy: Path) -> None:
        for name, code in self.code.items():
            (copy / "src" / name).write_text(code, "utf-8")


def mutate(copy: Path, room: str, *, decorated: bool) -> MutatedPackage:
    """Change a package. This takes a while, so the result is kept in the copy.

    mutmut leaves functions with a decorator alone. So the tests get code in which decorators are written in another
    way. mypy gets the code as it is.
    """
    paths = sorted((ROOT / "src" / "keypeg" / room).rglob("*.py"))
    sources = {str(path.relative_to(ROOT / "src")): path.read_text("utf-8") for path in paths}
    if not decorated:
        sources = {name: undecorated(source) for name, source in sources.items()}
    kept = copy / f"mutated-{_version(sources)}.json"
    if kept.exists():
        return msgspec.json.decode(kept.read_bytes(), type=MutatedPackage)
    package = MutatedPackage([], {})
    for name, source in sources.items():
        mutated = mutate_file_contents(name, source)
        package.code[name] = mutated.code
        package.mutants.extend(_mutants_of(_module(Path(name)), mutated))
    kept.write_bytes(msgspec.json.encode(package))
    return package


def _version(texts: dict[str, str]) -> str:
    return hashlib.sha256(repr(texts).encode()).hexdigest()[:12]


def _module(name: Path) -> str:
    return ".".join(name.with_suffix("").parts).removesuffix(".__init__")


def undecorated(source: str) -> str:
    """The same code with `@f` before `def g` written as `g = f(g)` after it."""
    lines = source.splitlines()
    functions = [
        node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    for node in sorted(functions, key=lambda node: -node.lineno):
        decorators = [ast.unparse(decorator) for decorator in node.decorator_list]
        if all(decorator in ("classmethod", "staticmethod") for decorator in decorators):
            continue
        assert node.end_lineno is not None
        call = node.name
        for decorator in reversed(decorators):
            call = f"{decorator}({call})"
        lines.insert(node.end_lineno, f"{' ' * node.col_offset}{node.name} = {call}")
        del lines[node.decorator_list[0].lineno - 1 : node.lineno - 1]
    return "\n".join(lines) + "\n"


def _mutants_of(module: str, mutated: MutatedFile) -> Iterator[Mutant]:
    lines, spans = mutated.code.splitlines(), mutated.line_span_by_function_name
    for name in mutated.mutant_names:
        mangled = name.partition("__mutmut_")[0]
        original, changed = (
            [line.replace(generated, "") for line in lines[spans[generated].start - 1 : spans[generated].end]]
            for generated in (f"{mangled}__mutmut_orig", name)
        )
        difference = list(unified_diff(original, changed, lineterm="", n=0))[2:]
        old, new = (" ".join(line[1:].strip() for line in difference if line.startswith(sign)) for sign in "-+")
        function = mangled.removeprefix("x_") if mangled.startswith("x_") else mangled[2:].replace("ǁ", ".")
        digest = hashlib.sha256("\n".join(original).encode()).hexdigest()[:12]
        yield Mutant(f"{module}.{name}", f"{module}.{function}", old, new, digest)


def badly_typed(copy: Path, room: str) -> set[str]:
    """The names of the mutants that mypy refuses. They could not be merged, whatever the tests say."""
    package = mutate(copy, room, decorated=True)
    kept = copy / f"refused-{_version(package.code | {'mypy': str(MYPY)})}.json"
    if kept.exists():
        return msgspec.json.decode(kept.read_bytes(), type=set[str])
    print(f"{room}: asking mypy which mutants it refuses", flush=True)
    package.write(copy)
    command = [sys.executable, *MYPY, f"src/keypeg/{room}"]
    done = subprocess.run(command, cwd=copy, env={"MYPYPATH": "src"}, capture_output=True, text=True, check=False)
    if done.returncode not in (0, 1):
        raise RuntimeError(f"mypy cannot read the mutants:\n{done.stdout}{done.stderr}")
    found: set[str] = set()
    spans: dict[str, list[tuple[int, int, str]]] = {}
    for error in map(json.loads, filter(str.strip, done.stdout.splitlines())):
        file = error["file"]
        if error["severity"] == "error" and file.startswith(f"src/keypeg/{room}/"):
            if file not in spans:
                spans[file] = _generated(copy, Path(file))
            found |= {name for first, last, name in spans[file] if first <= error["line"] <= last}
    kept.write_bytes(msgspec.json.encode(found))
    return found


def _generated(copy: Path, file: Path) -> list[tuple[int, int, str]]:
    """Where the generated functions of a file stand."""
    module = _module(file.relative_to("src"))
    return [
        (node.lineno, node.end_lineno or node.lineno, f"{module}.{node.name}")
        for node in ast.walk(ast.parse((copy / file).read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and "__mutmut_" in node.name
    ]
