"""Telling Discord which commands there are: only when they, or their translations, are not what it was last told."""

import hashlib
import json
import logging
from typing import Any

from bot.app import Paravent

log = logging.getLogger("paravent")


async def sync(bot: Paravent, *, anyway: bool = False) -> bool:
    """Whether Discord was told. It counts how often: 200 new commands a day and server are all it takes."""
    name, told = f"commands {bot.application_id}", await fingerprint(bot)
    fields = {"commands": len(bot.tree.get_commands()), "fingerprint": told[:12]}
    if not anyway and await bot.tables.note(name) == told:
        log.info("commands unchanged", extra={"fields": fields})
        return False
    await bot.tree.sync()
    await bot.tables.set_note(name, told)
    log.info("commands synced", extra={"fields": fields})
    return True


async def fingerprint(bot: Paravent) -> str:
    """A hash of all that Discord would be told, in every language."""
    made = sorted(await _payloads(bot), key=lambda command: (command.get("type", 1), command["name"]))
    return hashlib.sha256(json.dumps(made, sort_keys=True).encode()).hexdigest()


async def _payloads(bot: Paravent) -> list[dict[str, Any]]:
    tree, translator = bot.tree, bot.tree.translator
    if translator is None:
        return [command.to_dict(tree) for command in tree.get_commands()]
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
