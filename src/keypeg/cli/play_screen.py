"""The screen of `keypeg play`: whose turn it is, what is shown to whom, and what was typed.

Before anything secret the screen is cleared and the next person called by name. Computers may take seats; somebody who
is alone with them has nobody to hide from, and is called you.
"""

import random
from collections.abc import Mapping
from typing import Final

from rich.text import Text

from keypeg.cli.boards import console, pegs, token
from keypeg.cli.opponents import Opponents
from keypeg.cli.play_coach import PlayCoach
from keypeg.cli.play_file import Agreement, PlayFile
from keypeg.cli.refusals import CommandRefusal
from keypeg.cli.score_track import score_track
from keypeg.cli.scoresheet import Sheet
from keypeg.cli.take_backs import TakeBacks
from keypeg.cli.typed_input import is_command, prompt, read_action, with_meant
from keypeg.locales import Words, in_words
from keypeg.players.computer import Computer
from keypeg.players.random_draws import draw_code, draw_tokens
from keypeg.records.entries import Entry
from keypeg.records.replay import replay
from keypeg.rules import referee
from keypeg.rules.actions import Action, HideCode, TakeHint
from keypeg.rules.edition import DuelGame
from keypeg.rules.events import AttemptEnded, Challenged, Event
from keypeg.rules.offers import (
    MayAskRow,
    MayCallMastermind,
    MayChallenge,
    MayDeal,
    MayHideCode,
    MayLayRow,
    MayMarkRow,
    Offer,
)
from keypeg.rules.palette import EMPTY
from keypeg.rules.referee import State, View
from keypeg.rules.refusals import Refusal
from keypeg.rules.views import GroupView

CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"


class Stopped(Exception):
    """Somebody wants to stop."""


