"""Measures the play server."""
