"""Pictures: sent along, kept, replaced, described; their bytes reach exactly those who see the message."""

import io
from collections.abc import Awaitable, Callable

import discord
import pytest

from sandbox.client.person import Person
from sandbox.server import Sandbox
from tests.sandbox.bot import playing
from tests.sandbox.driving.nodding import NoddingBot, Press, nods

WHEEL, WALL = b"the bytes of a wheel", b"the bytes of a wall"


def picture(content: bytes = WHEEL, name: str = "table.png", alt: str | None = "The wheel") -> discord.File:
    return discord.File(io.BytesIO(content), name, description=alt)


def gallery(*pictures: tuple[str, str | None]) -> discord.ui.LayoutView:
    """A layout that shows files by their names, each with its alternative text."""
    layout = discord.ui.LayoutView()
    shown = [discord.MediaGalleryItem(f"attachment://{name}", description=alt) for name, alt in pictures]
    layout.add_item(discord.ui.MediaGallery(*shown))
    return layout


async def test_a_picture_with_its_alt_text_stands_in_the_channel(sandbox: Sandbox, bruno: Person) -> None:
    async with playing(sandbox, NoddingBot(nods)) as bot:
        sent = await bot.channel.send("Your turn", file=picture())
        (attachment,) = sent.attachments
        assert (attachment.filename, attachment.size, attachment.content_type) == ("table.png", len(WHEEL), "image/png")
        assert attachment.description == "The wheel"
        (seen,) = bruno.sees()
        assert (seen.text, seen.files, seen.alt) == ("Your turn", (WHEEL,), ("The wheel",))


async def test_it_can_be_fetched_from_its_address(sandbox: Sandbox) -> None:
    async with playing(sandbox, NoddingBot(nods)) as bot:
        sent = await bot.channel.send(file=picture())
        assert await sent.attachments[0].read() == WHEEL
        again = await bot.channel.fetch_message(sent.id)
        assert await again.attachments[0].read() == WHEEL


async def test_a_layout_shows_it_at_the_same_address(sandbox: Sandbox, bruno: Person) -> None:
    async with playing(sandbox, NoddingBot(nods)) as bot:
        sent = await bot.channel.send(view=gallery(("table.png", "The wheel")), file=picture(alt=None))
        shown = sent.components[0]
        assert isinstance(shown, discord.MediaGalleryComponent)
        assert shown.items[0].media.url == sent.attachments[0].url
        assert (bruno.sees()[0].files, bruno.sees()[0].alt) == ((WHEEL,), ("The wheel",))


async def test_an_embed_shows_it_at_the_same_address(sandbox: Sandbox) -> None:
    async with playing(sandbox, NoddingBot(nods)) as bot:
        embed = discord.Embed(title="The table").set_image(url="attachment://table.png")
        sent = await bot.channel.send(embed=embed, file=picture())
        assert sent.embeds[0].image.url == sent.attachments[0].url


async def test_a_name_with_blanks_is_tidied(sandbox: Sandbox) -> None:
    async with playing(sandbox, NoddingBot(nods)) as bot:
        sent = await bot.channel.send(file=picture(name="the wheel.png"))
        assert sent.attachments[0].filename == "the_wheel.png"
        assert await sent.attachments[0].read() == WHEEL


async def test_a_layout_that_shows_what_is_not_there_is_refused(sandbox: Sandbox, bruno: Person) -> None:
    async with playing(sandbox, NoddingBot(nods)) as bot:
        with pytest.raises(discord.HTTPException) as refused:
            await bot.channel.send(view=gallery(("wall.png", None)), file=picture())
        assert refused.value.code == 50035
        assert bruno.received() == b""


Edit = Callable[[discord.Message], Awaitable[discord.Message]]


async def leaves_it(message: discord.Message) -> discord.Message:
    return await message.edit(content="Later")


async def keeps_it(message: discord.Message) -> discord.Message:
    return await message.edit(attachments=message.attachments)


async def replaces_it(message: discord.Message) -> discord.Message:
    return await message.edit(attachments=[picture(WALL, "wall.png", "The wall")])


async def adds_one(message: discord.Message) -> discord.Message:
    return await message.edit(attachments=[*message.attachments, picture(WALL, "wall.png", "The wall")])


async def removes_it(message: discord.Message) -> discord.Message:
    return await message.edit(attachments=[])


