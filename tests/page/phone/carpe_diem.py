"""Carpe Diem on a phone: a tile is built where it finishes something, else on the first cell; it is stored last."""

import re

from tests.page.phone.thumb import sure

FINISHES = re.compile(r"^(\d+)\. .* finishes ", re.MULTILINE)
NEW = ("Anna begins on space", "and builds it on", "Anna removes a banner")
"""A pawn on the ring, a tile in the district, and a banner that stood there."""
LATER = ("Anna finishes", "Anna lays a disc")


def wanted(text: str, labels: list[str], done: list[str]) -> str:
    """What confirms; what finishes something; else the first, of which storing is the last."""
    finishing: list[str] = [number for number in FINISHES.findall(text) if number in labels]
    return [*sure(labels), *finishing, *labels][0]
