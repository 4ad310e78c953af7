"""Lucca's descriptions: every picture in words, and in neither is anything that is hidden from its viewer."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from engine.contract.secrecy import CANARY
from engine.core.door import look
from engine.core.values.chance import Chance
from engine.core.values.seats import Viewer
from engine.games.lucca.state import LuccaState
from engine.words.audit import audit_home
from engine.words.declared import declared_messages
from engine.words.sources import COMMON, LANGUAGES
from render.core.contract import Shows
from render.core.scene import Scene
from render.core.studio import LONGEST_ALT, Studio
from render.games.lucca.words import HOME, MESSAGES
from tests.render.lucca.plays import played, table
from tests.roots import GAMES

STUDIO, LUCCA = Studio(GAMES), GAMES["lucca"]
LONGEST_NAMES = tuple(letter * 32 for letter in "ABCDE")
STEPS = (0, 2, 6, 14, -2, -1)


def scenes(seats: int, step: int, viewer: Viewer, **more: object) -> Iterator[Scene]:
    """All pictures that this viewer can look at."""
    for picture in STUDIO.pictures("lucca").pictures:
        seen = table(picture.name, seats, step, viewer=viewer, **more)  # type: ignore[arg-type]
        open_to = {Shows.OWN: viewer is not None, Shows.OVER: seen.view.over}
        if open_to.get(picture.shows, True):
            yield seen


def said(seen: Scene) -> str:
    return "\n".join((STUDIO.alt(seen), *STUDIO.tell(seen)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_pictures_is_there_and_is_used(language: str) -> None:
    assert audit_home(HOME, language, declared_messages(MESSAGES), (COMMON, LUCCA.home)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("step", STEPS)
def test_every_picture_says_something_at_every_moment(step: int, language: str) -> None:
    for seen in scenes(5, step, 4, language=language):
        alt, tell = STUDIO.alt(seen), STUDIO.tell(seen)
        assert 40 < len(alt) <= LONGEST_ALT, seen.picture
        assert len(tell) > 2, seen.picture
        assert all(tell), seen.picture


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_the_longest_names_whose_turn_it_is_all_standings_and_all_triplets_are_in_the_gist(language: str) -> None:
    for step in range(8, 29, 4):
        seen = table("table", 5, step, names=LONGEST_NAMES, language=language, news=1)
        alt, speaker = STUDIO.alt(seen), STUDIO.speaker(seen)
        picture = STUDIO.pictures("lucca").named("table")
        assert picture is not None
        wanted = [text for text in picture.alt(seen) if text.key in ("decision-turn", "player", "table-triplet")]
        assert all(speaker.say(text) in alt for text in wanted), step


def test_the_gist_begins_with_whose_turn_it_is_or_who_has_still_to_choose_or_who_won() -> None:
    assert STUDIO.alt(table("table", 3, 1)).startswith("Bruno and Clio still have to choose two cards. A palace")
    turn = table("table", 3, 9)
    assert STUDIO.alt(turn).startswith(f"It is {turn.names[turn.view.decisions[0].seat]}’s turn.")
    end = table("table", 3, -1)
    assert STUDIO.alt(end).startswith(f"The game is over: {end.names[end.winners[0]]} wins with")


def test_on_ones_own_screen_one_is_spoken_to() -> None:
    assert "You have to keep two of your four cards." in STUDIO.alt(table("screen", 3, 0, viewer=0))
    assert "You have to keep" not in STUDIO.alt(table("screen", 3, 1, viewer=0))
    turn = table("screen", 3, 9)
    seat = turn.view.decisions[0].seat
    assert STUDIO.alt(table("screen", 3, 9, viewer=seat)).startswith("Only you see this. It is your turn. Triplet")


def test_what_walls_and_towers_would_bring_is_said_on_ones_own_screen() -> None:
    seen = table("screen", 3, 9, viewer=0)
    players = (replace(seen.view.table.players[0], walls=2, walls_worth=6), *seen.view.table.players[1:])
    rich = replace(seen, view=replace(seen.view, table=replace(seen.view.table, players=players)))
    assert "Your walls and towers would bring 6 points now." in STUDIO.tell(rich)


# Secrets


def behind(seen: Scene, state: LuccaState) -> Scene:
    return replace(seen, view=look(LUCCA, state, seen.view.viewer))


@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("step", [1, 12, -1])
def test_pictures_and_descriptions_stay_the_same_when_all_that_is_hidden_is_dealt_anew(seats: int, step: int) -> None:
    state = played(seats)[step][0]
    for viewer in (None, 0, seats - 1):
        dealt = LUCCA.proves.redeal(state, viewer, Chance(bytes(range(16)), state.chance.drawn))
        assert dealt != state
        for seen in scenes(seats, step, viewer):
            other = behind(seen, dealt)
            STUDIO.files.clear()
            assert STUDIO.draw(other) == STUDIO.draw(seen), seen.picture
            assert said(other) == said(seen), seen.picture


@pytest.mark.parametrize("step", [1, 12, -1])
def test_a_planted_number_is_said_to_nobody_but_its_owner(step: int) -> None:
    owner = 1
    planted = LUCCA.proves.plant(played(3)[step][0], owner, CANARY)
    for viewer in (None, 0, 1, 2):
        for seen in scenes(3, step, viewer, news=0):
            digits = "".join(filter(str.isalnum, said(behind(seen, planted))))
            shown = viewer == owner and seen.picture == "screen"
            assert (str(CANARY) in digits) == shown, seen.picture
            assert STUDIO.draw(behind(seen, planted))


@pytest.mark.parametrize("step", [2, 12, -1])
def test_the_table_is_drawn_the_same_for_everyone(step: int) -> None:
    public = table("table", 3, step, news=0)
    for viewer in range(3):
        assert STUDIO.draw(table("table", 3, step, viewer=viewer, news=0)) == STUDIO.draw(public)
