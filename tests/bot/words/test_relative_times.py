"""Discord says itself whether a time is to come or past: what stands before it must read well with both."""

import re

import pytest

from bot.words.voice import Voice
from engine.words.sources import LANGUAGES

DUE = {"en": ("in 2 days", "2 days ago"), "fr": ("dans 2 jours", "il y a 2 jours")}
SECOND_PREPOSITION = re.compile(r"\b(until|by|at|before|since|to|jusqu’à|avant|dès|depuis|pour|à|le) *$")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "names"),
    [
        *(("clock", ("due",)), ("clock-reserve", ("usual", "due")), ("clock-over", ("due",))),
        *(("remind-due", ("due",)), ("remind-asked", ("since",))),
    ],
)
def test_no_preposition_stands_before_one_that_discord_brings(key: str, names: tuple[str, ...], language: str) -> None:
    for time in DUE[language]:
        said = Voice(language).tell("delivery", key, **dict.fromkeys(names, time))
        before = [part.strip() for part in said.split(time)[:-1]]
        assert len(before) == len(names)
        assert [part for part in before if SECOND_PREPOSITION.search(part)] == []
        assert all(before), "and something says what time that is"


def test_what_stands_under_a_post_reads_as_a_sentence_would() -> None:
    assert Voice("en").tell("delivery", "clock", due="in 2 days") == "⏳ Deadline in 2 days"
    assert Voice("fr").tell("delivery", "clock", due="dans 2 jours") == "⏳ Échéance dans 2 jours"


def test_reminders_are_explained_by_the_pace_by_which_they_come() -> None:
    assert "half of the table’s pace" in Voice("en").tell("me", "remind-why")
    assert "la moitié du rythme" in Voice("fr").tell("me", "remind-why")
    assert "sans délai" not in Voice("fr").tell("me", "remind-why"), "that would mean at once"
