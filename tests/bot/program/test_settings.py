"""Settings come from the environment or a file; what is wrong is named with what would be right, and never repeated."""

import os
import re
from pathlib import Path

import pytest

from bot.program.dotenv import NotText, in_file, lend
from bot.program.settings import LEGAL, NoToken, Settings, UnknownSetting, WrongAddress, WrongSetting, WrongToken, names
from tests.bot.program.operating import SECRET, TREE


@pytest.fixture(autouse=True)
def _nothing_is_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for name in names():
        monkeypatch.delenv(name, raising=False)


def write(text: str) -> None:
    Path(".env").write_text(text, encoding="utf8")


def test_without_anything_all_have_a_default_but_the_token() -> None:
    settings = Settings.read()
    assert (settings.database, settings.lang, settings.address) == (Path("paravent.db"), "en", None)
    assert (settings.log_level, settings.log_format) == ("info", "text")
    with pytest.raises(NoToken):
        settings.secret()


def test_the_file_is_read_and_the_environment_counts_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    write(f"# ours\nPARAVENT_TOKEN={SECRET}\nPARAVENT_DATABASE='a b.db'\nPARAVENT_LOG_LEVEL=error\nOTHER=1\n")
    monkeypatch.setenv("PARAVENT_LOG_LEVEL", "DEBUG")
    settings = Settings.read()
    assert (settings.secret(), settings.database, settings.log_level) == (SECRET, Path("a b.db"), "debug")


@pytest.mark.parametrize("value", ["", "  "])
def test_what_is_empty_is_not_set(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setenv("PARAVENT_TOKEN", value)
    monkeypatch.setenv("PARAVENT_DISCORD_API", "")
    write("PARAVENT_LANG=\nPARAVENT_DATABASE=\n")
    settings = Settings.read()
    assert (settings.lang, settings.database, settings.address) == ("en", Path("paravent.db"), None)
    with pytest.raises(NoToken):
        settings.secret()


@pytest.mark.parametrize("name", ["PARAVENT_LANG", "PARAVENT_LOG_LEVEL", "PARAVENT_LOG_FORMAT"])
def test_a_value_that_cannot_be_is_told_with_what_can(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv(name, SECRET)
    with pytest.raises(WrongSetting) as wrong:
        Settings.read()
    assert wrong.value.name == name
    assert wrong.value.legal == LEGAL[name.removeprefix("PARAVENT_").lower()]
    assert SECRET not in f"{wrong.value!r} {wrong.value.__cause__!r} {wrong.value.__dict__}"


@pytest.mark.parametrize("where", ["file", "environment"])
def test_a_misspelt_setting_is_noticed(monkeypatch: pytest.MonkeyPatch, where: str) -> None:
    if where == "file":
        write(f"PARAVENT_TOKKEN={SECRET}")
    else:
        monkeypatch.setenv("PARAVENT_TOKKEN", SECRET)
    with pytest.raises(UnknownSetting) as unknown:
        Settings.read()
    assert (unknown.value.name, unknown.value.near) == ("PARAVENT_TOKKEN", "PARAVENT_TOKEN")


def test_a_file_that_is_no_text_is_said_to_be_none() -> None:
    Path(".env").write_bytes(b"PARAVENT_TOKEN=\xff\xfe\n")
    with pytest.raises(NotText):
        Settings.read()


def test_an_address_elsewhere_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARAVENT_DISCORD_API", "https://discord.com/api/v10")
    with pytest.raises(WrongAddress, match="http://"):
        Settings.read()


def test_a_real_token_is_not_shown_to_a_sandbox(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARAVENT_TOKEN", SECRET)
    monkeypatch.setenv("PARAVENT_DISCORD_API", "http://127.0.0.1:9/api/v10")
    with pytest.raises(WrongToken):
        Settings.read().secret()


def test_the_token_is_in_nothing_that_may_be_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARAVENT_TOKEN", SECRET)
    settings = Settings.read()
    assert SECRET not in f"{settings} {settings!r} {settings.model_dump()} {settings.model_dump_json()}"


def test_the_language_may_be_written_as_systems_write_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARAVENT_LANG", "fr_FR.UTF-8")
    assert Settings.read().lang == "fr"


def test_the_example_documents_every_setting_with_its_default() -> None:
    text = (TREE / ".env.example").read_text(encoding="utf8")
    told = dict(re.findall(r"^(PARAVENT_\w+)=(.*)$", text, re.M))
    assert tuple(sorted(told)) == tuple(sorted(names()))
    defaults = {f"PARAVENT_{name}".upper(): field.default for name, field in Settings.model_fields.items()}
    assert told == {name: "" if default is None else str(default) for name, default in defaults.items()}
    for name in told:
        above = text[: text.index(f"\n{name}=")].rsplit("\n", 1)[-1]
        assert above.startswith("# "), f"{name} is explained"


def test_a_copy_of_the_example_can_be_read() -> None:
    write((TREE / ".env.example").read_text(encoding="utf8"))
    assert Settings.read() == Settings()


def test_what_is_lent_to_other_commands_does_not_overwrite(monkeypatch: pytest.MonkeyPatch) -> None:
    write(f"PARAVENT_TOKEN={SECRET}\nPARAVENT_DATABASE=file.db\nPARAVENT_LANG=fr\n")
    monkeypatch.setenv("PARAVENT_DATABASE", "mine.db")
    lend(("PARAVENT_DATABASE", "PARAVENT_LANG"))
    assert (os.environ["PARAVENT_DATABASE"], os.environ["PARAVENT_LANG"]) == ("mine.db", "fr")
    assert "PARAVENT_TOKEN" not in os.environ
    assert in_file(Path("nowhere")) == {}
