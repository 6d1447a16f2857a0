"""Pages: the built web client, served from memory."""

import gzip
import json
import mimetypes
from functools import cache, cached_property, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from msgspec import Struct

from keypeg.server.errors import handle_exception
from keypeg.server.link_previews import preview_of, preview_tags
from keypeg.server.node import Node
from keypeg.server.preloads import Preloads, preferred_language
from keypeg.server.public_url import PublicUrl

FOLDER: Final = Path(__file__).parent / "pages"
INDEX: Final = "index.html"
ASSETS: Final = "assets"
"""The folder of files whose name contains a hash of their content."""
PAGE_ROUTES: Final = Path(__file__).parent / "page_routes.json"
"""The addresses of every page. The web client is built from the same file."""
NOT_BUILT: Final = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Keypeg</title>
<h1>Keypeg</h1>
<p>The server runs, but its pages have not been built: run <code>make</code>, which builds them.</p>
</html>
"""
CACHE_FOREVER: Final = "public, max-age=31536000, immutable"
REVALIDATE: Final = "no-cache"
MIME: Final = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".svg": "image/svg+xml"}
TEXT: Final = ("text/", "application/manifest+json", "image/svg+xml")


class Page(Struct, frozen=True, dict=True):
    """One file of the client."""

    body: bytes
    kind: str
    caching: str

    @cached_property
    def gzipped(self) -> bytes | None:
        """The compressed body, if it is text."""
        return gzip.compress(self.body, mtime=0) if self.kind.startswith(TEXT) else None

    @cached_property
    def tag(self) -> str:
        """The ETag, a hash of the body."""
        return f'"{sha256(self.body).hexdigest()[:16]}"'

    def answer(self, request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
        """The file, or 304 if the browser has it already and is not told that something is wrong."""
        headers = {"cache-control": self.caching, "etag": self.tag, "vary": "accept-encoding, accept-language"}
        if status == 200 and request.headers.get("if-none-match") == self.tag:
            return Response(b"", status_code=304, headers=headers, media_type=self.kind)
        body = self.body
        if self.gzipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            body = self.gzipped
        return Response(body, status_code=status, headers=headers, media_type=self.kind)


def read_pages(folder: Path = FOLDER) -> dict[str, Page]:
    """Every file of the client by its path. If it is not built, the index says how to build it."""
    pages = {INDEX: Page(NOT_BUILT, "text/html", REVALIDATE)}
    for file in sorted(folder.rglob("*")) if folder.is_dir() else ():
        if file.is_file():
            name = file.relative_to(folder).as_posix()
            kind = MIME.get(file.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
            pages[name] = Page(file.read_bytes(), kind, CACHE_FOREVER if name.startswith(f"{ASSETS}/") else REVALIDATE)
    return pages


def page_names() -> dict[str, str]:
    """The name of the page at each path."""
    addresses: dict[str, list[str]] = json.loads(PAGE_ROUTES.read_bytes())
    return {path: name for name, paths in addresses.items() for path in paths}


def page_paths() -> list[str]:
    """The paths of all pages, as Litestar writes them."""
    return [path.replace("}", ":str}") for path in page_names()]


PAGES: Final = read_pages()
PAGE_NAMES: Final = page_names()
PRELOADS: Final = Preloads(FOLDER, PAGES[INDEX].body.decode())


@cache
def site_index(url: PublicUrl) -> Page:
    """The HTML of every page. It tells the client the public URL, which is behind the links that it makes."""
    index = PAGES[INDEX]
    body = index.body.replace(b'="./', f'="{url.prefix}/'.encode())
    return _with_lines(Page(body, index.kind, index.caching), f'<meta name="public-url" content="{url.url}" />\n')


@cache
def index_of(page: str, language: str, url: PublicUrl) -> Page:
    """The HTML of a page, with what it needs at once."""
    return _with_lines(site_index(url), PRELOADS.lines(page, language, url.prefix))


def _with_lines(index: Page, lines: str) -> Page:
    """A page with more lines in its head."""
    return Page(index.body.replace(b"</head>", lines.encode() + b"</head>", 1), index.kind, index.caching)


@lru_cache(maxsize=256)
def _with_tags(index: Page, tags: str) -> Page:
    """The HTML of a page with the tags of its preview. Kept, so that it is compressed once."""
    return _with_lines(index, tags)


@get(page_paths(), include_in_schema=False)
async def page(request: Request[Any, Any, Any], node: Node) -> Response[bytes]:
    """The client, which shows the page of the address, with what messengers show beside a link to it."""
    language = preferred_language(request.headers.get("accept-language", ""))
    name = PAGE_NAMES[request.scope["path_template"]]
    place = {**request.query_params, **request.path_params} if name == "analysis" else request.path_params
    preview = await preview_of(node, name, place, language)
    tags = preview_tags(request, preview, language, node.public_url.site(request))
    return _with_tags(index_of(name, language, node.public_url), tags).answer(request)


@get("/{path:path}", include_in_schema=False)
async def file(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    """A file of the client."""
    found = PAGES.get(path.lstrip("/"))
    if found is None:
        raise NotFoundException
    return found.answer(request)


def handle_not_found(request: Request[Any, Any, Any], error: NotFoundException) -> Response[Any]:
    """An address that no route has, or no file. Browsers get the client, which shows that there is no such page."""
    wants_page = "text/html" in request.headers.get("accept", "")
    if wants_page and not request.scope["path"].startswith("/api/"):
        node: Node = request.app.state["node"]
        return site_index(node.public_url).answer(request, 404)
    return handle_exception(request, error)


ROUTES: Final = (page, file)
