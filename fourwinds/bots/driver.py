"""How a bot is driven: the same at a table, in the terminal and in the arena."""

from __future__ import annotations

from fourwinds.bots.bot import Bot
from fourwinds.core.protocol import State


def decide(bot: Bot, state: State, seat: int) -> int:
    """What the bot does next in a seat that is asked: something besides its turn if it wants to, or a legal action."""
    besides = state.besides(seat)
    if besides:
        aside = bot.beside(state.view(seat))
        if aside in besides:
            return aside
    return bot.choose(state.view(seat))
