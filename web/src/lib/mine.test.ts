import { describe, expect, it } from 'vitest'
import { inOrder } from './mine.svelte'
import type { TableLine } from './wire'

const line = (table: string, more: Partial<TableLine>): TableLine => ({
  table,
  game: 'explorers',
  secret: `${table}-${more.seat}`,
  seat: null,
  names: [],
  waiting: [],
  mine: false,
  over: false,
  closed: false,
  ply: 0,
  changed: 0,
  ...more,
})

describe('inOrder', () => {
  it('shows a table once, by the seat rather than by the invitation to it', () => {
    const seat = line('one', { seat: 1 })
    for (const lines of [
      [seat, line('one', {})],
      [line('one', {}), seat],
    ])
      expect(inOrder(lines)).toEqual([seat])
  })

  it('prefers the seat that is asked', () => {
    const asked = line('one', { seat: 2, mine: true })
    expect(inOrder([line('one', { seat: 1 }), asked, line('one', {})])).toEqual([asked])
  })

  it('puts what waits for me first and what has ended last', () => {
    const lines = [
      line('closed', { closed: true, changed: 9 }),
      line('over', { over: true, changed: 8 }),
      line('old', { changed: 1 }),
      line('new', { changed: 2 }),
      line('mine', { mine: true, seat: 0 }),
    ]
    expect(inOrder(lines).map(({ table }) => table)).toEqual(['mine', 'new', 'old', 'closed', 'over'])
  })
})
