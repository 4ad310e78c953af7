"""The descriptions: every picture is said in words, briefly and in full, and nothing that is hidden from its viewer."""

from collections.abc import Iterator
from itertools import product

import pytest
from msgspec.structs import replace

from engine.contract.secrecy import CANARY
from engine.core.state.views import Score
from engine.core.values.chance import Chance
from engine.core.values.seats import Viewer
from engine.core.values.texts import Text
from engine.games.carrara.data import CITIES, TYPES
from engine.games.carrara.views import BuildableView, BuildingView, TableView
from engine.words.audit import audit_home
from engine.words.declared import declared_messages
from engine.words.sources import COMMON, LANGUAGES
from render.core.contract import Shows
from render.core.scene import Happening, Scene
from render.core.studio import LONGEST_ALT, Studio
from render.games.carrara.words import HOME, MESSAGES
from tests.render.likeness import pixels
from tests.render.positions import behind, last_round, played, scene, step_at, with_buildings
from tests.roots import GAMES
from tests.thorough import some_of, thorough

STUDIO, CARRARA = Studio(GAMES), GAMES["carrara"]
LONGEST_NAMES = tuple(letter * 32 for letter in "ABCD")
PARTS = (0.0, 0.1, 0.34, 0.5, 0.77, 1.0)
PUBLIC_PICTURES = ("table", "wheel", "board", "objectives")


def scenes(seats: int, part: float, viewer: Viewer, **more: str) -> Iterator[Scene]:
    """All pictures that this viewer can look at."""
    for picture in STUDIO.pictures("carrara").pictures:
        own, over = picture.shows is Shows.OWN, picture.shows is Shows.OVER
        if (viewer is not None or not own) and (part == 1 or not over):
            seat = (viewer or 0) if own or picture.shows is Shows.SEAT else None
            yield scene("carrara", picture.name, seats, part, viewer=viewer, seat=seat, **more)  # type: ignore[arg-type]


def said(seen: Scene) -> str:
    """All its words."""
    return "\n".join((STUDIO.alt(seen), *STUDIO.tell(seen)))


def table_of(seen: Scene) -> TableView:
    table = seen.view.table
    assert isinstance(table, TableView)
    return table


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_pictures_is_there_and_is_used(language: str) -> None:
    assert audit_home(HOME, language, declared_messages(MESSAGES), (COMMON, CARRARA.home)) == []


def test_in_french_who_is_to_take_blocks_is_told_so_by_the_verb_that_the_others_read() -> None:
    speaker = STUDIO.speaker(scene("carrara", "table", 2, 0.5, names=("toi", "Bruno"), language="fr"))
    assert speaker.say(Text("described-you-take")) == speaker.say(Text("described-take", {"seat": 0}))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", CARRARA.declares.players)
def test_every_picture_says_something_at_every_moment(seats: int, language: str) -> None:
    for part in (*PARTS, last_round("carrara", seats)):
        for seen in scenes(seats, part, seats - 1, language=language):
            alt, tell = STUDIO.alt(seen), STUDIO.tell(seen)
            assert 40 < len(alt) <= LONGEST_ALT, seen.picture
            assert len(tell) > 2, seen.picture
            assert all(tell), seen.picture


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [1, 2])
def test_with_the_longest_names_prices_spaces_and_points_are_all_in_the_gist(language: str, seed: int) -> None:
    for twentieth in range(20):
        seen = scene("carrara", "table", 4, twentieth / 20, names=LONGEST_NAMES, language=language, seed=seed)
        alt = STUDIO.alt(seen)
        for text in _most_important(seen):
            assert STUDIO.speaker(seen).say(text) in alt, f"at {twentieth / 20}"


def _most_important(seen: Scene) -> list[Text]:
    picture = STUDIO.pictures("carrara").named("table")
    assert picture is not None
    wanted = (
        "decision-turn",
        "described-take",
        "described-points",
        "table-section",
        "table-section-turning",
        "table-building",
        "table-sale",
        "table-cities-open",
    )
    return [text for text in picture.alt(seen) if text.key in wanted]


