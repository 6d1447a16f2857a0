"""Every language has a letter for each colour, no letter twice, and understands the record's letters where it can."""

from itertools import product
from string import ascii_uppercase

import pytest
from hypothesis import given
from hypothesis import strategies as st

from keypeg.locales import LANGUAGES, colour_letters, in_words, words
from keypeg.rules.boxes import BOXES, edition
from keypeg.rules.edition import DuelGame, GroupGame
from keypeg.rules.palette import EMPTY, LETTERS
from keypeg.rules.refusals import Refusal
from keypeg.rules.shapes import Shape

rows = st.text(LETTERS + EMPTY, max_size=8)
languages = st.sampled_from(LANGUAGES)
HOLD = "H"
"""The key that keeps a peg for the next row, on the pages."""


def printed_colours() -> set[str]:
    """The colours of all boxes but the one that people make up themselves."""
    found = set()
    for name in BOXES:
        game = edition(name).game
        if isinstance(game, GroupGame):
            found |= set(game.colours)
        elif isinstance(game, DuelGame):
            found |= set(game.to_find[0].colours)
        elif name != "custom":
            found |= set(game.code.colours)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_colour_has_one_letter_of_its_own(language: str) -> None:
    own = colour_letters(language).own
    assert own.keys() == set(LETTERS)
    assert len(set(own.values())) == len(LETTERS)
    assert set(own.values()) <= set(ascii_uppercase) - {HOLD}


def test_the_letters_of_english_are_those_of_the_record() -> None:
    assert colour_letters("en").own == {letter: letter for letter in LETTERS}


@pytest.mark.parametrize(("language", "letter"), list(product(LANGUAGES, LETTERS)))
def test_a_letter_stands_in_the_name_of_its_colour(language: str, letter: str) -> None:
    assert words(language)(f"letter-{letter}") in words(language)(f"colour-{letter}").upper()


@given(languages, rows)
def test_what_is_shown_is_read_back(language: str, row: str) -> None:
    letters = colour_letters(language)
    for typed in (letters.shown(row), letters.shown(row).lower(), " ".join(letters.shown(row))):
        assert letters.read(typed) == row


@given(languages, st.data())
def test_what_is_typed_is_shown_as_it_was_typed(language: str, data: st.DataObject) -> None:
    letters = colour_letters(language)
    typed = data.draw(st.text(st.sampled_from([*sorted(letters.own.values()), EMPTY])))
    assert letters.shown(letters.read(typed)) == typed


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_records_letters_are_understood_unless_they_are_another_colours(language: str) -> None:
    letters = colour_letters(language)
    for letter in LETTERS:
        owners = [colour for colour, own in letters.own.items() if own == letter]
        assert letters.read(letter) == (owners or [letter])[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_row_of_a_printed_box_may_always_be_typed_in_the_records_letters(language: str) -> None:
    assert {letter: colour_letters(language).read(letter) for letter in printed_colours()} == {
        letter: letter for letter in printed_colours()
    }


@given(languages, st.text(max_size=8))
def test_what_is_no_colour_stays_and_no_letter_becomes_two(language: str, typed: str) -> None:
    letters = colour_letters(language)
    read = letters.read(typed)
    assert len(read) == len("".join(typed.split()))
    known = set(LETTERS) | set(letters.own.values())
    assert all(letter in LETTERS for letter in read if letter in known)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "“N” is not a colour of this box; use R G B Y O P W K."),
        ("fr", "« M » n’est pas une couleur de cette boîte ; prenez R V B J O I L N."),
        ("de", "„N“ ist keine Farbe dieser Ausgabe; nimm R G B E O V W S."),
    ],
)
def test_a_refusal_says_a_row_in_the_letters_of_the_language(language: str, said: str) -> None:
    with pytest.raises(Refusal) as refused:
        Shape(4, LETTERS[:8], repeats=True).check("RGBN")
    sentence = in_words(words(language, "refusals"), refused.value.fault, refused.value.values)
    assert sentence.replace("\xa0", " ").replace("\u202f", " ") == said
