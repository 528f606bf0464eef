"""Exploriana in a terminal: the three regions with their cards, the players, and what the seat itself holds."""

from __future__ import annotations

from typing import Final

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from fourwinds.cli.boards.scene import Scene, totals
from fourwinds.cli.screen import GOLD, is_low, show_gap, show_rule
from fourwinds.cli.seats import COLORS, sign
from fourwinds.core.messages import Line
from fourwinds.games.exploriana.seen import CardView, ExplorianaView, PawnView, PlayerView, RegionView
from fourwinds.texts import Texts

STYLES: Final = {
    "none": "dim",
    "wrong-turn": "bold #f0c35a",
    "animal-attack": "bold #e39ad0",
    "rockfall": "bold #a9c7e8",
}
COLUMNS: Final = ("coins", "renown", "rescued", "missions")
CARD: Final = "on #3a3830"
TALL: Final = 36
"""From here on there is room for cards of three lines."""


def draw(scene: Scene, console: Console) -> None:
    """Regions, the row, the players, one's own things."""
    view: ExplorianaView = scene.view
    for region in view.regions:
        show_rule(console, _region_name(scene, region), _region(scene, region))
        for part in _inside(scene, region, console.height >= TALL):
            console.print(part)
    if view.stage == "recruit":
        console.print(_row(scene))
    show_gap(console)
    console.print(_players(scene))
    if view.seat >= 0:
        console.print(_own(scene, view.seats[view.seat], is_low(console)))


def hints(view: ExplorianaView, texts: Texts) -> list[str]:
    """What the explorer cards and missions do and ask for: one's own, and those to choose from."""
    if view.seat < 0:
        return []
    own = view.seats[view.seat]
    pack = view.draft.packs[-1] if view.draft and view.draft.packs else []
    keys = [f"exploriana-explorer-{card[:-2]}" for card in (*own.hand, *pack, *(entry.card for entry in view.row))]
    keys += [f"exploriana-mission-{mission}" for mission in own.open]
    return [f"{texts.word(key)}: {texts.word(f'{key}.help')}" for key in dict.fromkeys(keys)]


def sheets(view: ExplorianaView) -> list[list[Line]]:
    """The score sheets as they stand, if the table does not have to remember (R 11.5)."""
    found = [player.sheet for player in view.seats]
    return found if all(found) else []


def heading(scene: Scene) -> str:
    """The round and what is done in it, where it is done in a region with that."""
    view: ExplorianaView = scene.view
    stage = scene.texts.word(f"exploriana-stage-{view.stage}")
    if view.stage in ("setup", "over"):
        return stage
    if view.turn is not None:
        stage = f"{stage} – {scene.texts.word(f'exploriana-region-{view.turn.region}')}"
    return scene.texts.word("cli-round-of", round=view.round, name=stage)


def standing(scene: Scene) -> list[str]:
    """The points so far, if the table does not have to remember."""
    return totals(sheets(scene.view))


def label(texts: Texts, words: str, grouped: bool) -> str:
    """The usual sentences will do."""
    return ""


def _region_name(scene: Scene, region: RegionView) -> str:
    name = scene.texts.word(f"exploriana-region-{region.id}")
    return name[:1].upper() + name[1:]


def _region(scene: Scene, region: RegionView) -> Styled:
    """Deck, pawns and risk in one line."""
    texts = scene.texts
    parts = [Styled(texts.word("exploriana-board-deck", deck=region.deck, reserve=region.reserve))]
    if region.pawns:
        parts.append(Styled(" ").join([_pawn(scene, pawn) for pawn in region.pawns]))
    if region.odds is not None:
        percent = texts.word("exploriana-board-percent", percent=round(100 * region.odds.risk))
        parts.append(Styled(f"{percent} {texts.word('exploriana-board-risk')}"))
    return Styled(" – ").join(parts)


def _pawn(scene: Scene, pawn: PawnView) -> Styled:
    if pawn.kind == "own":
        return sign(pawn.seat)
    return Styled(_other(scene, pawn.kind)) if pawn.seat < 0 else Styled(_other(scene, pawn.kind), COLORS[pawn.seat])


def _inside(scene: Scene, region: RegionView, tall: bool) -> list[RenderableType]:
    """The cards face up and the lost explorers."""
    cards = [_card(scene, card, region, tall) for card in region.display]
    lost = [f"●{space.value or ''}→{space.reward}" if space.token else f"○→{space.reward}" for space in region.lost]
    below = Styled(f"  {scene.texts.word('exploriana-board-lost')}: {'  '.join(lost)}", "dim")
    return [Columns(cards, padding=(0, 1 if tall else 3)), below] if cards else [below]