class Screen:
    """One screen with a match on it."""

    def __init__(
        self, agreement: Agreement, say: Words, file: PlayFile | None, computers: Mapping[int, Computer]
    ) -> None:
        self.record = agreement.record
        self.file = file
        self.state: State = replay(self.record)
        self.say = say
        names = self.record.players
        self.sheet = Sheet(names, say, you=agreement.you)
        self.out = console()
        self.coach = PlayCoach(len(names), say, self.out)
        self.chance = random.SystemRandom()
        self.opponents = Opponents(computers)
        self.people = [seat for seat in range(len(names)) if seat not in computers]
        self.callers = {names[seat].casefold(): seat for seat in self.people}
        self.take_backs = TakeBacks(self.record, say, against_computers=bool(computers))
        self.notes: dict[int, list[str]] = {seat: [] for seat in self.people}
        """What each person noted in this attempt. Nobody else is shown it, and the record does not have it."""

    def play(self) -> None:
        """Play until the match is over."""
        self._welcome()
        while not self.state.winners:
            for deal in referee.offers(self.state, None):
                assert isinstance(deal, MayDeal)  # the table does nothing else
                self._announce(self._do(None, draw_tokens(deal, self.state.seats, self.chance)))
            if not self._let_a_computer_act():
                self._put(*self._waiting()[0])
        for line in self.sheet.standing(self.state):
            self.out.print(line)
        self._offer_review()

    def _offer_review(self) -> None:
        """Somebody at a terminal may read what every row was worth, before the match leaves the screen."""
        if not (self.people and self.out.is_terminal):
            return
        command = self.say("command-review")
        try:
            typed = input(self.say("play-review", command=command) + " ").strip()
            if is_command(self.say, typed, "review"):
                self.coach.review(self.record)
        except EOFError:
            print()
        except Refusal as refusal:  # of a board that is too large
            self.out.print(in_words(self.say, refusal.fault, refusal.values))

    def _welcome(self) -> None:
        agreed = self.record.edition
        box = self.say(f"box-{agreed.name}-title")
        self.out.print(Text(self.say("sheet-title", box=box, players=", ".join(self.sheet.titles)), "bold"))
        self.out.print(" ".join(self.say(f"box-{agreed.name}-line").split()))
        self._print_help()
        people = [name for seat, name in enumerate(self.sheet.titles) if seat not in self.opponents.players]
        if len(people) > 1:
            self.out.print(self.say("play-acts-for", name=people[-1]))
        for seat, computer in self.opponents.players.items():
            line = " ".join(self.say(f"level-{computer.level.name}-line").split())
            self.out.print(self.say("table-line", head=self.sheet.titles[seat], cell=line))
        for note in agreed.notes:
            self.out.print(self.say(f"sheet-note-{note}"))
        if self.record.entries:
            self.out.print(self.say("play-goes-on", actions=len(self.record.entries)))
            for standing in self.sheet.standing(self.state):
                self.out.print(standing)

    def _commands(self, seat: int | None = None) -> tuple[str, ...]:
        """What can be typed besides rows: a challenge only where the referee allows one."""
        hint = ("hint",) if self.record.edition.hints else ()
        offered = seat is None or any(isinstance(offer, MayChallenge) for offer in referee.offers(self.state, seat))
        challenge = ("challenge",) if self.record.edition.by_hand and offered else ()
        return ("help", "rules", "rows", "notes", "undo", *hint, *challenge, "resign", "quit")

    def _typable(self, seat: int) -> tuple[str, ...]:
        """All the words that mean something to a seat: its prompt names the call of a group match itself."""
        calls = any(isinstance(offer, MayCallMastermind) for offer in referee.offers(self.state, seat))
        return (*self._commands(seat), *(("mastermind",) if calls else ()))

    def _let_a_computer_act(self) -> bool:
        """Whether a computer did something."""
        move = self.opponents.next(self.state, people_wait=not self._waiting())
        if move is None:
            return False
        self._announce(self._do(*move))
        return True

    def _waiting(self) -> list[tuple[int, Offer]]:
        """The people that the match waits for, and for what.

        Whoever owes others something comes before whoever lays a row. In a race, whoever did not act last comes first.
        """
        last = self.record.entries[-1].seat if self.record.entries else None
        waiting = [
            (isinstance(offer, MayLayRow | MayAskRow), seat == last, seat, offer)
            for seat in self.people
            for offer in referee.offers(self.state, seat)
            if offer.awaited
        ]
        return [(seat, offer) for _, _, seat, offer in sorted(waiting, key=lambda entry: entry[:3])]

    def _put(self, seat: int, offer: Offer) -> None:
        """Put an offer to a player until something is done about it."""
        name = self.sheet.names[seat]
        secret = self._is_secret(offer)
        watched = secret and len(self.people) > 1
        if watched:
            if not self._is_passed(name):
                return
            self._clear()
        self._show(referee.view(self.state, seat if secret else None), name, offer)
        events = None
        while events is None:
            typed = input(prompt(self.say, name, offer) + " ").strip()
            if self._overtaken():
                return
            try:
                events = self._take(seat, offer, typed)
            except Refusal as refusal:
                self._refuse(seat, refusal, typed)
                if offer not in referee.offers(self.state, seat):  # a computer's row waits for its key now (D11)
                    return
        if watched:
            self._clear()
        self._announce(events)

    def _is_passed(self, name: str) -> bool:
        """Whether the keyboard was passed on. Until then, whoever acted last may take that back."""
        while True:
            typed = input(self.say("play-pass", name=name) + " ").strip()
            if is_command(self.say, typed, "quit"):
                raise Stopped
            if not is_command(self.say, typed, "undo"):
                return True
            last = self.record.entries[-1].seat if self.record.entries else None
            if self._undo(last if last in self.people else self.people[0]) is not None:
                return False

    def _refuse(self, seat: int, refusal: Refusal, typed: str) -> None:
        """Say why nothing was done, and which command may have been meant."""
        why = in_words(self.say, refusal.fault, refusal.values)
        self.out.print(with_meant(self.say, why, typed, self._typable(seat)))

    def _overtaken(self) -> bool:
        """Whether a computer ended the attempt while somebody was typing: arrival decides a race (D11)."""
        attempts = len(self.state.past)
        while len(self.state.past) == attempts and self._let_a_computer_act():
            pass
        if len(self.state.past) == attempts:
            return False
        self.out.print(self.say("play-too-late"))
        return True

    def _clear(self) -> None:
        if self.out.is_terminal:
            print(CLEAR, end="", flush=True)

    def _is_secret(self, offer: Offer) -> bool:
        """Whether only this player may look at the screen now."""
        game = self.state.edition.game
        return not isinstance(offer, MayLayRow) or (isinstance(game, DuelGame) and not game.race)

    def _show(self, seen: View, name: str, offer: Offer) -> None:
        for line in (self.sheet.heading(seen.number, seen.attempt), *self.sheet.under_way(seen)):
            self.out.print(line)
        if isinstance(seen, GroupView):
            held = Text(" ").join(token(*each, self.say) for each in seen.hand)
            self.out.print(Text(self.say("play-holds", name=name) + " ").append_text(held))
            self.out.print(pegs(seen.code_shape.colours, self.say))
        elif isinstance(offer, MayMarkRow) and seen.code is not None:
            self.out.print(self.sheet.code("sheet-code-of", seen.code, name=name))
        elif isinstance(offer, MayHideCode | MayLayRow):
            empty = EMPTY if offer.shape.most_empty else ""
            self.out.print(pegs(offer.shape.colours + empty, self.say))

    def _print_help(self, seat: int | None = None) -> None:
        commands = ", ".join(self.say(f"command-{name}") for name in self._commands(seat))
        self.out.print(" ".join(self.say("play-help", commands=commands).split()))

    def _print_rules(self) -> None:
        # Few ask for them, and they take a while to load.
        from keypeg.cli.rules import print_rules

        print_rules(self.record.edition, self.say, self.out)

    def _note(self, seat: int, text: str) -> None:
        """Take a note, or show those there are."""
        if text:
            self.notes[seat].append(text)
        for note in self.notes[seat]:
            self.out.print(f"  {note}")
        if not self.notes[seat]:
            self.out.print(self.say("play-no-notes", command=self.say("command-notes")))

    def _undo(self, seat: int) -> list[Event] | None:
        """Take back what this person did last, if that is fair; None if it is not."""
        try:
            self.state = self.take_backs.take_back(self.state, seat, self.sheet.names)
        except CommandRefusal as refusal:
            self.out.print(in_words(self.say, refusal.fault, refusal.values))
            return None
        self._save()
        self.out.print(self.say("play-taken-back"))
        return []

    def _is_answered(self, seat: int, offer: Offer, typed: str) -> bool:
        """Whether this was a question about the match, which is answered at once."""
        if is_command(self.say, typed, "help"):
            self._print_help(seat)
        elif is_command(self.say, typed, "rules"):
            self._print_rules()
        elif is_command(self.say, typed, "rows"):
            secret = self._is_secret(offer)
            self._show(referee.view(self.state, seat if secret else None), self.sheet.names[seat], offer)
        elif is_command(self.say, typed, "notes"):
            self._note(seat, typed.partition(" ")[2].strip())
        else:
            return False
        return True

    def _take(self, seat: int, offer: Offer, typed: str) -> list[Event] | None:
        """Do what was typed; None if it means nothing. `Bo: challenge` acts for Bo, whoever is asked."""
        if self._is_answered(seat, offer, typed):
            return None
        name, colon, rest = typed.partition(":")
        if colon and name.strip().casefold() in self.callers:
            seat, typed = self.callers[name.strip().casefold()], rest.strip()
        if is_command(self.say, typed, "quit"):
            raise Stopped
        if is_command(self.say, typed, "undo"):
            return self._undo(seat)
        if is_command(self.say, typed, "hint"):
            given = self.coach.next_hint(self.state, seat)
            self._do(seat, TakeHint(given.step))
            self.coach.give(self.state, seat, given)
            return None
        action: Action | None
        if isinstance(offer, MayHideCode) and not typed:
            action = HideCode(draw_code(offer.shape, self.chance))
        else:
            action = read_action(self.say, offer, typed)
        if action is None:
            self.out.print(with_meant(self.say, self.say("play-unclear"), typed, self._typable(seat)))
            return None
        return self._do(seat, action)

    def _do(self, seat: int | None, action: Action) -> list[Event]:
        self.state, events = referee.play(self.state, seat, action)
        self.record.entries.append(Entry(seat, action, note=self.take_backs.note_for(seat, action)))
        self._save()
        return events

    def _save(self) -> None:
        if self.file:
            self.file.keep(self.record)

    def _announce(self, events: list[Event]) -> None:
        """Say what everybody should know at once."""
        for event in events:
            match event:
                case Challenged(upheld=upheld):
                    self.out.print(self.say("play-upheld" if upheld else "play-not-upheld"))
                case AttemptEnded(attempt=attempt):
                    self.notes = {seat: [] for seat in self.people}
                    for line in self.sheet.attempt(attempt):
                        self.out.print(line)
                    if not self.state.winners:  # at the end, the standing shows it
                        for line in score_track(self.state, self.sheet.titles):
                            self.out.print(line)
