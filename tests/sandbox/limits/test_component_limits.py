"""What Discord refuses of a message's components, what it still takes, and that discord.py's own are taken."""

from typing import Any

import discord
from discord import ui
from hypothesis import given, settings

from sandbox.checks import components
from tests.sandbox.driving.faults import GARBAGE, Found, depth, found, named, spoilt
from tests.thorough import how_many, thorough

PRESS = {"type": 2, "style": 1, "label": "Turn", "custom_id": "turn"}
LINK = {"type": 2, "style": 5, "label": "Rules", "url": "https://example.org"}
OPTION = {"label": "Red", "value": "red"}
MENU = {"type": 3, "custom_id": "menu", "options": [OPTION]}
USERS = {"type": 5, "custom_id": "users"}
TEXT = {"type": 10, "content": "The wheel"}
PICTURE = {"media": {"url": "attachment://board.png"}, "description": "The board"}
THUMBNAIL = {"type": 11, **PICTURE}
SECTION = {"type": 9, "components": [TEXT], "accessory": THUMBNAIL}
FILE = {"type": 13, "file": {"url": "attachment://board.png"}}
LINE = {"type": 14}


def row(*inner: Any) -> dict[str, Any]:
    return {"type": 1, "components": list(inner)}


def box(*inner: Any) -> dict[str, Any]:
    return {"type": 17, "components": list(inner)}


def gallery(*items: Any) -> dict[str, Any]:
    return {"type": 12, "items": list(items)}


def presses(count: int) -> list[dict[str, Any]]:
    return [{**PRESS, "custom_id": f"b{number}"} for number in range(count)]


def options(count: int, **more: Any) -> list[dict[str, Any]]:
    return [{"label": "x", "value": str(number), **more} for number in range(count)]


def press(**changes: Any) -> list[Any]:
    return [row({**PRESS, **changes})]


def menu(**changes: Any) -> list[Any]:
    return [row({**MENU, **changes})]


def users(**changes: Any) -> list[Any]:
    return [row({**USERS, **changes})]


def refused(body: Any, v2: bool) -> Found:
    return found(lambda faults: components.check(faults, ("components",), body, v2=v2, files={"board.png"}))


FIRST = "components.0.components.0"

