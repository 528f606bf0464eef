import { describe, expect, it } from 'vitest'
import { handOf, offers } from './card'
import { sampleBoard, sampleSeat, sampleView } from './sample'
import type { DecisionView } from './view'

const decision = (changes: Partial<DecisionView>): DecisionView => ({ ...sampleView().decision!, ...changes })

describe('the hand', () => {
  it('offers the sides and the scroll', () => {
    const hand = handOf(sampleSeat(sampleView(), ['take water', 'take mountain', 'scroll desert']))
    expect(hand.kind).toBe('mode')
    expect(hand.offers.map(({ action, open, pickedBy }) => [action, open, pickedBy])).toEqual([
      ['take water', true, 1],
      ['take mountain', true, -1],
    ])
    expect(hand.scrolls.map(({ action, xs }) => [action, xs])).toEqual([['scroll desert', 4]])
  })

  it('counts the Xs placed on the side that was taken', () => {
    const placing = decision({ step: 'place', took: 'take mountain', left: 2, allowed: ['mountain'] })
    const [water, mountain] = handOf(sampleSeat(sampleView({ decision: placing }), ['mark h7'], 2)).offers
    expect(water).toMatchObject({ checked: false, open: false, placed: 0 })
    expect(mountain).toMatchObject({ checked: true, placed: 1, xs: 3 })
  })

  it('offers pairs of terrains on a wild card', () => {
    const wild = sampleView({ card: ['prairie+mountain', 'water+desert'], picked: 'water+desert' })
    expect(handOf(sampleSeat(wild)).offers.map(({ terrains }) => terrains)).toEqual([
      ['prairie', 'mountain'],
      ['water', 'desert'],
    ])
  })

  it('offers terrains for the first Xs and for bonus Xs', () => {
    const start = handOf(sampleSeat(sampleView({ phase: 'setup' }), ['start water']))
    expect([start.kind, start.offers.length, start.offers.filter(({ open }) => open).length]).toEqual(['start', 4, 1])
    const view = sampleView({ temple_bonus: [3, 1], decision: decision({ step: 'bonus', batches: ['b'] }) })
    expect(handOf(sampleSeat(view, ['bonus water'])).offers[0]).toMatchObject({ action: 'bonus prairie', xs: 1 })
  })

  it('offers the temples whose bonus Xs are due, and villages to start in', () => {
    const view = sampleView({ temple_bonus: [3, 1], decision: decision({ step: 'order', batches: ['b', 'c'] }) })
    const order = handOf(sampleSeat(view, ['batch b', 'batch c'])).offers
    expect(order.map(({ place, quadrant, xs }) => [place, quadrant, xs])).toEqual([
      ['temple', 'b', 1],
      ['temple', 'c', 3],
    ])
    const village = handOf(sampleSeat(sampleView({ phase: 'village' }), ['village a', 'village d']))
    expect(village.offers.map(({ action }) => action)).toEqual(['village a', 'village d'])
  })

  it('is empty when there is nothing to choose from', () => {
    expect(handOf(sampleSeat(sampleView({ phase: 'card' }))).kind).toBe('none')
  })

  it('leaves only stopping to the buttons', () => {
    const actions = ['take water', 'scroll desert', 'stop', 'lay a tile-2 turn-1', 'mark h7', 'batch b']
    const { choices } = sampleSeat(sampleView({ boards: [sampleBoard()] }), actions)
    expect(choices.filter((choice) => !offers(choice)).map(({ action }) => action)).toEqual(['stop'])
  })
})
