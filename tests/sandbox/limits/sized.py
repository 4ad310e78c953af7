"""Bodies of just so many letters, parts or entries, for tests that send one more than Discord takes."""

from typing import Any

RADIO, BOXES = 21, 22


def of_x(n: int) -> str:
    return "x" * n


def names(n: int) -> list[str]:
    return [f"n{number}" for number in range(n)]


# Commands


def command(**changes: Any) -> list[Any]:
    return [{"name": "wheel", "description": "Turn the wheel", "type": 1, **changes}]


def option(**changes: Any) -> list[Any]:
    return command(options=[{"name": "section", "description": "Which", "type": 3, **changes}])


def choice(**changes: Any) -> list[Any]:
    return option(choices=[{"name": "one", "value": "1", **changes}])


def letters(n: int) -> list[Any]:
    """A command of so many letters: choices of 100, and a description of what is left."""
    wanted = n - len("wheel") - 100
    options: list[dict[str, Any]] = []
    while wanted > 100:
        name = f"o{len(options)}"
        full = min(25, (wanted - len(name) - 1) // 101)
        choices = [{"name": of_x(100), "value": "v"} for _ in range(full)]
        options.append({"name": name, "description": "d", "type": 3, "choices": choices})
        wanted -= len(name) + 1 + 101 * full
    options[-1]["description"] = "d" * (1 + wanted)
    return command(description="d" * 100, options=options)


def suggestions(n: int) -> Any:
    return {"choices": [{"name": name, "value": name} for name in names(n)]}


def suggestion(**changes: Any) -> Any:
    return {"choices": [{"name": "one", "value": "1", **changes}]}


# Messages


def row(*inner: Any) -> dict[str, Any]:
    return {"type": 1, "components": list(inner)}


def buttons(n: int) -> list[Any]:
    return [{"type": 2, "style": 1, "label": "Turn", "custom_id": f"b{number}"} for number in range(n)]


def press(**changes: Any) -> Any:
    return {"components": [row({"type": 2, "style": 1, "label": "Turn", "custom_id": "turn", **changes})]}


def link(n: int) -> Any:
    address = f"https://{of_x(n - 8)}"
    return {"components": [row({"type": 2, "style": 5, "label": "Rules", "url": address})]}


def options(n: int) -> list[Any]:
    return [{"label": "x", "value": name} for name in names(n)]


def menu(**changes: Any) -> Any:
    return {"components": [row({"type": 3, "custom_id": "menu", "options": options(1), **changes})]}


def menu_option(**changes: Any) -> Any:
    return menu(options=[{"label": "Red", "value": "red", **changes}])


def users(**changes: Any) -> Any:
    return {"components": [row({"type": 5, "custom_id": "users", **changes})]}


def text(n: int) -> Any:
    return {"type": 10, "content": of_x(n)}


def layout(*parts: Any) -> Any:
    return {"components": list(parts)}


def box(*inner: Any, **more: Any) -> Any:
    return layout({"type": 17, "components": list(inner), **more})


def gallery(n: int = 1, **more: Any) -> Any:
    return layout({"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}, **more}] * n})


def section(n: int) -> Any:
    return layout({"type": 9, "components": [text(1)] * n, "accessory": buttons(1)[0]})


LINE = {"type": 14}


def calling(kind: str, n: int) -> Any:
    return {"content": "x", "allowed_mentions": {kind: [str(each) for each in range(n)]}}


def embed(**changes: Any) -> Any:
    return {"embeds": [{"title": "The wheel", **changes}]}


def embed_letters(n: int) -> Any:
    return {"embeds": [{"description": of_x(4_000)}, {"footer": {"text": of_x(n - 4_000)}}]}


def field(**changes: Any) -> Any:
    return embed(fields=[{"name": "Score", "value": "12", **changes}])


# Windows


def window(*inner: Any, **changes: Any) -> Any:
    return {"title": "Blocks", "custom_id": "window", "components": list(inner) or [text(1)], **changes}


def labelled(component: dict[str, Any], **changes: Any) -> Any:
    return window({"type": 18, "label": "Blocks", "component": component, **changes})


def field_in_window(**changes: Any) -> Any:
    return labelled({"type": 4, "custom_id": "number", "style": 1, **changes})


def upload(**changes: Any) -> Any:
    return labelled({"type": 19, "custom_id": "upload", "required": False, **changes})


def group(kind: int, n: int, **changes: Any) -> Any:
    return labelled({"type": kind, "custom_id": "group", "required": False, "options": options(n), **changes})
