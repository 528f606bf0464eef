import { describe, expect, it } from 'vitest'
import { ATLAS } from './sample'
import { beside, type Direction } from './steer'

const DIRECTIONS: Direction[] = ['up', 'down', 'left', 'right']

describe('the arrow keys', () => {
  it('go where they point', () => {
    const { x, y } = ATLAS.spot('start')
    expect(ATLAS.spot(beside(ATLAS, 'start', 'left')).x).toBeLessThan(x)
    expect(ATLAS.spot(beside(ATLAS, 'start', 'right')).x).toBeGreaterThan(x)
    expect(ATLAS.spot(beside(ATLAS, 'start', 'up')).y).toBeLessThan(y)
    expect(ATLAS.spot(beside(ATLAS, 'start', 'down')).y).toBeGreaterThan(y)
  })

  it('reach every space', () => {
    const reached = new Set(['start'])
    for (const id of reached) for (const direction of DIRECTIONS) reached.add(beside(ATLAS, id, direction))
    expect(reached.size).toBe(ATLAS.spaces.size)
  })
})
