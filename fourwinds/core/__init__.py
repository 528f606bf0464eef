"""What every game and everything around the games shares."""
