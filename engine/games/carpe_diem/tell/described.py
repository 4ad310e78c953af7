"""Tiles, sides and cards in words: the parts of which lines and labels are made."""

from collections.abc import Iterable, Sequence

from engine.core.values.texts import NUMBER, Message, counts, each, term, terms
from engine.games.carpe_diem.data import SIDE_NAMES
from engine.games.carpe_diem.views import TileView

Parts = tuple[int | str, ...]

PLAIN, ACROSS, BESIDE, CORNER, THROUGH = range(5)
"""How the openings of a tile lie: nothing to say; one of each kind, opposite or on neighbouring sides, the second
clockwise after the first; two of the first kind, on neighbouring sides or opposite."""

TILE = {"one": term("kind"), "two": term("also"), "form": NUMBER, "chimneys": NUMBER}

MESSAGES = (
    Message("tile-in-words", TILE),
    Message("tile-named", {**TILE, "space": NUMBER, "nth": NUMBER}),
    Message("tile-short", {**TILE, "space": NUMBER, "nth": NUMBER}),
    Message("tile-form", {"kind": term("kind"), "form": NUMBER}),
    Message("tiles-there", {"tiles": each("tile-in-words")}),
    Message("open-side", {"kind": term("kind"), "side": term("side")}),
    Message("open-sides", {"sides": each("open-side")}),
    Message("card-times", {"card": term("card"), "n": NUMBER}),
    Message("card-now", {"card": term("card"), "n": NUMBER}),
    Message("coins", {"n": NUMBER}),
    Message("bread", {"n": NUMBER}),
    Message("points", {"n": NUMBER}),
    Message("steps", {"n": NUMBER}),
    Message("chimneys", {"n": NUMBER}),
    Message("goods", {"goods": counts("good")}),
    Message("fits", {"n": NUMBER}),
    Message("on-space", {"space": term("space")}),
    Message("on-cell", {"cell": term("cell")}),
    Message("banner-there"),
    Message("finishes", {"kinds": terms("kind")}),
    Message("turned-by", {"n": NUMBER}),
    Message("label-circle", {"one": term("card"), "n": NUMBER, "two": term("card"), "m": NUMBER}),
    Message("label-number", {"n": NUMBER}),
    Message("label-sets", {"n": NUMBER}),
    Message("label-bread", {"n": NUMBER}),
    Message("paid-with", {"goods": counts("good"), "coins": NUMBER}),
    Message("card-fails", {"n": NUMBER}),
    Message("fountain-worth", {"n": NUMBER}),
    Message("foreseen", {"goods": counts("good"), "coins": NUMBER, "bread": NUMBER, "vp": NUMBER}),
    Message("foreseen-card", {"card": term("card"), "n": NUMBER, "lost": NUMBER}),
    Message("foreseen-laid", {"sides": each("open-side")}),
    Message("foreseen-banner", {"n": NUMBER}),
    Message("foreseen-finishes", {"kinds": terms("kind")}),
)


def flat(things: Iterable[Parts]) -> Parts:
    """The parameters of one message over and over."""
    return tuple(part for thing in things for part in thing)


def said(tiles: Iterable[TileView]) -> Parts:
    """Tiles as `tile-in-words` takes them."""
    return flat(in_words(tile) for tile in tiles)


def in_words(tile: TileView) -> Parts:
    """What a tile shows, in the order of `TILE`: a kind that has two openings comes first."""
    shown = [kind for kind in tile.edges if kind]
    first, *others = sorted(tile.kinds, key=lambda kind: -shown.count(kind))
    return first, others[0] if others else "nothing", form_of(tile), tile.chimneys


def form_of(tile: TileView) -> int:
    """How the openings of a tile lie."""
    twice = next((kind for kind in tile.kinds if tile.edges.count(kind) > 1), None)
    sides = [side for side, kind in enumerate(tile.edges) if kind and twice in (None, kind)]
    if len(sides) < 2:
        return PLAIN
    across = (sides[1] - sides[0]) % 4 == 2
    if twice is None:
        return ACROSS if across else BESIDE
    return THROUGH if across else CORNER


def open_sides(edges: Sequence[str]) -> Parts:
    """The sides on which something is open, as `open-side` takes them."""
    return flat((kind, side) for kind, side in zip(edges, SIDE_NAMES, strict=True) if kind)
