"""Expedition in a terminal: the world with the expeditions, one's hand, what is open to all, and the market."""

from __future__ import annotations

from string import ascii_lowercase, ascii_uppercase
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from fourwinds.cli.boards.expedition_map import COLUMNS, INK, LINES, Mark, World
from fourwinds.cli.boards.scene import Scene, beside
from fourwinds.cli.screen import GOLD, is_low
from fourwinds.cli.seats import COLORS, sign
from fourwinds.core.messages import Line
from fourwinds.games.expedition.seen import CardView, ExpeditionView, HandCardView, SecretView
from fourwinds.texts import Texts

DARK: Final = "bold #1d1c18 on"
OWN: Final = f"{DARK} {COLORS[0]}"
OPEN: Final = "bold #ffffff on #6a5f96"
PANEL_WIDTH: Final = 38
LIST_WIDTH: Final = 39
LOWEST: Final = 12
"""The map is never lower than what stands beside it."""
REST: Final = 17
"""So many lines are wanted for what stands above and below the map, besides the cards."""
NO_WAY: Final = "–"
NO_TURNS: Final = ("first", "deal", "reveal", "market", "redraw", "tokens", "over")
"""The phases before and after the turns."""


def draw(scene: Scene, console: Console) -> None:
    """The map with expeditions and players beside it, then the cards, then market and secrets."""
    view: ExpeditionView = scene.view
    world = World(_lines(view, console))
    drawn = world.draw(view.trails, _marks(view))
    if is_low(console):
        console.print(drawn)
        beside(console, _expeditions(scene), _players(scene), LIST_WIDTH, LIST_WIDTH)
    else:
        beside(console, drawn, Group(_expeditions(scene), "", _players(scene)), world.columns, PANEL_WIDTH)
    if view.hand:
        beside(console, _hand(scene), _public(scene), LIST_WIDTH, LIST_WIDTH)
    else:
        console.print(_public(scene))
    for line in _below(scene):
        console.print(line)


def heading(scene: Scene) -> str:
    """Round and turn, or what comes before and after them."""
    view: ExpeditionView = scene.view
    if view.active < 0 or view.phase in NO_TURNS:
        return scene.texts.word(f"expedition-phase-{view.phase}")
    said = scene.texts.word("cli-round-of", round=view.round, name=scene.names[view.active])
    return f"{said} – {scene.texts.word('expedition-board-last-round')}" if view.last_round else said


def standing(scene: Scene) -> list[str]:
    """The points scored so far."""
    return [str(player.points) for player in scene.view.seats]


def sheets(view: ExpeditionView) -> list[list[Line]]:
    """The score sheets as if the game ended now."""
    return [player.sheet for player in view.seats]


def label(texts: Texts, words: str, grouped: bool) -> str:
    """An arrow with short names, or by where it leads alone; otherwise the usual sentences will do."""
    verb, *rest = words.split()
    if verb != "arrow":
        return ""
    colour, way = rest
    tail, tip = (_place(texts, place) for place in way.split("-"))
    return f"→ {tip}" if grouped else f"{texts.word(f'expedition-colour-{colour}')}: {tail} → {tip}"


def hints(view: ExpeditionView, texts: Texts) -> list[str]:
    """What the cards of the market do."""
    cards = [card for card in view.market if card]
    if view.seat >= 0:
        cards += view.seats[view.seat].explorers + view.seats[view.seat].saved
    return [f"{_card(texts, card)}: {texts.word(f'expedition-card-{card}.text')}" for card in dict.fromkeys(cards)]


def _place(texts: Texts, place: str) -> str:
    key = f"expedition-place-{place}"
    return texts.word(f"{key}.short" if texts.has(f"{key}.short") else key)


def _card(texts: Texts, card: str) -> str:
    return texts.word(f"expedition-card-{card}")


# The map


