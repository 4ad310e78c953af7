"""For every limit whose number is a length, a count or a value: a body that has just so many, and where it stands."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.sandbox.limits.sized import (
    BOXES,
    LINE,
    RADIO,
    box,
    buttons,
    calling,
    choice,
    command,
    embed,
    embed_letters,
    field,
    field_in_window,
    gallery,
    group,
    labelled,
    layout,
    letters,
    link,
    menu,
    menu_option,
    names,
    of_x,
    option,
    options,
    press,
    row,
    section,
    suggestion,
    suggestions,
    text,
    upload,
    users,
    window,
)

Make = Callable[[int], Any]

FIRST = "components.0.components.0"
WITHIN = "data.components.0.component"


@dataclass(frozen=True)
class Case:
    """`make(n)` is a body with `n` of what is limited."""

    kind: str
    """Where it is sent to."""
    make: Make
    where: str
    """The place that is named when it is refused."""
    value: bool = False
    """Whether `n` is a number in the body itself, which can be below nought; else it is a length."""
    reached: int | None = None
    """The most that can be sent without breaking another limit, where that is less."""


CASES: dict[str, list[Case]] = {
    "COMMAND_NAME": [
        Case("commands", lambda n: command(name=of_x(n)), "0.name"),
        Case("commands", lambda n: command(name_localizations={"fr": of_x(n)}), "0.name_localizations.fr"),
        Case("commands", lambda n: option(name=of_x(n)), "0.options.0.name"),
        Case("commands", lambda n: [{"type": 2, "name": of_x(n)}], "0.name"),
        Case("one command", lambda n: command(name=of_x(n))[0], "name"),
    ],
    "COMMAND_DESCRIPTION": [
        Case("commands", lambda n: command(description=of_x(n)), "0.description"),
        Case("commands", lambda n: option(description=of_x(n)), "0.options.0.description"),
    ],
    "COMMAND_OPTIONS": [
        Case(
            "commands",
            lambda n: command(options=[{"name": name, "description": "x", "type": 3} for name in names(n)]),
            "0.options",
        ),
        Case(
            "commands",
            lambda n: command(options=[{"name": name, "description": "x", "type": 1} for name in names(n)]),
            "0.options",
        ),
    ],
    "OPTION_CHOICES": [
        Case("commands", lambda n: option(choices=suggestions(n)["choices"]), "0.options.0.choices"),
    ],
    "CHOICE_NAME": [
        Case("commands", lambda n: choice(name=of_x(n)), "0.options.0.choices.0.name"),
        Case("suggestions", lambda n: suggestion(name=of_x(n)), "data.choices.0.name"),
    ],
    "CHOICE_VALUE": [
        Case("commands", lambda n: choice(value=of_x(n)), "0.options.0.choices.0.value"),
        Case("suggestions", lambda n: suggestion(value=of_x(n)), "data.choices.0.value"),
    ],
    "TYPED_LEAST": [Case("commands", lambda n: option(min_length=n), "0.options.0.min_length", value=True)],
    "TYPED_MOST": [Case("commands", lambda n: option(max_length=n), "0.options.0.max_length", value=True)],
    "COMMAND_LETTERS": [Case("commands", letters, "0")],
    "AUTOCOMPLETE_CHOICES": [Case("suggestions", suggestions, "data.choices")],
    "MESSAGE_CONTENT": [
        Case("message", lambda n: {"content": of_x(n)}, "content"),
        Case("edit", lambda n: {"content": of_x(n)}, "content"),
        Case("answer", lambda n: {"content": of_x(n)}, "data.content"),
        Case("follow-up", lambda n: {"content": of_x(n)}, "content"),
    ],
    "NONCE": [Case("message", lambda n: {"content": "x", "nonce": of_x(n)}, "nonce")],
    "CUSTOM_ID": [
        Case("message", lambda n: press(custom_id=of_x(n)), f"{FIRST}.custom_id"),
        Case("message", lambda n: menu(custom_id=of_x(n)), f"{FIRST}.custom_id"),
        Case("window", lambda n: window(custom_id=of_x(n)), "data.custom_id"),
        Case("window", lambda n: field_in_window(custom_id=of_x(n)), f"{WITHIN}.custom_id"),
    ],
    "WINDOW_TITLE": [Case("window", lambda n: window(title=of_x(n)), "data.title")],
    "WINDOW_COMPONENTS": [Case("window", lambda n: window(components=[text(1)] * n), "data.components")],
    "ROWS": [Case("message", lambda n: {"components": [row(each) for each in buttons(n)]}, "components")],
    "ROW_COMPONENTS": [Case("message", lambda n: {"components": [row(*buttons(n))]}, "components.0.components")],
    "COMPONENTS": [Case("layout", lambda n: layout(*[LINE] * n), "components")],
    "CONTAINER_COMPONENTS": [Case("layout", lambda n: box(*[LINE] * n), "components.0.components", reached=39)],
    "SECTION_TEXTS": [Case("layout", section, "components.0.components")],
    "TEXT_DISPLAY": [Case("layout", lambda n: layout(text(n)), "components.0.content")],
    "LAYOUT_LETTERS": [Case("layout", lambda n: layout(text(2_000), text(n - 2_000)), "components")],
    "GALLERY_ITEMS": [Case("layout", gallery, "components.0.items")],
    "MEDIA_DESCRIPTION": [
        Case("layout", lambda n: gallery(description=of_x(n)), "components.0.items.0.description"),
    ],
    "MEDIA_URL": [
        Case(
            "layout",
            lambda n: gallery(media={"url": f"https://{of_x(n - 8)}"}),
            "components.0.items.0.media.url",
        ),
        Case("message", lambda n: embed(image={"url": f"https://{of_x(n - 8)}"}), "embeds.0.image.url"),
    ],
    "COLOUR": [
        Case("layout", lambda n: box(LINE, accent_color=n), "components.0.accent_color", value=True),
        Case("message", lambda n: embed(color=n), "embeds.0.color", value=True),
    ],
    "COMPONENT_ID": [Case("message", lambda n: press(id=n), f"{FIRST}.id", value=True)],
    "BUTTON_LABEL": [Case("message", lambda n: press(label=of_x(n)), f"{FIRST}.label")],
    "BUTTON_URL": [Case("message", link, f"{FIRST}.url")],
    "EMOJI_NAME": [Case("message", lambda n: press(emoji={"name": of_x(n)}), f"{FIRST}.emoji.name")],
    "MENU_OPTIONS": [Case("message", lambda n: menu(options=options(n)), f"{FIRST}.options")],
    "MENU_PLACEHOLDER": [Case("message", lambda n: menu(placeholder=of_x(n)), f"{FIRST}.placeholder")],
    "MENU_LEAST": [Case("message", lambda n: users(min_values=n, max_values=25), f"{FIRST}.min_values", value=True)],
    "MENU_MOST": [Case("message", lambda n: users(max_values=n), f"{FIRST}.max_values", value=True)],
    "MENU_DEFAULTS": [
        Case(
            "message",
            lambda n: users(max_values=25, default_values=[{"id": str(each), "type": "user"} for each in range(n)]),
            f"{FIRST}.default_values",
        ),
    ],
    "OPTION_LABEL": [Case("message", lambda n: menu_option(label=of_x(n)), f"{FIRST}.options.0.label")],
    "OPTION_VALUE": [Case("message", lambda n: menu_option(value=of_x(n)), f"{FIRST}.options.0.value")],
    "OPTION_DESCRIPTION": [
        Case("message", lambda n: menu_option(description=of_x(n)), f"{FIRST}.options.0.description"),
    ],
    "INPUT_LABEL": [
        Case("window", lambda n: labelled({"type": 23, "custom_id": "b"}, label=of_x(n)), "data.components.0.label"),
    ],
    "LABEL_DESCRIPTION": [
        Case(
            "window",
            lambda n: labelled({"type": 23, "custom_id": "b"}, description=of_x(n)),
            "data.components.0.description",
        ),
    ],
    "INPUT_LEAST": [Case("window", lambda n: field_in_window(min_length=n), f"{WITHIN}.min_length", value=True)],
    "INPUT_MOST": [Case("window", lambda n: field_in_window(max_length=n), f"{WITHIN}.max_length", value=True)],
    "INPUT_VALUE": [Case("window", lambda n: field_in_window(value=of_x(n)), f"{WITHIN}.value")],
    "INPUT_PLACEHOLDER": [Case("window", lambda n: field_in_window(placeholder=of_x(n)), f"{WITHIN}.placeholder")],
    "UPLOAD_LEAST": [
        Case("window", lambda n: upload(min_values=n, max_values=10), f"{WITHIN}.min_values", value=True),
    ],
    "UPLOAD_MOST": [Case("window", lambda n: upload(max_values=n), f"{WITHIN}.max_values", value=True)],
    "RADIO_OPTIONS": [Case("window", lambda n: group(RADIO, n), f"{WITHIN}.options")],
    "CHECKBOX_OPTIONS": [Case("window", lambda n: group(BOXES, n), f"{WITHIN}.options")],
    "CHECKBOX_LEAST": [
        Case("window", lambda n: group(BOXES, 10, min_values=n), f"{WITHIN}.min_values", value=True),
    ],
    "CHECKBOX_MOST": [Case("window", lambda n: group(BOXES, 10, max_values=n), f"{WITHIN}.max_values", value=True)],
    "EMBEDS": [Case("message", lambda n: {"embeds": [{"title": "x"}] * n}, "embeds")],
    "EMBED_TITLE": [Case("message", lambda n: embed(title=of_x(n)), "embeds.0.title")],
    "EMBED_DESCRIPTION": [Case("message", lambda n: embed(description=of_x(n)), "embeds.0.description")],
    "EMBED_FIELDS": [
        Case("message", lambda n: embed(fields=[{"name": "x", "value": "x"}] * n), "embeds.0.fields"),
    ],
    "EMBED_FIELD_NAME": [Case("message", lambda n: field(name=of_x(n)), "embeds.0.fields.0.name")],
    "EMBED_FIELD_VALUE": [Case("message", lambda n: field(value=of_x(n)), "embeds.0.fields.0.value")],
    "EMBED_FOOTER": [Case("message", lambda n: embed(footer={"text": of_x(n)}), "embeds.0.footer.text")],
    "EMBED_AUTHOR": [Case("message", lambda n: embed(author={"name": of_x(n)}), "embeds.0.author.name")],
    "EMBED_LETTERS": [Case("message", embed_letters, "embeds")],
    "ALLOWED_MENTIONS": [
        Case("message", lambda n: calling("users", n), "allowed_mentions.users"),
        Case("message", lambda n: calling("roles", n), "allowed_mentions.roles"),
    ],
    "THREAD_NAME": [Case("thread", lambda n: {"name": of_x(n), "type": 11}, "name")],
}
