"""Names: those of every script pass as they are, and those that show nothing or pile up marks are refused."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from keypeg.records.names import MAX_MARKS, clean_name
from keypeg.records.refusals import RecordFault
from keypeg.rules.refusals import Refusal

LONGEST = 40
MARKS = st.characters(categories=["Mn", "Me"])
ANY_NAME = st.text(
    st.one_of(st.characters(exclude_categories=["Cs"]), MARKS, st.sampled_from("a \u200d\ufe0f\u3164👩"))
)


def refusal(name: str) -> object:
    with pytest.raises(Refusal) as refused:
        clean_name(name, LONGEST)
    assert refused.value.fault == "bad_name"
    return refused.value.values["why"]


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "O’Neill-Łukasiewicz",
        "Nguyễn Thị Minh Khai",
        "Ѐлѝна",
        "Ἀριστοτέλης ᾧ",
        "प्रियंका शर्मा",
        "ज़िंदगी",
        "สมชาย ป้ำ",
        "မြှို့",
        "རྒྱལ་མཚན",
        "ශ්\u200dරී",
        "ന്\u200dറെ",
        "فاطِمَة الزَّهْرَاءُ",
        "می\u200cخواهم",
        "שָׁלוֹם בַּת־שֶׁבַע",
        "한글",
        "葛\U000e0100城",
        "王小明",
        "ᠮᠣᠩᠭᠣᠯ",
        "ᠮ\u180bᠣ",
        "አበበ",
        "👩\u200d🚀 Sally",
        "👩🏽\u200d❤️\u200d👩",
        "❤️",
        "↔️",
        "🏳️\u200d🌈",
        "#️⃣",
        "🇫🇷",
        "42",
        "...",
    ],
)
def test_names_of_every_script_pass_as_they_are(name: str) -> None:
    assert clean_name(name, LONGEST) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [
        ("  Ada\u202e\u0000 \n Lovelace\u200b ", "Ada Lovelace"),
        ("A\u200dda", "Ada"),
        ("Ada\ufe0f", "Ada"),
        ("Ada\u3164Bo", "Ada Bo"),
        ("👩\u200d", "👩"),
        ("\ufe0fAda", "Ada"),
        ("\u200dAda", "Ada"),
        ("می\u200c خواهم", "می خواهم"),
        ("A\u200d👩", "A👩"),
        ("👩\u200c👩", "👩👩"),
        ("ב\ufe00", "ב"),
        ("Ada\U000e0100", "Ada"),
        ("Ada\U000e01ef", "Ada"),
        ("\U00017000\ufe00", "\U00017000"),  # a Tangut letter: Python has no name for it
    ],
)
def test_what_cannot_be_seen_is_left_out(name: str, cleaned: str) -> None:
    assert clean_name(name, LONGEST) == cleaned


@pytest.mark.parametrize(
    "name",
    [
        *["", " ", "\t\n", "\u00a0", "\u3000", "\u2003", "\u1680", "\u2028", "\u0000", "\u00ad", "\u200b"],
        *["\u200d", "\u200e", "\u2060", "\u2800", "\u3164", "\uffa0", "\u115f\u1160", "\u17b4", "\u034f", "\ufeff"],
        *["\ufe0f", "\ufe00", "\U000e0100", "\u180b", "\ufffc", "\U0001d173", "\U000e0041", "\ue000", "\u3164 \u2800"],
        *["\u0301", " \u0301\u0301 ", "\u20dd", "\u0e47", "\u093f"],
    ],
)
def test_names_that_show_nothing_are_refused(name: str) -> None:
    assert refusal(name) == "blank"


@pytest.mark.parametrize(
    "name",
    [
        "Z" + "\u0301" * 9,
        "Ad" + "a\u0316\u0317\u0318\u0319\u031c" + "m",
        "ก" + "็" * 8,
        "é" + "\u0302" * 4,
        "x \u0301\u0302",
        "\u0489x",
    ],
)
def test_names_that_pile_up_marks_are_refused(name: str) -> None:
    assert refusal(name) == "marks"


@pytest.mark.parametrize("name", ["x" * 41, " " * 40 + "x", "\u0958" * 21])
def test_names_that_are_too_long_are_refused(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        clean_name(name, LONGEST)
    assert refused.value == Refusal(RecordFault.BAD_NAME, why="length", most=LONGEST)


def test_the_longest_name_passes() -> None:
    assert clean_name("x" * LONGEST, LONGEST) == "x" * LONGEST


@given(ANY_NAME)
def test_a_name_that_passes_can_be_seen_and_passes_again(name: str) -> None:
    try:
        cleaned = clean_name(name, LONGEST)
    except Refusal:
        return
    assert clean_name(cleaned, LONGEST) == cleaned
    assert 0 < len(cleaned) <= LONGEST
    assert cleaned == cleaned.strip()
    assert any(unicodedata.category(character)[0] in "LNPS" for character in cleaned)


@given(st.text(st.one_of(st.characters(categories=["Cc", "Cf", "Zs", "Zl", "Zp", "Co"]), MARKS), max_size=LONGEST))
def test_a_name_without_a_base_is_refused(name: str) -> None:
    assert refusal(name) in ("blank", "length")


@given(
    st.text(st.characters(categories=["Lu", "Ll"]), max_size=5), st.text(MARKS, min_size=MAX_MARKS + 30, max_size=35)
)
def test_a_pile_of_marks_is_refused_whatever_they_are(before: str, marks: str) -> None:
    with pytest.raises(Refusal):
        clean_name(f"{before}x{marks}", 1_000)


@given(
    st.text(st.characters(categories=["Lu", "Ll", "Lt", "Nd"], exclude_characters="\u0345"), min_size=1, max_size=20)
)
def test_letters_and_digits_pass(name: str) -> None:
    assert clean_name(name, 100) == unicodedata.normalize("NFC", name)
