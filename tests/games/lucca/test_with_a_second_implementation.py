"""Random games played twice, by the engine and by a naive second implementation: they agree on every step."""

from itertools import combinations, product
from random import Random
from typing import Any

import pytest

from engine.core.play import Accepted
from engine.games.lucca.data import FACTS
from engine.games.lucca.game import GAME
from engine.games.lucca.state import LuccaState
from tests.games.lucca.moves import Played, answer, keeping, points, table, taking
from tests.games.lucca.naive import AREAS, COLOURS, Move, Naive
from tests.games.lucca.position import new
from tests.thorough import how_many, thorough

GAMES = how_many(2, 30)
CARDS = {card.number: (card.colour, card.windows, card.shields) for card in FACTS[max(FACTS)].cards}
LETTER = {"build": "b", "wall": "w", "discard": "d"}


def naive_table(state: LuccaState) -> Naive:
    return Naive(CARDS, [list(each.hand) for each in state.hidden], [list(cards) for cards in state.display])


def by_engine(state: LuccaState) -> dict[str, Any]:
    """What the engine shows, without the order in which palaces lie beside each other."""
    seen = table(state)
    quarters = [
        [sorted([c.number for c in p.cards] for p in each.palaces if p.area == area) for area in AREAS]
        for each in seen.players
    ]
    return {
        "round": seen.round,
        "order": list(seen.order),
        "turn": [decision.seat for decision in state.decisions],
        "display": [[card.number for card in triplet.cards] for triplet in seen.display],
        "pile": seen.pile,
        "cards of the pile": sorted(state.pile),
        "quarters": quarters,
        "walls": [each.walls for each in seen.players],
        "towers": [each.towers for each in seen.players],
        "discards": [each.discards for each in seen.players],
        "shields": [each.shields for each in seen.players],
        "points": [
            [points(state, seat).get(source, 0) for source in GAME.declares.sources] for seat in range(state.seats)
        ],
        "over": state.over,
    }


def by_hand(naive: Naive) -> dict[str, Any]:
    return {
        "round": naive.round,
        "order": naive.order,
        "turn": naive.waiting[:1],
        "display": naive.display,
        "pile": len(naive.pile),
        "cards of the pile": sorted(naive.pile),
        "quarters": [[sorted(areas[area]) for area in AREAS] for areas in naive.areas],
        "walls": naive.walls,
        "towers": naive.towers,
        "discards": naive.discards,
        "shields": [naive.shields(seat) for seat in range(naive.players)],
        "points": naive.points,
        "over": naive.over,
    }


def accepted(state: LuccaState, seat: int, verb: str, values: dict[str, Any]) -> bool:
    return isinstance(answer(state, seat, verb, values), Accepted)


def said(move: Move, opens: list[str] | None = None) -> dict[str, Any]:
    triplet, uses, top = move
    return taking(triplet + 1, "".join(LETTER[use] for use in uses), top=top, opens=opens or ())


def same_ways_to_keep(state: LuccaState, naive: Naive, seat: int) -> None:
    hand = naive.hands[seat]
    tried = ((pair, top) for pair in combinations(hand, 2) for top in (None, *hand))
    legal = [pair for pair, top in tried if accepted(state, seat, "keep", keeping(*pair, top=top))]
    assert len(legal) == len(naive.ways_to_keep(seat))


def same_legal_moves(state: LuccaState, naive: Naive, seat: int, triplet: int) -> None:
    """Every use of the three cards, each with every top: the engine accepts just what the other allows."""
    uses = product(("build", "wall", "discard"), repeat=3)
    tops = dict.fromkeys((None, *(card for card in naive.display[triplet] if card)))
    found = [
        (triplet, use, top) for use in uses for top in tops if accepted(state, seat, "take", said((triplet, use, top)))
    ]
    assert found == naive.legal_moves(seat, triplet)
    nothing: Move = (triplet, ("discard",) * 3, None)
    can = [colour for colour in COLOURS if accepted(state, seat, "take", said(nothing, [colour]))]
    assert can == naive.openable(seat)


def choose_cards(state: LuccaState, naive: Naive, random: Random) -> LuccaState:
    kept = [random.choice(naive.ways_to_keep(seat)) for seat in range(naive.players)]
    for seat in random.sample(range(naive.players), naive.players):
        same_ways_to_keep(state, naive, seat)
        one_colour = len({CARDS[card][0] for card in kept[seat]}) == 1
        state = played(state, seat, "keep", keeping(*kept[seat], top=kept[seat][1] if one_colour else None)).state
    naive.all_have_chosen([two if CARDS[two[0]][0] == CARDS[two[1]][0] else sorted(two) for two in kept])
    return state


def played(state: LuccaState, seat: int, verb: str, values: dict[str, Any]) -> Played:
    found = answer(state, seat, verb, values)
    assert isinstance(found, Accepted), found
    return found


def choose_move(naive: Naive, seat: int, random: Random) -> Move:
    """Mostly one that builds as much as can be, as people would; sometimes any."""
    left = [triplet for triplet, cards in enumerate(naive.display) if cards]
    moves = [move for triplet in left for move in naive.legal_moves(seat, triplet)]
    random.shuffle(moves)
    return max(moves, key=builds) if random.random() < 0.8 else moves[0]


def builds(move: Move) -> int:
    return move[1].count("build")


@thorough
@pytest.mark.parametrize("players", [3, 4, 5])
def test_two_implementations_agree_on_every_step(players: int) -> None:
    for game in range(GAMES):
        random = Random(f"{players} {game}")
        state = new(players, f"{players} players {game}".encode().ljust(16))
        naive = naive_table(state)
        state = choose_cards(state, naive, random)
        while not naive.over:
            assert by_engine(state) == by_hand(naive), f"game {game}, turn {state.turn}"
            seat = naive.waiting[0]
            move = choose_move(naive, seat, random)
            same_legal_moves(state, naive, seat, move[0])
            opens = [colour for colour in naive.openable(seat) if random.random() < 0.4]
            state = played(state, seat, "take", said(move, opens)).state
            naive.take_turn(seat, opens, move)
            if not naive.waiting and not naive.over:
                naive.lay_out([list(cards) for cards in state.display])
        assert by_engine(state) == by_hand(naive), f"the end of game {game}"
        assert GAME.shows.winners(state) == (naive.ranking()[0],)
