import { describe, expect, it } from 'vitest'
import { rowsOf } from './acts'
import { ART } from './cards/art'
import { lookingOf } from './looking'
import { even, pipsOf } from './odds'
import { bracketsOf, rescuesOf } from './picks'
import { sampleOdds, samplePick, samplePlayer, sampleRegion, sampleSeat, sampleView } from './sample'
import { points, progress } from './sheet'
import { longest, stacks } from './track'

describe('brackets', () => {
  const display = ['af-a05', 'af-m1', 'af-a07']

  it('lie below their cards', () => {
    const [map] = bracketsOf(display, [samplePick('pick af-m1', ['af-m1'])])
    expect(map).toMatchObject({ at: [1], low: false })
  })

  it('of animals with another card between them lie lower', () => {
    const animals = samplePick('pick animals', ['af-a07', 'af-a05'])
    expect(bracketsOf(display, [animals])[0]).toMatchObject({ at: [0, 2], low: true })
    expect(bracketsOf(['af-a05', 'af-a07', 'af-m1'], [animals])[0]).toMatchObject({ at: [0, 1], low: false })
  })

  it('leave out rescues', () => {
    const picks = [samplePick('rescue coins', []), samplePick('pick af-m1', ['af-m1'])]
    expect(bracketsOf(display, picks)).toHaveLength(1)
    expect(rescuesOf(picks).map(({ action }) => action)).toEqual(['rescue coins'])
  })
})

describe('pips', () => {
  const chance = (card: string, share: number, loses: boolean) => ({ card, chance: share, loses })

  it('are one a card, those that lose first, then by hazard', () => {
    const odds = sampleOdds({
      cards: [
        chance('af-a05', 0.25, false),
        chance('af-a07', 0.25, false),
        chance('af-a09', 0.25, true),
        chance('af-t2', 0.25, false),
      ],
    })
    const pips = pipsOf(sampleView(), odds)
    expect(pips.map(({ card }) => card.id)).toEqual(['af-a09', 'af-a07', 'af-t2', 'af-a05'])
    expect(even(pips)).toBe(true)
  })

  it('are not even when something is known about the deck', () => {
    const odds = sampleOdds({ cards: [chance('af-a05', 0.9, false), chance('af-a07', 0.1, true)] })
    expect(even(pipsOf(sampleView(), odds))).toBe(false)
  })
})

describe('what is looked at', () => {
  const regions = [sampleRegion('sa'), sampleRegion('af', { display: ['af-m1'] }), sampleRegion('fe')]
  const nothing = { cards: [], placed: [], missions: [], drawn: 0, order: [] }

  it('is what was seen, with what may be done', () => {
    const looking = { ...nothing, explorer: 'researcher', cards: ['af-m1', 'af-t2'], placed: ['af-m1'] }
    const found = lookingOf(sampleSeat(sampleView({ looking }), ['top af-t2']))
    expect(found?.explorer).toBe('researcher')
    expect(found?.cards).toEqual([
      { card: 'af-m1', choice: undefined, placed: true },
      { card: 'af-t2', choice: expect.objectContaining({ action: 'top af-t2' }), placed: false },
    ])
  })

  it('is the deck for a Scholar', () => {
    const found = lookingOf(sampleSeat(sampleView({ regions }), ['pick af-a05', 'pick af-t2']))
    expect(found?.explorer).toBe('scholar')
    expect(found?.cards.map(({ card }) => card)).toEqual(['af-a05', 'af-t2'])
  })

  it('is nothing for those who choose from the display or from their own animals', () => {
    const looking = { ...nothing, explorer: 'pathfinder' }
    expect(lookingOf(sampleSeat(sampleView({ regions, looking }), ['return af-m1', 'done']))).toBeNull()
    expect(lookingOf(sampleSeat(sampleView({ regions }), ['release af-a05', 'guide af-m1']))).toBeNull()
  })

  it('is the tokens for a Detective', () => {
    const looking = { ...nothing, explorer: 'detective' }
    const found = lookingOf(sampleSeat(sampleView({ regions, looking }), ['order 1', 'order 2']))
    expect(found?.tokens.map(({ token }) => token?.reward)).toEqual([2, 3])
  })
})

describe('the buttons', () => {
  it('are all that has no place elsewhere, with its cost', () => {
    const regions = [sampleRegion('sa'), sampleRegion('af', { display: ['af-m1'] }), sampleRegion('fe')]
    const actions = [
      'explore',
      'stop',
      'guide af-m1',
      'use scout',
      'pick af-m1',
      'pick af-t2',
      'rescue both',
      'top af-t2',
    ]
    const rows = rowsOf(sampleSeat(sampleView({ regions }), actions))
    expect(rows.map(({ choice, cost }) => [choice.action, cost])).toEqual([
      ['use scout', 1],
      ['pick af-m1', 0],
      ['rescue both', 1],
    ])
    expect(rows.every(({ icon }) => icon !== '')).toBe(true)
  })
})

describe('the track', () => {
  const marker = (key: string, renown: number) => ({ key, renown, colour: 'moss' })

  it('stacks markers, the one that acts first on top', () => {
    const found = stacks([marker('1', 9), marker('0', 9), marker('2', 4)])
    expect(found.map(({ renown, markers }) => [renown, markers.map(({ key }) => key)])).toEqual([
      [4, ['2']],
      [9, ['1', '0']],
    ])
  })

  it('grows by fives', () => {
    expect(longest([marker('0', 3)])).toBe(40)
    expect(longest([marker('0', 41)])).toBe(45)
  })
})

describe('the sheet', () => {
  it('has everybody’s points and the step of the round', () => {
    const seats = [
      samplePlayer(0, {
        sheet: [
          { key: 'a', points: 3 },
          { key: 'b', points: 4 },
        ],
      }),
      samplePlayer(1),
    ]
    expect(points(sampleView({ seats }))).toEqual([7, 0])
    expect(progress(sampleView())).toMatchObject({ round: 2, turn: 3, turns: 3 })
    expect(progress(sampleView({ options: { draft: 'true' } }))).toMatchObject({ turn: 2, turns: 2 })
    expect(progress(sampleView({ stage: 'over' }))).toBeNull()
  })
})

it('has a picture for every card', () => {
  const counts = { sa: 24, af: 21, fe: 18 }
  for (const [region, count] of Object.entries(counts)) {
    expect(Object.keys(ART).filter((card) => card.startsWith(region))).toHaveLength(count)
  }
  expect(Object.values(ART).every((outline) => /^m/i.test(outline))).toBe(true)
})
