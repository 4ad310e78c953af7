"""The table's picture: the ring with its tiles and pawns, row, track and cards; whatever lies there has room."""

import pytest
from msgspec.structs import replace
from PIL.Image import Image

from engine.core.values.texts import Params, Text
from engine.games.carpe_diem.data import SPACES
from engine.games.carpe_diem.views import TableView
from render.core.lettering import SMALLEST
from render.core.parts.heading import HEAD, MARGIN, WIDTH
from render.core.scene import Happening, Scene
from render.core.studio import Studio
from render.core.theme import DARK, THEMES
from render.games.carpe_diem.news import News
from render.games.carpe_diem.table.ring import HIGH, WIDE, spots
from tests.render.carpe_diem.fullest import full, scoring
from tests.render.carpe_diem.plays import table
from tests.render.positions import LONG
from tests.render.shared.marks import Mark, marks
from tests.roots import GAMES

STUDIO = Studio(GAMES)
TALLEST = 1900
PIECES = ("ground", "plaza", "token", "crate", "badge", "coin", "bread", "card", "stored", "banner", "chimney")


def painted(seen: Scene) -> Image:
    return STUDIO.paint(seen).image


def of(seen: Scene) -> TableView:
    view = seen.view.table
    assert isinstance(view, TableView)
    return view


def changed(seen: Scene, **changes: object) -> Scene:
    return replace(seen, view=replace(seen.view, table=replace(seen.view.table, **changes)))


def framed(seen: Scene) -> set[str]:
    """The spaces with the frame of what is new."""
    picture = painted(seen)
    return {
        SPACES[spot.at]
        for spot in spots(HEAD)
        if picture.getpixel((round(spot.left + WIDE / 2), round(spot.top + HIGH - 2))) == DARK.new
    }


# The ring


def test_every_tile_on_the_ring_and_in_the_row_is_drawn_at_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = table("table", 4, 6, news=0)
    tiles = [mark for mark in marks(seen, monkeypatch) if mark.what in ("ground", "plaza")]
    assert len(tiles) == sum(map(len, of(seen).spaces)) + len(of(seen).row)
    for spot in spots(HEAD):
        space = Mark("", spot.left, spot.top, spot.left + WIDE, spot.top + HIGH)
        assert sum(space.meets(tile) for tile in tiles) == len(of(seen).spaces[spot.at])


def test_pawns_stand_on_their_spaces(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = table("table", 4, 20, news=0)
    tokens = [mark for mark in marks(seen, monkeypatch) if mark.what == "token"]
    for spot in spots(HEAD):
        space = Mark("", spot.left, spot.top, spot.left + WIDE, spot.top + HIGH)
        here = sum(player.pawn == spot.at for player in of(seen).players)
        assert sum(space.meets(each) for each in tokens) == here


def test_spaces_stand_in_a_circle_and_never_upon_each_other() -> None:
    places = [Mark("", s.left, s.top, s.left + WIDE, s.top + HIGH) for s in spots(HEAD)]
    assert not any(one.meets(other) for at, one in enumerate(places) for other in places[at + 1 :])
    assert [spot.at for spot in spots(HEAD)] == list(range(len(SPACES)))


def test_while_cards_are_scored_the_ring_is_only_a_row_of_pawns() -> None:
    turn, score = table("table", 4, 6), scoring(table("table", 4, 6))
    assert not any(of(score).spaces)
    assert painted(score).height < painted(turn).height - 300


# What changed


def happened(*texts: Text) -> News:
    return News([Happening(1, texts)])


BUILT = Text("built", {"seat": 1, "space": "3", "kinds": ("villa",), "chimneys": 1, "cell": "B2"})
FULFILLED: Params = {"seat": 2, "card": "A01", "times": 2, "by_bread": 1, "vp": 8, "coins": 0, "bread": 0}


def test_what_was_taken_built_gained_and_lost_is_new() -> None:
    paid = Text("fulfilled", {**FULFILLED, "paid": (2, 0, 0, 0), "paid_coins": 1})
    failed = Text("failed", {"seat": 2, "card": "B01", "vp": 4})
    news = happened(BUILT, paid, failed, Text("advanced", {"seat": 1, "n": 1, "to": 4}))
    assert (news.spaces, news.cells, news.gained) == ({"3"}, {1: {"B2"}}, {2: 4})
    assert news.more == {2: {"coins", "bread", "grape"}, 1: {"banner"}}


def test_a_stored_tile_and_a_disc_are_new() -> None:
    stored = Text("stored", {"seat": 0, "space": "row", "kinds": ("pond",), "chimneys": 0})
    news = happened(stored, Text("disc", {"seat": 0, "first": "A01", "second": "C03"}))
    assert (news.spaces, news.more, news.pairs) == ({"row"}, {0: {"stored"}}, [frozenset({"A01", "C03"})])


def test_where_a_tile_was_taken_has_a_frame_until_new_ones_are_laid_out() -> None:
    quiet = table("table", 3, 9, news=0)
    loud = replace(quiet, news=(Happening(1, (BUILT,)),))
    phase = replace(quiet, news=(Happening(1, (BUILT, Text("phase", {"phase": 2, "seat": 1}))),))
    assert [framed(seen) for seen in (quiet, loud, phase)] == [set(), {"3"}, set()]


# What can be read off it


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_circle_has_its_number_or_a_disc(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = table("table", seats, 0.6, news=0)
    free = [str(circle.number) for circle in of(seen).circles if circle.seat is None]
    said = [mark.what for mark in marks(seen, monkeypatch) if mark.size == 23]
    assert sorted(said, key=int) == free
    assert len(of(seen).circles) == 4 * seats + 1


def test_discs_on_one_space_of_the_track_lie_one_above_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = full(table("table", 4, 6, news=0))
    discs = [m for m in marks(seen, monkeypatch) if m.what == "token" and m.left > WIDTH - 2 * MARGIN - 50]
    assert len(discs) >= 4
    assert len({round(disc.top) for disc in discs}) == len(discs)


def test_once_it_is_over_players_stand_by_their_totals(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = table("table", 4, -1)
    wreaths = [mark for mark in marks(seen, monkeypatch) if mark.what == "wreath" and mark.right > WIDTH - 90]
    said = [m.what for m in marks(seen, monkeypatch) if m.size and any(m.meets(w) for w in wreaths[-4:])]
    assert [int(n) for n in said] == sorted((score.total for score in seen.scores), reverse=True)


# Everything has its place


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("grown", [full, scoring])
def test_the_fullest_table_with_the_longest_names_fits(
    theme: str, language: str, grown: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert callable(grown)
    seen = grown(table("table", 4, 6, names=LONG, theme=theme, language=language))
    picture, drawn = painted(seen), marks(seen, monkeypatch)
    assert (picture.width, picture.height <= TALLEST) == (WIDTH, True)
    for mark in drawn:
        if mark.size:
            assert mark.size >= SMALLEST, mark.what
            assert MARGIN <= mark.left <= mark.right <= WIDTH - MARGIN + 1, mark.what


def test_no_number_covers_another_or_the_piece_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = full(table("table", 4, 6, names=LONG, news=0))
    drawn = marks(seen, monkeypatch)
    counts = [mark for mark in drawn if mark.size == 28 and mark.what.isdecimal()]
    assert len(counts) == 4 * 8
    for count in counts:
        met = [m.what for m in drawn if m is not count and m.what in (*PIECES, "emblem") and count.meets(m)]
        assert met == [], count.what
