"""Every text that the code can ask for exists in every language and formats."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files as resources
from random import Random
from typing import Any, get_type_hints

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from fourwinds.core import registry
from fourwinds.core.match import Match
from fourwinds.core.messages import Event, Refusal, Text, Unusable
from fourwinds.core.playout import draw
from fourwinds.core.protocol import CHANCE, PUBLIC, Game
from fourwinds.games.explorers.terms import GOALS, OBJECTS, QUADRANTS, TERRAINS
from fourwinds.games.explorers.view import PHASES
from fourwinds.games.exploriana.terms import CARDS, REGIONS
from fourwinds.texts import LANGUAGES, MissingText, Texts, sources
from fourwinds.texts.files import folders, source

GAMES = list(registry.games().values())
OTHERS = [language for language in LANGUAGES if language != "en"]
NAMES = {
    *(f"{game.id}-name" for game in GAMES),
    *(f"language-{language}" for language in LANGUAGES),
    *(f"shell-coming-{game}" for game in ("expedition", "exploiters", "explorers", "exploriana")),
    "shell-kind-bot",
    "exploiters-board-letter-red",
    "exploiters-board-letter-blue",
}
"""Texts that may read the same in every language, besides those without a word of their own."""
PEOPLE_AND_PLACES = re.compile(r"expedition-(place-[^.]+(\.where|\.short)?|card-x\d)")
"""Names that many languages share."""
WORDS = {"goal": GOALS[0], "object": OBJECTS[1], "region": REGIONS[0], "card": CARDS[0]}
"""What stands in an event's field of that name; in other fields any word does."""

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


# The files


class Variables(Visitor):
    """Collects the variables of a pattern and its letters outside of them."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.letters = ""

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.letters += "".join(filter(str.isalpha, node.value))


def look(pattern: ftl.Pattern) -> Variables:
    variables = Variables()
    variables.visit(pattern)
    return variables


def patterns_of(text: str) -> Iterator[tuple[str, ftl.Pattern]]:
    """The messages and attributes of a Fluent file."""
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message | ftl.Term):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


@cache
def patterns(language: str) -> dict[str, ftl.Pattern]:
    return {key: pattern for text in sources(language) for key, pattern in patterns_of(text)}


@every_language
def test_no_text_stands_twice(language: str) -> None:
    keys = [key for text in sources(language) for key, _ in patterns_of(text)]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("language", OTHERS)
def test_languages_have_the_same_texts(language: str) -> None:
    assert list(patterns(language)) == list(patterns("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_languages_use_the_same_variables(language: str) -> None:
    for key, pattern in patterns("en").items():
        assert look(patterns(language)[key]).found == look(pattern).found, key


def test_everything_is_translated() -> None:
    for key, pattern in patterns("en").items():
        same = all(pattern.equals(patterns(language)[key]) for language in OTHERS)
        named = key in NAMES or PEOPLE_AND_PLACES.fullmatch(key)
        assert not same or named or not look(pattern).letters, key


@every_language
def test_texts_are_named_after_their_owner(language: str) -> None:
    prefixes = [f"{owner}-" for owner in folders() if owner]
    assert {game.id for game in GAMES} <= set(folders())
    for owner in folders():
        for key, _ in patterns_of(source(owner, language)):
            assert [prefix for prefix in prefixes if key.startswith(prefix)] == ([f"{owner}-"] if owner else [])


def test_french_has_no_line_break_before_its_marks() -> None:
    for text in sources("fr"):
        assert re.findall(r".* [:;!?»].*|.*« .*", text) == []


# What the code asks for


def constants(node: ast.expr) -> list[str]:
    """The strings that an expression may be."""
    if isinstance(node, ast.IfExp):
        return constants(node.body) + constants(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def calls(package: str, module: str, function: str) -> list[ast.Call]:
    tree = ast.parse((resources(package) / module).read_text("utf-8"))
    found = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [node for node in found if isinstance(node.func, ast.Name) and node.func.id == function]


def sample(key: str, call: ast.Call) -> Text:
    """The text of a call with a sample for each argument written there; all it needs if some are not written."""
    written = [node for node in call.args if isinstance(node, ast.Dict)]
    entries = [entry for node in written for entry in node.keys]
    names = [name for entry in entries if entry for name in constants(entry)]
    plain = all(isinstance(node, ast.Constant | ast.IfExp | ast.Dict) for node in call.args)
    if not plain or None in entries:
        names = sorted(look(patterns("en")[key]).found)
    return Text(key, {name: 2 if name in ("seat", "seats", "xs", "count") else "h7" for name in names})


def refusals(game: Game) -> list[Text]:
    found = calls(f"fourwinds.games.{game.id}", "refusals.py", "_no")
    assert found
    return [sample(f"{game.id}-refuse-{name}", call) for call in found for name in constants(call.args[1])]


def written(game: Game) -> list[Text]:
    """Every text whose key stands in the game's source: prompts and all others."""
    package = f"fourwinds.games.{game.id}"
    modules = sorted(entry.name for entry in resources(package).iterdir() if entry.name.endswith(".py"))
    found = [call for module in modules for call in calls(package, module, "Text")]
    return [sample(key, call) for call in found for key in constants(call.args[0])]


