import { angleTo, freeAngle, type Arrow } from './geometry'
import type { Colour } from './terms'
import { WORLD } from './window'
import type { Atlas, Spot } from './world'

/** Where an expedition stands. */
export interface Head {
  colour: Colour
  space: string
}

/** A flag beside the head of an expedition; a head at the edge of the map has one at both edges. */
export interface Flag {
  key: string
  colour: Colour
  spot: Spot
  /** Where the flag flies, in pixels from the spot. */
  at: { angle: number; x: number; y: number }
}

const FAR = { x: 27, y: 24 }
/** Nearer to the edge of the map than this there is no room for a flag. */
const NEAR = 1_400

/** Each flag in the widest free angle between the arrows there, the flags of one space apart from each other. */
export function flagsOf(atlas: Atlas, heads: readonly Head[], arrows: readonly Arrow[]): Flag[] {
  const flags: Flag[] = []
  for (const { colour, space } of heads) {
    for (const [half, spot] of atlas.spots(space).entries()) {
      const taken = [...arrows.flatMap((arrow) => anglesAt(atlas, arrow, space, spot)), ...edges(spot)]
      const others = flags.filter((flag) => flag.spot.x === spot.x && flag.spot.y === spot.y)
      const angle = freeAngle([...taken, ...others.map((flag) => flag.at.angle)])
      const at = { angle, x: Math.cos(angle) * FAR.x, y: Math.sin(angle) * FAR.y }
      flags.push({ key: `${colour} ${half}`, colour, spot, at })
    }
  }
  return flags
}

/** The directions in which an arrow leaves a spot. */
function anglesAt(atlas: Atlas, arrow: Arrow, space: string, spot: Spot): number[] {
  if (arrow.from !== space && arrow.to !== space) return []
  const [a, b] = atlas.ends(atlas.segments.get(arrow.segment)!)
  const near = [a, b].find(({ x, y }) => x === spot.x && y === spot.y)
  return near ? [angleTo(near, near === a ? b : a)] : []
}

/** The directions in which a flag would fly off the map. */
function edges({ x, y }: Spot): number[] {
  const sideways = x <= WORLD.x + NEAR ? [Math.PI] : x >= WORLD.x + WORLD.w - NEAR ? [0] : []
  const upright = y <= WORLD.y + NEAR ? [-Math.PI / 2] : y >= WORLD.y + WORLD.h - NEAR ? [Math.PI / 2] : []
  return [...sideways, ...upright]
}