def _other(scene: Scene, kind: str) -> str:
    return scene.texts.word(f"exploriana-board-{kind}")


def _card(scene: Scene, card: str, region: RegionView, tall: bool) -> Styled:
    """Name, type and hazard in three lines; in one line where there is no room, a hazard only if there is one."""
    word = scene.texts.word
    printed: CardView = next(entry for entry in scene.view.cards if entry.id == card)
    name = (word(f"exploriana-card-{card}"), "bold #ffffff")
    hazard = (_hazard(scene, printed, region), STYLES[printed.hazard])
    if tall:
        lines = [name, (_type(scene, printed), "#b8b4aa"), hazard]
        width = max(len(text) for text, _ in lines)
        shown = Styled("\n").join([Styled(f" {text:<{width}} ", style) for text, style in lines])
    else:
        shown = Styled("  ").join([Styled(*part) for part in ([name] if printed.hazard == "none" else [name, hazard])])
    shown.stylize_before(CARD)
    return shown


def _type(scene: Scene, card: CardView) -> str:
    """The type, and what the card brings whoever takes it."""
    word = scene.texts.word
    parts = [word(f"exploriana-type-{card.type}")]
    parts += [word("exploriana-board-points", points=card.points)] if card.points else []
    parts += [word("exploriana-board-coins", coins=card.coins)] if card.coins else []
    parts += [word("exploriana-board-renown", renown=card.renown)] if card.renown else []
    return "  ".join(parts)


def _hazard(scene: Scene, card: CardView, region: RegionView) -> str:
    """The hazard, and why it does not count if so."""
    word = scene.texts.word
    hazard = word(f"exploriana-hazard-{card.hazard}")
    if card.id == region.guide:
        return f"{hazard}, {word('exploriana-board-off-guide')}"
    return f"{hazard}, {word('exploriana-board-off-medic')}" if card.id == region.ignored else hazard


def _row(scene: Scene) -> Styled:
    """The explorer cards to be recruited, with what they cost to use and the coins on them."""
    word = scene.texts.word
    found: list[str] = []
    for entry in scene.view.row:
        about = [word("exploriana-board-costs", cost=entry.cost)]
        about += [word("exploriana-board-on-card", coins=entry.coins)] if entry.coins else []
        found.append(f"{_explorer(scene, entry.card)} ({', '.join(about)})")
    return Styled.assemble((word("exploriana-board-recruit"), f"bold {GOLD}"), f"  {', '.join(found)}")


def _explorer(scene: Scene, card: str) -> str:
    return scene.texts.word(f"exploriana-explorer-{card[:-2]}")


def _players(scene: Scene) -> Table:
    view: ExplorianaView = scene.view
    table = Table(box=None, header_style="dim")
    table.add_column("", no_wrap=True)
    for name in COLUMNS:
        table.add_column(scene.texts.word(f"exploriana-board-short-{name}"), justify="right")
    for player in view.seats:
        table.add_row(scene.player(player.seat), *_numbers(player))
    if view.society is not None:
        table.add_row(_other(scene, "society"), *_numbers(view.society))
    if view.rival_renown >= 0:
        table.add_row(_other(scene, "rival"), "", str(view.rival_renown), "", "")
    return table


def _numbers(player: PlayerView) -> list[str]:
    missions = f"{len(player.done)}/{len(player.done) + player.missions}"
    return [str(player.coins), str(player.renown), str(len(player.tokens)), missions]


def _own(scene: Scene, own: PlayerView, low: bool) -> Table:
    """Hand, open missions and collection; what missions ask for is left to the help if every line counts."""
    word = scene.texts.word
    hand = ", ".join(_explorer(scene, card) for card in own.hand)
    missions = [word(f"exploriana-mission-{name}") for name in own.open]
    told = [
        f"{mission}: {word(f'exploriana-mission-{name}.help')}"
        for name, mission in zip(own.open, missions, strict=True)
    ]
    cards = ", ".join(word(f"exploriana-card-{card}") for card in own.collection)
    table = Table.grid(padding=(0, 2))
    table.add_column(style=GOLD)
    table.add_row(word("exploriana-board-hand", count=own.hand_count), hand)
    table.add_row(word("exploriana-line-missions"), (", ".join(missions) if low else "\n".join(told)) or "–")
    table.add_row(word("exploriana-board-collection", cards=own.cards), cards)
    return table
