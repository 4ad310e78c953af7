"""What it means for a player that the others have moved: told from his own view then and now."""

from engine.core.state.views import View
from engine.core.values.texts import Message, Text, counts, terms
from tests.sample.games.pebbles.views import ScreenView, TableView

MESSAGES = (
    Message("means-shells-gone", {"shells": terms("shell")}),
    Message("means-beach", {"pebbles": counts("colour")}),
)


def means(
    then: View[TableView, ScreenView], now: View[TableView, ScreenView], told: tuple[Text, ...]
) -> tuple[Text, ...]:
    """What others have moved away from under one's nose, and what is there now."""
    gone = tuple(shell for shell in then.table.shells if shell not in now.table.shells)
    more = tuple(max(new - old, 0) for old, new in zip(then.table.beach, now.table.beach, strict=True))
    lines = [Text("means-shells-gone", {"shells": gone})] if gone else []
    return (*lines, *([Text("means-beach", {"pebbles": more})] if any(more) else []))
