"""Select menus, in messages and in windows: their options, how many may be chosen, and what is chosen beforehand."""

from sandbox import limits
from sandbox.checks.fields import Fields, bad_length, is_number, not_a, opened, too_large, too_small
from sandbox.checks.parts import (
    CHANNEL_MENU,
    MENTION_MENU,
    ROLE_MENU,
    TEXT_MENU,
    USER_MENU,
    Tally,
    custom_id,
    not_allowed,
    picture,
)
from sandbox.limits import Limit

DEFAULTS = {
    USER_MENU: ("user",),
    ROLE_MENU: ("role",),
    MENTION_MENU: ("user", "role"),
    CHANNEL_MENU: ("channel",),
}
"""What may be chosen beforehand in a menu that Discord fills itself."""

_TOO_MANY_CHOSEN = (
    "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
    "The specified number of default values exceeds the specified maximum values",
)


def menu(kind: int, fields: Fields, tally: Tally, *, window: bool = False) -> None:
    """A select menu of any type."""
    custom_id(fields, tally)
    fields.text("placeholder", limits.MENU_PLACEHOLDER)
    fields.switches("disabled", "required")
    if window and fields.body.get("disabled") is True:
        fields.note("disabled", not_allowed("Nothing in a modal can be disabled."))
    most = span(fields, limits.MENU_LEAST, limits.MENU_MOST, default=1, window=window)
    if kind == TEXT_MENU:
        options(fields, limits.MENU_OPTIONS, most, emoji=True)
    else:
        _defaults(kind, fields, most)


def span(fields: Fields, least: Limit, most: Limit, *, default: int, window: bool) -> int:
    """From how many to how many may be chosen. Returned is how many at most."""
    fewest = fields.number("min_values", least)
    highest = fields.number("max_values", most)
    highest = default if highest is None else highest
    if fewest is not None and fewest > highest:
        fields.note("min_values", too_large(highest))
    # What a window requires cannot be left empty, and unless told otherwise it requires everything.
    if window and fewest == 0 and fields.body.get("required") is not False:
        fields.note("min_values", too_small(1))
    return highest


def options(fields: Fields, limit: Limit, most: int, *, emoji: bool = False) -> None:
    """What there is to choose from: no two alike, and no fewer than can be chosen."""
    given = fields.entries("options", limit, required=True)
    if limit.least <= len(given) < most:
        fields.note("options", bad_length(Limit(most, limit.most, limit.source)))
    seen: set[str] = set()
    chosen = 0
    for path, value in given:
        option = opened(fields.faults, path, value)
        if option is not None:
            _option(option, seen, emoji)
            chosen += option.body.get("default") is True
    if chosen > most:
        fields.note("options", _TOO_MANY_CHOSEN)


def _option(option: Fields, seen: set[str], emoji: bool) -> None:
    option.text("label", limits.OPTION_LABEL, required=True)
    option.text("description", limits.OPTION_DESCRIPTION)
    option.switches("default")
    if emoji:
        picture(option)
    value = option.text("value", limits.OPTION_VALUE, required=True)
    if value is None:
        return
    if value in seen:
        twice = "The specified option value is already used"
        option.note("value", ("SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", twice))
    seen.add(value)


def _defaults(kind: int, fields: Fields, most: int) -> None:
    given = fields.entries("default_values", limits.MENU_DEFAULTS)
    for path, value in given:
        chosen = opened(fields.faults, path, value)
        if chosen is None:
            continue
        chosen.snowflake("id", required=True)
        if chosen.body.get("type") not in DEFAULTS[kind]:
            chosen.note("type", ("BASE_TYPE_CHOICES", f"Value must be one of {DEFAULTS[kind]}."))
    if len(given) > most:
        fields.note("default_values", _TOO_MANY_CHOSEN)
    if kind == CHANNEL_MENU:
        _channel_types(fields)


def _channel_types(fields: Fields) -> None:
    for path, value in fields.entries("channel_types"):
        if not is_number(value):
            fields.faults.add(path, *not_a("int", value))
