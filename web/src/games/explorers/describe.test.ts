import { describe, expect, it } from 'vitest'
import { Texts } from '../../lib/texts'
import { squareOf } from './cells'
import { cellText } from './describe'
import { ownPicture, placesOf, type Picture } from './model'
import { sampleSeat, sampleView } from './sample'

const texts = new Texts(
  'en',
  `
explorers-terrain-prairie = prairie
explorers-terrain-desert = desert
explorers-terrain-mountain = mountain
explorers-object-carrot = carrot
explorers-board-cell = { $square }: { $what }
explorers-board-village = village { $quadrant }, { $count } of 4
explorers-board-temple = temple { $quadrant }, next { $value }
explorers-board-state-start = start
explorers-board-state-marked = marked
explorers-board-state-shut = blocked
explorers-board-may = may
`,
)
const seat = sampleSeat(sampleView(), ['mark f5'])
const say = (name: string, changes: Partial<Picture> = {}) => {
  const square = squareOf(name)
  return cellText(texts, { ...ownPicture(seat), ...changes }, square, placesOf(seat).get(square))
}

describe('a square in words', () => {
  it('tells terrain, object and what may be done', () => {
    expect(say('a1')).toBe('a1: prairie')
    expect(say('f5')).toBe('f5: prairie, may')
    expect(say('b1')).toBe('b1: desert, carrot')
    expect(say('d2')).toBe('d2: mountain, temple A, next 12')
  })

  it('follows the changes of the board', () => {
    expect(say('b1', { shut: ['carrot'] })).toBe('b1: desert, carrot, blocked')
    expect(say('a1', { marks: [0] })).toBe('a1: prairie, marked')
    expect(say('f6')).toBe('f6: village A, 0 of 4, start')
    expect(say('f6', { marks: [squareOf('f5')] })).toBe('f6: village A, 1 of 4, start')
    expect(say('d2', { plaques: ['10', '', '', ''] })).toBe('d2: mountain, temple A, next 10')
  })
})
