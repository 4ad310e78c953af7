"""The quicker parser reads what Fluent's own does: the same tree of every message file, and the same faults."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser

from engine.words.parsing import QuickParser

TREE = Path(__file__).parents[2]
FILES = [path for folder in ("data", "render", "bot", "tests") for path in sorted((TREE / folder).rglob("*.ftl"))]
SPOILT = {
    "nothing": "",
    "no name": "= text\nb = c\n",
    "a name that ends the file": "abc",
    "a name of one letter": "a = b",
    "a digit first": "1a = b\nc = d\n",
    "a brace left open": "a = { $b\nc = d\n",
    "a brace too many": "a = b }\nc = d\n",
    "a term": "-a = b\n    .c = d { -a }\n",
    "lines that go on": "a =\n    one\n    two { $b }\n      three\n\n    four\nb = c\n",
    "a choice": "a = { $n ->\n    [one] x\n   *[other] { $n } xs\n }\n",
    "a choice without a default": "a = { $n ->\n    [one] x\n }\n",
    "other ends of lines": "a = b\r\n    c { $d }\r\n    .e = f\r\ng = h\r\n",
    "a lone return": "a = b\rc\nd = e",
    "letters of others": "a = é ’ 👑 \u2028 b\nã = c\n",
    "comments": "# one\na = b\n## two\n### three\n#four\nc = d\n",
    "a call": 'a = { DE($b, c: "d") } { "{" }\n',
}


def assert_same(text: str) -> None:
    here, there = QuickParser().parse(text), FluentParser().parse(text)
    assert here.equals(there, ignored_fields=[]), text


def test_there_are_files() -> None:
    assert len(FILES) > 20


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(TREE)))
def test_of_every_file_the_tree_is_the_same(path: Path) -> None:
    assert_same(path.read_text(encoding="utf8"))


@pytest.mark.parametrize("text", SPOILT.values(), ids=SPOILT)
def test_what_is_spoilt_is_told_alike(text: str) -> None:
    assert_same(text)


def test_wherever_a_file_is_cut_off_or_a_letter_is_lost() -> None:
    text = "\n".join([*SPOILT.values(), (TREE / "data" / "common" / "text" / "fr.ftl").read_text(encoding="utf8")])
    for at in range(0, len(text), 97):
        assert_same(text[:at])
        assert_same(text[:at] + text[at + 1 :])
