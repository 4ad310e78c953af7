"""What has no room: many long names on one page, more words than a page takes."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.turn.choosing import BUTTONS, Choosing
from bot.turn.confirming import confirm
from bot.turn.page import Menu, Presses
from bot.turn.rows import components
from bot.turn.showing import LETTERS, Sheet
from bot.turn.taps import Tapped, Taps
from engine.core.forms.forms import Field, Form, Grid, OneOf, Verb
from engine.core.forms.offers import OneOffer, SomeOffer
from engine.core.state.views import Label
from engine.core.values.texts import Text
from tests.bot.sketching import sketched as sketched


def choosing(name: str, field: Field | None = None, hints: dict[str, str] | None = None) -> Choosing:
    """A field whose values are all called like this, with a number; of some there is more to say."""
    more = {value: (text,) for value, text in (hints or {}).items()}
    said = SimpleNamespace(
        field=field or OneOf("what", "thing"),
        reads=lambda value: f"{name} {value}",
        short=lambda value: f"{name} {value}",
        free=lambda value: False,
        costs=lambda value: (),
        brings=lambda value: "",
        hints=lambda value: more.get(value, ()),
        label=lambda value: Label(hint=tuple(map(Text, more.get(value, ())))),
    )
    voice = SimpleNamespace(tell=lambda *key, **params: "words", field=lambda name: name)
    return Choosing(cast(Any, voice), cast(Any, said), 0)


@pytest.mark.parametrize(("name", "pressed"), [("No", True), ("A name of a middling length", False)])
def test_many_values_are_buttons_only_if_there_is_room_for_all_of_them(name: str, pressed: bool) -> None:
    """A long name has a row to itself, which is a part of its own: Discord takes forty in all."""
    values = [str(n) for n in range(BUTTONS)]
    blocks = list(choosing(name).one(values, values))
    assert components(blocks) <= 32
    assert any(isinstance(block, Presses) for block in blocks) is pressed
    assert any(isinstance(block, Menu) for block in blocks) is not pressed


def test_of_more_values_than_a_menu_holds_each_is_on_one_of_several() -> None:
    values = [str(n) for n in range(60)]
    blocks = [block for block in choosing("A name").one(values, values) if isinstance(block, Menu)]
    assert [item.number for block in blocks for item in block.items] == list(range(60))
    assert len({block.tap for block in blocks}) == len(blocks) == 3, "Discord takes no two controls of one id"
    verb = Verb("do", (OneOf("what", "thing"),))
    game = SimpleNamespace(verb={"do": verb}, declares=SimpleNamespace(verbs=(verb,)))
    door = SimpleNamespace(choices=lambda *filled: OneOffer(tuple(values)), suggested=lambda *filled: None)
    led = Taps(cast(Any, game), cast(Any, door), Form("do")).tapped(blocks[1].tap, "", ("30",))
    assert led == Tapped(Form("do", {"what": "30"}))


@pytest.mark.parametrize("first", [LETTERS - 1, LETTERS, LETTERS + 1, 10])
def test_what_is_said_on_a_page_is_never_more_than_discord_takes(first: int) -> None:
    sheet = Sheet("k7f2x")
    for text in ("x" * first, "yy", "z" * 100):
        sheet.words(text)
    said = [each.content for each in sheet.view.walk_children()]  # type: ignore[attr-defined]
    assert sum(map(len, said)) <= LETTERS
    assert all(said)


@pytest.mark.parametrize(("price", "shown"), [("9 coins", "✓ Buy: 9 coins + 9 coins"), ("10 large coins", "✓ Buy")])
def test_prices_stand_on_the_last_press_only_if_a_phone_shows_them_whole(price: str, shown: str) -> None:
    bought, tells = Verb("buy", (OneOf("one"), OneOf("two"))), {"do": "✓ {verb}", "do-for": "✓ {verb}: {costs}"}
    seat = SimpleNamespace(
        verb=lambda name: "Buy",
        tell=lambda key, **said: tells[key].format(**said),
        asked=lambda at, field: SimpleNamespace(costs=lambda value: (price,)),
    )
    chosen = SimpleNamespace(verb=bought, asked=None, values={"one": "a", "two": "b"})
    assert confirm(cast(Any, seat), cast(Any, chosen)).label == shown


def test_cells_with_nothing_to_say_of_them_are_named_in_one_line_by_the_numbers_of_the_picture() -> None:
    """A line for each would be a screenful."""
    cells = OneOf("what", "thing", layout=Grid((("1", "2"), ("3", "4"))))
    said = choosing("Cell", cells, {"3": "banner"}).described(("1", "2", "3", "4"), ("1", "2", "3", "4"))
    assert said == "- 1. Cell 1, 2. Cell 2, 4. Cell 4\n- **3** · banner"


def test_of_what_is_usual_every_other_value_is_one_press_away() -> None:
    pressed = choosing("Use").instead(OneOffer(("1", "2", "3")), "2").buttons
    assert [(each.label, each.tap, each.look) for each in pressed] == [
        ("Use 1", "o0.0", "plain"),
        ("Use 2", "o0.1", "chosen"),
        ("Use 3", "o0.2", "plain"),
    ]


@pytest.mark.parametrize(("least", "most", "there"), [(0, 2, True), (1, 1, False)])
def test_all_of_several_values_are_one_press_where_all_may_be_had(least: int, most: int, there: bool) -> None:
    blocks = choosing("Use").some(SomeOffer(("1", "2"), least, most), ())
    taps = [each.tap for block in blocks if isinstance(block, Presses) for each in block.buttons]
    assert ("a0" in taps) is there