@pytest.mark.parametrize("picture", [p.name for p in STUDIO.pictures("carrara").pictures if p.name != "table"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_other_gists_are_never_cut_short_at_four(picture: str, language: str) -> None:
    found = STUDIO.pictures("carrara").named(picture)
    assert found is not None
    for part in PARTS[-1:] if picture == "reckoning" else PARTS:
        seen = scene("carrara", picture, 4, part, names=LONGEST_NAMES, language=language, viewer=2, seat=2)
        assert STUDIO.speaker(seen).say(found.alt(seen)[-1]) in STUDIO.alt(seen)


# What they say


def test_the_gist_begins_with_whose_turn_it_is_then_what_happened_last() -> None:
    seen = scene("carrara", "table", 3, 0.5)
    last = played("carrara", 3)[step_at("carrara", 3, 0.5)][1][0]
    assert STUDIO.alt(seen).startswith(
        f"It is Anna’s turn to take blocks. Round 10. {STUDIO.speaker(seen).event(last)}"
    )


def test_in_the_last_round_the_gist_begins_with_it() -> None:
    seen = scene("carrara", "table", 4, last_round("carrara", 4))
    assert STUDIO.alt(seen).startswith("The last round: Bruno has announced the end. Still to play: Dora.")


def test_once_it_is_over_the_gist_begins_with_who_won() -> None:
    seen = scene("carrara", "table", 4, 1.0)
    assert STUDIO.alt(seen).startswith("The game is over: Bruno wins with 73 points.")


@pytest.mark.parametrize(
    ("winners", "begins"),
    [
        ((0, 1), "The game is over: Anna and Bruno share the win with 20 points."),
        ((1,), "The game is over: Bruno wins the tie at 20 points, with the most blocks left."),
    ],
)
def test_a_tie_is_shared_or_won_by_blocks(winners: tuple[int, ...], begins: str) -> None:
    even = (Score((20, 0, 0, 0, 0)), Score((10, 5, 3, 2, 0)))
    seen = replace(scene("carrara", "reckoning", 2, 1.0), scores=even, winners=winners)
    assert STUDIO.alt(seen).startswith(begins)


def test_the_reckoning_says_every_source_and_who_led_at_each_quarter() -> None:
    tell = STUDIO.tell(scene("carrara", "reckoning", 4, 1.0))
    assert (
        "Bruno: 73 points (13 during play, 5 for the announcement, 30 for objects, 24 for buildings, 1 for coins)."
        in tell
    )
    assert sum("of the game" in line for line in tell) == 3
    assert any(line.startswith("After half of the game Anna led") for line in tell)


def test_the_board_says_what_each_scoring_would_bring() -> None:
    seen = scene("carrara", "board", 2, 0.1, seat=0, news=0)
    built = (BuildingView("villa", 3, "lucca"), BuildingView("villa", 2, "pisa"), BuildingView("porta", 1, "lucca"))
    supply = tuple(1 if kind == "villa" else 0 for kind in TYPES)
    table = replace(table_of(seen), supply=supply, city_markers=(None,) * len(CITIES))
    free = replace(seen, view=replace(seen.view, table=table))
    tell = STUDIO.tell(with_buildings(free, 0, built, scored=("porta",), markers=5, scorings=1))
    assert "Scoring Villa would bring 6 points and 6 coins; objects: 1 coat of arms." in tell
    assert "Scoring the city of Lucca would bring 8 points; objects: 1 coat of arms." in tell
    assert "Pisa needs 2 buildings to be scored and has 1, worth 6 coins so far." in tell
    assert not any(line.startswith("Scoring Porta") for line in tell)


def test_a_city_that_somebody_has_scored_is_not_offered() -> None:
    seen = scene("carrara", "board", 4, 0.5, seat=1)
    assert table_of(seen).city_markers[CITIES.index("lucca")] == 0
    tell = STUDIO.tell(seen)
    assert "Lucca was scored by Anna." in tell
    assert not any("city of Lucca would" in line for line in tell)


def test_blocks_that_cost_nothing_are_free() -> None:
    assert "Section II: 2 black free." in STUDIO.alt(scene("carrara", "wheel", 4, 0.5))


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Section V: 2 yellow at 1 and 1 red free."),
        ("fr", "Section V\u00a0: 2 jaunes à 1 et 1 rouge gratuit."),
    ],
)
def test_each_colour_is_told_with_its_price(language: str, words: str) -> None:
    assert words in STUDIO.alt(scene("carrara", "wheel", 4, last_round("carrara", 4), language=language))


def test_each_building_is_told_with_its_cost_one_line_a_city() -> None:
    assert "– Lucca: Porta 2, Villa 1 and Villa 4." in STUDIO.tell(scene("carrara", "table", 4, 0.5))


def test_what_is_empty_is_told_together() -> None:
    tell = STUDIO.tell(scene("carrara", "table", 4, last_round("carrara", 4)))
    assert "Empty spaces: 1, 2, 3, 4, 5, 7, 8 and 9." in tell
    assert "Empty section: VI." in STUDIO.tell(scene("carrara", "table", 4, 0.5))


def test_cities_that_nobody_has_scored_are_told_together() -> None:
    assert "Cities not scored yet: Pisa, Viareggio and Massa." in STUDIO.tell(scene("carrara", "table", 4, 0.5))


def test_who_is_beyond_an_objective_has_reached_it() -> None:
    tell = STUDIO.tell(scene("carrara", "objectives", 4, last_round("carrara", 4)))
    assert "Anna: 6 scorings (goal reached), building cost 17 of 20." in tell


def test_once_it_is_over_the_board_says_what_the_points_came_to() -> None:
    tell = STUDIO.tell(scene("carrara", "board", 4, 1.0, seat=0))
    assert tell[1].startswith("Anna: 69 points (28 during play, ")
    assert tell[2].startswith("Anna: 28 points on the track, ")


