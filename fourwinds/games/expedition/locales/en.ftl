## The game

expedition-name = Expedition
expedition-tagline = Three expeditions, one world, everybody pulls.
expedition-about = Three expeditions set out from Greenwich, and everybody may lead any of them. Bring them to the places on your cards before the others turn them away, collect tickets at the red dots, and keep an eye on the arrows: when they are used up, the journey is over.

## Expeditions

expedition-colour-crimson = Crimson
expedition-colour-cobalt = Cobalt
expedition-colour-amber = Amber

## Phases

expedition-phase-first = First player
expedition-phase-deal = Dealing
expedition-phase-reveal = Public cards
expedition-phase-market = Opening the market
expedition-phase-redraw = Redraw
expedition-phase-tokens = Important Destinations
expedition-phase-turn = Turn
expedition-phase-ticket = Arrow for a ticket
expedition-phase-branch = Branch
expedition-phase-bonus = Bonus arrow
expedition-phase-keep = Exchange
expedition-phase-penalty = Wrong claim
expedition-phase-event = Event card
expedition-phase-draw = Drawing cards
expedition-phase-refill = New public card
expedition-phase-secret = Turning a secret card
expedition-phase-stall = Restocking the market
expedition-phase-over = Game over

## Actions, as a button says them

expedition-action-arrow = { $colour }: { $from } → { $to }
expedition-action-ticket = Place an arrow for a ticket
expedition-action-decline = Decline
expedition-action-done = Done
expedition-action-end = End the turn
expedition-action-remove = Take back the last { $colour } arrow
expedition-action-exchange = Exchange { $place }
expedition-action-keep = Keep { $place }
expedition-action-give = Give { $place } for it
expedition-action-under = Put { $place } under the deck
expedition-action-take = Take { $place }
expedition-action-token = Token on { $place }
expedition-action-lift = Take the token off { $place }
expedition-action-aside = Set { $place } aside
expedition-action-hold = Hold { $place } back
expedition-action-hold-last = Hold my last card back
expedition-action-release = Release { $place }
expedition-action-release-last = Release my last card
expedition-action-score = Score { $place }
expedition-action-peek = Peek at secret card { $slot }
expedition-action-claim = Claim secret card { $slot }
expedition-action-buy = Buy { $card }
expedition-action-play = Play { $card }
expedition-action-first = { $seat } begins
expedition-action-deal = Dealt: { $place }
expedition-action-reveal = Public card: { $place }
expedition-action-draw = Drawn: { $place }
expedition-action-secret = Secret card: { $place }
expedition-action-stall = In the market: { $card }
expedition-group-arrow = { $colour } from { $from }
expedition-group-hold = Hold a card back, or release one
expedition-closing-token = Place the token
expedition-closing-redraw = Draw new cards
expedition-closing = { $arrows ->
        [0] End the turn without an arrow
        [one] End the turn with 1 arrow
       *[other] End the turn with { $arrows } arrows
    }{ $tickets ->
        [0] {""}
        [one] , 1 ticket spent
       *[other] , { $tickets } tickets spent
    }

## What an action brings

expedition-gives-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
expedition-gives-less = { $points ->
    [one] 1 point less
   *[other] { $points } points less
}
expedition-gives-penalty = costs a token
expedition-gives-own = { $points ->
    [one] scores { $place } for you: 1 point
   *[other] scores { $place } for you: { $points } points
}
expedition-gives-held = reaches { $place }, which you hold back
expedition-gives-public = scores { $place } from the public row: 1 point
expedition-gives-secret = reaches the secret { $place }: 2 points
expedition-gives-claim = reaches the secret { $place }: claim it for 2 points
expedition-gives-other = reaches { $place }, which { $seat } wants
expedition-gives-ticket = a ticket
expedition-gives-bonus = a bonus arrow
expedition-gives-loop = closes a loop
expedition-gives-and-loop = { $gain }; closes a loop
expedition-gives-travelled = an arrow already touches its place
expedition-gives-explorer = { $points ->
    [0] nothing yet
    [one] by now 1 point
   *[other] by now { $points } points
}

## What the table waits for

