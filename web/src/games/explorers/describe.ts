import type { Texts } from '../../lib/texts'
import type { Choice } from '../../lib/wire'
import { around, label, quadrantOf } from './cells'
import { thingAt, type Picture } from './model'
import { QUADRANTS, terrainOf } from './terms'

const marked = (picture: Picture, square: number): boolean =>
  picture.marks.includes(square) || picture.trial.includes(square)

const reached = (picture: Picture, village: number): number =>
  around(village).filter((near) => marked(picture, near)).length

/** What lies on a square, in words: its terrain and its object, or a village and how far it is surrounded. */
export function groundOf(texts: Texts, picture: Picture, square: number): string {
  const quadrant = QUADRANTS[quadrantOf(square)]?.toUpperCase() ?? ''
  const thing = thingAt(picture, square)
  if (thing === 'village') return texts.word('explorers-board-village', { quadrant, count: reached(picture, square) })
  const terrain = terrainOf(picture.terrain[square])
  if (!terrain) return texts.word('explorers-board-no-tile')
  const parts = [texts.word(`explorers-terrain-${terrain}`)]
  if (thing === 'temple') {
    const value = picture.plaques[quadrantOf(square)] || '–'
    parts.push(texts.word('explorers-board-temple', { quadrant, value }))
  } else if (thing) parts.push(texts.word(`explorers-object-${thing}`))
  return parts.join(', ')
}

function stateAt(picture: Picture, square: number): 'start' | 'fresh' | 'marked' | 'shut' | '' {
  const thing = thingAt(picture, square)
  if (square === picture.start) return 'start'
  if (picture.trial.includes(square)) return 'fresh'
  if (picture.marks.includes(square)) return 'marked'
  return thing && picture.shut.includes(thing) ? 'shut' : ''
}

/** How a square stands: the start, marked, marked in this turn, blocked; nothing for an open one. */
export function stateOf(texts: Texts, picture: Picture, square: number): string {
  const state = stateAt(picture, square)
  return state && texts.word(`explorers-board-state-${state}`)
}

const said = new WeakMap<Texts, Map<string, string>>()

/** A square as a screen reader says it: name, ground, state, and what may be done there. */
export function cellText(texts: Texts, picture: Picture, square: number, choice: Choice | undefined): string {
  const known = said.get(texts) ?? new Map<string, string>()
  said.set(texts, known)
  const thing = thingAt(picture, square)
  const more = thing === 'village' ? reached(picture, square) : thing === 'temple' ? picture.plaques.join() : ''
  const gain = choice ? JSON.stringify(choice.gain) : ''
  const key = [square, picture.terrain[square], picture.objects[square], stateAt(picture, square), more, gain].join('|')
  const text = known.get(key) ?? sayCell(texts, picture, square, choice)
  known.set(key, text)
  return text
}

function sayCell(texts: Texts, picture: Picture, square: number, choice: Choice | undefined): string {
  const gain = choice?.gain ? texts.say(choice.gain) : ''
  const may = choice ? texts.word('explorers-board-may') : ''
  const what = [groundOf(texts, picture, square), stateOf(texts, picture, square), may, gain]
  return texts.word('explorers-board-cell', { square: label(square), what: what.filter(Boolean).join(', ') })
}
