import type { Atlas, Spot } from './world'

export type Direction = 'up' | 'down' | 'left' | 'right'

const WAY: Record<Direction, Spot> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
}

/** The next space in a direction, for the arrow keys: near, and not far off to the side. */
export function beside(atlas: Atlas, from: string, direction: Direction): string {
  const here = atlas.spots(from)
  const way = WAY[direction]
  let best = from
  let least = Infinity
  for (const id of atlas.spaces.keys()) {
    if (id === from) continue
    for (const there of atlas.spots(id)) {
      for (const start of here) {
        const cost = costOf({ x: there.x - start.x, y: there.y - start.y }, way)
        if (cost < least) [best, least] = [id, cost]
      }
    }
  }
  return best
}

/** Ahead counts once, aside more than twice; what lies behind or rather aside is out of the question. */
function costOf(step: Spot, way: Spot): number {
  const ahead = step.x * way.x + step.y * way.y
  const aside = Math.abs(step.x * way.y - step.y * way.x)
  return ahead > 0 && aside <= ahead * 1.6 ? ahead + 2.2 * aside : Infinity
}
