"""What is said when a move was made on a page: what it was, what came of it, who is next, and how to take it back."""

from bot.forms.place import Seated
from bot.forms.summary import what_next
from bot.interaction.control import view
from bot.interaction.press import Press
from bot.pages.table_now import take_back
from engine.core.values.refusals import Refusal


async def show(press: Press, place: Seated, lines: list[str]) -> None:
    """His turn is over. As long as it can be taken back freely, or by asking, the button for that stands here."""
    game = press.bot.games[place.overview.table.game]
    said = [*lines, what_next(place.voice(game, press.language), place.door, game, press.language)]
    await press.tell("\n".join(said), view=view(*take_back(press, place.overview, place.undo)))


async def happened(press: Press, place: Seated, step: int) -> list[str]:
    """What his move has brought, if he goes on: the post that tells it to all waits for the end of his turn."""
    entries = await press.tables.log_for(press.user, place.table, step, step, press.access)
    if isinstance(entries, Refusal):
        return []
    voice = place.voice(press.bot.games[place.overview.table.game], press.language)
    return [said for entry in entries if (said := " ".join(voice.event(text) for text in entry.texts))]
