"""What is secret: declared once, on the events and actions themselves.

An event that holds a secret says which of its fields is hidden and until when. Everybody is told of the event, but only
the owner of the secret sees that field. An action says which of its fields becomes the secret of its event. What a seat
is told, what a record shows to its reader and what a commitment covers follow from these declarations.
"""

from enum import Enum

from msgspec import Struct


class Until(Enum):
    """When a secret is out."""

    ROWS_OPENED = "both rows of a turn are down"
    ATTEMPT_ENDED = "the attempt is over"


class Secret(Struct, frozen=True):
    """A field that only its owner may see for a while."""

    field: str
    until: Until
    one_each: bool = False
    """Whether the field holds a part for each seat, which only that seat sees. Otherwise whoever acted sees it all."""
