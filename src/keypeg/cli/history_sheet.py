"""Histories for people: rows by box as bars, skill and luck, opponents, and the mistakes that come back."""

from collections.abc import Iterator

from rich.text import Text

from keypeg.cli.boards import bar, console
from keypeg.cli.numbers import Numbers
from keypeg.locales import words
from keypeg.locales.plain_text import plain
from keypeg.review.history_values import BoxHistory, MistakeTally, OpponentHistory, PlayerHistory

MOST_OPPONENTS = 10
MOST_MISTAKES = 8


class HistorySheet:
    """Turns histories into lines."""

    def __init__(self, language: str) -> None:
        self.say = words(language)
        self.numbers = Numbers(self.say)

    def print(self, matches: int, players: list[PlayerHistory]) -> None:
        out = console()
        out.print(Text(self.say("history-title", matches=matches), "bold"))
        for player in players:
            out.print()
            for line in self._player(player):
                out.print(line)

    def _player(self, player: PlayerHistory) -> Iterator[Text | str]:
        yield Text(plain(player.name), "bold")
        yield "  " + self._result(player.finished, player.won, player.drawn)
        for box in player.boxes:
            yield from self._box(box)
        if player.opponents:
            yield "  " + self.say("history-opponents")
        for other in player.opponents[:MOST_OPPONENTS]:
            result = self._result(other.matches, other.won, other.drawn)
            yield "    " + self.say("table-line", head=self._name(other), cell=result)
        again = [tally for tally in player.mistakes if tally.times > 1][:MOST_MISTAKES]
        if again:
            yield "  " + self.say("history-mistakes")
        for tally in again:
            yield "    " + self._mistake(tally)

    def _name(self, other: OpponentHistory) -> str:
        return self.say("bot-name", name=plain(other.name)) if other.bot else plain(other.name)

    def _result(self, matches: int, won: int, drawn: int) -> str:
        return self.say("history-matches", matches=matches, won=won, drawn=drawn, lost=matches - won - drawn)

    def _box(self, box: BoxHistory) -> Iterator[Text | str]:
        title = self.say(f"box-{box.edition}-title")
        yield "  " + self.say("history-box", box=title, codes=box.codes, found=box.found)
        if box.average_rows is not None:
            yield "    " + self.say("history-rows", rows=self.numbers.decimal(box.average_rows))
        if box.skill is not None and box.luck is not None:
            yield "    " + self.say("review-player", skill=box.skill, luck=box.luck)
        elif box.skill is not None:
            yield "    " + self.say("review-asker", skill=box.skill)
        most = max(box.rows.values(), default=1)
        for rows, count in box.rows.items():
            yield f"  {rows:>4}  {bar(count, most)} {count}"

    def _mistake(self, tally: MistakeTally) -> str:
        name = tally.mistake.value.replace("_", "-")
        what = self.say(f"history-{name}") if tally.row is None else self.say(f"history-{name}", row=tally.row)
        if not tally.cost:
            return self.say("history-times", what=what, times=tally.times)
        return self.say("history-times-cost", what=what, times=tally.times, cost=self.numbers.decimal(tally.cost))
