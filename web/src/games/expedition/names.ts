import type { Texts } from '../../lib/texts'

/** The title of a place, such as an explorer; dots have one too. */
export const placeName = (texts: Texts, place: string): string => texts.word(`expedition-place-${place}`)

/** The same for the map, where room is scarce. */
export function shortName(texts: Texts, place: string): string {
  const short = `expedition-place-${place}.short`
  return texts.has(short) ? texts.word(short) : placeName(texts, place)
}

/** Where a place is: `Cape Horn, Chile`; dots lie nowhere in particular. */
export function whereabouts(texts: Texts, place: string): string {
  const where = `expedition-place-${place}.where`
  return texts.has(where) ? texts.word(where) : ''
}

/** The same without the country. */
export const spotName = (texts: Texts, place: string): string => whereabouts(texts, place).split(',')[0] ?? ''

export function storyOf(texts: Texts, place: string): string {
  const story = `expedition-place-${place}.story`
  return texts.has(story) ? texts.word(story) : ''
}

export const regionName = (texts: Texts, region: string): string =>
  texts.word(`expedition-region-${region.replace('_', '-')}`)

export const colourName = (texts: Texts, colour: string): string => texts.word(`expedition-colour-${colour}`)
