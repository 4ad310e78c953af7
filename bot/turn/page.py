"""A page of the guided turn before it is put into Discord's parts: words, buttons, menus; and how it is known again."""

from typing import Literal, TypeAlias
from zlib import crc32

from msgspec import Struct

from bot.interaction.control_ids import ControlId
from render.core.scene import Draft

Look: TypeAlias = Literal["plain", "chosen", "go", "grave"]


class Words(Struct, frozen=True):
    """A text of its own."""

    text: str


class Press(Struct, frozen=True):
    """A button: what stands on it, and what a press does (`bot/turn/taps.py`), or where else it leads."""

    label: str
    tap: str = ""
    look: Look = "plain"
    disabled: bool = False
    to: ControlId | None = None


class Presses(Struct, frozen=True):
    """Buttons that belong together: as many stand in a row as a phone has room for."""

    buttons: tuple[Press, ...]


class Item(Struct, frozen=True):
    """One line of a menu: the number that choosing it adds to the tap, and what else is to be known of it."""

    number: int
    label: str
    about: str = ""
    chosen: bool = False


class Menu(Struct, frozen=True):
    """For more values than buttons have room for."""

    tap: str
    asks: str
    items: tuple[Item, ...]


Block: TypeAlias = Words | Presses | Menu


class Page(Struct, frozen=True):
    """One page. `focus` says which it is, where the plan alone does not (`bot/turn/taps.py`)."""

    decision: int
    focus: str
    blocks: tuple[Block, ...]
    picture: str = ""
    """The picture beside it, where the choice is one of places."""
    draft: Draft | None = None
    """What that picture shows of the plan."""
    step: tuple[str, str] = ("", "")
    """The verb and the field it is about, for whoever wants advice."""

    @property
    def mark(self) -> str:
        """The same for the same words and buttons: only a page that would look the same now is taken at its word."""
        return f"{crc32(repr((self.decision, self.focus, self.blocks)).encode()):x}"

    def control(self, table: str, tap: str) -> ControlId:
        """The id of a control on this page."""
        return ControlId("turn", table, f"{self.decision}:{self.mark}:{self.focus}:{tap}")
