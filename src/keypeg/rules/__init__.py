"""The rules of the game, pure: no I/O, no clock, no chance.

Rulebooks are data (`rulebooks`, `boxes`). Three machines play them (`codebreaking`, `duel`, `group`), and `referee` is
the one protocol in front of them.
"""

from keypeg.rules.boxes import BOXES, chosen_options, edition
from keypeg.rules.edition import Edition
from keypeg.rules.events import Event, redacted
from keypeg.rules.keys import Key, mark
from keypeg.rules.referee import State, View, decide, evolve, offers, play, start, view
from keypeg.rules.refusals import Fault, Refusal

__all__ = [
    "BOXES",
    "Edition",
    "Event",
    "Fault",
    "Key",
    "Refusal",
    "State",
    "View",
    "chosen_options",
    "decide",
    "edition",
    "evolve",
    "mark",
    "offers",
    "play",
    "redacted",
    "start",
    "view",
]
