"""What the cards of the expansion say can be read on a phone, 390 pixels wide: on the table, the screen, and beside
the objectives."""

import pytest

from render.core.parts.heading import WIDTH
from render.games.carrara.cards.rows import evenly
from tests.render.carrara.plays import table
from tests.render.carrara.watched import watched
from tests.render.gallery.expanded import LONGEST

PHONE = 390
SAID = {
    "table": {"en": ("20 coins", "1 combination of a"), "fr": ("20 pièces", "1 combinaison")},
    "screen": {"en": ("coins", "combination of a pair"), "fr": ("pièces", "combinaison")},
    "objectives": {"en": ("In the end", "In the end: 20 points"), "fr": ("À la fin", "À la fin\u00a0: 20 points")},
}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("picture", SAID)
def test_what_a_card_says_is_eleven_pixels_high(picture: str, language: str) -> None:
    canvas = watched(table(picture, 4, 0.6, options=LONGEST, viewer=0, seat=0, language=language))
    for words in SAID[picture][language]:
        sizes = [line.size for line, _ in canvas.written if line.text.startswith(words)]
        assert sizes, words
        assert max(sizes) * PHONE / WIDTH > 11, words


def test_rows_are_of_like_length_and_lose_no_word() -> None:
    for words in ("Your 2 best cities once more", "3 cities with 2 buildings each", "coins"):
        for width in (120, 250, 398):
            assert " ".join(evenly(words, width)) == words
    assert evenly("Your 2 best cities once more", 398) == ("Your 2 best cities", "once more")
    assert evenly("", 398) == ()
