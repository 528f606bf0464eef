import { describe, expect, it } from 'vitest'
import { WHOLE } from '../window'
import { next } from './gestures'

const box = { left: 0, top: 0, width: 360, height: 360 } as DOMRect

describe('fingers', () => {
  it('drag the map with them', () => {
    const window = next(box, { x: 4, y: 4, n: 9 }, [{ x: 100, y: 100 }], [{ x: 60, y: 180 }])
    expect(window).toEqual({ x: 5, y: 2, n: 9 })
  })

  it('keep what lies between them when they spread', () => {
    const from = [{ x: 160, y: 180 }, { x: 200, y: 180 }]
    const to = [{ x: 140, y: 180 }, { x: 220, y: 180 }]
    expect(next(box, WHOLE, from, to)).toEqual({ x: 4, y: 4, n: 8 })
  })

  it('never leave the map', () => {
    const window = next(box, { x: 0, y: 0, n: 9 }, [{ x: 10, y: 10 }], [{ x: 300, y: 300 }])
    expect(window).toEqual({ x: 0, y: 0, n: 9 })
  })
})
