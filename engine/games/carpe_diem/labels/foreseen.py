"""What is foreseen before a form is confirmed: how a tile will lie, what it finishes, and what one will have then."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.core.forms.forms import Form, one
from engine.core.values.seats import Seat
from engine.core.values.texts import Params, Text
from engine.games.carpe_diem.data import TABLES, TILES
from engine.games.carpe_diem.labels.choices import finishes
from engine.games.carpe_diem.rules.book import RULES
from engine.games.carpe_diem.rules.building import banners, where
from engine.games.carpe_diem.rules.cards import card_asked, is_red, payment, times_met
from engine.games.carpe_diem.rules.tiles import edges_of
from engine.games.carpe_diem.state import CarpeDiemState
from engine.games.carpe_diem.tell.described import open_sides


def foresee(state: CarpeDiemState, seat: Seat, form: Form) -> tuple[Text, ...]:
    """What comes of a form as far as nothing has to be drawn or decided before."""
    match form.verb:
        case "walk" | "leap" | "pick":
            return (*_laid(state, seat, form), *_will_have(state, seat, form))
        case "pay" | "add":
            return (_settled(state, seat, form), *_will_have(state, seat, form))
    return ()


def _laid(state: CarpeDiemState, seat: Seat, form: Form) -> Iterator[Text]:
    """How the tile lies on its cell, and what it brings there."""
    tables, tile = TABLES[state.data], TILES.index(one(form.values, "tile") or "")
    at = where(state, seat, tile, form.values)
    if at is None:
        return
    if sides := open_sides(edges_of(tables, tile, at.rotation)):
        yield Text("foreseen-laid", {"sides": sides})
    if at.cell in banners(tables, state.players[seat]):
        yield Text("foreseen-banner", {"n": 1})
    if kinds := finishes(state, seat, tile, at.cell, (at.rotation,)):
        yield Text("foreseen-finishes", {"kinds": kinds})


def _settled(state: CarpeDiemState, seat: Seat, form: Form) -> Text:
    """How often the card is fulfilled then, by bread or otherwise."""
    card, facts = card_asked(state, seat), TABLES[state.data].facts
    paid = payment(state, seat, form.values)
    times = paid.times if is_red(card) else times_met(state, seat, card)
    return Text("foreseen-card", {"card": card.id, "n": times + paid.bread, "lost": facts.failed_card})


def _will_have(state: CarpeDiemState, seat: Seat, form: Form) -> Iterator[Text]:
    """Points, goods, coins and bread, if any of them will be others."""
    now = state.players[seat]
    after = RULES[form.verb](replace(state, agenda=()), seat, form)[0].players[seat]
    told: Params = {"goods": after.goods, "coins": after.coins, "bread": after.bread, "vp": after.vp}
    if form.verb in ("pay", "add") or (now.goods, now.coins, now.bread) != (after.goods, after.coins, after.bread):
        yield Text("foreseen", told)