def test_the_reckoning_says_when_points_rose() -> None:
    tell = STUDIO.tell(scene("carrara", "reckoning", 4, 1.0))
    assert "Anna on the track: 14 after round 8, 24 after round 9 and 28 after round 15; 69 in the end." in tell


def test_who_never_had_points_on_the_track_has_a_total_all_the_same() -> None:
    seen = scene("carrara", "reckoning", 2, 1.0)
    tell = STUDIO.tell(replace(seen, course=seen.course[:1], scores=(Score((0, 0, 9, 3, 0)), Score((1, 0, 0, 0, 0)))))
    assert "Anna had no points on the track, and has 12 in the end." in tell


def test_buildings_for_the_same_cities_are_offered_together_the_dearest_city_first() -> None:
    seen = scene("carrara", "screen", 2, 0.5, viewer=0)
    dear, cheap = ("pisa", "lucca"), ("lucca",)
    buildable = (
        BuildableView(1, "villa", 3, cheap),
        BuildableView(2, "porta", 2, dear),
        BuildableView(8, "palazzo", 1, dear),
    )
    assert seen.view.screen is not None
    screen = replace(seen.view.screen, buildable=buildable)
    alt = STUDIO.alt(replace(seen, view=replace(seen.view, screen=screen)))
    pair = "In Pisa and Lucca you can build Porta 2 (space 2) or Palazzo 1 (space 8)."
    assert f"{pair} In Lucca you can build Villa 3 (space 1)." in alt


def test_on_ones_own_screen_ones_own_turn_comes_first_and_that_of_another_last() -> None:
    turn = {seat: STUDIO.alt(scene("carrara", "screen", 3, 0.5, viewer=seat)) for seat in (0, 1)}
    assert turn[0].startswith("Only you see this. It is your turn to take blocks. Round 10.")
    assert turn[1].endswith("It is Anna’s turn to take blocks. Round 10.")


def test_once_every_screen_is_raised_none_is_said_to_be_private() -> None:
    assert "Only you see this" not in said(scene("carrara", "screen", 3, 1.0, viewer=0))


def test_a_screen_that_is_not_there_is_said_to_be_empty() -> None:
    assert STUDIO.alt(scene("carrara", "screen", 2, 0.5)) == "Nothing is hidden here."


def test_objects_are_told_once_they_were_shown() -> None:
    before, after = (scene("carrara", "objectives", 4, part) for part in (0.5, 1.0))
    assert "Objects not shown are hidden behind the screens." in STUDIO.tell(before)
    assert "Bruno has shown 10 objects." in STUDIO.tell(after)


def test_an_announcer_has_at_least_enough_even_if_nobody_remembers_how_many() -> None:
    seen = replace(scene("carrara", "objectives", 4, last_round("carrara", 4)), news=())
    assert "Bruno has at least 6 objects." in STUDIO.tell(seen)


def test_all_that_happened_is_told_in_its_order() -> None:
    done = (Text("skipped", {"seat": 0}), Text("skipped", {"seat": 1}))
    seen = replace(scene("carrara", "table", 2, 0.5), news=tuple(Happening(n, (e,)) for n, e in enumerate(done)))
    assert STUDIO.tell(seen)[2:4] == ("Anna skips.", "Bruno skips.")


# Secrets


@thorough
@pytest.mark.parametrize(("part", "seats"), some_of([*product((0.3, 0.6, 1.0), CARRARA.declares.players)], 4))
def test_pictures_and_descriptions_stay_the_same_when_all_that_is_hidden_is_dealt_anew(part: float, seats: int) -> None:
    state = played("carrara", seats)[step_at("carrara", seats, part)][0]
    for viewer in (None, *range(seats)):
        dealt = CARRARA.proves.redeal(state, viewer, Chance(bytes(range(16)), state.chance.drawn))
        assert dealt != state
        for seen in scenes(seats, part, viewer):
            other = behind(seen, dealt)
            assert pixels(STUDIO, other) == pixels(STUDIO, seen), seen.picture
            assert said(other) == said(seen), seen.picture


@pytest.mark.parametrize("picture", PUBLIC_PICTURES)
def test_a_public_picture_is_the_same_for_everyone(picture: str) -> None:
    public = scene("carrara", picture, 3, 0.6, seat=1)
    for viewer in range(3):
        seen = scene("carrara", picture, 3, 0.6, viewer=viewer, seat=1)
        assert pixels(STUDIO, seen) == pixels(STUDIO, public)
        assert said(seen) == said(public)


@pytest.mark.parametrize("part", [0.2, 0.6, 1.0])
def test_a_planted_number_is_said_to_nobody_but_its_owner(part: float) -> None:
    owner, state = 1, played("carrara", 3)[step_at("carrara", 3, part)][0]
    planted = CARRARA.proves.plant(state, owner, CANARY)
    for viewer in (None, 0, 1, 2):
        for seen in scenes(3, part, viewer):
            there = behind(seen, planted)
            digits = "".join(filter(str.isalnum, said(there)))  # without what parts thousands
            assert (str(CANARY) in digits) == (viewer == owner and seen.picture == "screen"), seen.picture
