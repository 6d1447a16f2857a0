"""`keypeg play`: a match in this terminal, everybody at one keyboard, in the plainest way that works.

Before anything secret the screen is cleared and the next person called by name.
"""

import random
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from rich.text import Text

from keypeg.cli.boards import console, pegs, token
from keypeg.cli.options import add_edition_options, add_language
from keypeg.cli.scoresheet import Sheet
from keypeg.cli.typed import is_command, prompt, read
from keypeg.locales import Words, words
from keypeg.records.entries import Entry
from keypeg.records.record import LONGEST_NAME, Record, write
from keypeg.rules import BOXES, edition, referee
from keypeg.rules.actions import Action, Deal, HideCode, Token
from keypeg.rules.edition import DuelGame, Edition
from keypeg.rules.events import AttemptEnded, Challenged, Event
from keypeg.rules.offers import MayAnswer, MayAsk, MayDeal, MayGuess, MayHide, MayMark, Offer
from keypeg.rules.palette import EMPTY
from keypeg.rules.referee import State, View
from keypeg.rules.refusals import Refusal
from keypeg.rules.shapes import Shape
from keypeg.rules.views import GroupView

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
LEADING = (MayHide, MayMark, MayAnswer, MayGuess, MayAsk)
"""The offers that carry the match on, in the order in which they are put to people."""


class Stopped(Exception):
    """Somebody wants to stop."""


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "edition", choices=list(BOXES), nargs="?", default="classic", metavar="EDITION", help=", ".join(BOXES)
    )
    parser.add_argument("--players", metavar="NAMES", default="Ada,Bo", help="names, with commas between them")
    parser.add_argument("--record", metavar="FILE", type=Path, help="keep the match record in this new file")
    add_edition_options(parser)
    add_language(parser)


def run(args: Namespace) -> int:
    say = words(args.lang)
    names = tuple(name.strip() for name in args.players.split(","))
    try:
        agreed = edition(args.edition, dict(args.option))
        agreed.check_players(len(names))
    except Refusal as refusal:
        print(f"keypeg: {refusal.message}", file=sys.stderr)
        return 2
    if not all(0 < len(name) <= LONGEST_NAME for name in names):
        print(f"keypeg: a name has 1 to {LONGEST_NAME} characters", file=sys.stderr)
        return 2
    if sys.stdin is None:
        print("keypeg: standard input is closed", file=sys.stderr)
        return 2
    if args.record:
        try:
            args.record.open("xb").close()
        except OSError as error:
            print(f"keypeg: cannot begin {str(args.record)!r}: {error.strerror}", file=sys.stderr)
            return 2
    try:
        Screen(agreed, names, say, args.record).play()
    except (Stopped, EOFError, KeyboardInterrupt):
        print()
        print(say("play-bye"))
    if args.record:
        print(say("play-saved", file=str(args.record)))
    return 0


