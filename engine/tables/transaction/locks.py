"""One lock for each table, or person, that is being served, and none for the others."""

import asyncio
from weakref import WeakValueDictionary


class Locks:
    """A lock lives as long as somebody holds it or waits for it.

    The writer carries out one transaction at a time anyway. The lock gives a table one place in each group of them,
    in the order of arrival: whoever hammers one table holds up nobody else's.
    """

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, table: str) -> asyncio.Lock:
        """The lock of this table."""
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    def __len__(self) -> int:
        return len(self._locks)
