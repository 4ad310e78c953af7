"""What slash commands and their options are called, in each language: short words, as Discord takes them."""

import re
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.forms.naming import option_helps, option_names, slug, verb_names
from bot.forms.spelling import LONGEST
from bot.words.texts import MESSAGES
from bot.words.voice import Voice
from engine.core.game import AnyGame
from engine.core.values.texts import Text
from engine.words.sources import COMMON, LANGUAGES
from tests.roots import GAMES

NAME = re.compile(r"[-_\w]{1,32}")
"""Discord's rule for a name, as far as our alphabets go; it must be in small letters, too."""

CARRARA = GAMES["carrara"]


def fits(name: str) -> bool:
    return bool(NAME.fullmatch(name)) and name == name.lower()


def own_names(language: str) -> Iterator[str]:
    """The bot's own commands and options."""
    for message in MESSAGES:
        if re.search("-(cmd|opt)-", message.key) and not message.key.endswith("-help"):
            yield Voice(language).say(Text(message.key))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bots_own_names_are_taken_by_discord(language: str) -> None:
    assert [name for name in own_names(language) if not fits(name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_calls_a_command_what_it_is_called_in_its_language(language: str) -> None:
    """Also those of the terminal, which knows nothing of the bot."""
    names = {*own_names(language)}
    said = [
        (path.parts[-3], command)
        for path in Path(str(COMMON)).parent.rglob(f"{language}.ftl")
        for command in re.findall(r"/(?:table|admin) (\w+)", path.read_text(encoding="utf8"))
    ]
    assert len(said) > 10
    assert [each for each in said if each[1] not in names] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bots_own_descriptions_have_room(language: str) -> None:
    helps = [message.key for message in MESSAGES if re.search("-(cmd|opt)-.*-help$", message.key)]
    assert [key for key in helps if len(Voice(language).say(Text(key))) > LONGEST] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_games_descriptions_are_not_cut(game: AnyGame, language: str) -> None:
    voice = Voice(language, game)
    about = [voice.say(Text("game-blurb")), *(voice.verb_help(verb) for verb in game.verb)]
    options = [each.extras[language] for verb in game.declares.verbs for each in option_helps(game, verb)]
    assert [text for text in (*about, *options) if len(text) > LONGEST or text.endswith("…")] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_games_words_need_no_cutting_to_be_names(game: AnyGame, language: str) -> None:
    voice = Voice(language, game)
    for verb in game.declares.verbs:
        words = [voice.field_option(field.name) for field in verb.fields]
        assert [word for word in words if word != slug(word) or not fits(word)] == []
        assert len(set(words)) == len(words)


def test_options_are_single_words_a_player_would_type() -> None:
    scoring = option_names(CARRARA, CARRARA.verb["score"])
    assert [name.message for name in scoring] == ["what", "object", "announce", "table"]
    assert [name.extras["fr"] for name in scoring] == ["quoi", "objet", "annoncer", "table"]
    assert [name.extras["en"] for name in scoring] == ["what", "object", "announce", "table"]


def test_the_verbs_are_those_of_the_rulebook() -> None:
    english, french = verb_names(CARRARA, "en"), verb_names(CARRARA, "fr")
    assert [*english.values()][:4] == ["turn", "take", "build", "score"]
    assert [*french.values()][:4] == ["tourner", "acheter", "construire", "évaluer"]
    assert (english["eight"], english["improve"]) == ("eight", "improve")
    assert (french["eight"], french["improve"]) == ("huit", "améliorer")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_two_commands_or_options_are_called_alike(game: AnyGame, language: str) -> None:
    names = [*verb_names(game, language).values()]
    assert len(set(names)) == len(names)
    assert [name for name in names if not fits(name)] == []
    for verb in game.declares.verbs:
        options = [name.extras[language] for name in option_names(game, verb)]
        assert len(set(options)) == len(options)
        assert [name for name in options if not fits(name)] == []


@pytest.mark.parametrize(("language", "word"), [("en", "Help"), ("fr", "Aide")])
def test_no_verb_takes_the_name_of_the_command_that_has_the_rules(tmp_path: Path, language: str, word: str) -> None:
    pebbles = GAMES["pebbles"]
    shutil.copytree(str(pebbles.home), tmp_path / "pebbles")
    words = tmp_path / "pebbles" / "text" / f"{language}.ftl"
    words.write_text(re.sub("verb-draw = .+", f"verb-draw = {word}", words.read_text(encoding="utf8")), encoding="utf8")
    assert verb_names(replace(pebbles, home=tmp_path / "pebbles"), language)["draw"] == f"{word.lower()}-2"
