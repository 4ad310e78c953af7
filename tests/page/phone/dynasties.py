"""Dynasties on a phone: of what can be done, what was done least; to leave the round is the last that one does."""

import re

from tests.page.phone.thumb import sure

KINDS = {"Princess": "puts a princess", "Prince": "puts a prince ", "Trade": "on ship", "Character": "Anna calls "}
"""What is pressed where there is room for no more, and what is said of it then."""
LAST = ("Next free place", "Pass", "Pause", "End turn", "None")
COUNT = re.compile(r"(\d+)/(\d+)$")
"""How many of a kind of good are taken, and how many there are."""
CHOSEN = re.compile(r"^dice: (.*)$", re.MULTILINE)
NEW = ("Anna puts a princess", "Anna puts a prince ")
"""Figures of both kinds in cities."""
LATER = (
    "Anna is the first on ship",
    "Anna takes",
    "Anna sets apart",
    "Anna calls",
    "You keep",
    "Anna passes",
    "Done: Unload",
    "Done: Score",
)
"""Goods and dice divided between two, a character, a scoring card, and what is answered under seal."""


def wanted(text: str, labels: list[str], done: list[str]) -> str:
    """All that can be scored; what confirms; goods of which there are more; a die that is not chosen; what was done
    least."""
    everything = [label for label in labels if label == "All"]
    said = "\n".join(done)
    kinds = sorted((label for label in labels if label in KINDS), key=lambda label: said.count(KINDS[label]))
    rest = sorted((label for label in labels if not is_chosen(text, label)), key=lambda label: label in LAST)
    return [*everything, *sure(labels), *kinds, *rest][0]


def is_chosen(text: str, label: str) -> bool:
    """Whether another press would take it back, or do nothing."""
    count, dice = COUNT.search(label), CHOSEN.search(text)
    return (count is not None and count[1] == count[2]) or (dice is not None and label.lower() in dice[1].lower())
