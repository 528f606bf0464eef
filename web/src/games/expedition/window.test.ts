import { describe, expect, it } from 'vitest'
import { WORLD, centred, clamped, close, following, gathering, isWhole, shows, whole, zoomed } from './window'

const WIDE = 0.52
const SQUARE = 1

describe('the window', () => {
  it('shows the whole world in any pane', () => {
    for (const ratio of [0.3, WIDE, SQUARE, 1.7]) {
      const { x, y, w } = whole(ratio)
      expect(x).toBeLessThanOrEqual(WORLD.x)
      expect(y).toBeLessThanOrEqual(WORLD.y)
      expect(x + w).toBeGreaterThanOrEqual(WORLD.x + WORLD.w)
      expect(y + w * ratio).toBeGreaterThanOrEqual(WORLD.y + WORLD.h - 0.001)
      expect(isWhole({ x, y, w }, ratio)).toBe(true)
    }
  })

  it('stays on the map, in the middle of what is higher than the map', () => {
    expect(clamped({ x: -9_000, y: -9_000, w: 10_000 }, SQUARE)).toEqual({ x: WORLD.x, y: 0, w: 10_000 })
    const { y, w } = clamped({ x: 0, y: 0, w: 30_000 }, SQUARE)
    expect(y + w / 2).toBe(WORLD.h / 2)
    expect(clamped({ x: 0, y: 0, w: 1 }, SQUARE).w).toBeGreaterThan(1)
  })

  it('knows what it shows, with an edge that is not read', () => {
    const window = { x: 10_000, y: 5_000, w: 10_000 }
    expect(shows(window, { x: 15_000, y: 8_000 }, WIDE)).toBe(true)
    expect(shows(window, { x: 10_100, y: 8_000 }, WIDE)).toBe(false)
    expect(shows(window, { x: 15_000, y: 10_300 }, WIDE)).toBe(false)
  })

  it('gathers spots with air around them', () => {
    const spots = [
      { x: 12_000, y: 6_000 },
      { x: 26_000, y: 9_000 },
    ]
    const window = gathering(spots, WIDE)
    expect(spots.every((spot) => shows(window, spot, WIDE))).toBe(true)
    expect(gathering(spots.slice(0, 1), WIDE)).toEqual(centred(spots[0]!, close(WIDE), WIDE))
    expect(gathering([], WIDE)).toEqual(whole(WIDE))
  })

  it('follows the keyboard only as far as needed', () => {
    const window = { x: 10_000, y: 5_000, w: 10_000 }
    expect(following(window, { x: 15_000, y: 8_000 }, SQUARE)).toEqual(window)
    expect(following(window, { x: 19_900, y: 8_000 }, SQUARE)).toEqual({ x: 11_400, y: 5_000, w: 10_000 })
  })

  it('zooms about a point', () => {
    const window = { x: 10_000, y: 4_000, w: 16_000 }
    expect(zoomed(window, 8_000, 0.5, 0.5, SQUARE)).toEqual({ x: 14_000, y: 8_000, w: 8_000 })
    expect(zoomed(window, 8_000, 0, 1, WIDE)).toEqual({ x: 10_000, y: 4_000 + 8_000 * WIDE, w: 8_000 })
    expect(isWhole(zoomed(window, 1e9, 0.5, 0.5, WIDE), WIDE)).toBe(true)
  })
})
