import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const PREFIX = 'land:'

/** TopoJSON as world-atlas has it: rings are made of arcs, arcs of small steps on a grid. */
interface Atlas {
  transform: { scale: Point; translate: Point }
  arcs: Point[][]
  objects: { land: { geometries: { arcs: number[][][] }[] } }
}
type Point = [number, number]

interface Detail {
  /** Corners that are off by less than this many degrees are left out. */
  slack: number
  /** Islands below this many square degrees are left out. */
  least: number
}

const DETAILS: Record<string, Detail> = {
  '50m': { slack: 0.12, least: 0.35 },
  '110m': { slack: 0.5, least: 6 },
}

/**
 * `import coast from 'land:50m'` gives the coastlines of Natural Earth as path data: 100 units a degree, x from 180° W,
 * y from 87° N and stretched, as `games/expedition/world.ts` places everything else.
 */
export function land(): Plugin {
  const require = createRequire(import.meta.url)
  return {
    name: 'natural-earth',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const name = id.slice(PREFIX.length + 1)
      const detail = DETAILS[name]
      if (!detail) return this.error(`there is no map '${name}'`)
      const atlas = require(`world-atlas/land-${name}.json`) as Atlas
      return `export default ${JSON.stringify(coast(atlas, detail))}`
    },
  }
}

function coast(atlas: Atlas, { slack, least }: Detail): string {
  const arcs = atlas.arcs.map((arc) => unpacked(arc, atlas.transform))
  const polygons = atlas.objects.land.geometries.flatMap((geometry) => geometry.arcs)
  const rings = polygons.flat().map((ring) => unbroken(joined(ring, arcs)))
  const large = rings.filter((ring) => area(ring) >= least)
  return large.map((ring) => path(straightened(ring, slack))).join('')
}

function unpacked(arc: Point[], { scale, translate }: Atlas['transform']): Point[] {
  let x = 0
  let y = 0
  return arc.map(([dx, dy]) => {
    x += dx
    y += dy
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
}

/** The arcs of a ring end to end; `~n` is the arc n backwards. */
function joined(ring: number[], arcs: Point[][]): Point[] {
  const parts = ring.map((at) => (at < 0 ? arcs[~at]!.toReversed() : arcs[at]!))
  return parts.flatMap((part, number) => (number > 0 ? part.slice(1) : part))
}

/** A ring that crosses 180° goes on beyond it, so that no line runs back across the map. */
function unbroken(ring: Point[]): Point[] {
  let turns = 0
  const whole = ring.map(([lon, lat], at): Point => {
    const step = lon - (ring[at - 1]?.[0] ?? lon)
    if (Math.abs(step) > 180) turns -= Math.sign(step)
    return [lon + 360 * turns, lat]
  })
  const middle = whole.reduce((sum, [lon]) => sum + lon, 0) / whole.length
  const back = 360 * Math.round(middle / 360)
  return whole.map(([lon, lat]) => [lon - back, lat])
}

function area(ring: Point[]): number {
  const twice = ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length]!
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice / 2)
}

/** A closed ring with fewer corners (Douglas and Peucker), its two halves one after the other. */
function straightened(ring: Point[], slack: number): Point[] {
  const middle = Math.floor(ring.length / 2)
  return [...thinned(ring.slice(0, middle + 1), slack), ...thinned(ring.slice(middle), slack).slice(1, -1)]
}

function thinned(line: Point[], slack: number): Point[] {
  const first = line[0]!
  const last = line.at(-1)!
  let far = 0
  let most = slack
  for (let at = 1; at < line.length - 1; at++) {
    const off = distance(line[at]!, first, last)
    if (off > most) [far, most] = [at, off]
  }
  if (far === 0) return [first, last]
  return [...thinned(line.slice(0, far + 1), slack), ...thinned(line.slice(far), slack).slice(1)]
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay)
  return length > 0 ? Math.abs((by - ay) * (x - ax) - (bx - ax) * (y - ay)) / length : Math.hypot(x - ax, y - ay)
}

function path(ring: Point[]): string {
  const corners = ring.map(([lon, lat]): Point => [Math.round((lon + 180) * 100), Math.round((87 - lat) * 115)])
  const steps = corners.slice(1).map(([x, y], at) => `${x - corners[at]![0]} ${y - corners[at]![1]}`)
  return `M${corners[0]!.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}z`
}
