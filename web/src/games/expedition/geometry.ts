import { COLOURS, type Colour } from './terms'
import type { Atlas, Kind, Spot } from './world'

/** An arrow of an expedition on its segment. */
export interface Arrow {
  colour: Colour
  segment: string
  from: string
  to: string
}

/** An arrow as it is drawn. */
export interface Shape {
  shaft: string
  tip: string
  middle: Spot
}

/** Half the size of a space in pixels, before the drawing is scaled. */
const RADIUS: Record<Kind, number> = { location: 6.5, start: 12, green: 7.5, red: 8 }
const LANE = 8
const TIP = { long: 11, wide: 6.8 }

export const radiusOf = (kind: Kind): number => RADIUS[kind]

/** How large the signs are when a degree is so many pixels wide. */
export const sizeFor = (pixels: number): number => Math.min(Math.max(Math.sqrt(pixels / 2.9), 0.62), 1.6)

/** Which lane of its segment an arrow has, counted from the middle: colours on one segment lie side by side. */
export function laneOf(arrow: Arrow, all: readonly Arrow[]): number {
  const here = COLOURS.filter((colour) =>
    all.some((other) => other.segment === arrow.segment && other.colour === colour),
  )
  return here.indexOf(arrow.colour) - (here.length - 1) / 2
}

/** An arrow from space to space; `unit` is one pixel of the drawing's size in units of the map. */
export function shapeOf(atlas: Atlas, arrow: Arrow, lane: number, unit: number): Shape {
  const segment = atlas.segments.get(arrow.segment)!
  const [a, b] = atlas.ends(segment)
  const [from, to] = arrow.from === segment.a ? [a, b] : [b, a]
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  // The lane's side is that of the segment, whichever way its arrows point.
  const turn = arrow.from === segment.a ? 1 : -1
  const off = { x: -along.y * lane * LANE * unit * turn, y: along.x * lane * LANE * unit * turn }
  const point = (base: Spot, by: number): Spot => ({
    x: base.x + along.x * by + off.x,
    y: base.y + along.y * by + off.y,
  })
  const start = point(from, (radius(atlas, arrow.from) + 0.5) * unit)
  const end = point(to, -(radius(atlas, arrow.to) + 1.5) * unit)
  const neck = { x: end.x - along.x * 7 * unit, y: end.y - along.y * 7 * unit }
  return {
    shaft: `M${at(start)}L${at(neck)}`,
    tip: tip(end, along, unit),
    middle: { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 },
  }
}

const radius = (atlas: Atlas, id: string): number => radiusOf(atlas.spaces.get(id)!.kind)

function tip(end: Spot, along: Spot, unit: number): string {
  const back = { x: end.x - along.x * TIP.long * unit, y: end.y - along.y * TIP.long * unit }
  const side = { x: -along.y * TIP.wide * unit, y: along.x * TIP.wide * unit }
  const left = { x: back.x + side.x, y: back.y + side.y }
  const right = { x: back.x - side.x, y: back.y - side.y }
  return `M${at(end)}L${at(left)}L${at(right)}Z`
}

const at = ({ x, y }: Spot): string => `${Math.round(x)} ${Math.round(y)}`

const STEPS = 24

/** The direction (in radians) that is farthest from all that are taken; rather up or down than sideways. */
export function freeAngle(taken: readonly number[]): number {
  let best = Math.PI / 2
  let most = -Infinity
  for (let step = 0; step < STEPS; step++) {
    const angle = (2 * Math.PI * step) / STEPS
    const room = Math.min(Math.PI, ...taken.map((other) => between(angle, other))) - 0.08 * Math.abs(Math.cos(angle))
    if (room > most) [best, most] = [angle, room]
  }
  return best
}

const between = (one: number, other: number): number => {
  const turn = Math.abs(one - other) % (2 * Math.PI)
  return Math.min(turn, 2 * Math.PI - turn)
}

export const angleTo = (from: Spot, to: Spot): number => Math.atan2(to.y - from.y, to.x - from.x)
