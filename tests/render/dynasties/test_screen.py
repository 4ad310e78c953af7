"""One's own screen: the hand with its options, scoring cards with their worth, book tiles, cards to choose from."""

import pytest
from msgspec.structs import replace
from PIL.Image import Image

from engine.games.dynasties.data import SCORES, TABLES
from engine.games.dynasties.views import ScoreCardView, ScreenView
from render.core.parts.heading import MARGIN, WIDTH
from render.core.scene import Scene
from render.core.studio import Studio
from render.core.theme import THEMES
from render.games.dynasties.pictures import PICTURES
from render.games.dynasties.screen.hand import ICONS, SPECIALS
from render.games.dynasties.screen.scores import KINDS
from tests.render.dynasties.fullest import full, looking
from tests.render.dynasties.plays import table, when
from tests.render.positions import LONG
from tests.render.shared.marks import marks
from tests.roots import GAMES

STUDIO, FACTS = Studio(GAMES), TABLES[1].facts


def painted(seen: Scene) -> Image:
    return STUDIO.paint(seen).image


def mine(seen: Scene) -> ScreenView:
    screen = seen.screen
    assert isinstance(screen, ScreenView)
    return screen


def changed(seen: Scene, **changes: object) -> Scene:
    return replace(seen, view=replace(seen.view, screen=replace(mine(seen), **changes)))


def one_of(n: int, at: int) -> tuple[int, ...]:
    return tuple(int(each == at) for each in range(n))


def test_every_icon_special_action_and_kind_of_card_has_words() -> None:
    assert {icon for card in FACTS.actions for icon in card.icons} == set(ICONS)
    assert {card.special for card in FACTS.actions} == {*SPECIALS, "city"}
    assert {card.kind for card in FACTS.yellows} == set(KINDS)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_action_card_shows_its_options_in_words(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = table("screen", 5, 4, viewer=0, language=language)
    speaker = STUDIO.speaker(seen)
    for at, card in enumerate(FACTS.actions):
        said = {mark.what for mark in marks(changed(seen, hand=one_of(len(FACTS.actions), at)), monkeypatch)}
        assert str(card.gold) in said
        if card.city:
            assert speaker.term("city", card.city) in said
        assert not any("…" in each for each in said)


def test_cards_that_are_not_alike_do_not_look_alike() -> None:
    seen = table("screen", 5, 4, viewer=0)
    hands = [changed(seen, hand=one_of(len(FACTS.actions), at)) for at in range(len(FACTS.actions))]
    assert len({painted(each).tobytes() for each in hands}) == len(hands)
    cards = [changed(seen, scores=(ScoreCardView(name, 1, 3),)) for name in SCORES]
    assert len({painted(each).tobytes() for each in cards}) == len(cards)
    tiles = [changed(seen, books=one_of(len(FACTS.book_tiles), at)) for at in range(len(FACTS.book_tiles))]
    assert len({painted(each).tobytes() for each in tiles}) == len(tiles)


def test_what_a_scoring_card_is_worth_and_how_many_there_are_is_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = changed(table("screen", 5, 4, viewer=0), scores=(ScoreCardView("Y17", 2, 37),))
    said = {mark.what for mark in marks(seen, monkeypatch)}
    assert {"37", "×2"} <= said


def test_cards_to_choose_from_and_cards_under_the_pile_are_shown() -> None:
    seen = table("screen", 5, when("keep"), news=0)
    seat = seen.view.decisions[0].seat
    own = table("screen", 5, when("keep"), viewer=seat, news=0)
    assert len(mine(own).looked) > 1
    assert painted(changed(own, looked=())).height < painted(own).height
    assert painted(changed(own, under=("Y01",))).tobytes() != painted(changed(own, under=("Y02",))).tobytes()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("grown", [full, looking])
def test_the_fullest_screen_fits(theme: str, language: str, grown: object, monkeypatch: pytest.MonkeyPatch) -> None:
    assert callable(grown)
    seen = grown(table("screen", 5, 0.5, viewer=1, names=LONG, theme=theme, language=language))
    assert painted(seen).height <= 3000
    for mark in marks(seen, monkeypatch):
        assert MARGIN - 1 <= mark.left <= mark.right <= WIDTH - MARGIN + 2, mark.what


def test_who_has_no_screen_is_told_so() -> None:
    seen = table("screen", 3, 0.5)
    assert STUDIO.alt(seen) == "Nothing is hidden here."
    assert painted(seen).height < 250


def test_once_it_is_over_nothing_is_said_to_be_private(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = table("screen", 3, -1, viewer=0)
    assert "Only you see this" not in {mark.what for mark in marks(seen, monkeypatch)}


def test_pictures_stand_beside_the_choices_they_help_with() -> None:
    game = GAMES["dynasties"]
    fields = {f"{verb.name}.{field.name}" for verb in game.declares.verbs for field in verb.fields}
    beside = [place for picture in PICTURES.pictures for place in picture.beside]
    assert set(beside) <= fields
    assert len(beside) == len(set(beside))
