"""The server that the tests of the server share."""

from tests.server.conftest import server

__all__ = ["server"]