def instance(event: type[Event], number: int) -> Event:
    samples: dict[Any, Any] = {int: number, Text: Text("yes"), list[int]: [number] * 2, list[str]: ["h7"] * number}
    fields = {name: hint for name, hint in get_type_hints(event).items() if name != "only"}
    return event(None, **{name: samples.get(hint, WORDS.get(name, "h7")) for name, hint in fields.items()})


def event_types(game: Game) -> list[type[Event]]:
    module = importlib.import_module(f"fourwinds.games.{game.id}.events")
    types = [value for value in vars(module).values() if isinstance(value, type) and issubclass(value, Event)]
    return [event for event in types if event is not Event]


def events(game: Game) -> list[Text]:
    return [instance(event, number).text() for event in event_types(game) for number in range(4)]


def choices(game: Game) -> list[str]:
    keys = [f"{game.id}-name", f"{game.id}-tagline", f"{game.id}-about"]
    for option in game.options:
        name = f"{game.id}-option-{option.id}"
        keys += [name, f"{name}.help", *(f"{name}-{value}" for value in option.values)]
        keys += [f"{game.id}-goal-{item}" for item in option.items]
    for preset in game.presets:
        keys += [f"{game.id}-preset-{preset.id}", f"{game.id}-preset-{preset.id}.help"]
    return keys


def any_match(game: Game, players: int, rng: Random) -> Match:
    while True:
        options = {option.id: rng.choice((*option.values, *option.items)) for option in game.options}
        try:
            return Match.new(game.id, players, options)
        except Unusable:
            continue


def brought(match: Match, seat: int, action: int) -> list[Text]:
    gift = match.game.gives(match.state, seat, action)
    return [gift] if gift else []


def told(match: Match, rng: Random) -> Iterator[Text]:
    """Everything that is said in a random game."""
    happened: list[Event] = []
    state = match.state
    while waiting := state.turn().waiting:
        seat = waiting[0]
        yield from (state.prompt(reader) for reader in (PUBLIC, *range(match.config.players)))
        action = draw(state, rng) if seat == CHANCE else rng.choice(state.legal(seat))
        yield from [] if seat == CHANCE else brought(match, seat, action)
        state.apply(seat, action, happened)
    yield state.prompt(PUBLIC)
    outcome = state.outcome()
    assert outcome is not None
    yield from (event.text() for event in happened)
    yield from (Text(line.key) for sheet in outcome.sheets for line in sheet)
    yield from [outcome.title] if outcome.title else []


def played(game: Game) -> list[Text]:
    rng = Random(4)
    matches = [Match.new(game.id, preset.players, preset.options) for preset in game.presets]
    matches += [any_match(game, players, rng) for players in game.players for _ in range(3)]
    texts = {repr(text): text for match in matches for text in told(match, rng)}
    return list(texts.values())


@cache
def asked_for(game: Game) -> list[Text]:
    actions = [game.action(index) for index in range(game.actions)]
    groups = [group for action in actions if (group := game.group(action)) is not None]
    return [
        *(game.describe(action) for action in actions),
        *groups,
        *events(game),
        *refusals(game),
        *written(game),
        *played(game),
    ]


@every_language
@every_game
def test_what_the_game_says(language: str, game: Game) -> None:
    texts = Texts(language)
    for text in asked_for(game):
        assert texts.say(text, ["Ann", "Bob", "Cem", "Dan"]).strip(), text
        needed = look(patterns(language)[text.key]).found
        assert needed <= set(text.args), text


@every_language
@every_game
def test_what_is_chosen_before_the_game(language: str, game: Game) -> None:
    for key in choices(game):
        assert Texts(language).word(key).strip()
    for option in game.options:
        assert len(option.helps) == len(option.items)
        assert all(Texts(language).say(help_).strip() for help_ in option.helps)


@every_language
def test_refusals_of_a_match(language: str) -> None:
    found = [
        sample(key, call) for call in calls("fourwinds.core", "match.py", "Text") for key in constants(call.args[0])
    ]
    assert len(found) == 5
    for text in found:
        assert Texts(language).say(text).strip()


@every_language
def test_words_of_explorers(language: str) -> None:
    lists = {
        "terrain": TERRAINS,
        "object": (*OBJECTS[1:], "village"),
        "phase": PHASES,
        "goal": GOALS,
        "line": [f"{kind}-{round_}" for kind in ("provisions", "gems") for round_ in range(1, 5)],
        "line-village": QUADRANTS,
        "line-temple": QUADRANTS,
    }
    texts = Texts(language)
    for kind, names in lists.items():
        said = [texts.word(f"explorers-{kind}-{name}") for name in names]
        assert len(set(said)) == len(said)
    assert all(texts.word(f"explorers-title-{rank}", rank=rank) for rank in range(1, 7))
    assert texts.word("explorers-mode-none")


