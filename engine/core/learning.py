"""What a game tells a newcomer: its rules on a few short pages, and at each step of a turn what that step is about."""

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from engine.core.game import AnyGame

HELP = "help"
"""What leads to the rules: a command beside those of the verbs."""


class Topic(Struct, frozen=True):
    """One page of the rules. Its words are the message `topic-<name>`, its heading that message's `.title`."""

    name: str
    picture: str = ""
    """The picture of the game that shows it best, by name; none for a page that needs none."""


class Lesson(Struct, frozen=True):
    """A sentence or two for who is at this step: what it is about, and one piece of good advice.

    `at` is a kind of question (`turn`), a verb (`build`), a verb and a field (`build.city`), or, where a question and a
    verb share a name, the question and the verb (`turn.turn`).
    """

    at: str
    topic: str
    """The page of the rules that has more."""

    @property
    def message(self) -> str:
        """The name of its words; Fluent has no dots in names."""
        return "lesson-" + self.at.replace(".", "-")


def lesson_at(game: "AnyGame", kind: str, verb: str = "", field: str = "") -> Lesson | None:
    """The lesson for this step of an answer to such a question: the most particular one there is."""
    steps = (f"{verb}.{field}", f"{kind}.{verb}", verb, kind)
    known = {lesson.at: lesson for lesson in game.declares.lessons}
    return next((known[step] for step in steps if step in known), None)


def topic_named(game: "AnyGame", name: str) -> Topic | None:
    """The page of this name; the first for one that nobody knows, none if the game has no pages."""
    topics = game.declares.topics
    return next((topic for topic in topics if topic.name == name), topics[0] if topics else None)
