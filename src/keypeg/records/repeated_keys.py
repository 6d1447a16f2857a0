"""A key that stands twice in one JSON object. Readers disagree about which of the two counts, so a record has none.

The decoder keeps one of the two and says nothing. But every key of a document has its colon. So a document with as many
colons as the decoded value needs repeats no key, and counting them is nearly free. Only where the numbers differ, or
where an escaped character may hide a colon, the document is read again, slowly and with all its keys.
"""

import json
from typing import Any

from keypeg.records.refusals import RecordFault
from keypeg.rules.refusals import Refusal, shown


class _Pairs(list[tuple[str, Any]]):
    """An object with all its keys, in the order of the document."""


def colons_in(value: object) -> int:
    """How many colons a decoded value needs: one for each key, and those inside its texts."""
    colons, waiting = 0, [value]
    while waiting:
        match waiting.pop():
            case str() as text:
                colons += text.count(":")
            case dict() as fields:
                colons += len(fields)
                waiting += fields.keys()
                waiting += fields.values()
            case list() as items:
                waiting += items
    return colons


def refuse_repeated_keys(document: bytes, *, but_in: str | None = None) -> None:
    """Refuse a document in which a key stands twice in one object. The field `but_in` is checked elsewhere."""
    # Whole numbers are kept as they are written: nobody asks how much they are, and some are too long to be converted.
    # So are bytes that are no text. Only an action can hold some here, and it is refused when it is read.
    text = document.decode(errors="surrogateescape")
    whole = json.loads(text, object_pairs_hook=_Pairs, parse_int=str)
    if (key := _repeated_key(whole, but_in)) is not None:
        raise Refusal(RecordFault.NOT_A_RECORD, why="repeated_key", key=shown(key))


def _repeated_key(whole: object, but_in: str | None) -> str | None:
    waiting = [whole]
    while waiting:
        value = waiting.pop()
        if isinstance(value, _Pairs):
            keys = set()
            for key, part in value:
                if key in keys:
                    return key
                keys.add(key)
                if value is not whole or key != but_in:
                    waiting.append(part)
        elif isinstance(value, list):
            waiting += value
    return None
