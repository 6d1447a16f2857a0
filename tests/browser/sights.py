"""Every screen of the pages in the states that look different, each as a way to get there."""

from collections.abc import Callable

from tests.browser.around import around
from tests.browser.hands import Mouse
from tests.browser.people import Person
from tests.browser.playing import Moment, Player, in_the_middle, moment, play

Way = Callable[[Person], None]
SIGHTS: dict[str, Way] = {}


def sight(way: Way) -> Way:
    SIGHTS[way.__name__.replace("_", "-")] = way
    return way


def page(path: str) -> Way:
    """A page that is as it is."""

    def way(person: Person) -> None:
        person.visit(path)
        person.page.get_by_role("heading", level=1).wait_for()

    return way


for name, path in {
    "home": "/",
    "new-classic": "/new/classic",
    "new-group": "/new/group",
    "new-custom": "/new/custom",
    "tables-none": "/tables",
    "transfer": "/transfer",
    "rules": "/rules",
    "rules-duel": "/rules/duel",
}.items():
    SIGHTS[name] = page(path)


def sits(person: Person, edition: str, *seats: str, rows: int = 0, **options: object) -> Player:
    """Somebody at a table, after so many rows."""

    def sit() -> Player:
        person.visit(person.open(edition, *seats, options=options, names=["Ada", "Bo", "Cy", "Dee"]).path)
        player = Player(person, Mouse, repeats=edition not in ("travel", "hasbro94"))
        player.until(lambda screen: moment(screen) is not Moment.WAIT)
        return player

    return in_the_middle(sit, lambda player: arrived(player, rows))


def arrived(player: Player, rows: int) -> bool:
    screen = player.look()
    if moment(screen) in (Moment.CURTAIN, Moment.GO_ON, Moment.OVER):
        return rows == 0
    if (table := around(screen)) is not None:
        return len(table.asked) >= rows
    return rows == 0 or (moment(screen) is not Moment.HIDE and len(player.rows(screen)) >= rows)


@sight
def lost(person: Person) -> None:
    person.forgive("404")
    page("/nowhere")(person)


@sight
def home_again(person: Person) -> None:
    sits(person, "classic", "me", "novice", first_codemaker=1)
    person.visit("/")
    person.page.get_by_role("heading", name=person.language.say("mine-title")).wait_for()


@sight
def tables(person: Person) -> None:
    person.open("duel", "me", "anyone", listed=True)
    person.open("classic", "me", "anyone", listed=True, clock={"clock": "per_move", "seconds": 60})
    person.visit("/tables")
    person.page.get_by_role("listitem").first.wait_for()


@sight
def settings(person: Person) -> None:
    page("/")(person)
    person.page.get_by_label(person.language.say("bar-settings"), exact=True).click()


@sight
def waiting_room(person: Person) -> None:
    table = person.open("classic", "me", "link")
    person.visit(table.path)
    person.keep_links(table)
    person.page.reload()
    person.page.get_by_role("textbox", name=person.language.say("share-link")).wait_for()


@sight
def curtain(person: Person) -> None:
    sits(person, "classic", "me", "me")


@sight
def hiding(person: Person) -> None:
    player = sits(person, "classic", "me", "novice")
    player.hands.put("RG..")


@sight
def classic(person: Person) -> None:
    player = sits(person, "classic", "me", "casual", rows=3, first_codemaker=1)
    player.hands.put("RY..")


@sight
def classic_over(person: Person) -> None:
    play(sits(person, "classic", "me", "casual", rows=1, rounds=1, first_codemaker=1))


@sight
def travel(person: Person) -> None:
    sits(person, "travel", "me", "casual", rows=3, first_codemaker=1)


@sight
def hasbro94(person: Person) -> None:
    sits(person, "hasbro94", "me", "casual", rows=3, first_codemaker=1)


@sight
def duel(person: Person) -> None:
    sits(person, "duel", "me", "casual", rows=2)


@sight
def duel_over(person: Person) -> None:
    play(sits(person, "duel", "me", "novice", rows=1, rounds=1, rings=4))


@sight
def group(person: Person) -> None:
    sits(person, "group", "me", "casual", "casual", rows=2)


@sight
def group_of_four(person: Person) -> None:
    player = sits(person, "group", "me", "casual", "novice", "novice", marking="by_hand", calls="anytime")
    play(player, before=Moment.ANSWER)


@sight
def group_over(person: Person) -> None:
    play(sits(person, "group", "me", "casual", rounds=1, boards_each=2))


@sight
def notebook(person: Person) -> None:
    player = sits(person, "classic", "me", "casual", rows=2, first_codemaker=1)
    person.page.set_viewport_size({"width": 360, "height": 740})
    player.hands.press(player.button("notes-title"))
    person.page.get_by_role("table").wait_for()


@sight
def clock(person: Person) -> None:
    table = person.open("duel", "me", "novice", clock={"clock": "bank", "seconds": 600, "increment": 5})
    person.visit(table.path)
    person.page.get_by_role("timer").first.wait_for()


@sight
def marking(person: Person) -> None:
    player = sits(person, "classic", "me", "casual", marking="by_hand")
    play(player, before=Moment.MARK)


@sight
def a_wrong_key(person: Person) -> None:
    player = sits(person, "classic", "me", "casual", marking="by_hand")
    player.slips = {1}
    play(player, before=Moment.GO_ON)


@sight
def rules_at_hand(person: Person) -> None:
    player = sits(person, "classic", "me", "casual", rows=1, first_codemaker=1)
    player.hands.press(player.button("menu-rules"))
    person.page.get_by_role("dialog").wait_for()


@sight
def giving_up(person: Person) -> None:
    player = sits(person, "classic", "me", "casual", rows=1, first_codemaker=1)
    person.page.get_by_label(player.language.say("menu-more"), exact=True).click()
    player.hands.press(player.button("menu-resign"))
    person.page.get_by_role("dialog").wait_for()


@sight
def text_mode(person: Person) -> None:
    player = sits(person, "classic", "me", "casual", rows=2, first_codemaker=1)
    person.page.get_by_label(player.language.say("menu-more"), exact=True).click()
    player.hands.press(player.button("menu-text"))
    person.page.get_by_role("log").wait_for()


@sight
def record(person: Person) -> None:
    player = sits(person, "classic", "me", "casual", rows=1, rounds=1, first_codemaker=1)
    play(player)
    person.page.get_by_role("link", name=player.language.say("record-see"), exact=True).click()
    player.hands.press(player.button("record-forward"))


@sight
def sharing(person: Person) -> None:
    record(person)
    person.page.get_by_role("button", name=person.language.say("record-share"), exact=True).click()
    person.page.get_by_role("dialog").wait_for()


@sight
def offline(person: Person) -> None:
    person.forgive("WebSocket connection to|ERR_INTERNET_DISCONNECTED")
    player = sits(person, "classic", "me", "casual", rows=1, first_codemaker=1)
    person.context.set_offline(True)
    player.until(lambda screen: screen.said("connection-offline"))
