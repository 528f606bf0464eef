import { describe, expect, it } from 'vitest'
import { around, borders, fill, label, outline, quadrantOf, SQUARES, squareOf, squaresWhere } from './cells'

describe('squares', () => {
  it('are named by column and row', () => {
    expect(label(0)).toBe('a1')
    expect(label(6 * 16 + 7)).toBe('h7')
    expect(label(255)).toBe('p16')
    expect(squareOf('h7')).toBe(103)
    expect(squareOf('q1')).toBe(-1)
    for (let square = 0; square < SQUARES; square++) expect(squareOf(label(square))).toBe(square)
  })

  it('lie in quadrants in reading order', () => {
    expect(['a1', 'i1', 'a9', 'p16'].map((name) => quadrantOf(squareOf(name)))).toEqual([0, 1, 2, 3])
  })

  it('have at most four neighbours', () => {
    expect(around(squareOf('a1'))).toEqual([-1, squareOf('b1'), squareOf('a2'), -1])
    expect(around(squareOf('p16'))).toEqual([squareOf('p15'), -1, -1, squareOf('o16')])
    expect(around(squareOf('h7')).map(label)).toEqual(['h6', 'i7', 'h8', 'g7'])
  })
})

describe('paths', () => {
  it('fill runs of squares row by row', () => {
    expect(fill([0, 1, 2, 16])).toBe('M0 0h300v100h-300zM0 100h100v100h-100z')
    expect(fill([15, 16])).toBe('M1500 0h100v100h-100zM0 100h100v100h-100z')
    expect(fill([])).toBe('')
  })

  it('outline a group with as few corners as possible', () => {
    expect(outline([0])).toBe('M0 0L100 0L100 100L0 100z')
    expect(outline([0, 1, 16, 17])).toBe('M0 0L200 0L200 200L0 200z')
  })

  it('outline holes and squares that touch at a corner separately', () => {
    const ring = squaresWhere((square) => square >> 4 < 3 && (square & 15) < 3 && square !== 17)
    expect(outline(ring).match(/z/g)).toHaveLength(2)
    expect(outline([0, 17]).match(/z/g)).toHaveLength(2)
    expect(outline([1, 16]).match(/z/g)).toHaveLength(2)
  })

  it('draw borders as long lines', () => {
    expect(borders((one, other) => one === 0 && other === 1)).toBe('M100 0V100')
    expect(borders((one, other) => other === one + 16 && one < 16)).toBe('M0 100H1600')
  })
})
