"""Dynasties, as a table of contents."""

from engine.core.game import Declares, GameDefinition, Plays, Proves, Shows, Stage
from engine.core.learning import Lesson, Topic
from engine.games.dynasties import means
from engine.games.dynasties.computer.choosing import computer
from engine.games.dynasties.data import (
    ACTIONS,
    BONUS_ACTIONS,
    BOOKS,
    CARDS,
    CHARACTERS,
    CITIES,
    FACES,
    FACTS,
    GOODS,
    HOME,
    PLACES,
    REGIONS,
    ROLES,
    SCORES,
    SHIPS,
)
from engine.games.dynasties.forms import CHOICES, DECISIONS, MAY, VERBS
from engine.games.dynasties.initial import RULES_VERSION, initial
from engine.games.dynasties.labels.choices import label
from engine.games.dynasties.labels.foreseen import foresee
from engine.games.dynasties.labels.suggesting import suggest
from engine.games.dynasties.migrations import MIGRATIONS
from engine.games.dynasties.reasons import REFUSALS, why_not
from engine.games.dynasties.redeal import census, faults, plant, redeal
from engine.games.dynasties.rules.book import RULES, SEALED
from engine.games.dynasties.rules.characters.effects import NO_GOOD
from engine.games.dynasties.rules.events import EVENTS, SUBJECTS
from engine.games.dynasties.rules.rounds.bonus import DECLINE, SPACES
from engine.games.dynasties.scoring import SOURCES, scores, winners
from engine.games.dynasties.show import show_screen, show_table
from engine.games.dynasties.state import DynastiesOptions, DynastiesState
from engine.games.dynasties.tell import MESSAGES, tell
from engine.games.dynasties.views import ScreenView, TableView

GROUPS = {
    "region": REGIONS,
    "area": (*REGIONS, "free"),
    "good": GOODS,
    "cube": (*GOODS, NO_GOOD),
    "city": CITIES,
    "role": ROLES,
    "figure": (*ROLES, "child"),
    "symbol": ("crown", "book", "anchor", "vp"),
    "space": SPACES,
    "action": ACTIONS,
    "card": CARDS,
    "score": SCORES,
    "book": BOOKS,
    "face": FACES,
    "ship": SHIPS,
    "character": CHARACTERS,
    "place": PLACES,
    "part": ("1", "2"),
    "bonus": (*BONUS_ACTIONS, DECLINE),
}

TOPICS = (
    Topic("aim", "table"),
    Topic("turn", "screen"),
    Topic("marriage", "table"),
    Topic("trade", "table"),
    Topic("characters", "table"),
    Topic("round", "table"),
    Topic("scoring", "screen"),
    Topic("reconstructed"),
)

LESSONS = tuple(
    Lesson(step, topic)
    for topic, steps in {
        "turn": ("turn", "after", "city", "pause"),
        "marriage": ("prince", "princess", "apart", "dowry", "choose", "die", "carry", "pick", "wed"),
        "trade": ("trade", "divide", "goods", "second", "board", "unload"),
        "characters": ("character", "plunder", "plot", "tribute", "give"),
        "round": ("pass", "bonus", "leonardo", "convent", "save"),
        "scoring": ("keep", "scoring", "score"),
    }.items()
    for step in steps
)


def longest(seats: int) -> int:
    """Every card of 34 played in each of three rounds and every one of 12 tiles used, each with no more answers than
    Machiavelli's two marriages take; and what is asked at the end of a round."""
    return (3 * 34 + 12) * 16 + 3 * seats * 20


GAME: GameDefinition[DynastiesState, DynastiesOptions, TableView, ScreenView] = GameDefinition(
    name="dynasties",
    home=HOME,
    stage=Stage.BETA,
    declares=Declares(
        players=range(3, 6),
        options=DynastiesOptions,
        rules_version=RULES_VERSION,
        facts=FACTS,
        migrations=MIGRATIONS,
        state_type=DynastiesState,
        table_type=TableView,
        screen_type=ScreenView,
        verbs=VERBS,
        decisions=DECISIONS,
        subjects=SUBJECTS,
        events=EVENTS,
        refusals=REFUSALS,
        sources=SOURCES,
        groups=GROUPS,
        counted=("region", "good", "action", "book"),
        topics=TOPICS,
        lessons=LESSONS,
        messages=(*MESSAGES, *means.MESSAGES),
    ),
    plays=Plays(
        initial=initial,
        may=MAY,
        choices=CHOICES,
        apply=RULES,
        sealed=SEALED,
        suggest=suggest,
        label=label,
        foresee=foresee,
        why_not=why_not,
        computer=computer,
        longest=longest,
    ),
    shows=Shows(
        show_table=show_table,
        show_screen=show_screen,
        tell=tell,
        means=means.means,
        scores=scores,
        winners=winners,
    ),
    proves=Proves(census=census, faults=faults, redeal=redeal, plant=plant),
)
