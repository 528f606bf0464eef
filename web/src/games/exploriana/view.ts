// Made by `npm run wire` from the server; do not edit.

/**
 * A discovery card as it is printed; `hazard` is `none`, `wrong-turn`, `animal-attack` or `rockfall`.
 */
export interface CardView {
  id: string
  region: string
  type: string
  hazard: string
  points: number
  coins: number
  renown: number
}
/**
 * How likely a card is the next one, and whether it would make a lost set.
 */
export interface ChanceView {
  card: string
  chance: number
  loses: boolean
}
/**
 * The risk of the next card if this card's hazard did not count (guide), or the card were gone (Pathfinder).
 */
export interface CoverView {
  card: string
  covered: number
  returned: number
}
/**
 * The draft as this seat lives it: all packs it has held, the present one last, and what it took of each.
 */
export interface DraftView {
  step: number
  packs: string[][]
  picks: string[]
  pack_sizes: number[]
}
/**
 * Everything a seat may know.
 */
export interface ExplorianaView {
  seat: number
  players: number
  edition: string
  rules: number
  options: {
    [k: string]: string
  }
  stage: string
  phase: string
  round: number
  last_round: boolean
  first: number
  asked: number[]
  queue: number[]
  order: number[]
  cards: CardView[]
  costs: {
    [k: string]: number
  }
  guide_cost: number
  regions: RegionView[]
  row: RowView[]
  explorer_deck: number
  mission_deck: number
  token_supply: number
  seats: PlayerView[]
  rival_renown: number
  society: PlayerView | null
  turn: TurnView | null
  looking: LookingView | null
  draft: DraftView | null
}
/**
 * A region. `display` has the oldest card first. `guide` and `ignored` name a card or are empty.
 *
 * `unseen` are the cards this seat cannot place: in the deck, in the reserve, or taken by a Scholar.
 * `in_deck` are those of them that cannot be in the reserve, `shuffled` those of which everybody knows it.
 * `known` are the places this seat knows. `readers` have looked through the deck since the reserve was laid.
 */
export interface RegionView {
  id: string
  deck: number
  reserve: number
  reserve_used: boolean
  display: string[]
  spaces: number
  pawns: PawnView[]
  lost: LostView[]
  guide: string
  ignored: string
  relic: number
  removed: string[]
  unseen: string[]
  in_deck: string[]
  shuffled: string[]
  known: KnownView[]
  looks: LookView[]
  readers: number[]
  odds: OddsView | null
}
/**
 * A pawn on an exploration space, 0 at the top: `own`, `rival` (placed by that seat) or `society` (seat -1).
 */
export interface PawnView {
  kind: string
  seat: number
  space: number
}
/**
 * A lost explorer space from top to bottom: what a rescue there pays, whether a token lies there, the token's
 * value if this seat knows it, else 0, and the seats that know it.
 */
export interface LostView {
  reward: number
  token: boolean
  value: number
  seen_by: number[]
}
/**
 * Cards that this seat knows to lie at these places of the deck, in any order.
 *
 * Place 0 is the top card, 1 the next, -1 the bottom card. One place and one card: exactly there.
 */
export interface KnownView {
  places: number[]
  cards: string[]
}
/**
 * A place of the deck whose card these seats have looked at, and followed since.
 */
export interface LookView {
  place: number
  seats: number[]
}
/**
 * The next card of a region as this seat knows it; chances and risks from 0 to 1.
 *
 * `hazards` counts the visible wrong turns, animal attacks and rockfalls. `reserve`: the next draw takes
 * the reserve, so that the game ends this round.
 */
export interface OddsView {
  risk: number
  hazards: number[]
  reserve: boolean
  cards: ChanceView[]
  covers: CoverView[]
}
/**
 * An explorer card in the row, with the coins on it.
 */
export interface RowView {
  card: string
  explorer: string
  cost: number
  coins: number
}
/**
 * A player, or the Society. What this seat does not know is left out or 0; counts are always true.
 */
export interface PlayerView {
  seat: number
  coins: number
  renown: number
  renown_this_round: number
  pawns: number
  rivals: number
  guide_ready: boolean
  hand_count: number
  hand: string[]
  used: string[]
  cards: number
  collection: string[]
  secrets: SecretView[]
  tokens: number[]
  tokens_seen_by: number[][]
  missions: number
  open: string[]
  done: string[]
  set_aside: string[]
  set_aside_count: number
  sheet: Line[]
}
/**
 * A card taken by a Scholar: its region, what it brought, and what it may be as this seat knows.
 *
 * `card` is empty unless this seat took it.
 */
export interface SecretView {
  region: string
  coins: number
  renown: number
  card: string
  may_be: string[]
}
/**
 * One line of a score sheet.
 */
export interface Line {
  key: string
  points: number
}
/**
 * The turn of the pawn that is being played. `options` are the picks a stop would offer now.
 */
export interface TurnView {
  region: string
  space: number
  kind: string
  seat: number
  last: string
  picks: number
  picking: boolean
  rescued: boolean
  options: PickView[]
}
/**
 * A possible pick: the action, the cards it takes, and what it brings at once and by the score sheet.
 */
export interface PickView {
  action: string
  cards: string[]
  coins: number
  renown: number
  points: number
}
/**
 * What is being done with an explorer card: cards of a deck from the top, missions, the new order of tokens.
 *
 * Only the seat that looks sees `cards` and `missions`. `drawn` counts what was drawn, looked at or returned so
 * far, `order` tells from which space each token came.
 */
export interface LookingView {
  explorer: string
  cards: string[]
  placed: string[]
  missions: string[]
  drawn: number
  order: number[]
}
