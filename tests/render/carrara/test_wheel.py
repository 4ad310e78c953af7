"""The wheel on a picture: what is to be paid is large and hidden by nothing, however the blocks lie."""

from collections.abc import Iterator
from itertools import combinations
from math import atan2, degrees, hypot
from random import Random

import pytest
from msgspec.structs import replace
from PIL.Image import Image

from engine.core.door import look
from engine.core.values.texts import Text
from engine.games.carrara.data import SECTIONS, Counts
from engine.games.carrara.views import TableView
from render.core.canvas import Canvas
from render.core.parts.heading import HEAD, MARGIN
from render.core.scene import Happening, Scene
from render.core.studio import Studio
from render.core.theme import DARK
from render.games.carrara.news import News
from render.games.carrara.palette import colours as colours_of
from render.games.carrara.sections import (
    BEFORE_AT,
    BLOCK,
    BLOCK_AT,
    COIN,
    COIN_AT,
    COUNT,
    COUNT_AT,
    HUB,
    TAG,
    Group,
    arranged,
    groups,
)
from render.games.carrara.spots import RADIUS
from render.games.carrara.table.picture import MARKET
from render.games.carrara.wedges import EVEN, wedges
from tests.games.carrara.moves import after
from tests.games.carrara.position import Side, marble, position
from tests.render.positions import scene
from tests.roots import GAMES

STUDIO = Studio(GAMES)
NONE = (0,) * 6
MOST = 11
"""Blocks on the wheel."""
Box = tuple[str, float, float, float, float]


def on_table(wheel: tuple[Counts, ...], taken: tuple[str, Counts] | None = None, picture: str = "table") -> Scene:
    """A picture of a turn's start with these blocks, and what was taken before."""
    seen = scene("carrara", picture, 4, 0.5, news=0)
    assert [decision.kind for decision in seen.view.decisions] == ["turn"]
    table, news = replace(seen.view.table, wheel=wheel), tuple[Happening, ...]()
    if taken is not None:
        took = Text("took", {"seat": 0, "section": taken[0], "blocks": taken[1], "price": 0})
        news = (Happening(1, (took,)),)
    return replace(seen, view=replace(seen.view, table=table), news=news)


def of(seen: Scene) -> TableView:
    table = seen.view.table
    assert isinstance(table, TableView)
    return table


def only(section: int, blocks: Counts) -> tuple[Counts, ...]:
    return tuple(blocks if at == section else NONE for at in range(6))


def any_wheels(n: int) -> Iterator[Scene]:
    """As many blocks as there may be, here and there or heaped up; some of them taken from a section."""
    random = Random(5)
    for _ in range(n):
        wheel, heaps = [[0] * 6 for _ in range(6)], [random.random() ** 3 for _ in range(6)]
        for _ in range(random.choice((4, 8, MOST - 1, MOST - 1))):
            wheel[random.choices(range(6), heaps)[0]][random.randrange(6)] += 1
        taken = (random.choice(SECTIONS), (random.randrange(1, 3), *NONE[1:])) if random.random() < 0.6 else None
        yield on_table(tuple(map(tuple, wheel)), taken)


FULLEST = [
    on_table(only(section, (2, 1, 1, 1, 1, 1)), (SECTIONS[section], (1, 1, 1, 0, 0, 0))) for section in range(6)
] + [
    on_table(((1,) * 6, *((0,) * at + (1,) + (0,) * (5 - at) for at in range(5)))),
    on_table(((1,) * 6, (1,) * 5 + (0,), NONE, NONE, NONE, NONE)),
    on_table((NONE, (1,) * 5 + (0,), NONE, NONE, (1,) * 6, NONE)),
]


# Everything has its place


def boxes(group: Group) -> Iterator[Box]:
    """What is drawn of some blocks: the block, how many they are, the price now, and the price to be paid."""
    places = [("block", BLOCK_AT, BLOCK, BLOCK), ("coin", COIN_AT, COIN * 0.9, COIN * 0.9)]
    places += [("count", COUNT_AT, COUNT, COUNT)] if group.n > 1 else []
    places += [("before", (BEFORE_AT[0] - 20, BEFORE_AT[1]), 38, 22)] if group.to_pay != group.price else []
    for name, at, wide, high in places:
        x, y = group.x + at[0], group.y + at[1]
        yield name, x - wide / 2, y - high / 2, x + wide / 2, y + high / 2


def drawn(seen: Scene) -> list[list[Box]]:
    """What stands on the wheel, thing by thing."""
    news = News(seen.news)
    things = [list(boxes(group)) for group in groups(of(seen), news, 0, 0, 1)]
    for section in news.taken:
        x, y = arranged(of(seen), news)[section].spots[-1]
        things.append([("tag", x - TAG / 2, y - TAG / 2, x + TAG / 2, y + TAG / 2)])
    return things


def met(one: Box, other: Box) -> bool:
    """Whether two boxes share more than an edge."""
    _, left, top, right, bottom = one
    return min(right, other[3]) - max(left, other[1]) > 1 and min(bottom, other[4]) - max(top, other[2]) > 1


def test_nothing_on_the_wheel_stands_upon_anything_else_however_the_blocks_lie() -> None:
    for seen in (*FULLEST, *any_wheels(150)):
        for one, other in combinations(drawn(seen), 2):
            assert not [(a[0], b[0]) for a in one for b in other if met(a, b)], of(seen).wheel


def test_everything_lies_on_the_wheel_in_its_section_and_beside_the_hub() -> None:
    for seen in (*FULLEST, *any_wheels(150)):
        for thing in drawn(seen):
            for _, left, top, right, bottom in thing:
                assert hypot((left + right) / 2, (top + bottom) / 2) <= RADIUS
                assert hypot(max(left, -right, 0), max(top, -bottom, 0)) >= HUB - 8
        for section in arranged(of(seen), News(seen.news)):
            for x, y in section.spots:
                aside = (degrees(atan2(y, x)) - section.wedge.begin) % 360
                assert 0 < aside < section.wedge.broad


