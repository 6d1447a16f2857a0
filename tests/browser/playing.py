"""A player who plays through the screen as a person does: reads it, thinks a little, and works it by hand.

It knows the game as people know it (which codes still fit) and the pages not at all, beyond what they say.
"""

import random
from collections.abc import Callable, Sequence
from enum import Enum
from functools import partial
from itertools import permutations, product

from playwright.sync_api import Locator

from keypeg.rules.keys import Key, answer, can_exist, mark
from keypeg.rules.palette import EMPTY
from tests.browser.around import around
from tests.browser.hands import Hands
from tests.browser.people import PATIENCE, Person
from tests.browser.screen import Part, Rows, Screen, next_change, read

MOST_STEPS = 200
MOST_TRIES = 6


class Moment(Enum):
    """What the screen asks for."""

    WAIT = "wait"
    CURTAIN = "curtain"
    HIDE = "hide"
    GUESS = "guess"
    MARK = "mark"
    ASK = "ask"
    ANSWER = "answer"
    GO_ON = "go on"
    OVER = "over"


def moment(screen: Screen) -> Moment:
    """What the screen asks for now."""
    if screen.has("button", "curtain-lift", "name"):
        return Moment.CURTAIN
    if screen.has("link", "record-see"):
        return Moment.OVER
    if screen.has("button", "over-go"):
        return Moment.GO_ON
    if screen.has("group", "mark-label"):
        return Moment.MARK
    if owed(screen):
        return Moment.ANSWER
    if screen.has("button", "verb-ask"):  # the table is fetched beside it, and may come a little later
        return Moment.ASK if around(screen) is not None else Moment.WAIT
    if screen.has("button", "verb-hide"):
        return Moment.HIDE
    if counting_down(screen):
        return Moment.WAIT
    return Moment.GUESS if screen.has("button", "verb-guess") else Moment.WAIT


def owed(screen: Screen) -> list[Part]:
    """The boards for which an answer is owed, each with its buttons."""
    groups = [part for group in screen.find("group", "answer-label") for part in group.inside]
    return [part for part in groups if any(button.role == "button" for button in part.inside)]


def counting_down(screen: Screen) -> bool:
    """Whether a race has still to start."""
    pattern = screen.language.pattern("race-in", "seconds")
    return any(part.role == "timer" and pattern.fullmatch(part.text) for part in screen.walk())


