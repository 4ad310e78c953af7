"""Every sentence of the terminal exists in every language, is used, and is set properly."""

from pathlib import Path

import pytest

from engine.terminal import main
from engine.terminal.texts import HOME, MESSAGES, PREFIX
from engine.words.audit import audit_home
from engine.words.bundles import COMMON, LANGUAGES
from engine.words.declared import declared_messages

CODE = Path(main.__file__).parent
MADE_UP = ("about-", "help-", "stage-", "status-", "pruned-", "verify-skipped-", "intent-", "import-")
"""Keys that the code puts together where it uses them."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_have_what_is_declared_and_nothing_else(language: str) -> None:
    assert audit_home(HOME, language, declared_messages(MESSAGES), (COMMON,)) == []


def test_every_message_is_used_somewhere() -> None:
    code = "".join(path.read_text(encoding="utf8") for path in CODE.rglob("*.py") if path.name != "texts.py")
    keys = [message.key.removeprefix(PREFIX) for message in MESSAGES]
    assert len(set(keys)) == len(keys)
    assert [key for key in keys if f'"{key}"' not in code and not key.startswith(MADE_UP)] == []
