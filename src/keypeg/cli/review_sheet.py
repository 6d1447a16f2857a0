"""The review for people: every row with the codes left, skill and luck, and what would have been better."""

from typing import assert_never

from rich.console import Console
from rich.text import Text

from keypeg.cli.boards import console, pegs, row_line
from keypeg.cli.fact_sentences import listed_rows
from keypeg.locales import Words, words
from keypeg.locales.plain_text import plain
from keypeg.records.record import Record
from keypeg.records.replay import RecordRefused
from keypeg.review.group_reviews import AskerReview, CallReview, GroupAttemptReview
from keypeg.review.match_reviews import AttemptReview, PlayerReview, review_attempts
from keypeg.review.row_reviews import RowReview, Verdict, verdict_of
from keypeg.rules.attempts import Row
from keypeg.rules.refusals import Refusal

INDENT = " " * 5


def print_review(record: Record, language: str, player: int | None) -> None:
    """Print the review attempt by attempt, as it is made."""
    try:
        ReviewSheet(record, words(language), console()).print(player)
    except Refusal as refusal:
        raise RecordRefused(None, refusal) from None


class ReviewSheet:
    """Turns a review into lines."""

    def __init__(self, record: Record, say: Words, out: Console) -> None:
        self.record = record
        self.names = [plain(name) for name in record.players]
        self.say = say
        self.out = out

    def print(self, player: int | None) -> None:
        title = self.say(
            "sheet-title", box=self.say(f"box-{self.record.edition.name}-title"), players=", ".join(self.names)
        )
        attempts = review_attempts(self.record, player)
        self.out.print(Text(title, "bold"))
        if not sum(self._print_attempt(attempt) for attempt in attempts):
            self.out.print(self.say("review-nothing"))

    def _print_attempt(self, attempt: AttemptReview | GroupAttemptReview) -> bool:
        """Print an attempt. Returns whether there was anything to print."""
        if not attempt.players:
            return False
        self.out.print()
        self.out.print(Text(self.say("sheet-round", number=attempt.number), "bold"))
        for player in attempt.players:
            self.out.print(Text(self.say("sheet-rows-of", name=self.names[player.seat])))
            match player:
                case PlayerReview():
                    self._print_player(player)
                case AskerReview():
                    self._print_asker(player)
                case _:
                    assert_never(player)
        return True

    def _print_asker(self, player: AskerReview) -> None:
        for number, row in enumerate(player.rows, 1):
            left = self._codes_left(row.before, row.after)
            self.out.print(Text(f"{number:>3}  ").append_text(pegs(row.row)).append(f"   {left}"))
            if row.told:
                others = [told for told in row.told if told.seat != player.seat]
                listed = ", ".join(f"{self.names[told.seat]} {self._codes(told.before, told.after)}" for told in others)
                self.out.print(Text(INDENT + self.say("review-told", players=listed)))
        if player.call is not None:
            self._print_call(player.call)

    def _print_call(self, call: CallReview) -> None:
        chance = self.say("analyse-share", share=f"{100 * call.chance:.0f}")
        message = "review-call-right" if call.right else "review-call-wrong"
        self.out.print(Text(INDENT + self.say(message, chance=chance) + " ").append_text(pegs(call.row)))
        if call.certain_since is not None:
            self.out.print(Text(INDENT + self.say("review-certain", rows=call.certain_since)))

    def _print_player(self, player: PlayerReview) -> None:
        for number, row in enumerate(player.rows, 1):
            self._print_row(number, row)
        if player.skill is not None:
            summary = self.say("review-player", skill=player.skill, luck=player.luck or 0)
            praise = self.say(f"review-praise-{verdict_of(player.skill)}")
            self.out.print(Text(f"{INDENT}{summary} {praise}", "bold"))

    def _print_row(self, number: int, row: RowReview) -> None:
        line = row_line(number, Row(row.row, row.key)).append(f"   {self._codes_left(row.before, row.after)}")
        if row.skill is not None:
            line.append("   " + self.say("review-skill", skill=row.skill))
        if row.luck is not None:
            line.append("   " + self.say("review-luck", luck=row.luck))
        self.out.print(line)
        for sentence in self._sentences(row):
            self.out.print(Text(INDENT).append_text(sentence))

    def _codes_left(self, before: int, after: int | None) -> str:
        return self.say("review-left", codes=self._codes(before, after))

    def _codes(self, before: int, after: int | None) -> str:
        return f"{self._count(before)} → {'?' if after is None else self._count(after)}"

    def _sentences(self, row: RowReview) -> list[Text]:
        if row.verdict is None:
            return [Text(self.say("review-contradiction"))]
        if row.verdict is Verdict.ONLY:
            return [Text(self.say("review-only"))]
        found = []
        if not row.possible:
            rows = listed_rows(row.ruled_out_by, self.say)
            found.append(Text(self.say("review-ruled-out", count=len(row.ruled_out_by), rows=rows)))
        if row.verdict is Verdict.BEST:
            found.append(Text(self.say("review-best" if row.exact else "review-best-known")))
        else:
            assert row.best is not None
            assert row.cost is not None
            cost = self._decimal(row.cost)
            message = "review-better" if row.exact else "review-better-about"
            found.append(Text(self.say(message, cost=cost)).append("  ").append_text(pegs(row.best)))
        return found

    def _count(self, number: int) -> str:
        return self.say("review-count", count=number)

    def _decimal(self, number: float) -> str:
        return f"{number:.2f}".replace(".", self.say("analyse-decimal-point"))