BREACHES: dict[str, tuple[Any, str]] = {
    "no list": ({"type": 1}, "components"),
    "six rows": ([row(each) for each in presses(6)], "components"),
    "a button without a row": ([PRESS], "components.0"),
    "a text without the flag": ([TEXT], "components.0"),
    "a container without the flag": ([box(TEXT)], "components.0"),
    "an empty row": ([row()], "components.0.components"),
    "a row without a list": ([{"type": 1}], "components.0.components"),
    "six buttons in a row": ([row(*presses(6))], "components.0.components"),
    "two menus in a row": ([row(MENU, USERS)], "components.0.components.1"),
    "a menu after a button": ([row(PRESS, MENU)], "components.0.components.1"),
    "a button after a menu": ([row(MENU, PRESS)], "components.0.components.1"),
    "a text input in a message": ([row({"type": 4, "custom_id": "t", "style": 1, "label": "x"})], FIRST),
    "one custom id twice": ([row(PRESS), row(PRESS)], "components.1.components.0.custom_id"),
    "one id twice": ([row({**PRESS, "id": 3}), {**row(MENU), "id": 3}], "components.1.id"),
    "no object": (["row"], "components.0"),
    "nothing at all": ([None], "components.0"),
    "no type": ([{"components": [PRESS]}], "components.0"),
    "a type nobody knows": ([{"type": 99}], "components.0"),
    "a type in words": ([{"type": "1", "components": [PRESS]}], "components.0"),
    "a type that is a list": ([{"type": [1]}], "components.0"),
    "a type that is true": ([{"type": True, "components": [PRESS]}], "components.0"),
    "rows a thousand deep": ([depth(1_000, row)], FIRST),
    "no style": ([row({"type": 2, "label": "x", "custom_id": "x"})], f"{FIRST}.style"),
    "a style nobody knows": (press(style=7), f"{FIRST}.style"),
    "a style in words": (press(style="1"), f"{FIRST}.style"),
    "a label too long": (press(label="x" * 81), f"{FIRST}.label"),
    "a label that is a number": (press(label=3), f"{FIRST}.label"),
    "neither label nor emoji": (press(label=None), f"{FIRST}.label"),
    "an emoji without a name": (press(emoji={}), f"{FIRST}.emoji"),
    "an emoji's name too long": (press(emoji={"name": "x" * 33}), f"{FIRST}.emoji.name"),
    "an id beyond 32 bits": (press(id=2**31), f"{FIRST}.id"),
    "26 chosen beforehand": (
        users(default_values=[{"id": "1", "type": "user"}] * 26, max_values=25),
        f"{FIRST}.default_values",
    ),
    "an emoji that is a text": (press(emoji="🔴"), f"{FIRST}.emoji"),
    "an emoji with an id in words": (press(emoji={"id": "red"}), f"{FIRST}.emoji.id"),
    "a button without a custom id": (press(custom_id=None), f"{FIRST}.custom_id"),
    "an empty custom id": (press(custom_id=""), f"{FIRST}.custom_id"),
    "a custom id too long": (press(custom_id="x" * 101), f"{FIRST}.custom_id"),
    "a custom id that is a number": (press(custom_id=7), f"{FIRST}.custom_id"),
    "a button that is also a link": (press(url="https://example.org"), f"{FIRST}.url"),
    "a link without an address": ([row({**LINK, "url": None})], f"{FIRST}.url"),
    "a link with a custom id": ([row({**LINK, "custom_id": "x"})], f"{FIRST}.custom_id"),
    "a link too long": ([row({**LINK, "url": "https://" + "x" * 505})], f"{FIRST}.url"),
    "a link to nowhere": ([row({**LINK, "url": "example"})], f"{FIRST}.url"),
    "a link to a file": ([row({**LINK, "url": "file:///etc"})], f"{FIRST}.url"),
    "something to buy with a label": ([row({"type": 2, "style": 6, "sku_id": "1", "label": "x"})], f"{FIRST}.label"),
    "something to buy without saying what": ([row({"type": 2, "style": 6})], f"{FIRST}.sku_id"),
    "disabled in words": (press(disabled="yes"), f"{FIRST}.disabled"),
    "a menu without a custom id": (menu(custom_id=None), f"{FIRST}.custom_id"),
    "a menu without options": (menu(options=[]), f"{FIRST}.options"),
    "a menu without even a list of them": (menu(options=None), f"{FIRST}.options"),
    "26 options": (menu(options=options(26)), f"{FIRST}.options"),
    "an option's label too long": (menu(options=[{**OPTION, "label": "x" * 101}]), f"{FIRST}.options.0.label"),
    "an option without a label": (menu(options=[{"value": "x"}]), f"{FIRST}.options.0.label"),
    "an option's value too long": (menu(options=[{**OPTION, "value": "x" * 101}]), f"{FIRST}.options.0.value"),
    "an option's value empty": (menu(options=[{**OPTION, "value": ""}]), f"{FIRST}.options.0.value"),
    "an option told at length": (
        menu(options=[{**OPTION, "description": "x" * 101}]),
        f"{FIRST}.options.0.description",
    ),
    "two options of one value": (menu(options=[OPTION, OPTION]), f"{FIRST}.options.1.value"),
    "an option that is a text": (menu(options=["red"]), f"{FIRST}.options.0"),
    "a placeholder too long": (menu(placeholder="x" * 151), f"{FIRST}.placeholder"),
    "fewer than none to choose": (menu(min_values=-1), f"{FIRST}.min_values"),
    "26 to choose at least": (users(min_values=26), f"{FIRST}.min_values"),
    "none to choose at most": (menu(max_values=0), f"{FIRST}.max_values"),
    "26 to choose at most": (users(max_values=26), f"{FIRST}.max_values"),
    "more at least than at most": (users(min_values=3, max_values=2), f"{FIRST}.min_values"),
    "more to choose than there is": (menu(options=options(2), max_values=3), f"{FIRST}.options"),
    "more chosen beforehand than may be": (menu(options=options(2, default=True)), f"{FIRST}.options"),
    "numbers in words": (users(max_values="3"), f"{FIRST}.max_values"),
    "a role chosen among users": (
        users(default_values=[{"id": "1", "type": "role"}]),
        f"{FIRST}.default_values.0.type",
    ),
    "two users chosen where one may be": (
        users(default_values=[{"id": "1", "type": "user"}, {"id": "2", "type": "user"}]),
        f"{FIRST}.default_values",
    ),
    "a channel type in words": (
        [row({"type": 8, "custom_id": "c", "channel_types": ["text"]})],
        f"{FIRST}.channel_types.0",
    ),
}

