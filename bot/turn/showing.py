"""A page of the turn in Discord's parts: texts, rows of buttons, menus, a picture."""

from typing import Any

from discord import ButtonStyle, MediaGalleryItem, SelectOption
from discord.ui import ActionRow, LayoutView, MediaGallery, TextDisplay

from bot.interaction.control import Control, button, menu
from bot.interaction.control_ids import ControlId
from bot.turn.page import Block, Menu, Page, Press, Presses, Words
from bot.turn.rows import rows
from bot.words.naming import clipped

LETTERS = 4_000
"""Of all texts on a page together."""
LONGEST = 100
"""Letters of a line of a menu."""
LOOKS = {
    "plain": ButtonStyle.secondary,
    "chosen": ButtonStyle.primary,
    "go": ButtonStyle.success,
    "grave": ButtonStyle.danger,
}


class Sheet:
    """A page that is put together part by part."""

    def __init__(self, table: str, page: Page | None = None) -> None:
        self.view: LayoutView = LayoutView(timeout=None)
        self._table, self._page, self._room = table, page, LETTERS

    def words(self, *texts: str) -> None:
        """Texts, each by itself, as far as there is room."""
        for text in texts:
            said = clipped(text, self._room) if self._room else ""
            if said:
                self.view.add_item(TextDisplay(said))
                self._room -= len(said)

    def picture(self, name: str, alt: str) -> None:
        """The picture that is attached under this name."""
        self.view.add_item(MediaGallery(MediaGalleryItem(f"attachment://{name}", description=alt or None)))

    def blocks(self, *blocks: Block) -> None:
        """What a page consists of."""
        for block in blocks:
            if isinstance(block, Words):
                self.words(block.text)
            elif isinstance(block, Presses):
                self.buttons(*block.buttons)
            else:
                self.view.add_item(_row(self._menu(block)))

    def buttons(self, *presses: Press) -> None:
        """As many in a row as a phone has room for."""
        left = list(presses)
        for n in rows([press.label for press in presses]):
            self.view.add_item(_row(*(self._button(press) for press in left[:n])))
            del left[:n]

    def _button(self, press: Press) -> Control:
        mark = press.to or self._control(press.tap)
        return button(mark, press.label, LOOKS[press.look], disabled=press.disabled)

    def _menu(self, shown: Menu) -> Control:
        options = [
            SelectOption(
                label=clipped(item.label, LONGEST),
                value=str(item.number),
                description=clipped(item.about, LONGEST) or None,
                default=item.chosen,
            )
            for item in shown.items
        ]
        return menu(self._control(shown.tap), clipped(shown.asks, LONGEST), options)

    def _control(self, tap: str) -> ControlId:
        assert self._page is not None
        return self._page.control(self._table, tap)


def _row(*controls: Control) -> ActionRow[Any]:
    return ActionRow(*controls)
