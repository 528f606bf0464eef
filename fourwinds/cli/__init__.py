"""The `fourwinds` command."""
