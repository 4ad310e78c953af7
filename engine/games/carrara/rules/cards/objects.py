"""The object cards: sets of objects, and what they are worth. Where objects can be grouped in several ways, the best
one counts."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import count, takewhile

from engine.games.carrara.data import FACTS, Counts
from engine.games.carrara.data.cards import ObjectCardFacts

MOST = max(facts.objects_of_each for facts in FACTS.values())


def sets_of(card: ObjectCardFacts, objects: Counts) -> int:
    """How many of what the card collects: single objects, or sets of them."""
    objects = _there_are(objects)
    match card.goal:
        case "identical":
            return sum([n // card.size for n in objects])
        case "different":
            return different(objects, card.size)
        case "two-and-four":
            return twos_and_fours(objects)
    return sum(objects)


def different(objects: Counts, size: int) -> int:
    """Sets of so many different objects: of one type, each set takes one at most."""
    return sum(1 for _ in takewhile(lambda k: sum([min(n, k) for n in objects]) >= size * k, count(1)))


def twos_and_fours(objects: Counts) -> int:
    """Sets of two alike and four alike: fours are also two pairs, so that some may have to serve as such."""
    pairs, fours = sum([n // 2 for n in objects]), sum([n // 4 for n in objects])
    return max(min(four, pairs - 2 * four) for four in range(fours + 1))


@lru_cache(4096)
def object_points(card: ObjectCardFacts, objects: Counts, left: int) -> int:
    """What the objects bring in the end; `left` for each that the card leaves out."""
    objects = _there_are(objects)
    match card.score:
        case "each":
            return card.vp[0] * sum(objects)
        case "by-type":
            return sum([card.vp[n] for n in objects])
        case "by-set":
            return sum([card.vp[sum([n >= nth for n in objects])] for nth in range(1, max(objects) + 1)])
        case "product":
            return max(product(sizes) + left * (sum(objects) - sum(sizes)) for sizes in groupings(objects, card.groups))
    sets = sets_of(card, objects)
    return card.vp[0] * sets + left * (sum(objects) - card.size * sets)


def _there_are(objects: Counts) -> Counts:
    """Never more than there are of a type: grouping a number that was planted to be looked for would take for ever."""
    return tuple([min(n, MOST) for n in objects])


def product(sizes: Counts) -> int:
    """Sizes multiplied; without any it is nothing."""
    result = int(bool(sizes))
    for size in sizes:
        result *= size
    return result


def groupings(objects: Counts, groups: int) -> Iterator[Counts]:
    """The sizes of at most so many groups of two or more alike; one type may make several."""
    if not objects:
        yield ()
        return
    for here in _parts(objects[0], groups):
        for others in groupings(objects[1:], groups - len(here)):
            yield (*here, *others)


def _parts(n: int, groups: int) -> Iterator[Counts]:
    """Of so many alike: no group, or groups of two and more."""
    yield ()
    if groups:
        for size in range(2, n + 1):
            for others in _parts(n - size, groups - 1):
                yield (size, *others)
