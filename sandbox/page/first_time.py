"""The world of `make play`, when there is none yet: a server, a channel, four people, and the bot's own welcome."""

from sandbox.client.person import Person
from sandbox.server import Sandbox
from sandbox.world.places import Channel, World

LOCALES = {"en": "en-US", "fr": "fr"}
PEOPLE = {"Anna": "en-US", "Bruno": "fr", "Clio": "en-US", "Dora": "fr"}
SERVERS = {"en-US": "The Quarry", "fr": "La carrière"}
CHANNELS = {"en-US": ("games", "lounge"), "fr": ("jeux", "salon")}


def furnish(world: World, language: str | None) -> Channel:
    """Everybody speaks one language, if one is named; else two do each. The channel for games."""
    locale = LOCALES.get(language or "")
    people = [world.user(name, locale=locale or own) for name, own in PEOPLE.items()]
    place = locale or "en-US"
    guild = world.guild(SERVERS[place], *people, locale=place)
    games, *_ = [world.channel(guild, name) for name in CHANNELS[place]]
    for user in people:
        world.direct(user)
    return games


async def welcome(sandbox: Sandbox, games: Channel) -> None:
    """The owner of the server has the bot introduce itself, as he would on a real one."""
    owner = sandbox.world.users[sandbox.world.guilds[games.guild].owner]
    answer = await Person(sandbox, owner, games).command("/admin welcome")
    if answer.message is not None:
        await sandbox.messages.remove(answer.message.id)  # it was he who asked, not who looks at the page now
