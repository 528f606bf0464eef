"""Tries an installed wheel, on any system: `python -P tools/try_wheel.py compiled` (or `plain`) plays every game.

Run by cibuildwheel for every wheel, and by `make wheel`.
"""

import sys
from random import Random

from fourwinds import Match
from fourwinds.bots import make
from fourwinds.cli.main import version
from fourwinds.core.registry import games

expected = {"compiled": "(compiled)", "plain": "(interpreted)"}[sys.argv[1]]
if expected not in version():
    sys.exit(f"{version()}, not {expected}")
for name in games():
    match, rng = Match.new(name, players=2), Random(7)
    bots = [make("random", match.game, seed=seat) for seat in range(2)]
    while not match.over:
        match.settle(rng)
        for seat in match.state.turn().waiting[:1]:
            match.play(seat, bots[seat].choose(match.state.view(seat)))
    print(name, match.state.outcome())
print(version())
