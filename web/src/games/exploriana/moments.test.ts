import { describe, expect, it } from 'vitest'
import type { LogLine } from '../../lib/wire'
import { scenesOf } from './moments'

const line = (kind: string, facts: Record<string, string> = {}): LogLine => ({
  ply: 1,
  text: { key: 'any', args: {} },
  kind,
  facts,
})
const BEFORE = new Map([
  ['af', ['af-a05', 'af-t2']],
  ['sa', ['sa-t1', 'sa-a02']],
])

describe('scenes', () => {
  it('show the cards that lay there with the last one turned', () => {
    const events = [line('CardTurned', { region: 'af', card: 'af-a07' }), line('Lost', { region: 'af' })]
    expect(scenesOf(BEFORE, events)).toMatchObject([{ region: 'af', cards: ['af-a05', 'af-t2', 'af-a07'] }])
  })

  it('come one after the other', () => {
    const events = [
      line('RivalLost', { region: 'sa' }),
      line('CardTurned', { region: 'sa', card: 'sa-m1' }),
      line('UnknownLost', { region: 'sa' }),
    ]
    expect(scenesOf(BEFORE, events).map(({ cards }) => cards)).toEqual([['sa-t1', 'sa-a02'], ['sa-m1']])
  })

  it('know what went back into the deck or came from a collection', () => {
    const events = [
      line('Returned', { card: 'af-t2' }),
      line('Released', { card: 'af-a09' }),
      line('Lost', { region: 'af' }),
    ]
    expect(scenesOf(BEFORE, events)[0]?.cards).toEqual(['af-a05', 'af-a09'])
  })

  it('are left out where it is not known what lay there', () => {
    expect(scenesOf(BEFORE, [line('Taken'), line('UnknownLost', { region: 'af' })])).toEqual([])
    expect(scenesOf(BEFORE, [line('CardTurned', { region: 'af', card: 'af-a07' })])).toEqual([])
  })
})