EDITS: dict[str, tuple[Edit, tuple[bytes, ...], tuple[str, ...]]] = {
    "left alone": (leaves_it, (WHEEL,), ("The wheel",)),
    "kept": (keeps_it, (WHEEL,), ("The wheel",)),
    "replaced": (replaces_it, (WALL,), ("The wall",)),
    "joined by another": (adds_one, (WHEEL, WALL), ("The wheel", "The wall")),
    "removed": (removes_it, (), ()),
}


@pytest.mark.parametrize("how", EDITS)
async def test_in_an_edit_it_is(sandbox: Sandbox, bruno: Person, how: str) -> None:
    edit, files, alt = EDITS[how]
    async with playing(sandbox, NoddingBot(nods)) as bot:
        edited = await edit(await bot.channel.send("Now", file=picture()))
        assert [await attachment.read() for attachment in edited.attachments] == list(files)
        (seen,) = bruno.sees()
        assert (seen.files, seen.alt) == (files, alt)
        assert all(content in bruno.received() for content in files)


async def test_it_is_described_anew_and_not_at_all(sandbox: Sandbox, bruno: Person) -> None:
    async with playing(sandbox, NoddingBot(nods)) as bot:
        sent = await bot.channel.send(file=picture())
        for alt in ("The wheel has turned", ""):
            told = {"attachments": [{"id": sent.attachments[0].id, "description": alt}]}
            await bot.http.request(
                discord.http.Route("PATCH", f"/channels/{bot.channel.id}/messages/{sent.id}"), json=told
            )
            assert bruno.sees()[0].alt == ((alt,) if alt else ())
        assert bruno.sees()[0].files == (WHEEL,)


async def test_a_layout_gets_a_new_picture_in_the_place_of_the_old(sandbox: Sandbox, bruno: Person) -> None:
    async with playing(sandbox, NoddingBot(nods)) as bot:
        sent = await bot.channel.send(view=gallery(("table.png", "The wheel")), file=picture(alt=None))
        new = picture(WALL, "table.png", None)
        edited = await sent.edit(view=gallery(("table.png", "The wall")), attachments=[new])
        shown = edited.components[0]
        assert isinstance(shown, discord.MediaGalleryComponent)
        assert shown.items[0].media.url == edited.attachments[0].url != sent.attachments[0].url
        assert (bruno.sees()[0].files, bruno.sees()[0].alt) == ((WALL,), ("The wall",))
        with pytest.raises(discord.HTTPException) as refused:
            await sent.edit(attachments=[])
        assert refused.value.code == 50035


async def answers(press: Press) -> None:
    await press.response.send_message(file=picture(), ephemeral=True)


async def shows_a_layout(press: Press) -> None:
    await press.response.send_message(view=gallery(("table.png", "The wheel")), file=picture(), ephemeral=True)


async def follows_up(press: Press) -> None:
    await press.response.send_message("Wait.", ephemeral=True)
    await press.followup.send(file=picture(), ephemeral=True)


async def answers_later(press: Press) -> None:
    await press.response.defer(ephemeral=True)
    await press.edit_original_response(attachments=[picture()])


async def answers_later_with_a_layout(press: Press) -> None:
    await press.response.defer(ephemeral=True)
    await press.edit_original_response(view=gallery(("table.png", "The wheel")), attachments=[picture()])


ANSWERS = {
    "an answer": answers,
    "a layout as an answer": shows_a_layout,
    "a follow-up": follows_up,
    "a late answer": answers_later,
    "a layout as a late answer": answers_later_with_a_layout,
}


@pytest.mark.parametrize("what", ANSWERS)
async def test_a_private_one_reaches_nobody_else(sandbox: Sandbox, anna: Person, bruno: Person, what: str) -> None:
    async with playing(sandbox, NoddingBot(ANSWERS[what])):
        await anna.command("/desk")
        await sandbox.world.pulse.until(lambda: WHEEL in anna.received(), lambda: "the picture never came")
        assert anna.sees()[-1].files == (WHEEL,)
        assert "The wheel" in anna.sees()[-1].alt
        assert bruno.received() == b""


async def test_one_sent_to_a_person_reaches_nobody_else(sandbox: Sandbox, anna: Person, bruno: Person) -> None:
    async with playing(sandbox, NoddingBot(nods)) as bot:
        await (await bot.create_dm(discord.Object(int(anna.user.id)))).send(file=picture())
        assert WHEEL in anna.received()
        assert bruno.received() == b""


async def test_a_file_that_is_not_there_cannot_be_fetched(sandbox: Sandbox) -> None:
    async with playing(sandbox, NoddingBot(nods)) as bot:
        with pytest.raises(discord.NotFound):
            await bot.http.get_from_cdn(f"{sandbox.messages.attachments.origin}/attachments/1/table.png")
