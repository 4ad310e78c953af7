"""A command that the bot names can be tapped, in whichever language it is named, also when it had not to be synced."""

from bot.words.mentions import Mentions
from sandbox.client.person import Person
from tests.bot.conftest import Play
from tests.bot.program.running import paravent


def last_answer(person: Person) -> str:
    """As it came over the wire."""
    return person.ever_saw()[-1].payload.decode()


async def test_a_named_command_can_be_tapped_before_and_after_a_restart(
    play: Play, anna: Person, bruno: Person
) -> None:
    for _ in range(2):
        async with paravent(play.sandbox, play.database):
            (table,) = [each for each in play.sandbox.commands.all(None) if each["name"] == "table"]
            assert "/table list" in (await anna.command("/table mine")).text
            assert f"</table list:{table['id']}>" in last_answer(anna)
            assert "/table list" in (await bruno.command("/table miennes")).text
            assert f"</table list:{table['id']}>" in last_answer(bruno)


def test_what_is_no_command_stays_as_it_is() -> None:
    mentions = Mentions()
    assert mentions.put_into("`/table list`") == "`/table list`"
    mentions.learn({"table": 7}, [{"name": "table", "options": [{"type": 1, "name": "list"}]}])
    assert mentions.put_into("`/table list`, `b4k2z`, `/table sing`") == "</table list:7>, `b4k2z`, `/table sing`"


def test_a_text_that_would_grow_too_long_stays_as_it_is() -> None:
    mentions = Mentions()
    mentions.learn({"table": 10**18}, [{"name": "table", "options": [{"type": 1, "name": "list"}]}])
    full = "`/table list`" + "x" * 1_987
    assert mentions.put_into(full) == full


def test_a_command_with_none_below_it_can_be_tapped_in_each_language() -> None:
    mentions = Mentions()
    mentions.learn({"me": 7}, [{"name": "me", "name_localizations": {"fr": "moi"}}, {"name": "you"}])
    assert mentions.put_into("`/me`, `/moi`, `/you`") == "</me:7>, </me:7>, `/you`"
