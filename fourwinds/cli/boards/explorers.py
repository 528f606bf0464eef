"""Explorers in a terminal: the map with terrain, objects and Xs, and the sheet of a player beside it."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from rich.columns import Columns
from rich.console import Console, Group
from rich.text import Text as Styled

from fourwinds.cli.boards.explorers_panel import panel
from fourwinds.cli.boards.scene import GAP, Scene, beside, totals
from fourwinds.cli.screen import is_low
from fourwinds.core.cells import LABELS, SIDE
from fourwinds.core.messages import Line
from fourwinds.games.explorers.chart import quadrant_of
from fourwinds.games.explorers.edition import TILE, VILLAGE_SQUARE, editions
from fourwinds.games.explorers.seen import ExplorersView
from fourwinds.games.explorers.terms import OBJECT_LETTERS, OBJECTS, TERRAIN_LETTERS, TERRAINS
from fourwinds.texts import Texts

CELL: Final = 3
MAP_WIDTH: Final = 3 + CELL * SIDE + 1 + 3
SLIM_WIDTH: Final = MAP_WIDTH - SIDE
PANEL_WIDTH: Final = 39
ARROWS: Final = "↑→↓←"
GROUND: Final = {"P": "#3f6b2f", "W": "#2a5b94", "D": "#a07c33", "M": "#66605b", "V": "#7d3030", "?": "#202020"}
BRIGHT: Final = {"P": "#8ee05a", "W": "#5bbcff", "D": "#ffd75f", "M": "#d5cdc4", "V": "#ff8f8f"}
MARKED: Final = {"P": "#16290f", "W": "#0d2138", "D": "#3a2b0d", "M": "#252220", "V": "#3a1212"}


def draw(scene: Scene, console: Console) -> None:
    """The map and the sheet side by side, if there is room; while the map is built, the tiles that are left."""
    view: ExplorersView = scene.view
    cell, width = _fitting(console)
    if len(view.map.tiles) == 4:
        parts = [_map(scene, cell)] if is_low(console) else [_map(scene, cell), _legend(scene)]
        beside(console, Group(*parts), panel(scene), width, PANEL_WIDTH)
    elif view.map.tiles:
        beside(console, _map(scene, cell), _legend(scene), width, PANEL_WIDTH)
    if view.phase == "layout":
        console.print(_palette(view))
        console.print(scene.texts.word("cli-explorers-arrows"), style="dim")


def _fitting(console: Console) -> tuple[int, int]:
    """How wide a square and the map are: narrow if the sheet then stands beside it, or if they would not fit at all."""
    wide = MAP_WIDTH <= console.width < SLIM_WIDTH + PANEL_WIDTH + GAP or console.width >= MAP_WIDTH + PANEL_WIDTH + GAP
    return (CELL, MAP_WIDTH) if wide else (CELL - 1, SLIM_WIDTH)


def hints(view: ExplorersView, texts: Texts) -> list[str]:
    """What the letters mean, and what the achievements of this game ask for."""
    letters = ", ".join(f"{letter} {word}" for letter, word in _letters(texts))
    return [letters, *(f"{texts.word(f'explorers-goal-{goal.id}')}: {texts.say(goal.help)}" for goal in view.goals)]


def sheets(view: ExplorersView) -> list[list[Line]]:
    """The score sheets as they stand, one's own with the Xs of this turn."""
    found = [board.sheet for board in view.boards]
    if view.decision is not None and found:
        found[view.seat] = view.decision.board.sheet
    return found


def heading(scene: Scene) -> str:
    """Round and turn, or what comes before and after them."""
    view: ExplorersView = scene.view
    if view.phase == "over" or view.turn == 0:
        return scene.texts.word(f"explorers-phase-{view.phase}")
    return scene.texts.word("cli-explorers-turn", round=view.round, turn=view.turn)


def standing(scene: Scene) -> list[str]:
    """The points so far."""
    return totals(sheets(scene.view))


def label(texts: Texts, words: str, grouped: bool) -> str:
    """A square by its name alone, a tile as its number and an arrow to where its top then points."""
    verb, *rest = words.split()
    if verb == "mark":
        return rest[0]
    if verb != "lay":
        return ""
    arrow = ARROWS[int(rest[-1][-1])]
    return arrow if grouped else texts.word("cli-explorers-tile", tile=rest[1].removeprefix("tile-"), arrow=arrow)


# The map


def _map(scene: Scene, cell: int) -> Styled:
    rows = SIDE if len(scene.view.map.tiles) > 2 else TILE
    marks = _marks(scene.view)
    lines = [_columns(cell)]
    for row in range(rows):
        if row == TILE:
            lines.append(Styled(f"   {'─' * cell * TILE}┼{'─' * cell * TILE}", "dim"))
        lines.append(_row(scene, row, marks, cell))
    lines.append(_columns(cell))
    return Styled("\n").join(lines)


def _columns(cell: int) -> Styled:
    letters = [f" {chr(97 + column)} "[:cell] for column in range(SIDE)]
    return Styled(f"   {''.join(letters[:TILE])} {''.join(letters[TILE:])}", "bold")


