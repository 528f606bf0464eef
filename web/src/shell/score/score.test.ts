import { describe, expect, it } from 'vitest'
import { Texts } from '../../lib/texts'
import type { Outcome } from '../../lib/wire'
import { sampled } from './reel.svelte'
import { steps } from './scale'
import { everyLine, grouped, standing, sum } from './sheet'
import { headline, subline } from './words'

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

describe('the end in words', () => {
  const texts = new Texts(
    'en',
    `
list-and = { $head } and { $last }
list-comma = { $head }, { $next }
shell-shared = { $names } share { $points }
shell-you-win = you win { $points }
shell-wins = { $name } wins { $points }
shell-ahead = { $points } ahead of { $name }
shell-tie-break = tie-break
shell-your-place = { $place } with { $points }
`,
  )
  const names = ['Ann', 'Bob', 'Cleo']
  const said = (scores: number[], ranks: number[], local: number[] = [0]) => {
    const ending = { outcome: { ...outcome, scores, ranks }, names, local }
    return [headline(ending, texts), subline(ending, texts)]
  }

  it('tells by how much it was won', () => {
    expect(said([20, 16, 18], [1, 3, 2])).toEqual(['you win 20', '2 ahead of Cleo'])
    expect(said([16, 20, 18], [3, 1, 2])).toEqual(['Bob wins 20', '3 with 16'])
    expect(said([20, 20, 18], [1, 2, 3])).toEqual(['you win 20', 'tie-break'])
  })

  it('speaks of a tie-break only if it decided between winners and others', () => {
    expect(said([20, 16, 20], [1, 3, 1])).toEqual(['Ann and Cleo share 20', '4 ahead of Bob'])
    expect(said([20, 20, 20], [1, 3, 1])).toEqual(['Ann and Cleo share 20', 'tie-break'])
    expect(said([20, 20, 20], [1, 1, 1])).toEqual(['Ann, Bob and Cleo share 20', ''])
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
