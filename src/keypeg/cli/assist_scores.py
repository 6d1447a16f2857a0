"""The score keeper in a terminal: how each round ended in, the score by the book out."""

from collections.abc import Sequence
from random import SystemRandom

from msgspec.structs import replace
from rich.text import Text

from keypeg.cli.boards import console
from keypeg.cli.score_file import KeptScore, ScoreFile
from keypeg.cli.score_track import track_lines
from keypeg.cli.typed_input import is_command, typed_lines
from keypeg.locales import in_words, words
from keypeg.locales.plain_text import plain
from keypeg.review.score_values import NextRound, RoundResult, ScoredRound, ScoreSheet
from keypeg.rules.attempts import Outcome
from keypeg.rules.edition import CodebreakingGame, DuelGame, GroupGame
from keypeg.rules.refusals import Refusal

NOBODY = (Outcome.NOT_FOUND, Outcome.OUT_OF_ROWS, Outcome.ALL_OUT)
FINDER = (Outcome.FOUND, Outcome.MASTERMIND)


class ScoreKeeper:
    """Keeps the score of one match, and its file."""

    def __init__(self, kept: KeptScore, file: ScoreFile, language: str) -> None:
        self.kept = kept
        self.file = file
        self.say = words(language)
        self.out = console()
        self.names = [plain(name) for name in kept.names]

    def run(self) -> None:
        """Keep the score until somebody leaves."""
        sheet = self.kept.sheet
        box = self.say(f"box-{self.kept.edition}-title")
        self.out.print(Text(self.say("sheet-title", box=box, players=", ".join(self.names)), "bold"))
        for note in sheet.notes:
            self.out.print(self.say(f"sheet-note-{note}"))
        self._help()
        if isinstance(self.kept.agreed.game, GroupGame) and not self.kept.results and not self._choose_opener():
            return
        self._print(self.kept.sheet)
        while (typed := next(typed_lines(self.say("assist-prompt-result")), None)) is not None:
            if is_command(self.say, typed, "quit"):
                return
            if typed:
                self._take(typed)

    def _help(self) -> None:
        game = self.kept.agreed.game
        kind = game.machine.value
        values = {"rows": game.row_limit} if isinstance(game, CodebreakingGame | DuelGame) else {}
        names = {"name": self.names[0], "other": self.names[1]}
        for part in (kind, "also"):
            self.out.print(self.say(f"assist-results-{part}", **self._commands(), **names, **values))

    def _commands(self) -> dict[str, str]:
        named = ("nobody", "wrong", "both", "out", "resign", "undo", "mend", "help", "quit")
        return {name: self.say(f"command-{name}") for name in named}

    def _choose_opener(self) -> bool:
        """Ask who opens the first round, or draw. False if nobody answers."""
        for typed in typed_lines(self.say("assist-prompt-opener")):
            seats = [SystemRandom().randrange(len(self.names))] if not typed else self._seats([typed])
            if seats:
                self._keep(replace(self.kept, opener=seats[0]))
                return True
            self.out.print(self.say("play-unclear"))
        return False

    def _take(self, typed: str) -> None:
        """Do what was typed: note a result, or change what was noted."""
        rest = typed.partition(" ")[2]
        results = self.kept.results
        if is_command(self.say, typed, "help"):
            self._help()
        elif is_command(self.say, typed, "undo"):
            if results:
                self._note(results[:-1])
            else:
                self.out.print(self.say("assist-empty"))
        elif is_command(self.say, typed, "mend"):
            number, _, mended = rest.strip().partition(" ")
            at = int(number) - 1 if number.isdecimal() and len(number) < 5 else -1
            result = self._read(mended) if 0 <= at < len(results) else None
            if result is None:
                self.out.print(self.say("play-unclear"))
            else:
                self._note((*results[:at], result, *results[at + 1 :]))
        elif (result := self._read(typed)) is not None:
            self._note((*results, result))
        else:
            self.out.print(self.say("play-unclear"))

    def _read(self, typed: str) -> RoundResult | None:
        """The result that was typed; None if it is not understood. Whether it can be is for the sheet to say."""
        outcomes = self.kept.agreed.paragraphs.outcomes
        first, *rest = typed.split() or [""]
        if first.isdecimal() and len(first) < 4 and not rest:
            return RoundResult(Outcome.FOUND, rows=int(first))
        seats = self._seats(rest)
        if is_command(self.say, first, "nobody"):
            return None if rest else RoundResult(next(outcome for outcome in NOBODY if outcome in outcomes))
        if is_command(self.say, first, "both"):
            return None if rest else RoundResult(Outcome.BOTH_FOUND)
        if is_command(self.say, first, "wrong"):
            return None if seats is None else RoundResult(Outcome.WRONG_KEY, mistaken=tuple(seats))
        if is_command(self.say, first, "resign"):
            return RoundResult(Outcome.RESIGNED, by=seats[0]) if seats and len(seats) == 1 else None
        return self._read_finder(first, rest)

    def _read_finder(self, first: str, rest: Sequence[str]) -> RoundResult | None:
        """Who found the code or called it, with the rows of a duel, or with those who were out."""
        finder = self._seats([first])
        outcomes = self.kept.agreed.paragraphs.outcomes
        if not finder:
            return None
        result = RoundResult(next(outcome for outcome in FINDER if outcome in outcomes), by=finder[0])
        match rest:
            case []:
                return result
            case [rows] if rows.isdecimal() and len(rows) < 4:
                return replace(result, rows=int(rows))
            case [word, *names] if is_command(self.say, word, "out") and (seats := self._seats(names)):
                return replace(result, out=tuple(seats))
        return None

    def _seats(self, typed: Sequence[str]) -> list[int] | None:
        """The seats of these names, or of their beginnings; None if one is not clear."""
        found = []
        for word in typed:
            folded = word.casefold()
            whole = [seat for seat, name in enumerate(self.names) if name.casefold() == folded]
            some = [seat for seat, name in enumerate(self.names) if name.casefold().startswith(folded)]
            seats = whole or some
            if len(seats) != 1:
                return None
            found += seats
        return found

    def _note(self, results: tuple[RoundResult, ...]) -> None:
        noted = replace(self.kept, results=results)
        try:
            sheet = noted.sheet
            self._keep(noted)
        except Refusal as refusal:
            rule = f" [{refusal.rule}]" if refusal.rule else ""
            self.out.print(in_words(self.say, refusal.fault, refusal.values) + rule)
            return
        self._print(sheet)

    def _keep(self, kept: KeptScore) -> None:
        self.file.write(kept)
        self.kept = kept

    def _print(self, sheet: ScoreSheet) -> None:
        for number, line in enumerate(sheet.lines, 1):
            self.out.print(self._line(number, line))
        totals = ", ".join(f"{name} {score}" for name, score in zip(self.names, sheet.scores, strict=True))
        self.out.print(Text(self.say("sheet-score", scores=totals), "bold"))
        for track in track_lines(self.kept.agreed, sheet.scores, self.names):
            self.out.print(track)
        if sheet.next is not None:
            self.out.print(self._next(sheet.next))
        elif len(sheet.winners) == 1:
            won = self.say("sheet-won", name=self.names[sheet.winners[0]], rule=sheet.ending)
            self.out.print(Text(won, "bold"))
        else:
            shared = ", ".join(self.names[seat] for seat in sheet.winners)
            self.out.print(Text(self.say("sheet-draw", names=shared, rule=sheet.ending), "bold"))

    def _line(self, number: int, line: ScoredRound) -> str:
        points = [
            self.say("sheet-points", name=name, points=f"{point:+d}")
            for name, point in zip(self.names, line.points, strict=True)
            if point
        ]
        said = [self.say("table-line", head=self._heading(line.number, line.attempt), cell="").rstrip(" ")]
        if line.codemaker is not None:
            said.append(self.say("sheet-maker", name=self.names[line.codemaker]) + ".")
        outcome = f"outcome-{line.result.outcome.value}"
        said.append(self.say(outcome) if line.by is None else self.say(outcome, name=self.names[line.by]))
        if line.result.rows is not None:
            said.append(self.say("assist-rows", rows=line.result.rows))
        said.append(f"({', '.join(points) or self.say('sheet-no-points')}) [{line.rule}]")
        return f"{number:>3}  " + " ".join(said) + "   " + " : ".join(map(str, line.scores))

    def _heading(self, number: int, attempt: int) -> str:
        if attempt == 1:
            return self.say("sheet-round", number=number)
        return self.say("sheet-attempt", number=number, attempt=attempt)

    def _next(self, coming: NextRound) -> str:
        said = [self._heading(coming.number, coming.attempt)]
        if coming.extra:
            said.append(self.say("assist-extra-round"))
        if coming.codemaker is not None:
            said.append(self.say("sheet-maker", name=self.names[coming.codemaker]))
        if coming.opener is not None:
            said.append(self.say("sheet-opens", name=self.names[coming.opener]))
        said += (self.say("assist-barred", name=self.names[seat]) for seat in coming.barred)
        return ", ".join(said) + f" [{coming.rule}]"
