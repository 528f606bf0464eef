import { describe, expect, it } from 'vitest'
import type { Outcome } from '../../lib/wire'
import { sampled } from './reel.svelte'
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

describe('sampled', () => {
  const upTo = (count: number) => Array.from({ length: count }, (_, number) => number + 1)

  it('are all if there are few', () => {
    expect(sampled([2, 3, 9])).toEqual([2, 3, 9])
    expect(sampled(upTo(48))).toEqual(upTo(48))
  })

  it('are spread over the game and hold its end if there are many', () => {
    const found = sampled(upTo(258))
    expect(found.length).toBeLessThanOrEqual(48)
    expect(found.at(-1)).toBe(258)
    const gaps = found.map((ply, number) => ply - (found[number - 1] ?? 0))
    expect(Math.max(...gaps)).toBe(6)
  })
})

describe('steps', () => {
  it('are round and hold all values', () => {
    expect(steps(0, 111)).toEqual([0, 40, 80, 120])
    expect(steps(-3, 12)).toEqual([-5, 0, 5, 10, 15])
  })
})
