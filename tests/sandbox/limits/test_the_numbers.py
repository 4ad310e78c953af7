"""Our table of limits has the numbers that Discord's own description gives, and says where it has others on purpose."""

import pytest

from sandbox import limits
from sandbox.limits import Limit
from tests.sandbox.description.openapi import description
from tests.sandbox.limits.bodies import COMMANDS

AGREED = {
    "COMMAND_NAME": "ApplicationCommandCreateRequest.name",
    "COMMAND_DESCRIPTION": "ApplicationCommandStringOption.description",
    "COMMAND_OPTIONS": "ApplicationCommandCreateRequest.options",
    "OPTION_CHOICES": "ApplicationCommandStringOption.choices",
    "CHOICE_NAME": "ApplicationCommandOptionStringChoice.name",
    "AUTOCOMPLETE_CHOICES": "InteractionApplicationCommandAutocompleteCallbackStringData.choices",
    "FILES": "MessageCreateRequest.attachments",
    "ALT_TEXT": "MessageAttachmentRequest.description",
    "CUSTOM_ID": "StringSelectComponentForMessageRequest.custom_id",
    "WINDOW_TITLE": "ModalInteractionCallbackRequestData.title",
    "ROW_COMPONENTS": "ActionRowComponentForMessageRequest.components",
    "COMPONENTS": "MessageCreateRequest.components",
    "CONTAINER_COMPONENTS": "ContainerComponentForMessageRequest.components",
    "SECTION_TEXTS": "SectionComponentForMessageRequest.components",
    "TEXT_DISPLAY": "TextDisplayComponentForMessageRequest.content",
    "GALLERY_ITEMS": "MediaGalleryComponentForMessageRequest.items",
    "MEDIA_DESCRIPTION": "MediaGalleryItemRequest.description",
    "MEDIA_URL": "UnfurledMediaRequest.url",
    "COLOUR": "ContainerComponentForMessageRequest.accent_color",
    "BUTTON_LABEL": "ButtonComponentForMessageRequest.label",
    "BUTTON_URL": "ButtonComponentForMessageRequest.url",
    "EMOJI_NAME": "ComponentEmojiForRequest.name",
    "MENU_OPTIONS": "StringSelectComponentForMessageRequest.options",
    "MENU_PLACEHOLDER": "StringSelectComponentForMessageRequest.placeholder",
    "MENU_LEAST": "StringSelectComponentForMessageRequest.min_values",
    "MENU_MOST": "StringSelectComponentForMessageRequest.max_values",
    "MENU_DEFAULTS": "UserSelectComponentForMessageRequest.default_values",
    "OPTION_LABEL": "StringSelectOptionForRequest.label",
    "OPTION_VALUE": "StringSelectOptionForRequest.value",
    "OPTION_DESCRIPTION": "StringSelectOptionForRequest.description",
    "INPUT_LABEL": "TextInputComponentForModalRequest.label",
    "LABEL_DESCRIPTION": "LabelComponentForModalRequest.description",
    "INPUT_LEAST": "TextInputComponentForModalRequest.min_length",
    "INPUT_MOST": "TextInputComponentForModalRequest.max_length",
    "INPUT_VALUE": "TextInputComponentForModalRequest.value",
    "INPUT_PLACEHOLDER": "TextInputComponentForModalRequest.placeholder",
    "UPLOAD_LEAST": "FileUploadComponentForModalRequest.min_values",
    "UPLOAD_MOST": "FileUploadComponentForModalRequest.max_values",
    "RADIO_OPTIONS": "RadioGroupComponentForModalRequest.options",
    "CHECKBOX_OPTIONS": "CheckboxGroupComponentForModalRequest.options",
    "CHECKBOX_LEAST": "CheckboxGroupComponentForModalRequest.min_values",
    "CHECKBOX_MOST": "CheckboxGroupComponentForModalRequest.max_values",
    "EMBEDS": "MessageCreateRequest.embeds",
    "EMBED_TITLE": "RichEmbed.title",
    "EMBED_DESCRIPTION": "RichEmbed.description",
    "EMBED_FIELDS": "RichEmbed.fields",
    "EMBED_FIELD_NAME": "RichEmbedField.name",
    "EMBED_FIELD_VALUE": "RichEmbedField.value",
    "EMBED_FOOTER": "RichEmbedFooter.text",
    "EMBED_AUTHOR": "RichEmbedAuthor.name",
    "ALLOWED_MENTIONS": "MessageAllowedMentionsRequest.users",
    "THREAD_NAME": "CreateTextThreadWithMessageRequest.name",
}

DIFFERENT = {
    # So much is for people who pay; a bot's message may have 2,000.
    "MESSAGE_CONTENT": ("MessageCreateRequest.content", 4_000),
    # The documentation says 100.
    "CHOICE_VALUE": ("ApplicationCommandOptionStringChoice.value", 6_000),
    # The documentation says 5; the description seems to count those within others.
    "WINDOW_COMPONENTS": ("ModalInteractionCallbackRequestData.components", 40),
    # Without the V2 flag 5 rows are the most; the description does not look at flags.
    "ROWS": ("MessageCreateRequest.components", 40),
}
"""Where ours is another on purpose: the field, and the most that it may have by the description."""


def described(place: str) -> tuple[int, int]:
    """The least and the most that the description gives for a field: of a length, or of the number itself."""
    schema, field = place.split(".")
    told = description().schema(schema)["properties"][field]
    for most, least in (("maxItems", "minItems"), ("maxLength", "minLength"), ("maximum", "minimum")):
        if most in told:
            return told.get(least, 0), told[most]
    raise LookupError(f"no number is given for {place}")


def ours(name: str) -> Limit:
    limit = getattr(limits, name)
    assert isinstance(limit, Limit)
    return limit


@pytest.mark.parametrize("name", AGREED)
def test_our_table_has_the_same_number(name: str) -> None:
    assert described(AGREED[name]) == (ours(name).least, ours(name).most)


@pytest.mark.parametrize("name", DIFFERENT)
def test_our_table_is_stricter_on_purpose(name: str) -> None:
    place, theirs = DIFFERENT[name]
    assert described(place)[1] == theirs > ours(name).most


def test_all_kinds_of_commands_together_are_as_many_as_one_registration_may_have() -> None:
    together = sum(limit.most for limit in limits.GLOBAL_COMMANDS.values())
    commands = [{"name": f"c{n}", "description": "A command"} for n in range(together)]
    description().request("PUT", COMMANDS, commands)