expedition-prompt-over = The game is over.
expedition-prompt-chance = One moment: chance decides.
expedition-prompt-wait = Waiting for { $seats }.
expedition-prompt-redraw = { $cards ->
    [0] Four tokens cannot be placed with your hand: choose cards to set aside.
    [one] 1 card set aside. Choose more, or draw a new one.
   *[other] { $cards } cards set aside. Choose more, or draw as many.
}
expedition-prompt-tokens = { $left ->
    [one] Choose your last Important Destination.
   *[other] Choose an Important Destination; { $left } are still to be placed.
}
expedition-prompt-turn = { $tickets ->
    [0] Place an arrow on any expedition.
    [one] Place an arrow on any expedition; you may also spend 1 ticket.
   *[other] Place an arrow on any expedition; you may also spend { $tickets } tickets.
}
expedition-prompt-go-on = { $tickets ->
    [0] End your turn.
    [one] Spend a ticket, or end your turn.
   *[other] Spend up to { $tickets } tickets, or end your turn.
}
expedition-prompt-ticket = Place the arrow you have paid for.
expedition-prompt-branch = { $colour } has closed a loop: place an arrow that leaves it.
expedition-prompt-bonus = You may place a bonus arrow on any expedition.
expedition-prompt-bonus-peek = You may place a bonus arrow on any expedition, or peek at a secret card.
expedition-prompt-keep = Which card do you keep?
expedition-prompt-penalty = Your claim was wrong: which token do you take off the map?
expedition-prompt-winds = { $arrows ->
    [one] Fair Winds: you may place one more arrow, not in the colour of the first.
   *[other] Fair Winds: you may place { $arrows } arrows, each in another colour.
}
expedition-prompt-look = Chart Room: keep one of these cards for one of yours, or decline.
expedition-prompt-give = Chart Room: which card of your hand do you give?
expedition-prompt-order = Chart Room: which card goes under the deck next?
expedition-prompt-lift = Change of Plans: which token do you move?
expedition-prompt-move = Change of Plans: where does the token go?
expedition-prompt-bearings = Lost Bearings: which expedition loses its last arrow?
expedition-prompt-report = Belated Report: which public card do you score?
expedition-prompt-commission = { $left ->
    [one] New Commission: you may choose one more public card to replace.
   *[other] New Commission: you may choose up to { $left } public cards to replace.
}

## What happened

expedition-event-first = { $seat } is First Player.
expedition-event-dealt = { $seat } gets { $place }.
expedition-event-revealed = New public destination: { $place }.
expedition-event-near = { $place } is near Start and goes back into the deck.
expedition-event-secret = A card is laid face down into secret slot { $slot }.
expedition-event-stall = New in the market: { $card }.
expedition-event-redrawn = { $cards ->
    [one] { $seat } sets 1 card aside and draws another.
   *[other] { $seat } sets { $cards } cards aside and draws as many.
}
expedition-event-token = { $seat } wants to go to { $place }.
expedition-event-lifted = { $seat } takes the token off { $place }.
expedition-event-turn = Turn { $turn }: { $seat }.
expedition-event-arrow = { $cause ->
        [ticket] { $seat } pays for an arrow
        [bonus] { $seat } places a bonus arrow
        [branch] { $seat } branches off
        [event] { $seat } has fair winds
       *[main] { $seat } places an arrow
    }, { $colour ->
        [crimson] crimson
        [cobalt] cobalt
       *[amber] amber
    }: { $from } → { $to }.
expedition-event-removed = { $colour ->
    [crimson] { $seat } takes the last crimson arrow back to { $to }.
    [cobalt] { $seat } takes the last cobalt arrow back to { $to }.
   *[amber] { $seat } takes the last amber arrow back to { $to }.
}
expedition-event-gained = { $tickets ->
    [0] No ticket is left for { $seat }.
    [one] { $seat } gains a ticket.
   *[other] { $seat } gains { $tickets } tickets.
}
expedition-event-spent = { $tickets ->
    [one] { $seat } spends a ticket.
   *[other] { $seat } spends { $tickets } tickets.
}
expedition-event-loop = { $colour ->
    [crimson] { $seat } closes a crimson loop of { $spaces } spaces.
    [cobalt] { $seat } closes a cobalt loop of { $spaces } spaces.
   *[amber] { $seat } closes an amber loop of { $spaces } spaces.
}
expedition-event-bonus = { $seat } may place a bonus arrow.
expedition-event-declined = { $seat } declines.
expedition-event-scored = { $source ->
        [important] { $seat } scores the Important Destination { $place }
        [public] { $seat } scores the public card { $place }
        [secret] { $seat } scores the secret card { $place }
       *[hand] { $seat } scores { $place }
    }: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
