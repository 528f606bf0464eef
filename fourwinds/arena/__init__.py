"""Games between bots in bulk: ratings, and what they tell about a game's balance."""
