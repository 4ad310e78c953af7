"""Buttons: what each style needs, and what it must not have."""

from sandbox import limits
from sandbox.checks.fields import REQUIRED, Fields
from sandbox.checks.parts import Tally, custom_id, not_allowed, picture

LINK, PREMIUM = 5, 6
STYLES = range(1, 7)

_KEPT_OUT = {LINK: ("custom_id", "sku_id"), PREMIUM: ("custom_id", "label", "url", "emoji")}
_EXCLUSIVE = (
    "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
    "A custom id and url cannot both be specified",
)


def button(fields: Fields, tally: Tally) -> None:
    """A button in a row or beside a text."""
    style = fields.choice("style", STYLES, required=True)
    fields.text("label", limits.BUTTON_LABEL)
    fields.switches("disabled")
    picture(fields)
    if style is None:
        return
    if style != PREMIUM and not fields.has("label") and not fields.has("emoji"):
        fields.note("label", REQUIRED)
    _keep_out(fields, style)
    if style == LINK:
        fields.address("url", limits.BUTTON_URL, ("http", "https", "discord"), required=True)
    elif style == PREMIUM:
        fields.snowflake("sku_id", required=True)
    elif fields.has("custom_id"):
        custom_id(fields, tally)
    else:
        fields.note("custom_id", ("BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required"))


def _keep_out(fields: Fields, style: int) -> None:
    for name in _KEPT_OUT.get(style, ("url", "sku_id")):
        if fields.has(name):
            both = style != PREMIUM and name != "sku_id"
            fields.note(name, _EXCLUSIVE if both else not_allowed(f"A button of this style has no {name}."))
