"""Pages: long texts and lists in messages that hold them, with buttons that lead on and back."""

from collections.abc import Sequence

from bot.interaction.control import Control, button
from bot.interaction.control_ids import ControlId, number
from bot.words.naming import clipped
from bot.words.voice import Voice

MOST = 10
"""Entries of a list on one page: nobody reads a longer one."""
START = "from0"


def pages(lines: list[str], room: int) -> list[str]:
    """As few pages as hold these lines; at least one, if only an empty one."""
    made = [""]
    for line in lines:
        longer = f"{made[-1]}\n{line}".strip("\n")
        if len(longer) <= room:
            made[-1] = longer
        else:
            made.append(clipped(line, room))
    return [each for each in made if each] or [""]


def around(page: int, last: int) -> dict[int, str]:
    """The pages before and after one, and what leads there is called."""
    to = {page - 1: "page-before", page + 1: "page-after"}
    return {each: key for each, key in to.items() if 0 <= each <= last}


# Lists: how many entries fit depends on what they say, so a page is known by the entry it begins or ends with.


def bound(place: str, last: int) -> tuple[int, bool]:
    """The entry that a page begins (`from12`) or ends with (`to12`), and whether it begins there; else the last."""
    at = number(place.removeprefix("from").removeprefix("to"))
    return last if at is None else min(at, last), place.startswith("from")


def window(place: str, total: int) -> range:
    """The entries that are looked at for a page; a page that would reach beyond the first is the first."""
    at, onwards = bound(place, total - 1)
    first = at if onwards else max(at - MOST + 1, 0)
    return range(first, min(first + MOST, total) if onwards or first == 0 else at + 1)


def fitted(lines: Sequence[str], seen: range, place: str, room: int) -> range:
    """Those of them that fit, from where the page begins or ends; at least one."""
    backwards = place.startswith("to") and seen.start > 0
    kept = 0
    for line in reversed(lines) if backwards else lines:
        room -= len(line) + 1
        if room < 0 and kept:
            break
        kept += 1
    return seen[-kept:] if backwards else seen[:kept]


def turning(voice: Voice, what: str, shown: range, total: int) -> list[Control]:
    """Buttons to the page before and the page after."""
    before = button(ControlId(what, "", f"to{shown[0] - 1}"), voice.tell("table", "page-before"))
    after = button(ControlId(what, "", f"from{shown[-1] + 1}"), voice.tell("table", "page-after"))
    return [*([before] if shown[0] > 0 else []), *([after] if shown[-1] < total - 1 else [])]


def span(voice: Voice, shown: range, total: int) -> list[str]:
    """Which of all these are shown, unless all are."""
    if len(shown) == total:
        return []
    return [voice.tell("table", "span", first=shown[0] + 1, last=shown[-1] + 1, n=total)]
