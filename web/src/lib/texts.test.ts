import { describe, expect, it } from 'vitest'
import { detect, Texts } from './texts'

const SOURCE = `
seat-name = Player { $number }
list-comma = { $head }, { $next }
list-and = { $head } and { $last }
refusal = R { $rule }: { $reason }
terrain-water = water
pair = { $one } or { $other }
place = { $xs ->
    [one] Place 1 X on { $side }.
   *[other] Place { $xs } Xs on { $side }.
}
takes = { $seat } takes { $side }.
waiting = Waiting for { $seats }.
option = Map
    .help = Who lays it.
`
const texts = new Texts('en', SOURCE)

describe('Texts', () => {
  it('says nested texts', () => {
    const side = { key: 'pair', args: { one: { key: 'terrain-water', args: {} }, other: 'sand' } }
    expect(texts.word('place', { xs: 3, side })).toBe('Place 3 Xs on water or sand.')
    expect(texts.word('place', { xs: 1, side: { key: 'terrain-water', args: {} } })).toBe('Place 1 X on water.')
  })

  it('says seats as names, in nested texts too', () => {
    const names = ['Ann', 'Bob', 'Cem']
    expect(texts.say({ key: 'takes', args: { seat: 1, side: 'sand' } }, names)).toBe('Bob takes sand.')
    expect(texts.say({ key: 'waiting', args: { seats: '0,1,2' } }, names)).toBe('Waiting for Ann, Bob and Cem.')
    const inner = { key: 'waiting', args: { seats: '2' } }
    expect(texts.say({ key: 'takes', args: { seat: 0, side: inner } }, names)).toBe('Ann takes Waiting for Cem..')
  })

  it('calls seats without a name by their number', () => {
    expect(texts.word('takes', { seat: 1, side: 'sand' })).toBe('Player 2 takes sand.')
  })

  it('finds attributes, and shows the key of what is missing', () => {
    expect(texts.word('option.help')).toBe('Who lays it.')
    expect(texts.has('option.hint')).toBe(false)
    expect(texts.word('nowhere')).toBe('nowhere')
  })

  it('gives refusals the number of their rule', () => {
    const text = { key: 'terrain-water', args: {} }
    expect(texts.refusal({ rule: '7.4', text })).toBe('R 7.4: water')
    expect(texts.refusal({ rule: '', text })).toBe('water')
  })
})

describe('detect', () => {
  it('takes the first language we speak', () => {
    expect(detect(['pt-BR', 'de-CH', 'fr'])).toBe('de')
    expect(detect(['pt-BR'])).toBe('en')
  })
})
