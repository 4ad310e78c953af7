"""What is finished is rewarded at once: goods, coins, bread, steps, a tile of the bottom row, fountain cards."""

from msgspec.structs import replace

from engine.core.forms.forms import Filled, Form, one
from engine.core.forms.offers import OneOffer
from engine.core.game import Outcome
from engine.core.state.agenda import Task, push
from engine.core.state.decisions import Decision
from engine.core.state.events import Event
from engine.core.state.state import ask, close, decision_of
from engine.core.values.seats import Seat
from engine.core.values.texts import number_in, word_in, words_in
from engine.games.carpe_diem.data import KINDS, TABLES, TILES
from engine.games.carpe_diem.rules.building import build_tile, fits_form
from engine.games.carpe_diem.rules.track import advance, moved
from engine.games.carpe_diem.state import CarpeDiemState, changed, more, without


def ask_order(state: CarpeDiemState, task: Task) -> Outcome[CarpeDiemState]:
    """Which of two finished elements is rewarded first."""
    return ask(state, (task.seat,), "order", task.about), ()


def kinds_to_begin_with(state: CarpeDiemState, seat: Seat, filled: Filled) -> OneOffer:
    """The two that were finished."""
    return OneOffer(words_in(_asked(state, seat).subject, "kinds"))


def begin_with(state: CarpeDiemState, seat: Seat, form: Form) -> Outcome[CarpeDiemState]:
    """The one chosen, with all that follows from it; then the other."""
    about, first = _asked(state, seat).subject, one(form.values, "kind")
    kinds, tiles = words_in(about, "kinds"), about["tiles"]
    assert isinstance(tiles, tuple)
    both = zip(kinds, tiles, strict=True)
    tasks = [Task("reward", seat, {"kind": kind, "tiles": n, "chimneys": 0}) for kind, n in both]
    tasks.sort(key=lambda task: task.about["kind"] != first)
    return push(close(state, seat), *tasks), ()


def _asked(state: CarpeDiemState, seat: Seat) -> Decision:
    decision = decision_of(state, seat)
    assert decision is not None
    return decision


def reward(state: CarpeDiemState, task: Task) -> Outcome[CarpeDiemState]:
    """What finishing an element brings."""
    seat, kind, tiles = task.seat, word_in(task.about, "kind"), number_in(task.about, "tiles")
    facts, player = TABLES[state.data].facts, state.players[seat]
    match kind:
        case "villa":
            chimneys = number_in(task.about, "chimneys")
            return state, (Event("villa", {"seat": seat, "tiles": tiles, "chimneys": chimneys}),)
        case "merchant":
            coins = sum(player.goods) + facts.merchant_extra
            told = Event("merchant", {"seat": seat, "goods": player.goods, "coins": coins})
            return changed(state, seat, goods=(0,) * len(player.goods), coins=player.coins + coins), (told,)
        case "baker":
            told = Event("baker", {"seat": seat, "n": facts.baker_bread})
            return changed(state, seat, bread=player.bread + facts.baker_bread), (told,)
        case "senator":
            after = advance(state, seat, facts.senator_steps)
            return after, (Event("senator", moved(state, after, seat)),)
        case "artisan":
            asked = ask(state, (seat,), "artisan") if state.row else state
            return asked, (Event("artisan", {"seat": seat}),)
    good = TABLES[state.data].good_of[KINDS.index(kind)]
    goods = more((0,) * len(player.goods), good, tiles - 1)
    told = Event("landscape", {"seat": seat, "kind": kind, "tiles": tiles, "goods": goods})
    return changed(state, seat, goods=more(player.goods, good, tiles - 1)), (told,)


def building(state: CarpeDiemState, task: Task) -> Outcome[CarpeDiemState]:
    """A building of one tile: a coin, a bread, or fountain cards to look at."""
    seat, facts, player = task.seat, TABLES[state.data].facts, state.players[task.seat]
    match word_in(task.about, "kind"):
        case "market":
            told = Event("market", {"seat": seat, "n": facts.market_coins})
            return changed(state, seat, coins=player.coins + facts.market_coins), (told,)
        case "bakery":
            told = Event("bakery", {"seat": seat, "n": facts.bakery_bread})
            return changed(state, seat, bread=player.bread + facts.bakery_bread), (told,)
    return push(state, Task("fountain", seat)), ()


def tiles_of_row(state: CarpeDiemState, seat: Seat, filled: Filled) -> OneOffer:
    """Any tile of the bottom row that goes with what else is filled in."""
    return OneOffer(tuple(TILES[tile] for tile in state.row if fits_form(state, seat, tile, filled)))


def pick(state: CarpeDiemState, seat: Seat, form: Form) -> Outcome[CarpeDiemState]:
    """The artisan's tile is built or stored now, with everything that follows. The row is not refilled."""
    tile = TILES.index(one(form.values, "tile") or "")
    state = close(state, seat)
    state = replace(state, row=without(state.row, tile))
    return build_tile(state, seat, tile, form.values, "row")
