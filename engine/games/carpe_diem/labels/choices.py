"""How choices are offered, with what they cost and bring: asked only for what is shown."""

from functools import cache

from engine.core.forms.forms import Filled, one
from engine.core.forms.offers import Value
from engine.core.state.views import Label
from engine.core.values.seats import Seat
from engine.core.values.texts import Params, Text
from engine.games.carpe_diem.data import CELLS, CIRCLES, KINDS, ROTATIONS, SPACES, TABLES, TILES
from engine.games.carpe_diem.forms import tiles_within_reach
from engine.games.carpe_diem.labels.paying import label_payment
from engine.games.carpe_diem.rules.building import banners, places_for
from engine.games.carpe_diem.rules.circles import pair
from engine.games.carpe_diem.rules.district import elements, finished_by
from engine.games.carpe_diem.rules.ring import space_of
from engine.games.carpe_diem.rules.tiles import edges_of, show_tiles
from engine.games.carpe_diem.show import times_now
from engine.games.carpe_diem.state import CarpeDiemState, Laid
from engine.games.carpe_diem.tell.described import PLAIN, TILE, Parts, flat, in_words, open_sides


def label(state: CarpeDiemState, seat: Seat, verb: str, filled: Filled, field: str, value: Value) -> Label:
    """What a choice means."""
    match field:
        case "space":
            return label_space(state, SPACES.index(str(value)))
        case "tile":
            return label_tile(state, seat, verb, filled, str(value))
        case "cell" | "rotation":
            return label_place(state, seat, filled, field, str(value))
        case "circle":
            return label_circle(state, seat, CIRCLES.index(str(value)))
        case "first":
            return label_first(state, seat, filled, str(value))
        case "card":
            return label_fountain(state, seat, str(value))
        case "sets" | "goods" | "bread":
            return label_payment(state, seat, filled, field, value)
    return Label()


def label_space(state: CarpeDiemState, space: int) -> Label:
    """The tiles that lie there, in short: how their openings lie is seen on the picture."""
    tiles = show_tiles(TABLES[state.data])
    shown = (in_words(tiles[tile]) for tile in state.spaces[space])
    short = flat((one, two, PLAIN, chimneys) for one, two, _, chimneys in shown)
    return Label(hint=(Text("tiles-there", {"tiles": short}),))


def label_tile(state: CarpeDiemState, seat: Seat, verb: str, filled: Filled, name: str) -> Label:
    """What it shows, where it lies, and in how many cells it fits."""
    tile = TILES.index(name)
    shown = params_of(state, tile)
    hints = [Text("tile-form", {"kind": shown["one"], "form": shown["form"]})] if shown["form"] != PLAIN else []
    if shown["chimneys"]:
        hints.append(Text("chimneys", {"n": shown["chimneys"]}))
    if verb != "pick" and "space" not in filled:
        hints.append(Text("on-space", {"space": SPACES[space_of(state, tile)]}))
    hints.append(Text("fits", {"n": len(places_for(state, seat, tile))}))
    others = {other: each for other, each in filled.items() if other != "tile"}
    short = short_tile(state, tile, tiles_within_reach(state, seat, verb, others))
    return Label(named_tile(state, tile, tiles_within_reach(state, seat, verb, {})), hint=tuple(hints), short=short)


def params_of(state: CarpeDiemState, tile: int) -> Params:
    """A tile as `tile-in-words` takes it."""
    return dict(zip(TILE, words_of(state.data)[tile], strict=True))


@cache
def words_of(data: int) -> tuple[Parts, ...]:
    """Every tile in words: they are asked for by each choice, of all that could be taken."""
    return tuple(map(in_words, show_tiles(TABLES[data])))


def named_tile(state: CarpeDiemState, tile: int, reached: tuple[int, ...]) -> Text:
    """What it shows. Its name goes by all that could be taken, whatever else is filled in: it may be typed first."""
    return Text("tile-named", {**params_of(state, tile), **among_alike(state, tile, reached)})


