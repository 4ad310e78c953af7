"""Can everything be said that stands in the log? What a game says is declared by the game, the rest by the tables."""

from collections.abc import Iterator

from engine.core.game import AnyGame
from engine.core.state.events import AnyEvent, Reveal
from engine.core.values.seats import Seat
from engine.core.values.texts import SEAT, Kind, Param, Params
from engine.tables.seeing.roster import OTHER
from engine.tables.seeing.texts import NOTICES
from engine.tables.storage.records import Step, events_of

_OF_TABLES = {message.key.removeprefix("event-"): message.params for message in NOTICES}

_BY_KIND = {
    "undo": ("table-undone", "table-undone-agreed", "table-undone-by-host"),
    "restored": ("table-restored",),
}
"""What a step of these kinds says; a notice says the rest."""


def unsayable(rows: list[Step], game: AnyGame, seats: set[Seat]) -> Iterator[int]:
    """The steps with something in them that has no words."""
    of_game = {kind.key: kind.params for kind in game.declares.events}
    for row in rows:
        events = events_of(row)
        if row.kind in ("start", "form"):
            fine = all(_declared(of_game, event) for event in events)
        else:
            fine = len(events) == 1 and _is_notice(row.kind, events[0], seats)
        if not fine:
            yield row.step


def _declared(of_game: dict[str, dict[str, Kind]], event: AnyEvent) -> bool:
    forms = [(event.key, event.params), *((own.key, own.params) for own in event.privates)]
    return all(key in of_game and params.keys() == of_game[key].keys() for key, params in forms)


def _is_notice(kind: str, event: AnyEvent, seats: set[Seat]) -> bool:
    if isinstance(event, Reveal) or event.private is not None or event.key not in _keys(kind):
        return False
    wanted = {name: kind for name, kind in _OF_TABLES[event.key].items() if name != OTHER}
    return _fit(event.params, wanted, seats)


def _keys(kind: str) -> set[str]:
    elsewhere = {key for keys in _BY_KIND.values() for key in keys}
    return set(_BY_KIND.get(kind, _OF_TABLES.keys() - elsewhere))


def _fit(params: Params, wanted: dict[str, Kind], seats: set[Seat]) -> bool:
    return params.keys() == wanted.keys() and all(_fits(params[name], kind, seats) for name, kind in wanted.items())


def _fits(value: Param, kind: Kind, seats: set[Seat]) -> bool:
    return isinstance(value, int) and (kind != SEAT or value in seats)
