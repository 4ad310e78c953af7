"""From state to views, by naming each field that may be seen."""

from functools import cache, lru_cache

from engine.core.values.seats import Seat
from engine.games.carpe_diem.data import CELLS, KINDS, TABLES, CardFacts, FactTables
from engine.games.carpe_diem.rules.building import banners, shovel
from engine.games.carpe_diem.rules.cards import is_red, most_sets, times_met
from engine.games.carpe_diem.rules.circles import pair
from engine.games.carpe_diem.rules.district import elements
from engine.games.carpe_diem.rules.tiles import edges_of, show_tiles
from engine.games.carpe_diem.scoring import fountain_points, frame_tasks, is_met
from engine.games.carpe_diem.state import NOBODY, CarpeDiemState, Laid, Player, place_on_track
from engine.games.carpe_diem.views import (
    CardView,
    CardWorth,
    CircleView,
    ElementView,
    LaidView,
    PlayerView,
    ScreenView,
    TableView,
    TaskView,
)


def show_table(state: CarpeDiemState) -> TableView:
    """The table as everyone sees it."""
    tables = TABLES[state.data]
    tiles = show_tiles(tables)
    return TableView(
        data=state.data,
        phase=state.phase,
        round=min(state.turns // state.seats + 1, tables.facts.rounds),
        first=state.first,
        spaces=tuple(tuple(tiles[tile] for tile in lying) for lying in state.spaces),
        row=tuple(tiles[tile] for tile in state.row),
        white=len(state.white),
        black=len(state.black),
        box=tuple(tiles[tile] for tile in state.box),
        fountains=sum(state.fountains) + sum(sum(mine.under) for mine in state.hidden),
        cards=tuple(show_card(tables.card[card]) if card else None for card in state.cards),
        circles=tuple(show_circle(state, n) for n in range(len(state.circles)) if all(pair(state, n))),
        track=state.track,
        players=tuple(show_player(state, seat) for seat in range(state.seats)),
    )


def show_circle(state: CarpeDiemState, number: int) -> CircleView:
    seat = state.circles[number]
    return CircleView(number + 1, pair(state, number), None if seat == NOBODY else seat)


@cache
def show_card(card: CardFacts) -> CardView:
    """Made once: every look shows them."""
    reward = card.reward
    printed = card.origin == "printed"
    return CardView(card.id, is_red(card), card.need, reward.vp, reward.coin, reward.bread, reward.banner, printed)


def show_player(state: CarpeDiemState, seat: Seat) -> PlayerView:
    """What lies open before one player."""
    cards = sum(state.hidden[seat].cards)
    return show_district(TABLES[state.data], state.players[seat], cards, place_on_track(state, seat))


@lru_cache(512)
def show_district(tables: FactTables, player: Player, cards: int, on_track: int) -> PlayerView:
    """One player, whoever he is. Remembered: from one look to the next, at most one of them has changed."""
    tiles = show_tiles(tables)
    found = elements(tables, player.district)
    return PlayerView(
        vp=player.vp,
        pawn=None if player.pawn == NOBODY else player.pawn,
        shovel=CELLS[shovel(tables, player)],
        banners=tuple(CELLS[cell] for cell in banners(tables, player)),
        district=tuple(show_laid(tables, laid) for laid in player.district),
        elements=tuple(
            ElementView(KINDS[each.kind], tuple(CELLS[cell] for cell in each.cells), each.chimneys, each.finished)
            for each in found
        ),
        tasks=tuple(
            TaskView(task.side, task.line, KINDS[task.kind], task.vp, is_met(tables, player.district, task))
            for task in frame_tasks(tables, player)
        ),
        stored=tuple(tiles[tile] for tile in player.stored),
        goods=player.goods,
        coins=player.coins,
        bread=player.bread,
        fountain_cards=cards,
        on_track=on_track,
    )


def show_laid(tables: FactTables, laid: Laid) -> LaidView:
    tile = show_tiles(tables)[laid.tile]
    return LaidView(tile.id, CELLS[laid.cell], tile.kinds, tile.chimneys, edges_of(tables, laid.tile, laid.rotation))


def show_screen(state: CarpeDiemState, seat: Seat) -> ScreenView:
    """What this seat sees of its own."""
    mine = state.hidden[seat]
    return ScreenView(
        fountain_cards=mine.cards,
        under=mine.under,
        fountain_points=fountain_points(state, seat),
        worth=tuple(CardWorth(card, times_now(state, seat, card)) for card in state.cards if card),
    )


def times_now(state: CarpeDiemState, seat: Seat, card: str) -> int:
    """How often a card could be fulfilled now, without bread."""
    facts = TABLES[state.data].card[card]
    return most_sets(state.players[seat], facts) if is_red(facts) else times_met(state, seat, facts)