def _row(scene: Scene, row: int, marks: dict[int, str], cell: int) -> Styled:
    pieces = [(f"{row + 1:2} ", "bold")]
    for column in range(SIDE):
        if column == TILE:
            pieces.append(("│", "dim"))
        square = _cell(scene, row * SIDE + column, marks)
        pieces += square if cell == CELL else _squeezed(square)
    pieces.append((f" {row + 1}", "bold"))
    return _joined(pieces)


def _joined(pieces: list[tuple[str, str]]) -> Styled:
    """The pieces with their styles; equal neighbours become one, which is faster to draw."""
    line = Styled()
    for style, group in groupby(pieces, key=lambda piece: piece[1]):
        line.append("".join(text for text, _ in group), style)
    return line


def _cell(scene: Scene, square: int, marks: dict[int, str]) -> list[tuple[str, str]]:
    """Three characters: terrain, object or X, and a star where one may choose."""
    view: ExplorersView = scene.view
    ground = view.map.terrain[square]
    if ground == "?":
        return [(" ? ", f"#606060 on {GROUND[ground]}")]
    if square in marks:
        color = "#ffe14d" if view.decision and square in view.decision.fresh else "#ffffff"
        return [(ground, f"#8a8a8a on {MARKED[ground]}"), (f"{marks[square]} ", f"bold {color} on {MARKED[ground]}")]
    thing = _object(view, square)
    if _choosable(scene, square):
        return [(ground, f"#303030 on {BRIGHT[ground]}"), (f"{thing}*", f"bold #000000 on {BRIGHT[ground]}")]
    if thing == " ":
        return [(f"{ground}  ", f"#b8b8b8 on {GROUND[ground]}")]
    return [(ground, f"#b8b8b8 on {GROUND[ground]}"), (f"{thing} ", f"bold #ffffff on {GROUND[ground]}")]


def _squeezed(pieces: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """The same in two characters: a star only where there is no object."""
    text = "".join(text for text, _ in pieces)
    return [(text[0] + (text[2] if text[1] == " " else text[1]), pieces[-1][1])]


def _object(view: ExplorersView, square: int) -> str:
    if view.map.terrain[square] == "V":
        return "ABCD"[quadrant_of(square)]
    thing = view.map.objects[square]
    return " " if thing == "." else thing


def _choosable(scene: Scene, square: int) -> bool:
    if scene.view.map.terrain[square] == "V":
        return f"village-{'abcd'[quadrant_of(square)]}" in scene.places
    return LABELS[square] in scene.places


def _marks(view: ExplorersView) -> dict[int, str]:
    """One's own Xs; somebody who only watches sees the number of the seat, or + for several."""
    if view.decision is not None:
        return dict.fromkeys(view.decision.board.marks, "X")
    if view.seat >= 0 or len(view.boards) == 1:
        return dict.fromkeys(view.boards[max(0, view.seat)].marks, "X") if view.boards else {}
    found: dict[int, str] = {}
    for seat, board in enumerate(view.boards):
        for square in board.marks:
            found[square] = "+" if square in found else str(seat + 1)
    return found


def _letters(texts: Texts) -> list[tuple[str, str]]:
    """The letters of the map and what they stand for, terrains first."""
    terrains = zip(TERRAIN_LETTERS, (texts.word(f"explorers-terrain-{name}") for name in TERRAINS), strict=True)
    objects = zip(OBJECT_LETTERS[1:], (texts.word(f"explorers-object-{name}") for name in OBJECTS[1:]), strict=True)
    return [*terrains, *objects, ("V", texts.word("explorers-object-village"))]


def _legend(scene: Scene) -> Columns:
    """What the letters mean."""
    entries: list[Styled] = []
    for letter, word in _letters(scene.texts):
        style = f"bold #ffffff on {GROUND[letter]}" if letter in TERRAIN_LETTERS else "bold"
        entries.append(Styled().append(letter, style).append(f" {word}"))
    if scene.places:
        entries.append(Styled().append("*", "bold").append(f" {scene.texts.word('cli-explorers-choosable')}"))
    return Columns(entries, padding=(0, 2))


# The tiles that are left


def _palette(view: ExplorersView) -> Columns:
    left = [number for number in range(1, 9) if number not in view.map.tiles]
    return Columns([_tile(view.edition, number) for number in left], padding=(0, 2))


def _tile(edition: str, number: int) -> Styled:
    found = editions()[edition]
    lines = [Styled(f"{number}".center(2 * TILE), "bold")]
    for row in range(TILE):
        squares = range(row * TILE, row * TILE + TILE)
        pairs = [(found.terrain[number][square], found.objects[number][square]) for square in squares]
        lines.append(_joined([piece for terrain, thing in pairs for piece in _tile_square(terrain, thing)]))
    return Styled("\n", no_wrap=True, overflow="ignore").join(lines)


def _tile_square(terrain: int, thing: int) -> list[tuple[str, str]]:
    ground = TERRAIN_LETTERS[terrain] if terrain != VILLAGE_SQUARE else "V"
    letter = OBJECT_LETTERS[thing] if thing else " "
    return [(ground, f"#b8b8b8 on {GROUND[ground]}"), (letter, f"bold #ffffff on {GROUND[ground]}")]