def test_sections_are_even_while_each_has_room_enough() -> None:
    assert {wedge.broad for wedge in wedges((3, 0, 2, 1, 3, 2))} == {EVEN}


@pytest.mark.parametrize("full", range(6))
def test_a_full_section_uses_the_room_of_empty_ones(full: int) -> None:
    made = wedges([6 if at == full else int(at == (full + 1) % 6) for at in range(6)])
    assert made[full].broad >= 2 * EVEN - 10
    assert all(wedge.broad < EVEN for at, wedge in enumerate(made) if at != full)
    assert made[(full + 1) % 6].broad > made[(full + 2) % 6].broad
    assert sum(wedge.broad for wedge in made) == pytest.approx(360)
    assert made[0].begin == -120


# Prices


class Written:
    """What is written on a picture, with its size."""

    def __init__(self, seen: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
        self.words = list[tuple[str, int]]()
        text = Canvas.text

        def spy(canvas: Canvas, x: float, y: float, said: str, size: int, *rest: object, **more: object) -> int:
            self.words.append((said, size))
            return text(canvas, x, y, said, size, *rest, **more)  # type: ignore[arg-type]

        monkeypatch.setattr(Canvas, "text", spy)
        STUDIO.files.clear()
        self.image: Image = STUDIO.paint(seen).image
        monkeypatch.undo()


@pytest.mark.parametrize("seen", FULLEST, ids=range(len(FULLEST)))
def test_in_the_fullest_positions_every_price_is_as_large_as_ever(seen: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a phone, 390 pixels wide, more than eleven pixels high; a price that is not paid any more, nine."""
    prices = [str(group.to_pay) for group in groups(of(seen), News(seen.news), 0, 0, 1)]
    large = [words for words, size in Written(seen, monkeypatch).words if size * 390 / 1080 > 11]
    assert all(large.count(price) >= prices.count(price) for price in prices)
    assert 26 * 390 / 1080 > 9


@pytest.mark.parametrize("section", range(6))
@pytest.mark.parametrize("colours", range(1, 7))
def test_no_price_is_hidden_by_what_was_taken(section: int, colours: int) -> None:
    lying = (2,) * colours + (0,) * (6 - colours)
    seen = on_table(only(section, lying), (SECTIONS[section], (1, 1, 1, 0, 0, 0)))
    picture, coin = STUDIO.paint(seen).image, colours_of(DARK).coin
    for group in groups(of(seen), News(seen.news), MARGIN + MARKET / 2, HEAD + MARKET / 2, 1):
        x, y = group.x + COIN_AT[0], group.y + COIN_AT[1]
        around = [(x - COIN * 0.36, y), (x + COIN * 0.36, y), (x, y - COIN * 0.36), (x, y + COIN * 0.36)]
        assert all(picture.getpixel((round(a), round(b))) == coin for a, b in around)


def looked(side: Side, asked: str, wheel: dict[str, Counts], over: bool = False) -> Scene:
    state = position(side, asked=asked, wheel=wheel, seat=1 if over else 0, ended_by=0 if over else None)
    state = after(state, "skip") if over else state
    return replace(scene("carrara", "wheel", 2, 0.0, news=0), view=look(GAMES["carrara"], state, None))


def shown(seen: Scene) -> list[tuple[int, int | None]]:
    """Today's price and the one to be paid of each group."""
    return [(group.price, group.to_pay) for group in groups(of(seen), News(seen.news), 0, 0, 1)]


LYING = {"I": marble(white=1, black=1), "V": marble(yellow=2), "VI": marble(red=1)}


def test_before_the_wheel_turns_a_block_shows_what_it_will_cost_after_it() -> None:
    seen = looked(Side(), "turn", LYING)
    assert shown(seen) == [(6, 5), (1, 0), (1, 0), (0, 4)]
    assert "Section I: 1 white 6→5 and 1 black 1→free." in STUDIO.alt(seen)
    assert "Section VI: 1 red free→4." in STUDIO.alt(seen)
    assert STUDIO.alt(seen).count("Buying turns the wheel first: price now → price to pay.") == 1


def test_once_the_wheel_has_turned_a_block_shows_only_what_it_costs_now() -> None:
    seen = looked(Side(), "take", LYING)
    assert shown(seen) == [(6, 6), (1, 1), (1, 1), (0, 0)]
    assert "Section I: 1 white at 6 and 1 black at 1." in STUDIO.alt(seen)
    assert "→" not in STUDIO.alt(seen)
    assert "turns the wheel first" not in STUDIO.alt(seen)


def test_when_the_game_is_over_nothing_is_sold() -> None:
    seen = looked(Side(), "turn", LYING, over=True)
    assert {to_pay for _, to_pay in shown(seen)} == {None}
    assert "Section I: 1 white and 1 black." in STUDIO.alt(seen)
    assert not [line for line in STUDIO.tell(seen) if "rices" in line or "→" in line]
    assert STUDIO.paint(seen).height < STUDIO.paint(looked(Side(), "turn", LYING)).height


@pytest.mark.parametrize("asked", ["turn", "take"])
def test_the_words_for_prices_on_a_picture_hold_no_letter_that_would_have_to_be_fetched(
    asked: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The arrow between two prices is a shape: no first font has it as a letter."""
    for language in ("en", "fr"):
        seen = replace(looked(Side(), asked, LYING), language=language)
        assert not [words for words, _ in Written(seen, monkeypatch).words if "→" in words]
