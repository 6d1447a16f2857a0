"""The metrics on a port of their own. A thread answers, so that they can be read while the event loop is busy."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Final

from keypeg.server.metrics import CONTENT_TYPE, Metrics
from keypeg.server.settings import Settings, flag
from keypeg.server.sockets import cannot_listen

REQUEST_SECONDS: Final = 10.0
"""How long one connection may take."""


@contextmanager
def metrics_server(settings: Settings, metrics: Metrics) -> Iterator[None]:
    """Serve the metrics on `metrics_port` for as long as the block lasts."""

    class Handler(BaseHTTPRequestHandler):
        timeout = REQUEST_SECONDS
        server_version = "keypeg"
        sys_version = ""

        def do_HEAD(self) -> None:
            self._answer(with_body=False)

        def do_GET(self) -> None:
            self._answer(with_body=True)

        def _answer(self, *, with_body: bool) -> None:
            found = self.path.partition("?")[0] == settings.metrics_path
            body = metrics.render() if found else b""
            self.send_response(HTTPStatus.OK if found else HTTPStatus.NOT_FOUND)
            self.send_header("content-type", CONTENT_TYPE)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            if with_body:
                self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Say nothing: it is asked every few seconds."""

    try:
        server = ThreadingHTTPServer((settings.metrics_host, settings.metrics_port), Handler)
    except (OSError, UnicodeError) as error:
        raise cannot_listen(settings.metrics_host, settings.metrics_port, error, flag("metrics_port")) from None
    thread = threading.Thread(target=server.serve_forever, name="keypeg-metrics", daemon=True)
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
