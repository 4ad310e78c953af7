"""Discord's markdown as a tree: what bots write, and what people write to break it."""

from typing import Any

import pytest

from sandbox.page.markdown import parsed

PLACES = {
    ("person", "7"): {"is": "person", "id": "7", "name": "Anna"},
    ("command", "table new"): {"is": "command"},
    ("place", "9"): {"is": "place", "id": "9"},
}


def nodes(text: str) -> list[dict[str, Any]]:
    return parsed(text, lambda kind, which: PLACES.get((kind, which)))


def words(text: str) -> dict[str, Any]:
    return {"is": "text", "text": text}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("plain", [words("plain")]),
        ("**bold** and *thin*", [
            {"is": "bold", "nodes": [words("bold")]}, words(" and "), {"is": "italic", "nodes": [words("thin")]},
        ]),
        ("**a *b* c**", [{"is": "bold", "nodes": [words("a "), {"is": "italic", "nodes": [words("b")]}, words(" c")]}]),
        ("a_b_c and _d_", [words("a_b_c and "), {"is": "italic", "nodes": [words("d")]}]),
        ("__under__", [{"is": "underline", "nodes": [words("under")]}]),
        ("~~gone~~ ||who||", [
            {"is": "strike", "nodes": [words("gone")]}, words(" "), {"is": "spoiler", "nodes": [words("who")]},
        ]),
        ("`**as it is**`", [{"is": "code", "text": "**as it is**"}]),
        ("```py\n<b>*x*\n```", [{"is": "block", "text": "<b>*x*"}]),
        ("# Title\nbelow", [{"is": "heading", "level": 1, "nodes": [words("Title")]}, words("below")]),
        ("-# small", [{"is": "small", "nodes": [words("small")]}]),
        ("- a\n- b\n1. c", [
            {"is": "list", "ordered": False, "items": [[words("a")], [words("b")]]},
            {"is": "list", "ordered": True, "items": [[words("c")]]},
        ]),
        ("> a\n> b", [{"is": "quote", "nodes": [words("a"), {"is": "break"}, words("b")]}]),
        ("a\nb", [words("a"), {"is": "break"}, words("b")]),
        ("<@7> </table new:5>", [PLACES["person", "7"], words(" "), {"is": "command"}]),
        ("<@8>", [words("<@8>")]),
        ("<t:5:R>", [{"is": "time", "at": 5, "style": "R"}]),
        ("[here](https://a.example/b)", [{"is": "link", "url": "https://a.example/b", "nodes": [words("here")]}]),
        ("https://discord.com/channels/1/9/3", [PLACES["place", "9"]]),
        ("https://discord.com/channels/1/8", [
            {"is": "link", "url": "https://discord.com/channels/1/8", "nodes": [words("https://discord.com/channels/1/8")]},
        ]),
        ("[here](javascript:alert(1))", [words("[here](javascript:alert(1))")]),
        (r"\*no\* \<b>", [words("*no* <b>")]),
        ("<script>alert(1)</script>", [words("<script>alert(1)</script>")]),
        ("", []),
    ],
    ids=lambda each: each if isinstance(each, str) else "",
)  # fmt: skip
def test_a_text(text: str, expected: list[dict[str, Any]]) -> None:
    assert nodes(text) == expected


def test_nothing_takes_long_or_raises_however_it_is_written() -> None:
    for text in ("*" * 4000, "_a" * 2000, "[" * 4000, "`" * 3999, "> " * 2000, "||" * 2000, "**a" * 1300, "<@" * 2000):
        nodes(text)
