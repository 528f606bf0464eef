import coarse from 'land:110m'
import coast from 'land:50m'
import { describe, expect, it } from 'vitest'
import { ATLAS } from './sample'
import { WORLD } from './window'
import { atlasOf } from './world'

describe('the world', () => {
  it('comes from the file of the rules', () => {
    const kinds = [...ATLAS.spaces.values()].map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'location')).toHaveLength(79)
    expect(ATLAS.segments.size).toBe(226)
    expect(ATLAS.regions).toHaveLength(6)
    expect(ATLAS.regions.flatMap((region) => ATLAS.region(region))).toHaveLength(79)
    expect(() => atlasOf('nowhere')).toThrow()
  })

  it('lies on the map, and what joins its edges lies on both', () => {
    for (const id of ATLAS.spaces.keys()) {
      for (const { x, y } of ATLAS.spots(id)) {
        expect(x >= WORLD.x && x <= WORLD.x + WORLD.w && y >= WORLD.y && y <= WORLD.h).toBe(true)
      }
    }
    expect(ATLAS.spots('w01').map(({ x }) => x)).toEqual([0, 36_000])
    expect(ATLAS.spot('w01', 'right').x).toBe(36_000)
  })

  it('draws a segment to the edge where it belongs', () => {
    const [left] = [...ATLAS.segments.values()].filter(({ side }) => side === 'left')
    const [right] = [...ATLAS.segments.values()].filter(({ side }) => side === 'right')
    expect(Math.min(...ATLAS.ends(left!).map(({ x }) => x))).toBe(0)
    expect(Math.max(...ATLAS.ends(right!).map(({ x }) => x))).toBe(36_000)
  })

  it('knows neighbours and what lies between', () => {
    const near = ATLAS.neighbours('start')
    expect(near.length).toBeGreaterThan(2)
    for (const id of near) expect(ATLAS.between(id, 'start')).toBe(ATLAS.between('start', id))
    expect(ATLAS.between('start', 'sp11')).toBeUndefined()
  })

  it('leaves room between the spaces', () => {
    expect(Math.min(...[...ATLAS.spaces.keys()].map((id) => ATLAS.gap(id)))).toBeGreaterThan(600)
  })
})

describe('the coast', () => {
  /** The outlines as lists of corners. */
  const rings = (path: string): number[][] =>
    path
      .split('z')
      .filter(Boolean)
      .map((ring) => ring.match(/-?\d+/g)!.map(Number))

  it('is made of closed outlines that stay on the map, or run on beyond 180°', () => {
    for (const path of [coast, coarse]) {
      for (const [x = 0, , ...steps] of rings(path)) {
        let at = x
        for (const [number, step] of steps.entries()) if (number % 2 === 0) at += step
        expect(Math.abs(at - 18_000)).toBeLessThan(36_000)
      }
    }
  })

  it('runs nowhere straight across the map', () => {
    const steps = rings(coast).flatMap((ring) => ring.slice(2).filter((_, number) => number % 2 === 0))
    expect(Math.max(...steps.map(Math.abs))).toBeLessThan(36_000 / 2)
  })

  it('is light enough to be loaded with the game', () => {
    expect(coast.length).toBeLessThan(60_000)
    expect(coarse.length).toBeLessThan(12_000)
  })
})
