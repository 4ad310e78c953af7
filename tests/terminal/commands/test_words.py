"""Every sentence of the terminal exists in every language, is used, and is set properly."""

from pathlib import Path

import pytest

from bot import program
from engine.terminal import main
from engine.terminal.console.texts import HOME, MESSAGES, PREFIX
from engine.words import called, typed
from engine.words import typed_several as several
from engine.words.audit import audit_home
from engine.words.bundles import COMMON, LANGUAGES
from engine.words.declared import declared_messages

CODE = Path(main.__file__).parent
OF_THE_BOT = [
    Path(program.__file__).parent / name for name in ("main.py", "operator.py", "doctor.py", "doctor_live.py")
]
MADE_UP = ("about-", "help-", "stage-", "status-", "pruned-", "verify-skipped-", "intent-", "import-", "doctor-")
"""Keys that the code puts together where it uses them."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_have_what_is_declared_and_nothing_else(language: str) -> None:
    assert audit_home(HOME, language, declared_messages(MESSAGES), (COMMON,)) == []


def test_every_message_is_used_somewhere() -> None:
    here = [path for path in CODE.rglob("*.py") if path.name != "texts.py"]
    files = (*here, *OF_THE_BOT, *map(Path, (called.__file__, typed.__file__, several.__file__)))
    code = "".join(path.read_text(encoding="utf8") for path in files)
    keys = [message.key.removeprefix(PREFIX) for message in MESSAGES]
    assert len(set(keys)) == len(keys)
    assert [key for key in keys if f'"{key}"' not in code and not key.startswith(MADE_UP)] == []
