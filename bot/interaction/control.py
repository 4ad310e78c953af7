"""The one kind of control there is. Its id says what it stands for; the bot knows what is to be done then.

One class for all ids: discord.py runs every class whose template matches, and none for an id that no class knows.
"""

import re
from collections.abc import Sequence
from typing import Any, Self

import discord
from discord import ButtonStyle, SelectOption
from discord.ui import Button, DynamicItem, Item, Select, View

from bot.interaction.control_ids import TEMPLATE, ControlId


class Control(DynamicItem[Item[Any]], template=TEMPLATE):
    """A button or a menu, on a message of any age."""

    def __init__(self, item: Item[Any]) -> None:
        super().__init__(item)

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction[Any], item: Item[Any], match: re.Match[str]) -> Self:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Somebody pressed it or chose from it: whoever the bot has for that will see to it."""
        values = tuple(self.item.values) if isinstance(self.item, Select) else ()
        await interaction.client.pressed(interaction, ControlId.read(self.custom_id), values)


def button(
    mark: ControlId, label: str, style: ButtonStyle = ButtonStyle.secondary, *, disabled: bool = False
) -> Control:
    """A button."""
    return Control(Button(label=label, style=style, disabled=disabled, custom_id=mark.id))


def menu(
    mark: ControlId, placeholder: str, options: Sequence[SelectOption], *, least: int = 1, most: int = 1
) -> Control:
    """A menu."""
    made: Select[Any] = Select(
        custom_id=mark.id, placeholder=placeholder, options=list(options), min_values=least, max_values=most
    )
    return Control(made)


def view(*controls: Control) -> View | None:
    """For one message, made anew each time it is sent; None if there is nothing to press."""
    if not controls:
        return None
    made = View(timeout=None)
    for control in controls:
        made.add_item(control)
    return made


def rows(*rows: Sequence[Control]) -> View | None:
    """The same, row by row: what a phone shows in one line, with a thumb's room for each. Empty rows are left out."""
    for at, row in enumerate(filter(None, rows)):
        for control in row:
            control.row = at
    return view(*(control for row in rows for control in row))
