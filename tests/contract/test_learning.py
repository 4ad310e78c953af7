"""Every game's rules fit a phone page by page, in both languages, with pictures that there are."""

import pytest

from engine.core.game import AnyGame
from engine.core.learning import lesson_at
from engine.core.values.options import option_values
from engine.words.sources import LANGUAGES
from engine.words.speaker import Speaker
from render.core.studio import Studio
from tests.roots import GAMES, PICTURES

STUDIO = Studio(GAMES, PICTURES)
LONGEST_PAGE, LONGEST_TITLE, LONGEST_LESSON = 700, 24, 180
MOST_PAGES = 8
"""Of the game itself; an expansion, which is an option, may have as many again."""

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
languages = pytest.mark.parametrize("language", LANGUAGES)


@games
@languages
def test_the_rules_are_a_few_pages_that_a_phone_has_room_for(game: AnyGame, language: str) -> None:
    speaker = Speaker(game, language)
    expanded = "expansion" in option_values(game.declares.options)
    assert 3 <= len(game.declares.topics) <= MOST_PAGES * (1 + expanded)
    for topic in game.declares.topics:
        assert 100 < len(speaker.topic(topic.name)) <= LONGEST_PAGE, topic.name
        assert 0 < len(speaker.topic_title(topic.name)) <= LONGEST_TITLE, topic.name
    assert len({speaker.topic_title(topic.name) for topic in game.declares.topics}) == len(game.declares.topics)


@games
@languages
def test_a_lesson_is_a_sentence_or_two(game: AnyGame, language: str) -> None:
    speaker = Speaker(game, language)
    for lesson in game.declares.lessons:
        assert 0 < len(speaker.lesson(lesson)) <= LONGEST_LESSON, lesson.at
        assert "\n" not in speaker.lesson(lesson), lesson.at


@games
def test_every_step_of_every_answer_has_its_lesson(game: AnyGame) -> None:
    for kind, verbs in game.declares.decisions.items():
        assert lesson_at(game, kind) is not None
        for verb in verbs:
            assert lesson_at(game, kind, verb) is not None
            for field in game.verb[verb].fields:
                assert lesson_at(game, kind, verb, field.name) is not None


@games
def test_the_pictures_that_the_pages_name_exist(game: AnyGame) -> None:
    named = {topic.picture for topic in game.declares.topics} - {""}
    assert named
    assert named <= {picture.name for picture in STUDIO.pictures(game.name).pictures}