expedition-event-hold = { $held ->
    [1] You hold { $place } back.
   *[0] You release { $place }.
}
expedition-event-hold-last = { $held ->
    [1] You hold your last card back.
   *[0] You release your last card.
}
expedition-event-exchanged = { $seat } exchanges a card.
expedition-event-drawn = You see { $place }.
expedition-event-shuffled = { $cards ->
    [one] The deck is empty: 1 discarded card is the new deck.
   *[other] The deck is empty: { $cards } discarded cards are shuffled into a new one.
}
expedition-event-bought = { $seat } buys { $card }.
expedition-event-played = { $seat } plays { $card }.
expedition-event-under = { $seat } puts { $place } under the deck.
expedition-event-peeked = { $seat } peeks at secret card { $slot }.
expedition-event-claimed = { $result ->
    [right] { $seat } claims secret card { $slot }: { $place } is right.
    [elsewhere] { $seat } claims secret card { $slot }: { $place }, where another expedition stands. It is discarded.
   *[wrong] { $seat } claims secret card { $slot }: { $place } is wrong.
}
expedition-event-points = { $points ->
    [-1] { $seat } loses 1 point.
   *[1] { $seat } gains 1 point.
}
expedition-event-last-round = { $seat } has scored the last card: this is the last round.
expedition-event-over = { $reason ->
    [hand] The last round is over.
    [arrows] The last arrow is placed: the game is over.
   *[cap] The game has reached its last turn.
}
expedition-event-end = { $points ->
    [one] { $seat } ends with { $points } point, place { $rank }.
   *[other] { $seat } ends with { $points } points, place { $rank }.
}

## Refused actions

expedition-refuse-unknown = There is no such action in this game.
expedition-refuse-chance-decides = Chance decides that, not you.
expedition-refuse-chance-other = Chance has something else to decide now.
expedition-refuse-card-gone = That card cannot come up now.
expedition-refuse-stall-gone = That card is not there to be laid out.
expedition-refuse-not-in-hand = { $place } is not in your hand.
expedition-refuse-redraw-one = Set at least one card aside.
expedition-refuse-redraw-first = First set cards aside, so that you can place your tokens.
expedition-refuse-redraw-over = Cards are set aside only in the set-up.
expedition-refuse-tokens-first = First everybody chooses Important Destinations.
expedition-refuse-tokens-stay = Tokens stay where they are.
expedition-refuse-near-start = { $place } is too near to Start.
expedition-refuse-token-twice = Your token already stands on { $place }.
expedition-refuse-token-neighbour = { $place } is next to one of your tokens.
expedition-refuse-token-strands = With a token on { $place } you could not place the others any more.
expedition-refuse-token-travelled = An arrow already touches { $place }.
expedition-refuse-token-same = The token comes from { $place }.
expedition-refuse-penalty-own = You have no token there.
expedition-refuse-penalty-first = First take a token off the map for your wrong claim.
expedition-refuse-keep-drawn = You have not drawn that card.
expedition-refuse-keep-first = First choose which card you keep.
expedition-refuse-branch-first = First { $colour } must branch off its loop.
expedition-refuse-bonus-first = First use your bonus or decline it.
expedition-refuse-ticket-first = First place the arrow you have paid for.
expedition-refuse-event-first = First finish { $card }.
expedition-refuse-lift-own = That is no token of yours that could go elsewhere.
expedition-refuse-lift-twice = You have already lifted a token.
expedition-refuse-lift-before = First lift the token that moves.
expedition-refuse-chart-step = Chart Room asks for something else now.
expedition-refuse-commission-card = That is no public card you can still choose.
expedition-refuse-report-card = That is no public card that an arrow touches.
expedition-refuse-main-done = You have already placed your arrow for this turn.
expedition-refuse-over = { $colour } has no arrow left.
expedition-refuse-not-at-head = { $colour } goes on from { $place }.
expedition-refuse-parallel = A { $colour } arrow already lies on the way to { $place }.
expedition-refuse-second-loop = { $colour } has already closed a loop this turn and may not go to { $place } again.
expedition-refuse-ticket-red = A ticket does not pay for an arrow onto a red dot.
expedition-refuse-same-colour = The second arrow needs another colour than { $colour }.
expedition-refuse-branch-loops = { $colour } has already been to { $place }; a branch leads somewhere new.
expedition-refuse-branch-same = The new branch of { $colour } must not go back to { $place }.
expedition-refuse-branch-off = { $place } is not on the loop of { $colour }.
expedition-refuse-ticket-limit = { $limit ->
    [one] You may spend only 1 ticket a turn.
   *[other] You may spend only { $limit } tickets a turn.
}
expedition-refuse-no-ticket = { $tickets ->
    [one] You have no ticket.
   *[other] You do not have { $tickets } tickets.
}
expedition-refuse-arrow-owed = You must still place your arrow.
expedition-refuse-nothing-to-decline = There is nothing to decline or to finish.
expedition-refuse-no-placement = A ticket could not pay for any arrow now.
expedition-refuse-not-started = { $colour } has not started.
expedition-refuse-remove-over = { $colour } is over; its last arrow stays.
expedition-refuse-remove-branch = { $colour } has already had a loop this turn, so its branch stays.
expedition-refuse-deck-empty = There is no card left to draw.
expedition-refuse-nothing-to-choose = There is no such card to choose now.
expedition-refuse-order-later = You can do that only in your turn, with nothing else to decide.
expedition-refuse-order-changed = You have already changed this order in this turn.
expedition-refuse-order-same = That is your order already.
expedition-refuse-not-travelled = No arrow touches { $place }.
expedition-refuse-one-late = You may score only one card a turn that was reached earlier.
expedition-refuse-no-secrets = There are no secret destinations in this game.
expedition-refuse-slot-empty = No card lies there.
expedition-refuse-peeked = You have already looked at this card.
expedition-refuse-peek-bonus = You may peek only in place of a bonus arrow.
expedition-refuse-claimed = You have already made your claim for this arrow.
expedition-refuse-claim-late = You may claim only right after your arrow has reached a location.
expedition-refuse-no-market = There is no market in this game.
expedition-refuse-not-for-sale = { $card } is not for sale.
expedition-refuse-one-purchase = You may buy only one card a turn.
expedition-refuse-buy-later = You can buy only with nothing else to decide.
expedition-refuse-event-at-once = { $card } works when it is bought and is not kept.
expedition-refuse-event-not-yours = { $card } does not lie before you.
expedition-refuse-event-at-end = { $card } works by itself at the end.
expedition-refuse-event-nothing = { $card } would do nothing now.
expedition-refuse-port-late = { $card } is played right after your arrow has reached a location.

