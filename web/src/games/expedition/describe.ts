import type { Texts } from '../../lib/texts'
import type { Picture, Way } from './model'
import { cardOf, handCardOf, viewOf } from './model'
import { colourName, placeName, regionName, whereabouts } from './names'
import type { CardView, ExpeditionView } from './view'
import type { Atlas } from './world'
import type { SeatView } from '../../lib/wire'

export interface Told {
  texts: Texts
  atlas: Atlas
  seat: SeatView
  picture: Picture
  names: readonly string[]
}

/** What a space is: its region, or what its dot gives. */
export function kindText({ texts, atlas }: Told, space: string): string {
  const { kind, region, half_dots } = atlas.spaces.get(space)!
  if (kind === 'location') return regionName(texts, region ?? '')
  return texts.word(`expedition-board-kind-${half_dots ? 'edge' : kind}`)
}

/** How a space stands: expeditions there, cards, tokens; each in a few words. */
export function statesOf(told: Told, space: string): string[] {
  const { texts, seat, picture, names } = told
  const view = viewOf(seat)
  const list = (colours: readonly string[]) => texts.join(colours.map((colour) => colourName(texts, colour)))
  const heads = picture.heads.filter((head) => head.space === space).map(({ colour }) => colour)
  const passed = passing(picture, space).filter((colour) => !heads.some((head) => head === colour))
  const token = picture.tokens.get(space)
  return [
    heads.length > 0 ? texts.word('expedition-board-head', { colours: list(heads), count: heads.length }) : '',
    passed.length > 0 ? texts.word('expedition-board-passed', { colours: list(passed), count: passed.length }) : '',
    cardState(texts, view, picture, space),
    token === undefined ? '' : texts.word('expedition-board-token', { name: names[token] ?? '' }),
  ].filter(Boolean)
}

/** The colours of the arrows that touch a space. */
export const passing = (picture: Picture, space: string): string[] => [
  ...new Set(picture.arrows.filter(({ from, to }) => from === space || to === space).map(({ colour }) => colour)),
]

function cardState(texts: Texts, view: ExpeditionView, picture: Picture, space: string): string {
  const own = handCardOf(view, space)
  if (own)
    return texts.word(own.kept_back ? 'expedition-board-in-hand-held' : 'expedition-board-in-hand', {
      points: own.worth,
    })
  return picture.open.includes(space) ? texts.word('expedition-board-open-here') : ''
}

/** The arrows each expedition needs to a place, in words. */
export function reachText(texts: Texts, card: CardView): string {
  const parts = card.reaches
    .filter(({ arrows }) => arrows >= 0)
    .map(({ colour, arrows }) => texts.word('expedition-board-reach', { colour: colourName(texts, colour), arrows }))
  return parts.length > 0 ? parts.join(', ') : texts.word('expedition-board-no-way')
}

/** An arrow that may be placed: its colour, from where to where, and what it would bring. */
export function wayText(texts: Texts, names: readonly string[], { choice }: Way): string {
  const gain = choice.gain ? texts.say(choice.gain, names) : ''
  const arrow = texts.say(choice.text, names)
  return gain ? texts.word('expedition-board-way', { arrow, gain }) : arrow
}

/** A space as a screen reader says it. */
export function spaceText(told: Told, space: string): string {
  const { texts, seat, picture, names } = told
  const card = cardOf(viewOf(seat), space)
  const ways = picture.ways.filter(({ arrow }) => arrow.to === space)
  const marked = picture.lit.has(space) && ways.length === 0
  const what = [
    whereabouts(texts, space),
    kindText(told, space),
    ...statesOf(told, space),
    card && !card.travelled ? reachText(texts, card) : '',
    ...ways.map((way) => texts.word('expedition-board-may', { what: wayText(texts, names, way) })),
    marked ? texts.word('expedition-board-may-token') : '',
  ]
  return texts.word('expedition-board-space', {
    name: placeName(texts, space),
    what: what.filter(Boolean).join(', '),
  })
}