V2_BREACHES: dict[str, tuple[Any, str]] = {
    "41 components side by side": ([LINE] * 41, "components"),
    "41 components with those within": ([box(*[SECTION] * 13, LINE)], "components"),
    "too many letters in all": (
        [{**TEXT, "content": "x" * 2_001}, box({**TEXT, "content": "x" * 2_000})],
        "components",
    ),
    "too many letters in one": ([{**TEXT, "content": "x" * 4_001}], "components.0.content"),
    "an empty text": ([{**TEXT, "content": ""}], "components.0.content"),
    "a text that is a number": ([{**TEXT, "content": 5}], "components.0.content"),
    "a thumbnail on its own": ([THUMBNAIL], "components.0"),
    "a button on its own": ([PRESS], "components.0"),
    "a container in a container": ([box(box(TEXT))], FIRST),
    "containers a thousand deep": ([depth(1_000, box)], FIRST),
    "a button straight in a container": ([box(PRESS)], FIRST),
    "an empty container": ([box()], "components.0.components"),
    "a colour beyond white": ([{**box(TEXT), "accent_color": 0x1000000}], "components.0.accent_color"),
    "a section without text": ([{**SECTION, "components": []}], "components.0.components"),
    "four texts in a section": ([{**SECTION, "components": [TEXT] * 4}], "components.0.components"),
    "a line in a section": ([{**SECTION, "components": [LINE]}], FIRST),
    "nothing beside a section": ([{"type": 9, "components": [TEXT]}], "components.0.accessory"),
    "a menu beside a section": ([{**SECTION, "accessory": MENU}], "components.0.accessory"),
    "a button beside a section, twice": (
        [{**SECTION, "accessory": PRESS}, {**SECTION, "accessory": PRESS}],
        "components.1.accessory.custom_id",
    ),
    "an empty gallery": ([gallery()], "components.0.items"),
    "eleven pictures": ([gallery(*[PICTURE] * 11)], "components.0.items"),
    "a picture told at too great length": (
        [gallery({**PICTURE, "description": "x" * 1_025})],
        "components.0.items.0.description",
    ),
    "a picture told in no words": ([gallery({**PICTURE, "description": ""})], "components.0.items.0.description"),
    "a picture's address too long": (
        [gallery({"media": {"url": "https://" + "x" * 2_041}})],
        "components.0.items.0.media.url",
    ),
    "a picture that was not sent": (
        [gallery({"media": {"url": "attachment://map.png"}})],
        "components.0.items.0.media.url",
    ),
    "a picture without an address": ([gallery({"media": {}})], "components.0.items.0.media.url"),
    "a picture on the bot's own disk": (
        [gallery({"media": {"url": "file:///board.png"}})],
        "components.0.items.0.media.url",
    ),
    "a thumbnail that was not sent": (
        [{**SECTION, "accessory": {"type": 11, "media": {"url": "attachment://map.png"}}}],
        "components.0.accessory.media.url",
    ),
    "a file that was not sent": ([{"type": 13, "file": {"url": "attachment://map.png"}}], "components.0.file.url"),
    "a file from elsewhere": ([{"type": 13, "file": {"url": "https://example.org/a.png"}}], "components.0.file.url"),
    "a line of a size nobody knows": ([{**LINE, "spacing": 3}], "components.0.spacing"),
}

EDGES: dict[str, Any] = {
    "none at all": None,
    "an empty list": [],
    "five rows of five buttons": [row(*presses(25)[at : at + 5]) for at in range(0, 25, 5)],
    "the longest button": press(label="x" * 80, custom_id="x" * 100),
    "only an emoji": press(label=None, emoji={"id": None, "name": "🔴"}),
    "the longest link": [row({**LINK, "url": "https://" + "x" * 504})],
    "25 options": menu(options=options(25), min_values=0, max_values=25, placeholder="x" * 150),
    "the longest option": menu(options=[{"label": "x" * 100, "value": "x" * 100, "description": "x" * 100}]),
    "as many chosen beforehand as may be": menu(options=options(3, default=True), min_values=3, max_values=3),
    "every user that may be chosen beforehand": users(
        default_values=[{"id": "1", "type": "user"}] * 25, min_values=25, max_values=25
    ),
    "nobody chosen beforehand": users(default_values=[]),
    "optional texts left empty": [
        row({**PRESS, "label": "", "emoji": {"id": "1", "name": ""}}),
        row({**MENU, "placeholder": "", "options": [{**OPTION, "description": ""}]}),
    ],
    "the longest emoji and the highest id": press(emoji={"name": "x" * 32}, id=2**31 - 1),
    "an id of nought, which Discord replaces": [{**row({**PRESS, "id": 0}), "id": 0}],
}

