"""Migrations: the database schema as numbered SQL files, in one folder for each database.

Each file is applied once, in order, and completely or not at all. The table `migrations` records which ones were.
"""

import sqlite3
from collections.abc import Iterator
from importlib.resources import files
from typing import NamedTuple

from keypeg.tables.log_store import Unavailable


class Migration(NamedTuple):
    """One change of the schema."""

    number: int
    name: str
    script: str

    def statements(self) -> list[str]:
        """Its SQL statements. A semicolon ends each of them, and stands nowhere else but in triggers."""
        statements = [""]
        for line in self.script.splitlines():
            if not line.lstrip().startswith("--"):
                statements[-1] += line + "\n"
            if sqlite3.complete_statement(statements[-1]):
                statements.append("")
        return [statement.strip() for statement in statements if statement.strip()]


class NewerSchema(Unavailable):
    """A newer program has migrated the database. This one could not read what it writes, or would spoil it."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"the database has migration {found}, and this program knows those up to {known}")
        self.found = found
        self.known = known


def missing_migrations(database: str, done: int) -> list[Migration]:
    """The migrations that a database lacks whose last one has the number `done`. Raises NewerSchema."""
    known = list(migrations(database))
    if done > known[-1].number:
        raise NewerSchema(done, known[-1].number)
    return [migration for migration in known if migration.number > done]


def migrations(database: str) -> Iterator[Migration]:
    """All migrations of a database, in order."""
    scripts = sorted((path.name, path) for path in files(__package__).joinpath(database).iterdir())
    for name, path in scripts:
        if name.endswith(".sql"):
            yield Migration(int(name[:4]), name, path.read_text(encoding="utf-8"))
