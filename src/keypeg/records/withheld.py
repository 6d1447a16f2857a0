"""Withheld secrets: a record that was exported while its match went on has null for what its reader may not see.

Stand-ins are put in their place, so that the referee can check the rest of the attempt under way. Nothing that follows
from a stand-in is true: whoever uses the match asks first whose secrets are stand-ins.
"""

from itertools import permutations, product
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from keypeg.records.entries import Entry, read_entry
from keypeg.records.played_attempts import PlayedMatch, played_match
from keypeg.records.record import Record
from keypeg.records.refusals import RecordFault
from keypeg.records.replay import RecordRefused
from keypeg.rules.actions import Challenge
from keypeg.rules.duel import Duel
from keypeg.rules.edition import CodebreakingGame, DuelGame, Game, GroupGame
from keypeg.rules.palette import EMPTY
from keypeg.rules.referee import State
from keypeg.rules.refusals import Refusal
from keypeg.rules.shapes import Shape


class WithheldMatch(NamedTuple):
    """A match whose attempt under way has stand-ins for what its record withholds."""

    played: PlayedMatch
    seats: frozenset[int]
    """The seats whose code or tokens are stand-ins."""


def withheld_match(record: Record) -> WithheldMatch:
    """The match of a record that withholds something. Raises RecordRefused if it breaks a rule."""
    known = replace(record, flaw=None, rest=())
    filling = _Filling(record)
    played = played_match(replace(known, entries=[*record.entries, *filling.entries]))
    # Whatever is over has no secrets. So if the attempt is over, or the row lies open, this is no match under way.
    if len(played.attempts) > len(played_match(known).attempts) or _opened(played.state, filling.rows):
        raise RecordRefused(len(record.entries), Refusal(RecordFault.HIDDEN))
    return WithheldMatch(played, frozenset(filling.seats))


def _opened(state: State, rows: set[str]) -> bool:
    return isinstance(state, Duel) and any(laid.row in rows for board in state.boards for laid in board)


class _Filling:
    """The entries from the first withheld action on, with stand-ins.

    A challenge is left out: it was not upheld, or the attempt would be over, and so it changed nothing.
    """

    def __init__(self, record: Record) -> None:
        self.entries: list[Entry] = []
        self.seats: set[int] = set()
        """Whose code or tokens are stand-ins."""
        self.rows: set[str] = set()
        """Rows that are stand-ins: they are still covered."""
        self._agreed, self._players = record.edition, len(record.players)
        self._laid = {row for document in record.rest if isinstance(row := _row_of(document), str)}
        """No stand-in may be among these: a code that is laid or called ends the attempt."""
        for number, document in enumerate(record.rest, len(record.entries)):
            try:
                entry = self._read(document)
            except Refusal as refusal:
                raise RecordRefused(number, refusal) from None
            if not isinstance(entry.action, Challenge):
                self.entries.append(entry)

    def _read(self, document: bytes) -> Entry:
        try:
            return read_entry(document, document.count(b":"))
        except Refusal as refusal:
            if refusal.fault is not RecordFault.HIDDEN:
                raise
        fields: dict[str, Any] = msgspec.json.decode(document)
        self._fill(fields)
        filled = msgspec.json.encode(fields)
        return read_entry(filled, filled.count(b":"))  # what could not be filled is refused as hidden

    def _fill(self, fields: dict[str, Any]) -> None:
        seat, game = fields.get("seat"), self._agreed.game
        match fields:
            case {"do": "hide", "code": None} if seat in (0, 1):
                fields["code"] = self._stand_in(_code_shape(game, seat))
                self.seats.add(seat)
            case {"do": "guess", "row": None} if seat in (0, 1) and isinstance(game, DuelGame) and not game.race:
                row = fields["row"] = self._stand_in(game.to_find[seat])
                self.rows |= {row} if row else set()
            case {"do": "deal", "tokens": [*tokens]} if isinstance(game, GroupGame):
                owners = game.owners(self._players)
                missing = [board for board, token in enumerate(tokens) if token is None]
                if len(tokens) == len(owners):
                    fields["tokens"] = _dealt(tokens, missing, game, self._laid)
                    self.seats |= {owners[board] for board in missing}

    def _stand_in(self, shape: Shape | None) -> str | None:
        return next((row for row in shape.rows() if row not in self._laid), None) if shape else None


def _row_of(document: bytes) -> object:
    try:
        fields = msgspec.json.decode(document)
    except msgspec.DecodeError:
        return None  # which is refused when it is read
    return fields.get("row") if isinstance(fields, dict) else None


def _code_shape(game: Game, seat: int) -> Shape | None:
    """The shape of the code that a seat hides."""
    match game:
        case CodebreakingGame(code=code):
            return code
        case DuelGame(to_find=to_find):
            return to_find[1 - seat]
        case GroupGame():
            return None


def _dealt(tokens: list[Any], missing: list[int], game: GroupGame, called: set[str]) -> list[Any]:
    """A deal with stand-ins for the missing tokens. It makes a code that nobody called."""
    taken = [token[1] for token in tokens if isinstance(token, list) and len(token) == 2]
    free = [number for number in range(1, game.places + 1) if number not in taken]
    found = list(tokens)
    for numbers, colours in product(permutations(free, len(missing)), product(game.colours, repeat=len(missing))):
        for board, *token in zip(missing, colours, numbers, strict=True):
            found[board] = token
        if _code(found, game) not in called:
            break
    return found


def _code(tokens: list[Any], game: GroupGame) -> str | None:
    """The code that tokens make; None if they are no tokens, which is refused."""
    places = [EMPTY] * game.places
    for token in tokens:
        match token:
            case [str(colour), int(number)] if 1 <= number <= game.places:
                places[number - 1] = colour
            case _:
                return None
    return "".join(places)
