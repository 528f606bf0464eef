import { describe, expect, it } from 'vitest'
import { editionOf, TILE, tilesOf, turned } from './edition'

const tile = (number: number) => tilesOf('house-1').find((found) => found.number === number)!
const at = (letters: string, letter: string) => {
  const index = letters.indexOf(letter)
  return [Math.floor(index / TILE), index % TILE]
}

describe('tiles', () => {
  it('come from the file of the rules', () => {
    expect(tilesOf('house-1')).toHaveLength(8)
    expect(editionOf('house-1').rounds).toBe(4)
    for (const { terrain, objects } of tilesOf('house-1')) {
      expect(terrain).toMatch(/^[PWDMV]{64}$/)
      expect(objects).toMatch(/^[.kshgacfT]{64}$/)
    }
  })

  it('turn clockwise as in R 4.3', () => {
    expect(at(tile(2).terrain, 'V')).toEqual([5, 5])
    expect(at(tile(2).objects, 'T')).toEqual([1, 3])
    const once = turned(tile(2), 1)
    expect(at(once.terrain, 'V')).toEqual([5, 2])
    expect(at(once.objects, 'T')).toEqual([3, 6])
    expect(turned(tile(2), 4)).toEqual(tile(2))
  })
})
