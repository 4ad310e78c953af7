"""The messages of the part `slow`: what is answered about reminders, lateness and pace."""

from bot.words.texts.declaring import WORD, command, message
from engine.core.values.texts import Message
from engine.tables.waiting.ladder import CHOICES

MESSAGES: tuple[Message, ...] = (
    *command("slow", "pace", "to"),
    message("slow", "later", at=WORD),
    message("slow", "hushed"),
    message("slow", "nothing-waits"),
    *(message("slow", f"chosen-{choice}") for choice in CHOICES),
    message("slow", "others-asked"),
    message("slow", "end-really"),
    message("slow", "end-yes"),
    message("slow", "pace-is", pace=WORD),
    message("slow", "kept"),
)
