"""How older stored states become today's, oldest first. They use no code of ours, since that will change."""

from engine.core.groups import Migration

MIGRATIONS: tuple[Migration, ...] = ()
