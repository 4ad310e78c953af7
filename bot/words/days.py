"""Days and cities as people call them: weekdays, months and the names of cities are Babel's, in every language."""

from datetime import date
from functools import cache

from babel import Locale
from babel.dates import format_date

_DAY = "EEEE d MMMM"
_FIRST = {"fr": "EEEE 1'er' MMMM"}
"""How the first of a month is written where it has a way of its own."""

_NAMED = {
    "America/Argentina/Buenos_Aires": "America/Buenos_Aires",
    "Asia/Ho_Chi_Minh": "Asia/Saigon",
    "Asia/Kathmandu": "Asia/Katmandu",
    "Asia/Kolkata": "Asia/Calcutta",
    "Asia/Yangon": "Asia/Rangoon",
}
"""Zones whose city Babel knows under their older name."""


def day_called(day: date, language: str) -> str:
    """A day of the next months, as in `Tuesday 3 March`.

    >>> day_called(date(2026, 3, 1), "en"), day_called(date(2026, 3, 1), "fr")
    ('Sunday 1 March', 'dimanche 1er mars')
    """
    return format_date(day, _FIRST.get(language, _DAY) if day.day == 1 else _DAY, language)


@cache
def city_called(zone: str, language: str) -> str:
    """The city that a time zone is named after.

    >>> city_called("Africa/Cairo", "en"), city_called("Africa/Cairo", "fr")
    ('Cairo', 'Le Caire')
    """
    found: str | None = Locale.parse(language).time_zones.get(_NAMED.get(zone, zone), {}).get("city")
    return found or zone.rpartition("/")[2].replace("_", " ")
