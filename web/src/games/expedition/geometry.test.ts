import { describe, expect, it } from 'vitest'
import { flagsOf } from './flags'
import { freeAngle, laneOf, shapeOf, sizeFor, type Arrow } from './geometry'
import { ATLAS } from './sample'
import type { Colour } from './terms'

const [first = ''] = ATLAS.neighbours('start')
const segment = ATLAS.between('start', first)!.id
const arrow = (colour: Colour, back = false): Arrow => ({
  colour,
  segment,
  from: back ? first : 'start',
  to: back ? 'start' : first,
})

describe('arrows', () => {
  it('lie side by side where colours share a segment', () => {
    const all = [arrow('crimson'), arrow('amber', true)]
    expect(laneOf(all[0]!, all.slice(0, 1))).toBe(0)
    expect(all.map((one) => laneOf(one, all))).toEqual([-0.5, 0.5])
    const three = [...all, arrow('cobalt')]
    expect(three.map((one) => laneOf(one, three))).toEqual([-1, 1, 0])
  })

  it('keep to their side of the segment whichever way they point', () => {
    const there = shapeOf(ATLAS, arrow('crimson'), 0.5, 10).middle
    const back = shapeOf(ATLAS, arrow('crimson', true), 0.5, 10).middle
    const other = shapeOf(ATLAS, arrow('crimson', true), -0.5, 10).middle
    const off = (one: typeof there, two: typeof there) => Math.hypot(one.x - two.x, one.y - two.y)
    expect(off(there, back)).toBeLessThan(off(there, other))
  })

  it('point to where they lead', () => {
    const [tip] = shapeOf(ATLAS, arrow('crimson'), 0, 10).tip.slice(1).split('L')
    const [x = 0, y = 0] = tip!.split(' ').map(Number)
    const far = (id: string) => Math.hypot(ATLAS.spot(id).x - x, ATLAS.spot(id).y - y)
    expect(far(first)).toBeLessThan(far('start'))
  })

  it('grow less than the map', () => {
    expect(sizeFor(2.9)).toBe(1)
    expect(sizeFor(11.6)).toBeLessThanOrEqual(2)
    expect(sizeFor(0.5)).toBeGreaterThan(0.5)
  })
})

describe('flags', () => {
  it('fly where there is room', () => {
    expect(Math.sin(freeAngle([0, Math.PI]))).not.toBeCloseTo(0)
    expect(Math.cos(freeAngle([Math.PI / 2, -Math.PI / 2, Math.PI]))).toBeCloseTo(1)
  })

  it('do not hide each other at Start', () => {
    const heads = (['crimson', 'cobalt', 'amber'] as const).map((colour) => ({ colour, space: 'start' }))
    const flags = flagsOf(ATLAS, heads, [])
    const gaps = flags.flatMap((one, at) =>
      flags.slice(at + 1).map((other) => Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y)),
    )
    expect(Math.min(...gaps)).toBeGreaterThan(28)
  })

  it('fly at both edges for a head that stands there, and inwards', () => {
    const flags = flagsOf(ATLAS, [{ colour: 'amber', space: 'w02' }], [])
    expect(flags.map(({ spot }) => spot.x)).toEqual([0, 36_000])
    expect(flags[0]!.at.x).toBeGreaterThan(-1)
    expect(flags[1]!.at.x).toBeLessThan(1)
  })
})
