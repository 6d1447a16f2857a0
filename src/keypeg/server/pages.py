"""Pages: the web client, as it was built, from memory. What it is called by says whether it may be kept."""

import gzip
import mimetypes
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from msgspec import Struct

from keypeg.server.errors import HttpError

FOLDER: Final = Path(__file__).parent / "pages"
INDEX: Final = "index.html"
NOT_BUILT: Final = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Keypeg</title>
<h1>Keypeg</h1>
<p>The server runs, but its pages have not been built: run <code>make</code>, which builds them.</p>
</html>
"""
FOREVER: Final = "public, max-age=31536000, immutable"
"""For files whose name changes with what is in them."""
ASK_FIRST: Final = "no-cache"
MIME: Final = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".svg": "image/svg+xml"}
TEXT: Final = ("text/", "application/manifest+json", "image/svg+xml")


class Page(Struct, frozen=True, dict=True):
    """One file of the client."""

    body: bytes
    kind: str
    caching: str

    @cached_property
    def squeezed(self) -> bytes | None:
        """The same in fewer bytes, where that is possible."""
        return gzip.compress(self.body, mtime=0) if self.kind.startswith(TEXT) else None

    @cached_property
    def tag(self) -> str:
        """Changes with what is in it."""
        return f'"{sha256(self.body).hexdigest()[:16]}"'

    def answer(self, request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
        """It, or only that it has not changed."""
        headers = {"cache-control": self.caching, "etag": self.tag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(b"", status_code=304, headers=headers, media_type=self.kind)
        body = self.body
        if self.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            body = self.squeezed
        return Response(body, status_code=status, headers=headers, media_type=self.kind)


def read_pages(folder: Path = FOLDER) -> dict[str, Page]:
    """Every file of the client by its path; only a note where it was not built."""
    pages = {INDEX: Page(NOT_BUILT, "text/html", ASK_FIRST)}
    for file in sorted(folder.rglob("*")) if folder.is_dir() else ():
        if file.is_file():
            name = file.relative_to(folder).as_posix()
            kind = MIME.get(file.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
            pages[name] = Page(file.read_bytes(), kind, FOREVER if name.startswith("assets/") else ASK_FIRST)
    return pages


PAGES: Final = read_pages()


@get(
    [
        "/",
        "/new/{box:str}",
        "/tables",
        "/table/{address:str}",
        "/rules",
        "/rules/{box:str}",
        "/record/{address:str}",
        "/transfer",
    ],
    include_in_schema=False,
)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The client, which shows the page that the address asks for."""
    return PAGES[INDEX].answer(request)


@get("/{path:path}", include_in_schema=False)
async def file(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    """A file of the client; for people who followed a wrong link, the client, which says so."""
    found = PAGES.get(path.lstrip("/"))
    if found is not None:
        return found.answer(request)
    if path.startswith("/api/") or "text/html" not in request.headers.get("accept", ""):
        raise HttpError(404, "no_such_page")
    return PAGES[INDEX].answer(request, 404)


ROUTES: Final = (page, file)
