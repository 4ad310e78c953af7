"""Names that play tricks: they call nobody, lead nowhere, and leave every line around them alone."""

import re

import pytest

from bot.words.names import plain
from engine.core.forms.forms import is_required
from engine.words.names import LONGEST, tame
from sandbox.checks.mentions import text as said
from sandbox.client.person import Person
from tests.bot.attacks.attacking import attack
from tests.bot.conftest import Play
from tests.bot.seating import table_in
from tests.thorough import some_of, thorough

TRICKS = {
    "everyone": "@everyone @here",
    "a role": "<@&{role}>",
    "a link": "https://evil.example/x",
    "a masked link": "[Start](https://evil.example)",
    "an invitation": "discord.gg/evil",
    "a command to tap": "`/table cancel`",
    "a command with its number": "</table cancel:1>",
    "a channel and a time": "<#1> <t:0:R>",
    "marks": "**a** ~~b~~ ||c|| `d` _e_",
    "the end of a block": "``` end ```",
    "a heading": "# HEADING",
    "a list": "- item",
    "a quotation": ">>> quoted",
    "lines": "one\n# two\r\n- three\u2028four",
    "a tower": "Z" + "\u0336\u0352\u0489" * 20,
    "turned round": "\u202enimda\u202c",
    "from the right": "שלום עולם",
    "nothing to see": "\u200b\u2060\u200e",
    "backslashes": "\\\\**x**\\",
}

MEANING = re.compile(r"(?<!\\)(?:\\\\)*(https?://|discord\.gg/|\*\*|\|\||~~|</|<#|<t:|<@&|\]\(|```)")
"""What would be read as more than letters, if nothing stands before it that says otherwise."""


@thorough
@pytest.mark.parametrize("trick", some_of([*TRICKS], 5))
async def test_a_name_is_only_a_name_wherever_it_stands(
    play: Play, anna: Person, trick: str, caplog: pytest.LogCaptureFixture
) -> None:
    world, name = play.sandbox.world, TRICKS[trick]
    role = world.role(play.guild, "Everybody", 0)
    role.mentionable = True
    user = world.user(name.format(role=role.id))
    world.enter(play.guild, user, role)
    who = Person(play.sandbox, user, play.games)
    async with attack(play, caplog) as at:
        id = table_in(await anna.command("/table new", game="pebbles"))
        panel = await anna.will_see(f"· {id}**")
        answers = [await anna.command("/table invite", person=who), await anna.command("/table uninvite", person=who)]
        await who.press("Join", on=panel)
        answers.append(await anna.command("/table list"))
        await anna.command("/table start")
        thread = await at.room.thread(id)
        for person in (anna, who):
            await at.room.move(id, person)
        await at.room.sent()
        lines = ("show", "log", "mine", "screen", "undo", "resign")
        answers += [await anna.command(f"/table {line}", at=thread) for line in lines]
        answers.append(await anna.command("/table replace", seat="0", person=play.dora, at=thread))
        verbs = at.room.bot.games["pebbles"].declares.verbs
        plainly = [verb.name for verb in verbs if not any(map(is_required, verb.fields))]
        answers += [await anna.command(f"/pebbles {verb}", at=thread) for verb in plainly]
        answers.append(await anna.command("/admin bar", person=who))
        answers.append(await anna.command("/admin settings"))
        await at.room.sent()
        public = [seen for place in (play.games, thread) for seen in anna.sees(place)]
        ids = {seen.id for seen in (*public, *(each.message for each in answers if each.message))}
        raw = [said(play.sandbox.messages.find(each).body) for each in ids]
        ours = [
            re.sub(r"https://discord\.com/channels/\S+|</[^>]+:\d+>|<#\d+>|<t:\d+:\w>|<@\d+>", "", text) for text in raw
        ]
        for text in ours:
            inside = re.sub(r"```.*?```", "", text, flags=re.DOTALL)
            bare = re.sub(r"\*\*|~~", "", inside) if "**a**" not in inside else inside
            assert MEANING.search(bare) is None, text
            assert not re.search("[\u202a-\u202e\u2066\u2067\u200e\u200f\u2028]", text), text
            assert not re.search("[\u0300-\u036f]{4}", text), text
            assert not re.search(r"^(# |>>> |- item)", text, re.MULTILINE), text
        assert re.search(r"[\r\n\u2028\u202e]", thread.name) is None
        assert not play.bruno.notified()
        assert {label for seen in public for label in seen.buttons} >= {"My screen"}


@pytest.mark.parametrize("name", ["Anna", "Jürgen Groß", "Nguyễn Thị Hồng", "山田", "👨‍👩‍👧 Family", "O’Neil", "عمر"])
def test_an_honest_name_stays_as_it_is(name: str) -> None:
    assert tame(name) == name
    assert plain(name).strip("\u2068\u2069") == name


def test_a_name_fits_into_a_line() -> None:
    assert tame(" a \n b ") == "a b"
    assert len(tame("x" * 500)) == LONGEST
    assert tame("\u200b\u202e\u200d") == ""
    assert tame("\ud800x\x00") == "x"
