"""Dynasties' descriptions: every picture in words, and in neither is anything that is hidden from its viewer."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from engine.contract.secrecy import CANARY
from engine.core.door import look
from engine.core.values.chance import Chance
from engine.core.values.seats import Viewer
from engine.games.dynasties.state import DynastiesState
from engine.words.audit import audit_home
from engine.words.declared import declared_messages
from engine.words.sources import COMMON, LANGUAGES
from render.core.contract import Shows
from render.core.scene import Scene
from render.core.studio import LONGEST_ALT, Studio
from render.games.dynasties.heading import ASKED
from render.games.dynasties.words import HOME, MESSAGES
from tests.render.dynasties.fullest import choosing
from tests.render.dynasties.plays import played, table, when
from tests.render.likeness import pixels
from tests.roots import GAMES

STUDIO, GAME = Studio(GAMES), GAMES["dynasties"]
LONGEST_NAMES = tuple(letter * 32 for letter in "ABCDE")
STEPS = (0, 2, 30, 80, 120, -2, -1)


def scenes(seats: int, step: int, viewer: Viewer, **more: object) -> Iterator[Scene]:
    """All pictures that this viewer can look at."""
    for picture in STUDIO.pictures("dynasties").pictures:
        seen = table(picture.name, seats, step, viewer=viewer, **more)  # type: ignore[arg-type]
        open_to = {Shows.OWN: viewer is not None, Shows.OVER: seen.view.over}
        if open_to.get(picture.shows, True):
            yield seen


def said(seen: Scene) -> str:
    return "\n".join((STUDIO.alt(seen), *STUDIO.tell(seen)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_pictures_is_there_and_is_used(language: str) -> None:
    assert audit_home(HOME, language, declared_messages(MESSAGES), (COMMON, GAME.home)) == []


def test_whatever_somebody_can_be_asked_stands_at_the_head() -> None:
    assert set(ASKED) == set(GAME.declares.decisions)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("step", STEPS)
def test_every_picture_says_something_at_every_moment(step: int, language: str) -> None:
    for seen in scenes(5, step, 3, language=language):
        alt, tell = STUDIO.alt(seen), STUDIO.tell(seen)
        assert 40 < len(alt) <= LONGEST_ALT, seen.picture
        assert len(tell) > 2, seen.picture
        assert all(tell), seen.picture


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_the_longest_names_whose_turn_it_is_and_all_standings_are_in_the_gist(language: str) -> None:
    picture = STUDIO.pictures("dynasties").named("table")
    assert picture is not None
    for step in range(8, 160, 12):
        seen = table("table", 5, step, names=LONGEST_NAMES, language=language, news=1)
        alt, speaker = STUDIO.alt(seen), STUDIO.speaker(seen)
        wanted = [text for text in picture.alt(seen) if text.key in ("decision-turn", "player")]
        assert all(speaker.say(text) in alt for text in wanted), step


def test_the_gist_begins_with_who_is_asked_or_who_won() -> None:
    turn = table("table", 3, 9)
    speaker = STUDIO.speaker(turn)
    assert STUDIO.alt(turn).startswith(speaker.decision(turn.view.decisions[0]))
    end = table("table", 3, -1)
    assert STUDIO.alt(end).startswith(f"The game is over: {end.names[end.winners[0]]} wins with")


def test_on_ones_own_screen_one_is_spoken_to() -> None:
    seat = table("screen", 3, when("turn", 3)).view.decisions[0].seat
    alt = STUDIO.alt(table("screen", 3, when("turn", 3), viewer=seat))
    assert alt.startswith("Only you see this. It is your turn. You")


def test_the_cities_of_a_draft_are_told_by_their_numbers_and_the_one_that_is_chosen() -> None:
    alt = STUDIO.alt(choosing(table("table", 5, 0.5)))
    assert "You can choose: 1 is Edinburgh, 2 is York" in alt
    assert "You would go to London." in alt


def test_whose_dice_lie_there_is_told() -> None:
    waiting = [any(die.owner >= 0 and not die.done for die in state.dice) for state, _ in played(5)]
    assert "Dice of " in said(table("table", 5, waiting.index(True)))


# Secrets


def test_after_the_end_the_others_cards_are_open_but_not_what_they_put_under_the_pile() -> None:
    for viewer in (None, 0):
        seen = table("screen", 4, -1, viewer=viewer, seat=3)
        opened = seen.view.opened[3]
        assert opened is not None
        other = replace(seen, view=replace(seen.view, opened=(*seen.view.opened[:3], replace(opened, under=("Y01",)))))
        assert pixels(STUDIO, other) == pixels(STUDIO, seen)
        assert said(other) == said(seen)


def behind(seen: Scene, state: DynastiesState) -> Scene:
    return replace(seen, view=look(GAME, state, seen.view.viewer))


@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("step", [1, 60, -2])
def test_pictures_and_descriptions_stay_the_same_when_all_that_is_hidden_is_dealt_anew(seats: int, step: int) -> None:
    state = played(seats)[step % len(played(seats))][0]
    for viewer in (None, 0, seats - 1):
        dealt = GAME.proves.redeal(state, viewer, Chance(bytes(range(16)), state.chance.drawn))
        for seen in scenes(seats, step, viewer):
            other = behind(seen, dealt)
            assert pixels(STUDIO, other) == pixels(STUDIO, seen), seen.picture
            assert said(other) == said(seen), seen.picture


@pytest.mark.parametrize("step", [20, 60])
def test_a_planted_number_is_said_to_nobody_but_its_owner(step: int) -> None:
    owner = 1
    planted = GAME.proves.plant(played(3)[step][0], owner, CANARY)
    for viewer in (None, 0, 2):
        for seen in scenes(3, step, viewer, news=0):
            assert str(CANARY) not in "".join(filter(str.isalnum, said(behind(seen, planted)))), seen.picture


@pytest.mark.parametrize("picture", ["table", "court"])
@pytest.mark.parametrize("step", [2, 60, -1])
def test_a_public_picture_is_drawn_the_same_for_everyone(picture: str, step: int) -> None:
    public = table(picture, 3, step, news=0)
    for viewer in range(3):
        assert pixels(STUDIO, table(picture, 3, step, viewer=viewer, news=0)) == pixels(STUDIO, public)
