"""A player who reads the screen like a person with a screen reader, and plays by an input method.

It knows which codes are still possible, and about the pages only what they say.
"""

import random
from collections.abc import Callable, Sequence
from enum import Enum
from functools import partial
from itertools import permutations, product

from playwright.sync_api import Locator

from keypeg.rules.keys import Key, answer, can_exist, mark
from keypeg.rules.palette import EMPTY
from tests.browser.group_table import group_table
from tests.browser.input_methods import InputMethod
from tests.browser.screen import Part, Rows, Screen, next_change, read
from tests.browser.visitors import TIMEOUT_MS, Visitor

MAX_STEPS = 200
MAX_TRIES = 6


class Prompt(Enum):
    """What the screen asks the player to do."""

    WAIT = "wait"
    CURTAIN = "curtain"
    HIDE = "hide"
    GUESS = "guess"
    MARK = "mark"
    ASK = "ask"
    ANSWER = "answer"
    GO_ON = "go on"
    OVER = "over"


def prompt_of(screen: Screen) -> Prompt:
    """What the screen asks for now."""
    if screen.has("button", "curtain-lift", "name"):
        return Prompt.CURTAIN
    if screen.has("link", "record-see"):
        return Prompt.OVER
    if go_on(screen):
        return Prompt.GO_ON
    if screen.has("group", "mark-label"):
        return Prompt.MARK
    if owed(screen):
        return Prompt.ANSWER
    if screen.has("button", "verb-ask"):  # the table is fetched separately and may come later
        return Prompt.ASK if group_table(screen) is not None else Prompt.WAIT
    if counting_down(screen) or not screen.draft():
        return Prompt.WAIT
    if screen.has("button", "verb-hide"):
        return Prompt.HIDE
    return Prompt.GUESS if screen.has("button", "lay-row", "number") else Prompt.WAIT


def go_on(screen: Screen) -> list[Part]:
    """The button that leads from the end of a round to what comes next."""
    return [
        *screen.find("button", "next-hides", "name"),
        *screen.find("button", "next-round", "number"),
        *screen.find("button", "next-again"),
    ]


def addressed(screen: Screen) -> str | None:
    """The name by which the prompt of a shared screen calls a player."""
    prompts = ["group-turn", *(f"prompt-{may}" for may in ("hide", "guess", "mark", "ask", "answer"))]
    patterns = [screen.language.pattern(prompt, "name") for prompt in prompts]
    for part in screen.walk():
        for pattern in patterns:
            if (found := pattern.match(part.text)) and "name" in found.groupdict():
                return found["name"]
    return None


def owed(screen: Screen) -> list[Part]:
    """The boards that must answer, each with its buttons."""
    groups = [part for group in screen.find("group", "answer-label") for part in group.inside]
    return [part for part in groups if any(button.role == "button" for button in part.inside)]


def counting_down(screen: Screen) -> bool:
    """Whether the countdown to a race is shown."""
    pattern = screen.language.pattern("race-in", "seconds")
    return any(part.role == "timer" and pattern.fullmatch(part.text) for part in screen.walk())


