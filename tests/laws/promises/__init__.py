"""What is promised and what comes of it: by text, how the promise is measured on the position before and after.

Each game has a table `KEPT` that knows every text of its `gives`, and a function `whole` that says whether anything
worth telling came about that was not told. Both look at views and events alone, as a player does.
"""