class Player:
    """A person, hands and a head."""

    def __init__(
        self,
        person: Person,
        hands: type[Hands],
        *,
        repeats: bool = True,
        empties: bool = False,
        seed: int = 0,
        watch: Callable[[Screen, "Player"], None] | None = None,
    ) -> None:
        self.person = person
        self.page = person.page
        self.language = person.language
        self.hands = hands(person.page, person.language)
        self.repeats = repeats
        self.empties = empties
        self.rng = random.Random(f"{person.name} {seed}")
        self.watch = watch
        """Called with every screen before it is acted on."""
        self.who = person.name
        """Who has the screen: on a shared one, whoever lifted the curtain last."""
        self.codes: dict[str, str] = {}
        """What each person at this screen has hidden, until the round is over."""
        self.hidden: list[tuple[int, str]] = []
        """Every code that was hidden at this screen, with how many attempts were over by then."""
        self.laid: set[str] = set()
        """Every row that was laid at this screen."""
        self.seen_by: list[str] = []
        """For whom the curtain was lifted, one after the other."""
        self.attempts = 0
        self.slips: set[int] = set()
        """Which rows are to be marked wrongly, counted from 1 over the match."""
        self.marked = 0
        self.mistakes: list[tuple[str, Key, Key]] = []
        """Every row that was marked wrongly, with what was given and what was right."""

    def peek(self) -> Screen:
        """The screen, without being watched."""
        return read(self.page, self.language)

    def look(self) -> Screen:
        screen = self.peek()
        if self.watch:
            self.watch(screen, self)
        return screen

    def step(self, before: Moment | None = None) -> Moment:
        """Do what the screen asks for, if it asks for anything, and wait until the screen has changed; do not begin
        with what is to be left alone."""
        screen = self.look()
        now = moment(screen)
        if now is before:
            return now
        if now in (Moment.ASK, Moment.WAIT) and (code := self._sure(screen)):
            self._call(code, screen)
            return Moment.ASK
        match now:
            case Moment.WAIT | Moment.OVER:
                return now
            case Moment.CURTAIN:
                self._lift(screen)
            case Moment.GO_ON:
                self.codes.clear()
                self.attempts += 1
                self.hands.press(self.button("over-go"))
            case Moment.HIDE:
                self.hide(screen, self._code(screen))
            case Moment.GUESS:
                self._guess(screen)
            case Moment.MARK:
                self._mark(screen)
            case Moment.ASK:
                self._ask(screen)
            case Moment.ANSWER:
                self._answer(screen)
        self.until(lambda later: stamp(later) != stamp(screen) and clear(later))
        return now

    def until(self, true: Callable[[Screen], bool]) -> Screen:
        """Wait for the screen to become something."""
        for _ in range(PATIENCE // 250):
            screen = self.look()
            if true(screen):
                return screen
            alerts = [part for part in screen.walk() if part.role == "alert"]
            assert not alerts, f"refused: {alerts}"
            next_change(self.page)
        raise AssertionError(f"waited in vain; {self.person.name} sees:\n{self.look().written}")

    def hide(self, screen: Screen, code: str) -> None:
        self.codes[self.who] = code
        self.hidden.append((self.attempts, code))
        self._lay(code, "verb-hide", screen)

    def lay(self, row: str) -> None:
        """Lay a row, and wait for it to lie there."""
        screen = self.look()
        self._lay(row, "verb-guess", screen)
        self.until(lambda later: stamp(later) != stamp(screen) and clear(later))

    def button(self, message: str, **values: str) -> Locator:
        return self.page.get_by_role("button", name=self.language.say(message, **values), exact=True)

    def rows(self, screen: Screen) -> Rows:
        """The rows on this player's board: the only one, or the one with their name."""
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
        self.hands.press(self.page.get_by_role("button", name=button.name, exact=True))

    def _code(self, screen: Screen) -> str:
        letters = screen.palette() + (EMPTY if self.empties else "")
        holes = len(screen.draft())
        if self.repeats:
            return "".join(self.rng.choices(letters, k=holes))
        return "".join(self.rng.sample(letters, holes))

    def _guess(self, screen: Screen) -> None:
        fitting = self._fitting(screen)
        if fitting:
            self._lay(self.rng.choice(fitting), "verb-guess", screen)
        else:  # no code fits: a key is wrong
            self.hands.press(self.button("menu-challenge"))

    def _fitting(self, screen: Screen) -> list[str]:
        """Every code that fits all the keys on the board."""
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
        given = _wrong(right, len(row)) if self.marked in self.slips else right
        if given != right:
            self.mistakes.append((row, given, right))
        for message, pegs in (("mark-red-more", given.reds), ("mark-white-more", given.whites)):
            for _ in range(pegs):
                self.hands.press(self.button(message))
        self.hands.press(self.button("mark-give", key=self.language.say("key-words", **given._asdict())))

    def _sure(self, screen: Screen) -> str | None:
        """The code of the group box, where only one fits and it may be called."""
        table = around(screen)
        if table is None or not screen.palette() or not screen.has("button", "call-do"):
            return None
        codes = table.codes(screen.palette())
        return codes.pop() if len(codes) == 1 else None

    def _call(self, code: str, screen: Screen) -> None:
        self.hands.press(self.button("call-do"))
        if not clear(self.until(lambda later: later.has("button", "verb-mastermind"))):
            self.hands.press(self.button("tray-wipe"))  # one's own tokens lie there already
        self._put(code, "verb-mastermind")
        self.hands.press(self.button("verb-mastermind"))
        self.until(lambda later: stamp(later) != stamp(screen) and not later.has("button", "verb-mastermind"))

    def _ask(self, screen: Screen) -> None:
        table = around(screen)
        assert table is not None
        codes = sorted(table.codes(screen.palette()))
        if codes:
            self._lay(self.rng.choice(codes), "verb-ask", screen)
        else:  # no code fits: an answer is wrong
            self.hands.press(self.button("menu-challenge"))

    def _answer(self, screen: Screen) -> None:
        """Answer for one board: its token is what its buttons are grouped under."""
        [group] = screen.find("group", "answer-label")
        [row] = [row for part in group.inside if (row := self.language.row(part.text))]
        board = owed(screen)[0]
        token = self.language.pattern("token-open", "colour", "number").fullmatch(board.name)
        assert token is not None, board
        given = answer(row, self.language.colours[token["colour"]], int(token["number"]))
        buttons = self.page.get_by_role("group", name=board.name, exact=True).get_by_role("button")
        self.hands.press(buttons.and_(self.button(f"sheet-answer-{given}")))

    def _put(self, row: str, verb: str) -> None:
        if verb != "verb-hide":
            self.laid.add(row)
        self.hands.put(row)
        laid = self.peek().draft()
        assert laid == list(row), f"wanted {row}, and the tray says {laid}"

    def _lay(self, row: str, verb: str, screen: Screen) -> None:
        assert clear(screen), "the tray was not empty"
        self._put(row, verb)
        self.hands.lay(self.language.say(verb))


def stamp(screen: Screen) -> tuple[object, ...]:
    """What tells one moment of a match from the next."""
    marked = [_compared(part, screen) for part in screen.find("group", "mark-label")]
    return moment(screen), screen.boards(), marked, around(screen), [part.name for part in owed(screen)]


def clear(screen: Screen) -> bool:
    """Whether the tray, if there is one, is ready for a row."""
    return all(peg == EMPTY for peg in screen.draft())


def play(*players: Player, until: Callable[[], bool] = lambda: False, before: Moment | None = None) -> None:
    """Play until the match is over for everybody, until something is so, or before a moment asks for something."""
    for _ in range(MOST_STEPS):
        if until():
            return
        moments = [player.step(before) for player in players]
        if before in moments:
            return
        if all(each is Moment.OVER for each in moments):
            return
        if all(each in (Moment.WAIT, Moment.OVER) for each in moments):
            waiting = players[moments.index(Moment.WAIT)]
            next_change(waiting.page)
    seen = "\n".join(f"{player.person.name} sees:\n{player.look().written}" for player in players)
    raise AssertionError(f"the match does not end; {seen}")


def in_the_middle(sit: Callable[[], Player], arrived: Callable[[Player], bool]) -> Player:
    """Somebody who sat down and played until something is so; at another table, if luck ended it before."""
    for _ in range(MOST_TRIES):
        player = sit()
        play(player, until=partial(arrived, player), before=Moment.GO_ON)
        if moment(player.look()) not in (Moment.GO_ON, Moment.OVER):
            return player
    raise AssertionError("nobody is so lucky")


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
