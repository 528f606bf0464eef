## The tentative turn

prompt-commit = Your turn is whole: commit it, or take steps back.
prompt-broken = The moves after this point cannot be read any more; the game stands still until the host goes on from here.
prompt-broken-over = The game was over, but the moves after this point cannot be read any more.
prompt-closed = The host has closed this table.
refuse-stale = The table had changed before this arrived. Look again.
refuse-turn-complete = Your turn is whole. Commit it, or take a step back first.
refuse-incomplete = Your turn is not whole yet.
refuse-undo = There is no step to take back.
refuse-not-over = That can be seen when the game is over.
refuse-no-such-ply = The game has no such moment.
refuse-hint-thinking = A hint for this seat is already on its way.
refuse-no-hint = No hint was found this time.
refuse-closed = This table is closed.
refuse-broken = The game stands still until the host goes on.

## What happens at the table besides the game

news-sits-down = { $name } sits down.
news-freed = The host frees the seat of { $name }.
news-leaves = { $name } leaves the table. The seat is free.
news-asks = { $asker } asks for the seat of { $name }.
news-stands-in = { $bot } plays for { $name } now.
news-plays-again = { $name } plays again.
news-by-bot = { $bot } plays for { $name }.
news-closes = The host closes the table.
news-goes-on = The moves after this point could not be read. The host goes on from here.

## Messages that cannot be used

fault-hello = The connection was not opened as it should be.
fault-hello-again = This device is already at the table.
fault-not-your-seat = This seat is not yours.
fault-not-host = Only the host can do that.
fault-stand-in = This bot cannot play for that seat.
fault-still-here = A bot can take over only a seat whose person has left.
fault-too-early = A bot can take over only after a while: whoever sits there may come back.
fault-message = The server did not understand that message.
fault-flood = Too many messages at once.
fault-too-often = That was too often in a short time. Wait a moment.
fault-internal = Something went wrong on the server. The table is as it was kept.
fault-cannot-open = This table cannot be opened just now. Whoever runs the server finds the reason in its log.
fault-unwritable = The server cannot write to its disk right now. The table is as it was kept; try again in a moment.

## Requests that are refused

problem-unknown-table = There is no such table.
problem-unknown-seat = There is no such seat at this table.
problem-unknown-game = There is no such game.
problem-unknown-language = There is no such language.
problem-unknown-bot = There is no such bot.
problem-wrong-secret = This link does not open that, or it is no longer valid.
problem-seat-freed = Your seat at this table was freed, and everybody was told. Ask the host for a new link.
problem-seat-left = You have left this table.
problem-no-secret = The table's secret is missing.
problem-table = The game cannot be set up like that.
problem-not-over = That can be had when the game is over.
problem-over = The game is over.
problem-cannot-load = This table was opened with another version of the program and cannot be played with this one.
problem-body = The server did not understand the request.
problem-not-json = The request must be JSON.
problem-too-big = The request is too big.
problem-too-often = Too many requests in a short time. Wait a moment.
problem-tables-a-day = Too many tables were opened at your address today. Try again tomorrow.
problem-sockets = Too many tables are open at your address. Close some, then load this page again.
problem-full = The server is full. Try again later.
problem-origin = This request came from the page of another server.
problem-host = This server does not go by that name. Whoever runs it can allow the name with --allowed-host.
problem-internal = Something went wrong on the server.
problem-unwritable = The server cannot write to its disk right now. Try again in a moment.
problem-404 = There is nothing here.
problem-405 = That cannot be done here.
