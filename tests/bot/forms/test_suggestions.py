"""What all lists of suggestions have in common: whose turn it is, and how much is looked through."""

import asyncio
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from bot.interaction.suggestions import LOOKED_AT, MOST, holding, tables_called
from engine.tables.service import Tables
from tests.bot.conftest import Play
from tests.bot.faults.faulting import begun


async def test_who_types_fast_waits_for_himself_and_nobody_else_does(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of eight lists that one person asks for at once, one is made at a time: another person waits for one."""
    look, busy, most, order = Tables.newcomer, Counter[int](), Counter[int](), list[int]()

    async def looking(self: Tables, user: int, server: int | None) -> Any:
        """The first thing that is looked up for a list."""
        busy[user] += 1
        most[user] = max(most[user], busy[user])
        for _ in range(20):
            await asyncio.sleep(0)
        busy[user] -= 1
        order.append(user)
        return await look(self, user, server)

    async with begun(play, play.anna, play.bruno) as going:
        monkeypatch.setattr(Tables, "newcomer", looking)
        fast = [play.anna.autocomplete("/pebbles favour", "colour", "x" * n, at=going.thread) for n in range(8)]
        slow = play.bruno.autocomplete("/pebbles favour", "colour", at=going.thread)
        *_, offered = await asyncio.gather(*fast, slow)
        assert len(offered) == 3
    anna, bruno = int(play.anna.user.id), int(play.bruno.user.id)
    assert (most[anna], order.count(anna)) == (1, 8)
    assert order.index(bruno) < 4


@pytest.mark.parametrize(
    ("typed", "line", "holds"),
    [
        ("", "h4k2m · Pebbles", True),
        ("  PEB ", "h4k2m · Pebbles", True),
        ("elo", "h4k2m · Pebbles · Élodie", True),
        ("Élo", "h4k2m · Pebbles · Elodie", True),
        ("x", "h4k2m · Pebbles", False),
        ("\ufdfa" * 300, "h4k2m · Pebbles", False),
        ("a" * 6_000, "a" * 6_000, False),
    ],
)
def test_a_line_holds_what_is_typed_however_it_is_written(typed: str, line: str, holds: bool) -> None:
    assert holding(typed)(line) is holds


@pytest.mark.parametrize(("typed", "looked_at", "listed"), [("", MOST, MOST), ("nobody", LOOKED_AT, 0)])
async def test_no_more_tables_are_looked_at_than_somebody_would_look_through(
    typed: str, looked_at: int, listed: int
) -> None:
    seen = list[str]()
    tables: Any = [SimpleNamespace(id=f"t{n}") for n in range(1_000)]

    async def called(table: Any) -> str:
        seen.append(table.id)
        return f"{table.id} · Pebbles"

    assert len(await tables_called(tables, typed, called)) == listed
    assert len(seen) == looked_at
