"""The computer player beats random play, and its games look like games. That it peeks nowhere is a contract test."""

import pytest

from bench.rules.tournament import Result, among_themselves, play
from engine.games.carrara.game import GAME
from tests.thorough import how_many, thorough

GAMES = how_many(6, 60)


def games(computers: list[bool]) -> list[Result]:
    return [play("carrara", seed, computers) for seed in range(GAMES)]


@thorough
@pytest.mark.parametrize("seats", GAME.declares.players)
def test_it_beats_random_play_nearly_always(seats: int) -> None:
    """A thousand games are played by `make tournament`; these few would show a player who has lost his wits."""
    results = games([True] + [False] * (seats - 1))
    assert sum(result.winners == (0,) for result in results) >= GAMES - 1 - GAMES // 50


@thorough
@pytest.mark.parametrize("seats", GAME.declares.players)
def test_among_themselves_they_score_build_and_end_as_people_do(seats: int) -> None:
    results = games([True] * seats)
    objects, buildings = GAME.declares.sources.index("objects"), GAME.declares.sources.index("buildings")
    for result in results:
        assert 10 <= result.rounds <= 45
        assert max(result.totals) >= 50
        assert all(points[objects] > 0 and points[buildings] > 0 for points in result.points)
    announced = GAME.declares.sources.index("announcement")
    endings = [any(points[announced] for points in result.points) for result in results]
    assert sum(endings) >= GAMES // 2, "mostly somebody announces the end"


def test_a_tournament_tells_where_the_points_come_from_without_the_expansions_source() -> None:
    told = among_themselves("carrara", 2, [play("carrara", seed, [True, True]) for seed in range(2)])
    assert "track" in told
    assert "bonus" not in told
