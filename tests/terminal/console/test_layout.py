"""Texts fit a page of eighty columns, whatever their length."""

from engine.terminal.console.layout import WIDTH, bullets, heading, listing, numbered, paragraph, table, whole

LONG = "a rather long text that goes on and on " * 5


def widest(text: str) -> int:
    return max(map(len, text.splitlines()))


def test_a_heading_is_as_wide_as_the_page() -> None:
    assert len(heading("Anna")) == len(heading("Anna", "Pebbles")) == WIDTH


def test_long_texts_are_broken_and_hang() -> None:
    for text in (paragraph(LONG), bullets([LONG, "short"], "· "), listing([("1", LONG), ("2", "")])):
        assert widest(text) <= WIDTH
    assert bullets([LONG], "· ").splitlines()[1].startswith("    ")
    assert listing([("one", LONG)]).splitlines()[1].startswith("       ")


def test_a_long_choice_takes_its_price_along() -> None:
    text = numbered([("1", LONG[:70], "costs 2 coins"), ("2", "short", "costs 1 coin")])
    assert widest(text) <= WIDTH
    assert text.splitlines()[0].startswith("   1  a rather")
    assert " ".join(text.split()).count("costs") == 2


def test_paths_and_commands_stay_whole() -> None:
    path = "/a-very-long/path-with-hyphens/" * 4
    assert path in paragraph(f"Written to {path} now.")


def test_what_has_blanks_in_it_can_stay_whole_too() -> None:
    path = "/a folder of many words/another folder of many words/paravent.db"
    kept = whole(path)
    for text in (paragraph(f"Written to {kept} now."), bullets([kept], "· "), listing([("x", kept)])):
        assert any(path in line for line in text.splitlines())


def test_narrow_spaces_are_no_place_to_break() -> None:
    assert all(not line.startswith(":") for line in paragraph("mot\u202f: " * 40).splitlines())


def test_a_table_is_aligned_and_cuts_long_names() -> None:
    names = ["", *(f"{n} Maximilian the Great" for n in range(5))]
    text = table([names, ["Points", "1", "22", "333", "4", "5"]])
    assert widest(text) <= WIDTH
    assert "…" in text
    assert len(text.splitlines()[0]) == len(text.splitlines()[1])
