import { describe, expect, it } from 'vitest'
import { samplePlayer, sampleView } from './sample'
import { points, progress, trackOf, written } from './sheet'

describe('points and rounds', () => {
  it('are read from the view', () => {
    const view = sampleView({ seats: [samplePlayer({ points: 5 }), samplePlayer({ points: -1 })] })
    expect(points(view)).toEqual([5, -1])
    expect(written(-1)).toBe('−1')
    const sheet = [
      { key: 'expedition-line-hand', points: 5 },
      { key: 'expedition-line-cards-left', points: -2 },
    ]
    expect(points(sampleView({ phase: 'over', seats: [samplePlayer({ points: 5, sheet })] }))).toEqual([3])
  })

  it('count rounds and whose turn it is in them', () => {
    expect(progress(sampleView({ round: 6, first: 1, active: 0, turn: 12 }))).toMatchObject({
      round: 6,
      turn: 2,
      turns: 2,
    })
    expect(progress(sampleView({ turn: 0 }))).toBeNull()
  })
})

describe('the score track', () => {
  it('is printed from 0 to 28', () => {
    expect(trackOf([0, 12])).toMatchObject({ from: 0, to: 28, numbers: [0, 7, 14, 21, 28] })
  })

  it('grows in both directions', () => {
    expect(trackOf([-3, 31])).toMatchObject({ from: -7, to: 35 })
  })

  it('stacks those who have as many points', () => {
    expect(trackOf([4, 5, 4, 4]).marks.map(({ level }) => level)).toEqual([0, 0, 1, 2])
  })
})
