"""Every picture in words, and in neither is anything that is hidden from its viewer."""

from importlib import import_module

import pytest

from engine.contract.secrecy import CANARY
from engine.core.values.chance import Chance
from engine.words.audit import audit_home
from engine.words.declared import declared_messages
from engine.words.sources import COMMON, LANGUAGES
from render.core.studio import LONGEST_ALT
from tests.render.likeness import pixels
from tests.render.positions import behind
from tests.render.shared.games import LOOKED, STUDIO, Looked, said

LONGEST_NAMES = tuple(letter * 32 for letter in "ABCDE")

of_each = pytest.mark.parametrize("looked", LOOKED.values(), ids=LOOKED)
in_each_language = pytest.mark.parametrize("language", LANGUAGES)


@of_each
@in_each_language
def test_every_word_of_the_pictures_is_there_and_is_used(looked: Looked, language: str) -> None:
    words = import_module(f"{looked.rendered}.words")
    assert audit_home(words.HOME, language, declared_messages(words.MESSAGES), (COMMON, looked.game.home)) == []


@of_each
@in_each_language
def test_every_picture_says_something_at_every_moment(looked: Looked, language: str) -> None:
    for step in looked.steps:
        for seen in looked.scenes(looked.most, step, looked.most - 1, language=language):
            alt, tell = STUDIO.alt(seen), STUDIO.tell(seen)
            assert 40 < len(alt) <= LONGEST_ALT, (step, seen.picture)
            assert len(tell) > 2, (step, seen.picture)
            assert all(tell), (step, seen.picture)


@of_each
@in_each_language
def test_with_the_longest_names_what_counts_most_is_in_the_gist(looked: Looked, language: str) -> None:
    picture, last = STUDIO.pictures(looked.name).named("table"), len(looked.played(looked.most)) - 1
    assert picture is not None
    for step in range(8, last, max(4, last // 12)):
        seen = looked.table("table", looked.most, step, names=LONGEST_NAMES, language=language, news=1)
        alt, speaker = STUDIO.alt(seen), STUDIO.speaker(seen)
        wanted = [text for text in picture.alt(seen) if text.key in looked.gist]
        assert wanted
        assert all(speaker.say(text) in alt for text in wanted), step


@of_each
def test_the_gist_begins_with_whose_turn_it_is_or_who_won(looked: Looked) -> None:
    turn, end = looked.table("table", 3, 9), looked.table("table", 3, -1)
    assert STUDIO.alt(turn).startswith(f"It is {turn.names[turn.view.decisions[0].seat]}’s turn.")
    assert STUDIO.alt(end).startswith(f"The game is over: {end.names[end.winners[0]]} wins with")


# Secrets


@of_each
@pytest.mark.parametrize("few", [True, False], ids=["few", "many"])
def test_pictures_and_descriptions_stay_the_same_when_all_that_is_hidden_is_dealt_anew(
    looked: Looked, few: bool
) -> None:
    seats = min(looked.game.declares.players) if few else looked.most
    for step in looked.dealt:
        state = looked.played(seats)[step][0]
        for viewer in (None, 0, seats - 1):
            dealt = looked.game.proves.redeal(state, viewer, Chance(bytes(range(16)), state.chance.drawn))
            assert dealt != state
            for seen in looked.scenes(seats, step, viewer):
                other = behind(seen, dealt)
                assert pixels(STUDIO, other) == pixels(STUDIO, seen), (step, seen.picture)
                assert said(other) == said(seen), (step, seen.picture)


@of_each
def test_a_planted_number_is_said_to_nobody_but_its_owner(looked: Looked) -> None:
    owner = 1
    for step in looked.dealt:
        planted = looked.game.proves.plant(looked.played(3)[step][0], owner, CANARY)
        for viewer in (None, 0, 1, 2):
            for seen in looked.scenes(3, step, viewer, news=0):
                digits = "".join(filter(str.isalnum, said(behind(seen, planted))))
                shown = viewer == owner and seen.picture == "screen"
                assert (str(CANARY) in digits) == shown, (step, seen.picture)


@of_each
def test_a_public_picture_is_drawn_the_same_for_everyone(looked: Looked) -> None:
    for step in (2, *looked.dealt[1:], -1):
        for picture in looked.public:
            public = looked.table(picture, 3, step, seat=1, news=0)
            for viewer in range(3):
                own = looked.table(picture, 3, step, viewer=viewer, seat=1, news=0)
                assert pixels(STUDIO, own) == pixels(STUDIO, public), (step, picture)
