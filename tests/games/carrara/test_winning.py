"""Who wins: most points, however many; of those who tie, most blocks of any colour; of those who still tie, all."""

from dataclasses import replace

import pytest

from engine.games.carrara.game import GAME
from engine.games.carrara.state import CarraraState
from tests.games.carrara.moves import after, play, player, points
from tests.games.carrara.position import Side, marble, position


def ended(*sides: Side) -> CarraraState:
    """A table at which the last of these players has just skipped in the last round."""
    last = len(sides) - 1
    others = dict(enumerate(sides[:-1]))
    return after(position(sides[-1], players=len(sides), seat=last, ended_by=0, others=others), "skip")


def even(*blocks: tuple[int, ...]) -> CarraraState:
    """Everybody has ten points, and these blocks are left."""
    return ended(*(Side(coins=0, vp=10, blocks=each) for each in blocks))


@pytest.mark.parametrize(
    ("blocks", "winners"),
    [
        ((marble(white=1), marble(blue=1, black=1)), (1,)),
        ((marble(black=3), marble(white=2)), (0,)),
        ((marble(white=2), marble(red=1, black=1)), (0, 1)),
    ],
)
def test_ruling_34_of_those_who_tie_the_one_with_most_blocks_wins(
    blocks: tuple[tuple[int, ...], tuple[int, ...]], winners: tuple[int, ...]
) -> None:
    """Thirty coins are six points on one side, six points on the track on the other."""
    sides = Side(coins=30, blocks=blocks[0]), Side(coins=4, vp=6, blocks=blocks[1])
    end = play(position(sides[1], seat=1, ended_by=0, others={0: sides[0]}), "skip")
    assert GAME.shows.scores(end.state)[0].total == GAME.shows.scores(end.state)[1].total == 6
    assert GAME.shows.winners(end.state) == winners


def test_blocks_decide_only_between_those_who_tie() -> None:
    rich = Side(coins=0, blocks=marble(6, 6, 6))
    end = after(position(Side(coins=0, vp=1), seat=1, ended_by=0, others={0: rich}), "skip")
    assert GAME.shows.winners(end) == (1,)


def test_a_win_can_be_shared_by_three() -> None:
    """Points from the track, from coins and from buildings; the fourth has one less, and the most blocks."""
    end = ended(
        Side(coins=0, vp=5, blocks=marble(white=1, black=1)),
        Side(coins=29, blocks=marble(red=2)),
        Side(coins=0, blocks=marble(blue=2), buildings=[("villa", 5, "lerici")]),
        Side(coins=4, vp=4, blocks=marble(green=5)),
    )
    assert [score.total for score in GAME.shows.scores(end)] == [5, 5, 5, 4]
    assert GAME.shows.winners(end) == (0, 1, 2)


def test_a_win_can_be_shared_by_everyone_at_the_table() -> None:
    assert GAME.shows.winners(even(*[marble(yellow=1)] * 4)) == (0, 1, 2, 3)


@pytest.mark.parametrize(
    ("blocks", "winners"),
    [
        ((marble(white=1), marble(red=1), marble(blue=2)), (2,)),
        ((marble(white=1), marble(red=1, green=2), marble(blue=2)), (1,)),
        ((marble(white=3), marble(red=1), marble(black=3)), (0, 2)),
        ((marble(), marble(red=2), marble(black=1), marble(green=1, blue=1)), (1, 3)),
        ((marble(white=4), marble(red=2), marble(black=3), marble(green=1)), (0,)),
    ],
)
def test_of_three_or_more_who_tie_those_with_most_blocks_win(
    blocks: tuple[tuple[int, ...], ...], winners: tuple[int, ...]
) -> None:
    assert GAME.shows.winners(even(*blocks)) == winners


def test_among_three_the_blocks_of_who_does_not_tie_decide_nothing() -> None:
    bare = Side(coins=0, vp=10)
    end = ended(Side(coins=0, vp=9, blocks=marble(5, 5)), bare, replace(bare, blocks=marble(red=1)))
    assert GAME.shows.winners(end) == (2,)


def test_points_go_on_past_a_hundred() -> None:
    """However far the printed track may reach."""
    buildings = [("villa", 5, "livorno"), ("porta", 4, "livorno")]
    state = position(Side(coins=0, vp=98, buildings=buildings), seat=1, ended_by=0, others={0: Side(coins=0, vp=99)})
    end = play(state, "score", what="livorno").state
    assert player(end, 1).vp == 98 + 27
    assert points(end, 1)["track"] == 125
    assert GAME.shows.winners(end) == (1,)