class Player:
    """Somebody who plays at the screen of a visitor."""

    def __init__(
        self,
        visitor: Visitor,
        input_method: type[InputMethod],
        *,
        repeats: bool = True,
        empties: bool = False,
        seed: int = 0,
        watch: Callable[[Screen, "Player"], None] | None = None,
    ) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.language = visitor.language
        self.input = input_method(visitor.page, visitor.language)
        self.repeats = repeats
        self.empties = empties
        self.rng = random.Random(f"{visitor.name} {seed}")
        self.watch = watch
        """Called with every screen before the player acts."""
        self.who = self.language.say("seat-you")
        """Who has the screen, as the pages call them; on a shared screen, whoever the prompt names."""
        self.codes: dict[str, str] = {}
        """The codes that the people at this screen have hidden in this round, by name."""
        self.hidden: list[tuple[int, str]] = []
        """Every code that was hidden at this screen, with the number of finished attempts at that time."""
        self.laid: set[str] = set()
        """Every row that was laid at this screen."""
        self.seen_by: list[str] = []
        """The names for whom the curtain was lifted, in order."""
        self.attempts = 0
        self.wrong_marks: set[int] = set()
        """The numbers of the rows to mark wrongly, from 1 over the match."""
        self.marked = 0
        self.mistakes: list[tuple[str, Key, Key]] = []
        """Every row that was marked wrongly, with the given and the right key."""

    def peek(self) -> Screen:
        """The screen, without a call of `watch`."""
        return read(self.page, self.language)

    def look(self) -> Screen:
        screen = self.peek()
        if self.watch:
            self.watch(screen, self)
        return screen

    def step(self, before: Prompt | None = None) -> Prompt:
        """Do what the screen asks for and wait until it has changed. Do nothing if it asks for `before`."""
        screen = self.look()
        now = prompt_of(screen)
        self.who = addressed(screen) or self.who
        if now is before:
            return now
        if now in (Prompt.ASK, Prompt.WAIT) and (code := self._sure(screen)):
            self._call(code, screen)
            return Prompt.ASK
        match now:
            case Prompt.WAIT | Prompt.OVER:
                return now
            case Prompt.CURTAIN:
                self._lift(screen)
            case Prompt.GO_ON:
                self.codes.clear()
                self.attempts += 1
                self.input.press(self.page.get_by_role("button", name=go_on(screen)[0].name, exact=True))
            case Prompt.HIDE:
                self.hide(screen, self._code(screen))
            case Prompt.GUESS:
                self._guess(screen)
            case Prompt.MARK:
                self._mark(screen)
            case Prompt.ASK if screen.has("button", "menu-look-tokens"):  # on a shared screen they are covered
                self.input.press(self.button("menu-look-tokens"))
            case Prompt.ASK:
                self._ask(screen)
            case Prompt.ANSWER:
                self._answer(screen)
        self.until(lambda later: state_of(later) != state_of(screen) and tray_is_empty(later))
        return now

    def until(self, true: Callable[[Screen], bool]) -> Screen:
        """Wait until a condition holds on the screen."""
        for _ in range(TIMEOUT_MS // 250):
            screen = self.look()
            if true(screen):
                return screen
            alerts = [part for part in screen.walk() if part.role == "alert"]
            assert not alerts, f"refused: {alerts}"
            next_change(self.page)
        raise AssertionError(f"timeout; {self.visitor.name} sees:\n{self.look().written}")

    def hide(self, screen: Screen, code: str) -> None:
        self.codes[self.who] = code
        self.hidden.append((self.attempts, code))
        self._lay(code, "verb-hide", screen)

    def lay(self, row: str) -> None:
        """Lay a row, and wait until it is on the board."""
        screen = self.look()
        self._lay(row, "lay-row", screen)
        self.until(lambda later: state_of(later) != state_of(screen) and tray_is_empty(later))

    def button(self, message: str, **values: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.language.say(message, **values), exact=True)

    def rows(self, screen: Screen) -> Rows:
        """The rows on the board of this player: the only board, or the one with their name."""
        boards = screen.boards()
        assert boards, f"no board:\n{screen.written}"
        if len(boards) == 1:
            return next(iter(boards.values()))
        return boards[self.language.say("board-of-breaker", name=self.who)]

    def _lift(self, screen: Screen) -> None:
        [button] = screen.find("button", "curtain-lift", "name")
        found = self.language.pattern("curtain-lift", "name").fullmatch(button.name)
        assert found is not None
        self.who = found["name"]
        self.seen_by.append(self.who)
        self.input.press(self.page.get_by_role("button", name=button.name, exact=True))

    def _code(self, screen: Screen) -> str:
        letters = screen.palette() + (EMPTY if self.empties else "")
        holes = len(screen.draft())
        if self.repeats:
            return "".join(self.rng.choices(letters, k=holes))
        return "".join(self.rng.sample(letters, holes))

    def _guess(self, screen: Screen) -> None:
        fitting = self._fitting(screen)
        if fitting:
            self._lay(self.rng.choice(fitting), "lay-row", screen)
        else:  # no code fits: a key is wrong
            self.input.press(self.button("menu-challenge"))

    def _fitting(self, screen: Screen) -> list[str]:
        """Every code that fits all keys on the board."""
        letters = screen.palette() + (EMPTY if self.empties else "")
        holes = len(screen.draft())
        codes = product(letters, repeat=holes) if self.repeats else permutations(letters, holes)
        known = [(row, key) for row, key in self.rows(screen) if key is not None]
        return [code for code in map("".join, codes) if all(mark(row, code) == key for row, key in known)]

    def _mark(self, screen: Screen) -> None:
        [marking] = screen.find("group", "mark-label")
        row, code = _compared(marking, screen)
        right = mark(row, code)
        self.marked += 1
        given = _wrong(right, len(row)) if self.marked in self.wrong_marks else right
        if given != right:
            self.mistakes.append((row, given, right))
        for message, pegs in (("mark-red-more", given.reds), ("mark-white-more", given.whites)):
            for _ in range(pegs):
                self.input.press(self.button(message))
        self.input.press(self.button("mark-give", key=self.language.say("key-words", **given._asdict())))

    def _sure(self, screen: Screen) -> str | None:
        """The code of a group match, if only one is possible and it may be called."""
        if screen.has("button", "menu-look-tokens"):
            return None
        table = group_table(screen)
        if table is None or not screen.has("button", "verb-ask"):
            return None
        codes = table.codes(screen.palette())
        return codes.pop() if len(codes) == 1 else None

    def _call(self, code: str, screen: Screen) -> None:
        """The player's own tokens are laid already."""
        self.input.press(self.button("call-do"))
        laid = self.until(lambda later: later.has("button", "call-not")).draft()
        self.laid.add(code)
        self.input.complete(code, laid)
        assert self.peek().draft() == list(code)
        self.input.press(self.button("verb-mastermind"))
        self.until(lambda later: state_of(later) != state_of(screen) and not later.has("button", "call-not"))

    def _ask(self, screen: Screen) -> None:
        table = group_table(screen)
        assert table is not None
        codes = sorted(table.codes(screen.palette()))
        if codes:
            self._lay(self.rng.choice(codes), "verb-ask", screen)
        else:  # no code fits: an answer is wrong
            self.input.press(self.button("menu-challenge"))

    def _answer(self, screen: Screen) -> None:
        """Answer for one board. The group of its buttons is named after its token."""
        [group] = screen.find("group", "answer-label")
        [row] = [row for part in group.inside if (row := self.language.row(part.text))]
        board = owed(screen)[0]
        token = self.language.pattern("token-open", "colour", "number").fullmatch(board.name)
        assert token is not None, board
        given = answer(row, self.language.colours[token["colour"]], int(token["number"]))
        buttons = self.page.get_by_role("group", name=board.name, exact=True).get_by_role("button")
        self.input.press(buttons.and_(self.button(f"sheet-answer-{given}")))

    def _put(self, row: str, verb: str) -> None:
        if verb != "verb-hide":
            self.laid.add(row)
        self.input.put(row)
        laid = self.peek().draft()
        assert laid == list(row), f"wanted {row}, and the tray says {laid}"

    def _lay(self, row: str, verb: str, screen: Screen) -> None:
        assert tray_is_empty(screen), "the tray was not empty"
        self._put(row, verb)
        self.press_lay(verb)

    def press_lay(self, verb: str = "lay-row") -> None:
        """Lay the row that is on the board already. Its button has the number of the row."""
        [button] = self.peek().find("button", verb, *["number"] * (verb == "lay-row"))
        self.input.lay(button.name)


def state_of(screen: Screen) -> tuple[object, ...]:
    """What changes on the screen with every action of the match."""
    marked = [_compared(part, screen) for part in screen.find("group", "mark-label")]
    asked = prompt_of(screen), addressed(screen)
    return asked, screen.boards(), marked, group_table(screen), [part.name for part in owed(screen)]


def tray_is_empty(screen: Screen) -> bool:
    """Whether the tray, if there is one, is empty."""
    return all(peg == EMPTY for peg in screen.draft())


def play(*players: Player, until: Callable[[], bool] = lambda: False, before: Prompt | None = None) -> None:
    """Play until the match is over for everybody, until a condition holds, or until a screen asks for `before`."""
    for _ in range(MAX_STEPS):
        if until():
            return
        prompts = [player.step(before) for player in players]
        if before in prompts:
            return
        if all(each is Prompt.OVER for each in prompts):
            return
        if all(each in (Prompt.WAIT, Prompt.OVER) for each in prompts):
            waiting = players[prompts.index(Prompt.WAIT)]
            next_change(waiting.page)
    seen = "\n".join(f"{player.visitor.name} sees:\n{player.look().written}" for player in players)
    raise AssertionError(f"the match does not end; {seen}")


def play_into_match(sit: Callable[[], Player], arrived: Callable[[Player], bool]) -> Player:
    """A player who sat down and played until a condition holds. If the match ends before that, it starts again."""
    for _ in range(MAX_TRIES):
        player = sit()
        play(player, until=partial(arrived, player), before=Prompt.GO_ON)
        if prompt_of(player.look()) not in (Prompt.GO_ON, Prompt.OVER):
            return player
    raise AssertionError("every match ended too early")


def _compared(marking: Part, screen: Screen) -> Sequence[str]:
    """The row that is to be marked, and the code beside it."""
    rows = [row for text in marking.texts() if (row := screen.language.row(text))]
    assert len(rows) == 2, marking
    return rows


def _wrong(right: Key, holes: int) -> Key:
    """A key that could exist, and is not the right one."""
    for key in (Key(right.reds, right.whites + 1), Key(right.reds, right.whites - 1), Key(right.reds + 1, 0)):
        if can_exist(key, holes):
            return key
    return Key(0, 0)
