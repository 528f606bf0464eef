"""A second, slow and simple referee of Explorers, written from the rules alone.

It reads a game as the words of its record, knows nothing of the engine but the texts of the tiles, and says at
every moment who is asked and for what, and in the end what everybody scored.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Final, TypeAlias

Square: TypeAlias = tuple[int, int]

CHANCE: Final = -1
TERRAINS: Final = {"P": "prairie", "W": "water", "D": "desert", "M": "mountain"}
OBJECTS: Final = {
    ".": "plain",
    "k": "key",
    "s": "scroll",
    "h": "horse",
    "g": "gem",
    "a": "apple",
    "c": "carrot",
    "f": "fish",
    "T": "temple",
}
PROVISIONS: Final = ("apple", "carrot", "fish")
CARDS: Final = [
    ("prairie", "water"),
    ("prairie", "desert"),
    ("prairie", "mountain"),
    ("water", "desert"),
    ("water", "mountain"),
    ("desert", "mountain"),
    ("prairie+mountain", "water+desert"),
    ("water+mountain", "prairie+desert"),
]
POSITIONS: Final = {1: [1, 2, 3, 4], 2: [1, 3], 3: [1, 3, 4], 4: [1, 2, 3, 4]}
GEM_TRACK: Final = [-3, -2, -1, 1, 1, 2, 2, 3, 3, 4, 4, 5]
GOALS: Final = {
    1: ["none_scroll", "areas_prairie", "count_apples", "race_all_villages"],
    2: ["none_horse", "areas_water", "count_carrots", "race_3_villages_3_temples"],
    3: ["none_gem", "areas_desert", "count_fish", "race_all_edges"],
    4: ["areas_mountain", "full_line", "count_horses", "race_3_per_quadrant"],
    5: ["largest_square", "count_keys", "count_provision_sets", "race_2_temples"],
    6: ["line_horizontal", "count_scrolls", "count_villages_4", "race_3_keys"],
    7: ["line_vertical", "count_temples_2adj", "race_3_scrolls", "race_5_gems"],
    8: ["line_diagonal", "count_corners", "race_3_horses", "race_2_each_provision"],
}
COUNTS: Final = {
    "count_apples": [0, 1, 3, 6, 10],
    "count_carrots": [0, 1, 3, 6, 10],
    "count_fish": [0, 1, 3, 6, 10],
    "count_horses": [0, 1, 2, 4, 7, 10, 13],
    "count_keys": [0, 1, 3, 6, 10, 12],
    "count_scrolls": [0, 1, 3, 6, 10, 12],
    "count_provision_sets": [0, 2, 5, 9, 14],
    "count_villages_4": [0, 2, 5, 9, 14],
    "count_temples_2adj": [0, 2, 5, 9, 14],
    "count_corners": [0, 4, 9, 15, 22],
}
COUNTED: Final = {
    "count_apples": "apple",
    "count_carrots": "carrot",
    "count_fish": "fish",
    "count_horses": "horse",
    "count_keys": "key",
    "count_scrolls": "scroll",
}


def name(square: Square) -> str:
    """The label of a square."""
    return f"{'abcdefghijklmnop'[square[1]]}{square[0] + 1}"


def square_of(label: str) -> Square:
    """The square of a label."""
    return int(label[1:]) - 1, "abcdefghijklmnop".index(label[0])


def near(square: Square) -> set[Square]:
    """The neighbours of a square."""
    r, c = square
    return {(r + a, c + b) for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0)) if 0 <= r + a < 16 and 0 <= c + b < 16}


def quadrant_of(square: Square) -> str:
    """The letter of a square's quadrant."""
    return "abcd"[square[0] // 8 * 2 + square[1] // 8]


def _tiles() -> dict[int, list[list[str]]]:
    text = (files("fourwinds.games.explorers") / "data" / "house-1.json").read_text("utf-8")
    return {int(number): [row.split() for row in tile["rows"]] for number, tile in json.loads(text)["tiles"].items()}


TILES: Final = _tiles()


class Land:
    """The finished map."""

    def __init__(self, layout: list[tuple[int, int]]) -> None:
        self.terrain: dict[Square, str] = {}
        self.thing: dict[Square, str] = {}
        self.villages: dict[str, Square] = {}
        self.temples: dict[str, Square] = {}
        for quadrant, (tile, turns) in zip("abcd", layout, strict=True):
            top, left = 8 * ("abcd".index(quadrant) // 2), 8 * ("abcd".index(quadrant) % 2)
            for row in range(8):
                for col in range(8):
                    r, c = row, col
                    for _ in range(turns):
                        r, c = c, 7 - r
                    self._lay((top + r, left + c), TILES[tile][row][col], quadrant)
        self.near: dict[Square, frozenset[Square]] = {
            (r, c): frozenset(near((r, c))) for r in range(16) for c in range(16)
        }

    def _lay(self, square: Square, token: str, quadrant: str) -> None:
        if token[0] == "V":
            self.villages[quadrant] = square
            return
        self.terrain[square] = TERRAINS[token[0]]
        self.thing[square] = OBJECTS[token[1]]
        if token[1] == "T":
            self.temples[quadrant] = square

    def nearest(self) -> list[str]:
        """The quadrants of the villages nearest to the centre."""
        distance = {q: (2 * r - 15) ** 2 + (2 * c - 15) ** 2 for q, (r, c) in self.villages.items()}
        return [q for q in "abcd" if distance[q] == min(distance.values())]

    def areas(self, terrain: str) -> list[set[Square]]:
        """The areas of a terrain."""
        left = {square for square, found in self.terrain.items() if found == terrain}
        areas = []
        while left:
            area: set[Square] = set()
            fresh = {left.pop()}
            while fresh:
                area |= fresh
                fresh = {other for square in fresh for other in self.near[square]} & left - area
            left -= area
            areas.append(area)
        return areas

    def count(self, marked: set[Square], thing: str) -> int:
        """How many marked squares carry an object."""
        return sum(1 for square in marked if self.thing.get(square) == thing)

    def around(self, marked: set[Square], square: Square) -> int:
        """How many neighbours of a square are marked."""
        return len(self.near[square] & marked)


def longest(marked: set[Square], step: Square) -> int:
    """The longest unbroken line of marks in a direction."""
    best = 0
    for r, c in marked:
        length = 0
        while (r + length * step[0], c + length * step[1]) in marked:
            length += 1
        best = max(best, length)
    return best


def largest_block(marked: set[Square]) -> int:
    """The side of the largest solid square of marks."""
    side = 0
    while any(all((r + i, c + j) in marked for i in range(side + 1) for j in range(side + 1)) for r, c in marked):
        side += 1
    return side


def race_fulfilled(land: Land, marked: set[Square], goal: str) -> bool:
    """Whether the condition of a race holds."""
    reached = sum(1 for village in land.villages.values() if land.around(marked, village) >= 1)
    if goal == "race_all_villages":
        return reached == 4
    if goal == "race_3_villages_3_temples":
        return reached >= 3 and land.count(marked, "temple") >= 3
    if goal == "race_all_edges":
        rows, cols = {r for r, _ in marked}, {c for _, c in marked}
        return {0, 15} <= rows and {0, 15} <= cols
    if goal == "race_3_per_quadrant":
        return all(sum(1 for square in marked if quadrant_of(square) == q) >= 3 for q in "abcd")
    if goal == "race_2_each_provision":
        return all(land.count(marked, kind) >= 2 for kind in PROVISIONS)
    wanted, thing = {
        "race_2_temples": (2, "temple"),
        "race_3_keys": (3, "key"),
        "race_3_scrolls": (3, "scroll"),
        "race_5_gems": (5, "gem"),
        "race_3_horses": (3, "horse"),
    }[goal]
    return land.count(marked, thing) >= wanted


def goal_points(land: Land, marked: set[Square], goal: str) -> int:
    """What an achievement that is not a race scores at the end."""
    if goal.startswith("none_"):
        return {"scroll": 6, "horse": 8, "gem": 16}[goal[5:]] if land.count(marked, goal[5:]) == 0 else 0
    if goal.startswith("areas_"):
        return 10 if all(area & marked for area in land.areas(goal[6:])) else 0
    if goal == "full_line":
        rows = any(all((r, c) in marked for c in range(16)) for r in range(16))
        return 12 if rows or any(all((r, c) in marked for r in range(16)) for c in range(16)) else 0
    if goal == "largest_square":
        return largest_block(marked) ** 2
    if goal.startswith("line_"):
        steps = {"horizontal": [(0, 1)], "vertical": [(1, 0)], "diagonal": [(1, 1), (1, -1)]}[goal[5:]]
        return max(longest(marked, step) for step in steps)
    if goal == "count_provision_sets":
        count = min(land.count(marked, kind) for kind in PROVISIONS)
    elif goal == "count_villages_4":
        count = sum(1 for village in land.villages.values() if land.around(marked, village) == 4)
    elif goal == "count_temples_2adj":
        count = sum(1 for temple in land.temples.values() if land.around(marked, temple) >= 2)
    elif goal == "count_corners":
        count = len(marked & {(0, 0), (0, 15), (15, 0), (15, 15)})
    else:
        count = land.count(marked, COUNTED[goal])
    return COUNTS[goal][min(count, len(COUNTS[goal]) - 1)]


class Player:
    """What one player has written down."""

    def __init__(self, start: Square) -> None:
        self.marked = {start}
        self.keys = 0
        self.keys_used = 0
        self.scrolls: list[int] = []
        self.scrolls_used = 0
        self.gems = 0
        self.column = dict.fromkeys(PROVISIONS, 0)
        self.provision_points: list[int] = []
        self.gem_points: list[int] = []
        self.temples: dict[str, int] = {}
        self.races: dict[str, int] = {}
        self.begin_turn("mode")

    def begin_turn(self, step: str) -> None:
        """Nothing is done yet."""
        self.step = step
        self.left = 0
        self.allowed: set[str] = set()
        self.horse = False
        self.batches: list[tuple[str, int]] = []
        self.explored: list[str] = []
        self.fresh = 0
        self.fresh_horses = 0
        self.bonus_xs = 0


class Referee:
    """Follows a game by the words of its record."""

    def __init__(self, players: int, options: dict[str, str]) -> None:
        self.seats = range(players)
        self.options = options
        self.phase = "first"
        self.first = 0
        self.layout: list[tuple[int, int]] = []
        self.goals: list[str] = []
        self.round, self.turn = 1, 0
        self.active = -1
        self.card: tuple[str, str] = ("", "")
        self.picked = ""
        self.drawn: list[set[str]] = []
        self.players: list[Player] = []
        expert = options["temples"] == "expert"
        values = [3, 2, 1, 0] if expert else [12, 10, 8, 6]
        self.temple_lists = {q: [values[p - 1] for p in POSITIONS[players]] for q in "abcd"}
        strike = options["achievement_strike"] == "true"
        places = POSITIONS[players] if strike else [1, 2, 3, 4]
        self.race_values = [[10, 8, 6, 4][place - 1] for place in places]
        self.race_lists: dict[str, list[int]] = {}
        self.opened = dict.fromkeys("abcd", 0)
        if players == 1:
            self.phase = "layout"
        elif options["first_player"] != "random":
            self.first, self.phase = int(options["first_player"]), "layout"
        if self.phase == "layout":
            self._begin_layout()

    @property
    def solo(self) -> bool:
        """Whether one plays alone."""
        return len(self.seats) == 1

    # Setup

    def _begin_layout(self) -> None:
        self.phase = "layout"
        if self.options["layout"] == "intro":
            self.layout = [(2, 0), (3, 0), (5, 0), (7, 0)]
            self._begin_goals()

    def _begin_goals(self) -> None:
        self.phase = "goals"
        self.land = Land(self.layout)
        wanted = self.options["achievements"]
        if not wanted.isdecimal():
            self.goals = wanted.split(",")
        self._more_goals()

    def _more_goals(self) -> None:
        wanted = self.options["achievements"]
        if wanted.isdecimal() and len(self.goals) < int(wanted):
            return
        self.race_lists = {goal: list(self.race_values) for goal in self.goals if goal.startswith("race_")}
        self.phase = "village"
        if len(self.land.nearest()) == 1:
            self._begin_setup(self.land.nearest()[0])

    def _begin_setup(self, quadrant: str) -> None:
        self.phase = "setup"
        self.start = self.land.villages[quadrant]
        self.players = [Player(self.start) for _ in self.seats]
        for player in self.players:
            player.begin_turn("start")

    # Legal squares, by the definition

    def squares(self, player: Player, allowed: set[str]) -> set[Square]:
        """All squares that the player may mark on these terrains."""
        found = set()
        for square, terrain in self.land.terrain.items():
            if square in player.marked or terrain not in allowed:
                continue
            if self.land.near[square].isdisjoint(player.marked):
                continue
            if self._open(player, self.land.thing[square]):
                found.add(square)
        return found

    def _open(self, player: Player, thing: str) -> bool:
        lost = self.phase == "setup" and self.options["setup_objects"] == "false"
        if thing == "temple":
            return player.keys > player.keys_used and not lost
        if thing in PROVISIONS and not lost:
            if self.options["provisions"] == "base":
                return player.column[thing] == 0
            kind = {1: "", 2: "apple", 3: "carrot", 4: "fish"}[self.round]
            return thing == kind and player.column[thing] < 4
        return True

    def terrains(self, player: Player) -> list[str]:
        """The terrains on which something can be marked."""
        return [terrain for terrain in TERRAINS.values() if self.squares(player, {terrain})]

    # Who is asked for what

    def waiting(self) -> set[int]:
        """The seats that are asked."""
        if self.phase in ("first", "goals", "card"):
            return {CHANCE}
        if self.phase == "layout":
            return {self.first if self.options["layout"] == "choose" else CHANCE}
        if self.phase == "village":
            return {self.first}
        if self.phase == "side":
            return {self.active}
        return {seat for seat in self.seats if self.players[seat].step != "done"} if self.phase != "over" else set()

    def allowed(self, seat: int) -> set[str]:
        """Everything the seat may do, in words."""
        if seat not in self.waiting():
            return set()
        if self.phase == "first":
            return {f"first {other}" for other in self.seats}
        if self.phase == "layout":
            tiles = set(range(1, 9)) - {tile for tile, _ in self.layout}
            return {f"lay {'abcd'[len(self.layout)]} tile-{tile} turn-{turns}" for tile in tiles for turns in range(4)}
        if self.phase == "goals":
            laid = {tile for tile, _ in self.layout} if self.options["achievement_pool"] == "leftover" else set()
            pool = {goal for tile, goals in GOALS.items() if tile not in laid for goal in goals}
            return {f"goal {goal}" for goal in pool if goal not in self.goals}
        if self.phase == "village":
            return {f"village {quadrant}" for quadrant in self.land.nearest()}
        if self.phase == "card":
            left = [card for card in CARDS if not any(set(card) == old for old in self.drawn)]
            turned = [(other, one) for one, other in left] if self.solo else []
            return {f"draw {one}-{other}" for one, other in left + turned}
        if self.phase == "side":
            return {f"pick {side}" for side in self.card}
        return self._in_turn(seat, self.players[seat])

    def _in_turn(self, seat: int, player: Player) -> set[str]:
        if player.step == "start":
            return {f"start {terrain}" for terrain in self.terrains(player)}
        if player.step == "mode":
            sides = {f"take {side}" for side in ([self.picked] if seat == self.active else self.card)}
            clock = 7 * (self.round - 1) + self.turn
            usable = sum(1 for stamp in player.scrolls if stamp < clock) - player.scrolls_used
            return sides | ({f"scroll {terrain}" for terrain in self.terrains(player)} if usable > 0 else set())
        if player.step == "order":
            return {f"batch {quadrant}" for quadrant, _ in player.batches}
        if player.step == "bonus":
            return {f"bonus {terrain}" for terrain in self.terrains(player)}
        found = {f"mark {name(square)}" for square in self._now(player)}
        return found | ({"stop"} if self.options["forced_placement"] == "false" else set())

    def _now(self, player: Player) -> set[Square]:
        return self.squares(player, set(TERRAINS.values()) if player.horse else player.allowed)

    # Following the record

    def follow(self, seat: int, words: str) -> None:
        """Plays one line of the record."""
        verb, _, rest = words.partition(" ")
        if verb == "first":
            self.first = int(rest)
            self._begin_layout()
        elif verb == "lay":
            _, tile, turns = rest.split()
            self.layout.append((int(tile[5:]), int(turns[5:])))
            if len(self.layout) == 4:
                self._begin_goals()
        elif verb == "goal":
            self.goals.append(rest)
            self._more_goals()
        elif verb == "village":
            self._begin_setup(rest)
        elif verb == "draw":
            self._card(rest)
        elif verb == "pick":
            self.picked = rest
            self.phase = "place"
        else:
            self._act(seat, self.players[seat], verb, rest)
            if all(player.step == "done" for player in self.players):
                self._end_turn()

    def _card(self, card: str) -> None:
        one, other = card.split("-")
        self.card = (one, other)
        self.drawn.append({one, other})
        self.picked = ""
        last = (self.round, self.turn) == (4, 7)
        self.active = (
            -1 if self.solo or (len(self.seats) == 3 and last) else (self.first + self.turn - 1) % len(self.seats)
        )
        self.phase = "place" if self.active < 0 else "side"
        for player in self.players:
            player.begin_turn("mode")

    def _act(self, seat: int, player: Player, verb: str, rest: str) -> None:
        if verb == "start":
            player.left, player.allowed = 3, {rest}
        elif verb == "take":
            player.left, player.allowed = self._xs(seat, rest), set(rest.split("+"))
        elif verb == "scroll":
            player.scrolls_used += 1
            player.left, player.allowed = 4, {rest}
        elif verb == "batch":
            player.batches.sort(key=lambda batch: batch[0] != rest)
            player.step = "bonus"
            return
        elif verb == "bonus":
            _, player.left = player.batches.pop(0)
            player.allowed = {rest}
        elif verb == "stop" and player.horse:
            player.horse = False
        elif verb == "stop":
            player.left = 0
        else:
            self._mark(player, square_of(rest))
        self._next(player)

    def _xs(self, seat: int, side: str) -> int:
        if self.solo:
            return 3 if side == self.card[0] else 2
        return 2 if side == self.picked and seat != self.active else 3

    def _mark(self, player: Player, square: Square) -> None:
        if player.horse:
            player.horse = False
        else:
            player.left -= 1
        player.marked.add(square)
        player.fresh += 1
        thing = self.land.thing[square]
        if self.phase == "setup" and self.options["setup_objects"] == "false":
            return
        if thing == "key":
            player.keys = min(5, player.keys + 1)
        elif thing == "scroll" and len(player.scrolls) < 5:
            player.scrolls.append(7 * (self.round - 1) + self.turn)
        elif thing == "horse":
            player.horse = True
            player.fresh_horses += 1
        elif thing == "gem":
            player.gems = min(12, player.gems + 1)
        elif thing in PROVISIONS:
            player.column[thing] += 1
        elif thing == "temple":
            self._temple(player, quadrant_of(square))

    def _temple(self, player: Player, quadrant: str) -> None:
        player.keys_used += 1
        head = self.temple_lists[quadrant][0]
        player.explored.append(quadrant)
        if self.options["temples"] == "base":
            player.temples[quadrant] = head
        else:
            player.temples[quadrant] = 8
            player.bonus_xs += head
            if head:
                player.batches.append((quadrant, head))

    def _next(self, player: Player) -> None:
        """What the player has to do next in this turn."""
        player.step = "place"
        everywhere = set(TERRAINS.values())
        if player.horse and self.squares(player, everywhere):
            return
        player.horse = False
        if player.left > 0 and self.squares(player, player.allowed):
            return
        player.left = 0
        if player.batches and self.squares(player, everywhere):
            player.step = "order" if len(player.batches) > 1 else "bonus"
            return
        player.batches = []
        player.step = "done"

    # End of turn, round and game

    def _end_turn(self) -> None:
        for quadrant, values in self.temple_lists.items():
            count = sum(1 for player in self.players if quadrant in player.explored)
            del values[:count]
            if count and not self.opened[quadrant]:
                self.opened[quadrant] = self.round
        for goal, values in self.race_lists.items():
            winners = [
                player
                for player in self.players
                if values and goal not in player.races and race_fulfilled(self.land, player.marked, goal)
            ]
            for player in winners:
                player.races[goal] = values[0]
            del values[: len(winners)]
        if self.turn == 7:
            self._end_round()
        if self.phase != "over":
            self.turn += 1
            self.phase = "card"

    def _end_round(self) -> None:
        for player in self.players:
            player.provision_points.append(self._provisions(player))
            player.gem_points.append(self._gems(player))
            player.column = dict.fromkeys(PROVISIONS, 0)
        if self.round == 4:
            self.phase = "over"
            return
        self.round += 1
        self.turn = 0
        self.drawn = []
        self.first = (self.first + 1) % len(self.seats)
        if self.solo:
            self._decay(self.players[0])

    def _decay(self, player: Player) -> None:
        for quadrant, values in self.temple_lists.items():
            if quadrant not in player.temples:
                del values[:1]
        for goal, values in self.race_lists.items():
            if goal not in player.races:
                del values[:1]

    def _provisions(self, player: Player) -> int:
        if self.options["provisions"] == "base":
            return [0, 2, 5, 10][sum(1 for count in player.column.values() if count)]
        return [0, 1, 4, 9, 16][max(player.column.values())] if self.round > 1 else 0

    def _gems(self, player: Player) -> int:
        if self.options["gemstones"] == "base":
            return player.gems
        used, unused = GEM_TRACK[: player.gems], GEM_TRACK[player.gems :]
        if any(value < 0 for value in unused):
            return sum(value for value in unused if value < 0)
        return sum(value for value in used if value > 0)

    def villages(self, player: Player) -> int:
        """What the villages score."""
        counts = [self.land.around(player.marked, village) for village in self.land.villages.values()]
        if self.options["villages"] == "expert":
            return [0, 12, 18, 26, 40][min(counts)]
        return sum([0, 3, 5, 7, 10][count] for count in counts)

    def goal(self, player: Player, goal: str) -> int:
        """What an achievement scores."""
        if goal.startswith("race_"):
            return player.races.get(goal, 0)
        return goal_points(self.land, player.marked, goal)

    def total(self, player: Player) -> int:
        """The final score."""
        rounds = sum(player.provision_points) + sum(player.gem_points)
        goals = sum(self.goal(player, goal) for goal in self.goals)
        return rounds + self.villages(player) + sum(player.temples.values()) + goals
