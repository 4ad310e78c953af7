"""The data file against chapter 9 of the rules: tiles, cards, fountain cards, frames, boards, circles."""

from collections import Counter
from typing import Any

import pytest

from engine.games.carpe_diem.data import FACTS, TABLES
from tests.games.carpe_diem.by_hand import DATA, DWELLINGS, KIND, LANDSCAPES, SIZE, TILES, turned
from tests.games.carpe_diem.position import NUMBER

FACTS_NOW = FACTS[max(FACTS)]
WHITE = {tile: printed for tile, printed in TILES.items() if tile[0] == "W"}
BLACK = {tile: printed for tile, printed in TILES.items() if tile[0] == "K"}
LETTERS = "VWHCPMBSA"


def parts(tiles: dict[str, object], letter: str) -> list[int]:
    """How many openings each part of this kind has."""
    return [TILES[tile].edges.count(letter) for tile in tiles if letter in TILES[tile].edges]


def test_the_numbers_of_the_booklet() -> None:
    now = FACTS_NOW
    assert (now.spaces, now.tiles_on_space, now.row, now.rounds, now.phases, now.size, now.track) == (
        7,
        4,
        11,
        7,
        4,
        6,
        20,
    )
    assert now.start_vp == ((8, 9), (8, 9, 13), (8, 9, 10, 11))
    assert now.cards_drawn == ((2, 2, 2, 2), (2, 3, 2, 3), (3, 3, 2, 4))
    assert (now.cleared_at, now.merchant_extra, now.baker_bread, now.senator_steps) == ((2, 1, 0), 1, 2, 2)
    assert (now.market_coins, now.bakery_bread, now.fountain_cards) == (1, 1, 2)
    assert (now.bread_for_card, now.failed_card, now.items_per_vp) == (3, 4, 2)


def test_the_kinds_their_groups_and_their_goods() -> None:
    groups = {kind.id: kind.group for kind in FACTS_NOW.kinds}
    assert {kind for kind, group in groups.items() if group == "landscape"} == set(LANDSCAPES)
    assert {kind for kind, group in groups.items() if group == "dwelling"} == set(DWELLINGS)
    assert {kind for kind, group in groups.items() if group == "building"} == {"market", "bakery", "fountain"}
    assert tuple(groups) == tuple(KIND.values())
    goods = {good.id: good.of for good in FACTS_NOW.goods}
    assert goods == {"grape": "vineyard", "herb": "garden", "chicken": "coop", "fish": "pond"}


# Tiles


def test_there_are_84_white_and_39_black_tiles() -> None:
    assert (list(WHITE), list(BLACK)) == ([f"W{n:02}" for n in range(1, 85)], [f"K{n:02}" for n in range(1, 40)])
    kinds = {tile: {*printed.edges, *printed.core} - {"."} for tile, printed in TILES.items()}
    assert Counter(len(kinds[tile]) for tile in WHITE) == {2: 66, 1: 18}
    assert {len(kinds[tile]) for tile in BLACK} == {1}
    assert all("." in printed.edges for printed in TILES.values())
    assert all((printed.edges == "....") == bool(printed.core) for printed in TILES.values())


def test_pairs_of_kinds_on_white_tiles() -> None:
    pairs = Counter("".join(sorted({*printed.edges} - {"."})) for printed in WHITE.values())
    for letter in "WHCPMBSA":
        assert pairs["".join(sorted("V" + letter))] == 5
    assert all(pairs["".join(sorted(a + b))] == 1 for a in "WHCP" for b in "MBSA")
    assert all(pairs["".join(sorted(a + b))] == 1 for a in "WHCP" for b in "WHCP" if a < b)
    assert sorted(pair for pair in pairs if len(pair) == 2 and set(pair) <= set("MBSA")) == ["AM", "AS", "BM", "BS"]


def test_openings_and_chimneys() -> None:
    white, black = dict[str, object](WHITE), dict[str, object](BLACK)
    assert (len(parts(white, "V")), sum(parts(white, "V"))) == (40, 52)
    assert (len(parts(black, "V")), sum(parts(black, "V"))) == (6, 6)
    assert sum(printed.chimneys for printed in WHITE.values()) == 48
    assert sorted(printed.chimneys for printed in BLACK.values() if "V" in printed.edges) == [1, 1, 1, 2, 2, 2]
    assert Counter(printed.core for printed in WHITE.values() if printed.core) == {"K": 6, "O": 6, "F": 6}
    assert Counter(printed.core for printed in BLACK.values() if printed.core) == {"K": 3, "O": 3, "F": 3}
    for letter in "WHCP":
        assert Counter(parts(white, letter)) == {1: 10, 2: 2}
        two = [printed.edges for printed in WHITE.values() if printed.edges.count(letter) == 2]
        assert sorted(edges[0] == edges[2] == letter or edges[1] == edges[3] == letter for edges in two) == [
            False,
            True,
        ]
    for letter in "MBSA":
        assert parts(white, letter) == [1] * 11
    assert all(parts(black, letter) == [1] * 3 for letter in LETTERS[1:])
    assert all("V" in printed.edges for printed in TILES.values() if printed.chimneys)


@pytest.mark.parametrize("tile", TILES)
def test_the_tables_turn_every_tile_clockwise(tile: str) -> None:
    kinds = tuple(KIND)
    edges = TABLES[max(TABLES)].edges[NUMBER[tile]]
    lying = ["".join("." if kind < 0 else kinds[kind] for kind in way) for way in edges]
    printed = TILES[tile].edges
    assert lying == [turned(printed, n) for n in range(1 if printed == "...." else 4)]


