## Pages and everywhere

shell-home = Home
shell-pages = Pages
shell-play = Play
shell-my-tables = My tables
shell-rules = Rules
shell-about = About
shell-settings = Settings
shell-close = Close
shell-guest = Guest
shell-friend = Friend
shell-name = Name
shell-colour = Colour
shell-colour-indigo = Indigo, square
shell-colour-ochre = Ochre, diamond
shell-colour-moss = Moss, triangle
shell-colour-plum = Plum, star
shell-colour-teal = Teal, hexagon
shell-colour-vermilion = Vermilion, circle
shell-trouble = Something went wrong. Try again in a moment.
shell-offline = The server does not answer. It may be restarting.
shell-try-again = Try again
shell-off-the-map = Off the map
shell-lost = There is nothing at this address.
shell-no-such-game = There is no such game here.
shell-no-key = This device has no key to that table. Ask the host for your link.
shell-finding = Finding the table …
shell-does-not-open = This table does not open
shell-no-answer-yet = The server does not answer yet. This page goes on trying.

## Home

shell-which-way = Which way today?
shell-lead = Four games of exploration, for one to six. Play with friends by link, or against bots.
shell-start-a-table = Start a table
shell-play-now = Play now
shell-new-table = New table
shell-players = { $from ->
    [one] { $to ->
        [one] 1 player
       *[other] 1–{ $to } players
    }
   *[other] { $from }–{ $to } players
}
shell-coming = Coming
shell-coming-expedition = Expedition
    .about = Three expeditions, shared by all. Steer them to the places only you need to see.
shell-coming-exploiters = Explorers & Exploiters
    .about = Uncover the land, settle it well, and be first to place every settlement you hold.
shell-coming-exploriana = Exploriana
    .about = Turn one more card, or turn back? Rare finds wait on three shores; so do hazards.
shell-coming-explorers = Explorers
    .about = Mark your way across the map, one terrain at a time, before the temples are taken.
shell-continue = Continue
shell-all-tables = All { $count } tables
shell-no-tables = No tables yet. “Play now” seats you opposite two bots.
shell-finished = Finished
shell-closed = Closed by the host
shell-off-the-list = Take it off the list
shell-your-turn = It is your turn
shell-your-move = Your move
shell-look-in = Look in
shell-scores = Scores
shell-waiting-for = Waiting for { $seats }
shell-you = At the table you are
shell-no-account = No account: your name, colour and tables are kept on this device.

## Setting a table up

shell-new-table-of = New table: { $game }
shell-presets = Ready-made set-ups
shell-who-plays = Who plays
shell-solo-hint = One seat is a solo game
shell-how-you-play = How you play
shell-finer-rules = Finer rules
shell-open-table = Open the table
shell-too-few = The game cannot be played by this many people.
shell-name-of = Name of { $seat }
shell-change-colour = Change the colour: { $colour }
shell-level = Level
shell-pick-them = Pick them yourself …
shell-at-most = { $count ->
    [one] At most one
   *[other] At most { $count }
}
shell-kind-me = You
shell-kind-link = Friend
    .help = By link, on their own device
shell-kind-local = Here
    .help = Another person on this device
shell-kind-bot = Bot
shell-kind-empty = Empty
    .help = Nobody sits here
shell-sum = { $count ->
    [one] You alone play { $game }.
   *[other] { $who } play { $game }.
}
shell-sum-me = You
shell-sum-local = { $count ->
    [one] one more person here
   *[other] { $count } more people here
}
shell-sum-link = { $count ->
    [one] one friend by link
   *[other] { $count } friends by link
}
shell-sum-bot = { $count ->
    [one] one bot
   *[other] { $count } bots
}
shell-sum-usual = The usual rules.
shell-sum-option = { $option }: { $value }

## At the table

