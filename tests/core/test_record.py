"""Records: what a whole one looks like, and how a broken one is refused."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from fourwinds import Match, Unusable
from fourwinds.core import record
from fourwinds.core.messages import About


def played(plies: int = 120) -> Match:
    match = Match.new("explorers", 2, {"layout": "intro"}, seats=["guest", "bot:greedy"])
    rng = Random(4)
    while match.ply < plies and not match.over:
        seat = match.state.turn().waiting[0]
        match.play(seat, rng.choice(match.state.legal(seat)))
    return match


GOOD = record.dumps(played())
LINES = GOOD.splitlines()


def test_the_text_is_as_documented() -> None:
    assert LINES[0] == "game: explorers"
    assert LINES[1] == "rules: 1"
    assert LINES[2].startswith("edition: house-1 ")
    assert LINES[3] == "seats: guest | bot:greedy"
    assert "layout=intro" in LINES[4]
    assert LINES[5] in ("* first 0", "* first 1")
    assert LINES[-1] == "end 120"
    assert len([line for line in LINES if line.startswith("# ")]) == 3


def test_remarks_and_empty_lines_are_allowed() -> None:
    lines = [*LINES[:6], "# a remark", "", *LINES[6:]]
    assert record.loads("\n".join(lines)).log == played().log


def test_a_hand_written_record_needs_no_hash_and_no_count() -> None:
    head = "game: explorers\nrules: 1\nedition: house-1\nseats: Ann\noptions: layout=intro\n"
    text = f"{head}0 start prairie\n0 mark f5\nend\n"
    match = record.loads(text)
    assert match.ply == 2
    assert match.seats == ["Ann"]


def about() -> Match:
    match = played(2000)
    match.about = About(["Ann | Bob", "Captain\u2028Cook"], ["", "mate, captain"], "2026-11-18", "fourwinds 1")
    return match


def test_a_record_may_tell_who_played_when_and_how_it_ended() -> None:
    match = about()
    text = record.dumps(match)
    outcome = match.state.outcome()
    assert outcome is not None
    scores = [f"{score} ({rank})" for score, rank in zip(outcome.scores, outcome.ranks, strict=True)]
    assert text.splitlines()[5:10] == [
        "names: Ann \u00a6 Bob | Captain Cook",
        "stand-ins: - | mate, captain",
        "date: 2026-11-18",
        "program: fourwinds 1",
        f"result: {' | '.join(scores)}",
    ]
    again = record.loads(text)
    assert again.about == About(["Ann \u00a6 Bob", "Captain Cook"], ["", "mate, captain"], "2026-11-18", "fourwinds 1")
    assert record.dumps(again) == text


def test_what_is_not_known_is_not_told() -> None:
    match = played()
    match.about = About(date="2026-11-18")
    lines = record.dumps(match).splitlines()
    assert lines[5:7] == ["date: 2026-11-18", LINES[5]]
    assert record.loads(GOOD).about is None


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("names: Ann", "line 6: 1 names for 2 seats"),
        ("stand-ins: - | - | -", "line 6: 3 stand-ins for 2 seats"),
        ("date: yesterday", "line 6: 'yesterday' is not a date such as 2026-11-18"),
        ("result: 1 (1) | 0 (2)", "line 6: wrong result: the record says 1 (1) | 0 (2), it is none"),
        ("colour: red", "line 6: 'colour: red' does not begin with a seat"),
    ],
)
def test_what_is_told_besides_has_to_be_right(line: str, reason: str) -> None:
    with pytest.raises(Unusable) as error:
        record.loads("\n".join([*LINES[:5], line, *LINES[5:]]))
    assert reason in str(error.value)


def test_nobody_changes_a_result() -> None:
    text = record.dumps(about())
    line = next(line for line in text.splitlines() if line.startswith("result: "))
    with pytest.raises(Unusable, match="line 10: wrong result: the record says 999"):
        record.loads(text.replace(line, "result: 999 (1) | 0 (2)"))


def swap(number: int, text: str) -> str:
    return "\n".join([*LINES[: number - 1], text, *LINES[number:]])


def at_checkpoint() -> int:
    return next(number for number, line in enumerate(LINES, 1) if line.startswith("# 50"))


BROKEN: list[tuple[str, Callable[[], str], str]] = [
    ("empty", lambda: "", "line 0: the record stops before 'game:'"),
    ("unknown game", lambda: swap(1, "game: chess"), "line 1: unknown game 'chess'"),
    ("newer rules", lambda: swap(2, "rules: 99"), "line 2: rules 99 of explorers are newer"),
    ("no rules", lambda: swap(2, "rules: soon"), "line 2: 'soon' is not a rules version"),
    ("unknown edition", lambda: swap(3, "edition: mine abcdef01"), "line 3: unknown edition 'mine'"),
    ("other edition", lambda: swap(3, "edition: house-1 00000000"), "line 3: edition house-1 is not the one"),
    ("seats", lambda: swap(4, "seats: a | b | c | d | e"), "line 4: explorers is for 1 to 4 players"),
    ("option", lambda: swap(5, "options: layout=round"), "line 5: layout=round: not one of"),
    ("option twice", lambda: swap(5, "options: layout=intro layout=intro"), "line 5: option 'layout' stands twice"),
    ("option form", lambda: swap(5, "options: layout"), "line 5: option 'layout' has no value"),
    ("double head", lambda: swap(2, "game: explorers"), "line 2: 'game' stands twice"),
    ("strange head", lambda: swap(2, "hello"), "line 2: 'hello' is not one of the head lines"),
    ("cut head", lambda: "\n".join(LINES[:3]), "line 3: the record stops before 'seats:'"),
    ("cut", lambda: "\n".join(LINES[:40]), "line 40: the record is cut off"),
    ("cut in a line", lambda: "\n".join([*LINES[:40], LINES[40][:4]]), "line 41: "),
    ("illegal", lambda: swap(7, "0 mark a1"), "line 7: illegal action '0 mark a1': R 5.7"),
    ("unknown words", lambda: swap(7, "0 fly"), "line 7: unknown action 'fly'"),
    ("nobody", lambda: swap(7, "x mark a1"), "line 7: 'x mark a1' does not begin with a seat"),
    ("no such seat", lambda: swap(7, "3 start water"), "line 7: illegal action '3 start water': refuse-no-such-seat"),
    ("odd digit", lambda: swap(7, "\u0661 start water"), "line 7: '\u0661 start water' does not begin with a seat"),
    ("checkpoint", lambda: swap(at_checkpoint(), "# 50 00000000"), f"line {at_checkpoint()}: wrong checkpoint"),
    ("checkpoint ply", lambda: swap(at_checkpoint(), "# 49 00000000"), "checkpoint of ply 49 stands after ply 50"),
    ("count", lambda: swap(len(LINES), "end 121"), "the record says 121 actions and has 120"),
    ("after the end", lambda: GOOD + "0 stop\n", f"line {len(LINES) + 1}: there is something after the end"),
    ("binary", lambda: "\x00\x01\x02", "line 1: "),
]


@pytest.mark.parametrize(("text", "reason"), [case[1:] for case in BROKEN], ids=[case[0] for case in BROKEN])
def test_a_broken_record_gets_one_line_that_names_place_and_reason(text: Callable[[], str], reason: str) -> None:
    with pytest.raises(Unusable) as error:
        record.loads(text())
    assert reason in str(error.value)
    assert str(error.value).startswith("line ")
    assert "\n" not in str(error.value)
