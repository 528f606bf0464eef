"""Input that nobody would send: records, messages and edition files, each changed by lot."""
