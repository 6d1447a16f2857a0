"""The review for people: every row with the codes left, skill and luck, and what would have been better."""

from collections.abc import Iterator
from typing import assert_never

from rich.console import Console
from rich.text import Text

from keypeg.cli.boards import console, pegs, row_line
from keypeg.cli.fact_sentences import listed_rows
from keypeg.cli.numbers import Numbers
from keypeg.cli.review_sentences import (
    certain_sentence,
    code_sentences,
    mistake_sentence,
    reason_sentence,
    share_of,
)
from keypeg.cli.round_sentences import RoundSentences
from keypeg.locales import Words, words
from keypeg.locales.plain_text import plain
from keypeg.records.record import Record
from keypeg.records.replay import RecordRefused
from keypeg.review.match_reviews import review_attempts
from keypeg.review.review_values import (
    AnyAttemptReview,
    AskedReview,
    AskerReview,
    AttemptReview,
    CallReview,
    GroupAttemptReview,
    MistakeReview,
    PlayerReview,
    RowReview,
    Verdict,
)
from keypeg.rules.attempts import Outcome, Row
from keypeg.rules.keys import Answer, Key
from keypeg.rules.refusals import Refusal

INDENT = " " * 5
LEAST_COST = 0.005
"""A row that costs less than this is hardly worse than the best: two decimals would show 0.00."""


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
        self.numbers = Numbers(say)
        self.out = out

    def print(self, player: int | None) -> None:
        title = self.say(
            "sheet-title", box=self.say(f"box-{self.record.edition.name}-title"), players=", ".join(self.names)
        )
        attempts = review_attempts(self.record, player)
        self.out.print(Text(title, "bold"))
        if not sum(self._print_attempt(attempt) for attempt in attempts):
            self.out.print(self.say("review-nothing"))

    def _print_attempt(self, attempt: AnyAttemptReview) -> bool:
        """Print an attempt. Returns whether there was anything to print."""
        if not attempt.players and not attempt.without_keys:
            return False
        self.out.print()
        self.out.print(Text(self.say("sheet-round", number=attempt.number), "bold"))
        sentences = RoundSentences(attempt, self.names, self.say)
        for player in attempt.players:
            self.out.print(Text(self.say("sheet-rows-of", name=self.names[player.seat])))
            stopped = attempt.outcome == Outcome.RESIGNED and attempt.by == player.seat
            match player:
                case PlayerReview():
                    self._print_player(player, stopped=stopped)
                case AskerReview():
                    self._print_asker(player, stopped=stopped)
                case _:
                    assert_never(player)
            for sentence in sentences.of(player):
                self.out.print(Text(INDENT + sentence))
        match attempt:
            case AttemptReview():
                self._print_ending(attempt)
            case GroupAttemptReview(certain=certain):
                if certain:
                    self.out.print(Text(certain_sentence(certain, self.names, self.say)))
            case _:
                assert_never(attempt)
        for mistake in attempt.mistakes:
            self._print_mistake(mistake)
        if attempt.without_keys:
            self.out.print(Text(self.say("review-without-keys", rows=attempt.without_keys)))
        return True

    # Boards

    def _print_player(self, player: PlayerReview, *, stopped: bool) -> None:
        for number, row in enumerate(player.rows, 1):
            self._print_row(number, row)
        if player.skill is not None:
            message = "review-asker" if player.luck is None else "review-player"
            summary = self.say(message, skill=player.skill, luck=player.luck or 0)
            self._print_verdict(summary, player, stopped=stopped)

    def _print_verdict(self, summary: str, player: PlayerReview | AskerReview, *, stopped: bool) -> None:
        """Print skill and luck with one verdict. Whoever gave up or is out is not praised."""
        if stopped:
            praise = self.say("review-stopped", name=self.names[player.seat], rows=len(player.rows))
        elif isinstance(player, AskerReview) and player.call is not None and not player.call.right:
            praise = self._wrong_call(player.call)
        else:
            praise = self.say(f"review-praise-{player.verdict}")
        self.out.print(Text(f"{INDENT}{summary} {praise}", "bold"))

    def _print_row(self, number: int, row: RowReview) -> None:
        line = row_line(number, Row(row.row, row.key), self.say).append(f"   {self._codes_left(row.before, row.after)}")
        if row.skill is not None:
            line.append("   " + self.say("review-skill", skill=row.skill))
        if row.luck is not None:
            line.append("   " + self.say("review-luck", luck=row.luck))
        if row.verdict is not None and row.skill is not None:
            line.append("   " + self.say(f"review-verdict-{row.verdict}"))
        self.out.print(line)
        for sentence in self._sentences(row):
            self.out.print(Text(INDENT).append_text(sentence))

    def _codes_left(self, before: int, after: int | None) -> str:
        return self.say("review-left", codes=self._codes(before, after))

    def _codes(self, before: int, after: int | None) -> str:
        return f"{self.numbers.count(before)} → {'?' if after is None else self.numbers.count(after)}"

    def _sentences(self, row: RowReview) -> Iterator[Text]:
        if row.verdict is Verdict.ONLY:
            yield Text(self.say("review-only"))
        elif row.verdict is not None:
            if not row.possible:
                rows = listed_rows(row.ruled_out_by, self.say)
                yield Text(self.say("review-ruled-out", count=len(row.ruled_out_by), rows=rows))
            if row.outlook is not None and row.outlook.keys == 1:
                yield Text(self.say("review-tells-nothing"))
            yield from self._better(row)
        if row.contradiction:
            rows = listed_rows(row.contradiction, self.say)
            yield Text(self.say("review-contradicting", count=len(row.contradiction), rows=rows))

    def _better(self, row: RowReview) -> Iterator[Text]:
        if row.best is None or not row.cost:
            yield Text(self.say("review-best" if row.exact else "review-best-known"))
            return
        if row.cost < LEAST_COST:
            yield Text(self.say("review-better-hardly") + "  ").append_text(pegs(row.best, self.say))
            return
        message = "review-better" if row.exact else "review-better-about"
        better = self.say(message, cost=self.numbers.decimal(row.cost))
        yield Text(better).append("  ").append_text(pegs(row.best, self.say))
        if reason := reason_sentence(row, self.say):
            yield Text(reason)

    def _print_ending(self, attempt: AttemptReview) -> None:
        """What can be said once an attempt is over: how a duel stood turn by turn, and how hard the codes were."""
        if attempt.turns:
            for seat, name in enumerate(self.names):
                shares = " → ".join(self.numbers.percent(share_of(turn.shares[0], seat)) for turn in attempt.turns)
                self.out.print(Text(self.say("review-shares", name=name, shares=shares)))
        if attempt.outcome == Outcome.BOTH_FOUND:
            self.out.print(Text(self.say("review-tied")))
        for code in attempt.codes:
            line = Text(self.say("review-code-of", name=self.names[code.seat]) + "  ")
            self.out.print(line.append_text(pegs(code.code, self.say)))
            judged = any(player.seat == code.breaker for player in attempt.players)
            for sentence in code_sentences(code, self.names[code.breaker], self.say, rows_are_said=judged):
                self.out.print(Text(INDENT + sentence))

    def _print_mistake(self, mistake: MistakeReview) -> None:
        line = self.say("review-mistake", row=mistake.row + 1, name=self.names[mistake.breaker])
        given, right = (self._shown_key(key) for key in (mistake.given, mistake.right))
        self.out.print(Text(f"{line} {self.say('review-mistake-key', given=given, right=right)}"))
        if cost := mistake_sentence(mistake, self.say):
            self.out.print(Text(INDENT + cost))

    def _shown_key(self, key: Key | Answer) -> str:
        if isinstance(key, Key):
            return self.say("key-words", reds=key.reds, whites=key.whites)
        return self.say(f"answer-{key}")

    # Group

    def _print_asker(self, player: AskerReview, *, stopped: bool) -> None:
        for number, row in enumerate(player.rows, 1):
            self._print_asked(number, player.seat, row)
        if player.call is not None:
            self._print_call(player.call)
        if player.skill is not None:
            self._print_verdict(self.say("review-asker", skill=player.skill), player, stopped=stopped)

    def _print_asked(self, number: int, asker: int, row: AskedReview) -> None:
        line = Text(f"{number:>3}  ").append_text(pegs(row.row, self.say))
        line.append(f"   {self._codes_left(row.before, row.after)}")
        if row.skill is not None:
            line.append("   " + self.say("review-skill", skill=row.skill))
        self.out.print(line)
        if row.told:
            others = [told for told in row.told if told.seat != asker]
            listed = ", ".join(f"{self.names[told.seat]} {self._codes(told.before, told.after)}" for told in others)
            self.out.print(Text(INDENT + self.say("review-told", players=listed)))
        if row.best is not None and row.verdict not in (Verdict.BEST, Verdict.GOOD):
            best, laid = (self.numbers.codes_after(row.before, bits) for bits in (row.best_bits, row.expected_bits))
            better = Text(INDENT + self.say("review-question", best=best, laid=laid) + "  ")
            self.out.print(better.append_text(pegs(row.best, self.say)))
        elif row.verdict is not None:
            self.out.print(Text(INDENT + self.say("review-question-good")))

    def _wrong_call(self, call: CallReview) -> str:
        message = "review-call-lost" if call.chance else "review-call-impossible"
        return self.say(message, codes=call.codes)

    def _print_call(self, call: CallReview) -> None:
        chance = self.numbers.percent(call.chance)
        message = "review-call-right" if call.right else "review-call-wrong"
        self.out.print(Text(INDENT + self.say(message, chance=chance) + " ").append_text(pegs(call.row, self.say)))
        if call.certain_since is not None:
            self.out.print(Text(INDENT + self.say("review-certain", rows=call.certain_since)))
        self.out.print(Text(INDENT + self.say("review-rivals", chance=self.numbers.percent(call.rivals))))
