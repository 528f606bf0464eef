import type { Spot } from './world'

/** Why a name stands on the map; the first come first, the last only where there is room. */
export const RANKS = ['hand', 'open', 'major', 'token', 'minor'] as const
export type Rank = (typeof RANKS)[number]

export interface Wanted {
  id: string
  text: string
  rank: Rank
  spot: Spot
  /** How far from the spot the name begins, in pixels. */
  radius: number
  /** The side that the map maker would choose. */
  side?: string
}

/** A rectangle in units of the map; a heavier one is avoided more. */
export interface Box {
  x: number
  y: number
  w: number
  h: number
  weight?: number
}

export interface Label extends Wanted, Box {
  size: number
}

const SIDES = ['e', 'w', 'n', 's', 'se', 'sw', 'ne', 'nw']
const SIZE: Record<Rank, number> = { hand: 13.5, open: 13.5, major: 13, token: 13, minor: 12 }
/** How much of a name may be covered; above it the name is left out. */
const MOST: Record<Rank, number> = { hand: Infinity, open: Infinity, major: Infinity, token: 90, minor: 14 }
/** The room for the sign before the name in a pill, and around it. */
const SIGN = 17
const PAD = 5

/** Finds a place for each name among the obstacles; `unit` is a pixel in units of the map. */
export function placed(wanted: readonly Wanted[], obstacles: readonly Box[], unit: number): Label[] {
  const taken = [...obstacles]
  const labels: Label[] = []
  for (const rank of RANKS) {
    for (const one of wanted.filter((other) => other.rank === rank)) {
      const found = best(one, taken, unit)
      if (found.cost > MOST[rank]) continue
      taken.push({ ...found.box, weight: 3 })
      labels.push({ ...one, ...found.box, size: SIZE[rank] })
    }
  }
  return labels
}

function best(wanted: Wanted, taken: readonly Box[], unit: number): { box: Box; cost: number } {
  const sides = [wanted.side ?? 'n', ...SIDES]
  const tried = sides.map((side, number) => {
    const box = boxAt(wanted, side, unit)
    return { box, cost: covered(box, taken) / (unit * unit) + number * 0.2 }
  })
  return tried.reduce((least, next) => (next.cost < least.cost ? next : least))
}

/** The width of a text in Alegreya Sans; near enough for a place on the map. */
function widthOf(text: string, rank: Rank): number {
  const narrow = text.match(/[ijlft.,'’ -]/g)?.length ?? 0
  const wide = text.match(/[A-ZMWmw&]/g)?.length ?? 0
  return (text.length * 0.45 - narrow * 0.23 + wide * 0.25) * SIZE[rank]
}

function boxAt(wanted: Wanted, side: string, unit: number): Box {
  const pill = wanted.rank === 'hand' || wanted.rank === 'open'
  const w = (widthOf(wanted.text, wanted.rank) + (pill ? SIGN + 2 * PAD : 0)) * unit
  const h = (SIZE[wanted.rank] * 1.15 + (pill ? PAD : 0)) * unit
  const r = (wanted.radius + (pill ? 2 : 0)) * unit
  const { x, y } = wanted.spot
  const near = side.length > 1 ? r * 0.75 : r + unit
  const across = side.includes('e') ? near + 2 * unit : side.includes('w') ? -near - 2 * unit - w : -w / 2
  const down = side.includes('s') ? near : side.includes('n') ? -near - h : -h / 2
  return { x: x + across, y: y + down, w, h }
}

/** The area that others cover, by their weight. */
function covered(box: Box, taken: readonly Box[]): number {
  let sum = 0
  for (const other of taken) {
    const w = Math.min(box.x + box.w, other.x + other.w) - Math.max(box.x, other.x)
    const h = Math.min(box.y + box.h, other.y + other.h) - Math.max(box.y, other.y)
    if (w > 0 && h > 0) sum += w * h * (other.weight ?? 3)
  }
  return sum
}

/** Small boxes along a line, so that a name that lies on an arrow is seen to lie there. */
export function along(from: Spot, to: Spot, size: number, weight: number): Box[] {
  const steps = Math.max(Math.round(Math.hypot(to.x - from.x, to.y - from.y) / size), 1)
  return Array.from({ length: steps + 1 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / steps - size / 2,
    y: from.y + ((to.y - from.y) * step) / steps - size / 2,
    w: size,
    h: size,
    weight,
  }))
}
