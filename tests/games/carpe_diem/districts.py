"""Districts to order: so many finished elements of each kind, chimneys, buildings, and halves to be finished."""

from tests.games.carpe_diem.by_hand import KIND, TILES

LETTER = {kind: letter for letter, kind in KIND.items()}
STRAIGHT = [tile for tile, printed in TILES.items() if printed.edges[1::2] == ".." and len(set(printed.edges)) == 3]
"""White tiles with an opening on each of two opposite sides, of two kinds."""
ENDS = {kind: [t for t, printed in TILES.items() if printed.edges == f"{letter}..."] for kind, letter in LETTER.items()}
"""Black tiles with one opening."""
BUILDINGS = {
    kind: [tile for tile, printed in TILES.items() if printed.core == letter] for kind, letter in LETTER.items()
}
LONG_VILLA = {
    15: "K01 A1 ..V., W04 A2 VVW., W09 B2 H.VV, W14 B3 VVC., W19 C3 P.VV, W24 C4 VVM., W25 D4 .VMV, K04 E4 ...V",
    28: "K04 A1 ..V., W04 A2 VVW., W09 B2 H.VV, W14 B3 VVC., W19 C3 P.VV, W24 C4 VVM., W29 D4 VB.V, W25 D3 VMV., "
    "W34 D2 .VVS, W30 E2 .VBV, W39 F2 A.VV, W35 F3 V.VS, W40 F4 V.VA, K05 F5 V...",
}
"""One finished villa with so many chimneys."""


def finished(**kinds: int) -> list[str]:
    """So many finished elements of each kind, of two tiles each, one above the other in rows 1 and 2, then 4 and 5; the
    lower tile shows something unfinished, too. Buildings lie in the sixth row and above."""
    district, columns = list[str](), [(letter, row) for row in (1, 4) for letter in "ABCDEF"]
    ends, straight = {kind: list(tiles) for kind, tiles in ENDS.items()}, list(STRAIGHT)
    cells = [f"{letter}{row}" for row in (6, 5, 4) for letter in "ABCDEF"]
    for kind, n in kinds.items():
        for at in range(n):
            letter = LETTER[kind]
            if BUILDINGS[kind]:
                district.append(f"{BUILDINGS[kind][at]} {cells.pop(0)}")
                continue
            column, row = columns.pop(0)
            lower = next(tile for tile in straight if letter in TILES[tile].edges)
            straight.remove(lower)
            other = TILES[lower].edges.replace(letter, "").replace(".", "")
            district += [
                f"{ends[kind].pop(0)} {column}{row} ..{letter}.",
                f"{lower} {column}{row + 1} {letter}.{other}.",
            ]
    return district


def chimneys(n: int) -> list[str]:
    """So many chimneys on villas none of which is finished."""
    two, one = ENDS["villa"][3:], ENDS["villa"][:3]
    tiles = [two.pop() for _ in range(min(3, n // 2))]
    tiles += [one.pop() for _ in range(n - 2 * len(tiles))]
    return [f"{tile} {cell}" for tile, cell in zip(tiles, ("B2", "D2", "F2", "B4", "D4", "F4"), strict=False)]


def half(kind: str, tile: int = 0) -> list[str]:
    """The black tile of this kind on C3, which opens to D3."""
    return [f"{ENDS[kind][tile]} C3 .{LETTER[kind]}.."]