shell-board = Board
shell-my-sheet = My sheet
shell-players-tab = Players
shell-log = Log
shell-chat = Chat
shell-what-happened = What happened
shell-table-menu = Table
shell-round-turn = { $turn ->
    [0] Round { $round } of { $rounds }
   *[other] Round { $round } of { $rounds } · turn { $turn } of { $turns }
}
shell-round-step = Round { $round } · { $step }
shell-round = Round { $round }
shell-reconnecting = Connection lost, trying again …
shell-undo = Undo
shell-commit = Commit
shell-sure = Sure? Press again to commit
shell-besides = At any time
shell-really = Sure? Press again
shell-not-complete = Commit when complete
shell-final = Played at once; it cannot be taken back
shell-you-watch = You are watching.
shell-thinking = is choosing
shell-hint = Hint
shell-hint-thinking = Thinking …
shell-hint-why = Chance to win, out of { $games ->
    [one] one imagined game
   *[other] { $games } imagined games
}
shell-hint-alone = Expected points, out of { $games ->
    [one] one imagined game
   *[other] { $games } imagined games
}
shell-hint-games = Imagined games: { $games }
shell-hint-only = There is only this.
shell-hint-clear = Clear at first sight
shell-hint-sight = At first sight, the best first
shell-hint-tap = Tap to play it
shell-hint-chance = { $percent }%
shell-hint-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
shell-played-by-bot = { $name } (bot)
shell-bot-plays = { $bot } plays
shell-let-bot-play = Let a bot play …
shell-let-bot-play-for = Let a bot play for { $name }
shell-give-back = Give the seat back
shell-go-on-from-here = Go on from here
shell-here = At the table
shell-away = Away
shell-free-seat = Nobody sits here yet
shell-seats-here = Seats on this device
shell-say = Say something
shell-send = Send
shell-no-chat = Nothing has been said yet.
shell-what-you-know = All that this seat knows
shell-pass-to = Pass the device to { $name }
shell-pass-why = What comes next is for their eyes only.
shell-i-am = I am { $name }
shell-no-curtain = Everybody may look: no curtain at this table
shell-welcome = Welcome to the table
shell-welcome-why = Your friends see you by this name and colour.
shell-sit-down = Sit down
shell-just-watch = Just watch
shell-taken = Somebody sits here
shell-taken-by = { $name } has sat down with this link. You may watch, or ask for the seat; everybody at the table will read it.
shell-taken-own = Was that you? Then open “Links” on that device: there is one for your other devices.
shell-ask-for-seat = Ask for the seat
shell-leave = Leave the table
shell-close-table = Close the table
shell-links = Links
shell-link = Link
shell-links-why = Whoever sits down first has the seat, and nobody else can look in or play there. You can free it again; everybody is told.
shell-copy-link = Copy link
shell-copied = Copied
shell-qr = QR code
shell-renew = New link
shell-free = Free the seat
shell-not-here-yet = Not here yet
shell-watchers = Watchers
shell-watchers-why = They see what everybody may see
shell-other-device = To go on playing on another device
shell-other-device-why = Only for you: whoever has this link plays as you.
shell-notify = It is your turn

## Rules

shell-rule = Rule { $rule }
shell-search-rules = Search the rules
shell-nothing-found = Nothing found.
shell-table = Table of numbers

## The end

shell-final-scores = Final scores
shell-score-sheet = Score sheet
shell-you-win = { $points ->
    [one] You win with 1 point
   *[other] You win with { $points } points
}
shell-wins = { $points ->
    [one] { $name } wins with 1 point
   *[other] { $name } wins with { $points } points
}
shell-shared = { $points ->
    [one] { $names } share the victory with 1 point
   *[other] { $names } share the victory with { $points } points
}
shell-solo-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
shell-nobody-wins = Nobody wins this time
shell-ahead = { $points ->
    [one] 1 point ahead of { $name }.
   *[other] { $points } points ahead of { $name }.
}
shell-tie-break = Equal on points; the tie-break decided.
shell-your-place = { $points ->
    [one] You are number { $place } with 1 point.
   *[other] You are number { $place } with { $points } points.
}
shell-total = Total
shell-place = Place
shell-every-line = Show every line
shell-fewer-lines = Show the groups
shell-points-by-turn = Points after each turn
shell-replay = Replay
shell-run = Run
shell-pause = Pause
shell-turn-back = One turn back
shell-turn-on = One turn on
shell-move-of = Move { $ply } of { $last }
shell-save-record = Record
shell-record-names = Record with names
shell-stood-in = { $moves ->
    [one] { $bot } made one move for { $name }.
   *[other] { $bot } made { $moves } moves for { $name }.
}
shell-same-deal = Same deal
shell-again = Play again, same seats
shell-next-table = On to the next table

## Settings and keys

shell-language = Language
shell-theme = Light
shell-theme-system = As the device
shell-theme-light = Light
shell-theme-dark = Dark
shell-sound = Sound
    .help = A soft tick when it is your turn
shell-notify-me = Notifications
    .help = When it is your turn and this page is in the background
shell-notify-denied = The browser does not allow notifications from this page.
shell-confirm = Ask before a turn is committed
    .help = The button must be pressed twice
shell-keys = Keys
shell-key-move = move over the board
shell-key-mark = choose what the cursor is on
shell-key-undo = undo the last step
shell-key-commit = commit the turn
shell-key-choice = press the first, second, … button
shell-key-hint = a hint: what a bot would do
shell-key-rules = open the rules
shell-key-tab = to the next control
shell-key-close = close what lies on top
shell-key-help = this list

## About

shell-about-what = One table, four exploration games: with friends by link, together on one device, or against bots.
shell-about-who = Fourwinds is free software under the MIT licence. The wording of the rules, the maps and the drawings are our own work; icons and typefaces are credited below.
shell-about-games = The games
shell-about-notice = Fourwinds is made by players. It is not affiliated with, or endorsed by, the authors and publishers of the board games. Their names are used only to say which rules are played; all rights in the games stay with their owners. Buy the boxes: they are beautiful.
shell-credits = Credits
shell-credit-icons = Icons on boards and sheets
    .by = by { $names } and contributors
shell-credit-fonts = Typefaces
    .by = by { $names }
shell-credit-map = The coasts of the world
    .by = by { $names }
shell-credit-made = Built with
shell-privacy = What is kept
shell-privacy-text = This device keeps your name, your colour, your settings and the keys to your tables. The server keeps the tables. Nothing is sent anywhere else.
