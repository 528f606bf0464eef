"""What stands beside the map of Explorers: turn and card, one's tracks, temples, villages, the other players."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from fourwinds.cli.boards.scene import Scene
from fourwinds.core.cells import SIDE
from fourwinds.games.explorers.seen import BoardView, ExplorersView
from fourwinds.games.explorers.terms import OBJECTS, PROVISIONS, QUADRANTS
from fourwinds.texts import Texts

NAME_WIDTH: Final = 13
DOTS: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
Rows = list[tuple[str, str]]
"""A word and what stands behind it."""


def panel(scene: Scene) -> RenderableType:
    """Everything beside the map, top to bottom."""
    own = _own_board(scene.view)
    parts: list[RenderableType] = [_grid(_card(scene)), ""]
    tracks = _tracks(scene.texts, own) if own else []
    parts += [_grid(tracks + _temples(scene, own)), _grid(_goals(scene, own))]
    others = [seat for seat in range(scene.view.players) if own is None or seat != max(0, scene.view.seat)]
    if others and scene.view.boards:
        parts += ["", _others(scene, others)]
    return Group(*parts)


def _own_board(view: ExplorersView) -> BoardView | None:
    if view.decision is not None:
        return view.decision.board
    if view.boards and (view.seat >= 0 or view.players == 1):
        return view.boards[max(0, view.seat)]
    return None


def _grid(rows: Rows) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", no_wrap=True)
    for name, value in rows:
        table.add_row(name, value)
    return table


def _card(scene: Scene) -> Rows:
    view, texts = scene.view, scene.texts
    if not view.card or view.phase in ("card", "over"):
        return []
    one, other = (side_words(texts, side) for side in view.card)
    rows = [(texts.word("cli-explorers-card"), f"{one} | {other}")]
    if view.picked:
        rows.append(
            (texts.word("cli-explorers-picked"), f"{scene.names[view.active]}: {side_words(texts, view.picked)}")
        )
    return rows


def side_words(texts: Texts, side: str) -> str:
    """A side such as `water` or `prairie+mountain` in words."""
    words = [texts.word(f"explorers-terrain-{name}") for name in side.split("+")]
    return words[0] if len(words) == 1 else texts.word("explorers-side-pair", one=words[0], other=words[1])


def _tracks(texts: Texts, board: BoardView) -> Rows:
    points = sum(line.points for line in board.sheet)
    kinds = [texts.word(f"explorers-object-{OBJECTS[kind]}") for kind in PROVISIONS]
    ticked = [f"{kind} {'●' * count or '○'}" for kind, count in zip(kinds, board.ticked, strict=True)]
    villages = [f"{QUADRANTS[quadrant].upper()} {count}/4" for quadrant, count in enumerate(board.villages)]
    return [
        (texts.word("cli-explorers-points"), str(points)),
        (texts.word("cli-explorers-keys"), _circles(board.keys, board.keys_used)),
        (texts.word("cli-explorers-scrolls"), _circles(board.scrolls, board.scrolls_used)),
        (texts.word("explorers-option-gemstones"), f"{'◆' * board.gems} {board.gems}".strip()),
        (texts.word("explorers-option-provisions"), "  ".join(ticked)),
        (texts.word("explorers-option-villages"), "  ".join(villages)),
    ]


def _circles(have: int, used: int) -> str:
    """Unused ones as circles, used ones crossed out."""
    return "●" * (have - used) + "✗" * used or "–"


def _temples(scene: Scene, own: BoardView | None) -> Rows:
    lists = [f"{QUADRANTS[quadrant].upper()} {_temple(scene.view, own, quadrant)}" for quadrant in range(4)]
    width = max(len(text) for text in lists) + 3
    name = scene.texts.word("explorers-option-temples")
    return [(name, f"{lists[0].ljust(width)}{lists[1]}"), ("", f"{lists[2].ljust(width)}{lists[3]}")]


def _temple(view: ExplorersView, own: BoardView | None, quadrant: int) -> str:
    """The values still open, or what one got."""
    if own is not None and own.temples[quadrant] >= 0:
        return f"✓{view.temple_points[own.temples[quadrant]]}"
    head = view.temple_heads[quadrant]
    points, bonus = view.temple_points[head:], view.temple_bonus[head:]
    if points and view.options["temples"] == "expert":
        return f"{points[0]} {''.join(f'+{xs}' for xs in bonus)}"
    return " ".join(str(value) for value in points) or "–"


def _goals(scene: Scene, own: BoardView | None) -> Rows:
    rows: Rows = []
    for number, goal in enumerate(scene.view.goals):
        won = own is not None and own.races[number] >= 0
        values = "✓" if won else " ".join(str(value) for value in goal.values)
        rows.append((scene.texts.word(f"explorers-goal-{goal.id}"), values))
    return rows


def _others(scene: Scene, seats: list[int]) -> Table:
    """Name, a small picture of the marks, and the tracks of each."""
    table = Table.grid(padding=(0, 1))
    for _ in seats:
        table.add_column(width=NAME_WIDTH)
    boards: list[BoardView] = [scene.view.boards[seat] for seat in seats]
    table.add_row(*(_name(scene, seat) for seat in seats))
    table.add_row(*(Styled(thumbnail(board.marks), "green") for board in boards))
    table.add_row(*(_summary(scene.texts, board) for board in boards))
    return table


def _name(scene: Scene, seat: int) -> Styled:
    name = scene.player(seat)
    name.no_wrap, name.overflow = True, "ellipsis"
    return name


def _summary(texts: Texts, board: BoardView) -> Styled:
    points = sum(line.points for line in board.sheet)
    keys, scrolls = board.keys - board.keys_used, board.scrolls - board.scrolls_used
    total = texts.word("cli-points", points=points)
    marks = texts.word("cli-explorers-marks", count=len(board.marks))
    return Styled(f"{total}\n{marks}\nk{keys} s{scrolls} g{board.gems}")


def thumbnail(marks: list[int]) -> str:
    """The marks as a picture of 8 by 4 braille characters, a dot a square."""
    dots = [[0x2800] * (SIDE // 2) for _ in range(SIDE // 4)]
    for square in marks:
        row, column = divmod(square, SIDE)
        dots[row // 4][column // 2] |= DOTS[row % 4][column % 2]
    return "\n".join("".join(chr(code) for code in line) for line in dots)
