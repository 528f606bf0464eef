import type { Choice, SeatView } from '../../lib/wire'
import { editionOf } from './edition'
import { viewOf } from './model'
import { QUADRANTS, TERRAINS, terrainsOf, type Terrain } from './terms'
import type { ExplorersView } from './view'

/** One of the things to choose between before Xs are placed. */
export interface Offer {
  /** What is sent; it may be refused when it is not among the choices. */
  action: string
  /** The terrains on it, or none for a place. */
  terrains: Terrain[]
  /** The temple whose bonus Xs these are or the village to start in, and its quadrant. */
  place: 'temple' | 'village' | ''
  quadrant: string
  xs: number
  /** Xs of it that are already placed. */
  placed: number
  checked: boolean
  open: boolean
  /** The seat that picked this side for the table, or -1. */
  pickedBy: number
}

export interface Hand {
  kind: 'pick' | 'mode' | 'start' | 'bonus' | 'order' | 'village' | 'none'
  offers: Offer[]
  /** What a scroll may be used for now; also lists the one in use. */
  scrolls: Offer[]
}

const NOTHING: Hand = { kind: 'none', offers: [], scrolls: [] }

/** What the seat chooses from now, or has chosen in this turn. */
export function handOf(seat: SeatView): Hand {
  const view = viewOf(seat)
  const step = view.decision?.step
  const taken = view.decision?.took ?? ''
  if (view.phase === 'setup') return { ...NOTHING, kind: 'start', offers: terrains(seat, 'start', taken) }
  if (view.phase === 'village') return { ...NOTHING, kind: 'village', offers: places(seat, 'village', 'village') }
  if (view.phase === 'pick') return { ...NOTHING, kind: 'pick', offers: sides(seat, 'pick', '') }
  if (view.phase !== 'place') return NOTHING
  if (step === 'order') return { ...NOTHING, kind: 'order', offers: places(seat, 'batch', 'temple') }
  if (step === 'bonus') return { ...NOTHING, kind: 'bonus', offers: terrains(seat, 'bonus', '') }
  return { kind: 'mode', offers: sides(seat, 'take', taken), scrolls: scrolls(seat, taken) }
}

/** The verbs of the choices that the card, the map or the tiles offer. */
const OFFERED = ['pick', 'take', 'scroll', 'start', 'bonus', 'batch', 'lay', 'village', 'mark']

export const offers = (choice: Choice): boolean => OFFERED.includes(choice.action.split(' ')[0] ?? '')

function offer(seat: SeatView, action: string, taken: string, parts: Pick<Offer, 'terrains' | 'xs'>): Offer {
  const view = viewOf(seat)
  const checked = action === taken
  const current = !view.decision?.bonus && view.decision?.allowed.join() === parts.terrains.join()
  const left = current ? (view.decision?.left ?? 0) : 0
  return {
    ...parts,
    action,
    place: '',
    quadrant: '',
    placed: checked ? Math.max(parts.xs - left, 0) : 0,
    checked,
    open: seat.choices.some((choice) => choice.action === action),
    pickedBy: -1,
  }
}

function sides(seat: SeatView, verb: string, taken: string): Offer[] {
  const view = viewOf(seat)
  return view.card.map((side, number) => ({
    ...offer(seat, `${verb} ${side}`, taken, { terrains: terrainsOf(side), xs: view.card_xs[number] ?? 0 }),
    pickedBy: side === view.picked ? view.active : -1,
  }))
}

function terrains(seat: SeatView, verb: string, taken: string): Offer[] {
  const view = viewOf(seat)
  const xs = verb === 'bonus' ? bonus(view, view.decision?.batches[0]) : editionOf(view.edition).xs_setup
  return Object.values(TERRAINS).map((terrain) => offer(seat, `${verb} ${terrain}`, taken, { terrains: [terrain], xs }))
}

function scrolls(seat: SeatView, taken: string): Offer[] {
  const { xs_scroll } = editionOf(viewOf(seat).edition)
  const parts = Object.values(TERRAINS).map((terrain) =>
    offer(seat, `scroll ${terrain}`, taken, { terrains: [terrain], xs: xs_scroll }),
  )
  return parts.filter(({ open, checked }) => open || checked)
}

function places(seat: SeatView, verb: string, place: 'temple' | 'village'): Offer[] {
  const view = viewOf(seat)
  const open = QUADRANTS.filter((quadrant) => seat.choices.some(({ action }) => action === `${verb} ${quadrant}`))
  return open.map((quadrant) => {
    const xs = place === 'temple' ? bonus(view, quadrant) : 0
    return { ...offer(seat, `${verb} ${quadrant}`, '', { terrains: [], xs }), place, quadrant }
  })
}

const bonus = (view: ExplorersView, quadrant = ''): number =>
  view.temple_bonus[view.temple_heads[QUADRANTS.findIndex((name) => name === quadrant)] ?? 0] ?? 0