class Screen:
    """One screen with a match on it."""

    def __init__(self, agreed: Edition, names: tuple[str, ...], say: Words, file: Path | None) -> None:
        self.record = Record(agreed, names, [])
        self.file = file
        self._save()
        self.state: State = referee.start(agreed, len(names))
        self.say = say
        self.sheet = Sheet(names, say)
        self.out = console()
        self.callers = {name.casefold(): seat for seat, name in enumerate(names)}
        self.chance = random.SystemRandom()

    def play(self) -> None:
        """Play until the match is over."""
        self._welcome()
        while not self.state.winners:
            for deal in referee.offers(self.state, None):
                self._announce(self._do(None, self._draw_tokens(deal)))
            self._put(*self._next())
        for line in self.sheet.standing(self.state):
            self.out.print(line)

    def _welcome(self) -> None:
        agreed = self.record.edition
        box = self.say(f"box-{agreed.name}-title")
        self.out.print(Text(self.say("sheet-title", box=box, players=", ".join(self.sheet.names)), "bold"))
        self.out.print(" ".join(self.say(f"box-{agreed.name}-line").split()))
        commands = ", ".join(self.say(f"command-{name}") for name in ("challenge", "resign", "quit"))
        self.out.print(" ".join(self.say("play-help", commands=commands).split()))
        for note in agreed.notes:
            self.out.print(self.say(f"sheet-note-{note}"))

    def _next(self) -> tuple[int, Offer]:
        """Who is to act now, and on what. Where several may, as in a race, those who did not act last go first."""
        last = self.record.entries[-1].seat if self.record.entries else None
        waiting = [
            (LEADING.index(type(offer)), seat == last, seat, offer)
            for seat in range(self.state.seats)
            for offer in referee.offers(self.state, seat)
            if isinstance(offer, LEADING)
        ]
        _, _, seat, offer = min(waiting, key=lambda entry: entry[:3])
        return seat, offer

    def _put(self, seat: int, offer: Offer) -> None:
        """Put an offer to a player until something is done about it."""
        name = self.sheet.names[seat]
        secret = self._is_secret(offer)
        if secret:
            input(self.say("play-pass", name=name) + " ")
            self._clear()
        self._show(referee.view(self.state, seat if secret else None), name, offer)
        events = None
        while events is None:
            typed = input(prompt(self.say, name, offer) + " ").strip()
            try:
                events = self._take(seat, offer, typed)
            except Refusal as refusal:
                self.out.print(refusal.message)
        if secret:
            self._clear()
        self._announce(events)

    def _clear(self) -> None:
        if self.out.is_terminal:
            print(CLEAR, end="", flush=True)

    def _is_secret(self, offer: Offer) -> bool:
        """Whether only this player may look at the screen now."""
        game = self.state.edition.game
        return not isinstance(offer, MayGuess) or (isinstance(game, DuelGame) and not game.race)

    def _show(self, seen: View, name: str, offer: Offer) -> None:
        for line in (self.sheet.heading(seen.number, seen.attempt), *self.sheet.under_way(seen)):
            self.out.print(line)
        if isinstance(seen, GroupView):
            held = Text(" ").join(token(*each) for each in seen.hand)
            self.out.print(Text(self.say("play-holds", name=name) + " ").append_text(held))
            self.out.print(pegs(seen.code_shape.colours))
        elif isinstance(offer, MayMark) and seen.code is not None:
            self.out.print(Text(self.say("sheet-code-of", name=name) + ": ").append_text(pegs(seen.code)))
        elif isinstance(offer, MayHide | MayGuess):
            empty = EMPTY if offer.shape.most_empty else ""
            self.out.print(pegs(offer.shape.colours + empty))

    def _take(self, seat: int, offer: Offer, typed: str) -> list[Event] | None:
        """Do what was typed; None if it means nothing. `Bo: challenge` acts for Bo, whoever is asked."""
        name, colon, rest = typed.partition(":")
        if colon and name.strip().casefold() in self.callers:
            seat, typed = self.callers[name.strip().casefold()], rest.strip()
        if is_command(self.say, typed, "quit"):
            raise Stopped
        action: Action | None
        if isinstance(offer, MayHide) and not typed:
            action = HideCode(self._draw_code(offer.shape))
        else:
            action = read(self.say, offer, typed)
        if action is None:
            self.out.print(self.say("play-unclear"))
            return None
        return self._do(seat, action)

    def _do(self, seat: int | None, action: Action) -> list[Event]:
        self.state, events = referee.play(self.state, seat, action)
        self.record.entries.append(Entry(seat, action))
        self._save()
        return events

    def _save(self) -> None:
        """Keep what has been played, so that nothing is lost whatever happens next."""
        if self.file:
            self.file.write_bytes(write(self.record))

    def _announce(self, events: list[Event]) -> None:
        """Say what everybody should know at once."""
        for event in events:
            match event:
                case Challenged(upheld=upheld):
                    self.out.print(self.say("play-upheld" if upheld else "play-not-upheld"))
                case AttemptEnded(attempt=attempt):
                    for line in self.sheet.attempt(attempt):
                        self.out.print(line)

    def _draw_code(self, shape: Shape) -> str:
        """A code that nobody has seen, every code as likely as any other."""
        letters = shape.colours + (EMPTY if shape.most_empty else "")
        while True:
            code = "".join(self.chance.choices(letters, k=shape.holes))
            try:
                shape.check(code, "")
            except Refusal:
                continue
            return code

    def _draw_tokens(self, offer: Offer) -> Deal:
        assert isinstance(offer, MayDeal)  # the table does nothing else
        drawn = self.chance.sample(offer.colours, offer.boards, counts=[offer.copies] * len(offer.colours))
        numbers = self.chance.sample(range(1, offer.places + 1), offer.boards)
        opener = self.chance.randrange(self.state.seats) if offer.names_opener else None
        return Deal(tuple(map(Token, drawn, numbers)), opener)
