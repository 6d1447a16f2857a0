"""Bodies and queries, decoded strictly. Litestar by itself takes 0 for false and "3" for 3, as it must in a query.

In a query it also takes the text `null` for a parameter that was left out.
"""

from typing import Any, Final

import msgspec
from litestar import Request

from keypeg.server.errors import HttpError


class StrictRequest(Request[Any, Any, Any]):
    """A request whose JSON has to have the types that its handler names."""

    async def json(self) -> Any:
        """The body as its handler wants it; raises msgspec.DecodeError if it is something else."""
        wanted = self.route_handler.parsed_data_field
        decoded = _decode(await self.body())
        return msgspec.convert(decoded, wanted.annotation) if wanted else decoded


async def refuse_null(request: Request[Any, Any, Any]) -> None:
    """Refuse a parameter that is null. A seat that is no number must not be taken for no seat."""
    taken = request.route_handler.parsed_fn_signature.parameters
    for name, value in request.query_params.multi_items():
        if name in taken and value.lower() == "null":
            raise HttpError(400, "bad_request", why="detail", detail=f"{name}: Expected a value, got `null`")


def _number(text: str) -> float | int:
    """A number with a point. JSON knows one kind of number, and JSON Schema calls 3.0 an integer."""
    value = float(text)
    return int(value) if value.is_integer() else value


_decode: Final = msgspec.json.Decoder(float_hook=_number).decode
