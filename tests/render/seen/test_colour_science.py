"""The yardstick of the colour tests, against what was published."""

import pytest

from tests.render.seen.colour_science import VISIONS, Lab, apart, ciede2000, contrast, seen

Pair = tuple[Lab, Lab, float]

SHARMA: tuple[Pair, ...] = (
    ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
    ((50.0, 3.1571, -77.2803), (50.0, 0.0, -82.7485), 2.8615),
    ((50.0, 2.8361, -74.0200), (50.0, 0.0, -82.7485), 3.4412),
    ((50.0, -1.3802, -84.2814), (50.0, 0.0, -82.7485), 1.0),
    ((50.0, -1.1848, -84.8006), (50.0, 0.0, -82.7485), 1.0),
    ((50.0, -0.9009, -85.5211), (50.0, 0.0, -82.7485), 1.0),
    ((50.0, 0.0, 0.0), (50.0, -1.0, 2.0), 2.3669),
    ((50.0, -1.0, 2.0), (50.0, 0.0, 0.0), 2.3669),
    ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0009), 7.1792),
    ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0010), 7.1792),
    ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0011), 7.2195),
    ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0012), 7.2195),
    ((50.0, -0.001, 2.49), (50.0, 0.0009, -2.49), 4.8045),
    ((50.0, -0.001, 2.49), (50.0, 0.0010, -2.49), 4.8045),
    ((50.0, -0.001, 2.49), (50.0, 0.0011, -2.49), 4.7461),
    ((50.0, 2.5, 0.0), (50.0, 0.0, -2.5), 4.3065),
    ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
    ((50.0, 2.5, 0.0), (61.0, -5.0, 29.0), 22.8977),
    ((50.0, 2.5, 0.0), (56.0, -27.0, -3.0), 31.9030),
    ((50.0, 2.5, 0.0), (58.0, 24.0, 15.0), 19.4535),
    ((50.0, 2.5, 0.0), (50.0, 3.1736, 0.5854), 1.0),
    ((50.0, 2.5, 0.0), (50.0, 3.2972, 0.0), 1.0),
    ((50.0, 2.5, 0.0), (50.0, 1.8634, 0.5757), 1.0),
    ((50.0, 2.5, 0.0), (50.0, 3.2592, 0.3350), 1.0),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((63.0109, -31.0961, -5.8663), (62.8187, -29.7946, -4.0864), 1.2630),
    ((61.2901, 3.7196, -5.3901), (61.4292, 2.2480, -4.9620), 1.8731),
    ((35.0831, -44.1164, 3.7933), (35.0232, -40.0716, 1.5901), 1.8645),
    ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    ((36.4612, 47.8580, 18.3852), (36.2715, 50.5065, 21.2231), 1.4146),
    ((90.8027, -2.0831, 1.4410), (91.1528, -1.6435, 0.0447), 1.4441),
    ((90.9257, -0.5406, -0.9208), (88.6381, -0.8985, -0.7239), 1.5381),
    ((6.7747, -0.2908, -2.4247), (5.8714, -0.0985, -2.2286), 0.6377),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
)
"""Table 1 of Sharma, Wu and Dalal, "The CIEDE2000 color-difference formula", 2005."""


@pytest.mark.parametrize("pair", SHARMA, ids=range(1, len(SHARMA) + 1))
def test_a_published_pair_is_as_far_apart_as_published(pair: Pair) -> None:
    one, other, published = pair
    assert round(ciede2000(one, other), 4) == published
    assert round(ciede2000(other, one), 4) == published


def test_black_and_white_are_a_hundred_apart_and_twenty_one_in_contrast() -> None:
    assert apart((0, 0, 0), (255, 255, 255)) == pytest.approx(100, abs=0.1)
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21, abs=0.01)


@pytest.mark.parametrize("vision", VISIONS)
def test_every_eye_sees_grey_as_grey(vision: str) -> None:
    red, green, blue = seen((128, 128, 128), vision)
    assert red == pytest.approx(green, abs=1e-4)
    assert green == pytest.approx(blue, abs=1e-4)


def test_red_and_green_of_one_brightness_are_far_apart_only_to_some_eyes() -> None:
    red, green = (200, 90, 60), (120, 130, 40)
    assert apart(red, green) > 30
    assert apart(red, green, "deuteranopia") < 15
    assert apart(red, green, "tritanopia") > 25


def test_blue_and_green_of_one_brightness_are_far_apart_only_to_some_eyes() -> None:
    blue, green = (0, 130, 200), (0, 140, 120)
    assert apart(blue, green) > 20
    assert apart(blue, green, "deuteranopia") > 20
    assert apart(blue, green, "tritanopia") < 10