def _lines(view: ExpeditionView, console: Console) -> int:
    """How high the map is, so that it leaves room beside and below."""
    beside = console.width - PANEL_WIDTH - 2
    room = beside if beside >= PANEL_WIDTH else console.width
    cards = max(len(view.hand), len(view.public) + len(view.secrets))
    return min(LINES * room // COLUMNS, max(LOWEST, console.height - REST - cards))


def _marks(view: ExpeditionView) -> list[Mark]:
    """Letters for one's own cards, capitals for the public ones, numbers for the heads of the expeditions."""
    marks = [Mark(card.place, letter, OPEN) for letter, card in _lettered(view)]
    marks += [Mark(own.card.place, letter, OWN) for letter, own in zip(ascii_lowercase, view.hand, strict=False)]
    for number, trail in enumerate(view.trails, 1):
        marks.append(Mark(trail.head, str(number), f"{DARK} {INK[trail.colour]}"))
    return marks


def _lettered(view: ExpeditionView) -> list[tuple[str, CardView]]:
    """The public cards with their letters."""
    return [(letter, card) for letter, card in zip(ascii_uppercase, view.public, strict=False) if card is not None]


# Beside the map


def _title(words: str) -> Styled:
    return Styled(words, f"bold {GOLD}")


def _expeditions(scene: Scene) -> Table:
    """Number, name and place of each, and how many arrows are left."""
    texts = scene.texts
    table = Table.grid(padding=(0, 1))
    table.add_row(
        "", _title(texts.word("expedition-board-expeditions")), "", Styled(texts.word("cli-expedition-left"), "dim")
    )
    for number, trail in enumerate(scene.view.trails, 1):
        name = Styled(texts.word(f"expedition-colour-{trail.colour}"), f"bold {INK[trail.colour]}")
        place = Styled(_place(texts, trail.head), no_wrap=True, overflow="ellipsis")
        table.add_row(Styled(f" {number} ", f"{DARK} {INK[trail.colour]}"), name, place, f"{trail.left:>2}")
    return table


def _players(scene: Scene) -> RenderableType:
    """Cards in hand, tickets, and Important Destinations on the map; then deck and supply."""
    word = scene.texts.word
    table = Table.grid(padding=(0, 2))
    heads = [word(f"expedition-board-column-{name}") for name in ("hand", "tickets", "aims")]
    table.add_row(_title(word("expedition-board-players")), *(Styled(head, "dim") for head in heads))
    for seat, player in enumerate(scene.view.seats):
        numbers = (player.hand, player.tickets, len(player.tokens))
        table.add_row(scene.player(seat), *(Styled(str(number), justify="right") for number in numbers))
    piles = word("cli-expedition-piles", deck=scene.view.deck.cards, supply=scene.view.supply)
    return Group(table, Styled(piles, "dim"))


# Cards


def _hand(scene: Scene) -> RenderableType:
    """One's own cards with their points and how many arrows each expedition needs."""
    view: ExpeditionView = scene.view
    rows = [
        [Styled(f" {letter} ", OWN), _own_name(scene, own), Styled(str(own.worth), "bold"), *_reaches(own.card)]
        for letter, own in zip(ascii_lowercase, view.hand, strict=False)
    ]
    return _cards(scene.texts.word("cli-expedition-hand"), rows)


def _own_name(scene: Scene, own: HandCardView) -> Styled:
    """The place, what stands there, and what is remarkable about the card."""
    texts = scene.texts
    name = Styled(_place(texts, own.card.place))
    if own.card.token >= 0:
        name.append_text(Styled.assemble(" ", sign(own.card.token)))
    if own.kept_back:
        name.append(f" {texts.word('expedition-board-held')}", "dim")
    return name.append(f" {texts.word('expedition-board-travelled')}", "dim") if own.card.travelled else name


def _public(scene: Scene) -> RenderableType:
    """The public cards, worth a point to everybody, then the secret ones."""
    texts, view = scene.texts, scene.view
    rows = [
        [Styled(f" {letter} ", OPEN), _public_name(scene, card), *_reaches(card)] for letter, card in _lettered(view)
    ]
    rows += [_secret(scene, number, slot) for number, slot in enumerate(view.secrets, 1) if slot.present]
    rows += [[Styled(" + ", OPEN), _public_name(scene, card), *_reaches(card)] for card in view.pending.drawn]
    return _cards(texts.word("cli-expedition-public"), rows)


def _public_name(scene: Scene, card: CardView) -> Styled:
    name = Styled(_place(scene.texts, card.place))
    return name.append_text(Styled.assemble(" ", sign(card.token))) if card.token >= 0 else name


def _secret(scene: Scene, number: int, slot: SecretView) -> list[Styled]:
    """A face-down card with the signs of those who have peeked, and its name if this seat knows it."""
    name = Styled(scene.texts.word("expedition-board-secret", slot=number))
    for seat in slot.markers:
        name.append_text(Styled.assemble(" ", sign(seat)))
    if slot.card is None:
        return [Styled(" ? ", "reverse"), name]
    return [Styled(" ? ", "reverse"), name.append(f": {_place(scene.texts, slot.card.place)}"), *_reaches(slot.card)]


def _cards(title: str, rows: list[list[Styled]]) -> RenderableType:
    table = Table.grid(padding=(0, 1))
    for row in rows:
        table.add_row(*row)
    return Group(_title(title), table)


def _reaches(card: CardView) -> list[Styled]:
    """The arrows needed on each expedition, the fewest in its colour."""
    least = min((reach.arrows for reach in card.reaches if reach.arrows >= 0), default=-1)
    found: list[Styled] = []
    for reach in card.reaches:
        style = f"bold {INK[reach.colour]}" if reach.arrows == least else "dim"
        found.append(Styled(f"{reach.arrows if reach.arrows >= 0 else NO_WAY:>3}", style))
    return found


# Below the cards


def _below(scene: Scene) -> list[Styled]:
    """The market with its prices, and what one has bought."""
    view, texts = scene.view, scene.texts
    lines: list[Styled] = []
    stalls = [
        f"{_card(texts, card)} ({texts.word('expedition-board-price', tickets=price)})"
        for card, price in zip(view.market, view.prices, strict=True)
        if card
    ]
    if stalls:
        lines.append(_listed(texts.word("expedition-board-market"), stalls))
    if view.seat >= 0 and (bought := view.seats[view.seat].explorers + view.seats[view.seat].saved):
        lines.append(_listed(texts.word("expedition-board-bought"), [_card(texts, card) for card in bought]))
    return lines


def _listed(title: str, words: list[str]) -> Styled:
    return Styled.assemble(_title(title), f"  {', '.join(words)}")
