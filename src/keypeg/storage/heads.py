"""How a table's head is written down."""

from typing import Final

import msgspec

from keypeg.tables.logs import Found
from keypeg.tables.settings import Head, Stage

_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(Head).decode


def written(head: Head) -> str:
    return _encode(head).decode()


def found(table: int, head: str, stage: str) -> Found:
    return Found(table, _decode(head), Stage(stage))
