"""Every sentence of the tables exists in every language, and every refusal and fault has one."""

import re
from pathlib import Path

import pytest

from engine import tables
from engine.core.values.refusals import Refusal
from engine.core.values.texts import Param, Params, Text
from engine.tables.seeing.texts import HOME, MESSAGES, NOTICES
from engine.tables.storage.faults import Fault
from engine.tables.transaction import refusals
from engine.tables.transaction.refusals import No
from engine.words.audit import audit_home
from engine.words.declared import declared_messages
from engine.words.sources import COMMON, LANGUAGES
from engine.words.speaker import Speaker

CODE = "".join(path.read_text(encoding="utf8") for path in Path(tables.__file__ or "").parent.rglob("*.py"))
SAMPLE: dict[str, Param] = {"number": 3, "seat": 0, "term": "x", "terms": ("x", "y")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_have_what_is_declared_and_nothing_else(language: str) -> None:
    assert audit_home(HOME, language, declared_messages(MESSAGES), (COMMON,)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language: str) -> None:
    speaker = Speaker(None, language, ("Anna", "Bruno"), (HOME,), MESSAGES)
    for no in No:
        params: Params = {name: SAMPLE[kind.name] for name, kind in no.message.params.items()}
        assert speaker.refusal(Refusal(no.code, params))
    for notice in NOTICES:
        params = {name: SAMPLE[kind.name] for name, kind in notice.params.items()}
        assert speaker.event(Text(notice.key.removeprefix("event-"), params))


def test_every_refusal_and_every_fault_is_used_somewhere() -> None:
    assert [no.name for no in No if f"No.{no.name}" not in CODE] == []
    assert [fault.name for fault in Fault if f"Fault.{fault.name}" not in CODE] == []


def test_every_refusal_stands_in_the_list_at_the_head_of_its_module() -> None:
    listed = re.findall(r"[a-z]+(?:-[a-z]+)+|\w+(?=,|$)", refusals.__doc__ or "", re.M)
    assert [no.code for no in No if no.code.removeprefix("tables.") not in listed] == []