def short_tile(state: CarpeDiemState, tile: int, reached: tuple[int, ...]) -> Text:
    """Its kinds; with form and chimneys, if another with these kinds can be taken."""
    shown, words, tiles = params_of(state, tile), words_of(state.data), show_tiles(TABLES[state.data])
    near = [other for other in reached if set(tiles[other].kinds) == set(tiles[tile].kinds)]
    if all(words[other] == words[tile] for other in near):
        shown |= {"form": PLAIN, "chimneys": 0}
    return Text("tile-short", {**shown, **among_alike(state, tile, reached)})


def among_alike(state: CarpeDiemState, tile: int, reached: tuple[int, ...]) -> Params:
    """Its space, if one that is alike lies on another; which of them it is, if one lies beside it."""
    words = words_of(state.data)
    alike = [other for other in reached if words[other] == words[tile]]
    beside = [lying for lying in (*state.spaces, state.row) if tile in lying]
    here = [other for lying in beside for other in alike if other in lying]
    return {
        "space": space_of(state, tile) + 1 if len(here) < len(alike) else 0,
        "nth": here.index(tile) + 1 if len(here) > 1 else 0,
    }


def label_place(state: CarpeDiemState, seat: Seat, filled: Filled, field: str, value: str) -> Label:
    """Whether a banner stands there, what the tile would finish, and how it would lie."""
    name = one(filled, "tile")
    cell = value if field == "cell" else one(filled, "cell")
    if name not in TILES or cell not in CELLS:
        return Label()
    tile, at = TILES.index(name), CELLS.index(cell)
    ways = places_for(state, seat, tile).get(at, ())
    turned = ways if field == "cell" else tuple(way for way in ways if ROTATIONS[way] == value)
    finishing = [Text("finishes", {"kinds": kinds})] if (kinds := finishes(state, seat, tile, at, turned)) else []
    if field == "rotation":
        sides = Text("open-sides", {"sides": open_sides(edges_of(TABLES[state.data], tile, ROTATIONS.index(value)))})
        return Label(sides, hint=(sides, *finishing), short=Text("turned-by", {"n": 90 * ROTATIONS.index(value)}))
    banner = [Text("banner-there")] if at in banners(TABLES[state.data], state.players[seat]) else []
    hints = (*banner, *finishing)
    return Label(hint=(Text("on-cell", {"cell": cell}), *hints) if hints else ())


def finishes(state: CarpeDiemState, seat: Seat, tile: int, cell: int, ways: tuple[int, ...]) -> tuple[str, ...]:
    """The kinds that it would finish there, turned in one of these ways."""
    tables, district = TABLES[state.data], state.players[seat].district
    found = [
        KINDS[element.kind] for way in ways for element in finished_by(tables, (*district, Laid(tile, cell, way)), cell)
    ]
    return tuple(dict.fromkeys(found))


def label_circle(state: CarpeDiemState, seat: Seat, circle: int) -> Label:
    """The two cards, and how often each could be fulfilled now; on its button its number, as on the picture."""
    first, second = pair(state, circle)
    cards: Params = {"one": first, "n": times_now(state, seat, first)}
    cards |= {"two": second, "m": times_now(state, seat, second)}
    return Label(Text("label-circle", cards), short=Text("label-number", {"n": circle + 1}))


def label_first(state: CarpeDiemState, seat: Seat, filled: Filled, card: str) -> Label:
    """A card with how often it could be fulfilled now: too long for a button, which has a number."""
    circle = one(filled, "circle")
    cards = pair(state, CIRCLES.index(circle)) if circle in CIRCLES else ()
    short = Text("label-number", {"n": cards.index(card) + 1}) if card in cards else None
    return Label(Text("card-now", {"card": card, "n": times_now(state, seat, card)}), short=short)


def label_fountain(state: CarpeDiemState, seat: Seat, kind: str) -> Label:
    """What the card would bring now."""
    tables = TABLES[state.data]
    pays = next(card.vp for card in tables.facts.fountains if card.id == kind)
    found = elements(tables, state.players[seat].district)
    n = sum(each.finished and KINDS[each.kind] == kind for each in found)
    return Label(hint=(Text("fountain-worth", {"n": n * pays}),))
