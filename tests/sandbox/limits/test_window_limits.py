"""What Discord refuses of a window, what it still takes, and that discord.py's own are taken."""

from typing import Any

import discord
from discord import ui
from hypothesis import given, settings

from sandbox.checks import windows
from tests.sandbox.driving.faults import GARBAGE, Found, depth, found, named, spoilt
from tests.thorough import how_many, thorough

INPUT = {"type": 4, "custom_id": "number", "style": 1}
OLD = {"type": 1, "components": [{**INPUT, "label": "Blocks"}]}
TEXT = {"type": 10, "content": "How many blocks?"}
OPTIONS = [{"label": "Red", "value": "red"}, {"label": "Blue", "value": "blue"}]
MENU = {"type": 3, "custom_id": "menu", "options": OPTIONS}
UPLOAD = {"type": 19, "custom_id": "upload"}
RADIO = {"type": 21, "custom_id": "radio", "options": OPTIONS}
BOXES = {"type": 22, "custom_id": "boxes", "options": OPTIONS}
BOX = {"type": 23, "custom_id": "box"}
BUTTON = {"type": 2, "style": 1, "label": "Turn", "custom_id": "turn"}

WINDOW = {"title": "Blocks", "custom_id": "window", "components": [OLD]}


def window(*inner: Any) -> dict[str, Any]:
    return {**WINDOW, "components": list(inner)}


def label(component: Any, **changes: Any) -> dict[str, Any]:
    return {"type": 18, "label": "Blocks", "component": component, **changes}


