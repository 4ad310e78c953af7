"""Random games played twice, by the engine and by a naive second implementation: they agree on every step."""

from random import Random
from typing import Any

import pytest

from engine.core.play import Accepted
from engine.games.carpe_diem.game import GAME
from engine.games.carpe_diem.state import CarpeDiemState
from tests.games.carpe_diem.by_hand import GOODS, TILES, Lying, elements, name, turned
from tests.games.carpe_diem.moves import answer, cards_of
from tests.games.carpe_diem.position import KINDS, new
from tests.games.carpe_diem.second.naive import NOBODY, Move, Naive, Question
from tests.games.carpe_diem.second.side_by_side import Said, by_engine, by_hand, form, forms, lying, naive_table
from tests.thorough import how_many, thorough

GAMES = how_many(1, 8)
TRIED = 10
"""Answers that both are asked to judge at each question, most of them likely to be illegal."""
CELLS = ("store", *(name((row, column)) for row in range(6) for column in range(6)))


def any_form(naive: Naive, verb: str, said: Said, random: Random) -> tuple[str, Said]:
    """A legal answer with one thing changed: likely, but not surely, illegal."""
    in_reach = [tile for space in naive.spaces for tile in space] + naive.row + naive.stored[0]
    values: dict[str, list[Any]] = {
        "space": [str(n) for n in range(1, 8)],
        "tile": in_reach or list(TILES),
        "cell": list(CELLS),
        "rotation": [None, "0", "1", "2", "3"],
        "card": list(KINDS),
        "kind": list(KINDS),
        "circle": [str(n) for n in range(1, 18)],
        "first": [card for card in naive.cards.values() if card],
        "sets": [str(n) for n in range(5)],
        "goods": [None, *(tuple(random.randrange(3) for _ in GOODS) for _ in range(3))],
        "bread": [None, "0", "1", "2", "3"],
    }
    field = random.choice([each.name for each in GAME.verb[verb].fields])
    changed = {**said, field: random.choice(values[field])}
    if random.random() < 0.1:
        verb = random.choice([*GAME.verb])
    return verb, {key: value for key, value in changed.items() if value is not None}


def same_judgement(state: CarpeDiemState, naive: Naive, question: Question, random: Random) -> None:
    """Legal answers are accepted, and of changed ones just those that are legal, too."""
    found = forms(question)
    legal = [(verb, said) for _, verb, said in found]
    for _ in range(TRIED):
        _, verb, said = random.choice(found)
        if random.random() < 0.7:
            verb, said = any_form(naive, verb, said, random)
        accepted = isinstance(answer(state, verb, **said), Accepted)
        assert accepted is ((verb, said) in legal), f"{verb} {said}"


# Playing


def chosen(naive: Naive, question: Question, random: Random) -> Move:
    """As people would: build where most is finished, save bread, pay what can be paid; sometimes anything."""
    some = random.sample(question.legal, min(50, len(question.legal)))
    if question.kind in ("turn", "artisan") and random.random() < 0.9:
        return max(some, key=lambda move: _worth(naive, question.seat, *move[-3:]) - (move[0] == "leap"))
    if question.kind in ("red", "green") and random.random() < 0.7:
        return max(some, key=lambda move: move[0] + move[3])
    return some[0]


def _worth(naive: Naive, seat: int, tile: str, cell: Any, times: int) -> int:
    """Elements finished, those of several tiles before others; dead ends count less than what stays open."""
    if cell is None:
        return -9
    district = {**naive.districts[seat], cell: Lying(tile, turned(TILES[tile].edges, times))}
    here = [each for each in elements(district) if cell in each.cells]
    return sum(4 if len(each.cells) > 1 else 2 for each in here if each.finished)


def by_chance(state: CarpeDiemState, naive: Naive, question: Question) -> Any:
    """What chance has said, as the engine shows it."""
    if question.kind == "tiles":
        return lying(state)
    seat = question.legal[0][0]
    drawn = cards_of(state, seat)
    for card in naive.kept[seat]:
        drawn.remove(card)
    return drawn


@thorough
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_implementations_agree_on_every_step(players: int) -> None:
    for game in range(GAMES):
        random = Random(f"{players} {game}")
        state = new(players, f"{players} players {game}".encode().ljust(16))
        naive = naive_table(state)
        asking = naive.play()
        question = next(asking)
        while not naive.over:
            where = f"game {game}, {question.kind} of {question.seat}, turn {state.turn}"
            assert by_engine(state) == by_hand(naive), where
            (decision,) = state.decisions
            assert (decision.seat, decision.kind) == (question.seat, question.kind), where
            same_judgement(state, naive, question, random)
            move = chosen(naive, question, random)
            verb, said = form(question, move)
            played = answer(state, verb, **said)
            assert isinstance(played, Accepted), f"{where}: {move} {played}"
            state = played.state
            question = follow(asking, naive, state, move)
        assert by_engine(state) == by_hand(naive), f"the end of game {game}"
        assert [list(each.points) for each in GAME.shows.scores(state)] == [naive.points(at) for at in range(players)]
        assert GAME.shows.winners(state) == (naive.winner(),)


def follow(asking: Any, naive: Naive, state: CarpeDiemState, move: Move) -> Question:
    """The next question to a player; the last one again when the game is over."""
    question: Question | None = None
    try:
        question = asking.send(move)
        while question.seat == NOBODY:
            question = asking.send(by_chance(state, naive, question))
    except StopIteration:
        assert naive.over
    return question or Question(NOBODY, "over", [])
