"""What stands in Discord after a season: each step told once in its thread, each screen once, one reminder at most."""

import re
from collections import Counter

from bot.words.naming import shown
from bot.words.voice import Voice
from engine.core.values.refusals import Refusal
from sandbox.client.reading import Seen
from tests.season.people import Player
from tests.season.season import Season

_SCREEN = re.compile(r"· ([2-9b-df-hj-np-tv-xz]{5})\*\*")
MOST_STEPS = 10_000


async def lost_or_doubled(season: Season) -> list[str]:
    """Every line of every table's log stands in its thread as often as it was said; at the end, each sentence."""
    found = list[str]()
    for table in season.opened:
        stands = Counter(line.removeprefix("• ") for line in _lines(season, table))
        log = await _log(season, table)
        said, sentences = Counter(" ".join(each) for each in log), Counter(one for each in log for one in each)
        for each in log:
            whole = stands[" ".join(each)] == said[" ".join(each)]
            if not whole and not all(0 < stands[one] <= sentences[one] for one in each):
                found.append(f"{table}: {' '.join(each)!r} stands there {stands[' '.join(each)]} times")
    return found


async def doubled_messages(season: Season) -> list[str]:
    """What stands in direct messages: of each table one screen, and one reminder. If the bot died before it had removed
    one, that stands as well; but it is known, and goes with the next."""
    found, died = list[str](), bool(season.doings.down)
    for player in season.players:
        there, known = _direct(season, player), await season.tables.person(season.user(player))
        assert not isinstance(known, Refusal)
        screens = Counter(id for seen in there for id in _SCREEN.findall(seen.text))
        found += [f"{player.name} has {n} screens of {id}" for id, n in screens.items() if n > 1]
        posted = {str(each.message) for each in await season.tables.outbox.reminders_posted(known.id)}
        reminders = [seen for seen in there if any(":later:" in each.get("custom_id", "") for each in seen.components)]
        found += [f"{player.name} has a reminder nobody knows" for seen in reminders if seen.id not in posted]
        found += [f"{player.name} has {len(reminders)} reminders"] if len(reminders) > 1 and not died else []
    return found


def _direct(season: Season, player: Player) -> list[Seen]:
    person = season.person(player)
    return person.sees(person.direct)


def _lines(season: Season, table: str) -> list[str]:
    anybody = season.person(season.players[0])
    threads = [each for each in season.play.threads if table in each.name]
    return [line for thread in threads for seen in anybody.sees(thread) for line in seen.text.splitlines()]


async def _log(season: Season, table: str) -> list[list[str]]:
    entries = await season.tables.log_for(None, table, 0, MOST_STEPS)
    assert not isinstance(entries, Refusal)
    game = season.bot.games[season.opened[table].game]
    return [
        [Voice("en", game, shown(entry.sitters, "en")).event(text) for text in entry.texts]
        for entry in entries
        if entry.texts
    ]
