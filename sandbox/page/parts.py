"""A message as parts that can be drawn: text, pictures, rows of controls, boxes; all addresses on this server."""

from struct import unpack
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from sandbox.actions.attachments import Attachments
from sandbox.checks import parts as kinds
from sandbox.client.reading import BUTTON, LINK, MENU, name
from sandbox.page.markdown import Name, Node, parsed
from sandbox.world.payloads import Payload

STYLES = {1: "primary", 2: "secondary", 3: "success", 4: "danger", LINK: "link"}
PNG = b"\x89PNG\r\n\x1a\n"

Part: TypeAlias = dict[str, Any]


class Parts:
    """For one viewer: `name` shows people and places as they are for him."""

    def __init__(self, attachments: Attachments, name: Name) -> None:
        self._attachments, self._name = attachments, name

    def of(self, payload: Payload) -> list[Part]:
        """A message in the words of the API."""
        parts: list[Part] = []
        if payload["content"]:
            parts.append({"is": "text", "nodes": self._nodes(payload["content"])})
        parts += self._attached(payload)
        parts += [self._embed(each) for each in payload["embeds"]]
        return parts + self.components(payload["components"], payload["attachments"])

    def components(self, components: list[Payload], attachments: list[Payload]) -> list[Part]:
        """Each of them; what is of a kind that nobody sends is left out."""
        return [part for each in components if (part := self._part(each, attachments))]

    def _part(self, each: Payload, files: list[Payload]) -> Part | None:
        match each["type"]:
            case kinds.ROW:
                return {"is": "controls", "controls": [control(inner) for inner in each["components"]]}
            case kinds.SECTION:
                beside = each["accessory"]
                shown = control(beside) if beside["type"] in (BUTTON, MENU) else self._thumbnail(beside, files)
                return {"is": "section", "parts": self.components(each["components"], files), "beside": shown}
            case kinds.TEXT:
                return {"is": "text", "nodes": self._nodes(each["content"])}
            case kinds.GALLERY:
                return {"is": "pictures", "items": [self._item(item, files) for item in each["items"]]}
            case kinds.FILE:
                return self._file(each["file"]["url"], files)
            case kinds.SEPARATOR:
                return {"is": "separator", "line": each.get("divider", True), "wide": each.get("spacing", 1) == 2}
            case kinds.CONTAINER:
                inside = self.components(each["components"], files)
                return {"is": "box", "colour": colour(each.get("accent_color")), "parts": inside}
        return None

    def _nodes(self, text: str) -> list[Node]:
        return parsed(text, self._name)

    def _attached(self, payload: Payload) -> list[Part]:
        """Files that no component shows."""
        used = str(payload["components"]) + str(payload["embeds"])
        loose = [each for each in payload["attachments"] if each["url"] not in used]
        images = [each for each in loose if str(each.get("content_type", "")).startswith("image/")]
        pictures = [self._picture(each["url"], each.get("description"), payload["attachments"]) for each in images]
        rest = [self._file(each["url"], loose) for each in loose if each not in images]
        return [*([{"is": "pictures", "items": pictures}] if pictures else []), *rest]

    def _item(self, item: Payload, files: list[Payload]) -> Part:
        return self._picture(item["media"]["url"], item.get("description"), files)

    def _thumbnail(self, each: Payload, files: list[Payload]) -> Part:
        return {"is": "picture", **self._picture(each["media"]["url"], each.get("description"), files)}

    def _picture(self, url: str, alt: str | None, files: list[Payload]) -> Part:
        found = next((each for each in files if each["url"] == url), None)
        width, height = size_of(self._attachments.contents.get(found["id"], b"")) if found else (None, None)
        said = alt or (found or {}).get("description") or ""
        return {"url": urlsplit(url).path if found else "", "alt": said, "width": width, "height": height}

    def _file(self, url: str, files: list[Payload]) -> Part:
        found = next((each for each in files if each["url"] == url), {})
        name, size = found.get("filename", ""), found.get("size", 0)
        return {"is": "file", "name": name, "url": urlsplit(url).path, "size": size}

    def _embed(self, embed: Payload) -> Part:
        fields = [
            {"name": each["name"], "nodes": self._nodes(each["value"]), "inline": bool(each.get("inline"))}
            for each in embed.get("fields") or []
        ]
        image = (embed.get("image") or {}).get("url")
        return {
            "is": "embed",
            "colour": colour(embed.get("color")),
            "author": (embed.get("author") or {}).get("name", ""),
            "title": embed.get("title") or "",
            "url": embed.get("url"),
            "nodes": self._nodes(embed.get("description") or ""),
            "fields": fields,
            "picture": {"url": urlsplit(image).path, "alt": ""} if image else None,
            "footer": (embed.get("footer") or {}).get("text", ""),
        }


def control(each: Payload) -> Part:
    """A button or a menu."""
    if each["type"] == BUTTON:
        return {
            "is": "button",
            "id": each.get("custom_id", ""),
            "label": each.get("label") or "",
            "emoji": (each.get("emoji") or {}).get("name") or "",
            "style": STYLES.get(each.get("style", 2), "secondary"),
            "grey": bool(each.get("disabled")),
            "url": each.get("url"),
        }
    return {
        "is": "menu",
        "id": each.get("custom_id", ""),
        "placeholder": name(each),
        "least": each.get("min_values", 1),
        "most": each.get("max_values", 1),
        "grey": bool(each.get("disabled")),
        "options": [option(inner) for inner in each.get("options") or []],
    }


def option(each: Payload) -> Part:
    """One line of a menu."""
    return {
        "label": each["label"],
        "value": each["value"],
        "note": each.get("description") or "",
        "emoji": (each.get("emoji") or {}).get("name") or "",
        "chosen": bool(each.get("default")),
    }


def colour(number: int | None) -> str | None:
    """As a page writes it."""
    return None if number is None else f"#{number:06x}"


def size_of(content: bytes) -> tuple[int | None, int | None]:
    """Width and height of a PNG, so that it has its room before it is there."""
    if not content.startswith(PNG) or len(content) < 24:
        return None, None
    width, height = unpack(">II", content[16:24])
    return width, height
