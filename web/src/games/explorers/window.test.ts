import { describe, expect, it } from 'vitest'
import { squareOf } from './cells'
import { centred, clamped, following, gathering, isWhole, settled, shows, WHOLE, zoomed } from './window'

const squares = (...names: string[]) => names.map(squareOf)

describe('the window', () => {
  it('stays on the map', () => {
    expect(clamped({ x: -3, y: 12, n: 9 })).toEqual({ x: 0, y: 7, n: 9 })
    expect(clamped({ x: 2, y: 2, n: 40 })).toEqual(WHOLE)
  })

  it('centres on a square as far as the edge allows', () => {
    expect(centred(squareOf('h8'))).toEqual({ x: 3, y: 3, n: 9 })
    expect(centred(squareOf('a1'))).toEqual({ x: 0, y: 0, n: 9 })
  })

  it('gathers all squares it can', () => {
    const near = gathering(squares('d4', 'f6', 'e9'))
    expect(squares('d4', 'f6', 'e9').every((square) => shows(near, square))).toBe(true)
    const most = gathering(squares('a1', 'n14', 'o15', 'p16'))
    expect(squares('n14', 'o15', 'p16').every((square) => shows(most, square))).toBe(true)
    expect(shows(most, squareOf('a1'))).toBe(false)
  })

  it('puts a lone square in the middle', () => {
    expect(gathering(squares('h8'))).toEqual({ x: 3, y: 3, n: 9 })
  })

  it('follows the cursor with a margin of one square', () => {
    const window = { x: 0, y: 0, n: 9 }
    expect(following(window, squareOf('d4'))).toEqual(window)
    expect(following(window, squareOf('i5'))).toEqual({ x: 1, y: 0, n: 9 })
    expect(following(window, squareOf('p16'))).toEqual({ x: 7, y: 7, n: 9 })
  })

  it('zooms about a point', () => {
    expect(zoomed(WHOLE, 8, 0.5, 0.5)).toEqual({ x: 4, y: 4, n: 8 })
    expect(zoomed(WHOLE, 8, 0, 1)).toEqual({ x: 0, y: 8, n: 8 })
    expect(zoomed({ x: 4, y: 4, n: 8 }, 2, 0.5, 0.5).n).toBe(6)
  })

  it('comes to rest on whole squares, or on the whole map', () => {
    expect(settled({ x: 2.6, y: 3.7, n: 9.2 })).toEqual({ x: 3, y: 4, n: 9 })
    expect(isWhole(settled({ x: 1, y: 1, n: 13.8 }))).toBe(true)
  })
})
