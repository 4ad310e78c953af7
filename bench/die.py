"""A quick die for yardstick and games alike, so that rolling it is not what is measured."""

import random

from engine.core.values.chance import Below


def die(seed: int) -> Below:
    """Numbers below n; the slight unfairness of multiplying does not matter here."""
    roll = random.Random(seed).random
    return lambda n: int(roll() * n)
