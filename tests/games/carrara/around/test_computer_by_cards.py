"""The computer player with the expansion beats random play and one who knows no card, and its games end as games do.
That it peeks nowhere is a contract test; that the base game's choices are its own, `around/test_computer`."""

from collections.abc import Iterator

import pytest

from bench.rules.tournament import Player, play, played
from engine.core.play import start
from engine.games.carrara.game import GAME
from engine.games.carrara.initial import CARD_COLOURS
from engine.games.carrara.state import CarraraOptions
from tests.games.carrara.around.card_blind import card_blind
from tests.thorough import how_many, some_of, thorough

DRAWN = CarraraOptions(expansion="drawn")
AGAINST_RANDOM = how_many(2, 30)
EVERY_CARD = range(16, 40)
"""Seeds with which each of the cards is met."""
BLIND_SEEDS = some_of(EVERY_CARD, 4)
AMONG_THEMSELVES = how_many(1, 8)


@thorough
@pytest.mark.parametrize("seats", GAME.declares.players)
def test_it_beats_random_play_nearly_always(seats: int) -> None:
    """It sits at each seat in turn."""
    wins = 0
    for seed in range(AGAINST_RANDOM):
        mine = seed % seats
        wins += play("carrara", seed, [seat == mine for seat in range(seats)], DRAWN).winners == (mine,)
    assert wins >= AGAINST_RANDOM - AGAINST_RANDOM // 100


@thorough
def test_it_beats_one_who_knows_no_card() -> None:
    """The same cards and tiles with both seatings. A shared win counts by its share. Mostly it announces the end, and
    then it has won."""
    seatings = [(seed, mine) for seed in BLIND_SEEDS for mine in (0, 1)]
    results = [(mine, played(GAME, seed, seating(mine), DRAWN)) for seed, mine in seatings]
    wins = sum((mine in result.winners) / len(result.winners) for mine, result in results)
    assert wins >= 2 / 3 * len(results)
    announced = GAME.declares.sources.index("announcement")
    own = [mine in result.winners for mine, result in results if result.points[mine][announced]]
    assert len(own) >= len(results) // 2
    assert sum(own) >= 0.9 * len(own)


@thorough
@pytest.mark.parametrize("seats", GAME.declares.players)
def test_among_themselves_they_score_build_and_end_as_people_do(seats: int) -> None:
    results = [play("carrara", seed, [True] * seats, DRAWN) for seed in range(AMONG_THEMSELVES)]
    for result in results:
        assert 8 <= result.rounds <= 75
        assert max(result.totals) >= 50
    assert sum(result.rounds for result in results) <= 45 * len(results)
    announced = GAME.declares.sources.index("announcement")
    endings = [any(points[announced] for points in result.points) for result in results]
    assert sum(endings) >= AMONG_THEMSELVES // 3, "often somebody announces the end, before all is built"


def test_each_of_the_cards_is_met_in_the_long_form() -> None:
    met = {(colour, number) for seed in EVERY_CARD for colour, number in cards(seed)}
    assert len(met) == 31


def seating(mine: int) -> list[Player]:
    return [GAME.plays.computer, card_blind] if mine == 0 else [card_blind, GAME.plays.computer]


def cards(seed: int) -> Iterator[tuple[str, str]]:
    """The four that are drawn with this seed."""
    expansion = start(GAME, 2, DRAWN, seed.to_bytes(32, "big"))[0].expansion
    for colour in CARD_COLOURS:
        yield colour, getattr(expansion, colour)
