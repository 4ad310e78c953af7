"""A game played by the engine and by the naive second implementation at once, step by step."""

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

from engine.core.play import Accepted, start
from engine.core.state.decisions import Decision
from engine.core.state.events import AnyEvent
from engine.games.dynasties.data import REGIONS, TABLES
from engine.games.dynasties.game import GAME
from engine.games.dynasties.state import DynastiesOptions
from tests.games.dynasties.moves import answer
from tests.games.dynasties.second.ask import Chance, Move, Question
from tests.games.dynasties.second.beside.by_engine import by_engine, by_hand
from tests.games.dynasties.second.beside.choosing import STYLES, chosen
from tests.games.dynasties.second.beside.converted import converted, kind
from tests.games.dynasties.second.beside.draws import Draws
from tests.games.dynasties.second.beside.forms import Told, asked, told
from tests.games.dynasties.second.beside.judging import agree_on, agree_on_all, by_lot
from tests.games.dynasties.second.pieces import missing
from tests.games.dynasties.second.rules.final import winners
from tests.games.dynasties.second.rules.game import play
from tests.games.dynasties.second.table import Table

TRIED = 2
"""Legal answers, and as many changed ones, that both judge at each question."""
ALL = 0.05
"""How often they list all legal answers."""


class Beside:
    """Both tables, what the naive implementation waits for, and what was met on the way."""

    def __init__(self, seats: int, random: Random, tried: int = TRIED) -> None:
        self.random, self.tried, self.met = random, tried, Counter[str]()
        self.styles = [self.random.choice(STYLES) for _ in range(seats)]
        self.state, events = start(GAME, seats, DynastiesOptions(), self.random.randbytes(16))
        self.table, self.draws = Table(converted(TABLES[self.state.data].facts), seats), Draws()
        self.draws.hear(events)
        self.draws.waiting["tiles", ()].append(self._region_tiles())
        self.enough: int | None = None
        """So many book tiles had he who said beforehand that he would be done."""
        self.playing = play(self.table)
        self.step: Chance | Question | None = next(self.playing)
        self.go_on()

    def _region_tiles(self) -> list[Any]:
        tiles = self.table.tables.region_tiles
        lying = zip(REGIONS, self.state.region_tiles, strict=True)
        facts = TABLES[self.state.data].facts.region_tiles
        assert [(tile.first, tile.second, tile.crown) for tile in facts] == [tuple(tile) for tile in tiles]
        return [tiles[at] for _, at in lying]

    # The naive implementation

    def send(self, said: Any) -> None:
        try:
            self.step = self.playing.send(said)
        except StopIteration:
            self.step = None
        lost = missing(self.table)
        assert not lost, lost

    def go_on(self) -> None:
        """Chance and what is settled unasked, until somebody is asked."""
        while self.step is not None:
            if isinstance(self.step, Chance):
                self.send(self.draws.answer(self.step))
                continue
            if self.step.kind == "keep":
                self.draws.looked(self.step)
            settled = self._said_before(self.step) or self.step.settled
            if settled is None:
                return
            self.met[f"{asked(self.step)} settled"] += 1
            self.send(settled)

    def _said_before(self, question: Question) -> Move | None:
        """Who has said that he would be done is asked again only if he has won a book tile."""
        if question.kind != "after" or self.enough is None:
            return None
        had, self.enough = self.enough, None
        return ("end",) if len(self.table.players[question.seat].books) <= had else None

    # The engine

    def hear(self, played: Any, said: Any) -> None:
        assert isinstance(played, Accepted), f"{said}: {played}"
        self.state = played.state
        events: Iterable[AnyEvent] = played.events
        self.draws.hear(events)

    def decision(self, question: Question) -> Decision:
        """Both ask the same of the same player."""
        found = [(decision.seat, decision.kind) for decision in self.state.decisions]
        assert found == [(question.seat, asked(question))], found
        return self.state.decisions[0]

    # Both

    def agree(self) -> None:
        """Everything lies alike."""
        self.draws.nothing_left()
        engine, naive = by_engine(self.state), by_hand(self.table)
        for name in naive:
            assert engine[name] == naive[name], name

    def answer(self) -> None:
        """One question that a single player is asked."""
        question = self.step
        assert isinstance(question, Question)
        decision, legal = self.decision(question), told(self.table, question)
        self.agree()
        self.met[decision.kind] += 1
        hand = [kind(card) for card in self.table.players[question.seat].hand]
        agree_on(self.state, question.seat, legal, self.random, self.tried, hand)
        if self.random.random() < ALL:
            agree_on_all(self.state, decision, legal)
        by_chance = by_lot(self.state, decision, self.random)
        assert by_chance in legal, f"by lot: {by_chance}"
        form = chosen(self.styles[question.seat], self.state, question.seat, legal, self.random)
        self.met[f"{decision.kind} {form.verb}"] += 1
        self.say(question, form, legal[form])

    def say(self, question: Question, form: Told, move: Move) -> None:
        """Both are told; sometimes with the word that the turn is to end then."""
        values, books = form.values, self.table.players[question.seat].books
        if question.kind == "main" and books and move[0] not in ("pass", "book") and self.random.random() < 0.3:
            values, self.enough = {**values, "done": True}, len(books)
        self.hear(answer(self.state, form.verb, question.seat, **values), form)
        self.send(move)
        self.go_on()

    def end(self) -> None:
        """Points and winners."""
        assert self.state.over
        assert self.table.over
        self.agree()
        assert list(GAME.shows.winners(self.state)) == winners(self.table)
        points = [sum(each.points) for each in GAME.shows.scores(self.state)]
        assert points == [player.vp for player in self.table.players]
