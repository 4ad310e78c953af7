"""Carpe Diem's descriptions: what only they say, and hide."""

import pytest
from msgspec.structs import replace

from engine.words.sources import LANGUAGES
from tests.render.carpe_diem.fullest import choosing, chosen
from tests.render.carpe_diem.plays import played, table
from tests.render.positions import behind
from tests.render.shared.games import STUDIO, said

LONGEST_NAMES = tuple(letter * 32 for letter in "ABCD")


def test_the_gist_begins_with_who_places_his_pawn() -> None:
    assert STUDIO.alt(table("table", 3, 0)).startswith("Anna, ")


def test_on_ones_own_screen_one_is_spoken_to_and_told_what_is_within_reach() -> None:
    seat = table("screen", 3, 9).view.decisions[0].seat
    alt = STUDIO.alt(table("screen", 3, 9, viewer=seat))
    assert alt.startswith("Only you see this. It is your turn. You can walk to space ")


def test_the_cells_of_a_draft_are_told_by_their_numbers_and_the_one_that_is_chosen() -> None:
    seen = table("screen", 4, 0.5, viewer=0)
    assert "1 is A1, 2 is B1, 3 is C1" in STUDIO.alt(choosing(seen))
    assert "25 is storage" in STUDIO.alt(choosing(seen))
    assert "You would put it here: " in STUDIO.alt(chosen(seen))


@pytest.mark.parametrize("picture", ["district", "cards", "screen", "reckoning"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_gist_is_never_cut_before_what_counts_most(picture: str, language: str) -> None:
    found = STUDIO.pictures("carpe_diem").named(picture)
    assert found is not None
    step = -1 if picture == "reckoning" else 100
    seen = table(picture, 4, step, names=LONGEST_NAMES, language=language, viewer=2, seat=2)
    wanted = ("described-finished", "described-tasks", "described-free", "screen-worth", "screen-fountains")
    for text in found.alt(seen):
        if text.key in (*wanted, "described-total"):
            assert STUDIO.speaker(seen).say(text) in STUDIO.alt(seen), text.key


# Secrets


def test_after_the_end_the_others_cards_are_open_but_not_what_they_put_under_the_pile() -> None:
    for viewer in (None, 0):
        seen = table("screen", 4, -1, viewer=viewer, seat=3)
        opened = seen.view.opened[3]
        assert opened is not None
        known = replace(opened, under=(9,) * len(opened.under))
        other = replace(seen, view=replace(seen.view, opened=(*seen.view.opened[:3], known)))
        assert STUDIO.draw(other) == STUDIO.draw(seen)
        assert said(other) == said(seen)


@pytest.mark.parametrize("picture", ["table", "district", "cards"])
def test_which_fountain_cards_others_have_is_on_no_picture(picture: str) -> None:
    state = played(3)[60][0]
    other = replace(
        state, hidden=(state.hidden[0], replace(state.hidden[1], cards=state.hidden[1].cards[::-1]), state.hidden[2])
    )
    assert other != state
    seen = table(picture, 3, 60, viewer=0, seat=1)
    assert STUDIO.draw(behind(seen, other)) == STUDIO.draw(seen)
