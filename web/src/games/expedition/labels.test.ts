import { describe, expect, it } from 'vitest'
import { along, placed, type Box, type Rank, type Wanted } from './labels'

const wanted = (id: string, x: number, rank: Rank, side?: string): Wanted => ({
  id,
  text: 'Timbuktu',
  rank,
  spot: { x, y: 500 },
  radius: 8,
  side,
})
const apart = (one: Box, other: Box): boolean =>
  one.x + one.w <= other.x || other.x + other.w <= one.x || one.y + one.h <= other.y || other.y + other.h <= one.y

describe('names', () => {
  it('stand where the map maker wants them if nothing is in the way', () => {
    const [north, south] = [
      placed([wanted('a', 500, 'minor', 'n')], [], 1),
      placed([wanted('a', 500, 'minor', 's')], [], 1),
    ]
    expect(north[0]!.y + north[0]!.h).toBeLessThan(500)
    expect(south[0]!.y).toBeGreaterThan(500)
  })

  it('go to another side of their place rather than over something', () => {
    const wall = { x: 400, y: 440, w: 200, h: 55 }
    const [label] = placed([wanted('a', 500, 'hand', 'n')], [wall], 1)
    expect(apart(label!, wall)).toBe(true)
  })

  it('never cover each other', () => {
    const labels = placed([wanted('a', 500, 'hand'), wanted('b', 512, 'open'), wanted('c', 524, 'major')], [], 1)
    expect(labels).toHaveLength(3)
    expect(apart(labels[0]!, labels[1]!) && apart(labels[1]!, labels[2]!) && apart(labels[0]!, labels[2]!)).toBe(true)
  })

  it('are left out where there is no room, unless they matter', () => {
    const full = { x: 0, y: 0, w: 1000, h: 1000 }
    const labels = placed([wanted('a', 500, 'minor'), wanted('b', 500, 'hand')], [full], 1)
    expect(labels.map(({ id }) => id)).toEqual(['b'])
  })

  it('see the line of an arrow', () => {
    const boxes = along({ x: 0, y: 0 }, { x: 100, y: 0 }, 10, 1)
    expect(boxes).toHaveLength(11)
    expect(boxes.at(-1)).toMatchObject({ x: 95, y: -5, w: 10, h: 10 })
  })
})
