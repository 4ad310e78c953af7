"""A turn: book tiles, the main choice, book tiles (3.2)."""

from tests.games.dynasties.second.ask import Move, Playing, Question, only
from tests.games.dynasties.second.rules.chance import actions_to, goods_to
from tests.games.dynasties.second.rules.characters import use
from tests.games.dynasties.second.rules.choices import book_uses, main_choices, price_of, settled_main
from tests.games.dynasties.second.rules.cities import deploy, place
from tests.games.dynasties.second.rules.trade import board, ships_for
from tests.games.dynasties.second.table import Table


def turn(table: Table, seat: int) -> Playing:
    table.active = seat
    while True:
        legal = [*main_choices(table, seat), *book_uses(table, seat)]
        move: Move = yield Question(seat, "main", legal, settled_main(table, seat, legal))
        if move[0] != "book":
            break
        yield from use_book(table, seat, move)
    if move[0] == "pass":
        leave(table, seat, move)
        return
    yield from act(table, seat, move)
    while True:
        legal = [*book_uses(table, seat), ("end",)]
        move = yield Question(seat, "after", legal, None if table.players[seat].books else ("end",))
        if move[0] == "end":
            return
        yield from use_book(table, seat, move)


def use_book(table: Table, seat: int, move: Move) -> Playing:
    kind = move[1]
    table.players[seat].books.remove((kind, None))
    table.books_used.append((kind, None))
    if kind == "actioncard":
        yield from actions_to(table, seat, 1)
    elif kind == "trade":
        yield from board(table, seat, move[2])
    else:
        yield from deploy(table, seat, *move[2:])


def leave(table: Table, seat: int, move: Move) -> None:
    """Passing: the place is paid, a figure goes there if there is one, all cards but one are discarded."""
    _, where, kept = move
    player = table.players[seat]
    table.pay(seat, price_of(table, where))
    if where == "normal":
        table.normal.append(seat)
    else:
        table.front[where] = seat
    if player.reserve:
        player.reserve -= 1
    else:
        table.without_figure.append(seat)
    table.discards += [card for card in player.hand if card != kept]
    player.hand = [card for card in player.hand if card == kept]
    player.passed = True


def act(table: Table, seat: int, move: Move) -> Playing:
    verb, card, *said = move
    table.players[seat].hand.remove(card)
    table.discards.append(card)
    if verb == "pause":
        yield from goods_to(table, seat, 1)
    elif verb == "trade":
        yield from board(table, seat, said[0])
    elif verb in ("prince", "princess"):
        yield from deploy(table, seat, said[0], verb, said[1])
    else:
        yield from pay_and_act(table, seat, card, verb, *said)


def pay_and_act(table: Table, seat: int, card: str, verb: str, what: str, paid: tuple[int, ...]) -> Playing:
    table.pay(seat, paid)
    if verb == "city":
        table.players[seat].reserve -= 1
        yield from place(table, seat, table.tables.action[card].special.removeprefix("city:"), what)
    elif verb == "double_trade":
        yield from board_two(table, seat, int(what))
    else:
        yield from use(table, seat, what)


def board_two(table: Table, seat: int, first: int) -> Playing:
    yield from board(table, seat, first)
    legal: list[Move] = [(ship,) for ship in ships_for(table, seat) if ship != first]
    (second,) = yield Question(seat, "second ship", legal, only(legal))
    yield from board(table, seat, second)
