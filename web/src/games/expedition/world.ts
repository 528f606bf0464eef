/** The world of an edition, from the same files that the rules read, laid out on the map. */
export type Kind = 'start' | 'location' | 'green' | 'red'
export type Side = 'left' | 'right'

export interface Space {
  id: string
  kind: Kind
  region?: string
  x?: number
  y?: number
  /** One space that is drawn at both edges of the map. */
  half_dots?: { side: Side; x: number; y: number }[]
  near_start?: boolean
  polar?: boolean
  /** Where its name stands best: `n`, `se` and so on. */
  label?: string
}

export interface Segment {
  id: string
  a: string
  b: string
  side?: Side
}

interface World {
  edition: string
  frame: { x: [number, number]; y: [number, number] }
  regions: { id: string }[]
  spaces: Space[]
  segments: Segment[]
}

/** A point of the map: 100 units a degree from 180° W, and from 87° N stretched as the coast is (`plugins/land.ts`). */
export interface Spot {
  x: number
  y: number
}

const FILES = import.meta.glob<World>('../../../../fourwinds/games/expedition/data/*.json', {
  eager: true,
  import: 'default',
})

/** An edition with its spaces and segments by name. */
export class Atlas {
  readonly spaces: Map<string, Space>
  readonly segments: Map<string, Segment>
  readonly regions: string[]
  readonly #gaps = new Map<string, number>()

  constructor(world: World) {
    this.spaces = new Map(world.spaces.map((space) => [space.id, space]))
    this.segments = new Map(world.segments.map((segment) => [segment.id, segment]))
    this.regions = world.regions.map(({ id }) => id)
  }

  /** Where a space is drawn: at both edges, if it joins them. */
  spots(id: string): Spot[] {
    const space = this.spaces.get(id)
    if (!space) return []
    return (space.half_dots ?? [space]).map(({ x = 0, y = 0 }) => spotAt(x, y))
  }

  /** The spot of a space on one side of the map. */
  spot(id: string, side?: Side): Spot {
    const half = this.spaces.get(id)?.half_dots?.find((dot) => dot.side === side)
    return half ? spotAt(half.x, half.y) : this.spots(id)[0]!
  }

  /** How far the nearest other space is. */
  gap(id: string): number {
    const known = this.#gaps.get(id)
    if (known !== undefined) return known
    const others = [...this.spaces.keys()].filter((other) => other !== id).flatMap((other) => this.spots(other))
    const gap = Math.min(...this.spots(id).flatMap((spot) => others.map((other) => far(spot, other))))
    this.#gaps.set(id, gap)
    return gap
  }

  /** Both ends of a segment. */
  ends({ a, b, side }: Segment): [Spot, Spot] {
    return [this.spot(a, side), this.spot(b, side)]
  }

  /** The segment that joins two spaces. */
  between(one: string, other: string): Segment | undefined {
    return [...this.segments.values()].find(({ a, b }) => (a === one && b === other) || (a === other && b === one))
  }

  neighbours(id: string): string[] {
    const joined = [...this.segments.values()].filter(({ a, b }) => a === id || b === id)
    return joined.map(({ a, b }) => (a === id ? b : a))
  }

  /** All places of a region. */
  region(id: string): string[] {
    return [...this.spaces.values()]
      .filter(({ kind, region }) => kind === 'location' && region === id)
      .map(({ id }) => id)
  }
}

const far = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y)

const spotAt = (lon: number, lat: number): Spot => ({ x: (lon + 180) * 100, y: (87 - lat) * 115 })

const ATLASES = new Map(Object.values(FILES).map((world) => [world.edition, new Atlas(world)]))

export function atlasOf(edition: string): Atlas {
  const found = ATLASES.get(edition)
  if (!found) throw new Error(`unknown edition ${edition}`)
  return found
}
