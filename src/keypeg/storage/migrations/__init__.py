"""Migrations: the database schema as numbered SQL files, in one folder for each database.

Each file is applied once, in order, and completely or not at all. The table `migrations` records which ones were.
"""

from collections.abc import Iterator
from importlib.resources import files
from typing import NamedTuple


class Migration(NamedTuple):
    """One change of the schema."""

    number: int
    name: str
    script: str

    def statements(self) -> list[str]:
        """Its SQL statements. None of them may contain a semicolon."""
        lines = (line for line in self.script.splitlines() if not line.lstrip().startswith("--"))
        return [statement.strip() for statement in "\n".join(lines).split(";") if statement.strip()]


def migrations(database: str, after: int = 0) -> Iterator[Migration]:
    """The migrations of a database that follow a number, in order."""
    scripts = sorted((path.name, path) for path in files(__package__).joinpath(database).iterdir())
    for name, path in scripts:
        if name.endswith(".sql") and (number := int(name[:4])) > after:
            yield Migration(number, name, path.read_text(encoding="utf-8"))
