"""Takes the picture of docs/history.md: `python -m scripts.history_pictures`, after the pages are built."""

from scripts.screenshots import save, visiting
from tests.browser.page_states import history
from tests.browser.played_matches import play_match

ROWS = ((4, 5), (5, 5), (6, 4), (5, 7), (4, 6), (7, 5), (5, 6), (6, 6), (5, 4), (3, 6), (4, 5), (5, 6))
NAMES = ("Bo", "Cy", "Bo", "Dorothea")


def main() -> None:
    with visiting() as visitors:
        ada = visitors.new("Ada", size=(1100, 1180)).registered()
        for number, rows in enumerate(ROWS):
            play_match(ada, "classic" if number % 3 else "travel", NAMES[number % len(NAMES)], rows, 100 + number)
        history(ada)
        save(ada.page, "history")


if __name__ == "__main__":
    main()
