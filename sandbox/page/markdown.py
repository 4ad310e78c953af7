"""Discord's markdown as a tree: what a page draws, node by node, without reading any text again."""

import re
from collections.abc import Callable
from typing import Any, TypeAlias

Node: TypeAlias = dict[str, Any]
Name: TypeAlias = Callable[[str, str], Node | None]
"""From a kind (`person`, `place`, `command`) and an id, or a command as it is registered, to the node that shows it;
None if there is nothing of it."""

DEEPEST = 8
"""Marks within marks; what lies deeper is taken as it is written."""

_FENCE = re.compile(r"```(?:[a-z0-9+-]*\n)?(.*?)\n?```", re.S)
_HEADING, _SMALL = re.compile(r"(#{1,3}) +(.+)"), re.compile(r"-# +(.+)")
_BULLET, _NUMBER = re.compile(r" *[-*] +(.+)"), re.compile(r" *\d+\. +(.+)")
_QUOTE = re.compile(r"> ?(.*)")
_INLINE = re.compile(
    r"\\(?P<escaped>[\\*_~`|>#<\[\]()-])"
    r"|`(?P<code>[^`\n]+)`"
    r"|<@!?(?P<person>\d+)>|<#(?P<place>\d+)>|</(?P<command>[^:<>]+):\d+>|<t:(?P<at>-?\d+)(?::(?P<style>[tTdDfFR]))?>"
    r"|\[(?P<label>[^\]\n]+)\]\(<?(?P<target>https?://[^\s<>)]+)>?\)|<?(?P<url>https?://[^\s<>)]+)>?"
    r"|\*\*(?P<bold>.+?)\*\*(?!\*)|__(?P<underline>.+?)__(?!_)|~~(?P<strike>.+?)~~|\|\|(?P<spoiler>.+?)\|\|"
    r"|\*(?P<star>[^\s*](?:[^*]*[^\s*])?)\*|(?<!\w)_(?P<line>[^\s_](?:[^_]*[^\s_])?)_(?!\w)",
    re.S,
)
_JUMP = re.compile(r"https://discord\.com/channels/(?:\d+|@me)/(\d+)(?:/\d+)?")
"""What leads to a place in Discord, or to a message there, is shown as that place."""
_NESTED = {**{each: each for each in ("bold", "underline", "strike", "spoiler")}, "star": "italic", "line": "italic"}


def parsed(text: str, name: Name) -> list[Node]:
    """All of a text. Code stands as it is; of the rest each line is a heading, a list, a quote, or words."""
    nodes: list[Node] = []
    end = 0
    for fence in _FENCE.finditer(text):
        nodes += _lines(text[end : fence.start()].strip("\n"), name)
        nodes.append({"is": "block", "text": fence[1]})
        end = fence.end()
    return nodes + _lines(text[end:].strip("\n") if end else text, name)


def _lines(text: str, name: Name) -> list[Node]:
    nodes: list[Node] = []
    for line in text.split("\n") if text else []:
        alone = _alone(line, nodes, name)
        if alone is None:
            if nodes and nodes[-1]["is"] not in ("heading", "small", "list", "quote"):
                nodes.append({"is": "break"})
            nodes += _inline(line, name)
        elif alone:
            nodes.append(alone)
    return nodes


def _alone(line: str, before: list[Node], name: Name) -> Node | None:
    """What stands alone in its line; nothing if it belongs to the list or quote before it; None if it is words."""
    if found := _HEADING.fullmatch(line):
        return {"is": "heading", "level": len(found[1]), "nodes": _inline(found[2], name)}
    if found := _SMALL.fullmatch(line):
        return {"is": "small", "nodes": _inline(found[1], name)}
    for pattern, ordered in ((_BULLET, False), (_NUMBER, True)):
        if found := pattern.fullmatch(line):
            item = _inline(found[1], name)
            if before and before[-1]["is"] == "list" and before[-1]["ordered"] == ordered:
                before[-1]["items"].append(item)
                return {}
            return {"is": "list", "ordered": ordered, "items": [item]}
    if found := _QUOTE.fullmatch(line):
        said = _inline(found[1], name)
        if before and before[-1]["is"] == "quote":
            before[-1]["nodes"] += [{"is": "break"}, *said]
            return {}
        return {"is": "quote", "nodes": said}
    return None


def _inline(text: str, name: Name, depth: int = 0) -> list[Node]:
    nodes: list[Node] = []
    end = 0
    for found in _INLINE.finditer(text) if depth < DEEPEST else ():
        _say(nodes, text[end : found.start()])
        node = _node(found, name, depth)
        _say(nodes, node) if isinstance(node, str) else nodes.append(node)
        end = found.end()
    _say(nodes, text[end:])
    return nodes


def _say(nodes: list[Node], text: str) -> None:
    """Words after words are one node."""
    if text and nodes and nodes[-1]["is"] == "text":
        nodes[-1]["text"] += text
    elif text:
        nodes.append({"is": "text", "text": text})


def _node(found: re.Match[str], name: Name, depth: int) -> Node | str:
    kind = found.lastgroup or ""
    if kind == "escaped":
        return found["escaped"]
    if kind in _NESTED:
        return {"is": _NESTED[kind], "nodes": _inline(found[kind], name, depth + 1)}
    if found["at"]:
        return {"is": "time", "at": int(found["at"]), "style": found["style"] or "f"}
    if found["target"]:
        return {"is": "link", "url": found["target"], "nodes": _inline(found["label"], name, depth + 1)}
    if found["url"] and (there := _JUMP.fullmatch(found["url"])) and (place := name("place", there[1])):
        return place
    if found["url"]:
        return {"is": "link", "url": found["url"], "nodes": [{"is": "text", "text": found["url"]}]}
    if found["code"]:
        return {"is": "code", "text": found["code"]}
    return name(kind, found[kind]) or found[0]
