"""An edition: one rulebook with a value for each option. An impossible edition cannot be constructed."""

from enum import StrEnum
from typing import ClassVar

from msgspec import Struct

from keypeg.rules.attempts import Outcome
from keypeg.rules.refusals import Fault, Refusal
from keypeg.rules.shapes import Shape, ShapeParagraphs

OptionValue = str | int | bool | None


class MarkingParagraphs(Struct, frozen=True, kw_only=True):
    """The rules about who gives the keys."""

    referee: str
    """The referee gives the keys, unless the players agreed otherwise."""
    by_hand: str
    """Which keys players may give, and who may challenge them."""
    order: str
    """When a row waits for a key before play goes on."""


class Paragraphs(Struct, frozen=True, kw_only=True):
    """The rule ids that refusals and score sheets name: where this rulebook says it."""

    players: str
    """How many players there are, and who begins."""
    rounds: str
    code: str
    """That a code is hidden first, once."""
    code_shape: ShapeParagraphs
    """What a code is."""
    row_shape: ShapeParagraphs
    """What a row is."""
    limit: str
    """How many rows there are."""
    key: str
    """When rows are laid and answered."""
    ending: str
    """When the match is over, and who wins."""
    outcomes: dict[Outcome, str]
    """What each way in which an attempt may end brings the players."""
    marking: MarkingParagraphs


class GroupParagraphs(Struct, frozen=True, kw_only=True):
    """The rule ids that only a group match names."""

    boards: str
    """How many boards a player has."""
    deal: str
    """Only the table deals, and what it may deal."""
    opener: str
    """Who opens the first round."""
    next_opener: str
    """Who opens the rounds after it."""
    answer: str
    """Which boards answer a row."""
    out: str
    """Who is out of the round."""
    replay: str
    """Who is out of the replays of a round."""
    call_on_turn: str
    """A call takes the place of a row."""
    call_off_turn: str
    """Who may call at any time."""


class Machine(StrEnum):
    """Which machine plays a game. Views and attempts of its matches have the same `kind`."""

    CODEBREAKING = "codebreaking"
    DUEL = "duel"
    GROUP = "group"


class CodebreakingGame(Struct, frozen=True):
    """One hides a code, the other breaks it, and they switch."""

    machine: ClassVar = Machine.CODEBREAKING
    code: Shape
    row: Shape
    row_limit: int
    bonus: int
    """What the codemaker scores beyond the row limit when the code is not found."""
    mistake: tuple[int, int]
    """What a wrong key brings the codemaker and the codebreaker."""
    maker_resigned: tuple[int, int]
    """What they get when the codemaker gives the round up."""
    first_codemaker: int
    extra_rounds: bool
    """Whether a tie is played off, in pairs of rounds."""
    roles: str
    """The rule id: that the players switch roles after a round."""


class DuelGame(Struct, frozen=True):
    """Both hide a code and break the other's."""

    machine: ClassVar = Machine.DUEL
    to_find: tuple[Shape, Shape]
    """The shape of the code that each seat must find."""
    row_limit: int
    race: bool


class GroupGame(Struct, frozen=True):
    """Every board holds a part of the code, and every player wants to know the rest."""

    machine: ClassVar = Machine.GROUP
    colours: str
    places: int
    copies: int
    """How many tokens there are of each colour."""
    boards_each: int
    second_board: int | None
    """The seat that alone has one board more (G1)."""
    any_rows: bool
    calls_anytime: bool
    paragraphs: GroupParagraphs

    def owners(self, seats: int) -> tuple[int, ...]:
        """The seat that each board belongs to. Boards are counted seat by seat."""
        return tuple(seat for seat in range(seats) for _ in range(self.boards_each + (seat == self.second_board)))

    def code_shape(self, seats: int) -> Shape:
        """One peg for each board; every other place is empty (G3)."""
        empty = self.places - len(self.owners(seats))
        return Shape(self.places, self.colours, repeats=True, fewest_empty=empty, most_empty=empty)

    def row_shape(self, seats: int) -> Shape:
        """The shape of rows that may be asked (G5)."""
        if self.any_rows:
            return Shape(self.places, self.colours, repeats=True, most_empty=self.places)
        return self.code_shape(seats)


Game = CodebreakingGame | DuelGame | GroupGame


class Edition(Struct, frozen=True):
    """Everything that the players agreed on before the first code was hidden."""

    name: str
    options: dict[str, OptionValue]
    """Every option of the box with the value it has."""
    players: tuple[int, ...]
    """With how many players it can be played."""
    rounds: int
    by_hand: bool
    hints: bool
    game: Game
    paragraphs: Paragraphs

    def __post_init__(self) -> None:
        if self.rounds < 1:
            raise Refusal(
                Fault.BAD_OPTION,
                self.paragraphs.rounds,
                why="bounds",
                edition=self.name,
                option="rounds",
                bounds="≥ 1",
                value=str(self.rounds),
            )
        if isinstance(self.game, DuelGame) and self.rounds % 2 == 0:
            raise Refusal(
                Fault.CONTRADICTORY_OPTIONS,
                self.paragraphs.rounds,
                why="even_duel",
                fewer=self.rounds - 1,
                more=self.rounds + 1,
            )
        if isinstance(self.game, GroupGame) and len(self.game.owners(self.players[-1])) >= self.game.places:
            raise Refusal(Fault.CONTRADICTORY_OPTIONS, self.paragraphs.players, why="boards")

    def check_players(self, count: int) -> None:
        """Refuse a number of players that this edition cannot be played with."""
        if count not in self.players:
            raise Refusal(
                Fault.WRONG_PLAYER_COUNT,
                self.paragraphs.players,
                edition=self.name,
                players=", ".join(map(str, self.players)),
                count=count,
            )

    @property
    def notes(self) -> tuple[str, ...]:
        """Remarks about the options agreed on, as message ids."""
        if isinstance(self.game, CodebreakingGame) and self.rounds % 2:
            return ("uneven_rounds",)
        return ()
