import type { Choice, SeatView } from '../../lib/wire'
import type { Head } from './flags'
import { radiusOf, type Arrow } from './geometry'
import type { Rank, Wanted } from './labels'
import { COLOURS, type Colour } from './terms'
import type { CardView, ExpeditionView, HandCardView } from './view'
import type { Atlas } from './world'

export const viewOf = (seat: SeatView): ExpeditionView => seat.view as ExpeditionView

/** An arrow that may be placed now. */
export interface Way {
  action: string
  arrow: Arrow
  /** Whether it leads to where its expedition has been. */
  loop: boolean
  choice: Choice
}

/** All that the map shows. */
export interface Picture {
  arrows: readonly Arrow[]
  heads: readonly Head[]
  ways: readonly Way[]
  /** The spaces where something may be done on the map. */
  lit: ReadonlySet<string>
  hand: readonly string[]
  open: readonly string[]
  /** Whose token stands where. */
  tokens: ReadonlyMap<string, number>
}

/** What is done at a place of the map itself; the rest is done with cards. */
const ON_THE_MAP = ['token', 'lift']

export const verbOf = ({ action }: Choice): string => action.split(' ')[0] ?? ''

/** The choices without a place that the board's own parts offer. */
const OFFERED = ['ticket', 'hold', 'release']

export const offers = (choice: Choice): boolean => OFFERED.includes(verbOf(choice))

export function pictureOf(seat: SeatView): Picture {
  const view = viewOf(seat)
  const ways = waysOf(seat)
  const marked = seat.choices.filter((choice) => ON_THE_MAP.includes(verbOf(choice))).map(({ place }) => place)
  return {
    arrows: arrowsOf(view),
    heads: COLOURS.map((colour) => ({ colour, space: trailOf(view, colour)?.head ?? 'start' })),
    ways,
    lit: new Set([...ways.map(({ arrow }) => arrow.to), ...marked]),
    hand: view.hand.map(({ card }) => card.place),
    open: view.public.flatMap((card) => (card ? [card.place] : [])),
    tokens: new Map(view.seats.flatMap(({ tokens }, player) => tokens.map((place) => [place, player] as const))),
  }
}

export const trailOf = (view: ExpeditionView, colour: Colour) => view.trails.find((trail) => trail.colour === colour)

function arrowsOf(view: ExpeditionView): Arrow[] {
  return COLOURS.flatMap((colour) =>
    (trailOf(view, colour)?.arrows ?? []).map(({ segment, tail, tip }) => ({ colour, segment, from: tail, to: tip })),
  )
}

/** The arrows among the choices: `arrow crimson start-eu05`, at the place `crimson-s002`. */
export function waysOf(seat: SeatView): Way[] {
  const laid = arrowsOf(viewOf(seat))
  return seat.choices.filter((choice) => verbOf(choice) === 'arrow').map((choice) => wayOf(choice, laid))
}

function wayOf(choice: Choice, laid: readonly Arrow[]): Way {
  const [, name, route = ''] = choice.action.split(' ')
  const [from = '', to = ''] = route.split('-')
  const colour = name as Colour
  const loop = laid.some((arrow) => arrow.colour === colour && (arrow.from === to || arrow.to === to))
  const segment = choice.place.slice(colour.length + 1)
  return { action: choice.action, arrow: { colour, segment, from, to }, loop, choice }
}

/** What may be done with the card of a place. */
export const choicesWith = (seat: SeatView, card: string): Choice[] =>
  seat.choices.filter(({ place }) => place === `card-${card}`)

/** What may be done at a space or with its card: arrows that lead there, and everything that points at it. */
export function choicesAt(seat: SeatView, space: string): Choice[] {
  const leading = waysOf(seat).filter(({ arrow }) => arrow.to === space)
  const here = seat.choices.filter(({ place }) => place === space)
  return [...leading.map(({ choice }) => choice), ...here, ...choicesWith(seat, space)]
}

/** The card of a place, as far as this seat sees it. */
export function cardOf(view: ExpeditionView, place: string): CardView | undefined {
  const cards = [
    ...view.hand.map(({ card }) => card),
    ...view.public,
    ...view.secrets.map(({ card }) => card),
    ...view.pending.drawn,
  ]
  return cards.find((card) => card?.place === place) ?? undefined
}

export const handCardOf = (view: ExpeditionView, place: string): HandCardView | undefined =>
  view.hand.find(({ card }) => card.place === place)

/** The fewest arrows any expedition needs to a place, and which one that is; none if it cannot be reached. */
export function nearest({ reaches }: CardView): { colour: Colour; arrows: number } | undefined {
  const open = reaches.filter(({ arrows }) => arrows >= 0)
  const best = open.reduce((least, next) => (next.arrows < least.arrows ? next : least), open[0]!)
  return best && { colour: best.colour as Colour, arrows: best.arrows }
}

/** The spaces from the nearest expedition to a place, its head first; nothing if there is no way. */
export function traceOf(view: ExpeditionView, card: CardView | undefined): string[] {
  const best = card && nearest(card)
  const path = card?.reaches.find(({ colour }) => colour === best?.colour)?.path ?? []
  const head = best && trailOf(view, best.colour)?.head
  return head && path.length > 0 ? [head, ...path] : []
}

/** What is asked from the server about a space that is not lit: a token there, or an arrow from a head if one is near. */
export function questionOf(seat: SeatView, atlas: Atlas, space: string): string {
  const { phase, trails } = viewOf(seat)
  if (phase === 'tokens') return atlas.spaces.get(space)?.kind === 'location' ? `token ${space}` : ''
  const near = atlas.neighbours(space)
  const trail = trails.find(({ head }) => near.includes(head)) ?? trails[0]
  const from = trail && near.includes(trail.head) ? trail.head : near[0]
  return trail && from ? `arrow ${trail.colour} ${from}-${space}` : ''
}

/** The names that the map would like to show; `size` is that of the signs. */
export function wantedOf(atlas: Atlas, picture: Picture, nameOf: (space: string) => string, size: number): Wanted[] {
  const heads = picture.heads.map(({ space }) => space)
  const rankOf = (id: string): Rank => {
    if (picture.hand.includes(id)) return 'hand'
    if (picture.open.includes(id)) return 'open'
    if (id === 'start' || picture.lit.has(id) || heads.includes(id)) return 'major'
    return picture.tokens.has(id) ? 'token' : 'minor'
  }
  const named = [...atlas.spaces.values()].filter(({ kind }) => kind === 'location' || kind === 'start')
  return named.map(({ id, kind, label }) => {
    const ringed = picture.lit.has(id) || heads.includes(id) || picture.tokens.has(id)
    const radius = (radiusOf(kind) + (ringed ? 7 : 1)) * size
    return { id, text: nameOf(id), rank: rankOf(id), spot: atlas.spot(id), radius, side: label }
  })
}