V2_EDGES: dict[str, Any] = {
    "40 components": [LINE] * 40,
    "40 components with those within": [box(*[SECTION] * 13)],
    "4,000 letters": [{**TEXT, "content": "x" * 4_000}],
    "4,000 letters in two places": [{**TEXT, "content": "x" * 2_000}, box({**TEXT, "content": "x" * 2_000})],
    "three texts and a thumbnail": [{**SECTION, "components": [TEXT] * 3}],
    "ten pictures told at length": [gallery(*[{**PICTURE, "description": "x" * 1_024}] * 10)],
    "the shortest texts": [{**TEXT, "content": "x"}, gallery({**PICTURE, "description": "x"})],
    "the longest address": [gallery({"media": {"url": "https://" + "x" * 2_040}})],
    "a black container": [{**box(FILE), "accent_color": 0}],
    "more than five rows": [row(each) for each in presses(6)],
    "a white container": [{**box(FILE), "accent_color": 0xFFFFFF}],
}


@named(BREACHES)
def test_a_breach_is_found_where_it_is(situation: str) -> None:
    body, where = BREACHES[situation]
    assert list(refused(body, v2=False)) == [where]


@named(V2_BREACHES)
def test_a_breach_in_a_layout_is_found_where_it_is(situation: str) -> None:
    body, where = V2_BREACHES[situation]
    assert list(refused(body, v2=True)) == [where]


@named(EDGES)
def test_the_most_that_is_allowed_is_taken(situation: str) -> None:
    assert refused(EDGES[situation], v2=False) == {}


@named(V2_EDGES)
def test_the_most_that_is_allowed_in_a_layout_is_taken(situation: str) -> None:
    assert refused(V2_EDGES[situation], v2=True) == {}


def test_the_codes_are_discords_own() -> None:
    assert refused([row(PRESS), row(PRESS)], v2=False) == {
        "components.1.components.0.custom_id": ["COMPONENT_CUSTOM_ID_DUPLICATED"]
    }
    assert refused([row(MENU, USERS)], v2=False) == {"components.0.components.1": ["COMPONENT_LAYOUT_WIDTH_EXCEEDED"]}
    assert refused([TEXT], v2=False) == {"components.0": ["UNION_TYPE_CHOICES"]}
    assert refused([LINE] * 41, v2=True) == {"components": ["COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"]}


class Rows(ui.View):
    """Every kind of button and menu, in rows."""

    def __init__(self) -> None:
        super().__init__()
        for style in (discord.ButtonStyle.primary, discord.ButtonStyle.danger):
            self.add_item(ui.Button(label="Turn", style=style, emoji="🔴", row=0))
        self.add_item(ui.Button(label="Rules", url="https://example.org", row=0))
        self.add_item(ui.Button(sku_id=5, row=0))
        self.add_item(ui.Select(options=[discord.SelectOption(label="Red", emoji="<:red:1234567890123456>")], row=1))
        self.add_item(ui.UserSelect(default_values=[discord.Object(1)], row=2))
        self.add_item(ui.MentionableSelect(max_values=25, row=3))
        self.add_item(ui.ChannelSelect(channel_types=[discord.ChannelType.public_thread], row=4))


class Board(ui.LayoutView):
    """Every kind of component of a layout."""

    def __init__(self) -> None:
        super().__init__()
        picture = discord.MediaGalleryItem("attachment://board.png", description="The board")
        thumbnail: ui.Thumbnail[Any] = ui.Thumbnail("https://example.org/a.png", description="A wheel", spoiler=True)
        self.add_item(ui.TextDisplay("# The wheel"))
        self.add_item(ui.MediaGallery(picture))
        self.add_item(
            ui.Container(
                ui.Section("One", "Two", accessory=thumbnail),
                ui.Section("Three", accessory=ui.Button(label="Turn")),
                ui.Separator(spacing=discord.SeparatorSpacing.large),
                ui.File("attachment://board.png"),
                ui.ActionRow(ui.RoleSelect(placeholder="Who?")),
                accent_colour=discord.Colour.red(),
            )
        )


async def test_what_discord_py_makes_is_taken() -> None:
    assert refused(Rows().to_components(), v2=False) == {}
    assert refused(Board().to_components(), v2=True) == {}  # type: ignore[no-untyped-call]


SAMPLE = [
    row(PRESS, LINK, {"type": 2, "style": 6, "sku_id": "1"}),
    row({**MENU, "options": [{**OPTION, "emoji": {"id": "1", "name": "red"}}], "min_values": 0, "max_values": 1}),
    row({"type": 8, "custom_id": "c", "channel_types": [0], "default_values": [{"id": "1", "type": "channel"}]}),
    box(SECTION, gallery(PICTURE), FILE, LINE, row(USERS)),
]


@thorough
@settings(max_examples=how_many(60, 1500), deadline=None)
@given(body=GARBAGE | spoilt(SAMPLE))
def test_whatever_is_sent_is_answered(body: Any) -> None:
    assert refused(SAMPLE, v2=True) == {}
    for v2 in (False, True):
        refused(body, v2)
