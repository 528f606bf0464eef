"""A second referee for Expedition, written from the rules with plain lists and sets.

It shares nothing with the game but the words of actions and the file of the map, and does everything slowly.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Final

import fourwinds.games.expedition as package

WORLD: Final = json.loads((Path(package.__file__).parent / "data" / "house-1.json").read_text())
KIND: Final[dict[str, str]] = {space["id"]: space["kind"] for space in WORLD["spaces"]}
REGION: Final[dict[str, str]] = {space["id"]: space.get("region", "") for space in WORLD["spaces"]}
WRAPS: Final = {space["id"] for space in WORLD["spaces"] if space.get("wrap")}
POLAR: Final = {space["id"] for space in WORLD["spaces"] if space.get("polar")}
CARDS: Final = [space for space in KIND if KIND[space] == "location"]
WAYS: Final = [(segment["a"], segment["b"]) for segment in WORLD["segments"]]
COLOURS: Final = ("crimson", "cobalt", "amber")
HAND: Final = {2: 12, 3: 12, 4: 9, 5: 9, 6: 9}
POINTS: Final = {"hand": 1, "important": 2, "public": 1, "secret": 2}
UNKNOWN: Final = "?"

Way = tuple[str, str]


# 2 The map


def exits(space: str) -> list[str]:
    """The spaces at the other ends of its segments."""
    return [b if a == space else a for a, b in WAYS if space in (a, b)]


def distances() -> dict[str, int]:
    """2.4."""
    found, edge = {"start": 0}, ["start"]
    while edge:
        space = edge.pop(0)
        for near in exits(space):
            if near not in found:
                found[near] = found[space] + 1
                edge.append(near)
    return found


NEAR: Final = {space for space, steps in distances().items() if space in CARDS and steps <= 2}


def neighbours(card: str, chain: bool) -> set[str]:
    """2.5 and 3.8: the locations beside a location, over one dot, or with `dot_chain` over several in a row."""
    found: set[str] = set()
    dots: set[str] = set()
    edge = [(near, 1) for near in exits(card)]
    while edge:
        space, dot = edge.pop()
        if space in CARDS:
            found.add(space)
        elif space != "start" and space not in dots and (dot == 1 or chain):
            dots.add(space)
            edge += [(near, dot + 1) for near in exits(space)]
    return found - {card}


NEIGHBOURS: Final = {chain: {card: neighbours(card, chain) for card in CARDS} for chain in (False, True)}


# What lies on the table


@dataclass
class Arrow:
    """One arrow of an expedition."""

    tail: str
    tip: str
    branch: bool


@dataclass
class Player:
    """What a player has."""

    hand: set[str] = field(default_factory=set)
    tokens: set[str] = field(default_factory=set)
    tickets: int = 3
    points: int = 0
    area: list[tuple[str, str]] = field(default_factory=list)
    held: set[str] = field(default_factory=set)
    hold_last: bool = False
    stalls: set[str] = field(default_factory=set)


@dataclass
class Turn:
    """What is remembered of the turn that is on."""

    main: bool = False
    spent: int = 0
    limit: int = 2
    bought: bool = False
    late: bool = False
    loops: set[str] = field(default_factory=set)
    orders: set[str] = field(default_factory=set)
    bonus: int = 0
    branch: str = ""
    banned: frozenset[str] = frozenset()
    tip: str = ""
    """The location that the last arrow reached, until something else is done."""
    claimed: bool = False
    event: str = ""
    step: str = ""
    winds: int = 0
    wind: str = ""
    drawn: list[str] = field(default_factory=list)
    kept: str = ""
    lifted: str = ""
    penalty: bool = False


class Referee:
    """Keeps its own books: told every action, it says what is allowed and how things stand."""

    def __init__(self, players: int, options: dict[str, str]) -> None:
        self.players = players
        self.options = options
        self.seats = [Player() for _ in range(players)]
        self.supply = 30 - 3 * players
        self.arrows: dict[str, list[Arrow]] = {colour: [] for colour in COLOURS}
        self.unseen = set(CARDS)
        """Cards whose place nobody has seen: in the deck or in a secret slot."""
        self.deck = len(CARDS)
        self.bottom: list[str] = []
        self.discards: set[str] = set()
        self.public: list[str] = []
        self.secret: list[str] = []
        self.barred: list[bool] = []
        """Whether the secret card was laid at set-up, and so is not near Start."""
        self.markers: list[set[int]] = []
        self.market: list[str] = []
        self.events = {f"v{number:02}" for number in range(1, 11)}
        self.explorers = {f"x{number}" for number in range(1, 8)}
        self.first = -1
        self.active = -1
        self.turns = 0
        self.turn = Turn()
        self.last_round = False
        self.exhausted = False
        """All arrows are laid: what the last one reached is scored and replaced, then the game ends."""
        self.end = ""
        self.phase = "first"
        self.aside: list[str] = []
        self.redrawn: list[str] = []
        self.to_redraw: list[int] = []
        self.to_place: list[int] = []
        self.wanted: list[tuple[str, int]] = []
        """What chance owes: the word and what it is for."""
        if options["first_player"] != "random":
            self.choose_first(int(options["first_player"]))

    def on(self, option: str) -> bool:
        return self.options[option] == "true"

    @property
    def player(self) -> Player:
        return self.seats[self.active]

    # 4 Set-up

    def choose_first(self, seat: int) -> None:
        self.first = seat
        self.phase = "deal"
        order = self.order()
        self.wanted = [("deal", seat) for seat in order for _ in range(HAND[self.players])]

    def order(self) -> list[int]:
        return [(self.first + turn) % self.players for turn in range(self.players)]

    def follow_setup(self, verb: str, what: str) -> None:
        """What chance does before the redraw."""
        if verb == "first":
            self.choose_first(int(what))
        elif verb == "deal":
            self.seats[self.wanted.pop(0)[1]].hand.add(self.drawn(what))
            if not self.wanted:
                self.after_deal()
        elif verb == "reveal":
            self.reveal_first(what)
        else:
            self.explorers.remove(what)
            self.market.append(what)
            if len(self.market) == 6:
                self.check_hands()

    def after_deal(self) -> None:
        if self.phase == "redrawing":
            self.check_hand()
            return
        self.phase = "reveal"

    def reveal_first(self, what: str) -> None:
        self.drawn(what)
        if what in NEAR:
            self.aside.append(what)
            return
        self.public.append(what)
        if len(self.public) < (4 if self.on("secret") else 6):
            return
        if self.on("secret"):
            self.secret = [UNKNOWN, UNKNOWN]
            self.barred = [True, True]
            self.markers = [set(), set()]
            self.deck -= 2
        self.shuffle_in()
        self.phase = "market"
        if not self.on("market"):
            self.check_hands()

    def shuffle_in(self) -> None:
        self.unseen |= set(self.aside)
        self.deck += len(self.aside)
        self.aside = []

    def check_hands(self) -> None:
        """4.5."""
        self.to_redraw = self.order()
        self.check_hand()

    def check_hand(self) -> None:
        while self.to_redraw:
            self.active = self.to_redraw[0]
            if not self.can_place(self.player.hand, set(), 4):
                self.phase = "redraw"
                return
            self.shuffle_in()
            self.to_redraw.pop(0)
        self.begin_tokens()

    def can_place(self, hand: set[str], tokens: set[str], number: int) -> bool:
        """Whether so many more tokens can be placed from this hand."""
        fit = [card for card in hand if self.may_mark(card, tokens)]
        return any(self.apart(chosen) for chosen in combinations(fit, number))

    def apart(self, chosen: tuple[str, ...]) -> bool:
        beside = NEIGHBOURS[self.options["token_adjacency"] == "dot_chain"]
        return not any(other in beside[card] for card, other in combinations(chosen, 2))

    def may_mark(self, card: str, tokens: set[str]) -> bool:
        """4.6, as far as this one token goes."""
        beside = NEIGHBOURS[self.options["token_adjacency"] == "dot_chain"]
        return card not in NEAR and card not in tokens and not beside[card] & tokens

    def begin_tokens(self) -> None:
        begins = self.first if self.options["token_order"] == "first" else self.first - 1
        self.to_place = [(begins - step) % self.players for step in range(self.players)] * 4
        self.phase = "tokens"
        self.next_token()

    def next_token(self) -> None:
        self.turn = Turn()
        if self.to_place:
            self.active = self.to_place[0]
        else:
            self.begin_turn(self.first)

    def markable(self) -> set[str]:
        hand, own = self.player.hand, self.player.tokens
        fit = {card for card in hand if self.may_mark(card, own)}
        return {card for card in fit if self.can_place(hand, own | {card}, 3 - len(own))}

    # The deck

    def drawn(self, card: str) -> str:
        """A card that chance has taken from the top of the deck."""
        assert card in self.unseen, f"{card} cannot be drawn"
        self.unseen.remove(card)
        self.deck -= 1
        return card

    def left(self) -> int:
        """How many cards can be drawn."""
        return self.deck + len(self.bottom)

    def refresh(self) -> None:
        """3.10: an empty deck is made of the discards."""
        if not self.left() and self.on("reshuffle_discards"):
            self.unseen |= self.discards
            self.deck = len(self.discards)
            self.discards = set()

    def want(self, verb: str, number: int) -> None:
        """Somebody needs a card; chance is asked unless the order is known."""
        self.wanted.append((verb, number))

    def serve(self) -> None:
        """Hands out what needs no chance, and drops what cannot be had."""
        while self.wanted:
            verb, number = self.wanted[0]
            if verb in ("draw", "reveal", "slot"):
                self.refresh()
            if self.needs_chance(verb):
                return
            self.wanted.pop(0)
            if verb == "slot" and self.deck:
                self.deck -= 1
                self.secret[number] = UNKNOWN
            elif verb != "stall" and self.bottom:
                self.deal_out(verb, number, self.bottom.pop(0))

    def needs_chance(self, verb: str) -> bool:
        """Whether nobody knows what comes; a card that goes into a slot face down is looked at later."""
        if verb == "stall":
            return bool(self.events)
        return verb in ("claimed", "peeked") or (verb != "slot" and self.deck > 0)

    def deal_out(self, verb: str, number: int, card: str) -> None:
        if verb == "draw":
            self.turn.drawn.append(card)
        elif verb == "reveal":
            self.public[number] = card
        else:
            self.secret[number] = card

    # 6 Placing an arrow

    def head(self, colour: str) -> str:
        return self.arrows[colour][-1].tip if self.arrows[colour] else "start"

    def touched(self, colour: str) -> set[str]:
        return {end for arrow in self.arrows[colour] for end in (arrow.tail, arrow.tip)}

    def lying(self, colour: str) -> set[frozenset[str]]:
        return {frozenset((arrow.tail, arrow.tip)) for arrow in self.arrows[colour]}

    def over(self, colour: str) -> bool:
        return len(self.arrows[colour]) == 45

    def travelled(self, card: str) -> bool:
        """10.2."""
        return any(card in self.touched(colour) for colour in COLOURS)

    def placements(self, ticket: bool = False, but: str = "") -> set[str]:
        """6.1 to 6.5."""
        found: set[str] = set()
        for colour in COLOURS:
            if self.over(colour) or colour == but:
                continue
            here, touched, lying = self.head(colour), self.touched(colour), self.lying(colour)
            for tip in exits(here):
                if frozenset((here, tip)) in lying:
                    continue
                if colour in self.turn.loops and tip in touched:
                    continue
                if ticket and self.on("new_rule_2") and KIND[tip] == "red":
                    continue
                found.add(f"arrow {colour} {here}-{tip}")
        return found

    def place(self, colour: str, tail: str, tip: str) -> None:
        """6.7."""
        turn = self.turn
        closes = tip in self.touched(colour)
        self.arrows[colour].append(Arrow(tail, tip, bool(turn.branch)))
        turn.branch, turn.banned = "", frozenset()
        turn.tip, turn.claimed = (tip if tip in CARDS else ""), False
        self.arrive(tip)
        if KIND[tip] == "red":
            self.gain_tickets(1)
        if all(self.over(each) for each in COLOURS):
            self.exhausted = True
            return
        if KIND[tip] == "green":
            turn.bonus += 1
        if closes:
            turn.loops.add(colour)
            if not self.over(colour):
                turn.branch = colour

    def gain_tickets(self, number: int) -> None:
        number = min(number, self.supply)
        self.supply -= number
        self.player.tickets += number

    # 7 Loops

    def ring(self, colour: str) -> set[str]:
        """7.2: all spaces on rings that share two or more spaces with the ring of the last arrow, itself included."""
        lying = self.lying(colour)
        last = self.arrows[colour][-1]
        found = {frozenset((last.tail, last.tip))}
        for other in lying - found:
            if self.on_one_ring(lying, frozenset((last.tail, last.tip)), other):
                found.add(other)
        return {space for segment in found for space in segment}

    def on_one_ring(self, lying: set[frozenset[str]], one: frozenset[str], other: frozenset[str]) -> bool:
        """Whether two segments lie on a common ring: no single space parts them."""
        spaces = {space for segment in lying for space in segment}
        for cut in spaces:
            rest = {segment - {cut} for segment in lying}
            starts, goals = one - {cut}, other - {cut}
            reached, edge = set(starts), list(starts)
            while edge:
                space = edge.pop()
                for segment in rest:
                    if space in segment and not segment <= reached:
                        edge += segment - reached
                        reached |= segment
            if not goals & reached:
                return False
        return self.joined_without(lying, one) and self.joined_without(lying, other)

    def joined_without(self, lying: set[frozenset[str]], one: frozenset[str]) -> bool:
        """Whether the ends of a segment are joined without it."""
        start, goal = one
        reached, edge = {start}, [start]
        while edge:
            space = edge.pop()
            for segment in lying - {one}:
                if space in segment and not segment <= reached:
                    edge += segment - reached
                    reached |= segment
        return goal in reached

    def branches(self) -> set[str]:
        """7.3 and 7.6."""
        colour = self.turn.branch
        everywhere = self.touched(colour)
        ring = everywhere if self.options["branch_from"] == "expedition" else self.ring(colour)
        return self.branches_from(colour, ring) or self.branches_from(colour, everywhere)

    def branches_from(self, colour: str, spaces: set[str]) -> set[str]:
        touched, lying = self.touched(colour), self.lying(colour)
        ways = {(x, tip) for x in spaces for tip in exits(x)}
        free = {way for way in ways if way[1] not in touched and frozenset(way) not in lying}
        fresh = {way for way in free if frozenset(way) != self.turn.banned}
        return {f"arrow {colour} {tail}-{tip}" for tail, tip in fresh or free}

    # 9 Tickets

    def payable(self, price: int = 1) -> bool:
        return self.player.tickets >= price and self.turn.spent + price <= self.turn.limit

    def pay(self, price: int = 1) -> None:
        self.player.tickets -= price
        self.turn.spent += price

    def removable(self) -> set[str]:
        """9.2 and 7.6."""
        found = {colour for colour in COLOURS if self.arrows[colour]}
        if not self.on("remove_when_over"):
            found = {colour for colour in found if not self.over(colour)}
        return {
            f"remove {colour}" for colour in found if not (self.arrows[colour][-1].branch and colour in self.turn.loops)
        }

    def remove(self, colour: str) -> None:
        arrow = self.arrows[colour].pop()
        if KIND[arrow.tail] == "red":
            self.gain_tickets(1)
        if KIND[arrow.tail] == "green":
            self.turn.bonus += 1
        if arrow.branch:
            self.turn.loops.add(colour)
            self.turn.branch = colour
            self.turn.banned = frozenset((arrow.tail, arrow.tip))

    # 10 Scoring

    def kept_back(self, seat: int, card: str) -> bool:
        """10.3."""
        player = self.seats[seat]
        return card in player.held or (player.hold_last and player.hand == {card})

    def arrive(self, card: str) -> None:
        """10.1."""
        for seat, player in enumerate(self.seats):
            if card in player.hand and not self.kept_back(seat, card):
                self.score_hand(seat, card)
        if card in self.public:
            self.take_public(card)
        for slot, hidden in enumerate(self.secret):
            if hidden == card and self.active in self.markers[slot]:
                self.turn.claimed = True
                self.score(self.active, card, "secret")
                self.empty(slot)

    def score(self, seat: int, card: str, source: str) -> None:
        self.seats[seat].points += POINTS[source]
        self.seats[seat].area.append((card, source))

    def score_hand(self, seat: int, card: str) -> None:
        player = self.seats[seat]
        source = "important" if card in player.tokens else "hand"
        player.hand.remove(card)
        player.held.discard(card)
        player.tokens.discard(card)
        self.score(seat, card, source)
        if not player.hand:
            self.last_round = True

    def take_public(self, card: str) -> None:
        slot = self.public.index(card)
        self.public[slot] = ""
        self.score(self.active, card, "public")
        self.want("reveal", slot)

    def score_late(self) -> None:
        """10.2: what is travelled and not held scores at once in the basic game."""
        if self.on("new_rule_1"):
            return
        for card in sorted(self.player.hand):
            if self.travelled(card) and not self.kept_back(self.active, card):
                self.score_hand(self.active, card)

    # 12 Secret destinations

    def empty(self, slot: int) -> None:
        self.secret[slot] = ""
        self.barred[slot] = False
        self.markers[slot] = set()
        self.want("slot", slot)

    def claim(self, slot: int) -> None:
        self.turn.claimed = True
        if self.secret[slot] == UNKNOWN:
            self.wanted.append(("claimed", slot))
        else:
            self.uncover(slot)

    def uncover(self, slot: int) -> None:
        """12.9 and 12.10."""
        card, player = self.secret[slot], self.player
        if card == self.turn.tip:
            self.score(self.active, card, "secret")
        else:
            self.discards.add(card)
            if card not in [self.head(colour) for colour in COLOURS]:
                for seat in self.markers[slot] - {self.active}:
                    self.seats[seat].points += 1
                if player.points > 0:
                    player.points -= 1
                elif player.tokens:
                    self.turn.penalty = True
        self.empty(slot)

    # 12 The market

    def buys(self) -> set[str]:
        if self.turn.bought:
            return set()
        return {f"buy {card}" for card in self.market if card and self.payable(2 if card[0] == "x" else 1)}

    def buy(self, card: str) -> None:
        self.pay(2 if card[0] == "x" else 1)
        self.turn.bought = True
        slot = self.market.index(card)
        self.market[slot] = ""
        self.want("stall", slot)
        if card[0] == "x" or card in ("v06", "v07", "v08", "v09", "v10"):
            self.player.stalls.add(card)
        elif card == "v02":
            self.gain_tickets(2)
        else:
            self.begin_event(card)

    def begin_event(self, card: str) -> None:
        turn = self.turn
        turn.event, turn.step = card, {"v03": "look", "v05": "lift"}.get(card, "")
        if card == "v01":
            turn.winds, turn.wind = 2, ""
        elif card == "v03":
            turn.drawn = []
            self.wanted += [("draw", 0)] * 3
        elif card == "v04":
            turn.drawn = []

    def settle_event(self) -> None:
        """Ends an event in which nothing is left to decide."""
        turn = self.turn
        if turn.event == "v01" and not turn.winds:
            turn.event = ""
        elif turn.event == "v03":
            if turn.step == "look" and not self.player.hand:
                turn.step = "order"
            if not turn.drawn and turn.step != "give":
                turn.event = ""
            elif turn.step == "order" and len(turn.drawn) == 1:
                self.bottom.append(turn.drawn.pop())
                turn.event = ""
        elif turn.event == "v04" and (len(turn.drawn) == 3 or not any(self.public)):
            self.commission()
        elif turn.event == "v05" and turn.step == "lift" and not self.lifts():
            turn.event = ""

    def commission(self) -> None:
        self.turn.event = ""
        self.bottom += self.turn.drawn
        self.turn.drawn = []
        for slot, card in enumerate(self.public):
            if not card:
                self.want("reveal", slot)

    def lifts(self) -> set[str]:
        return {token for token in self.player.tokens if self.moves(token)}

    def moves(self, lifted: str) -> set[str]:
        rest = self.player.tokens - {lifted}
        fit = {card for card in self.player.hand if self.may_mark(card, rest) and not self.travelled(card)}
        return fit - {lifted}

    def plays(self) -> set[str]:
        """What of the saved events may be played in the turn."""
        found = {"v08"}
        if self.removable():
            found.add("v07")
        if any(card and self.travelled(card) for card in self.public):
            found.add("v09")
        return {f"play {card}" for card in found & self.player.stalls}

    # What is allowed

    def waiting(self) -> int | None:
        """The seat that is asked, -1 for chance, nobody at the end."""
        if self.end:
            return None
        chance = self.wanted or self.phase in ("first", "deal", "reveal", "market")
        return -1 if chance else self.active

    def settled(self) -> bool:
        """Whether nothing is half done, so that the table can be compared."""
        return self.phase == "turn" and not self.wanted and not self.turn.event and not self.end

    def orders(self) -> set[str]:
        player, changed = self.player, self.turn.orders
        found = {f"{'release' if card in player.held else 'hold'} {card}" for card in player.hand - changed}
        return found if "last" in changed else found | {"release last" if player.hold_last else "hold last"}

    def claims(self) -> set[str]:
        if not self.turn.tip or self.turn.claimed:
            return set()
        return {f"claim {slot}" for slot, card in enumerate(self.secret) if card}

    def window(self) -> set[str]:
        """What may be done right after an arrow, whatever comes next."""
        port = self.turn.tip and "v06" in self.player.stalls
        return self.claims() | ({"play v06"} if port else set())

    def allowed(self) -> set[str]:
        turn, player = self.turn, self.player
        if self.phase == "redraw":
            found = {f"aside {card}" for card in player.hand}
            return found | ({"done"} if self.redrawn else set())
        if self.phase == "tokens":
            return {f"token {card}" for card in self.markable()} | self.orders()
        if turn.penalty:
            return {f"lift {card}" for card in player.tokens}
        if turn.branch:
            return self.branches() | self.window()
        if turn.bonus:
            return self.placements() | self.peeks() | {"decline"} | self.window()
        if turn.event:
            return self.event_choices()
        return self.turn_choices()

    def peeks(self) -> set[str]:
        return {
            f"peek {slot}" for slot, card in enumerate(self.secret) if card and self.active not in self.markers[slot]
        }

    def event_choices(self) -> set[str]:
        turn, player = self.turn, self.player
        if turn.event == "ticket":
            return self.placements(ticket=True)
        if turn.event == "keep":
            return {f"keep {card}" for card in turn.drawn}
        if turn.event == "v01":
            return self.placements(ticket=True, but=turn.wind) | {"decline"} | self.window()
        if turn.event == "v03":
            if turn.step == "look":
                return {"decline"} | {f"keep {card}" for card in turn.drawn}
            cards, verb = (player.hand, "give") if turn.step == "give" else (turn.drawn, "under")
            return {f"{verb} {card}" for card in cards}
        if turn.event == "v04":
            return {"done"} | {f"under {card}" for card in self.public if card}
        if turn.event == "v05":
            if turn.step == "lift":
                return {"decline"} | {f"lift {card}" for card in self.lifts()}
            return {f"token {card}" for card in self.moves(turn.lifted)}
        if turn.event == "v07":
            return self.removable()
        assert turn.event == "v09"
        return {f"take {card}" for card in self.public if card and self.travelled(card)}

    def turn_choices(self) -> set[str]:
        """5."""
        turn, player = self.turn, self.player
        placements = self.placements()
        found = self.orders() | self.window() | self.plays() | self.buys()
        if not turn.main:
            found |= placements
        if turn.main or not placements:
            found.add("end")
        if self.payable():
            found |= self.removable()
            if self.placements(ticket=True):
                found.add("ticket")
            if self.left() or (self.on("reshuffle_discards") and self.discards):
                found |= {f"exchange {card}" for card in player.hand}
        if not (self.on("new_rule_1") and turn.late):
            found |= {f"score {card}" for card in player.hand if self.travelled(card)}
        return found

    # What happens

    def follow(self, seat: int, words: str) -> None:
        """Notes an action."""
        verb, *rest = words.split()
        if seat < 0:
            self.chance(verb, rest[0])
        elif self.phase == "redraw":
            self.redraw(verb, rest)
        elif self.phase == "tokens":
            self.set_up(verb, rest[0])
        else:
            self.act(verb, rest)
        self.go_on()

    def chance(self, verb: str, what: str) -> None:
        if self.phase in ("first", "deal", "reveal", "market", "redrawing"):
            self.follow_setup(verb, what)
            return
        wanted, number = self.wanted.pop(0)
        if wanted == "stall":
            self.events.remove(what)
            self.market[number] = what
        elif verb == "secret":
            assert what in self.unseen
            assert not (self.barred[number] and what in NEAR)
            self.unseen.remove(what)
            self.secret[number] = what
            if wanted == "claimed":
                self.uncover(number)
        else:
            assert verb == wanted
            self.deal_out(verb, number, self.drawn(what))

    def redraw(self, verb: str, rest: list[str]) -> None:
        if verb == "aside":
            self.player.hand.remove(rest[0])
            self.redrawn.append(rest[0])
            return
        self.wanted = [("deal", self.active)] * len(self.redrawn)
        self.aside += self.redrawn
        self.redrawn = []
        self.phase = "redrawing"

    def set_up(self, verb: str, what: str) -> None:
        if verb == "token":
            self.player.tokens.add(what)
            self.to_place.pop(0)
            self.next_token()
        else:
            self.order_cards(verb, what)

    def order_cards(self, verb: str, what: str) -> None:
        player = self.player
        self.turn.orders.add(what)
        if what == "last":
            player.hold_last = verb == "hold"
        elif verb == "hold":
            player.held.add(what)
        else:
            player.held.remove(what)
        if verb == "release":
            self.score_late()

    def act(self, verb: str, rest: list[str]) -> None:
        """What the active player does in the turn."""
        turn = self.turn
        if verb in ("hold", "release"):
            self.order_cards(verb, rest[0])
        elif verb == "claim":
            self.claim(int(rest[0]))
        elif verb == "play" and rest[0] == "v06":
            self.player.stalls.remove("v06")
            turn.bonus += 1
            turn.tip = ""
        elif verb == "lift" and turn.penalty:
            self.player.tokens.remove(rest[0])
            turn.penalty = False
        else:
            turn.tip = ""
            self.act_on(verb, rest)

    def act_on(self, verb: str, rest: list[str]) -> None:
        turn = self.turn
        if verb == "arrow":
            self.lay(rest[0], rest[1])
        elif turn.bonus and not turn.branch:
            turn.bonus -= 1
            if verb == "peek":
                self.peek(int(rest[0]))
        elif turn.event:
            self.follow_event(verb, rest[0] if rest else "")
        elif verb == "ticket":
            self.pay()
            turn.event = "ticket"
        elif verb == "remove":
            self.pay()
            self.remove(rest[0])
        elif verb == "exchange":
            self.exchange(rest[0])
        elif verb == "buy":
            self.buy(rest[0])
        elif verb == "play":
            self.play(rest[0])
        elif verb == "score":
            turn.late = turn.late or self.on("new_rule_1")
            self.score_hand(self.active, rest[0])
        else:
            assert verb == "end"
            self.end_turn()

    def lay(self, colour: str, way: str) -> None:
        turn = self.turn
        tail, tip = way.split("-")
        if turn.branch:
            pass
        elif turn.bonus:
            turn.bonus -= 1
        elif turn.event == "ticket":
            turn.event = ""
        elif turn.event == "v01":
            turn.winds -= 1
            turn.wind = colour
        else:
            turn.main = True
        self.place(colour, tail, tip)

    def peek(self, slot: int) -> None:
        self.markers[slot].add(self.active)
        if self.secret[slot] == UNKNOWN:
            self.wanted.append(("peeked", slot))

    def exchange(self, card: str) -> None:
        self.pay()
        self.player.hand.remove(card)
        self.player.held.discard(card)
        self.discards.add(card)
        self.turn.event, self.turn.drawn = "keep", []
        self.wanted += [("draw", 0)] * 2

    def play(self, card: str) -> None:
        self.player.stalls.remove(card)
        if card == "v08":
            self.turn.limit = 3
        else:
            self.begin_event(card)

    def follow_event(self, verb: str, what: str) -> None:
        turn, player = self.turn, self.player
        if turn.event == "keep":
            turn.drawn.remove(what)
            self.discards |= set(turn.drawn)
            player.hand.add(what)
            turn.event, turn.drawn = "", []
            self.score_late()
        elif turn.event == "v01":
            turn.winds -= 1
        elif turn.event == "v03":
            self.chart(verb, what)
        elif turn.event == "v04":
            self.pick_public(verb, what)
        elif turn.event == "v05":
            self.plan(verb, what)
        elif turn.event == "v07":
            turn.event = ""
            self.remove(what)
        else:
            turn.event = ""
            self.take_public(what)

    def chart(self, verb: str, what: str) -> None:
        turn, player = self.turn, self.player
        if verb == "decline":
            turn.step = "order"
        elif verb == "keep":
            turn.kept, turn.step = what, "give"
            turn.drawn.remove(what)
        elif verb == "give":
            player.hand.remove(what)
            player.held.discard(what)
            player.hand.add(turn.kept)
            turn.drawn.append(what)
            turn.step = "order"
            self.score_late()
        else:
            turn.drawn.remove(what)
            self.bottom.append(what)

    def pick_public(self, verb: str, what: str) -> None:
        if verb == "done":
            self.commission()
            return
        self.public[self.public.index(what)] = ""
        self.turn.drawn.append(what)

    def plan(self, verb: str, what: str) -> None:
        turn, player = self.turn, self.player
        if verb == "lift":
            turn.lifted, turn.step = what, "move"
            player.tokens.remove(what)
            return
        turn.event = ""
        if verb == "token":
            player.tokens.add(what)

    def go_on(self) -> None:
        """Serves chance that is none, and ends what has nothing left to decide."""
        if self.end or self.phase != "turn":
            return
        self.serve()
        if self.exhausted:
            if not self.wanted:
                self.finish("arrows")
            return
        turn = self.turn
        if not self.wanted and turn.event and not (turn.branch or turn.bonus or turn.penalty):
            self.settle_event()
            self.serve()

    # 5 and 11 Turns and the end

    def begin_turn(self, seat: int) -> None:
        self.phase = "turn"
        self.active = seat
        self.turns += 1
        self.turn = Turn()

    def end_turn(self) -> None:
        if self.on("new_rule_1") and not self.turn.late:
            self.score_best()
        self.supply += self.turn.spent
        after = (self.active + 1) % self.players
        if self.last_round and after == self.first:
            self.finish("hand")
        elif self.turns == int(self.options["turn_cap"]):
            self.finish("cap")
        else:
            self.begin_turn(after)

    def score_best(self) -> None:
        """12.1."""
        player = self.player
        ripe = [card for card in player.hand if self.travelled(card) and not self.kept_back(self.active, card)]
        if ripe:
            self.score_hand(self.active, min(ripe, key=lambda card: (card not in player.tokens, CARDS.index(card))))

    def finish(self, end: str) -> None:
        self.end = end
        if not self.on("new_rule_1"):
            for seat, player in enumerate(self.seats):
                for card in [card for card in player.hand if self.travelled(card)]:
                    self.score_hand(seat, card)

    # 11.3 The final score

    def scores(self) -> list[int]:
        return [player.points + self.bonus(player) - self.penalty(player) for player in self.seats]

    def penalty(self, player: Player) -> int:
        lost = len(player.hand) + len(player.tokens)
        return max(0, lost - 2) if "v10" in player.stalls else lost

    def bonus(self, player: Player) -> int:
        """12.5."""
        cards = [card for card, _ in player.area]
        sources = [source for _, source in player.area]
        wraps = [colour for colour in COLOURS if WRAPS & self.touched(colour)]
        worth = {
            "x1": {5: 2, 6: 4}.get(len({REGION[card] for card in cards}), 0),
            "x2": min(3, sum(1 for card in cards if card[:2] in ("na", "sa"))),
            "x3": min(4, 2 * sum(1 for card in cards if card in POLAR)),
            "x4": (0, 1, 2, 4)[len(wraps)],
            "x5": min(3, player.tickets),
            "x6": {3: 1, 4: 3}.get(sources.count("important"), 0),
            "x7": min(3, sources.count("public") + sources.count("secret")),
        }
        return sum(points for card, points in worth.items() if card in player.stalls)

    def ranks(self) -> list[int]:
        order = [(score, len(player.area)) for score, player in zip(self.scores(), self.seats, strict=True)]
        return [1 + sum(1 for other in order if other > own) for own in order]
