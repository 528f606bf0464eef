import { describe, expect, it } from 'vitest'
import type { LogLine, Text } from '../../lib/wire'
import { scenesOf } from './moments'

const line = (event: string, args: Record<string, string> = {}): LogLine => {
  const texts = Object.entries(args).map(([name, key]): [string, Text] => [
    name,
    { key: `exploriana-${name}-${key}`, args: {} },
  ])
  return { ply: 1, text: { key: `exploriana-event-${event}`, args: Object.fromEntries(texts) } }
}
const BEFORE = new Map([
  ['af', ['af-a05', 'af-t2']],
  ['sa', ['sa-t1', 'sa-a02']],
])

describe('scenes', () => {
  it('show the cards that lay there with the last one turned', () => {
    const events = [line('card', { region: 'af', card: 'af-a07' }), line('lost', { region: 'af' })]
    expect(scenesOf(BEFORE, events)).toMatchObject([{ region: 'af', cards: ['af-a05', 'af-t2', 'af-a07'] }])
  })

  it('come one after the other', () => {
    const events = [
      line('rival-lost', { region: 'sa' }),
      line('card', { region: 'sa', card: 'sa-m1' }),
      line('unknown-lost', { region: 'sa' }),
    ]
    expect(scenesOf(BEFORE, events).map(({ cards }) => cards)).toEqual([['sa-t1', 'sa-a02'], ['sa-m1']])
  })

  it('know what went back into the deck or came from a collection', () => {
    const events = [
      line('returned', { card: 'af-t2' }),
      line('released', { card: 'af-a09' }),
      line('lost', { region: 'af' }),
    ]
    expect(scenesOf(BEFORE, events)[0]?.cards).toEqual(['af-a05', 'af-a09'])
  })

  it('are left out where it is not known what lay there', () => {
    expect(scenesOf(BEFORE, [line('taken'), line('unknown-lost', { region: 'af' })])).toEqual([])
    expect(scenesOf(BEFORE, [line('card', { region: 'af', card: 'af-a07' })])).toEqual([])
  })
})
