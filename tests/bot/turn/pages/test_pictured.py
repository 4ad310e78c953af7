"""The picture beside a turn: on every page from where something is chosen on it, with the piece where and how it would
lie; and sent again only if it is another one."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.pictures.drawing import file_name
from bot.turn.picturing import pictured
from engine.core.forms.forms import CountsByKind, Filled, Form, Grid, OneOf, Verb, YesNo
from engine.core.forms.offers import OneOffer
from engine.turn.stage import Stage
from render.core.scene import Draft
from tests.bot.conftest import Play
from tests.bot.turn.leafing import Leafing, played, pressable
from tests.bot.turn.pressing import TINY, Turning, at_a_table
from tests.roots import GAMES
from tests.thorough import how_many, thorough

# Over the wire


@pytest.mark.usefixtures("tiny")
async def test_a_tile_is_seen_where_and_how_it_would_lie_until_it_is_laid(play: Play) -> None:
    async with at_a_table(play, "carpe_diem", play.anna, play.bruno) as table:
        who = await table.until("turn", "walk")
        form, step = turnable(await who.door()), await who.step()
        drafts, files = drafts_to(await who.door(), form), list[list[str]]()
        async for _ in who.each_step(form):
            files.append([each["filename"] for each in attached(play, who)])
        assert files[-3:] == [[file_name("carpe_diem", table.id, "screen", step, draft)] for draft in drafts]
        assert len({name for names in files[-3:] for name in names}) == 3


def turnable(door: Any) -> Form:
    """A walk with a tile that can be turned where it is laid."""
    for tile in door.choices("walk", {}, "tile").values:
        for cell in door.choices("walk", {"tile": tile}, "cell").values:
            ways = door.choices("walk", {"tile": tile, "cell": cell}, "rotation").values
            if len(ways) > 1:
                return Form("walk", {"tile": tile, "cell": cell, "rotation": ways[-1]})
    raise AssertionError("none can be turned")


def drafts_to(door: Any, form: Form) -> list[Draft]:
    """What is to be seen where the cell is chosen, where it is chosen how the tile lies, and where all is confirmed."""
    tile, cell = ({name: form.values[name] for name in names} for names in (("tile",), ("tile", "cell")))
    asked = [(tile, "cell"), (cell, "rotation")]
    offers = [Draft("walk", filled, {field: door.choices("walk", filled, field)}) for filled, field in asked]
    return [*offers, Draft("walk", form.values, {})]


@pytest.mark.parametrize(("game", "kind", "changed"), [("carrara", "take", "c"), ("lucca", "turn", "o")])
@pytest.mark.usefixtures("tiny")
async def test_a_picture_stays_while_something_else_of_the_move_is_chosen(
    play: Play, game: str, kind: str, changed: str, requests: list[str]
) -> None:
    """The wheel beside blocks; one's screen beside what becomes of cards."""
    async with at_a_table(play, game, *(play.anna, play.bruno, play.clio)[: GAMES[game].declares.players[0]]) as table:
        who = await table.until(kind)
        await who.play()
        await who.go(await who.wanted(table.below))
        before, files = len(requests), attached(play, who)
        assert files
        page = await who.tap(next(tap for tap in who.controls if tap.startswith(changed)))
        assert len(requests) == before + 1
        assert attached(play, who) == files, "it was not sent once more"
        assert page.files == (TINY,)


def attached(play: Play, who: Turning) -> list[dict[str, Any]]:
    """The files on his page."""
    return list(play.sandbox.messages.find(who.id).body.get("attachments") or [])


# Of any form


CELLS = OneOf("cell", "cell", layout=Grid((("a1", "b1"),)))
LAY = Verb(
    "lay",
    (OneOf("from"), OneOf("piece"), CELLS, OneOf("turn"), CountsByKind("price", ("gold",), "metal"), YesNo("end")),
)
PLAN: Filled = {"from": "left", "piece": "red", "cell": "b1", "turn": "0", "price": (2,), "end": True}
OFFER = OneOffer(("x", "y"))


