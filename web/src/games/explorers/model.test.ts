import { describe, expect, it } from 'vitest'
import { label, squareOf } from './cells'
import { ownPicture, pictureOf, placesOf, questionOf, shutOf, thingAt } from './model'
import { sampleBoard, sampleSeat, sampleView, START } from './sample'

const fresh = [squareOf('f5'), squareOf('e5')]
const decided = sampleView({
  decision: {
    board: sampleBoard({ marks: [START, ...fresh] }),
    step: 'place',
    took: 'take water',
    left: 1,
    allowed: ['water'],
    horse: false,
    bonus: false,
    batches: [],
    fresh,
  },
})

describe('the picture of a turn', () => {
  it('tells tentative Xs from fixed ones', () => {
    const picture = ownPicture(sampleSeat(decided, ['mark d5'], 3))
    expect(picture.marks).toEqual([START])
    expect(picture.trial).toEqual(fresh)
    expect(picture.lit.map(label)).toEqual(['d5'])
  })

  it('shows committed Xs as fixed while the others still place', () => {
    const picture = ownPicture(sampleSeat(decided))
    expect(picture.marks).toEqual([START, ...fresh])
    expect(picture.trial).toEqual([])
  })

  it('shows other players as the turn began', () => {
    expect(pictureOf(decided, 1).marks).toEqual([START])
  })

  it('says what the next explorer of a temple gets, or nothing when the list is empty', () => {
    expect(pictureOf(decided, 0).plaques).toEqual(['12', '8', '12', ''])
    const expert = sampleView({ options: { temples: 'expert' }, temple_points: [8, 8], temple_bonus: [3, 1] })
    expect(pictureOf(expert, 0).plaques).toEqual(['+3', '+1', '+3', ''])
  })
})

describe('blocked provisions', () => {
  it('are those that the view does not call open', () => {
    expect(shutOf(sampleView(), sampleBoard({ open: ['apple', 'fish'] }))).toEqual(['carrot'])
    expect(shutOf(sampleView({ phase: 'over' }), sampleBoard({ open: [] }))).toEqual([])
  })
})

describe('places', () => {
  it('are squares, and villages where one is to be picked', () => {
    expect([...placesOf(sampleSeat(sampleView(), ['mark d5', 'stop'])).keys()].map(label)).toEqual(['d5'])
    const village = sampleSeat(sampleView({ phase: 'village' }), ['village a', 'village c'])
    expect([...placesOf(village).keys()]).toEqual([START, 148])
    expect(questionOf(village, 203)).toBe('village d')
    expect(questionOf(sampleSeat(sampleView()), 0)).toBe('mark a1')
  })

  it('carry what the map says', () => {
    const picture = pictureOf(sampleView(), 0)
    expect(thingAt(picture, START)).toBe('village')
    expect(thingAt(picture, squareOf('d2'))).toBe('temple')
    expect(thingAt(picture, squareOf('b1'))).toBe('carrot')
    expect(thingAt(picture, squareOf('a1'))).toBeUndefined()
  })
})
