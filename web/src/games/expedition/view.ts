// Made by `npm run wire` from the server; do not edit.

/**
 * An arrow on the board; `closes` if it closed a loop, `branch` if it branches off one.
 */
export interface ArrowView {
  segment: string
  tail: string
  tip: string
  branch: boolean
  closes: boolean
}
/**
 * A card put under the deck, the next to be drawn first; `place` only if this seat knows it.
 */
export interface BottomView {
  place: string
  by: number
}
/**
 * A card this seat can see: in its hand, in the public row, drawn, or a secret it knows.
 */
export interface CardView {
  place: string
  travelled: boolean
  token: number
  reaches: ReachView[]
}
/**
 * How far a place is from one expedition: arrows needed (-1 if there is no way) and the spaces on the way.
 *
 * Only free segments of the colour and spaces it has not touched count; `path` begins behind the head.
 */
export interface ReachView {
  colour: string
  arrows: number
  path: string[]
}
/**
 * Which cards may lie where, as far as public (`common`) and own (`own`) memory go.
 *
 * Each entry is a set of cards as a hexadecimal number, the first card the lowest bit: what may be in
 * the hands by seat, in the face-down discards by seat, in the deck, in the two secret slots. Last
 * come the cards whose place is known for sure. `visited` are places an arrow has ever reached.
 */
export interface CluesView {
  own: string[]
  common: string[]
  visited: string[]
}
/**
 * The deck and the piles beside it.
 */
export interface DeckView {
  cards: number
  bottom: BottomView[]
  discards: string[]
  own_discards: string[]
  seen: string[]
  events: number
  events_gone: string[]
}
/**
 * Everything a seat may know.
 */
export interface ExpeditionView {
  seat: number
  players: number
  edition: string
  rules: number
  options: {
    [k: string]: string
  }
  phase: string
  first: number
  active: number
  asked: number[]
  turn: number
  round: number
  last_round: boolean
  end: string
  supply: number
  trails: TrailView[]
  public: (CardView | null)[]
  secrets: SecretView[]
  market: string[]
  prices: number[]
  hand: HandCardView[]
  orders: OrdersView | null
  seats: PlayerView[]
  turn_so_far: TurnView
  pending: PendingView
  deck: DeckView
  clues: CluesView
}
/**
 * One expedition: its arrows in the order they were laid, where it stands, and how many arrows are left.
 */
export interface TrailView {
  colour: string
  arrows: ArrowView[]
  head: string
  left: number
  loops: number
  pull_back: string
}
/**
 * A face-down card of the row. `card` only if this seat knows it; `markers` are those who peeked.
 */
export interface SecretView {
  present: boolean
  markers: number[]
  card: CardView | null
}
/**
 * An own card. `held` by its own order; `kept_back` if it is not scored on arrival for any reason.
 */
export interface HandCardView {
  card: CardView
  held: boolean
  kept_back: boolean
  worth: number
}
/**
 * The own hold orders; `changed` are those already changed this turn (`last` stands for the flag).
 */
export interface OrdersView {
  cards: string[]
  last: boolean
  changed: string[]
}
/**
 * What everybody sees of a player. `known` are cards that this seat knows to be in the player's hand.
 */
export interface PlayerView {
  hand: number
  known: string[]
  tickets: number
  points: number
  tokens: string[]
  spare: number
  area: ScoredView[]
  explorers: string[]
  saved: string[]
  discards: number
  claims: number
  sheet: Line[]
  laid: number
  paid: number
}
/**
 * A card in a scoring area; its source is `hand`, `important`, `public` or `secret`.
 */
export interface ScoredView {
  place: string
  source: string
  points: number
}
/**
 * One line of a score sheet.
 */
export interface Line {
  key: string
  points: number
}
/**
 * What the active player has done in this turn.
 */
export interface TurnView {
  main_done: boolean
  arrows: number
  tickets_spent: number
  ticket_limit: number
  bought: boolean
  late_scored: boolean
  tip: string
  claimed: boolean
}
/**
 * What must be worked off before the turn goes on.
 */
export interface PendingView {
  branch: string
  banned: string
  bonus: number
  event: string
  step: string
  event_left: number
  event_colour: string
  drawn: CardView[]
  drawn_count: number
  to_draw: number
  picked: string[]
  slot: number
  claiming: boolean
  refills: number[]
  stall: number
  lifted: string
  keeping: string
}
