import { describe, expect, it } from 'vitest'
import type { Outcome } from '../../lib/wire'
import { turnEnds } from './reel.svelte'
import { steps } from './scale'
import { everyLine, grouped, standing, sum } from './sheet'

const line = (key: string, points: number) => ({ key, points })
const outcome: Outcome = {
  scores: [7, 12],
  ranks: [2, 1],
  sheets: [
    [line('x-gems-1', 3), line('x-gems-2', 4), line('x-goal', 0)],
    [line('x-gems-1', 5), line('x-gems-2', 5), line('x-goal', 2)],
  ],
  title: null,
  won: true,
}

describe('the sheet', () => {
  it('has every line', () => {
    expect(everyLine(outcome).map((row) => row.text)).toEqual(['x-gems-1', 'x-gems-2', 'x-goal'])
  })

  it('gathers groups and keeps the rest', () => {
    const rows = grouped(outcome, [{ prefix: 'x-gems', text: 'gems', icon: '' }])
    expect(rows.map((row) => row.text)).toEqual(['gems', 'x-goal'])
    expect(rows[0]!.parts).toEqual([
      [3, 4],
      [5, 5],
    ])
    expect(rows[0]!.parts.map(sum)).toEqual([7, 10])
  })

  it('names the best first', () => {
    expect(standing(outcome)).toEqual([1, 0])
  })
})

describe('turnEnds', () => {
  const head = 'game: x\nrules: 1\n'

  it('stops before chance acts again, and at the end', () => {
    expect(turnEnds(`${head}* first 0\n* draw a\n0 take\n1 take\n# 4 0123abcd\n* draw b\n0 take\nend 6\n`)).toEqual([
      4, 6,
    ])
  })

  it('stops where another seat goes on if there is no chance', () => {
    expect(turnEnds(`${head}0 a\n0 b\n1 c\nend 3\n`)).toEqual([2, 3])
  })
})

describe('steps', () => {
  it('are round and hold all values', () => {
    expect(steps(0, 111)).toEqual([0, 40, 80, 120])
    expect(steps(-3, 12)).toEqual([-5, 0, 5, 10, 15])
  })
})
