"""Every sentence of the bot exists in every language, is used, and is set properly."""

from pathlib import Path

import pytest

import bot
from bot.words.texts import HOME, MESSAGES, PARTS
from engine.tables.seeing.texts import HOME as TABLES
from engine.words.audit import audit_home
from engine.words.declared import declared_messages
from engine.words.sources import COMMON, LANGUAGES

CODE = Path(bot.__file__).parent


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_the_words_of_a_part_are_clean(part: str, language: str) -> None:
    assert audit_home(HOME / part, language, declared_messages(PARTS[part]), (COMMON, TABLES)) == []


def test_no_two_parts_say_something_under_one_key() -> None:
    keys = [message.key for message in MESSAGES]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("part", PARTS)
def test_every_sentence_is_said_somewhere(part: str) -> None:
    code = "".join(path.read_text(encoding="utf8") for path in CODE.rglob("*.py") if "texts" not in path.parts)
    keys = [message.key.removeprefix(f"bot-{part}-") for message in PARTS[part]]
    keys = [key for key in keys if not key.startswith(("cmd-", "opt-"))]
    assert [key for key in keys if f'"{key}"' not in code] == []
