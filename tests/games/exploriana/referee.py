"""A second referee for Exploriana, written from the rules with plain lists and sets.

It shares nothing with the game but the words of actions and the table of cards, and does everything slowly.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import fourwinds.games.exploriana as package

EDITION: Final = json.loads((Path(package.__file__).parent / "data" / "house-1.json").read_text())
CARDS: Final[dict[str, dict[str, int | str]]] = {card["id"]: card for card in EDITION["cards"]}
LANDS: Final = ("sa", "af", "fe")
TYPES: Final = {"o": "orchid", "m": "map", "l": "location", "t": "treasure", "a": "animal"}
KINDS: Final = ("wrong-turn", "animal-attack", "rockfall")
COST: Final = {
    **dict.fromkeys(("biologist", "pathfinder", "philanthropist", "scout"), 1),
    **dict.fromkeys(("detective", "geographer", "medic", "scholar"), 2),
    **dict.fromkeys(("entrepreneur", "navigator", "photographer", "researcher"), 3),
}
LOOKS: Final = {"scout": 1, "geographer": 2, "researcher": 3}
RESERVE: Final = {1: 4, 2: 4, 3: 3, 4: 2, 5: 1}
EXPLORER_DECK: Final = {1: 17, 2: 17, 3: 19, 4: 21, 5: 21}
MISSIONS: Final = {1: 3, 2: 3, 3: 2, 4: 2, 5: 2}
DRAFTED: Final = {2: 6, 3: 6, 4: 5, 5: 4}
REWARDS: Final = {
    "sa": (2, 2, 3, 3, 4),
    "af": (2, 3, 3, 4, 4),
    "fe": (3, 3, 4, 4, 5),
}
AWARDS: Final = {1: (12, 6), 2: (12, 6, 0), 3: (12, 6, 0), 4: (12, 8, 4, 0), 5: (12, 9, 6, 3, 0)}
SOCIETY: Final = {"novice": (2, 10), "standard": (3, 0), "expert": (3, 10), "legend": (4, 0)}
MAPS: Final = (0, 3, 7, 12, 18, 25)
OWN: Final = "own"
RIVAL: Final = "rival"
HOUSE: Final = "society"


def type_of(card: str) -> str:
    return TYPES[card[3]]


def hazard_of(card: str) -> str:
    return str(CARDS[card]["hazard"])


def number(card: str, what: str) -> int:
    return int(CARDS[card][what])


def is_lost_set(hazards: list[str]) -> bool:
    """5.5."""
    counts = [hazards.count(kind) for kind in KINDS]
    return min(counts) > 0 or max(counts) >= 3


@dataclass
class Land:
    """A region: its deck is only counted; `top` and `bottom` are cards of it that somebody has looked at."""

    name: str
    deck: int
    reserve: int
    moved: bool = False
    display: list[str] = field(default_factory=list)
    top: list[str] = field(default_factory=list)
    bottom: list[str] = field(default_factory=list)
    unseen: set[str] = field(default_factory=set)
    kept: set[str] = field(default_factory=set)
    """Cards known to lie in the reserve."""
    removed: set[str] = field(default_factory=set)
    pawns: list[tuple[str, int]] = field(default_factory=list)
    lost: list[int] = field(default_factory=list)
    """The tokens from the top down, 0 if nobody knows the value."""
    guide: str = ""
    ignored: str = ""
    relic: int = -1

    def can_draw(self) -> bool:
        return self.deck > 0 or self.reserve > 0

    def open_deck(self) -> None:
        """5.7: an empty deck is followed by the reserve."""
        if not self.deck and self.reserve:
            self.deck, self.reserve, self.moved = self.reserve, 0, True
            self.kept = set()

    def drawn(self, card: str) -> str:
        """The top card of the deck."""
        assert card in self.unseen - self.kept
        if self.top:
            assert card == self.top.pop(0)
        elif self.deck == len(self.bottom):
            assert card == self.bottom.pop(0)
        else:
            assert card not in self.bottom
        self.unseen.remove(card)
        self.deck -= 1
        return card

    def looked(self, place: int, card: str) -> None:
        """Somebody looks at the card at this place of the deck."""
        assert card in self.unseen - self.kept
        if place < len(self.top):
            assert self.top[place] == card
            return
        if card in self.bottom:
            assert self.deck - len(self.bottom) == place
            self.bottom.remove(card)
        self.top.append(card)

    def shuffle_in(self, cards: list[str]) -> None:
        self.display = [card for card in self.display if card not in cards]
        self.unseen |= set(cards)
        self.deck += len(cards)
        self.top, self.bottom = [], []

    def visible(self) -> list[str]:
        """5.4."""
        return [hazard_of(card) for card in self.display if card not in (self.guide, self.ignored)]


@dataclass
class Player:
    """What a player, or the Society, has."""

    coins: int = 6
    renown: int = 0
    moved: int = 0
    """When the renown marker last moved."""
    gained: int = 0
    guide: bool = True
    hand: list[str] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    cards: set[str] = field(default_factory=set)
    tokens: list[int] = field(default_factory=list)
    open: set[str] = field(default_factory=set)
    done: set[str] = field(default_factory=set)

    def holds(self, kind: str) -> bool:
        """Whether such an explorer card is in hand and can be paid."""
        return self.coins >= COST[kind] and any(card.startswith(kind) for card in self.hand)


class Referee:
    """Keeps its own books: told every action, it says what is allowed and how things stand."""

    def __init__(self, players: int, options: dict[str, str], rules: int) -> None:
        self.players = players
        self.options = options
        self.rules = rules
        self.solo = players == 1
        names = {land: {card for card in CARDS if card.startswith(land)} for land in LANDS}
        reserve = RESERVE[players]
        self.lands = {land: Land(land, len(names[land]) - reserve, reserve, unseen=names[land]) for land in LANDS}
        self.spaces = 4 if players == 5 else 3
        self.lost_spaces = 5 if players == 5 else 4
        self.seats = [Player() for _ in range(players)]
        self.society = Player(coins=0, renown=4)
        self.rival = 4 if players == 2 else 0
        self.supply = 18
        self.stamp = 0
        self.row: list[str] = []
        self.row_coins: Counter[str] = Counter()
        self.explorers = 0 if self.on("draft") else EXPLORER_DECK[players]
        self.missions = 15
        self.first = -1
        self.round = 0
        self.phase = "first"
        self.end = False
        self.wanted: list[tuple[str, str]] = []
        """What chance owes: the word, and what it is for."""
        self.queue: list[int] = []
        self.sent: list[list[str]] = [[] for _ in range(players)]
        self.packs: list[list[str]] = []
        self.chosen: dict[int, str] = {}
        self.land = self.lands["sa"]
        self.pawn = (OWN, 0)
        self.active = -1
        self.last = ""
        self.picks = 0
        self.rescued = False
        self.looking: list[str] = []
        self.placed: list[int] = []
        self.on_top: list[str] = []
        if self.solo:
            self.begin(0)
        elif options["first_player"] != "random":
            self.begin(int(options["first_player"]))

    def on(self, option: str) -> bool:
        return self.options[option] == "true"

    @property
    def manual(self) -> bool:
        return self.options["mission_reveal"] == "manual"

    @property
    def player(self) -> Player:
        return self.seats[self.active]

    # 4 Set-up

    def begin(self, first: int) -> None:
        self.first = first
        order = [(first + step) % self.players for step in range(self.players)]
        for seat in reversed(order):
            self.stack(self.seats[seat])
        self.phase = "setup"
        self.wanted = [("reveal", land) for land in LANDS for _ in range(2)]
        self.wanted += [("mission", str(seat)) for seat in range(self.players) for _ in range(MISSIONS[self.players])]
        if self.on("draft"):
            self.packs = [[] for _ in self.seats]
            self.wanted += [("deal", str(seat)) for seat in range(self.players) for _ in range(DRAFTED[self.players])]
        for land in self.lands.values():
            self.place_token(land)

    def stack(self, player: Player) -> None:
        """A renown marker is put on top of those that stand on its number."""
        self.stamp += 1
        player.moved = self.stamp

    def place_token(self, land: Land) -> bool:
        """6.25; whether it could be placed."""
        if not self.supply or len(land.lost) == self.lost_spaces:
            return False
        self.supply -= 1
        land.lost.append(0)
        return True

    def set_up(self, verb: str, what: str) -> None:
        _, whose = self.wanted.pop(0)
        if verb == "reveal":
            assert what.startswith(whose)
            self.lands[whose].display.append(self.lands[whose].drawn(what))
        elif verb == "mission":
            self.seats[int(whose)].open.add(what)
            self.missions -= 1
        else:
            self.packs[int(whose)].append(what)
        if self.wanted:
            return
        if self.on("draft"):
            self.phase = "draft"
        else:
            self.begin_round()

    # 10.3 The draft

    def draft(self, seat: int, card: str) -> None:
        self.chosen[seat] = card
        if len(self.chosen) < self.players:
            return
        for seat, card in self.chosen.items():
            self.packs[seat].remove(card)
            self.seats[seat].hand.append(card)
        self.chosen = {}
        self.packs = [self.packs[seat - 1] for seat in range(self.players)]
        if not self.packs[0]:
            self.begin_round()

    # 5.1 Renown

    def order(self) -> list[int]:
        """Seats in renown order; -1 is the Society."""
        contestants = [(player.renown, player.moved, seat) for seat, player in enumerate(self.seats)]
        if self.solo:
            contestants.append((self.society.renown, self.society.moved, -1))
        return [seat for _, _, seat in sorted(contestants, reverse=True)]

    def gain(self, player: Player, coins: int, renown: int) -> None:
        player.coins += coins
        player.renown += renown
        player.gained += renown
        if renown:
            self.stack(player)

    # 6.2 Recruit

    def begin_round(self) -> None:
        self.round += 1
        for player in [*self.seats, self.society]:
            player.gained = 0
            player.guide = True
        if self.on("draft"):
            self.begin_send()
        elif self.on("first_game_deal") and self.round == 1:
            self.phase = "dealt"
            self.wanted = [("deal", str(seat)) for seat in self.order()]
        else:
            self.phase = "row"
            size = 3 if self.solo else self.players + 1
            self.wanted = [("row", "")] * (size - len(self.row))

    def deal_round(self, verb: str, what: str) -> None:
        _, seat = self.wanted.pop(0)
        self.explorers -= 1
        if verb == "deal":
            self.seats[int(seat)].hand.append(what)
            if not self.wanted:
                self.begin_send()
            return
        self.row.append(what)
        if not self.wanted:
            self.begin_recruit()

    def begin_recruit(self) -> None:
        self.phase = "recruit"
        if not self.solo:
            self.queue = self.order()[::-1]
        elif self.seats[0].renown <= self.society.renown:
            self.queue = [0, -1]
        else:
            self.queue = [-1, 0]
        self.next_recruit()

    def next_recruit(self) -> None:
        self.phase = "recruit"
        while self.queue and self.queue[0] < 0:
            self.queue.pop(0)
            dearest = max(COST[card[:-2]] for card in self.row)
            card = next(card for card in self.row if COST[card[:-2]] == dearest)
            self.row.remove(card)
            self.row_coins.pop(card, None)
        if self.queue:
            self.active = self.queue[0]
            return
        self.row_coins[self.row[0]] += 1
        self.begin_send()

    def recruit(self, card: str) -> None:
        self.queue.pop(0)
        self.row.remove(card)
        coins = self.row_coins.pop(card, 0)
        self.player.hand.append(card)
        self.player.coins += coins
        self.check(self.active)
        if coins and self.asks(self.active):
            self.phase = "recruited"
        else:
            self.next_recruit()

    # 6.6 Send

    def begin_send(self) -> None:
        self.phase = "send"
        self.sent = [[] for _ in self.seats]
        pawns = dict.fromkeys(range(self.players), 3 if self.players == 2 else 2)
        pawns[-1] = SOCIETY[self.options["society"]][0] if self.solo else 0
        order = self.order()
        self.queue = [seat for turn in range(4) for seat in order if turn < pawns[seat]]
        self.next_send()

    def next_send(self) -> None:
        if not self.queue:
            self.begin_explore()
        elif self.queue[0] < 0:
            self.wanted = [("society", "")]
        else:
            self.active = self.queue[0]

    def free_lands(self) -> list[str]:
        return [land.name for land in self.lands.values() if len(land.pawns) < self.spaces]

    def sends(self) -> set[str]:
        sent = self.sent[self.active]
        if self.players != 2:
            return {f"send {land}" for land in self.free_lands()}
        found: set[str] = set()
        if RIVAL not in sent:
            found |= {f"rival {land}" for land in self.free_lands()}
        if RIVAL in sent or OWN not in sent:
            found |= {f"send {land}" for land in self.free_lands()}
        return found

    def send(self, kind: str, land: str) -> None:
        seat = self.queue.pop(0)
        self.lands[land].pawns.append((kind, seat))
        if seat >= 0:
            self.sent[seat].append(kind)
        self.next_send()

    # 6.8 Explore

    def begin_explore(self) -> None:
        self.phase = "explore"
        self.next_pawn()

    def next_pawn(self) -> None:
        waiting = [land for land in self.lands.values() if land.pawns]
        if not waiting:
            self.end_round()
            return
        self.land = waiting[0]
        self.pawn = self.land.pawns[0]
        kind, self.active = self.pawn
        self.last, self.picks, self.rescued = "", 0, False
        if kind == OWN:
            self.go_on()
        elif self.land.can_draw() and len(self.land.display) < 5:
            self.draw("turned")
        else:
            self.after_draw()

    def draw(self, what: str) -> None:
        self.land.open_deck()
        self.wanted.append(("reveal", what))

    def go_on(self) -> None:
        """6.9: the owner chooses, unless five cards lie there."""
        self.check(self.active)
        if len(self.land.display) == 5:
            self.begin_picks(2)
        else:
            self.phase = "action"

    def actions(self) -> set[str]:
        land, player = self.land, self.player
        found = {"stop"}
        if land.can_draw():
            found.add("explore")
        if player.guide and player.coins >= 3:
            covered = (land.guide, land.ignored)
            found |= {f"guide {c}" for c in land.display if hazard_of(c) != "none" and c not in covered}
        for kind in COST:
            if player.holds(kind) and self.useful(kind):
                found.add(f"use {kind}")
        if player.holds("biologist"):
            found |= {f"release {card}" for card in player.cards if card.startswith(f"{land.name}-a")}
        return found

    def useful(self, kind: str) -> bool:
        """7."""
        land = self.land
        if kind in ("biologist", "navigator", "philanthropist"):
            return False
        if kind in ("scout", "geographer", "researcher", "scholar", "medic"):
            return land.can_draw()
        if kind == "pathfinder":
            return bool(land.display)
        if kind == "detective":
            return bool(land.lost) or self.supply > 0
        return True

    def pay(self, kind: str) -> None:
        self.player.coins -= COST[kind]
        card = next(card for card in self.player.hand if card.startswith(kind))
        self.player.hand.remove(card)
        self.player.used.append(kind)

    def act(self, verb: str, what: str) -> None:
        land = self.land
        if verb == "explore":
            self.draw("turned")
        elif verb == "stop":
            self.begin_picks(1)
        elif verb == "guide":
            self.player.coins -= 3
            self.player.guide = False
            land.guide = what
            self.go_on()
        elif verb == "release":
            self.pay("biologist")
            self.player.cards.remove(what)
            land.display.append(what)
            self.last = what
            self.after_card()
        else:
            assert verb == "use"
            self.pay(what)
            self.use(what)

    def use(self, kind: str) -> None:
        land = self.land
        if kind == "medic":
            self.draw("medic")
        elif kind == "photographer":
            self.begin_picks(2)
        elif kind == "pathfinder":
            self.looking = []
            self.phase = kind
        elif kind == "entrepreneur":
            self.looking = []
            self.phase = kind
            self.wanted = [("mission", ""), ("mission", "")]
        elif kind == "detective":
            self.detect()
        elif kind == "scholar":
            land.open_deck()
            self.phase = kind
            self.wanted = [("hide", "")] * (land.reserve - len(land.kept))
        else:
            land.open_deck()
            self.looking, self.on_top = [], []
            self.phase = kind
            self.wanted = [("look", "")] * min(LOOKS[kind], land.deck)

    # 6.14 and 6.24 Lost?

    def turned(self, card: str) -> None:
        self.land.display.append(self.land.drawn(card))
        self.last = card
        if self.pawn[0] == OWN:
            self.after_card()
        else:
            self.after_draw()

    def after_card(self) -> None:
        """A card has come to the display in one's own turn."""
        if not is_lost_set(self.land.visible()):
            self.go_on()
            return
        self.check(self.active, lost=True)
        if self.on("edge_when_lost") and self.asks(self.active):
            self.phase = "edge"
        else:
            self.ask_navigator()

    def ask_navigator(self) -> None:
        if self.may_navigate():
            self.phase = "navigate"
        else:
            self.become_lost()

    def may_navigate(self) -> bool:
        """7.9; in a drafted game also who might hold one is asked (11.2), in the older rules even if both are used."""
        if self.player.holds("navigator"):
            return True
        used = sum(player.used.count("navigator") for player in self.seats)
        might = self.on("draft") and self.player.coins >= 3 and bool(self.player.hand)
        return might and (used < 2 or self.rules < 2)

    def navigate(self) -> None:
        self.pay("navigator")
        self.land.shuffle_in([self.last])
        self.go_on()

    def become_lost(self) -> None:
        """6.24 to 6.26."""
        self.land.guide = ""
        self.phase = "lost"
        placed = self.place_token(self.land)
        if not placed and self.land.deck:
            self.wanted = [("reveal", "overflow")]
        else:
            self.gather(not placed)

    def gather(self, overflow: bool) -> None:
        """The display goes into the deck; a card that is still to be removed comes from there."""
        self.land.shuffle_in(list(self.land.display))
        self.land.ignored = ""
        if overflow:
            self.wanted = [("reveal", "overflow")]
        else:
            self.leave()

    def leave(self) -> None:
        """6.22, and the pawn comes back."""
        land = self.land
        if len(land.display) < 2 and land.can_draw():
            self.draw("refill")
            return
        land.pawns.pop(0)
        self.next_pawn()

    def end_turn(self) -> None:
        """6.20 and 6.21."""
        land = self.land
        land.guide, land.ignored = "", ""
        if is_lost_set([hazard_of(card) for card in land.display]):
            self.become_lost()
        else:
            self.leave()

    # 6.15 Picks

    def begin_picks(self, picks: int) -> None:
        self.picks = picks
        self.check(self.active)
        self.next_pick()

    def next_pick(self) -> None:
        if self.picks and self.pickable():
            self.phase = "pick"
        else:
            self.finish_turn()

    def pickable(self) -> set[str]:
        land = self.land
        found = {f"pick {card}" for card in land.display if type_of(card) != "animal"}
        if any(type_of(card) == "animal" for card in land.display):
            found.add("pick animals")
        if land.lost and not self.rescued:
            found |= {"rescue coins", "rescue renown"}
            if self.player.holds("philanthropist"):
                found.add("rescue both")
        return found

    def pick(self, what: str) -> None:
        self.picks -= 1
        self.take(self.player, what)
        self.check(self.active)
        self.next_pick()

    def take(self, player: Player, what: str) -> None:
        land = self.land
        cards = [card for card in land.display if what in (card, f"{type_of(card)}s")]
        land.display = [card for card in land.display if card not in cards]
        if land.guide in cards:
            land.guide = ""
        self.collect(player, cards)

    def collect(self, player: Player, cards: list[str]) -> None:
        player.cards |= set(cards)
        self.gain(player, sum(number(card, "coins") for card in cards), sum(number(card, "renown") for card in cards))

    def rescue(self, what: str) -> None:
        if what == "both":
            self.pay("philanthropist")
        self.picks -= 1
        self.take_token(self.player, what)
        self.wanted = [("token", "rescue")]

    def take_token(self, player: Player, what: str) -> None:
        land = self.land
        self.rescued = True
        player.tokens.append(land.lost.pop())
        reward = REWARDS[land.name][len(land.lost)]
        self.gain(player, reward if what != "renown" else 0, reward if what != "coins" else 0)

    # 7 Explorer cards

    def detect(self) -> None:
        land = self.land
        self.phase = "detective"
        self.placed = []
        placed = self.place_token(land)
        if not placed and self.options["detective_overflow"] == "remove" and land.deck:
            self.wanted.append(("reveal", "removed"))
        self.wanted += [("token", str(place)) for place, value in enumerate(land.lost) if not value]
        self.settle_order()

    def settle_order(self) -> None:
        """The last token needs no choice."""
        land = self.land
        if self.wanted or len(self.placed) < len(land.lost) - 1:
            return
        rest = [place for place in range(len(land.lost)) if place not in self.placed]
        land.lost = [land.lost[place] for place in [*self.placed, *rest]]
        self.go_on()

    def settle_look(self) -> None:
        """With one card the Geographer and the Researcher only look."""
        if not self.wanted and self.phase != "scout" and len(self.looking) == 1:
            self.go_on()

    def follow_card(self, verb: str, what: str) -> None:
        """The decisions that an explorer card asks for."""
        land, player = self.land, self.player
        if verb == "return":
            self.return_card(what)
        elif verb == "done":
            self.return_cards()
        elif verb == "keep":
            self.missions -= 1
            player.open.add(what)
            self.go_on()
        elif verb == "order":
            self.placed.append(int(what) - 1)
            self.settle_order()
        elif verb == "top":
            self.looking.remove(what)
            self.put_on_top(what)
        elif verb == "bottom":
            land.top.remove(what)
            land.bottom.append(what)
            self.go_on()
        elif verb == "leave":
            self.go_on()
        else:
            assert verb == "pick"
            self.study(what)

    def study(self, card: str) -> None:
        self.land.unseen.remove(card)
        self.land.deck -= 1
        self.land.top, self.land.bottom = [], []
        self.collect(self.player, [card])
        self.check(self.active)
        self.finish_turn()

    def return_card(self, card: str) -> None:
        self.looking.append(card)
        self.land.display.remove(card)
        if self.land.guide == card:
            self.land.guide = ""
        if not self.land.display:
            self.return_cards()

    def return_cards(self) -> None:
        self.land.shuffle_in(self.looking)
        self.go_on()

    def put_on_top(self, card: str) -> None:
        self.on_top.append(card)
        if len(self.looking) == 1:
            self.land.top[: len(self.on_top) + 1] = [*self.on_top, *self.looking]
            self.go_on()

    def finish_turn(self) -> None:
        """All is taken; what is fulfilled may be completed by hand."""
        if self.asks(self.active):
            self.phase = "claim"
        else:
            self.end_turn()

    # 10.5 Rivals, 10.13 the Society

    def after_draw(self) -> None:
        """A pawn that is nobody's own has drawn its card."""
        land = self.land
        if is_lost_set(land.visible()):
            self.become_lost()
        elif self.pawn[0] == RIVAL:
            if land.display:
                self.phase = "rival"
            else:
                self.leave()
        else:
            self.society_picks()

    def society_picks(self) -> None:
        for _ in range(2 if len(self.land.display) == 5 else 1):
            options = self.society_options()
            if not options:
                break
            best = max(options, key=lambda option: option[0])[1]
            if best == "rescue":
                self.take_token(self.society, "renown")
            else:
                self.take(self.society, best)
        self.end_turn()

    def society_options(self) -> list[tuple[int, str]]:
        """Worths and picks; of equal ones the first is taken."""
        land, own = self.land, self.society.cards
        other = 4 if land.name == "fe" else 3
        maps = min(7, 3 + sum(1 for card in own if type_of(card) == "map"))
        orchid = 2 if any(card.startswith(f"{land.name}-o") for card in own) else 5
        animals = [card for card in land.display if type_of(card) == "animal"]
        found = [(orchid, card) for card in land.display if type_of(card) == "orchid"]
        found += [(maps, card) for card in land.display if type_of(card) == "map"]
        if animals:
            found.append((sum(number(card, "points") + number(card, "renown") for card in animals), "animals"))
        found += [(other, card) for kind in ("location", "treasure") for card in land.display if type_of(card) == kind]
        if land.lost and not self.rescued:
            found.append((4, "rescue"))
        return found

    # 8 Missions, 10.2 relics

    def fulfilled(self, seat: int, mission: str, lost: bool = False) -> bool:
        player = self.seats[seat]
        cards = player.cards
        kinds = Counter(type_of(card) for card in cards)
        lands = Counter(card[:2] for card in cards)
        hazards = Counter(hazard_of(card) for card in cards)
        crossed = "map" if self.options["x_marks"] == "map" else "treasure"
        return {
            "m01": len(player.tokens) >= 3,
            "m02": kinds["animal"] >= 8,
            "m03": len(cards) - kinds["animal"] >= 6,
            "m04": len({card[:2] for card in cards if type_of(card) == "location"}) == 3,
            "m05": len({card[:2] for card in cards if type_of(card) == crossed}) == 3,
            "m06": len({card[:2] for card in cards if type_of(card) == "orchid"}) == 3,
            "m07": sum(1 for count in lands.values() if count >= 4) >= 2,
            "m08": self.on_the_brink(seat, lost),
            "m09": player.gained >= 9,
            "m10": player.coins >= 14,
            "m11": hazards["wrong-turn"] >= 4,
            "m12": hazards["animal-attack"] >= 4,
            "m13": hazards["rockfall"] >= 4,
            "m14": hazards["none"] >= 5,
            "m15": len(kinds) >= 4,
        }[mission]

    def on_the_brink(self, seat: int, lost: bool) -> bool:
        """8.7: in the older rules a hazard that a Medic ignores does not count either."""
        if self.phase not in ("explore", "action", "pick", "claim", "edge", "navigate", *COST):
            return False
        if self.pawn != (OWN, seat) or (lost and not self.on("edge_when_lost")):
            return False
        land = self.land
        hazards = [hazard_of(card) for card in land.display if card != land.guide]
        shown = hazards if self.rules >= 2 else land.visible()
        return len(shown) - shown.count("none") >= 4

    def claims(self, seat: int, lost: bool = False) -> set[str]:
        """What the seat could complete now."""
        found = {f"flip {mission}" for mission in self.seats[seat].open if self.fulfilled(seat, mission, lost)}
        if self.on("relics"):
            need = 4 if self.players < 4 else 5
            for land in self.lands.values():
                types = {type_of(card) for card in self.seats[seat].cards if card.startswith(land.name)}
                if land.relic < 0 and len(types) >= need:
                    found.add(f"relic {land.name}")
        return found

    def check(self, seat: int, lost: bool = False) -> None:
        """8.3, with `auto`."""
        if not self.manual:
            for words in sorted(self.claims(seat, lost)):
                self.complete(seat, words)

    def asks(self, seat: int) -> bool:
        """8.4: who has nothing left to complete is not asked; whether something is fulfilled does not matter."""
        relics = self.on("relics") and any(land.relic < 0 for land in self.lands.values())
        return self.manual and bool(self.seats[seat].open or relics)

    def complete(self, seat: int, words: str) -> None:
        verb, what = words.split()
        if verb == "relic":
            self.lands[what].relic = seat
        else:
            self.seats[seat].open.remove(what)
            self.seats[seat].done.add(what)

    # 6.27 and 9.1

    def end_round(self) -> None:
        ends = any(not land.deck or land.moved for land in self.lands.values())
        ends = ends or (not self.on("draft") and not self.explorers)
        if self.players == 2 and (not ends or self.on("rival_final_bonus")):
            self.rival += 4
        if not ends:
            self.begin_round()
        else:
            self.phase = "reckoning"
            self.queue = [seat for seat in self.order() if seat >= 0 and self.asks(seat)]
            self.next_reckoning()

    def next_reckoning(self) -> None:
        if self.queue:
            self.active = self.queue[0]
        else:
            self.uncover()

    def uncover(self) -> None:
        """The Society's tokens are turned over for the scoring."""
        self.phase = "uncover"
        self.wanted = [("token", "society")] * sum(1 for value in self.society.tokens if not value)
        self.end = not self.wanted

    # What is allowed

    def waiting(self) -> set[int]:
        """The seats that are asked, -1 for chance."""
        if self.end:
            return set()
        if self.wanted or self.phase == "first":
            return {-1}
        if self.phase == "draft":
            return {seat for seat in range(self.players) if seat not in self.chosen}
        return {self.active}

    def settled(self) -> bool:
        """Whether nothing is half done, so that the table can be compared."""
        return not self.wanted and self.phase not in ("first", "draft", "pathfinder") and not self.end

    def allowed(self, seat: int) -> set[str]:
        """What the seat is asked for, and what it could complete by hand (8.4)."""
        if self.phase == "draft":
            return {f"draft {card}" for card in self.packs[seat]}
        by_hand = self.claims(seat, lost=self.phase in ("edge", "navigate")) if self.manual else set()
        return self.asked() | by_hand

    def asked(self) -> set[str]:
        if self.phase == "recruit":
            return {f"recruit {card}" for card in self.row}
        if self.phase == "send":
            return self.sends()
        if self.phase == "rival":
            return {f"discard {card}" for card in self.land.display}
        if self.phase in ("recruited", "claim", "edge", "reckoning"):
            return {"done"}
        if self.phase == "navigate":
            return {"lost"} | ({"use navigator"} if self.player.holds("navigator") else set())
        if self.phase == "action":
            return self.actions()
        if self.phase == "pick":
            return self.pickable()
        return self.card_choices()

    def card_choices(self) -> set[str]:
        land = self.land
        if self.phase == "pathfinder":
            return {f"return {card}" for card in land.display} | ({"done"} if self.looking else set())
        if self.phase == "entrepreneur":
            return {f"keep {mission}" for mission in self.looking}
        if self.phase == "detective":
            return {f"order {place + 1}" for place in range(len(land.lost)) if place not in self.placed}
        if self.phase == "scholar":
            return {f"pick {card}" for card in land.unseen - land.kept}
        if self.phase == "researcher":
            return {f"top {card}" for card in self.looking}
        found = {f"bottom {card}" for card in self.looking}
        return found | ({"leave"} if self.phase == "scout" else set())

    # What happens

    def follow(self, seat: int, words: str) -> None:
        """Notes an action."""
        verb, _, what = words.partition(" ")
        if seat < 0:
            self.chance(verb, what)
        elif verb in ("flip", "relic"):
            self.complete(seat, words)
        elif self.phase == "draft":
            self.draft(seat, what)
        elif verb == "recruit":
            self.recruit(what)
        elif verb in ("send", "rival"):
            self.send(OWN if verb == "send" else RIVAL, what)
        elif verb == "discard":
            self.land.display.remove(what)
            self.land.removed.add(what)
            self.leave()
        elif self.phase == "recruited":
            self.next_recruit()
        elif self.phase == "claim":
            self.end_turn()
        elif self.phase == "edge":
            self.ask_navigator()
        elif self.phase == "reckoning":
            self.queue.pop(0)
            self.next_reckoning()
        elif self.phase == "navigate":
            if verb == "lost":
                self.become_lost()
            else:
                self.navigate()
        elif self.phase == "action":
            self.act(verb, what)
        elif self.phase == "pick":
            if verb == "rescue":
                self.rescue(what)
            else:
                self.pick(what)
        else:
            self.follow_card(verb, what)

    def chance(self, verb: str, what: str) -> None:
        if self.phase == "first":
            self.begin(int(what))
        elif self.phase == "setup":
            self.set_up(verb, what)
        elif self.phase in ("row", "dealt"):
            self.deal_round(verb, what)
        else:
            word, purpose = self.wanted.pop(0)
            assert verb == word
            self.hear(word, purpose, what)

    def hear(self, word: str, purpose: str, what: str) -> None:
        land = self.land
        if word == "society":
            assert what in self.free_lands()
            self.send(HOUSE, what)
        elif word == "mission":
            self.looking.append(what)
        elif word == "hide":
            land.kept.add(what)
        elif word == "look":
            land.looked(len(self.looking), what)
            self.looking.append(what)
            self.settle_look()
        elif word == "token":
            self.hear_token(purpose, int(what))
        elif purpose == "turned":
            self.turned(what)
        elif purpose == "medic":
            land.display.append(land.drawn(what))
            self.last = land.ignored = what
            self.begin_picks(2 if len(land.display) == 5 else 1)
        elif purpose == "refill":
            land.display.append(land.drawn(what))
            self.leave()
        else:
            self.hear_removed(purpose, what)

    def hear_removed(self, purpose: str, what: str) -> None:
        """6.26 and 7.5."""
        land = self.land
        land.removed.add(land.drawn(what))
        if purpose == "removed":
            self.settle_order()
        elif land.display:
            self.gather(False)
        else:
            self.leave()

    def hear_token(self, purpose: str, value: int) -> None:
        if purpose == "society":
            place = self.society.tokens.index(0)
            self.society.tokens[place] = value
            self.end = not self.wanted
        elif purpose == "rescue":
            assert self.player.tokens[-1] in (0, value)
            self.player.tokens[-1] = value
            self.check(self.active)
            self.next_pick()
        else:
            self.land.lost[int(purpose)] = value
            self.settle_order()

    # 9 Scoring

    def points(self, player: Player, seat: int) -> int:
        """All but renown."""
        kinds = Counter(type_of(card) for card in player.cards)
        orchids = Counter(card[:2] for card in player.cards if type_of(card) == "orchid")
        sets = min(orchids[land] for land in LANDS)
        return (
            sum(player.tokens)
            + player.coins // 2
            + 4 * len(player.done)
            + sum(number(card, "points") for card in player.cards if type_of(card) == "animal")
            + kinds["location"]
            + kinds["treasure"]
            + (MAPS[kinds["map"]] if kinds["map"] <= 5 else 25 + 5 * (kinds["map"] - 5))
            + 15 * sets
            + 2 * (kinds["orchid"] - 3 * sets)
            + 5 * sum(1 for land in self.lands.values() if land.relic == seat)
        )

    def awards(self) -> list[int]:
        """9.4, 10.8 and 10.14; the rival or the Society comes last."""
        renown = [player.renown for player in self.seats]
        renown += [self.rival] if self.players == 2 else [self.society.renown] if self.solo else []
        found = []
        for own in renown:
            above = sum(1 for other in renown if other > own)
            equal = renown.count(own)
            found.append(sum(AWARDS[self.players][above : above + equal]) // equal)
        return found

    def scores(self) -> list[int]:
        awards = self.awards()
        return [self.points(player, seat) + awards[seat] for seat, player in enumerate(self.seats)]

    def society_score(self) -> int:
        return self.points(self.society, -2) + self.awards()[1] + SOCIETY[self.options["society"]][1]

    def ranks(self) -> list[int]:
        order = [(score, player.renown) for score, player in zip(self.scores(), self.seats, strict=True)]
        return [1 + sum(1 for other in order if other > own) for own in order]

    def title(self) -> str:
        """How a solo game ended."""
        own = (self.scores()[0], self.seats[0].renown)
        other = (self.society_score(), self.society.renown)
        return "won" if own > other else "beaten" if own < other else "draw"