ONE_SETTLER: dict[str, int | str | Text] = {"colour": "Blue", "piece": "hamlet", "settlers": 1, "usable": 0}


@pytest.mark.parametrize(
    ("language", "key", "args", "said"),
    [
        ("en", "exploiters-board-foundation", ONE_SETTLER, "Blue: a hamlet, 1 settler, 0 of them free of barbarians"),
        ("de", "exploiters-board-legend-battle", {}, "in den Kampf, Bewegung endet"),
        ("de", "expedition-board-add-short", {}, "Dazulegen"),
        ("de", "expedition-board-remove-short", {}, "Zurücknehmen"),
        ("it", "explorers-closing-map", {}, "Gioca su questo paesaggio"),
        ("fr", "expedition-board-last-round", {}, "Dernier tour de table"),
        ("it", "expedition-board-last-round", {}, "Ultimo giro"),
    ],
)
def test_texts_that_meant_something_else(language: str, key: str, args: dict[str, int | str | Text], said: str) -> None:
    """One thing for several settlers, "Zug" for a move, "more" and "back" for arrows, a scroll for the map, a round."""
    assert Texts(language).say(Text(key, args)) == said


# Formatting


def test_texts_within_texts() -> None:
    side = Text(
        "explorers-side-pair", {"one": Text("explorers-terrain-prairie"), "other": Text("explorers-terrain-water")}
    )
    place = Text("explorers-prompt-place", {"xs": 2, "side": side})
    assert Texts("en").say(place) == "Place 2 more Xs on prairie or water."
    assert Texts("de").say(place) == "Setze noch 2 Kreuze auf Grasland oder Gewässer."
    assert Texts("fr").say(place) == "Place encore 2 croix sur des cases herbe ou eau."
    assert Texts("it").say(place) == "Metti ancora 2 X su pianura o acqua."


def test_plurals() -> None:
    side = Text("explorers-terrain-prairie")
    assert Texts("en").word("explorers-prompt-place", xs=1, side=side) == "Place 1 more X on prairie."
    assert Texts("de").word("explorers-prompt-place", xs=1, side=side) == "Setze noch 1 Kreuz auf Grasland."


@pytest.mark.parametrize(
    ("bonus", "said"),
    [
        (0, "Ann explores temple A: 12 points."),
        (1, "Ann explores temple A: 12 points, 1 bonus X."),
        (3, "Ann explores temple A: 12 points, 3 bonus Xs."),
    ],
)
def test_selected_parts(bonus: int, said: str) -> None:
    text = Text("explorers-event-temple", {"seat": 0, "quadrant": "A", "points": 12, "bonus": bonus})
    assert Texts("en").say(text, ["Ann"]) == said


def test_seats_are_said_as_names() -> None:
    names = ["Ann", "Bob", "Cem"]
    texts = Texts("en")
    action = Text("explorers-action-first", {"seat": 2})
    assert texts.say(action, names) == "Cem begins"
    assert texts.say(action) == "Player 3 begins"
    decided = Text("explorers-event-decided", {"seat": 1, "action": action})
    assert texts.say(decided, names) == "Bob: Cem begins"


@pytest.mark.parametrize(
    ("seats", "said"),
    [("0", "Ann"), ("0,2", "Ann and Cem"), ("0,1,2", "Ann, Bob and Cem"), ("0,1,2,3", "Ann, Bob, Cem and Player 4")],
)
def test_lists_of_seats(seats: str, said: str) -> None:
    text = Text("explorers-prompt-wait", {"seats": seats, "count": 1})
    assert Texts("en").say(text, ["Ann", "Bob", "Cem"]) == f"Waiting for {said}."


def test_refusals_name_their_rule() -> None:
    texts = Texts("en")
    assert texts.refusal(Refusal("7.4", Text("explorers-refuse-key"))) == "R 7.4: The temple needs an unused key."
    assert texts.refusal(Refusal("", Text("refuse-game-over"))) == "The game is over."


def test_nothing_isolates_the_arguments() -> None:
    assert Texts("en").word("seat-name", number=1) == "Player 1"


@pytest.mark.parametrize("key", ["explorers-nonsense", "explorers-name.help", "explorers-nonsense.help", ""])
def test_missing_texts_are_named(key: str) -> None:
    assert not Texts("fr").has(key)
    with pytest.raises(MissingText, match=f"^no text '{key}' in 'fr'$"):
        Texts("fr").word(key)


def test_missing_arguments_are_named() -> None:
    with pytest.raises(MissingText, match=r"^text 'seat-name' in 'en': .*number"):
        Texts("en").word("seat-name")


def test_unknown_languages_are_refused() -> None:
    with pytest.raises(Unusable, match="unknown language 'tlh'; known: en, de, fr, it"):
        Texts("tlh")
