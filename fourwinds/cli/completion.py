"""`fourwinds completion`: lets a shell complete commands, options, games and files."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter, _SubParsersAction
from collections.abc import Iterator
from typing import Any, Final

from fourwinds.cli.arguments import Commands
from fourwinds.core import registry

SHELLS: Final = ("bash", "zsh", "fish", "tcsh")
WHERE: Final = """bash: fourwinds completion bash >> ~/.bash_completion
zsh:  fourwinds completion zsh > a file _fourwinds in a folder of $fpath
fish: fourwinds completion fish > ~/.config/fish/completions/fourwinds.fish"""


def add(commands: Commands) -> None:
    """Adds the command."""
    parser = commands.add_parser(
        "completion",
        help="let your shell complete this command",
        description=WHERE,
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("shell", choices=SHELLS)
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Prints what the shell has to read."""
    import shtab

    from fourwinds.cli.main import parser

    whole = parser()
    for action in _all(whole):
        if action.metavar == "GAME":
            action.choices = list(registry.games())
        elif action.metavar in ("FILE", "RECORD"):
            action.complete = shtab.FILE
        elif action.metavar == "FOLDER":
            action.complete = shtab.DIRECTORY
    print(shtab.complete(whole, args.shell))
    return 0


def _all(parser: ArgumentParser) -> Iterator[Any]:
    """The arguments of a parser and of all commands below it."""
    for action in parser._actions:
        yield action
        if isinstance(action, _SubParsersAction):
            for below in action.choices.values():
                yield from _all(below)
