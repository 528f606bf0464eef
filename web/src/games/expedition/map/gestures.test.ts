import { describe, expect, it } from 'vitest'
import { next } from './gestures'

const box = { left: 0, top: 0, width: 400, height: 400 } as DOMRect
const start = { x: 10_000, y: 4_000, w: 8_000 }

describe('fingers', () => {
  it('drag the map with them', () => {
    expect(next(box, start, [{ x: 100, y: 100 }], [{ x: 60, y: 180 }])).toEqual({ x: 10_800, y: 2_400, w: 8_000 })
  })

  it('keep what lies between them when they close', () => {
    const from = [
      { x: 100, y: 200 },
      { x: 300, y: 200 },
    ]
    const to = [
      { x: 150, y: 200 },
      { x: 250, y: 200 },
    ]
    expect(next(box, start, from, to)).toEqual({ x: 6_000, y: 0, w: 16_000 })
  })

  it('never leave the map', () => {
    expect(next(box, start, [{ x: 0, y: 0 }], [{ x: 9_000, y: 9_000 }])).toMatchObject({ x: -450, y: 0 })
  })
})
