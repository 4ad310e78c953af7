"""What Discord refuses of a message's embeds, what it still takes, and that discord.py's own are taken."""

from typing import Any

import discord
from hypothesis import given, settings

from sandbox.checks import embeds
from tests.sandbox.driving.faults import GARBAGE, Found, found, named, spoilt
from tests.thorough import how_many, thorough

FIELD = {"name": "Score", "value": "12"}
EMBED = {"title": "The wheel"}


def refused(body: Any) -> Found:
    return found(lambda faults: embeds.check(faults, ("embeds",), body))


def field(**changes: Any) -> list[Any]:
    return [{"fields": [{**FIELD, **changes}]}]


BREACHES: dict[str, tuple[Any, str]] = {
    "no list": (EMBED, "embeds"),
    "no object": (["wheel"], "embeds.0"),
    "eleven embeds": ([EMBED] * 11, "embeds"),
    "a title too long": ([{"title": "x" * 257}], "embeds.0.title"),
    "a title that is a number": ([{"title": 5}], "embeds.0.title"),
    "a description too long": ([EMBED, {"description": "x" * 4_097}], "embeds.1.description"),
    "26 fields": ([{"fields": [FIELD] * 26}], "embeds.0.fields"),
    "a field without a name": (field(name=None), "embeds.0.fields.0.name"),
    "a field with an empty name": (field(name=""), "embeds.0.fields.0.name"),
    "a field with a blank value": (field(value="  \n"), "embeds.0.fields.0.value"),
    "a field without a value": (field(value=None), "embeds.0.fields.0.value"),
    "a field's name too long": (field(name="x" * 257), "embeds.0.fields.0.name"),
    "a field's value too long": (field(value="x" * 1_025), "embeds.0.fields.0.value"),
    "a field that is a text": ([{"fields": ["Score"]}], "embeds.0.fields.0"),
    "a footer too long": ([{"footer": {"text": "x" * 2_049}}], "embeds.0.footer.text"),
    "a footer that is a text": ([{"footer": "x"}], "embeds.0.footer"),
    "an author too long": ([{"author": {"name": "x" * 257}}], "embeds.0.author.name"),
    "a colour beyond white": ([{"color": 0x1000000}], "embeds.0.color"),
    "a colour in words": ([{"color": "red"}], "embeds.0.color"),
    "a time in words": ([{"timestamp": "tomorrow"}], "embeds.0.timestamp"),
    "a picture on the bot's own disk": ([{"image": {"url": "file:///board.png"}}], "embeds.0.image.url"),
    "a link to an attachment": ([{"url": "attachment://board.png"}], "embeds.0.url"),
    "6,001 letters in two": ([{"description": "x" * 4_000}, {"footer": {"text": "x" * 2_001}}], "embeds"),
}

EDGES: dict[str, Any] = {
    "none at all": None,
    "ten embeds": [EMBED] * 10,
    "the longest title and author": [{"title": "x" * 256, "author": {"name": "x" * 256}}],
    "the longest description": [{"description": "x" * 4_096}],
    "blanks around the longest title": [{"title": f" {'x' * 256} "}],
    "25 fields": [{"fields": [FIELD] * 25}],
    "the longest field": field(name="x" * 256, value="x" * 1_024),
    "a field that only looks empty": field(name="\u200b", value="\u200b"),
    "the longest footer": [{"footer": {"text": "x" * 2_048}}],
    "6,000 letters": [{"description": "x" * 4_000}, {"title": "x" * 200, "footer": {"text": "x" * 1_800}}],
    "an empty list": [],
    "everything left empty": [
        {"title": "", "description": "", "fields": [], "footer": {"text": ""}, "author": {"name": ""}}
    ],
    "black": [{"color": 0}],
    "white": [{"color": 0xFFFFFF}],
}


@named(BREACHES)
def test_a_breach_is_found_where_it_is(situation: str) -> None:
    body, where = BREACHES[situation]
    assert list(refused(body)) == [where]


@named(EDGES)
def test_the_most_that_is_allowed_is_taken(situation: str) -> None:
    assert refused(EDGES[situation]) == {}


def test_every_text_counts_towards_the_whole() -> None:
    fields = [{"name": "x" * 256, "value": "x" * 1_024}] * 3
    almost = {"title": "x" * 256, "author": {"name": "x" * 256}, "footer": {"text": "x" * 1_648}, "fields": fields}
    assert refused([almost]) == {}
    for one_more in ({"description": "x"}, {"fields": [*fields, {"name": "x", "value": "x"}]}):
        assert refused([{**almost, **one_more}]) == {"embeds": ["MAX_EMBED_SIZE_EXCEEDED"]}


def test_what_discord_py_makes_is_taken() -> None:
    embed = discord.Embed(
        title="The wheel",
        description="It turns.",
        url="https://example.org",
        colour=3,
        timestamp=discord.utils.utcnow(),
    )
    embed.set_author(name="Anna", icon_url="https://example.org/a.png").set_footer(text="Round 3")
    embed.set_image(url="attachment://board.png").set_thumbnail(url="https://example.org/b.png")
    embed.add_field(name="Score", value="12", inline=False)
    assert refused([embed.to_dict()]) == {}


SAMPLE = [
    {
        "title": "The wheel",
        "color": 3,
        "timestamp": "2026-01-02T03:04:05+00:00",
        "fields": [FIELD],
        "footer": {"text": "x", "icon_url": "attachment://a.png"},
        "author": {"name": "Anna", "url": "https://example.org"},
        "image": {"url": "https://example.org"},
    }
]


@thorough
@settings(max_examples=how_many(60, 1500), deadline=None)
@given(body=GARBAGE | spoilt(SAMPLE))
def test_whatever_is_sent_is_answered(body: Any) -> None:
    assert refused(SAMPLE) == {}
    refused(body)
