import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Texts } from '../../lib/texts'
import { spaceText } from './describe'
import { pictureOf } from './model'
import { ATLAS, sampleCard, samplePlayer, sampleSeat, sampleTrails, sampleView } from './sample'
import type { ExpeditionView } from './view'

const ROOT = join(import.meta.dirname, '../../../../fourwinds')
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8')
const texts = new Texts(
  'en',
  ['locales/en.ftl', ...['en', 'board.en', 'places.en'].map((name) => `games/expedition/locales/${name}.ftl`)]
    .map(read)
    .join('\n'),
)

const said = (space: string, changes: Partial<ExpeditionView>, actions: string[] = []): string => {
  const seat = sampleSeat(sampleView(changes), actions)
  return spaceText({ texts, atlas: ATLAS, seat, picture: pictureOf(seat), names: ['Ines', 'Bruno'] }, space)
}

describe('a space as a screen reader says it', () => {
  it('says what it is and where', () => {
    expect(said('sa11', {})).toBe('Francis Drake: Cape Horn, South America')
    expect(said('g01', {})).toContain('green dot: one more arrow')
    expect(said('r01', {})).toContain('red dot: one ticket')
    expect(said('w01', {})).toContain('both edges of the map')
  })

  it('says who stands there and who has passed', () => {
    const trails = sampleTrails({ crimson: ['eu07', 'r02'], amber: ['eu07'] })
    expect(said('r02', { trails })).toContain('Crimson stands here')
    expect(said('eu07', { trails })).toMatch(/Amber stands here, Crimson has been here/)
    expect(said('start', {})).toContain('Crimson, Cobalt and Amber stand here')
  })

  it('says what a card there is worth and how far it is', () => {
    const card = sampleCard('sa11', { crimson: ['na05', 'sa11'] })
    const hand = [{ card, held: true, kept_back: true, worth: 2 }]
    const seats = [samplePlayer({ tokens: ['sa11'] }), samplePlayer()]
    expect(said('sa11', { hand, seats })).toContain(
      'in your hand, held back, worth 2 points, Important Destination of Ines, Crimson 2 arrows away',
    )
    expect(said('sp06', { public: [sampleCard('sp06')] })).toContain('public destination: 1 point')
  })

  it('says which arrow may be placed there', () => {
    expect(said('eu03', {}, ['arrow cobalt start-eu03'])).toContain('you may place: arrow cobalt start-eu03')
    expect(said('sa11', { phase: 'tokens' }, ['token sa11'])).toContain('you may choose this place')
  })
})
