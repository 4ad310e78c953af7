"""How older stored states become today's."""

from engine.core.groups import Migration

MIGRATIONS: tuple[Migration, ...] = ()
