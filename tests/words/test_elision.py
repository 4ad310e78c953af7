"""French runs "de" and "que" together with a name that begins with a vowel."""

import re
from pathlib import Path

import pytest

from engine.core.values.texts import Text
from engine.tables.seeing.texts import HOME, MESSAGES
from engine.words.elision import before
from engine.words.sources import COMMON
from engine.words.speaker import Speaker

NAMES = r"seats?|other|by|names?|winners|host|person"
"""Parameters that hold what people are called."""

UNELIDED = re.compile(rf"\b(?:de|que) {{ \$(?:{NAMES}) }}", re.IGNORECASE)

FRENCH = sorted((Path(str(COMMON)).parents[0]).rglob("fr.ftl"))


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Anna", "d’Anna"),
        ("Ève", "d’Ève"),
        ("Œdipe", "d’Œdipe"),
        ("æthelred", "d’æthelred"),
        ("Bruno", "de Bruno"),
        ("Hugo", "de Hugo"),
        ("Yves", "de Yves"),
        ("", "de "),
    ],
)
def test_before_a_name(name: str, said: str) -> None:
    assert before("de", name) == said
    assert before("que", name) == said.replace("de", "que").replace("d’", "qu’")


def test_a_sentence_about_somebody_elses_seat() -> None:
    voice = Speaker(None, "fr", ("Anna", "Bruno"), (HOME,), MESSAGES)
    assert voice.event(Text("table-seat-taken", {"seat": 1, "other": 0})) == "Bruno prend la place d’Anna."
    assert voice.event(Text("table-seat-taken", {"seat": 0, "other": 1})) == "Anna prend la place de Bruno."


def test_every_file_was_found() -> None:
    assert len(FRENCH) > 8


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: "/".join(path.parts[-4:-2]))
def test_no_sentence_leaves_it_to_chance(path: Path) -> None:
    assert UNELIDED.findall(path.read_text(encoding="utf8")) == []
