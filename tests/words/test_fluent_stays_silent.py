"""Where Fluent says nothing and goes on, we raise: each test is a trap somebody has walked into."""

from pathlib import Path

import pytest

from engine.words.bundles import COMMON, LANGUAGES, Bundle, WordsError, load
from tests.words.fake import home


def english(folder: Path, text: str) -> Bundle:
    return load("en", [home(folder, text, "")])


def test_no_isolating_marks_around_what_is_filled_in(tmp_path: Path) -> None:
    said = english(tmp_path, "hello = Hello, { $name }!\n").format("hello", {"name": "Ada"})
    assert said == "Hello, Ada!"


def test_a_syntax_error_names_file_and_line_instead_of_dropping_the_message(tmp_path: Path) -> None:
    with pytest.raises(WordsError, match=rf"{tmp_path.name}/text/en.ftl:2: .*Expected"):
        english(tmp_path, "good = fine\nbad = { $name\nmore = fine\n")


def test_a_message_written_twice_in_one_file(tmp_path: Path) -> None:
    with pytest.raises(WordsError, match=r"en.ftl: hello is written 2 times"):
        english(tmp_path, "hello = One\nhello = Two\n")


def test_an_attribute_written_twice(tmp_path: Path) -> None:
    with pytest.raises(WordsError, match=r"hello.help is written 2 times"):
        english(tmp_path, "hello = One\n    .help = A\n    .help = B\n")


def test_a_message_in_two_files(tmp_path: Path) -> None:
    homes = [home(tmp_path / "a", "hello = One\n"), home(tmp_path / "b", "hello = Two\n")]
    with pytest.raises(WordsError, match=r"b/text/en.ftl: hello is already in a/text/en.ftl"):
        load("en", homes)


def test_the_common_words_always_come_first(tmp_path: Path) -> None:
    assert english(tmp_path, "hello = Hello\n").format("yes", {}) == "yes"
    with pytest.raises(WordsError, match=r"yes is already in common/text/en.ftl"):
        english(tmp_path / "again", "yes = Yes\n")


def test_a_missing_variable_raises_instead_of_being_printed(tmp_path: Path) -> None:
    bundle = english(tmp_path, "hello = Hello, { $name }!\n")
    with pytest.raises(WordsError, match=r"hello cannot be said in 'en': .*name"):
        bundle.format("hello", {})


def test_a_missing_message(tmp_path: Path) -> None:
    with pytest.raises(WordsError, match="there is no message hello in 'en'"):
        english(tmp_path, "goodbye = Goodbye\n").format("hello", {})


def test_an_unknown_attribute(tmp_path: Path) -> None:
    bundle = english(tmp_path, "hello = Hello\n    .help = Says hello.\n")
    assert bundle.format("hello", {}, "help") == "Says hello."
    with pytest.raises(WordsError, match=r"hello.helf has no text"):
        bundle.format("hello", {}, "helf")


def test_a_message_with_attributes_only(tmp_path: Path) -> None:
    with pytest.raises(WordsError, match="hello has no text"):
        english(tmp_path, "hello =\n    .help = Says hello.\n").format("hello", {})


def test_a_reference_into_the_void(tmp_path: Path) -> None:
    with pytest.raises(WordsError, match="hello cannot be said"):
        english(tmp_path, "hello = Hello, { -nobody }!\n").format("hello", {})


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(WordsError, match=r"text/en.ftl: the file cannot be read"):
        load("en", [tmp_path])


def test_a_language_we_do_not_speak() -> None:
    with pytest.raises(WordsError, match="no words in 'tlh'; there are in en, fr"):
        load("tlh")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_common_files_load(language: str) -> None:
    assert COMMON.joinpath("text", f"{language}.ftl").is_file()
    assert load(language).format("nothing", {})