def seen(field: str, *filled: str, verb: Verb = LAY, board: tuple[str, ...] = ("piece", "cell", "turn")) -> Any:
    """What stands beside the page for this field, or the last one, when so much is filled in."""
    pictures = [
        SimpleNamespace(name=name, beside=[f"lay.{each}" for each in fields])
        for name, fields in (("market", ("from",)), ("board", board))
    ]
    door = SimpleNamespace(choices=lambda *_: OFFER)
    seat = SimpleNamespace(pictures=SimpleNamespace(pictures=pictures), door=door)
    at = Stage(verb, {name: PLAN[name] for name in filled}, frozenset(), None, ())
    return pictured(cast(Any, seat), at, verb.field(field) if field else None)


def test_the_plan_is_on_the_picture_from_where_a_cell_of_it_is_chosen_on() -> None:
    piece: Filled = {"piece": "red"}
    cell: Filled = {"piece": "red", "cell": "b1"}
    assert seen("from") == ("market", None)
    assert seen("piece", "from") == ("board", None)
    assert seen("cell", "from", "piece") == ("board", Draft("lay", piece, {"cell": OFFER}))
    assert seen("turn", "from", "piece", "cell") == ("board", Draft("lay", cell, {"turn": OFFER}))


def test_what_is_chosen_after_it_leaves_the_picture_as_it_is() -> None:
    whole = ("board", Draft("lay", {"piece": "red", "cell": "b1", "turn": "0"}, {}))
    assert seen("price", "from", "piece", "cell", "turn") == whole
    assert seen("", "from", "piece", "cell", "turn", "price") == whole
    assert seen("", "from", "piece", "cell", "turn", "price", "end") == whole


def test_what_has_no_picture_of_its_own_keeps_that_of_what_came_before() -> None:
    assert seen("piece", "from", board=()) == ("market", None)
    assert seen("", "from", "piece", board=()) == ("market", None)
    assert seen("piece", verb=Verb("lay", (OneOf("piece"),)), board=()) == ("", None)


def test_an_optional_cell_is_chosen_where_all_is_confirmed() -> None:
    verb = Verb("lay", (OneOf("turn"), OneOf("cell", "cell", optional=True, layout=CELLS.layout)))
    assert seen("turn", verb=verb) == ("board", None)
    assert seen("", "turn", verb=verb) == ("board", Draft("lay", {"turn": "0"}, {"cell": OFFER}))
    alone = Verb("lay", (OneOf("cell", "cell", optional=True, layout=CELLS.layout),))
    assert seen("", "cell", verb=alone) == ("board", Draft("lay", {"cell": "b1"}, {"cell": OFFER}))


# In each game


@thorough
@pytest.mark.parametrize("game", GAMES)
def test_from_where_there_is_a_picture_there_is_one_until_all_is_confirmed(game: str) -> None:
    found = set[str]()
    for at, form in [*played(GAMES[game], 1)][:: how_many(2, 1)]:
        pictures = [page.picture for page in Leafing(at).pages(form)]
        first = next((n for n, picture in enumerate(pictures) if picture), len(pictures))
        assert all(pictures[first:]), form
        found |= {f"{form.verb} {picture}" for picture in pictures[-1:] if picture}
    if game == "carpe_diem":
        assert {"walk screen", "leap screen", "pick screen", "disc cards", "add cards"} <= found


def test_where_values_stand_in_the_place_of_verbs_the_first_of_them_has_its_picture() -> None:
    """In Carpe Diem whoever has bread can walk or leap: he sees the tiles that he can walk to."""
    found = set[tuple[bool, str]]()
    for at, _ in played(GAMES["carpe_diem"], 1, wild=True):
        reader = Leafing(at)
        if len(reader.seat.door.verbs()) > 1:
            page = reader.page(None)
            found.add((any("." in tap for tap, _ in pressable(page)), page.picture))
    assert (True, "screen") in found
    assert found <= {(True, "screen"), (False, "")}
