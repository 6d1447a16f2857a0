"""The public URL: where visitors find the server, if it differs from where the server listens.

`https://example.org/keypeg` is a server behind a proxy, under the path prefix `/keypeg`. Without a public URL, links
have the host that the visitor used.
"""

from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from msgspec import Struct

from keypeg.server.methods import Message


class PublicUrl(Struct, frozen=True):
    """The public URL of a server, in the parts in which it is needed. All of them are empty if there is none."""

    url: str = ""
    """The whole URL, without a slash at its end."""
    origin: str = ""
    host: str = ""
    prefix: str = ""
    """The path before that of every page, for example `/keypeg`."""

    @classmethod
    def parse(cls, url: str) -> "PublicUrl":
        """Take a URL apart. The settings have checked it."""
        if not url:
            return cls()
        parts = urlsplit(url.rstrip("/"))
        return cls(parts.geturl(), f"{parts.scheme}://{parts.netloc}".lower(), parts.hostname or "", parts.path)

    def site(self, request: Request[Any, Any, Any]) -> str:
        """The beginning of every link to a page. The middleware has checked that the host is one of ours."""
        return self.url or f"{request.scope['scheme']}://{request.headers.get('host', '')}"

    def strip(self, scope: Message) -> Message:
        """The scope of a request without the prefix. Some proxies remove it, and some do not."""
        prefix, path = self.prefix, scope["path"]
        if not prefix or not f"{path}/".startswith(f"{prefix}/"):
            return scope
        stripped = {**scope, "path": path.removeprefix(prefix) or "/"}
        if "raw_path" in scope:
            stripped["raw_path"] = scope["raw_path"].removeprefix(prefix.encode()) or b"/"
        return stripped
