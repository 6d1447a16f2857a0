"""The logs behind live tables: SQLite, embedded, and PostgreSQL, for many nodes."""

from keypeg.storage.opening import open_logs

__all__ = ["open_logs"]
