import type { Choice, SeatView } from '../../lib/wire'
import type { Marker } from './track'
import type { CardView, ExplorianaView, OddsView, PawnView, PlayerView, RegionView } from './view'

export const viewOf = (seat: SeatView): ExplorianaView => seat.view as ExplorianaView

const printed = new WeakMap<ExplorianaView, Map<string, CardView>>()

/** A discovery card as it is printed. */
export function cardOf(view: ExplorianaView, id: string): CardView {
  const cards = printed.get(view) ?? new Map(view.cards.map((card) => [card.id, card]))
  printed.set(view, cards)
  return cards.get(id)!
}

export const cardsOf = (view: ExplorianaView, ids: readonly string[]): CardView[] => ids.map((id) => cardOf(view, id))

/** So many cards fit into a display. */
export const FULL = 5

/** The kind of an explorer card such as `scout-1`. */
export const kindOf = (explorer: string): string => explorer.replace(/-\d$/, '')

/** The own player, or nobody for those who watch. */
export const ownOf = (view: ExplorianaView): PlayerView | undefined => view.seats[view.seat]

/** The number of the region where a pawn has its turn, or -1. */
export const activeOf = (view: ExplorianaView): number => view.regions.findIndex(({ id }) => id === view.turn?.region)

/** The number of the region in front: that of the turn, between turns the one before, or -1. */
export const shownOf = (view: ExplorianaView, last: number): number =>
  view.turn || view.stage !== 'explore' ? activeOf(view) : last

/** Whether the seat plays a pawn now, its own or its rival's. */
export const playing = (view: ExplorianaView): boolean => view.turn !== null && view.turn.seat === view.seat

/** The odds of the region where a pawn has its turn. */
export const oddsOf = (view: ExplorianaView): OddsView | null => view.regions[activeOf(view)]?.odds ?? null

export const percent = (risk: number): number => Math.round(risk * 100)

export const choiceOf = (seat: SeatView, action: string): Choice | undefined =>
  seat.choices.find((choice) => choice.action === action)

export const verbOf = (action: string): string => action.split(' ')[0]!
export const objectOf = (action: string): string => action.split(' ')[1] ?? ''

export const choicesOf = (seat: SeatView, ...verbs: string[]): Choice[] =>
  seat.choices.filter(({ action }) => verbs.includes(verbOf(action)))

/** What a face-up card may be used for by pressing it, besides the guide: its own choice, or that of all animals. */
export function pressOf(seat: SeatView, card: CardView): Choice | undefined {
  const own = ['pick', 'return', 'discard'].map((verb) => choiceOf(seat, `${verb} ${card.id}`)).find(Boolean)
  return own ?? (card.type === 'animal' ? choiceOf(seat, 'pick animals') : undefined)
}

/** What is asked from the server about a face-up card that is not lit. */
export function questionOf(view: ExplorianaView, card: CardView): string {
  if (view.turn?.kind === 'rival') return `discard ${card.id}`
  return card.type === 'animal' ? 'pick animals' : `pick ${card.id}`
}

/** A space for pawns. */
export interface Space {
  number: number
  pawn: PawnView | null
  state: 'free' | 'waiting' | 'now' | 'done'
}

/** The spaces of a region from top to bottom; those before the pawn in its turn are done. */
export function spacesOf(view: ExplorianaView, region: RegionView): Space[] {
  const turn = view.turn?.region === region.id ? view.turn.space : -1
  return Array.from({ length: region.spaces }, (_, at) => {
    const pawn = region.pawns.find(({ space }) => space === at) ?? null
    const state = pawn ? (at === turn ? 'now' : 'waiting') : at < turn ? 'done' : 'free'
    return { number: at + 1, pawn, state }
  })
}

/** The markers on the renown track, those that act first at the front. */
export function markersOf(view: ExplorianaView, colours: readonly string[]): Marker[] {
  const players = view.order.map((seat) => ({
    key: String(seat),
    renown: (seat < 0 ? view.society : view.seats[seat])?.renown ?? 0,
    colour: colours[seat] ?? '',
  }))
  return view.rival_renown < 0 ? players : [...players, { key: 'rival', renown: view.rival_renown, colour: '' }]
}

/** The players other than the seat, beginning at its left; all of them for those who watch. */
export function othersOf(view: ExplorianaView): PlayerView[] {
  const first = view.seat < 0 ? 0 : view.seat + 1
  const count = view.seat < 0 ? view.players : view.players - 1
  const others = Array.from({ length: count }, (_, at) => view.seats[(first + at) % view.players]!)
  return view.society ? [...others, view.society] : others
}

/** The cards of a collection that are known, with those taken by a Scholar. */
export const collected = (view: ExplorianaView, { collection, secrets }: PlayerView): CardView[] =>
  cardsOf(view, [...new Set([...collection, ...secrets.map(({ card }) => card).filter(Boolean)])])

/** How many cards of each type are known of a collection. */
export function tally(view: ExplorianaView, player: PlayerView): Record<string, number> {
  const found: Record<string, number> = {}
  for (const { type } of collected(view, player)) found[type] = (found[type] ?? 0) + 1
  return found
}
