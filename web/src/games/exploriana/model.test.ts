import { describe, expect, it } from 'vitest'
import { activeOf, cardOf, kindOf, markersOf, othersOf, pressOf, questionOf, spacesOf, tally } from './model'
import { samplePlayer, sampleRegion, sampleSeat, sampleTurn, sampleView } from './sample'

const pawn = (space: number, seat: number, kind = 'own') => ({ space, seat, kind })

describe('spaces', () => {
  it('are done before the pawn in its turn and wait after it', () => {
    const regions = [
      sampleRegion('sa'),
      sampleRegion('af', { pawns: [pawn(1, 0), pawn(2, 1)] }),
      sampleRegion('fe', { pawns: [pawn(0, 1, 'rival')] }),
    ]
    const view = sampleView({ regions })
    expect(view.regions.map((region) => spacesOf(view, region).map(({ state }) => state))).toEqual([
      ['free', 'free', 'free'],
      ['done', 'now', 'waiting'],
      ['waiting', 'free', 'free'],
    ])
  })
})

describe('renown', () => {
  it('has the markers in the order of acting, and the rival last', () => {
    const view = sampleView({ rival_renown: 4 })
    expect(markersOf(view, ['indigo', 'moss'])).toEqual([
      { key: '1', renown: 4, colour: 'moss' },
      { key: '0', renown: 0, colour: 'indigo' },
      { key: 'rival', renown: 4, colour: '' },
    ])
  })

  it('has the Society among the players', () => {
    const view = sampleView({ players: 1, order: [0, -1], society: samplePlayer(-1, { renown: 7 }) })
    expect(markersOf(view, ['indigo'])[1]).toEqual({ key: '-1', renown: 7, colour: '' })
  })
})

describe('a face-up card', () => {
  const view = sampleView()
  const animal = cardOf(view, 'af-a07')

  it('is pressed for its own choice, or an animal for all animals', () => {
    expect(pressOf(sampleSeat(view, ['pick animals', 'pick af-m1']), animal)?.action).toBe('pick animals')
    expect(pressOf(sampleSeat(view, ['return af-a07']), animal)?.action).toBe('return af-a07')
    expect(pressOf(sampleSeat(view, ['guide af-a07', 'stop']), animal)).toBeUndefined()
  })

  it('is asked about as what it would be in this turn', () => {
    expect(questionOf(view, animal)).toBe('pick animals')
    expect(questionOf(view, cardOf(view, 'af-m1'))).toBe('pick af-m1')
    expect(questionOf(sampleView({ turn: sampleTurn({ kind: 'rival' }) }), animal)).toBe('discard af-a07')
  })
})

describe('the players', () => {
  it('begin at the left of the seat', () => {
    const seats = [0, 1, 2].map((seat) => samplePlayer(seat))
    expect(othersOf(sampleView({ seat: 1, players: 3, seats })).map(({ seat }) => seat)).toEqual([2, 0])
    expect(othersOf(sampleView({ seat: -2, players: 3, seats })).map(({ seat }) => seat)).toEqual([0, 1, 2])
  })

  it('have their cards counted by type', () => {
    const secret = { region: 'fe', coins: 0, renown: 6, card: 'fe-l2', may_be: [] }
    const player = samplePlayer(0, { collection: ['af-a05', 'af-a07'], secrets: [secret, { ...secret, card: '' }] })
    expect(tally(sampleView(), player)).toEqual({ animal: 2, location: 1 })
  })
})

it('finds the region of the turn and the kind of a card', () => {
  expect(activeOf(sampleView())).toBe(1)
  expect(activeOf(sampleView({ turn: null }))).toBe(-1)
  expect(kindOf('scout-2')).toBe('scout')
})
