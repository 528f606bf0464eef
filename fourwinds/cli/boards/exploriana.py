"""Exploriana in a terminal: the three regions with their cards, the players, and what the seat itself holds."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text as Styled

from fourwinds.cli.boards.scene import Scene
from fourwinds.core.messages import Line
from fourwinds.games.exploriana.seen import ExplorianaView, PlayerView, RegionView
from fourwinds.texts import Texts

STYLES: Final = {"none": "", "wrong-turn": "yellow", "animal-attack": "red", "rockfall": "cyan"}
COLUMNS: Final = ("coins", "renown", "tokens", "missions")


def draw(scene: Scene, console: Console) -> None:
    """Regions, the row or the pack, the players, one's own things."""
    view: ExplorianaView = scene.view
    for region in view.regions:
        console.print(_region(scene, region))
    if view.row:
        names = [
            f"{_explorer(scene, entry.card)} {entry.cost}{' +' + str(entry.coins) if entry.coins else ''}"
            for entry in view.row
        ]
        console.print(f"{scene.texts.word('exploriana-board-recruit')}: {', '.join(names)}")
    console.print(_players(scene))
    if view.seat >= 0:
        console.print(_own(scene, view.seats[view.seat]))


def hints(view: ExplorianaView, texts: Texts) -> list[str]:
    """What one's own explorer cards and missions do and ask for."""
    if view.seat < 0:
        return []
    own = view.seats[view.seat]
    keys = [f"exploriana-explorer-{card[:-2]}" for card in own.hand]
    keys += [f"exploriana-mission-{mission}" for mission in own.open]
    return [f"{texts.word(key)}: {texts.word(f'{key}.help')}" for key in dict.fromkeys(keys)]


def sheets(view: ExplorianaView) -> list[list[Line]]:
    """The score sheets as they stand, if the table does not have to remember (R 11.5)."""
    found = [player.sheet for player in view.seats]
    return found if all(found) else []


def label(texts: Texts, words: str) -> str:
    """The usual sentences will do."""
    return ""


def _region(scene: Scene, region: RegionView) -> Styled:
    """Name, deck, risk and pawns in one line, then the cards, then the lost explorers."""
    texts = scene.texts
    deck = texts.word("exploriana-board-deck", deck=region.deck, reserve=region.reserve)
    line = Styled(f"{texts.word(f'exploriana-region-{region.id}')}: {deck}", "bold")
    if region.odds is not None:
        percent = texts.word("exploriana-board-percent", percent=round(100 * region.odds.risk))
        line.append(f" – {percent} {texts.word('exploriana-board-risk')}")
    pawns = [scene.names[pawn.seat] if pawn.kind == "own" else _other(scene, pawn.kind) for pawn in region.pawns]
    if pawns:
        line.append(f" – {', '.join(pawns)}")
    line.append("\n  ")
    for card in region.display:
        line.append_text(_card(scene, card, region))
    lost = [f"●{space.value or '?'}→{space.reward}" if space.token else f"○→{space.reward}" for space in region.lost]
    line.append(f"\n  {texts.word('exploriana-line-tokens')}: {' '.join(lost)}")
    return line


def _other(scene: Scene, kind: str) -> str:
    return scene.texts.word(f"exploriana-board-{kind}")


def _card(scene: Scene, card: str, region: RegionView) -> Styled:
    """A card with its hazard, which is struck out where it does not count."""
    printed = next(entry for entry in scene.view.cards if entry.id == card)
    found = Styled(scene.texts.word(f"exploriana-card-{card}"))
    if printed.hazard != "none":
        style = STYLES[printed.hazard] + (" strike" if card in (region.guide, region.ignored) else "")
        found.append(f" [{scene.texts.word(f'exploriana-hazard-{printed.hazard}')}]", style)
    return found.append("   ")


def _explorer(scene: Scene, card: str) -> str:
    return scene.texts.word(f"exploriana-explorer-{card[:-2]}")


def _players(scene: Scene) -> Table:
    view: ExplorianaView = scene.view
    table = Table(box=None)
    table.add_column("")
    for name in COLUMNS:
        table.add_column(scene.texts.word(f"exploriana-line-{name}"), justify="right")
    for player in view.seats:
        table.add_row(scene.names[player.seat], *_numbers(player))
    if view.society is not None:
        table.add_row(_other(scene, "society"), *_numbers(view.society))
    if view.rival_renown >= 0:
        table.add_row(_other(scene, "rival"), "", str(view.rival_renown), "", "")
    return table


def _numbers(player: PlayerView) -> list[str]:
    missions = f"{len(player.done)}/{len(player.done) + player.missions}"
    return [str(player.coins), str(player.renown), str(len(player.tokens)), missions]


def _own(scene: Scene, own: PlayerView) -> str:
    """Hand, open missions and collection."""
    texts = scene.texts
    hand = ", ".join(_explorer(scene, card) for card in own.hand) or "–"
    missions = ", ".join(texts.word(f"exploriana-mission-{mission}") for mission in own.open) or "–"
    cards = ", ".join(texts.word(f"exploriana-card-{card}") for card in own.collection)
    collection = texts.word("exploriana-board-collection", cards=own.cards)
    return f"{hand}\n{texts.word('exploriana-line-missions')}: {missions}\n{collection}: {cards}"
