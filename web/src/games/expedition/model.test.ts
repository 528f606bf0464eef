import { describe, expect, it } from 'vitest'
import { cardOf, choicesAt, nearest, offers, pictureOf, questionOf, traceOf, wantedOf, waysOf } from './model'
import { ATLAS, sampleCard, samplePlayer, sampleSeat, sampleTrails, sampleView } from './sample'

const trails = sampleTrails({ crimson: ['eu07', 'r02', 'na06'], amber: ['g01'] })
const own = (place: string) => ({ card: sampleCard(place), held: false, kept_back: false, worth: 1 })

describe('the picture', () => {
  it('has all arrows, heads, tokens and open places', () => {
    const view = sampleView({
      trails,
      hand: [own('sa11')],
      public: [sampleCard('sp06'), null],
      seats: [samplePlayer(), samplePlayer({ tokens: ['na08'] })],
    })
    const picture = pictureOf(sampleSeat(view))
    expect(picture.arrows.map(({ colour, to }) => [colour, to])).toEqual([
      ['crimson', 'eu07'],
      ['crimson', 'r02'],
      ['crimson', 'na06'],
      ['amber', 'g01'],
    ])
    expect(picture.heads.map(({ space }) => space)).toEqual(['na06', 'start', 'g01'])
    expect([picture.hand, picture.open, picture.tokens.get('na08')]).toEqual([['sa11'], ['sp06'], 1])
    expect(picture.lit.size).toBe(0)
  })

  it('lights what may be reached and where a token may stand', () => {
    const arrows = sampleSeat(sampleView({ trails }), ['arrow cobalt start-eu03', 'exchange sa11', 'end'])
    expect([...pictureOf(arrows).lit]).toEqual(['eu03'])
    const tokens = sampleSeat(sampleView({ phase: 'tokens' }), ['token sa11', 'token as14'])
    expect([...pictureOf(tokens).lit]).toEqual(['sa11', 'as14'])
  })
})

describe('ways', () => {
  it('are read from the choices', () => {
    const [way] = waysOf(sampleSeat(sampleView({ trails }), ['arrow cobalt start-eu03']))
    expect(way).toMatchObject({
      arrow: { colour: 'cobalt', from: 'start', to: 'eu03', segment: ATLAS.between('start', 'eu03')!.id },
      loop: false,
    })
  })

  it('close a loop where their own colour has been', () => {
    const seat = sampleSeat(sampleView({ trails }), ['arrow crimson eu03-start', 'arrow cobalt eu03-start'])
    expect(waysOf(seat).map(({ loop }) => loop)).toEqual([true, false])
  })

  it('belong to the place they lead to, together with what points at it', () => {
    const seat = sampleSeat(sampleView({ trails }), ['arrow cobalt start-eu03', 'hold eu03', 'hold sa11', 'end'])
    expect(choicesAt(seat, 'eu03').map(({ action }) => action)).toEqual(['arrow cobalt start-eu03', 'hold eu03'])
  })
})

describe('cards', () => {
  const far = sampleCard('sa11', { crimson: ['na05', 'na04', 'sa11'], amber: ['r03', 'sa11'] })

  it('know the nearest expedition and the way from its head', () => {
    expect(nearest(far)).toEqual({ colour: 'amber', arrows: 2 })
    expect(nearest(sampleCard('sa11'))).toBeUndefined()
    expect(traceOf(sampleView({ trails }), far)).toEqual(['g01', 'r03', 'sa11'])
    expect(traceOf(sampleView({ trails }), sampleCard('sa11'))).toEqual([])
  })

  it('are found wherever the seat sees them', () => {
    const view = sampleView({ hand: [own('sa11')], public: [null, sampleCard('sp06')] })
    expect(cardOf(view, 'sa11')?.place).toBe('sa11')
    expect(cardOf(view, 'sp06')?.place).toBe('sp06')
    expect(cardOf(view, 'na08')).toBeUndefined()
  })
})

describe('a space that is not lit', () => {
  it('is asked about from the head beside it', () => {
    const seat = sampleSeat(sampleView({ trails }))
    expect(questionOf(seat, ATLAS, 'r02')).toBe('arrow crimson na06-r02')
  })

  it('is asked about from somewhere if no head is near', () => {
    expect(questionOf(sampleSeat(sampleView({ trails })), ATLAS, 'sp11')).toMatch(/^arrow crimson \w+-sp11$/)
  })

  it('is asked about for a token while tokens are placed', () => {
    const seat = sampleSeat(sampleView({ phase: 'tokens' }))
    expect(questionOf(seat, ATLAS, 'sp11')).toBe('token sp11')
    expect(questionOf(seat, ATLAS, 'g01')).toBe('')
  })
})

describe('names and buttons', () => {
  it('rank own cards before open ones, heads and the rest', () => {
    const view = sampleView({ trails, hand: [own('sa11')], public: [sampleCard('sp06')] })
    const wanted = wantedOf(ATLAS, pictureOf(sampleSeat(view)), (id) => id, 1)
    const rank = (id: string) => wanted.find((one) => one.id === id)?.rank
    expect(['sa11', 'sp06', 'na06', 'start', 'na08'].map(rank)).toEqual(['hand', 'open', 'major', 'major', 'minor'])
    expect(rank('g01')).toBeUndefined()
  })

  it('leave ending and declining to the buttons of the table', () => {
    const { choices } = sampleSeat(sampleView(), ['ticket', 'hold last', 'release last', 'end', 'decline', 'done'])
    expect(choices.filter((choice) => !offers(choice)).map(({ action }) => action)).toEqual(['end', 'decline', 'done'])
  })
})