# Cards


def test_sixty_scoring_cards_by_deck() -> None:
    assert Counter(card["deck"] for card in DATA["cards"]) == {"A": 8, "B": 12, "C": 12, "D": 28}
    assert Counter(card["origin"] for card in DATA["cards"]) == {"printed": 13, "pattern": 18, "reconstructed": 29}
    for deck, n in (("A", 8), ("B", 12), ("C", 12), ("D", 28)):
        assert [c["id"] for c in DATA["cards"] if c["deck"] == deck] == [f"{deck}{at:02}" for at in range(1, n + 1)]


SOME_CARDS = """
A01 grape 2 vp 4 | A02 herb 2 vp 4 | A07 chicken 3 vp 7 | A08 fish 3 vp 7 | B03 grape 1 fish 1 vp 3
B09 grape 1 chicken 1 fish 1 vp 5 | B11 grape 1 herb 1 chicken 1 fish 1 vp 8 | C01 chimney 2 bread 1
C03 chimney 2 banner 1 | C05 chimney 3 coin 1 banner 1 | C07 chimney 3 coin 1 bread 1 | C09 villa 1 vp 3
C10 villa 1 banner 2 | C11 villa 2 coin 1 bread 1 banner 1 | C12 villa 2 vp 7 | D01 merchant 1 vp 3
D13 garden 1 pond 1 vp 7 | D20 senator 1 artisan 1 vp 7 | D21 any_landscape 3 coin 1 bread 1
D22 any_dwelling 3 bread 1 banner 1 | D24 bakery 2 vp 3 | D28 bakery 1 fountain 1 vp 3
"""


@pytest.mark.parametrize("line", SOME_CARDS.replace("\n", "|").split("|"))
def test_what_cards_ask_for_and_bring(line: str) -> None:
    if not line.strip():
        return
    name, *said = line.split()
    card = next(card for card in DATA["cards"] if card["id"] == name)
    printed = [str(part) for pair in (*card["need"], *card["reward"].items()) for part in pair]
    assert printed == said


def test_no_card_pays_three_bread_back() -> None:
    assert all(card.reward.bread < FACTS_NOW.bread_for_card for card in FACTS_NOW.cards)


def test_two_fountain_cards_of_every_kind() -> None:
    assert [(card["id"], card["of_each"], card["vp"]) for card in DATA["fountains"]] == [
        (kind, 2, 2) for kind in KIND.values()
    ]


# Where it comes from


def test_everything_says_whether_it_is_printed() -> None:
    for what in ("white", "black", "frames", "boards"):
        assert {each["origin"] for each in DATA[what]} == {"reconstructed"}
    fountains = {card["id"]: card["origin"] for card in DATA["fountains"]}
    assert {kind for kind, origin in fountains.items() if origin == "printed"} == {
        *("villa", "garden", "merchant", "market")
    }
    assert set(fountains.values()) == {"printed", "pattern"}
    printed = {card["id"] for card in DATA["cards"] if card["origin"] == "printed"}
    assert printed == {*["A02", "A06", "A07", "B09", "B11", "C01", "C05", "C09", "C11", "D01", "D13", "D21", "D24"]}


# Frames and boards


def test_frames_have_two_tasks_each_and_none_faces_one_of_its_kind() -> None:
    frames = {frame["id"]: [(t["position"], t["kind"], t["vp"]) for t in frame["tasks"]] for frame in DATA["frames"]}
    assert list(frames) == [f"R{n:02}" for n in range(1, 17)]
    assert {len(tasks) for tasks in frames.values()} == {2}
    tasks = [task for each in frames.values() for task in each]
    assert not [(p, q) for p in tasks for q in tasks if p[1] == q[1] and p[0] + q[0] == 7]
    per_kind = Counter(kind for _, kind, _ in tasks)
    assert per_kind == {kind: 3 if kind in LANDSCAPES + DWELLINGS else 2 for kind in KIND.values()}
    assert all(vp == (4 if kind in LANDSCAPES + DWELLINGS else 3) for _, kind, vp in tasks)
    assert set(Counter(position for position, _, _ in tasks)) == set(range(1, 7))
    assert set(Counter(position for position, _, _ in tasks).values()) <= {5, 6}
    assert frames["R01"] + frames["R02"] == [(1, "pond", 4), (6, "baker", 4), (1, "villa", 3), (4, "garden", 4)]


@pytest.mark.parametrize("board", DATA["boards"], ids=lambda board: board["id"])
def test_banners_of_a_board_and_their_distances(board: dict[str, Any]) -> None:
    row, column = board["shovel"]
    banners = board["banners"]
    distances = sorted(abs(row - r) + abs(column - c) for r, c in banners)
    assert distances == [1, 2, 2, 3, 3, 4, 4, 5, 6]
    for line in range(SIZE):
        assert sum(r == line for r, _ in banners) in (1, 2)
        assert sum(c == line for _, c in banners) in (1, 2)
    assert not [1 for r, c in banners for s, d in banners if abs(r - s) + abs(c - d) == 1]
    assert [row, column] not in banners


def test_circles_lie_between_neighbours() -> None:
    expected = {
        (f"s{r}{c}", f"s{r + down}{c + right}")
        for r in range(4)
        for c in range(3)
        for down, right in ((0, 1), (1, 0))
        if r + down < 4 and c + right < 3
    }
    assert {tuple(pair) for pair in DATA["circles"]} == expected
    assert len(DATA["circles"]) == 17
    assert DATA["empty_spaces"] == [["s00", "s02", "s30", "s32"], ["s00", "s32"], []]
