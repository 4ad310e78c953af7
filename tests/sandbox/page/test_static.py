"""The files of the page, without a browser: they say all in both languages, let nothing in, ask nobody outside."""

import re
from pathlib import Path

import pytest

import sandbox

STATIC = Path(str(sandbox.__file__)).parent / "page" / "static"
FILES = sorted(path for path in STATIC.rglob("*") if path.is_file())
SCRIPTS = [path for path in FILES if path.suffix == ".js"]
INDEX = (STATIC / "index.html").read_text(encoding="utf8")

OPENING = {".js": "// ", ".css": "/* ", ".html": "<!-- ", ".svg": "<!-- "}
LONGEST = {".css": 300}
SINKS = re.compile(
    r"innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|parseHTMLUnsafe|createContextualFragment|DOMParser|srcdoc"
    r"|\beval\b|\bFunction\(|document\.write|javascript:|setAttribute\(\s*[\"'](?:style|on)"
)
OUTSIDE = re.compile(r"(?:https?:|wss?:)?//[\w-]+\.[\w.-]+")
NAME_OF_SVG = "http://www.w3.org/2000/svg"
"""It looks like an address, but nobody goes there."""


def named(path: Path) -> str:
    return path.relative_to(STATIC).as_posix()


def read(path: Path) -> str:
    return path.read_text(encoding="utf8")


def code(path: Path) -> str:
    """Without what is only said about it."""
    return re.sub(r"^\s*(?://|/\*\*).*$", "", read(path), flags=re.MULTILINE)


def words(language: str) -> dict[str, str]:
    """Key by key, as they stand in the file."""
    found = re.findall(r'^  "([\w-]+)": "(.*)",$', read(STATIC / "words" / f"{language}.js"), re.MULTILINE)
    assert len(found) == len(dict(found)), "a key stands twice"
    return dict(found)


def said() -> tuple[set[str], set[str]]:
    """The keys that the scripts and the frame say, and the beginnings of those that they put together."""
    text = INDEX + "".join(code(path) for path in SCRIPTS if path.parent.name != "words")
    keys = set(re.findall(r'data-(?:say|label)="([\w-]+)"', text))
    for call in re.findall(r"\b(?:say|count|tool|group|knows|choice)\(([^;{}]*)", text):
        keys |= set(re.findall(r'"([a-z][\w-]*)"', call))
    return keys, set(re.findall(r"`([a-z]+-)\$\{", text))


@pytest.mark.parametrize("path", FILES, ids=named)
def test_a_file_opens_with_its_job_and_is_short(path: Path) -> None:
    lines = read(path).splitlines()
    assert lines[0].startswith(OPENING[path.suffix]), "the first line is a comment that says what the file is for"
    assert len(lines[0]) > len(OPENING[path.suffix]) + 20
    assert len(lines) <= LONGEST.get(path.suffix, 200)


@pytest.mark.parametrize("path", FILES, ids=named)
def test_nothing_becomes_markup_or_code(path: Path) -> None:
    assert SINKS.findall(code(path)) == []


@pytest.mark.parametrize("path", FILES, ids=named)
def test_nobody_outside_is_asked_for_anything(path: Path) -> None:
    assert OUTSIDE.findall(read(path).replace(NAME_OF_SVG, "")) == []


def test_the_frame_has_no_style_and_no_script_within_it() -> None:
    assert re.findall(r"<[^>]*\s(?:style|on\w+)\s*=", INDEX) == []
    assert "<style" not in INDEX
    scripts = re.findall(r"<script([^>]*)>(.*?)</script>", INDEX, re.DOTALL)
    assert scripts
    assert all('src="/page/' in props and not inside.strip() for props, inside in scripts)


def test_the_frame_has_the_place_for_the_token() -> None:
    assert INDEX.count("TOKEN") == 1
    assert '<meta name="token" content="TOKEN">' in INDEX


def test_what_the_frame_fetches_is_there_and_no_file_is_forgotten() -> None:
    """A module that is not on the list is found late, one behind the other; a sheet that is not, never."""
    fetched = re.findall(r'(?:href|src)="/page/([^"]+)"', INDEX)
    assert sorted(set(fetched)) == sorted(named(path) for path in FILES if path.suffix in (".js", ".css", ".svg"))


@pytest.mark.parametrize("path", SCRIPTS, ids=named)
def test_a_module_imports_what_is_there(path: Path) -> None:
    for names, where in re.findall(r'^import \{([^}]*)\} from "([^"]+)";$', read(path), re.MULTILINE):
        exported = re.findall(
            r"^export (?:async )?(?:function|class|const) (\w+)", read(path.parent / where), re.MULTILINE
        )
        used = {name.strip() for name in names.split(",")}
        assert used <= set(exported), f"{where} has no {used - set(exported)}"
        rest = re.sub(r"^import .*$", "", code(path), flags=re.MULTILINE)
        assert {name for name in used if not re.search(rf"\b{name}\b", rest)} == set(), "imported and not used"


def test_both_languages_have_the_same_keys_and_the_same_gaps() -> None:
    english, french = words("en"), words("fr")
    assert len(english) > 100
    assert list(english) == list(french)
    for key, text in english.items():
        assert sorted(re.findall(r"\{\w+\}", text)) == sorted(re.findall(r"\{\w+\}", french[key])), key


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_language_says_something_under_each_key(language: str) -> None:
    """Every line of the file is one of its sentences: none is written in a way that this test would not see."""
    lines = read(STATIC / "words" / f"{language}.js").splitlines()
    entries = [line for line in lines if line.startswith("  ") and not line.startswith("  //")]
    assert len(entries) == len(words(language))
    assert all(text.strip() for text in words(language).values())


def test_every_key_that_is_said_is_there() -> None:
    keys, _ = said()
    there = words("en")
    counted = {key for key in keys if f"{key}-one" in there and f"{key}-many" in there}
    literal = set(re.findall(r'\bsay\("([\w-]+)"[,)]', "".join(code(path) for path in SCRIPTS)))
    assert len(literal) > 50
    assert literal - there.keys() == set()
    plural = set(re.findall(r'\bcount\("([\w-]+)",', "".join(code(path) for path in SCRIPTS)))
    assert plural
    assert plural - counted == set()
    assert set(re.findall(r'data-(?:say|label)="([\w-]+)"', INDEX)) - there.keys() == set()


def test_no_key_is_there_for_nothing() -> None:
    keys, beginnings = said()
    unused = [
        key
        for key in words("en")
        if key not in keys
        and re.sub(r"-(?:one|many)$", "", key) not in keys
        and not any(key.startswith(each) for each in beginnings)
    ]
    assert unused == []


def test_every_sign_that_is_shown_is_drawn() -> None:
    drawn = set(re.findall(r'^  (\w+): "M', read(STATIC / "icons.js"), re.MULTILINE))
    text = "".join(code(path) for path in SCRIPTS)
    shown = set(re.findall(r'\b(?:icon|before|tool)\("(\w+)"', text))
    assert len(shown) > 10
    assert shown - drawn == set()