def labelled(component: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return window(label({**component, **changes}))


def old(**changes: Any) -> dict[str, Any]:
    return window({"type": 1, "components": [{**INPUT, "label": "Blocks", **changes}]})


def options(count: int, **more: Any) -> list[dict[str, Any]]:
    return [{"label": "x", "value": str(number), **more} for number in range(count)]


def refused(data: Any) -> Found:
    return found(lambda faults: windows.check(faults, ("data",), data))


FIRST = "data.components.0"
WITHIN = "data.components.0.component"
ROW = "data.components.0.components.0"

BREACHES: dict[str, tuple[Any, str]] = {
    "no object": (["window"], "data"),
    "no title": ({**WINDOW, "title": ""}, "data.title"),
    "a title too long": ({**WINDOW, "title": "x" * 46}, "data.title"),
    "a title that is a number": ({**WINDOW, "title": 5}, "data.title"),
    "no custom id": ({**WINDOW, "custom_id": None}, "data.custom_id"),
    "a custom id too long": ({**WINDOW, "custom_id": "x" * 101}, "data.custom_id"),
    "nothing in it": (window(), "data.components"),
    "no list of what is in it": ({**WINDOW, "components": None}, "data.components"),
    "six things in it": (window(*[TEXT] * 6), "data.components"),
    "a button in it": (window(BUTTON), FIRST),
    "a button in a row": (window({"type": 1, "components": [BUTTON]}), ROW),
    "a button under a label": (window(label(BUTTON)), WITHIN),
    "a menu in a row": (window({"type": 1, "components": [MENU]}), ROW),
    "an input without a row or a label": (window(INPUT), FIRST),
    "a separator": (window({"type": 14}), FIRST),
    "an empty row": (window({"type": 1, "components": []}), f"{FIRST}.components"),
    "two inputs in a row": (
        window({"type": 1, "components": [{**INPUT, "label": "a"}, {**INPUT, "label": "b", "custom_id": "b"}]}),
        f"{FIRST}.components.1",
    ),
    "an input in a row without a label": (old(label=None), f"{ROW}.label"),
    "an input's label too long": (old(label="x" * 46), f"{ROW}.label"),
    "a label on what is under a label": (labelled(INPUT, label="Blocks"), f"{WITHIN}.label"),
    "a label without a text": (window(label(INPUT, label=None)), f"{FIRST}.label"),
    "a label too long": (window(label(INPUT, label="x" * 46)), f"{FIRST}.label"),
    "a label told at too great length": (window(label(INPUT, description="x" * 101)), f"{FIRST}.description"),
    "a label told in no words": (window(label(INPUT, description="")), f"{FIRST}.description"),
    "a label over nothing": (window({"type": 18, "label": "x"}), f"{FIRST}.component"),
    "a label over a text": (window(label(TEXT)), WITHIN),
    "labels a thousand deep": (window(depth(1_000, label)), WITHIN),
    "an empty text": (window({**TEXT, "content": ""}), f"{FIRST}.content"),
    "an input without a custom id": (labelled(INPUT, custom_id=None), f"{WITHIN}.custom_id"),
    "an input without a style": (labelled(INPUT, style=None), f"{WITHIN}.style"),
    "an input of a style nobody knows": (labelled(INPUT, style=3), f"{WITHIN}.style"),
    "fewer letters than none": (labelled(INPUT, min_length=-1), f"{WITHIN}.min_length"),
    "4,001 letters at least": (labelled(INPUT, min_length=4_001), f"{WITHIN}.min_length"),
    "no letters at most": (labelled(INPUT, max_length=0), f"{WITHIN}.max_length"),
    "4,001 letters at most": (labelled(INPUT, max_length=4_001), f"{WITHIN}.max_length"),
    "more letters at least than at most": (labelled(INPUT, min_length=5, max_length=4), f"{WITHIN}.min_length"),
    "letters counted in words": (labelled(INPUT, max_length="many"), f"{WITHIN}.max_length"),
    "4,001 letters written in": (labelled(INPUT, value="x" * 4_001), f"{WITHIN}.value"),
    "a placeholder too long": (labelled(INPUT, placeholder="x" * 101), f"{WITHIN}.placeholder"),
    "one custom id twice": (window(OLD, label(INPUT)), "data.components.1.component.custom_id"),
    "a menu of 26": (labelled(MENU, options=options(26)), f"{WITHIN}.options"),
    "a menu disabled": (labelled(MENU, disabled=True), f"{WITHIN}.disabled"),
    "a required menu that may stay empty": (labelled(MENU, min_values=0, required=True), f"{WITHIN}.min_values"),
    "a menu required by default that may stay empty": (labelled(MENU, min_values=0), f"{WITHIN}.min_values"),
    "eleven files": (labelled(UPLOAD, max_values=11), f"{WITHIN}.max_values"),
    "no file at most": (labelled(UPLOAD, max_values=0), f"{WITHIN}.max_values"),
    "a required file that need not be": (labelled(UPLOAD, min_values=0), f"{WITHIN}.min_values"),
    "a radio group of one": (labelled(RADIO, options=options(1)), f"{WITHIN}.options"),
    "a radio group of eleven": (labelled(RADIO, options=options(11)), f"{WITHIN}.options"),
    "two chosen in a radio group": (labelled(RADIO, options=options(2, default=True)), f"{WITHIN}.options"),
    "two alike in a radio group": (labelled(RADIO, options=[OPTIONS[0]] * 2), f"{WITHIN}.options.1.value"),
    "an option's label too long": (
        labelled(RADIO, options=[*OPTIONS, {"label": "x" * 101, "value": "x"}]),
        f"{WITHIN}.options.2.label",
    ),
    "no boxes to tick": (labelled(BOXES, options=[]), f"{WITHIN}.options"),
    "eleven boxes": (labelled(BOXES, options=options(11)), f"{WITHIN}.options"),
    "no box to tick at most": (labelled(BOXES, max_values=0), f"{WITHIN}.max_values"),
    "eleven boxes to tick": (labelled(BOXES, max_values=11), f"{WITHIN}.max_values"),
    "more boxes to tick than there are": (labelled(BOXES, max_values=3), f"{WITHIN}.options"),
    "more at least than there are boxes": (labelled(BOXES, min_values=3), f"{WITHIN}.min_values"),
    "more boxes ticked than may be": (
        labelled(BOXES, max_values=1, options=options(2, default=True)),
        f"{WITHIN}.options",
    ),
    "a box without a custom id": (labelled(BOX, custom_id=None), f"{WITHIN}.custom_id"),
    "a box ticked in words": (labelled(BOX, default="yes"), f"{WITHIN}.default"),
}

EDGES: dict[str, Any] = {
    "the longest of everything": {**old(label="x" * 45), "title": "x" * 45, "custom_id": "x" * 100},
    "the shortest of everything": {**old(label="x", min_length=0, max_length=1), "title": "x", "custom_id": "x"},
    "optional texts left empty": labelled(INPUT, value="", placeholder=""),
    "the shortest label": window(label(INPUT, label="x", description="x")),
    "five things": window(OLD, TEXT, label(MENU), label(RADIO), label(BOXES)),
    "the longest input": labelled(INPUT, min_length=4_000, max_length=4_000, value="x" * 4_000, placeholder="x" * 100),
    "the longest label": window(label(INPUT, label="x" * 45, description="x" * 100)),
    "a menu of 25": labelled(MENU, options=options(25), max_values=25),
    "a menu that may stay empty": labelled(MENU, min_values=0, required=False),
    "ten files": labelled(UPLOAD, min_values=10, max_values=10),
    "one file, or none": labelled(UPLOAD, min_values=0, max_values=1, required=False),
    "ten to choose one of": labelled(RADIO, options=options(10)),
    "ten boxes, all ticked": labelled(BOXES, options=options(10, default=True), min_values=10),
    "ten boxes to tick, or none": labelled(BOXES, options=options(10), min_values=0, max_values=10, required=False),
    "one box": labelled(BOX, default=True),
}


@named(BREACHES)
def test_a_breach_is_found_where_it_is(situation: str) -> None:
    data, where = BREACHES[situation]
    assert list(refused(data)) == [where]


@named(EDGES)
def test_the_most_that_is_allowed_is_taken(situation: str) -> None:
    assert refused(EDGES[situation]) == {}


class Window(ui.Modal):
    """A window with what the test puts in it."""

    def __init__(self, *items: ui.Item[Any]) -> None:
        super().__init__(title="Blocks")
        for item in items:
            self.add_item(item)


async def test_what_discord_py_makes_is_taken() -> None:
    choices = [discord.SelectOption(label="Red", emoji="🔴", description="A colour")]
    radios = [discord.RadioGroupOption(label=name) for name in ("Red", "Blue")]
    boxes = [discord.CheckboxGroupOption(label="Red", default=True)]
    menus: list[ui.Item[Any]] = [ui.UserSelect(), ui.RoleSelect(), ui.MentionableSelect(), ui.ChannelSelect()]
    fields: list[ui.Item[Any]] = [
        ui.TextInput(default="3", style=discord.TextStyle.paragraph, min_length=1, max_length=5),
        ui.Select(options=choices),
        ui.FileUpload(required=False, min_values=0),
        ui.RadioGroup(options=radios),
        ui.CheckboxGroup(options=boxes),
    ]
    for window in (
        Window(ui.TextInput(label="Blocks", placeholder="3"), ui.TextDisplay("How many?")),
        Window(*[ui.Label(text="Blocks", description="How many?", component=each) for each in fields]),
        Window(*[ui.Label(text="Who", component=each) for each in menus]),
        Window(ui.Label(text="Sure?", component=ui.Checkbox(default=True))),
    ):
        assert refused(window.to_dict()) == {}


SAMPLE = window(
    OLD, TEXT, label({**MENU, "min_values": 1, "max_values": 2}), label(RADIO), label({**BOXES, "max_values": 1})
)


@thorough
@settings(max_examples=how_many(60, 1500), deadline=None)
@given(data=GARBAGE | spoilt(SAMPLE) | spoilt(window(label({**INPUT, "min_length": 1}), label(UPLOAD), label(BOX))))
def test_whatever_is_sent_is_answered(data: Any) -> None:
    assert refused(SAMPLE) == {}
    refused(data)
