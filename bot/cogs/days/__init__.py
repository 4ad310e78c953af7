"""What people do about games across days: what each sets for himself, and what is answered when somebody waits."""

from bot.cogs.days import me, slow
from bot.interaction.app import Paravent


async def setup(bot: Paravent) -> None:
    """Add both to the bot."""
    for part in (me, slow):
        await part.setup(bot)
