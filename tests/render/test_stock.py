"""What is kept is bounded by its bytes, the least recently used goes first, and threads may share it."""

from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from itertools import count
from threading import Barrier

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from render.core.stock import Stock


class Thing(Struct, frozen=True):
    """Something of a size."""

    nbytes: int
    name: str = ""


def refuse() -> Thing:
    raise LookupError("it is not kept")


def held(stock: Stock[Thing], keys: Iterable[int]) -> Iterator[int]:
    """The sizes of what is kept under these keys."""
    for key in keys:
        with suppress(LookupError):
            yield stock.get(key, refuse).nbytes


def test_what_is_kept_is_not_made_again() -> None:
    stock = Stock[Thing](100)
    first = stock.get("a", lambda: Thing(10))
    assert stock.get("a", refuse) is first
    assert (stock.made, stock.nbytes, len(stock)) == (1, 10, 1)


def test_the_least_recently_used_goes_first() -> None:
    stock = Stock[Thing](30)
    for name in "abc":
        stock.get(name, lambda: Thing(10))
    stock.get("a", refuse)
    stock.get("d", lambda: Thing(10))
    for name in "acd":
        stock.get(name, refuse)
    assert stock.get("b", lambda: Thing(10, "anew")).name == "anew"


def test_one_large_thing_drives_out_several_small_ones() -> None:
    stock = Stock[Thing](30)
    for name in "abc":
        stock.get(name, lambda: Thing(10))
    stock.get("d", lambda: Thing(25))
    assert (stock.nbytes, len(stock)) == (25, 1)


def test_what_is_larger_than_all_there_is_is_given_out_and_drives_nothing_out() -> None:
    stock = Stock[Thing](30)
    kept = stock.get("a", lambda: Thing(10))
    assert stock.get("b", lambda: Thing(31)).nbytes == 31
    assert stock.get("a", refuse) is kept
    assert (stock.nbytes, len(stock)) == (10, 1)


def test_a_stock_of_nothing_keeps_nothing() -> None:
    stock = Stock[Thing](0)
    stock.get("a", lambda: Thing(1))
    assert (stock.nbytes, len(stock)) == (0, 0)


def test_what_was_cleared_is_made_anew() -> None:
    stock = Stock[Thing](30)
    stock.get("a", lambda: Thing(10))
    stock.clear()
    assert (stock.nbytes, len(stock)) == (0, 0)
    assert stock.get("a", lambda: Thing(10, "anew")).name == "anew"


def test_what_could_not_be_made_is_not_kept() -> None:
    stock = Stock[Thing](30)
    with pytest.raises(LookupError):
        stock.get("a", refuse)
    assert stock.get("a", lambda: Thing(10)).nbytes == 10


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 60))), st.integers(0, 100))
def test_it_never_holds_more_than_it_may_and_counts_what_it_holds(asked: list[tuple[int, int]], most: int) -> None:
    stock = Stock[Thing](most)
    for key, size in asked:
        stock.get(key, partial(Thing, size))
        assert stock.nbytes == sum(held(stock, range(10))) <= most


def test_two_threads_that_want_the_same_thing_at_once_leave_one_behind() -> None:
    stock, together = Stock[Thing](100), Barrier(2)

    def make() -> Thing:
        together.wait(10)
        return Thing(10)

    with ThreadPoolExecutor(2) as threads:
        list(threads.map(lambda _: stock.get("a", make), range(2)))
    assert (stock.made, stock.nbytes, len(stock)) == (2, 10, 1)


def test_many_threads_leave_the_count_of_bytes_right() -> None:
    stock, turn = Stock[Thing](50), count()

    def work(start: int) -> None:
        for step in range(500):
            key = (start * 7 + step) % 23
            assert stock.get(key, lambda: Thing(1 + next(turn) % 9)).nbytes <= 9

    with ThreadPoolExecutor(4) as threads:
        list(threads.map(work, range(4)))
    assert 0 < stock.nbytes == sum(held(stock, range(23))) <= 50
