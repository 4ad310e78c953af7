"""What it means for a player that the others have moved: told from his own view then and now."""

from engine.core.state.views import View
from engine.core.values.texts import Message, Text, terms
from tests.sample.games.lanterns.data import CELLS
from tests.sample.games.lanterns.views import ScreenView, TableView

MESSAGES = (Message("means-free", {"cells": terms("cell")}),)


def means(
    then: View[TableView, ScreenView], now: View[TableView, ScreenView], told: tuple[Text, ...]
) -> tuple[Text, ...]:
    """Where there is still room, once others have placed lanterns."""
    free = tuple(cell for cell, lantern in zip(CELLS, now.table.pond, strict=True) if lantern is None)
    return (Text("means-free", {"cells": free}),) if free and then.table.pond != now.table.pond else ()
