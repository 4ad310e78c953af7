"""The two themes: what every picture stands on and is written in, and the colours and shapes of the players."""

from msgspec import Struct

from render.core.colours import Colour, colour


class Theme(Struct, frozen=True):
    """Colours by what they are for."""

    name: str
    ground: Colour
    """Behind everything."""
    panel: Colour
    """What belongs together lies on one."""
    well: Colour
    """Where something may lie, and nothing does."""
    line: Colour
    ink: Colour
    soft: Colour
    """Words that can wait."""
    turn: Colour
    """Whose turn it is."""
    on_turn: Colour
    """Words upon it."""
    new: Colour
    """What has changed."""
    on_new: Colour
    players: tuple[Colour, ...]
    """By seat; `render.core.tokens` has their shapes."""
    on_player: Colour
    """What is drawn upon a player's colour."""

    @property
    def grounds(self) -> tuple[Colour, ...]:
        """What anything may stand on."""
        return self.panel, self.ground, self.well

    @property
    def inks(self) -> tuple[Colour, ...]:
        """What may stand on them."""
        words = (self.ink, self.soft, self.on_turn, self.on_new, self.on_player)
        return (*words, self.turn, self.new, self.line, *self.players)


DARK = Theme(
    "dark",
    ground=colour("#1d2028"),
    panel=colour("#2a2e39"),
    well=colour("#161920"),
    line=colour("#444a59"),
    ink=colour("#f5efe2"),
    soft=colour("#b9b6ad"),
    turn=colour("#f0b23e"),
    on_turn=colour("#2b2008"),
    new=colour("#67d9ee"),
    on_new=colour("#06303a"),
    players=(colour("#e87a00"), colour("#3c9dff"), colour("#e07fb8"), colour("#4cc38a"), colour("#d8dce4")),
    on_player=colour("#17191f"),
)
LIGHT = Theme(
    "light",
    ground=colour("#ebe4d6"),
    panel=colour("#fbf8f1"),
    well=colour("#ddd3c1"),
    line=colour("#c3b8a3"),
    ink=colour("#29241d"),
    soft=colour("#655c50"),
    turn=colour("#946200"),
    on_turn=colour("#fff8e8"),
    new=colour("#08748d"),
    on_new=colour("#f2fbfd"),
    players=(colour("#d56000"), colour("#1785e1"), colour("#bc5696"), colour("#06965e"), colour("#6c6c6c")),
    on_player=colour("#17191f"),
)

THEMES = {theme.name: theme for theme in (DARK, LIGHT)}
"""By name; the first is everybody's until he chooses."""


def themed(name: str) -> Theme:
    """The theme that is called so; the first for any other name."""
    return THEMES.get(name) or next(iter(THEMES.values()))
