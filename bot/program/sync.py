"""Telling Discord which commands there are: only when they, or their translations, are not what it was last told."""

import hashlib
import json
import logging
from collections.abc import Sequence
from typing import Any

from bot.interaction.app import Paravent

log = logging.getLogger("paravent")


async def sync(bot: Paravent, *, anyway: bool = False) -> bool:
    """Whether Discord was told. It counts how often: 200 new commands a day and server are all it takes."""
    payloads = await _payloads(bot)
    name, told = f"commands {bot.application_id}", _fingerprint(payloads)
    fields = {"commands": len(payloads), "fingerprint": told[:12]}
    same = not anyway and await bot.tables.note(name) == told
    registered = await _registered(bot, None if same else payloads)
    bot.mentions.learn({command["name"]: int(command["id"]) for command in registered}, payloads)
    log.info("commands unchanged" if same else "commands synced", extra={"fields": fields})
    if not same:
        await bot.tables.set_note(name, told)
    return not same


async def _registered(bot: Paravent, payloads: list[Any] | None) -> Sequence[Any]:
    """What Discord has, after it was told these. `CommandTree.sync` would translate every word a second time."""
    application = bot.application_id or 0
    if payloads is None:
        return await bot.http.get_global_commands(application)
    return await bot.http.bulk_upsert_global_commands(application, payloads)


async def fingerprint(bot: Paravent) -> str:
    """A hash of all that Discord would be told, in every language."""
    return _fingerprint(await _payloads(bot))


def _fingerprint(payloads: list[dict[str, Any]]) -> str:
    made = sorted(payloads, key=lambda command: (command.get("type", 1), command["name"]))
    return hashlib.sha256(json.dumps(made, sort_keys=True).encode()).hexdigest()


async def _payloads(bot: Paravent) -> list[dict[str, Any]]:
    tree, translator = bot.tree, bot.tree.translator
    if translator is None:
        return [command.to_dict(tree) for command in tree.get_commands()]
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