## Score sheet

expedition-line-hand = Cards from the hand
expedition-line-important = Important Destinations
expedition-line-public = Public destinations
expedition-line-secret = Secret destinations
expedition-line-claims = Wrong claims
expedition-line-cards-left = Cards left in hand
expedition-line-tokens-left = Tokens left on the map

## Before the game

expedition-preset-basic = Basic game
    .help = The rules for a first journey.
expedition-preset-advanced = Advanced game
    .help = New rules 1 and 2, the market and secret destinations.
expedition-preset-duel = Duel
    .help = Two players with twelve cards each.

expedition-option-first_player = First Player
    .help = Who begins.
expedition-option-first_player-random = By chance
expedition-option-first_player-0 = Seat 1
expedition-option-first_player-1 = Seat 2
expedition-option-first_player-2 = Seat 3
expedition-option-first_player-3 = Seat 4
expedition-option-first_player-4 = Seat 5
expedition-option-first_player-5 = Seat 6
expedition-option-new_rule_1 = Late scoring
    .help = How many cards may be scored after their place was reached: any number at any time, or one in each own turn.
expedition-option-new_rule_1-true = One a turn (new rule 1)
expedition-option-new_rule_1-false = At any time
expedition-option-new_rule_2 = Tickets and red dots
    .help = Whether a ticket may pay for an arrow onto a red dot.
expedition-option-new_rule_2-true = Not allowed (new rule 2)
expedition-option-new_rule_2-false = Allowed
expedition-option-market = Market
    .help = Explorer cards for points at the end, event cards for surprises.
expedition-option-market-true = With explorers and events
expedition-option-market-false = Without
expedition-option-secret = Secret destinations
    .help = Two of the six public cards lie face down; green dots let you peek.
expedition-option-secret-true = Two face down
expedition-option-secret-false = None
expedition-option-branch_from = Branches
    .help = Where an expedition may go on after closing a loop.
expedition-option-branch_from-loop = From the loop
expedition-option-branch_from-expedition = From anywhere on the expedition
expedition-option-token_adjacency = Distance of tokens
    .help = When two of your Important Destinations are too near to each other.
expedition-option-token_adjacency-one_dot = Neighbours, or one dot between
expedition-option-token_adjacency-dot_chain = Neighbours, or any dots between
expedition-option-token_order = Order of tokens
    .help = Who places the first token; it goes counter-clockwise.
expedition-option-token_order-first = First Player
expedition-option-token_order-last = Last player
expedition-option-reshuffle_discards = Empty deck
    .help = What happens when the deck is used up.
expedition-option-reshuffle_discards-true = Discards are shuffled
expedition-option-reshuffle_discards-false = No more cards
expedition-option-remove_when_over = Finished expeditions
    .help = Whether the last arrow of an expedition without arrows left may be taken back.
expedition-option-remove_when_over-true = May be taken back
expedition-option-remove_when_over-false = Stays
expedition-option-turn_cap = Longest game
    .help = After so many turns the game ends, whatever happens.
expedition-option-turn_cap-600 = 600 turns
expedition-option-turn_cap-300 = 300 turns
expedition-option-turn_cap-100 = 100 turns
